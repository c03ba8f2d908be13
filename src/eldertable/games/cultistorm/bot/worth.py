# compiled
"""What things and texts are worth to a sensible player."""

from eldertable.games.cultistorm.box.places import HAND
from eldertable.games.cultistorm.table.state import StormState


def thing_worth(state: StormState, kind: int) -> float:
    """What it is worth to have an object of this kind."""
    return state.agreed.content.things[kind].worth


def card_worth(state: StormState, seat: int, card: int) -> float:
    """What a card is worth in the hand: star cards help for nothing, and different symbols fit more enemies."""
    action = state.action(card)
    symbols = state.agreed.content.action_symbol
    twins = sum([1 for other in state.zones[HAND + seat] if symbols[other] == symbols[card]])
    worth = 4.0 if action.star else 1.0
    if action.research and not state.researched[seat]:
        worth += 0.8
    return worth - 0.7 * twins
