"""How strong bots are: from the games that tournaments kept to data, page and `eldertable bots`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import eldertable as et
from eldertable.cli import main
from eldertable.kernel import EldertableError, Game
from eldertable.lab import Budget, tournament
from eldertable.lab.strength import DATA, Strength, cells, found_in, joined, strengths, written
from tests.kernel.onepage import Vigil
from tests.support import VIGIL
from tools import strength as tool

RISE = "rise-of-the-cults"


def games(name: str) -> Game:
    return VIGIL if name == Vigil.name else et.game(name)


def test_what_is_found_follows_from_the_games_that_were_kept(tmp_path: Path) -> None:
    kept = tmp_path / "two.jsonl"
    result = tournament(VIGIL, ["greedy", "random"], 6, seats=2, workers=1, kept=kept)
    (found,) = found_in(kept, games)
    line = next(one for one in result.lines() if one.bot == "random")
    rating = result.ratings()["random"]
    assert (found.game, found.seats, found.bot, found.against) == (VIGIL.name, 2, "random", "greedy")
    assert (found.games, found.share, found.fair) == (6, round(line.share, 4), 0.5)
    assert (found.low, found.high) == pytest.approx(line.interval, abs=1e-4)
    assert (found.rating, found.rating_low) == (round(rating.points), round(rating.low))
    assert found.table == "2 seats"
    four = tmp_path / "four.jsonl"
    tournament(VIGIL, ["greedy", "random"], 4, seats=4, workers=1, kept=four, budget=Budget(playouts=3))
    assert [(one.bot, one.against, one.fair, one.thinking) for one in found_in(four, games)] == [
        ("greedy", "random", 0.25, "3 playouts"),
        ("random", "greedy", 0.25, "3 playouts"),
    ]


@pytest.mark.parametrize(
    ("name", "seats", "options", "preset", "told"),
    [
        (RISE, 1, {"objective": "O2"}, None, "alone, objective=O2"),
        (RISE, 2, {}, "first-game", "2 seats, first-game"),
        (RISE, 2, {}, None, "2 seats"),
        ("cult", 2, {"cults": "CTH,FAF"}, None, "2 seats, cults=CTH,FAF"),
    ],
)
def test_a_table_is_told_by_what_differs_from_the_game_as_it_comes(
    tmp_path: Path, name: str, seats: int, options: dict[str, str], preset: str | None, told: str
) -> None:
    game = et.game(name)
    kept = tmp_path / "kept.jsonl"
    tournament(
        game, ["greedy", "random"], 1, seats=seats, workers=1, kept=kept, options=options, preset=preset
    )
    rows = found_in(kept, games)
    assert {one.table for one in rows} == {told}
    words = tool.command(rows[0], ["greedy", "random"], alone=False).split()
    # The command that the page prints plays at the very same table.
    assert main([*words[1:], "--keep", str(kept), "--workers", "1"]) == 0


@pytest.mark.parametrize("text", ["", "nonsense\n", "[1]\n", "{}\n", '{"tournament": "cult"}\n'])
def test_a_file_that_no_tournament_kept_is_refused_in_words(tmp_path: Path, text: str) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text(text, "utf-8")
    for path in (kept, tmp_path / "missing.jsonl"):
        with pytest.raises(EldertableError, match="was kept by no tournament"):
            found_in(path, games)


def row(**other: object) -> Strength:
    plain = Strength(
        RISE, 2, "", "", "master", "greedy", 40, 0.75, 0.6, 0.86, 0.5, 0.01, "digest", 1190, 1100, 1290
    )
    return replace(plain, **other)  # type: ignore[arg-type]


def test_the_newer_takes_the_place_of_the_older_and_data_can_be_read_again(tmp_path: Path) -> None:
    older, newer, other = row(), row(games=200, share=0.8), row(bot="adept")
    rows = joined([older, other], [newer])
    assert rows == [other, newer]
    path = tmp_path / "data.toml"
    path.write_text(written(rows), "utf-8")
    assert strengths(path) == rows
    assert strengths(tmp_path / "missing.toml") == []
    path.write_text("[[strength]]\ngame = 3\n", "utf-8")
    with pytest.raises(EldertableError, match=r"data\.toml does not tell how strong bots are"):
        strengths(path)


def test_a_row_is_told_with_its_bounds_and_endless_strength_is_not_made_up() -> None:
    assert cells(row()) == [
        "master",
        "greedy",
        "40",
        "75.0%",
        "60.0 to 86.0%",
        "1.50",
        "1190 (1100 to 1290)",
        "10.0 ms",
    ]
    assert cells(row(share=1.0, high=1.0))[6] == "over 1100"
    team = cells(row(against="", fair=0.0, rating=0, seconds=0.0))
    assert (team[1], team[5], team[6], team[7]) == ("the game", "", "", "under 0.1 ms")


def test_data_and_page_are_as_the_tool_writes_them() -> None:
    rows = strengths()
    assert rows
    assert written(joined([], rows)) == DATA.read_text("utf-8"), "say `make strength ARGS=--page`"
    text = tool.PAGE.read_text("utf-8")
    assert tool.page(text, rows) == text, "say `make strength ARGS=--page`"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page and data that a test may write."""
    monkeypatch.setattr(tool, "PAGE", tmp_path / "bots.md")
    monkeypatch.setattr(tool, "DATA", tmp_path / "strengths.toml")
    monkeypatch.setattr(tool, "strengths", lambda: strengths(tmp_path / "strengths.toml"))
    tool.PAGE.write_text(f"# Bots\n\n{tool.BEGIN}\n{tool.END}\n\nThe end.\n", "utf-8")
    match = tool.Match("alone", RISE, 1, ("greedy", "random"), (("objective", "O1"),))
    monkeypatch.setattr(tool, "MATCHES", (match,))
    return tmp_path


def test_one_command_plays_what_is_left_and_writes_page_and_data(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["--keep", str(own / "keep"), "--workers", "1"]
    assert tool.main([*asked, "-n", "2"]) == 0
    kept = own / "keep" / "alone.jsonl"
    before = kept.read_text("utf-8")
    assert len(before.splitlines()) == 5
    assert tool.main([*asked, "-n", "3"]) == 0
    assert kept.read_text("utf-8").startswith(before), "what was played was played again"
    assert [(one.bot, one.games) for one in strengths(own / "strengths.toml")] == [
        ("greedy", 3),
        ("random", 3),
    ]
    page = tool.PAGE.read_text("utf-8")
    assert page.startswith("# Bots\n")
    assert page.endswith("\nThe end.\n")
    assert "| alone, objective=O1 | greedy | the game | 3 |" in page
    assert f"{RISE} --seats 1 --bots greedy,random --option objective=O1 -n 3\n" in page


def test_files_of_tournaments_are_taken_in_and_nothing_is_played(own: Path) -> None:
    kept = own / "cult.jsonl"
    tournament(et.game("cult"), ["greedy", "random"], 2, seats=2, workers=1, kept=kept)
    assert tool.main(["--read", str(kept)]) == 0
    assert not (own / "keep").exists()
    assert "| 2 seats | random | greedy | 2 |" in tool.PAGE.read_text("utf-8")
    written_then = tool.PAGE.read_text("utf-8")
    assert tool.main(["--page"]) == 0
    assert tool.PAGE.read_text("utf-8") == written_then


@pytest.mark.parametrize("words", [["--only", "chess"], ["--read", "missing.jsonl"]])
def test_what_cannot_be_done_is_told_in_words(
    own: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert tool.main(words) == 1
    told = capsys.readouterr().err
    assert "matches: alone" in told or "was kept by no tournament" in told
    assert not (own / "strengths.toml").exists()


def test_bots_are_listed_with_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 0
    told = capsys.readouterr().out
    for one in strengths():
        assert f"{one.table}: bot {one.bot}, against {one.against or 'the game'}, games {one.games:,}" in told
