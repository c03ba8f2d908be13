# compiled
"""What the effects of Law cards do with Order tokens: taken off, shifted, one more, cashed in.

Which card is played, and what each of its verbs sets off, stands in `laws.py`.
"""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import (
    FIRST_ORDER,
    ORDER_FIELD,
    ORDER_FIELD_TO,
    ORDER_FIELDS,
    STOP,
    STOP_OR_ORDER,
)
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.sets.officers import law_cause
from eldertable.games.eldritch_arkham.table.fields import (
    ARREST,
    ASSIGN,
    PATROL,
    RECRUIT,
)
from eldertable.games.eldritch_arkham.table.reasons import why_all_picked, why_not_stop
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import SPREAD, Picking
from eldertable.kernel.picking import added as added_pick
from eldertable.kernel.rows import raised
from eldertable.kernel.steps import Decision, Refusal

SHIFT: Final = Answers(Kind("stop"), Kind("shift", ORDER_FIELD, ORDER_FIELD_TO))
FIRST_SHIFT: Final = SHIFT.start("shift")


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
        state.extra_orders = raised(state.extra_orders, answer, 1)

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
        state.gain_mythos(seat, len(picks) // self.each * self.mythos, CAUSES[law_cause(state, seat)])

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None if kind == "stop" else why_no_token(state, values[0], self.picks)
