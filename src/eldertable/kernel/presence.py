"""What is present at a table: which answers name something that a person could point at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from eldertable.kernel.steps import Decision

Present = Callable[..., bool]
"""Whether what an answer names is present: of the state, the decision, the seat, and its number in each dimension."""
PresentAspect = Callable[[Any, int, int], bool]
"""Whether what a number in a dimension names is present, whatever the kind of answer: of the state, the seat, the number."""


class Presence:
    """Two tables: when what a kind of answer names is present, and when what a dimension's number names is.

    Bounds leave room for content that there is not, for seats where nobody sits, for cards that are in no hand. Where
    neither table says otherwise, what has a name in dumps is present.
    """

    def __init__(
        self,
        kinds: Mapping[str, Present] | None = None,
        dimensions: Mapping[str, PresentAspect] | None = None,
    ) -> None:
        self.kinds = kinds or {}
        self.dimensions = dimensions or {}

    def present(
        self, state: Any, decision: Decision, seat: int, answer: int, names: Mapping[str, Sequence[str]]
    ) -> bool:
        """Whether an answer names something at this table."""
        name, values = decision.ANSWERS.split(answer)
        kind = decision.ANSWERS.kind(name)
        for dimension, value in zip(kind.dimensions, values, strict=True):
            if dimension.name in self.dimensions:
                if not self.dimensions[dimension.name](state, seat, value):
                    return False
            elif dimension.name in names and value >= len(names[dimension.name]):
                return False
        return name not in self.kinds or self.kinds[name](state, decision, seat, *values)
