# compiled
"""Cultist tokens by choice: taken from the pool and given back to it, one by one."""

from typing import ClassVar

from eldertable.games.rise_of_the_cults.box.bounds import TOKEN
from eldertable.games.rise_of_the_cults.box.cards import TOKENS
from eldertable.games.rise_of_the_cults.table.state import FREAK, RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision


class GainToken(Decision):
    """Which Cultist tokens to take, one after the other: Thugs, then Initiates, then Freaks.

    (ROTC-DEC-07, ROTC-DEC-10)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "lowest")
    ANSWERS: ClassVar[Answers] = Answers(Kind("gain-token", TOKEN))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-ACT-04", "ROTC-REC-07")

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, state: RiseState, seat: int) -> list[int]:
        return list(range(self.lowest, FREAK + 1))

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        # with dice on the table a card gives them, else a Bluff does
        state.gain(seat, answer, 1, "ROTC-REC-07" if any(state.faces) else "ROTC-ACT-04")
        if self.left > 1:
            state.then(GainToken(seat, self.left - 1, answer))


class ReturnToken(Decision):
    """Which Cultist tokens go back to the pool, one by one: Thugs, then Initiates, then Freaks.

    (ROTC-DEC-24, ROTC-DEC-25)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "lowest")
    ANSWERS: ClassVar[Answers] = Answers(Kind("return-token", TOKEN))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-HID-02",)

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, state: RiseState, seat: int) -> list[int]:
        tokens = state.tokens
        found: list[int] = []
        further = 0
        for token in range(FREAK, self.lowest - 1, -1):
            here = tokens[seat * TOKENS + token]
            further += here
            if here and further >= self.left:
                found.append(token)
        found.reverse()
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        state.spend(seat, answer, 1, why_tokens_go(state))
        if self.left > 1:
            state.then(ReturnToken(seat, self.left - 1, answer))


def why_tokens_go(state: RiseState) -> str:
    """The rule by which tokens are returned: in the City phase for Informers, before any Plan, else in Hiding."""
    return "ROTC-HID-02" if any(state.plans_done) else "ROTC-DEC-25"
