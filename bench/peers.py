"""The peer, measured the way we measure ourselves: random playouts that list the options at every tick, and copies.

Every tick counts, as every answer of ours does; ticks with at least two options are counted apart.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from time import process_time
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


def playouts(seconds: float) -> tuple[float, float]:
    """Ticks, and ticks with a choice, per second of processor time in whole random games."""
    ticks, choices, seed, start = 0, 0, 0, process_time()
    while process_time() - start < seconds:
        game = new_game(seed)
        seed += 1
        while going_on(game):
            ticks += 1
            choices += len(options(game)) > 1
            game.play_tick()
    spent = process_time() - start
    return ticks / spent, choices / spent


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


def copies(n: int = 1000, games: int = 2) -> float:
    """Copies of a whole game per second of processor time: half made in the middle, half at the end of several games."""
    pairs = [positions(seed) for seed in range(games)]
    each = max(1, n // (2 * games))
    gc.collect()
    start = process_time()
    for pair in pairs:
        for game in pair:
            for _ in range(each):
                game.copy()
    return each * 2 * games / (process_time() - start)


if __name__ == "__main__":
    ticks, choices = playouts(float(sys.argv[1]))
    print(json.dumps({"all": ticks, "choices": choices, "copies": copies()}))
