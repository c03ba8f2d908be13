"""The client's own words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from eldertable.kernel import BadOption, Game
from eldertable.kernel.words import Words

LOCALES = ("en", "pl")
"""The languages that the client speaks."""


@cache
def client_words(locale: str) -> Words:
    """What the client says in a language."""
    return Words(locale, (Path(__file__).parent / "locale" / f"{locale}.ftl",))


def spoken(game: Game, locale: str) -> str:
    """The language, if both game and client speak it; BadOption lists those that do."""
    both = [known for known in LOCALES if known in game.locales]
    if locale not in both:
        raise BadOption(
            f"{game.name} cannot be played in the language {locale!r}; languages: {', '.join(both)}"
        )
    return locale
