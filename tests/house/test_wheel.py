"""The compiled wheel: built as `make wheel` does, installed where nothing else is, and played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT
from tools.compiled import groups, level, modules, part_what_seldom_runs

PLAY = """
import pickle
import eldertable as et
from eldertable.kernel import state
assert not state.__file__.endswith(".py"), "the kernel is not compiled"
for name in et.games():
    game = et.game(name)
    position = game.new(seed=1)
    game.playout(position, depth=30)
    assert pickle.loads(pickle.dumps(position)) == position
    game.playout(position)
    print(name, position.outcome.reason)
"""


def run(*command: object, **environment: str) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_game_has_a_library_and_all_else_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found = {name: members for members, name in groups(modules())}
    assert set(found) == {
        "eldertable",
        "eldertable_cult",
        "eldertable_cultistorm",
        "eldertable_cultistorm_modules",
        "eldertable_eldritch_arkham",
        "eldertable_rise_of_the_cults",
    }
    assert sorted(path for members in found.values() for path in members) == modules()
    assert all("/games/" not in path for path in found["eldertable"])
    assert modules("cult") == sorted(found["eldertable"] + found["eldertable_cult"])
    assert modules("rise-of-the-cults,cult") == sorted(
        found["eldertable"] + found["eldertable_cult"] + found["eldertable_rise_of_the_cults"]
    )


def test_modules_of_a_game_are_compiled_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found = {name: members for members, name in groups(modules("cultistorm"))}
    assert set(found) == {"eldertable", "eldertable_cultistorm", "eldertable_cultistorm_modules"}
    for path in found["eldertable_cultistorm"]:
        above = re.findall(r"games\.cultistorm\.modules\b", Path(path).read_text(encoding="utf-8"))
        assert not above, f"{path} imports what lies above it: two libraries would wait for each other"


def test_a_game_that_is_not_there_cannot_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    with pytest.raises(SystemExit, match="there is no game 'chess' to compile; games: cult, cultistorm, "):
        modules("chess")


IN_C = """\
static PyTypeObject *CPyType_cult___Pay_template = &CPyType_cult___Pay_template_;
static bool
CPyDef_cult___Pay_trait_vtable_setup(void)
{
    return 1;
}
char CPyDef_cult___rules_____top_level__(void) {
    if (1) {
        return 1;
    }
    return 2;
}
char CPyDef_cult___rules___pay(PyObject *state) {
    return 3;
}
    PyObject *CPyPy_cult___rules___pay(PyObject *self, PyObject *const *args) {
        if (1) {
            return 4;
        }
        return 5;
    }
"""


def test_what_seldom_runs_is_compiled_apart_and_not_optimized(tmp_path: Path) -> None:
    source = tmp_path / "__native_eldertable_cult.c"
    source.write_text(IN_C, encoding="utf-8")
    play, seldom = part_what_seldom_runs(source)
    in_play, cold = play.read_text(encoding="utf-8"), seldom.read_text(encoding="utf-8")
    assert [number for number in range(1, 6) if f"return {number};" in in_play] == [1, 3]
    assert [number for number in range(1, 6) if f"return {number};" in cold] == [1, 2, 4, 5]
    assert "static" not in in_play, "the other file could not use it"
    assert "extern PyTypeObject *CPyType_cult___Pay_template;" in cold
    assert "extern bool\nCPyDef_cult___Pay_trait_vtable_setup(void);" in cold
    assert (level(str(play))[0], level(str(seldom))[0]) == ("-O1", "-O0")
    written = play.stat().st_mtime_ns, seldom.stat().st_mtime_ns
    assert part_what_seldom_runs(source) == (play, seldom)
    assert (play.stat().st_mtime_ns, seldom.stat().st_mtime_ns) == written, (
        "what is as it was would be compiled again"
    )


def test_the_kernel_is_optimized_further(tmp_path: Path) -> None:
    source = tmp_path / "__native_eldertable.c"
    source.write_text(IN_C, encoding="utf-8")
    assert [level(str(part))[0] for part in part_what_seldom_runs(source)] == ["-O2", "-O0"]


@pytest.mark.slow
def test_a_compiled_wheel_plays_in_an_empty_environment(tmp_path: Path) -> None:
    pip = ("-m", "pip", "--quiet", "--disable-pip-version-check")
    build = ("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path, ".")
    run(sys.executable, *pip, *build, ELDERTABLE_COMPILE="1", ELDERTABLE_NO_CLIENT="1")
    (wheel,) = tmp_path.glob("*.whl")
    assert "none-any" not in wheel.name
    run(sys.executable, "-m", "venv", tmp_path / "empty")
    python = tmp_path / "empty" / "bin" / "python"
    run(python, *pip, "install", wheel)
    told = run(python, "-c", PLAY, PYTHONPATH="")
    assert [line.split()[0] for line in told.splitlines()] == [
        "cult",
        "cultistorm",
        "eldritch-arkham",
        "rise-of-the-cults",
    ]
