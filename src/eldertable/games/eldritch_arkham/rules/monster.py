# compiled
"""The Monster: what its card makes it do. It destroys; nobody gains by it.

Who gets the Monster marker, and when: `omens.py` for the first 5, 10 and 15 Omen points, `dominance.py`; who acts
with it: `turns.py`.
"""

from typing import ClassVar

from eldertable.games.eldritch_arkham.box.bounds import A_COLOUR, A_LOCATION, SEATS, SIDE
from eldertable.games.eldritch_arkham.box.cards import (
    AT_ELDRITCH,
    AT_SPAWN,
    BY_WHITE,
    CROWD,
    DESCEND,
    DESTROY,
    DRAIN,
    ELDRITCH,
    FEWEST_SPAWN,
    GATHER,
    LOCATIONS,
    MOVE,
    PREY,
    STALK,
    WADED,
)
from eldertable.games.eldritch_arkham.box.cards import SPAWN as ADD_SPAWN
from eldertable.games.eldritch_arkham.rules.landing import cross, relocate
from eldertable.games.eldritch_arkham.table.state import (
    CIVILIAN,
    DELAYED,
    MONSTER,
    NOBODY,
    OUT,
    SPAWN,
    SUPPLY,
    ArkhamState,
)
from eldertable.games.eldritch_arkham.table.town import (
    can_be_taken,
    can_cross,
    crosses_water,
    locations_in,
    set_of,
    swims,
    ways,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Step


class MonsterActs(Step):
    """The Monster acts as its card says; ties go to the lowest number, or to a player.

    (EA-MON-07, EA-RUL-65, EA-DEC-53)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("breaker",)

    def __init__(self, breaker: int) -> None:
        self.breaker = breaker

    def run(self, state: ArkhamState) -> None:
        if state.chronicle is not None:
            state.tell("EA-MON-07", "monster-acts", monster=state.monster)
        state.then(MonsterAct(0, self.breaker, 0, NOBODY))


class MonsterAct(Step):
    """One line of the Monster card, then the next one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("index", "breaker", "waded", "prey")

    def __init__(self, index: int, breaker: int, waded: int, prey: int) -> None:
        self.index = index
        self.breaker = breaker
        self.waded = waded
        self.prey = prey

    def run(self, state: ArkhamState) -> None:
        cards = state.agreed.content.monsters
        verbs = cards.verbs[state.monster]
        if self.index >= len(verbs):
            return
        verb = verbs[self.index]
        how = cards.hows[state.monster][self.index]
        n = cards.n[state.monster][self.index]
        here = state.where(MONSTER)
        if verb in (MOVE, DESCEND):
            self.choose_way(state, goals(state, verb, how, here))
            return
        if verb == STALK:
            self.choose_prey(state, hunted(state))
            return
        if verb == DESTROY:
            self.destroy(state, how, n, here)
        elif verb == ADD_SPAWN:
            add_spawn(state, how, here)
        elif verb == DRAIN:
            drain(state, here, n)
        elif verb == GATHER:
            gather(state, here)
        state.then(MonsterAct(self.index + 1, self.breaker, self.waded, self.prey))

    def choose_way(self, state: ArkhamState, found: list[int]) -> None:
        """Go to the best location; among several the lowest, or as a player says. (EA-UNI-02)"""
        if len(found) > 1 and self.breaker >= 0:
            state.then(MonsterWhere(self.breaker, self.index, set_of(found)))
        elif found:
            go(state, self.index, self.breaker, found[0])
        else:
            state.then(MonsterAct(self.index + 1, self.breaker, 0, NOBODY))

    def choose_prey(self, state: ArkhamState, found: list[int]) -> None:
        """The role that is hunted: the first in turn order among equals, or as a player says."""
        if len(found) > 1 and self.breaker >= 0:
            mask = 0
            for side in found:
                mask |= 1 << side
            state.then(MonsterPrey(self.breaker, self.index, mask))
        else:
            pounce(state, self.index, self.breaker, found[0] if found else NOBODY)

    def destroy(self, state: ArkhamState, how: int, n: int, here: int) -> None:
        """Put the destroying on the agenda: where it is, where its prey is, where Spawn are."""
        if how == PREY and self.prey >= 0:
            state.then(MonsterDestroys(here, n, self.breaker, 0, self.prey))
        elif how == AT_SPAWN:
            for location in range(LOCATIONS):
                if state.count(location, SPAWN):
                    state.then(MonsterDestroys(location, n, self.breaker, 1, NOBODY))
        elif how != WADED or self.waded:
            state.then(MonsterDestroys(here, n, self.breaker, 0, NOBODY))


# --- where it goes ----------------------------------------------------------------------------------------------


def goals(state: ArkhamState, verb: int, how: int, here: int) -> list[int]:
    """Where the Monster goes by its card; the best ones, ascending."""
    if verb == DESCEND:
        numbers = state.agreed.numbers
        if how == BY_WHITE:
            return [state.roll(numbers.white_die)]
        area = state.roll(numbers.black_die)
        return most_crowded(state, list(state.board.circle[area]), here)
    near = ways(state, MONSTER, here, swims(state, MONSTER))
    if how == FEWEST_SPAWN:
        fewest = min([state.count(location, SPAWN) for location in near], default=0)
        near = [location for location in near if state.count(location, SPAWN) == fewest]
    elif how == CROWD:
        near = [location for location in near if state.crowd(location)]
    return most_crowded(state, near, here)


def most_crowded(state: ArkhamState, locations: list[int], here: int) -> list[int]:
    """The locations with most units, the Monster itself never counted."""
    counts = [state.crowd(location) - (1 if location == here else 0) for location in locations]
    most = max(counts, default=0)
    return [location for at, location in enumerate(locations) if counts[at] == most]


def go(state: ArkhamState, index: int, breaker: int, target: int) -> None:
    """Move along a path, or come down ignoring paths and control. (EA-RUL-30)"""
    here = state.where(MONSTER)
    waded = 0
    if state.agreed.content.monsters.verbs[state.monster][index] == MOVE:
        waded = 1 if crosses_water(state, here, target) else 0
        cross(state, MONSTER, here, target, "EA-MON-07")
    else:
        relocate(state, MONSTER, here, target, "EA-MON-07")
    state.then(MonsterAct(index + 1, breaker, waded, NOBODY))


class MonsterWhere(Decision):
    """Among equally good locations the card's player chooses. (EA-DEC-53)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "index", "locations")
    RULES: ClassVar[tuple[str, ...]] = ("EA-DEC-53", "EA-MON-07")
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def __init__(self, seat: int, index: int, locations: int) -> None:
        self.seat = seat
        self.index = index
        self.locations = locations

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return locations_in(self.locations)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        go(state, self.index, seat, answer)


# --- whom it hunts ----------------------------------------------------------------------------------------------


def exposed(state: ArkhamState, side: int, location: int) -> int:
    """The colour of a unit of a role that could be destroyed there: a standing one first; -1 if there is none."""
    if not can_be_taken(state, side) or not state.of_side(side, location):
        return NOBODY
    return side if state.count(location, side) else DELAYED


def leaders(state: ArkhamState, sides: list[int]) -> list[int]:
    """Those with most Omen points, in turn order from the marker's holder, else from the active role.

    (EA-RUL-56)
    """
    most = max([state.omens[side] for side in sides], default=0)
    start = state.keeper if state.keeper >= 0 else state.turn
    return [side for side in state.order_from(start) if side in sides and state.omens[side] == most]


def hunted(state: ArkhamState) -> list[int]:
    """The roles with most Omen points among those with a unit that can be destroyed."""
    found = [
        side
        for side in state.order
        if side < state.table.seats
        and any([exposed(state, side, location) >= 0 for location in range(LOCATIONS)])
    ]
    return leaders(state, found)


def pounce(state: ArkhamState, index: int, breaker: int, prey: int) -> None:
    """Come to the prey's lowest location, whoever controls it."""
    if prey >= 0:
        for location in range(LOCATIONS):
            if exposed(state, prey, location) >= 0:
                relocate(state, MONSTER, state.where(MONSTER), location, "EA-MON-07")
                break
    state.then(MonsterAct(index + 1, breaker, 0, prey))


class MonsterPrey(Decision):
    """Among roles with equally many Omen points the card's player chooses the prey. (EA-DEC-53)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "index", "sides")
    RULES: ClassVar[tuple[str, ...]] = ("EA-DEC-53", "EA-MON-07")
    ANSWERS: ClassVar[Answers] = Answers(Kind("side", SIDE))

    def __init__(self, seat: int, index: int, sides: int) -> None:
        self.seat = seat
        self.index = index
        self.sides = sides

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [side for side in range(SEATS) if self.sides >> side & 1]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        pounce(state, self.index, seat, answer)


# --- what it destroys -------------------------------------------------------------------------------------------


def doomed(state: ArkhamState, location: int, spare_spawn: int, prey: int) -> list[int]:
    """Civilians first, then units of the role with most Omen points, then Spawn. (EA-RUL-56)"""
    if prey >= 0:
        unit = exposed(state, prey, location)
        return [unit] if unit >= 0 else []
    if state.count(location, CIVILIAN):
        return [CIVILIAN]
    sides = [side for side in range(state.table.seats) if exposed(state, side, location) >= 0]
    if sides:
        return [exposed(state, side, location) for side in leaders(state, sides)]
    return [SPAWN] if state.count(location, SPAWN) and not spare_spawn else []


def destroy_unit(state: ArkhamState, location: int, colour: int, rule: str) -> None:
    """A Civilian leaves the game for good, any other unit goes back to its owner. (EA-MON-08, EA-MON-09)"""
    unit = state.lift(colour, location)
    state.put(unit, OUT if unit == CIVILIAN else SUPPLY)
    if state.chronicle is not None:
        state.tell(rule, "destroyed", unit=unit, location=location)


class MonsterDestroys(Step):
    """Destroy units one by one, as many as there are. (EA-MON-08, EA-RUL-56)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("location", "left", "breaker", "spare", "prey")

    def __init__(self, location: int, left: int, breaker: int, spare: int, prey: int) -> None:
        self.location = location
        self.left = left
        self.breaker = breaker
        self.spare = spare
        self.prey = prey

    def run(self, state: ArkhamState) -> None:
        found = doomed(state, self.location, self.spare, self.prey)
        if not found or not self.left:
            return
        if len(found) > 1 and self.breaker >= 0:
            state.then(MonsterWhom(self.breaker, self.location))
        else:
            destroy_unit(state, self.location, found[0], "EA-MON-08")
        state.then(MonsterDestroys(self.location, self.left - 1, self.breaker, self.spare, self.prey))


class MonsterWhom(Decision):
    """Among units of equally advanced roles the card's player chooses. (EA-DEC-53)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")
    RULES: ClassVar[tuple[str, ...]] = ("EA-DEC-53", "EA-RUL-56")
    ANSWERS: ClassVar[Answers] = A_COLOUR

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return sorted(doomed(state, self.location, 0, NOBODY))

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        destroy_unit(state, self.location, answer, "EA-MON-08")


# --- its other tricks -------------------------------------------------------------------------------------------


def add_spawn(state: ArkhamState, how: int, here: int) -> None:
    """A Spawn from the supply joins the Monster, or the lowest Eldritch location without one."""
    if not state.count(SUPPLY, SPAWN):
        return
    target = here
    if how == AT_ELDRITCH:
        free = [location for location in state.board.of_type[ELDRITCH] if not state.count(location, SPAWN)]
        if not free:
            return
        target = free[0]
    state.shift(SPAWN, SUPPLY, target)
    if state.chronicle is not None:
        state.tell("EA-MON-07", "added", unit=SPAWN, location=target)


def drain(state: ArkhamState, here: int, n: int) -> None:
    """Every role with a unit where the Monster is loses Mythos."""
    for side in state.order:
        if side < state.table.seats and state.of_side(side, here):
            state.lose_mythos(side, n, "EA-MON-07")


def gather(state: ArkhamState, here: int) -> None:
    """A Civilian comes from every location from which the Monster's can be entered by land."""
    for origin in state.board.land_in[here]:
        if state.count(origin, CIVILIAN) and can_cross(state, CIVILIAN, origin, here):
            cross(state, CIVILIAN, origin, here, "EA-MON-07")
