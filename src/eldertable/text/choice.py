"""What somebody meant by what they typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence


def folded(words: str) -> str:
    """Words without capitals and accents, because few people type them.

    >>> folded("Śródmieście"), folded("Łódź")
    ('srodmiescie', 'lodz')
    """
    letters = unicodedata.normalize("NFD", words.casefold().replace("ł", "l"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def meant(typed: str, labels: Sequence[str]) -> list[int]:
    """The labels that somebody may have meant, by place: by number, else the whole, the beginning, or a part of it.

    >>> labels = ["Uptown", "Downtown", "Down the river"]
    >>> (
    ...     meant("2", labels),
    ...     meant("uptown", labels),
    ...     meant("down", labels),
    ...     meant("river", labels),
    ...     meant("4", labels),
    ... )
    ([1], [0], [1, 2], [2], [])
    """
    if typed.isascii() and typed.isdigit():
        number = int(typed[:9])
        return [number - 1] if 1 <= number <= len(labels) else []
    wanted = folded(typed)
    known = [folded(label) for label in labels]
    for fits in (str.__eq__, str.startswith, str.__contains__, _has_all_words):
        if found := [place for place, label in enumerate(known) if wanted and fits(label, wanted)]:
            return found
    return []


def _has_all_words(label: str, wanted: str) -> bool:
    return all(word in label for word in wanted.split())
