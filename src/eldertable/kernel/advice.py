# compiled
"""What answers are worth to a player: one object for every kind of answer, found by the kind's name."""

from typing import Any

from mypy_extensions import mypyc_attr

from eldertable.kernel.answers import Answers
from eldertable.kernel.steps import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """What an answer of some kind is worth to a seat. Objects with a method: compiled code calls those directly."""

    def of(self, state: Any, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        """The worth of the answer with these numbers; the decision is one that has answers of the kind."""
        raise NotImplementedError


class Worths:
    """The worth of every kind of answer that a game knows."""

    def __init__(self, by_kind: dict[str, Worth]) -> None:
        self.by_kind = by_kind

    def of(self, state: Any, decision: Decision, seat: int, answer: int) -> float:
        """What an answer is worth to a seat."""
        kind, values = decision.ANSWERS.split(answer)
        return self.by_kind[kind].of(state, decision, seat, values)

    def best(self, state: Any, decision: Decision, seat: int, options: list[int]) -> int:
        """The answer that is worth most; of equals the first."""
        answers: Answers = decision.ANSWERS
        best = -1
        most = 0.0
        for answer in options:
            kind, values = answers.split(answer)
            worth = self.by_kind[kind].of(state, decision, seat, values)
            if best < 0 or worth > most:
                best = answer
                most = worth
        return best
