# compiled
"""What a sensible player makes of cultist events: where cultists shall die or change places, and whom a patrol meets."""

from typing import Any, Final

from eldertable.games.cultistorm.box.places import AT_PLACE, COLUMN
from eldertable.games.cultistorm.modules.events.rules import EXCHANGED, PickCrowd
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth
from eldertable.kernel.steps import Decision


class Crowds(Worth):
    """A cultist dies best where most stands in the way: an open location, people and trophies there; a swap is all one."""

    def of(self, state: StormState, decision: PickCrowd, seat: int, values: tuple[int, ...]) -> float:
        place = values[0]
        if decision.use == EXCHANGED:
            return 0.0
        worth = 0.0 if state.closed[place] else 4.0 + len(state.zones[COLUMN + place])
        return worth + state.trophies_of(AT_PLACE + place) + 0.5 * len(state.here(place))


class Met(Worth):
    """Whom a patrol meets: who bears it best."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -float(state.insanity(values[0]))


class Resigned(Advice):
    """Events are carried out whether they are welcome or not: none of them is worth anything by itself."""

    def verb_worth(self, state: Any, op: Any, seat: int) -> float:
        return 0.0


WORTHS: Final[dict[str, Worth]] = {"crowd-at": Crowds(), "patrol-meets": Met()}
