"""Every page and state: for those who listen, for those with a phone, in both languages, by lamplight and daylight."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person, Table, who_is_asked

State = tuple[str, Person]


MAIN = ("lobby", "new-table", "gathering", "chosen", "rule", "text-view")
"""States that nobody can do without; the end of a game and its replay belong to the test of a whole game."""


@pytest.mark.parametrize(("lang", "theme", "phone"), [("en", "dark", False), ("pl", "light", True)])
def test_the_main_states_can_be_read_by_everybody(people: People, lang: str, theme: str, phone: bool) -> None:
    main = (state for state in states(people, lang, theme, phone) if state[0] in MAIN)
    must_be_readable(islice(main, len(MAIN)))


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True])
def test_every_state_can_be_read_by_everybody(people: People, lang: str, theme: str, phone: bool) -> None:
    must_be_readable(states(people, lang, theme, phone))


def must_be_readable(states: Iterator[State]) -> None:
    """In all of these states: no barrier, no word missing, nothing beyond the edge of the window."""
    found: list[str] = []
    for number, (state, person) in enumerate(states):
        person.shot(
            f"{person.lang}-{person.theme}-{'phone' if person.phone else 'desktop'}-{number:02}-{state}"
        )
        for check in (
            person.must_be_accessible,
            person.must_not_scroll_sideways,
            person.must_hear_only_their_language,
        ):
            try:
                check()
            except AssertionError as error:
                found.append(f"{state}: {error}")
    assert not found, "\n\n".join(found)


def states(people: People, lang: str, theme: str, phone: bool) -> Iterator[State]:
    """One state after another."""
    ida = people.come("Ida", lang, phone)
    yield from before_a_game(ida, theme)
    bo = people.come("Bo", lang, phone)
    bo.enters()
    bo.prefers(themes=theme, askings="always")
    yield from gathering(ida, bo)
    yield from playing(ida, bo, phone)
    path = people.played_by_bots(ida)
    yield "end", ida
    yield from replay(ida, path)
    ida.enters()
    expect(ida.page.get_by_role("region", name=ida.words("myTables"))).to_be_visible()
    yield "lobby-with-tables", ida


def before_a_game(ida: Person, theme: str) -> Iterator[State]:
    ida.enters()
    ida.prefers(themes=theme, askings="always")
    yield "lobby", ida
    ida.button("settings").click()
    yield "settings", ida
    ida.button("close", within=ida.dialog("settings")).click()
    ida.link("credits").click()
    expect(ida.page.get_by_role("heading", name=ida.words("credits"))).to_be_visible()
    yield "credits", ida
    ida.opens("/nowhere/at/all")
    expect(ida.page.get_by_role("heading", name=ida.words("nowhere"))).to_be_visible()
    yield "nowhere", ida
    ida.opens("/table/AAAAAAAAAAAAAAAAAAAAAA")
    expect(ida.page.get_by_role("heading", name=ida.words("noTable"))).to_be_visible()
    yield "no-such-table", ida


def gathering(ida: Person, bo: Person) -> Iterator[State]:
    new = ida.begins_new_table().seats("me", "openSeat").unfolds()
    new.dialog.get_by_role("combobox", name=ida.words("clock"), exact=True).select_option(
        label=ida.words("clockPaces.game")
    )
    new.dialog.get_by_role("checkbox", name=ida.words("listed")).check()
    yield "new-table", ida
    new.opens()
    expect(ida.page.get_by_role("textbox", name=ida.words("invitationHere"))).to_be_visible()
    expect(ida.page.get_by_text(ida.words("onlyThisComputer"))).to_be_visible()
    expect(ida.page.locator("code")).to_contain_text("--host 0.0.0.0")
    yield "gathering", ida
    bo.opens(ida.address)
    expect(bo.button("sitDown")).to_be_visible()
    yield "gathering-as-a-stranger", bo
    bo.sits_down(ida.address)


def playing(ida: Person, bo: Person, phone: bool) -> Iterator[State]:
    table, other = who_is_asked(ida.table(), bo.table())
    first, second = table.person, other.person
    yield "my-move", first
    yield "waiting", second
    table.options.first.click()
    expect(table.confirm).to_be_visible()
    yield "chosen", first
    if not phone:
        table.board.get_by_role("button", name="×7").first.hover(force=True)
        expect(first.page.get_by_role("tooltip")).to_be_visible()
        yield "hint", first
    if phone:
        first.page.locator("[data-tab=hand]").click()
    table.mine.locator("[data-counter]:not([data-lit])").first.click()
    telegram = first.page.get_by_role("note", name=first.words("about"))
    expect(telegram).to_be_visible()
    yield "why-not", first
    first.button("more", within=telegram).click()
    expect(table.sheet).to_be_visible()
    first.page.keyboard.press("Escape")
    expect(table.asked).to_be_focused()
    table.board.get_by_role("button", name="×7").first.focus()
    first.page.keyboard.press("i")
    expect(table.sheet).to_be_visible()
    yield "card-enlarged", first
    first.button("close", within=table.sheet).click()
    if phone:
        first.page.locator("[data-tab=asked]").click()
    table.asked.get_by_role("button", name=first.words.pattern("openRule")).first.click()
    expect(first.dialog("rules").get_by_role("term").first).to_be_visible()
    yield "rule", first
    first.button("close", within=first.dialog("rules")).click()
    first.page.get_by_role("banner").get_by_role("button", name=first.words("table"), exact=True).click()
    yield "table-menu", first
    first.button("close", within=first.dialog("table")).click()
    yield from panels(first, table, phone)
    first.page.get_by_role("banner").get_by_role("button", name=first.words("textView"), exact=True).click()
    expect(first.page.get_by_role("heading", name=first.words("tableInWords"))).to_be_visible()
    expect(first.page.get_by_role("main").get_by_role("heading", level=3).first).to_be_visible()
    yield "text-view", first
    first.button("backToBoard").click()


def panels(person: Person, table: Table, phone: bool) -> Iterator[State]:
    """What lies side by side on a desk takes turns on a phone."""
    if not phone:
        person.page.get_by_role("tab", name=person.words("chat")).click()
        yield "chat", person
        person.page.get_by_role("tab", name=person.words("log")).click()
        return
    bar = person.page.get_by_role("navigation", name=person.words("panels"))
    for panel in ("seats", "log", "chat", "hand", "asked"):
        bar.locator(f"[data-tab={panel}]").click()
        yield f"panel-{panel}", person


def replay(ida: Person, path: str) -> Iterator[State]:
    ida.link("replay").click()
    scrubber = ida.page.get_by_role("slider", name=ida.words("scrubber"))
    expect(scrubber).to_be_visible()
    scrubber.fill(str(confrontation(ida, path)))
    expect(ida.page.get_by_role("region", name=ida.words("onStage"))).to_be_visible()
    yield "replay-of-a-confrontation", ida


def confrontation(ida: Person, path: str) -> int:
    """A position of a finished game in which something is on stage."""
    asked = f"/api{path.replace('table', 'tables')}/replay"
    position = 0
    while True:
        found = ida.context.request.get(asked, params={"position": position, "count": 50}).json()
        stage = {
            zone["id"]
            for still in found["stills"].values()
            for zone in still["zones"]
            if zone["look"] == "stage"
        }
        for step in found["steps"]:
            if any(piece["zone"] in stage for piece in step["moving"]["pieces"]):
                return int(step["position"])
        position += 50
        assert position < found["last"], "nobody fought in this game"
