# compiled
"""The end of a turn: whatever lasts "this turn" is over."""

from typing import Final

from eldertable.games.eldritch_arkham.box.bounds import ORDER_FIELDS
from eldertable.games.eldritch_arkham.box.cards import DEEDS
from eldertable.games.eldritch_arkham.box.places import LOCATIONS
from eldertable.games.eldritch_arkham.table.fields import NOBODY
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.rows import raised
from eldertable.kernel.steps import Step

NO_DEEDS: Final = (0,) * len(DEEDS)
NO_ORDERS: Final = (0,) * ORDER_FIELDS
NOBODY_PATROLLED: Final = (0,) * LOCATIONS


class EndOfTurn(Step):
    """Whatever lasts "this turn" ends; a turn that is cut short goes on here.

    The additional Order tokens of the Police are removed. (EA-RUL-187, EA-RUL-157, EA-GEN-06)
    """

    def run(self, state: ArkhamState) -> None:
        if state.chronicle is not None:
            state.tell("EA-RUL-187", "turn-ends", who=state.turn)
        state.actions = 0
        state.used = 0
        state.colours_taken = 0
        state.ritual_area = NOBODY
        state.arrests_twice = 0
        state.dreamshared_at = 0
        forget(state)
        state.deeds = NO_DEEDS
        state.patrolled = NOBODY_PATROLLED
        state.demand = NO_ORDERS
        if state.extra_orders != NO_ORDERS:
            for field in range(ORDER_FIELDS):
                state.orders = raised(state.orders, field, -state.extra_orders[field])
            state.extra_orders = NO_ORDERS


def forget(state: ArkhamState) -> None:
    """A new turn or activation begins: nothing was taken in it yet. (EA-RUL-188)"""
    state.units_taken = 0
    state.last_spot = NOBODY
