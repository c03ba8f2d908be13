"""A built client, a server of its own, a browser, and people who open pages in it."""

from __future__ import annotations

import fcntl
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.people import People
from tests.support import ROOT
from tools import build_web

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Remember whether a test failed, so that a picture of its pages can be kept."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed  # type: ignore[attr-defined]
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the tests have counted."""
    for report in terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", []):
        for name, value in report.user_properties:
            if name == "figures" and report.when == "call":
                terminalreporter.write_line(str(value))


@contextmanager
def one_at_a_time(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Of several processes that run tests, only one prepares what all need."""
    with open(tmp_path_factory.getbasetemp().parent / "browser.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client as it is in web/ now."""
    with one_at_a_time(tmp_path_factory):
        if not build_web.up_to_date():
            build_web.build()


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where Chromium is, in its thriftiest form."""
    return found_chromium(tmp_path_factory)


def found_chromium(tmp_path_factory: pytest.TempPathFactory, *which: str) -> str:
    """Where a Chromium is. Without one the tests fail: the client would go untested unnoticed."""
    with one_at_a_time(tmp_path_factory):
        script = str(ROOT / "tools" / "chromium.sh")
        found = subprocess.run([script, *which], capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.fail(f"Chromium cannot be had, so the client is not tested:\n{found.stderr}", pytrace=False)
    return found.stdout.strip()


@pytest.fixture(scope="session")
def site(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server, run as people run it, but with bots that do not wait."""
    with served(tmp_path_factory.mktemp("site"), "--bot-pause", "0") as address:
        yield address


@contextmanager
def served(folder: Path, *arguments: str, port: int = 0) -> Iterator[str]:
    """A server of its own, as long as it is needed: its address."""
    command = [sys.executable, "-m", "eldertable", "serve", "--port", str(port)]
    command += ["--db", str(folder / "tables.db"), "--workers", "1", "--no-browser", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
    said = folder / "said"
    with (
        open(said, "w") as errors,
        subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as server,
    ):
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address, f"the server did not start: {said.read_text()}"
        yield address[0].rstrip("/")
        server.terminate()
    assert "Traceback" not in said.read_text(), said.read_text()


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """What drives browsers. Only for a module: it keeps a loop running, which other tests could not bear."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(chromium: str, playwright: Playwright) -> Iterator[Browser]:
    """A browser."""
    running = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
    yield running
    running.close()


@pytest.fixture
def whole_browser(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory, client: None
) -> Iterator[Browser]:
    """A browser that shows notifications, too."""
    path = found_chromium(tmp_path_factory, "whole")
    running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
    yield running
    running.close()


@pytest.fixture
def people(request: pytest.FixtureRequest, browser: Browser, site: str, tmp_path: Path) -> Iterator[People]:
    """Whoever the test lets in. When it ends, nothing may have gone wrong on anybody's page."""
    everybody = People(browser, site)
    yield everybody
    try:
        if request.node.stash.get(FAILED, False):
            everybody.photograph(tmp_path)
        everybody.must_be_untroubled()
    finally:
        everybody.leave()
