"""How good a game's estimate of who will win is: in ten bins, and beside open points at half time.

    python -m tools.calibration cult -n 1000 --seats 4
    python -m tools.calibration cultistorm --seats 4 --preset grim

Plays n random and n greedy games and looks at each of them nine times, a tenth of its answers apart. A bin has all looks
at a side that the estimate gave about the same share: what it said on average, and what the side had in the end. The
Brier score is the mean square of the difference, beside that of giving every side what sides have on average. Rank
correlation (Spearman's) tells whether higher estimates end higher, whatever their size; open points are taken as the lead
over the table's mean.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

import eldertable as et
from eldertable.bots import make_bot
from eldertable.lab.playout import bots_game, random_game

POLICIES = ("random", "greedy")
LOOKS = 10
"""A game is looked at after every tenth of its answers, but for its beginning and its end."""
HALF_TIME = LOOKS // 2
BINS = 10


@dataclass(frozen=True)
class Look:
    """One side in one position: what it was given, what it had in the end, and its lead in open points."""

    tenth: int
    said: float
    had: float
    lead: float | None


def sides(game: et.Game, state: Any) -> range:
    """The sides whose shares differ: in a game won together one stands for all."""
    return range(1 if game.cooperative else state.table.sides)


def positions(
    game: et.Game, policy: str, number: int, seats: int | None, seed: int = 0, preset: str | None = None
) -> Iterator[tuple[int, Any, list[float]]]:
    """Positions of so many games: after how many tenths of its answers, the position, every side's share in the end."""
    for at in range(seed, seed + number):
        table = game.sit_down(seats, preset=preset, unattended=True)
        state = game.open(table, at)
        answers: list[int] = []
        if policy == "random":
            random_game(state, at, answers)
        else:
            bots_game(state, [make_bot(policy, 100 * at + seat) for seat in range(table.seats)], answers)
        had, again = game.score(state), game.open(table, at)
        played = 0
        for tenth in range(1, LOOKS):
            for answer in answers[played : len(answers) * tenth // LOOKS]:
                again.apply(answer)
            played = len(answers) * tenth // LOOKS
            yield tenth, again, had


def looks(
    game: et.Game, policy: str, number: int, seats: int | None, preset: str | None = None
) -> tuple[list[Look], float]:
    """What the estimate said of each side in these positions; and how many microseconds an estimate took."""
    found: list[Look] = []
    spent, asked = 0.0, 0
    for tenth, state, had in positions(game, policy, number, seats, preset=preset):
        start = process_time()
        said = game.score(state)
        spent, asked = spent + process_time() - start, asked + 1
        points = game.moving(state).scores if tenth == HALF_TIME else ()
        mean = sum(points) / len(points) if points else 0.0
        for side in sides(game, state):
            lead = points[side] - mean if points else None
            found.append(Look(tenth, said[side], had[side], lead))
    return found, 1e6 * spent / max(1, asked)


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value; those that are equal share the mean of their ranks.

    >>> ranks([30, 10, 30, 20])
    [2.5, 0.0, 2.5, 1.0]
    """
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    first = 0
    while first < len(order):
        last = first
        while last + 1 < len(order) and values[order[last + 1]] == values[order[first]]:
            last += 1
        for at in order[first : last + 1]:
            found[at] = (first + last) / 2
        first = last + 1
    return found


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's: 1 if both rise together, -1 if one falls while the other rises, 0 if neither tells of the other.

    >>> rank_correlation([1, 2, 3], [10, 20, 900]), rank_correlation([1, 2, 3], [3, 2, 1])
    (1.0, -1.0)
    >>> rank_correlation([1, 2], [5, 5])
    0.0
    """
    first, second = ranks(one), ranks(other)
    middle = (len(first) - 1) / 2
    both = sum((a - middle) * (b - middle) for a, b in zip(first, second, strict=True))
    spread = sum((a - middle) ** 2 for a in first) * sum((b - middle) ** 2 for b in second)
    return round(both / spread**0.5, 12) if spread else 0.0


def brier(said: Sequence[float], had: Sequence[float]) -> float:
    """The mean square of what was said less what was had.

    >>> brier([1.0, 0.5], [1.0, 0.0])
    0.125
    """
    return sum((one - other) ** 2 for one, other in zip(said, had, strict=True)) / max(1, len(said))


def bins(found: Sequence[Look]) -> Iterator[tuple[int, list[Look]]]:
    """The looks by what was said, in ten bins of equal width; empty ones are left out."""
    for at in range(BINS):
        inside = [look for look in found if min(BINS - 1, int(look.said * BINS)) == at]
        if inside:
            yield at, inside


def report(policy: str, found: Sequence[Look], microseconds: float) -> str:
    """Bins as a Markdown table, and the figures below it."""
    lines = [f"| {policy}: share said | looks | said | had |", "| --- | ---: | ---: | ---: |"]
    for at, inside in bins(found):
        said, had = (
            sum(values) / len(inside) for values in zip(*((x.said, x.had) for x in inside), strict=True)
        )
        lines.append(f"| {at / BINS:.1f} to {(at + 1) / BINS:.1f} | {len(inside)} | {said:.3f} | {had:.3f} |")
    had_all = [look.had for look in found]
    mean = sum(had_all) / max(1, len(had_all))
    half = [look for look in found if look.tenth == HALF_TIME]
    outcome = [look.had for look in half]
    leads = [look.lead for look in half if look.lead is not None]
    points = f"{rank_correlation(leads, outcome):.3f}" if leads else "none kept"
    lines += [
        "",
        f"Brier score {brier([look.said for look in found], had_all):.4f}"
        f" (the same for all: {brier([mean] * len(found), had_all):.4f})",
        f"Rank correlation at half time {rank_correlation([look.said for look in half], outcome):.3f}"
        f" (open points: {points})",
        f"{microseconds:.1f} µs an estimate",
    ]
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> None:
    """Play and print."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("-n", "--number", type=int, default=1000, help="games of each policy")
    ask.add_argument("--seats", type=int)
    ask.add_argument("--preset", help="a game that is always won tells nothing: one that is harder does")
    asked = ask.parse_args(argv)
    game = et.game(asked.game)
    for policy in POLICIES:
        print(
            report(policy, *looks(game, policy, asked.number, asked.seats, asked.preset)) + "\n", flush=True
        )


if __name__ == "__main__":
    main()
