"""Narrative play at the table: pages to read, the line in the log that opens one again, the book of the game so far."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import served
from tests.browser.people import NewTable, People, Person

CULTISTORM = "Cultistorm"
READER = """
window.pagesRead = 0;
setInterval(() => {
  const page = document.querySelector(".page:has(h2)");
  const answer = page?.querySelector(".choice button") ?? page?.querySelector("footer .primary");
  if (!answer) return;
  window.pagesRead += 1;
  answer.click();
}, 40);
"""
"""Somebody who answers on the page what it asks, and puts every page away as soon as it lies there."""


@pytest.fixture(scope="module")
def patient_site(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which stories lie open as long as anybody likes."""
    with served(tmp_path_factory.mktemp("stories"), "--bot-pause", "0", "--reading", "3000") as address:
        yield address


@pytest.fixture(scope="module")
def hasty_site(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which stories lie open for no time at all."""
    with served(tmp_path_factory.mktemp("haste"), "--bot-pause", "0", "--reading", "0.5") as address:
        yield address


def with_stories(new: NewTable) -> NewTable:
    """Agree on stories with their effects."""
    new.unfolds()
    new.dialog.get_by_role("radio", name="stories with their effects", exact=True).check()
    return new


def page_of(person: Person) -> Locator:
    """The story that lies open."""
    return person.page.locator("section.page")


def test_stories_are_read_put_away_and_opened_again(
    people: People, patient_site: str, tmp_path: Path
) -> None:
    ida = people.come(site=patient_site)
    with_stories(ida.begins_new_table(CULTISTORM).seats("me", "greedy", "greedy")).opens()
    table = ida.table()
    page = page_of(ida)
    expect(page).to_contain_text("1 of 5")
    title = page.get_by_role("heading").inner_text()
    assert len(page.locator(".story").inner_text()) > 50
    expect(page.locator(".effect")).to_be_visible()
    ida.must_be_accessible()
    ida.shot("story-page")
    ida.button("nextPage", within=page).click()
    expect(page).to_contain_text("2 of 5")
    ida.button("putAllAway", within=page).click()
    expect(page).to_have_count(0)

    table.log.get_by_role("button", name=title).click()
    sheet = ida.page.get_by_role("dialog", name=title)
    expect(sheet).to_be_visible()
    assert len(sheet.locator(".story").inner_text()) > 50
    ida.button("close", within=sheet).click()

    told = table.log.get_by_role("paragraph").count()
    table.moves(lambda: table.log.get_by_role("paragraph").count() > told, Random(1))
    bo = people.come("Bo", site=patient_site, phone=True)
    bo.opens(ida.address)
    expect(page_of(bo)).to_have_count(0)
    bo.page.get_by_role("navigation").get_by_role("button", name=bo.words("book"), exact=True).click()
    book = bo.page.get_by_role("list", name=bo.words("book")).get_by_role("button")
    expect(book).to_have_count(5)
    book.first.click()
    expect(bo.page.get_by_role("dialog", name=title)).to_be_visible()
    bo.must_not_scroll_sideways()


def test_nobody_needs_to_put_a_story_away(people: People, hasty_site: str) -> None:
    ida = people.come(site=hasty_site)
    with_stories(ida.begins_new_table(CULTISTORM).seats("me", "greedy", "greedy")).opens()
    table = ida.table()
    expect(table.log.get_by_role("button", name="story")).to_have_count(5)
    expect(page_of(ida)).to_have_count(0)


@pytest.mark.slow
def test_a_narrative_game_is_played_to_the_end(people: People, patient_site: str) -> None:
    ida = people.come(site=patient_site)
    ida.page.add_init_script(READER)
    with_stories(ida.begins_new_table(CULTISTORM).seats("me", "greedy", "greedy")).opens()
    table = ida.table()
    ida.prefers(askings="never")
    table.plays_to_the_end(Random(5))
    ida.page.get_by_role("tab", name=ida.words.pattern("bookCount")).click()
    book = ida.page.get_by_role("list", name=ida.words("book")).get_by_role("button")
    assert book.count() > 5
    assert ida.page.evaluate("window.pagesRead") > 5
