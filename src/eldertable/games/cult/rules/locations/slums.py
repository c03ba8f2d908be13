# compiled
"""3 Slums: Followers."""

from eldertable.games.cult.rules.benefits import LocationBenefit
from eldertable.games.cult.rules.means import why_no_room
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Refusal


class Slums(LocationBenefit):
    """Gain a Follower. (CULT-SLU-01)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return state.room(side) > 0

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        return why_no_room(state, state.followers[side], 1)

    def take(self, state: CultState, side: int, location: int) -> None:
        state.gain_followers(side, state.agreed.locations.n[location], "CULT-SLU-01")
