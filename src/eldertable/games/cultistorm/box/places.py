# compiled
"""Numbers that follow from one another: seats, places, symbols, bounds, and the numbers of holders and zones.

They stand in one module because the compiler reckons with such numbers only where it sees all of them.
"""

from typing import Final

SEATS: Final = 5
PLACES: Final = 5
SYMBOLS: Final = 5
FACES: Final = 6
CIRCLE_PLACES: Final = 6
LEVELS: Final = 3

# Bounds: what content may fill. They are part of the numbers of answers, so they leave room.
DECK_CARDS: Final = 32
"""Action cards of one investigator."""
INVESTIGATORS: Final = 12
ACTIONS: Final = INVESTIGATORS * DECK_CARDS
CULTISTS: Final = 160
ENEMIES: Final = CULTISTS + PLACES
"""Every cultist, then the Great Old One of each place."""
GOO_TARGET: Final = CULTISTS
"""Among the enemies: the Great Old One of the first place."""
OBJECT_KINDS: Final = 64
FURTHER_SOURCES: Final = 8
"""The last numbers of kinds of object are none: by them answers name other things of modules that help in a fight."""
FIRST_SOURCE: Final = OBJECT_KINDS - FURTHER_SOURCES
ALTERNATIVES: Final = 3
"""How many things a text can offer to choose from."""
MODULE_ALTERNATIVES: Final = 5
"""The same for a text of a module."""
MODULE_ACTIONS: Final = 32
"""Preparation actions that modules in use can bring."""

AT_PLACE: Final = SEATS
"""Among the holders of trophies: after the seats come the places ..."""
ON_BOARD: Final = AT_PLACE + PLACES
"""... then the character boards ..."""
SUPPLY: Final = ON_BOARD + SEATS
"""... and the supply."""
LAID_SEAL: Final = SEATS
"""Among the keepers of gate seals, after the seats: it lies on its location."""

# Zones, each after the one before; a deck has three (top, bag, bottom), and goes by the number of its top.
DECK: Final = 0
HAND: Final = DECK + 3 * SEATS
DISCARD: Final = HAND + SEATS
BEFORE: Final = DISCARD + SEATS
OBJECTS: Final = BEFORE + SEATS
OBJECT_DECK: Final = OBJECTS + SEATS
OBJECT_DISCARD: Final = OBJECT_DECK + 3
DRAWN: Final = OBJECT_DISCARD + 1
CULTIST_DECK: Final = DRAWN + 1
CULTIST_DISCARD: Final = CULTIST_DECK + 3
COLUMN: Final = CULTIST_DISCARD + 1
DEVOURED: Final = COLUMN + PLACES
PEEKED: Final = DEVOURED + PLACES
REMOVED: Final = PEEKED + 1
TERROR_DECK: Final = REMOVED + 1
TERROR_DISCARD: Final = TERROR_DECK + 3
CIRCLE: Final = TERROR_DISCARD + 1
EYE: Final = CIRCLE + CIRCLE_PLACES - 1
OTHER_ENDGAME: Final = EYE + 1
BOX: Final = OTHER_ENDGAME + 1
PICKED: Final = BOX + 1
"""Hand cards of each seat that are picked while it chooses several."""


def bottom_of(deck: int) -> int:
    """The zone at the bottom of a deck: there lie cards in an order, below those whose order nobody knows."""
    return deck + 2
