"""One measurement of ourselves in one process, as JSON: the package on PYTHONPATH decides whether it is compiled."""

from __future__ import annotations

import cProfile
import gc
import json
import pstats
import sys
from time import perf_counter
from typing import Any

import eldertable as et
from eldertable.kernel import state as kernel_state
from eldertable.kernel.dice import seeded
from eldertable.lab.playout import random_game

ROOMS = ("kernel", "games", "lab")


def playouts(game: et.Game, seats: int, seconds: float) -> float:
    """Decisions with at least two options per second, options listed at every decision, over whole random games."""
    decisions, seed = 0, 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        decisions += random_game(game.new(seats=seats, seed=seed, unattended=True), seeded(seed), [])
        seed += 1
    return decisions / (perf_counter() - start)


def positions(game: et.Game, seats: int, seed: int) -> list[Any]:
    """The same random game in the middle and at its last decision."""
    answers: list[int] = []
    random_game(game.new(seats=seats, seed=seed, unattended=True), seeded(seed), answers)
    found = []
    for stop in (len(answers) // 2, len(answers) - 1):
        state = game.new(seats=seats, seed=seed, unattended=True)
        for answer in answers[:stop]:
            state.apply(answer)
        found.append(state)
    return found


def copies(game: et.Game, seats: int, n: int) -> float:
    """Clones per second, half of them made in the middle and half at the end of several games."""
    states = [state for seed in range(5) for state in positions(game, seats, seed)]
    each = max(1, n // len(states))
    gc.collect()
    start = perf_counter()
    for state in states:
        for _ in range(each):
            state.clone()
    return each * len(states) / (perf_counter() - start)


def scenes(game: et.Game, seats: int, n: int) -> float:
    """Milliseconds for the moving part of the scene of all seats and a spectator."""
    states = [state for seed in range(5) for state in positions(game, seats, seed)[:1]]
    viewers = [None, *range(seats)]
    for state in states:
        for viewer in viewers:
            game.moving(state, viewer)
    start = perf_counter()
    for _ in range(n):
        for state in states:
            for viewer in viewers:
                game.moving(state, viewer)
    return 1000 * (perf_counter() - start) / (n * len(states))


def where_the_time_goes(game: et.Game, seats: int, games: int) -> dict[str, float]:
    """The share of each room and of the busiest functions in the time of random games (interpreted only)."""
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(games):
        random_game(game.new(seats=seats, seed=seed, unattended=True), seeded(seed), [])
    profile.disable()
    rows: dict[Any, Any] = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    total = sum(row[2] for row in rows.values())
    shares: dict[str, float] = {}
    for (path, _, name), row in rows.items():
        room = next((room for room in ROOMS if f"/eldertable/{room}/" in path), "python")
        shares[f"[{room}]"] = shares.get(f"[{room}]", 0.0) + row[2] / total
        if room != "python":
            function = f"{path.rsplit('/', 1)[-1][:-3]}.{name}"
            shares[function] = shares.get(function, 0.0) + row[2] / total
    busiest = sorted(shares.items(), key=lambda item: -item[1])
    return dict(busiest[:14])


def main() -> None:
    """Measure the game named on the command line."""
    name, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    game = et.game(name)
    compiled = not kernel_state.__file__.endswith(".py")
    result = {
        "compiled": compiled,
        "playouts": playouts(game, seats, seconds),
        "copies": copies(game, seats, 20_000),
        "scene_ms": scenes(game, seats, 20),
        "where": {} if compiled else where_the_time_goes(game, seats, 20),
    }
    json.dump(result, sys.stdout)


if __name__ == "__main__":
    main()
