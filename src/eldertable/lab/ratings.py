"""How strong bots are on Elo's scale, from games of any number of seats, with intervals.

Each kind of bot has a strength, and a seat wins as often as its strength is a part of all strengths at the table (Luce's
choice; with two seats that is Elo's own model). Strengths are those that make what happened most likely. Intervals come
from playing lots: seeds are drawn again from those that were played, all games of a seed together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10
from typing import Any

from eldertable.kernel import Dice

SCALE = 400.0
"""So many points more make a bot ten times as strong."""
MIDDLE = 1000.0
"""The rating of the first bot named."""
LOTS = 200
ROUNDS = 200
DOUBT = 0.5
"""So many games more that each has won and lost against the first bot: nobody is endlessly strong."""

Result = tuple[int, tuple[str, ...], tuple[int, ...]]
"""A game: its seed, who sat where, and the seats that won."""


@dataclass(frozen=True)
class Rating:
    """A rating, and the bounds between which it lies in 95 of 100 such tournaments."""

    points: float
    low: float
    high: float

    def report(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {"points": round(self.points), "interval": [round(self.low), round(self.high)]}


def rate(bots: Sequence[str], games: Sequence[Result]) -> dict[str, Rating]:
    """The rating of each bot; the first has 1000 points, and the others are measured against it.

    >>> games = [(seed, ("plain", "clever"), (0,) if seed % 4 == 0 else (1,)) for seed in range(100)]
    >>> round(rate(["plain", "clever"], games)["clever"].points)
    1189
    """
    by_seed: dict[int, list[Result]] = {}
    for one in games:
        by_seed.setdefault(one[0], []).append(one)
    found = _points(bots, games)
    dice = Dice(len(games))
    seeds = list(by_seed)
    drawn: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(LOTS if seeds else 0):
        lots = [one for _ in seeds for one in by_seed[seeds[dice.roll(len(seeds))]]]
        for bot, points in _points(bots, lots).items():
            drawn[bot].append(points)
    return {bot: Rating(found[bot], *_bounds(drawn[bot], found[bot])) for bot in bots}


def _bounds(drawn: list[float], found: float) -> tuple[float, float]:
    if not drawn:
        return found, found
    drawn.sort()
    return drawn[len(drawn) * 25 // 1000], drawn[-1 - len(drawn) * 25 // 1000]


def _points(bots: Sequence[str], games: Sequence[Result]) -> dict[str, float]:
    strengths = _strengths(bots, games)
    return {bot: MIDDLE + SCALE * log10(strengths[bot] / strengths[bots[0]]) for bot in bots}


def _strengths(bots: Sequence[str], games: Sequence[Result]) -> Mapping[str, float]:
    """The most likely strengths, step by step (the minorization-maximization of Hunter, 2004)."""
    first, others = bots[0], bots[1:]
    wins = dict.fromkeys(bots, DOUBT)
    wins[first] = DOUBT * len(others)
    tables: dict[tuple[tuple[str, int], ...], int] = {}
    for _, who, winners in games:
        for seat in winners:
            wins[who[seat]] += 1 / len(winners)
        counted = tuple(sorted((bot, who.count(bot)) for bot in set(who)))
        tables[counted] = tables.get(counted, 0) + 1
    strengths = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        met = {bot: 2 * DOUBT / (strengths[bot] + strengths[first]) for bot in others}
        met[first] = sum(met.values())
        for table, count in tables.items():
            all_of_it = sum(strengths[bot] * sat for bot, sat in table)
            for bot, sat in table:
                met[bot] += count * sat / all_of_it
        strengths = {bot: wins[bot] / met[bot] for bot in bots}
    return strengths
