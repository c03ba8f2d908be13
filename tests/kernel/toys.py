"""The smallest games there can be: a few steps, and a row of numbers that says in which order they ran."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from eldertable.kernel import (
    ROW,
    Answers,
    Decision,
    Dimension,
    Field,
    Game,
    GoOn,
    Kind,
    State,
    Step,
    Table,
    Together,
    Zone,
    deck,
)


class ToyState(State):
    """A table with nothing on it but what the steps noted."""

    log: list[int]


class Note(Step):
    """Note a number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: ToyState) -> None:
        state.log.append(self.n)


class Finish(Step):
    """End the game; the first side wins."""

    def run(self, state: ToyState) -> None:
        state.finish(1, winners=1)


class Ask(Decision):
    """Which of the numbers below `n`? It is noted."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("number", Dimension("number", 4)))

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def options(self, state: ToyState, seat: int) -> list[int]:
        return list(range(self.n))

    def resolve(self, state: ToyState, seat: int, answer: int) -> None:
        state.log.append(answer)


class AskPrivately(Ask):
    """The same, but how many answers there are is a secret."""

    PRIVATE: ClassVar[bool] = True


class AskOrBreakOff(Ask):
    """The same; without an answer all is dropped down to the next `Finish`."""

    BREAKS_TO: ClassVar[type[Step] | None] = Finish


class Vote(Together):
    """All vote 0 or 1; the votes are noted in the order of the seats."""

    ANSWERS: ClassVar[Answers] = Answers(Kind("no"), Kind("yes"))

    def options(self, state: ToyState, seat: int) -> list[int]:
        return [0, 1]

    def reveal(self, state: ToyState, answers: list[int]) -> None:
        state.log.extend(answers)


DECK = 0
HAND = 3
PILE = 4


class Toy(Game):
    """A game of two seats that consists of the given steps."""

    name = "toy"
    folder = Path(__file__).with_name("toy")
    seats = (0, 1, 2, 3)
    default_seats = 2
    state_class = ToyState
    fields = (Field("log", by=(ROW,)),)
    steps: ClassVar[tuple[type[Step], ...]] = (Note, Finish, Ask, AskPrivately, AskOrBreakOff, Vote, GoOn)

    def __init__(self, *first: Step) -> None:
        super().__init__()
        self.first = first

    def zones(self, table: Table) -> tuple[Zone, ...]:
        return (*deck("deck", "cards"), Zone("hand", "set", True, "cards"), Zone("pile"))

    def names(self, table: Table) -> Mapping[str, Sequence[str]]:
        return {"card": tuple("abcdef")}

    def start(self, state: ToyState) -> None:
        state.log = []
        state.shuffle_in(tuple(range(6)), DECK)
        state.then_all(list(self.first))

    def back(self, state: State, card: int) -> str:
        """The last two cards have a back of their own."""
        return "plain" if card < 4 else "gilt"

    def ending(self, state: ToyState, locale: str) -> Any:
        return None


def play(*first: Step, seats: int = 2) -> ToyState:
    """A toy game at its first decision, or at its end."""
    state: ToyState = Toy(*first).new(seats, 0)
    return state


def laid_out(*first: Step, seats: int = 2) -> ToyState:
    """A toy game in which `a b c d e f` is the order of the deck, unseen."""
    state = play(*(first or (Ask(0, 2), Finish())), seats=seats)
    state.zones[DECK], state.zones[DECK + 1] = tuple(range(6)), ()
    return state
