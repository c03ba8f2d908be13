"""A whole game in words, in every language, as seat 0 lives through it: prompts, choices and what happens.

Words changed on purpose? `python -m tests.records.test_golden` writes the texts anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from eldertable.match import Match
from eldertable.match.record import Answer

FOLDER = Path(__file__).parent
RECORDS = {"rise-of-the-cults": "2-seats-05-ending-1.jsonl"}
GOLDEN = [(name, locale) for name in RECORDS for locale in ("en", "pl")]


def told(name: str, locale: str) -> str:
    """The record as seat 0 reads it: what it is asked, what it may choose and chooses, and every sentence."""
    record = Match.load(FOLDER / name / RECORDS[name])
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
        lines.append(f"{side.rank}. {side.name}: {side.parts} = {side.total}")
    lines.append(f"{outcome.reason[1]} [{outcome.reason[0]}]")
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
