# compiled
"""What things and texts are worth to a sensible player."""

from typing import Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.table.state import (
    HAND,
    StormState,
)

THING_WORTH: Final[dict[str, float]] = {
    "OB11": 5.0,
    "OB12": 4.0,
    "OB13": 3.0,
    "OB14": 6.5,
    "OB15": 6.0,
    "OB16": 4.5,
    "OB17": 3.0,
    "OB18": 5.0,
    "OB19": 3.0,
    "OB20": 5.5,
    "OB21": 2.0,
    "OB22": 4.0,
    "OB23": 10.0,
}
CHARM: Final = 9.0


def thing_worth(state: StormState, seat: int, kind: int) -> float:
    """What it is worth to have an object of this kind."""
    if kind == c.OBJECT_KINDS:
        return 0.0
    thing = state.agreed.content.things[kind]
    if thing.id in THING_WORTH:
        return THING_WORTH[thing.id]
    return 6.0 if thing.discard else CHARM


def card_worth(state: StormState, seat: int, card: int) -> float:
    """What a card is worth in the hand: star cards help for nothing, and different symbols fit more enemies."""
    action = state.action(card)
    symbols = state.agreed.content.action_symbol
    twins = sum([1 for other in state.zones[HAND + seat] if symbols[other] == symbols[card]])
    worth = 4.0 if action.star else 1.0
    if action.research and not state.researched[seat]:
        worth += 0.8
    return worth - 0.7 * twins
