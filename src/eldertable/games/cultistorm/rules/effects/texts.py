# compiled
"""Texts of cards, abilities and locations: whom they concern, what they cost, and their parts in printed order.

What each verb does is in the other modules of this room, and in `verbs.py` the list of all.
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import ALTERNATIVE, SEAT
from eldertable.games.cultistorm.box.places import HAND, OBJECTS
from eldertable.games.cultistorm.rules.refusing import why_deadly
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

# --- when is it possible? -------------------------------------------------------------------------------------------


def can_text(state: StormState, seat: int, effect: c.Effect) -> bool:
    """Whether some part of the text could change something for the subject. (CS-SUP-09, CS-RUL-061)"""
    if state.place[seat] < 0:
        return any([offers(state, seat, op) for op in effect.ops])
    for op in effect.ops:
        if op.deed.can(state, seat, op):
            return True
    return False


def can_pay(state: StormState, seat: int, effect: c.Effect) -> bool:
    """Whether the cost before the colon can be paid in full. (CS-RUL-060)"""
    for op in effect.cost:
        if not op.deed.payable(state, seat, op.n):
            return False
    return True


def subjects(state: StormState, seat: int, effect: c.Effect) -> list[int]:
    """Whom a text may concern, by seat number."""
    return [other for other in range(state.agreed.team) if concerns(state, seat, effect, other)]


def concerns(state: StormState, seat: int, effect: c.Effect, other: int) -> bool:
    """Whether a text of this seat's may concern that one. Who plays alone is another as well.

    (CS-TWO-16, CS-SOL-31)
    """
    subject = effect.subject
    if subject == c.SELF:
        fits = other == seat
    elif subject == c.OTHER_HERE:
        fits = state.together(seat, other) and (other != seat or state.agreed.team == 1)
    elif subject == c.SELF_OR_HERE:
        fits = state.together(seat, other)
    else:
        fits = True
    if not fits or not can_text(state, other, effect):
        return False
    return not state.agreed.asked.bars_text or why_barred(state, seat, effect, other) is None


def why_barred(state: StormState, seat: int, effect: c.Effect, other: int) -> Refusal | None:
    """Why a module lets a text of this seat's not concern that one; None if all do."""
    for module in state.agreed.asked.bars_text:
        why = module.bars_text(state, seat, effect, other)
        if why is not None:
            return why
    return None


def can_use(state: StormState, seat: int, effect: c.Effect) -> bool:
    """Whether a seat can use a text of its own: an object, an ability, a location."""
    if not can_pay(state, seat, effect):
        return False
    for other in range(state.agreed.team):
        if concerns(state, seat, effect, other):
            return True
    return False


# --- why is it not? -------------------------------------------------------------------------------------------------


def useless(seat: int, ops: list[c.Op]) -> Refusal:
    """These verbs would change nothing for somebody. (CS-RUL-061)"""
    return Refusal("CS-RUL-061", "why-useless", {"who": seat, "verbs": tuple([op.deed.name for op in ops])})


def why_useless(state: StormState, seat: int, effect: c.Effect) -> Refusal | None:
    """A text that could change nothing for its subject. (CS-SUP-09, CS-RUL-061)"""
    if can_text(state, seat, effect):
        return None
    return why_unhelped(state, seat, effect.ops) or useless(seat, effect.ops)


def why_unhelped(state: StormState, seat: int, ops: list[c.Op]) -> Refusal | None:
    """A text that heals or researches, and a module that does not let its subject; else None."""
    for op in ops:
        why: Refusal | None = None
        if op.verb in (c.HEAL, c.SANE):
            why = state.why_no_healing(seat)
        elif op.verb == c.RESEARCH:
            why = state.why_no_research(seat)
        if why is not None:
            return why
    return None


def why_unpaid(state: StormState, seat: int, effect: c.Effect) -> Refusal | None:
    """A cost before the colon that cannot be paid. (CS-RUL-060)"""
    for op in effect.cost:
        if op.deed.payable(state, seat, op.n):
            continue
        if op.verb == c.MAD:
            return why_deadly(state, seat, op.n)
        has = 0
        if op.verb == c.DROP:
            has = len(state.zones[HAND + seat])
        elif op.verb == c.TROPHY_PAY:
            has = state.trophies_of(seat)
        elif op.verb == c.OBJECT_DROP:
            has = len(state.zones[OBJECTS + seat])
        return Refusal("CS-RUL-060", "why-unpaid", {"cost": op.deed.name, "n": op.n, "has": has})
    return None


def why_not_usable(state: StormState, seat: int, effect: c.Effect) -> Refusal | None:
    """What stands against using a text of one's own. (CS-RUL-060, CS-RUL-061)"""
    why = why_unpaid(state, seat, effect)
    if why is not None or subjects(state, seat, effect):
        return why
    if effect.subject == c.OTHER_HERE and 1 == len(state.here(state.place[seat])) < state.agreed.team:
        return Refusal("CS-DEC-17", "why-alone", {"place": state.place[seat]})
    if effect.subject == c.SELF:
        return useless(seat, effect.ops)
    return Refusal("CS-RUL-061", "why-useless-to-all", {"verbs": tuple([op.deed.name for op in effect.ops])})


# --- carrying a text out --------------------------------------------------------------------------------------------


def perform(state: StormState, seat: int, number: int) -> None:
    """Pay for a text of one's own, then carry it out for whom it concerns."""
    effect = state.agreed.content.effects[number]
    for op in effect.cost:
        op.deed.pay(state, seat, op.n)
    if effect.subject == c.SELF:
        state.then(Text(seat, seat, number, 0))
    else:
        state.then(PickSubject(seat, number))


class PickSubject(Decision):
    """Whom an ability or object shall help. (CS-DEC-17)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect")
    ANSWERS: ClassVar[Answers] = Answers(Kind("help", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-17", "CS-RUL-135")

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: StormState, seat: int) -> list[int]:
        return subjects(state, seat, state.agreed.content.effects[self.effect])

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        effect = state.agreed.content.effects[self.effect]
        other = values[0]
        if effect.subject == c.OTHER_HERE and other == seat and state.agreed.team > 1:
            return Refusal("CS-DEC-17", "why-not-yourself", {})
        if effect.subject in (c.OTHER_HERE, c.SELF_OR_HERE) and not state.together(seat, other):
            return state.why_absent(other) or Refusal(
                "CS-DEC-17", "why-not-here", {"other": other, "place": state.place[other]}
            )
        return why_useless(state, other, effect) or why_barred(state, seat, effect, other)

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        state.then(Text(seat, answer, self.effect, 0))


class Text(Step):
    """The clauses of a text in printed order; what one causes is finished before the next. (CS-RUL-126)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "subject", "effect", "clause")

    def __init__(self, seat: int, subject: int, effect: int, clause: int) -> None:
        self.seat = seat
        self.subject = subject
        self.effect = effect
        self.clause = clause

    def run(self, state: StormState) -> None:
        clauses = state.agreed.content.effects[self.effect].clauses
        clause = clauses[self.clause]
        ops = clause.ops
        if len(ops) > 1 or (clause.may and not ops[0].deed.asks):
            state.then(ChooseOp(self.seat, self.subject, self.effect, self.clause))
        else:
            carry(state, self.subject, ops[0])
        if self.clause + 1 < len(clauses):
            state.then(Text(self.seat, self.subject, self.effect, self.clause + 1))


class ChooseOp(Decision):
    """Which of several things a text offers, or none of an optional one. (CS-SUP-03)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "subject", "effect", "clause")
    ANSWERS: ClassVar[Answers] = Answers(Kind("choose", ALTERNATIVE), Kind("choose-none"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-SUP-03", "CS-DEC-13")

    def __init__(self, seat: int, subject: int, effect: int, clause: int) -> None:
        self.seat = seat
        self.subject = subject
        self.effect = effect
        self.clause = clause

    def options(self, state: StormState, seat: int) -> list[int]:
        clause = state.agreed.content.effects[self.effect].clauses[self.clause]
        found = [at for at in range(len(clause.ops)) if offers(state, self.subject, clause.ops[at])]
        return [*found, CHOOSE_NONE] if clause.may or not found else found

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        clause = state.agreed.content.effects[self.effect].clauses[self.clause]
        if kind == "choose":
            op = clause.ops[values[0]]
            return None if offers(state, self.subject, op) else useless(self.subject, [op])
        if clause.may or not any([offers(state, self.subject, op) for op in clause.ops]):
            return None
        return Refusal("CS-SUP-03", "why-must-choose", {})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer != CHOOSE_NONE:
            clause = state.agreed.content.effects[self.effect].clauses[self.clause]
            carry(state, self.subject, clause.ops[answer])


CHOOSE_NONE: Final = ChooseOp.ANSWERS.start("choose-none")


def offers(state: StormState, seat: int, op: c.Op) -> bool:
    """Whether this part of a text could do the subject any good now. (CS-RUL-061, CS-MOD-14)"""
    return reached(state, seat, op) and op.deed.can(state, seat, op)


def reached(state: StormState, seat: int, op: c.Op) -> bool:
    """Whether a verb reaches its subject: some need them to be there, dice need their hands.

    (CS-MOD-14, CS-OTH-07, CS-CAM-508)
    """
    if state.place[seat] >= 0 or op.deed.placeless:
        return True
    return op.deed.handed and not state.unarmed(seat)


def carry(state: StormState, seat: int, op: c.Op) -> None:
    """Carry out one verb for its subject, as far as possible."""
    if op.deed.harms or offers(state, seat, op):
        op.deed.carry(state, seat, op)
