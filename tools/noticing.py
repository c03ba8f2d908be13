"""What tools/mutants.py asks of the tests: how long each takes, which lines it runs, and whether it notices a mutant.

A *bench* of tests is a process that has game and tests loaded; for every mutant it forks, breaks the functions there, and
runs the tests that can notice it, until one fails.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from types import FunctionType
from typing import Any

import coverage
import hypothesis
import pytest

from tools.exchange import exchange, loaded_functions
from tools.places import Mutant

MEMORY = 4 << 30
TOO_LONG = 90  # the exit status of a process that did not end in time
COLLECTING = 60.0
LONG = 1.0
VERDICT = "verdict.txt"
LOADING = ""  # in place of a test, as long as none has begun
ONCE = "once"  # beside the tests that run a line, if what it did is kept for others
AGAIN = "again "  # before the name of a test that is run a second time
READY = 0
REWRITTEN = "ignore::pytest.PytestAssertRewriteWarning"  # hypothesis is loaded before the fork, on purpose


class NotGreen(Exception):
    """The tests fail before anything is broken; the text is what they print."""


@dataclass
class Knowledge:
    """What one green run of the tests taught: how long each takes, and which lines it runs."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)

    def tests_for(self, mutant: Mutant, thorough: bool) -> list[str]:
        """The tests that can notice this mutant, quickest first; all of them if it may run once for all."""
        touching = self._touching(mutant)
        once = mutant.shared or ONCE in touching or self.runs_while_loading(mutant)
        tests = sorted(touching & self.seconds.keys(), key=lambda test: self.seconds[test])
        if touching and (thorough or once):
            tests += sorted(self.seconds.keys() - touching, key=lambda test: self.seconds[test])
        return tests

    def runs_while_loading(self, mutant: Mutant) -> bool:
        """Whether it runs before any test does."""
        return LOADING in self._touching(mutant)

    def _touching(self, mutant: Mutant) -> set[str]:
        known = self.lines.get(mutant.file, {})
        first, last = mutant.lines
        return {test for line in range(first, last + 1) for test in known.get(line, [])}


class Learn:
    """A pytest plugin: times every test and tells coverage which test is running.

    What was run for a test and is kept for later ones (a game that is loaded, its words) shows when the test is run
    again. So every test that was the first to run some line is, unless it takes long: what that one alone has run
    counts as kept.
    """

    def __init__(self, cover: coverage.Coverage) -> None:
        self.cover = cover
        self.seconds: dict[str, float] = {}
        self.prefix = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self.cover.switch_context(self.prefix + item.nodeid)
        result = yield
        self.cover.switch_context(LOADING)
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any, request: Any) -> Generator[None, Any, Any]:
        if fixturedef.scope == "function":
            return (yield)
        self.cover.switch_context(LOADING)
        result = yield
        test = self.prefix + request._pyfuncitem.nodeid if hasattr(request, "_pyfuncitem") else LOADING
        self.cover.switch_context(test)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not self.prefix:
            self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self, session: pytest.Session) -> Generator[None, Any, Any]:
        result = yield
        files = self.cover.get_data().measured_files()
        first = {self.first(tests) for file in files for tests in self.tests_by_line(file).values()}
        self.prefix = AGAIN
        for item in session.items:
            if item.nodeid in first and self.seconds[item.nodeid] < LONG:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return result

    def tests_by_line(self, file: str) -> dict[int, list[str]]:
        """Which tests have run the lines of a file so far, in their order."""
        order = {test: i for i, test in enumerate([LOADING, *self.seconds])}
        found = self.cover.get_data().contexts_by_lineno(file)
        return {
            line: sorted((test for test in tests if test in order), key=order.__getitem__)
            for line, tests in found.items()
        }

    @staticmethod
    def first(tests: list[str]) -> str:
        """Who has run a line first."""
        return tests[0] if tests else LOADING

    def lines(self, file: str) -> dict[int, list[str]]:
        """Which tests run the lines of a file, with a mark where they run once for all."""
        found = self.tests_by_line(file)
        again = self.cover.get_data().contexts_by_lineno(file)
        for line, tests in found.items():
            first = self.first(tests)
            if first == LOADING:
                continue
            alone = len(tests) == 1 if self.seconds[first] >= LONG else AGAIN + first not in again[line]
            if alone:
                tests.append(ONCE)
        return found


class Timed:
    """A pytest plugin: says which test is running, and gives each a limit of time."""

    def __init__(self, seconds: dict[str, float], tree: Path) -> None:
        self.seconds = seconds
        self.verdict = tree / VERDICT

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.verdict.write_text(nodeid)
        signal.setitimer(signal.ITIMER_REAL, 5 + 10 * self.seconds.get(nodeid, 1.0))


class Chosen(Timed):
    """A pytest plugin: runs the chosen tests in the given order."""

    def __init__(self, order: list[str], seconds: dict[str, float], tree: Path) -> None:
        super().__init__(seconds, tree)
        self.rank = {test: i for i, test in enumerate(order)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.rank.keys() <= {item.nodeid for item in items}:
            items[:] = [item for item in items if item.nodeid in self.rank]
            items.sort(key=lambda item: self.rank[item.nodeid])


class Warm(Timed):
    """A pytest plugin: loads all tests, runs none of them, and forks for every mutant that it is sent.

    It answers with the number of the process, and with its exit status once it is over.
    """

    def __init__(self, orders: Connection, seconds: dict[str, float], tree: Path) -> None:
        super().__init__(seconds, tree)
        self.orders = orders
        self.tree = tree

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        functions = loaded_functions()
        items = {item.nodeid: item for item in session.items}
        gc.freeze()
        self.orders.send(READY)
        while True:
            mutant, source, tests = self.orders.recv()
            held = functions.get(str(self.tree / mutant.file), [])
            chosen = [items[test] for test in tests]
            number = forked(partial(self.run, mutant, source, held, chosen), self.tree / "output.txt")
            self.orders.send(number)
            self.orders.send(os.waitstatus_to_exitcode(os.waitpid(number, 0)[1]))

    def run(self, mutant: Mutant, source: bytes, held: list[FunctionType], items: list[pytest.Item]) -> int:
        """Break the functions that are held, and run tests until one fails."""
        if not exchange(held, str(self.tree / mutant.file), source, mutant.apply(source), mutant.line):
            return 1
        with_limits()
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if item.session.testsfailed:
                return 1
        return 0


def with_limits() -> None:
    """A broken game may want all the memory and time there is: end this process first."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, lambda *_: os._exit(TOO_LONG))
    signal.setitimer(signal.ITIMER_REAL, COLLECTING)


def run_pytest(tree: Path, tests: Iterable[str], plugin: object, *more: str) -> int:
    """The tests of a tree, in this process, which is of no use afterwards."""
    os.chdir(tree)
    os.environ.update(PYTHONPATH=str(tree / "src"), CI="1")
    sys.path[:0] = [str(tree / "src")]
    hypothesis.settings.register_profile(
        "mutants", database=None, deadline=None, derandomize=True, print_blob=False,
        phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
        suppress_health_check=list(hypothesis.HealthCheck),
    )  # fmt: skip
    settings = ["-o", "addopts=", "--import-mode=importlib", "-m", "not slow", "--hypothesis-profile=mutants"]
    plain = ["-x", "-q", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", REWRITTEN]
    return int(pytest.main([*settings, *plain, *more, "--rootdir", str(tree), *tests], plugins=[plugin]))


def forked(work: Callable[[], int], output: Path) -> int:
    """Start work in a process of its own, with its words in a file; returns its number."""
    sys.stdout.flush()
    sys.stderr.flush()
    number = os.fork()
    if number:
        return number
    status = 1
    try:
        os.setsid()
        words = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(words, 1)
        os.dup2(words, 2)
        status = work()
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def learn(tree: Path, modules: list[str], tests: list[str]) -> Knowledge:
    """Run all tests once, unbroken; they must be green."""

    def work() -> int:
        sys.dont_write_bytecode = False  # the trees to break are copied with it
        cover = coverage.Coverage(data_file=None, config_file=False, include=[str(tree / m) for m in modules])
        cover.set_option("run:core", "ctrace")
        cover.start()
        plugin = Learn(cover)
        status = run_pytest(tree, tests, plugin)
        cover.stop()
        lines = {m: plugin.lines(str(tree / m)) for m in modules}
        (tree / "learnt.json").write_text(json.dumps({"seconds": plugin.seconds, "lines": lines}))
        return status

    _, status = os.waitpid(forked(work, tree / "output.txt"), 0)
    if os.waitstatus_to_exitcode(status):
        raise NotGreen((tree / "output.txt").read_text())
    raw = json.loads((tree / "learnt.json").read_text())
    lines = {m: {int(n): names for n, names in known.items()} for m, known in raw["lines"].items()}
    return Knowledge(raw["seconds"], lines)
