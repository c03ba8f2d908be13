# compiled
"""The end of a turn in the Action phase: what was acquired in it is ready, and what was picked to be paid is put back."""

from typing import Final

from eldertable.games.rise_of_the_cults.table.fields import DOOMED, HAND, PAID
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.steps import Step


class TurnEnd(Step):
    """The end of a turn in the Action phase: cards acquired in it can be used from now on. (ROTC-GEN-05)

    Cards picked for a payment that was broken off go back to the hand.
    """

    def run(self, state: RiseState) -> None:
        state.acquired = ()
        zones = state.zones
        for side in range(state.table.seats):
            if zones[PAID + side] or zones[DOOMED + side]:
                take_back_picks(state, side)


TURN_END: Final = TurnEnd()
"""It is the same for everybody."""


def take_back_picks(state: RiseState, side: int) -> None:
    """Cards picked for a payment go back to the hand."""
    for zone in (PAID + side, DOOMED + side):
        for card in state.zones[zone]:
            state.move(card, zone, HAND + side, state.owner_bit(side))
