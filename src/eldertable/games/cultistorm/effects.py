# compiled
"""What cards, abilities and locations do in preparation: the verbs, each with what it asks and when it is possible."""

from typing import ClassVar, Final

from eldertable.games.cultistorm import cards as c
from eldertable.games.cultistorm.losses import (
    NO_ROOM,
    PRICE,
    SUPPORT_TEXT,
    TROPHY_PRICE,
    LoseObject,
    Onward,
    ReturnTrophy,
    drop,
)
from eldertable.games.cultistorm.reactions import Advance, Spawn
from eldertable.games.cultistorm.research import DrawObject, invited_research
from eldertable.games.cultistorm.state import (
    COLUMN,
    CULTIST_DECK,
    DISCARD,
    FACES,
    HAND,
    OBJECT_DECK,
    OBJECT_DISCARD,
    OBJECTS,
    PEEKED,
    PLACES,
    SEATS,
    SUPPLY,
    SYMBOLS,
    StormState,
)
from eldertable.games.cultistorm.symbols import closest
from eldertable.kernel.steps import Decision, Step

ASK_THEMSELVES: Final = (c.MOVE, c.TROPHY_GIVE, c.DIE_REROLL, c.DIE_GIVE)
"""Verbs whose own question has *leave it* among its answers."""


# --- when is it possible? -----------------------------------------------------------------------------------------


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


def locations_for(state: StormState, seat: int, op: c.Op) -> list[int]:
    """The locations at which a verb can be used."""
    if op.verb == c.HOLD:
        return [place for place in state.goos_in_play() if not state.held[place]]
    if op.verb == c.BLOCK:
        free = [place for place in range(PLACES) if state.goo[place] < 0 and not state.blocked[place]]
        return free if op.what == c.ANYWHERE else [place for place in free if place == state.place[seat]]
    if op.verb == c.KILL:
        crowded = [place for place in range(PLACES) if state.zones[COLUMN + place]]
        return crowded if op.what == c.TOPMOST else [place for place in crowded if place == state.place[seat]]
    return list(range(PLACES)) if op.what == c.ANYWHERE else [state.place[seat]]


def swaps(state: StormState, seat: int) -> list[int]:
    """Exchanges of an own trophy for another kind from the supply, as own * 5 + other."""
    trophies = state.trophies
    return [
        own * SYMBOLS + other
        for own in range(SYMBOLS)
        for other in range(SYMBOLS)
        if own != other and trophies[seat * SYMBOLS + own] and trophies[SUPPLY * SYMBOLS + other]
    ]


def recoverable(state: StormState, seat: int) -> list[int]:
    """The kinds of objects, no events, that a seat may take from the object discard pile."""
    things = state.agreed.content.things
    kinds = {state.thing_kind(card) for card in state.zones[OBJECT_DISCARD]}
    return [kind for kind in sorted(kinds) if things[kind].use != c.EVENT and state.may_hold(seat, kind)]


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
    SIZE: ClassVar[int] = SEATS
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
    """Which of several things a text offers, or (the last answer) none of an optional one. (CS-SUP-03)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "subject", "effect", "clause")
    SIZE: ClassVar[int] = 4
    RULES: ClassVar[tuple[str, ...]] = ("CS-SUP-03", "CS-DEC-13")

    def __init__(self, seat: int, subject: int, effect: int, clause: int) -> None:
        self.seat = seat
        self.subject = subject
        self.effect = effect
        self.clause = clause

    def options(self, state: StormState, seat: int) -> list[int]:
        clause = state.agreed.content.effects[self.effect].clauses[self.clause]
        found = [at for at in range(len(clause.ops)) if can_op(state, self.subject, clause.ops[at])]
        return [*found, 3] if clause.may or not found else found

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer < 3:
            clause = state.agreed.content.effects[self.effect].clauses[self.clause]
            carry(state, self.subject, clause.ops[answer])


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


# --- dice -----------------------------------------------------------------------------------------------------------


def add_dice(state: StormState, seat: int, op: c.Op) -> None:
    """Dice from the side reserve, rolled at once: to the subject, or into the pool as extra dice. (CS-DIE-05, ROL-01)"""
    for _ in range(min(op.n, state.side_reserve())):
        face = state.roll_die()
        if op.verb == c.DIE_POOL:
            state.pool[face] += 1
            state.extra += 1
            if state.chronicle is not None:
                state.tell("CS-DIE-05", "die-into-pool", face=face)
            continue
        state.dice_of[seat * FACES + face] += 1
        if state.chronicle is not None:
            state.tell("CS-DIE-05", "die-gained", who=seat, face=face)
        if op.verb == c.DIE_WISH:
            state.then(WishDie(seat, face))


class SetDie(Decision):
    """Turn an own die to any face, as from * 6 + to; or leave it. (CS-DIE-03)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    SIZE: ClassVar[int] = FACES * FACES + 1
    RULES: ClassVar[tuple[str, ...]] = ("CS-DIE-03", "CS-DEC-13")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [
            face * FACES + to
            for face in range(FACES)
            if state.dice_of[seat * FACES + face]
            for to in range(FACES)
            if to != face
        ]
        return [*found, FACES * FACES]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == FACES * FACES:
            return
        turn_die(state, seat, answer // FACES, answer % FACES)
        if self.n > 1:
            state.then(SetDie(seat, self.n - 1))


def turn_die(state: StormState, seat: int, face: int, to: int) -> None:
    """Turn one own die to another face."""
    state.dice_of[seat * FACES + face] -= 1
    state.dice_of[seat * FACES + to] += 1
    if state.chronicle is not None:
        state.tell("CS-DIE-03", "die-turned", who=seat, face=face, to=to)


class WishDie(Decision):
    """Turn the die just gained to any face."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "face")
    SIZE: ClassVar[int] = FACES
    RULES: ClassVar[tuple[str, ...]] = ("CS-DIE-03", "CS-DEC-17")

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def options(self, state: StormState, seat: int) -> list[int]:
        return list(range(FACES))

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer != self.face:
            turn_die(state, seat, self.face, answer)


class RerollDie(Decision):
    """Reroll an own die without insanity, or leave it; the new face stands. (CS-DIE-03)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    SIZE: ClassVar[int] = FACES + 1
    RULES: ClassVar[tuple[str, ...]] = ("CS-DIE-03", "CS-DEC-13")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return [face for face in range(FACES) if state.dice_of[seat * FACES + face]] + [FACES]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == FACES:
            return
        state.reroll(seat, answer, "CS-DIE-03")
        if self.n > 1:
            state.then(RerollDie(seat, self.n - 1))


class GiveDie(Decision):
    """Hand an own die to another investigator, as face * 5 + seat; or keep it. (CS-DIE-03, CS-RUL-070)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    SIZE: ClassVar[int] = FACES * SEATS + 1
    RULES: ClassVar[tuple[str, ...]] = ("CS-DIE-03", "CS-RUL-070")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [
            face * SEATS + other
            for face in range(FACES)
            if state.dice_of[seat * FACES + face]
            for other in range(state.table.seats)
            if other != seat
        ]
        return [*found, FACES * SEATS]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == FACES * SEATS:
            return
        face, other = answer // SEATS, answer % SEATS
        state.dice_of[seat * FACES + face] -= 1
        state.dice_of[other * FACES + face] += 1
        if state.chronicle is not None:
            state.tell("CS-RUL-070", "die-given", who=seat, other=other, face=face)
        if state.agreed.handed_rolled:
            state.reroll(other, face, "CS-RUL-070")


# --- locations and cultists -----------------------------------------------------------------------------------------


class PickLocation(Decision):
    """Where a verb is used, if there is a choice. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "verb", "what")
    SIZE: ClassVar[int] = PLACES
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-13",)

    def __init__(self, seat: int, verb: int, what: int) -> None:
        self.seat = seat
        self.verb = verb
        self.what = what

    def options(self, state: StormState, seat: int) -> list[int]:
        return locations_for(state, seat, c.Op(self.verb, 1, self.what))

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if self.verb == c.BLOCK:
            state.blocked[answer] = 1
            if state.chronicle is not None:
                state.tell("CS-CUL-12", "blocked", place=answer)
        elif self.verb == c.HOLD:
            state.held[answer] = 1
            if state.chronicle is not None:
                state.tell("CS-GOO-23", "held", goo=state.goo[answer])
        elif self.verb == c.KILL:
            topmost = state.zones[COLUMN + answer][-1]
            card = topmost if self.what == c.TOPMOST else closest(state, answer)
            state.discard_cultist(card, answer)
            if state.chronicle is not None:
                state.tell("CS-RUL-099", "killed", cultist=state.cultist(card), place=answer)
        else:
            old = state.cultist_dice[answer]
            state.roll_cultist_die(answer)
            if state.chronicle is not None:
                state.tell("CS-CUL-21", "cultist-die", place=answer, cultist_face=state.cultist_dice[answer])
            if self.verb == c.CULTIST_DIE_CHOICE:
                state.then(KeepFace(seat, answer, old))


class KeepFace(Decision):
    """Keep the new face of a cultist die (0), or turn it back to the old one (1). (CS-DEC-27)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "old")
    SIZE: ClassVar[int] = 2
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-27",)

    def __init__(self, seat: int, place: int, old: int) -> None:
        self.seat = seat
        self.place = place
        self.old = old

    def options(self, state: StormState, seat: int) -> list[int]:
        return [0] if state.cultist_dice[self.place] == self.old else [0, 1]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer:
            state.cultist_dice[self.place] = self.old
            if state.chronicle is not None:
                state.tell("CS-DEC-27", "cultist-die-back", place=self.place, cultist_face=self.old)


class Reorder(Decision):
    """Who stands next, from the gate on: put a column in any order. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fixed")
    SIZE: ClassVar[int] = c.CULTISTS
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-13",)

    def __init__(self, seat: int, fixed: int) -> None:
        self.seat = seat
        self.fixed = fixed

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted([state.cultist(card) for card in state.zones[COLUMN + state.place[seat]][self.fixed :]])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        zone = COLUMN + state.place[seat]
        column = list(state.zones[zone])
        card = answer + state.agreed.content.first_cultist
        column.remove(card)
        column.insert(self.fixed, card)
        state.zones[zone] = tuple(column)
        if self.fixed + 2 < len(column):
            state.then(Reorder(seat, self.fixed + 1))
        elif state.chronicle is not None:
            state.tell("CS-DEC-13", "reordered", place=state.place[seat])


def peek(state: StormState, seat: int, op: c.Op) -> None:
    """All look at the next cultists. (CS-DEC-26)"""
    for _ in range(op.n):
        card = state.draw(CULTIST_DECK)
        if card < 0:
            break
        state.lay(card, PEEKED, state.everyone())
    peeked = state.zones[PEEKED]
    if state.chronicle is not None:
        state.tell("CS-DEC-26", "peeked", cultists=tuple([state.cultist(card) for card in peeked]))
    if op.what == c.SORT:
        state.then(SortPeeked(seat))
    else:
        state.then(BuryPeeked(seat, len(peeked)))


class BuryPeeked(Decision):
    """For each cultist looked at, the last one first: back on top (0), or under the deck (1). (CS-DEC-26)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    SIZE: ClassVar[int] = 2
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-26",)
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: StormState, seat: int) -> list[int]:
        return [0, 1]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        put_back(state, state.zones[PEEKED][-1], answer)
        if self.left > 1:
            state.then(BuryPeeked(seat, self.left - 1))


class SortPeeked(Decision):
    """Which of the cultists looked at goes back next, and where: cultist * 2, + 1 under the deck. (CS-DEC-26)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SIZE: ClassVar[int] = 2 * c.CULTISTS
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-26",)

    def options(self, state: StormState, seat: int) -> list[int]:
        peeked = sorted([state.cultist(card) for card in state.zones[PEEKED]])
        return [2 * cultist + under for cultist in peeked for under in (0, 1)]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        put_back(state, answer // 2 + state.agreed.content.first_cultist, answer % 2)
        if state.zones[PEEKED]:
            state.then(SortPeeked(seat))


def put_back(state: StormState, card: int, under: int) -> None:
    """Put a cultist that was looked at on top of the deck, or under it."""
    state.take(card, PEEKED, state.everyone())
    if under:
        state.zones[CULTIST_DECK + 2] += (card,)
    else:
        state.zones[CULTIST_DECK] = (card, *state.zones[CULTIST_DECK])


# --- cards, trophies, objects, moves ---------------------------------------------------------------------------------


class Regain(Decision):
    """Take a card from the own discard pile into the hand, or none. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    SIZE: ClassVar[int] = c.DECK + 1
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-13",)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return [*sorted([card % c.DECK for card in state.zones[DISCARD + seat]]), c.DECK]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == c.DECK:
            return
        card = state.investigator[seat] * c.DECK + answer
        state.move(card, DISCARD + seat, HAND + seat, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-DEC-13", "regained", who=seat, card=card)
        if self.n > 1:
            state.then(Regain(seat, self.n - 1))


class TakeTrophy(Decision):
    """Take a trophy of any kind from the supply. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    SIZE: ClassVar[int] = SYMBOLS
    RULES: ClassVar[tuple[str, ...]] = ("CS-CMP-27", "CS-DEC-13")
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return [symbol for symbol in range(SYMBOLS) if state.trophies[SUPPLY * SYMBOLS + symbol]]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        state.gain_trophy(seat, answer, "CS-CMP-26")
        if self.n > 1 and state.trophies_of(SUPPLY):
            state.then(TakeTrophy(seat, self.n - 1))


class GiveTrophy(Decision):
    """Hand a trophy to another investigator, as symbol * 5 + seat; or keep it. (CS-OBJ-02)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    SIZE: ClassVar[int] = SYMBOLS * SEATS + 1
    RULES: ClassVar[tuple[str, ...]] = ("CS-OBJ-02", "CS-RUL-083")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [
            symbol * SEATS + other
            for symbol in range(SYMBOLS)
            if state.trophies[seat * SYMBOLS + symbol]
            for other in range(state.table.seats)
            if other != seat
        ]
        return [*found, SYMBOLS * SEATS]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == SYMBOLS * SEATS:
            return
        symbol, other = answer // SEATS, answer % SEATS
        state.move_trophy(symbol, seat, other)
        if state.chronicle is not None:
            state.tell("CS-OBJ-02", "trophy-given", who=seat, other=other, symbol=symbol)
        if self.n > 1:
            state.then(GiveTrophy(seat, self.n - 1))


class SwapTrophy(Decision):
    """Return a trophy and take one of another kind, as own * 5 + other; or stop. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    SIZE: ClassVar[int] = SYMBOLS * SYMBOLS + 1
    RULES: ClassVar[tuple[str, ...]] = ("CS-CMP-28", "CS-DEC-13")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return [*swaps(state, seat), SYMBOLS * SYMBOLS]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == SYMBOLS * SYMBOLS:
            return
        own, other = answer // SYMBOLS, answer % SYMBOLS
        state.move_trophy(own, seat, SUPPLY)
        state.move_trophy(other, SUPPLY, seat)
        if state.chronicle is not None:
            state.tell("CS-CMP-28", "trophy-swapped", who=seat, symbol=own, other_symbol=other)
        if self.n > 1:
            state.then(SwapTrophy(seat, self.n - 1))


class RecoverObject(Decision):
    """Take an object from the object discard pile, or none; with too many held one is discarded first. (CS-RSH-11)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SIZE: ClassVar[int] = c.OBJECT_KINDS + 1
    RULES: ClassVar[tuple[str, ...]] = ("CS-RSH-11", "CS-DEC-13")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [*recoverable(state, seat), c.OBJECT_KINDS]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == c.OBJECT_KINDS:
            return
        if not state.has_room(seat):
            state.then(LoseObject(seat, NO_ROOM))
        state.then(TakeRecovered(seat, answer))


class TakeRecovered(Step):
    """An object leaves the discard pile for its new holder."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "object")

    def __init__(self, seat: int, object: int) -> None:
        self.seat = seat
        self.object = object

    def run(self, state: StormState) -> None:
        pile = state.zones[OBJECT_DISCARD]
        card = min([card for card in pile if state.thing_kind(card) == self.object])
        state.move(card, OBJECT_DISCARD, OBJECTS + self.seat, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-RSH-11", "object-kept", who=self.seat, object=self.object)


class FreeMove(Decision):
    """A move without insanity that does not use up the free move; or stay. (CS-RUL-073, CS-RUL-074)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    SIZE: ClassVar[int] = PLACES + 1
    RULES: ClassVar[tuple[str, ...]] = ("CS-RUL-073", "CS-RUL-074", "CS-DEC-07")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return [place for place in range(PLACES) if place != state.place[seat]] + [PLACES]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == PLACES:
            return
        state.place[seat] = answer
        if state.chronicle is not None:
            state.tell("CS-RUL-073", "moved", who=seat, place=answer)
        if self.n > 1:
            state.then(FreeMove(seat, self.n - 1))


class TakeCrystals(Decision):
    """Take crystals off one terror card, never the Endgame card. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    SIZE: ClassVar[int] = 6
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-13", "CS-TER-01")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return [at for at in range(state.agreed.terror_places - 1) if state.crystals[at]]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        taken = min(self.n, state.crystals[answer])
        state.crystals[answer] -= taken
        if state.chronicle is not None:
            state.tell("CS-TER-01", "crystals-taken", n=taken, circle=answer)
