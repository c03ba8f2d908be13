"""How verbs are said: the text of a card, ability or celebration whose entry has none of its own.

Each verb has a sentence `verb-<name>` in the locale files; here stands what it says of an effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eldertable.games.cult.box import cards as c
from eldertable.kernel.words import Words

SAYINGS: Mapping[str, tuple[str, ...]] = {
    "gain-followers": ("n", "per"),
    "gain-coins": ("n", "per"),
    "gain-mobs": ("n", "per"),
    "gain-either": ("n", "coins"),
    "gain-priest": ("n", "per", "where"),
    "draw": ("n", "per", "deck", "end"),
    "lose-followers": ("n", "who"),
    "lose-mobs": ("n", "who"),
    "lose-coins": ("n", "who"),
    "take-coins": ("n", "who"),
    "blackmail": (),
    "threaten": (),
    "give-card": ("who", "filter"),
    "take-license": (),
    "sell-top": (),
    "place": ("n", "where"),
    "move": ("where",),
    "boost": ("n",),
    "raise": ("n", "per", "where"),
    "lower": ("n",),
    "build-altar": (),
    "destroy-altars": ("where",),
    "destroy-free": ("n",),
    "ambush": (),
    "raid": (),
    "seize": (),
    "least-wins": (),
    "play-card": ("filter",),
    "play-top": ("n",),
}


def said(words: Words, content: c.Content, effect: int) -> str:
    """An effect in a sentence."""
    effects = content.effects
    fields: dict[str, Any] = {
        "n": effects.n[effect],
        "coins": effects.coins[effect],
        "who": c.SCOPES[effects.who[effect]],
        "per": c.MEASURES[effects.per[effect]] or "number",
        "deck": c.DECKS[effects.deck[effect]],
        "end": "bottom" if effects.bottom[effect] else "top",
        "where": c.DIRECTIONS[effects.where[effect]] or "here",
        "filter": c.FILTERS[effects.filter[effect]] or "any",
    }
    verb = effects.verb[effect].name
    return words(f"verb-{verb}", **{name: fields[name] for name in SAYINGS[verb]})


def all_said(words: Words, content: c.Content, first: int, n: int) -> str:
    """The effects of one thing, in their order."""
    return " ".join(said(words, content, effect) for effect in range(first, first + n))
