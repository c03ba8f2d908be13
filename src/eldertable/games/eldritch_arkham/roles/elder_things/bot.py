# compiled
"""What a sensible player of the Elder Things hopes for."""

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.box.cards import NEUTRAL
from eldertable.games.eldritch_arkham.box.places import LOCATIONS
from eldertable.games.eldritch_arkham.roles.elder_things.rules import ElderAction
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import has_victim


class ElderThingsBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 4.6
        self.begins = frozenset([ElderAction])
        self.stops = frozenset([ElderAction])

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """Units beside subjects, opened seals, nobody lonely."""
        worth = -7.0 * sum(state.seals)
        subjects = 0
        for location in range(LOCATIONS):
            own = state.count(location, seat)
            if not own:
                continue
            alone = state.crowd(location) == own
            worth += 0.2 if alone else 1.0 + 0.3 * (own - 1)
            if not alone and has_victim(state, seat, location):
                subjects += 1
                worth += 2.2 if state.board.type[location] == NEUTRAL else 1.4
        return worth + 1.0 * min(subjects, 3)
