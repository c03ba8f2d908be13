"""Whom one invites: the link that they can open, what they see before they sit down, and talk while waiting."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import served
from tests.browser.people import People, Person
from tests.browser.test_sounds import LISTENER, heard
from tests.support import ROOT

LINK = re.compile(r"^http://(?!127\.|localhost)[^/]+/table/[\w-]{22}$")

CAMERA = ROOT / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
KNOCKS = 2
"""So often somebody knocks who says something."""


@pytest.fixture(scope="module")
def open_house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that listens in the whole network."""
    with served(tmp_path_factory.mktemp("house"), "--host", "0.0.0.0") as address:
        yield address


def test_a_guest_by_link_sees_what_is_played_and_talks_before_the_game_begins(
    people: People, open_house: str
) -> None:
    ida = people.come("Ida", site=open_house)
    ida.page.add_init_script(LISTENER)
    new = ida.begins_new_table().seats("me", "openSeat")
    new.dialog.get_by_text(ida.words("aboutTheTable")).click()
    clock = new.dialog.get_by_role("combobox", name=ida.words("clock"), exact=True)
    clock.select_option(label=ida.words("clockPaces.move"))
    new.opens()
    link = ida.page.get_by_role("textbox", name=ida.words("invitation")).input_value()
    assert LINK.fullmatch(link), f"{link} is no link that others can open"
    ida.page.get_by_text(ida.words("showQr")).click()
    square = ida.page.get_by_role("img", name=ida.words("qrOf", link))
    assert photographed(ida, square) == link

    bo = people.come("Bo", phone=True)
    bo.opens(link)
    facts = bo.page.get_by_role("region", name=bo.words("whatIsPlayed"))
    for word in (
        "Arkham",
        "minutes",
        "of 5",
        "3 days for each move; then a bot takes over",
    ):
        expect(facts).to_contain_text(word)
    expect(bo.page.get_by_role("listitem").filter(has_text="Ida")).to_be_visible()
    for person, picture in ((ida, "waiting-desktop"), (bo, "guest-phone")):
        person.must_be_accessible()
        person.must_not_scroll_sideways()
        person.shot(picture)

    says(ida, "Tea is ready")
    expect(chat(bo)).to_contain_text("Tea is ready")
    bo.page.get_by_role("textbox", name=bo.words("nickname")).fill(bo.name)
    bo.button("sitDown").click()
    ida.table()
    bo.table()

    ida.page.get_by_role("tab", name=ida.words("log")).click()
    bo.page.get_by_role("navigation", name=bo.words("panels")).get_by_role(
        "button", name=bo.words("chat")
    ).click()
    before = len(heard(ida))
    says(bo, "Who begins?")
    expect(ida.page.get_by_role("status").filter(has_text="Who begins?")).to_be_visible()
    tab = ida.page.get_by_role("tab", name=ida.words("chatUnread", 1), exact=True)
    expect(tab).to_be_visible()
    assert heard(ida)[before:].count(0) == KNOCKS
    ida.page.reload()
    expect(tab).to_be_visible()
    tab.click()
    expect(ida.page.get_by_role("tab", name=ida.words("chat"), exact=True)).to_be_visible()


def photographed(person: Person, square: Locator) -> str:
    """What a camera reads in a square on the screen."""
    picture = base64.b64encode(square.screenshot()).decode()
    person.page.evaluate(CAMERA.read_text("utf-8"))
    read: str = person.page.evaluate(
        """async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const { width, height } = await createImageBitmap(new Blob([bytes]));
          const drawn = new OffscreenCanvas(width, height).getContext("2d");
          drawn.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
          return jsQR(drawn.getImageData(0, 0, width, height).data, width, height)?.data ?? "";
        }""",
        picture,
    )
    return read


def chat(person: Person) -> Locator:
    """All that was said."""
    return person.page.get_by_role("log", name=person.words("chat"))


def says(person: Person, line: str) -> None:
    """Say something to the table."""
    person.page.get_by_role("textbox", name=person.words("saySomething")).fill(line)
    person.button("say").click()
