"""What `make mutants` says of a game of a few lines, whose tests leave something out."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import GAMES, KERNEL, holders_of, rule_modules

ROOT = Path(__file__).parents[2]

RULES = """
RATE = 2


def price(cards: int) -> int:
    if cards > 4:
        return 0
    return RATE * cards


def even(cards: int) -> bool:
    return cards % 2 == 0


def gift() -> list[int]:
    return [price(1)]


NAMES = []


def name(kind: int) -> str:
    if len(NAMES) == 0:
        NAMES.append("card")
        NAMES.append("coin")
    return NAMES[kind]
"""
TESTS = """
from eldertable.games.market.rules import even, name, price


def test_price() -> None:
    assert price(2) == 4
    assert price(9) == 0


def test_even() -> None:
    assert even(8)
    assert not even(7)


def test_first_name() -> None:
    assert name(0) == "card"


def test_second_name() -> None:
    assert name(1) == "coin"
"""
FATES = {
    (2, "number"): "caught",  # it runs while the module loads
    (6, "comparison"): "caught",
    (6, "number"): "survived",  # nobody asks for 4 or 5 cards
    (7, "number"): "caught",
    (8, "return"): "caught",
    (8, "sum"): "survived",  # 2 + 2 is 4 too
    (12, "return"): "caught",
    (12, "comparison"): "caught",
    (12, "sum"): "caught",
    (12, "number"): "caught",
    (16, "return"): "untouched",
    (16, "number"): "untouched",
    (23, "comparison"): "caught",
    (23, "number"): "caught",
    (24, "dropped"): "caught",
    (25, "dropped"): "caught",  # but not by the only test that runs it, which leaves the name for the next
}


def test_every_mutant_of_a_small_game_has_the_fate_that_its_tests_deserve(tmp_path: Path) -> None:
    game = tmp_path / "src" / "eldertable" / "games" / "market"
    tests = tmp_path / "tests" / "rules" / "market"
    for folder in (game, tests, tmp_path / "tools"):
        folder.mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\nmarkers = ['slow']\n")
    for package in (game, game.parent, game.parent.parent):
        (package / "__init__.py").touch()
    (game / "rules.py").write_text(RULES)
    (tests / "test_market.py").write_text(TESTS)
    for tool in ("mutants", "noticing", "exchange", "places"):
        shutil.copy(ROOT / "tools" / f"{tool}.py", tmp_path / "tools")
    said = subprocess.run(
        [sys.executable, "-m", "tools.mutants", "market", "--places", "50", "--workers", "2"],
        cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    notes = tmp_path / ".mutants" / "market.jsonl"
    assert notes.exists(), said.stdout + said.stderr
    results = [json.loads(line) for line in notes.read_text().splitlines()]
    assert {(one["line"], one["kind"]): one["fate"] for one in results} == FATES
    assert "76.5 % caught" in said.stdout, said.stdout
    assert said.returncode == 1


@pytest.mark.parametrize("game", sorted(path.parent.name for path in (ROOT / GAMES).glob("*/__init__.py")))
def test_every_room_that_holds_rules_is_broken_and_no_other(game: str) -> None:
    broken = {Path(module).relative_to(GAMES / game) for module in rule_modules(game, [])}
    folder = ROOT / GAMES / game
    modules = {path.relative_to(folder) for path in folder.rglob("*.py") if path.name != "__init__.py"}
    rooms = {module: {Path(part).stem for part in module.parts} for module in modules}
    assert {module for module in modules if rooms[module] & {"rules", "table"}} <= broken
    assert Path("game.py") in broken
    pictures = {module for module in broken if rooms[module] & {"looks", "bot"}}
    assert {module.name for module in pictures} == {"telling.py"}


def test_the_kernel_is_broken_too() -> None:
    modules = [str(path.relative_to(ROOT)) for path in (ROOT / "src/eldertable/kernel").glob("*.py")]
    assert sorted(modules) == sorted([*rule_modules(KERNEL, []), "src/eldertable/kernel/__init__.py"])
    assert all((ROOT / folder).is_dir() for folder in holders_of(KERNEL))
