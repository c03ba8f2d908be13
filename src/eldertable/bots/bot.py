"""What a bot is, and the bots by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from eldertable.bots.greedy import Greedy
from eldertable.bots.random import Random
from eldertable.kernel import BadOption, State


class Bot(Protocol):
    """Somebody who answers for a seat. It is handed the table as it is and must not use what that seat can't see."""

    def answer(self, state: State, seat: int) -> int:
        """A legal answer of this seat to the present decision; the state stays as it is."""
        ...


BOTS: Mapping[str, Callable[[int], Bot]] = MappingProxyType({"greedy": Greedy, "random": Random})
"""Every bot by its name, made from a seed."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed gives the same answers.

    >>> make_bot("oracle", 7)
    Traceback (most recent call last):
    eldertable.kernel.errors.BadOption: there is no bot 'oracle'; bots: greedy, random
    """
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}; bots: {', '.join(BOTS)}")
    return BOTS[name](seed)
