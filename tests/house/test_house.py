"""The rules of the house that neither a linter nor an import contract can see."""

import ast
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "eldertable"
GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))


def words_of_code(source: str) -> set[str]:
    """Every name and string in a module; docstrings may give examples."""
    tree = ast.parse(source)
    examples = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    words = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            words.add(node.id)
        elif isinstance(node, ast.Attribute):
            words.add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            words.add(node.module or "")
        elif isinstance(node, ast.alias):
            words.add(node.name)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in examples:
            words.add(node.value)
    return words


@pytest.mark.parametrize("game", GAMES)
def test_nothing_outside_a_game_names_it(game: str) -> None:
    """Other games may use its name as an everyday word; that they don't import it is an import contract."""
    names = (game, game.replace("_", "-"))
    strangers = [
        str(path.relative_to(ROOT))
        for path in sorted(PACKAGE.rglob("*.py"))
        if not path.is_relative_to(PACKAGE / "games")
        # a game may have a name that is an everyday word: only whole words in quotes or dotted names count
        and any(name in word.split(".") for word in words_of_code(path.read_text("utf-8")) for name in names)
    ]
    assert strangers == []


def test_every_game_folder_has_its_entry_point() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    listed = project["entry-points"]["eldertable.games"]
    assert {name.replace("-", "_") for name in listed} == set(GAMES)
    assert all(
        target.startswith(f"eldertable.games.{name.replace('-', '_')}:") for name, target in listed.items()
    )
