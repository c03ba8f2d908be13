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
from eldertable.kernel.picking import PAYMENT, SPREAD, Picking, added, different, without


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


PICKING = Answers(Kind("enough"), Kind("pick", Dimension("thing", 5, first=1)))


class Pick(Picking):
    """Pick at least `least` and at most `most` of five things, each once; they are noted when that is done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "least", "most", "picks")
    ANSWERS: ClassVar[Answers] = PICKING
    RULES: ClassVar[tuple[str, ...]] = ("TOY-01",)

    def __init__(self, seat: int, least: int, most: int, picks: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.least = least
        self.most = most
        self.picks = picks

    def closing(self) -> int:
        return PICKING.start("enough")

    def things(self) -> list[int]:
        """What can be picked, things of one kind as often as they are there."""
        return [1, 2, 3, 4, 5]

    def further(self, state: ToyState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return different(without(self.things(), picks)) if len(picks) < self.most else []

    def would_do(self, state: ToyState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) >= self.least

    def with_pick(self, state: ToyState, seat: int, answer: int) -> Pick:
        return type(self)(seat, self.least, self.most, added(self.picks, answer))

    def carry_out(self, state: ToyState, seat: int, picks: tuple[int, ...]) -> None:
        state.log.extend(picks)


class Spread(Pick):
    """The same things as often as one likes."""

    WAY: ClassVar[str] = SPREAD

    def things(self) -> list[int]:
        return [1, 2, 3, 4, 5] * self.most


class PayFive(Pick):
    """Picks that sum to five, no more: what cannot be brought to five any more is not offered."""

    WAY: ClassVar[str] = PAYMENT

    def further(self, state: ToyState, seat: int, picks: tuple[int, ...]) -> list[int]:
        left = without(self.things(), picks)
        return [thing for thing in left if self.can_be_paid(5 - sum(picks) - thing, without(left, (thing,)))]

    def can_be_paid(self, due: int, things: list[int]) -> bool:
        """Whether some of these things come to what is due."""
        if due <= 0:
            return due == 0
        return any(self.can_be_paid(due - thing, things[at + 1 :]) for at, thing in enumerate(things))

    def would_do(self, state: ToyState, seat: int, picks: tuple[int, ...]) -> bool:
        return False


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
    steps: ClassVar[tuple[type[Step], ...]] = (
        Note,
        Finish,
        Ask,
        AskPrivately,
        AskOrBreakOff,
        Pick,
        Spread,
        PayFive,
        Vote,
        GoOn,
    )

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

    def backs(self, table: Table) -> list[str]:
        """The last two cards have a back of their own."""
        return ["plain"] * 4 + ["gilt"] * 2

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
