# compiled
"""Officers, Wagon & Command Post, as Police and Feds share them; who may pass the Command Post: `table/town.py`."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import (
    A_LOCATION,
    DIRECTION,
    FIRST_UNIT,
    FIRST_WAY,
    LAW_FACE,
    LOCATION,
    PATH,
    STOP,
    STOP_OR_UNIT,
)
from eldertable.games.eldritch_arkham.box.cards import ENDS, NORMAL, WATER
from eldertable.games.eldritch_arkham.box.places import COLOURS, LOCATIONS
from eldertable.games.eldritch_arkham.rules.causes import CAUSES, cause
from eldertable.games.eldritch_arkham.rules.landing import cross, relocate
from eldertable.games.eldritch_arkham.rules.removing import take_unit
from eldertable.games.eldritch_arkham.table.fields import (
    LAW_DECK,
    LAW_HAND,
    LAW_PAST,
    NOBODY,
    WAGON_USED,
)
from eldertable.games.eldritch_arkham.table.reasons import (
    why_no_entry,
    why_no_move,
    why_no_mythos,
    why_no_unit,
    why_none_moves,
    why_not_among,
    why_not_in_control,
    why_not_stop,
    why_not_taken,
    why_there_already,
)
from eldertable.games.eldritch_arkham.table.role_rules import RoleRules
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import locations_in, open_to, victims_in, ways
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import raised
from eldertable.kernel.steps import Decision, Refusal

OFFICER_MOVES: Final = Answers(Kind("stop"), Kind("way", PATH, DIRECTION), Kind("ride", LOCATION))
FIRST_RIDE: Final = OFFICER_MOVES.start("ride")

FUNDING_RULE: Final = cause("EA-FED-06")


class AuthorityRules(RoleRules):
    """The rules of a role with Officers and Law cards."""

    def __init__(self, law: int, wagon: str, ride: str, blue: bool, post_on_path: bool) -> None:
        super().__init__()
        self.law = law
        """The line of its page by which it plays Law cards. (EA-POL-05, EA-FED-03)"""
        self.wagon = wagon
        """The line by which the Wagon comes, and by which it rides: the Feds have one line for both."""
        self.ride = ride
        self.blue = blue
        """Whether it may use blue effects."""
        self.post_on_path = post_on_path
        """Whether its Command Post stands on a path, not at a location."""


def authority(state: ArkhamState, side: int) -> AuthorityRules:
    """The rules of the role with Officers."""
    rules = state.rules_of(side)
    assert isinstance(rules, AuthorityRules)
    return rules


def law_cause(state: ArkhamState, side: int) -> int:
    """The rule by which a role plays Law cards. (EA-POL-05, EA-FED-03)"""
    return authority(state, side).law


def why_no_plan(state: ArkhamState, side: int, rule: str) -> Refusal | None:
    """Why no Order token can be bought: none is left, or too little Mythos. (EA-RUL-157)"""
    if not state.orders_left():
        return Refusal("EA-RUL-157", "why-no-order-token", {})
    return why_no_mythos(state, side, state.agreed.numbers.plan, rule)


def beats(state: ArkhamState, side: int) -> int:
    """The Beats: the locations with an own Officer. (EA-RUL-218)"""
    units = state.units
    found = 0
    at = side
    for location in range(LOCATIONS):
        if units[at]:
            found |= 1 << location
        at += COLOURS
    return found


# --- moving Officers --------------------------------------------------------------------------------------------


def officer_moves(state: ArkhamState, side: int) -> list[int]:
    """Moves of Officers that have not moved yet, along paths and by the Wagon, neither into others' control, as answers.

    (EA-POL-20, EA-RUL-155)
    """
    found: list[int] = []
    way_to = state.board.way_to
    for origin in range(LOCATIONS):
        if state.count(origin, side) > state.patrolled[origin]:
            for target in locations_in(ways(state, side, origin, False)):
                found.append(FIRST_WAY + way_to[origin * LOCATIONS + target])
    found.sort()
    if may_ride(state, side):
        for target in locations_in(open_to(state, side) & ~(1 << state.wagon)):
            found.append(FIRST_RIDE + target)
    return found


def may_ride(state: ArkhamState, side: int) -> bool:
    """Whether the Wagon may take an Officer that has not moved yet; without one where it stands, it stays.

    (EA-POL-20, EA-FED-20, EA-RUL-154)
    """
    here = state.wagon
    return here != NOBODY and not state.used & WAGON_USED and state.count(here, side) > state.patrolled[here]


def officers_may_move(state: ArkhamState, side: int) -> bool:
    """Whether an Officer that has not moved yet may, along a path or by the Wagon."""
    for origin in range(LOCATIONS):
        if state.count(origin, side) > state.patrolled[origin] and ways(state, side, origin, False):
            return True
    return may_ride(state, side) and open_to(state, side) & ~(1 << state.wagon) != 0


class OfficerMove(Decision):
    """Move an Officer, by a path or once per turn with the Wagon, whatever lies between: either is its move of a
    patrol.

    (EA-POL-13, EA-POL-20, EA-FED-08, EA-FED-20, EA-RUL-153, EA-RUL-155, EA-DEC-39)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "optional", "once", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-MOV-01", "EA-MOV-03", "EA-POL-20", "EA-FED-20")
    ANSWERS: ClassVar[Answers] = OFFICER_MOVES

    def __init__(self, seat: int, left: int, optional: int, once: int, cause: int) -> None:
        self.seat = seat
        self.left = left
        self.optional = optional
        self.once = once
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = officer_moves(state, seat)
        return [STOP, *found] if self.optional or not found else found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        rule = CAUSES[self.cause]
        if answer >= FIRST_RIDE:
            target = answer - FIRST_RIDE
            state.used |= WAGON_USED
            relocate(state, seat, state.wagon, target, authority(state, seat).ride)
            state.wagon = target
        else:
            origin, target = state.board.crossing(answer - FIRST_WAY)
            cross(state, seat, origin, target, rule)
        if self.once:
            state.patrolled = raised(state.patrolled, target, 1)
        if self.left > 1:
            state.then(OfficerMove(seat, self.left - 1, self.optional, self.once, self.cause))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None if self.optional else why_not_stop(state, self, seat, CAUSES[self.cause])
        if kind == "ride":
            return why_no_ride(state, seat, values[0])
        origin, target = state.board.crossing(values[0] * ENDS + values[1])
        missing = why_no_officer(state, seat, origin, CAUSES[self.cause])
        return missing if missing is not None else why_no_move(state, seat, origin, target, False)


def why_no_officer(state: ArkhamState, side: int, location: int, rule: str) -> Refusal | None:
    """No Officer is there, or all have moved. (EA-POL-13)"""
    missing = why_no_unit(state, side, location)
    if missing is not None:
        return missing
    n = state.patrolled[location]
    if state.count(location, side) > n:
        return None
    return Refusal(rule, "why-officers-moved", {"location": location, "n": n})


def why_no_patrol(state: ArkhamState, side: int, rule: str) -> Refusal:
    """No Officer can move: none stands in town, all have moved, or every path is closed to them. (EA-POL-13)"""
    for location in range(LOCATIONS):
        if state.count(location, side) > state.patrolled[location]:
            return why_none_moves(state, side, rule)
    return Refusal(rule, "why-nobody-stands" if state.where(side) == NOBODY else "why-all-moved", {})


def why_no_ride(state: ArkhamState, side: int, target: int) -> Refusal | None:
    """The Wagon does not go there: once per turn, from where it stands. (EA-POL-20, EA-FED-20)"""
    here, rule = state.wagon, authority(state, side).ride
    if here == NOBODY:
        return Refusal(rule, "why-no-wagon", {})
    if state.used & WAGON_USED:
        return Refusal(rule, "why-wagon-used", {})
    missing = why_no_officer(state, side, here, rule)
    if missing is not None:
        return missing
    return why_there_already(target) if target == here else why_no_entry(state, side, target)


# --- taking units where the role controls -------------------------------------------------------------------------


class TakeControlled(Decision):
    """Take a unit at a controlled location, each location once; control is tested each time.

    (EA-FED-06, EA-RUL-161)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "done", "left", "optional", "pays")
    RULES: ClassVar[tuple[str, ...]] = ("EA-CTL-01", "EA-UNI-06", "EA-RUL-161")
    ANSWERS: ClassVar[Answers] = STOP_OR_UNIT

    def __init__(self, seat: int, done: int, left: int, optional: int, pays: int) -> None:
        self.seat = seat
        self.done = done
        self.left = left
        self.optional = optional
        self.pays = pays

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [FIRST_UNIT + unit for unit in victims_in(state, seat, state.control()[seat] & ~self.done)]
        return [STOP, *found] if self.optional or not found else found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        location, colour = divmod(answer - FIRST_UNIT, COLOURS)
        if self.pays:
            gain_orders(state, seat, 1, "EA-FED-06")
        rule = CAUSES[FUNDING_RULE if self.pays else law_cause(state, seat)]
        take_unit(state, seat, location, colour, rule)
        if self.left > 1:
            done = self.done | 1 << location
            state.then(TakeControlled(seat, done, self.left - 1, self.optional, self.pays))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        rule = CAUSES[FUNDING_RULE if self.pays else law_cause(state, seat)]
        if kind == "stop":
            return None if self.optional else why_not_stop(state, self, seat, rule)
        location, colour = values
        missing = why_no_unit(state, colour, location)
        if missing is not None:
            return missing
        if self.done >> location & 1:
            return Refusal("EA-RUL-161", "why-struck-already", {"location": location})
        weak = why_not_in_control(state, seat, location)
        return weak if weak is not None else why_not_taken(state, seat, location, colour)


def gain_orders(state: ArkhamState, side: int, n: int, rule: str) -> None:
    """The Feds gain Order tokens, as many as there are. (EA-RUL-160)"""
    got = min(n, state.orders_left())
    state.purse += got
    if got and state.chronicle is not None:
        state.tell(rule, "orders-gained", who=side, n=got)


# --- Wagon and Command Post ---------------------------------------------------------------------------------------


class WagonTo(Decision):
    """Where the Wagon is put. (EA-POL-19, EA-RUL-209)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "locations")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-19", "EA-FED-20", "EA-RUL-209")
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def __init__(self, seat: int, locations: int) -> None:
        self.seat = seat
        self.locations = locations

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return locations_in(self.locations).copy()

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.wagon = answer
        if state.chronicle is not None:
            state.tell(authority(state, seat).wagon, "wagon", who=seat, location=answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_among(values[0], self.locations, authority(state, seat).wagon)


class PostOn(Decision):
    """On which normal path the Command Post of the Police stands.

    (EA-POL-02, EA-RUL-159, EA-RUL-210, EA-DEC-02)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-02", "EA-POL-21", "EA-RUL-159")
    ANSWERS: ClassVar[Answers] = Answers(Kind("path", PATH))

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        kinds = state.board.kind
        return [path for path in range(len(kinds)) if kinds[path] == NORMAL]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.post_path = answer
        if state.chronicle is not None:
            state.tell("EA-POL-21", "post-on", who=seat, path=answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        path = values[0]
        if state.board.kind[path] == NORMAL:
            return None
        key = "why-post-on-water" if state.board.kind[path] == WATER else "why-post-one-way"
        return Refusal("EA-RUL-159", key, {"path": path})


class PostAt(Decision):
    """At which location the Command Post of the Feds stands. (EA-FED-13, EA-RUL-162, EA-RUL-164)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "locations", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-RUL-164",)
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def __init__(self, seat: int, locations: int, cause: int) -> None:
        self.seat = seat
        self.locations = locations
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return locations_in(self.locations).copy()

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.post_at = answer
        if state.chronicle is not None:
            state.tell(CAUSES[self.cause], "post-at", who=seat, location=answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_among(values[0], self.locations, CAUSES[self.cause])


# --- Law cards ----------------------------------------------------------------------------------------------------


def draw_laws(state: ArkhamState, side: int, n: int, rule: str) -> None:
    """Draw Law cards, as many as there are, into a hand without a limit; only their owner sees them.

    (EA-RUL-148, EA-RUL-149, EA-INF-11)
    """
    drawn = state.draw_to(LAW_HAND, side, n, LAW_DECK, LAW_PAST, "EA-RUL-148")
    if drawn and state.chronicle is not None:
        told, seen = {"who": side, "n": len(drawn)}, {"who": side, "laws": tuple(drawn)}
        state.tell_apart(rule, "drew", told, state.bit(side), "drew-laws", seen)


class DiscardLaw(Decision):
    """Which Law card is discarded, by the mandate or by a Law. (EA-POL-04, EA-DEC-35)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-RUL-200",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("law", LAW_FACE))

    def __init__(self, seat: int, cause: int) -> None:
        self.seat = seat
        self.cause = cause

    def private(self, state: ArkhamState) -> bool:
        """The last card of a hand leaves no choice, and everybody sees that it is the last."""
        return len(state.zones[LAW_HAND]) > 1

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return state.faces_in(LAW_HAND)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.move(state.card_of(LAW_HAND, answer), LAW_HAND, LAW_PAST, state.everyone())
        if state.chronicle is not None:
            state.tell(CAUSES[self.cause], "law-discarded", who=seat, law=answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None
