# compiled
"""12 Guard Quarters: Fanatical Mobs."""

from eldertable.games.cult.rules.benefits import LocationBenefit
from eldertable.games.cult.rules.means import why_no_mobs_left
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Refusal


class GuardQuarters(LocationBenefit):
    """Lose Followers to gain a Mob. (CULT-GUA-01)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return state.followers[side] >= state.agreed.locations.price[location] and state.mobs_left() > 0

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        price, followers = state.agreed.locations.price[location], state.followers[side]
        if followers < price:
            return Refusal("CULT-GUA-01", "followers-short", {"n": price, "have": followers})
        return why_no_mobs_left(state.mobs_left(), 1)

    def take(self, state: CultState, side: int, location: int) -> None:
        locations = state.agreed.locations
        state.lose_followers(side, locations.price[location], "CULT-GUA-01")
        state.gain_mobs(side, locations.n[location], "CULT-GUA-01")
