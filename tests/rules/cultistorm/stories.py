"""What is told in the rule tests, sentence by sentence: a test that plays as it did tells the same story.

Rules or words changed on purpose? `python -m tests.rules.cultistorm.stories` writes stories.txt anew; read what changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
WRITTEN = HERE / "stories.txt"


def read() -> dict[str, list[str]]:
    """The stories, by the name of their test."""
    found: dict[str, list[str]] = {}
    story: list[str] = []
    for line in WRITTEN.read_text(encoding="utf-8").splitlines() if WRITTEN.exists() else ():
        if line.startswith("## "):
            story = found.setdefault(line[3:], [])
        elif line:
            story.append(line)
    return found


class Writer:
    """A pytest plugin that writes the stories of all tests down in place of comparing them."""

    def __init__(self) -> None:
        self.stories: dict[str, list[str]] = {}

    def pytest_sessionfinish(self) -> None:
        parts = [
            "\n".join([f"## {name}", *story]) for name, story in sorted(self.stories.items()) if any(story)
        ]
        WRITTEN.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    from tests.rules.cultistorm import stories  # the same module that conftest.py imports

    arguments = ["-q", "-p", "no:xdist", "-o", "addopts=", "--import-mode=importlib", str(HERE)]
    raise SystemExit(pytest.main(arguments, plugins=[stories.Writer()]))
