"""A plain search over the public surface, timed: `make search` (ARGS="2 cult": two seconds of one game).

Single-observer ISMCTS as in the books: in every iteration a world that the seat could believe in, a walk down the tree by
UCB over the answers that are legal there, one new node, twenty decisions at random, and the game's own score. It shows
what the surface costs; it is no bot. Printed are iterations per second of processor time, interpreted and compiled.
"""

from __future__ import annotations

import json
import math
import sys
from time import process_time
from typing import Any

import eldertable as et
from bench.measure import positions
from bench.speed import run
from tools.compiled import ROOT, compiled_sources

DEPTH = 20
CURIOSITY = 0.7
SECONDS = 2.0
SEATS = {"rise-of-the-cults": 2, "cult": 2, "cultistorm": 3, "eldritch-arkham": 2}
"""The least for which a game is played against others."""


class Node:
    """What came of an answer: how often it was taken and how often it could have been, and the sum of its worth."""

    __slots__ = ("children", "possible", "visits", "worth")

    def __init__(self) -> None:
        self.visits = 0
        self.possible = 0
        self.worth = 0.0
        self.children: dict[int, Node] = {}


def iterate(game: et.Game, state: Any, seat: int, root: Node, seed: int) -> None:
    """One world, one walk, one new node."""
    world = game.determinize(state, seat, seed)
    node, path = root, []
    while not world.ended:
        choices, children = world.choices, node.children
        speaker = world.speaker
        best, chosen, answer = -1.0, None, -1
        for answer in choices:
            child = children.get(answer)
            if child is None:
                break
            child.possible += 1
            promise = child.worth / child.visits + CURIOSITY * math.sqrt(
                math.log(child.possible) / child.visits
            )
            if promise > best:
                best, chosen, taken = promise, child, answer
        else:
            assert chosen is not None
            world.apply(taken)
            node = chosen
            path.append((node, speaker))
            continue
        children[answer] = node = Node()
        node.possible = 1
        world.apply(answer)
        path.append((node, speaker))
        break
    game.playout(world, DEPTH, seed=seed)
    worths = game.score(world)
    for node, speaker in path:
        node.visits += 1
        node.worth += worths[speaker]


def iterations(game: et.Game, seats: int, seconds: float) -> float:
    """Iterations a second in the middle of games, each position for a share of the time."""
    states = [positions(game, seats, seed)[0] for seed in range(4)]
    done, spent = 0, 0.0
    for state in states:
        root, start = Node(), process_time()
        while process_time() - start < seconds / len(states):
            iterate(game, state, state.speaker, root, done)
            done += 1
        spent += process_time() - start
    return done / spent


def main() -> None:
    """Measure one game in this process (`--one`), or all of them both ways."""
    words = sys.argv[1:]
    if words[:1] == ["--one"]:
        name, seconds = words[1], float(words[2])
        found = {"iterations": iterations(et.game(name), SEATS[name], seconds)}
        json.dump(found, sys.stdout)
        return
    seconds = float(words.pop(0)) if words and not words[0][0].isalpha() else SECONDS
    builds = {"interpreted": ROOT / "src", "compiled": compiled_sources()}
    print(f"ISMCTS, {DEPTH} random decisions a playout      " + "".join(f"{way:>16}" for way in builds))
    for name in words or SEATS:
        rates = [
            max(run("bench.search", "--one", name, seconds, sources=sources)["iterations"] for _ in range(2))
            for sources in builds.values()
        ]
        print(
            f"{name:<20}{SEATS[name]} seats, iterations/s   " + "".join(f"{rate:>16,.0f}" for rate in rates)
        )


if __name__ == "__main__":
    main()
