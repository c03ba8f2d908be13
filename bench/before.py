"""Ourselves beside an older checkout, in one run: `make before OLD=../older` (ARGS="9 cult": nine rounds of one game).

Every game plays the same random games with both, turn and turn about, so that a busy machine slows both alike. Only
the processor's time counts. Printed are decisions and copies a second as a ratio of new to old, the median of all
rounds with the least and the most; interpreted, and compiled with mypyc.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import eldertable as et
from tools.compiled import ROOT, compiled_sources

ROUNDS = 7
SECONDS = 1.5

FIGURES = ("random decisions", "copies", "greedy decisions")


def one_round(sources: Path, name: str) -> list[float]:
    """The figures of the package in this folder."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(sources), str(ROOT)])}
    command = [sys.executable, "-m", "bench.one_round", name, str(SECONDS)]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found: list[float] = json.loads(run.stdout)
    return found


def compiled(checkout: Path) -> Path:
    """The compiled sources of a checkout."""
    if checkout == ROOT:
        return compiled_sources()
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, "tools/compiled.py"]
    run = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=True)
    return Path(run.stdout.split()[-1])


def compare(old: Path, new: Path, name: str, rounds: int) -> None:
    """Print a game's ratios, new to old."""
    ratios: list[list[float]] = [[] for _ in FIGURES]
    for number in range(rounds):
        order = (old, new) if number % 2 else (new, old)
        figures = {sources: one_round(sources, name) for sources in order}
        for at, found in enumerate(ratios):
            found.append(figures[new][at] / figures[old][at])
    cells = [f"{median(found):5.2f} ({min(found):.2f} to {max(found):.2f})" for found in ratios]
    print(f"  {name:<20}" + "".join(f"{cell:>24}" for cell in cells), flush=True)


def main() -> None:
    """Measure and print."""
    if len(sys.argv) < 2 or not Path(sys.argv[1], "src", "eldertable").is_dir():
        raise SystemExit("Say which older checkout to measure against: make before OLD=../older")
    old, rounds = Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    names = sys.argv[3:] or et.games()
    for way, folders in (
        ("interpreted", (old / "src", ROOT / "src")),
        ("compiled", (compiled(old), compiled(ROOT))),
    ):
        print(f"{way}, new to old" + "".join(f"{figure:>24}" for figure in FIGURES))
        for name in names:
            compare(*folders, name, rounds)


if __name__ == "__main__":
    main()
