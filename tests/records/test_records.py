"""Recorded games lead where they led: one for every seat count, set of options, way to end and winner."""

from __future__ import annotations

from pathlib import Path

import pytest

import eldertable as et
from eldertable.match import Match
from tests.records.victories import VICTORIES
from tools.make_records import VARIANTS

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_replays_exactly(path: Path) -> None:
    match = Match.load(path)
    assert str(match.replay()) == "EXACT"
    assert match.state.over
    assert path.stem.endswith(f"-ending-{match.state.ended}")


@pytest.mark.parametrize("name", et.games())
def test_there_is_a_record_for_every_table_and_every_ending(name: str) -> None:
    game = et.game(name)
    matches = [Match.load(path) for path in RECORDS if path.parent.name == name]
    assert {match.table.seats for match in matches} == set(game.seats)
    assert {match.state.ended for match in matches} == set(range(1, len(game.endings) + 1))
    for seats in game.seats:
        for options in game.variants(seats)[:VARIANTS]:
            agreed = game.sit_down(seats, options, unattended=True).options
            assert any(match.table.seats == seats and match.table.options == agreed for match in matches)


@pytest.mark.parametrize("name", VICTORIES)
def test_there_is_a_record_won_by_everybody_who_can_win(name: str) -> None:
    game = et.game(name)
    matches = [Match.load(path) for path in RECORDS if path.parent.name == name]
    for victory in VICTORIES[name]:
        assert any(victory.is_won(match) for match in matches), victory
    roles = game.names(game.sit_down(game.default_seats))["role"]
    assert {victory.winner for victory in VICTORIES[name]} == set(roles)
