"""How dark rituals look: those that can be learned in a row, what everybody knows on the mats, points on action cards."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import HAND
from eldertable.games.cultistorm.looks.decks import face_down
from eldertable.games.cultistorm.looks.mats import rows_on_mats
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.rituals.rules import (
    LEARNED,
    SHOWN,
    UNSEEN,
    USES,
    Library,
    is_used,
    rules_of,
    study,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Counter, Face, Kind, Piece, SceneZone
from eldertable.kernel.steps import Decision

KINDS = (Kind("ritual", "card", "ritual"),)


def speak(telling: Telling, library: Library, said: Sequence[tuple[str, str, str]], source: int) -> None:
    """Names of rituals, and what learning and using them is called."""
    words = telling.words

    def learn(state: StormState, decision: Decision, seat: int, ritual: int) -> str:
        name, text, _ = said[ritual]
        n, mad = library.rituals[ritual].price, library.madness
        return words("answer-learn", ritual=name, text=text.rstrip("."), n=n, mad=mad)

    def use(state: StormState, decision: Decision, seat: int, ritual: int) -> str:
        return ": ".join(said[ritual][:2]).rstrip(".")

    def lay(state: StormState, decision: Decision, seat: int, own_card: int, other: int) -> str:
        card = telling.cards[state.own_card(seat, own_card)]
        return words("answer-lay-palm", card=card, who=telling.side(state, other))

    def act(state: StormState, seat: int) -> str:
        usable = rules_of(state).usable(state, seat)
        if len(usable) == 1:
            return words("answer-use-one-rite", ritual=said[usable[0]][0])
        return words("act-use-ritual")

    telling.names["ritual"] = lambda state, ritual: said[ritual][0]
    telling.labels["learn"] = learn
    telling.labels["use-rite"] = use
    telling.labels["lay-palm"] = lay
    telling.acts["use-ritual"] = act
    telling.asking["KeepSilent"] = lambda state, decision: {"ritual": said[decision.ritual][0]}
    for number, ritual in enumerate(library.rituals):
        if ritual.source >= 0:
            telling.sources[source + ritual.source] = (said[number][0], "ritual", ritual.id)


# --- what answers point at --------------------------------------------------------------------------------------------


def id_of(state: StormState, ritual: int) -> str:
    """The id of a ritual."""
    return rules_of(state).library.rituals[ritual].id


def point_row(state: StormState, seat: int) -> tuple[str, ...]:
    """The rituals that can be learned."""
    return ("rituals",)


def point_own(state: StormState, seat: int) -> tuple[str, ...]:
    """The own rituals, or the only one that can be used."""
    usable = rules_of(state).usable(state, seat)
    return (f"rituals-{seat}", id_of(state, usable[0])) if len(usable) == 1 else (f"rituals-{seat}",)


def point_shown(state: StormState, decision: Decision, seat: int, ritual: int) -> tuple[str, ...]:
    """A ritual that can be learned."""
    return ("rituals", id_of(state, ritual))


def point_known(state: StormState, decision: Decision, seat: int, ritual: int) -> tuple[str, ...]:
    """A ritual of one's own."""
    return (f"rituals-{seat}", id_of(state, ritual))


def point_palm(
    state: StormState, decision: Decision, seat: int, own_card: int, other: int
) -> tuple[str, ...]:
    """A hand card, and the mat of who gets it."""
    content = state.agreed.content
    card = state.own_card(seat, own_card)
    face = f"{content.actions[content.action_kind[card]].id}.{LETTERS[content.action_symbol[card]]}"
    return (f"hand-{seat}", face, f"mat-{other}")


def is_shown(state: StormState, decision: Decision, seat: int, ritual: int) -> bool:
    """Whether a ritual is one of those that can be learned."""
    rules = rules_of(state)
    return rules.card + ritual in state.zones[rules.zone + SHOWN]


def is_known(state: StormState, decision: Decision, seat: int, ritual: int) -> bool:
    """Whether a seat knows a ritual."""
    return ritual in rules_of(state).known(state, seat)


def in_hand(state: StormState, decision: Decision, seat: int, own_card: int, other: int) -> bool:
    """Whether a card of the own deck is in the hand."""
    return any(own_card == state.in_deck(card) for card in state.zones[HAND + seat])


# --- the scene --------------------------------------------------------------------------------------------------------


def zones(state: StormState, telling: Telling) -> list[SceneZone]:
    """The row and the deck beside the board, and a place on every mat."""
    words = telling.words
    found = [
        SceneZone(
            "rituals",
            words("zone-rituals"),
            "rituals",
            rules=("CS-RIT-04", "CS-RIT-05"),
            tip=words("tip-rituals"),
            look="hand",
            told=True,
        ),
        SceneZone(
            "rituals-deck", words("zone-rituals-deck"), "rituals-deck", rules=("CS-RIT-13",), look="cards"
        ),
    ]
    return found + rows_on_mats(
        state, "rituals", "known-rituals", words("zone-known-rituals"), ("CS-RIT-06", "CS-RIT-07")
    )


def faces(telling: Telling, library: Library, said: Sequence[tuple[str, str, str]]) -> list[Face]:
    """The rituals, with what they cost to learn."""
    found: list[Face] = []
    for ritual, (name, text, tome) in zip(library.rituals, said, strict=True):
        book = telling.words(f"tome-{tome}")
        line = telling.words(f"type-ritual-{USES[ritual.use]}", tome=book, n=ritual.price)
        rules = ("CS-RIT-05", "CS-RIT-06")
        price, icon = (("experience", ritual.price),), f"tome-{tome}"
        found.append(Face(ritual.id, name, text, icon, price, line, rules, str(ritual.price)))
    return found


def with_points(telling: Telling, library: Library, face: Face) -> Face:
    """An action card with its experience points; any other face as it is. (CS-RIT-02)"""
    id = face.id.partition(".")[0]
    for kind, action in enumerate(telling.content.actions):
        if action.id == id and library.points[kind]:
            return replace(face, icons=(*face.icons, ("experience", library.points[kind])))
    return face


def pieces(state: StormState, telling: Telling) -> list[Piece]:
    """What can be learned, the deck, and what everybody knows."""
    rules = rules_of(state)
    found: list[Piece] = []
    for order, card in enumerate(state.zones[rules.zone + SHOWN]):
        found.append(Piece("ritual", "rituals", id_of(state, card - rules.card), order=order))
    found += face_down(state, rules.zone + UNSEEN, "ritual", "rituals-deck")
    for seat in range(state.agreed.team):
        for order, card in enumerate(state.zones[rules.zone + LEARNED + seat]):
            number = card - rules.card
            badges = (telling.words("badge-used"),) if is_used(state, number) else ()
            found.append(
                Piece("ritual", f"rituals-{seat}", id_of(state, number), seat, order=order, badges=badges)
            )
    return found


def counters(state: StormState, telling: Telling) -> list[Counter]:
    """The experience of everybody."""
    label, most = telling.words("counter-experience"), rules_of(state).library.most
    xp = study(state).xp
    return [
        Counter(f"xp-{seat}", label, xp[seat], f"mind-{seat}", most, seat, "experience")
        for seat in range(state.agreed.team)
    ]
