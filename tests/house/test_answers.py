"""What every game declares of its answers is whole: words in every language, a place to point at, a meaning."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from eldertable.kernel import Game
from tests.support import GAMES

ROOT = Path(__file__).parents[2]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_every_kind_of_answer_has_words_in_every_language(game: Game) -> None:
    state = game.new(seed=0, unattended=True)
    for locale in game.locales:
        assert game.telling(state, locale).speechless(game.actions.kinds) == []


@every_game
def test_every_kind_of_answer_that_names_something_points_at_it(game: Game) -> None:
    assert game.pointing.pointless(game.actions.kinds) == []


def _asks_for_legality(function: ast.FunctionDef) -> list[str]:
    """The words in a function by which it would look legality up instead of stating it."""
    return [
        node.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute)
        and node.attr in ("options", "legal", "resolve", "choices")
        # a table's options are what was agreed before the game
        and not (isinstance(node.value, ast.Attribute) and node.value.attr == "table")
    ]


def test_reasons_state_legality_themselves() -> None:
    reasons = [
        (path, node)
        for path in sorted((ROOT / "src/eldertable/games").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("why_")
    ]
    assert len(reasons) > 100
    asking = [
        f"{path.name}:{node.lineno} {word}" for path, node in reasons for word in _asks_for_legality(node)
    ]
    assert asking == []
