# compiled
"""What a sensible player of the Great Old One hopes for."""

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.box.cards import ELDRITCH
from eldertable.games.eldritch_arkham.roles.great_old_one.rules import AvatarTo, Harbinger, LastCommand
from eldertable.games.eldritch_arkham.table.fields import LEFT
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import has_victim


class GreatOldOneBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 7.9
        self.begins = frozenset([Harbinger, LastCommand])
        self.stops = frozenset([LastCommand])
        self.unfinished = frozenset([AvatarTo])

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """The Avatar at an Eldritch location with prey, and a crowded left side."""
        here = state.where(seat)
        if here < 0:
            return 0.0
        worth = 0.0
        if state.board.type[here] == ELDRITCH or here == state.gate:
            worth += 2.5
        if has_victim(state, seat, here):
            worth += 2.5
        worth += 0.5 * min(4, state.crowd(here) - 1)
        card = state.ancient()
        if card >= 0:
            worth += 0.8 * min(state.side_count(LEFT), state.agreed.content.ancients.threat[card])
        ring = len(state.agreed.numbers.rings[0])
        gap = (state.rings[1] - state.rings[0]) % ring
        return worth + 0.25 * (ring - gap if gap else 0)
