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
    Field("order", by=(ROW,), of="side", shared=True),  # sides in the order of their turns
    Field("turn", of="side"),  # whose turn it is
    Field("acting", of="side"),  # who acts now, also in another's turn
    Field("keeper", of="side"),  # who has the Monster marker
    Field("role", by=("side",), of="role", shared=True),
    Field("holders", by=("set",), of="side", shared=True),  # which side has the pieces of a set
    Field("omens", by=("side",)),
    Field("thresholds_reached", by=("side",), shared=True, once="alarms"),  # how many that alarm the Monster
    Field("mythos", by=("side",)),
    Field("marker"),  # where the Dominance marker is
    Field("track", by=("track",), of="colour", shared=True),  # whose unit lies on each field of Dominance
    Field("monster", of="monster"),  # the Monster card on the table
    Field("units", by=("place", "colour"), lent=True),
    Field("sigil", of="location"),  # where nobody else enters
    Field("gate", of="location"),  # the second gate
    Field("actions"),  # how many are left in this turn
    Field("units_taken", once="taken"),  # how many in this turn or activation
    Field("last_spot", of="location", once="spot"),  # where the unit is that moved or came last
    Field("used"),  # bits: what can be done once in a turn, and was
    # Outsiders
    Field("limits", by=("row",), shared=True),  # the field of each row's limit marker, 0 for none
    Field("loads", by=("row",), shared=True),  # whether an Outsider lies on it
    Field("slots", by=("slot",), shared=True),  # whether an Outsider lies on a field
    Field("drowned"),  # Outsiders that wait on the role board for the next Regroup
    Field("elder_markers", by=("elder",), shared=True),  # those that lie on action fields
    Field("elder_ready"),  # those in the supply
    Field("elder_waiting"),  # those of opened seals, for the next turn
    Field("seals", by=("seal",), shared=True),  # whether it is closed
    Field("colours_taken"),  # bits: whose units, in this turn
    # Ancient
    Field("area", of="area"),  # where the Avatar of Nodens is
    Field("rings", by=("ring",), shared=True),  # the field of each Harbinger token
    Field("gaunts", by=("gaunt",), shared=True),  # whether there is one on a field
    # Cultists
    Field("on_path", by=("path",), shared=True),  # whether a Cultist lies there
    Field("corruption"),  # the field of its track
    Field("altars_in", by=("area",), shared=True),
    Field("altars_at", by=("location",), shared=True),
    Field("grand", of="grand", empty=0),  # the field of the Grand Ritual
    Field("deeds", by=("deed",), shared=True),  # what was done in this turn, counted
    Field("ritual_area", of="area"),  # that of this turn's ritual card
    # Investigator
    Field("sanity"),  # the field of its track
    Field("mission"),  # whether its marker lies on the Dominance marker
    Field("trip", of="trip"),  # where the trip leads
    Field("trip_done", of="trip"),  # where the last one led
    # Authorities
    Field("orders", by=("order_field",), shared=True),  # tokens on each field
    Field("extra_orders", by=("order_field",), shared=True, once="extra"),  # of those, for this turn
    Field("demand", by=("order_field",), shared=True),  # by how much Laws change it in this turn
    Field("purse"),  # Order tokens that the Feds have to spend
    Field("wagon", of="location"),
    Field("post_path", of="path"),  # where the post of the Police is
    Field("post_at", of="location"),  # where the Command Post of the Feds is
    Field("patrolled", by=("location",), shared=True),  # how many Officers there have moved already
    Field("arrests_twice", once="double"),  # whether one location may be struck twice in this turn
    # Dreamer
    Field("dream_self", of="dream", once="dreamer"),  # where it is in the Dreamlands
    Field("visions_at", by=("location",), shared=True),
    Field("visions_in", by=("dream",), shared=True),
    Field("dream_dice", by=("die",), shared=True),  # the two of this turn
    Field("dreamshared_at", once="shared"),  # bits: the locations of this turn
)
"""The numbers of a position: whatever is no card is public.

(EA-INF-01, EA-INF-02, EA-INF-04, EA-INF-05, EA-INF-06)
"""
