# compiled
"""Choosing several things: picked one by one in any order, carried out together when the choice is closed.

Four ways to choose several things are told apart:

- a *set*: which things, and perhaps how many (cards to discard, units to take along);
- a *payment*: a set whose picks have to come to an amount;
- a *spread*: the same place may be picked several times (tokens on fields);
- a *sequence*: each choice has consequences before the next is made. That is no Picking but one decision after
  the other, and its question says which of them it is.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from eldertable.kernel.steps import Decision

if TYPE_CHECKING:
    from eldertable.kernel.state import State

SET: Final = "set"
PAYMENT: Final = "payment"
SPREAD: Final = "spread"


@mypyc_attr(allow_interpreted_subclasses=True)
class Picking(Decision):
    """A set, a payment or a spread.

    `picks` are the answers so far, sorted: two orders of the same picks give equal positions. They are public, like
    every field of a step; picks from a hidden hand lie in a zone instead, and `picked` and `with_pick` say so.
    Nothing is carried out before the choice is closed: by the pick that completes it, or by the answer `closing`
    where fewer would do. No answer takes a pick back; a person's draft does.
    """

    WAY: ClassVar[str] = SET

    picks: tuple[int, ...]

    def closing(self) -> int:
        """The answer that closes the choice with the picks so far, lower than any pick; -1 if there is none."""
        return -1

    def picked(self, state: Any, seat: int) -> tuple[int, ...]:
        """The picks so far, ascending."""
        return self.picks

    def further(self, state: Any, seat: int, picks: tuple[int, ...]) -> list[int]:
        """What can be picked besides these picks, ascending: only what leaves a choice that can be completed.

        It depends on the picks that are given, not on those made: searches ask about others.
        """
        raise NotImplementedError

    def would_do(self, state: Any, seat: int, picks: tuple[int, ...]) -> bool:
        """Whether the choice may be closed with these picks although further ones are possible."""
        return False

    def complete(self, state: Any, seat: int, picks: tuple[int, ...]) -> bool:
        """Whether nothing further can be picked."""
        return not self.further(state, seat, picks)

    def next_is_last(self, state: Any, seat: int) -> bool:
        """Whether every further pick completes the choice: then only one can be made."""
        picks = self.picked(state, seat)
        for answer in self.further(state, seat, picks):
            if not self.complete(state, seat, added(picks, answer)):
                return False
        return True

    def with_pick(self, state: Any, seat: int, answer: int) -> "Picking":
        """The same question with one pick more."""
        raise NotImplementedError

    def carry_out(self, state: Any, seat: int, picks: tuple[int, ...]) -> None:
        """Do what was chosen, all of it, in the order of the picks."""
        raise NotImplementedError

    def options(self, state: Any, seat: int) -> list[int]:
        picks = self.picked(state, seat)
        found = self.further(state, seat, picks)
        if self.would_do(state, seat, picks):
            closing = self.closing()
            if closing >= 0:
                found.insert(0, closing)
        return found

    def resolve(self, state: Any, seat: int, answer: int) -> None:
        if answer == self.closing():
            self.carry_out(state, seat, self.picked(state, seat))
            return
        again = self.with_pick(state, seat, answer)
        picks = again.picked(state, seat)
        if again.complete(state, seat, picks):
            again.carry_out(state, seat, picks)
        else:
            table: State = state
            table.then(again)

    def ascending(self, state: Any, seat: int) -> list[int]:
        """The options without other orders of the same picks: each pick not lower than the one before.

        For programs that look at everything: each choice can be reached in one way.
        """
        picks = self.picked(state, seat)
        last = picks[-1] if picks else -1
        found: list[int] = []
        for answer in self.options(state, seat):
            if answer == self.closing() or (
                answer >= last and self._ends_ascending(state, seat, (*picks, answer))
            ):
                found.append(answer)
        return found

    def _ends_ascending(self, state: Any, seat: int, picks: tuple[int, ...]) -> bool:
        if self.complete(state, seat, picks) or (self.closing() >= 0 and self.would_do(state, seat, picks)):
            return True
        for answer in self.further(state, seat, picks):
            if answer >= picks[-1] and self._ends_ascending(state, seat, (*picks, answer)):
                return True
        return False


def added(picks: tuple[int, ...], answer: int) -> tuple[int, ...]:
    """The picks with one more, ascending.

    >>> added((2, 5), 3)
    (2, 3, 5)
    """
    at = len(picks)
    while at and picks[at - 1] > answer:
        at -= 1
    more = (answer,)
    return picks + more if at == len(picks) else picks[:at] + more + picks[at:]


def without(things: list[int], picks: tuple[int, ...]) -> list[int]:
    """The things that are left when these are picked; of several alike one for each pick.

    >>> without([2, 3, 3, 5], (3, 5))
    [2, 3]
    """
    left = things.copy()
    for pick in picks:
        if pick in left:
            left.remove(pick)
    return left


def different(things: list[int]) -> list[int]:
    """Each of the things once, ascending.

    >>> different([5, 2, 5])
    [2, 5]
    """
    return sorted(set(things))
