# compiled
"""How things stand, in tenths of an Omen point: points, and what the role hopes to make of its position.

What each role hopes for stands in its own folder.
"""

from typing import Final

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.table.state import ArkhamState

POINT: Final = 10.0
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
    mythos = state.mythos[seat]
    spare = 1.2 * mythos if mythos <= ENOUGH else 1.2 * ENOUGH + 0.4 * (mythos - ENOUGH)
    return POINT * omens[seat] - 2.0 * rival - 0.5 * others + spare + bot.hopes(state, seat)
