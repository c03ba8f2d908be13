"""Plays the lessons of the games, shows what has changed in them, and writes them down anew.

    python tools/lessons.py [GAME [LESSON]]

What a lesson says and what happens in it stands in tests/lessons/GAME/LESSON.txt. When rules, cards or words change, the
difference shows whether its notes are still true; a test fails until it has been looked at and written down.
"""

from __future__ import annotations

import sys
from difflib import unified_diff
from pathlib import Path

import eldertable as et
from eldertable.kernel import EldertableError, Game
from eldertable.kernel.lessons import Lesson
from eldertable.lab.lessons import check_lesson, transcript

FOLDER = Path(__file__).parents[1] / "tests" / "lessons"


def written(game: Game, lesson: Lesson) -> Path:
    """Where a lesson is written down."""
    return FOLDER / game.name / f"{lesson.name}.txt"


def main(names: list[str]) -> int:
    """Show and write what has changed; 1 if a lesson does not fit any more."""
    wrong = 0
    for game in map(et.game, names[:1] or et.games()):
        for lesson in game.lessons.values():
            if lesson.name in (names[1:] or game.lessons):
                wrong |= play(game, lesson)
    return wrong


def play(game: Game, lesson: Lesson) -> int:
    """Play one lesson, show what has changed, and write it down."""
    file = written(game, lesson)
    before = file.read_text(encoding="utf-8") if file.is_file() else ""
    try:
        check_lesson(game, lesson)
    except EldertableError as error:
        print(f"{game.name}: {error}")
        return 1
    now = transcript(game, lesson)
    name = f"{game.name}/{lesson.name}"
    sys.stdout.writelines(unified_diff(before.splitlines(True), now.splitlines(True), name, name))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(now, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
