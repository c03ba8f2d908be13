"""A game's guide in lines: the letter, the page of rules, the words of the game."""

from __future__ import annotations

import re
from collections.abc import Iterable

from eldertable.kernel.guide import Guide, Section, Term
from eldertable.text.choice import folded
from eldertable.text.line import BLANK, Line, line, rules

DRAWN = re.compile(r"\{[^}]*\} ?")
"""A drawing in the middle of a sentence; the words beside it say what it is."""


def guide_lines(guide: Guide, glossary: str) -> list[Line]:
    """The whole guide: the letter, every section, and the words of the game below the title `glossary`."""
    letter = guide.letter
    lines = [line(letter.goal), line(letter.round), line(letter.win), BLANK]
    for section in guide.section:
        lines += [*section_lines(section), BLANK]
    return [*lines, *glossary_lines(guide, glossary)]


def glossary_lines(guide: Guide, title: str) -> list[Line]:
    """The words of the game, below their title."""
    return [line((title, "title")), *term_lines(guide.term)]


def section_lines(section: Section) -> list[Line]:
    """A section with its title; what is a list stands a little away from the margin."""
    lines = [line((section.title, "title"))]
    for written in section.text.strip().split("\n"):
        words = DRAWN.sub("", written)
        lines.append(line(f"- {words[2:]}", depth=1) if words.startswith("- ") else line(words))
    lines[-1] = Line((*lines[-1].parts, *rules(section.rules)), lines[-1].depth)
    return lines


def term_lines(terms: Iterable[Term]) -> list[Line]:
    """Words of the game, each with what it means and where that is settled."""
    return [line((term.name, "zone"), f": {term.text}", *rules(term.rules)) for term in terms]


def terms_called(guide: Guide, words: str) -> list[Term]:
    """The words of the game that are written so, in any of their forms."""
    wanted = folded(words)
    return [term for term in guide.term if wanted in map(folded, (term.name, *term.forms))]


def terms_with(guide: Guide, words: str) -> list[Term]:
    """The words of the game of whose names this is a part: one or more whole words."""
    wanted = folded(words)
    return [
        term
        for term in guide.term
        if any(wanted in re.split(r"\W+", folded(form)) for form in (term.name, *term.forms))
    ]


def said_in(guide: Guide, words: str) -> list[Line]:
    """Sections with such a title and words of the game with such a name, in whole or in part."""
    wanted = folded(words)
    lines: list[Line] = []
    for section in guide.section:
        if wanted in folded(section.title):
            lines += [*section_lines(section), BLANK]
    found = [term for term in guide.term if any(wanted in folded(form) for form in (term.name, *term.forms))]
    return [*lines, *term_lines(found)]
