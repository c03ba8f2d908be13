# compiled
"""What an answer points at: the zones, faces and counters that a client lights up for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from eldertable.kernel.steps import Decision

Point = Callable[..., tuple[str, ...]]
"""What an answer points at: of the state, the decision, the seat, and the answer's number in each dimension."""
Aspect = Callable[[Any, int, int], tuple[str, ...]]
"""What a number in a dimension points at, whatever the kind of answer: of the state, the seat and the number."""


class Pointing:
    """Two tables: what kinds of answers point at, and what the dimensions of all other kinds point at."""

    def __init__(self, kinds: Mapping[str, Point], dimensions: Mapping[str, Aspect] | None = None) -> None:
        self.kinds = kinds
        self.dimensions = dimensions or {}

    def touches(self, state: Any, decision: Decision, seat: int, answer: int) -> tuple[str, ...]:
        """The zones, faces and counters that an answer points at."""
        name, values = decision.ANSWERS.split(answer)
        if name in self.kinds:
            return self.kinds[name](state, decision, seat, *values)
        kind = decision.ANSWERS.kind(name)
        found: list[str] = []
        for dimension, value in zip(kind.dimensions, values, strict=True):
            found += self.dimensions[dimension.name](state, seat, value)
        return tuple(found)

    def pointless(self, decisions: Iterable[type[Decision]]) -> list[str]:
        """The kinds of answers that name something and of which neither table says where it is."""
        return [
            f"{decision.__name__}: {kind.name}"
            for decision in decisions
            for kind in decision.ANSWERS.kinds
            if kind.name not in self.kinds
            and any(dimension.name not in self.dimensions for dimension in kind.dimensions)
        ]


def nothing(state: Any, decision: Any, seat: int, *values: int) -> tuple[str, ...]:
    """For kinds of answers that point at nothing on the table."""
    return ()
