# compiled
"""The places, zones and fields of a table: what lies where, and who may see it."""

from typing import Final

from eldertable.games.rise_of_the_cults.box.cards import (
    DISTRICT_IDS,
    DISTRICTS,
    LANE_IDS,
    LANES,
    SIDES,
)
from eldertable.kernel.fields import ROW, Field, Zone, deck

SUPPLY: Final = DISTRICTS
"""The place of a marker that is on no district: its owner's supply."""
PLACES: Final = DISTRICTS + 1
"""Where a marker can be: the districts and the supply."""
NOWHERE: Final = DISTRICTS
"""As the district left out: none is."""

NO_STACK: Final = -1
"""In place of a kind, where no stack of District cards lies."""
WITHOUT: Final = [
    [district for district in range(DISTRICTS) if district != left_out] for left_out in range(DISTRICTS + 1)
]
"""All districts but one, or but NOWHERE: lists that are never changed."""
EVERY_DISTRICT: Final = (1 << DISTRICTS) - 1  # pragma: no mutate - says when to look no further
"""The set of all districts, one bit each."""
DISTRICT_OF: Final = [1 << marker // SIDES for marker in range(DISTRICTS * SIDES)]
"""The district where a Plan marker lies, as such a set, by the number of the marker."""

THUG: Final = 0
INITIATE: Final = 1
FREAK: Final = 2
BLANK: Final = 3
"""The face of a Recruitment die that gives nothing: Bad Luck. (ROTC-DIE-02)"""

AUGMENTATION: Final = 0
PREPARATION: Final = 1
INFLUENCE: Final = 2
DOMINANCE: Final = 3
BLUFF: Final = 4

OF_A_DECK: Final = 3
"""So many zones make a deck: top, bag and bottom."""
DECK: Final = 0
HAND: Final = DECK + OF_A_DECK * SIDES
DISCARD: Final = HAND + SIDES
LAID: Final = DISCARD + SIDES
PAID: Final = LAID + SIDES
"""Hand cards picked for a payment that is not closed yet: to be discarded."""
DOOMED: Final = PAID + SIDES
"""And those that are to be destroyed."""
KEPT: Final = DOOMED + SIDES
CITY_DECK: Final = KEPT + 1
CITY_NOW: Final = CITY_DECK + OF_A_DECK
CITY_PAST: Final = CITY_NOW + 1
STACKS: Final = CITY_PAST + 1
OFFER: Final = STACKS + DISTRICTS * LANES
DISORGANIZATION: Final = OFFER + 1
DESTROYED: Final = DISORGANIZATION + 1
BOX: Final = DESTROYED + 1


def deck_of(side: int) -> int:
    """Where a side's Cult deck lies: its top, and after it bag and bottom. (ROTC-CMP-12)"""
    return DECK + OF_A_DECK * side


def stack_of(district: int, lane: int) -> int:
    """The number of a district's stack of Guardians or Actions."""
    return district * LANES + lane


def zone_list() -> tuple[Zone, ...]:
    """All places for cards, in the order of their numbers. How many lie there is public; discard piles are open.

    (ROTC-MOB-03, ROTC-RUL-76)
    """
    zones: list[Zone] = []
    for side in range(SIDES):
        zones += deck(f"deck {side}", f"cult {side}")
    zones += [Zone(f"hand {side}", "set", True, f"cult {side}") for side in range(SIDES)]
    zones += [Zone(f"discard {side}") for side in range(SIDES)]
    for place in ("laid", "paid", "doomed"):
        zones += [Zone(f"{place} {side}", "set", True, f"cult {side}") for side in range(SIDES)]
    zones.append(Zone("kept", "row", True, "cult 1"))
    zones += deck("city", "city")
    zones += [Zone("city now"), Zone("city past")]
    for district in DISTRICT_IDS:
        zones += [Zone(f"{district} {lane}") for lane in LANE_IDS]
    zones += [Zone("offer"), Zone("disorganization"), Zone("destroyed"), Zone("box")]
    return tuple(zones)


FIELDS: Final = (
    Field("round"),
    Field("first", of="side", empty=0),  # the First Cultist
    Field("left_out", of="place", empty=NOWHERE),  # the district that is not in the game
    Field("city", of="city"),  # the City card of the round
    Field("setup_card", of="setup"),
    Field("objective", of="objective"),
    Field("colour", by=("side",), of="colour", shared=True),
    Field("rituals", by=("place", "side", "ritual")),  # how many of each level
    Field("sites", by=("place", "side")),
    Field("dominance", by=("place", "side")),  # markers there
    Field("track", by=("district",)),  # the field of the Investigator on it
    Field("arrived", by=("district",)),  # Investigators in the district
    Field("sanity", by=("district",), shared=True),  # what its Sanity token says
    Field("stack_kind", by=("stack",), of="kind", shared=True),  # which card, NO_STACK for none
    Field("markers", by=("side",)),  # Plan markers that are left
    Field("plans", by=(ROW,), of="marker", shared=True),  # those on the board, as they were laid
    Field("plans_done", by=("side", "plan")),  # how often in this round
    Field("tokens", by=("side", "token"), sight="tracked"),
    Field("fist", by=("side",), sight="secret"),  # Thugs committed in secret
    Field("faces", by=("face",)),  # dice rolled, by face
    Field("attack", by=("side",)),  # in the Confrontation
    Field("thugs_shown", by=("side",)),  # Thugs that fight in it
    Field("used", by=(ROW,), of="card", shared=True),  # cards whose ability was used in this window
    Field("acquired", by=(ROW,), of="card", shared=True),  # cards of this turn, not yet to be used
)


def add_once(numbers: list[int], number: int) -> None:
    """Put a number in its place among ascending ones, unless it is there.

    >>> numbers = [2, 5]
    >>> add_once(numbers, 3)
    >>> add_once(numbers, 5)
    >>> numbers
    [2, 3, 5]
    """
    at = len(numbers)
    while at and numbers[at - 1] >= number:
        at -= 1
        if numbers[at] == number:
            return
    numbers.insert(at, number)
