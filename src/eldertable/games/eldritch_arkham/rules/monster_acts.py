# compiled
"""The Monster: what its card makes it do. It destroys; nobody gains by it.

Who gets the Monster marker, and when: `omens.py` for the first 5, 10 and 15 Omen points, `dominance.py`; who acts
with it: `turns.py`.
"""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import A_COLOUR, A_LOCATION, SIDE
from eldertable.games.eldritch_arkham.box.cards import ELDRITCH
from eldertable.games.eldritch_arkham.box.places import LOCATIONS, OUT, SEATS, SUPPLY
from eldertable.games.eldritch_arkham.box.vocabulary import LineVerb
from eldertable.games.eldritch_arkham.rules.landing import cross, relocate
from eldertable.games.eldritch_arkham.table.fields import CIVILIAN, DELAYED, MONSTER, NOBODY, SPAWN
from eldertable.games.eldritch_arkham.table.reasons import why_no_unit, why_not_among, why_stays
from eldertable.games.eldritch_arkham.table.state import ArkhamState
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
from eldertable.kernel.steps import Decision, Refusal, Step


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
        if self.index < len(verbs):
            how = cards.hows[state.monster][self.index]
            MONSTER_VERBS[verbs[self.index]].act(state, self, how, cards.n[state.monster][self.index])

    def go_on(self, state: ArkhamState) -> None:
        """The next line of the card."""
        state.then(MonsterAct(self.index + 1, self.breaker, self.waded, self.prey))

    def choose_way(self, state: ArkhamState, found: list[int]) -> None:
        """Go to the best location; among several the lowest, or as a player says.

        (EA-UNI-01, EA-UNI-02, EA-UNI-03)
        """
        if found and self.breaker != NOBODY:
            state.then(MonsterWhere(self.breaker, self.index, set_of(found)))
        elif found:
            go(state, self.index, self.breaker, found[0])
        else:
            state.then(MonsterAct(self.index + 1, self.breaker, 0, NOBODY))

    def choose_prey(self, state: ArkhamState, found: list[int]) -> None:
        """The role that is hunted: the first in turn order among equals, or as a player says."""
        if found and self.breaker != NOBODY:
            mask = 0
            for side in found:
                mask |= 1 << side
            state.then(MonsterPrey(self.breaker, self.index, mask))
        else:
            pounce(state, self.index, self.breaker, found[0] if found else NOBODY)


# --- where it goes ----------------------------------------------------------------------------------------------


def near(state: ArkhamState) -> list[int]:
    """Where the Monster could move."""
    return locations_in(ways(state, MONSTER, state.where(MONSTER), swims(state, MONSTER)))


def most_crowded(state: ArkhamState, locations: list[int], here: int) -> list[int]:
    """The locations with most units, the Monster itself never counted."""
    counts = [state.crowd(location) - (1 if location == here else 0) for location in locations]
    most = max(counts, default=0)
    return [location for at, location in enumerate(locations) if counts[at] == most]


def go(state: ArkhamState, index: int, breaker: int, target: int) -> None:
    """Move along a path, or come down ignoring paths and control. (EA-RUL-30)"""
    here = state.where(MONSTER)
    waded = 0
    if MONSTER_VERBS[state.agreed.content.monsters.verbs[state.monster][index]].walks:
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
        return locations_in(self.locations).copy()

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        go(state, self.index, seat, answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_among(values[0], self.locations, "EA-MON-07")


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
    start = state.keeper if state.keeper != NOBODY else state.turn
    return [side for side in state.order_from(start) if side in sides and state.omens[side] == most]


def why_not_tempting(state: ArkhamState, side: int, rivals: list[int]) -> Refusal | None:
    """Another role has more Omen points. (EA-RUL-56)"""
    most = max([state.omens[rival] for rival in rivals], default=0)
    if state.omens[side] >= most:
        return None
    return Refusal("EA-RUL-56", "why-fewer-omens", {"who": side, "n": state.omens[side], "most": most})


def hunted(state: ArkhamState) -> list[int]:
    """The roles with most Omen points among those with a unit that can be destroyed."""
    found = [
        side
        for side in state.order
        if side < state.table.seats
        and any([exposed(state, side, location) != NOBODY for location in range(LOCATIONS)])
    ]
    return leaders(state, found)


def pounce(state: ArkhamState, index: int, breaker: int, prey: int) -> None:
    """Come to the prey's lowest location, whoever controls it."""
    if prey != NOBODY:
        for location in range(LOCATIONS):
            if exposed(state, prey, location) != NOBODY:
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

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        side = values[0]
        lagging = why_not_tempting(state, side, [rival for rival in range(SEATS) if self.sides >> rival & 1])
        if lagging is not None:
            return lagging
        return None if self.sides >> side & 1 else Refusal("EA-RUL-42", "why-no-prey", {"who": side})


# --- what it destroys -------------------------------------------------------------------------------------------


def doomed(state: ArkhamState, location: int, spare_spawn: int, prey: int) -> list[int]:
    """Civilians first, then units of the role with most Omen points, then Spawn. (EA-RUL-56)"""
    if prey != NOBODY:
        unit = exposed(state, prey, location)
        return [unit] if unit != NOBODY else []
    if state.count(location, CIVILIAN):
        return [CIVILIAN]
    found = most_advanced(state, location)
    if found:
        return found
    return [SPAWN] if state.count(location, SPAWN) and not spare_spawn else []


def most_advanced(state: ArkhamState, location: int) -> list[int]:
    """A unit there of every role with most Omen points among those present. (EA-RUL-56)"""
    sides = [side for side in range(state.table.seats) if exposed(state, side, location) != NOBODY]
    return [exposed(state, side, location) for side in leaders(state, sides)]


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
        if len(found) > 1 and self.breaker != NOBODY:
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

    def whence(self, state: ArkhamState, seat: int) -> int:
        """Where the units are that may be chosen."""
        return self.location

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return sorted(most_advanced(state, self.location))

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        destroy_unit(state, self.location, answer, "EA-MON-08")

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        colour = values[0]
        missing = why_no_unit(state, colour, self.location)
        if missing is None:
            missing = why_stays(state, colour)
        if missing is not None:
            return missing
        if colour == SPAWN:
            return Refusal("EA-RUL-56", "why-spawn-last", {"location": self.location})
        side = state.owner(colour)
        if colour == DELAYED and state.count(self.location, side):
            return Refusal("EA-RUL-56", "why-standing-first", {"location": self.location})
        present = [
            other for other in range(state.table.seats) if exposed(state, other, self.location) != NOBODY
        ]
        return why_not_tempting(state, side, present)


# --- what the lines of its card say -------------------------------------------------------------------------------


class MonsterVerb(LineVerb):
    """What a line of a Monster card makes it do. (EA-MON-07)"""

    def __init__(
        self, name: str, hows: tuple[str, ...] = (), needs: tuple[str, ...] = (), may: tuple[str, ...] = ()
    ) -> None:
        super().__init__(name, hows, needs, may)
        self.walks = False
        """Whether it goes along a path."""

    def act(self, state: ArkhamState, line: MonsterAct, how: str, n: int) -> None:
        """Do the line, and put the next one on the agenda."""
        raise NotImplementedError


class Move(MonsterVerb):
    """To an adjacent location: with most units, with any at all, with fewest Spawn."""

    def __init__(self) -> None:
        super().__init__("move", ("most", "crowd", "fewest-spawn"), ("how",))
        self.walks = True

    def act(self, state: ArkhamState, line: MonsterAct, how: str, n: int) -> None:
        found = near(state)
        if how == "fewest-spawn":
            fewest = min([state.count(location, SPAWN) for location in found], default=0)
            found = [location for location in found if state.count(location, SPAWN) == fewest]
        elif how == "crowd":
            found = [location for location in found if state.crowd(location)]
        line.choose_way(state, most_crowded(state, found, state.where(MONSTER)))


class Descend(MonsterVerb):
    """To a location of the white die, or to the fullest one of the area of the black die. (EA-RUL-30)"""

    def __init__(self) -> None:
        super().__init__("descend", ("white", "black"), ("how",))

    def act(self, state: ArkhamState, line: MonsterAct, how: str, n: int) -> None:
        numbers = state.agreed.numbers
        if how == "white":
            line.choose_way(state, [state.roll(numbers.white_die)])
            return
        area = state.roll(numbers.black_die)
        line.choose_way(state, most_crowded(state, list(state.board.circle[area]), state.where(MONSTER)))


class Stalk(MonsterVerb):
    """To the role with most Omen points."""

    def __init__(self) -> None:
        super().__init__("stalk")

    def act(self, state: ArkhamState, line: MonsterAct, how: str, n: int) -> None:
        line.choose_prey(state, hunted(state))


class Destroy(MonsterVerb):
    """Units where it is, of its prey, where Spawn are, or only if it has waded."""

    def __init__(self) -> None:
        super().__init__("destroy", ("here", "prey", "waded", "spawn"), ("how", "n"))

    def act(self, state: ArkhamState, line: MonsterAct, how: str, n: int) -> None:
        here = state.where(MONSTER)
        if how == "prey" and line.prey != NOBODY:
            state.then(MonsterDestroys(here, n, line.breaker, 0, line.prey))
        elif how == "spawn":
            for location in range(LOCATIONS):
                if state.count(location, SPAWN):
                    state.then(MonsterDestroys(location, n, line.breaker, 1, NOBODY))
        elif how != "waded" or line.waded:
            state.then(MonsterDestroys(here, n, line.breaker, 0, NOBODY))
        line.go_on(state)


class AddSpawn(MonsterVerb):
    """A Spawn from the supply joins the Monster, or the lowest Eldritch location without one."""

    def __init__(self) -> None:
        super().__init__("spawn", ("here", "eldritch"), ("how",), ("n",))

    def act(self, state: ArkhamState, line: MonsterAct, how: str, n: int) -> None:
        free = [state.where(MONSTER)]
        if how == "eldritch":
            free = [here for here in state.board.of_type[ELDRITCH] if not state.count(here, SPAWN)]
        if free and state.count(SUPPLY, SPAWN):
            state.shift(SPAWN, SUPPLY, free[0])
            if state.chronicle is not None:
                state.tell("EA-MON-07", "added", unit=SPAWN, location=free[0])
        line.go_on(state)


class Drain(MonsterVerb):
    """Every role with a unit where the Monster is loses Mythos."""

    def __init__(self) -> None:
        super().__init__("drain", ("here",), ("how", "n"))

    def act(self, state: ArkhamState, line: MonsterAct, how: str, n: int) -> None:
        here = state.where(MONSTER)
        for side in state.order:
            if side < state.table.seats and state.of_side(side, here):
                state.lose_mythos(side, n, "EA-MON-07")
        line.go_on(state)


class Gather(MonsterVerb):
    """A Civilian comes from every location from which the Monster's can be entered by land."""

    def __init__(self) -> None:
        super().__init__("gather", (), (), ("n",))

    def act(self, state: ArkhamState, line: MonsterAct, how: str, n: int) -> None:
        here = state.where(MONSTER)
        for origin in state.board.land_in[here]:
            if state.count(origin, CIVILIAN) and can_cross(state, CIVILIAN, origin, here):
                cross(state, CIVILIAN, origin, here, "EA-MON-07")
        line.go_on(state)


MONSTER_VERBS: Final[tuple[MonsterVerb, ...]] = (
    Move(),
    Destroy(),
    AddSpawn(),
    Stalk(),
    Descend(),
    Drain(),
    Gather(),
)
"""What Monster cards say; the place of a verb is its number."""
