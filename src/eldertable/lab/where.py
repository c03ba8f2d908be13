"""Where a rule stands: the lines of ledger, code, content and tests that carry its id."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from eldertable.kernel import BadOption, EldertableError, Game

ID = re.compile(r"(?<![\w-])([A-Z]+(?:-[A-Z]+)*)-(\d+)(?![\w-]*[A-Za-z_])")
_RANGE = re.compile(rf"{ID.pattern}\s+(?:#\s*)?to\s+(?:#\s*)?{ID.pattern}")


@dataclass(frozen=True)
class Line:
    """A line of a file that carries an id."""

    path: Path
    number: int
    text: str


@dataclass(frozen=True)
class Where:
    """All lines that carry the id of a rule; `tests` is None if there was no checkout to look into."""

    rule: str
    ledger: list[Line]
    code: list[Line]
    content: list[Line]
    tests: list[Line] | None


def ids_in(text: str) -> Iterator[tuple[int, str]]:
    """Every id in a text, with its place. A range `AB-CDE-10 to AB-CDE-21` carries all in between, where it begins."""
    for found in ID.finditer(text):
        yield found.start(), found.group()
    for found in _RANGE.finditer(text):
        section, first, ends_in, last = found.groups()
        if section == ends_in:
            for number in range(int(first) + 1, int(last)):
                yield found.start(), f"{section}-{number:0{len(first)}}"


def find_rule(words: str, games: Iterable[Game]) -> tuple[Game, str]:
    """The one rule of these games with this id: in full, or its end (`CUL-09`). If there is none, near ones are named."""
    wanted = words.strip().upper()
    ids = {rule: game for game in games for rule in game.rules.rules}
    found = [wanted] if wanted in ids else [rule for rule in ids if rule.endswith(f"-{wanted}")]
    if len(found) == 1:
        return ids[found[0]], found[0]
    if found:
        raise BadOption(f"{len(found)} rules end with {words!r}: {_some(found)}; write one in full")
    ends = {rule.split("-", start)[-1]: rule for rule in ids for start in (1, 0)}
    near = list(dict.fromkeys(ends[end] for end in get_close_matches(wanted, ends, n=5)))
    raise BadOption(f"there is no rule {words!r}" + (f"; near ones: {_some(near)}" if near else ""))


def _some(rules: list[str]) -> str:
    """The first few of these ids."""
    return ", ".join(rules[:5]) + (", ..." if len(rules) > 5 else "")


def where(game: Game, rule: str, root: Path | None) -> Where:
    """Where a rule of a game stands; its tests are looked for under the root of a checkout.

    Stories are left out: they follow from the tests.
    """
    code = {*game.folder.rglob("*.py"), Path(inspect.getfile(type(game)))}
    tests = None if root is None else {*(root / "tests").rglob("*.py")} - code
    return Where(
        rule,
        _lines(game, rule, [game.folder / "rules.md"]),
        _lines(game, rule, (path for path in code if path.suffix == ".py")),
        _lines(game, rule, (path for kind in ("*.toml", "*.ftl") for path in game.folder.rglob(kind))),
        None if tests is None else _lines(game, rule, tests),
    )


def _lines(game: Game, rule: str, paths: Iterable[Path]) -> list[Line]:
    """The lines of these files that carry the id; in the game's own folder also without the game's prefix."""
    lines = []
    for path in sorted(paths):
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise EldertableError(f"{path} cannot be read: {error}") from None
        own = path.is_relative_to(game.folder)
        numbers = {
            text.count("\n", 0, place)
            for place, written in ids_in(text)
            if written == rule or (own and written not in game.rules and rule.endswith(f"-{written}"))
        }
        rows = text.split("\n")
        lines += [Line(path, number + 1, rows[number].strip()) for number in sorted(numbers)]
    return lines
