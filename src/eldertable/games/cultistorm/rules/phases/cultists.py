# compiled
"""Phase 1, the cultist phase: Great Old Ones move, the marker brings cultists, the cultist dice are rolled.

What an arrival brings (the cultist limit, the fourth cultist) holds in every phase: see `storm/arrivals.py`.
"""

from typing import ClassVar

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import BEFORE, PLACES
from eldertable.games.cultistorm.rules.discarding import Onward
from eldertable.games.cultistorm.rules.endings import cross
from eldertable.games.cultistorm.rules.moments import come
from eldertable.games.cultistorm.rules.storm.arrivals import bring
from eldertable.games.cultistorm.rules.storm.great_old_ones import devour
from eldertable.games.cultistorm.rules.storm.terror_verbs import roll_cultist_dice
from eldertable.games.cultistorm.table.fields import CULTIST_PHASE
from eldertable.games.cultistorm.table.modules import (
    ALL_ARRIVED,
    BLOCKS_COUNT,
    CULTISTS_BEGIN,
    DICE_ROLLED,
    MARKER_STARTS,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Step


class CultistPhase(Step):
    """Blocks and holds, Great Old Ones, arrivals, dice, in this order. A Great Old One that comes in this phase does
    not move in it. Next-turn supports have done their work and go back.

    (CS-RUL-017, CS-RUL-018, CS-RUL-133, CS-MOD-43)
    """

    def run(self, state: StormState) -> None:
        state.phase = CULTIST_PHASE
        state.causer = state.leader
        if state.chronicle is not None:
            state.tell("CS-TRN-01", "turn-begins", n=state.turn)
        for seat in range(state.agreed.team):
            for card in state.zones[BEFORE + seat]:
                state.give_back(card, seat)
        walking: list[Step] = []
        for place in state.goos_in_play():
            nearing = state.agreed.modules and not state.at_gate(place)
            walking.append(GooNears(place) if nearing else GooWalks(place))
        come(state, CULTISTS_BEGIN)
        come(state, BLOCKS_COUNT)
        state.then_all(walking)
        state.then(HoldsEnd(), Arrivals(), Onward())
        come(state, ALL_ARRIVED)
        state.then(BlocksEnd(), RollCultistDice())
        come(state, DICE_ROLLED)


class GooWalks(Step):
    """Moving the Great Old One: held, it stays; at the gate and due, it crosses; else it devours one.

    (CS-LOS-02, CS-CUL-16, CS-CUL-19, CS-GOO-08, CS-GOO-24, CS-GOO-25, CS-RUL-030)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: StormState) -> None:
        place = self.place
        if state.held[place]:
            return
        if not state.at_gate(place):
            devour(state, place)
        elif state.due[place] or not state.agreed.gate_grace:
            cross(state, place)


class GooNears(Step):
    """A Great Old One that was not at the gate when the phase began: it devours one, and does not cross.

    Something that a module did at the beginning of the phase may have brought it there. (CS-CUL-16, CS-RUL-030)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: StormState) -> None:
        if not state.held[self.place]:
            devour(state, self.place)


class HoldsEnd(Step):
    """A hold counts for one cultist phase. (CS-GOO-23)"""

    def run(self, state: StormState) -> None:
        state.held = (0,) * PLACES


class Arrivals(Step):
    """The marker makes as many steps as there are investigators, and more if a peril says so.

    (CS-CUL-01, CS-MOD-29)
    """

    def run(self, state: StormState) -> None:
        n = state.agreed.investigators + state.peril(c.ARRIVALS_PLUS)
        for module in state.agreed.asked.steps:
            n = module.steps(state, n)
        if n > 0:
            if state.agreed.author >= 0:
                come(state, MARKER_STARTS)
            state.then(MarkerStep(n))


class MarkerStep(Step):
    """The marker enters the next location, past those with a Great Old One, which cost no step and no block; a cultist
    arrives, unless it is blocked.

    (CS-CUL-02, CS-CUL-09, CS-CUL-12, CS-GOO-08, CS-RUL-022, CS-RUL-132)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: StormState) -> None:
        state.marker_on()
        while state.goo[state.marker] >= 0:
            state.marker_on()
        if not state.blocked[state.marker]:
            bring(state, state.marker)
        elif state.chronicle is not None:
            state.tell("CS-CUL-12", "passed", place=state.marker)
        if self.n > 1:
            state.then(MarkerStep(self.n - 1))


class BlocksEnd(Step):
    """A block counts for one cultist phase. (CS-RUL-023)"""

    def run(self, state: StormState) -> None:
        state.blocked = (0,) * PLACES


class RollCultistDice(Step):
    """The cultist die of each location is rolled, sealed and empty ones too; for who arrives later it lies as it is.

    (CS-CUL-20, CS-RUL-040, CS-RUL-041)
    """

    def run(self, state: StormState) -> None:
        if state.agreed.modules:
            roll_some(state)
        else:
            roll_cultist_dice(state, "CS-CUL-20")


def roll_some(state: StormState) -> None:
    """The dice are rolled but for those that a module keeps as they lie. (CS-MOD-30)"""
    for place in range(PLACES):
        if all([module.rolls_die(state, place) for module in state.agreed.asked.rolls_die]):
            state.roll_cultist_die(place)
    if state.chronicle is not None:
        state.tell("CS-CUL-20", "cultist-dice", dice=tuple(state.cultist_dice))
