# compiled
"""What a sensible player makes of creatures: a trophy that is needed, and what each of them costs or hinders."""

from typing import Any, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.table.modules import Advice

PRIZE: Final = 9.0
"""What a trophy of any kind is worth."""
INSANITY: Final = 3.0
JAMMED: Final = 4.0
"""What it is worth that trophies can be put down again."""
FOSTER: Final = 4.0


class CreatureAdvice(Advice):
    """Creatures are fought for a trophy of any kind, the Foster and the Crawler for what they do besides."""

    def enemy_worth(self, state: Any, seat: int, enemy: int, place: int) -> float:
        ability = state.agreed.content.cultists.ability[enemy]
        if ability < c.AT_GATE:
            return 0.0
        worth = PRIZE
        if ability == c.BURST:
            worth -= INSANITY * len(state.here(place))
        elif ability == c.GATE_JAMMED and not state.closed[place]:
            worth += JAMMED
        elif ability == c.FOSTERS:
            worth += FOSTER
        return worth
