"""The player who does not think."""

from __future__ import annotations

from eldertable.kernel import Dice, State


class Random:
    """Takes any legal answer, all equally likely. It looks at nothing else, so it needs no copy of the table."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def answer(self, state: State, seat: int) -> int:
        """Any legal answer."""
        allowed = state.legal(seat)
        return allowed[self.dice.roll(len(allowed))]
