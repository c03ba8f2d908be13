"""What is heard at the table, and what the tab of the page says: the bell, pieces, the end; all of it can be turned off."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.people import People, Person, Table

LISTENER = """
window.struck = [];
for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
  const start = Source.prototype.start;
  Source.prototype.start = function (...when) {
    window.struck.push(this instanceof OscillatorNode ? Math.round(this.frequency.value) : 0);
    return start.apply(this, when);
  };
}
"""
"""Somebody who hears every stroke: its pitch, 0 for a tap."""
BELL = [659, 988]
GONG = [196, 294, 392]


def heard(person: Person) -> list[int]:
    """The strokes so far."""
    strokes: list[int] = person.page.evaluate("window.struck")
    return strokes


def icon(person: Person) -> str:
    """The sign in the tab of the page."""
    return person.page.locator("link[rel=icon]").get_attribute("href") or ""


def plays_until(table: Table, ida: Person, asked: bool, dice: Random) -> None:
    """Somebody answers until Ida is asked, or is not asked any more."""
    for _ in range(200):
        if (0 in ida.moved["asked"]) == asked:
            return
        seen = table.look()
        if seen["mine"]:
            table.clicks(dice, seen=seen)
        else:
            ida.page.wait_for_timeout(50)
    raise AssertionError("the move never changes hands")


def test_the_bell_rings_for_my_move_and_the_tab_says_so(people: People) -> None:
    ida, bo = people.come(), people.come("Bo")
    ida.page.add_init_script(LISTENER)
    ida.begins_new_table("Cult").seats("me", "openSeat").opens()
    bo.sits_down(ida.address)
    mine, theirs = ida.table(), bo.table()
    dice = Random(1)
    plays_until(theirs, ida, True, dice)
    expect(ida.page).to_have_title(re.compile("Your move"))
    assert icon(ida) == "/mark-turn.svg"
    plays_until(mine, ida, False, dice)
    expect(ida.page).not_to_have_title(re.compile("Your move"))
    assert icon(ida) == "/mark.svg"
    before = len(heard(ida))
    plays_until(theirs, ida, True, dice)
    expect(ida.page).to_have_title(re.compile("Your move"))
    assert heard(ida)[before:] == BELL

    ida.button("settings").click()
    settings = ida.dialog("settings")
    settings.get_by_role("checkbox", name=ida.words("ring")).uncheck()
    settings.get_by_role("slider", name=ida.words("loudness")).focus()
    ida.must_be_accessible()
    ida.shot("sounds")
    ida.button("close", within=settings).click()
    before = len(heard(ida))
    plays_until(mine, ida, False, dice)
    plays_until(theirs, ida, True, dice)
    expect(ida.page).to_have_title(re.compile("Your move"))
    assert heard(ida)[before:] == []


def test_pieces_and_the_end_are_heard_by_choice(people: People) -> None:
    ida = people.come()
    ida.page.add_init_script(LISTENER)
    ida.begins_new_table("Cult").seats("me", "greedy").opens()
    table = ida.table()
    dice = Random(1)
    table.look()
    for _ in range(3):
        table.clicks(dice)
    table.look()
    assert set(heard(ida)) <= set(BELL)
    ida.button("settings").click()
    settings = ida.dialog("settings")
    settings.get_by_role("checkbox", name=ida.words("ring")).uncheck()
    settings.get_by_role("checkbox", name=ida.words("otherSounds")).check()
    ida.button("close", within=settings).click()
    sampled = len(heard(ida))
    table.moves(lambda: 0 in heard(ida)[sampled:], dice)
    ida.button("table").click()
    menu = ida.dialog("table")
    ida.button("resign", within=menu).click()
    ida.button("resignYes", within=menu).click()
    expect(table.ending).to_be_visible()
    assert heard(ida)[-3:] == GONG
