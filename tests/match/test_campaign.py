"""A campaign: games in their order, files that are whole or refused, and the five endings."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

import eldertable as et
from eldertable.bots import make_bot
from eldertable.cli import main
from eldertable.kernel import BadOption, BadRecord, Game
from eldertable.lab import simulate_campaigns
from eldertable.match import Match
from eldertable.match.campaign import Campaign
from eldertable.match.record import Record
from tests.support import rule

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
    assert again.played[0].match is not None
    assert str(again.played[0].match.replay()) == "EXACT"
    assert again.unchecked == []
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
        (lambda text: text.replace('"campaign": 2', '"campaign": 3'), "format 3, here is 2; use the version"),
        (
            lambda text: text.replace('"shadow": 1', '"shadow": 0').replace('"hope": 1', '"hope": 0'),
            "does not follow",
        ),
        (lambda text: text.replace('"who"', '"whom"'), "cannot be read"),
        (
            lambda text: text.replace('"preset": "hard"', '"preset": "hardest"', 1),
            "agreed on so: .* no preset 'hardest'",
        ),
        (
            lambda text: text.replace('"options": {}', '"options": {"relics": true}'),
            "agreed on so: relics cannot",
        ),
        (
            lambda text: text.replace('"game": "cultistorm"', '"game": "cults"'),
            "another game: there is no game 'cults'",
        ),
        (lambda text: _with_other_answer(text), "does not verify"),
        (lambda text: _with_game(text, won=None), "game 1 carried over does not follow"),
        (
            lambda text: _with_game(text, digest="0" * 32),
            "game 1, or what was agreed .* not as it was written",
        ),
        (lambda text: _with_header(text, version="3"), "version 3 of the rules of cultistorm, here is 2"),
        (lambda text: _with_header(text, version="1"), "not as it was written"),
        (lambda text: _with_header(text, content="0" * 16), "not as it was written"),
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


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            '\\"terror_places\\":4',
            '\\"terror_places\\":40',
            "game 2 is not agreed on what the games before it",
        ),
        ('\\"seal_trophies\\"', '\\"seal_trophy\\"', "game 2 is not agreed on what the games before it"),
        ('\\"terror_places\\":4', '\\"terror_places\\":5', "game 2 does not verify: line 2"),
        ('\\"seats\\":3', '\\"seats\\":4', "game 2 is another game, or was played by more"),
        ('\\"kind\\":', '\\"kin\\":', "game 2 does not verify"),
    ],
)
def test_a_game_that_was_begun_and_changed_since_is_refused_and_left_as_it_is(
    one_played: Campaign, tmp_path: Path, old: str, new: str, words: str
) -> None:
    campaign, file = Campaign.parse(one_played.text(), et.game), tmp_path / "storm.json"
    match = campaign.next(seed=4)
    match.answer(match.state.legal()[0], match.state.speaker or 0)
    before, begun, after = campaign.text().partition('"begun":')
    broken = before + begun + after.replace(old, new)
    assert broken != campaign.text()
    file.write_text(broken, encoding="utf-8")
    with pytest.raises(BadRecord, match=words):
        Campaign.load(file, et.game)
    assert main(["campaign", "play", str(file)]) == 1
    assert file.read_text(encoding="utf-8") == broken


def test_no_game_is_begun_after_the_last_one(one_played: Campaign) -> None:
    """Also not one of other rules, which would not be looked at."""
    data = json.loads(one_played.text())
    newer = with_other_words(one_played)
    over = {"mission": 8, "hope": 7, "shadow": 0, "boons": [f"BO{n}" for n in range(1, 7)]}
    found = Campaign.parse(one_played.text(), lambda _: newer)
    found.carried = {**found.carried, **over}
    assert found.over
    with pytest.raises(BadRecord, match="game 8 came after the end of the campaign"):
        found._must_be_of_elsewhere(Record.parse(data["played"][0]["record"]), 8)


def _with_other_answer(text: str) -> str:
    data = json.loads(text)
    lines = data["played"][0]["record"].split("\n")
    del lines[5]
    return _with_game(text, record="\n".join(lines))


def _with_game(text: str, **changes: object) -> str:
    """The file with something else about its first game; `won=None`: the contrary."""
    data = json.loads(text)
    game = data["played"][0]
    if "won" in changes:
        changes["won"] = not game["won"]
    data["played"][0] = {**game, **changes}
    return json.dumps(data)


def _with_one_more(text: str, number: str) -> str:
    """The file with a number of the campaign sheet raised, wherever it stands."""
    return re.sub(rf'("{number}": )(\d+)', lambda found: f"{found[1]}{int(found[2]) + 1}", text)


def _with_header(text: str, **changes: object) -> str:
    """The file with another header of the record of its first game."""
    header, _, entries = json.loads(text)["played"][0]["record"].partition("\n")
    return _with_game(text, record=json.dumps({**json.loads(header), **changes}) + "\n" + entries)


# --- what is agreed on for all missions -------------------------------------------------------------------------------

ADDED = {"narrative": "effects", "sects": ["HT"], "creatures": ["CR1"]}


@rule("CS-CAM-20", "CS-CAM-21")
def test_stories_sects_and_creatures_hold_for_every_mission_of_a_campaign() -> None:
    campaign = Campaign(et.game("cultistorm"), WHO, "hard", ADDED)
    for mission in range(1, 8):
        # Every sheet of the seven, as if all missions before it had been won.
        won = [f"BO{n}" for n in range(1, mission)]
        campaign.carried = {**campaign.carried, "mission": mission, "hope": mission - 1, "boons": won}
        assert campaign.options is not None
        state = campaign.game.new(3, 1, campaign.options, preset="hard")
        agreed = state.table.options
        assert (agreed["mission"], agreed["narrative"], agreed["creatures"]) == (
            str(mission),
            "effects",
            ["CR1"],
        )
        assert agreed["sects"] == ["HT"]


def test_what_was_agreed_on_is_kept_in_the_file_by_name_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "storm.json"
    more = ["--option", "narrative=effects", "--option", "sects=HT,LT"]
    assert main(["campaign", "new", str(file), "--seats", ",".join(WHO), "--preset", "hard", *more]) == 0
    assert (
        "Agreed on: Hard; Special sects: Hooded Tide, Lantern Orphans; Stories: stories with their effects."
        in (" ".join(capsys.readouterr().out.split()))
    )
    assert json.loads(file.read_text())["options"] == {"narrative": "effects", "sects": ["HT", "LT"]}
    campaign = Campaign.load(file, et.game)
    match = campaign.next(seed=3)
    assert (match.table.options["narrative"], match.table.options["sects"]) == ("effects", ["HT", "LT"])
    campaign.save(file)
    assert Campaign.load(file, et.game).next().table.options == match.table.options


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (
            "puzzle=yes",
            "puzzle cannot be agreed on for a whole campaign; what can: sects, creatures, narrative",
        ),
        ("mission=3", "mission cannot be agreed on"),
        ("narrative=loud", "narrative"),
        ("sects=XX", "sects"),
    ],
)
def test_what_does_not_go_with_a_campaign_is_refused_with_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str, words: str
) -> None:
    file = tmp_path / "storm.json"
    assert main(["campaign", "new", str(file), "--seats", ",".join(WHO), "--option", option]) == 2
    assert words in " ".join(capsys.readouterr().err.split())
    assert not file.exists()


def test_bots_play_whole_campaigns_with_what_was_agreed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def note(self: object, options: object, seed: int) -> object:
        seen.append(options)
        raise RuntimeError("enough")

    monkeypatch.setattr("eldertable.lab.campaigns._Sagas.play", note)
    found = simulate_campaigns(et.game("cultistorm"), WHO, 1, preset="hard", options=ADDED, workers=1)
    assert len(found.broken) == 1
    assert seen[0]["narrative"] == "effects"
    assert (seen[0]["sects"], seen[0]["mission"]) == (["HT"], "1")


# --- files of other versions ------------------------------------------------------------------------------------------


def plain(carried: object) -> object:
    """What is carried over, as it stands in a file."""
    return json.loads(json.dumps(carried))


FIRST_FORMAT = Path(__file__).parent / "campaign-format-1.json"
"""Written by an older version, in the first format: two missions and the beginning of a third, with other content."""


def with_other_words(campaign: Campaign) -> Game:
    """The game as a newer version will have it: a card is worded otherwise, and no older record can be played again."""
    files = {"locations": {"location": [{"id": "LO-F1", "en": {"name": "A Newer Name"}}]}}
    newer = et.game(campaign.game.name, content=files)
    assert newer.content_digest != campaign.game.content_digest
    return newer


def test_a_campaign_goes_on_after_a_card_was_worded_otherwise(one_played: Campaign) -> None:
    newer = with_other_words(one_played)
    found = Campaign.parse(one_played.text(), lambda _: newer)
    assert (plain(found.carried), found.won, found.unchecked) == (
        plain(one_played.carried),
        one_played.won,
        [1],
    )
    assert found.played[0].match is None
    # The next mission is played under the newer rules, from the same sheet, and is checked by them.
    found.take(play_out(found.next(seed=4), 4))
    assert found.carried["mission"] == 3
    again = Campaign.parse(found.text(), lambda _: newer)
    assert (plain(again.carried), again.won, again.unchecked) == (plain(found.carried), found.won, [1])
    assert again.text() == found.text()
    # Where the first mission was played that one can be checked, and the second cannot.
    assert Campaign.parse(found.text(), et.game).unchecked == [2]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: _with_one_more(text, "shadow"), "no mission 1 makes"),
        (lambda text: _with_one_more(text, "scars"), "not as it was written"),
        (lambda text: _with_game(text, won=None), "did not lead to"),
        (lambda text: text.replace('\\"answer\\":0', '\\"answer\\":1', 1), "not as it was written"),
        (
            lambda text: text.replace('"preset": "hard"', '"preset": "easy"', 1),
            "does not follow from the games before it",
        ),
        (
            lambda text: text.replace('"options": {}', '"options": {"narrative": "off"}'),
            "not as it was written",
        ),
    ],
)
def test_what_cannot_be_played_again_is_refused_if_somebody_has_changed_it(
    one_played: Campaign, change: object, words: str
) -> None:
    newer, broken = with_other_words(one_played), change(one_played.text())  # type: ignore[operator]
    assert broken != one_played.text()
    with pytest.raises(BadRecord, match=words):
        Campaign.parse(broken, lambda _: newer)


def test_a_game_that_was_begun_under_other_rules_begins_anew(one_played: Campaign) -> None:
    newer = with_other_words(one_played)
    campaign = Campaign.parse(one_played.text(), et.game)
    campaign.next(seed=5)
    found = Campaign.parse(campaign.text(), lambda _: newer)
    assert (found.begun, bool(found.stale)) == (None, True)
    # Until somebody plays, it is kept for the version that can go on with it.
    assert Campaign.parse(found.text(), et.game).begun is not None
    assert found.next(seed=6).header.content != campaign.next().header.content
    assert not found.stale


def test_a_file_of_the_first_format_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "storm.json"
    file.write_text(FIRST_FORMAT.read_text(encoding="utf-8"), encoding="utf-8")
    found = Campaign.load(file, et.game)
    assert (found.won, found.unchecked, found.who) == ([True, False], [1, 2], ("you:Ada", "greedy", "greedy"))
    assert (found.carried["mission"], found.carried["boons"], found.carried["banes"]) == (3, ["BO1"], ["BA2"])
    assert found.stale
    assert main(["campaign", "show", str(file)]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Mission 1, First Drops: won. It was played under other rules or with other cards" in told
    assert "Mission 2, The Missing Clerk: lost. It was played under other rules or with other cards" in told
    assert "It was begun under other rules or with other cards, and cannot go on with this version" in told
    found.save(file)
    assert Campaign.load(file, et.game).text() == found.text()
    assert json.loads(found.text())["campaign"] == 2


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text.replace('"hope": 1', '"hope": 2'), "follow"),
        (lambda text: text.replace('"BO1"', '"BO2"'), "follow"),
        (lambda text: text.replace('"mission": 3', '"mission": 5'), "follow"),
        (lambda text: re.sub(r'(hope\\+":)1', r"\g<1>0", text), "follow"),
    ],
)
def test_a_file_of_the_first_format_is_refused_if_its_sheets_do_not_follow_from_each_other(
    change: object, words: str
) -> None:
    text = FIRST_FORMAT.read_text(encoding="utf-8")
    broken = change(text)  # type: ignore[operator]
    assert broken != text
    with pytest.raises(BadRecord, match=words):
        Campaign.parse(broken, et.game)


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
