"""After a game: one's own decisions are gone through again, and what is found leads to its place in the replay."""

from __future__ import annotations

import json
import re
from random import Random

from playwright.sync_api import expect

from tests.browser.people import PATIENCE, People
from tests.browser.test_replay import RECORD, gives_up, position


def test_after_a_game_its_player_looks_back_and_goes_to_what_decided_it(people: People) -> None:
    ida = people.come("Ida")
    ida.begins_new_table(game="Cult").seats("me", "greedy").opens()
    ida.prefers(askings="never")
    table = ida.table()
    table.plays_to_the_end(Random(1))
    ida.shot("looking-back-ending")
    ida.must_be_accessible()
    ida.link("lookedBack").click()
    panel = ida.page.get_by_role("region", name=ida.words("lookedBack"), exact=True)
    bar = panel.get_by_role("progressbar")
    expect(bar).to_be_visible()
    told = re.compile(r"[1-9]\d* of \d+ decisions")
    ida.sees(lambda: bool(told.search(panel.inner_text())), "how far it is")
    ida.shot("looking-back-thinking")
    ida.must_be_accessible()

    # It can be stopped, and goes on behind the story.
    ida.button("lookBackStop").click()
    ida.button("lookBackGoOn").click()
    ida.page.get_by_role("tab", name=ida.words("log")).click()
    ida.page.get_by_role("tab", name=re.compile(ida.words("lookedBack"))).click()
    expect(panel.get_by_role("heading", level=2)).to_be_visible(timeout=4 * PATIENCE)
    ida.shot("looking-back-found")
    ida.must_be_accessible()
    assert re.search(r"&look=back$", ida.address)

    # The moments that decided it and the better answers lead to their positions.
    expect(panel.get_by_role("img", name=re.compile(ida.words("chancesOverTime")))).to_be_visible()
    moments = panel.get_by_role("button").filter(has_text="percent")
    better = panel.get_by_role("button", name=re.compile("^" + ida.words("toPosition", r"\d+")))
    assert moments.count(), "a game that was lost at random was decided somewhere"
    assert better.count(), "who plays at random could have played better"
    seen: set[int] = set()
    for one in (moments.first, better.first):
        one.click()
        ida.sees(lambda: position(ida) not in {0, *seen}, "the moment leads to its position")
        seen.add(position(ida))
    asked = int(re.findall(r"\d+", better.first.get_attribute("aria-label") or "")[0])
    assert position(ida) == asked
    expect(panel).to_contain_text(ida.words("hintLikely"))
    ida.shot("looking-back-moment")

    # By the keys alone: into the panel, to the next button, and there.
    panel.focus()
    ida.page.keyboard.press("Home")
    assert position(ida) == asked, "keys in the panel do not move the reel"
    moments.first.focus()
    ida.page.keyboard.press("Enter")
    ida.sees(lambda: position(ida) != asked, "Enter leads to the moment")

    # A second look costs nothing: it is there at once, after a reload, too.
    ida.page.reload()
    expect(panel.get_by_role("heading", level=2)).to_be_visible()


def test_on_a_polish_phone_by_day_the_look_back_is_read_and_leads_to_the_board(people: People) -> None:
    ida = people.come("Ida", lang="pl", phone=True)
    ida.opens()
    ida.prefers(themes="light")
    gives_up(ida, 12)
    ida.link("lookedBack").first.click()
    panel = ida.page.get_by_role("region", name=ida.words("lookedBack"), exact=True)
    expect(panel.get_by_role("heading", level=2)).to_be_visible(timeout=4 * PATIENCE)
    ida.must_not_scroll_sideways()
    ida.must_be_accessible()
    written = panel.locator("svg text").first
    drawn = written.evaluate("words => parseFloat(getComputedStyle(words).fontSize) * words.getScreenCTM().a")
    assert drawn >= 11, "the words of the chart are too small"
    ida.must_hear_only_their_language()
    panel.scroll_into_view_if_needed()
    ida.shot("looking-back-phone")
    better = panel.get_by_role("button", name=re.compile("^" + ida.words("toPosition", r"\d+"))).first
    asked = int(re.findall(r"\d+", better.get_attribute("aria-label") or "")[0])
    better.click()
    ida.sees(lambda: position(ida) == asked, "the better answer leads to its position")
    expect(ida.page.locator("svg[data-ground]")).to_be_in_viewport()


def test_a_record_is_looked_back_at_with_the_eyes_of_whoever_sat_there(people: People) -> None:
    ida = people.come("Ida")
    opened = ida.context.request.post(
        "/api/records",
        data=json.dumps({"text": RECORD.read_text("utf-8")}),
        headers={"Content-Type": "application/json"},
    ).json()
    ida.opens(f"/record/{opened['id']}?at=9&look=back")
    panel = ida.page.get_by_role("region", name=ida.words("lookedBack"), exact=True)
    whose = panel.get_by_role("combobox", name=ida.words("lookBackWhose"))
    expect(whose).to_have_value("0")
    told = re.compile(r"[1-9]\d* of \d+ decisions")
    ida.sees(lambda: bool(told.search(panel.inner_text())), "how far it is")
    whose.select_option("1")
    ida.sees(lambda: bool(told.search(panel.inner_text())), "how far it is for the other")
    with ida.page.expect_request(re.compile(r"/seats/0/review")):
        whose.select_option("0")
    assert position(ida) == 9
