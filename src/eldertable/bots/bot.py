"""What a bot is, and the bots by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Protocol

from eldertable.bots.greedy import Greedy
from eldertable.bots.guests import STRANGERS, Terms, installed_guests, invite, is_guest
from eldertable.bots.levels import LEVELS, at_level
from eldertable.bots.random import Random
from eldertable.kernel import BadOption, State


class Bot(Protocol):
    """Somebody who answers for a seat. It is handed the table as it is and must not use what that seat can't see."""

    def answer(self, state: State, seat: int) -> int:
        """A legal answer of this seat to the present decision; the state stays as it is."""
        ...


BOTS: Mapping[str, Callable[[int], Bot]] = MappingProxyType(
    {"greedy": Greedy, **{name: partial(at_level, name) for name in LEVELS}, "random": Random}
)
"""Every bot by its name, made from a seed."""

ABOUT: Mapping[str, str] = MappingProxyType(
    {
        "greedy": "takes what looks sensible now, without looking ahead",
        "novice": "mostly does what is sensible, now and then something a little worse, and says why where people play",
        "adept": "plays every answer on to the end of the round, in a few worlds that its seat could believe in",
        "master": "the same in more worlds: it drops the worse answers and looks longer at the better ones",
        "random": "takes any legal answer, all equally likely",
    }
)
"""What each bot is, in words."""


def make_bot(
    name: str,
    seed: int,
    *,
    hurried: bool = False,
    playouts: int | None = None,
    seconds: float | None = None,
    terms: Terms = STRANGERS,
) -> Bot:
    """A bot by its name; the same seed gives the same answers. Bots from elsewhere (`guests.py`) come on terms.

    `hurried`: where people wait. Then a bot that thinks also stops when its time is up, and answers may differ.
    `playouts` or `seconds`: how much a bot that thinks may think over a decision, in place of what its level says.

    >>> make_bot("oracle", 7)
    Traceback (most recent call last):
    eldertable.kernel.errors.BadOption: there is no bot 'oracle'; bots: greedy, novice, adept, master, random
    """
    if name not in BOTS and is_guest(name):
        return invite(name, seed, terms)
    if name not in BOTS:
        known = ", ".join([*BOTS, *installed_guests()])
        raise BadOption(f"there is no bot {name!r}; bots: {known}")
    if playouts is not None and playouts < 0:
        raise BadOption(f"nobody thinks for {playouts} playouts; allowed: 0 or more")
    if seconds is not None and not seconds > 0:
        raise BadOption(f"nobody thinks for {seconds} seconds; allowed: more than 0")
    return at_level(name, seed, hurried, playouts, seconds) if name in LEVELS else BOTS[name](seed)


def sensible_bots() -> list[str]:
    """The bots that play by what a game calls sensible: a game that does not say so has only the others."""
    return [name for name in BOTS if name != "random"]
