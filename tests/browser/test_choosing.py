"""Choosing: what is picked stays, what belongs together lights up together, and no click is asked for in vain."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import GAME, People, Person, Table, play_together, who_is_asked

CULT = "Cult"
CULTISTORM = "Cultistorm"
ELDRITCH_ARKHAM = "Eldritch Arkham"
PEOPLE = {
    GAME: ("Ida", "Bo"),
    CULT: ("Ida", "Bo"),
    CULTISTORM: ("Ida", "Bo", "Cy"),
    ELDRITCH_ARKHAM: ("Ida", "Bo", "Cy"),
}
"""Who sits down: people alone, so that nothing changes between a look and a click."""
ACADEMY = re.compile(r"^\d+ Academy$")
"""The place itself; Licenses of its Community may lie elsewhere."""
Note = Callable[[str, object], None]


def test_a_choice_survives_what_others_do_meanwhile(people: People) -> None:
    ida, bo, cy = (people.come(name, moving=name == "Ida") for name in PEOPLE[CULTISTORM])
    ida.begins_new_table(CULTISTORM).seats("me", "openSeat", "openSeat").opens()
    for friend in (bo, cy):
        friend.sits_down(ida.address)
    for person in (ida, bo, cy):
        person.prefers(askings="always")
    tables = [ida.table(), bo.table(), cy.table()]
    play_together(tables, Random(1), until=lambda: all(could_leave(table) for table in tables))
    table, *others = tables
    # Nobody else can take a way away; a die they could.
    ways(table).first.click()
    expect(table.confirm).to_be_visible()
    ida.page.evaluate(_WATCH, table.words("confirm"))
    for other in others:
        told = len(ida.told)
        ways(other).last.click()
        other.confirm.click()
        ida.sees(partial(heard_more, ida, told), "nobody has moved meanwhile")
    ida.page.wait_for_timeout(1_000)
    assert ida.page.evaluate("window.vanished") == [], "what was chosen has vanished while others moved"
    table.confirm.click()
    expect(table.chosen).to_be_hidden()
    assert ida.said[-1]["type"] in ("answer", "confirm")
    expect(table.asked.get_by_role("alert")).to_be_hidden()


def heard_more(person: Person, told: int) -> bool:
    """Whether somebody's page was told more than so much."""
    return len(person.told) > told


def ways(table: Table) -> Locator:
    """The answers that lead elsewhere."""
    return table.options.filter(has_text="Move to")


def could_leave(table: Table) -> bool:
    """Whether somebody prepares, as all do at the same time, has not chosen yet, and could go elsewhere."""
    return prepares(table.person) and not table.confirm.is_visible() and bool(ways(table).count())


def prepares(person: Person) -> bool:
    """Whether somebody prepares, as all do at the same time."""
    return person.prompt.get("kind") == "Prepare" and bool(person.prompt["options"])


_WATCH = """(confirm) => {
  window.vanished = [];
  setInterval(() => {
    const asked = document.getElementById("asked");
    if (!asked.querySelector("ol.options li")) window.vanished.push("answers");
    const words = [...asked.querySelectorAll("button")].map((one) => one.textContent.trim());
    if (!words.includes(confirm)) window.vanished.push(confirm);
  }, 30);
}"""
"""Note whenever there is no answer, or nothing to confirm."""


def test_answers_and_what_they_mean_on_the_table_light_up_together(people: People) -> None:
    ida = people.come()
    ida.button("playNow", within=ida.enters(CULT)).click()
    table = ida.table()
    table.moves(
        lambda: bool(table.board.locator("[data-lit]").count()) and table.options.count() > 3, Random(1)
    )
    answer = next(one for one in ida.prompt["options"] if len(one["touches"]) > 1)
    button = table.options.filter(has_text=answer["label"]).first
    button.hover()
    assert lit_up(table) & set(answer["touches"])
    ida.page.mouse.move(2, 2)
    expect(ida.page.locator(".pointed")).to_have_count(0)
    button.focus()
    assert lit_up(table) & set(answer["touches"])

    aim = table.aim("lit", 0)
    assert aim is not None
    ida.page.mouse.move(aim["x"], aim["y"])
    marked = table.asked.locator(".meant .label").all_inner_texts()
    assert marked
    assert len(marked) < table.options.count()


def lit_up(table: Table) -> set[str]:
    """The places and faces that stand out now."""
    found: list[str] = table.page.locator(".pointed").evaluate_all(_NAMES)
    return set(found)


_NAMES = """(all) => all.flatMap((one) => {
  const place = one.closest("[data-zone]")?.dataset.zone ?? "";
  return [place, ...(one.closest("[data-piece]")?.dataset.piece ?? "").split("|"), one.dataset.counter ?? ""];
}).filter(Boolean)"""


def test_every_answer_has_a_number_to_type_and_escape_leads_back_to_them(people: People) -> None:
    ida, bo = people.come("Ida"), people.come("Bo")
    ida.begins_new_table(CULT).seats("me", "openSeat").opens()
    bo.sits_down(ida.address)
    ida.prefers(askings="always")
    table, other = ida.table(), bo.table()
    dice = Random(2)
    for _ in range(60):
        acting, _ = who_is_asked(table, other)
        seen = acting.look()
        if acting is table and seen["options"] > 12 and not seen["confirm"]:
            break
        acting.clicks(dice, seen=seen)
    twelfth = table.options.nth(11)
    assert twelfth.inner_text().split()[0] == "12"
    words = twelfth.locator(".label").inner_text()

    ida.button("settings").click()
    ida.page.keyboard.press("Escape")
    expect(table.asked).to_be_focused()
    ida.page.keyboard.type("12")
    expect(table.chosen).to_contain_text(words)
    ida.page.keyboard.press("Escape")
    expect(table.chosen).to_be_hidden()
    expect(table.asked).to_be_focused()
    ida.page.keyboard.type("12")
    expect(table.chosen).to_contain_text(words)
    said = len(ida.said)
    ida.page.keyboard.press("Enter")
    table.look()
    assert [one["type"] for one in ida.said[said:] if one["type"] in ("answer", "confirm")]


def test_close_stays_in_sight_however_long_a_drawer_is(people: People) -> None:
    ida = people.come()
    ida.button("playNow", within=ida.enters(CULT)).click()
    ida.table()
    ida.page.get_by_role("banner").get_by_role("button", name=ida.words("rules"), exact=True).click()
    sheet = ida.dialog("rules")
    sheet.get_by_role("term").last.scroll_into_view_if_needed()
    expect(ida.button("close", within=sheet)).to_be_in_viewport()
    ida.button("close", within=sheet).click()
    expect(sheet).to_be_hidden()


def test_a_small_mark_says_in_words_what_cannot_be_taken_back(people: People) -> None:
    ida, bo = people.come("Ida", phone=True), people.come("Bo", phone=True)
    ida.begins_new_table().seats("me", "openSeat").opens()
    bo.sits_down(ida.address)
    acting, _ = who_is_asked(ida.table(), bo.table())
    expect(acting.asked).to_contain_text("can't be taken back")
    alone = people.come("Al")
    alone.button("playNow", within=alone.enters()).click()
    expect(alone.table().asked).not_to_contain_text("can't be taken back")


def test_several_things_are_picked_as_one_question(people: People) -> None:
    ida = people.come()
    ida.button("playNow", within=ida.enters()).click()
    table = ida.table()
    table.moves(lambda: must_pay_with_several(ida), Random(5))
    question = table.words_asked
    due = ida.prompt["needs"]
    confirm = table.confirm
    expect(confirm).to_have_attribute("aria-disabled", "true")

    first = picks_one(ida, table)
    out = table.chosen.get_by_role("button", name=ida.words("takeOut", first), exact=True)
    expect(table.asked).to_contain_text(re.compile(f"\\d of {due}"))
    expect(table.question).to_have_text(question)
    if ida.prompt["enough"] is None:
        expect(confirm).to_have_attribute("aria-disabled", "true")
    out.click()
    expect(out).to_be_hidden()
    expect(table.question).to_have_text(question)

    again = picks_one(ida, table)
    if again not in [one["label"] for one in ida.prompt["options"]]:
        # No other card of this kind is left to pick: a click on this one takes it out.
        table.page.locator("[data-lit][aria-pressed=true]").first.click()
        expect(table.chosen.get_by_role("button")).to_have_count(0)
    while table.look()["options"] and table.words_asked == question:
        table.options.first.click()
    if (ida.moved.get("draft") or {}).get("final"):
        expect(table.question).to_have_text(question)
        expect(table.asked).to_contain_text(f"{due} of {due}")
        table.confirm.click()
        expect(table.chosen).to_be_hidden()


def must_pay_with_several(ida: Person) -> bool:
    """Whether something is to be paid or given back, nothing is picked yet, and no single thing would do."""
    return (
        bool(ida.prompt.get("way"))
        and (ida.prompt["needs"] or 0) > 1
        and not ida.prompt["picks"]
        and ida.prompt["enough"] is None
        and len(ida.prompt["options"]) > 2
        and not ida.finals
        and all(f"({ida.prompt['needs']} " not in one["label"] for one in ida.prompt["options"])
    )


def picks_one(ida: Person, table: Table) -> str:
    """Pick something that is not yet enough, and say what."""
    finals = ida.finals
    one = next(one for one in ida.prompt["options"] if one["answer"] not in finals)
    table.options.filter(has_text=one["label"]).first.click()
    expect(table.chosen).to_contain_text(one["label"])
    table.look()
    return str(one["label"])


def test_what_does_not_glow_says_why_not_to_pointer_keys_and_fingers(people: People) -> None:
    ida, bo = people.come("Ida"), people.come("Bo", phone=True)
    ida.begins_new_table(CULT).seats("me", "openSeat").opens()
    bo.sits_down(ida.address)
    for person in (ida, bo):
        table = person.table()
        academy = table.board.get_by_role("button", name=ACADEMY)
        telegram = person.page.get_by_role("note", name=person.words("about"))
        box = academy.bounding_box()
        assert box is not None
        academy.scroll_into_view_if_needed()
        aim = academy.evaluate(_CORNER)
        table.press(aim["x"], aim["y"])
        expect(telegram).to_contain_text("Academy")
        expect(telegram).to_contain_text(re.compile("Not now|Not asked for now"))
        expect(person.dialog("about")).to_be_hidden()
        asked = times_asked_why(person, "academy")
        person.button("close", within=telegram).click()
        expect(telegram).to_be_hidden()
        # A finger has brought the place near: it is no longer where it was. However soon it is tapped again, the tap
        # on "close" lay between: that is no double tap.
        aim = academy.evaluate(_CORNER)
        table.press(aim["x"], aim["y"])
        expect(telegram).to_contain_text(re.compile("Not now|Not asked for now"))
        expect(telegram).to_contain_text("Academy")
        assert times_asked_why(person, "academy") == asked == 1, "asked for twice"
        person.button("close", within=telegram).click()
    table = ida.table()
    table.board.get_by_role("button", name=ACADEMY).focus()
    ida.page.keyboard.press("Enter")
    telegram = ida.page.get_by_role("note", name=ida.words("about"))
    expect(telegram).to_be_focused()
    ida.page.keyboard.press("Escape")
    expect(telegram).to_be_hidden()
    expect(table.board.get_by_role("button", name=ACADEMY)).to_be_focused()


def times_asked_why(person: Person, thing: str) -> int:
    """How often this was asked about. A pointer that rests asks about whatever it happens to lie over, too."""
    return len([said for said in person.said if said["type"] == "why" and said["thing"] == thing])


_CORNER = """(one) => {
  const box = one.getBoundingClientRect();
  return { x: box.x + box.width * 0.5, y: box.y + Math.min(12, box.height * 0.12) };
}"""
"""The name of a place, where nothing lies on it."""


def test_who_asks_about_something_else_learns_when_it_is_used_and_what_is_picked_stays(
    people: People,
) -> None:
    ida = people.come()
    ida.button("playNow", within=ida.enters()).click()
    table = ida.table()
    table.moves(lambda: must_pay_with_several(ida), Random(5))
    picked = picks_one(ida, table)
    ida.page.locator("#board [data-zone=city-deck]").click(force=True)
    telegram = ida.page.get_by_role("note", name=ida.words("about"))
    expect(telegram).to_contain_text("Not asked for now")
    expect(telegram).to_contain_text("A City card is turned in the City phase")
    note, asked = telegram.bounding_box(), table.asked.bounding_box()
    assert note is not None
    assert asked is not None
    assert note["x"] + note["width"] <= asked["x"], "what is asked stays in sight"
    ida.page.keyboard.press("Escape")
    expect(telegram).to_be_hidden()
    expect(table.chosen).to_contain_text(picked)


def test_a_gate_says_what_it_needs_with_its_rule(people: People) -> None:
    ida = people.come()
    ida.button("playNow", within=ida.enters(CULT)).click()
    table = ida.table()
    dice = Random(6)
    table.moves(lambda: ida.prompt.get("kind") == "PlaceOrPass", dice)
    academy = table.board.get_by_role("button", name=ACADEMY)
    aim = academy.evaluate(_CORNER)
    ida.page.mouse.move(aim["x"], aim["y"])
    expect(ida.page.get_by_role("tooltip")).to_contain_text(re.compile(r"\d+ Followers"))
    table.press(aim["x"], aim["y"])
    telegram = ida.page.get_by_role("note", name=ida.words("about"))
    expect(telegram).to_contain_text(re.compile(r"\d+ Followers"))
    telegram.get_by_role("button", name=ida.words.pattern("openRule")).first.click()
    expect(ida.dialog("rules").get_by_role("term").first).to_be_visible()


def test_another_place_is_told_that_one_is_picked_already(people: People) -> None:
    table = places_a_priest(people, lambda table: True)
    person = table.person
    ruins, slums = (
        table.board.get_by_role("button", name=re.compile(rf"^\d+ {name}$")).evaluate(_CORNER)
        for name in ("Ruins", "Slums")
    )
    table.press(ruins["x"], ruins["y"])
    expect(table.asked).to_contain_text(person.words("showAll"))
    person.page.mouse.move(slums["x"], slums["y"])
    expect(person.page.get_by_role("tooltip")).to_contain_text("You have picked 1 Ruins.")
    table.press(slums["x"], slums["y"])
    telegram = person.page.get_by_role("note", name=person.words("about"))
    expect(telegram).to_contain_text("You have picked 1 Ruins. Let go of that first")
    expect(telegram).not_to_contain_text("is not free")


def test_dark_pieces_in_a_lit_place_can_be_asked_about(people: People) -> None:
    table = places_a_priest(people, lambda table: bool(table.page.evaluate(_DARK)))
    page = table.page
    dark = page.evaluate(_DARK)
    page.mouse.move(dark["x"], dark["y"])
    reason = re.compile("is not free|Not asked for now|Not now")
    expect(page.get_by_role("tooltip")).to_contain_text(reason)
    page.mouse.click(dark["x"], dark["y"], button="right")
    expect(table.sheet).to_contain_text(reason)


def places_a_priest(people: People, so: Callable[[Table], bool]) -> Table:
    """Two people play Cult until one of them may place a Priest, and something is so on that page."""
    ida, bo = people.come("Ida"), people.come("Bo")
    ida.begins_new_table(CULT).seats("me", "openSeat").opens()
    bo.sits_down(ida.address)
    tables = [ida.table(), bo.table()]
    found: list[Table] = []

    def asked() -> bool:
        found[:] = [
            table
            for table in tables
            if table.person.prompt.get("kind") == "PlaceOrPass" and table.look()["options"] > 6 and so(table)
        ]
        return bool(found)

    play_together(tables, Random(1), until=asked)
    return found[0]


_DARK = """() => {
  for (const zone of document.querySelectorAll("#board [data-zone$=-priests]")) {
    const place = document.querySelector(`#board [data-lit="zone ${zone.dataset.zone.replace("-priests", "")}"]`);
    const piece = [...zone.querySelectorAll("[data-piece]")].find((one) => !one.nextElementSibling.dataset.lit);
    if (!place || !piece) continue;
    const box = piece.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}"""
"""The middle of a Priest who cannot be chosen, in a place that can."""


# --- clicks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game", [CULT, *(pytest.param(game, marks=pytest.mark.slow) for game in PEOPLE if game != CULT)]
)
def test_hardly_a_click_beyond_those_that_name_an_answer(
    people: People, game: str, record_property: Note
) -> None:
    ida, *others = [people.come(name) for name in PEOPLE[game]]
    ida.begins_new_table(game).seats("me", *["openSeat" for _ in others]).opens()
    for other in others:
        other.sits_down(ida.address)
    al = people.come("Al")
    al.button("playNow", within=al.enters(game)).click()
    tables = [person.table() for person in (ida, *others)]
    counted = [("among people", clicks_of(tables, 25)), ("against bots", clicks_of([al.table()], 25))]
    for where, (named, clicks, beyond) in counted:
        took = f"{named} answers, {clicks} clicks, {clicks / named:.2f} an answer"
        record_property("figures", f"{game}, {where}: {took}, {beyond / named:.2f} beyond naming it")
    named, _, beyond = (sum(figures) for figures in zip(*(figures for _, figures in counted), strict=True))
    assert beyond <= named / 2, f"{beyond} clicks beyond those that name the {named} answers"


def clicks_of(tables: list[Table], answers: int) -> tuple[int, int, int]:
    """Decide so many times, half by the list and half on the table: answers, clicks, and clicks that named none."""
    dice = Random(3)
    while sum(table.person.answers_named for table in tables) < answers:
        seen = {table: table.look() for table in tables}
        if any(sight["over"] for sight in seen.values()):
            break
        for table in tables:
            if seen[table]["mine"]:
                decides(table, dice)
                break
    named = sum(table.person.answers_named for table in tables)
    clicks = sum(table.clicked.total() for table in tables)
    # To open a pile names nothing yet.
    beyond = sum(table.clicked["confirm"] + table.clicked["pile"] for table in tables)
    return named, clicks, beyond


def decides(table: Table, dice: Random) -> None:
    """Name one answer, by the list or on the table; a final one may ask once, all others count at once."""
    if not table.look()["options"]:
        # All of a set is picked: one click says that it shall be so.
        table.click("confirm")
        return
    named, confirmed = table.person.answers_named, table.clicked["confirm"]
    forced = table.look()["options"] == 1
    finals = table.person.finals
    on_the_table = dice.random() < 0.5
    while (seen := table.look()) and table.person.answers_named == named:
        if table.page.locator("#asked .option.armed").count():
            table.confirms(seen)
        elif seen["chooser"]:
            table.click("choice", dice.randrange(seen["chooser"]))
        elif on_the_table and seen["lit"] > seen["picked"]:
            table.click_what_is_lit(dice, seen)
        else:
            table.click("answer", dice.randrange(seen["options"]))
    asked = table.clicked["confirm"] - confirmed
    answer = next(said["answer"] for said in reversed(table.person.said) if said["type"] in ("try", "answer"))
    assert asked <= (1 if answer in finals and not forced else 0), "asked for more than one click too many"
