"""Settings for all tests."""

import pytest
from hypothesis import settings

from tests.support import ROOT

# The same examples in every run: what failed once fails again, here and elsewhere.
settings.register_profile("eldertable", deadline=None, derandomize=True, max_examples=40)
settings.load_profile("eldertable")

LONGEST_FIRST = ("house", "browser", "server", "cli", "lab", "kernel", "properties")
"""The rooms whose tests take seconds rather than milliseconds. Begun last, one would be waited for by all workers."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the rooms whose tests take long; within a room everything stays in order."""

    def turn(item: pytest.Item) -> int:
        folders = item.path.relative_to(ROOT).parts
        room = folders[1] if folders[0] == "tests" else ""
        return LONGEST_FIRST.index(room) if room in LONGEST_FIRST else len(LONGEST_FIRST)

    items.sort(key=turn)
