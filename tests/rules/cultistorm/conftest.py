"""Every rule test of the game also has a story, which must stay as it was read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rules.cultistorm.stories import Writer, read
from tests.rules.cultistorm.table import TABLES


@pytest.fixture(scope="session")
def stories() -> dict[str, list[str]]:
    """What the tests told when it was last read."""
    return read()


@pytest.fixture(autouse=True)
def same_story(request: pytest.FixtureRequest, stories: dict[str, list[str]]) -> Iterator[None]:
    """Compare what happened at the tables of a test with what is written down."""
    TABLES.clear()
    yield
    told = [sentence for table in TABLES for sentence in (*table.story, table.ending())]
    writers = [one for one in request.config.pluginmanager.get_plugins() if isinstance(one, Writer)]
    for writer in writers:
        writer.stories[request.node.name] = told
    assert writers or told == stories.get(request.node.name, [])
