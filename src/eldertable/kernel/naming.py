"""What an answer's number means, as dumps name things, and the number back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eldertable.kernel.answers import Dimension
from eldertable.kernel.errors import IllegalAnswer
from eldertable.kernel.steps import Decision


def meaning(decision: Decision, answer: int, names: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """What the number of an answer means: the kind of answer, and what it names, as dumps name it."""
    size = decision.ANSWERS.size
    if not isinstance(answer, int) or isinstance(answer, bool) or not 0 <= answer <= size:
        raise IllegalAnswer(f"{answer!r} is no answer to {type(decision).__name__}")
    if answer == size:
        return ("cannot",)
    name, values = decision.ANSWERS.split(answer)
    kind = decision.ANSWERS.kind(name)
    said = [
        _called(names.get(dimension.name, ()), value)
        for dimension, value in zip(kind.dimensions, values, strict=True)
    ]
    return (name, *said)


def number(decision: Decision, meaning: Sequence[str], names: Mapping[str, Sequence[str]]) -> int:
    """The number of the answer with this meaning, allowed or not; IllegalAnswer says what is wrong with it."""
    answers = decision.ANSWERS
    if tuple(meaning) == ("cannot",):
        return decision.ANSWERS.size
    kinds = {kind.name: kind for kind in answers.kinds}
    if not meaning or meaning[0] not in kinds:
        listed = ", ".join(kinds)
        raise IllegalAnswer(f"{type(decision).__name__} has no answer {tuple(meaning)!r}; kinds: {listed}")
    kind = kinds[meaning[0]]
    if len(meaning) != 1 + len(kind.dimensions):
        wanted = ", ".join(dimension.name for dimension in kind.dimensions) or "nothing more"
        raise IllegalAnswer(f"an answer of the kind {kind.name!r} needs {wanted}")
    values = tuple(
        _number_of(names.get(dimension.name, ()), word, dimension)
        for dimension, word in zip(kind.dimensions, meaning[1:], strict=True)
    )
    return int(answers.join(kind.name, values))


def _called(names: Sequence[str], value: int) -> str:
    return names[value] if 0 <= value < len(names) else str(value)


def _number_of(names: Sequence[str], word: str, dimension: Dimension) -> int:
    """The number that a word stands for in a dimension."""
    numbers = range(dimension.first, dimension.first + dimension.size)
    found = [value for value in numbers if _called(names, value) == word]
    if not found:
        known = ", ".join(_called(names, value) for value in numbers if not names or value < len(names))
        raise IllegalAnswer(f"{word!r} is no {dimension.name}; known: {known}")
    return found[0]
