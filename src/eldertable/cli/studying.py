"""Commands to study games: simulate, tournament, check, bench."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from eldertable import lab
from eldertable.bots import BOTS, Terms
from eldertable.cli.asking import (
    Content,
    Faults,
    GameName,
    Games,
    Options,
    Patience,
    Playouts,
    Preset,
    Seats,
    Seconds,
    Seed,
    Trusted,
    Workers,
    agreed_options,
    app,
    fault_line,
    open_game,
    progress_bar,
    seated,
)
from eldertable.kernel import EldertableError, Game
from eldertable.kernel.options import typed
from eldertable.lab.coverage import checkout
from eldertable.text.line import line
from eldertable.text.screen import Screen


@app.command
def simulate(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    n: Games = 100,
    seed: Seed = 0,
    workers: Workers = None,
    playouts: Playouts = None,
    seconds: Seconds = None,
    as_json: Annotated[bool, Parameter(name="--json", help="Print one JSON object.")] = False,
    option: Options = None,
    preset: Preset = None,
    content: Content = None,
    trusted: Trusted = False,
    faults: Faults = "random",
    patience: Patience = 10.0,
) -> int:
    """Play many games between bots and count who wins.

    Seats: a number (of greedy bots), or a list of bots (`eldertable bots`), and of your own: MODULE:NAME or
    program:COMMAND (docs/your-own-bot.md).
    """
    opened = open_game(game, content)
    who = seated(seats, opened, lambda count: ["greedy"] * count, list(BOTS))
    agreed = agreed_options(option)
    with progress_bar() as progress:
        result = lab.simulate(
            opened,
            who,
            n,
            seed=seed,
            workers=workers,
            options=agreed,
            preset=preset,
            progress=progress,
            terms=Terms(trusted, faults, patience),
            budget=lab.Budget(playouts, seconds),
        )
    if as_json:
        budget = {"playouts": playouts, "seconds": seconds}
        asked = {"game": opened.name, "preset": preset, "options": agreed, "budget": budget}
        print(json.dumps({**asked, **result.report()}))
    else:
        _show_simulation(opened, result)
    return 1 if result.errors else 130 if result.stopped else 0


def _show_simulation(game: Game, result: lab.Simulation) -> None:
    screen = Screen()
    seats = len(result.who)
    screen.title(f"{game.title}, {seats} {'seat' if seats == 1 else 'seats'}")
    rounds = "" if result.mean_rounds is None else f" and {result.mean_rounds:.2f} rounds"
    screen.show(
        line(f"{result.games:,} games, {result.finished:,} finished, {result.errors:,} errors"),
        line(f"{result.decisions:,} decisions in {result.seconds:.1f} s: {result.speed:,.0f} a second"),
        line(f"a game has {result.length:,.1f} decisions{rounds} on average"),
    )
    rows = [
        (
            f"seat {seat}",
            who,
            f"{wins:,}",
            f"{wins / max(1, result.finished):.1%}",
            f"{low:.1%} to {high:.1%}",
        )
        for seat, (who, wins, (low, high)) in enumerate(
            zip(result.who, result.wins, result.intervals(), strict=True)
        )
    ]
    screen.table(["", "bot", "wins", "share", "95% interval"], [[line(cell) for cell in row] for row in rows])
    low, high = lab.wilson(result.shared, result.finished)
    together = f"{result.shared / max(1, result.finished):.1%}, {low:.1%} to {high:.1%}"
    screen.show(
        line(
            f"won by several together: {result.shared:,} ({together}); by others or nobody: {result.others:,}"
        )
    )
    if result.roles:
        _show_roles(screen, result)
    endings = sorted(result.endings.items(), key=lambda one: -one[1])
    screen.show(line("ended by: " + ", ".join(f"{rule or 'its rules'} {n:,}" for rule, n in endings)))
    if result.faults:
        screen.show(fault_line(result.faults, result.forfeits))
    for broken in result.broken:
        screen.show(line((f"seed {broken.seed} broke off: {broken.words}", "bad")))
        screen.show(line(f"after the answers {json.dumps(broken.answers)}"))
    if result.stopped:
        screen.show(line(("stopped early", "bad")))


def _show_roles(screen: Screen, result: lab.Simulation) -> None:
    """Who won, by what they played; a fair share is 1.00."""
    rows = []
    for role in sorted(result.roles):
        count = result.roles[role]
        low, high = lab.wilson(count.won, count.played)
        rows.append(
            (
                role,
                f"{count.played:,}",
                f"{count.won:,}",
                f"{count.won / count.played:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{count.won / count.fair:.2f}",
            )
        )
    screen.table(
        ["role", "games", "won", "share", "95% interval", "of a fair share"],
        [[line(cell) for cell in row] for row in rows],
    )


@app.command
def tournament(
    game: GameName,
    /,
    *,
    bots: Annotated[str, Parameter(help="The kinds of bots, with commas; ratings are against the first.")] = (
        "greedy,novice,adept,master"
    ),
    seats: Annotated[int | None, Parameter(help="How many sit at a table.")] = None,
    n: Games = 20,
    seed: Seed = 0,
    workers: Workers = None,
    playouts: Playouts = None,
    seconds: Seconds = None,
    alone: Annotated[
        str | None,
        Parameter(help="Only this bot sits alone among others; without it they sit among its kind as well."),
    ] = None,
    keep: Annotated[
        Path | None, Parameter(help="Add every game to this file, and go on from what it has.")
    ] = None,
    as_json: Annotated[bool, Parameter(name="--json", help="Print one JSON object.")] = False,
    option: Options = None,
    preset: Preset = None,
    content: Content = None,
    trusted: Trusted = False,
    faults: Faults = "random",
    patience: Patience = 10.0,
) -> int:
    """Bots against each other: the same deals from every seat, n games of each pairing, and how strong each is.

    One bot sits among others of one kind, in every seat in turn. Where all win or lose together, each kind makes up a
    team. Ctrl-C stops early; with --keep the same command goes on later.
    """
    opened = open_game(game, content)
    with progress_bar() as progress:
        result = lab.tournament(
            opened,
            [one.strip() for one in bots.split(",")],
            n,
            seats=seats,
            seed=seed,
            workers=workers,
            options=agreed_options(option),
            preset=preset,
            budget=lab.Budget(playouts, seconds),
            kept=keep,
            terms=Terms(trusted, faults, patience),
            alone=alone,
            progress=progress,
        )
    if as_json:
        print(json.dumps(result.report()))
    else:
        _show_tournament(opened, result)
    return 1 if result.broken else 130 if result.stopped else 0


def _show_tournament(game: Game, result: lab.Tournament) -> None:
    screen = Screen()
    screen.title(f"{game.title}, {result.seats} {'seat' if result.seats == 1 else 'seats'}")
    screen.show(line(f"{len(result.played):,} games of {result.total:,}"))
    rows = []
    for one in result.lines():
        low, high = one.interval
        cells = [
            one.bot,
            one.against or "the game",
            f"{one.games:,}",
            f"{one.share:.1%}",
            f"{low:.1%} to {high:.1%}",
        ]
        cells.append(f"{one.share / one.fair:.2f}" if one.fair else "")
        rows.append([line(cell) for cell in cells])
    screen.table(["bot", "against", "games", "won", "95% interval", "of a fair share"], rows)
    thinking, ratings = result.thinking(), result.ratings()
    rows = []
    for name in result.bots:
        rating = ratings.get(name)
        cells = [
            name,
            f"{rating.points:.0f}" if rating else "",
            f"{rating.low:.0f} to {rating.high:.0f}" if rating else "",
            f"{1000 * thinking.get(name, 0.0):.1f} ms",
        ]
        rows.append([line(cell) for cell in cells])
    screen.table(["bot", "rating", "95% interval", "a decision takes"], rows)
    if result.faults:
        screen.show(fault_line(result.faults))
    for broken in result.broken:
        screen.show(
            line((f"seed {broken.seed} of {', '.join(broken.who)} broke off: {broken.broken}", "bad"))
        )
    if result.stopped:
        screen.show(line(("stopped early", "bad")))


@app.command
def check(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    n: Games = 10,
    seed: Seed = 0,
    workers: Workers = None,
    option: Options = None,
    every: Annotated[bool, Parameter(help="Look at everything at every decision.")] = False,
    content: Content = None,
) -> int:
    """The conformance suite: does a game do all that everything else relies on?

    Plays n games for each number of seats and each variant. Seats: a number, or a list of bots (`eldertable bots`).
    """
    opened = open_game(game, content)
    who = None if seats is None else seated(seats, opened, lambda count: ["random"] * count, list(BOTS))
    agreed = agreed_options(option)
    with progress_bar() as progress:
        checked = lab.check(
            opened, n, seats=who, options=agreed, every=every, seed=seed, workers=workers, progress=progress
        )
    if checked.failure is not None:
        if checked.failure.unplayed:
            print(f"FAILED: {checked.failure.words}")
        else:
            _show_failure(checked.failure, checked.games)
        return 1
    stopped = ", stopped early" if checked.stopped else ""
    print(
        f"{opened.name}: {checked.games:,} games, {checked.decisions:,} decisions, {checked.lessons:,} lessons, "
        f"{checked.dossiers:,} dossiers, nothing wrong{stopped}"
    )
    print(
        f"{checked.refused.total():,} refusals in {len(checked.refused)} sentences, "
        f"{checked.general:.1%} of them say only that it is not possible now"
    )
    return 130 if checked.stopped else 0


def _show_failure(failure: lab.CheckFailure, games: int) -> None:
    """What failed, the command that shows it again, and all that the position follows from."""
    again = ["eldertable", "check", failure.game, "-n", "1", "--seed", str(failure.seed)]
    again += ["--seats", ",".join(failure.who) or "0"]
    for name, value in failure.options.items():
        if value is not None:
            again += ["--option", f"{name}={typed(value)}"]
    print(f"FAILED in game {games + 1} after {len(failure.answers)} answers: {failure.words}")
    print(f"again:   {shlex.join(again)}")
    print(f"new:     seats={len(failure.who)}, seed={failure.seed}, options={dict(failure.options)}")
    print(f"answers: {json.dumps(failure.answers)} as [seat, answer]")


@app.command
def bench(
    *arguments: Annotated[str, Parameter(allow_leading_hyphen=True, help="For bench/speed.py.")],
) -> int:
    """In a checkout: measure the speed, beside that of the peers."""
    root = checkout(Path.cwd())
    if not (root / "bench" / "speed.py").is_file():
        raise EldertableError(f"{root} has no bench/speed.py")
    return subprocess.run([sys.executable, "-m", "bench.speed", *arguments], cwd=root, check=False).returncode
