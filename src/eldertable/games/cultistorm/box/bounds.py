# compiled
"""What answers name, and room for how many of each: content may fill less of a bound, never more."""

from typing import Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.kernel.answers import Dimension

SEAT: Final = Dimension("seat", c.MOST_SEATS)
PLACE: Final = Dimension("place", c.PLACES)
CIRCLE: Final = Dimension("circle", c.CIRCLE_PLACES)
"""A place of the terror circle."""
SYMBOL: Final = Dimension("symbol", c.SYMBOLS)
OTHER_SYMBOL: Final = Dimension("other_symbol", c.SYMBOLS)
FACE: Final = Dimension("face", c.FACES)
TO: Final = Dimension("to", c.FACES)
"""The face to which a die is turned."""
INVESTIGATOR: Final = Dimension("investigator", c.INVESTIGATORS)
LEVEL: Final = Dimension("level", c.LEVELS)
"""An ability, by its level from 0 on."""
OWN_CARD: Final = Dimension("own_card", c.DECK)
"""An action card by its place in its owner's deck."""
ACTION: Final = Dimension("card", c.ACTIONS)
"""An action card of whomever it may be."""
OBJECT: Final = Dimension("object", c.OBJECT_KINDS)
IN_RETURN: Final = Dimension("in_return", 1 + c.OBJECT_KINDS, first=-1)
"""The object that comes back in an exchange; -1 is none."""
CULTIST: Final = Dimension("cultist", c.CULTISTS)
ENEMY: Final = Dimension("enemy", c.ENEMIES)
"""A cultist, or the Great Old One of a place."""
TARGET: Final = Dimension("target", c.CULTISTS + 1)
"""A cultist, or the Great Old One of the own location."""
UNDER: Final = Dimension("under", 2)
"""Whether a card goes under the deck (1) or on top of it (0)."""
ALTERNATIVE: Final = Dimension("alternative", c.ALTERNATIVES)
"""One of several things that a text offers."""
ACT: Final = Dimension("act", c.MODULE_ACTIONS)
"""A preparation action that a module brings."""
