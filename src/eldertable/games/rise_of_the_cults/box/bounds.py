# compiled
"""What the numbers of answers name, and room for how many: bounds that content cannot outgrow."""

from typing import Final

from eldertable.games.rise_of_the_cults.box.cards import (
    DISTRICTS,
    FACES,
    LANES,
    LEVELS,
    MAX_KINDS,
    MODES,
    MOST_THUGS,
    PLANS,
    SIDES,
    TOKENS,
)
from eldertable.kernel.answers import Dimension

DISTRICT: Final = Dimension("district", DISTRICTS)
ORIGIN: Final = Dimension("origin", DISTRICTS)
"""The district from which something moves."""
SIDE: Final = Dimension("side", SIDES)
COLOUR: Final = Dimension("colour", SIDES)
RITUAL: Final = Dimension("ritual", LEVELS)
"""A Ritual by its level, counted from 0."""
PLAN: Final = Dimension("plan", PLANS)
TOKEN: Final = Dimension("token", TOKENS)
FACE: Final = Dimension("face", FACES)
TO: Final = Dimension("to", 2)
"""What a card can turn a die to: a Thug or an Initiate."""
THUGS: Final = Dimension("thugs", MOST_THUGS + 1)
KIND: Final = Dimension("kind", MAX_KINDS)
"""A kind of Cult card."""
ABILITY: Final = Dimension("ability", MAX_KINDS * MODES)
"""An ability of a kind of Cult card: kind * MODES + mode."""
FATE: Final = Dimension("fate", 2)
"""What becomes of a card that is used for Terror: it is discarded, or destroyed."""
STACK: Final = Dimension("stack", DISTRICTS * LANES)
"""A stack in a district: district * LANES + lane."""
OFFERED: Final = Dimension("offered", MAX_KINDS)
"""A stack that is to be laid out, by its place in the pool of the edition."""
PURCHASE: Final = Dimension("purchase", 3, first=1)
"""What is bought in an Augmentation: a bit for each lane."""
