"""Options and reasons are stated apart; here one is held against the other in random games.

What was said is written down in `tests/rules/<game>/reasons.txt`: for every game that is played, each reason with its
rule, how often it was given, and a digest of all that it was given for and said. Reasons or rules changed on purpose?
`python -m tests.rules.reasons GAME` writes them anew; read which have changed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import eldertable as et
from eldertable.kernel import TABLE, Dice, Game, State
from eldertable.lab import probes

HERE = Path(__file__).parent
SEEDS = range(3)


class Said:
    """How often a reason was given, and for what."""

    def __init__(self) -> None:
        self.times = 0
        self.all = blake2b(digest_size=6)

    def again(self, what: object) -> None:
        self.times += 1
        self.all.update(repr(what).encode())


def reasons_given(game: Game, seats: int, seed: int, limit: int = 1_500) -> dict[tuple[str, str], Said]:
    """Play at random: at each decision every legal answer has no reason against it, every other one has one.

    Gives what was said for each reason, by its key and rule.
    """
    variants = game.variants(seats)
    state: State = game.new(seats, seed, variants[seed % len(variants)], unattended=True)
    dice, said = Dice(seed), dict[tuple[str, str], Said]()
    for _ in range(limit):
        if state.over:
            break
        decision = state.decision
        assert decision is not None
        for seat in decision.seats():
            if seat != TABLE:
                for answer, refusal in probes.why_not(game, state, seat):
                    what = (type(decision).__name__, answer, sorted(refusal.args.items()))
                    said.setdefault((refusal.key, refusal.rule), Said()).again(what)
        probes.picking(game, state, dice)
        options = state.legal()
        state.apply(options[dice.roll(len(options))])
    general = sum(one.times for (key, _), one in said.items() if key == probes.GENERAL)
    assert general <= sum(one.times for one in said.values()) / 20
    return said


def page(game: Game) -> Path:
    """Where the reasons of a game are written down."""
    return HERE / game.name.replace("-", "_") / "reasons.txt"


def told(game: Game, seats: int, seed: int) -> list[str]:
    """What is said in one game, a line for each reason."""
    said = sorted(reasons_given(game, seats, seed).items())
    return [f"{key} {rule or '-'} {one.times} {one.all.hexdigest()}" for (key, rule), one in said]


def written(game: Game) -> dict[tuple[int, int], list[str]]:
    """What is written down, by seats and seed."""
    found: dict[tuple[int, int], list[str]] = {}
    for part in page(game).read_text("utf-8").split("## ")[1:]:
        heading, _, *lines = part.strip().splitlines()
        seats, seed = (int(word) for word in heading.split() if word.isdigit())
        found[seats, seed] = lines
    return found


def played(game: Game) -> Iterator[tuple[int, int]]:
    """The games that are looked at: seats and seed."""
    yield from ((seats, seed) for seats in game.seats if seats for seed in SEEDS)


def main(name: str) -> None:
    """Write the reasons of a game anew."""
    game = et.game(name)
    parts = [
        f"## {seats} seats, seed {seed}\n\n" + "\n".join(told(game, seats, seed)) + "\n"
        for seats, seed in played(game)
    ]
    page(game).write_text("\n".join(parts), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
