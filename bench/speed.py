"""Ourselves and the peers side by side, in one run: `make bench`.

Every figure is printed with its ratio to the peer's, measured on the same core a moment before. Only decisions with at
least two options count, ours and theirs; the time of all others is in the total.
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

from bench.peers import catanatron_copies, catanatron_playouts
from tools.compiled import ROOT, compiled_sources

GAME, SEATS = "rise-of-the-cults", 4
SECONDS = 8.0


def measure(sources: Path, seconds: float) -> dict[str, Any]:
    """Our own figures with the package in this folder, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(sources), str(ROOT)])}
    command = [sys.executable, "-m", "bench.measure", GAME, str(SEATS), str(seconds)]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(run.stdout)
    return figures


def build_of_python() -> str:
    """The interpreter's version and how it was built: a build with PGO is about a quarter faster."""
    arguments = sysconfig.get_config_var("CONFIG_ARGS") or ""
    built = "with PGO" if "--enable-optimizations" in arguments else "without PGO"
    return f"{platform.python_implementation()} {platform.python_version()} ({built}), {platform.machine()}"


def row(what: str, ours: float, theirs: float, unit: str) -> str:
    """One line of the table."""
    return f"{what:<34}{ours:>14,.0f} {unit:<14}{ours / theirs:>8.1f} x"


def main() -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    print(build_of_python())
    print(f"{GAME}, {SEATS} seats, random play; peer: Catanatron, 4 random players\n")
    theirs = catanatron_playouts(seconds), catanatron_copies(2000)
    print(row("Catanatron playouts", theirs[0], theirs[0], "decisions/s"))
    print(row("Catanatron Game.copy()", theirs[1], theirs[1], "copies/s"))
    plain = measure(ROOT / "src", seconds)
    print(row("interpreted playouts", plain["playouts"], theirs[0], "decisions/s"))
    print(row("interpreted clone", plain["copies"], theirs[1], "copies/s"))
    fast = measure(compiled_sources(), seconds)
    if plain["compiled"] or not fast["compiled"]:
        raise SystemExit("the sources are compiled in place: run `make slow` first")
    print(row("compiled playouts", fast["playouts"], theirs[0], "decisions/s"))
    print(row("compiled clone", fast["copies"], theirs[1], "copies/s"))
    print(f"\nmoving scene for all {SEATS} seats and a spectator: {plain['scene_ms']:.2f} ms interpreted")
    print("\nwhere the time goes (interpreted, profiled):")
    for name, share in plain["where"].items():
        print(f"  {share:6.1%}  {name}")


if __name__ == "__main__":
    main()
