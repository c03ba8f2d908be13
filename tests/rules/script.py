"""What the tables of all games' rule tests can do: answer in the words that a player reads, and be lucky."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Any, Self

from eldertable.kernel import Game, IllegalAnswer, State
from eldertable.kernel.dice import SPAN, block_of, key_of, unfair_below
from eldertable.lab.playout import random_game

LUCKY = key_of(0)

Rolls = tuple[tuple[int, tuple[int, ...]], ...]
"""For each roll the sides of the die, and the numbers, from 0, that will do."""


@cache
def words(block: int) -> list[int]:
    """What the lucky dice have in a block."""
    return block_of(LUCKY, block)


@cache
def lucky(rolls: Rolls) -> int:
    """How many words of the lucky dice must have been used so that they show this."""
    for used in itertools.count():
        for at, (sides, wanted) in enumerate(rolls, start=used):
            face, rest = divmod(words(at >> 4)[at & 15] * sides, SPAN)
            if face not in wanted or rest < unfair_below(sides):
                break
        else:
            return used
    raise AssertionError


def plays_at_random(game: Game, seats: int, games: int, **options: Any) -> None:
    """Random games leave nothing wrong on the table, and come back whole from a file."""
    for seed in range(games):
        state = game.new(seats=seats, seed=seed, options=options)
        random_game(state, seed, [])
        assert game.audit(state) == []
        assert game.digest(game.load(game.dump(state))) == game.digest(state)


def be_lucky(state: State, rolls: Rolls) -> None:
    """Let the dice show this."""
    state.take_dice(LUCKY, lucky(rolls))


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
