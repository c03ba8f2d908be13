# compiled
"""Giving and exchanging objects on the same location. (CS-OBJ-01)"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box.bounds import IN_RETURN, SEAT
from eldertable.games.cultistorm.box.places import OBJECTS
from eldertable.games.cultistorm.rules.discarding import GIFT, LoseObject
from eldertable.games.cultistorm.rules.refusing import why_not_held_twice, why_not_here
from eldertable.games.cultistorm.table.fields import GIVING, KINDS_OF_REPEAT
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step


def add_gifts(state: StormState, seat: int, first: int, found: list[int]) -> None:
    """Add the kinds of objects that a seat can give to somebody, as answers from this one on. Gate seals are none.

    (CS-OBJ-01, CS-OBJ-03, CS-DEV-11, CS-RUL-130)
    """
    if state.repeats[seat * KINDS_OF_REPEAT + GIVING] >= state.agreed.content.numbers.repeats or is_alone(
        state, seat
    ):
        return
    for kind in state.belongings(seat).kinds:
        if has_receiver(state, seat, kind):
            found.append(first + kind)


def is_alone(state: StormState, seat: int) -> bool:
    """Whether nobody else stands on the location."""
    place = state.place[seat]
    for other in range(state.agreed.team):
        if state.place[other] == place and other != seat:
            return False
    return True


def has_receiver(state: StormState, seat: int, kind: int) -> bool:
    """Whether there is somebody to whom an object can go. (CS-OBJ-01, CS-RSH-12)"""
    place = state.place[seat]
    for other in range(state.agreed.team):
        if state.place[other] == place and other != seat and state.may_hold(other, kind):
            return True
    return False


def receivers(state: StormState, seat: int, kind: int) -> list[int]:
    """To whom an object can go, and what can come back for it, as answers. (CS-OBJ-01, CS-RUL-081)"""
    found: list[int] = []
    for other in range(state.agreed.team):
        if other == seat or state.place[other] != state.place[seat] or not state.may_hold(other, kind):
            continue
        given = GIVEN + other * IN_RETURN.size
        found.append(given - 1)
        for back in state.belongings(other).kinds:
            if back != kind and state.may_hold(seat, back):
                found.append(given + back)
    return found


def why_not_given(state: StormState, seat: int, kind: int) -> Refusal | None:
    """What stands against giving an object away. (CS-OBJ-01, CS-RSH-12, CS-RUL-130)"""
    most = state.agreed.content.numbers.repeats
    if state.repeats[seat * KINDS_OF_REPEAT + GIVING] >= most:
        return Refusal("CS-RUL-130", "why-enough-gifts", {"n": most})
    others = [other for other in state.here(state.place[seat]) if other != seat]
    if not others:
        return Refusal("CS-OBJ-01", "why-alone", {"place": state.place[seat]})
    if not any([state.may_hold(other, kind) for other in others]):
        return Refusal("CS-RSH-12", "why-all-have-one", {"object": kind})
    return None


class GiveObject(Decision):
    """To whom an object goes, and what comes back: who has as many as allowed gives one in return or discards
    one. (CS-OBJ-01, CS-DEC-11)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "object")
    ANSWERS: ClassVar[Answers] = Answers(Kind("hand-over", SEAT, IN_RETURN))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OBJ-01", "CS-RUL-081", "CS-DEC-11")

    def __init__(self, seat: int, object: int) -> None:
        self.seat = seat
        self.object = object

    def options(self, state: StormState, seat: int) -> list[int]:
        return receivers(state, seat, self.object)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        other, back = values[0], values[1]
        if other == seat:
            return Refusal("CS-OBJ-01", "why-not-yourself", {})
        why = why_not_here(state, seat, other) or why_not_held_twice(state, other, self.object)
        if why is not None or back < 0:
            return why
        if back == self.object:
            return Refusal("CS-RUL-081", "why-same-object", {"object": back})
        return why_not_held_twice(state, seat, back)

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        other, back = answer // IN_RETURN.size, answer % IN_RETURN.size + IN_RETURN.first
        if back >= 0:
            hand_over(state, other, seat, back)
        elif not state.has_room(other):
            state.then(LoseObject(other, GIFT))
        state.then(HandOver(seat, other, self.object))


GIVEN: Final = GiveObject.ANSWERS.origin("hand-over")
"""The answer of the first seat with the first object in return; one below it is nothing in return."""


class HandOver(Step):
    """An object changes hands; a mark that it was used stays with it. (CS-RUL-082)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other", "object")

    def __init__(self, seat: int, other: int, object: int) -> None:
        self.seat = seat
        self.other = other
        self.object = object

    def run(self, state: StormState) -> None:
        hand_over(state, self.seat, self.other, self.object)


def hand_over(state: StormState, seat: int, other: int, kind: int) -> None:
    """Hand an object over on the same location. (CS-OBJ-01)"""
    card = state.held_object(seat, kind)
    state.move(card, OBJECTS + seat, OBJECTS + other, state.everyone())
    if state.chronicle is not None:
        state.tell("CS-OBJ-01", "object-given", who=seat, other=other, object=kind)
