"""What stands on the table can be read: no letter too small, no card hidden behind the next, and larger on demand."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.people import GAME, People

WINDOWS: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 1024, "height": 768})
MOVES = 8
"""After so many answers of mine cards lie on every mat."""


@pytest.mark.parametrize(
    ("game", "seats", "preset"),
    [
        ("Cultistorm", 3, "All of it"),
        pytest.param("Cultistorm", 4, "Normal", marks=pytest.mark.slow),
        pytest.param(GAME, 4, "", marks=pytest.mark.slow),
        pytest.param("Cult", 5, "", marks=pytest.mark.slow),
        pytest.param("Eldritch Arkham", 6, "", marks=pytest.mark.slow),
    ],
)
def test_everything_on_the_table_can_be_read(people: People, game: str, seats: int, preset: str) -> None:
    ida = people.come()
    agreed = ida.begins_new_table(game).seats("me", *["greedy"] * (seats - 1))
    (agreed.preset(preset) if preset else agreed).opens()
    table = ida.table()
    answered = iter(range(MOVES))
    table.moves(lambda: next(answered, None) is None, Random(2))
    for window in WINDOWS:
        ida.page.set_viewport_size(window)
        ida.must_be_able_to_read()
        ida.shot(f"legible-{game.lower().replace(' ', '-')}-{window['width']}")
        board = ida.page.locator("svg[data-ground]").bounding_box()
        assert board is not None
        if window["width"] >= 1440:
            assert board["width"] >= window["width"] / 2


def test_words_can_be_made_larger_and_stay_so(people: People) -> None:
    ida = people.come()
    ida.opens()
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    assert ida.page.evaluate(size) == 16
    ida.prefers(sizes="125")
    assert ida.page.evaluate(size) == 20
    ida.page.reload()
    assert ida.page.evaluate(size) == 20
    ida.must_not_scroll_sideways()
