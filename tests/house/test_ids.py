"""Numbers of rules are written in full, so that a search for one finds every place; and there is a place to find."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import eldertable as et
from eldertable.kernel import Ledger
from eldertable.lab.where import ID
from tests.support import ROOT

MORE = re.compile(rf"{ID.pattern}\s*(?:,|;|/|\.\.+|–|&|to|and|or)\s*(\d+)(?![\w%])")
"""An id, and after it the number of another one."""
TELLING = {"looks", "bot", "guide", "dossiers", "lessons", "locale", "icons"}
"""Rooms of a game that say what its rules are, or reckon with them; what makes a rule true stands in the others."""


def shorthand(text: str, ledger: Ledger) -> Iterator[tuple[int, str]]:
    """Every id of this ledger that is not written in full, with its line; and ids that it should have and has not."""
    prefixes = {rule.partition("-")[0] for rule in ledger.rules}
    for found in ID.finditer(text):
        section = found[1]
        full = found[0] in ledger or section.partition("-")[0] not in prefixes
        if not full or any(f"{prefix}-{found[0]}" in ledger for prefix in prefixes):
            yield text.count("\n", 0, found.start()) + 1, found[0]
    for found in MORE.finditer(text):
        if f"{found[1]}-{found[3]}" in ledger:
            yield text.count("\n", 0, found.start()) + 1, found[0]


LEDGER = Ledger("\n".join(f"- **AB-CDE-{number:02}** Something." for number in range(1, 30)))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("AB-CDE-02, AB-CDE-09 and AB-CDE-12 to AB-CDE-21", []),
        ("CDE-02", ["CDE-02"]),
        ("AB-CDE-02, CDE-09", ["CDE-09"]),
        ("CDE-02 to CDE-05", ["CDE-02", "CDE-05"]),
        ("AB-CDE-02..05", ["AB-CDE-02..05"]),
        ("AB-CDE-02, 09, 12", ["AB-CDE-02, 09"]),
        ("AB-CDE-10 to 21", ["AB-CDE-10 to 21"]),
        ("AB-CDE-02 and 3 cards, 99 of them", []),
        ("AB-CDE-77", ["AB-CDE-77"]),
        ("XY-CDE-02, ISO-02", []),
    ],
)
def test_every_shorthand_is_seen(text: str, found: list[str]) -> None:
    assert [words for _, words in shorthand(text, LEDGER)] == found


@pytest.mark.parametrize("name", et.games())
def test_ids_are_written_in_full_in_code_content_and_tests(name: str) -> None:
    game = et.game(name)
    tests = ROOT / "tests" / "rules" / game.folder.name
    files: list[Path] = [path for ending in ("*.py", "*.toml", "*.ftl") for path in game.folder.rglob(ending)]
    short = [
        f"{path.relative_to(ROOT)}:{line}: {words}"
        for path in (*files, *tests.rglob("*.py"))
        for line, words in shorthand(path.read_text("utf-8"), game.rules)
    ]
    assert sorted(short) == [], f"write each id in full, one that `eldertable rules {name}` lists"


def unwritten(ledger: Ledger, text: str) -> list[str]:
    """The rules that need a test and do not stand in this text; between the ends of a range a search finds none."""
    written = {found[0] for found in ID.finditer(text)}
    return [rule.id for rule in ledger.rules.values() if not rule.mark and rule.id not in written]


def test_a_rule_that_stands_nowhere_is_seen() -> None:
    ledger = Ledger(
        "- **AB-CDE-01** Cards are drawn.\n- **AB-CDE-02** They are kept.\n- **AB-CDE-03** They are shuffled.\n"
        "- **AB-CDE-04** Dice are red. [note: advice]\n- **AB-CDE-05** Cards. [see AB-CDE-01]\n"
    )
    assert unwritten(ledger, "AB-CDE-01 to AB-CDE-03, AB-CDE-020") == ["AB-CDE-02"]
    assert unwritten(ledger, "(AB-CDE-01, AB-CDE-02)\nn = 3  # AB-CDE-03") == []


@pytest.mark.parametrize("name", et.games())
def test_every_rule_that_needs_a_test_stands_where_it_is_made_true(name: str) -> None:
    game = et.game(name)
    files = [path for ending in ("*.py", "*.toml") for path in sorted(game.folder.rglob(ending))]
    made = [
        path.read_text("utf-8")
        for path in files
        if not TELLING & {Path(part).stem for part in path.relative_to(game.folder).parts}
    ]
    assert unwritten(game.rules, "\n".join(made)) == [], (
        "write each of these ids in the docstring of what makes it true, or above its numbers in content; "
        "where a rule holds by what nothing does, at the place where a reader looks for it"
    )
