# compiled
"""What wins, what loses, how near both are, and the phases of a turn."""

from typing import Final

from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.outline import Aim
from eldertable.kernel.scene import Standing

GOALS: Final = (
    Aim("seals", "seal"),
    Aim("cultists", "cultist", threat=True),
    Aim("insanity", "mad", threat=True),
)
DANGERS: Final = frozenset(
    {("mind", "mad"), ("mind", "ongoing"), ("mind", "general"), ("limit", ""), ("circle", "crystal")}
)
"""A fifth insanity, no support left to play, a cultist too many, a terror card that is full; modules add theirs."""
PHASES: Final = ("arrive", "update", "terror", "prepare", "fight", "seal")
"""Counted from 1 by a state's `phase`; 0 is the setup."""
ITSELF: Final = frozenset(
    {
        "activated",
        "arrived",
        "cultist-dice",
        "cultists-reshuffled",
        "deactivated",
        "devoured",
        "endgame",
        "goo-at-gate",
        "goo-crosses",
        "goo-summoned",
        "no-second-goo",
        "objects-reshuffled",
        "overrun",
        "passed",
        "phase-combat",
        "phase-preparation",
        "pool-rolled",
        "terror-advances",
        "terror-at-endgame",
        "terror-card",
        "too-late",
        "turn-begins",
    }
)
"""What is told of the game itself, and of nobody at the table."""
HOPES: Final = (
    "goo-defeated",
    "sealed",
    "seal-taken",
    "trophy",
    "healed",
)
"""What whom it tells of has hoped for, the best first; none of it names a card that was hidden."""


def standings(state: StormState) -> list[Standing]:
    """Gates sealed by the team together; against it the cultists on the board, and the insanity of each.

    In a mission its own goal stands in place of all gates. (CS-WIN-01, CS-LOS-03, CS-CMP-09, CS-CAM-12)
    """
    but = state.agreed.author if state.agreed.author >= 0 else None
    sealed = sum(closed > 0 for closed in state.closed)
    most = state.agreed.content.numbers.insanity
    elsewhere = any([module.sets_goal() for module in state.agreed.asked.sets_goal])
    seals = [] if elsewhere else [Standing("seals", sealed, len(state.closed), None, but)]
    return [
        *seals,
        Standing("cultists", state.cultists_on_board(), state.agreed.limit, None, but),
        *[
            Standing("insanity", state.mad[seat] + state.ongoing[seat], most, seat)
            for seat in range(state.agreed.team)
        ],
    ]


def phase(state: StormState) -> str:
    """The phase of the turn. (CS-TRN-01)"""
    return PHASES[state.phase - 1] if state.phase else ""
