"""What happened since my move: who did what, where on the table, and what it gave or took."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.people import People

MORE = re.compile(r"and \d+ more")


def test_what_the_others_did_is_told_above_the_answers_until_i_act(people: People) -> None:
    ida = people.come()
    ida.begins_new_table("Cult").seats("me", "greedy", "greedy").opens()
    table = ida.table()
    since = ida.page.get_by_role("region", name="Since your move")
    more = since.get_by_text(MORE)
    table.moves(lambda: more.count() > 0 and ida.page.locator("[data-fresh]").count() > 0, Random(4))
    expect(ida.page.locator("[role=log] .since")).to_have_count(1)
    line = since.locator("details").filter(has_text=MORE).first
    told = line.locator("p")
    expect(told.first).to_be_hidden()
    line.locator("summary").click()
    expect(told.first).to_be_visible()
    ida.must_be_accessible()
    ida.shot("since-my-move")


def test_what_one_of_them_did_can_be_watched_again(people: People) -> None:
    ida = people.come()
    ida.begins_new_table("Cult").seats("me", "greedy", "greedy").opens()
    table = ida.table()
    since = ida.page.get_by_role("region", name="Since your move")
    again = since.get_by_role("button", name="Watch again what")
    table.moves(lambda: again.count() > 0 and ida.page.locator("[data-fresh]").count() > 0, Random(4))
    lying = (
        "() => [...document.querySelectorAll('svg [data-piece]')].map(one => one.dataset.piece).sort().join()"
    )
    now = ida.page.evaluate(lying)
    asked = table.words_asked
    again.last.click()
    expect(again.last).to_have_attribute("aria-pressed", "true")
    ida.sees(lambda: ida.page.evaluate(lying) != now, "nothing goes back")
    ida.must_be_accessible()
    ida.sees(lambda: ida.page.evaluate(lying) == now, "the table does not come back to what it is")
    assert table.words_asked == asked
    expect(again.last).to_be_visible()


def test_rings_and_gains_vanish_when_i_act(people: People) -> None:
    ida = people.come()
    ida.begins_new_table("Cult").seats("me", "greedy", "greedy").opens()
    table = ida.table()
    rings, gains = ida.page.locator("[data-fresh]"), ida.page.locator(".gained")
    table.moves(lambda: rings.count() > 0 and gains.count() > 0, Random(4))
    since = ida.page.get_by_role("region", name="Since your move")
    assert since.count()
    ida.shot("rings-and-gains")
    # The others wait, so that nothing new can be marked.
    ida.page.get_by_role("combobox", name=ida.words("speedOfOthers")).select_option(label="Step")
    position = ida.moved["position"]
    dice = Random(1)
    while ida.moved["position"] == position:
        seen = table.look()
        assert seen["mine"], "it is no longer my move, though nobody has moved"
        table.clicks(dice, seen=seen)
        ida.page.wait_for_timeout(300)
    assert ida.moved["by"] == 0
    expect(rings).to_have_count(0)
    expect(gains).to_have_count(0)
    expect(since).to_have_count(0)
