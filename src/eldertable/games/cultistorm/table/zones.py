# compiled
"""The places for cards of every table, in the order of their numbers."""

from typing import Final

from eldertable.games.cultistorm.box.places import (
    BEFORE,
    BOX,
    CIRCLE,
    CIRCLE_PLACES,
    COLUMN,
    CULTIST_DECK,
    CULTIST_DISCARD,
    DECK,
    DEVOURED,
    DISCARD,
    DRAWN,
    EYE,
    HAND,
    OBJECT_DECK,
    OBJECT_DISCARD,
    OBJECTS,
    OTHER_ENDGAME,
    PEEKED,
    PICKED,
    PLACES,
    REMOVED,
    SEATS,
    TERROR_DECK,
    TERROR_DISCARD,
)
from eldertable.kernel.errors import RulesError
from eldertable.kernel.fields import Zone, deck


def _zone_list() -> list[Zone]:
    """All places for cards of every table."""
    zones: list[Zone] = []
    for seat in range(SEATS):
        zones += deck(f"deck {seat}", f"actions {seat}")
    zones += [Zone(f"hand {seat}", "set", True, f"actions {seat}") for seat in range(SEATS)]
    zones += [Zone(f"discard {seat}") for seat in range(SEATS)]
    zones += [Zone(f"before {seat}") for seat in range(SEATS)]
    zones += [Zone(f"objects {seat}") for seat in range(SEATS)]
    zones += deck("objects", "objects")
    zones += [Zone("object discard"), Zone("drawn")]
    zones += deck("cultists", "cultists")
    zones += [Zone("cultist discard")]
    zones += [Zone(f"column {place}") for place in range(PLACES)]
    zones += [Zone(f"devoured {place}") for place in range(PLACES)]
    zones += [Zone("peeked"), Zone("removed", "set", True, "cultists")]
    zones += deck("terror", "terror")
    zones += [Zone("terror discard")]
    zones += [Zone(f"circle {place}", "row", True, "terror") for place in range(CIRCLE_PLACES - 1)]
    zones += [Zone("eye", "row", True, "endgame"), Zone("other endgame", "row", True, "endgame")]
    zones += [Zone("box")]
    zones += [Zone(f"picked {seat}", "set", True, f"actions {seat}") for seat in range(SEATS)]
    return zones


ZONES: Final = tuple(_zone_list())
"""All places for cards, in the order of their numbers."""
GUARDED_ZONES: Final = (*ZONES[:PEEKED], Zone("peeked", "row", True, "cultists"), *ZONES[PEEKED + 1 :])
"""The same at a table with an Author, who does not see what investigators look at. (CS-OVL-30)"""


FIRST: Final = {
    "deck 0 top": DECK,
    "hand 0": HAND,
    "discard 0": DISCARD,
    "before 0": BEFORE,
    "objects 0": OBJECTS,
    "objects top": OBJECT_DECK,
    "object discard": OBJECT_DISCARD,
    "drawn": DRAWN,
    "cultists top": CULTIST_DECK,
    "cultist discard": CULTIST_DISCARD,
    "column 0": COLUMN,
    "devoured 0": DEVOURED,
    "peeked": PEEKED,
    "removed": REMOVED,
    "terror top": TERROR_DECK,
    "terror discard": TERROR_DISCARD,
    "circle 0": CIRCLE,
    "eye": EYE,
    "other endgame": OTHER_ENDGAME,
    "box": BOX,
    "picked 0": PICKED,
}
"""The numbers by which the rules know zones: each must be that of its place in the list."""
for _name, _number in FIRST.items():
    if ZONES[_number].name != _name:
        raise RulesError(f"the zone {_number} is {ZONES[_number].name!r}, not {_name!r}")
