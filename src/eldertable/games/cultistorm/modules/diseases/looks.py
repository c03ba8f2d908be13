"""Diseases at the table: a dial on each location that is sick, the strains and the lost cities beside the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import PLACES
from eldertable.games.cultistorm.looks import prompts
from eldertable.games.cultistorm.looks.presence import PRESENCE
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.diseases.rules import (
    WORST,
    CureWith,
    Strains,
    diseases,
    sickness,
    two_investigators,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.pointing import Point
from eldertable.kernel.scene import Counter, Face, Kind, Piece, SceneZone
from eldertable.kernel.steps import Decision

KINDS = (Kind("strain", "card", "disease"), Kind("dial", "token", "disease"))


# --- words ------------------------------------------------------------------------------------------------------------


def speak(telling: Telling, said: Sequence[tuple[str, str]]) -> None:
    """The strains' names, and what a cure is called."""
    words = telling.words

    def cure(state: StormState, seat: int) -> str:
        place = state.place[seat]
        if place < 0:
            return words("act-cure")
        ill = sickness(state)
        return words("answer-cure", strain=said[ill.strain[place]][0], n=ill.dial[place])

    def asking(state: StormState, decision: CureWith) -> dict[str, object]:
        symbol = telling.symbol(state.symbol_of(state.place[decision.seat]))
        price = diseases(state).strains.price
        return {"symbol": symbol, "n": price, "more": price + 1, "few": int(two_investigators(state))}

    def card(state: StormState, decision: Decision, seat: int, own_card: int) -> str:
        return telling.cards[state.own_card(seat, own_card)]

    telling.names["strain"] = lambda state, strain: said[strain][0]
    telling.acts["cure"] = cure
    telling.asking["CureWith"] = asking
    telling.labels["cure-with"] = card


# --- what answers point at --------------------------------------------------------------------------------------------


def _dial(state: StormState, seat: int) -> tuple[str, ...]:
    """The dial where somebody stands."""
    return (f"signs-{state.place[seat]}",) if state.place[seat] >= 0 else ()


def _card(state: StormState, decision: Decision, seat: int, own_card: int) -> tuple[str, ...]:
    return prompts.POINTING.kinds["discard"](state, decision, seat, own_card)


POINTS: Mapping[str, Point] = {"cure-with": _card}
ACT_POINTS = {"cure": _dial}
PRESENT = {"cure-with": PRESENCE.kinds["discard"]}


# --- the scene --------------------------------------------------------------------------------------------------------


def zones(telling: Telling) -> list[SceneZone]:
    """The strains of the five locations, and the cities."""
    words = telling.words
    return [
        SceneZone(
            "strains",
            words("zone-strains"),
            "strains",
            rules=("CS-DIS-02", "CS-DIS-04", "CS-DIS-05"),
            tip=words("tip-strains"),
            look="hand",
            told=True,
        )
    ]


def faces(telling: Telling, strains: Strains, said: Sequence[tuple[str, str]]) -> list[Face]:
    """The strains, and the dials, each with what it says of its strain."""
    words = telling.words
    found = [
        Face(
            id,
            name,
            words("strain-text", text=text),
            id,
            ((LETTERS[strains.symbol[at]], 1),),
            words("type-strain"),
            ("CS-DIS-04",),
        )
        for at, (id, (name, text)) in enumerate(zip(strains.ids, said, strict=True))
    ]
    for id, (name, text) in zip(strains.ids, said, strict=True):
        for level in range(1, WORST + 1):
            title, does = words("piece-dial", strain=name, n=level), words(f"dial-{level}", text=text)
            found.append(Face(f"{id}-{level}", title, does, id, rules=("CS-DIS-04",), mark=str(level)))
    return found


def pieces(state: StormState, telling: Telling) -> list[Piece]:
    """Each strain says where it is and how bad; a dial lies on every location that is sick."""
    ill, rules = sickness(state), diseases(state)
    found: list[Piece] = []
    for place in range(PLACES):
        name, level, id = telling.place(state, place), ill.dial[place], rules.strains.ids[ill.strain[place]]
        badge = telling.words("badge-strain", place=name, n=level)
        found.append(Piece("strain", "strains", id, order=place, badges=(badge,)))
        if level:
            found.append(Piece("dial", f"signs-{place}", f"{id}-{level}", order=5))
    return found


def counters(state: StormState, telling: Telling) -> list[Counter]:
    """How many cities are lost, and with how many the game is."""
    rules, label = diseases(state), telling.words("counter-cities")
    return [
        Counter("cities", label, sickness(state).cities, "strains", rules.most_cities(state), icon="city")
    ]
