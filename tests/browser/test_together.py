"""Several people at one table: who joins, who looks on, who may not, and what they say to each other."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person, Table, cards_in_hands, play_together, who_is_asked

MARKUP = '<img src=x onerror=alert(1)><b>bold</b> & "quoted"'


def test_a_friend_joins_by_link_and_a_third_looks_on_and_sees_no_hand(people: People) -> None:
    ida, bo, eve = people.come("Ida"), people.come("Bo"), people.come("Eve")
    ida.begins_new_table().seats("me", "openSeat").opens()
    bo.sits_down(invitation(ida))
    eve.opens(ida.address)
    tables = [ida.table(), bo.table()]
    play_together(tables, Random(2), moves=40)
    play_together(tables, Random(2), until=lambda: not any(table.look()["tried"] for table in tables))

    onlooker = eve.table()
    expect(onlooker.options).to_have_count(0)
    expect(onlooker.mine).to_be_hidden()
    eve.sees(
        lambda: sentences(onlooker) == sentences(tables[0]) == sentences(tables[1]),
        "who looks on is told of all that happens",
    )
    for person, seat in ((eve, None), (ida, 0), (bo, 1)):
        public = person.page.get_by_role("log").inner_text()
        assert [name for owner, name in cards_in_hands(person) if owner != seat and name not in public] == []
    for hand in eve.page.get_by_role("button", name=re.compile(r"^Hand: ")).all():
        expect(hand).to_have_accessible_name(re.compile(r"\?"))
    comes_back_to_what_happened(tables, onlooker)


def comes_back_to_what_happened(tables: list[Table], onlooker: Table) -> None:
    """Who was away is told what happened meanwhile: what a third heard of it, for what is only tried is nobody's news."""
    news = 0
    while not news:
        acting, away = who_is_asked(*tables)
        path = away.person.address
        away.person.opens("/")
        for table in (acting, onlooker):
            expect(table.page.get_by_text(table.words("away"), exact=True).first).to_be_visible()
        before = sentences(onlooker)
        dice = Random(3)
        while (seen := acting.look())["mine"] and not news:
            acting.clicks(dice, seen=seen)
            acting.look()
            news = sentences(onlooker) - before
        away.person.opens(path)
        away.look()
    line = re.compile(away.words("sinceLastVisit", 98765).replace("98765", r"([1-9]\d*)"))
    expect(away.log.get_by_text(line)).to_be_visible()
    told = away.log.get_by_role("paragraph").all_inner_texts()
    (at,) = [at for at, words in enumerate(told) if line.search(words)]
    match = line.search(told[at])
    assert match is not None
    assert int(match[1]) == sum(map(times, told[at + 1 :])), "what happened meanwhile stands below the line"


@pytest.mark.slow
def test_a_seat_moves_to_another_device(people: People) -> None:
    ida = people.come("Ida")
    ida.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ida.begins_new_table().seats("me", "greedy").opens()
    ida.table()
    ida.page.get_by_role("banner").get_by_role("button", name=ida.words("table"), exact=True).click()
    ida.button("copy", within=ida.dialog("table")).last.click()
    link = ida.page.evaluate("navigator.clipboard.readText()")
    phone = people.come("Ida on her phone", phone=True)
    phone.opens(link)
    expect(phone.table().mine).to_be_visible()
    assert "#" not in phone.page.url


@pytest.mark.slow
def test_names_and_chat_are_text_and_never_markup(people: People) -> None:
    ida, bo = people.come("<b>Ida</b>"), people.come("<img src=x>")
    ida.begins_new_table().seats("me", "openSeat").opens()
    bo.sits_down(ida.address)
    ida.table()
    bo.table()
    ida.page.get_by_role("tab", name=ida.words("chat")).click()
    ida.page.get_by_role("textbox", name=ida.words("saySomething")).fill(MARKUP)
    ida.button("say").click()
    bo.page.get_by_role("tab", name=re.compile("^Chat")).click()
    line = bo.page.get_by_role("log", name=bo.words("chat")).get_by_role("paragraph")
    expect(line).to_contain_text(f"<b>Ida</b> {MARKUP}")
    for person in (ida, bo):
        expect(person.page.get_by_text("<b>Ida</b>").first).to_be_visible()
        expect(person.page.get_by_text("<img src=x>").first).to_be_visible()
        assert person.page.locator("img[src=x], b:text-is('bold')").count() == 0


@pytest.mark.slow
def test_a_bot_fills_an_empty_seat_and_the_game_begins(people: People) -> None:
    ida = people.come("Ida")
    ida.begins_new_table().seats("me", "openSeat").opens()
    ida.button("seatBot").click()
    expect(ida.table().asked).to_be_visible()


# --- helpers --------------------------------------------------------------------------------------------------


def times(line: str) -> int:
    """How often a line of the log was told: the same sentence again and again stands there once, with a number."""
    often = re.search(r"×(\d+)", line)
    return int(often[1]) if often else 1


def sentences(table: Table) -> int:
    """How much was told of what happened; who had only one choice is told so alone."""
    told = table.log.get_by_role("paragraph").all_inner_texts()
    return sum(times(line) for line in told if "Only one choice" not in line)


def invitation(ida: Person) -> str:
    """The link to hand on, as the page shows it."""
    return ida.page.get_by_role("textbox", name=ida.words("invitationHere")).input_value()
