"""How much better greedy play is than random play, for everything that a seat can be: a role, a Cult.

    python tools/against_random.py eldritch-arkham roles -n 300

The second word is an option that takes one value for each seat. For each of its values n tables are laid, of two seats
and more in turn; the others play what chance gives them, each of them greedy or random by chance. Every table is played
twice from the same seed: the seat in question once by a greedy bot, once by a random one.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import eldertable as et
from eldertable.bots import make_bot
from eldertable.kernel import Dice
from eldertable.kernel.dice import seeded
from eldertable.lab import wilson
from eldertable.lab.playout import bots_game


def values(game: et.Game, name: str) -> list[str]:
    """What a seat can be, as the option lists it; chance and choice at the table are no value."""
    option = next(one for one in game.options if one.name == name and one.per_seat)
    return [one for one in option.choices if one not in ("random", "choose")]


def won(game: et.Game, name: str, value: str, number: int, bot: str) -> bool:
    """Whether this bot wins the table of this number with this value."""
    counts = [seats for seats in game.seats if seats > 1]
    seats = counts[number % len(counts)]
    luck = Dice(seeded(number))
    seat = luck.roll(seats)
    who = [("greedy", "random")[luck.roll(2)] for _ in range(seats)]
    who[seat] = bot
    given = ["random"] * seats
    given[seat] = value
    agreed = game.sit_down(seats, {name: given}, unattended=True)
    state = game.open(agreed, number)
    bots_game(state, [make_bot(one, 100 * number + at) for at, one in enumerate(who)], [])
    return bool(state.winners >> seat & 1)


def share(wins: int, games: int) -> str:
    """Wins, and their share in percent with its 95% interval."""
    low, high = wilson(wins, games)
    return f"{wins}, {100 * wins / games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def main(argv: Sequence[str] | None = None) -> None:
    """Play and print a Markdown table."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("option")
    ask.add_argument("-n", "--number", type=int, default=300, help="tables for each value")
    asked = ask.parse_args(argv)
    game = et.game(asked.game)
    print(f"| {asked.option} | greedy | random | times |\n| --- | ---: | ---: | ---: |")
    for value in values(game, asked.option):
        greedy, random = (
            sum(won(game, asked.option, value, number, bot) for number in range(asked.number))
            for bot in ("greedy", "random")
        )
        times = f"{greedy / random:.1f}" if random else "-"
        row = (value, share(greedy, asked.number), share(random, asked.number), times)
        print("| " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
