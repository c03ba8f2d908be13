# compiled
"""Who will win: a side's share goes with what it has and promises, against what it lacks.

The numbers are those that fit random and greedy games together best.
"""

from math import exp, log
from typing import Final

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.table.state import ArkhamState

UNKNOWN: Final = 4.0
"""What a role promises that is not chosen yet."""
GRIMOIRES: Final = [8.6, 5.6]
"""What the Grimoires promise: the Eldritch one, the Arkham one."""
MARGIN: Final = 3.5
"""So many Omen points beyond the goal: even the last one takes its time."""
EARLY: Final = 1.5
LATE: Final = 1.3
"""How much a lead counts from the beginning, and how much more when somebody is about to win."""


def shares(state: ArkhamState, bots: list[RoleBot]) -> list[float]:
    """The share of winning that every side has; a Grimoire that is not in play has none."""
    goal = state.agreed.numbers.goal
    most = 0
    for side in state.order:
        if state.omens[side] > most:
            most = state.omens[side]
    weight = EARLY + LATE * most / goal
    found = [0.0] * state.table.sides
    total = 0.0
    for side in state.order:
        omens = state.omens[side]
        ahead = (omens + promise(state, side, bots)) / (goal - omens + MARGIN)
        found[side] = exp(weight * log(ahead))
        total += found[side]
    if total > 0.0:
        for side in state.order:
            found[side] /= total
    return found


def promise(state: ArkhamState, side: int, bots: list[RoleBot]) -> float:
    """What is still to come of a role, in Omen points that count as if it had them."""
    if side >= state.table.seats:
        return GRIMOIRES[state.faction(side)]
    role = state.role[side]
    return bots[role].promise if role >= 0 else UNKNOWN
