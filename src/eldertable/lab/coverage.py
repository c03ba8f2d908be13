"""Which rules the tests of a checkout hold: every ledger id that a test cites."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from eldertable.kernel import EldertableError, Game, Ledger
from eldertable.lab.where import ids_in


@dataclass(frozen=True)
class Coverage:
    """The rules of a game: those cited by a test, those marked as needing none, and the rest."""

    game: str
    ids: int
    tested: int
    marked: int
    missing: tuple[str, ...]


def checkout(start: Path) -> Path:
    """The root of the checkout around a folder: where pyproject.toml lies beside tests."""
    for folder in (start, *start.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    raise EldertableError(f"{start} is not in a checkout: no folder above has pyproject.toml and tests")


def coverage(games: Iterable[Game], root: Path, known: Iterable[Game]) -> list[Coverage]:
    """How the tests under a root cover these games; a cited id that no known game has is an error."""
    cited = citations(root / "tests")
    ledgers = [game.rules for game in known] + [
        Ledger.read(path) for path in (root / "tests").rglob("rules.md")
    ]
    for rule, path in cited.items():
        if not any(rule in ledger for ledger in ledgers):
            raise EldertableError(f"{path.relative_to(root)} cites the unknown rule {rule}")
    return [_covered(game, cited.keys()) for game in games]


def _covered(game: Game, cited: Iterable[str]) -> Coverage:
    rules = game.rules.rules
    tested = set(cited) & set(rules)
    marked = {rule.id for rule in rules.values() if rule.mark} - tested
    missing = tuple(rule for rule in rules if rule not in tested and rule not in marked)
    return Coverage(game.name, len(rules), len(tested), len(marked), missing)


def citations(tests: Path) -> dict[str, Path]:
    """Every rule id cited under a folder of tests, with the first file that does."""
    cited: dict[str, Path] = {}
    for path in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, UnicodeDecodeError) as error:
            raise EldertableError(f"{path} cannot be read: {error}") from None
        for rule in _cited(tree):
            cited.setdefault(rule, path)
    return cited


def _cited(tree: ast.AST) -> Iterator[str]:
    """The ids in `rule("...")` and `pytest.mark.rule("...")`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        named = node.func
        if (isinstance(named, ast.Name) and named.id == "rule") or (
            isinstance(named, ast.Attribute) and ast.unparse(named).endswith("mark.rule")
        ):
            for given in node.args:
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield from [rule for _, rule in ids_in(given.value)] or [given.value]
