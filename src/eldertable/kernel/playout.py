# compiled
"""Playing on from a position without anybody to ask: for search, simulation and measuring."""

from typing import Any, Final

from eldertable.kernel.dice import Dice
from eldertable.kernel.errors import RulesError
from eldertable.kernel.state import State
from eldertable.kernel.steps import TABLE

LIMIT: Final = 100_000
"""A game with more decisions than this is taken to be endless."""


def endless(limit: int) -> RulesError:
    """What to raise when a game has had so many decisions."""
    return RulesError(f"the game did not end within {limit} decisions")


def play_at_random(state: State, depth: int, seed: int, answers: list[int]) -> int:
    """Answer at random, at most so many times, and write it down; how often there was a choice.

    The dice are quick ones. No copy is made, and what was just offered is not checked.
    """
    luck = Dice(seed)
    choosing = 0
    while depth > 0 and state.agenda:
        depth -= 1
        choices = state.choices
        count = len(choices)
        if count > 1:
            answer = choices[luck.roll(count)]
            choosing += 1
        else:
            answer = choices[0]
        answers.append(answer)
        state.apply(answer, None)
    return choosing


def play_by(state: State, depth: int, bots: list[Any], answers: list[int]) -> int:
    """Let a bot answer for each seat, at most so many times, and write it down; how often there was a choice.

    A bot's answer is checked. Where there is no choice it is not asked.
    """
    choosing = 0
    while depth > 0 and state.agenda:
        depth -= 1
        choices = state.choices
        seat = state.speaker
        if seat is None or seat == TABLE or len(choices) == 1:
            answers.append(choices[0])
            state.apply(choices[0], None)
        else:
            choosing += 1
            answer = bots[seat].answer(state, seat)
            state.play(answer, seat)
            answers.append(answer)
    return choosing


def play_to_horizon(
    state: State, game: Any, depth: int, bots: list[Any], seed: int, answers: list[int]
) -> None:
    """Let bots answer, or without any of them chance, until the game's horizon is another than now, or depth is used up."""
    luck = Dice(seed)
    here: int = game.horizon(state)
    while depth > 0 and state.agenda and game.horizon(state) == here:
        depth -= 1
        if bots:
            play_by(state, 1, bots, answers)
        else:
            play_at_random(state, 1, luck.roll(1 << 30), answers)


def play_sensibly(state: State, game: Any, here: int, depth: int) -> None:
    """Let everybody do what the game calls sensible until its horizon is no longer here, at most so many times."""
    while depth > 0 and state.agenda and game.horizon(state) == here:
        depth -= 1
        choices = state.choices
        seat = state.speaker
        if seat is None or seat == TABLE or len(choices) == 1:
            state.apply(choices[0], None)
        else:
            state.apply(game.greedy(state, seat), seat)
