"""A game's guide: a letter for the first minute, one readable page of rules, and a glossary. In the game's own folder."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from eldertable.kernel.content import convert
from eldertable.kernel.errors import BadContent

FOLDER = "guide"
"""Where a game has its guide, in its own folder: a TOML file for each language."""

PARTS = ("goal", "round", "actions", "signs", "end")
"""The sections that every guide has, whatever else it tells."""

Text = Annotated[str, msgspec.Meta(min_length=1, pattern=r"\S")]
"""Words that say something: not empty, and not only blanks."""


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small picture of icons in a row, with a line below it."""

    icons: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=3)]
    words: Text


class Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is read in the first minute: the goal, how a round goes (in three pictures), how to win."""

    goal: Text
    round: Text
    win: Text
    pictures: Annotated[tuple[Picture, ...], msgspec.Meta(min_length=3, max_length=3)]


class OtherLetter(Letter, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A letter to somebody who plays for something else than the others: whoever has the `side` with that icon."""

    side: Text


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the page of rules. Paragraphs are lines; lines that begin with "- " are a list; {icon} is drawn.

    `rules`: where in the ledger it is told to the last detail.
    """

    id: Text
    title: Text
    text: Text
    rules: tuple[str, ...] = ()


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game and what it means. `forms`: how else it is written in texts. `rules`: where that is settled."""

    name: Text
    text: Text
    forms: tuple[Text, ...] = ()
    rules: tuple[str, ...] = ()


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guide in one language. `letters`: what some sides read instead of the letter to all."""

    letter: Letter
    section: tuple[Section, ...]
    term: tuple[Term, ...] = ()
    letters: tuple[OtherLetter, ...] = ()


class Addition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an optional module adds to the guide of its game."""

    section: tuple[Section, ...] = ()
    term: tuple[Term, ...] = ()
    letter: tuple[OtherLetter, ...] = ()


def read_guide(folders: Sequence[Path], locale: str) -> Guide:
    """The guide of a game in a language: that of the first folder, with what the others add to it."""
    first, *others = [folder / f"{locale}.toml" for folder in folders]
    if not first.is_file():
        raise BadContent(f"there is no guide {first}")
    guide = convert(f"guide/{first.stem}", _read(first), Guide)
    if missing := [part for part in PARTS if part not in [section.id for section in guide.section]]:
        raise BadContent(f"{first}: there is no section {', '.join(missing)}")
    added = [convert(f"guide/{path.stem}", _read(path), Addition) for path in others if path.is_file()]
    sections = [*guide.section, *(section for one in added for section in one.section)]
    terms = [*guide.term, *(term for one in added for term in one.term)]
    letters = [*guide.letters, *(letter for one in added for letter in one.letter)]
    terms.sort(key=lambda term: term.name.casefold())
    return Guide(guide.letter, tuple(sections), tuple(terms), tuple(letters))


def _read(path: Path) -> dict[str, object]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
