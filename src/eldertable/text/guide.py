"""A game's guide in lines: the letter, the page of rules, the words of the game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from eldertable.kernel import Rule
from eldertable.kernel.guide import Guide, Section, Term
from eldertable.text.choice import folded
from eldertable.text.line import BLANK, Line, line, rules

DRAWN = re.compile(r"\{([^}]*)\}( ?)([^\n]*)")
"""A drawing in the middle of a sentence, and what stands behind it in its line."""

SENTENCE = re.compile(r"(^|^- |[.!?] )$")
"""Where a sentence begins."""


def without_drawings(written: str, names: Mapping[str, str]) -> str:
    """A line of the guide whose drawings are left out, for the words beside them say what they show.

    Where none do, at the end of a sentence or where a drawing is what a sentence speaks of, it is what the table calls it,
    or else what it is called itself.

    >>> without_drawings(
    ...     "{altar} 5 Altars; who leads has {leading}.", {"altar": "Altar", "leading": "a crown"}
    ... )
    '5 Altars; who leads has "a crown".'
    >>> without_drawings("The five symbols. {any} stands for each.", {})
    'The five symbols. "any" stands for each.'
    """
    while found := DRAWN.search(written):
        icon, blank, rest = found.groups()
        before = written[: found.start()]
        if not blank:
            said = f'"{names.get(icon, icon)}"'
        elif rest[:1].islower() and SENTENCE.search(before):
            said = f'"{names.get(icon, icon)}" '
        else:
            said = ""
        written = before + said + rest
    return written


def in_words(guide: Guide, names: Mapping[str, str]) -> Guide:
    """The guide as it is read where nothing can be drawn; `names`: what the table calls the things that are drawn."""
    sections = [
        replace(
            section, text="\n".join(without_drawings(row, names) for row in section.text.strip().split("\n"))
        )
        for section in guide.section
    ]
    return replace(guide, section=tuple(sections))


def explained(terms: Iterable[Term]) -> set[str]:
    """What these words are called, in any of their forms."""
    return {folded(form) for term in terms for form in (term.name, *term.forms)}


def by_nearness(found: Sequence[Rule], terms: Sequence[Term], guide: Guide) -> tuple[list[Rule], list[Rule]]:
    """Rules by which a word is understood, those that the explained words name first; and those farther away.

    Those are in parts of the ledger of which the guide does not speak: they hold only in some games, with some cards or
    in some edition.
    """
    named = {rule for term in terms for rule in term.rules}
    told = {_part(rule) for section in guide.section for rule in section.rules}
    told |= {_part(rule) for term in guide.term for rule in term.rules}
    near = [rule for rule in found if rule.id in named or _part(rule.id) in told]
    far = [rule for rule in found if rule not in near]
    return sorted(near, key=lambda rule: rule.id not in named), far


def _part(rule: str) -> str:
    """The part of the ledger where a rule stands."""
    return rule.rpartition("-")[0]


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
        words = without_drawings(written, {})
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
