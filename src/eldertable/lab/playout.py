"""Whole games, with every answer written down."""

from typing import Any

from eldertable.kernel.playout import LIMIT, endless, play_at_random, play_by
from eldertable.kernel.state import State


def random_game(state: State, seed: int, answers: list[int], limit: int = LIMIT) -> int:
    """Play to the end at random, with quick dice; how many decisions had at least two options."""
    choosing = play_at_random(state, limit, seed, answers)
    if not state.over:
        raise endless(limit)
    return choosing


def bots_game(state: State, bots: list[Any], answers: list[int], limit: int = LIMIT) -> int:
    """Play to the end with a bot in every seat; how many decisions had at least two options."""
    choosing = play_by(state, limit, bots, answers)
    if not state.over:
        raise endless(limit)
    return choosing
