# compiled
"""How a world opens: a rift, whom it swallows, the toll of those inside, and how it closes; when: rules.py.

(CS-OTH-02 to CS-OTH-13)
"""

from typing import ClassVar

from eldertable.games.cultistorm.box.bounds import SEAT
from eldertable.games.cultistorm.box.places import HAND, PLACES
from eldertable.games.cultistorm.modules.other_worlds.worlds import (
    HARVEST,
    MADDENING,
    NOWHERE,
    rules_of,
    worlds_of,
)
from eldertable.games.cultistorm.rules.discarding import OTHERWORLD, drop
from eldertable.games.cultistorm.rules.phases.combat import SupportsBack
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Refusal, Step


class OpenRift(Step):
    """A random world of the first wave opens where the cultist marker is, or on the next location that can have one.

    (CS-OTH-03)
    """

    def run(self, state: StormState) -> None:
        rules = rules_of(state)
        closed = rules.first_wave_closed(state)
        place = free_for_rift(state)
        if place < 0 or not closed:
            return
        for module in state.agreed.asked.opens_rift:
            if module.opens_rift(state, place):
                return
        state.then(OpenWorld(place, closed[state.roll(len(closed))]))


def free_for_rift(state: StormState) -> int:
    """The next location from the marker on that is not sealed and has no open world; -1 without one. (CS-OTH-03)"""
    for step in range(PLACES):
        place = (state.marker + step) % PLACES
        if not state.closed[place] and worlds_of(state).open[place] < 0:
            return place
    return NOWHERE


class OpenWorld(Step):
    """A world opens, and swallows all who stand there; then its story is told.

    It takes the place of a rift there, whose people stay inside; if its own card lies at a rift elsewhere, that one becomes
    another world of the first wave. (CS-OTH-02, CS-OTH-04, CS-OTH-17, CS-OTH-27, CS-MOD-45)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "world")

    def __init__(self, place: int, world: int) -> None:
        self.place = place
        self.world = world

    def run(self, state: StormState) -> None:
        worlds = worlds_of(state)
        elsewhere = worlds.open.index(self.world) if self.world in worlds.open else NOWHERE
        worlds.open = replaced(worlds.open, self.place, self.world)
        if state.chronicle is not None:
            state.tell("CS-OTH-02", "world-opens", world=self.world, place=self.place)
        if elsewhere >= 0 and elsewhere != self.place:
            closed = rules_of(state).first_wave_closed(state)
            other = closed[state.roll(len(closed))]
            worlds.open = replaced(worlds.open, elsewhere, other)
            if state.chronicle is not None:
                state.tell("CS-OTH-27", "world-changes", world=other, place=elsewhere)
        state.then(Swallow(self.place), TellOfWorld(self.place, self.world))


class TellOfWorld(Step):
    """Whoever knows a story of the world tells it now. (CS-MOD-45)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "world")

    def __init__(self, place: int, world: int) -> None:
        self.place = place
        self.world = world

    def run(self, state: StormState) -> None:
        id = rules_of(state).worlds[self.world].id
        for module in state.agreed.asked.card_came:
            module.card_came(state, id, -1, self.place)


def close(state: StormState, place: int) -> None:
    """A world closes. (CS-OTH-13)"""
    worlds = worlds_of(state)
    if state.chronicle is not None:
        state.tell("CS-OTH-13", "world-closes", world=worlds.open[place], place=place)
    worlds.open = replaced(worlds.open, place, NOWHERE)


class Swallow(Step):
    """All who stand there now are swallowed, unless nobody would be left: then one is spared.

    (CS-TWO-18, CS-SOL-24, CS-OTH-04, CS-OTH-05, CS-OTH-09)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: StormState) -> None:
        there = state.here(self.place)
        outside = [seat for seat in state.order() if not state.absent(seat) and seat not in there]
        if outside:
            for seat in there:
                swallow(state, seat, self.place)
        elif there:
            state.then(Spare(state.decider(), (), self.place))


class Spare(Common):
    """The table says who of those standing there is not swallowed, so that one is left outside. (CS-OTH-09, CS-DEC-41)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "place")
    ANSWERS: ClassVar[Answers] = Answers(Kind("spare", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OTH-09", "CS-DEC-41", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], place: int) -> None:
        super().__init__(seat, votes)
        self.place = place

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted(state.here(self.place))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return state.why_absent(values[0])

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-seat", who=seat, other=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return Spare(seat, votes, self.place)

    def decided(self, state: StormState, answer: int) -> None:
        for seat in state.here(self.place):
            if seat != answer:
                swallow(state, seat, self.place)
        if state.chronicle is not None:
            state.tell("CS-OTH-09", "spared", who=answer)
        if state.survives(answer, 1):
            state.madden(answer, 1, "CS-OTH-09")


def swallow(state: StormState, seat: int, place: int) -> None:
    """Somebody is absent from now on: no target any more, and in combat supports go back.

    (CS-OTH-04, CS-OTH-06, CS-OTH-19, CS-OTH-28)
    """
    worlds = worlds_of(state)
    state.place[seat] = NOWHERE
    worlds.inside[seat] = place
    worlds.fresh[seat] = 1
    for slot in range(state.agreed.markers * seat, state.agreed.markers * (seat + 1)):
        state.targets[slot] = -1
    if state.chronicle is not None:
        state.tell("CS-OTH-04", "swallowed", who=seat, place=place)
    if state.phase == COMBAT_PHASE:
        SupportsBack(seat).run(state)
    maddening = rules_of(state).holds(state, place, MADDENING)
    if maddening is not None:
        state.madden(seat, min(maddening.n, state.most_insanity() - state.insanity(seat)), "CS-OTH-14")


class Toll(Step):
    """Who is inside pays with insanity, unless no preparation phase has begun since; then the Black Orchard's harvest.

    (CS-OTH-10, CS-OTH-14, CS-OTH-22)
    """

    def run(self, state: StormState) -> None:
        rules, worlds = rules_of(state), worlds_of(state)
        there = [seat for seat in state.order() if worlds.inside[seat] >= 0]
        for seat in there:
            if not worlds.fresh[seat]:
                state.madden(seat, rules.toll, "CS-OTH-10")
        if state.ended:
            return
        for seat in there:
            harvest = rules.holds_for(state, seat, HARVEST)
            if harvest is not None and state.zones[HAND + seat]:
                drop(state, seat, harvest.n, OTHERWORLD)
