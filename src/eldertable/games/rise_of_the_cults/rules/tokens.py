# compiled
"""Cultist tokens by choice: so many taken from the pool, or given back to it, of whatever kinds."""

from typing import ClassVar

from eldertable.games.rise_of_the_cults.box.bounds import TOKEN
from eldertable.games.rise_of_the_cults.box.cards import TOKENS
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import SPREAD, Picking, added
from eldertable.kernel.steps import Refusal


class GainTokens(Picking):
    """Which Cultist tokens to take. (ROTC-DEC-07, ROTC-DEC-10)"""

    WAY: ClassVar[str] = SPREAD
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "picks")
    ANSWERS: ClassVar[Answers] = Answers(Kind("gain-token", TOKEN))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-ACT-04", "ROTC-REC-07")

    def __init__(self, seat: int, n: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.n = n
        self.picks = picks

    def further(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return list(range(TOKENS)) if len(picks) < self.n else []

    def complete(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) >= self.n

    def with_pick(self, state: RiseState, seat: int, answer: int) -> Picking:
        return GainTokens(seat, self.n, added(self.picks, answer))

    def carry_out(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> None:
        # with dice on the table a card gives them, else a Bluff does
        rule = "ROTC-REC-07" if any(state.faces) else "ROTC-ACT-04"
        for token in range(TOKENS):
            state.gain(seat, token, picks.count(token), rule)

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None


class ReturnTokens(Picking):
    """Which Cultist tokens go back to the pool. (ROTC-DEC-24, ROTC-DEC-25)"""

    WAY: ClassVar[str] = SPREAD
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "picks")
    ANSWERS: ClassVar[Answers] = Answers(Kind("return-token", TOKEN))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-HID-02",)

    def __init__(self, seat: int, n: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.n = n
        self.picks = picks

    def further(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> list[int]:
        if len(picks) >= self.n:
            return []
        left = [state.held(seat, token) for token in range(TOKENS)]
        for pick in picks:
            left[pick] -= 1
        return [token for token in range(TOKENS) if left[token] > 0]

    def complete(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) >= self.n

    def with_pick(self, state: RiseState, seat: int, answer: int) -> Picking:
        return ReturnTokens(seat, self.n, added(self.picks, answer))

    def carry_out(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> None:
        for token in range(TOKENS):
            state.spend(seat, token, picks.count(token), why_tokens_go(state))

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        have = state.held(seat, values[0])
        if have > self.picks.count(values[0]):
            return None
        return Refusal("ROTC-CMP-19", "no-token-left", {"tokens": values[0], "have": have})


def why_tokens_go(state: RiseState) -> str:
    """The rule by which tokens are returned: in the City phase for Informers, before any Plan, else in Hiding."""
    return "ROTC-HID-02" if any(state.plans_done) else "ROTC-DEC-25"
