"""Players who do what no sensible one would, for the ways to end that sensible and random games hardly ever see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import eldertable as et
from eldertable.games.cultistorm.modules.diseases.rules import sickness
from eldertable.games.cultistorm.modules.other_worlds.worlds import inside
from eldertable.games.cultistorm.modules.victims.rules import SaveCivilian
from eldertable.games.cultistorm.rules.phases.combat import DECLINE, ChooseFight
from eldertable.games.cultistorm.rules.phases.preparation import READY, Prepare
from eldertable.games.cultistorm.rules.phases.sealing import PASS, SEAL, SealOrPass, price, sealable
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.state import StormState


class Table(NamedTuple):
    """A game to record: who plays, and at what table."""

    player: Callable[[Any, int], int]
    seats: int
    options: dict[str, Any]
    seed: int


def sensible(state: StormState, seat: int) -> int:
    """What a greedy bot answers."""
    return et.game("cultistorm").greedy(state, seat)


def idle(state: StormState, seat: int) -> int:
    """Says *ready*, fights nobody: always the first answer."""
    return state.legal(seat)[0]


def hasty(state: StormState, seat: int) -> int:
    """Beats every Great Old One at once, as if nothing were lost by it after the Endgame. (CS-LOS-04)"""
    game = et.game("cultistorm")
    hopeful = state.clone()
    believed = game.table(state.table.seats, {**state.table.options, "endgame_last_goo": "play_on"})
    assert isinstance(believed, StormTable)
    hopeful.agreed = believed
    return game.greedy(hopeful, seat)


def dawdling(state: StormState, seat: int) -> int:
    """Fights well and never seals a gate, until the last turn is over. (CS-RUL-114)"""
    return PASS if isinstance(state.decision, SealOrPass) else sensible(state, seat)


def reckless(state: StormState, seat: int) -> int:
    """Waits at a gate that could be sealed, fights nobody there, and seals it when that is deadly. (CS-LOS-05)"""
    if not sealable(state, seat):
        return sensible(state, seat)
    if isinstance(state.decision, SealOrPass):
        return PASS if state.survives(seat, price(state, state.place[seat])) else SEAL
    if isinstance(state.decision, Prepare):
        return READY
    return DECLINE if isinstance(state.decision, ChooseFight) else sensible(state, seat)


def unmoved(state: StormState, seat: int) -> int:
    """Fights well and leaves whoever could be saved to the cultists. (CS-VIC-09)"""
    return state.legal(seat)[0] if isinstance(state.decision, SaveCivilian) else sensible(state, seat)


def unwell(state: StormState, seat: int) -> int:
    """Never seals a gate, and plays as if nobody anywhere were ill, so that nobody is cured. (CS-DIS-06)"""
    hopeful = state.clone()
    sickness(hopeful).dial[:] = [0] * len(sickness(state).dial)
    wanted = dawdling(hopeful, seat)
    return wanted if wanted in state.legal(seat) else state.legal(seat)[0]


def heartless(state: StormState, seat: int) -> int:
    """Rescues nobody, and seals no gate but one behind which somebody is lost. (CS-OTH-15)"""
    if isinstance(state.decision, SealOrPass):
        return SEAL if SEAL in state.legal(seat) and inside(state, state.place[seat]) else PASS
    wanted = sensible(state, seat)
    return READY if et.game("cultistorm").meaning(state, wanted) == ("rescue",) else wanted


def unlit(state: StormState, seat: int) -> int:
    """Lights no signal fire and seals no gate, until the ship lands. (CS-CAM-402)"""
    wanted = dawdling(state, seat)
    return READY if et.game("cultistorm").meaning(state, wanted) == ("act", "signal-fire") else wanted


LONG: dict[str, Any] = {"endgame_last_goo": "play_on", "starting_objects": 2}
"""Games in which nothing is lost by beating the last Great Old One."""
WAYWARD: dict[str, tuple[Table, ...]] = {
    "cultistorm": (
        Table(idle, 5, {}, 1),
        Table(hasty, 5, {"terror_places": 4, "endgame_crystals": 2, "gaunt_choir": True}, 2),
        Table(dawdling, 3, {**LONG, "terror_places": 6}, 1),
        Table(reckless, 3, {"allow_suicide": True}, 2),
        Table(heartless, 3, {**LONG, "terror_places": 6, "other_worlds": True, "allow_suicide": True}, 6),
        Table(unmoved, 3, {"victims": True}, 1),
        Table(unwell, 3, {**LONG, "terror_places": 4, "diseases": True}, 1),
        Table(unlit, 3, {"mission": "4", "terror_places": 6}, 2),
    )
}
