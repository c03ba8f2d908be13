"""Positions of any game, reached by random play: what the properties are tried on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from eldertable.kernel import Game, State
from tests.support import wander

FAR = 10_000
"""More answers than any game has."""


@dataclass(frozen=True)
class Reached:
    """How a position was reached: enough to reach it again."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: int
    steps: int

    def new(self) -> State:
        """The game at its first decision."""
        state: State = self.game.new(self.seats, self.seed, self.options, unattended=True)
        return state

    def state(self) -> State:
        """The position."""
        state = self.new()
        wander(state, self.seed, self.steps)
        return state

    def __repr__(self) -> str:
        return f"{self.game.name}: seats={self.seats}, options={self.options}, seed={self.seed}, steps={self.steps}"


@st.composite
def reached(draw: st.DrawFn, game: Game) -> Reached:
    """A position of this game with any number of seats, under any of its variants; near the start when shrunk."""
    seats = draw(st.sampled_from(game.seats))
    options = draw(st.sampled_from(game.variants(seats)))
    seed = draw(st.integers(0, 1 << 30))
    steps = draw(st.one_of(st.integers(0, 30), st.integers(0, 400), st.just(FAR)))
    return Reached(game, seats, options, seed, steps)


SEEDS = st.integers(0, 1 << 30)
