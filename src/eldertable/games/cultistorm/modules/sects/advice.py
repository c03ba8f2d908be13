# compiled
"""What a sensible player makes of special sects: whom it is dear to fight, and who is a nuisance while it lives."""

from typing import Any, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.modules.sects.rules import looks_back
from eldertable.games.cultistorm.table.modules import Advice

CARD: Final = 1.5
"""What a hand card is worth."""
INSANITY: Final = 4.0
NUISANCE: Final = 1.0
"""What it is worth that an officer no longer works where it stood."""
NUISANCES: Final = (c.BLANK_COUNTS, c.NO_REROLL_HERE, c.NO_AS_ANY_HERE)


class SectAdvice(Advice):
    """Members are fought for their trophies as others are, less what their abilities cost."""

    def first_fight(self, state: Any, seat: int, place: int, need: list[int]) -> None:
        symbol = looks_back(state, seat)
        if symbol >= 0:
            need[symbol] += 1

    def enemy_worth(self, state: Any, seat: int, enemy: int, place: int) -> float:
        ability = state.agreed.content.cultists.ability[enemy]
        if ability == c.DROP_WHEN_FOUGHT:
            return -CARD
        if ability == c.MAD_WHEN_DEFEATED:
            return -CARD - (INSANITY if state.survives(seat, 1) else 0.0)
        return NUISANCE if ability in NUISANCES else 0.0
