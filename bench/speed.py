"""Ourselves and the peer side by side, in one run: `make bench` (ARGS="5 cult": five rounds of one game).

Every game at every number of seats, interpreted and compiled, turn and turn about with Catanatron, so that a busy machine
slows all alike. Only the processor's time counts; of several rounds the best is printed, with its ratio to the
peer's best. All answers count, and all of the peer's ticks.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import eldertable as et
from tools.compiled import ROOT, compiled_sources

ROUNDS = 3
SECONDS = 0.6
RATES = ("all", "choices", "games", "full", "copies", "worlds", "scores", "scenes", "greedy")
"""Figures of which the highest is the best."""


def run(module: str, *words: object, sources: Path = ROOT / "src") -> dict[str, Any]:
    """The figures of a process of its own, with the package in this folder."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(sources), str(ROOT)])}
    command = [sys.executable, "-m", module, *map(str, words)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def keep_best(best: dict[str, Any], new: dict[str, Any]) -> None:
    """The higher of two rates; of anything else what was there first."""
    for name, value in new.items():
        best[name] = max(best.get(name, 0.0), value) if name in RATES else best.get(name, value)


def build_of_python() -> str:
    """The interpreter's version and how it was built: a build with PGO is about a quarter faster."""
    arguments = sysconfig.get_config_var("CONFIG_ARGS") or ""
    built = "with PGO" if "--enable-optimizations" in arguments else "without PGO"
    return f"{platform.python_implementation()} {platform.python_version()} ({built}), {platform.machine()}"


def measured(
    names: list[str], rounds: int
) -> tuple[dict[str, Any], dict[tuple[str, int, str], dict[str, Any]]]:
    """The peer's best figures, and ours by game, seats and way."""
    builds = {"interpreted": ROOT / "src", "compiled": compiled_sources()}
    peer: dict[str, Any] = {}
    ours: dict[tuple[str, int, str], dict[str, Any]] = {}
    kinds = [(name, seats) for name in names for seats in et.game(name).seats]
    for number in range(rounds):
        for at, (name, seats) in enumerate(kinds):
            show_progress(number * len(kinds) + at, rounds * len(kinds), f"{name}, {seats}")
            keep_best(peer, run("bench.peers", SECONDS))
            more = ["operations"] if seats == et.game(name).default_seats else []
            for way, sources in builds.items():
                profile = ["profile"] if more and not number and way == "interpreted" else []
                found = run("bench.measure", name, seats, SECONDS, *more, *profile, sources=sources)
                if found["compiled"] != (way == "compiled"):
                    raise SystemExit("the sources are compiled in place: run `make slow` first")
                keep_best(ours.setdefault((name, seats, way), {}), found)
    show_progress(1, 1, "")
    return peer, ours


def show_progress(done: int, of: int, what: str) -> None:
    """How far it is, for whoever waits."""
    if sys.stderr.isatty():
        print(f"\r{done / of:4.0%} {what:<40}", end="\n" if done == of else "", file=sys.stderr, flush=True)


def report(peer: dict[str, Any], ours: dict[tuple[str, int, str], dict[str, Any]]) -> None:
    """Print all of it."""
    print(
        f"Catanatron, 4 random players: {peer['all']:,.0f} ticks/s ({peer['choices']:,.0f} with a choice), ",
        end="",
    )
    print(f"{peer['copies']:,.0f} copies/s\n")
    print(
        "random play       seats  interpreted/s   x peer    compiled/s   x peer   with a choice   answers a game"
    )
    for (name, seats, way), plain in ours.items():
        if way == "compiled":
            continue
        fast = ours[name, seats, "compiled"]
        print(
            f"{name:<18}{seats:>5}{plain['all']:>15,.0f}{plain['all'] / peer['all']:>9.1f}"
            f"{fast['all']:>14,.0f}{fast['all'] / peer['all']:>9.1f}"
            f"{fast['choices'] / fast['all']:>15.0%}{fast['all'] / fast['games']:>17.0f}"
        )
    report_modules(ours)
    print(
        "\none position      seats   way          copies/s   x peer   worlds/s  scores/s  scenes/s  greedy answers/s"
    )
    for (name, seats, way), found in ours.items():
        if "copies" in found:
            print(
                f"{name:<18}{seats:>5}   {way:<12}{found['copies']:>9,.0f}{found['copies'] / peer['copies']:>9.1f}"
                f"{found['worlds']:>11,.0f}{found['scores']:>10,.0f}{found['scenes']:>10,.0f}{found['greedy']:>18,.0f}"
            )
    print("\nwhere the time of random play goes (interpreted, profiled):")
    for (name, _, _), found in ours.items():
        if "where" in found:
            shares = ", ".join(f"{what} {share:.0%}" for what, share in found["where"].items())
            print(f"  {name}: {shares}")


def report_modules(ours: dict[tuple[str, int, str], dict[str, Any]]) -> None:
    """Print what an answer costs with all optional modules that go together, beside the game without any."""
    if any("full" in found for found in ours.values()):
        print(
            "\nall modules       seats  interpreted/s   an answer costs    compiled/s   an answer costs (x without)"
        )
    for (name, seats, way), plain in ours.items():
        if way == "interpreted" and "full" in plain:
            fast = ours[name, seats, "compiled"]
            print(
                f"{name:<18}{seats:>5}{plain['full']:>15,.0f}{plain['all'] / plain['full']:>16.2f} x"
                f"{fast['full']:>14,.0f}{fast['all'] / fast['full']:>16.2f} x"
            )


def main() -> None:
    """Measure and print."""
    words = sys.argv[1:]
    rounds = int(words.pop(0)) if words and words[0].isdigit() else ROUNDS
    if strange := [name for name in words if name not in et.games()]:
        raise SystemExit(f"there is no game {strange[0]!r}; games: {', '.join(et.games())}")
    print(build_of_python())
    report(*measured(words or list(et.games()), rounds))


if __name__ == "__main__":
    main()
