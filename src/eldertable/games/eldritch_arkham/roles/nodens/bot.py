# compiled
"""What a sensible player of Nodens hopes for."""

from typing import Final

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.box.places import COLOURS, HELD
from eldertable.games.eldritch_arkham.roles.nodens.rules import NightGaunt, NodensAction
from eldertable.games.eldritch_arkham.rules.sets.ancient import swarmed
from eldertable.games.eldritch_arkham.table.fields import CIVILIAN
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import locations_in

POINT: Final = 9.6
"""What a point is worth that the hunt will bring."""
SPARE: Final = 2.6
"""What a Civilian is worth that is not enough for a point yet."""
THREAT: Final = 1.0
"""How much more Mythos is worth to whoever buys points with it."""
THREATS: Final = 6
"""So much Mythos is enough for any Ancient card."""


class NodensBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 2.6
        self.begins = frozenset([NodensAction, NightGaunt])
        self.stops = frozenset([NodensAction])

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """Prey on the board is as good as points, and brings Mythos; other roles' units within reach are promising."""
        held = HELD + seat
        civilians = state.count(held, CIVILIAN)
        others = state.crowd(held) - civilians
        points, spare = divmod(civilians, state.agreed.numbers.civilians_each)
        worth = POINT * (others + points) + SPARE * spare
        mythos = state.mythos[seat]
        for colour in range(COLOURS):
            if state.count(held, colour):
                worth += 1.0
                mythos += 1
        worth += THREAT * min(mythos, THREATS)
        if state.area >= 0:
            for location in locations_in(swarmed(state)):
                units = state.crowd(location)
                people = state.count(location, CIVILIAN)
                worth += 0.25 * people + (1.5 if not people else 0.5) * (units - people)
        return worth
