"""A bot of one's own that other processes can import."""

from __future__ import annotations

from eldertable.kernel import State


class Steady:
    """Always takes the last answer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, state: State, seat: int) -> int:
        return state.legal(seat)[-1]


def stubborn(state: State, seat: int) -> int:
    """Never gives an answer that is allowed."""
    return -1
