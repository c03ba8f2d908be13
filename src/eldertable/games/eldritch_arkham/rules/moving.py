# compiled
"""Moving units, as several roles do it: an own unit, one more step, Civilians, any unit.

Who may enter a location, and by which paths, is asked in `table/town.py`; what a move sets off stands in `landing.py`.
"""

from typing import ClassVar

from eldertable.games.eldritch_arkham.box.bounds import (
    A_LOCATION,
    A_UNIT,
    FIRST_LOCATION,
    FIRST_UNIT,
    FIRST_WAY,
    STOP,
    STOP_OR_LOCATION,
    STOP_OR_UNIT,
    STOP_OR_WAY,
)
from eldertable.games.eldritch_arkham.box.cards import ENDS
from eldertable.games.eldritch_arkham.box.places import COLOURS, LOCATIONS
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.landing import cross, swap
from eldertable.games.eldritch_arkham.table.fields import CIVILIAN, MONSTER, NOBODY
from eldertable.games.eldritch_arkham.table.reasons import (
    why_fixed,
    why_no_move,
    why_no_path,
    why_no_unit,
    why_not_among,
    why_not_stop,
    why_nowhere,
    why_there_already,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import (
    is_fixed,
    locations_in,
    open_to,
    paths_from,
    swims,
    ways,
)
from eldertable.kernel.answers import Answers
from eldertable.kernel.picking import added
from eldertable.kernel.steps import Decision, Refusal


class MoveOwn(Decision):
    """Move an own unit once, from one of these locations; with `other` not the one that has just moved. Not to move at
    all is only possible where it is `optional`.

    (EA-RUL-199, EA-DEC-07)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "origins", "other", "water", "optional", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-MOV-01", "EA-MOV-03")
    ANSWERS: ClassVar[Answers] = STOP_OR_WAY

    def __init__(self, seat: int, origins: int, other: int, water: int, optional: int, cause: int) -> None:
        self.seat = seat
        self.origins = origins
        self.other = other
        self.water = water
        self.optional = optional
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        moves = own_moves(state, seat, self.origins, self.other, self.water)
        return [STOP, *moves] if self.optional or not moves else moves

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        origin, target = state.board.crossing(answer - FIRST_WAY)
        state.last_spot = target
        cross(state, seat, origin, target, CAUSES[self.cause])

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None if self.optional else why_not_stop(state, self, seat, CAUSES[self.cause])
        origin, target = state.board.crossing(values[0] * ENDS + values[1])
        missing = why_no_unit(state, seat, origin)
        if missing is None:
            missing = why_not_among(origin, self.origins, CAUSES[self.cause])
        if missing is not None:
            return missing
        if self.other and origin == state.last_spot and state.count(origin, seat) == 1:
            return Refusal(CAUSES[self.cause], "why-other-unit", {"location": origin})
        return why_no_move(state, seat, origin, target, self.water == 1)


def own_moves(state: ArkhamState, side: int, origins: int, other: int, water: int) -> list[int]:
    """Every move of an own unit, as FIRST_WAY + its way."""
    found: list[int] = []
    way_to = state.board.way_to
    enterable = open_to(state, side)
    for origin in locations_in(origins):
        n = state.units[origin * COLOURS + side]
        if other and origin == state.last_spot:
            n -= 1
        if n > 0:
            for target in locations_in(paths_from(state, side, origin, water == 1) & enterable):
                found.append(FIRST_WAY + way_to[origin * LOCATIONS + target])
    found.sort()
    return found


def can_move_own(state: ArkhamState, side: int, origins: int, water: int) -> bool:
    """Whether an own unit at one of these locations may move."""
    for origin in locations_in(origins):
        if state.units[origin * COLOURS + side] and ways(state, side, origin, water == 1):
            return True
    return False


class WalkOn(Decision):
    """One more step of the unit that has just moved or come, or enough. (EA-RUL-199, EA-DEC-08)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "water", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-MOV-01", "EA-MOV-03")
    ANSWERS: ClassVar[Answers] = STOP_OR_LOCATION

    def __init__(self, seat: int, left: int, water: int, cause: int) -> None:
        self.seat = seat
        self.left = left
        self.water = water
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        if state.last_spot == NOBODY or not state.count(state.last_spot, seat):
            return [STOP]
        targets = ways(state, seat, state.last_spot, self.water == 1)
        return [STOP] + [FIRST_LOCATION + target for target in locations_in(targets)]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        origin = state.last_spot
        state.last_spot = answer - FIRST_LOCATION
        cross(state, seat, origin, state.last_spot, CAUSES[self.cause])
        if self.left > 1:
            state.then(WalkOn(seat, self.left - 1, self.water, self.cause))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if state.last_spot == NOBODY or not state.count(state.last_spot, seat):
            return Refusal(CAUSES[self.cause], "why-walker-gone", {})
        return why_no_move(state, seat, state.last_spot, values[0], self.water == 1)


class MoveCivilians(Decision):
    """Move Civilians once each, different ones, one after the other. (EA-RUL-29, EA-RUL-89)

    `moved`: where those stand that have moved.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "origins", "moved", "optional", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-MOV-01", "EA-RUL-29")
    ANSWERS: ClassVar[Answers] = STOP_OR_WAY

    def __init__(
        self,
        seat: int,
        left: int,
        origins: int,
        moved: tuple[int, ...],
        optional: int,
        cause: int,
    ) -> None:
        self.seat = seat
        self.left = left
        self.origins = origins
        self.moved = moved
        self.optional = optional
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found: list[int] = []
        way_to = state.board.way_to
        for origin in locations_in(self.origins):
            n = state.units[origin * COLOURS + CIVILIAN]
            if n and (not self.moved or n > self.moved.count(origin)):
                for target in locations_in(paths_from(state, CIVILIAN, origin, False)):
                    found.append(FIRST_WAY + way_to[origin * LOCATIONS + target])
        found.sort()
        return [STOP, *found] if self.optional or not found else found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        origin, target = state.board.crossing(answer - FIRST_WAY)
        cross(state, CIVILIAN, origin, target, CAUSES[self.cause])
        if self.left > 1:
            moved = added(self.moved, target)
            state.then(MoveCivilians(seat, self.left - 1, self.origins, moved, self.optional, self.cause))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None if self.optional else why_not_stop(state, self, seat, CAUSES[self.cause])
        origin, target = state.board.crossing(values[0] * ENDS + values[1])
        missing = why_no_unit(state, CIVILIAN, origin)
        if missing is None:
            missing = why_not_among(origin, self.origins, CAUSES[self.cause])
        if missing is not None:
            return missing
        here = self.moved.count(origin)
        if state.count(origin, CIVILIAN) <= here:
            return Refusal("EA-RUL-89", "why-civilians-moved", {"location": origin, "n": here})
        return why_no_path(state, CIVILIAN, origin, target, False)


def can_move_civilian(state: ArkhamState, origins: int) -> bool:
    """Whether a Civilian at one of these locations may move."""
    for origin in locations_in(origins):
        if state.units[origin * COLOURS + CIVILIAN] and paths_from(state, CIVILIAN, origin, False):
            return True
    return False


class MoveAny(Decision):
    """Which unit to move, of whatever colour, the Monster and own allies too; after the first one others, if one likes,
    as many as are left.

    (EA-RUL-95, EA-RUL-96, EA-DEC-17, EA-DEC-21)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "swarm", "moved", "left", "optional", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-MOV-01", "EA-RUL-28")
    ANSWERS: ClassVar[Answers] = STOP_OR_UNIT

    def __init__(self, seat: int, swarm: int, moved: int, left: int, optional: int, cause: int) -> None:
        self.seat = seat
        self.swarm = swarm
        self.moved = moved
        self.left = left
        self.optional = optional
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [FIRST_UNIT + unit for unit in movable_units(state, self.swarm, self.moved)]
        return [STOP, *found] if self.optional or not found else found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != STOP:
            state.then(MoveAnyTo(seat, answer - FIRST_UNIT, self.swarm, self.left, self.cause))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        rule = CAUSES[self.cause]
        if kind == "stop":
            return None if self.optional else why_not_stop(state, self, seat, rule)
        location, colour = values
        missing = why_no_unit(state, colour, location)
        if missing is None:
            missing = why_fixed(state, colour)
        if missing is not None:
            return missing
        if location * COLOURS + colour == self.moved and state.count(location, colour) == 1:
            return Refusal(rule, "why-unit-moved", {})
        return None if unit_ways(state, location, colour, self.swarm) else why_nowhere(colour, location, rule)


class MoveAnyTo(Decision):
    """Where the chosen unit moves. (EA-DEC-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "unit", "swarm", "left", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-MOV-01", "EA-MOV-03", "EA-RUL-28")
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def __init__(self, seat: int, unit: int, swarm: int, left: int, cause: int) -> None:
        self.seat = seat
        self.unit = unit
        self.swarm = swarm
        self.left = left
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return locations_in(unit_ways(state, self.unit // COLOURS, self.unit % COLOURS, self.swarm)).copy()

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        colour = self.unit % COLOURS
        cross(state, colour, self.unit // COLOURS, answer, CAUSES[self.cause])
        if self.left > 1:
            moved = answer * COLOURS + colour
            state.then(MoveAny(seat, self.swarm, moved, self.left - 1, 1, self.cause))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        origin, colour, target = self.unit // COLOURS, self.unit % COLOURS, values[0]
        water = self.swarm == 0 and swims(state, colour)
        closed = why_no_move(state, colour, origin, target, water)
        if closed is None and self.swarm and not (self.swarm >> origin & 1 or self.swarm >> target & 1):
            return Refusal("EA-NOD-08", "why-not-swarmed", {"locations": tuple(locations_in(self.swarm))})
        return closed


def unit_ways(state: ArkhamState, origin: int, colour: int, swarm: int) -> int:
    """The set of locations to which a unit may move; within a swarm only into or out of it, never by water.

    (EA-NOD-08, EA-NOD-09, EA-RUL-27)
    """
    if not swarm:
        return ways(state, colour, origin, swims(state, colour))
    found = ways(state, colour, origin, False)
    return found if swarm >> origin & 1 else found & swarm


def movable_units(state: ArkhamState, swarm: int, moved: int) -> list[int]:
    """Every unit that may move, as location * 10 + colour; `moved` is one that has moved already, or -1."""
    found: list[int] = []
    units = state.units
    for colour in range(COLOURS):
        if state.where(colour) == NOBODY or is_fixed(state, colour):
            continue
        enterable = open_to(state, colour)
        water = not swarm and swims(state, colour)
        for location in range(LOCATIONS):
            unit = location * COLOURS + colour
            if units[unit] and not (unit == moved and units[unit] == 1):
                targets = paths_from(state, colour, location, water) & enterable
                if targets and (not swarm or swarm >> location & 1 or targets & swarm):
                    found.append(unit)
    found.sort()
    return found


def can_move_any(state: ArkhamState, swarm: int) -> bool:
    """Whether any unit may move. (EA-RUL-90)"""
    for unit in range(LOCATIONS * COLOURS):
        if state.units[unit] and unit_ways(state, unit // COLOURS, unit % COLOURS, swarm):
            return True
    return False


# --- changing places ----------------------------------------------------------------------------------------------


def partners(state: ArkhamState, side: int, location: int, near: int) -> list[int]:
    """With whom a unit may change places, as location * 10 + colour: anybody elsewhere, or near and no Monster.

    (EA-RUL-130, EA-RUL-213)
    """
    found: list[int] = []
    board = state.board
    for unit in range(LOCATIONS * COLOURS):
        place, colour = unit // COLOURS, unit % COLOURS
        if not state.units[unit] or place == location or colour == side:
            continue
        if near:
            if board.by_land[location] >> place & 1 and colour != MONSTER:
                found.append(unit)
        elif colour != MONSTER or not is_fixed(state, MONSTER):
            found.append(unit)
    return found


def has_partner(state: ArkhamState, side: int, location: int) -> bool:
    """Whether a unit may change places with anybody elsewhere. (EA-RUL-130)"""
    for unit in range(LOCATIONS * COLOURS):
        place, colour = unit // COLOURS, unit % COLOURS
        if state.units[unit] and place != location and colour != side:
            if colour != MONSTER or not is_fixed(state, MONSTER):
                return True
    return False


class SwapWith(Decision):
    """With which unit an own unit changes places. (EA-ADV-09, EA-RUL-33)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "near", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-RUL-33", "EA-RUL-213")
    ANSWERS: ClassVar[Answers] = A_UNIT

    def __init__(self, seat: int, location: int, near: int, cause: int) -> None:
        self.seat = seat
        self.location = location
        self.near = near
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return partners(state, seat, self.location, self.near)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        swap(state, seat, self.location, answer % COLOURS, answer // COLOURS, CAUSES[self.cause])

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        place, colour = values
        missing = why_no_unit(state, colour, place)
        if missing is not None:
            return missing
        if place == self.location:
            return why_there_already(place)
        if colour == seat:
            return Refusal("EA-RUL-33", "why-own-swap", {})
        if not self.near:
            return why_fixed(state, colour) if colour == MONSTER else None
        if place not in state.board.land[self.location]:
            return Refusal("EA-RUL-24", "why-not-adjacent", {"origin": self.location, "location": place})
        return Refusal("EA-RUL-213", "why-monster-no-swap", {}) if colour == MONSTER else None
