# compiled
"""Why something is not possible, where several questions have the same reason."""

from typing import Any

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import (
    AT_PLACE,
    FACES,
    SUPPLY,
    SYMBOLS,
)
from eldertable.games.cultistorm.table.enemies import place_of
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Refusal


def why_deadly(state: StormState, seat: int, n: int) -> Refusal | None:
    """So much insanity would kill. (CS-RUL-060)"""
    if not n or state.bears(seat, n):
        return None
    said: dict[str, Any] = {"n": n, "has": state.insanity(seat), "most": state.most_insanity(), "who": seat}
    return Refusal("CS-RUL-060", "why-deadly", said)


def why_no_die(state: StormState, seat: int, face: int) -> Refusal | None:
    """The investigator has no such die. (CS-DIE-08)"""
    if state.dice_of[seat * FACES + face]:
        return None
    return Refusal("CS-DIE-08", "why-no-die", {"face": face})


def why_no_trophy(state: StormState, seat: int, symbol: int) -> Refusal | None:
    """The investigator has no such trophy. (CS-CMP-28)"""
    if state.trophies[seat * SYMBOLS + symbol]:
        return None
    return Refusal("CS-CMP-28", "why-no-trophy", {"symbol": symbol})


def why_not_supplied(state: StormState, symbol: int) -> Refusal | None:
    """The supply has no such trophy. (CS-CMP-27)"""
    if state.trophies[SUPPLY * SYMBOLS + symbol]:
        return None
    return Refusal("CS-CMP-27", "why-none-supplied", {"symbol": symbol})


def why_not_held_twice(state: StormState, seat: int, kind: int) -> Refusal | None:
    """Of some objects each investigator may have one. (CS-RSH-12)"""
    if state.may_hold(seat, kind):
        return None
    return Refusal("CS-RSH-12", "why-one-each", {"who": seat, "object": kind})


def why_not_here(state: StormState, seat: int, other: int) -> Refusal | None:
    """The two are not on one location."""
    if state.together(seat, other):
        return None
    return state.why_absent(other) or Refusal(
        "CS-OBJ-01", "why-not-here", {"other": other, "place": state.place[other]}
    )


def why_elsewhere(state: StormState, place: int, enemy: int) -> Refusal | None:
    """An enemy is not on this location. (CS-TGT-02)"""
    at = place_of(state, enemy)
    if at == place:
        return None
    said: dict[str, Any] = {"enemy": enemy, "place": at}
    return Refusal("CS-TGT-02", "why-elsewhere", said)


def why_not_delivered(state: StormState, seat: int, symbol: int) -> Refusal | None:
    """What stands against putting a trophy on the own location. (CS-SEA-01, CS-SEA-02, CS-RUL-106, CS-RUL-107)"""
    place = state.place[seat]
    if place < 0:
        return state.why_absent(seat)
    said: dict[str, Any] = {"place": place}
    if state.closed[place]:
        return Refusal("CS-RUL-107", "why-sealed", said)
    if not state.agreed.any_trophies and symbol != state.symbol_of(place):
        return Refusal("CS-SEA-01", "why-other-trophies", {"place": place, "symbol": state.symbol_of(place)})
    if state.trophies_of(AT_PLACE + place) >= state.agreed.investigators:
        return Refusal("CS-RUL-106", "why-enough-trophies", {"place": place, "n": state.agreed.investigators})
    return state.why_barred(place) or why_no_trophy(state, seat, symbol)


def why_picked(picked: bool) -> Refusal | None:
    """It is picked already. (CS-RUL-116)"""
    return Refusal("CS-RUL-116", "why-picked", {}) if picked else None


def why_not_used_now(state: StormState, kind: int) -> Refusal:
    """When an object is used, if not now. (CS-RUL-135)"""
    use = c.USES[state.agreed.content.things[kind].use]
    return Refusal("CS-RUL-135", f"why-object-{use}", {"object": kind})
