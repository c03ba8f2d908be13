"""The page that explains how to add a game shows code that exists."""

import re

import pytest

from tests.support import ROOT

PAGE = (ROOT / "docs/how-to-add-a-game.md").read_text("utf-8")
SOURCES = "\n".join(
    (ROOT / "tests/kernel" / name).read_text("utf-8")
    for name in ("onepage.py", "test_vigil.py", "vigil/rules.md")
)
QUOTED = [*re.findall(r"```python\n(.*?)```", PAGE, re.S), *re.findall(r"```\n(- \*\*VIG.*?)```", PAGE, re.S)]
LINKS = re.findall(r"\]\(([^)]+)\)", PAGE)


@pytest.mark.parametrize("quoted", QUOTED)
def test_every_piece_of_code_stands_in_the_example_word_for_word(quoted: str) -> None:
    assert quoted in SOURCES


def test_every_link_leads_somewhere() -> None:
    assert len(QUOTED) == 13
    assert [link for link in LINKS if not (ROOT / "docs" / link).exists()] == []


def test_every_name_that_it_mentions_exists() -> None:
    kernel = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/eldertable/kernel").glob("*.py"))
    names = set(re.findall(r"`([A-Za-z_]+)`", PAGE))
    assert [name for name in sorted(names) if not re.search(rf"\b{name}\b", SOURCES + kernel)] == []
