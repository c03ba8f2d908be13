"""A game alone, from the lobby to the end: Cultistorm with one seat."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.people import People

GAME = "Cultistorm"


def test_one_person_plays_cultistorm_alone_to_the_end(people: People) -> None:
    ida = people.come()
    dice = Random(3)
    ida.begins_new_table(GAME).seats("me").opens()
    table = ida.table()
    table.look()
    table.moves(lambda: table.page.get_by_text("Resolve").count() > 0 and table.look()["lit"] > 3, dice)
    ida.shot("alone")
    ida.must_be_accessible()
    ida.must_not_scroll_sideways()
    ida.prefers(askings="never")
    table.plays_to_the_end(dice, on_the_table=0.2)
    expect(table.ending).to_be_visible()
    ida.shot("alone-at-the-end")
