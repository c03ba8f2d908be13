"""Signs on the table say what they stand for."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.people import People


def test_icons_on_a_card_say_what_they_stand_for(people: People) -> None:
    ida = people.come()
    ida.begins_new_table("Cthulhu: Rise of the Cults").seats("me", "greedy").opens()
    table = ida.table()
    icon = table.mine.locator(".hand-card .icon").first
    table.moves(lambda: icon.count() > 0, Random(2))
    assert len(icon.get_attribute("title") or "") > 3
    card = table.mine.locator(".hand-card").filter(has=ida.page.locator(".icon")).first
    card.focus()
    ida.page.keyboard.press("i")
    signs = ida.page.get_by_role("list", name=re.compile("^Icons on "))
    expect(signs.first).to_be_visible()
    assert re.search(r"\d\s+\w{3}", signs.first.inner_text())
    ida.must_be_accessible()
    ida.shot("icons-on-a-card")
