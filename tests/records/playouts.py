"""Plays games and prints the digest of every end, interpreted or compiled: `python -m tests.records.playouts N`.

At random, or as the bot would with all cards open: `python -m tests.records.playouts N greedy`. Optional modules are played
each alone and all together; every two of them, too: `python -m tests.records.playouts N mixed`.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import eldertable as et
from eldertable.kernel import state
from eldertable.kernel.steps import TABLE
from eldertable.lab.playout import random_game


def ends(name: str, seats: int, options: Mapping[str, Any], games: int, greedy: bool = False) -> str:
    """One digest of the last positions of so many games."""
    game = et.game(name)
    digest = hashlib.blake2b(digest_size=12)
    for seed in range(games):
        position = game.new(seats=seats, seed=seed, options=options, unattended=True)
        if greedy:
            greedy_game(game, position)
        else:
            random_game(position, seed, [])
        digest.update(position.digest().encode())
    return digest.hexdigest()


def greedy_game(game: et.Game, position: Any) -> None:
    """Play on to the end, everybody as the bot advises; at a table without seats the game goes on by itself."""
    while not position.over:
        seat = position.speaker
        position.play(game.greedy(position, seat) if seat != TABLE else position.legal()[0])


def agreed(game: et.Game, seats: int, mixed: bool = False) -> Sequence[Mapping[str, Any]]:
    """The sets of options to play with: rulings both ways, then every module alone and all that go together; or every
    mixture."""
    mixtures, fullest = game.mixtures(seats), game.fullest(seats)
    if mixed:
        return [*mixtures, *fullest]
    alone = [one for one in mixtures if not any(other.items() < one.items() for other in mixtures)]
    return [*game.variants(seats), *alone, *fullest]


def lines(games: int, greedy: bool = False, mixed: bool = False) -> list[str]:
    """For every game, seat count and set of options, the digest of so many games."""
    return [
        f"{name} {seats} {number} {ends(name, seats, options, games, greedy)}"
        for name in et.games()
        for seats in et.game(name).seats
        for number, options in enumerate(agreed(et.game(name), seats, mixed))
    ]


if __name__ == "__main__":
    print("interpreted" if state.__file__.endswith(".py") else "compiled")
    print("\n".join(lines(int(sys.argv[1]), "greedy" in sys.argv[2:], "mixed" in sys.argv[2:])))
