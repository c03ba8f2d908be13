# compiled
"""What a sensible player of the Esoteric Order of Dagon hopes for."""

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.box.places import LOCATIONS
from eldertable.games.eldritch_arkham.roles.order_of_dagon.rules import GrandRitual, OrderAction
from eldertable.games.eldritch_arkham.rules.sets.rituals import worshipped
from eldertable.games.eldritch_arkham.table.fields import RITUAL_HAND
from eldertable.games.eldritch_arkham.table.state import ArkhamState


class OrderOfDagonBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 4.1
        self.counts_actions = True
        self.begins = frozenset([OrderAction])
        self.stops = frozenset([OrderAction, GrandRitual])

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """Cultists in strength, Altars that stand or may fall, the Grand Ritual."""
        numbers = state.agreed.numbers
        depth = 0
        if state.grand:
            depth = 1 if state.grand in numbers.grand_next[0] else 2
        worth = 12.0 * depth
        for location in range(LOCATIONS):
            own = state.count(location, seat)
            if state.altars_at[location]:
                worth += 2.0 if own else 8.0
            elif own:
                rest = state.crowd(location) - own
                worth += 1.0 * own + (2.5 if own > rest - 2 else 0.0)
        if state.acting == seat:
            most = 0.0
            for field in numbers.grand_next[state.grand]:
                wanted = numbers.grand_n[field]
                done = min(state.deeds[numbers.grand_deed[field]], wanted)
                if wanted - done <= state.actions + state.mythos[seat]:
                    most = max(most, 7.0 * done / wanted)
            worth += most
        return worth + 0.3 * len(state.zones[RITUAL_HAND]) + 1.1 * worshipped(state)
