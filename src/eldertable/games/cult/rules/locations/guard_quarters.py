# compiled
"""12 Guard Quarters: Fanatical Mobs."""

from eldertable.games.cult.rules.benefits import LocationBenefit
from eldertable.games.cult.table.state import CultState


class GuardQuarters(LocationBenefit):
    """Lose Followers to gain a Mob. (CULT-GUA-01)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return state.followers[side] >= state.agreed.locations.price[location] and state.mobs_left() > 0

    def take(self, state: CultState, side: int, location: int) -> None:
        locations = state.agreed.locations
        state.lose_followers(side, locations.price[location], "CULT-GUA-01")
        state.gain_mobs(side, locations.n[location], "CULT-GUA-01")
