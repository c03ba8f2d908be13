"""One game at one number of seats, measured in a process of its own and printed as JSON: all in processor time."""

from __future__ import annotations

import cProfile
import gc
import json
import pstats
import sys
from collections.abc import Callable, Mapping
from time import process_time
from typing import Any

import eldertable as et
from eldertable.bots import Greedy
from eldertable.kernel import state as kernel_state
from eldertable.lab.playout import random_game

ROOMS = ("kernel", "games", "lab")
BATCH = 50


def playouts(
    game: et.Game, seats: int, seconds: float, options: Mapping[str, Any] | None = None
) -> dict[str, float]:
    """Whole random games, options listed at every decision: answers, answers with a choice, games."""
    answers, choices, games, start = 0, 0, 0, process_time()
    while process_time() - start < seconds:
        given: list[int] = []
        choices += random_game(
            game.new(seats=seats, seed=games, options=options, unattended=True), games, given
        )
        answers += len(given)
        games += 1
    spent = process_time() - start
    return {"all": answers / spent, "choices": choices / spent, "games": games / spent}


def positions(game: et.Game, seats: int, seed: int) -> list[Any]:
    """The same random game in the middle and at its last decision."""
    answers: list[int] = []
    random_game(game.new(seats=seats, seed=seed, unattended=True), seed, answers)
    found = []
    for stop in (len(answers) // 2, len(answers) - 1):
        state = game.new(seats=seats, seed=seed, unattended=True)
        for answer in answers[:stop]:
            state.apply(answer)
        found.append(state)
    return found


def rate(states: list[Any], seconds: float, act: Callable[[Any, int], object]) -> float:
    """How often a second something can be done to these positions, in turn."""
    gc.collect()
    done, start = 0, process_time()
    while process_time() - start < seconds:
        for state in states:
            for _ in range(BATCH):
                act(state, done)
                done += 1
    return done / (process_time() - start)


def scored_once(game: et.Game, seats: int, seconds: float) -> float:
    """Scores per second of positions that nobody has asked about before: every one of whole random games, once."""
    scored, spent, seed = 0, 0.0, 0
    while spent < seconds:
        answers: list[int] = []
        random_game(game.new(seats=seats, seed=seed, unattended=True), seed, answers)
        state = game.new(seats=seats, seed=seed, unattended=True)
        met = []
        for answer in answers:
            met.append(state.clone())
            state.apply(answer)
        start = process_time()
        for position in met:
            game.score(position)
        spent += process_time() - start
        scored += len(met)
        seed += 1
    return scored / spent


def greedy(game: et.Game, seats: int, seconds: float) -> float:
    """Answers of the greedy bot per second, each in a world that its seat could believe in."""
    answers, seed, start = 0, 0, process_time()
    while process_time() - start < seconds:
        state = game.new(seats=seats, seed=seed, unattended=True)
        bot = Greedy(seed)
        while not state.over and process_time() - start < seconds:
            speaker = state.speaker
            state.apply(bot.answer(state, speaker) if speaker >= 0 else state.choices[0])
            answers += 1
        seed += 1
    return answers / (process_time() - start)


def operations(game: et.Game, seats: int, seconds: float) -> dict[str, float]:
    """What search asks of positions, per second."""
    states = [state for seed in range(3) for state in positions(game, seats, seed)]
    seat = 0 if seats else None
    return {
        "copies": rate(states, seconds, lambda state, at: state.clone()),
        "worlds": rate(states, seconds, lambda state, at: game.determinize(state, seat, at)),
        "scores": scored_once(game, seats, seconds / 2),
        "scenes": rate(states, seconds, lambda state, at: game.moving(state, seat)),
        "greedy": greedy(game, seats, seconds),
    }


def where_the_time_goes(game: et.Game, seats: int, games: int = 20) -> dict[str, float]:
    """The share of each room and of the busiest functions in the time of random games (interpreted only)."""
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(games):
        random_game(game.new(seats=seats, seed=seed, unattended=True), seed, [])
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
    return dict(busiest[:10])


def main() -> None:
    """Measure the game named on the command line; with a fourth word also what search asks of it."""
    name, seats, seconds, *more = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), *sys.argv[4:]
    game = et.game(name)
    playouts(game, seats, 0.05)
    found: dict[str, Any] = {"compiled": not kernel_state.__file__.endswith(".py")}
    found |= playouts(game, seats, seconds)
    if full := game.fullest(seats):
        found["full"] = playouts(game, seats, seconds, full[0])["all"]
    if "operations" in more:
        found |= operations(game, seats, seconds / 2)
    if "profile" in more:
        found["where"] = where_the_time_goes(game, seats)
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
