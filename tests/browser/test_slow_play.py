"""Slow play: days for each move, answers in advance, and being called when it is one's move."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, expect

from tests.browser.conftest import served
from tests.browser.people import PHONE, People, Person, who_is_asked
from tests.browser.test_keyboard import tab_to

KEYS = {
    "p256dh": "BGEw2wsHgLwzerjvnMTkbKrFRxdmwJ5S_k7zi7A1coR_sVjHmGrlvzYpAT1n4NPbioFlQkIrTNL8EH4V3ZZ4vJE",
    "auth": "AAAAAAAAAAAAAAAAAAAAAA",
}
ENDPOINT = "https://push.example/send/ida"
WEEK = {"en": "7 days", "pl": "7 dni"}
ALMOST_A_WEEK = re.compile("7 d 0 h|6 d 23 h")
_SUBSCRIBED = f"""
const given = {{ endpoint: {json.dumps(ENDPOINT)}, keys: {json.dumps(KEYS)} }};
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async (how) => {{
  if (!how.userVisibleOnly || how.applicationServerKey.length !== 65) throw new Error("no key");
  return {{ toJSON: () => given }};
}};
"""
"""A browser whose maker's push service cannot be reached from here says what it would say."""


@pytest.fixture(scope="module")
def calling_house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that calls people: by their browsers, and by addresses of their own."""
    folder = tmp_path_factory.mktemp("calling")
    ways = ["--push-key", str(folder / "push.pem"), "--push-contact", "mailto:host@games.example"]
    with served(folder, *ways, "--allow-webhooks") as address:
        yield address


def two_of_them(
    people: People, lang: str = "en", site: str = "", worker: bool = False
) -> tuple[Person, Person]:
    """Ida has opened a table of Cult with days for each move, and Bo sits down at it."""
    ida = people.come("Ida", lang, site=site, worker=worker)
    new = ida.begins_new_table("Cult").seats("me", "openSeat")
    new.dialog.get_by_text(ida.words("aboutTheTable")).click()
    clock = new.dialog.get_by_role("combobox", name=ida.words("clock"), exact=True)
    clock.select_option(label=ida.words("clockPaces.move"))
    days = new.dialog.get_by_role("combobox", name=ida.words("daysForMove"))
    days.select_option(label=WEEK[lang])
    ida.must_be_accessible()
    new.opens()
    bo = people.come("Bo", lang, site=site)
    bo.sits_down(ida.address)
    return ida, bo


def menu(person: Person) -> Locator:
    """What can be done about the table."""
    person.button("table").click()
    return person.dialog("table").get_by_role("region", name=person.words("whenItIsMyMove"))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_days_for_each_move_run_at_the_table(people: People, lang: str) -> None:
    ida, bo = two_of_them(people, lang)
    for person in (ida, bo):
        person.table().look()
        clock = person.page.get_by_role("img", name=person.words("timeLeft"))
        left = person.page.get_by_role("paragraph").filter(has=clock)
        expect(left.first).to_contain_text(ALMOST_A_WEEK)
        person.must_be_accessible()
    ida.page.set_viewport_size(PHONE)
    ida.must_be_accessible()


def test_an_answer_given_in_advance_is_given_again_until_it_is_cancelled(people: People) -> None:
    ida, bo = two_of_them(people)
    asked, waits = (table.person for table in who_is_asked(ida.table(), bo.table()))
    table = asked.table()
    table.asked.get_by_text(asked.words("inAdvance"), exact=True).click()
    asked.must_be_accessible()
    table.asked.get_by_role("combobox", name=asked.words("alwaysAnswer")).select_option(label="Pass")
    table.asked.get_by_role("combobox", name=asked.words("howLong")).select_option(
        label=asked.words("untils.cancelled")
    )
    asked.button("answerSo", within=table.asked).click()
    given = asked.page.get_by_role("list", name=asked.words("inAdvance"))
    expect(given).to_contain_text("Pass")
    asked.must_be_accessible()
    waits.table().answers("Pass")
    # In the second round the same is asked again, and answered without anybody.
    expect(table.log.get_by_text("Round 2 begins")).to_be_visible()
    name = "Ida" if asked is ida else "Bo"
    expect(table.log.get_by_text("passes.")).to_have_count(3)
    expect(waits.table().my_move).to_be_visible()
    asked.button("cancelOrder", within=given).click()
    expect(given).to_have_count(0)
    waits.table().answers("Pass")
    expect(table.my_move, f"{name} is asked again").to_be_visible()


def test_slow_play_is_set_with_the_keyboard_alone(people: People, calling_house: str) -> None:
    ida, bo = two_of_them(people, site=calling_house)
    asked = who_is_asked(ida.table(), bo.table())[0].person
    page, table = asked.page, asked.table()

    # An answer in advance is given and cancelled; figures and letters in its lists choose no answer of the game.
    tab_to(asked, table.asked.locator("summary").filter(has_text=asked.words("inAdvance")))
    page.keyboard.press("Enter")
    tab_to(asked, table.asked.get_by_role("combobox", name=asked.words("alwaysAnswer")))
    page.keyboard.type("Pass")
    long = table.asked.get_by_role("combobox", name=asked.words("howLong"))
    tab_to(asked, long)
    page.keyboard.press("End")
    expect(long).to_have_value("cancelled")
    tab_to(asked, asked.button("answerSo", within=table.asked))
    page.keyboard.press("Enter")
    given = page.get_by_role("list", name=asked.words("inAdvance"))
    expect(given).to_contain_text("Pass")
    cancel = asked.button("cancelOrder", within=given)
    tab_to(asked, cancel)
    page.keyboard.press("Enter")
    expect(given).to_have_count(0)

    # How one is called, and no more; Escape also closes what has lost its last button, and leads to the answers.
    tab_to(asked, asked.button("table"))
    page.keyboard.press("Enter")
    bells = asked.dialog("table").get_by_role("region", name=asked.words("whenItIsMyMove"))
    tab_to(asked, bells.get_by_role("textbox", name=asked.words("webhook")))
    page.keyboard.type("https://hooks.example/me")
    tab_to(asked, asked.button("save", within=bells))
    page.keyboard.press("Enter")
    expect(bells.get_by_role("status")).to_have_text(asked.words("saved"))
    tab_to(asked, asked.button("dontCall", within=bells))
    page.keyboard.press("Enter")
    expect(bells.get_by_role("status")).to_have_text(asked.words("noCalls"))
    page.keyboard.press("Escape")
    expect(asked.dialog("table")).to_be_hidden()
    expect(table.asked).to_be_focused()


def test_nobody_is_called_unless_they_say_so_and_every_way_can_be_ended(
    people: People, calling_house: str
) -> None:
    ida, _ = two_of_them(people, site=calling_house, worker=True)
    ida.context.grant_permissions(["notifications"], origin=calling_house)
    ida.page.add_init_script(_SUBSCRIBED)
    ida.page.reload()
    ida.table().look()
    bells = menu(ida)
    expect(bells.get_by_role("button", name=ida.words("dontCall"))).to_have_count(0)
    ida.must_be_accessible()

    ida.button("notify", within=bells).click()
    expect(bells.get_by_role("status")).to_have_text(ida.words("noticesOn"))
    ida.button("pushMe", within=bells).click()
    expect(bells.get_by_role("status")).to_have_text(ida.words("pushOn"))
    expect(bells).to_contain_text("Called in 1 browser.")

    address = bells.get_by_role("textbox", name=ida.words("webhook"))
    ida.expects_refusals = True
    address.fill("http://hooks.example/me")
    ida.button("save", within=bells).click()
    expect(bells.get_by_role("status")).to_contain_text("https://")
    address.fill("https://hooks.example/me")
    ida.button("save", within=bells).click()
    expect(bells.get_by_role("status")).to_have_text(ida.words("saved"))
    ida.must_be_accessible()

    ida.page.reload()
    ida.table().look()
    bells = menu(ida)
    expect(bells.get_by_role("textbox", name=ida.words("webhook"))).to_have_value("https://hooks.example/me")
    ida.button("dontCall", within=bells).click()
    expect(bells.get_by_role("status")).to_have_text(ida.words("noCalls"))
    expect(bells.get_by_role("textbox", name=ida.words("webhook"))).to_have_value("")
    expect(bells.get_by_role("button", name=ida.words("dontCall"))).to_have_count(0)


def test_a_call_that_arrives_is_shown_by_the_browser(whole_browser: Browser, calling_house: str) -> None:
    people = People(whole_browser, calling_house)
    ida = people.come(worker=True)
    ida.context.grant_permissions(["notifications"], origin=calling_house)
    line = ida.context.new_cdp_session(ida.page)
    registered = registrations(line)
    ida.opens()
    ida.page.wait_for_load_state("networkidle")
    ida.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    call = {"kind": "your-move", "words": "Ida, it is your move: Cult.", "table": "abc", "seat": 0}
    message = {"origin": calling_house, "registrationId": registered[-1], "data": json.dumps(call)}
    line.send("ServiceWorker.deliverPushMessage", message)
    ida.sees(lambda: bool(ida.page.evaluate(_SHOWN)), "the browser shows nothing")
    assert ida.page.evaluate(_SHOWN) == [["Ida, it is your move: Cult.", "/table/abc"]]
    people.must_be_untroubled()
    people.leave()


def registrations(line: CDPSession) -> list[str]:
    """The workers that a page has, as far as they are known; they come as they register."""
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    return found


_SHOWN = """async () => {
  const notes = await (await navigator.serviceWorker.ready).getNotifications();
  return notes.map((note) => [note.title, note.data.path]);
}"""
