# compiled
"""The places, zones and fields of a table: what stands and lies where, and who may see it."""

from typing import Final

from eldertable.games.eldritch_arkham.box.places import COLOURS, LOCATIONS
from eldertable.kernel.fields import ROW, Field, Zone, deck

NOBODY: Final = -1

# The colours of units: 0 to 5 belong to the seats' roles.
CIVILIAN: Final = 6
MONSTER: Final = 7
SPAWN: Final = 8
DELAYED: Final = 9
"""An Outsider of the Deep Ones that lies on its side. (EA-DEE-13)"""

HOLDERS: Final = MONSTER + 1  # pragma: no mutate (one more would hold nothing)
"""Who may control locations: the sides' units, and the Monster; Civilians stand for nobody. (EA-CTL-06)"""

ON_BOARD: Final = LOCATIONS * COLOURS
"""Units are counted by place and colour, those at locations first: so many counts."""

NOTHING_HELD: Final = [0] * HOLDERS

LEFT: Final = 0
RIGHT: Final = 1
"""The sides of the Dominance track: Eldritch's and Arkham's."""

# What a game can end with
WON: Final = 1
LAST_ROUND: Final = 2

# Order fields of the Police
ASSIGN: Final = 0
RECRUIT: Final = 1
PATROL: Final = 2
ARREST: Final = 3

# What may be done once in a turn
BUS_RIDDEN: Final = 1
ABILITY_USED: Final = 2
INTERVIEWED: Final = 4
WAGON_USED: Final = 8
WORSHIP_SWARMED: Final = 16


ZONES: Final = (
    *deck("monsters", "monster"),
    Zone("monster card"),
    *deck("ancients", "ancient"),
    Zone("ancient offer", "set", True, "ancient"),
    Zone("ancient card"),
    Zone("ancient discard"),
    Zone("ancient box", "set", True, "ancient"),
    *deck("rituals", "ritual"),
    Zone("ritual hand", "set", True, "ritual"),
    Zone("worship"),
    Zone("revealed"),
    Zone("ritual discard"),
    *deck("investigators", "investigator"),
    Zone("investigator card"),
    Zone("investigator discard"),
    *deck("laws", "law"),
    Zone("law hand", "set", True, "law"),
    Zone("law discard"),
)
"""All places for cards, in the order of their numbers. What is hidden stays so, also when the game is over.

(EA-INF-03, EA-INF-07, EA-INF-08, EA-INF-09, EA-INF-10, EA-INF-11, EA-INF-14)
"""


def zone(name: str) -> int:
    """The number of a place for cards; of a deck, that of its top."""
    names = [one.name for one in ZONES]
    return names.index(name) if name in names else names.index(f"{name} top")


MONSTER_DECK: Final = zone("monsters")
MONSTER_CARD: Final = zone("monster card")
ANCIENT_DECK: Final = zone("ancients")
ANCIENT_OFFER: Final = zone("ancient offer")
ANCIENT_CARD: Final = zone("ancient card")
ANCIENT_PAST: Final = zone("ancient discard")
ANCIENT_BOX: Final = zone("ancient box")
RITUAL_DECK: Final = zone("rituals")
RITUAL_HAND: Final = zone("ritual hand")
WORSHIP: Final = zone("worship")
REVEALED: Final = zone("revealed")
RITUAL_PAST: Final = zone("ritual discard")
INVESTIGATOR_DECK: Final = zone("investigators")
INVESTIGATOR_CARD: Final = zone("investigator card")
INVESTIGATOR_PAST: Final = zone("investigator discard")
LAW_DECK: Final = zone("laws")
LAW_HAND: Final = zone("law hand")
LAW_PAST: Final = zone("law discard")

FIELDS: Final = (
    Field("round", empty=1),
    Field("order", by=(ROW,), of="side", shared=True),
    Field("turn", of="side"),
    Field("acting", of="side"),
    Field("keeper", of="side"),
    Field("role", by=("side",), of="role", shared=True),
    Field("holders", by=("set",), of="side", shared=True),
    Field("omens", by=("side",)),
    Field("alarms", by=("side",), shared=True),  # how many thresholds each role has reached
    Field("mythos", by=("side",)),
    Field("marker"),
    Field("track", by=("track",), of="colour", shared=True),
    Field("monster", of="monster"),
    Field("units", by=("place", "colour"), lent=True),
    Field("sigil", of="location"),
    Field("gate", of="location"),
    Field("actions"),
    Field("taken"),
    Field("spot", of="location"),
    Field("used"),
    # Outsiders
    Field("limits", by=("row",), shared=True),
    Field("loads", by=("row",), shared=True),
    Field("slots", by=("slot",), shared=True),
    Field("drowned"),
    Field("elder_markers", by=("elder",), shared=True),
    Field("elder_ready"),
    Field("elder_waiting"),
    Field("seals", by=("seal",), shared=True),
    Field("colours_taken"),
    # Ancient
    Field("area", of="area"),
    Field("rings", by=("ring",), shared=True),
    Field("gaunts", by=("gaunt",), shared=True),
    # Cultists
    Field("on_path", by=("path",), shared=True),
    Field("corruption"),
    Field("altars_in", by=("area",), shared=True),
    Field("altars_at", by=("location",), shared=True),
    Field("grand", of="grand", empty=0),
    Field("deeds", by=("deed",), shared=True),
    Field("ritual_area", of="area"),
    # Investigator
    Field("sanity"),
    Field("mission"),
    Field("trip", of="trip"),
    Field("trip_done", of="trip"),
    # Authorities
    Field("orders", by=("order_field",), shared=True),
    Field("extra", by=("order_field",), shared=True),
    Field("demand", by=("order_field",), shared=True),
    Field("purse"),
    Field("wagon", of="location"),
    Field("post_path", of="path"),
    Field("post_at", of="location"),
    Field("patrolled", by=("location",), shared=True),
    Field("double"),
    # Dreamer
    Field("dreamer", of="dream"),
    Field("visions_at", by=("location",), shared=True),
    Field("visions_in", by=("dream",), shared=True),
    Field("dream_dice", by=("die",), shared=True),
    Field("shared"),
)
"""The numbers of a position: whatever is no card is public.

(EA-INF-01, EA-INF-02, EA-INF-04, EA-INF-05, EA-INF-06)
"""
