"""A new player, a bot, and a whole game from the first click to the rematch."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from eldertable.match import Match
from tests.browser.people import People, Person, Table


def test_a_new_player_plays_a_whole_game_against_a_bot(people: People, tmp_path: Path) -> None:
    ida = people.come()
    dice = Random(1)
    ida.begins_new_table().seats("me", "greedy").opens()
    table = ida.table()
    cannot_undo_yet(table)
    confirms_a_draft_and_clears_one(table, dice)
    undoes(table, dice)
    opens_a_rule_by_its_number(ida, table)
    comes_back_after_a_reload(ida, table)
    ida.prefers(askings="never")
    table.plays_to_the_end(dice, on_the_table=0.25)
    assert table.by_clicking_the_table > 5, "what is lit on the table could hardly be clicked"
    reads_the_result(ida, table)
    downloads_the_record(ida, tmp_path)
    sees_a_moment_that_mattered(ida)
    replays(ida)
    plays_again(ida)


def confirms_a_draft_and_clears_one(table: Table, dice: Random) -> None:
    """Two answers that can be taken back lie in the tray, are cleared, and then others are confirmed."""
    table.moves(lambda: table.clear.is_visible(), dice)
    expect(table.tried).not_to_have_count(1)
    sentences = table.log.get_by_role("paragraph").count()
    table.clear.click()
    expect(table.tried).to_have_count(0)
    expect(table.log.get_by_role("paragraph")).to_have_count(sentences)

    table.moves(lambda: table.tried.count() == 1, dice)
    table.take_back.click()
    expect(table.tried).to_have_count(0)
    # While several things are picked, Confirm would only close that choice.
    table.moves(lambda: table.look()["confirm"] and not table.person.prompt.get("way"), dice)
    table.confirm.click()
    expect(table.tried).to_have_count(0)
    expect(table.log.get_by_role("paragraph").last).to_be_in_viewport()


def cannot_undo_yet(table: Table) -> None:
    """Where nothing can be taken back, the button says why."""
    table.look()
    assert not table.can_undo
    assert table.undo.get_attribute("aria-describedby")


def undoes(table: Table, dice: Random) -> None:
    """The last decision is taken back though the bot has answered it, and the log says so; the same is asked again."""
    table.moves(lambda: table.can_undo and not table.tried.count(), dice)
    words, answers = table.words_asked, table.options.all_inner_texts()
    sentences = table.log.get_by_role("paragraph").all_inner_texts()
    table.options.first.click()
    table.moves(lambda: len(table.log.get_by_role("paragraph").all_inner_texts()) > len(sentences) + 1, dice)
    while table.words_asked != words or table.options.all_inner_texts() != answers:
        assert table.can_undo
        table.undo.click()
        expect(table.log.get_by_role("paragraph").last).to_contain_text(re.compile("takes back|goes back"))
    assert table.log.get_by_role("paragraph").all_inner_texts()[: len(sentences)] == sentences


def opens_a_rule_by_its_number(ida: Person, table: Table) -> None:
    """The prompt names its rule; the number opens it."""
    number = table.asked.get_by_role("button", name=ida.words.pattern("openRule")).first
    rule = (number.get_attribute("aria-label") or "").rpartition(" ")[2]
    number.click()
    sheet = ida.dialog("rules")
    expect(sheet.get_by_role("term").get_by_text(rule, exact=True)).to_be_in_viewport()
    ida.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def comes_back_after_a_reload(ida: Person, table: Table) -> None:
    """A reload in the middle of a game finds the same table, hand and log."""
    hand, log = table.mine.inner_text(), table.log.get_by_role("paragraph").all_inner_texts()
    asked = table.asked.inner_text()
    ida.page.reload()
    expect(table.my_move).to_be_visible()
    expect(table.mine).to_have_text(hand, use_inner_text=True)
    assert table.asked.inner_text() == asked
    assert table.log.get_by_role("paragraph").all_inner_texts() == log


def reads_the_result(ida: Person, table: Table) -> None:
    """The score sheet adds up, and the chart ends with it."""
    rows = [row.get_by_role("cell").all_inner_texts() for row in table.ending.get_by_role("row").all()]
    *parts, totals = [[int(number) for number in row] for row in rows if row]
    assert [sum(column) for column in zip(*parts, strict=True)] == totals
    chart = ida.page.get_by_role("img", name=ida.words("scoreOverTime", ""))
    assert sorted(totals) == sorted(int(part.split()[-1]) for part in told(chart.get_attribute("aria-label")))
    ida.shot("end-of-a-game")
    ida.must_be_accessible()


def told(label: str | None) -> list[str]:
    """The scores in a chart's label: "Score over time: Green 3, Yellow 5"."""
    return (label or "").partition(": ")[2].split(", ")


def sees_a_moment_that_mattered(ida: Person) -> None:
    """Moments are marked and numbered on the chart and listed under it; a click on one leads to its position."""
    path = ida.address
    course = ida.context.request.get(f"/api{path.replace('table', 'tables')}/scores").json()
    moments = course["moments"]
    assert len(moments) > 1
    figure = ida.page.get_by_role("figure")
    numbers = [str(number) for number in range(1, len(moments) + 1)]
    expect(figure.locator("svg .number")).to_have_text(numbers)
    expect(figure.locator("svg .moment")).to_have_count(len(moments))
    listed = figure.get_by_role("listitem").get_by_role("button")
    expect(listed).to_have_count(len(moments))
    for number, (button, moment) in enumerate(zip(listed.all(), moments, strict=True), 1):
        percent = round(abs(moment["gain"]) * 100)
        sign = "−" if moment["gain"] < 0 else "+"
        side = next(one for one in course["sides"] if one["side"] == moment["side"])
        for words in (str(number), side["name"], f"{sign}{percent} percent", moment["words"]):
            expect(button).to_contain_text(words)
    listed.last.click()
    expect(ida.page).to_have_url(re.compile(rf"/replay\?at={moments[-1]['position']}$"))
    scrubber = ida.page.get_by_role("slider", name=ida.words("scrubber"))
    expect(scrubber).to_have_value(str(moments[-1]["position"]))
    now = ida.page.get_by_role("log").locator("p.now")
    expect(now.filter(has_text=moments[-1]["words"]).first).to_be_in_viewport()
    ida.page.go_back()
    ida.page.wait_for_url(f"**{path}")


def downloads_the_record(ida: Person, folder: Path) -> None:
    """The record is a game that can be replayed to its end, anywhere."""
    with ida.page.expect_download() as loading:
        ida.link("record").click()
    path = folder / loading.value.suggested_filename
    loading.value.save_as(path)
    text = path.read_text(encoding="utf-8")
    assert all(json.loads(line) for line in text.splitlines())
    assert Match.load(text).over


def replays(ida: Person) -> None:
    """The replay goes to any position, one step on and back, and runs by itself."""
    table = ida.address
    ida.link("replay").click()
    scrubber = ida.page.get_by_role("slider", name=ida.words("scrubber"))
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 50
    step = ida.page.get_by_role("status")
    expect(step).to_have_text(ida.words("stepOf", 0, last))
    ida.must_be_accessible()
    ida.button("stepOn").click()
    expect(step).to_have_text(ida.words("stepOf", 1, last))
    scrubber.press("End")
    expect(step).to_have_text(ida.words("stepOf", last, last))
    expect(ida.page.get_by_role("log").get_by_role("paragraph").last).to_be_in_viewport()
    ida.button("stepBack").click()
    expect(step).to_have_text(ida.words("stepOf", last - 1, last))
    ida.button("run").click()
    expect(step).to_have_text(ida.words("stepOf", last, last))
    expect(ida.button("run")).to_be_visible()
    ida.link("backToTable").click()
    ida.page.wait_for_url(f"**{table}")


def plays_again(ida: Person) -> None:
    """A rematch is a new table with the same people."""
    old = ida.address
    ida.button("rematch").click()
    ida.page.wait_for_url(lambda url: not url.endswith(old))
    expect(ida.table().my_move).to_be_visible()
