"""The solo board at the table: two contacts with their rows, decks and piles, and Resolve."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import DECK, DISCARD, LEVELS, ON_BOARD, SYMBOLS
from eldertable.games.cultistorm.looks.decks import face_down
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.solo.rules import (
    CONTACTS,
    ERRANDS,
    ROOM,
    YOU,
    PayForContact,
    alone,
    kinds_paying,
    rules_of,
)
from eldertable.games.cultistorm.rules.preparing.support import support_madness
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Counter, Piece, SceneZone
from eldertable.kernel.steps import Decision

SIGNS = ("A", "B")
"""The two contacts in the names of actions."""


def speak(
    telling: Telling,
    errands: Sequence[tuple[str, str]],
    bought: Sequence[tuple[str, str]],
    prices: Sequence[int],
) -> None:
    """Names of errands, and what actions are called."""
    telling.names["errand"] = lambda state, errand: errands[errand][0]
    telling.names["partner"] = telling.names["investigator"]
    telling.labels["send"] = lambda state, decision, seat, errand: ". ".join(errands[errand]).rstrip(".")
    telling.labels["take-contacts"] = lambda state, decision, seat, one, other: telling.listed(
        [_person(telling, one), _person(telling, other)]
    )
    telling.asking["ChooseErrand"] = lambda state, decision: {"other": telling.side(state, decision.other)}
    telling.asking["PayForContact"] = _asking_to_pay(telling)
    for at, contact in enumerate(CONTACTS):
        _speak_of(telling, SIGNS[at], contact)
    for id, said, price in zip(("die", "draw", "heal"), bought, prices, strict=True):
        words = telling.words("answer-resolve", n=price, text=f"{said[0]}: {said[1]}".rstrip("."))
        telling.acts[f"resolve-{id}"] = lambda state, seat, words=words: words  # type: ignore[misc]


def _person(telling: Telling, investigator: int) -> str:
    name, role = telling.texts.investigator[investigator]
    return f"{name} ({role})"


def _asking_to_pay(telling: Telling):  # type: ignore[no-untyped-def]
    def asked(state: StormState, decision: PayForContact) -> dict[str, str]:
        name = telling.texts.ability[state.investigator[decision.other]][0][0]
        return {"other": telling.side(state, decision.other), "ability": name}

    return asked


def _speak_of(telling: Telling, sign: str, contact: int) -> None:
    """What can be done with one contact."""
    words = telling.words

    def ability(state: StormState) -> str:
        return telling.texts.ability[state.investigator[contact]][0][0]

    def calling(at: int) -> None:
        telling.acts[f"call-{sign}-{at + 1}"] = lambda state, seat: call(telling, state, contact, at)

    def develop(state: StormState, seat: int) -> str:
        name, text = telling.texts.ability[state.investigator[contact]][0]
        return words("answer-develop-contact", ability=name, text=text, who=telling.side(state, contact))

    for at in range(ROOM):
        calling(at)
    telling.acts[f"develop-{sign}"] = develop
    telling.acts[f"ability-{sign}"] = lambda state, seat: words(
        "answer-use-contact", ability=ability(state), who=telling.side(state, contact)
    )
    telling.acts[f"renew-{sign}"] = lambda state, seat: words(
        "answer-renew", who=telling.side(state, contact)
    )


def call(telling: Telling, state: StormState, contact: int, at: int) -> str:
    """A call in words: whose card, and what it costs."""
    row = rules_of(state).row(state, contact)
    who = telling.side(state, contact)
    if at >= len(row):
        return telling.words("answer-contact-nothing", who=who, n=at + 1)
    n = support_madness(state, YOU, state.action(row[at]))
    return telling.words("answer-contact", card=telling.cards[row[at]], who=who, n=n)


# --- what actions point at ----------------------------------------------------------------------------------


def point_contacts(state: StormState, decision: Decision, seat: int, one: int, other: int) -> tuple[str, ...]:
    """Who they are, and the ability of each that can become yours."""
    ids = [state.agreed.content.investigators[contact].id for contact in (one, other)]
    return tuple(thing for id in ids for thing in (f"inv-{id}", f"{id}-L1"))


def point_call(state: StormState, seat: int, contact: int, at: int) -> tuple[str, ...]:
    """The card in the contact's row."""
    row = rules_of(state).row(state, contact)
    if at >= len(row):
        return ()
    content = state.agreed.content
    card = row[at]
    face = f"{content.actions[content.action_kind[card]].id}.{LETTERS[content.action_symbol[card]]}"
    return (f"contact-row-{contact}", face)


def point_board(state: StormState, seat: int, contact: int) -> tuple[str, ...]:
    """The contact's board."""
    return (f"contact-board-{contact}",)


def point_development(state: StormState, seat: int, contact: int) -> tuple[str, ...]:
    """The contact's board, and the trophy where there is no choice."""
    kinds = kinds_paying(state)
    trophy = (f"trophy-{LETTERS[kinds[0]]}-{seat}",) if len(kinds) == 1 else ()
    return (f"contact-board-{contact}", *trophy)


def point_row(state: StormState, seat: int, contact: int) -> tuple[str, ...]:
    """The contact's row."""
    return (f"contact-row-{contact}",)


def point_resolve(state: StormState, seat: int) -> tuple[str, ...]:
    """Resolve."""
    return ("resolve",)


def point_trophy(state: StormState, decision: Decision, seat: int, symbol: int) -> tuple[str, ...]:
    """The trophy that is paid."""
    return (f"trophy-{LETTERS[symbol]}-{seat}",)


# --- the scene ----------------------------------------------------------------------------------------------


def zones(state: StormState, telling: Telling) -> list[SceneZone]:
    """The contacts beside the board."""
    words = telling.words
    found: list[SceneZone] = []
    for contact in CONTACTS:
        who = telling.side(state, contact)
        for part, look, rules in (
            ("contact-row", "hand", ("CS-SOL-09", "CS-SOL-10")),
            ("contact-board", "heap", ("CS-SOL-08", "CS-SOL-13")),
            ("contact-deck", "cards", ("CS-SOL-11",)),
            ("contact-discard", "cards", ("CS-SOL-11",)),
        ):
            found.append(
                SceneZone(
                    f"{part}-{contact}",
                    words(f"zone-{part}", who=who),
                    part,
                    rules=rules,
                    look=look,  # type: ignore[arg-type]
                    told=part in ("contact-row", "contact-board"),
                )
            )
    return found


def pieces(state: StormState, telling: Telling) -> list[Piece]:
    """What contacts have: their rows, decks and piles; themselves, where they are; a developed ability."""
    found: list[Piece] = []
    faces, content = telling.action_faces, telling.content
    errands = alone(state).errands
    for contact in CONTACTS:
        if state.investigator[contact] < 0:
            continue
        for order, card in enumerate(rules_of(state).row(state, contact)):
            found.append(Piece("action", f"contact-row-{contact}", faces[card], order=order))
        found += face_down(state, DECK + 3 * contact, "action", f"contact-deck-{contact}")
        for order, card in enumerate(state.zones[DISCARD + contact]):
            found.append(Piece("action", f"contact-discard-{contact}", faces[card], order=order))
        id = content.investigators[state.investigator[contact]].id
        board = f"contact-board-{contact}"
        errand = telling.words(f"badge-{ERRANDS[errands[contact - 1]]}")
        found.append(Piece("investigator", board, f"inv-{id}", badges=(errand,)))
        if state.level[contact]:
            used = (telling.words("badge-used"),) if state.abilities_used[contact * LEVELS] else ()
            found.append(Piece("ability", board, f"{id}-L1", badges=used))
        for symbol in range(SYMBOLS):
            if n := state.trophies[(ON_BOARD + contact) * SYMBOLS + symbol]:
                found.append(Piece("trophy", board, f"trophy-{LETTERS[symbol]}", count=n))
    return found


def counters(state: StormState, telling: Telling) -> list[Counter]:
    """Resolve, and how often contacts were called."""
    rules, mine, words = rules_of(state), alone(state), telling.words
    found = [
        Counter("resolve", words("counter-resolve"), mine.resolve, "mind-0", rules.board.most, YOU, "ability")
    ]
    for contact in CONTACTS:
        label = words("counter-contact-calls", who=telling.side(state, contact))
        called = mine.calls[contact - 1]
        most = rules.most_calls(state)
        found.append(Counter(f"calls-{contact}", label, called, "mind-0", most, YOU, "general"))
    return found
