# compiled
"""6 Trade District: coins."""

from eldertable.games.cult.rules.benefits import LocationBenefit
from eldertable.games.cult.rules.means import why_no_coins_left
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Refusal


class TradeDistrict(LocationBenefit):
    """Gain coins. (CULT-TRA-01)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return state.bank() > 0

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        return why_no_coins_left(state.bank(), 1)

    def take(self, state: CultState, side: int, location: int) -> None:
        state.gain_coins(side, state.agreed.locations.n[location], "CULT-TRA-01")
