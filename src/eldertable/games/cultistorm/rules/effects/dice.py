# compiled
"""Texts about dice: more of them, other faces, and dice that change hands."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import FACE, SEAT, TO
from eldertable.games.cultistorm.box.places import FACES
from eldertable.games.cultistorm.box.verbs import FIGHT, TEXT, OpVerb
from eldertable.games.cultistorm.rules.refusing import why_no_die
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal


class DieGain(OpVerb):
    """A die from the side reserve, rolled at once, to the subject. (CS-DIE-05, CS-ROL-01)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.side_reserve() > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        for _ in range(min(op.n, state.side_reserve())):
            gain_die(state, seat)


class DieWish(DieGain):
    """A die from the side reserve to the subject, turned to any face. (CS-DIE-05, CS-DIE-03)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        for _ in range(min(op.n, state.side_reserve())):
            state.then(WishDie(seat, gain_die(state, seat)))


def gain_die(state: StormState, seat: int) -> int:
    """An investigator gets another die, however many it has; which face it shows. (CS-DIE-04)"""
    face = state.roll_die()
    state.dice_of[seat * FACES + face] += 1
    if state.chronicle is not None:
        state.tell("CS-DIE-05", "die-gained", who=seat, face=face)
    return face


class DiePool(DieGain):
    """A die from the side reserve into the common pool, as an extra die. (CS-DIE-05, CS-DIE-06)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        for _ in range(min(op.n, state.side_reserve())):
            face = state.roll_die()
            state.pool[face] += 1
            state.extra += 1
            if state.chronicle is not None:
                state.tell("CS-DIE-05", "die-into-pool", face=face)


class DieSet(OpVerb):
    """An own die is turned to another face. (CS-DIE-03)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.own_dice(seat) > 0 and (not state.agreed.modules or state.may_turn_dice(seat))

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(SetDie(seat, op.n))


class DieReroll(DieSet):
    """An own die is rerolled without insanity, in preparation or in a fight. (CS-DIE-03, CS-RUL-096)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (TEXT, FIGHT))
        self.asks = True

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.own_dice(seat) > 0 and state.may_reroll(seat)

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(RerollDie(seat, op.n))


class DieGive(DieSet):
    """An own die goes to another investigator. (CS-DIE-03)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (TEXT,))
        self.asks = True

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.agreed.team > 1 and state.own_dice(seat) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(GiveDie(seat, op.n))


class SetDie(Decision):
    """Turn an own die to any face, or leave it. (CS-DIE-03)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("turn-die", FACE, TO), Kind("leave-dice"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DIE-03", "CS-DEC-13")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [
            face * TO.size + to
            for face in range(FACES)
            if state.dice_of[seat * FACES + face]
            for to in range(FACES)
            if to != face
        ]
        return [*found, LEAVE_FACES]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "leave-dice":
            return None
        if values[0] == values[1]:
            return Refusal("CS-DIE-03", "why-same-face", {"face": values[0]})
        return why_no_die(state, seat, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == LEAVE_FACES:
            return
        turn_die(state, seat, answer // TO.size, answer % TO.size)
        if self.n > 1:
            state.then(SetDie(seat, self.n - 1))


LEAVE_FACES: Final = SetDie.ANSWERS.start("leave-dice")


def turn_die(state: StormState, seat: int, face: int, to: int) -> None:
    """Turn one own die to another face."""
    state.dice_of[seat * FACES + face] -= 1
    state.dice_of[seat * FACES + to] += 1
    if state.chronicle is not None:
        state.tell("CS-DIE-03", "die-turned", who=seat, face=face, to=to)


class WishDie(Decision):
    """Turn the die just gained to any face."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "face")
    ANSWERS: ClassVar[Answers] = Answers(Kind("wish-face", FACE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DIE-03", "CS-DEC-17")

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def options(self, state: StormState, seat: int) -> list[int]:
        return list(range(FACES))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer != self.face:
            turn_die(state, seat, self.face, answer)


class RerollDie(Decision):
    """Reroll an own die without insanity, or leave it; the new face stands. (CS-DIE-03)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("reroll", FACE), Kind("leave-dice"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DIE-03", "CS-DEC-13")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return [face for face in range(FACES) if state.dice_of[seat * FACES + face]] + [NO_REROLL]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None if kind == "leave-dice" else why_no_die(state, seat, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == NO_REROLL:
            return
        state.reroll(seat, answer, "CS-DIE-03")
        if self.n > 1:
            state.then(RerollDie(seat, self.n - 1))


NO_REROLL: Final = RerollDie.ANSWERS.start("leave-dice")


class GiveDie(Decision):
    """Hand an own die to another investigator, or keep it. (CS-DIE-03, CS-DIE-04, CS-RUL-070)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("give-die", FACE, SEAT), Kind("leave-dice"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DIE-03", "CS-RUL-070")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [
            face * SEAT.size + other
            for face in range(FACES)
            if state.dice_of[seat * FACES + face]
            for other in range(state.agreed.team)
            if other != seat and not state.absent(other)
        ]
        return [*found, KEEP_DICE]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "leave-dice":
            return None
        if values[1] == seat:
            return Refusal("CS-DIE-03", "why-not-yourself", {})
        return state.why_absent(values[1]) or why_no_die(state, seat, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == KEEP_DICE:
            return
        face, other = answer // SEAT.size, answer % SEAT.size
        state.dice_of[seat * FACES + face] -= 1
        state.dice_of[other * FACES + face] += 1
        if state.chronicle is not None:
            state.tell("CS-RUL-070", "die-given", who=seat, other=other, face=face)
        if state.agreed.handed_rolled:
            state.reroll(other, face, "CS-RUL-070")


KEEP_DICE: Final = GiveDie.ANSWERS.start("leave-dice")
