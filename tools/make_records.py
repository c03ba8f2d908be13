"""Records games to be replayed by the tests: for every seat count and edition, every way to end, every winner.

    python tools/make_records.py rise-of-the-cults

A change of the rules on purpose changes what the records lead to: record them anew, and say so in the commit.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import eldertable as et
from eldertable.bots import make_bot
from eldertable.match import Match

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "records"
PATIENCE = 4000
VARIANTS = 4


def tables(game: et.Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every seat count with the first sets of options that the conformance suite covers."""
    for seats in game.seats:
        for options in game.variants(seats)[:VARIANTS]:
            yield seats, options


Player = Callable[[Any, int], int]
"""Who says what a seat answers in a position."""


def recorded(
    game: et.Game, seats: int, options: dict[str, Any], seed: int, who: str, players: list[Player]
) -> Match:
    """A whole game of these players."""
    agreed = game.sit_down(seats, options, unattended=True).options
    match = Match.open(game, [who] * seats, seed, agreed)
    while not match.over:
        seat = match.state.speaker
        assert seat is not None
        match.answer(match.state.legal()[0] if seat < 0 else players[seat](match.state, seat), seat)
    return match


def played(game: et.Game, seats: int, options: dict[str, Any], seed: int, bot: str) -> Match:
    """A whole game of one kind of bot."""
    bots = [make_bot(bot, 1000 * seed + seat) for seat in range(seats)]
    return recorded(game, seats, options, seed, bot, [one.answer for one in bots])


def attempts(game: et.Game, seats: int, options: dict[str, Any]) -> Iterator[Match]:
    """Games in which the first seat plays well and the others at random."""
    for seed in range(PATIENCE):
        bots = [make_bot("random" if seat else "greedy", 1000 * seed + seat) for seat in range(seats)]
        yield recorded(game, seats, options, seed, "bot", [one.answer for one in bots])


def reaching(game: et.Game, seats: int, options: dict[str, Any], rule: str) -> Match:
    """The first game of careful bots that ends by this rule."""
    for seed in range(PATIENCE):
        match = recorded(game, seats, options, seed, "greedy", [make_bot("greedy", seed).answer] * seats)
        if game.endings[match.state.ended - 1] == rule:
            return match
    raise SystemExit(f"no game with {options} ends by {rule}")


def main() -> None:
    """Record the games of the game named on the command line."""
    sys.path.insert(0, str(ROOT))
    from tests.records.reached import REACHED
    from tests.records.victories import VICTORIES
    from tests.records.wayward import WAYWARD

    game = et.game(sys.argv[1])
    folder = FOLDER / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    endings: set[int] = set()
    for number, (seats, options) in enumerate(tables(game)):
        match = played(game, seats, options, number + 1, "greedy")
        endings.add(match.state.ended)
        match.save(folder / f"{seats}-seats-{number + 1:02}-ending-{match.state.ended}.jsonl")
    for player, seats, options, seed in WAYWARD.get(game.name, ()):
        name = player.__name__
        match = recorded(game, seats, options, seed, name, [player] * seats)
        endings.add(match.state.ended)
        match.save(folder / f"{seats}-seats-{name}-{seed}-ending-{match.state.ended}.jsonl")
    for name, seats, options, rule in REACHED.get(game.name, ()):
        match = reaching(game, seats, options, rule)
        endings.add(match.state.ended)
        match.save(folder / f"{seats}-seats-{name}-ending-{match.state.ended}.jsonl")
    for number, victory in enumerate(VICTORIES.get(game.name, ())):
        match = next(
            match for match in attempts(game, victory.seats, victory.options) if victory.is_won(match)
        )
        endings.add(match.state.ended)
        name = f"{victory.seats}-seats-won-{number + 1:02}-{victory.winner}"
        match.save(folder / f"{name}-ending-{match.state.ended}.jsonl")
    for seed in range(PATIENCE):
        if len(endings) == len(game.endings):
            break
        seats, bot = game.seats[seed % len(game.seats)], ("random", "greedy")[seed // 7 % 2]
        match = played(game, seats, {}, seed, bot)
        if match.state.ended not in endings:
            endings.add(match.state.ended)
            match.save(folder / f"{seats}-seats-{bot}-{seed}-ending-{match.state.ended}.jsonl")
    print(f"{len(list(folder.glob('*.jsonl')))} records, endings {sorted(endings)}")


if __name__ == "__main__":
    main()
