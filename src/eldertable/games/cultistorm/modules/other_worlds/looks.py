"""Other Worlds at the table: the worlds that are open, who is inside, and the cards of those that are not."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import PLACES
from eldertable.games.cultistorm.looks.presence import PRESENCE
from eldertable.games.cultistorm.looks.prompts import POINTING
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.other_worlds.rescuing import PayRescue, price_of, symbols_of
from eldertable.games.cultistorm.modules.other_worlds.worlds import EQUAL, World, inside, rules_of, worlds_of
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Face, Kind, Piece, SceneZone
from eldertable.kernel.steps import Decision

KINDS = (Kind("otherworld", "card", "otherworld"),)
OPEN, CLOSED, WITHIN = "open-worlds", "closed-worlds", "swallowed"


# --- words ----------------------------------------------------------------------------------------------------------


def speak(telling: Telling, said: Sequence[tuple[str, str]]) -> None:
    """What worlds are called, and what a rescue costs."""
    telling.names["world"] = lambda state, world: said[world][0]
    telling.labels["rescue"] = lambda state, decision, seat, other, way: _rescue(
        telling, state, seat, other, way
    )
    telling.labels["pay-rescue"] = telling.labels["discard"]
    telling.asking["PayRescue"] = lambda state, decision: _asking_to_pay(telling, state, decision)


def _rescue(telling: Telling, state: StormState, seat: int, other: int, way: int) -> str:
    n = price_of(state, other, way) if worlds_of(state).inside[other] >= 0 else way
    return telling.words("answer-rescue", who=telling.side(state, other), way=way, n=n)


def _asking_to_pay(telling: Telling, state: StormState, decision: PayRescue) -> dict[str, str | int]:
    first, second = symbols_of(state, decision.other)
    if first == EQUAL:
        return {"equal": 1, "symbol": "", "other_symbol": ""}
    return {"equal": 0, "symbol": telling.symbol(first), "other_symbol": telling.symbol(second)}


# --- what answers point at ------------------------------------------------------------------------------------------


def point_at_world(state: StormState, seat: int) -> tuple[str, ...]:
    """A rescue points at the world of the own location."""
    place = state.place[seat]
    number = worlds_of(state).open[place] if place >= 0 else -1
    return (OPEN, rules_of(state).worlds[number].id) if number >= 0 else ()


def _swallowed(state: StormState, decision: Decision, seat: int, other: int, *way: int) -> tuple[str, ...]:
    return (f"mat-{other}",)


POINTS = {"rescue": _swallowed, "bring-back": _swallowed, "pay-rescue": POINTING.kinds["discard"]}
ACT_POINTS = {"rescue": point_at_world}
PRESENT = {"pay-rescue": PRESENCE.kinds["discard"]}


# --- what lies there ------------------------------------------------------------------------------------------------


def zones(telling: Telling) -> list[SceneZone]:
    """Beside the board: the open worlds with those inside, and the cards of the others."""
    words = telling.words
    return [
        SceneZone(
            OPEN,
            words(f"zone-{OPEN}"),
            OPEN,
            rules=("CS-OTH-02", "CS-OTH-14"),
            tip=words(f"tip-{OPEN}"),
            look="hand",
            told=True,
        ),
        SceneZone(WITHIN, words(f"zone-{WITHIN}"), WITHIN, rules=("CS-OTH-04", "CS-OTH-06"), look="spot"),
        SceneZone(CLOSED, words(f"zone-{CLOSED}"), CLOSED, rules=("CS-OTH-01", "CS-OTH-26"), look="cards"),
    ]


def faces(telling: Telling, worlds: Sequence[World], said: Sequence[tuple[str, str]]) -> list[Face]:
    """The cards: whose world it is, the symbols of a rescue, and what holds while it is open."""
    words, texts = telling.words, telling.texts
    found: list[Face] = [
        Face("sign-otherworld", words("sign-otherworld"), words("about-sign-otherworld"), "otherworld")
    ]
    ids = telling.content.goos.ids
    for world, (name, text) in zip(worlds, said, strict=True):
        first, second = world.rescue
        icons = () if first == EQUAL else _icons(first, second)
        goo = texts.goo[ids.index(world.goo)][0] if world.goo in ids else ""
        line = words("type-otherworld", goo=goo) if goo else words("type-otherworld-unknown")
        found.append(Face(world.id, name, text, "otherworld", icons, line, ("CS-OTH-11", "CS-OTH-14")))
    return found


def _icons(first: int, second: int) -> tuple[tuple[str, int], ...]:
    if first == second:
        return ((LETTERS[first], 2),)
    return ((LETTERS[first], 1), (LETTERS[second], 1))


def pieces(state: StormState, telling: Telling, worlds: Sequence[World]) -> list[Piece]:
    """Open worlds with their location and who is inside, a sign there, the swallowed; and the cards in use besides."""
    found: list[Piece] = []
    opened = worlds_of(state).open
    words = telling.words
    for place in range(PLACES):
        if opened[place] < 0:
            continue
        there = [telling.side(state, seat) for seat in inside(state, place)]
        badges = (telling.place(state, place), *(words("badge-inside", who=name) for name in there))
        found.append(Piece("otherworld", OPEN, worlds[opened[place]].id, order=place, badges=badges))
        found.append(Piece("sign", f"signs-{place}", "sign-otherworld"))
    for seat in range(state.agreed.team):
        place = worlds_of(state).inside[seat]
        if place >= 0 and state.investigator[seat] >= 0:
            id = telling.content.investigators[state.investigator[seat]].id
            badge = telling.place(state, place)
            found.append(Piece("investigator", WITHIN, f"inv-{id}", seat, badges=(badge,)))
    for order, number in enumerate(in_use(state, worlds)):
        if number not in opened:
            found.append(Piece("otherworld", CLOSED, worlds[number].id, order=order))
    return found


def in_use(state: StormState, worlds: Sequence[World]) -> list[int]:
    """The worlds of the Great Old Ones that may come to this table. (CS-OTH-26)"""
    content = state.agreed.content
    special = {
        content.goos.ids[content.cultists.goo[state.cultist(card)]]
        for sect in state.agreed.special_sects
        for card in content.special_sects[sect]
    }
    waves = dict(zip(content.goos.ids, content.goos.wave, strict=True))
    options = state.table.options
    return [
        number
        for number, world in enumerate(worlds)
        if waves.get(world.goo) or world.goo in special or options.get(world.module, False)
    ]
