# compiled
"""Movement: the first move of a turn is free, every further one gives insanity. (CS-MOV-01, CS-MOV-03)"""

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.rules.refusing import why_deadly
from eldertable.games.cultistorm.table.fields import KINDS_OF_REPEAT, MOVING
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Refusal


def moves_freely(state: StormState, seat: int) -> bool:
    """Whether the location lets investigators leave for nothing (Gull Quay), or something of a module does."""
    if state.standing(state.place[seat], c.FREE_MOVES) > 0:
        return True
    for module in state.agreed.asked.moves_freely:
        if module.moves_freely(state, seat):
            return True
    return False


def move_cost(state: StormState, seat: int) -> int:
    """What the next move costs: the first of a turn is free, every further one gives insanity. (CS-MOV-03)"""
    return cost_of_leaving(state, seat, moves_freely(state, seat))


def cost_of_leaving(state: StormState, seat: int, freely: bool) -> int:
    """The same, given whether the location lets investigators leave for nothing."""
    cost = 0
    if not freely and (state.moved[seat] or any_peril(state)):
        cost = 1
    for module in state.agreed.asked.move_cost:
        cost = module.move_cost(state, seat, cost)
    return cost


def price_of_move(state: StormState, seat: int, place: int) -> int:
    """What the next move costs if it goes there. (CS-MOV-03, CS-MOD-42)"""
    return move_cost(state, seat) + entry_cost(state, place)


def entry_cost(state: StormState, place: int) -> int:
    """What coming there costs besides, as far as modules have a say. (CS-MOD-42)"""
    cost = 0
    for module in state.agreed.asked.entry_cost:
        cost += module.entry_cost(state, place)
    return cost


def entries_cost(state: StormState) -> bool:
    """Whether coming to some location could cost anything. (CS-MOD-42)"""
    for module in state.agreed.asked.entry_cost:
        if module.may_charge_entry(state):
            return True
    return False


def may_enter(state: StormState, seat: int, place: int) -> bool:
    """Whether a seat that can pay for a move can also pay for coming there. (CS-MOD-42)"""
    more = entry_cost(state, place)
    return not more or state.bears(seat, move_cost(state, seat) + more)


def any_peril(state: StormState) -> bool:
    """Whether a Great Old One takes the free move away."""
    perils = state.agreed.content.goos.peril
    for goo in state.goo:
        if goo >= 0 and perils[goo] == c.NO_FREE_MOVE:
            return True
    return False


def may_move(state: StormState, seat: int) -> bool:
    """Whether a seat can pay for a move; moves for nothing have a bound. (CS-MOV-01, CS-RUL-130)"""
    if moves_freely(state, seat):
        return state.repeats[seat * KINDS_OF_REPEAT + MOVING] < state.agreed.content.numbers.repeats
    return state.bears(seat, cost_of_leaving(state, seat, False))


def why_not_there(state: StormState, seat: int, place: int) -> Refusal | None:
    """What stands against a move. (CS-MOV-03, CS-RUL-060, CS-RUL-074, CS-RUL-130)"""
    if state.place[seat] == place:
        return Refusal("CS-RUL-074", "why-there-already", {"place": place})
    if not moves_freely(state, seat):
        return why_deadly(state, seat, price_of_move(state, seat, place))
    most = state.agreed.content.numbers.repeats
    if state.repeats[seat * KINDS_OF_REPEAT + MOVING] < most:
        return why_deadly(state, seat, price_of_move(state, seat, place))
    return Refusal("CS-RUL-130", "why-enough-moves", {"place": state.place[seat], "n": most})


def walk(state: StormState, seat: int, place: int) -> None:
    """Move from any location to any other, whoever is there. Only preparation offers it.

    (CS-MOV-01, CS-MOV-02, CS-MOV-03, CS-MOV-04)
    """
    cost = price_of_move(state, seat, place)
    if moves_freely(state, seat):
        state.repeats[seat * KINDS_OF_REPEAT + MOVING] += 1
    else:
        state.moved[seat] += 1
    left, state.place[seat] = state.place[seat], place
    if state.chronicle is not None:
        state.tell("CS-MOV-01", "moved", who=seat, place=place)
    state.madden(seat, cost, "CS-MOV-03")
    for module in state.agreed.asked.moved:
        module.moved(state, seat, left)
