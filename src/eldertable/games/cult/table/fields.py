# compiled
"""The numbers of a position: what is counted, by what."""

from typing import Final

from eldertable.games.cult.box.places import PATRIARCH
from eldertable.kernel.fields import Field

FIELDS: Final = (
    Field("round"),
    Field("first", of="side"),
    Field("celebrating", of="side"),
    Field("supremacy", of="side"),
    Field("face_down"),
    Field("active", of="place"),
    Field("seized", of="side"),
    Field("least_wins"),
    Field("raided"),
    Field("last_winner", of="side"),
    Field("colour", by=("side",), of="colour", shared=True),
    Field("cult", by=("side",), of="cult", shared=True),
    Field("dark", by=("side",), shared=True),
    Field("summoned", by=("side",), shared=True),
    Field("followers", by=("side",)),
    Field("coins", by=("side",)),
    Field("mobs", by=("side",), shared=True),
    Field("placed", by=("side",)),
    Field("passed", by=("side",), shared=True),
    Field("priests", by=("side", "place", "priest")),
    Field("altars", by=("side", "place"), shared=True),
    Field("coin_owner", by=("place",), of="side", shared=True),
    Field("coin_kind", by=("place",), of="priest", empty=PATRIARCH, shared=True),
    Field("coin_stack", by=("place",), shared=True),
    Field("boost", by=("side", "priest", "purse"), shared=True),
)
