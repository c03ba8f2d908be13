# compiled
"""Moments of a turn at which modules in use may act; without one nothing is put on the agenda."""

from typing import ClassVar

from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Step


class Moment(Step):
    """A moment has come: the modules in use act, in the order that belongs to it. (CS-MOD-08, CS-MOD-09)

    Seat and enemy are those of a round or a fight.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("moment", "seat", "enemy")

    def __init__(self, moment: int, seat: int, enemy: int) -> None:
        self.moment = moment
        self.seat = seat
        self.enemy = enemy

    def run(self, state: StormState) -> None:
        for module in state.agreed.acting[self.moment]:
            module.at(state, self.moment, self.seat, self.enemy)


class Occasion(Step):
    """Something has happened, in whichever phase: the modules in use act, in their order."""

    FIELDS: ClassVar[tuple[str, ...]] = ("occasion", "number")

    def __init__(self, occasion: int, number: int) -> None:
        self.occasion = occasion
        self.number = number

    def run(self, state: StormState) -> None:
        for module in state.agreed.asked.on:
            module.on(state, self.occasion, self.number)


def befall(state: StormState, occasion: int, number: int) -> None:
    """This comes next, for the modules in use."""
    if state.agreed.modules:
        state.then(Occasion(occasion, number))


def come(state: StormState, moment: int) -> None:
    """This moment comes next."""
    if state.agreed.modules:
        state.then(Moment(moment, -1, -1))


def come_to(state: StormState, moment: int, seat: int, enemy: int) -> None:
    """This moment of somebody's round or fight comes next."""
    if state.agreed.modules:
        state.then(Moment(moment, seat, enemy))
