"""How hard modules are said to be before they are chosen is what was measured: docs/balance-cultistorm.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rules.cultistorm.table import the_game

MEASURED = (Path(__file__).parents[3] / "docs" / "balance-cultistorm.md").read_text("utf-8")
HARD = 37.3
"""What is won at hard with nothing besides, in percent."""
MODULES = {
    "Other Worlds": "other_worlds",
    "Ancient relics": "relics",
    "Dark rituals": "rituals",
    "Cultist events": "events",
    "Innocent victims": "victims",
    "Otherworldly diseases": "diseases",
    "Dangerous puzzle": "puzzle",
    "Research events": "research_events",
    "Rorschach test": "inkblots",
}
SECTS = {
    "Hooded Tide": "HT",
    "Clockwork Penitents": "CP",
    "Lantern Orphans": "LT",
    "Mirror Congregation": "MC",
    "Gaunt Choir (*hard* as it is, 1,000 games)": "GC",
}
CREATURES = ("CR1 Gate Hounds", "CR2 Marsh Bloats", "CR3 Ash Wings", "CR4 Lock Crawlers", "CR5 Pale Fosters")
WORDS = (
    (6, "Somewhat easier", 1),
    (-6, "About as hard", 1),
    (-10, "Somewhat harder", 2),
    (-15, "Harder", 2),
    (-100, "Harder than any other", 3),
)
"""From how many games more or fewer of a hundred on it is called so, and how difficult (of three)."""


def won(row: str) -> float:
    """What is won, by a line of a table."""
    found = re.search(rf"^\| {re.escape(row)} \| (\d+\.\d) \(", MEASURED, re.MULTILINE)
    assert found, row
    return float(found[1])


def said(change: float) -> tuple[str, int]:
    """How a change is to be called."""
    return next((words, degree) for least, words, degree in WORDS if round(change) >= least or least == -100)


def told(dossier: str) -> tuple[str, int]:
    """What its dossier says first of winning, and how difficult it is."""
    found = the_game().dossiers("en")[dossier]
    # What it adds comes first, then how one wins, then how long it takes.
    return found.lines[1][1], found.difficulty


@pytest.mark.parametrize(("row", "option"), MODULES.items())
def test_modules_are_called_as_hard_as_they_were_measured(row: str, option: str) -> None:
    words, degree = said(won(row) - HARD)
    winning, difficulty = told(f"modules-{option}")
    assert winning.startswith(words)
    assert difficulty == degree
    assert re.search(rf"(^|[.] ){words}\b", the_game().about(option, "en"))


@pytest.mark.parametrize(("row", "sect"), SECTS.items())
def test_sects_are_called_as_hard_as_they_were_measured_against_none(row: str, sect: str) -> None:
    words, degree = said(won(row) - won("no sect at all"))
    winning, difficulty = told(f"modules-sects-{sect}")
    assert winning.startswith(words)
    assert difficulty == degree


@pytest.mark.parametrize("row", CREATURES)
def test_creatures_are_called_as_hard_as_they_were_measured(row: str) -> None:
    words, degree = said(won(row) - HARD)
    winning, difficulty = told(f"modules-creatures-{row[:3]}")
    assert winning.startswith(words)
    assert difficulty == degree


def test_hard_is_what_the_table_of_levels_says() -> None:
    assert f"| hard | 38.1 (35.1 to 41.2), 1000 | {HARD}" in MEASURED


@pytest.mark.parametrize(
    "preset", ["first_steps", "dusk", "deep_night", "all_of_it", "easy", "normal", "hard", "grim"]
)
def test_presets_say_how_many_games_bots_win_within_five_of_what_was_measured(preset: str) -> None:
    """Levels are measured with three, four and five seats, sets of modules with four."""
    if preset in ("easy", "normal", "hard", "grim"):
        line = next(line for line in MEASURED.splitlines() if line.startswith(f"| {preset} | "))
        found = [float(share) for share in re.findall(r"\| (\d+\.\d) \(", line)]
        share = sum(found) / len(found)
    else:
        title = preset.replace("_", " ").capitalize()
        share = won(title)
    for words in (the_game().about(preset, "en"), told(f"presets-{preset}")[0]):
        number = re.search(r"(\d+) of 100", words)
        assert number, words
        assert abs(int(number[1]) - share) <= 5


@pytest.mark.parametrize(
    ("level", "agreed"),
    [
        ("easy", [(1, 0, 5, 2), (1, 0, 5, 2), (2, 2, 5, 2), (2, 0, 5, 2), (1, 4, 5, 2)]),
        ("normal", [(1, 0, 5, 1), (1, 0, 5, 1), (2, 4, 5, 1), (2, 3, 5, 1), (2, 1, 5, 1)]),
        ("hard", [(1, 2, 5, 1), (2, 4, 5, 1), (2, 0, 4, 1), (2, 3, 5, 1), (2, 2, 5, 1)]),
        ("grim", [(2, 0, 5, 1), (3, 1, 5, 1), (3, 1, 5, 1), (3, 0, 5, 1), (2, 3, 5, 1)]),
    ],
)
def test_a_level_says_crystals_terrors_start_circle_and_objects_for_each_number_of_people(
    level: str, agreed: list[tuple[int, int, int, int]]
) -> None:
    game = the_game()
    usual = {option.name: option.default for option in game.options}
    names = ("endgame_crystals", "terror_ahead", "terror_places", "starting_objects")
    found = [{**usual, **game.preset_options(level, seats)} for seats in range(1, 6)]
    assert [tuple(options[name] for name in names) for options in found] == agreed
    assert [options["gaunt_choir"] for options in found] == [level in ("hard", "grim")] * 5
