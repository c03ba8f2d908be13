"""The rule tests of a game also have stories, which must stay as they were read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rules.stories import TABLES, Writer, read


@pytest.fixture(autouse=True)
def same_story(request: pytest.FixtureRequest) -> Iterator[None]:
    """Compare what happened at the tables of a test with what is written down."""
    TABLES.clear()
    yield
    told = [line for table in TABLES for line in table.whole_story()]
    name = f"{request.path.stem} {request.node.name}"
    writers = [one for one in request.config.pluginmanager.get_plugins() if isinstance(one, Writer)]
    for writer in writers:
        writer.stories[name] = told
    game = request.path.parent
    anew = (
        f"another story; if that is meant: python -m tests.rules.stories {game.name}, and read what changed"
    )
    assert writers or told == read(game).get(name, []), anew
