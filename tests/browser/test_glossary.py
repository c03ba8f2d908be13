"""Words of the game in texts: underlined, explained to whoever points, tabs or taps, and leading to the glossary."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

import eldertable as et
from tests.browser.people import People, Person


def asked_with_a_word(person: Person, game: str = "Cult") -> Locator:
    """A table at which the question has a word of the game in it: that word."""
    person.begins_new_table(game).seats("me", "greedy").opens()
    table = person.table()
    word = table.asked.locator(".words .term").first
    table.moves(lambda: word.count() > 0 and word.is_visible(), Random(3))
    return word


def test_a_word_in_a_question_explains_itself_and_leads_to_the_glossary(people: People) -> None:
    ida = people.come()
    word = asked_with_a_word(ida)
    note = ida.page.locator("[role=tooltip][popover]")
    expect(note).to_have_count(0)
    said = word.inner_text()
    guide = et.game("cult").guide("en")
    meant = next(term for term in guide.term if said in (term.name, *term.forms))
    word.hover()
    expect(note).to_contain_text(meant.text)
    ida.must_be_accessible()
    ida.shot("glossary-hover")
    ida.page.mouse.move(2, 2)
    expect(note).to_have_count(0)

    word.focus()
    expect(note).to_contain_text(meant.text)
    assert word.get_attribute("aria-describedby") == note.get_attribute("id")
    ida.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    ida.page.keyboard.press("Enter")
    sheet = ida.dialog("rules")
    expect(sheet.locator(".asked dt")).to_have_text(meant.name)
    expect(sheet.locator(".asked")).to_be_in_viewport()
    ida.must_be_accessible()
    ida.shot("glossary-page")
    sheet.locator(".asked").get_by_role("button").first.click()
    expect(ida.page.get_by_role("dialog").last).to_contain_text(
        et.game("cult").rules[meant.rules[0]].plain[:40]
    )


def test_a_tap_explains_a_word_and_the_next_one_leads_on(people: People) -> None:
    ida = people.come(phone=True)
    word = asked_with_a_word(ida)
    note = ida.page.locator("[role=tooltip][popover]")
    word.tap()
    expect(note).to_be_visible()
    ida.must_not_scroll_sideways()
    ida.shot("glossary-phone")
    expect(ida.dialog("rules")).to_have_count(0)
    word.tap()
    expect(ida.dialog("rules")).to_be_visible()


def test_words_stand_in_no_other_button(people: People) -> None:
    ida = people.come()
    ida.begins_new_table("Eldritch Arkham").seats("me", "greedy").opens()
    table = ida.table()
    dice = Random(3)
    for _ in range(8):
        table.clicks(dice)
        table.look()
        nested = ida.page.locator(":is(button, a, [role=button]) .term")
        assert nested.count() == 0
    ida.must_be_accessible()


def test_in_polish_words_are_explained_in_polish(people: People) -> None:
    ida = people.come(lang="pl")
    ida.begins_new_table("Cthulhu: Rise of the Cults").seats("me", "greedy").opens()
    table = ida.table()
    word = table.asked.locator(".words .term").first
    table.moves(lambda: word.count() > 0, Random(3))
    word.hover()
    expect(ida.page.locator("[role=tooltip][popover]")).to_be_visible()
    ida.must_hear_only_their_language()
