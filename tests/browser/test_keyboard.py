"""No mouse: a table made and a round played with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import GAME, People, Person

FAR = 120
"""More stops than this no page should have between two things."""


@pytest.mark.slow
def test_the_keyboard_alone_makes_a_table_and_plays_a_round(people: People) -> None:
    ida = makes_a_table(people)
    walks_over_the_board(ida)
    reaches_what_is_asked(ida)
    table = ida.table()
    plays(ida, lambda: table.log.get_by_text("Round 2 of").is_visible())
    reads_the_text_view(ida)


@pytest.mark.slow
def test_the_keyboard_alone_plays_a_whole_game(people: People) -> None:
    ida = makes_a_table(people)
    table = ida.table()
    plays(ida, lambda: table.ending.is_visible())
    tab_to(ida, ida.link("replay"))
    ida.page.keyboard.press("Enter")
    tab_to(ida, ida.page.get_by_role("slider", name=ida.words("scrubber")))
    ida.page.keyboard.press("End")
    expect(ida.page.get_by_role("log").get_by_role("paragraph").last).to_contain_text("The game is over")


def makes_a_table(people: People) -> Person:
    """From the lobby to one's first move."""
    ida = people.come()
    game = ida.enters()
    tab_to(ida, ida.button("newTable", within=game))
    ida.page.keyboard.press("Enter")
    dialog = ida.dialog("newTableOf", GAME)
    tab_to(ida, dialog.get_by_role("textbox", name=ida.words("nickname")))
    ida.page.keyboard.type("Ida")
    tab_to(ida, ida.button("openTable", within=dialog))
    ida.page.keyboard.press("Enter")
    ida.table()
    return ida


def plays(ida: Person, until: Callable[[], bool]) -> None:
    """Answer by number until something is so; Enter ends a number that could still become a longer one."""
    table = ida.table()
    dice = Random(7)
    for _ in range(1_500):
        seen = table.look()
        if until():
            return
        if seen["confirm"] and (not seen["options"] or dice.random() < 0.6):
            ida.page.keyboard.press("Enter")
        else:
            number = dice.randrange(seen["options"]) + 1
            ida.page.keyboard.type(str(number))
            if number * 10 <= seen["options"]:
                ida.page.keyboard.press("Enter")
    raise AssertionError("not so after 1500 moves")


def tab_to(person: Person, wanted: Locator) -> None:
    """Press Tab until it has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(FAR):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{FAR} stops and not there: {wanted}")


def reaches_what_is_asked(ida: Person) -> None:
    """The first stop of the page leads to what is asked."""
    ida.page.evaluate("document.activeElement.blur()")
    tab_to(ida, ida.link("skipToAsked"))
    ida.page.keyboard.press("Enter")
    expect(ida.table().asked).to_be_focused()


def walks_over_the_board(ida: Person) -> None:
    """Tab leads to one place of the board, arrows to the others, Enter tells of it, Escape closes that."""
    board = ida.table().board
    for _ in range(FAR):
        ida.page.keyboard.press("Tab")
        if board.evaluate("board => board.contains(document.activeElement)"):
            break
    first = board.locator(":focus").get_attribute("aria-label")
    assert first
    for arrow in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        ida.page.keyboard.press(arrow)
    ida.page.keyboard.press("ArrowRight")
    assert board.locator(":focus").get_attribute("aria-label") != first
    ida.page.keyboard.press("i")
    expect(ida.table().sheet).to_be_visible()
    ida.page.keyboard.press("Escape")
    expect(ida.table().sheet).to_be_hidden()


def reads_the_text_view(ida: Person) -> None:
    """T shows the table in words: headings, what is asked, the log; T again the board."""
    ida.page.keyboard.press("t")
    main = ida.page.get_by_role("main")
    expect(main.get_by_role("heading", name=ida.words("tableInWords"))).to_be_visible()
    expect(main.get_by_role("heading", level=3).nth(2)).to_be_visible()
    expect(main.get_by_role("region", name=ida.words("whatIsAsked"))).to_be_visible()
    expect(main.get_by_role("log")).to_be_visible()
    ida.page.keyboard.press("t")
    expect(ida.table().board).to_be_visible()
