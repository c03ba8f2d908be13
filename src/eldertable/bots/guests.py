"""Bots from elsewhere: found by where they stand, shown only what their seat may know, and checked.

A guest is a class or function (`my_bots:Careful`), an object, what an installed package names (entry points of the group
`eldertable.bots`), or a program of its own (`program:./my_bot`, see `program.py`). Whatever it does, the game goes on:
a guest that crashes, answers what is not allowed, or says nothing in time has a random answer given for it, or loses.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from inspect import Parameter, isclass, signature
from operator import index
from pathlib import Path
from threading import Thread
from typing import Any, Final

from eldertable.bots.program import GRACE, Program
from eldertable.kernel import BadOption, Dice, EldertableError, Game, State

GROUP: Final = "eldertable.bots"
"""The group of entry points in which packages name their bots."""
PROGRAM: Final = "program:"
"""What the name of a program of its own begins with."""
RANDOM: Final = "random"
LOSS: Final = "loss"
FAULTS: Final = (RANDOM, LOSS)
"""What comes of a fault: a random answer, or the guest has lost."""
PATIENCE: Final = 10.0
"""So many seconds a guest has for a decision, unless agreed otherwise."""
DAY: Final = 86_400
"""And so many at most."""


@dataclass(frozen=True)
class Terms:
    """How guests sit at a table.

    `trusted`: they are handed the table as it is, secrets and all. `faults`: what comes of a fault. `seconds`: how long a
    guest may think over a decision.
    """

    trusted: bool = False
    faults: str = RANDOM
    seconds: float = PATIENCE

    def __post_init__(self) -> None:
        if self.faults not in FAULTS:
            raise BadOption(f"a fault cannot mean {self.faults!r}; allowed: {', '.join(FAULTS)}")
        if not 0 < self.seconds <= DAY:
            raise BadOption(
                f"a decision cannot take up to {self.seconds} seconds; allowed: more than 0, and up to {DAY} (a day)"
            )


STRANGERS: Final = Terms()
"""The terms on which guests sit, if nothing else is agreed."""


class Forfeit(EldertableError):
    """A guest has lost its game by a fault."""

    def __init__(self, words: str, seat: int) -> None:
        super().__init__(words)
        self.seat = seat

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.seat)


@dataclass
class Guest:
    """A bot from elsewhere in its seat."""

    name: str
    ask: Callable[[Any, int], Any]
    dice: Dice
    terms: Terms
    leave: Callable[[], None] = lambda: None
    """What there is to do when the game is over."""
    faults: list[str] = field(default_factory=list)
    """What went wrong, in words, in the order in which it happened."""

    def answer(self, state: State, seat: int) -> int:
        """What the guest answers, if it may be answered; else what its terms say."""
        game: Game = state.table.game
        shown = (
            state.clone() if self.terms.trusted else game.determinize(state, seat, self.dice.roll(1 << 30))
        )
        allowed = state.legal(seat)
        try:
            given = in_time(lambda: self.ask(shown, seat), self.terms.seconds)
        except Exception as error:
            fault = str(error) if isinstance(error, EldertableError) else f"{type(error).__name__}: {error}"
        else:
            answer = number(given)
            if answer in allowed:
                return answer
            fault = f"it answered {given!r}, which is not among the legal answers"
        self.faults.append(f"{self.name}, seat {seat}: {fault}")
        if self.terms.faults == LOSS:
            raise Forfeit(self.faults[-1], seat)
        return allowed[self.dice.roll(len(allowed))]


def number(given: Any) -> int | None:
    """What was given as a number, if it is a whole one, of whatever kind (numpy's, for instance)."""
    if isinstance(given, bool):
        return None
    try:
        return index(given)
    except Exception:
        return None


def in_time(ask: Callable[[], Any], seconds: float) -> Any:
    """What somebody says within so many seconds. Python code that never ends cannot be ended: it is left to itself."""
    said: list[Any] = []
    failed: list[BaseException] = []

    def listen() -> None:
        try:
            said.append(ask())
        except BaseException as error:
            failed.append(error)

    thread = Thread(target=listen, daemon=True)
    thread.start()
    thread.join(seconds)
    if failed:
        # A guest that wants to leave (SystemExit) leaves its seat, not the house.
        raise failed[0] if isinstance(failed[0], Exception) else EldertableError(repr(failed[0]))
    if not said:
        raise EldertableError(f"it said nothing within {seconds:g} seconds")
    return said[0]


def is_guest(name: str) -> bool:
    """Whether a name is that of a bot from elsewhere."""
    return ":" in name or bool(entry_points(group=GROUP, name=name))


def installed_guests() -> list[str]:
    """The bots that installed packages bring along, by name."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def invite(name: str, seed: int, terms: Terms = STRANGERS) -> Guest:
    """A guest by its name; BadOption says what is wrong with the name."""
    if name.startswith(PROGRAM):
        program = Program(name.removeprefix(PROGRAM), seed, terms.seconds)
        return Guest(name, program.answer, Dice(seed), terms, partial(program.close, GRACE))
    return seat_guest(name, found(name), seed, terms)


def seat_guest(name: str, thing: Any, seed: int, terms: Terms = STRANGERS) -> Guest:
    """A guest from a class, a function, or an object with `answer(state, seat)`."""
    if isclass(thing):
        make: Callable[..., Any] = thing
        try:
            thing = make(seed) if _takes_a_seed(thing) else make()
        except (Exception, SystemExit) as error:
            raise BadOption(f"{name!r} could not be made: {type(error).__name__}: {error}") from error
    ask = getattr(thing, "answer", thing)
    if not callable(ask):
        raise BadOption(f"{name!r} is no bot: it is no function and has no method answer(state, seat)")
    return Guest(name, ask, Dice(seed), terms)


def _takes_a_seed(made: type) -> bool:
    try:
        parameters = signature(made).parameters.values()
    except ValueError:
        return False
    return any(one.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD) for one in parameters)


def found(name: str) -> Any:
    """The class, function or object with this name: of an installed package, or MODULE:NAME from here."""
    for point in entry_points(group=GROUP, name=name):
        try:
            return point.load()
        except (Exception, SystemExit) as error:
            raise BadOption(
                f"{name!r}: {point.value!r} cannot be loaded: {type(error).__name__}: {error}"
            ) from error
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        thing = import_module(module)
    except ImportError as error:
        raise BadOption(f"{name!r}: the module {module!r} cannot be imported: {error}") from error
    except (Exception, SystemExit) as error:
        raise BadOption(f"{name!r}: importing {module!r} failed: {type(error).__name__}: {error}") from error
    for part in attribute.split("."):
        if not hasattr(thing, part):
            raise BadOption(f"{name!r}: {module!r} has no {attribute!r}")
        thing = getattr(thing, part)
    return thing
