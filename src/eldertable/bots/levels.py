"""The levels at which bots think, and the novice, who slips now and then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from eldertable.bots.greedy import habit
from eldertable.bots.planner import NO_LIMIT, Planner
from eldertable.kernel import Dice, Game, State

SLIP_ONE_IN: Final = 2
"""A novice slips once in so many decisions that can be slipped in."""
SLIP: Final = 0.12
"""An answer that is worse by more than this share of winning makes people laugh: no novice gives it."""
ENOUGH_TO_SLIP: Final = 2
"""Nobody slips into what was looked at in fewer worlds than these: it might be far worse than it seems."""

UNTIL_TIME_IS_UP: Final = 100_000
"""More playouts than anybody has time for."""


@dataclass(frozen=True)
class Level:
    """How much a bot thinks: `playouts` for a decision, and at a table where people wait no longer than `seconds`."""

    playouts: int
    seconds: float


LEVELS: Mapping[str, Level] = MappingProxyType(
    {"novice": Level(30, 0.3), "adept": Level(40, 0.4), "master": Level(240, 1.0)}
)
"""The levels, the weakest first."""


class Novice:
    """Does what is sensible, but now and then something a little worse, as people do who do not see the difference yet."""

    def __init__(self, seed: int, playouts: int, seconds: float = NO_LIMIT) -> None:
        self.dice = Dice(seed)
        self.planner = Planner(self.dice.roll(1 << 30), playouts, seconds)

    def answer(self, state: State, seat: int) -> int:
        """A sensible answer, or one that a beginner might take for it."""
        answers = state.ascending(seat)
        if len(answers) == 1:
            return answers[0]
        usual = habit(state, seat, self.dice)
        if self.dice.roll(SLIP_ONE_IN):
            return usual
        return self.slip(state, seat, answers, usual)

    def slip(self, state: State, seat: int, answers: list[int], usual: int) -> int:
        """An answer that is not better than the usual one and not much worse than the best; else the usual one.

        It does what the usual one does, with another Priest, card or place: to take nothing where something is for the
        taking, or to end a turn too early, makes people laugh however little it costs.
        """
        game: Game = state.table.game
        deed = game.meaning(state, usual)[0]
        # Where several things are picked, a sensible player may pick them in another order than the answers stand in.
        weighed = self.planner.compare(state, seat, answers if usual in answers else [*answers, usual])
        best = max(one.worth for one in weighed)
        sensible = next(one.worth for one in weighed if one.answer == usual)
        slips = [
            one.answer
            for one in weighed
            if one.worlds >= ENOUGH_TO_SLIP
            and one.answer != usual
            and best - SLIP <= one.worth <= sensible
            and game.meaning(state, one.answer)[0] == deed
        ]
        return slips[self.dice.roll(len(slips))] if slips else usual


def at_level(
    name: str, seed: int, hurried: bool = False, playouts: int | None = None, seconds: float | None = None
) -> Planner | Novice:
    """A bot that thinks as much as this level says: by playouts alone, or `hurried`, where people wait, by time as well.

    `playouts` and `seconds` stand in for what the level says. With seconds alone it thinks until they are over.
    """
    level = LEVELS[name]
    if playouts is None:
        playouts = level.playouts if seconds is None else UNTIL_TIME_IS_UP
    if seconds is None:
        seconds = level.seconds if hurried else NO_LIMIT
    made: type[Planner | Novice] = Novice if name == "novice" else Planner
    return made(seed, playouts, seconds)
