"""Modules of Cultistorm at the web table: people find them, read what they add, and see what they lay on the table."""

from __future__ import annotations

from random import Random

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
