# compiled
"""Sentences in a person's language, from Project Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from eldertable.kernel.errors import EldertableError


class Words:
    """The messages of one locale. Formatting the same message twice costs nothing the second time."""

    def __init__(self, locale: str, paths: tuple[Path, ...]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._keys: dict[str, None] = {}
        for path in paths:
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._keys.update({entry.id.name: None for entry in resource.body if isinstance(entry, Message)})
        self._cached = lru_cache(maxsize=20_000)(self._format)
        self._plain: dict[str, str] = {}

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def all(self) -> list[str]:
        """The keys of all messages."""
        return list(self._keys)

    def __call__(self, key: str, **args: Any) -> str:
        """The sentence for a key; EldertableError if the locale lacks it or an argument."""
        if args:
            return self._cached(key, tuple(args.items()))
        if key not in self._plain:
            self._plain[key] = self._format(key, ())
        return self._plain[key]

    def _format(self, key: str, args: tuple[tuple[str, Any], ...]) -> str:
        if not self._bundle.has_message(key):
            raise EldertableError(f"locale {self.locale} has no text {key!r}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise EldertableError(f"locale {self.locale}: {key!r} has no value")
        text, errors = self._bundle.format_pattern(message.value, dict(args))
        if errors:
            raise EldertableError(f"locale {self.locale}: {key!r}: {errors[0]}")
        return str(text)


def filled(template: str, numbers: Mapping[str, Any]) -> str:
    """A card's text with its numbers filled in.

    >>> filled("draw {n} cards", {"n": 3})
    'draw 3 cards'
    """
    for name, number in numbers.items():
        template = template.replace("{" + name + "}", str(number))
    return template
