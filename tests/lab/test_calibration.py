"""How good an estimate is: bins, Brier score and rank correlation, over games that bots play."""

from __future__ import annotations

from typing import Any

import pytest

import eldertable as et
from tools.calibration import Look, bins, looks, main, positions, report


def knowing(state: Any) -> list[float]:
    """What somebody would say who knew that seat 0 is much the best."""
    return [0.85] + [0.15 / (state.table.sides - 1)] * (state.table.sides - 1)


def test_a_game_is_looked_at_nine_times_and_never_at_its_end() -> None:
    game = et.game("cult")
    seen = [(tenth, state.over, sum(had), len(had)) for tenth, state, had in positions(game, "random", 2, 3)]
    assert seen == [(tenth, False, 1.0, 3) for tenth in range(1, 10)] * 2


def test_positions_come_from_the_game_that_was_played() -> None:
    game = et.game("cult")
    state = game.new(2, seed=5, unattended=True)
    later = [game.digest(position) for _, position, _ in positions(game, "greedy", 1, 2, seed=5)]
    assert len({game.digest(state), *later}) == 10


def test_games_can_be_made_harder_where_all_would_be_won() -> None:
    game = et.game("cultistorm")
    _, state, _ = next(positions(game, "random", 1, 3, preset="grim"))
    assert {name: state.table.options[name] for name in game.presets["grim"]} == game.presets["grim"]
    _, plain, _ = next(positions(game, "random", 1, 3))
    assert state.table.options != plain.table.options


def test_open_points_are_a_lead_over_the_tables_mean_at_half_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = et.game("cult")
    monkeypatch.setattr(game, "estimate", knowing, raising=False)
    found, _ = looks(game, "random", 1, 2)
    leads = [look.lead for look in found if look.lead is not None]
    assert len(leads) == 2
    assert sum(leads) == 0
    assert all((look.lead is not None) == (look.tenth == 5) for look in found)


def test_one_side_stands_for_all_that_win_together(monkeypatch: pytest.MonkeyPatch) -> None:
    game = et.game("cultistorm")
    monkeypatch.setattr(game, "estimate", lambda state: [0.5] * state.table.sides, raising=False)
    found, _ = looks(game, "random", 1, 3)
    assert len(found) == 9


def test_a_bin_has_what_was_said_and_what_was_had() -> None:
    found = [
        Look(1, 0.05, 0.0, None),
        Look(5, 0.95, 1.0, None),
        Look(5, 1.0, 1.0, None),
        Look(5, 0.0, 0.0, None),
    ]
    assert [(at, len(inside)) for at, inside in bins(found)] == [(0, 2), (9, 2)]
    told = report("random", found, 1.5)
    assert "| 0.9 to 1.0 | 2 | 0.975 | 1.000 |" in told
    assert "Brier score 0.0013 (the same for all: 0.2500)" in told
    assert "(open points: none kept)" in told


def test_every_policy_has_its_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(et.game("cult")), "estimate", lambda game, state: knowing(state), raising=False)
    main(["cult", "-n", "1", "--seats", "2"])
    told = capsys.readouterr().out
    assert "| random: share said |" in told
    assert "| greedy: share said |" in told
    assert told.count("Rank correlation at half time") == 2
