"""Civilians at the table: each on its location, the pile and those saved and lost beside the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eldertable.games.cultistorm.box.places import PLACES
from eldertable.games.cultistorm.looks import prompts
from eldertable.games.cultistorm.looks.decks import face_down
from eldertable.games.cultistorm.looks.layout import part_of_place
from eldertable.games.cultistorm.looks.presence import PRESENCE
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.victims.rules import LOST, PILE, SAVED, SaveCivilian, victims
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.pointing import Point
from eldertable.kernel.scene import Counter, Face, Kind, Piece, SceneZone
from eldertable.kernel.steps import Decision

KINDS = (Kind("civilian", "token", "civilian"), Kind("civilian-card", "card", "civilian"))
BESIDE = {
    "civilians": ("CS-VIC-02", "CS-VIC-03"),
    "civilians-saved": ("CS-VIC-05", "CS-VIC-06"),
    "civilians-lost": ("CS-VIC-07", "CS-VIC-09"),
}


# --- words ------------------------------------------------------------------------------------------------------------


def speak(telling: Telling, said: Sequence[tuple[str, str, str]]) -> None:
    """The civilians' names, and what can be done for them."""
    words = telling.words

    def name(state: StormState, place: int) -> str:
        rules = victims(state)
        if not rules.waits(state, place):
            return words("nobody-there")
        return said[rules.kind(rules.civilian(state, place))][0]

    def reward(state: StormState, place: int) -> str:
        rules = victims(state)
        return said[rules.kind(rules.civilian(state, place))][1] if rules.waits(state, place) else ""

    def escort(state: StormState, seat: int) -> str:
        place = state.place[seat]
        return words("answer-escort", civilian=name(state, place), reward=reward(state, place).rstrip("."))

    def asking(state: StormState, decision: SaveCivilian) -> dict[str, str]:
        place = state.place[decision.seat]
        return {"civilian": name(state, place), "reward": reward(state, place)}

    def for_card(state: StormState, decision: Decision, seat: int, own_card: int) -> str:
        return words("answer-save-for-card", card=telling.cards[state.own_card(seat, own_card)])

    telling.names["civilian"] = lambda state, civilian: said[civilian][0]
    telling.acts["escort"] = escort
    telling.asking["SaveCivilian"] = asking
    telling.labels["save-for-card"] = for_card


# --- what answers point at --------------------------------------------------------------------------------------------


def _at(state: StormState, seat: int) -> tuple[str, ...]:
    """The civilian with whom somebody stands."""
    return (f"civilian-{state.place[seat]}",) if state.place[seat] >= 0 else ()


def _card(state: StormState, decision: Decision, seat: int, own_card: int) -> tuple[str, ...]:
    return prompts.POINTING.kinds["discard"](state, decision, seat, own_card)


def _insanity(state: StormState, decision: Decision, seat: int) -> tuple[str, ...]:
    return _at(state, seat)


POINTS: Mapping[str, Point] = {"save-for-card": _card, "save-for-insanity": _insanity}
ACT_POINTS = {"escort": _at}
PRESENT = {"save-for-card": PRESENCE.kinds["discard"]}


# --- the scene --------------------------------------------------------------------------------------------------------


def zones(state: StormState, telling: Telling) -> list[SceneZone]:
    """Where a Great Old One's victims lie no civilian can stand: the two share a place on each location."""
    words = telling.words
    found = [
        SceneZone(
            f"civilian-{place}",
            words("zone-of", zone=words("zone-civilian"), place=telling.place(state, place)),
            "civilian",
            part_of_place(place, "devoured"),
            within=f"place-{place}",
            rules=("CS-VIC-05", "CS-VIC-06", "CS-VIC-07"),
            tip=words("tip-civilian"),
            look="spot",
            told=True,
        )
        for place in range(PLACES)
    ]
    for id, rules in BESIDE.items():
        look = "cards" if id == "civilians" else "heap"
        found.append(SceneZone(id, words(f"zone-{id}"), id, rules=rules, look=look))  # type: ignore[arg-type]
    return found


def faces(telling: Telling, ids: Sequence[str], said: Sequence[tuple[str, str, str]]) -> list[Face]:
    """The civilians: the reward, and a line to remember them by."""
    return [
        Face(id, name, text, id, line=line, rules=("CS-VIC-05", "CS-VIC-13"))
        for id, (name, text, line) in zip(ids, said, strict=True)
    ]


def pieces(state: StormState, telling: Telling) -> list[Piece]:
    """Who stands where, who is saved and lost, and how many are still to come; who is about to be lost says so."""
    rules = victims(state)
    found: list[Piece] = []

    def face(card: int) -> str:
        return rules.folk.ids[rules.kind(card)]

    for place in range(PLACES):
        if rules.waits(state, place):
            badges = (telling.words("badge-in-danger"),) if rules.threatened(state, place) else ()
            who = face(rules.civilian(state, place))
            found.append(Piece("civilian", f"civilian-{place}", who, badges=badges))
    found += face_down(state, rules.zone + PILE, "civilian-card", "civilians")
    for zone, id in ((SAVED, "civilians-saved"), (LOST, "civilians-lost")):
        for order, card in enumerate(state.zones[rules.zone + zone]):
            found.append(Piece("civilian", id, face(card), order=order))
    return found


def counters(state: StormState, telling: Telling) -> list[Counter]:
    """How many are lost, and with how many the game is."""
    rules, label = victims(state), telling.words("counter-lost")
    return [
        Counter(
            "lost", label, rules.lost(state), "civilians-lost", rules.folk.most_lost, icon="civilian-lost"
        )
    ]
