# compiled
"""How things stand, in tenths of an Omen point: points, and what the role hopes to make of its position.

What each role hopes for stands in its own folder.
"""

from math import exp
from typing import Final

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.table.state import ArkhamState

POINT: Final = 10.0
MUCH: Final = 60.0
"""A lead of so many tenths of a point counts as much as three games won of four."""
ENOUGH: Final = 4
"""Mythos beyond this is worth little."""


def standing(state: ArkhamState, seat: int, bot: RoleBot) -> float:
    """Own points and hopes against what the best rival has."""
    if state.ended:
        return 1000.0 if state.winners >> seat & 1 else -1000.0
    omens = state.omens
    rival = 0
    others = -omens[seat]
    for side in range(len(omens)):
        n = omens[side]
        others += n
        if n > rival and side != seat:
            rival = n
    spare = spare_mythos(state, seat)
    return POINT * omens[seat] - 2.0 * rival - 0.5 * others + spare + bot.hopes(state, seat)


def spare_mythos(state: ArkhamState, seat: int) -> float:
    """What a seat's Mythos is good for."""
    mythos = state.mythos[seat]
    return 1.2 * mythos if mythos <= ENOUGH else 1.2 * ENOUGH + 0.4 * (mythos - ENOUGH)


def own_standing(state: ArkhamState, seat: int, bot: RoleBot) -> float:
    """Own points, Mythos and hopes, whatever the others have."""
    return POINT * state.omens[seat] + spare_mythos(state, seat) + bot.hopes(state, seat)


def prospects(state: ArkhamState, bots: list[RoleBot]) -> list[float]:
    """How well every side in play stands against the best of the others, from 0 to 1: for whoever compares answers."""
    worths = [0.0] * state.table.sides
    for side in state.order:
        played = side < state.table.seats and state.role[side] >= 0
        worths[side] = (
            own_standing(state, side, bots[state.role[side]]) if played else POINT * state.omens[side]
        )
    found = [0.0] * state.table.sides
    for side in state.order:
        best = -1e9
        for other in state.order:
            if other != side and worths[other] > best:
                best = worths[other]
        found[side] = 1.0 / (1.0 + exp((best - worths[side]) / MUCH)) if best > -1e9 else 1.0
    return found
