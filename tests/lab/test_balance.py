"""The tables of the balance pages: what a simulation counted, in Markdown and as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from eldertable.cli import main as command
from eldertable.lab import RoleCount
from tools.balance import main, role_table, times_fair, together
from tools.balance import read as read_report


def simulated(file: Path, capsys: pytest.CaptureFixture[str], *asked: str) -> Path:
    """The report of a simulation, in a file."""
    assert command(["simulate", *asked, "--workers", "1", "--json"]) == 0
    file.write_text(capsys.readouterr().out)
    return file


def test_tables_tell_the_same_whether_played_or_read_from_reports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "roles.svg"
    main(["cult", "--seats", "2,3", "-n", "2", "--workers", "1", "--picture", str(picture)])
    played = capsys.readouterr().out
    reports = [
        simulated(tmp_path / seats, capsys, "cult", "--seats", seats, "-n", "2") for seats in ("2", "3")
    ]
    main(["cult", "--reports", *map(str, reports)])
    assert capsys.readouterr().out == played
    assert "|  | 2 seats | 3 seats |" in played
    assert "| CULT-WIN-04: the second Summoning |" in played
    assert "several together" not in played
    assert {"Janus", "Tiamat"} & set(played.split())
    roles = together(read_report(json.loads(path.read_text())) for path in reports)
    drawn = ElementTree.parse(picture).getroot()
    bars = drawn.findall("{http://www.w3.org/2000/svg}rect")
    assert len(bars) == 1 + len(roles)


def test_a_game_won_together_has_a_row_for_every_preset_and_reports_of_one_kind_add_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reports = []
    for preset, seed, bot in (("easy", 0, "greedy"), ("easy", 1, "greedy"), ("normal", 0, "random")):
        asked = ["cultistorm", "--seats", ",".join([bot] * 3), "--preset", preset, "--seed", str(seed)]
        reports.append(simulated(tmp_path / f"{preset}-{seed}.json", capsys, *asked, "-n", "1"))
    main(["cultistorm", "--reports", *map(str, reports)])
    told = capsys.readouterr().out
    assert "| easy | 50.0 (9.5 to 90.5) | 2 |" in told
    assert "| normal, random | 0.0 (0.0 to 79.3) | 1 |" in told
    assert "Wins by seat" not in told
    assert told.count("| CS-WIN-01: ") == 2


def test_a_share_is_told_as_a_multiple_of_the_fair_one() -> None:
    assert times_fair(RoleCount(played=100, won=50, fair=25.0))[0] == 2.0
    low, high = times_fair(RoleCount(played=100, won=50, fair=25.0))[1:]
    assert (round(low, 2), round(high, 2)) == (1.62, 2.38)
    assert role_table({}, {}) == "| role | all |\n| --- | ---: |"


def test_reports_that_differ_in_one_option_count_together_if_asked_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reports = []
    for board in ("arkham", "innsmouth"):
        asked = ["eldritch-arkham", "--seats", "random,random", "--option", f"board={board}"]
        reports.append(simulated(tmp_path / f"{board}.json", capsys, *asked, "-n", "1"))
    main(["eldritch-arkham", "--reports", *map(str, reports)])
    apart = capsys.readouterr().out
    assert "### board=arkham, random" in apart
    assert "### board=innsmouth, random" in apart
    main(["eldritch-arkham", "--across", "board", "--reports", *map(str, reports)])
    as_one = capsys.readouterr().out
    assert "###" not in as_one
    assert as_one.count("Wins by role") == 1
