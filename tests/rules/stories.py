"""What happens in the rule tests, told in full: a test that plays as it did tells the same story.

They are written down in `tests/rules/<game>/stories/`, one file per test module. Rules or words changed on purpose?
`python -m tests.rules.stories GAME` writes them all anew, with the name of a test module after it only those of that
module; read what changed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Self

import pytest

from eldertable.kernel import Chronicle, Decision
from eldertable.lab import probes
from tests.rules.script import Script

HERE = Path(__file__).parent

TABLES: list[StoryTable] = []
"""The tables of the test that runs."""


class StoryTable(Script):
    """A table at which all is written down: what was asked and answered, what was told, and what is different at the end."""

    chronicle: Chronicle

    def begin_story(self, told: bool = True) -> None:
        """From now on; what is only tried, in many ways at once, need not be told."""
        self.story: list[str] = []
        self.page = self.chronicle.events
        self.heard = 0
        self.start: dict[str, str] = {}
        if told:
            TABLES.append(self)

    def remember(self) -> None:
        """Things stand as the test has laid them out."""
        self.start = self.start or dict(standing(self.game.dump(self.state)))

    def play(self, *answers: str | int, seat: int | None = None) -> Self:
        """Answer, as at every table, and write down the question, the answer and what happens."""
        for answer in answers:
            self.remember()
            who = self.state.speaker if seat is None else seat
            number = answer if isinstance(answer, int) else self.meaning(answer, who)
            prompt = self.game.prompt(self.state, who)
            question = f"{prompt.words} " if prompt else ""
            self.story.append(f"> {question}{self.label(number, who)}.")
            super().play(number, seat=seat)
            self.listen()
        return self

    def label(self, number: int, who: int | None) -> str:
        """What an answer is called; a number that is none has no other name."""
        refusal = None if who is None else self.game.refuse(self.state, who, number)
        nameless = refusal is not None and refusal.key in ("why-no-answer", "why-not-here")
        return str(number) if nameless else self.game.describe(self.state, number, who).rstrip(".")

    def listen(self) -> None:
        """Write down what was told: to all, and more to those who saw more."""
        if self.page is not self.chronicle.events:
            self.page, self.heard = self.chronicle.events, 0
        for event in self.page[self.heard :]:
            seers = [seat for seat in range(self.state.table.seats) if event.seats >> seat & 1]
            told = [self.game.sentence(self.state, event, seat) for seat in (None, *seers[:1])]
            self.story += [f"{words} [{event.rule}]" for words in dict.fromkeys(told)]
        self.heard = len(self.page)

    def whole_story(self) -> list[str]:
        """The story with its end: what is asked of whom with which options, and what is not as it was laid out.

        Whatever is no option then has a reason.
        """
        state = self.state
        story = [*self.story]
        if state.over:
            winners = [str(side + 1) for side in range(state.table.sides) if state.winners >> side & 1]
            story.append(f"= {self.game.endings[state.ended - 1]}, won by {' '.join(winners) or 'nobody'}")
        elif not state.agenda or not isinstance(state.agenda[-1], Decision):
            story.append("= nothing is asked")
        else:
            seat = state.agenda[-1].seat
            options = [self.game.describe(state, answer, seat) for answer in state.legal(seat)]
            story.append(f"? {seat + 1}: {' | '.join(options)}")
            # A test may have laid something out after the question was asked: then the options are old.
            if list(state.agenda[-1].options(state, seat)) == state.legal(seat):
                probes.why_not(self.game, state, seat)
        if self.start:
            now = dict(standing(self.game.dump(state)))
            story += [
                f"~ {name}: {self.start.get(name, '-')} → {now.get(name, '-')}"
                for name in sorted({*self.start, *now})
                if self.start.get(name) != now.get(name)
            ]
        return story


def standing(dump: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """How things stand, number by number, with the names that a dump has for them; not the order of what is hidden."""
    for name, value in dump["fields"].items():
        if isinstance(value, dict):
            yield from ((f"{name} {place}", str(one)) for place, one in value.items())
        else:
            yield name, " ".join(map(str, value)) if isinstance(value, list) else str(value)
    for zone, cards in dump["zones"].items():
        yield zone, f"{len(cards)} cards" if zone.endswith(" bag") else " ".join(map(str, cards))


# --- written down -------------------------------------------------------------------------------------------


def page_of(module: Path) -> Path:
    """Where the stories of a test module are written down: those of `test_altars.py` in `stories/altars.txt`."""
    return module.parent / "stories" / f"{module.stem.removeprefix('test_')}.txt"


def module_of(page: Path) -> Path:
    """The test module whose stories these are; it may be gone."""
    return page.parents[1] / f"test_{page.stem}.py"


@cache
def read(page: Path) -> dict[str, list[str]]:
    """The stories of a test module, by the names of its tests."""
    found: dict[str, list[str]] = {}
    story: list[str] = []
    for line in page.read_text(encoding="utf-8").splitlines() if page.exists() else ():
        if line.startswith("## "):
            story = found.setdefault(line[3:], [])
        elif line:
            story.append(line)
    return found


class Writer:
    """A pytest plugin that writes the stories of all tests down in place of comparing them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stories: dict[Path, dict[str, list[str]]] = {}

    def pytest_sessionfinish(self) -> None:
        """Write the pages of the modules that ran; take away those whose module is gone or has nothing to tell."""
        for module, stories in self.stories.items():
            parts = ["\n".join([f"## {name}", *story]) for name, story in sorted(stories.items()) if story]
            page = page_of(module)
            page.parent.mkdir(exist_ok=True)
            page.write_text("\n\n".join(parts) + "\n" * bool(parts), encoding="utf-8")
        for page in self.folder.rglob("stories/*.txt"):
            if not module_of(page).exists() or not page.stat().st_size:
                page.unlink()


def write(game: str, *modules: str) -> int:
    """Write the stories of a game anew, or only those of these test modules (`altars` or `test_altars`).

    A test module in a folder of its own is named with it (`modules/events/cards`).
    """
    folder = HERE / game.replace("-", "_")
    chosen = [
        folder / path.parent / f"test_{path.name.removeprefix('test_')}.py" for path in map(Path, modules)
    ]
    arguments = [
        "-q",
        "-p",
        "no:xdist",
        "-o",
        "addopts=",
        "--import-mode=importlib",
        *map(str, chosen or [folder]),
    ]
    return pytest.main(arguments, plugins=[Writer(folder)])


if __name__ == "__main__":
    from tests.rules import stories  # the same module that conftest.py imports

    if len(sys.argv) < 2:
        raise SystemExit("python -m tests.rules.stories GAME [TEST MODULE ...]")
    raise SystemExit(stories.write(*sys.argv[1:]))
