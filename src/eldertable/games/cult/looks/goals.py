# compiled
"""What wins, how near everybody is to it, and the parts of a round."""

from typing import Final

from eldertable.games.cult.rules.resolution import Location
from eldertable.games.cult.rules.rounds import RoundEnd
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.outline import Aim
from eldertable.kernel.scene import Standing

GOALS: Final = (Aim("altars", "altar"), Aim("mobs", "mob"), Aim("summonings", "summoning"))
PHASES: Final = ("intention", "resolution", "round-end")
ITSELF: Final = frozenset(
    {
        "active",
        "licenses-laid-out",
        "no-winner",
        "nothing-awarded",
        "priests-return",
        "round-begins",
    }
)
"""What is told of the game itself, and of nobody at the table."""
HOPES: Final = (
    "altar-built",
    "mobs-gained",
    "won",
    "won-by-might",
    "won-by-least",
    "won-by-least-might",
    "won-by-coins",
    "won-by-seizing",
    "supremacy-taken",
    "followers-gained",
)
"""What whom it tells of has hoped for, the best first; none of it names a card that was hidden."""


def standings(state: CultState) -> list[Standing]:
    """The three ways to win, any of which is enough. (CULT-WIN-02, CULT-WIN-03, CULT-WIN-04)"""
    numbers, sides = state.agreed.numbers, range(state.table.sides)
    return [
        *[Standing("altars", state.altar_count(side), numbers.victory_altars, side) for side in sides],
        *[Standing("mobs", state.mobs[side], numbers.victory_mobs, side) for side in sides],
        *[Standing("summonings", state.summoned[side], numbers.victory_summonings, side) for side in sides],
    ]


def phase(state: CultState) -> str:
    """Until the first Location comes up it is the Intention Phase; none before the first round. (CULT-RND-01)"""
    found = ""
    for step in state.agenda:
        if isinstance(step, Location) and step.location == 1:
            return "intention"
        if isinstance(step, RoundEnd):
            found = "resolution"
    return found
