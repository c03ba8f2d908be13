"""Looking at a game again: through whose eyes, to which position, from which file, and a picture of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.support import ROOT

RECORD = next((ROOT / "tests" / "records" / "rise-of-the-cults").glob("2-seats-*.jsonl"))


def gives_up(ida: Person, moves: int) -> str:
    """Play a little against a bot and give up: the address of the finished game."""
    ida.begins_new_table().seats("me", "greedy").opens()
    table, dice = ida.table(), Random(1)
    for _ in range(moves):
        table.clicks(dice)
        table.look()
    ida.page.get_by_role("banner").get_by_role("button", name=ida.words("table"), exact=True).click()
    ida.button("resign").click()
    ida.button("resignYes").click()
    expect(table.ending).to_be_visible()
    return ida.address


def position(person: Person) -> int:
    """Where the reel stands, as the slider says it."""
    return int(person.page.get_by_role("slider", name=person.words("scrubber")).input_value())


def test_a_game_is_seen_again_through_ones_own_eyes_and_any_others(people: People) -> None:
    ida = people.come("Ida")
    path = gives_up(ida, 12)
    ida.link("replay").first.click()
    eyes = ida.page.get_by_role("combobox", name=ida.words("throughEyes"))
    expect(eyes).to_have_value("0")
    last = int(ida.page.get_by_role("slider", name=ida.words("scrubber")).get_attribute("max") or 0)

    # keys: to the end, back, on, to my moves and rounds; the address keeps the position
    ida.page.keyboard.press("End")
    expect(ida.page).to_have_url(re.compile(rf"\?at={last}$"))
    ida.page.keyboard.press("ArrowLeft")
    expect(ida.page).to_have_url(re.compile(rf"\?at={last - 1}$"))
    ida.page.keyboard.press("Home")
    expect(ida.page).to_have_url(re.compile(r"\?at=0$"))
    course = ida.context.request.get(f"/api{path.replace('table', 'tables')}/scores").json()
    moves = [entry for entry, seat in enumerate(course["acted"], 1) if seat == 0]
    ida.button("moveOn").click()
    expect(ida.page).to_have_url(re.compile(rf"\?at={moves[0]}$"))
    ida.page.keyboard.press("End")
    ida.button("moveBack").click()
    mine = moves[-2]
    expect(ida.page).to_have_url(re.compile(rf"\?at={mine}$"))

    # my hand is open, the other's is not; laid open both are
    ida.sees(lambda: hidden(ida) == [False, True], "only my own hand is open to me")
    eyes.select_option("open")
    ida.sees(lambda: hidden(ida) == [False, False], "laid open, the other hand is seen")
    eyes.select_option("1")
    ida.sees(lambda: hidden(ida) == [True, False], "the other did not see my hand")
    assert position(ida) == mine

    # a click on a line of the log, and on the chart
    ida.page.get_by_role("log").locator("p[data-position]").last.click()
    ida.sees(lambda: position(ida) > mine, "the line leads to its position")
    chart = ida.page.get_by_role("img", name=ida.words("scoreOverTime", ""))
    box = chart.bounding_box()
    assert box is not None
    ida.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ida.sees(lambda: abs(position(ida) - last / 2) <= 2, "the middle of the chart is the middle of the game")

    # a link to a position that is not there goes to the nearest and says so
    for asked in ("9999", "9999999999"):
        ida.opens(f"{path}/replay?at={asked}")
        expect(ida.page.get_by_role("status").filter(has_text=f"no position {asked}")).to_be_visible()
        assert position(ida) == last
    ida.opens(f"{path}/replay?at=end")
    expect(ida.page.get_by_role("status").filter(has_text="names no position")).to_be_visible()
    assert position(ida) == 0
    ida.must_be_accessible()


def hidden(person: Person) -> list[bool]:
    """Of both sides, whether several cards are face down on their mats: of a deck the topmost alone is told."""
    mats = [person.page.locator(f"[data-mat='{side}']") for side in (0, 1)]
    return ["cards face down" in (mat.text_content() or "") for mat in mats]


def test_a_record_is_dropped_on_the_lobby_and_watched_and_nonsense_is_refused(
    people: People, tmp_path: Path
) -> None:
    ida = people.come("Ida")
    ida.expects_refusals = True
    ida.enters()
    chooser = ida.page.locator("input[type=file]").first
    cut = tmp_path / "cut.jsonl"
    cut.write_text("".join(RECORD.read_text("utf-8").splitlines(keepends=True)[:30]), "utf-8")
    chooser.set_input_files(cut)
    expect(ida.page.get_by_role("alert")).to_contain_text("stops before the end")
    dropped(ida, "story.jsonl", "once upon a time")
    expect(ida.page.get_by_role("alert")).to_contain_text("not the record of a game")
    dropped(ida, RECORD.name, RECORD.read_text("utf-8"))
    expect(ida.page.get_by_role("combobox", name=ida.words("throughEyes"))).to_have_value("open")
    # The page can be loaded again, at the same position.
    ida.page.keyboard.press("ArrowRight")
    expect(ida.page).to_have_url(re.compile(r"/record/[\w-]{22}\?at=1$"))
    ida.page.reload()
    ida.sees(lambda: position(ida) == 1, "the record and its position are still there")


def dropped(person: Person, name: str, text: str) -> None:
    """Drop a file on the page, as from a folder."""
    person.page.evaluate(
        """([name, text]) => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], name));
          for (const kind of ["dragenter", "dragover", "drop"])
            window.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
        }""",
        [name, text],
    )


def test_a_picture_of_a_position_can_be_kept(people: People, tmp_path: Path) -> None:
    ida = people.come("Ida")
    opened = ida.context.request.post(
        "/api/records",
        data=json.dumps({"text": RECORD.read_text("utf-8")}),
        headers={"Content-Type": "application/json"},
    ).json()
    ida.opens(f"/record/{opened['id']}?at=40")
    ida.button("share").click()
    expect(ida.page.get_by_role("textbox", name=ida.words("linkToPosition"))).to_have_value(
        re.compile(r"\?at=40$")
    )
    with ida.page.expect_download() as waiting:
        ida.button("pictureOfPosition").click()
    kept = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(kept)
    assert kept.name == "rise-of-the-cults-40.png"
    content = kept.read_bytes()
    assert content.startswith(b"\x89PNG")
    width = int.from_bytes(content[16:20])
    assert width > 1000
    assert len(content) > 50_000, "a board with pieces on it is no empty picture"
