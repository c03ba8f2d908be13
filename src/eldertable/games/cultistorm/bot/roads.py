# compiled
"""What a move for nothing is worth to the team: moves that would cost insanity, and trophies put down on the way."""

from typing import Final

from eldertable.games.cultistorm.bot.plan import Plan
from eldertable.games.cultistorm.box.places import AT_PLACE, PLACES, SYMBOLS
from eldertable.games.cultistorm.rules.preparing.movement import move_cost
from eldertable.games.cultistorm.table.state import StormState

DELIVERED: Final = 4.0
"""What a trophy is worth that is put down on the way ..."""
PAID_MOVE: Final = 6.0
"""... and a move that would cost insanity."""


def road_worth(state: StormState, seat: int, place: int, plan: Plan) -> float:
    """What it is worth to a seat to be there for nothing before it goes where the plan wants it."""
    if state.absent(seat) or place == state.place[seat]:
        return 0.0
    if move_cost(state, seat):
        return PAID_MOVE if place == plan.place[seat] else 0.0
    if place == plan.place[seat] or state.closed[place]:
        return 0.0
    symbol = state.symbol_of(place)
    room = state.agreed.investigators - state.trophies_of(AT_PLACE + place)
    return DELIVERED * min(room, state.trophies[seat * SYMBOLS + symbol])


def roads_worth(state: StormState, plan: Plan) -> float:
    """The most that a move for nothing is worth to each, in all."""
    return sum(
        [
            max([road_worth(state, seat, place, plan) for place in range(PLACES)])
            for seat in range(state.agreed.team)
        ]
    )
