# compiled
"""A game in words: sentences, questions and answers with names in place of numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from eldertable.kernel.picking import Picking
from eldertable.kernel.scene import Passage, Sign
from eldertable.kernel.steps import Decision
from eldertable.kernel.words import Words

Name = Callable[[Any, Any], Any]
"""What a sentence says in place of a number: of the state and the number."""
Label = Callable[..., str]
"""An answer in words: of the state, the decision, the seat, and the answer's number in each dimension."""
Asking = Callable[[Any, Any], Mapping[str, Any]]
"""What a question says besides its decision's fields: of the state and the decision."""


Reading = Callable[[Mapping[str, Any]], Passage | None]
"""What an event gives to read: of its arguments."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling:
    """A game's words in one language. A game derives its own and fills the three tables.

    `names`, by the name of an argument, a field or a dimension: what stands for the number. What is not there is
    said as it is. `labels`, by kind of answer: what is said of it, where the sentence `answer-<kind>` with the names of
    its dimensions would not do. `asking`, by decision: what its question says besides the names of its fields, or in place
    of them. `passages`, by the key of an event: what it gives to read.
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        self.locale = words.locale
        self.names: dict[str, Name] = {}
        self.labels: dict[str, Label] = {"go-on": self._go_on}
        self.asking: dict[str, Asking] = {}
        self.passages: dict[str, Reading] = {}
        self._keys: dict[tuple[str, str], str] = {}

    def _go_on(self, state: Any, decision: Any, seat: int) -> str:
        return self.words("go-on")

    def side(self, state: Any, side: int) -> str:
        """What a side is called."""
        return f"{side + 1}"

    def named(self, state: Any, name: str, value: Any) -> Any:
        """What a sentence says in place of a number of this name."""
        return self.names[name](state, value) if name in self.names else value

    def say(self, state: Any, key: str, args: Mapping[str, Any]) -> str:
        """A sentence with names in place of numbers."""
        return self.words(key, **{name: self.named(state, name, value) for name, value in args.items()})

    def ask(self, state: Any, decision: Decision) -> str:
        """What is asked, in words: the sentence `ask-<decision>`."""
        kind = type(decision).__name__
        said = self.asking[kind](state, decision) if kind in self.asking else {}
        fields = [name for name in decision.FIELDS if name not in said]
        named = {name: self.named(state, name, getattr(decision, name)) for name in fields}
        return self.words(f"ask-{kind}", **named, **said)

    def label(self, state: Any, decision: Decision, seat: int, answer: int) -> str:
        """An answer in words, by its kind; one that closes a choice of several things may say how many are picked."""
        at, values = decision.ANSWERS.split(answer)
        if at in self.labels:
            return self.labels[at](state, decision, seat, *values)
        dimensions = decision.ANSWERS.kind(at).dimensions
        args = {
            dimension.name: self.named(state, dimension.name, value)
            for dimension, value in zip(dimensions, values, strict=True)
        }
        if isinstance(decision, Picking) and answer == decision.closing():
            args["picked"] = len(decision.picked(state, seat))
        return self.words(self._sentence(at, type(decision).__name__), **args)

    def _sentence(self, kind: str, decision: str) -> str:
        """The key of the sentence for a kind of answer: `answer-<kind>-<decision>` if there is one, or `answer-<kind>`."""
        if (kind, decision) not in self._keys:
            own = f"answer-{kind}-{decision}"
            self._keys[kind, decision] = own if self.words.has(own) else f"answer-{kind}"
        return self._keys[kind, decision]

    def speechless(self, decisions: Iterable[type[Decision]]) -> list[str]:
        """The kinds of answers for which this language has no words."""
        return [
            f"{decision.__name__}: {kind.name}"
            for decision in decisions
            for kind in decision.ANSWERS.kinds
            if kind.name not in self.labels
            and not self.words.has(self._sentence(kind.name, decision.__name__))
        ]

    def counted(self, names: Sequence[str]) -> str:
        """A list of names, equal ones counted: what is there twice is said once."""
        alike: dict[str, int] = {}
        for name in names:
            alike[name] = alike.get(name, 0) + 1
        listed = [name if n == 1 else f"{n} × {name}" for name, n in alike.items()]
        return ", ".join(listed) or self.words("nothing")

    def signs(self, icons: Mapping[str, str], prefix: str = "icon") -> tuple[Sign, ...]:
        """Every icon with its name, if it has a meaning that this language has a word for."""
        return tuple(
            Sign(icon, self.words(f"{prefix}-{icon}") if self.words.has(f"{prefix}-{icon}") else "", drawing)
            for icon, drawing in icons.items()
        )
