"""The worker: it keeps the shell and nothing else, says when there is no server, and makes room for the next version."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from eldertable.server.app import create_app
from eldertable.server.run import Server, listen
from eldertable.server.settings import Settings
from tests.browser.conftest import served
from tests.browser.people import PHONE, People, Person

STATIC = Settings("").static


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_without_its_server_the_page_says_so_and_comes_back_with_it(
    people: People, tmp_path: Path, lang: str
) -> None:
    with served(tmp_path) as site:
        ida = people.come("Ida", lang, site=site, worker=True)
        ida.begins_new_table().seats("me", "openSeat").opens()
        expect(ida.page.get_by_text("Ida").first).to_be_visible()
        has_its_worker(ida)
    ida.expects_no_server = True
    for _ in range(2):
        ida.page.reload()
        expect(ida.page.get_by_role("heading", name=ida.words("serverAway"))).to_be_visible()
        expect(ida.page.get_by_text(ida.words("serverAwayTries"))).to_be_visible()
    ida.must_be_accessible()
    ida.page.set_viewport_size(PHONE)
    ida.must_be_accessible()
    ida.button("tryAgain").click()
    expect(ida.page.get_by_role("heading", name=ida.words("serverAway"))).to_be_visible()
    with served(tmp_path, port=urlsplit(site).port or 0):
        expect(ida.page.get_by_role("heading", name=ida.words("serverAway"))).to_be_hidden()
        expect(ida.page.get_by_text("Ida").first).to_be_visible()
        assert "/table/" in ida.page.url
        assert kept(ida)
        ida.context.close()
        people.here.remove(ida)


def test_what_is_played_is_never_kept(people: People) -> None:
    ida = people.come(worker=True)
    ida.opens()
    has_its_worker(ida)
    ida.begins_new_table().seats("me", "greedy").opens()
    ida.table().look()
    ida.page.reload()
    ida.table().look()
    files = kept(ida)
    assert "/" in files
    listed = re.search(r"self\.shell = (.*);", (STATIC / "worker.js").read_text())
    assert listed
    assert sorted(files) == sorted(json.loads(listed[1])["files"])
    assert not [file for file in files if file.startswith(("/api", "/table", "/record"))]


def test_a_new_version_replaces_the_old_one_at_once_and_leaves_nothing_of_it(
    people: People, tmp_path: Path
) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    with serving(static, tmp_path / "tables.db") as site:
        ida = people.come(site=site, worker=True)
        ida.opens()
        has_its_worker(ida)
        before = set(kept(ida))
        script = next_version(static)
        ida.page.reload()
        expect(ida.page.locator("html[data-next]")).to_be_attached()
        ida.sees(lambda: script in kept(ida), "the new version is not kept")
        ida.sees(lambda: len(ida.page.evaluate("caches.keys()")) == 1, "the old version is still kept")
        gone = before - set(kept(ida))
        assert [file for file in gone if file.endswith(".js")], "the old script is still kept"
    ida.expects_no_server = True
    ida.page.reload()
    expect(ida.page.get_by_role("heading", name=ida.words("serverAway"))).to_be_visible()
    expect(ida.page.locator("html[data-next]")).to_be_attached()


def test_where_no_worker_is_allowed_everything_works(people: People) -> None:
    ida = people.come()
    ida.page.add_init_script("delete Navigator.prototype.serviceWorker")
    ida.begins_new_table().seats("me", "greedy").opens()
    ida.table().look()
    assert ida.page.evaluate("navigator.serviceWorker") is None


# --- helpers --------------------------------------------------------------------------------------------------


def has_its_worker(person: Person) -> None:
    """Wait until the worker looks after the page."""
    person.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def kept(person: Person) -> list[str]:
    """What the browser keeps, all versions together."""
    found: list[str] = person.page.evaluate(_KEPT)
    return found


_KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((cache) => cache.keys()));
  return kept.flat().map((request) => new URL(request.url).pathname);
}"""


def next_version(static: Path) -> str:
    """Make another version of a built client: its script has another name. The script."""
    page = static / "index.html"
    old = re.search(r"/assets/(index-[\w-]+\.js)", page.read_text())
    assert old
    new = "index-NEXT.js"
    source = (static / "assets" / old[1]).read_text()
    (static / "assets" / old[1]).unlink()
    (static / "assets" / new).write_text(f"document.documentElement.dataset.next = '';\n{source}")
    for file in (page, static / "worker.js"):
        file.write_text(file.read_text().replace(old[1], new).replace('"version":"', '"version":"next-'))
    return f"/assets/{new}"


@contextmanager
def serving(static: Path, db: Path) -> Iterator[str]:
    """A server of its own with another client."""
    settings = Settings(str(db), static=static, workers=1)
    listening = listen("127.0.0.1", 0)
    server = Server(create_app(settings), settings)
    running = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
    running.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        running.join()
        listening.close()
