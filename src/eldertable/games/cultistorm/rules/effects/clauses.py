# compiled
"""Texts of modules: whom each clause concerns, when, what is paid for it, and what is offered to choose from.

A text is read with `read`; clauses for the end of a fight are read again then, those for later wait on the table. What
cannot be carried out is skipped, and cannot be chosen. (CS-MOD-11, CS-MOD-18)
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OFFERED, SEAT
from eldertable.games.cultistorm.rules.effects.texts import useless, why_unhelped
from eldertable.games.cultistorm.rules.refusing import why_deadly
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Refusal, Step

CALM: Final = 1
"""The most insanity of somebody who is calm."""


def read(state: StormState, seat: int, effect: int, when: int) -> None:
    """Carry out the clauses of a text that belong to this moment, for this subject."""
    state.then(Reading(seat, effect, 0, when))


class Reading(Step):
    """The clauses of a module's text in printed order; what one causes is finished before the next. (CS-MOD-11)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "clause", "when")

    def __init__(self, seat: int, effect: int, clause: int, when: int) -> None:
        self.seat = seat
        self.effect = effect
        self.clause = clause
        self.when = when

    def run(self, state: StormState) -> None:
        clauses = state.agreed.content.effects[self.effect].clauses
        when = clauses[self.clause].when
        if when == self.when:
            begin(state, self.seat, self.effect, self.clause)
        elif when == c.LATER and self.when == c.NOW:
            wait(state, self.seat, self.effect, self.clause)
        if self.clause + 1 < len(clauses):
            state.then(Reading(self.seat, self.effect, self.clause + 1, self.when))


def begin(state: StormState, seat: int, effect: int, clause: int) -> None:
    """Whom a clause concerns: each of them in seat order, or one whom the table or the subject chooses.

    (CS-MOD-19, CS-EVT-12)
    """
    made = state.agreed.content.effects[effect].clauses[clause]
    if made.on == c.ON_EACH:
        state.then_all([OneClause(other, effect, clause, 0) for other in state.order()])
    elif made.on == c.ON_HERE:
        here = state.place[seat]
        state.then_all([OneClause(other, effect, clause, 0) for other in state.here(here)])
    elif made.on == c.ON_TABLE and made.ops[0].deed.placed:
        state.then(OneClause(state.decider(), effect, clause, 1))
    elif made.on in (c.ON_TABLE, c.ON_LEAST):
        if chosen_by_table(state, effect, clause):
            state.then(PickWhom(state.decider(), (), effect, clause))
    elif made.on == c.ON_ANYONE:
        if chosen_by_table(state, effect, clause):
            state.then(PickWhom(seat, (), effect, clause))
    else:
        state.then(OneClause(seat, effect, clause, 0))


def wait(state: StormState, seat: int, effect: int, clause: int) -> None:
    """A clause waits for the next preparation phase, a token with its subject."""
    marks = marks_of(state)
    marks.waiting_seat += (seat,)
    marks.waiting_effect += (effect,)
    marks.waiting_clause += (clause,)


def call_in(state: StormState) -> None:
    """The preparation phase begins: what waited is carried out, in seat order, the oldest first.

    (CS-MOD-09, CS-VIC-20)
    """
    marks = marks_of(state)
    seats, effects, clauses = marks.waiting_seat, marks.waiting_effect, marks.waiting_clause
    if not seats:
        return
    marks.waiting_seat = marks.waiting_effect = marks.waiting_clause = ()
    for seat in state.order():
        for at in range(len(seats)):
            if seats[at] == seat:
                begin(state, seat, effects[at], clauses[at])


# --- when is it possible? -------------------------------------------------------------------------------------------


def comes_too_late(state: StormState, op: c.Op) -> bool:
    """What a module's text would heal or move in combat or after is lost. The base game has no such text: `Heal`.

    (CS-MOD-17)
    """
    return state.phase >= COMBAT_PHASE and op.verb in (c.HEAL, c.SANE, c.MOVE)


def beyond(state: StormState, seat: int, op: c.Op) -> bool:
    """A verb for which its subject has to be there does not reach who is absent. (CS-MOD-14, CS-MOD-36)"""
    return op.deed.there and state.absent(seat)


def possible(state: StormState, seat: int, op: c.Op) -> bool:
    """Whether a verb of a module's text can be carried out for this subject, its cost paid in full. (CS-MOD-18)"""
    if comes_too_late(state, op) or beyond(state, seat, op):
        return False
    for paid in op.cost:
        if not paid.deed.payable_op(state, seat, paid):
            return False
    return op.deed.harms or op.deed.can(state, seat, op)


def offered(state: StormState, seat: int, op: c.Op) -> bool:
    """Whether a verb can be chosen where it can be left: not if its insanity would be the fifth. (CS-MOD-16)"""
    if op.deed.maddens and not state.bears(seat, op.n):
        return False
    return possible(state, seat, op)


def why_not_offered(state: StormState, seat: int, op: c.Op) -> Refusal | None:
    """Why a verb cannot be chosen. (CS-MOD-16, CS-MOD-17, CS-MOD-18)"""
    if op.deed.maddens and not state.bears(seat, op.n):
        return why_deadly(state, seat, op.n)
    if comes_too_late(state, op):
        return Refusal("CS-MOD-17", "why-not-in-combat", {})
    if beyond(state, seat, op):
        return state.why_absent(seat)
    for paid in op.cost:
        if not paid.deed.payable_op(state, seat, paid):
            return Refusal("CS-MOD-18", "why-cost", {"who": seat})
    if op.deed.harms or op.deed.can(state, seat, op):
        return None
    return why_unhelped(state, seat, [op]) or useless(seat, [op])


def chosen_by_table(state: StormState, effect: int, clause: int) -> list[int]:
    """Whom a clause may concern of whom the table, or its subject, chooses one."""
    made = state.agreed.content.effects[effect].clauses[clause]
    seats = list(range(state.agreed.team))
    if made.on == c.ON_LEAST:
        least = min([state.insanity(other) for other in seats])
        return [other for other in seats if state.insanity(other) == least]
    return [
        other
        for other in seats
        if any([possible(state, other, op) for op in made.ops]) and calm(state, other, made)
    ]


def calm(state: StormState, seat: int, clause: c.Clause) -> bool:
    """Whether a clause that is for the calm concerns this one."""
    return not clause.calm or state.insanity(seat) <= CALM


# --- carrying it out ------------------------------------------------------------------------------------------------


class OneClause(Step):
    """A clause for one subject: the only thing that it offers, or a question. (CS-MOD-18)

    With `common` the subject decides for the table.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "clause", "common")

    def __init__(self, seat: int, effect: int, clause: int, common: int) -> None:
        self.seat = seat
        self.effect = effect
        self.clause = clause
        self.common = common

    def run(self, state: StormState) -> None:
        clause = state.agreed.content.effects[self.effect].clauses[self.clause]
        if not calm(state, self.seat, clause):
            return
        ops = clause.ops
        if len(ops) > 1 or (clause.may and (ops[0].cost or not ops[0].deed.asks)):
            if any([offered(state, self.seat, op) for op in ops]):
                state.then(ChooseClause(self.seat, (), self.effect, self.clause, self.common))
        elif possible(state, self.seat, ops[0]):
            pay_and_carry(state, self.seat, self.effect, self.clause, 0)


def pay_and_carry(state: StormState, seat: int, effect: int, clause: int, at: int) -> None:
    """First what is paid, then the verb. (CS-NAR-31)"""
    op = state.agreed.content.effects[effect].clauses[clause].ops[at]
    for paid in op.cost:
        paid.deed.pay_op(state, seat, paid)
    state.then(CarryClause(seat, effect, clause, at))


class CarryClause(Step):
    """A verb of a module's text, its cost paid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "clause", "at")

    def __init__(self, seat: int, effect: int, clause: int, at: int) -> None:
        self.seat = seat
        self.effect = effect
        self.clause = clause
        self.at = at

    def run(self, state: StormState) -> None:
        op = state.agreed.content.effects[self.effect].clauses[self.clause].ops[self.at]
        op.deed.carry(state, self.seat, op)


class ChooseClause(Common):
    """Which of the things that a module's text offers, or none of an optional one. (CS-DEC-32)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "effect", "clause", "common")
    ANSWERS: ClassVar[Answers] = Answers(Kind("take", OFFERED), Kind("take-nothing"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-32", "CS-MOD-18")

    def __init__(self, seat: int, votes: tuple[int, ...], effect: int, clause: int, common: int) -> None:
        super().__init__(seat, votes)
        self.effect = effect
        self.clause = clause
        self.common = common

    def made(self, state: StormState) -> c.Clause:
        """The clause that is asked about."""
        return state.agreed.content.effects[self.effect].clauses[self.clause]

    def options(self, state: StormState, seat: int) -> list[int]:
        clause = self.made(state)
        found = [at for at in range(len(clause.ops)) if offered(state, seat, clause.ops[at])]
        return [*found, TAKE_NOTHING] if clause.may or not found else found

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        clause = self.made(state)
        if kind == "take":
            return why_not_offered(state, seat, clause.ops[values[0]])
        if clause.may or not any([offered(state, seat, op) for op in clause.ops]):
            return None
        return Refusal("CS-MOD-18", "why-must-choose", {})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if self.common:
            super().resolve(state, seat, answer)
        else:
            self.decided(state, answer)

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-way", who=seat, n=answer + 1)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return ChooseClause(seat, votes, self.effect, self.clause, self.common)

    def decided(self, state: StormState, answer: int) -> None:
        if answer != TAKE_NOTHING:
            subject = state.decider() if self.common else self.seat
            pay_and_carry(state, subject, self.effect, self.clause, answer)


TAKE_NOTHING: Final = ChooseClause.ANSWERS.start("take-nothing")


class PickWhom(Common):
    """The table says whom a clause concerns, or its subject, if it says so. (CS-DEC-32, CS-MOD-19)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "effect", "clause")
    ANSWERS: ClassVar[Answers] = Answers(Kind("concern", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-32", "CS-MOD-19", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], effect: int, clause: int) -> None:
        super().__init__(seat, votes)
        self.effect = effect
        self.clause = clause

    def options(self, state: StormState, seat: int) -> list[int]:
        return chosen_by_table(state, self.effect, self.clause)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        clause = state.agreed.content.effects[self.effect].clauses[self.clause]
        other = values[0]
        if clause.on == c.ON_LEAST:
            least = min([state.insanity(each) for each in range(state.agreed.team)])
            n = state.insanity(other)
            said = {"who": other, "n": n, "least": least}
            return None if n == least else Refusal("CS-MOD-19", "why-not-calmest", said)
        if not calm(state, other, clause):
            return Refusal("CS-MOD-18", "why-not-calm", {"who": other})
        if any([possible(state, other, op) for op in clause.ops]):
            return None
        return why_unhelped(state, other, clause.ops) or useless(other, clause.ops)

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if state.agreed.content.effects[self.effect].clauses[self.clause].on == c.ON_ANYONE:
            self.decided(state, answer)
        else:
            super().resolve(state, seat, answer)

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-seat", who=seat, other=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickWhom(seat, votes, self.effect, self.clause)

    def decided(self, state: StormState, answer: int) -> None:
        state.then(OneClause(answer, self.effect, self.clause, 0))
