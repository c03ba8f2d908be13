"""What `make bench` measures and prints besides the peers' figures."""

from __future__ import annotations

from typing import Any

import pytest

import eldertable as et
from bench.measure import playouts
from bench.speed import report_modules


def test_games_with_all_modules_are_measured_like_those_without() -> None:
    game = et.game("cultistorm")
    plain, full = playouts(game, 3, 0.0001), playouts(game, 3, 0.0001, game.fullest(3)[0])
    assert plain["all"] > 0
    assert full["all"] > 0
    with pytest.raises(et.BadOption):
        playouts(game, 3, 0.0001, {"nothing": True})


def test_a_row_says_how_much_dearer_an_answer_is_with_all_modules(capsys: pytest.CaptureFixture[str]) -> None:
    ours: dict[tuple[str, int, str], dict[str, Any]] = {
        ("cultistorm", 3, "interpreted"): {"all": 60_000.0, "full": 20_000.0},
        ("cultistorm", 3, "compiled"): {"all": 450_000.0, "full": 180_000.0},
        ("cult", 3, "interpreted"): {"all": 70_000.0},
        ("cult", 3, "compiled"): {"all": 700_000.0},
    }
    report_modules(ours)
    said = capsys.readouterr().out.split("\n")
    assert [line.split() for line in said if "cultistorm" in line] == [
        ["cultistorm", "3", "20,000", "3.00", "x", "180,000", "2.50", "x"]
    ]
    assert not any(line.startswith("cult ") for line in said)
    report_modules({at: found for at, found in ours.items() if at[0] == "cult"})
    assert capsys.readouterr().out == ""
