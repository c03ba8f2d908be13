"""Modules of Cultistorm at the web table: people find them, read what they add, and see what they lay on the table."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.people import People, play_together

CULTISTORM = "Cultistorm"
WIDE: ViewportSize = {"width": 1440, "height": 900}
_BOXES = """zones => zones.map(id => {
  const box = document.querySelector(`[data-zone="${id}"]`)?.getBoundingClientRect();
  return box ? [box.width, box.height] : [0, 0];
})"""


def test_modules_are_found_in_groups_with_what_they_add(people: People) -> None:
    ida = people.come()
    table = ida.begins_new_table(CULTISTORM)
    expect(table.dialog.get_by_text("everybody begins with two objects")).to_be_visible()
    table.unfolds()
    modules = table.dialog.get_by_role("region", name="Modules")
    expect(modules.get_by_text("A deck of what the cultists are up to")).to_be_visible()
    expect(modules.get_by_role("checkbox", name="Cultist events")).not_to_be_checked()
    ida.must_be_accessible()
    ida.shot("modules-lobby")
    table.preset("Dusk")
    expect(modules.get_by_role("checkbox", name="Cultist events")).to_be_checked()


@pytest.mark.parametrize("width", [1440, 390])
def test_modules_that_do_not_go_together_are_refused_with_the_reason_and_nothing_opens(
    people: People, width: int
) -> None:
    """A mission and an Author, both chosen: the dialog says why not and stays as it is; one less, and the table opens."""
    ida = people.come("Ida")
    ida.page.set_viewport_size({"width": width, "height": 900})
    table = ida.begins_new_table(CULTISTORM).seats("me", "greedy", "greedy").unfolds()
    author = table.dialog.get_by_role("checkbox", name="Behind the scenes")
    author.check()
    table.dialog.get_by_role("radio", name="1: First Drops").check()
    lobby, ida.expects_refusals = ida.page.url, True
    table.dialog.get_by_role("button", name=ida.words("openTable"), exact=True).click()
    why = table.dialog.get_by_role("alert")
    expect(why).to_contain_text("Only one major expansion at a time")
    expect(why).to_contain_text("CS-MOD-01")
    expect(why).to_be_in_viewport(ratio=1)
    assert ida.page.url == lobby
    expect(table.dialog).to_be_visible()
    expect(author).to_be_checked()
    ida.must_be_accessible()
    ida.shot("modules-refused")
    author.uncheck()
    table.opens()


def test_the_event_of_the_turn_lies_open_and_large_enough(people: People) -> None:
    ida, bo, cy = (people.come(name) for name in ("Ida", "Bo", "Cy"))
    agreed = ida.begins_new_table(CULTISTORM).seats("me", "openSeat", "openSeat").unfolds()
    agreed.dialog.get_by_role("checkbox", name="Cultist events").check()
    agreed.opens()
    for friend in (bo, cy):
        friend.sits_down(ida.address)
    ida.page.set_viewport_size(WIDE)
    tables = [person.table() for person in (ida, bo, cy)]
    drawn = ida.page.get_by_text("Cultist event:").first
    play_together(tables, Random(1), until=drawn.is_visible)
    sizes = ida.page.evaluate(_BOXES, ["events", "event"])
    assert all(width >= 60 for width, _ in sizes), sizes
    board = ida.page.locator("svg", has=ida.page.locator('[data-zone="events"]')).bounding_box()
    assert board is not None
    assert board["width"] >= WIDE["width"] / 2
    ida.shot("modules-events")
