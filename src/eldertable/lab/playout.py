# compiled
"""Play to the end as fast as the rules allow."""

from typing import Any

from mypy_extensions import i64

from eldertable.kernel.dice import after, face
from eldertable.kernel.playout import LIMIT, endless
from eldertable.kernel.state import State
from eldertable.kernel.steps import TABLE


def random_game(state: State, dice: int, answers: list[int], limit: int = LIMIT) -> int:
    """Play to the end at random, writing the answers down; how many decisions had at least two options.

    No copy, and no check of an answer that was just offered.
    """
    decisions = 0
    luck: i64 = dice
    while state.agenda:
        if len(answers) >= limit:
            raise endless(limit)
        choices = state.choices
        count = len(choices)
        if count > 1:
            luck = after(luck)
            answer = choices[face(luck, count)]
            decisions += 1
        else:
            answer = choices[0]
        answers.append(answer)
        state.apply(answer, None)
    return decisions


def bots_game(state: State, bots: list[Any], answers: list[int], limit: int = LIMIT) -> int:
    """Play to the end with a bot in every seat, writing the answers down; how many decisions had at least two options.

    A bot's answer is checked. It is not asked where it has no choice.
    """
    decisions = 0
    while state.agenda:
        if len(answers) >= limit:
            raise endless(limit)
        choices = state.choices
        seat = state.speaker
        if seat is None or seat == TABLE or len(choices) == 1:
            answer = choices[0]
        else:
            answer = bots[seat].answer(state, seat)
            decisions += 1
        answers.append(answer)
        state.play(answer, seat)
    return decisions
