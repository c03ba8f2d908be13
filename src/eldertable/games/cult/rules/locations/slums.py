# compiled
"""3 Slums: Followers."""

from eldertable.games.cult.rules.benefits import LocationBenefit
from eldertable.games.cult.table.state import CultState


class Slums(LocationBenefit):
    """Gain a Follower. (CULT-SLU-01)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return state.room(side) > 0

    def take(self, state: CultState, side: int, location: int) -> None:
        state.gain_followers(side, state.agreed.locations.n[location], "CULT-SLU-01")
