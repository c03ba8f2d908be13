"""Every card and story of a module is played in some test that names it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import eldertable as et
from tests.support import ROOT

WITH_MODULES = [name for name in et.games() if any(et.game(name).folder.glob("modules/*/content"))]


def entries(content: Any) -> Iterator[str]:
    """The ids of all that has one, in the order of the file."""
    if isinstance(content, list):
        for one in content:
            yield from entries(one)
    elif isinstance(content, dict):
        if "id" in content:
            yield str(content["id"])
        for one in content.values():
            yield from entries(one)


def named(source: str) -> set[str]:
    """The words that a test says, and the numbers by which it keeps something: no comment, no docstring."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Dict):
            found |= {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= set(re.findall(r"[\w-]+", node.value))
        elif isinstance(node, ast.Call):
            found |= {str(each.value) for each in node.args if isinstance(each, ast.Constant)}
    return found


def unnamed(content: str, said: set[str]) -> list[str]:
    """What stands in a file of content, and in no test."""
    return [id for id in entries(tomllib.loads(content)) if id not in said]


def verbs(content: Any) -> Iterator[str]:
    """The verbs that content uses; one of them may well be called as a card is."""
    if isinstance(content, list):
        for one in content:
            yield from verbs(one)
    elif isinstance(content, dict):
        if "verb" in content:
            yield str(content["verb"])
        for one in content.values():
            yield from verbs(one)


def known_by_name(source: str, ids: set[str]) -> list[str]:
    """The ids in a module."""
    words = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return [word for word in words if isinstance(word, str) and word in ids]


def test_a_card_that_no_test_names_is_found() -> None:
    content = '[reward]\nid = "RW"\n[[blot]]\nid = "IB-1"\n[[blot]]\nid = "IB-2"\n[[story]]\nid = 7\n[[story]]\nid = 8\n'
    said = named('row("IB-1 RW")  # IB-2\nSTORIES = {7: "Seven"}\nn = 8\n')
    assert unnamed(content, said) == ["IB-2", "8"]


@pytest.mark.parametrize("name", WITH_MODULES)
def test_every_card_and_story_of_a_module_is_named_by_a_test_of_that_module(name: str) -> None:
    folder = et.game(name).folder
    missing: list[str] = []
    for path in sorted(folder.glob("modules/*/content/*.toml")):
        tests = ROOT / "tests" / "rules" / folder.name / "modules" / path.parts[-3]
        said: set[str] = set().union(*(named(test.read_text("utf-8")) for test in tests.rglob("*.py")))
        missing += [f"{path.name}: {id}" for id in unnamed(path.read_text("utf-8"), said)]
    assert missing == [], "write a test that plays it, with the numbers expected"


def test_a_bot_that_names_a_card_is_found() -> None:
    assert known_by_name('if card == "OB11":\n    worth = 3\n', {"OB11", "OB12"}) == ["OB11"]


@pytest.mark.parametrize("name", et.games())
def test_bots_know_no_card_by_its_id(name: str) -> None:
    """They know what a card says: its verbs. So a card that a designer adds, or changes, is played as well as the others."""
    game = et.game(name)
    content = [tomllib.loads(path.read_text("utf-8")) for path in game.folder.rglob("content/**/*.toml")]
    said = {kind.name for decision in game.actions.kinds for kind in decision.ANSWERS.kinds} | set(
        verbs(content)
    )
    ids = {id for id in entries(content) if id not in said}
    assert len(ids) > 50
    rooms = [
        path
        for path in game.folder.rglob("*.py")
        if "bot" in path.relative_to(game.folder).with_suffix("").parts
    ]
    assert rooms
    known = {path.name: known_by_name(path.read_text("utf-8"), ids) for path in rooms}
    assert {name: found for name, found in known.items() if found} == {}
