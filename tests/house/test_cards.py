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
