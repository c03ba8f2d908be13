# compiled
"""Cultist tokens by choice: so many taken from the pool, or given back to it, of whatever kinds.

How many are kept at the end of a round stands in `phases/hiding.py`.
"""

from typing import ClassVar

from eldertable.games.rise_of_the_cults.box.bounds import TOKEN
from eldertable.games.rise_of_the_cults.box.cards import FACES, TOKENS
from eldertable.games.rise_of_the_cults.table.fields import FREAK, INITIATE, THUG
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
        return [THUG, INITIATE, FREAK] if len(picks) < self.n else []

    def complete(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) >= self.n

    def with_pick(self, state: RiseState, seat: int, answer: int) -> Picking:
        return GainTokens(seat, self.n, added(self.picks, answer))

    def carry_out(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> None:
        counts = count_each(picks)
        for token in range(TOKENS):
            if counts[token]:
                state.gain(seat, token, counts[token], why_tokens_come(state))

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
        counts = count_each(picks)
        found: list[int] = []
        for token in range(TOKENS):
            if state.held(seat, token) > counts[token]:
                found.append(token)
        return found

    def complete(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) >= self.n

    def with_pick(self, state: RiseState, seat: int, answer: int) -> Picking:
        return ReturnTokens(seat, self.n, added(self.picks, answer))

    def carry_out(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> None:
        counts = count_each(picks)
        for token in range(TOKENS):
            if counts[token]:
                state.spend(seat, token, counts[token], why_tokens_go(state))

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        have = state.held(seat, values[0])
        if have > self.picks.count(values[0]):
            return None
        return Refusal("ROTC-CMP-19", "no-token-left", {"tokens": values[0], "have": have})


def count_each(picks: tuple[int, ...]) -> list[int]:
    """How often each kind of Cultist token is picked.

    >>> count_each((1, 1, 2))
    [0, 2, 1]
    """
    counts = [0] * TOKENS
    for pick in picks:
        counts[pick] += 1
    return counts


def why_tokens_come(state: RiseState) -> str:
    """The rule by which tokens are taken: with dice on the table a card gives them, else a Bluff does."""
    for face in range(FACES):
        if state.faces[face]:
            return "ROTC-REC-07"
    return "ROTC-ACT-04"


def why_tokens_go(state: RiseState) -> str:
    """The rule by which tokens are returned: in the City phase for Informers, before any Plan, else in Hiding."""
    for done in state.plans_done:
        if done:
            return "ROTC-HID-02"
    return "ROTC-DEC-25"
