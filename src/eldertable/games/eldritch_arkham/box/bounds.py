# compiled
"""What answers name, and room for how many of it: bounds that content may fill, never outgrow.

An answer keeps its number whatever the content is, so every bound is fixed here, by name.
"""

from typing import Final

from eldertable.games.eldritch_arkham.box.cards import AREAS, EFFECTS, ENDS
from eldertable.games.eldritch_arkham.box.places import COLOURS, LOCATIONS, PLACES, SEATS
from eldertable.kernel.answers import Answers, Dimension, Kind

ORDER_FIELDS: Final = 4
"""The Order fields of the Police."""
TRACK_SIDES: Final = 2

# On the board
LOCATION: Final = Dimension("location", LOCATIONS)
PATH: Final = Dimension("path", 24)
DIRECTION: Final = Dimension("direction", ENDS)
END: Final = Dimension("end", ENDS)
AREA: Final = Dimension("area", AREAS)
DREAM_PLACE: Final = Dimension("dream", PLACES)
COLOUR: Final = Dimension("colour", COLOURS)
TRACK_SIDE: Final = Dimension("track_side", TRACK_SIDES)

# Who plays
SIDE: Final = Dimension("side", SEATS)
ROLE: Final = Dimension("role", 16)

# Cards
ANCIENT_FACE: Final = Dimension("ancient", 20)
RITUAL_FACE: Final = Dimension("ritual", 20)
LAW_FACE: Final = Dimension("law", 20)
EFFECT: Final = Dimension("effect", EFFECTS)

# Fields of the boards of roles
SLOT: Final = Dimension("slot", 20)
ROW: Final = Dimension("row", 5)
ELDER: Final = Dimension("elder", 8)
RING: Final = Dimension("ring", 2)
RING_STEPS: Final = Dimension("steps", 2, first=1)
GAUNT: Final = Dimension("gaunt", 4)
GAUNT_TO: Final = Dimension("gaunt_to", GAUNT.size)
GRAND: Final = Dimension("grand", 10)
TRIP: Final = Dimension("trip", 16)
ORDER_FIELD: Final = Dimension("order_field", ORDER_FIELDS)
ORDER_FIELD_TO: Final = Dimension("order_field_to", ORDER_FIELDS)

# --- answers that several decisions have

A_LOCATION: Final = Answers(Kind("location", LOCATION))
A_COLOUR: Final = Answers(Kind("colour", COLOUR))
A_UNIT: Final = Answers(Kind("unit", LOCATION, COLOUR))
STOP_OR_LOCATION: Final = Answers(Kind("stop"), Kind("location", LOCATION))
NOTHING_OR_LOCATION: Final = Answers(Kind("nothing"), Kind("location", LOCATION))
STOP_OR_UNIT: Final = Answers(Kind("stop"), Kind("unit", LOCATION, COLOUR))
STOP_OR_WAY: Final = Answers(Kind("stop"), Kind("way", PATH, DIRECTION))
NOTHING_OR_WAY: Final = Answers(Kind("nothing"), Kind("way", PATH, DIRECTION))
SOURCES: Final = Answers(Kind("track-side", TRACK_SIDE), Kind("holder", SIDE), Kind("dreamlands"))
STOP_OR_ORDER: Final = Answers(Kind("stop"), Kind("order", ORDER_FIELD))

STOP: Final = STOP_OR_LOCATION.start("stop")
"""Wherever an answer ends something or there is nothing to do, it is the first one."""
FIRST_LOCATION: Final = STOP_OR_LOCATION.start("location")
FIRST_UNIT: Final = STOP_OR_UNIT.start("unit")
FIRST_WAY: Final = STOP_OR_WAY.start("way")
FIRST_ORDER: Final = STOP_OR_ORDER.start("order")
FIRST_HOLDER: Final = SOURCES.start("holder")
DREAMLANDS: Final = SOURCES.start("dreamlands")
