"""What happened since my move: who did what, where on the table, and what it gave or took."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import People, Person, Table, who_is_asked
from tests.browser.test_learning import sits_down

MORE = re.compile(r"and \d+ more")

RINGS = """() => [...document.querySelectorAll('svg[data-ground] g[data-fresh]')].map(one => {
  const ring = one.previousElementSibling, sign = one.nextElementSibling;
  const [zone, kind, face, owner] = one.dataset.piece.split('|');
  return {
    by: one.dataset.fresh, kind, owner, piece: one.dataset.piece,
    ring: ring.matches('rect.fresh') ? getComputedStyle(ring).stroke : '',
    sign: sign.matches('path.sign') ? getComputedStyle(sign).fill : '',
  };
})"""
"""Whoever brought what lies on the board, the colour of its ring and of the shape on it, and whose it is."""


def rings(person: Person) -> list[dict[str, str]]:
    """What has come on the board."""
    found: list[dict[str, str]] = person.page.evaluate(RINGS)
    return found


def colours(person: Person) -> dict[str, str]:
    """The colour of every side by its number, as the server has told it, written as browsers do."""
    sides: list[dict[str, Any]] = []
    for text in person.told:
        told = json.loads(text)
        still = (told.get("moved", told) or {}).get("still") or {}
        sides = still.get("sides", sides)
    assert sides
    numbers = {str(side["side"]): side["colour"].lstrip("#") for side in sides}
    return {
        side: "rgb({}, {}, {})".format(*(int(colour[at : at + 2], 16) for at in (0, 2, 4)))
        for side, colour in numbers.items()
    }


def test_what_the_others_did_is_told_above_the_answers_until_i_act(people: People) -> None:
    ida = people.come()
    ida.begins_new_table("Cult").seats("me", "greedy", "greedy").opens()
    table = ida.table()
    since = ida.page.get_by_role("region", name="Since your move")
    more = since.get_by_text(MORE)
    table.moves(lambda: more.count() > 0 and ida.page.locator("[data-fresh]").count() > 0, Random(4))
    expect(ida.page.locator("[role=log] .since")).to_have_count(1)
    for width, height in ((1440, 900), (1024, 768)):
        ida.page.set_viewport_size({"width": width, "height": height})
        cut = since.locator(".line").evaluate_all(
            "all => all.filter(one => one.clientWidth && one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
        )
        assert not cut, f"a line is cut at {width}: {cut}"
    line = since.locator("details").filter(has_text=MORE).first
    told = line.locator("p")
    expect(told.first).to_be_hidden()
    line.locator("summary").click()
    expect(told.first).to_be_visible()
    ida.must_be_accessible()
    ida.shot("since-my-move")


def test_a_ring_is_of_whoever_acted_whosever_the_piece_is(people: People) -> None:
    """What a rival did to nobody's pieces has the rival's ring and shape, not one of brass."""
    ida = people.come()
    sits_down(ida, "eldritch-arkham")
    table = ida.table()
    table.moves(lambda: any(one["by"] == "1" and not one["owner"] for one in rings(ida)), Random(4))
    of = colours(ida)
    for one in rings(ida):
        if one["by"] == "itself":
            assert (one["owner"], one["sign"]) == ("", ""), one
            assert one["ring"] not in of.values(), one
        else:
            assert (one["ring"], one["sign"]) == (of[one["by"]], of[one["by"]]), one
            # Sides that nobody plays move their own markers; all else was the rival.
            assert one["by"] == "1" or one["owner"] == one["by"], one
    ida.shot("rings-of-a-rival")


def test_what_the_game_itself_brings_out_of_the_box_is_marked_and_told_as_its_own(people: People) -> None:
    """Cultists come out of the box in everybody's turn: the storm has brought them, not whoever was named last."""
    ida = people.come()
    sits_down(ida, "cultistorm", 3)
    table = ida.table()
    since = ida.page.get_by_role("region", name="Since your move")
    table.moves(lambda: any(one["kind"] == "cultist" for one in rings(ida)), Random(4))
    came = [one for one in rings(ida) if one["kind"] == "cultist"]
    assert {one["by"] for one in came} == {"itself"}
    storm = since.locator("details").filter(has_text="The storm:")
    expect(storm).to_have_count(1)
    storm.locator("summary").click()
    expect(storm.get_by_text(re.compile("arrives at")).first).to_be_visible()
    for other in since.locator("details").filter(has_not_text="The storm:").all():
        assert "arrives at" not in other.inner_text()
    ida.must_be_accessible()
    ida.shot("rings-of-the-storm")


def test_numbers_on_the_board_float_what_they_have_gained(people: People) -> None:
    ida = people.come()
    sits_down(ida, "cult")
    table = ida.table()
    gains = ida.page.locator("svg[data-ground] [data-gained]")
    table.moves(lambda: gains.count() > 0, Random(4))
    for gain in gains.all():
        counter = gain.get_attribute("data-gained")
        number = ida.page.locator(f"svg[data-ground] [data-counter='{counter}'] > text")
        # The rival has just come there: all of its Influence is new.
        expect(gain).to_have_text(f"+{number.text_content()}")
        expect(gain).to_be_in_viewport()


def test_who_comes_back_finds_what_the_others_did_meanwhile(people: People) -> None:
    """The page was shut while a rival moved: opened again it tells it, in the strip, by rings and in the log."""
    ida, bo = people.come("Ida"), people.come("Bo")
    ida.begins_new_table("Cult").seats("me", "openSeat").opens()
    bo.sits_down(ida.address)
    tables, dice = [ida.table(), bo.table()], Random(4)

    def came_by(acting: Table, away: Table) -> bool:
        """Somebody acts until the other, who is not there, is asked; whether that has brought a piece to the board."""
        path = away.person.address
        away.person.opens("/")
        expect(acting.page.get_by_text(acting.words("away"), exact=True).first).to_be_visible()
        while (seen := acting.look())["mine"]:
            acting.clicks(dice, seen=seen)
        away.person.opens(path)
        assert away.look()["mine"]
        return away.page.get_by_role("region", name="Since your move").count() > 0

    # The first of them to move has left nothing behind that another could change.
    first, second = who_is_asked(*tables)
    came_by(first, second)
    assert came_by(second, first)
    me = first.person
    me.sees(lambda: len(rings(me)) > 0, "nothing on the board is marked")
    seat = str(tables.index(second))
    assert {one["by"] for one in rings(me)} == {seat}
    assert {one["ring"] for one in rings(me)} == {colours(me)[seat]}
    expect(me.page.locator("[data-gained]").first).to_be_visible()
    line = me.page.get_by_role("log").locator(".since").filter(has_text="Since your move")
    expect(line).to_have_count(1)
    told = me.page.get_by_role("region", name="Since your move")
    expect(told.get_by_role("button", name="Watch again what")).to_be_visible()
    me.must_be_accessible()
    me.shot("since-my-move-after-coming-back")


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
        said = len(ida.said)
        table.clicks(dice, seen=seen)
        ida.page.wait_for_timeout(300)
        if len(ida.said) > said:
            # Only what is done shows whether it was an answer; after one the bots hold the table.
            ida.sees(
                lambda: any(json.loads(one).get("ref") == ida.said[-1]["ref"] for one in ida.told), "undone"
            )
    assert ida.moved["by"] == 0
    expect(rings).to_have_count(0)
    expect(gains).to_have_count(0)
    expect(since).to_have_count(0)
