# compiled
"""Where units can be, and of how many colours they are: numbers that follow from one another.

They stand in one module because the compiler reckons with such numbers only within one.
"""

from typing import Final

SEATS: Final = 6
COLOURS: Final = 10
"""The colours of units: those of the seats' roles, Civilians, the Monster, its Spawn, delayed Outsiders."""
LOCATIONS: Final = 12
EVERYWHERE: Final = (1 << LOCATIONS) - 1
"""The set of all locations: a set is a number with a bit for each of them."""
PLACES: Final = 6
"""The places of the Dreamlands."""

# Where units are: the twelve locations, and then
SUPPLY: Final = LOCATIONS
OUT: Final = SUPPLY + 1
"""Out of the game for good."""
HELD: Final = OUT + 1
"""On the board of a role that abducted them, one place for each seat."""
DREAM: Final = HELD + SEATS
"""In the Dreamlands, six places."""
ALL_PLACES: Final = DREAM + PLACES
