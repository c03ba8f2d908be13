"""A dossier in words: what is worth knowing of something before it is chosen."""

from __future__ import annotations

from eldertable.kernel.scene import Dossier
from eldertable.kernel.words import Words
from eldertable.text.line import Line, line, rules

HARDEST = 3
KEPT = 2
"""So many lines of a dossier stay on the mat of whoever plays it: the aim, and how it scores."""


def told(dossier: Dossier, words: Words, depth: int) -> list[Line]:
    """All that a dossier says: how hard it is and whom it suits, then its lines."""
    head = []
    if dossier.first:
        head.append(words("dossier-first"))
    if dossier.difficulty:
        signs = "◆" * dossier.difficulty + "◇" * (HARDEST - dossier.difficulty)
        head.append(words("dossier-difficulty", signs=signs, hard=dossier.hard))
    if dossier.lesson:
        head.append(words("dossier-lesson", lesson=dossier.lesson))
    if dossier.untaught:
        head.append(words("dossier-untaught"))
    first = [line(("; ".join(head), "muted"), *rules(dossier.rules), depth=depth)] if head else []
    return [*first, *_lines(dossier, len(dossier.lines), depth)]


def kept(dossier: Dossier, depth: int) -> list[Line]:
    """What stays before whoever plays it."""
    return _lines(dossier, KEPT, depth)


def _lines(dossier: Dossier, n: int, depth: int) -> list[Line]:
    return [line((f"{label}: ", "zone"), words, depth=depth) for label, words in dossier.lines[:n]]
