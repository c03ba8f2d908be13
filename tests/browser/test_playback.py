"""The others' moves at one's own pace: step by step, slowly while the table is further, and straight to now."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person, Table

WHILE = 11_000
"""So many milliseconds somebody looks on."""
TO_COME = re.compile(r"^\s*\d+ moves? to come")


def speed_of(person: Person) -> Locator:
    """The list of speeds in the head of the table."""
    return person.page.get_by_role("banner").get_by_role("combobox", name=person.words("speedOfOthers"))


def answer_until_bots_wait(person: Person, table: Table) -> None:
    """Answer what is asked until a bot is next."""
    following = person.button("nextMove", within=table.asked)
    dice = Random(2)
    for _ in range(60):
        person.page.wait_for_function(
            "() => document.querySelector('#asked .playback button') || document.querySelector('#asked ol button:enabled')"
        )
        if following.is_visible():
            return
        table.clicks(dice)
    raise AssertionError("no bot was ever next")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_alone_with_bots_every_move_waits_to_be_asked_for(people: People, phone: bool) -> None:
    ida = people.come(phone=phone)
    ida.begins_new_table("Cult").seats("me", "greedy", "greedy").opens()
    table = ida.table()
    table.look()
    speed_of(ida).select_option(label="Step")
    answer_until_bots_wait(ida, table)
    following = ida.button("nextMove", within=table.asked)
    expect(table.asked.get_by_role("status")).to_have_text(re.compile(r"^\s*Next: \w+"))

    def position() -> int:
        return int(ida.moved["position"])

    before = position()
    ida.page.wait_for_timeout(500)
    assert position() == before
    ida.must_be_accessible()
    ida.must_not_scroll_sideways()
    ida.shot(f"playback-step-{'phone' if phone else 'desktop'}")
    following.click()
    ida.sees(lambda: position() > before, "Next shows no move")

    ida.page.reload()
    assert speed_of(ida).input_value() == "step"
    kept = position()
    ida.page.wait_for_timeout(500)
    assert position() == kept
    table = ida.table()
    answer_until_bots_wait(ida, table)
    before = position()
    ida.page.keyboard.press("n")
    ida.sees(lambda: position() > before, "the key shows no move")
    speed_of(ida).select_option(label="Skip to me")
    expect(table.my_move).to_be_visible()


def test_who_looks_on_slowly_sees_how_much_is_to_come_and_can_skip_to_now(people: People) -> None:
    ida = people.come(moving=True)
    ida.opens()
    ida.page.evaluate("localStorage.setItem('eldertable.settings', JSON.stringify({speed: 'slow'}))")
    new = {"game": "cult", "seats": 3, "bots": ["greedy", "greedy", "greedy"], "seed": 1, "lang": "en"}
    opened = ida.context.request.post("/api/tables", data=new).json()
    ida.opens(f"/table/{opened['table']['id']}")
    table = ida.table()
    to_come = table.asked.get_by_role("status").filter(has_text=TO_COME)
    expect(to_come).to_be_visible()
    ida.sees(lambda: "outcome" in ida.moved, "the server does not play on")
    told = table.log.get_by_role("paragraph").count()
    left = int(to_come.inner_text().split()[0])
    assert left > 10
    ida.sees(lambda: int(to_come.inner_text().split()[0]) < left, "nothing is shown")
    assert table.log.get_by_role("paragraph").count() > told
    expect(table.ending).to_have_count(0)
    ida.must_be_accessible()
    ida.shot("playback-slow")
    ida.page.keyboard.press("s")
    expect(table.ending).to_be_visible()
    expect(to_come).to_have_count(0)


def test_the_pace_that_is_chosen_is_the_pace_of_the_others(people: People) -> None:
    ida = people.come(moving=True)
    ida.page.clock.install()
    ida.opens()
    ida.page.evaluate("localStorage.setItem('eldertable.settings', JSON.stringify({speed: 'slow'}))")
    new = {"game": "cult", "seats": 3, "bots": ["greedy", "greedy", "greedy"], "seed": 1, "lang": "en"}
    opened = ida.context.request.post("/api/tables", data=new).json()
    ida.opens(f"/table/{opened['table']['id']}")
    to_come = ida.table().asked.get_by_role("status").filter(has_text=TO_COME)
    ida.sees(lambda: "outcome" in ida.moved, "the server does not play on")
    ida.page.clock.pause_at(ida.page.evaluate("Date.now()") + 1_000)
    shown = []
    for speed in ("Slow", "Normal", "Fast"):
        speed_of(ida).select_option(label=speed)
        # What is shown now was begun at the old pace.
        ida.page.clock.run_for(2_500)
        before = int(to_come.inner_text().split()[0])
        ida.page.clock.run_for(WHILE)
        shown.append(before - int(to_come.inner_text().split()[0]))
    slow, normal, fast = shown
    assert slow >= WHILE // 2_200
    assert normal >= 2 * slow
    assert fast >= 2 * normal


def test_what_led_to_my_question_is_shown_before_it_is_asked(people: People) -> None:
    ida = people.come(moving=True)
    ida.begins_new_table("Cult").seats("me", "greedy", "greedy").opens()
    table = ida.table()
    speed_of(ida).select_option(label="Slow")
    dice = Random(2)
    to_come = table.asked.get_by_role("status").filter(has_text=TO_COME)
    for _ in range(400):
        if to_come.is_visible():
            break
        if table.my_move.is_visible() and table.options.count() and table.options.first.is_enabled():
            table.clicks(dice)
        else:
            ida.page.wait_for_timeout(50)
    else:
        raise AssertionError("nothing is ever to come")
    ida.sees(lambda: 0 in ida.moved["asked"], "it is never my move")
    expect(ida.page).to_have_title(re.compile("Your move"))
    assert not table.options.count()
    ida.button("skip", within=table.asked).click()
    expect(table.my_move).to_be_visible()
    assert table.options.count()
