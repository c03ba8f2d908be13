"""The numbers of all answers of a game, fixed for learning."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from types import ModuleType

from eldertable.kernel.answers import MOST_ANSWERS
from eldertable.kernel.errors import RulesError
from eldertable.kernel.state import State
from eldertable.kernel.steps import Decision, Step

MOST_ACTIONS = 8 * MOST_ANSWERS
"""So many answers all decisions of a game can have together, *cannot* included."""


class ActionSpace:
    """Every answer of every kind of decision has a fixed number; each kind also has one for *cannot*."""

    def __init__(self, kinds: Sequence[type[Decision]]) -> None:
        self.kinds = tuple(kinds)
        self._start: dict[str, int] = {}
        at = 0
        for kind in self.kinds:
            self._start[kind.__name__] = at
            at += kind.ANSWERS.size + 1
        self.size = at
        self._starts = list(self._start.values())
        if at > MOST_ACTIONS:
            raise RulesError(
                f"{at} answers to {len(self.kinds)} decisions are too many; at most {MOST_ACTIONS}"
            )

    def __len__(self) -> int:
        return self.size

    def number(self, decision: Decision | type[Decision], answer: int) -> int:
        """The fixed number of an answer to a kind of decision."""
        kind = decision if isinstance(decision, type) else type(decision)
        return self._start[kind.__name__] + answer

    def answer(self, number: int) -> tuple[type[Decision], int]:
        """The kind of decision and the answer behind a number."""
        if not 0 <= number < self.size:
            raise IndexError(f"{number} is no action; actions: 0 to {self.size - 1}")
        at = bisect_right(self._starts, number) - 1
        return self.kinds[at], number - self._starts[at]

    def legal(self, state: State) -> list[int]:
        """The numbers of all answers that the speaker may give now, ascending; none when the game is over."""
        decision = state.decision
        if decision is None:
            return []
        start = self._start[type(decision).__name__]
        return [start + answer for answer in state.choices]

    def mask(self, state: State) -> bytearray:
        """One byte for every number: 1 for those that are legal now. `numpy.frombuffer` reads it without a copy."""
        mask = bytearray(self.size)
        for number in self.legal(state):
            mask[number] = 1
        return mask


def steps_in(modules: tuple[ModuleType, ...]) -> tuple[type[Step], ...]:
    """Every kind of step that these modules define, in their order: it fixes the numbers of the action space."""
    found: list[type[Step]] = []
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Step) and value.__module__ == module.__name__:
                found.append(value)
    return tuple(found)
