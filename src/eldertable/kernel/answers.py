# compiled
"""Answers by kind: what the number of an answer means, declared once and taken apart nowhere else.

A decision declares the kinds of its answers, each with what its numbers name:

    >>> LOCATION, PRIEST = Dimension("location", 13, first=1), Dimension("priest", 6)
    >>> answers = Answers(Kind("pass"), Kind("priest-in", LOCATION, PRIEST))
    >>> answers.size, answers.split(0), answers.split(4)
    (79, ('pass', ()), ('priest-in', (1, 3)))
    >>> answers.join("priest-in", (1, 3))
    4

Rules that are run millions of times may reckon instead of asking, with numbers that come from the declaration:
`answers.origin("priest-in") + location * PRIEST.size + priest` is the same answer.
"""

from typing import Final

from eldertable.kernel.errors import RulesError

MOST_ANSWERS: Final = 1_024
"""So many answers a decision can have at most; a game can have eight times as many in all its decisions."""


class Dimension:
    """What one number of an answer names (a place, a kind of card, an amount), and room for how many of them.

    Its numbers are `first`, `first + 1` and so on. The room is a bound: content may fill less of it, never more.
    What the numbers are called stands under the dimension's name in the game's names.
    """

    def __init__(self, name: str, size: int, first: int = 0) -> None:
        self.name = name
        self.size = size
        self.first = first


class Kind:
    """A kind of answer: every combination of its dimensions is one. Without any there is one answer of the kind."""

    def __init__(self, name: str, *dimensions: Dimension) -> None:
        self.name = name
        self.dimensions = dimensions
        size = 1
        lowest = 0
        for dimension in dimensions:
            size *= dimension.size
            lowest = lowest * dimension.size + dimension.first
        self.size = size
        self.lowest = lowest

    def every(self) -> list[tuple[int, ...]]:
        """The numbers of every answer of this kind, in their order."""
        found: list[tuple[int, ...]] = [()]
        for dimension in self.dimensions:
            numbers = range(dimension.first, dimension.first + dimension.size)
            found = [(*values, number) for values in found for number in numbers]
        return found


class Answers:
    """All answers that a decision can have, kind after kind; within a kind the last dimension counts fastest."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        starts: list[int] = []
        size = 0
        for kind in kinds:
            if kind.name in [other.name for other in kinds[: len(starts)]]:
                raise RulesError(f"two kinds of answers are called {kind.name!r}")
            starts.append(size)
            size += kind.size
        self.starts = tuple(starts)
        self.size = size
        self.parts: list[tuple[str, tuple[int, ...]]] = []
        """Every answer taken apart, once somebody has asked: bots ask all the time."""
        if size > MOST_ANSWERS:
            raise RulesError(f"{size} answers ({self.names()}) are too many; at most {MOST_ANSWERS}")

    def names(self) -> str:
        """The kinds, in words."""
        return ", ".join([kind.name for kind in self.kinds])

    def at(self, kind: str) -> int:
        """The place of a kind among the others."""
        for at in range(len(self.kinds)):
            if self.kinds[at].name == kind:
                return at
        raise RulesError(f"there is no answer of the kind {kind!r}; kinds: {self.names()}")

    def kind(self, name: str) -> Kind:
        """The kind with this name."""
        return self.kinds[self.at(name)]

    def start(self, kind: str) -> int:
        """The lowest answer of a kind."""
        return self.starts[self.at(kind)]

    def origin(self, kind: str) -> int:
        """The answer in which every dimension would be 0, whether there is such a one or not: to reckon from."""
        at = self.at(kind)
        return self.starts[at] - self.kinds[at].lowest

    def split(self, answer: int) -> tuple[str, tuple[int, ...]]:
        """The kind of an answer, and its number in each dimension."""
        if not 0 <= answer < self.size:
            raise RulesError(f"there is no answer {answer}; answers: 0 to {self.size - 1}")
        if not self.parts:
            for kind in self.kinds:
                self.parts.extend([(kind.name, values) for values in kind.every()])
        return self.parts[answer]

    def join(self, kind: str, values: tuple[int, ...] = ()) -> int:
        """The answer of a kind with these numbers."""
        at = self.at(kind)
        dimensions = self.kinds[at].dimensions
        if len(values) != len(dimensions):
            wanted = ", ".join([dimension.name for dimension in dimensions]) or "nothing more"
            raise RulesError(f"an answer of the kind {kind!r} needs {wanted}, not {len(values)} numbers")
        answer = 0
        for index in range(len(dimensions)):
            dimension = dimensions[index]
            place = values[index] - dimension.first
            if not 0 <= place < dimension.size:
                last = dimension.first + dimension.size - 1
                raise RulesError(f"{dimension.name} {values[index]} is not from {dimension.first} to {last}")
            answer = answer * dimension.size + place
        return self.starts[at] + answer
