"""The question and its answers: which answer belongs to it, where the focus is, what a grey button means, how high it is."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import GAME, People, Person, Table, play_together
from tests.browser.test_choosing import CULTISTORM, must_pay_with_several, prepares

INVESTIGATORS = 6
IN_THE_QUESTION = "document.getElementById('asked').contains(document.activeElement)"


def three_prepare(people: People) -> list[Table]:
    """Three people play Cultistorm until all of them prepare; nobody acts but them."""
    ida, bo, cy = (people.come(name) for name in ("Ida", "Bo", "Cy"))
    ida.begins_new_table(CULTISTORM).seats("me", "openSeat", "openSeat").opens()
    for friend in (bo, cy):
        friend.sits_down(ida.address)
    tables = [ida.table(), bo.table(), cy.table()]
    play_together(tables, Random(1), until=lambda: all(prepares(person) for person in (ida, bo, cy)))
    return tables


def former(table: Table) -> Locator:
    """Answers to former questions, which are not confirmed yet."""
    return table.asked.get_by_role("list", name=table.words("answeredBefore"))


def test_an_answer_that_is_not_confirmed_stands_with_the_question_that_it_answers(people: People) -> None:
    table, *_ = three_prepare(people)
    question = table.words_asked
    answer = table.options.filter(has_text="Move to").first
    words = answer.locator(".label").inner_text()
    answer.click()
    expect(former(table).get_by_role("listitem")).to_have_text(
        re.compile(f"{re.escape(question)}\\s*{re.escape(words)}")
    )
    expect(table.chosen).to_be_hidden()
    before, now = former(table).bounding_box(), table.question.bounding_box()
    assert before is not None
    assert now is not None
    assert before["y"] + before["height"] <= now["y"], "the former answer stands before what is asked now"


def test_what_is_lost_is_told_at_the_top_of_the_question(people: People) -> None:
    table, other, _ = three_prepare(people)
    person = table.person
    person.page.set_viewport_size({"width": 1440, "height": 900})
    face = person.page.evaluate(_ONLY_DIE)
    if not face:
        pytest.skip("all dice of the pool show the same: none can be taken away")
    die = next(
        one["label"]
        for one in person.prompt["options"]
        if face in one["touches"] and "pool" in one["touches"]
    )
    table.options.filter(has_text=die).first.click()
    person.sees(lambda: bool(person.moved.get("draft")), "the die is not in the draft")
    other.answers(die)
    news = table.asked.locator(".news")
    expect(news).to_be_visible()
    expect(news).to_be_in_viewport()
    told, asked = news.bounding_box(), table.asked.bounding_box()
    assert told is not None
    assert asked is not None
    assert told["y"] - asked["y"] < 40, "what is lost is told first"


_ONLY_DIE = """() => {
  const dice = [...document.querySelectorAll("#board [data-zone=pool] [data-piece]")];
  const keys = dice.map((one) => one.dataset.piece.split("|")[2]);
  return keys.find((face) => keys.filter((one) => one === face).length === 1) ?? null;
}"""


def test_enter_on_an_answer_leaves_the_focus_in_the_question(people: People) -> None:
    ida = people.come()
    ida.button("playNow", within=ida.enters(GAME)).click()
    table = ida.table()
    for _ in range(4):
        table.look()
        table.options.first.focus()
        ida.page.keyboard.press("Enter")
        table.look()
        ida.sees(lambda: bool(ida.page.evaluate(IN_THE_QUESTION)), "the focus has left the question")


def test_escape_closes_a_note_before_it_lets_go_of_an_answer(people: People) -> None:
    table, *_ = three_prepare(people)
    page = table.page
    table.options.filter(has_text="Move to").first.click()
    expect(former(table)).to_be_visible()
    page.locator("#board [data-zone=terror-deck]").first.hover(force=True)
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_be_hidden()
    expect(former(table)).to_be_visible()
    page.keyboard.press("Escape")
    expect(former(table)).to_be_hidden()


def test_a_grey_confirm_says_what_is_missing(people: People) -> None:
    ida = people.come()
    ida.button("playNow", within=ida.enters()).click()
    table = ida.table()
    table.moves(lambda: must_pay_with_several(ida), Random(5))
    missing = ida.words("notEnough", 0, ida.prompt["needs"])
    expect(table.confirm).to_have_attribute("aria-disabled", "true")
    expect(table.confirm).to_have_attribute("title", missing)
    expect(table.confirm).to_have_accessible_description(missing)
    told = table.asked.get_by_role("status").filter(has_text=missing)
    assert told.bounding_box()["width"] <= 1  # type: ignore[index]
    table.confirm.click(force=True)
    ida.sees(lambda: told.bounding_box()["width"] > 40, "a click on it tells nothing")  # type: ignore[index]


def test_to_go_without_is_said_in_words_and_is_no_big_button(people: People) -> None:
    ida = people.come()
    ida.button("playNow", within=ida.enters()).click()
    table = ida.table()
    table.moves(lambda: could_go_without(ida), Random(5))
    (closing,) = [one["label"] for one in ida.prompt["options"] if one["answer"] == ida.prompt["enough"]]
    expect(table.confirm).to_have_text(closing)
    expect(table.confirm).not_to_have_class(re.compile("primary"))
    ida.shot("to-go-without")


def could_go_without(person: Person) -> bool:
    """Whether some of several things may be picked, nothing is yet, and that would do."""
    prompt = person.prompt
    return prompt.get("way") == "set" and prompt["enough"] is not None and not prompt["picks"]


def test_whom_one_could_play_is_explained_beside_the_answer(people: People) -> None:
    ida, bo, cy = (people.come(name) for name in ("Ida", "Bo", "Cy"))
    ida.begins_new_table(CULTISTORM).seats("me", "openSeat", "openSeat").opens()
    for friend in (bo, cy):
        friend.sits_down(ida.address)
    table = ida.table()
    expect(table.options).to_have_count(INVESTIGATORS)
    healer = table.options.filter(has_text="Healer")
    note = ida.page.get_by_role("tooltip")
    healer.hover()
    expect(note).to_contain_text("heal 1 of another investigator on your location")
    ida.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    ida.page.mouse.move(2, 2)
    table.asked.focus()
    while not healer.evaluate("one => one === document.activeElement"):
        ida.page.keyboard.press("Tab")
    expect(note).to_contain_text("heal 1 of another investigator on your location")
    expect(healer).to_have_accessible_description(re.compile("heal 1 of another"))
