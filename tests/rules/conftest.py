"""The rule tests of a game also have stories, which must stay as they were read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.stories import TABLES, Writer, page_of, read


@pytest.fixture(autouse=True)
def same_story(request: pytest.FixtureRequest) -> Iterator[None]:
    """Compare what happened at the tables of a test with what is written down."""
    TABLES.clear()
    yield
    told = [line for table in TABLES for line in table.whole_story()]
    name = request.node.name
    writers = [one for one in request.config.pluginmanager.get_plugins() if isinstance(one, Writer)]
    for writer in writers:
        writer.stories.setdefault(request.path, {})[name] = told
    written = read(page_of(request.path)).get(name, [])
    game, _, module = str(request.path.relative_to(Path(__file__).parent).with_suffix("")).partition("/")
    anew = f"python -m tests.rules.stories {game} {module}"
    assert writers or told == written, f"another story; if that is meant: {anew}, and read what changed"
