"""Plays the matches that say how strong the bots are, and writes docs/bots.md and the data behind `eldertable bots`.

    make strength                               # everything, hours of it: stopped with Ctrl-C it goes on where it was
    make strength ARGS="--only cult -n 40"      # matches whose names begin so, fewer games
    make strength ARGS="--read a.jsonl b.jsonl" # plays nothing: takes what `eldertable tournament --keep FILE` has played
    make strength ARGS="--page"                 # only writes the page anew from the data

Every match keeps its games in a file of its own, and what is in it is not played again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import eldertable as et
from eldertable.bots import BOTS, LEVELS
from eldertable.cli.asking import progress_bar
from eldertable.kernel import EldertableError
from eldertable.lab import tournament
from eldertable.lab.strength import DATA, HEADS, Strength, cells, found_in, joined, strengths, written
from eldertable.match.record import write_whole

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "bots.md"
KEEP = ROOT / "build" / "strength"
BEGIN = "<!-- Made by `make strength`: what stands between these lines is written anew. -->"
END = "<!-- Here it ends. -->"


class Match(NamedTuple):
    """A tournament: which game at which table, and who meets whom."""

    name: str
    game: str
    seats: int
    bots: tuple[str, ...] = ("greedy", "master")
    options: tuple[tuple[str, str], ...] = ()
    preset: str | None = None
    alone: str | None = None


LADDER = ("greedy", *LEVELS)
MATCHES = (
    Match("cult-2", "cult", 2, LADDER),
    Match("cult-4", "cult", 4, alone="master"),
    Match("rise-of-the-cults-2", "rise-of-the-cults", 2, LADDER),
    Match("rise-of-the-cults-4", "rise-of-the-cults", 4, alone="master"),
    Match("rise-of-the-cults-alone", "rise-of-the-cults", 1, options=(("objective", "O1"),)),
    Match("eldritch-arkham-4", "eldritch-arkham", 4, alone="master"),
    Match("cultistorm-2-hard", "cultistorm", 2, preset="hard"),
)


def play(match: Match, keep: Path, number: int, workers: int | None) -> bool:
    """Play what is left of a match; False if somebody stopped it."""
    print(f"{match.name}: {', '.join(match.bots)}", file=sys.stderr, flush=True)
    with progress_bar() as progress:
        result = tournament(
            et.game(match.game),
            match.bots,
            number,
            seats=match.seats,
            workers=workers,
            options=dict(match.options),
            preset=match.preset,
            kept=keep / f"{match.name}.jsonl",
            alone=match.alone,
            progress=progress,
        )
    for broken in result.broken:
        print(f"  seed {broken.seed} of {', '.join(broken.who)} broke off: {broken.broken}", file=sys.stderr)
    return not result.stopped


def command(row: Strength, bots: Sequence[str], alone: bool) -> str:
    """The command that plays such games."""
    words = ["eldertable", "tournament", row.game, "--seats", str(row.seats), "--bots", ",".join(bots)]
    if alone:
        words += ["--alone", row.bot]
    if row.played in et.game(row.game).presets:
        words += ["--preset", row.played]
    else:
        words += [word for one in row.played.split() for word in ("--option", one)]
    for limit in row.thinking.split(" and ") if row.thinking else ():
        number, _, kind = limit.partition(" ")
        words += ["--playouts" if kind == "playouts" else "--seconds", number]
    return " ".join([*words, "-n", str(row.games)])


def tables(rows: Sequence[Strength]) -> str:
    """The tables of the page, one for each game."""
    parts = []
    for name, own in groupby(rows, key=lambda row: row.game):
        parts += [f"## {et.game(name).title}", ""]
        head = ["table", *HEADS]
        parts += [f"| {' | '.join(head)} |", "| --- | --- | --- |" + " ---: |" * (len(head) - 3)]
        commands = []
        for _, same in groupby(own, key=lambda row: row.key[:4]):
            lines = list(same)
            parts += [f"| {' | '.join([row.table, *cells(row)])} |" for row in lines]
            against = {row.against for row in lines} - {""}
            met = {bot for row in lines for bot in (row.bot, row.against)}
            bots = [bot for bot in BOTS if bot in met] + sorted(met - {*BOTS, ""})
            alone = len(lines) == 1 and bool(against) and lines[0].seats > 2
            commands.append(command(max(lines, key=lambda row: row.games), bots, alone))
        parts += ["", "```console", *commands, "```", ""]
    return "\n".join(parts)


def page(text: str, rows: Sequence[Strength]) -> str:
    """The page with the tables of these rows."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise EldertableError(f"{PAGE} does not say where the tables stand: {BEGIN} ... {END}")
    return f"{before}{BEGIN}\n\n{tables(rows)}\n{END}{after}"


def main(argv: Sequence[str] | None = None) -> int:
    """Play, or read, and write down."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--only", nargs="+", default=[], metavar="NAME", help="matches whose names begin so")
    ask.add_argument("-n", "--number", type=int, default=200, help="games of each pairing")
    ask.add_argument("--workers", type=int)
    ask.add_argument("--keep", type=Path, default=KEEP, help="where the games are kept")
    ask.add_argument(
        "--read", type=Path, nargs="+", default=[], help="files of tournaments to take as they are"
    )
    ask.add_argument("--page", action="store_true", help="write the page from the data")
    ask.add_argument("--list", action="store_true", help="the matches there are")
    asked = ask.parse_args(argv)
    if asked.list:
        print("\n".join(match.name for match in MATCHES))
        return 0
    try:
        return _made(asked)
    except EldertableError as error:
        print(error, file=sys.stderr)
        return 1


def _made(asked: argparse.Namespace) -> int:
    files: list[Path] = asked.read
    whole = True
    if not asked.read and not asked.page:
        chosen = [one for one in MATCHES if not asked.only or one.name.startswith(tuple(asked.only))]
        if not chosen:
            known = ", ".join(match.name for match in MATCHES)
            raise EldertableError(f"no match is called so; matches: {known}")
        asked.keep.mkdir(parents=True, exist_ok=True)
        for match in chosen:
            whole = play(match, asked.keep, asked.number, asked.workers)
            if not whole:
                break
            files.append(asked.keep / f"{match.name}.jsonl")
    rows = joined(strengths(), [row for path in files for row in found_in(path, et.game)])
    write_whole(DATA, written(rows))
    write_whole(PAGE, page(PAGE.read_text(encoding="utf-8"), rows))
    print(f"{len(rows)} rows are in {DATA.name} and {PAGE.name}", file=sys.stderr)
    return 0 if whole else 130


if __name__ == "__main__":
    raise SystemExit(main())
