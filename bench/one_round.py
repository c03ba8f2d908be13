"""A short measurement for bench.before, in a process of its own, as JSON: random decisions, copies, greedy decisions."""

from __future__ import annotations

import json
import sys
from time import process_time

import eldertable as et
from eldertable.lab.playout import random_game

BATCH = 100


def playouts(game: et.Game, seconds: float) -> float:
    """Decisions with at least two options per second of processor time, over whole random games."""
    decisions, seed, start = 0, 0, process_time()
    while process_time() - start < seconds:
        state = game.new(seed=seed, unattended=True)
        decisions += random_game(state, seed, [])
        seed += 1
    return decisions / (process_time() - start)


def copies(game: et.Game, seconds: float) -> float:
    """Clones per second of processor time, in the middle of a game."""
    answers: list[int] = []
    random_game(game.new(seed=1, unattended=True), 1, answers)
    state = game.new(seed=1, unattended=True)
    for answer in answers[: len(answers) // 2]:
        state.apply(answer)
    made, start = 0, process_time()
    while process_time() - start < seconds:
        for _ in range(BATCH):
            state.clone()
        made += BATCH
    return made / (process_time() - start)


def greedy(game: et.Game, seconds: float) -> float:
    """Answers of the greedy bot per second of processor time, each in a world that its seat could believe in."""
    answers, seed, start = 0, 0, process_time()
    while process_time() - start < seconds:
        state = game.new(seed=seed, unattended=True)
        while not state.over and process_time() - start < seconds:
            speaker = state.speaker
            state.apply(game.greedy(game.determinize(state, speaker, answers), speaker))
            answers += 1
        seed += 1
    return answers / (process_time() - start)


def main() -> None:
    """Measure the game named on the command line."""
    game, seconds = et.game(sys.argv[1]), float(sys.argv[2])
    playouts(game, 0.1)
    print(json.dumps([playouts(game, seconds), copies(game, seconds / 3), greedy(game, seconds)]))


if __name__ == "__main__":
    main()
