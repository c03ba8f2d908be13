"""Tables of every kind: alone, as the first game is recommended, with other options; and all that a page needs."""

from __future__ import annotations

import gzip
import re
from random import Random

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import GAME, People

pytestmark = pytest.mark.slow

SMALL_ENOUGH = 200 * 1024
"""So many bytes of script and style a browser may load before the page can be used."""


def test_alone_against_the_npc(people: People) -> None:
    ida = people.come()
    new = ida.begins_new_table()
    new.preset(ida.words("noPreset")).seats("me").opens()
    table = ida.table()
    expect(ida.page.get_by_role("region", name=re.compile("NPC")).first).to_be_visible()
    table.moves(lambda: table.log.get_by_text("Round 2 of").is_visible(), Random(4), on_the_table=0.1)


def test_the_recommended_first_game(people: People) -> None:
    ida = people.come()
    ida.begins_new_table().preset("Recommended first game").seats("me", "random", "random").opens()
    table = ida.table()
    expect(ida.page.get_by_role("region", name=ida.words("yourMat"))).to_be_visible()
    table.moves(lambda: table.log.get_by_role("paragraph").count() > 30, Random(5))


def test_options_and_clock_are_agreed_on_before_the_game(people: People) -> None:
    ida = people.come()
    new = ida.begins_new_table().preset(ida.words("noPreset")).seats("me", "greedy").unfolds()
    new.dialog.get_by_role("spinbutton", name="Rounds").fill("8")
    new.dialog.get_by_role("combobox", name=ida.words("clock"), exact=True).select_option(
        label=ida.words("clockPaces.game")
    )
    new.opens()
    table = ida.table()
    expect(ida.page.get_by_role("banner")).to_contain_text("Round 1 of 8")
    expect(ida.page.get_by_role("img", name=ida.words("timeLeft")).first).to_be_visible()
    expect(table.asked).to_be_visible()


def test_one_click_is_enough_to_play(people: People) -> None:
    ida = people.come()
    ida.button("playNow", within=ida.enters()).click()
    expect(ida.table().my_move).to_be_visible()


def test_a_table_in_the_lobby_can_be_joined_and_is_remembered(people: People) -> None:
    ida, bo = people.come("Ida"), people.come("Bo")
    new = ida.begins_new_table().seats("me", "openSeat").unfolds()
    new.dialog.get_by_role("checkbox", name=ida.words("listed")).check()
    new.opens()
    bo.enters()
    listed = (
        bo.page.get_by_role("region", name=bo.words("openTables")).get_by_role("link").filter(has_text="Ida")
    )
    listed.first.click()
    bo.page.get_by_role("textbox", name=bo.words("nickname")).fill("Bo")
    bo.button("sitDown").click()
    bo.table()
    path = bo.address
    bo.enters()
    bo.page.get_by_role("region", name=bo.words("myTables")).get_by_role(
        "link", name=re.compile(GAME)
    ).click()
    bo.page.wait_for_url(f"**{path}")
    expect(bo.table().mine).to_be_visible()


def test_the_page_can_be_used_after_little_has_been_loaded(people: People, site: str) -> None:
    ida = people.come()
    needed = [f"{site}{path}" for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', httpx.get(site).text)]
    assert sum(len(gzip.compress(httpx.get(address).content)) for address in needed) <= SMALL_ENOUGH
    later: list[Route] = []

    def hold_back(route: Route) -> None:
        if route.request.url in needed:
            route.continue_()
        else:
            later.append(route)

    ida.page.route(re.compile(r"/assets/.*\.(js|css)$"), hold_back)
    ida.begins_new_table().seats("me", "greedy").opens()
    expect(ida.table().my_move).to_be_visible()
    for route in later:
        route.continue_()
