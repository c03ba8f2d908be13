# compiled
"""What a sensible player of Randolph Carter hopes for."""

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.box.places import PLACES
from eldertable.games.eldritch_arkham.roles.randolph_carter.rules import CarterAction
from eldertable.games.eldritch_arkham.table.state import ArkhamState


class CarterBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 2.9
        self.begins = frozenset([CarterAction])
        self.stops = frozenset([CarterAction])

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """Visions near the Dream-self, most of all where the Vagrant's areas open the way."""
        here = state.where(seat)
        worth = 2.0 if here >= 0 else 0.0
        if state.dream_self < 0:
            return worth
        near = state.agreed.numbers.dream_paths[state.dream_self]
        areas = state.board.areas_at[here] if here >= 0 else 0
        worth += 0.7 * areas.bit_count()
        for place in range(PLACES):
            if state.visions_in[place]:
                open_now = 1.5 if areas >> place & 1 else 0.0
                worth += ((5.0 if place in near else 3.0) + open_now) * state.visions_in[place]
        return worth
