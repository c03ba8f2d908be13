"""Breaks the rules of a game on purpose, one small change at a time, and counts how many the tests notice.

    python -m tools.mutants GAME --places 300 --seed 1

A *place* is a spot in the rule code that can be broken: a comparison, a number, an `and`, a `not`, a sum, a
condition, a return value, a statement, a `break`. A seeded draw picks the places, and one of the possible changes
for each. Every mutant runs in a copy of the tree, in a forked process that has game and tests loaded already, against
the tests that touch its lines, quickest first, until one fails. See docs/decisions/0003-mutants.md.
"""

from __future__ import annotations

import contextlib
import difflib
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from multiprocessing import Pipe
from pathlib import Path
from typing import Literal, NoReturn

import cyclopts
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.syntax import Syntax
from rich.table import Table

from tools.noticing import (
    COLLECTING,
    LOADING,
    TOO_LONG,
    VERDICT,
    Chosen,
    Knowledge,
    NotGreen,
    Warm,
    forked,
    learn,
    run_pytest,
    with_limits,
)
from tools.places import Mutant, digest, draw

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/eldertable/games")
KERNEL = "kernel"
"""Broken under this name as if it were a game, all of it."""
KERNEL_TESTS = ("tests/kernel", "tests/match", "tests/lessons", "tests/rules/rise_of_the_cults")
"""Its own tests, those of records and lessons, and those of one whole game."""
NOT_RULES = ("bot", "content", "looks", "shapes", "__init__")
"""Rooms and modules that hold no rules: players, pictures, the reading of files."""
WORDS = "telling.py"
"""What is said is held by the stories of the tests, so it counts among the rules."""
NOT_COPIED = shutil.ignore_patterns(
    ".*", "*.so", "*.egg-info", "build", "dist", "node_modules", "web", "__pycache__"
)

console = Console()

# --- trying mutants ----------------------------------------------------------------------------------------

Fate = Literal["caught", "timeout", "survived", "untouched"]


@dataclass(frozen=True)
class Result:
    """What became of a mutant: caught by a test, stopped after a time, survived, or touched by no test."""

    key: str  # file, its digest, place, change
    tree: str  # digest of all sources and tests, on which a survival depends
    fate: Fate
    by: str
    seconds: float
    file: str
    line: int
    kind: str


class Bench:
    """A tree to break, and a process that has loaded all its tests before."""

    def __init__(self, tree: Path, tests: list[str], known: Knowledge) -> None:
        self.tree = tree
        self.known = known
        self.orders, theirs = Pipe()

        def work() -> int:
            self.orders.close()
            sys.dont_write_bytecode = True
            return run_pytest(tree, tests, Warm(theirs, known.seconds, tree), "--capture=sys")

        self.process = forked(work, tree / "loading.txt")
        theirs.close()

    def hear(self) -> int:
        """What the process answers next."""
        try:
            return int(self.orders.recv())
        except EOFError:
            fail("The tests cannot be loaded:\n" + (self.tree / "loading.txt").read_text())

    def start_loaded(self, mutant: Mutant, source: bytes, tests: list[str]) -> int:
        """Break what is loaded already, and run these tests; returns the number of the process."""
        self.orders.send((mutant, source, tuple(tests)))
        return self.hear()

    def start_cold(self, tests: list[str]) -> int:
        """Load the broken tree, and run these tests; returns the number of the process."""

        def work() -> int:
            sys.dont_write_bytecode = True
            with_limits()
            files = dict.fromkeys(test.partition("::")[0] for test in tests)
            return run_pytest(self.tree, files, Chosen(tests, self.known.seconds, self.tree))

        return forked(work, self.tree / "output.txt")

    def leave(self) -> None:
        """End its process."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        self.orders.close()


class Attempt:
    """A mutant that is being tried at a bench."""

    def __init__(self, mutant: Mutant, bench: Bench, source: bytes, tests: list[str]) -> None:
        self.mutant = mutant
        self.bench = bench
        self.tests = tests
        self.started = time.monotonic()
        seconds = bench.known.seconds
        self.limit = self.started + COLLECTING + sum(5 + 10 * seconds[test] for test in tests)
        self.verdict = bench.tree / VERDICT
        self.verdict.write_text(LOADING)
        self.broken = bench.tree / mutant.file
        self.before = self.broken.stat()
        self.source = source
        self.broken.write_bytes(mutant.apply(source))
        # another time of change than the cached bytecode has: sizes and seconds may well be equal
        os.utime(self.broken, ns=(self.before.st_atime_ns, self.before.st_mtime_ns + 7_000_000_000))
        self.cold = bench.known.runs_while_loading(mutant)
        self.process = bench.start_cold(tests) if self.cold else bench.start_loaded(mutant, source, tests)

    def poll(self) -> tuple[Fate, str, float] | None:
        """Fate, the test that decided it and seconds, once it is over."""
        late = time.monotonic() > self.limit
        if late:
            self.stop()
        code = self.exit_status(late)
        if code is None:
            return None
        if code and not self.cold and not late and self.verdict.read_text() == LOADING:
            self.cold = True  # it cannot be broken as it is loaded
            self.process = self.bench.start_cold(self.tests)
            return None
        self.stop()  # whatever the tests themselves may have started
        self.broken.write_bytes(self.source)
        os.utime(self.broken, ns=(self.before.st_atime_ns, self.before.st_mtime_ns))
        seconds = round(time.monotonic() - self.started, 2)
        if code == 0:
            return "survived", "", seconds
        return "timeout" if late or code == TOO_LONG else "caught", self.verdict.read_text(), seconds

    def exit_status(self, wait: bool) -> int | None:
        """How its process ended, once it has."""
        if not self.cold:
            return self.bench.hear() if wait or self.bench.orders.poll() else None
        number, status = os.waitpid(self.process, 0 if wait else os.WNOHANG)
        return os.waitstatus_to_exitcode(status) if number else None

    def stop(self) -> None:
        """End its process and all that it started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process, signal.SIGKILL)


@contextlib.contextmanager
def benches(count: int, parent: Path, tests: list[str], known: Knowledge) -> Iterator[list[Bench]]:
    """Trees to break, copied from the one in which the tests were learnt: so they have its cached bytecode."""
    made: list[Bench] = []
    try:
        for i in range(count):
            shutil.copytree(parent / "model", parent / f"tree{i}")
            made.append(Bench(parent / f"tree{i}", tests, known))
        for bench in made:
            bench.hear()  # it is ready; before that nothing may be broken
        yield made
    finally:
        for bench in made:
            bench.leave()


def try_all(
    mutants: list[Mutant],
    sources: dict[str, bytes],
    known: Knowledge,
    idle: list[Bench],
    thorough: bool,
    told: Callable[[Mutant, Fate, str, float], None],
) -> None:
    """Try every mutant, as many at once as there are benches, and tell of each when it is over."""
    waiting, free = mutants[::-1], idle[:]
    running: list[Attempt] = []
    try:
        while waiting or running:
            while waiting and free:
                mutant = waiting.pop()
                tests = known.tests_for(mutant, thorough)
                if tests:
                    running.append(Attempt(mutant, free.pop(), sources[mutant.file], tests))
                else:
                    told(mutant, "untouched", "", 0.0)
            for attempt in running[:]:
                if (over := attempt.poll()) is not None:
                    running.remove(attempt)
                    free.append(attempt.bench)
                    told(attempt.mutant, *over)
            time.sleep(0.01)
    finally:
        for attempt in running:
            attempt.stop()


# --- report ------------------------------------------------------------------------------------------------


def show(results: dict[Mutant, Result], sources: dict[str, bytes], places: int) -> float:
    """Tables, survivors and the share that was caught."""
    table = Table("module", box=None, pad_edge=False)
    for heading in ("tried", "caught", "timeouts", "survived", "of these untouched", "%"):
        table.add_column(heading, justify="right")

    def row(name: str, fates: list[Fate], style: str = "") -> float:
        lost = sum(fate in ("survived", "untouched") for fate in fates)
        share = 100 * (1 - lost / len(fates))
        numbers = (len(fates), fates.count("caught"), fates.count("timeout"), lost, fates.count("untouched"))
        table.add_row(name, *map(str, numbers), f"{share:.1f}", style=style)
        return share

    for file in sorted({mutant.file for mutant in results}):
        row(Path(file).name, [r.fate for m, r in results.items() if m.file == file])
    total = row("all", [r.fate for r in results.values()], style="bold")

    survivors = [(m, r) for m, r in results.items() if r.fate in ("survived", "untouched")]
    for mutant, result in sorted(survivors, key=lambda pair: (pair[0].file, pair[0].line)):
        note = "  (no test runs this)" if result.fate == "untouched" else ""
        console.print(f"\n[bold]{mutant.file}:{mutant.line}[/]  {mutant.kind}{note}", highlight=False)
        old = sources[mutant.file]
        new = mutant.apply(old)
        diff = list(
            difflib.unified_diff(old.decode().splitlines(), new.decode().splitlines(), n=0, lineterm="")
        )[3:]
        console.print(Syntax("\n".join(diff), "diff", background_color="default", word_wrap=True))
    console.print()
    console.print(table)
    console.print(f"\n{len(results)} of {places} places tried", highlight=False)
    return total


def fail(words: str) -> NoReturn:
    """Say what is wrong and end."""
    console.print(words, highlight=False, markup=False, soft_wrap=True)
    sys.exit(2)


def rule_modules(game: str, only: Iterable[str]) -> list[str]:
    """The files of a game that hold rules, or only some: "rules/turn", "turn.py" and "turn" all name rules/turn.py."""
    folder = ROOT / folder_of(game)
    names = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.py"))
    if not names:
        games = sorted(path.parent.name for path in (ROOT / GAMES).glob("*/__init__.py"))
        fail(f"There is no game {game!r}; the games are: {', '.join(games)}")
    wanted = [name if name.endswith(".py") else f"{name}.py" for name in only]
    if unknown := [one for one in wanted if not any(_is_called(name, one) for name in names)]:
        fail(f"{game} has no {', '.join(unknown)}; its modules are: {', '.join(names)}")
    chosen = [name for name in names if any(_is_called(name, one) for one in wanted)]
    if game == KERNEL and not chosen:
        chosen = [name for name in names if name != "__init__.py"]
    return [str(folder_of(game) / name) for name in chosen or filter(_holds_rules, names)]


def folder_of(game: str) -> Path:
    """Where the modules of a game are, or those of the kernel."""
    return GAMES.parent / KERNEL if game == KERNEL else GAMES / game


def holders_of(game: str) -> tuple[str, ...]:
    """The tests that hold a game, or the kernel."""
    return KERNEL_TESTS if game == KERNEL else (f"tests/rules/{game}", "tests/kernel")


def _is_called(name: str, called: str) -> bool:
    return name == called or name.endswith(f"/{called}")


def _holds_rules(name: str) -> bool:
    parts = Path(name).parts
    rooms = {Path(part).stem for part in parts}
    reads = Path(name).stem.startswith("read_")
    return parts[-1] == WORDS or not (reads or rooms & set(NOT_RULES))


def tree_digest(tree: Path) -> str:
    """One name for all sources and tests."""
    files = sorted(p for folder in ("src", "tests") for p in (tree / folder).rglob("*") if p.is_file())
    return digest(*(part for p in files for part in (str(p.relative_to(tree)), p.read_bytes())))


# --- one game ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    places: int
    seed: int
    only: list[str]
    tests: list[str]
    workers: int
    thorough: bool
    fresh: bool


class Trial:
    """A game that is broken in the places drawn: what is known of each mutant, and what is left to try."""

    def __init__(self, game: str, order: Order, modules: list[str], tests: list[str], model: Path) -> None:
        self.order = order
        self.modules = modules
        self.tests = tests
        self.model = model
        self.sources = {module: (model / module).read_bytes() for module in modules}
        self.state = digest(tree_digest(model), *tests, str(order.thorough))
        self.drawn, self.places = draw(self.sources, order.places, order.seed)
        self.notes = ROOT / ".mutants" / f"{game}.jsonl"
        past = self._past()
        self.results = {mutant: past[self._key(mutant)] for mutant in self.drawn if self._key(mutant) in past}

    def _past(self) -> dict[str, Result]:
        """What earlier runs noted. Who was caught stays caught; who survived does so only while nothing changes."""
        self.notes.parent.mkdir(exist_ok=True)
        if self.order.fresh:
            self.notes.unlink(missing_ok=True)
        lines = self.notes.read_text().splitlines() if self.notes.exists() else []
        noted = [Result(**json.loads(line)) for line in lines]
        return {one.key: one for one in noted if one.fate in ("caught", "timeout") or one.tree == self.state}

    def _key(self, mutant: Mutant) -> str:
        return digest(mutant.file, self.sources[mutant.file], f"{mutant.start}-{mutant.end}", mutant.new)

    @property
    def survivors(self) -> int:
        """How many no test has noticed so far."""
        return sum(result.fate in ("survived", "untouched") for result in self.results.values())

    def note(self, mutant: Mutant, fate: Fate, by: str, seconds: float) -> None:
        """Write down what became of a mutant, so that the next run need not try it again."""
        where = mutant.file, mutant.line, mutant.kind
        result = Result(self._key(mutant), self.state, fate, by, seconds, *where)
        self.results[mutant] = result
        with self.notes.open("a") as file:
            file.write(json.dumps(asdict(result)) + "\n")

    def try_rest(self) -> None:
        """Learn which test runs what, then try the mutants of which nothing is known yet, and show how far it is."""
        todo = [mutant for mutant in self.drawn if mutant not in self.results]
        if not todo:
            return
        started = time.monotonic()
        try:
            known = learn(self.model, self.modules, self.tests)
        except NotGreen as red:
            fail(f"The tests are not green before anything is broken:\n{red}")
        spent = time.monotonic() - started
        console.print(f"{len(known.seconds)} tests are green and learnt, {spent:.0f} s")
        columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}")
        with Progress(*columns, console=console, auto_refresh=False) as bar:
            task = bar.add_task("", total=len(todo))

            def told(mutant: Mutant, fate: Fate, by: str, seconds: float) -> None:
                self.note(mutant, fate, by, seconds)
                bar.update(task, advance=1, description=f"{self.survivors} survived")
                if console.is_terminal:
                    bar.refresh()
                elif len(self.results) % 25 == 0:
                    console.print(
                        f"{len(self.results)} of {len(self.drawn)} tried, {self.survivors} survived"
                    )

            with benches(self.order.workers, self.model.parent, self.tests, known) as made:
                try_all(todo, self.sources, known, made, self.order.thorough, told)


def break_game(game: str, order: Order) -> float:
    """Break one game in so many places; returns the percentage that the tests caught."""
    modules = rule_modules(game, order.only)
    folders = order.tests or holders_of(game)
    tests = [path for path in folders if (ROOT / path).exists()]
    if not tests:
        fail(f"There are no tests in {' or '.join(folders)}.")
    with tempfile.TemporaryDirectory(prefix="mutants-") as parent:
        model = Path(parent).resolve() / "model"
        shutil.copytree(ROOT, model, ignore=NOT_COPIED)
        trial = Trial(game, order, modules, tests, model)
        console.print(
            f"[bold]{game}[/]: {len(trial.drawn)} of {trial.places} places, {len(trial.results)} known from before"
        )
        try:
            trial.try_rest()
        except KeyboardInterrupt:
            fail("Stopped. The same command goes on from here.")
        return show(trial.results, trial.sources, trial.places) if trial.results else 100.0


def main(
    *games: str,
    places: int = 300,
    seed: int = 1,
    at_least: float = 90.0,
    only: list[str] | None = None,
    tests: list[str] | None = None,
    workers: int = 0,
    thorough: bool = False,
    fresh: bool = False,
) -> int:
    """Break a game's rules in random places and see whether the tests notice.

    Parameters
    ----------
    games
        names of games, or "kernel"; all games if none is given
    places
        how many places to break
    seed
        which places: the same seed draws the same ones, more places add to them
    at_least
        the percentage that must be caught; below it the exit status is 1
    only
        break these modules of the game only (may be repeated)
    tests
        run the tests in these folders or files instead of those that hold the game (may be repeated)
    workers
        how many mutants to try at once; 0 is one for every core
    thorough
        after the tests that touch a place, run all others too
    fresh
        forget earlier results
    """
    asked = tuple(game.replace("-", "_") for game in games)
    names = asked or tuple(sorted(path.parent.name for path in (ROOT / GAMES).glob("*/__init__.py")))
    at_once = workers or os.cpu_count() or 1
    order = Order(places, seed, only or [], tests or [], at_once, thorough, fresh)
    enough = True
    for game in names:
        share = break_game(game, order)
        enough = enough and share >= at_least
        verdict = "[green]enough[/]" if share >= at_least else "[red]too few[/]"
        console.print(
            f"[bold]{game}: {share:.1f} % caught[/], {at_least:g} % wanted: {verdict}", highlight=False
        )
    return 0 if enough else 1


if __name__ == "__main__":
    app = cyclopts.App(help_format="plaintext", result_action="return_value")
    app.default(main)
    sys.exit(app())
