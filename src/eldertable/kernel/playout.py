# compiled
"""Playing on from a position without anybody to ask: for search, simulation and measuring."""

from typing import Any, Final

from mypy_extensions import i64

from eldertable.kernel.dice import after, face, seeded
from eldertable.kernel.errors import RulesError
from eldertable.kernel.state import State
from eldertable.kernel.steps import TABLE

LIMIT: Final = 100_000
"""A game with more decisions than this is taken to be endless."""


def endless(limit: int) -> RulesError:
    """What to raise when a game has had so many decisions."""
    return RulesError(f"the game did not end within {limit} decisions")


def play_at_random(state: State, depth: int, seed: int) -> int:
    """Answer at random, at most so many times, and without checking what was just offered; how often."""
    luck: i64 = seeded(seed)
    answered = 0
    while answered < depth and state.agenda:
        choices = state.choices
        count = len(choices)
        if count > 1:
            luck = after(luck)
            state.apply(choices[face(luck, count)], None)
        else:
            state.apply(choices[0], None)
        answered += 1
    return answered


def play_by(state: State, depth: int, policy: Any) -> int:
    """Let somebody answer for every seat, at most so many times; where there is no choice nobody is asked. How often."""
    answered = 0
    while answered < depth and state.agenda:
        choices = state.choices
        seat = state.speaker
        if seat is None or seat == TABLE or len(choices) == 1:
            state.apply(choices[0], None)
        else:
            state.play(policy.answer(state, seat), seat)
        answered += 1
    return answered
