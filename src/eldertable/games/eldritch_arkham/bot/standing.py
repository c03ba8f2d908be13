# compiled
"""How things stand, in tenths of an Omen point: points, and what the role hopes to make of its position.

What each role hopes for stands in its own folder.
"""

from typing import Final

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.table.state import ArkhamState

POINT: Final = 10.0


def standing(state: ArkhamState, seat: int, bot: RoleBot) -> float:
    """Own points and hopes against what the best rival has."""
    if state.ended:
        return 1000.0 if state.winners >> seat & 1 else -1000.0
    rival = 0
    others = 0
    for side in range(len(state.omens)):
        if side != seat:
            omens = state.omens[side]
            others += omens
            if omens > rival:
                rival = omens
    worth = POINT * state.omens[seat] - 2.0 * rival - 0.5 * others
    mythos = state.mythos[seat]
    worth += 1.2 * min(mythos, 4) + 0.4 * max(0, mythos - 4)
    return worth + bot.hopes(state, seat)
