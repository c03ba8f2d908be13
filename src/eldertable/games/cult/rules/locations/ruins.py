# compiled
"""1 Ruins: Miracle cards."""

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.rules.benefits import LocationBenefit
from eldertable.games.cult.rules.means import why_short_deck
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Refusal


class Ruins(LocationBenefit):
    """Draw the top Miracle card. (CULT-RUI-01, CULT-MIR-13)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return state.left_in(c.MIRACLE_DECK) > 0

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        return why_short_deck(c.MIRACLE_DECK, state.left_in(c.MIRACLE_DECK), 1)

    def take(self, state: CultState, side: int, location: int) -> None:
        state.draw_cards(side, c.MIRACLE_DECK, state.agreed.locations.n[location], False, "CULT-RUI-01")
