"""What every game declares of its answers is whole: words in every language, a place to point at, a meaning."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import eldertable as et
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


def _numbers_in(node: ast.AST) -> set[str]:
    """The constants that an expression is made of."""
    names = {
        one.id if isinstance(one, ast.Name) else one.attr
        for one in ast.walk(node)
        if isinstance(one, (ast.Name, ast.Attribute))
    }
    return {name for name in names if name.isupper()}


def _sizes(trees: list[ast.Module]) -> set[str]:
    """The constants of a game that sizes of dimensions are made of, and products of such."""
    found, products = set(), {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Dimension":
                found |= _numbers_in(node.args[1])
            elif isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.BinOp):
                if isinstance(node.value.op, ast.Mult):
                    products[ast.unparse(node.target)] = node.value
    return found | {name for name, value in products.items() if _numbers_in(value) <= found}


def _split_by(node: ast.AST) -> ast.expr | None:
    """By what an answer or a pick is divided to take it apart."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.FloorDiv, ast.Mod)):
        divided, by = node.left, node.right
    elif isinstance(node, ast.Call) and ast.unparse(node.func) == "divmod":
        divided, by = node.args
    else:
        return None
    names = {one.id for one in ast.walk(divided) if isinstance(one, ast.Name)}
    return by if names & {"answer", "pick"} else None


@every_game
def test_who_takes_answers_apart_divides_by_the_sizes_of_their_dimensions(game: Game) -> None:
    """A number of its own would be right only as long as it happens to be that of the declaration."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(game.folder.rglob("*.py"))}
    sizes = _sizes(list(trees.values()))
    splits = [
        (path, by)
        for path, tree in trees.items()
        for node in ast.walk(tree)
        if (by := _split_by(node)) is not None
    ]
    assert splits or game.name not in et.games()
    own = [
        f"{path.name}:{by.lineno} {ast.unparse(by)}"
        for path, by in splits
        if not ast.unparse(by).endswith(".size") and not (_numbers_in(by) and _numbers_in(by) <= sizes)
    ]
    assert own == []
