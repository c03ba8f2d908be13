# compiled
"""The Police: orders that grow every day, until they cannot be fulfilled."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import (
    A_UNIT,
    FIRST_ORDER,
    ORDER_FIELD,
    ORDER_FIELDS,
    STOP_OR_ORDER,
)
from eldertable.games.eldritch_arkham.box.cards import NEUTRAL
from eldertable.games.eldritch_arkham.box.places import COLOURS
from eldertable.games.eldritch_arkham.rules.adding import FROM_BOARD, AddUnit, ReleaseAt
from eldertable.games.eldritch_arkham.rules.causes import CAUSES, cause
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import take_unit
from eldertable.games.eldritch_arkham.rules.sets.laws import PlayLaw
from eldertable.games.eldritch_arkham.rules.sets.officers import (
    AuthorityRules,
    DiscardLaw,
    OfficerMove,
    PostOn,
    beats,
    draw_laws,
    officers_may_move,
    why_no_plan,
)
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.rules.turn_end import NO_ORDERS, EndOfTurn
from eldertable.games.eldritch_arkham.table.fields import (
    ARREST,
    ASSIGN,
    LAW_HAND,
    PATROL,
    RECRUIT,
)
from eldertable.games.eldritch_arkham.table.reasons import why_not_taken
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import can_add, held_by, locations_of, victims_in
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import SPREAD, Picking, added
from eldertable.kernel.rows import raised
from eldertable.kernel.steps import Decision, Refusal, Step

NO_PLAN: Final = STOP_OR_ORDER.start("stop")

RELEASE_RULE: Final = cause("EA-POL-03")
DISCARD_RULE: Final = cause("EA-POL-04")
RECRUIT_RULE: Final = cause("EA-POL-10")
PATROL_RULE: Final = cause("EA-POL-13")
ARREST_RULE: Final = cause("EA-POL-15")
ARREST_OMENS: Final = cause("EA-POL-16")


class PoliceTurn(RoleStep):
    """Release, mandate, assign, recruit, patrol, arrest; nothing of it may be skipped.

    (EA-POL-03, EA-POL-04, EA-POL-07, EA-POL-10, EA-POL-13, EA-POL-15, EA-GEN-04, EA-RUL-185)
    """

    def run(self, state: ArkhamState) -> None:
        side = self.side
        if held_by(state, side):
            state.then(ReleaseAt(side, locations_of(state, NEUTRAL), FROM_BOARD, RELEASE_RULE))
        if len(state.zones[LAW_HAND]) > 1:
            state.then(DiscardLaw(side, DISCARD_RULE))
        if state.zones[LAW_HAND]:
            state.then(PlayLaw(side))
        state.then(
            Refill(side),
            Plan(side, ASSIGN),
            Assign(side),
            Plan(side, RECRUIT),
            Recruit(side),
            Plan(side, PATROL),
            Patrol(side),
            Plan(side, ARREST),
            Arrests(side),
        )


# --- 2. Mandate ---------------------------------------------------------------------------------------------------


class Refill(RoleStep):
    """After the effect the hand is filled up to three. (EA-POL-06, EA-RUL-147)"""

    def run(self, state: ArkhamState) -> None:
        missing = state.agreed.numbers.authorities_hand - len(state.zones[LAW_HAND])
        draw_laws(state, self.side, missing, "EA-POL-06")


class Plan(Decision):
    """2 Mythos for an additional Order token on a field whose step is still to come, or not.

    It goes back at the end of the turn: `turn_end.py`.

    (EA-POL-18, EA-RUL-157, EA-DEC-41)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "order_field")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-18", "EA-RUL-157")
    ANSWERS: ClassVar[Answers] = STOP_OR_ORDER

    def __init__(self, seat: int, order_field: int) -> None:
        self.seat = seat
        self.order_field = order_field

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        if state.mythos[seat] < state.agreed.numbers.plan or not state.orders_left():
            return [NO_PLAN]
        return [NO_PLAN] + [FIRST_ORDER + field for field in range(self.order_field, ORDER_FIELDS)]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == NO_PLAN:
            return
        state.spend_mythos(seat, state.agreed.numbers.plan, "plan", "EA-POL-18")
        state.orders = raised(state.orders, answer - FIRST_ORDER, 1)
        state.extra_orders = raised(state.extra_orders, answer - FIRST_ORDER, 1)
        state.then(Plan(seat, self.order_field))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if values[0] < self.order_field:
            return Refusal("EA-RUL-157", "why-order-past", {"order_field": values[0]})
        return why_no_plan(state, seat, "EA-POL-18")


# --- the orders ---------------------------------------------------------------------------------------------------


def demanded(state: ArkhamState, field: int) -> int:
    """How much a field demands: its tokens, plus one for all but ARREST, and what a Law changes.

    (EA-POL-07, EA-POL-15)
    """
    return max(0, state.orders[field] + state.agreed.numbers.police_plus[field] + state.demand[field])


def disorganized(state: ArkhamState, side: int, field: int, short: int, rule: str) -> None:
    """So many are short on a field: all Order tokens go back and the turn ends at once. (EA-POL-23, EA-RUL-158)"""
    state.orders = NO_ORDERS
    state.extra_orders = NO_ORDERS
    if state.chronicle is not None:
        state.tell(rule, "disorganized", who=side, order=field, n=short)
    state.break_off(EndOfTurn)


class Assign(RoleStep):
    """Order tokens must be added; too few of them disorganize.

    (EA-POL-07, EA-POL-08, EA-POL-09, EA-RUL-152)
    """

    def run(self, state: ArkhamState) -> None:
        n = demanded(state, ASSIGN)
        if n > state.orders_left():
            disorganized(state, self.side, ASSIGN, n - state.orders_left(), "EA-POL-09")
        elif n:
            state.then(AssignOrder(self.side, n))


class AssignOrder(Picking):
    """On which fields the Order tokens go, spread freely. (EA-POL-07, EA-DEC-37)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "picks")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-07", "EA-POL-08")
    ANSWERS: ClassVar[Answers] = Answers(Kind("order", ORDER_FIELD))
    WAY: ClassVar[str] = SPREAD

    def __init__(self, seat: int, left: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.left = left
        self.picks = picks

    def further(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return [] if len(picks) == self.left else list(range(ORDER_FIELDS))

    def with_pick(self, state: ArkhamState, seat: int, answer: int) -> Picking:
        return AssignOrder(seat, self.left, added(self.picks, answer))

    def carry_out(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> None:
        for field in picks:
            state.orders = raised(state.orders, field, 1)
            if state.chronicle is not None:
                state.tell("EA-POL-07", "order-assigned", who=seat, order=field)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None


class Recruit(RoleStep):
    """Officers must be added to Neutral locations. (EA-POL-10, EA-POL-11, EA-POL-12)"""

    def run(self, state: ArkhamState) -> None:
        state.then(RecruitNext(self.side, demanded(state, RECRUIT)))


class RecruitNext(Step):
    """One Officer after the other; what is possible is done, then disorganized.

    (EA-POL-11, EA-RUL-150, EA-RUL-53)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "left")

    def __init__(self, side: int, left: int) -> None:
        self.side = side
        self.left = left

    def run(self, state: ArkhamState) -> None:
        if not self.left:
            return
        if can_add(state, self.side):
            neutral = locations_of(state, NEUTRAL)
            state.then(AddUnit(self.side, neutral, 0, RECRUIT_RULE), RecruitNext(self.side, self.left - 1))
        else:
            disorganized(state, self.side, RECRUIT, self.left, "EA-POL-11")


class Patrol(RoleStep):
    """Officers must move, each at most once. (EA-POL-13, EA-POL-14)"""

    def run(self, state: ArkhamState) -> None:
        state.then(PatrolNext(self.side, demanded(state, PATROL)))


class PatrolNext(Step):
    """One Officer after the other. (EA-POL-14, EA-RUL-150, EA-RUL-151)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "left")

    def __init__(self, side: int, left: int) -> None:
        self.side = side
        self.left = left

    def run(self, state: ArkhamState) -> None:
        if not self.left:
            return
        if officers_may_move(state, self.side):
            once = 1  # pragma: no mutate (any number but 0 says so)
            state.then(OfficerMove(self.side, 1, 0, once, PATROL_RULE), PatrolNext(self.side, self.left - 1))
        else:
            disorganized(state, self.side, PATROL, self.left, "EA-POL-14")


class Arrests(RoleStep):
    """Units must be abducted at different locations with an Officer. (EA-POL-15)"""

    def run(self, state: ArkhamState) -> None:
        state.then(ArrestNext(self.side, demanded(state, ARREST), 0))


def arrestable(state: ArkhamState, side: int, done: int) -> list[int]:
    """Whom an Officer can arrest; a location once, or twice by a Law. (EA-RUL-156)"""
    places = beats(state, side)
    return victims_in(state, side, places if state.arrests_twice else places & ~done)


class ArrestNext(Step):
    """One arrest after the other. (EA-POL-15, EA-POL-17, EA-RUL-150)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "left", "done")

    def __init__(self, side: int, left: int, done: int) -> None:
        self.side = side
        self.left = left
        self.done = done

    def run(self, state: ArkhamState) -> None:
        if not self.left:
            return
        if arrestable(state, self.side, self.done):
            state.then(Arrest(self.side, self.left, self.done))
        else:
            disorganized(state, self.side, ARREST, self.left, "EA-POL-17")


class Arrest(Decision):
    """Whom to arrest. (EA-POL-15, EA-POL-16, EA-DEC-40)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "done")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-15", "EA-POL-16", "EA-UNI-06")
    ANSWERS: ClassVar[Answers] = A_UNIT

    def __init__(self, seat: int, left: int, done: int) -> None:
        self.seat = seat
        self.left = left
        self.done = done

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return arrestable(state, seat, self.done)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        location, colour = divmod(answer, COLOURS)
        if self.done >> location & 1:
            state.arrests_twice = 0
        take_unit(state, seat, location, colour, CAUSES[ARREST_RULE])
        state.then(
            Score(seat, state.agreed.numbers.police_arrest, ARREST_OMENS),
            ArrestNext(seat, self.left - 1, self.done | 1 << location),
        )

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        location, colour = values
        if not state.count(location, seat):
            return Refusal("EA-POL-15", "why-no-officer", {"location": location})
        if self.done >> location & 1 and not state.arrests_twice:
            return Refusal("EA-RUL-156", "why-arrested-there", {"location": location})
        return why_not_taken(state, seat, location, colour)


class PoliceRules(AuthorityRules):
    """What the common rules ask of this role."""

    def __init__(self) -> None:
        super().__init__(cause("EA-POL-05"), "EA-POL-19", "EA-POL-20", blue=True, post_on_path=True)

    def set_up(self, state: ArkhamState, side: int) -> None:
        """Three Law cards, the Command Post on a path. (EA-POL-02)"""
        draw_laws(state, side, state.agreed.numbers.authorities_hand, "EA-POL-02")
        state.then(PostOn(side))

    def turn(self, side: int) -> Step:
        return PoliceTurn(side)
