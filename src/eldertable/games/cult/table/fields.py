# compiled
"""The numbers of a position: what is counted, by what."""

from typing import Final

from eldertable.games.cult.box.places import PATRIARCH
from eldertable.kernel.fields import Field

FIELDS: Final = (
    Field("round"),
    Field("first", of="side"),  # who begins the round
    Field("celebrating", of="side"),  # who does nothing else in this round
    Field("supremacy", of="side"),  # who has its card
    Field("face_down"),  # whether that card is
    Field("active", of="place"),  # the Location that is being resolved
    Field("seized", of="side"),  # who has seized it
    Field("least_wins"),  # whether the least Influence wins there
    Field("raided"),  # whether nobody has its benefit
    Field("last_winner", of="side"),  # of this round, who begins the next
    Field("colour", by=("side",), of="colour", shared=True),
    Field("cult", by=("side",), of="cult", shared=True),
    Field("dark", by=("side",), shared=True),  # whether it is a dark Cult
    Field("summoned", by=("side",), shared=True),  # how often
    Field("followers", by=("side",)),
    Field("coins", by=("side",)),
    Field("mobs", by=("side",), shared=True),  # Fanatical Mobs
    Field("placed", by=("side",)),  # Priests in this round
    Field("passed", by=("side",), shared=True),  # whether in this round
    Field("priests", by=("side", "place", "priest")),  # how many of each strength
    Field("altars", by=("side", "place"), shared=True),
    Field("coin_owner", by=("place",), of="side", shared=True),  # who has a Priest with coins there
    Field("coin_kind", by=("place",), of="priest", empty=PATRIARCH, shared=True),  # how strong that one is
    Field("coin_stack", by=("place",), shared=True),  # how many coins are on it
    Field(
        "boost", by=("side", "priest", "purse"), shared=True
    ),  # more Influence, until the Location is resolved
)
