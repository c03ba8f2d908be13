# compiled
"""What the effects of Law cards ask: Officers, Order tokens, Civilians of Dominance, deportation.

Which card is played, and what each of its verbs sets off, stands in `laws.py`.
"""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import (
    A_COLOUR,
    A_LOCATION,
    FIRST_LOCATION,
    FIRST_ORDER,
    LOCATION,
    NOTHING_OR_LOCATION,
    ORDER_FIELD,
    ORDER_FIELD_TO,
    ORDER_FIELDS,
    STOP,
    STOP_OR_LOCATION,
    STOP_OR_ORDER,
    TRACK_SIDE,
    TRACK_SIDES,
)
from eldertable.games.eldritch_arkham.box.places import COLOURS, LOCATIONS, SUPPLY
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.landing import added, relocate
from eldertable.games.eldritch_arkham.rules.moving import SwapWith, partners
from eldertable.games.eldritch_arkham.rules.sets.officers import (
    beats,
    law_rule,
)
from eldertable.games.eldritch_arkham.table.state import (
    ARREST,
    ASSIGN,
    CIVILIAN,
    LEFT,
    PATROL,
    RECRUIT,
    RIGHT,
    ArkhamState,
)
from eldertable.games.eldritch_arkham.table.town import (
    can_be_taken,
    locations_in,
    may_enter,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Step

SHIFT: Final = Answers(Kind("stop"), Kind("shift", ORDER_FIELD, ORDER_FIELD_TO))
FIRST_SHIFT: Final = SHIFT.start("shift")
FROM_TRACK: Final = Answers(Kind("stop"), Kind("track-side", TRACK_SIDE))
FIRST_SIDE: Final = FROM_TRACK.start("track-side")
APPEAL: Final = Answers(Kind("stop"), Kind("appeal", LOCATION, TRACK_SIDE))
FIRST_APPEAL: Final = APPEAL.start("appeal")


# --- Officers -----------------------------------------------------------------------------------------------------


class NoPatrol(Step):
    """Moves by a Law are no part of the patrol: every Officer may still move in it."""

    def run(self, state: ArkhamState) -> None:
        for location in range(LOCATIONS):
            state.patrolled[location] = 0


class OfficerBack(Decision):
    """Which Officer is taken back; the first one if there is any, further ones at will."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "lowest")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = STOP_OR_LOCATION

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [FIRST_LOCATION + place for place in locations_in(beats(state, seat))]
        found = [answer for answer in found if answer >= self.lowest]
        return [STOP, *found] if self.lowest or not found else found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        state.shift(seat, answer - FIRST_LOCATION, SUPPLY)
        if state.chronicle is not None:
            state.tell(CAUSES[law_rule(state, seat)], "returned", unit=seat)
        if self.left > 1:
            state.then(OfficerBack(seat, self.left - 1, answer))


def havens(state: ArkhamState, seat: int, origin: int) -> list[int]:
    """Where an Officer could be relocated."""
    return [target for target in range(LOCATIONS) if target != origin and may_enter(state, seat, target)]


class OfficerRelocate(Decision):
    """Which Officer goes elsewhere without a path. (EA-RUL-31)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03", "EA-RUL-31")
    ANSWERS: ClassVar[Answers] = NOTHING_OR_LOCATION

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [
            FIRST_LOCATION + here for here in locations_in(beats(state, seat)) if havens(state, seat, here)
        ]
        return found or [STOP]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != STOP:
            state.then(OfficerTo(seat, answer - FIRST_LOCATION))


class OfficerTo(Decision):
    """Where that Officer goes. (EA-RUL-31)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03", "EA-RUL-31")
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return havens(state, seat, self.location)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        relocate(state, seat, self.location, answer, CAUSES[law_rule(state, seat)])


class SwapOfficer(Decision):
    """Which Officer changes places with a unit at an adjacent location."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03", "EA-RUL-33")
    ANSWERS: ClassVar[Answers] = NOTHING_OR_LOCATION

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [
            FIRST_LOCATION + here
            for here in locations_in(beats(state, seat))
            if partners(state, seat, here, 1)
        ]
        return found or [STOP]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != STOP:
            state.then(SwapWith(seat, answer - FIRST_LOCATION, 1, law_rule(state, seat)))


# --- Order tokens -------------------------------------------------------------------------------------------------


def fields_with_orders(state: ArkhamState, lowest: int) -> list[int]:
    """The Order fields that hold tokens, as answers, from one on upwards."""
    answers = [FIRST_ORDER + field for field in range(ORDER_FIELDS) if state.orders[field]]
    return [answer for answer in answers if answer >= lowest]


class TokensOff(Decision):
    """Take Order tokens off the Order fields, one at a time."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "lowest", "optional")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05",)
    ANSWERS: ClassVar[Answers] = STOP_OR_ORDER

    def __init__(self, seat: int, left: int, lowest: int, optional: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest
        self.optional = optional

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = fields_with_orders(state, self.lowest)
        return [STOP, *found] if self.optional or not found else found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        state.orders[answer - FIRST_ORDER] -= 1
        if self.left > 1:
            state.then(TokensOff(seat, self.left - 1, answer, self.optional))


class ShiftOrder(Decision):
    """Shift an Order token to another field, or enough."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05",)
    ANSWERS: ClassVar[Answers] = SHIFT

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [STOP] + [
            FIRST_SHIFT + origin * ORDER_FIELDS + target
            for origin in range(ORDER_FIELDS)
            if state.orders[origin]
            for target in range(ORDER_FIELDS)
            if target != origin
        ]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        origin, target = divmod(answer - FIRST_SHIFT, ORDER_FIELDS)
        state.orders[origin] -= 1
        state.orders[target] += 1
        if self.left > 1:
            state.then(ShiftOrder(seat, self.left - 1))


class ExtraOrder(Decision):
    """On which field an extra Order token lies until the end of the turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("order", ORDER_FIELD))

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [ASSIGN, RECRUIT, PATROL, ARREST]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.orders[answer] += 1
        state.extra[answer] += 1


class CashIn(Decision):
    """Take any number of Order tokens off; every so many are worth Mythos."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "each", "mythos", "taken", "lowest")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05",)
    ANSWERS: ClassVar[Answers] = STOP_OR_ORDER

    def __init__(self, seat: int, each: int, mythos: int, taken: int, lowest: int) -> None:
        self.seat = seat
        self.each = each
        self.mythos = mythos
        self.taken = taken
        self.lowest = lowest

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [STOP, *fields_with_orders(state, self.lowest)]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            state.gain_mythos(seat, self.taken // self.each * self.mythos, CAUSES[law_rule(state, seat)])
            return
        state.orders[answer - FIRST_ORDER] -= 1
        state.then(CashIn(seat, self.each, self.mythos, self.taken + 1, answer))


# --- Civilians of Dominance, deportation --------------------------------------------------------------------------


class Amnesty(Decision):
    """At which Beat Civilians of Dominance come back, if any do."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = STOP_OR_LOCATION

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        if not state.on_track(CIVILIAN):
            return [STOP]
        return [STOP] + [FIRST_LOCATION + place for place in locations_in(beats(state, seat))]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != STOP:
            state.then(AmnestyFrom(seat, answer - FIRST_LOCATION, self.n, 0))


class AmnestyFrom(Decision):
    """From which side of Dominance the next Civilian comes, or enough."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "left", "lowest")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = FROM_TRACK

    def __init__(self, seat: int, location: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.location = location
        self.left = left
        self.lowest = lowest

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [FIRST_SIDE + side for side in (LEFT, RIGHT) if state.on_side(side, CIVILIAN)]
        found = [answer for answer in found if answer >= self.lowest]
        return [STOP, *found] if self.lowest or not found else found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        bring_back(state, seat, answer - FIRST_SIDE, self.location)
        if self.left > 1:
            state.then(AmnestyFrom(seat, self.location, self.left - 1, answer))


def bring_back(state: ArkhamState, seat: int, side: int, location: int) -> None:
    """A Civilian of a side of Dominance is added to a location."""
    state.off_track(side, CIVILIAN)
    state.put(CIVILIAN, location)
    added(state, CIVILIAN, location, CAUSES[law_rule(state, seat)])


class Appeal(Decision):
    """To which Beat a Civilian comes, in the order of the map, and from which side."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "done", "left")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = APPEAL

    def __init__(self, seat: int, done: int, left: int) -> None:
        self.seat = seat
        self.done = done
        self.left = left

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [STOP]
        for location in locations_in(beats(state, seat) & ~self.done):
            for side in (LEFT, RIGHT):
                if state.on_side(side, CIVILIAN):
                    found.append(FIRST_APPEAL + location * TRACK_SIDES + side)
        return found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        location, side = divmod(answer - FIRST_APPEAL, TRACK_SIDES)
        bring_back(state, seat, side, location)
        if self.left > 1:
            up_to_here = (2 << location) - 1
            state.then(Appeal(seat, self.done | up_to_here, self.left - 1))


def deportable(state: ArkhamState, seat: int, location: int) -> list[int]:
    """The colours that could be deported from a Beat: other roles' and Spawn, if no Civilian is there."""
    if state.count(location, CIVILIAN):
        return []
    return [
        colour
        for colour in range(COLOURS)
        if state.count(location, colour) and state.owner(colour) != seat and can_be_taken(state, colour)
    ]


class Deport(Decision):
    """From which Beat a unit goes back to its owner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = NOTHING_OR_LOCATION

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [
            FIRST_LOCATION + here
            for here in locations_in(beats(state, seat))
            if deportable(state, seat, here)
        ]
        return found or [STOP]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != STOP:
            state.then(DeportWhom(seat, answer - FIRST_LOCATION))


class DeportWhom(Decision):
    """Which unit that is; never an Avatar."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = A_COLOUR

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return deportable(state, seat, self.location)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        unit = state.lift(answer, self.location)
        state.put(unit, SUPPLY)
        if state.chronicle is not None:
            state.tell(CAUSES[law_rule(state, seat)], "returned", unit=unit)
