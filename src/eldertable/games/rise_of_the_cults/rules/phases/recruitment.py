# compiled
"""The Cult phase, second half: Recruitment. Dice are rolled, some rolled again, and bring Cultist tokens."""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import FACE, TO
from eldertable.games.rise_of_the_cults.box.cards import FACES, SIDES
from eldertable.games.rise_of_the_cults.box.verbs import RECRUITMENT, CardVerb
from eldertable.games.rise_of_the_cults.rules import tokens
from eldertable.games.rise_of_the_cults.rules.abilities import (
    ENOUGH,
    FIRST_ABILITY,
    WINDOW,
    HandVerb,
    show_ability,
    use_ability,
)
from eldertable.games.rise_of_the_cults.rules.dice import clear_dice, roll_again, roll_dice, tell_dice
from eldertable.games.rise_of_the_cults.rules.reasons import ability_shut
from eldertable.games.rise_of_the_cults.table.fields import BLANK, FREAK, HAND, INITIATE, THUG
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import Picking, added
from eldertable.kernel.steps import Decision, Refusal, Step

REROLL_DICE: Final = Answers(Kind("roll"), Kind("pick-die", FACE))
ROLL: Final = REROLL_DICE.start("roll")
FIRST_DIE: Final = REROLL_DICE.start("pick-die")


class Recruitment(Step):
    """From the First Cultist on everybody recruits with the dice. (ROTC-REC-01, ROTC-RND-06, ROTC-SRD-03)"""

    def run(self, state: RiseState) -> None:
        for side in state.clockwise(state.first):
            if not state.is_npc(side):
                state.then(RecruitmentTurn(side))


class RecruitmentTurn(Step):
    """Roll, re-roll, abilities, take the tokens.

    (ROTC-REC-01, ROTC-REC-02, ROTC-REC-03, ROTC-REC-04, ROTC-RUL-19)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: RiseState) -> None:
        state.open_window()
        roll_dice(state, state.agreed.content.numbers.dice)
        tell_dice(state, self.seat, "ROTC-REC-01")
        rerolls = state.agreed.content.city.rerolls[state.city]
        if rerolls:
            state.then(Reroll(self.seat, rerolls))
        state.then(ABILITIES_OF[self.seat], RECRUITS_OF[self.seat])


class Reroll(Picking):
    """Which dice to roll again, by what they show; *roll* with none picked keeps them all.

    (ROTC-REC-02, ROTC-REC-03, ROTC-DEC-06)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "picks")
    ANSWERS: ClassVar[Answers] = REROLL_DICE
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-REC-02", "ROTC-REC-03")

    def __init__(self, seat: int, left: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.left = left
        self.picks = picks

    def closing(self) -> int:
        return ROLL

    def further(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> list[int]:
        left = state.faces.copy()
        for pick in picks:
            left[pick - FIRST_DIE] -= 1
        found: list[int] = []
        for face in range(FACES):
            if left[face] > 0:
                found.append(FIRST_DIE + face)
        return found

    def would_do(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def complete(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> bool:
        dice = 0
        for face in range(FACES):
            dice += state.faces[face]
        return len(picks) == dice

    def with_pick(self, state: RiseState, seat: int, answer: int) -> Picking:
        return Reroll(seat, self.left, added(self.picks, answer))

    def carry_out(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> None:
        if not picks:
            return
        again = [0] * FACES
        for pick in picks:
            again[pick - FIRST_DIE] += 1
        roll_again(state, seat, again, "ROTC-REC-02")
        if self.left > 1:
            state.then(Reroll(seat, self.left - 1))

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "roll":
            return None
        return no_die(state, values[0], self.picks.count(FIRST_DIE + values[0]), "ROTC-REC-02")


def no_die(state: RiseState, face: int, picked: int, rule: str) -> Refusal | None:
    """No die shows this face, or all that do are picked already."""
    have = state.faces[face]
    return None if have > picked else Refusal(rule, "no-die", {"face": face, "have": have})


class RecruitmentAbilities(Step):
    """The window for Recruitment abilities, after the last re-roll. (ROTC-REC-07, ROTC-RUL-19)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: RiseState) -> None:
        if state.zones[HAND + self.seat]:
            state.then(WINDOWS_OF[self.seat])


class Recruit(Decision):
    """Which Recruitment ability to use, or enough. (ROTC-REC-07, ROTC-DEC-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = WINDOW
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-REC-07", "ROTC-RUL-19")

    def private(self, state: RiseState) -> bool:
        return state.could_use(self.seat, RECRUITMENT)

    def options(self, state: RiseState, seat: int) -> list[int]:
        found = [ENOUGH]
        for ability in state.abilities(HAND + seat, RECRUITMENT):
            found.append(FIRST_ABILITY + ability)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == ENOUGH:
            return
        ability = answer - FIRST_ABILITY
        show_ability(state, seat, ability, "ROTC-REC-07")
        use_ability(state, seat, ability)
        state.then(self)

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "enough":
            return None
        return ability_shut(state, HAND + seat, values[0], RECRUITMENT, "ROTC-REC-07")


class RerollDie(Decision):
    """Which die a card rolls again. (ROTC-DEC-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    ANSWERS: ClassVar[Answers] = Answers(Kind("pick-die", FACE))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-REC-07",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: RiseState, seat: int) -> list[int]:
        return [face for face in range(FACES) if state.faces[face]]

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        roll_again(state, seat, [1 if face == answer else 0 for face in range(FACES)], "ROTC-REC-07")
        if self.left > 1:
            state.then(RerollDie(seat, self.left - 1))

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return no_die(state, values[0], 0, "ROTC-REC-07")


class SetDie(Decision):
    """Which die a card turns, and to what: a Thug or an Initiate. (ROTC-DEC-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("turn-die", FACE, TO))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-REC-07",)

    def options(self, state: RiseState, seat: int) -> list[int]:
        found: list[int] = []
        for face in range(BLANK + 1):
            if state.faces[face]:
                if face != THUG:
                    found.append(face * TO.size + THUG)  # pragma: no mutate - a Thug is 0
                if face != INITIATE:
                    found.append(face * TO.size + INITIATE)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        state.faces[answer // TO.size] -= 1
        state.faces[answer % TO.size] += 1
        tell_dice(state, seat, "ROTC-REC-07")

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        face, to = values
        if face == to:
            return Refusal("ROTC-REC-07", "no-other-face", {"face": face})
        return no_die(state, face, 0, "ROTC-REC-07")


class TakeRecruits(Step):
    """One token behind the screen for each face shown; Bad Luck gives nothing.

    (ROTC-DIE-02, ROTC-REC-04, ROTC-REC-05)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: RiseState) -> None:
        for token in (THUG, INITIATE, FREAK):
            state.gain(self.seat, token, state.faces[token], "ROTC-REC-04")
        clear_dice(state)


# --- what Recruitment abilities do --------------------------------------------------------------------------------


class RollAgain(HandVerb):
    """Roll so many dice again, one after the other. (ROTC-REC-07)"""

    def use(self, state: RiseState, seat: int, n: int) -> None:
        state.then(RerollDie(seat, n))


class TurnDie(HandVerb):
    """Turn a die to a Thug or an Initiate. (ROTC-REC-07)"""

    def use(self, state: RiseState, seat: int, n: int) -> None:
        state.then(SetDie(seat))


class GainTokens(HandVerb):
    """Take so many Cultist tokens of one's choice. (ROTC-REC-07)"""

    def use(self, state: RiseState, seat: int, n: int) -> None:
        if n:
            state.then(tokens.GainTokens(seat, n))


REROLL: Final[CardVerb] = RollAgain("reroll", RECRUITMENT, ("n",), ("price",))
SET_DIE: Final[CardVerb] = TurnDie("set-die", RECRUITMENT, (), ("price",))
GAIN_TOKENS: Final[CardVerb] = GainTokens("gain-tokens", RECRUITMENT, ("n",), ("price",))


# --- made once ------------------------------------------------------------------------------------------------------

ABILITIES_OF: Final = [RecruitmentAbilities(seat) for seat in range(SIDES)]
WINDOWS_OF: Final = [Recruit(seat) for seat in range(SIDES)]
RECRUITS_OF: Final = [TakeRecruits(seat) for seat in range(SIDES)]
