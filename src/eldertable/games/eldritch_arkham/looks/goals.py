# compiled
"""What wins, how near everybody is to it, and the parts of a turn."""

from typing import Final

from eldertable.games.eldritch_arkham.box.cards import NEUTRAL
from eldertable.games.eldritch_arkham.rules.monster_acts import MonsterActs
from eldertable.games.eldritch_arkham.rules.turn_end import EndOfTurn
from eldertable.games.eldritch_arkham.rules.turns import MarkerOff, NextTurn
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.outline import Aim
from eldertable.kernel.scene import Standing

GOALS: Final = (Aim("omens", "omens"), Aim("dominance"))
PHASES: Final = ("monster", "turn", "after")
ITSELF: Final = frozenset(
    {
        "monster-acts",
        "monster-revealed",
        "spread",
    }
)
"""What is told of the game itself, and of nobody at the table."""
HOPES: Final = (
    "omens-gained",
    "altar-raised",
    "grand-ritual",
    "seal-opened",
    "published",
    "abducted",
    "mythos-gained",
)
"""What whom it tells of has hoped for, the best first; none of it names a card that was hidden."""


def standings(state: ArkhamState) -> list[Standing]:
    """Omen points; and for factions, how full their side of the Dominance track is. (EA-CMP-03, EA-DOM-04)"""
    found: list[Standing] = []
    for side in range(state.table.sides):
        if side >= state.table.seats and not state.in_play(side):
            continue
        found.append(Standing("omens", state.omens[side], state.agreed.numbers.goal, side))
        if state.in_play(side) and state.faction(side) != NEUTRAL:
            fields = state.side_fields(state.faction(side))
            filled = sum(state.track[field] >= 0 for field in fields)
            found.append(Standing("dominance", filled, len(fields) + 1, side))
    return found


def phase(state: ArkhamState) -> str:
    """The Monster if it stirs, the role's own turn, and what follows every turn. (EA-GEN-06, EA-MON-06)"""
    for step in reversed(state.agenda):
        if isinstance(step, (MonsterActs, MarkerOff)):
            return "monster"
        if isinstance(step, EndOfTurn):
            return "turn"
        if isinstance(step, NextTurn):
            return "after"
    return ""
