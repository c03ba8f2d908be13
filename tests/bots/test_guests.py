"""Bots from elsewhere: how they are found, what they are shown, and what comes of their faults."""

from __future__ import annotations

import json
import re
import shlex
import sys
import time
from importlib.metadata import EntryPoint, EntryPoints
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import eldertable as et
from eldertable.bots import Forfeit, Guest, Terms, guests, make_bot, seat_guest
from eldertable.bots.program import Program, question
from eldertable.cli import main
from eldertable.kernel import BadOption, EldertableError, State
from eldertable.lab import simulate, tournament
from tests.bots.steady import Steady
from tests.support import GAMES, VIGIL, wander

PAGE = Path(__file__).parents[2] / "docs" / "your-own-bot.md"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, whose modules are forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name in ("careful", "mine"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def pages_files() -> dict[str, str]:
    """The files that the page has the reader write, by name."""
    blocks = re.findall(r"```python\n# (\S+)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return dict(blocks)


def test_all_that_the_page_tells_works(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = pages_files()
    assert set(files) == {"careful.py", "from_code.py", "program_bot.py"}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    commands = re.findall(
        r"^eldertable ((?:simulate|tournament) .*)$", PAGE.read_text(encoding="utf-8"), re.M
    )
    assert len(commands) == 3
    for command in commands:
        assert main(shlex.split(command.replace("program:python", f"program:{sys.executable}"))) == 0
        shown = capsys.readouterr().out
        assert "fault" not in shown
        assert "broke off" not in shown
    exec(compile(files["from_code.py"], "from_code.py", "exec"), {})
    assert capsys.readouterr().out.endswith("[]\n")


def asked() -> tuple[State, int]:
    state = VIGIL.new(2, seed=3)
    assert state.speaker is not None
    return state, state.speaker


def test_a_guest_is_never_shown_the_table_itself() -> None:
    game = et.game("cult")
    state = game.new(2, seed=5)
    wander(state, 5, 30)
    while len(state.legal()) < 2:
        state.play(state.legal()[0])
    seat = state.speaker
    assert seat is not None
    seen: list[State] = []

    def look(world: State, seat: int) -> int:
        seen.append(world)
        return world.legal(seat)[0]

    before = state.digest()
    for seed in range(8):
        seat_guest("look", look, seed).answer(state, seat)
    assert {game.known(world, seat) for world in seen} == {game.known(state, seat)}
    assert before not in {world.digest() for world in seen}
    assert len({world.digest() for world in seen}) > 1
    seat_guest("look", look, 1, Terms(trusted=True)).answer(state, seat)
    assert seen[-1].digest() == before
    assert seen[-1] is not state


def test_whatever_a_guest_does_to_what_it_is_shown_the_table_stays_as_it_is() -> None:
    state, seat = asked()
    before = state.digest()

    def meddle(world: State, seat: int) -> int:
        answer = world.legal(seat)[0]
        world.play(answer, seat)
        return answer

    for trusted in (False, True):
        seat_guest("meddle", meddle, 1, Terms(trusted=trusted)).answer(state, seat)
        assert state.digest() == before


def raises(state: State, seat: int) -> int:
    raise ValueError("lost the thread")


def leaves(state: State, seat: int) -> int:
    raise SystemExit(3)


def dreams(state: State, seat: int) -> int:
    return 10_000


def mumbles(state: State, seat: int) -> Any:
    return "three"


def says_yes(state: State, seat: int) -> Any:
    return True


def sleeps(state: State, seat: int) -> int:
    time.sleep(5)
    return state.legal(seat)[0]


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (raises, "ValueError: lost the thread"),
        (leaves, "SystemExit"),
        (dreams, "answered 10000, which is not among the legal answers"),
        (mumbles, "answered 'three'"),
        (says_yes, "answered True"),
        (sleeps, "said nothing within 0.05 seconds"),
    ],
)
def test_a_fault_is_told_and_a_random_answer_given_or_the_game_lost(bot: Any, words: str) -> None:
    state, seat = asked()
    guest = seat_guest("mine", bot, 1, Terms(seconds=0.05))
    assert guest.answer(state, seat) in state.legal(seat)
    assert [words in fault for fault in guest.faults] == [True]
    with pytest.raises(Forfeit, match=re.escape(words)) as lost:
        seat_guest("mine", bot, 1, Terms(faults="loss", seconds=0.05)).answer(state, seat)
    assert lost.value.seat == seat


def test_a_simulation_counts_faults_and_what_was_lost_by_them() -> None:
    on = simulate(VIGIL, ["greedy", raises], 3, workers=1)
    assert (on.finished, on.forfeits, on.errors) == (3, 0, 0)
    assert len(on.faults) >= 3
    assert on.who == ("greedy", "raises")
    lost = simulate(VIGIL, ["greedy", raises], 3, workers=1, terms=Terms(faults="loss"))
    assert (lost.finished, lost.forfeits, lost.wins, lost.endings) == (3, 3, [3, 0], {"forfeit": 3})


def test_objects_play_on_several_processes_alike() -> None:
    class_by_name = [simulate(VIGIL, ["random", Steady], 6, workers=workers).wins for workers in (1, 2)]
    assert class_by_name[0] == class_by_name[1]
    assert simulate(VIGIL, [Steady(4), "random"], 4, workers=1).faults == []


def test_what_cannot_be_sent_to_other_processes_is_refused_in_words() -> None:
    with pytest.raises(BadOption, match=r"cannot be sent to other processes.*workers=1"):
        simulate(VIGIL, ["greedy", lambda state, seat: state.legal(seat)[0]], 4, workers=2)


def test_a_tournament_takes_guests_and_a_forfeit_is_a_loss(folder: Path) -> None:
    (folder / "mine.py").write_text("def broken(state, seat):\n    return -1\n")
    result = tournament(VIGIL, ["greedy", "mine:broken"], 4, seats=2, workers=1, terms=Terms(faults="loss"))
    assert [(line.bot, line.share) for line in result.lines()] == [("greedy", 1.0), ("mine:broken", 0.0)]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere_to_be_found:Bot", "the module 'nowhere_to_be_found' cannot be imported"),
        ("mine:Missing", "'mine' has no 'Missing'"),
        ("mine:number", "is no bot"),
        ("mine:Unmade", "could not be made: RuntimeError: not today"),
        ("program:", "names no program"),
        ("program:'oh", "cannot be read"),
    ],
)
def test_a_name_that_leads_nowhere_is_refused_in_words(folder: Path, name: str, words: str) -> None:
    (folder / "mine.py").write_text(
        "number = 7\n\nclass Unmade:\n    def __init__(self):\n        raise RuntimeError('not today')\n"
    )
    with pytest.raises(BadOption, match=words):
        make_bot(name, 1)


def test_a_module_that_fails_is_refused_in_words(folder: Path) -> None:
    (folder / "mine.py").write_text("1 / 0\n")
    with pytest.raises(BadOption, match="importing 'mine' failed: ZeroDivisionError"):
        make_bot("mine:Bot", 1)


@pytest.mark.parametrize(("faults", "seconds"), [("shrug", 1.0), ("loss", 0.0)])
def test_terms_that_make_no_sense_are_refused(faults: str, seconds: float) -> None:
    with pytest.raises(BadOption, match="allowed:"):
        Terms(faults=faults, seconds=seconds)


def test_an_installed_package_brings_its_bots_along(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("steady", "tests.bots.steady:Steady", guests.GROUP)

    def points(group: str, name: str = "steady") -> EntryPoints:
        return EntryPoints([point]).select(group=group, name=name)

    monkeypatch.setattr(guests, "entry_points", points)
    bot = make_bot("steady", 5)
    assert isinstance(bot, Guest)
    state, seat = asked()
    assert bot.answer(state, seat) == state.legal(seat)[-1]
    with pytest.raises(BadOption, match="bots: greedy, novice, adept, master, random, steady"):
        make_bot("oracle", 1)


# --- programs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_question_has_all_that_the_seat_may_know_and_nothing_else(game: Any) -> None:
    state = game.new(seed=2)
    wander(state, 2, 9)
    while len(state.legal()) < 2:
        state.play(state.legal()[0])
    seat = state.speaker
    told = json.loads(json.dumps(question(state, seat, 1.0)))
    assert [one["answer"] for one in told["answers"]] == state.legal(seat)
    assert [game.answer(state, one["meaning"]) for one in told["answers"]] == state.legal(seat)
    assert all(one["words"] for one in told["answers"])
    assert json.loads(json.dumps(question(game.determinize(state, seat, 7), seat, 1.0))) == told


def program(folder: Path, text: str, seconds: float = 5.0) -> Program:
    file = folder / "bot.py"
    file.write_text("import json, sys, time\n" + text)
    return Program(f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}", 1, seconds)


@pytest.mark.parametrize("said", ['{"answer": 0}', "0"])
def test_a_program_answers_with_a_number_or_an_object(folder: Path, said: str) -> None:
    state, seat = asked()
    bot = program(folder, f"for line in sys.stdin: print({said!r}, flush=True)")
    assert [bot.answer(state, seat) for _ in range(3)] == [0, 0, 0]
    assert bot.starts == 1
    bot.close()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("for line in sys.stdin: print('hello', flush=True)", "which is no JSON"),
        ("for line in sys.stdin: print('{}', flush=True)", "write a number"),
        ("for line in sys.stdin: print('[true]', flush=True)", "write a number"),
        ("sys.stdin.readline()", "the program has ended"),
        ("time.sleep(60)", "said nothing within 1 seconds"),
    ],
)
def test_a_program_that_talks_nonsense_ends_or_is_silent_is_told_of(
    folder: Path, text: str, words: str
) -> None:
    state, seat = asked()
    bot = program(folder, text, seconds=1.0 if "sleep" in text else 20.0)
    with pytest.raises(EldertableError, match=words):
        bot.answer(state, seat)
    bot.close()
    assert bot.running is None


def test_a_program_that_falls_over_is_started_again_but_not_for_ever(folder: Path) -> None:
    state, seat = asked()
    bot = program(folder, "sys.stdin.readline(); print(0, flush=True)", seconds=20.0)
    answered = []
    for _ in range(12):
        try:
            answered.append(bot.answer(state, seat))
        except EldertableError as error:
            last = str(error)
    assert answered == [0] * 5
    assert "ended 5 times; it is not started again" in last


def test_a_program_that_is_not_there_is_told_of() -> None:
    state, seat = asked()
    with pytest.raises(EldertableError, match="cannot be started"):
        Program("/nowhere/at/all", 1, 1.0).answer(state, seat)


def test_a_guest_plays_against_a_person_in_the_terminal(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "mine.py").write_text("def last(state, seat):\n    return state.legal(seat)[-1]\n")
    monkeypatch.setattr(sys, "stdin", StringIO("run\n"))
    assert main(["play", "cult", "--seats", "mine:last,greedy", "--seed", "3", "--plain"]) == 0
    assert "wins" in capsys.readouterr().out
