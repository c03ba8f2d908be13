# compiled
"""What a sensible player of King Kuranes hopes for."""

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.box.places import DREAM, LOCATIONS, PLACES
from eldertable.games.eldritch_arkham.roles.king_kuranes.rules import KuranesAction
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import has_victim


class KuranesBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 3.1
        self.begins = frozenset([KuranesAction])
        self.stops = frozenset([KuranesAction])

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """Visions near the Dream-self and the Vagrant, whoever was dreamt away, and who could be next."""
        here = state.where(seat)
        worth = 2.0 if here >= 0 else 0.0
        if state.dream_self < 0:
            return worth
        near = state.agreed.numbers.dream_paths[state.dream_self]
        for place in range(PLACES):
            if state.visions_in[place]:
                worth += (3.5 if place in near else 1.5) * state.visions_in[place]
        for place in range(PLACES):
            n = state.crowd(DREAM + place)
            if n:
                worth += n * dreamt_away(state, place)
        if here >= 0:
            for location in range(LOCATIONS):
                if state.visions_at[location]:
                    worth += (4.0 if location in state.board.land[here] else 1.5) * state.visions_at[location]
            if has_victim(state, seat, here) and not state.dreamshared_at >> here & 1:
                worth += 1.5
        return worth


def dreamt_away(state: ArkhamState, place: int) -> float:
    """What a unit in the Dreamlands is worth: the more, the nearer to Celephaïs."""
    numbers = state.agreed.numbers
    if place == numbers.dreamlands_home:
        return 9.0
    steps = 1 if place in numbers.dream_paths[numbers.dreamlands_home] else 2
    return 4.5 - 1.5 * steps + (1.5 if place == state.dream_self else 0.0)
