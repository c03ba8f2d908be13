"""The command line: what each command prints, and one line for whatever it cannot do."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import eldertable as et
import eldertable.cli
from eldertable.cli import main, playing
from eldertable.cli.asking import app
from eldertable.cli.playing import _left
from eldertable.match import Match
from tests.bots.test_review import played
from tests.kernel.onepage import Vigil
from tests.support import ROOT, VIGIL


@dataclass
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command where The Vigil is known, with something typed."""
    monkeypatch.setattr(et, "_registered", {Vigil.name: Vigil})
    monkeypatch.setattr(et, "_opened", {})

    def command(words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(shlex.split(words))
        return Ran(code, *capsys.readouterr())

    return command


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A game of a few answers in a file."""
    file = tmp_path / "game.jsonl"
    run("play the-vigil --seed 7", f"1\n1\n1\nsave {file}\n")
    return file


# --- what goes well -----------------------------------------------------------------------------------------


def test_play_is_against_greedy_bots_if_nothing_else_is_said(run: Run) -> None:
    ran = run("play the-vigil --seed 7")
    assert (ran.code, ran.err) == (0, "")
    assert "Watcher 1 (you):" in ran.out
    assert "Watcher 2 (bot: greedy):" in ran.out


def test_play_takes_seats_options_presets_and_languages(run: Run) -> None:
    assert "Watcher 3 (bot: random):" in run("play the-vigil --seats you:Ann,greedy,random").out
    assert "Watcher 4 (bot: greedy):" in run("play the-vigil --seats 4").out
    assert "Nobody is here" in run("play the-vigil --seats 0", "look\n").out
    assert "Night 1 of 2" in run("play the-vigil --option nights=2").out
    assert "Night 1 of 5" in run("play the-vigil --preset long-winter").out
    assert "Night 1 of 4" in run("play the-vigil --preset long-winter --option nights=4").out
    assert "Noc 1 z 3" in run("play the-vigil --lang pl").out


def test_learn_begins_with_the_first_lesson_and_lists_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n17\n"))
    assert main(["learn", "cult"]) == 0
    shown = capsys.readouterr().out
    assert "A lesson: Your first round." in shown
    assert "Note 2 of 15: Send your Priest of strength 3 to the Forum." in shown
    assert "Note 3 of 15" in shown
    assert main(["learn", "cult", "--list"]) == 0
    assert "eldertable learn cult first-game: Your first round, 15 notes\n" in capsys.readouterr().out
    assert main(["learn", "cult", "knitting"]) == 2
    assert "cult has no lesson 'knitting'; lessons: first-game, bribes" in capsys.readouterr().err


def test_a_game_without_lessons_says_so(run: Run) -> None:
    assert run("learn the-vigil --list").out == "The Vigil\nThe Vigil has no lessons.\n"
    ran = run("learn the-vigil")
    assert (ran.code, ran.err) == (2, "eldertable: the-vigil has no lesson None; lessons: none\n")


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    one, same, other = (run(f"play the-vigil --seed {seed}", "1\n" * 20).out for seed in (7, 7, 8))
    assert one == same != other


def test_play_asks_which_game_if_there_are_several(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(et, "games", lambda: ("another", "the-vigil"))
    monkeypatch.setattr(et, "game", lambda name, content=None: VIGIL)
    question = "Which game? Type a number from 1 to 2, or part of a title.\n"
    games = f"1. The Vigil\n2. The Vigil\n{question}"
    assert run("play", "2\n").out.startswith(f"{games}> 2\nThe Vigil\n")
    # What fits none, or both, is asked again.
    assert run("play", "3\nvigil\n1\n").out.startswith(
        f"{games}> 3\n{question}> vigil\n{question}> 1\nThe Vigil\n"
    )
    assert run("play", "").code == 2


def test_a_saved_game_goes_on(run: Run, saved: Path) -> None:
    ran = run(f"play --from {saved}", "1\n" * 50)
    assert ran.code == 0
    assert "The game is over" in ran.out


def test_a_saved_game_starts_no_bots_of_its_own_unless_one_says_so(
    run: Run, saved: Path, tmp_path: Path
) -> None:
    first, *rest = saved.read_text().splitlines()

    def of(bot: str) -> None:
        saved.write_text("\n".join([json.dumps({**json.loads(first), "who": ["you", bot]}), *rest]))

    made = tmp_path / "made"
    of(f"program:touch {made}")
    ran = run(f"play --from {saved}", "1\n" * 50)
    assert (ran.code, ran.out) == (2, "")
    assert f"would start bots of its own, and so run their code: program:touch {made}; if you" in ran.err
    assert "--own-bots" in ran.err
    assert not made.exists()
    of("tests.bots.steady:Steady")
    assert run(f"play --from {saved}", "1\n" * 50).code == 2
    ran = run(f"play --from {saved} --own-bots", "1\n" * 50)
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over" in ran.out
    assert "fault" not in ran.out


def test_a_campaign_seats_no_bots_of_ones_own(run: Run, tmp_path: Path) -> None:
    ran = run(f"campaign new {tmp_path / 'story.json'} the-vigil --seats you,nowhere:Bot")
    assert ran.code == 2
    assert "'nowhere:Bot' cannot sit down" in ran.err
    assert "of your own" not in ran.err
    assert "of your own" in run("play the-vigil --seats you,cat").err


def test_every_command_stands_in_the_readme_and_in_a_chapter() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    names = [name for name in app if not name.startswith("-")]
    assert "tournament" in names
    for name in names:
        assert re.search(rf"eldertable {name}\b", readme), name
        assert re.search(rf"\b{name}\b", eldertable.cli.__doc__ or ""), name
    rooms = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    (row,) = [row for row in rooms.splitlines() if row.startswith("| cli |")]
    for chapter in ("playing", "campaigning", "talking", "studying", "reading"):
        assert f"`{chapter}.py`" in row


def test_replay_tells_a_game_and_that_it_is_exact(run: Run, saved: Path) -> None:
    ran = run(f"replay {saved}")
    assert ran.code == 0
    assert "0 Night 1 falls. [VIG-06]" in ran.out
    assert re.search(r"^EXACT, entries: \d+$", ran.out.splitlines()[-1])
    assert "Zapada noc 1." in run(f"replay {saved} --lang pl").out
    part = run(f"replay {saved} --to 1")
    assert part.out.splitlines()[-1] == "EXACT, entries: 1"
    assert len(part.out) < len(ran.out)


def test_the_key_of_dice_that_nobody_chose_is_told_only_after_the_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    played = run("play the-vigil --seats greedy,greedy", f"save {file}\n")
    match = Match.load(file)
    key = match.state.key.hex()
    assert match.header.seed == key
    assert key not in played.out
    assert key not in run(f"replay {file}").out
    assert key not in str(_left(match))
    match.end("abandoned")
    match.save(file)
    assert f"Seed {key}." in run(f"replay {file}").out


def test_replay_tells_the_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play the-vigil --seats greedy,greedy --seed 7", f"save {file}\n")
    run(f"play --from {file}", f"\n\n\n\n\n\n\n\nsave {file}\n")
    finished = run(f"play --from {file}", "run\n").out
    assert "The game is over" in finished


def test_review_looks_back_at_a_finished_game_with_the_eyes_of_a_seat(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    played().save(file)
    ran = run(f"review {file} --budget 200")
    assert (ran.code, ran.err) == (0, "")
    assert "a look back at" in ran.out
    assert "The chance of winning with each answer that was given" in ran.out
    assert re.search(r"^ +\d+ +\d+% .* the end$", ran.out, re.MULTILINE)
    assert ran.out == run(f"review {file} --budget 200 --seat 1").out
    assert ran.out != run(f"review {file} --budget 200 --seat 2").out
    assert "spojrzenie wstecz" in run(f"review {file} --budget 200 --lang pl").out


def test_review_says_what_is_wrong_with_what_it_is_given(run: Run, saved: Path, tmp_path: Path) -> None:
    file = tmp_path / "whole.jsonl"
    played().save(file)
    for words, code, said in (
        (f"review {saved}", 1, "is not over: play it to its end first"),
        (f"review {file} --seat 3", 2, "there is no seat 3 at this table; seats: 1 to 2"),
        (f"review {file} --seat 0", 2, "there is no seat 0 at this table"),
        (f"review {file} --budget 0", 2, "0 is no budget to think with; allowed: a number from 1 on"),
        (f"review {tmp_path / 'none.jsonl'}", 1, "none.jsonl"),
    ):
        ran = run(words)
        assert (ran.code, ran.out) == (code, ""), words
        assert said in ran.err
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:-1], lines[-1][:20]]) + "\n")
    assert run(f"review {file}").code == 1
    of_another = [lines[0].replace(f'"version":"{VIGIL.version}"', '"version":"0.0.1"'), *lines[1:]]
    file.write_text("\n".join(of_another) + "\n")
    ran = run(f"review {file}")
    assert ran.code == 1
    assert "0.0.1" in ran.err


def test_simulate_prints_what_happened(run: Run) -> None:
    ran = run("simulate the-vigil --seats greedy,random -n 20 --seed 3 --workers 1")
    assert (ran.code, ran.err) == (0, "")
    assert "20 games, 20 finished, 0 errors" in ran.out
    assert re.search(r"seat 0: bot greedy, wins \d+, share [\d.]+%, 95% interval [\d.]+% to [\d.]+%", ran.out)
    assert "decisions in" in ran.out


def test_simulate_says_one_seat_of_one(run: Run) -> None:
    assert "The Vigil, 1 seat\n" in run("simulate the-vigil --seats greedy -n 1 --workers 1").out


def test_simulate_tells_what_each_role_won(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "fair share" not in run("simulate the-vigil -n 2 --workers 1").out
    monkeypatch.setattr(Vigil, "role", lambda self, state, side: f"keeper {side % 2}")
    ran = run("simulate the-vigil --seats 2 -n 20 --workers 1")
    assert re.search(
        r"keeper 1: games 20, won \d+, share [\d.]+%, 95% interval .*, of a fair share \d\.\d\d", ran.out
    )
    report = json.loads(run("simulate the-vigil --seats 2 -n 20 --workers 1 --json").out)
    assert set(report["roles"]) == {"keeper 0", "keeper 1"}
    assert report["roles"]["keeper 1"]["fair"] == 10
    assert sum(report["endings"].values()) == 20


def test_simulate_as_json(run: Run) -> None:
    ran = run("simulate the-vigil --seats 3 -n 20 --workers 1 --json")
    report = json.loads(ran.out)
    assert report["games"] == report["finished"] == 20
    assert report["who"] == ["greedy"] * 3
    assert sum(report["wins"]) + report["shared"] + report["others"] == 20
    assert {"errors", "decisions", "seconds"} <= set(report)


def test_a_broken_game_makes_simulate_fail(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Vigil, "greedy", lambda self, state, seat: 99)
    ran = run("simulate the-vigil -n 2 --workers 1")
    assert ran.code == 1
    assert "seed 0 broke off: IllegalAnswer" in ran.out
    assert json.loads(run("simulate the-vigil -n 2 --workers 1 --json").out)["errors"] == 2


def test_check_says_that_nothing_is_wrong(run: Run) -> None:
    ran = run("check the-vigil -n 2 --workers 1 --seats 2")
    assert (ran.code, ran.err) == (0, "")
    checked = r"the-vigil: 6 games, \d+ decisions, 0 lessons, 1 dossiers, nothing wrong\n"
    refused = r"\d+ refusals in 4 sentences, 0\.0% of them say only that it is not possible now\n"
    assert re.fullmatch(checked + refused, ran.out)
    assert run("check the-vigil -n 1 --workers 1 --seats greedy,random --option nights=1 --every").code == 0


def test_a_failed_check_can_be_run_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Vigil, "audit", lambda self, state: ["an omen is gone"] if state.night == 2 else [])
    ran = run("check the-vigil -n 3 --workers 1 --seats 2")
    assert ran.code == 1
    assert "components: an omen is gone" in ran.out
    answers = re.search(r"^answers: (.*) as \[seat, answer\]$", ran.out, re.MULTILINE)
    assert answers is not None
    assert json.loads(answers[1])
    again = re.search(r"^again: +eldertable (.*)$", ran.out, re.MULTILINE)
    assert again is not None
    assert run(f"{again[1]} --workers 1").out.splitlines()[2:] == ran.out.splitlines()[2:]


def test_games_are_listed_with_their_options(run: Run) -> None:
    assert "the-vigil: title The Vigil, seats 0, 1, 2, 3, 4 (default 2), languages en, pl" in run("games").out
    more = run("games the-vigil").out
    assert "nights: Nights [VIG-18]\n  a number from 1 to 5; default: 3" in more
    assert "preset long-winter: nights=5, bell=no" in more
    levels = run("games cultistorm").out
    assert "preset hard: gaunt_choir=yes, terror_places=4, endgame_crystals=2\n" in levels
    assert "\n  with 4 seats: terror_places=5, terror_ahead=3\n" in levels
    assert "\n  arkham | innsmouth; default: arkham\n" in run("games eldritch-arkham").out
    assert "\n    I1: Quiet before the Storm\n" in run("games rise-of-the-cults").out
    arkham = run("games eldritch-arkham").out
    assert "\n    nodens: Nodens\n" in arkham
    assert "        Scores by: Each turn 1 Omen point for each abducted unit" in arkham
    assert "\n    Length: Shorter, if you let them.\n" in arkham
    assert "terror_places: Places of the terror circle [CS-CMP-01]" in levels
    assert "\n  The more places, the longer it takes until the Endgame: 6 is easier, 4 is harder.\n" in levels


def test_what_has_a_dossier_is_told_by_it_and_not_a_second_time(run: Run) -> None:
    told = run("games cultistorm").out
    game = et.game("cultistorm")
    assert "\n    Adds: A world behind every Great Old One." in told
    for name in ("other_worlds", "events", "easy", "grim"):
        assert game.about(name, "en")
        assert game.about(name, "en") not in told


def test_rules_by_number_section_or_words(run: Run) -> None:
    assert run("rules the-vigil").out.count("VIG-") >= 19
    assert "VIG-07 Dream" in run("rules the-vigil VIG-07").out
    assert "VIG-07 Dream" in run("rules the-vigil 07").out
    assert run("rules vig-07").out == run("rules the-vigil VIG-07").out
    found = run("rules the-vigil courage").out
    assert "VIG-11" in found
    assert "VIG-06" not in found


def test_the_guide_and_the_words_of_a_game(run: Run) -> None:
    words = run("rules cult --glossary").out
    assert words.startswith("Words of the game\nActive Location: ")
    assert "The goal" not in words
    whole = run("rules cult --guide").out
    assert "\nThe goal\n" in whole
    assert words in whole
    assert run("rules cult mob --glossary").out.startswith("Mob: Four Mobs win the game.")
    assert run("rules rise-of-the-cults --glossary --lang pl").out.startswith("Słowa gry\n")
    missing = run("rules cult whale --glossary")
    assert missing.code != 0
    assert "no word called" in missing.err
    assert "cannot be played in the language" in run("rules cult --guide --lang pl").err


def test_where_a_rule_stands(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text('\n@rule("VIG-06 to VIG-08")\n')
    monkeypatch.chdir(tmp_path)
    told = run("rules --where VIG-07").out.splitlines()
    assert [line for line in told if not line.startswith("/")] == [
        "Ledger:",
        "Code:",
        "Content: none",
        "Tests:",
        'tests/test_it.py:2: @rule("VIG-06 to VIG-08")',
    ]
    assert re.fullmatch(r"/\S+rules\.md:\d+: - \*\*VIG-07\*\* Dream.*", told[1])
    assert run("rules the-vigil --where 07").out.splitlines() == told
    monkeypatch.chdir(tmp_path.parent)
    assert run("rules --where VIG-07").out.endswith(
        f"\nTests: only in a checkout, and {tmp_path.parent} is in none\n"
    )


def test_coverage_in_a_checkout(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests").mkdir()
    cited = "\n".join(f"rule('{rule}')" for rule in list(VIGIL.rules.rules)[1:])
    (tmp_path / "tests" / "test_it.py").write_text(cited)
    monkeypatch.chdir(tmp_path)
    assert run("rules --coverage the-vigil").out == "VIG-01\n"
    assert run("rules --coverage --summary the-vigil").out == run("rules --summary the-vigil").out
    total = len(VIGIL.rules)
    assert (
        run("rules --summary the-vigil").out
        == f"the-vigil: {total} ids, {total - 1} tested, 0 marked, 1 missing\n"
    )
    (tmp_path / "tests" / "test_it.py").write_text(f"{cited}\nrule('VIG-01')")
    assert run("rules --coverage the-vigil").out == ""


def test_help_and_version(run: Run) -> None:
    assert "simulate" in run("--help").out
    assert "--seats" in run("play --help").out
    assert run("--version").out == f"{et.__version__}\n"


# --- what goes wrong ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("simulate chess", 2, "there is no game 'chess'; games: "),
        ("play chess", 2, "there is no game 'chess'; games: "),
        ("rules chess x", 2, "there is no game 'chess'; games: "),
        ("games chess", 2, "there is no game 'chess'; games: "),
        ("simulate", 2, "GAME"),
        ("dance", 2, 'Unknown command "dance". Available commands: '),
        ("play the-vigil --tempo 3", 2, "Unknown option: --tempo. See eldertable play --help"),
        ("simulate the-vigil -n many", 2, 'Invalid value for -n: unable to convert "many"'),
        ("simulate the-vigil -n 0", 2, "0 games cannot be played; allowed: 1 or more"),
        ("simulate the-vigil --workers 0", 2, "allowed: 1 or more"),
        ("simulate the-vigil --seats 9", 2, "cannot be played with 9 seats; allowed: 0, 1, 2, 3, 4"),
        (
            "simulate the-vigil --seats you,random",
            2,
            "seats: a number, or a list of greedy, novice, adept, master, random",
        ),
        (
            "play the-vigil --seats you,cat",
            2,
            "'cat' cannot sit down; seats: a number, or a list of you, you:NAME, ",
        ),
        ("play the-vigil --seats greedy:Bob,you", 2, "'greedy:Bob' cannot sit down"),
        ("play the-vigil --seats " + "9" * 5000, 2, "cannot sit down"),
        ("play the-vigil --seats -1", 2, "'-1' cannot sit down"),
        ("play the-vigil --lang de", 2, "in the language 'de'; languages: en, pl"),
        ("play the-vigil --preset summer", 2, "no preset 'summer'; presets: long-winter"),
        ("play the-vigil --option tide=3", 2, "there is no option 'tide'; options: nights, bell, oil"),
        ("play the-vigil --option nights=9", 2, "allowed: a number from 1 to 5"),
        ("play the-vigil --option nights", 2, "write NAME=VALUE"),
        ("play the-vigil --option oil=1,2,3", 2, "option oil needs 2 values"),
        ("play the-vigil --content nowhere", 1, "nowhere: there is no such content folder"),
        ("play the-vigil --from nowhere", 2, "--from goes on with what was agreed: leave out the game"),
        ("play --from nowhere", 1, "nowhere cannot be read: No such file or directory"),
        ("replay nowhere", 1, "nowhere cannot be read: No such file or directory"),
        ("replay .", 1, "cannot be read"),
        ("check the-vigil -n 0", 2, "allowed: 1 or more"),
        ("check the-vigil --seats oracle", 2, "'oracle' cannot sit down"),
        ("rules the-vigil whale", 2, "has no rule 'whale'"),
        ("rules --where VIG-70", 2, "there is no rule 'VIG-70'; near ones: "),
        ("rules the-vigil --where whale", 2, "there is no rule 'whale'"),
        ("rules the-vigil dream --where VIG-07", 2, "--where takes one id and no words; leave out 'dream'"),
    ],
)
def test_bad_input_is_answered_in_one_line(run: Run, words: str, code: int, said: str) -> None:
    ran = run(words)
    assert (ran.code, ran.out) == (code, "")
    assert said in ran.err
    assert re.fullmatch(r"eldertable: .*\n", ran.err)


def test_broken_content_is_named(run: Run, tmp_path: Path) -> None:
    shutil.copytree(VIGIL.folder / "content", tmp_path, dirs_exist_ok=True)
    some = sorted(tmp_path.glob("*.toml"))[0]
    some.write_text("this is [no toml")
    ran = run(f"simulate the-vigil --content {tmp_path}")
    assert ran.code == 1
    assert re.fullmatch(rf"eldertable: {some.name}: .*\n", ran.err)


def test_other_content_is_played(run: Run, tmp_path: Path) -> None:
    shutil.copytree(VIGIL.folder / "content", tmp_path, dirs_exist_ok=True)
    assert run(f"simulate the-vigil -n 2 --workers 1 --content {tmp_path}").code == 0


def test_a_damaged_record_is_named_with_its_line(run: Run, saved: Path) -> None:
    lines = saved.read_text().splitlines()
    damaged = {
        "\n".join(lines)[:-9]: rf"line {len(lines)} is cut off",
        "\n".join([*lines[:2], *lines[3:]]): "line 3: entry 2 belongs here",
        "\n".join(lines).replace('"answer":1', '"answer":0'): r"line \d+: entry \d+ leads to something else",
        "hello": "line 1: this is not the record of a match",
        "\n".join(lines).replace("the-vigil", "chess"): "line 1: there is no game 'chess'",
    }
    for text, said in damaged.items():
        saved.write_text(text)
        for words in (f"replay {saved}", f"play --from {saved}"):
            ran = run(words)
            told = words.startswith("replay") and "leads to" in said
            assert (ran.code, bool(ran.out)) == (1, told)
            assert re.fullmatch(rf"eldertable: {saved}: {said}.*\n", ran.err)
    saved.write_text("\n".join(lines))
    assert run(f"replay {saved} --to 99").code == 2


def test_a_record_from_elsewhere_does_not_steer_the_terminal(run: Run, saved: Path) -> None:
    first, *rest = saved.read_text().splitlines()
    header = json.loads(first)
    for change in ({"who": ["you:Ada\x1b[2J", "greedy"]}, {"\x1b[2J": 1}, {"game": "\x1b[2J"}):
        saved.write_text("\n".join([json.dumps({**header, **change}), *rest]))
        for words in (f"replay {saved}", f"play --from {saved}"):
            ran = run(words)
            assert "[2J" in ran.out + ran.err or "who" in change
            assert "\x1b" not in ran.out + ran.err


def test_coverage_outside_a_checkout_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for words in ("rules --coverage the-vigil", "rules --summary", "bench"):
        ran = run(words)
        assert (ran.code, ran.out) == (1, "")
        assert "is not in a checkout" in ran.err


def test_bench_needs_its_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests").mkdir()
    monkeypatch.chdir(tmp_path)
    assert run("bench").err == f"eldertable: {tmp_path} has no bench/speed.py\n"
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "speed.py").write_text("import sys\nsys.exit(len(sys.argv))")
    assert run("bench --seconds 3").code == 3


def test_broken_rules_are_not_the_players_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.kernel.onepage import Dawn

    monkeypatch.setattr(Dawn, "run", lambda self, state: state.then(Dawn()))
    ran = run("play the-vigil --seats 0", "run\n")
    assert ran.code == 1
    assert "not your fault" in ran.err


def test_ctrl_c_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Vigil, state: object, seat: int) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(Vigil, "greedy", interrupted)
    ran = run("play the-vigil --seats greedy,you", "1\n" * 20)
    assert (ran.code, ran.err) == (130, "eldertable: stopped\n")
    stopped = run("simulate the-vigil -n 5 --workers 1")
    assert stopped.code == 130
    assert "stopped early" in stopped.out


# --- as a process -------------------------------------------------------------------------------------------


def hear_ctrl_c() -> None:
    """As at a terminal: whoever runs the tests in the background of a script has Ctrl-C ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def process(*words: str) -> subprocess.Popen[str]:
    """A command in a process group of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "eldertable", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        text=True,
        errors="surrogateescape",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )


def test_strange_letters_do_not_stop_a_game() -> None:
    with process("play", "rise-of-the-cults", "--seed", "1") as running:
        out, err = running.communicate("\udcff\udcfe\nquit\n", timeout=60)
    assert (running.returncode, err) == (0, "")
    assert "You leave the table" in out


def test_as_a_module() -> None:
    with process("--version") as running:
        assert running.communicate(timeout=60) == (f"{et.__version__}\n", "")


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    with process("rules", et.games()[0]) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == ""
        assert running.wait(timeout=60) == 1


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs Linux")
def test_workers_end_with_who_started_them() -> None:
    with process("check", et.games()[0], "-n", "1000000", "--workers", "2") as running:
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        while len(workers := [child for child in children.read_text().split() if is_worker(child)]) < 2:
            time.sleep(0.1)
        running.kill()
        for _ in range(600):
            if not any(map(is_worker, workers)):
                return
            time.sleep(0.1)
    pytest.fail(f"workers {workers} go on for nobody")


def is_worker(pid: str) -> bool:
    """Whether this process lives and is one of a pool."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs Linux")
def test_ctrl_c_stops_all_workers_and_shows_what_was_played() -> None:
    seats = ",".join(["random"] * et.game(et.games()[0]).default_seats)
    words = ["simulate", et.games()[0], "--seats", seats, "-n", "1000000", "--workers", "2", "--json"]
    with process(*words) as running:
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        while len(children.read_text().split()) < 2:
            time.sleep(0.1)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (130, "")
    report = json.loads(out)
    assert report["stopped"]
    assert report["finished"] == report["games"] < 1_000_000


def test_hints_in_the_terminal_come_from_whom_one_wants_or_from_nobody(run: Run) -> None:
    game = "play the-vigil --seed 7 --seats you,greedy"
    assert "compared in" in run(f"{game} --hints adept", "hint\nquit\n").out
    off = run(f"{game} --hints off", "hint\nquit\n")
    assert "Hints are turned off for this game." in off.out
    assert "compared in" not in off.out
    wrong = run(f"{game} --hints novice")
    assert (wrong.code, wrong.out) == (2, "")
    assert "'novice' gives no hints; allowed: adept, master" in wrong.err


def test_simulate_gives_bots_the_budget_that_is_said(run: Run) -> None:
    simulate = "simulate the-vigil --seats master,greedy -n 2 --workers 1 --json"
    told = [json.loads(run(f"{simulate} --playouts {playouts}").out) for playouts in (0, 30)]
    assert [one["budget"] for one in told] == [{"playouts": n, "seconds": None} for n in (0, 30)]
    habit = json.loads(run("simulate the-vigil --seats 2 -n 2 --workers 1 --json").out)
    assert told[0]["decisions"] == habit["decisions"]
    for wrong in ("--playouts -1", "--seconds 0"):
        ran = run(f"{simulate} {wrong}")
        assert (ran.code, ran.out) == (2, "")
        assert "nobody thinks for" in ran.err


def test_bots_are_printed_with_their_budget_and_what_they_are(run: Run) -> None:
    told = run("bots")
    assert told.code == 0
    assert "master: budget 240 playouts a decision, 1 s at most where people wait, about the same" in told.out
    assert told.out.startswith("greedy: about takes what looks sensible now")


def test_novices_say_why_in_the_terminal_and_in_a_replay_unless_one_wants_no_reasons(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "novice_says_why", lambda match, seat, answer: {"en": "Watcher 2: because."})
    game, file = "play the-vigil --seats you,novice --seed 7", tmp_path / "game.jsonl"
    told = run(game, "1\n" * 3 + f"save {file}\nquit\n").out
    assert "\n  Watcher 2: because.\n" in told
    replayed = run(f"replay {file}").out
    assert re.search(r"^\d+ Watcher 2: because\.$", replayed, re.MULTILINE)
    assert "EXACT" in replayed
    assert "because" not in run(f"{game} --no-reasons", "1\n" * 3 + "quit\n").out
