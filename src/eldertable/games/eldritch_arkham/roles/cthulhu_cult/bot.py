# compiled
"""What a sensible player of the Cthulhu Cult hopes for."""

from typing import Final

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.box.cards import AREAS
from eldertable.games.eldritch_arkham.roles.cthulhu_cult.rules import Corrupt, CultAction, Join
from eldertable.games.eldritch_arkham.rules.sets.rituals import worshipped
from eldertable.games.eldritch_arkham.table.fields import RITUAL_HAND
from eldertable.games.eldritch_arkham.table.state import ArkhamState

CORRUPTION: Final = [0.0, 6.0, 10.0, 12.0, 13.0]
"""What the fields of the Corruption track are worth: the first steps bring most."""
ALTAR: Final = 45.0
"""What an Altar is worth: it pays turn after turn."""
SURROUNDED: Final = 20.0
"""How much more an area is worth that will have its Altar in this turn."""


class CthulhuCultBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 6.3
        self.plans = True
        self.begins = frozenset([CultAction, Join])
        self.stops = frozenset([CultAction, Join])

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """Nearly surrounded areas, Altars and Cultists to feed them, Corruption, cards that fit."""
        worth = CORRUPTION[state.corruption] + 1.1 * worshipped(state)
        rituals = state.agreed.content.rituals
        fits = 0
        corrupting = any([isinstance(step, Corrupt) for step in state.agenda])
        for area in range(AREAS):
            paths = state.board.circle_paths[area]
            held = 0
            for path in paths:
                held += state.on_path[path]
            share = held / len(paths)
            worth += 11.0 * share * share
            if held == len(paths) and corrupting:
                worth += SURROUNDED
            altars = state.altars_in[area]
            if altars:
                worth += ALTAR * altars + 9.0 * min(held, altars)
            if held < len(paths) and (altars or held):
                fits |= 1 << area
        for card in state.zones[RITUAL_HAND]:
            worth += 1.2 if fits >> rituals.area[state.agreed.content.face[card]] & 1 else 0.6
        return worth
