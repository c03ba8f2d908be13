"""What the tables of all games' rule tests can do: answer in the words that a player reads, and be lucky."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Self

from eldertable.kernel import Game, IllegalAnswer, State
from eldertable.kernel.dice import after, seeded
from eldertable.kernel.dice import face as shown


@cache
def lucky(rolls: tuple[tuple[int, tuple[int, ...]], ...]) -> int:
    """A dice integer after which the dice show this: for each roll its sides and the numbers, from 0, that will do."""
    for start in itertools.count():
        dice = first = seeded(start)
        for sides, wanted in rolls:
            dice = after(dice)
            if shown(dice, sides) not in wanted:
                break
        else:
            return first
    raise AssertionError


class Script:
    """A position, and answers to what it asks. After each one the game's own audit must find nothing amiss."""

    game: Game
    state: State

    def play(self, *answers: str | int, seat: int | None = None) -> Self:
        """Answer one question after another, in the words of the options (a unique part will do) or as numbers."""
        for answer in answers:
            number = answer if isinstance(answer, int) else self.meaning(answer, seat)
            self.state.play(number, seat)
            assert self.game.audit(self.state) == []
        return self

    def meaning(self, words: str, seat: int | None = None) -> int:
        """The answer whose label is, or alone contains, these words."""
        who = self.state.speaker if seat is None else seat
        labels = {answer: self.game.describe(self.state, answer, who) for answer in self.state.legal(who)}
        exact = [answer for answer, label in labels.items() if label.lower() == words.lower()]
        found = exact or [answer for answer, label in labels.items() if words.lower() in label.lower()]
        assert len(found) == 1, f"{words!r} is not one of {self.asked}: {list(labels.values())}"
        return found[0]

    def options(self, seat: int | None = None) -> list[str]:
        """What may be answered now, in words."""
        who = self.state.speaker if seat is None else seat
        return [self.game.describe(self.state, answer, who) for answer in self.state.legal(who)]

    def offers(self, words: str, seat: int | None = None) -> bool:
        """Whether some option contains these words."""
        return any(words.lower() in option.lower() for option in self.options(seat))

    def refusal(self, answer: int, seat: int | None = None) -> IllegalAnswer:
        """What is said against an answer; the position stays as it was."""
        before = self.state.digest()
        try:
            self.state.play(answer, seat)
        except IllegalAnswer as refused:
            assert self.state.digest() == before
            return refused
        raise AssertionError(f"{answer} was allowed")

    @property
    def asked(self) -> str:
        """The kind of decision that is open; "" when the game is over."""
        return type(self.state.decision).__name__ if self.state.decision else ""
