"""The peers, measured the way we measure ourselves: random playouts that list the options at every tick.

Only decisions with at least two options count. A tick with a single option is played, and its time is part of
the total, but it is not a decision.
"""

from __future__ import annotations

import gc
import random
from time import perf_counter
from typing import Any

from catanatron import Color, Game, RandomPlayer

TURN_LIMIT = 1000
"""Catanatron's own limit: a game that is not won by then counts as over."""


def new_game(seed: int) -> Any:
    """A four-player game of random players; the players' choices follow from the seed as well."""
    random.seed(seed)
    return Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def options(game: Any) -> list[Any]:
    """What the player to move may do now."""
    actions: list[Any] = (
        game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions
    )
    return actions


def going_on(game: Any) -> bool:
    """Whether nobody has won and the turn limit is not reached."""
    return game.winning_color() is None and game.state.num_turns < TURN_LIMIT


def catanatron_playouts(seconds: float = 10.0, seed: int = 0) -> float:
    """Decisions per second in random four-player games, over whole games for at least so many seconds."""
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        game = new_game(seed)
        seed += 1
        while going_on(game):
            if len(options(game)) > 1:
                decisions += 1
            game.play_tick()
    return decisions / (perf_counter() - start)


def positions(seed: int) -> tuple[Any, Any]:
    """The same game in the middle (by ticks) and at its end."""
    game = new_game(seed)
    ticks = 0
    while going_on(game):
        game.play_tick()
        ticks += 1
    middle = new_game(seed)
    for _ in range(ticks // 2):
        middle.play_tick()
    return middle, game


def catanatron_copies(n: int = 2000, games: int = 5) -> float:
    """Copies per second of a whole game: half of them made in the middle and half at the end of several games."""
    pairs = [positions(seed) for seed in range(games)]
    each = max(1, n // (2 * games))
    gc.collect()
    start = perf_counter()
    for pair in pairs:
        for game in pair:
            for _ in range(each):
                game.copy()
    return each * 2 * games / (perf_counter() - start)


if __name__ == "__main__":
    print(f"catanatron: {catanatron_playouts(5):,.0f} decisions/s, {catanatron_copies():,.0f} copies/s")
