"""Notes of the browser: whoever has asked for them hears of their move while they look elsewhere, and a click leads back."""

from __future__ import annotations

from playwright.sync_api import Browser, Worker, expect

from tests.browser.people import People, Person, who_is_asked

CULT = "Cult"
_NOTED = """
window.noted = [];
const allowed = "ALLOWED";
window.Notification = class {
  static permission = allowed;
  static requestPermission = async () => allowed;
  constructor(title, { body, data }) { window.noted.push([title, body, data.path]); }
};
let away = false;
Object.defineProperty(document, "hidden", { get: () => away });
window.look = (there) => { away = !there; };
"""
"""What the browser is asked to show is written down, and a page can be hidden: a browser without a screen does neither."""
_AS_ON_A_PHONE = """
const Whole = Notification;
window.Notification = class {
  static permission = "granted";
  static requestPermission = () => Whole.requestPermission();
  constructor() { throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification()"); }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""
"""On a phone only a worker may show notes."""


def asks_for_notes(person: Person) -> None:
    """Tick the box in the settings."""
    person.button("settings").click()
    dialog = person.dialog("settings")
    dialog.get_by_role("checkbox", name=person.words("notify"), exact=True).click()
    person.button("close", within=dialog).click()
    expect(dialog).to_be_hidden()


def noted(person: Person) -> list[list[str]]:
    """Title, words and path of every note that the browser was to show."""
    found: list[list[str]] = person.page.evaluate("window.noted")
    return found


def two_who_note(people: People) -> tuple[Person, Person]:
    """Two people at a table of Cult, both with a browser that writes notes down: first who is asked, then who waits."""
    ida, bo = people.come("Ida"), people.come("Bo")
    for person in (ida, bo):
        person.page.add_init_script(_NOTED.replace("ALLOWED", "granted"))
    ida.begins_new_table(CULT).seats("me", "openSeat").opens()
    bo.sits_down(ida.address)
    asked, waits = who_is_asked(ida.table(), bo.table())
    return asked.person, waits.person


def test_a_hidden_page_notes_once_that_it_is_my_move_if_i_asked_for_that(people: People) -> None:
    asked, waits = two_who_note(people)
    asks_for_notes(waits)
    waits.page.evaluate("window.look(false)")
    asked.page.evaluate("window.look(false)")
    asked.table().answers("Pass")
    expect(waits.table().my_move).to_be_visible()
    waits.sees(lambda: bool(noted(waits)), "the browser was not asked to note anything")
    assert noted(waits) == [[waits.words("yourMove"), CULT, waits.address.partition("#")[0]]]
    # A question that follows upon another is no new call.
    waits.table().answers("Pass")
    expect(asked.table().my_move).to_be_visible()
    assert len(noted(waits)) == 1
    assert noted(asked) == [], "nobody is called who has not asked for it"


def test_a_page_that_is_looked_at_notes_nothing(people: People) -> None:
    asked, waits = two_who_note(people)
    asks_for_notes(waits)
    asked.table().answers("Pass")
    expect(waits.table().my_move).to_be_visible()
    expect(waits.page).to_have_title(f"● {waits.words('yourMove')} · {CULT}")
    assert noted(waits) == []


def test_a_browser_that_forbids_notes_says_so_where_they_are_asked_for(people: People) -> None:
    ida = people.come()
    ida.page.add_init_script(_NOTED.replace("ALLOWED", "denied"))
    ida.opens()
    ida.button("settings").click()
    dialog = ida.dialog("settings")
    box = dialog.get_by_role("checkbox", name=ida.words("notify"), exact=True)
    box.click()
    expect(dialog.get_by_role("status")).to_have_text(ida.words("noticesForbidden"))
    expect(box).not_to_be_checked()
    ida.must_be_accessible()


def test_on_a_phone_the_worker_notes_it_and_a_click_leads_to_the_table(
    whole_browser: Browser, site: str
) -> None:
    people = People(whole_browser, site)
    ida, bo = people.come("Ida", worker=True), people.come("Bo")
    ida.context.grant_permissions(["notifications"], origin=site)
    ida.page.add_init_script(_AS_ON_A_PHONE)
    ida.opens()
    ida.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    asks_for_notes(ida)
    ida.begins_new_table(CULT).seats("me", "openSeat").opens()
    table = ida.address.partition("#")[0]
    bo.sits_down(ida.address)
    if not ida.table().look()["mine"]:
        bo.table().answers("Pass")
    expect(ida.table().my_move).to_be_visible()
    worker = ida.context.service_workers[0]
    ida.sees(lambda: bool(shown(worker)), "the browser shows nothing")
    assert shown(worker) == [[ida.words("yourMove"), CULT, table]]
    # The page was opened in the lobby and is now at the table: the click leads there, and opens a page only if there
    # is none. Either way the note is gone.
    assert clicks_on_the_note(worker) == ["the page"]
    assert shown(worker) == []
    ida.opens()
    notes(worker, table)
    assert clicks_on_the_note(worker) == [table]
    people.must_be_untroubled()
    people.leave()


def shown(worker: Worker) -> list[list[str]]:
    """What the browser shows now: title, words and path."""
    found: list[list[str]] = worker.evaluate(
        """async () => (await self.registration.getNotifications())
          .map((note) => [note.title, note.body, note.data.path])"""
    )
    return found


def notes(worker: Worker, path: str) -> None:
    """Have the browser show a note about that table."""
    worker.evaluate("path => self.registration.showNotification('', { data: { path } })", path)


def clicks_on_the_note(worker: Worker) -> list[str]:
    """Click on what is shown, and say where that led. Only a real finger may bring a window to the front."""
    found: list[str] = worker.evaluate(
        """async () => {
          const led = [];
          WindowClient.prototype.focus = async function () { led.push("the page"); };
          self.clients.openWindow = async (path) => { led.push(path); };
          const [notification] = await self.registration.getNotifications();
          const waits = [];
          const click = new NotificationEvent("notificationclick", { notification });
          click.waitUntil = (done) => waits.push(done);
          self.dispatchEvent(click);
          await Promise.all(waits);
          return led;
        }"""
    )
    return found
