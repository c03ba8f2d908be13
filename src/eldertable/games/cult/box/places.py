# compiled
"""Places by their numbers: where Priests stand, what can lie on them, and where cards lie."""

from typing import Final

from eldertable.kernel.fields import Zone, deck

# The compiler reckons with these numbers only as long as all that follow from one another stand in one module.

LOCATIONS: Final = 13
FREE: Final = 0
"""The place beside the Cult sheet; the Locations are the places 1 to 13."""
LAST: Final = LOCATIONS
SHEET: Final = LAST + 1
RESERVE: Final = LAST + 2
PLACES: Final = LAST + 3

PATRIARCH: Final = 0
"""A kind of Priest: the Patriarch, or 1 to 5 by strength."""
KINDS_OF_PRIEST: Final = 6
STRONGEST: Final = KINDS_OF_PRIEST - 1

COINS_ON: Final = 2
BOOSTED: Final = 1
PIECES_EACH: Final = 4
PIECES: Final = KINDS_OF_PRIEST * PIECES_EACH
"""A Priest in a Location as a number: 4 * kind, + 2 with coins on it, + 1 with a boost on it. (CULT-RUL-78)"""
BOOSTS: Final = PIECES // 2
"""So many places for a boost has a side: every kind of Priest, without coins and with them."""


def kind_of(piece: int) -> int:
    """The kind of a Priest that stands in a Location, whatever lies on it."""
    return piece // PIECES_EACH


def boost_at(side: int, piece: int) -> int:
    """Where the boost on a side's Priest in the Active Location is kept."""
    return side * BOOSTS + piece // 2


NUMBER_OF_DECKS: Final = 3
ZONES_OF_A_DECK: Final = 3
"""Top, bag and bottom: as long as nobody knows the order of cards, there is none."""
PALACE: Final = ZONES_OF_A_DECK * NUMBER_OF_DECKS
PLAYED: Final = PALACE + 1
PAYMENT: Final = PLAYED + 1
"""Miracles and Intrigues that somebody has picked to pay with, each kind in a zone: hidden until the price is whole."""
OWN: Final = PAYMENT + 2
"""From here on as many zones for each side as there are decks: Miracles, Intrigues, Licenses."""


def top_of(deck: int) -> int:
    """The zone on top of a deck; the two others of the deck come after it."""
    return ZONES_OF_A_DECK * deck


def bottom_of(deck: int) -> int:
    """The zone at the bottom of a deck."""
    return ZONES_OF_A_DECK * deck + 2


def own_zone(side: int, deck: int) -> int:
    """Where a side has its cards of a deck: in hand, or Licenses before it."""
    return OWN + NUMBER_OF_DECKS * side + deck


NOBODY: Final = -1
NOWHERE: Final = -1  # pragma: no mutate - any number that is no place


def zone_list(sides: int) -> tuple[Zone, ...]:
    """All places for cards, in the order of their numbers. Hands are hidden. (CULT-MIR-13, CULT-ITR-24)"""
    zones: list[Zone] = [
        *deck("miracle deck", "miracle"),
        *deck("intrigue deck", "intrigue"),
        *deck("license deck", "license"),
        Zone("palace"),
        Zone("played"),
        Zone("payment miracles", "set", True, "miracle"),
        Zone("payment intrigues", "set", True, "intrigue"),
    ]
    for side in range(sides):
        zones.append(Zone(f"miracles {side}", "set", True, "miracle"))
        zones.append(Zone(f"intrigues {side}", "set", True, "intrigue"))
        zones.append(Zone(f"licenses {side}", "set"))
    return tuple(zones)
