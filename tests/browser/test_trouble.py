"""When things go wrong: every dead end says what to do."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import People

LIVE = re.compile("/live$")


def test_dead_links_foreign_secrets_and_old_browsers_are_told_what_to_do(people: People) -> None:
    ida, eve = people.come("Ida"), people.come("Eve")
    ida.opens("/nowhere/at/all")
    expect(ida.page.get_by_role("heading", name=ida.words("nowhere"))).to_be_visible()
    expect(ida.link("toLobby")).to_be_visible()
    ida.opens("/table/AAAAAAAAAAAAAAAAAAAAAA")
    expect(ida.page.get_by_role("alert")).to_contain_text("ask whoever sent it, or open a new table")
    ida.link("toLobby").click()
    ida.button("newTable", within=ida.game()).click()
    ida.new_table().seats("me", "openSeat").opens()

    eve.opens(f"{ida.address}#seat=AAAAAAAAAAAAAAAAAAAAAA")
    expect(eve.page.get_by_role("alert")).to_contain_text("Use the link that you got when you sat down")
    assert "#" not in eve.page.url, "a secret stays in the address"
    eve.button("forgetAndLook").click()
    expect(eve.button("sitDown")).to_be_visible()

    eve.page.add_init_script("delete globalThis.WebSocket")
    eve.page.reload()
    expect(eve.page.get_by_role("heading", name=eve.words("noLiveLine"))).to_be_visible()
    expect(eve.page.get_by_role("alert")).to_contain_text("open the table in another one")
    eve.must_be_accessible()


@pytest.mark.slow
def test_a_seat_that_is_taken_and_a_table_that_is_full_say_so(people: People) -> None:
    ida, bo, eve = people.come("Ida"), people.come("Bo"), people.come("Eve")
    ida.begins_new_table().seats("me", "openSeat", "openSeat").opens()

    # Eve's line is so slow that she sees nobody sit down.
    eve.page.route_web_socket(LIVE, hears_only_the_welcome)
    eve.opens(ida.address)
    places = eve.page.get_by_role("list").get_by_role("listitem")
    expect(eve.button("sitHere", within=places.nth(0))).to_be_hidden()
    expect(eve.button("sitHere", within=places.nth(1))).to_be_visible()
    bo.sits_down(ida.address)
    expect(bo.page.get_by_role("listitem").filter(has_text="Bo")).to_be_visible()

    eve.expects_refusals = True
    eve.page.get_by_role("textbox", name=eve.words("nickname")).fill("Eve")
    eve.button("sitHere", within=places.nth(1)).click()
    expect(eve.page.get_by_role("alert")).to_contain_text("Seat 2 is taken. Choose another, or look on.")
    eve.must_be_accessible()
    people.come("Cy").sits_down(ida.address)
    expect(ida.table().asked).to_be_visible()
    eve.button("sitDown").click()
    expect(eve.page.get_by_role("alert")).to_contain_text("You can look on, or open a table of your own.")

    stranger = people.come("Stranger")
    stranger.opens(ida.address)
    expect(stranger.table().options).to_have_count(0)
    expect(stranger.button("sitDown")).to_be_hidden()


@pytest.mark.slow
def test_a_lost_line_says_so_and_comes_back(people: People) -> None:
    ida = people.come()
    lines: list[WebSocketRoute] = []
    broken = False

    def hold(line: WebSocketRoute) -> None:
        if broken:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    ida.page.route_web_socket(LIVE, hold)
    ida.begins_new_table().seats("me", "greedy").opens()
    table = ida.table()
    table.look()
    broken = True
    lines[0].close()
    expect(ida.page.get_by_text(ida.words("lineLost"))).to_be_visible()
    broken = False
    ida.button("tryAgain").click()
    expect(ida.page.get_by_text(ida.words("lineLost"))).to_be_hidden()
    sentences = table.log.get_by_role("paragraph").count()
    table.moves(lambda: table.log.get_by_role("paragraph").count() > sentences, Random(6))


@pytest.mark.slow
def test_a_line_that_never_opens_says_so_and_can_be_tried_again(people: People) -> None:
    ida, eve = people.come("Ida"), people.come("Eve")
    ida.begins_new_table().seats("me", "openSeat").opens()
    forbidden = True

    def guard(line: WebSocketRoute) -> None:
        if forbidden:
            line.close()
        else:
            line.connect_to_server()

    eve.page.route_web_socket(LIVE, guard)
    eve.opens(ida.address)
    expect(eve.page.get_by_text(eve.words("lineLost"))).to_be_visible()
    eve.must_be_accessible()
    forbidden = False
    eve.button("tryAgain").click()
    expect(eve.button("sitDown")).to_be_visible()


# --- helpers --------------------------------------------------------------------------------------------------


def hears_only_the_welcome(line: WebSocketRoute) -> None:
    """A line on which only the first message gets through to the page."""
    server = line.connect_to_server()
    heard: list[str | bytes] = []

    def pass_on(message: str | bytes) -> None:
        heard.append(message)
        if len(heard) == 1:
            line.send(message)

    server.on_message(pass_on)
