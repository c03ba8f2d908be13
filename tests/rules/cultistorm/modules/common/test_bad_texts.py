"""Texts of every module's file: a verb that is unknown, lacks a part or has one too many is refused on loading."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from eldertable.games.cultistorm.game import Cultistorm
from eldertable.kernel import BadContent
from tests.rules.cultistorm.table import the_game

TEXTS = [
    ("actions", "action", "GN06", "GN06"),
    ("campaign", "rumour", "RU1", "RU1"),
    ("events", "event", "CE01", "CE01"),
    ("other_worlds", "world", "OW16", "OW16"),
    ("schemes", "scheme", "BS01", "BS01"),
    ("puzzle", "horror", "DP7", "DP7"),
    ("research_events", "find", "RV01", "RV01"),
    ("rituals", "ritual", "DR01", "DR01"),
    ("solo", "errand", "watch", "watch"),
    ("stories", "story", 1, "story 1"),
    ("absent", "absent", "AB-HE1", "AB-HE1"),
    ("victims", "victim", "IV01", "IV01"),
]
"""File, kind of entry, its id, and how it is named: one text of every file that has some."""
WRONG = [
    ({"verb": "heel", "n": 2}, "verb: 'heel' is unknown; known: heal, sane"),
    ({"verb": "heal", "n": 2, "what": "S"}, "what: the verb 'heal' does not take it; it takes n"),
    ({"verb": "hold", "n": 2}, "n: the verb 'hold' does not take it; it takes no field"),
    ({"verb": "block"}, "what: the verb 'block' needs it"),
    ({"n": 2}, "missing required field `verb`"),
    ({"verb": "heal", "many": 2}, "unknown field `many`"),
]


@pytest.mark.parametrize(("op", "words"), WRONG)
@pytest.mark.parametrize(("file", "kind", "id", "named"), TEXTS)
def test_a_text_that_cannot_be_read_is_refused_by_file_entry_and_field(
    file: str, kind: str, id: str | int, named: str, op: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadContent) as refused:
        Cultistorm({file: {kind: [{"id": id, "effect": [op]}]}})
    said = str(refused.value)
    assert said.startswith(f"{file}.toml: ")
    assert words in said
    assert (named if "field `" not in words else str(id)) in said
    assert "field `" not in words or f"{kind} {id}, effect" in said


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        ({"verb": "hug"}, "stories.toml: story 1, cost, verb: 'hug' is unknown"),
        ({"verb": "mad", "what": "S"}, "stories.toml: story 1, cost, what: the verb 'mad' does not take it"),
        ({"verb": "heal", "n": 1}, "stories.toml: story 1, cost, verb: heal does not fit there (cost)"),
    ],
)
def test_what_is_paid_for_a_text_is_read_as_strictly(cost: dict[str, Any], words: str) -> None:
    changed = {"stories": {"story": [{"id": 1, "effect": [{"verb": "draw", "n": 1, "cost": [cost]}]}]}}
    with pytest.raises(BadContent) as refused:
        Cultistorm(changed)
    assert words in str(refused.value)


def test_a_narrative_card_that_stands_twice_is_refused_by_its_field() -> None:
    card = {"id": "NC01", "stories": {"S": 1, "M": 13, "F": 25, "W": 37, "K": 49}}
    book = {"narrative": [card, card], "story": the_game()._files["stories"]["story"]}
    with pytest.raises(BadContent, match=r"^stories\.toml: NC01, id: it stands there twice$"):
        Cultistorm({**the_game()._files, "stories": book})


@pytest.mark.parametrize(
    ("file", "kind", "id", "named"),
    [
        ("stories", "story", 7, "7"),
        ("events", "event", "CE05", "CE05"),
        ("victims", "victim", "IV01", "IV01"),
    ],
)
def test_an_entry_that_is_changed_twice_is_refused(file: str, kind: str, id: str | int, named: str) -> None:
    with pytest.raises(BadContent, match=rf"^{file}\.toml: {named}, id: it stands there twice$"):
        Cultistorm({file: {kind: [{"id": id}, {"id": id}]}})


@pytest.mark.parametrize(
    ("file", "kind", "id"),
    [
        ("events", "event", "CE01"),
        ("sects", "sect", "HT"),
        ("creatures", "creature", "CR1"),
        ("absent", "absent", "AB-HE1"),
        ("other_worlds", "world", "OW01"),
        ("relics", "relic", "RL01"),
        ("rituals", "ritual", "DR01"),
        ("victims", "victim", "IV01"),
        ("diseases", "strain", "DS01"),
        ("puzzle", "piece", "DP1"),
        ("puzzle", "horror", "DP7"),
        ("research_events", "find", "RV01"),
        ("inkblots", "blot", "IB-S1"),
        ("schemes", "scheme", "BS01"),
    ],
)
def test_an_entry_that_stands_twice_in_a_designers_file_is_refused(
    tmp_path: Path, file: str, kind: str, id: str
) -> None:
    for folder in the_game().content_folders():
        for path in folder.glob("*.toml"):
            (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    path = tmp_path / f"{file}.toml"
    text = path.read_text("utf-8")
    first = re.search(rf"(?ms)^\[\[{kind}\]\].*?(?=^\[\[{kind}\]\])", text)
    assert first is not None
    path.write_text(f"{text}\n{first.group()}", "utf-8")
    with pytest.raises(BadContent, match=rf"^{file}\.toml: {id}, id: it stands there twice$"):
        Cultistorm(tmp_path)


def test_a_book_that_is_refused_leaves_the_game_as_it_was() -> None:
    before = the_game().digest(the_game().new(3, 1))
    with pytest.raises(BadContent):
        Cultistorm({"stories": {"story": [{"id": 1, "effect": [{"verb": "heel"}]}]}})
    assert the_game().digest(the_game().new(3, 1)) == before
