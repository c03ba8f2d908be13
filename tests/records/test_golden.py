"""A game in words, in every language that it speaks, as seat 0 lives through it: prompts, choices and what happens.

A long game is written down by its beginning and its end. Words changed on purpose, or records made anew?
`python -m tests.records.test_golden` writes the texts anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import eldertable as et
from eldertable.match import Match
from eldertable.match.record import Answer

FOLDER = Path(__file__).parent
GOLDEN = [(name, locale) for name in et.games() for locale in et.game(name).locales]
SHOWN = 600
LEFT_OUT = "[...]"


def record_of(name: str) -> Match:
    """The first record of a game in which somebody sits with others."""
    paths = sorted((FOLDER / name).glob("*.jsonl"))
    return next(match for match in map(Match.load, paths) if match.table.seats > 1)


def told(name: str, locale: str) -> str:
    """The record as seat 0 reads it: what it is asked, what it may choose and chooses, and every sentence."""
    record = record_of(name)
    game, again = record.game, Match(record.game, record.header)
    lines = again.story(0, locale=locale)
    for entry in record.entries:
        assert isinstance(entry, Answer)
        if entry.seat == 0:
            prompt = game.prompt(again.state, 0, locale)
            assert prompt is not None
            lines.append(f"> {prompt.words} [{', '.join(prompt.rules)}]")
            lines += [f"  {'*' if one.answer == entry.answer else '-'} {one.label}" for one in prompt.options]
        before = len(again.entries)
        again.answer(entry.answer, entry.seat)
        lines += again.story(0, since=before, locale=locale)
    outcome = again.outcome(locale)
    assert outcome is not None
    for side in outcome.sides:
        parts = ", ".join(f"{part} {n}" for part, n in side.parts.items())
        lines.append(f"{side.rank}. {side.name}: {parts}")
    lines.append(f"{outcome.reason[1]} [{outcome.reason[0]}]")
    if len(lines) > 2 * SHOWN:
        lines[SHOWN:-SHOWN] = [LEFT_OUT]
    return "\n".join(lines) + "\n"


def path(name: str, locale: str) -> Path:
    """Where the text is written down."""
    return FOLDER / name / f"golden.{locale}.txt"


@pytest.mark.parametrize(("name", "locale"), GOLDEN)
def test_a_game_reads_as_it_is_written_down(name: str, locale: str) -> None:
    assert told(name, locale) == path(name, locale).read_text(encoding="utf-8")


if __name__ == "__main__":
    for one in GOLDEN:
        path(*one).write_text(told(*one), encoding="utf-8")
