"""Words of content: looked up in the vocabulary of the game, and texts with their numbers filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from eldertable.games.eldritch_arkham.box import shapes
from eldertable.kernel.errors import BadContent
from eldertable.kernel.verbs import Verb, check_fields, find_verb
from eldertable.kernel.words import filled


def word_of(where: str, word: str, words: Sequence[str]) -> int:
    """The number of a word of the game's vocabulary."""
    if word not in words:
        raise BadContent(f"{where}: {word!r} is none of {', '.join(words)}")
    return words.index(word)


def said(where: str, text: shapes.Text, numbers: Mapping[str, Any]) -> str:
    """A text with its numbers filled in; BadContent if it names one that the entry lacks."""
    words = filled(text.text, numbers)
    if "{" in words:
        raise BadContent(f"{where}: {words!r} has a number in braces that the card lacks")
    return words


def verb_of(where: str, entry: Any, verbs: Sequence[Verb], fields: tuple[str, ...]) -> int:
    """The number of an entry's verb, with what the entry gives it; BadContent names the field that does not fit."""
    verb = find_verb(verbs, where, entry.verb)
    check_fields(verbs[verb], where, [name for name in fields if getattr(entry, name) is not None])
    return verb
