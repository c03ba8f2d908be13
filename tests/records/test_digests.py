"""Random games end in the very positions that are written down, interpreted and compiled.

Rules changed on purpose? `python -m tests.records.playouts 5 | tail -n +2 > tests/records/digests.txt`, and say so.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.records.playouts import lines
from tools.compiled import ROOT, compiled_sources

WRITTEN = Path(__file__).parent / "digests.txt"


def test_random_games_end_as_written_down() -> None:
    assert lines(5) == WRITTEN.read_text().splitlines()


def playouts(sources: Path, games: int, *how: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(sources), str(ROOT)])}
    command = [sys.executable, "-m", "tests.records.playouts", str(games), *how]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


@pytest.mark.slow
def test_a_thousand_compiled_games_end_like_the_interpreted_ones() -> None:
    plain, compiled = playouts(ROOT / "src", 60), playouts(compiled_sources(), 60)
    assert (plain[0], compiled[0]) == ("interpreted", "compiled")
    assert plain[1:] == compiled[1:]
    assert 60 * len(plain[1:]) >= 1000


@pytest.mark.slow
def test_compiled_games_with_every_mixture_of_modules_end_like_the_interpreted_ones() -> None:
    plain, compiled = playouts(ROOT / "src", 3, "mixed"), playouts(compiled_sources(), 3, "mixed")
    assert (plain[0], compiled[0]) == ("interpreted", "compiled")
    assert plain[1:] == compiled[1:]
    assert 3 * len(plain[1:]) >= 3000


@pytest.mark.slow
def test_compiled_bots_answer_like_the_interpreted_ones() -> None:
    plain, compiled = playouts(ROOT / "src", 1, "greedy"), playouts(compiled_sources(), 1, "greedy")
    assert (plain[0], compiled[0]) == ("interpreted", "compiled")
    assert plain[1:] == compiled[1:]
