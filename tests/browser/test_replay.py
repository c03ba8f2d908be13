"""Looking at a game again: through whose eyes, to which position, from which file, and a picture of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.people import PATIENCE, People, Person, Table
from tests.support import ROOT

RECORD = next((ROOT / "tests" / "records" / "rise-of-the-cults").glob("2-seats-*.jsonl"))
LYING: ViewportSize = {"width": 844, "height": 390}
PACES = {"slow": 2000, "normal": 1000, "fast": 450, "quick": 180}
"""Milliseconds for a step of a replay that runs by itself."""


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
    ida.opens()
    ida.game()
    dropped(ida, "story.jsonl", "once upon a time")
    expect(ida.page.get_by_role("alert")).to_contain_text("not the record of a game")
    # Wherever on the page it was dropped.
    expect(ida.page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    dropped(ida, RECORD.name, RECORD.read_text("utf-8"))
    expect(ida.page.get_by_role("combobox", name=ida.words("throughEyes"))).to_have_value("open")
    # The page can be loaded again, at the same position.
    ida.page.keyboard.press("ArrowRight")
    expect(ida.page).to_have_url(re.compile(r"/record/[\w-]{22}\?at=1$"))
    ida.page.reload()
    ida.sees(lambda: position(ida) == 1, "the record and its position are still there")


def test_a_game_without_a_moment_that_mattered_says_so(people: People) -> None:
    """Alone against the game, with chances that were never good."""
    ida = people.come("Ida")
    new = {"game": "rise-of-the-cults", "seats": 1, "bots": ["random"], "seed": 1, "lang": "en"}
    opened = ida.context.request.post("/api/tables", data=new).json()
    path = f"/table/{opened['table']['id']}"
    ida.opens(path)
    expect(Table(ida).ending).to_be_visible(timeout=3 * PATIENCE)
    figure = ida.page.get_by_role("figure")
    expect(figure).to_be_visible()
    course = ida.context.request.get(f"/api/tables/{opened['table']['id']}/scores").json()
    assert len(course["shares"]) > 1
    assert course["moments"] == []
    expect(figure).to_contain_text(ida.words("noMoments"))


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


def brings_the_record(ida: Person) -> str:
    """Have the server open a recorded game: its name there."""
    opened = ida.context.request.post(
        "/api/records",
        data=json.dumps({"text": RECORD.read_text("utf-8")}),
        headers={"Content-Type": "application/json"},
    ).json()
    return str(opened["id"])


def must_stand_at(ida: Person, wanted: int) -> None:
    """The slider and the address say so."""
    expect(ida.page).to_have_url(re.compile(rf"\?at={wanted}$"))
    assert position(ida) == wanted


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_one_jumps_to_rounds_moves_and_ends_by_buttons_keys_and_list(people: People, phone: bool) -> None:
    ida = people.come("Ida", phone=phone)
    name = brings_the_record(ida)
    course = ida.context.request.get(f"/api/records/{name}/scores").json()
    rounds = [one["position"] for one in course["rounds"]]
    moves = [entry for entry, seat in enumerate(course["acted"], 1) if seat == 1]
    assert len(rounds) > 4
    last = len(course["acted"])
    ida.opens(f"/record/{name}?at=0")
    rounds_listed = ida.page.get_by_role("combobox", name=ida.words("toRound"))
    expect(rounds_listed.get_by_role("option")).to_have_text([one["words"] for one in course["rounds"]])

    ida.page.keyboard.press("PageDown")
    must_stand_at(ida, rounds[1])
    ida.button("roundOn").click()
    must_stand_at(ida, rounds[2])
    expect(rounds_listed).to_have_value(str(rounds[2]))
    ida.page.keyboard.press("ArrowRight")
    must_stand_at(ida, rounds[2] + 1)
    ida.button("roundBack").click()
    must_stand_at(ida, rounds[2])
    ida.page.keyboard.press("PageUp")
    must_stand_at(ida, rounds[1])
    rounds_listed.select_option(label=course["rounds"][4]["words"])
    must_stand_at(ida, rounds[4])
    heading = course["rounds"][4]["words"]
    expect(ida.page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(re.escape(heading)))

    ida.button("toEnd").click()
    must_stand_at(ida, last)
    ida.page.keyboard.press("PageDown")
    must_stand_at(ida, last)
    ida.button("toBeginning").click()
    must_stand_at(ida, 0)
    # Laid open nobody's moves come first; through somebody's eyes theirs can be jumped to.
    expect(ida.button("moveOn")).to_have_count(0)
    ida.page.get_by_role("combobox", name=ida.words("throughEyes")).select_option("1")
    ida.button("moveOn").click()
    must_stand_at(ida, moves[0])
    ida.page.keyboard.press("m")
    must_stand_at(ida, moves[1])
    ida.page.keyboard.press("Shift+M")
    must_stand_at(ida, moves[0])
    ida.must_not_scroll_sideways()
    if phone:
        # On its side the phone shows the board as high as it is, and what runs the reel beside it.
        ida.page.set_viewport_size(LYING)
        box = ida.page.locator("svg[data-ground]").bounding_box()
        assert box is not None
        assert box["height"] >= 0.9 * LYING["height"]
        for button in ("toBeginning", "roundBack", "stepBack", "run", "stepOn", "roundOn", "toEnd"):
            expect(ida.button(button)).to_be_in_viewport(ratio=1)
        ida.must_be_accessible()


def test_a_replay_runs_as_fast_as_one_has_chosen(people: People) -> None:
    ida = people.come("Ida")
    name = brings_the_record(ida)
    ida.page.clock.install()
    ida.opens(f"/record/{name}?at=3")
    speeds = ida.page.get_by_role("combobox", name=ida.words("replaySpeed"))
    expect(speeds).to_have_value("normal")
    ida.page.clock.pause_at(ida.page.evaluate("Date.now()") + 1_000)
    for speed, pace in PACES.items():
        speeds.select_option(label=ida.words(f"replaySpeeds.{speed}"))
        at = position(ida)
        ida.button("run").click()
        for step in (1, 2):
            ida.page.clock.run_for(pace - 1)
            assert position(ida) == at + step - 1, f"{speed}: too early"
            ida.page.clock.run_for(1)
            must_stand_at(ida, at + step)
        ida.button("pause").click()
        ida.page.clock.run_for(5 * pace)
        must_stand_at(ida, at + 2)
    ida.page.reload()
    expect(speeds).to_have_value("quick")


def test_a_picture_of_a_position_can_be_kept(people: People, tmp_path: Path) -> None:
    ida = people.come("Ida")
    ida.opens(f"/record/{brings_the_record(ida)}?at=40")
    ida.button("share").click()
    ida.must_be_accessible()
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
