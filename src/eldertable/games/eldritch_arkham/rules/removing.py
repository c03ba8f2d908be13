# compiled
"""Removing units: factions remove to the Dominance track, Neutral roles abduct to their board."""

from typing import ClassVar

from eldertable.games.eldritch_arkham.box.bounds import FIRST_UNIT, STOP, STOP_OR_UNIT
from eldertable.games.eldritch_arkham.box.cards import NEUTRAL
from eldertable.games.eldritch_arkham.box.places import COLOURS, HELD
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.dominance import onto_dominance
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.table.reasons import (
    why_no_unit,
    why_not_among,
    why_not_stop,
    why_not_taken,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import victims_in
from eldertable.kernel.answers import Answers
from eldertable.kernel.steps import Decision, Refusal


def take_unit(state: ArkhamState, side: int, location: int, colour: int, rule: str) -> None:
    """Factions remove to Dominance, Neutral roles abduct to their board. (EA-UNI-04, EA-UNI-05, EA-RUL-40)"""
    unit = state.lift(colour, location)
    state.units_taken += 1
    faction = state.faction(side)
    if faction == NEUTRAL:
        state.put(unit, HELD + side)
        if state.chronicle is not None:
            state.tell(rule, "abducted", who=side, unit=unit, location=location)
        state.rules_of(side).abducted(state, side, unit)
        return
    if state.chronicle is not None:
        state.tell(rule, "removed", who=side, unit=unit, location=location)
    if side < state.table.seats:
        state.rules_of(side).removed(state, side)
    onto_dominance(state, faction, unit)


def why_no_victim(
    state: ArkhamState, side: int, location: int, colour: int, locations: int, rule: str
) -> Refusal | None:
    """A unit is not at one of these locations, or may not be taken there. (EA-UNI-06, EA-UNI-07)"""
    missing = why_no_unit(state, colour, location)
    if missing is None:
        missing = why_not_among(location, locations, rule)
    return missing if missing is not None else why_not_taken(state, side, location, colour)


def lacks_prey(state: ArkhamState, side: int) -> bool:
    """Whether no other role has units that can be taken: only Grimoires and the Cthulhu Cult. (EA-RUL-212)"""
    for other in state.order:
        if other != side and other < state.table.seats and not state.rules_of(other).hides:
            return False
    return True


class TakeUnit(Decision):
    """Remove or abduct a unit at one of these locations; it may be worth Omen points.

    (EA-UNI-06, EA-RUL-41, EA-DEC-06)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "locations", "omens", "optional", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-UNI-06", "EA-UNI-07")
    ANSWERS: ClassVar[Answers] = STOP_OR_UNIT

    def __init__(self, seat: int, locations: int, omens: int, optional: int, cause: int) -> None:
        self.seat = seat
        self.locations = locations
        self.omens = omens
        self.optional = optional
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [FIRST_UNIT + unit for unit in victims_in(state, seat, self.locations)]
        return [STOP, *found] if self.optional or not found else found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        location, colour = divmod(answer - FIRST_UNIT, COLOURS)
        state.last_spot = location
        take_unit(state, seat, location, colour, CAUSES[self.cause])
        if self.omens:
            state.then(Score(seat, self.omens, self.cause))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        rule = CAUSES[self.cause]
        if kind == "stop":
            return None if self.optional else why_not_stop(state, self, seat, rule)
        return why_no_victim(state, seat, values[0], values[1], self.locations, rule)


class TakeEach(Decision):
    """Take a unit at each of up to so many of these locations; all of them may be worth Omen points.

    (EA-RUL-195)

    `same`: all at one location, as far as there are units. `least`: so many must be taken if they can.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "locations", "left", "same", "least", "omens", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-UNI-06", "EA-UNI-07", "EA-RUL-43")
    ANSWERS: ClassVar[Answers] = STOP_OR_UNIT

    def __init__(
        self, seat: int, locations: int, left: int, same: int, least: int, omens: int, cause: int
    ) -> None:
        self.seat = seat
        self.locations = locations
        self.left = left
        self.same = same
        self.least = least
        self.omens = omens
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [FIRST_UNIT + unit for unit in victims_in(state, seat, self.locations)]
        return found if self.least > 0 and found else [STOP, *found]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        location, colour = divmod(answer - FIRST_UNIT, COLOURS)
        take_unit(state, seat, location, colour, CAUSES[self.cause])
        if self.left > 1:
            rest = 1 << location if self.same else self.locations & ~(1 << location)
            least = 0
            if self.least:
                least = self.least - 1  # pragma: no mutate - all must be taken, or none
            state.then(TakeEach(seat, rest, self.left - 1, self.same, least, self.omens, self.cause))
        elif self.omens:
            state.then(Score(seat, self.omens, self.cause))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        rule = CAUSES[self.cause]
        if kind == "stop":
            return why_not_stop(state, self, seat, rule) if self.least > 0 else None
        return why_no_victim(state, seat, values[0], values[1], self.locations, rule)
