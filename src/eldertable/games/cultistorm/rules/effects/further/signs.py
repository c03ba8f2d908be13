# compiled
"""Symbols as texts of modules write them."""

from typing import Final

from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.kernel.errors import BadContent

LOCAL: Final = 5
"""Among the symbols of these verbs: that of the location, ..."""
EMPTY: Final = 6
"""... the blank face of a cultist die, ..."""
CAST: Final = 7
"""... the cast symbol of the enemy."""
SIGNS: Final = LETTERS + "?-"


def sign(where: str, word: str, known: str) -> int:
    """The number of a symbol in a text; BadContent names file and entry."""
    if len(word) != 1 or word not in known:
        raise BadContent(f"{where}, what: {word!r} is not one of {', '.join(known)}")
    return SIGNS.index(word)
