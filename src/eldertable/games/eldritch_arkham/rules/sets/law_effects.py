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
from eldertable.games.eldritch_arkham.box.places import COLOURS, SUPPLY
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.landing import added, relocate
from eldertable.games.eldritch_arkham.rules.moving import SwapWith, partners
from eldertable.games.eldritch_arkham.rules.sets.law_picking import LawPicking
from eldertable.games.eldritch_arkham.rules.sets.officers import (
    beats,
    law_rule,
)
from eldertable.games.eldritch_arkham.rules.turn_end import NOBODY_PATROLLED
from eldertable.games.eldritch_arkham.table.fields import (
    ARREST,
    ASSIGN,
    CIVILIAN,
    LEFT,
    PATROL,
    RECRUIT,
    RIGHT,
    raised,
)
from eldertable.games.eldritch_arkham.table.reasons import (
    must_be_done,
    why_all_picked,
    why_no_entry,
    why_no_unit,
    why_not_stop,
    why_nowhere,
    why_stays,
    why_there_already,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import (
    can_be_taken,
    locations_in,
    open_to,
    set_of,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import SPREAD, Picking
from eldertable.kernel.picking import added as added_pick
from eldertable.kernel.steps import Decision, Refusal, Step

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
        state.patrolled = NOBODY_PATROLLED


class OfficerBack(LawPicking):
    """Which Officers are taken back: one if there is any, further ones at will."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "picks")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = STOP_OR_LOCATION

    def __init__(self, seat: int, n: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.n = n
        self.picks = picks

    def besides(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return [
            FIRST_LOCATION + place
            for place in locations_in(beats(state, seat))
            if state.count(place, seat) > picks.count(FIRST_LOCATION + place)
        ]

    def would_do(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) > 0 or not beats(state, seat)

    def with_pick(self, state: ArkhamState, seat: int, answer: int) -> Picking:
        return OfficerBack(seat, self.n, added_pick(self.picks, answer))

    def carry_out(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> None:
        for pick in picks:
            state.shift(seat, pick - FIRST_LOCATION, SUPPLY)
            if state.chronicle is not None:
                state.tell(CAUSES[law_rule(state, seat)], "returned", unit=seat)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        rule = CAUSES[law_rule(state, seat)]
        if kind == "stop":
            return None if self.picks else why_not_stop(state, self, seat, rule)
        missing = why_no_unit(state, seat, values[0])
        if missing is not None:
            return missing
        picked = self.picks.count(FIRST_LOCATION + values[0])
        return why_all_picked(state.count(values[0], seat), picked, rule)


def havens(state: ArkhamState, seat: int, origin: int) -> list[int]:
    """Where an Officer could be relocated."""
    return locations_in(open_to(state, seat) & ~(1 << origin))


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

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        rule = CAUSES[law_rule(state, seat)]
        if kind == "nothing":
            return why_not_stop(state, self, seat, rule)
        missing = why_no_unit(state, seat, values[0])
        if missing is not None:
            return missing
        return None if havens(state, seat, values[0]) else why_nowhere(seat, values[0], rule)


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

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] == self.location:
            return why_there_already(values[0])
        return why_no_entry(state, seat, values[0])


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

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "nothing":
            return why_not_stop(state, self, seat, CAUSES[law_rule(state, seat)])
        missing = why_no_unit(state, seat, values[0])
        if missing is not None:
            return missing
        if partners(state, seat, values[0], 1):
            return None
        return Refusal("EA-RUL-33", "why-no-partner", {"location": values[0]})


# --- Order tokens -------------------------------------------------------------------------------------------------


def tokens_to_take(state: ArkhamState, picks: tuple[int, ...]) -> list[int]:
    """The Order fields that hold more tokens than are picked there, as answers."""
    return [
        FIRST_ORDER + field
        for field in range(ORDER_FIELDS)
        if state.orders[field] > picks.count(FIRST_ORDER + field)
    ]


def take_tokens(state: ArkhamState, picks: tuple[int, ...]) -> None:
    """The picked Order tokens come off their fields."""
    for pick in picks:
        state.orders = raised(state.orders, pick - FIRST_ORDER, -1)


def why_no_token(state: ArkhamState, field: int, picks: tuple[int, ...]) -> Refusal | None:
    """No Order token is there to be taken, or all are picked."""
    if not state.orders[field]:
        return Refusal("EA-POL-05", "why-no-token", {"order_field": field})
    return why_all_picked(state.orders[field], picks.count(FIRST_ORDER + field), "EA-POL-05")


class TokensOff(Picking):
    """Which Order tokens come off the Order fields: as many as there are, or fewer where it is optional."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "optional", "picks")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05",)
    ANSWERS: ClassVar[Answers] = STOP_OR_ORDER
    WAY: ClassVar[str] = SPREAD

    def __init__(self, seat: int, n: int, optional: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.n = n
        self.optional = optional
        self.picks = picks

    def closing(self) -> int:
        return STOP

    def further(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return tokens_to_take(state, picks) if len(picks) < self.n else []

    def would_do(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> bool:
        return self.optional == 1 or sum(state.orders) == 0

    def with_pick(self, state: ArkhamState, seat: int, answer: int) -> Picking:
        return TokensOff(seat, self.n, self.optional, added_pick(self.picks, answer))

    def carry_out(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> None:
        take_tokens(state, picks)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None if self.optional else why_not_stop(state, self, seat, "EA-POL-05")
        return why_no_token(state, values[0], self.picks)


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
        state.orders = raised(state.orders, origin, -1)
        state.orders = raised(state.orders, target, 1)
        if self.left > 1:
            state.then(ShiftOrder(seat, self.left - 1))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if values[0] == values[1]:
            return Refusal("EA-POL-05", "why-same-field", {})
        return why_no_token(state, values[0], ())


class ExtraOrder(Decision):
    """On which field an extra Order token lies until the end of the turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("order", ORDER_FIELD))

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [ASSIGN, RECRUIT, PATROL, ARREST]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.orders = raised(state.orders, answer, 1)
        state.extra = raised(state.extra, answer, 1)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None


class CashIn(Picking):
    """Take any number of Order tokens off; every so many are worth Mythos."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "each", "mythos", "picks")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05",)
    ANSWERS: ClassVar[Answers] = STOP_OR_ORDER
    WAY: ClassVar[str] = SPREAD

    def __init__(self, seat: int, each: int, mythos: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.each = each
        self.mythos = mythos
        self.picks = picks

    def closing(self) -> int:
        return STOP

    def further(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return tokens_to_take(state, picks)

    def would_do(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def with_pick(self, state: ArkhamState, seat: int, answer: int) -> Picking:
        return CashIn(seat, self.each, self.mythos, added_pick(self.picks, answer))

    def carry_out(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> None:
        take_tokens(state, picks)
        state.gain_mythos(seat, len(picks) // self.each * self.mythos, CAUSES[law_rule(state, seat)])

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None if kind == "stop" else why_no_token(state, values[0], self.picks)


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
            state.then(AmnestyFrom(seat, answer - FIRST_LOCATION, self.n))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if not state.on_track(CIVILIAN):
            return Refusal(CAUSES[law_rule(state, seat)], "why-no-civilian-removed", {})
        return why_no_unit(state, seat, values[0])


class AmnestyFrom(LawPicking):
    """From which sides of Dominance the Civilians come: one at least."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "n", "picks")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = FROM_TRACK
    WAY: ClassVar[str] = SPREAD

    def __init__(self, seat: int, location: int, n: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.location = location
        self.n = n
        self.picks = picks

    def besides(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return [
            FIRST_SIDE + side
            for side in (LEFT, RIGHT)
            if civilians_on(state, side) > picks.count(FIRST_SIDE + side)
        ]

    def would_do(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) > 0

    def with_pick(self, state: ArkhamState, seat: int, answer: int) -> Picking:
        return AmnestyFrom(seat, self.location, self.n, added_pick(self.picks, answer))

    def carry_out(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> None:
        for pick in picks:
            bring_back(state, seat, pick - FIRST_SIDE, self.location)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None if self.picks else must_be_done(CAUSES[law_rule(state, seat)])
        picked = self.picks.count(FIRST_SIDE + values[0])
        return why_none_on_side(state, seat, values[0], picked)


def why_none_on_side(state: ArkhamState, seat: int, side: int, picked: int) -> Refusal | None:
    """No Civilian is on that side of Dominance, or all are picked."""
    rule, n = CAUSES[law_rule(state, seat)], civilians_on(state, side)
    if not n:
        return Refusal(rule, "why-none-on-side", {"track_side": side, "colour": CIVILIAN})
    return why_all_picked(n, picked, rule)


def civilians_on(state: ArkhamState, side: int) -> int:
    """How many Civilians lie on a side of Dominance."""
    return len([field for field in state.side_fields(side) if state.track[field] == CIVILIAN])


def bring_back(state: ArkhamState, seat: int, side: int, location: int) -> None:
    """A Civilian of a side of Dominance is added to a location."""
    state.off_track(side, CIVILIAN)
    state.put(CIVILIAN, location)
    added(state, CIVILIAN, location, CAUSES[law_rule(state, seat)])


class Appeal(LawPicking):
    """To which Beats a Civilian comes, one to each, and from which side."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "picks")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = APPEAL

    def __init__(self, seat: int, n: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.n = n
        self.picks = picks

    def besides(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        done = set_of([(pick - FIRST_APPEAL) // TRACK_SIDES for pick in picks])
        sides = [
            side
            for side in (LEFT, RIGHT)
            if civilians_on(state, side) > len([0 for pick in picks if side_of(pick) == side])
        ]
        return [
            FIRST_APPEAL + location * TRACK_SIDES + side
            for location in locations_in(beats(state, seat) & ~done)
            for side in sides
        ]

    def would_do(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def with_pick(self, state: ArkhamState, seat: int, answer: int) -> Picking:
        return Appeal(seat, self.n, added_pick(self.picks, answer))

    def carry_out(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> None:
        for pick in picks:
            bring_back(state, seat, side_of(pick), (pick - FIRST_APPEAL) // TRACK_SIDES)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        location, side = values
        missing = why_no_unit(state, seat, location)
        if missing is not None:
            return missing
        if [pick for pick in self.picks if (pick - FIRST_APPEAL) // TRACK_SIDES == location]:
            return Refusal(CAUSES[law_rule(state, seat)], "why-heard-already", {"location": location})
        picked = len([pick for pick in self.picks if side_of(pick) == side])
        return why_none_on_side(state, seat, side, picked)


def side_of(pick: int) -> int:
    """The side of Dominance from which a Civilian comes to a Beat."""
    return (pick - FIRST_APPEAL) % TRACK_SIDES


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

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        rule = CAUSES[law_rule(state, seat)]
        if kind == "nothing":
            return why_not_stop(state, self, seat, rule)
        missing = why_no_unit(state, seat, values[0])
        if missing is not None:
            return missing
        civilians = state.count(values[0], CIVILIAN)
        if civilians:
            return Refusal(rule, "why-witnesses", {"location": values[0], "n": civilians})
        if deportable(state, seat, values[0]):
            return None
        return Refusal(rule, "why-nobody-to-deport", {"location": values[0]})


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

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        missing = why_no_unit(state, values[0], self.location)
        if missing is not None:
            return missing
        if state.owner(values[0]) == seat:
            return Refusal("EA-UNI-07", "why-own-unit", {})
        return why_stays(state, values[0])
