"""A campaign: games in their order, files that are whole or refused, and the five endings."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import eldertable as et
from eldertable.bots import make_bot
from eldertable.cli import main
from eldertable.kernel import BadOption, BadRecord
from eldertable.match import Match
from eldertable.match.campaign import Campaign

WHO = ("greedy", "greedy", "greedy")


def begun(preset: str = "hard") -> Campaign:
    return Campaign(et.game("cultistorm"), WHO, preset)


def play_out(match: Match, seed: int) -> Match:
    """Bots play a game to its end."""
    bot = make_bot("greedy", seed)
    while not match.over:
        seat = match.state.speaker
        assert seat is not None
        match.answer(bot.answer(match.state, seat), seat)
    return match


@pytest.fixture(scope="module")
def one_played() -> Campaign:
    """A campaign whose first mission was played."""
    campaign = begun()
    campaign.take(play_out(campaign.next(seed=3), 3))
    return campaign


def test_a_game_leads_on_whether_it_is_won_or_lost(one_played: Campaign) -> None:
    carried = one_played.carried
    assert (carried["mission"], carried["hope"] + carried["shadow"]) == (2, 1)
    assert all(seat["investigator"] for seat in carried["seats"])
    assert one_played.options is not None
    assert one_played.options["mission"] == "2"


def test_a_campaign_is_saved_and_read_again_with_its_records(one_played: Campaign, tmp_path: Path) -> None:
    file = tmp_path / "storm.json"
    one_played.save(file)
    again = Campaign.load(file, et.game)
    assert (again.carried, again.text()) == (one_played.carried, one_played.text())
    assert str(again.played[0].replay()) == "EXACT"
    assert [path.name for path in tmp_path.iterdir()] == ["storm.json"]


def test_a_game_that_was_begun_goes_on_where_it_was_left(tmp_path: Path) -> None:
    campaign, file = begun(), tmp_path / "storm.json"
    match = campaign.next(seed=5)
    match.answer(match.state.legal()[0], match.state.speaker or 0)
    campaign.save(file)
    again = Campaign.load(file, et.game)
    assert again.next().state == match.state
    with pytest.raises(BadRecord, match="not over"):
        again.take(again.next())


def test_no_game_is_taken_out_of_its_turn(one_played: Campaign) -> None:
    other = begun()
    with pytest.raises(BadRecord, match="does not follow"):
        one_played.take(other.next(seed=4))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text[: len(text) // 2], "only a part"),
        (lambda text: "[]", "no campaign"),
        (lambda text: text.replace('"campaign": 1', '"campaign": 2'), "format 2"),
        (
            lambda text: text.replace('"shadow": 1', '"shadow": 0').replace('"hope": 1', '"hope": 0'),
            "does not follow",
        ),
        (lambda text: text.replace('"who"', '"whom"'), "cannot be read"),
        (lambda text: _with_other_answer(text), "does not verify"),
    ],
)
def test_a_file_that_cannot_be_is_refused_in_words_and_left_as_it_is(
    one_played: Campaign, tmp_path: Path, change: object, words: str
) -> None:
    file = tmp_path / "storm.json"
    broken = change(one_played.text())  # type: ignore[operator]
    assert broken != one_played.text()
    file.write_text(broken, encoding="utf-8")
    with pytest.raises(BadRecord, match=words):
        Campaign.load(file, et.game)
    assert main(["campaign", "show", str(file)]) == 1
    assert main(["campaign", "play", str(file)]) == 1
    assert file.read_text(encoding="utf-8") == broken


def _with_other_answer(text: str) -> str:
    data = json.loads(text)
    lines = data["played"][0].split("\n")
    del lines[5]
    data["played"][0] = "\n".join(lines)
    return json.dumps(data)


def test_only_a_game_with_a_campaign_has_one() -> None:
    with pytest.raises(BadOption, match="no campaign"):
        Campaign(et.game("cult"), ("greedy", "greedy"))
    with pytest.raises(BadOption, match="CS-MOD-24"):
        Campaign(et.game("cultistorm"), ("greedy", "greedy"))


def test_the_terminal_begins_shows_and_plays_a_campaign(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 3000))
    file = str(tmp_path / "storm.json")
    assert main(["campaign", "new", file, "--seats", "greedy,greedy,greedy", "--preset", "hard"]) == 0
    assert "Next: mission 1, First Drops." in capsys.readouterr().out
    assert main(["campaign", "new", file]) == 2
    assert main(["campaign", "play", file, "--seed", "3", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "Next: mission 2, The Missing Clerk." in out
    assert main(["campaign", "show", file]) == 0
    assert "Mission 1, First Drops:" in capsys.readouterr().out
