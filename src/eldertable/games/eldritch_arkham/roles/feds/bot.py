# compiled
"""What a sensible player of the Feds hopes for."""

from typing import Final

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.box.places import LOCATIONS
from eldertable.games.eldritch_arkham.roles.feds.rules import FedAction, neighbourhoods
from eldertable.games.eldritch_arkham.table.fields import LAW_HAND
from eldertable.games.eldritch_arkham.table.state import ArkhamState

HOLD: Final = [1.0, 0.6, 0.3, 0.1, 0.0]
"""How much of a location is held when so many units more would have to go or come."""


class FedsBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 7.5
        self.begins = frozenset([FedAction])
        self.stops = frozenset([FedAction])

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """Controlled neighbourhoods and those in the making, the Command Post, funds and a few cards."""
        board = state.board
        worth = 15.0 * neighbourhoods(state, seat)
        hold = [0.0] * LOCATIONS
        for location in range(LOCATIONS):
            own = state.count(location, seat)
            if own:
                missing = state.crowd(location) - 2 * own + 1
                hold[location] = 1.0 if missing <= 0 else HOLD[min(missing, len(HOLD) - 1)]
                worth += 6.0 * hold[location] + 0.5 * own
                if missing < 0:
                    worth += 0.7
        for location in range(LOCATIONS):
            if hold[location] > 0.0:
                best = 0.0
                for near in board.land[location]:
                    best = max(best, min(hold[location], hold[near]))
                worth += 6.0 * best
        if state.post_at >= 0 and hold[state.post_at] >= 1.0:
            worth += 8.0
        cards = len(state.zones[LAW_HAND])
        return worth + 0.9 * state.purse + 0.8 * min(cards, 2) + 0.1 * cards
