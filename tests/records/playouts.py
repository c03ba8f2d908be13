"""Plays random games and prints the digest of every end, interpreted or compiled: `python -m tests.records.playouts N`."""

from __future__ import annotations

import hashlib
import sys

import eldertable as et
from eldertable.kernel import state
from eldertable.kernel.dice import seeded
from eldertable.lab.playout import random_game


def ends(name: str, seats: int, options: dict[str, object], games: int) -> str:
    """One digest of the last positions of so many random games."""
    game = et.game(name)
    digest = hashlib.blake2b(digest_size=12)
    for seed in range(games):
        position = game.new(seats=seats, seed=seed, options=options, unattended=True)
        random_game(position, seeded(seed), [])
        digest.update(position.digest().encode())
    return digest.hexdigest()


def lines(games: int) -> list[str]:
    """For every game, seat count and set of options, the digest of so many random games."""
    return [
        f"{name} {seats} {number} {ends(name, seats, options, games)}"
        for name in et.games()
        for seats in et.game(name).seats
        for number, options in enumerate(et.game(name).variants(seats))
    ]


if __name__ == "__main__":
    print("interpreted" if state.__file__.endswith(".py") else "compiled")
    print("\n".join(lines(int(sys.argv[1]))))
