"""The absent deck at the table: the row that can be called, the deck and its discard pile."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.cultistorm.looks.decks import face_down
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.two.rules import (
    GONE,
    PLAYERS,
    TROUBLES,
    UNSEEN,
    AbsentDeck,
    calls_of,
    rules_of,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Counter, Face, Kind, Piece, SceneZone

KINDS = (Kind("absent", "card", "general"),)
TROUBLE_ICONS = {"T": "terror", "C": "cultist", "I": "insanity"}
AREA = ("absent-row", "absent-deck", "absent-discard")


def speak(telling: Telling, deck: AbsentDeck, said: Sequence[tuple[str, str]]) -> None:
    """The cards' names, and what a call is called."""
    for id, (name, _) in zip(deck.ids, said, strict=True):
        telling.lent[id] = (name, id)

    def calling(at: int, other: int) -> None:
        telling.acts[f"call-{at + 1}-{other + 1}"] = lambda state, seat: call(telling, state, seat, at, other)

    for at in range(deck.row):
        for other in range(PLAYERS):
            calling(at, other)


def call(telling: Telling, state: StormState, seat: int, at: int, other: int) -> str:
    """A call in words: the card, for whom, and what it costs."""
    rules = rules_of(state)
    row = rules.row(state)
    if at >= len(row):
        return telling.words("answer-call-nobody", n=at + 1)
    card = row[at]
    who = telling.side(state, other)
    return telling.words("answer-call", card=telling.card(state, card), who=who, n=rules.madness(card))


def point(state: StormState, seat: int, at: int, other: int) -> tuple[str, ...]:
    """What a call points at: the card in the row, and the mat of the investigator."""
    row = rules_of(state).row(state)
    if at >= len(row):
        return ()
    return ("absent-row", state.action(row[at]).id, f"mat-{other}")


def zones(telling: Telling) -> list[SceneZone]:
    """Beside the board."""
    words = telling.words
    row = SceneZone(
        "absent-row",
        words("zone-absent-row"),
        "absent-row",
        rules=("CS-TWO-06", "CS-TWO-07"),
        tip=words("tip-absent-row"),
        look="hand",
        told=True,
    )
    return [
        row,
        SceneZone(
            "absent-deck", words("zone-absent-deck"), "absent-deck", rules=("CS-TWO-05",), look="cards"
        ),
        SceneZone(
            "absent-discard",
            words("zone-absent-discard"),
            "absent-discard",
            rules=("CS-TWO-21",),
            look="cards",
        ),
    ]


def faces(telling: Telling, deck: AbsentDeck, said: Sequence[tuple[str, str]]) -> list[Face]:
    """The cards: whose they are, star or not, and their trouble."""
    words = telling.words
    found: list[Face] = []
    for number, (name, text) in enumerate(said):
        action, of = deck.actions[number], deck.of[number]
        whose = telling.texts.investigator[of][0] if of >= 0 else words("absent-town")
        icons = [("combat", 1)] if action.combat else [("next", 1)] if action.next_turn else []
        trouble = TROUBLES[deck.trouble[number]]
        line = words("type-absent-star" if action.star else "type-absent", who=whose)
        text = f"{text} {words(f'absent-trouble-{trouble}')}"
        icon = telling.texts.icon[of] if of >= 0 else "general"
        icons.append((TROUBLE_ICONS[trouble], 1))
        found.append(Face(deck.ids[number], name, text, icon, tuple(icons), line, ("CS-TWO-07", "CS-TWO-12")))
    return found


def pieces(state: StormState) -> list[Piece]:
    """What lies in the row, in the deck and on the discard pile."""
    rules = rules_of(state)
    found = [
        Piece("absent", "absent-row", state.action(card).id, order=order)
        for order, card in enumerate(rules.row(state))
    ]
    found += face_down(state, rules.zone + UNSEEN, "absent", "absent-deck")
    for order, card in enumerate(state.zones[rules.zone + GONE]):
        found.append(Piece("absent", "absent-discard", state.action(card).id, order=order))
    return found


def counters(state: StormState, telling: Telling) -> list[Counter]:
    """How many each has called."""
    rules, label = rules_of(state), telling.words("counter-calls")
    called = calls_of(state)
    return [
        Counter(f"calls-{seat}", label, called[seat], f"mind-{seat}", rules.deck.calls, seat, "general")
        for seat in range(state.agreed.team)
    ]
