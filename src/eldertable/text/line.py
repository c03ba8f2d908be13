"""A line of text as parts that each know what they are, so that it can be plain or in colour."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

Part = tuple[str, str]
"""Words, and what they are: "title", "zone", "rule", "number", "muted", "good", "bad", "side 0", ... or nothing."""


@dataclass(frozen=True)
class Line:
    """Words that stand together, so far from the margin."""

    parts: tuple[Part, ...]
    depth: int = 0

    def __str__(self) -> str:
        return "  " * self.depth + "".join(words for words, _ in self.parts)


BLANK = Line(())

CONTROLS = {code: " " if chr(code).isspace() else None for code in (*range(0x20), *range(0x7F, 0xA0))}


def harmless(words: str) -> str:
    """Words without control characters: a record from elsewhere could steer the terminal with them.

    >>> harmless("Ada\\x1b[2J\\nLovelace")
    'Ada[2J Lovelace'
    """
    return words.translate(CONTROLS)


def line(*parts: Part | str, depth: int = 0) -> Line:
    """A line of these parts; bare words are nothing special.

    >>> print(line(("Northside", "zone"), ": 2 lanterns", depth=1))
      Northside: 2 lanterns
    """
    return Line(tuple((part, "") if isinstance(part, str) else part for part in parts if part), depth)


def listed(items: Iterable[Iterable[Part]], between: str = ", ") -> list[Part]:
    """Items in a row with something between them."""
    row: list[Part] = []
    for item in items:
        if row:
            row.append((between, ""))
        row.extend(item)
    return row


def without_rules(one: Line) -> Line:
    """A line for the ear: without the rule numbers that stand behind its sentence.

    >>> print(without_rules(line("Night falls.", *rules(["VIG-06"]))))
    Night falls.
    """
    return Line(tuple(part for part in one.parts if part[1] != "rule"), one.depth)


def rules(ids: Iterable[str]) -> list[Part]:
    """Rule numbers in brackets, to stand behind a sentence."""
    together = ", ".join(rule for rule in ids if rule)
    return [(f" [{together}]", "rule")] if together else []
