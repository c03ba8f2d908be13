"""Bots from elsewhere: how they are found, what they are shown, and what comes of their faults."""

from __future__ import annotations

import json
import re
import shlex
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import EntryPoint, EntryPoints
from io import StringIO
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import eldertable as et
from eldertable.bots import Forfeit, Guest, Terms, guests, make_bot, seat_guest
from eldertable.bots import program as programs
from eldertable.bots.program import Program, question
from eldertable.cli import main
from eldertable.kernel import BadOption, EldertableError, State
from eldertable.lab import simulate, tournament
from tests.bots.steady import Steady
from tests.kernel.onepage import Vigil
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


@pytest.fixture
def vigil(monkeypatch: pytest.MonkeyPatch) -> str:
    """The command line knows The Vigil, which is short, and nothing else."""
    monkeypatch.setattr(et, "_registered", {Vigil.name: Vigil})
    monkeypatch.setattr(et, "_opened", {})
    return Vigil.name


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
    seconds = 0.05 if bot is sleeps else 20.0
    guest = seat_guest("mine", bot, 1, Terms(seconds=seconds))
    assert guest.answer(state, seat) in state.legal(seat)
    assert [words in fault for fault in guest.faults] == [True]
    with pytest.raises(Forfeit, match=re.escape(words)) as lost:
        seat_guest("mine", bot, 1, Terms(faults="loss", seconds=seconds)).answer(state, seat)
    assert lost.value.seat == seat


class Numeric:
    """A whole number that is no int, such as those of numpy."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_a_number_of_another_kind_is_an_answer() -> None:
    state, seat = asked()
    last = state.legal(seat)[-1]
    guest = seat_guest("numeric", lambda state, seat: Numeric(last), 1)
    answer = guest.answer(state, seat)
    assert (answer, type(answer), guest.faults) == (last, int, [])


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
        ("mine:Gone", "could not be made: SystemExit: 4"),
        ("program:", "names no program"),
        ("program:'oh", "cannot be read"),
    ],
)
def test_a_name_that_leads_nowhere_is_refused_in_words(folder: Path, name: str, words: str) -> None:
    (folder / "mine.py").write_text(
        "number = 7\n\nclass Unmade:\n    def __init__(self):\n        raise RuntimeError('not today')\n"
        "\nclass Gone:\n    def __init__(self):\n        raise SystemExit(4)\n"
    )
    with pytest.raises(BadOption, match=words):
        make_bot(name, 1)


@pytest.mark.parametrize(
    ("text", "words"), [("1 / 0\n", "ZeroDivisionError"), ("import sys\nsys.exit(3)\n", "SystemExit: 3")]
)
def test_a_module_that_fails_is_refused_in_words(folder: Path, text: str, words: str) -> None:
    (folder / "mine.py").write_text(text)
    with pytest.raises(BadOption, match=f"importing 'mine' failed: {words}"):
        make_bot("mine:Bot", 1)


@pytest.mark.parametrize(
    ("faults", "seconds"),
    [("shrug", 1.0), ("loss", 0.0), ("loss", float("inf")), ("loss", float("nan")), ("loss", 86_401)],
)
def test_terms_that_make_no_sense_are_refused(faults: str, seconds: float) -> None:
    with pytest.raises(BadOption, match="allowed:"):
        Terms(faults=faults, seconds=seconds)


def install(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """From now on an installed package names a bot."""
    point = EntryPoint(name, value, guests.GROUP)

    def points(group: str, name: str = name) -> EntryPoints:
        return EntryPoints([point]).select(group=group, name=name)

    monkeypatch.setattr(guests, "entry_points", points)


def test_an_installed_package_brings_its_bots_along(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install(monkeypatch, "steady", "tests.bots.steady:Steady")
    bot = make_bot("steady", 5)
    assert isinstance(bot, Guest)
    state, seat = asked()
    assert bot.answer(state, seat) == state.legal(seat)[-1]
    with pytest.raises(BadOption, match="bots: greedy, novice, adept, master, random, steady"):
        make_bot("oracle", 1)
    assert main(["simulate", "cult", "--seats", "greedy,study"]) == 2
    assert (
        "'study' cannot sit down; seats: a number, or a list of greedy, novice, adept, master, random, steady, or"
        in (capsys.readouterr().err)
    )
    assert main(["bots"]) == 0
    assert "steady: about comes with a package that is installed here\n" in capsys.readouterr().out


def test_a_package_whose_bot_is_missing_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "lost", "nowhere_to_be_found:Bot")
    with pytest.raises(BadOption, match="'nowhere_to_be_found:Bot' cannot be loaded: ModuleNotFoundError"):
        make_bot("lost", 1)


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


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for another thread or process."""
    for _ in range(3000):
        if true():
            return
        time.sleep(0.01)
    pytest.fail("it never came about")


def test_a_line_too_many_is_no_answer_to_the_next_question(folder: Path) -> None:
    state, seat = asked()
    bot = program(folder, "for line in sys.stdin: print('0\\n1', flush=True)", seconds=20.0)
    for _ in range(3):
        assert bot.answer(state, seat) == 0
        running = bot.running
        assert running is not None
        wait_until(lambda running=running: not running.heard.empty())  # type: ignore[misc]
    bot.close()


def test_a_program_that_never_stops_talking_is_not_listened_to(folder: Path) -> None:
    state, seat = asked()
    bot = program(folder, "sys.stdin.readline()\nwhile True: print(0)", seconds=20.0)
    assert bot.answer(state, seat) == 0
    running = bot.running
    assert running is not None
    wait_until(lambda: running.too_much)
    assert running.heard.qsize() <= programs.MOST_UNASKED + 1
    with pytest.raises(EldertableError, match="more than 16 lines that nobody had asked for"):
        bot.answer(state, seat)
    assert running.process.poll() is not None


def test_a_program_that_does_not_read_is_ended_and_started_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = asked()
    deaf_at_first = "if not open('starts', 'a+').tell(): open('starts', 'w').write('1'); time.sleep(60)\n"
    bot = program(folder, deaf_at_first + "for line in sys.stdin: print(0, flush=True)", seconds=20.0)

    def ask() -> None:
        with suppress(EldertableError):
            bot.answer(state, seat)

    # More than a pipe holds.
    monkeypatch.setattr(programs, "question", lambda *given: {"view": "x" * 1_000_000})
    asking = Thread(target=ask, daemon=True)
    asking.start()
    # It knows that it has started once, and is being asked.
    begun = folder / "starts"
    wait_until(
        lambda: begun.exists() and begun.read_text() == "1" and bool(bot.running and bot.running.asked)
    )
    monkeypatch.setattr(programs, "question", lambda *given: {})
    found: list[int] = []
    again = Thread(target=lambda: found.append(bot.answer(state, seat)), daemon=True)
    again.start()
    again.join(30)
    asking.join(30)
    assert (found, bot.starts, asking.is_alive()) == ([0], 2, False)
    bot.close()


def test_a_program_may_leave_by_itself_when_the_game_is_over(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = asked()
    monkeypatch.setattr(guests, "GRACE", 60.0)
    name = program(folder, "for line in sys.stdin: print(0, flush=True)\nopen('left', 'w').close()").words
    guest = guests.invite(f"program:{shlex.join(name)}", 1, Terms(seconds=20.0))
    guest.answer(state, seat)
    guest.leave()
    assert guest.faults == []
    assert (folder / "left").exists()


def test_a_program_that_stays_when_the_game_is_over_is_ended(folder: Path) -> None:
    state, seat = asked()
    bot = program(folder, "sys.stdin.readline(); print(0, flush=True); time.sleep(60)", seconds=20.0)
    assert bot.answer(state, seat) == 0
    running = bot.running
    assert running is not None
    bot.close(0.01)
    assert running.process.poll() is not None


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


def test_faults_in_the_terminal_are_told_and_a_program_leaves_after_the_game(
    folder: Path, vigil: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "GRACE", 60.0)
    monkeypatch.setattr(sys, "stdin", StringIO("run\n"))
    text = "for line in sys.stdin: print(-1, flush=True)\nopen('left', 'w').close()"
    name = f"program:{shlex.join(program(folder, text).words)}"
    assert main(["play", vigil, "--seats", f"greedy,{name}", "--seed", "3", "--plain"]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"^\d+ faults; the first: program:.*: it answered -1", shown, re.MULTILINE)
    assert (folder / "left").exists()


def test_a_bot_whose_name_begins_like_a_persons_is_a_bot(
    folder: Path, vigil: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "youth", raising=False)
    (folder / "youth.py").write_text("def last(state, seat):\n    return state.legal(seat)[-1]\n")
    monkeypatch.setattr(sys, "stdin", StringIO("run\n"))
    assert main(["play", vigil, "--seats", "youth:last,greedy", "--seed", "3", "--plain"]) == 0
    assert "The game is over" in capsys.readouterr().out
