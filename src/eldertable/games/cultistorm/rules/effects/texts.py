# compiled
"""What cards, abilities and locations do in preparation: the verbs, when each is possible, and how it begins."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import ALTERNATIVE, SEAT
from eldertable.games.cultistorm.rules.effects.belongings import (
    GiveTrophy,
    RecoverObject,
    Regain,
    SwapTrophy,
    TakeTrophy,
    recoverable,
    swaps,
)
from eldertable.games.cultistorm.rules.effects.board import (
    FreeMove,
    PickLocation,
    Reorder,
    TakeCrystals,
    locations_for,
    peek,
)
from eldertable.games.cultistorm.rules.effects.dice import GiveDie, RerollDie, SetDie, add_dice
from eldertable.games.cultistorm.rules.losses import (
    PRICE,
    SUPPORT_TEXT,
    TROPHY_PRICE,
    LoseObject,
    ReturnTrophy,
    drop,
)
from eldertable.games.cultistorm.rules.research import DrawObject, invited_research
from eldertable.games.cultistorm.rules.storm.arrivals import Spawn
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.state import (
    COLUMN,
    CULTIST_DECK,
    DISCARD,
    HAND,
    OBJECT_DECK,
    OBJECT_DISCARD,
    OBJECTS,
    SUPPLY,
    StormState,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Step

ASK_THEMSELVES: Final = (c.MOVE, c.TROPHY_GIVE, c.DIE_REROLL, c.DIE_GIVE)
"""Verbs whose own question has *leave it* among its answers."""


# --- when is it possible? -------------------------------------------------------------------------------------------


def can_op(state: StormState, seat: int, op: c.Op) -> bool:
    """Whether this part of a text could do the subject any good now. (CS-RUL-061)"""
    verb = op.verb
    place = state.place[seat]
    if verb == c.HEAL:
        return state.mad[seat] > 0
    if verb == c.SANE:
        return state.ongoing[seat] > 0
    if verb == c.DRAW:
        return state.can_draw(seat)
    if verb == c.DROP:
        return len(state.zones[HAND + seat]) > 0
    if verb == c.REGAIN:
        return len(state.zones[DISCARD + seat]) > 0
    if verb in (c.DIE_GAIN, c.DIE_POOL, c.DIE_WISH):
        return state.side_reserve() > 0
    if verb in (c.DIE_SET, c.DIE_REROLL, c.DIE_GIVE):
        return state.own_dice(seat) > 0
    if verb in (c.BLOCK, c.HOLD, c.KILL):
        return len(locations_for(state, seat, op)) > 0
    if verb == c.REORDER:
        return len(state.zones[COLUMN + place]) > 1
    if verb == c.TROPHY:
        return state.trophies_of(SUPPLY) > 0
    if verb == c.TROPHY_GIVE:
        return state.trophies_of(seat) > 0
    if verb == c.TROPHY_SWAP:
        return len(swaps(state, seat)) > 0
    if verb in (c.RESEARCH, c.OBJECT):
        return state.deck_size(OBJECT_DECK) > 0
    if verb == c.OBJECT_RECOVER:
        return len(recoverable(state, seat)) > 0
    if verb == c.OBJECT_SHUFFLE:
        return len(state.zones[OBJECT_DISCARD]) > 0
    if verb == c.CRYSTALS:
        return sum(state.crystals[: state.agreed.terror_places - 1]) > 0
    if verb == c.PEEK:
        return state.deck_size(CULTIST_DECK) > 0
    return verb in (c.MOVE, c.CULTIST_DIE, c.CULTIST_DIE_CHOICE)


def can_text(state: StormState, seat: int, effect: c.Effect) -> bool:
    """Whether some part of the text could change something for the subject. (CS-SUP-09, CS-RUL-061)"""
    for clause in effect.clauses:
        for op in clause.ops:
            if can_op(state, seat, op):
                return True
    return False


def can_pay(state: StormState, seat: int, effect: c.Effect) -> bool:
    """Whether the cost before the colon can be paid in full. (CS-RUL-060)"""
    for op in effect.cost:
        if op.verb == c.MAD:
            if not state.bears(seat, op.n):
                return False
        elif op.verb == c.DROP:
            if len(state.zones[HAND + seat]) < op.n:
                return False
        elif op.verb == c.TROPHY_PAY:
            if state.trophies_of(seat) < op.n:
                return False
        elif len(state.zones[OBJECTS + seat]) < op.n:
            return False
    return True


def subjects(state: StormState, seat: int, effect: c.Effect) -> list[int]:
    """Whom a text may concern, by seat number."""
    found: list[int] = []
    for other in range(state.table.seats):
        here = state.place[other] == state.place[seat]
        if effect.subject == c.SELF:
            fits = other == seat
        elif effect.subject == c.OTHER_HERE:
            fits = here and other != seat
        elif effect.subject == c.SELF_OR_HERE:
            fits = here
        else:
            fits = True
        if fits and can_text(state, other, effect):
            found.append(other)
    return found


def can_use(state: StormState, seat: int, effect: c.Effect) -> bool:
    """Whether a seat can use a text of its own: an object, an ability, a location."""
    return can_pay(state, seat, effect) and len(subjects(state, seat, effect)) > 0


# --- carrying a text out --------------------------------------------------------------------------------------------


def perform(state: StormState, seat: int, number: int) -> None:
    """Pay for a text of one's own, then carry it out for whom it concerns."""
    effect = state.agreed.content.effects[number]
    for op in effect.cost:
        if op.verb == c.MAD:
            state.madden(seat, op.n, "CS-RUL-060")
        elif op.verb == c.DROP:
            drop(state, seat, op.n, PRICE)
        elif op.verb == c.TROPHY_PAY:
            state.then(*[ReturnTrophy(seat, TROPHY_PRICE) for _ in range(op.n)])
        else:
            state.then(*[LoseObject(seat, PRICE) for _ in range(op.n)])
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
        if len(ops) > 1 or (clause.may and ops[0].verb not in ASK_THEMSELVES):
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
        found = [at for at in range(len(clause.ops)) if can_op(state, self.subject, clause.ops[at])]
        return [*found, CHOOSE_NONE] if clause.may or not found else found

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer != CHOOSE_NONE:
            clause = state.agreed.content.effects[self.effect].clauses[self.clause]
            carry(state, self.subject, clause.ops[answer])


CHOOSE_NONE: Final = ChooseOp.ANSWERS.start("choose-none")


def carry(state: StormState, seat: int, op: c.Op) -> None:
    """Carry out one verb for its subject, as far as possible."""
    verb, n = op.verb, op.n
    if verb == c.TERROR:
        state.then(*[Advance() for _ in range(n)])
    elif verb == c.SPAWN:
        state.then(Spawn(n, 0))
    elif verb == c.MAD:
        state.madden(seat, n, "CS-CMP-19")
    elif not can_op(state, seat, op):
        return
    elif verb == c.HEAL:
        state.heal(seat, n, "CS-CMP-11")
    elif verb == c.SANE:
        calm(state, seat, n)
    elif verb == c.DRAW:
        state.draw_cards(seat, n, "CS-RUL-045")
    elif verb == c.DROP:
        drop(state, seat, n, SUPPORT_TEXT)
    elif verb == c.RESEARCH:
        invited_research(state, seat, n)
    elif verb == c.OBJECT:
        state.then(DrawObject(seat, n, 1))
    elif verb == c.OBJECT_SHUFFLE:
        pile = state.zones[OBJECT_DISCARD]
        state.zones[OBJECT_DISCARD] = ()
        state.shuffle_in(pile, OBJECT_DECK)
        if state.chronicle is not None:
            state.tell("CS-RSH-09", "objects-reshuffled")
    elif verb in (c.DIE_GAIN, c.DIE_POOL, c.DIE_WISH):
        add_dice(state, seat, op)
    elif verb in (c.BLOCK, c.HOLD, c.KILL, c.CULTIST_DIE, c.CULTIST_DIE_CHOICE):
        state.then(PickLocation(seat, verb, op.what))
    elif verb == c.REORDER:
        state.then(Reorder(seat, 0))
    elif verb == c.PEEK:
        peek(state, seat, op)
    else:
        state.then(ask(seat, verb, n))


def ask(seat: int, verb: int, n: int) -> Step:
    """The question that a verb begins with."""
    if verb == c.REGAIN:
        return Regain(seat, n)
    if verb == c.DIE_SET:
        return SetDie(seat, n)
    if verb == c.DIE_REROLL:
        return RerollDie(seat, n)
    if verb == c.DIE_GIVE:
        return GiveDie(seat, n)
    if verb == c.TROPHY:
        return TakeTrophy(seat, n)
    if verb == c.TROPHY_GIVE:
        return GiveTrophy(seat, n)
    if verb == c.TROPHY_SWAP:
        return SwapTrophy(seat, n)
    if verb == c.OBJECT_RECOVER:
        return RecoverObject(seat)
    if verb == c.CRYSTALS:
        return TakeCrystals(seat, n)
    return FreeMove(seat, n)


def calm(state: StormState, seat: int, n: int) -> None:
    """Swap ongoing insanity for normal. (CS-CMP-12)"""
    swapped = min(n, state.ongoing[seat])
    state.ongoing[seat] -= swapped
    state.mad[seat] += swapped
    if state.chronicle is not None:
        state.tell("CS-CMP-12", "calmed", who=seat, n=swapped)
