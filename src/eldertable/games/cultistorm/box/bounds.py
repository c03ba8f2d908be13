# compiled
"""What answers name, and room for how many of each: content may fill less of a bound, never more."""

from typing import Final

from eldertable.games.cultistorm.box.places import (
    ACTIONS,
    ALTERNATIVES,
    CIRCLE_PLACES,
    CULTISTS,
    DECK_CARDS,
    ENEMIES,
    FACES,
    INVESTIGATORS,
    LEVELS,
    MODULE_ACTIONS,
    MODULE_ALTERNATIVES,
    OBJECT_KINDS,
    PLACES,
    SEATS,
    SYMBOLS,
)
from eldertable.kernel.answers import Dimension

SEAT: Final = Dimension("seat", SEATS)
PLACE: Final = Dimension("place", PLACES)
CIRCLE: Final = Dimension("circle", CIRCLE_PLACES)
"""A place of the terror circle."""
SYMBOL: Final = Dimension("symbol", SYMBOLS)
OTHER_SYMBOL: Final = Dimension("other_symbol", SYMBOLS)
FACE: Final = Dimension("face", FACES)
TO: Final = Dimension("to", FACES)
"""The face to which a die is turned."""
INVESTIGATOR: Final = Dimension("investigator", INVESTIGATORS)
LEVEL: Final = Dimension("level", LEVELS)
"""An ability, by its level from 0 on."""
OWN_CARD: Final = Dimension("own_card", DECK_CARDS)
"""An action card by its place in its owner's deck."""
ACTION: Final = Dimension("card", ACTIONS)
"""An action card of whomever it may be."""
OBJECT: Final = Dimension("object", OBJECT_KINDS)
IN_RETURN: Final = Dimension("in_return", 1 + OBJECT_KINDS, first=-1)
"""The object that comes back in an exchange; -1 is none."""
CULTIST: Final = Dimension("cultist", CULTISTS)
ENEMY: Final = Dimension("enemy", ENEMIES)
"""A cultist, or the Great Old One of a place."""
TARGET: Final = Dimension("target", CULTISTS + 1)
"""A cultist, or the Great Old One of the own location."""
UNDER: Final = Dimension("under", 2)
"""Whether a card goes under the deck (1) or on top of it (0)."""
ALTERNATIVE: Final = Dimension("alternative", ALTERNATIVES)
"""One of several things that a text offers."""
OFFERED: Final = Dimension("offered", MODULE_ALTERNATIVES)
"""The same for a text of a module."""
ACT: Final = Dimension("act", MODULE_ACTIONS)
"""A preparation action that a module brings."""
