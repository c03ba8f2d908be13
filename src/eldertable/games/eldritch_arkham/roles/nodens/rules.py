# compiled
"""Nodens: a swarm over the city that gathers prey for the hunt."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import A_COLOUR, A_LOCATION, AREA, GAUNT, GAUNT_TO, STOP
from eldertable.games.eldritch_arkham.box.cards import AREAS, NEUTRAL
from eldertable.games.eldritch_arkham.box.places import COLOURS, HELD, LOCATIONS
from eldertable.games.eldritch_arkham.rules.causes import CAUSES, cause
from eldertable.games.eldritch_arkham.rules.landing import added, relocate
from eldertable.games.eldritch_arkham.rules.moving import MoveAny, can_move_any
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import TakeEach, TakeUnit, lacks_prey
from eldertable.games.eldritch_arkham.rules.sets.ancient import can_use, swarmed, unmark, use_ancient
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.fields import (
    ANCIENT_CARD,
    ANCIENT_DECK,
    ANCIENT_PAST,
    CIVILIAN,
    MONSTER,
    NOBODY,
    SPAWN,
)
from eldertable.games.eldritch_arkham.table.reasons import why_no_actions, why_no_mythos
from eldertable.games.eldritch_arkham.table.role_rules import RoleRules
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import (
    has_victim,
    has_victim_in,
    is_fixed,
    locations_in,
    may_enter,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step
from eldertable.kernel.verbs import Verb

GAUNTS: Final = Answers(Kind("gaunt", GAUNT, GAUNT_TO), Kind("threat"))
GAUNT_THREAT: Final = GAUNTS.start("threat")
ACTIONS: Final = Answers(Kind("stop"), Kind("fly"), Kind("transport"), Kind("threat"))
FLY: Final = ACTIONS.start("fly")
TRANSPORT: Final = ACTIONS.start("transport")
THREAT: Final = ACTIONS.start("threat")

FLY_RULE: Final = cause("EA-NOD-08")
TRANSPORT_RULE: Final = cause("EA-NOD-10")
HUNT_RULE: Final = cause("EA-NOD-11")
THREAT_RULE: Final = cause("EA-NOD-15")
MOST_RULE: Final = cause("EA-NOD-17")
COLOURS_RULE: Final = cause("EA-NOD-18")
SCATTER_RULE: Final = cause("EA-NOD-20")


class NodensTurn(RoleStep):
    """Competitor, night-gaunt, activate, hunt. (EA-NOD-03, EA-NOD-04, EA-NOD-05, EA-NOD-06, EA-NOD-11)"""

    def run(self, state: ArkhamState) -> None:
        state.actions = state.agreed.numbers.nodens_actions
        state.then(Competitor(self.side), NightGaunt(self.side), NodensAction(self.side), Hunt(self.side))


class Soar(Decision):
    """In which area the Avatar is; the same one will do. (EA-NOD-02, EA-NOD-19, EA-RUL-206, EA-DEC-19)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-NOD-19", "EA-NOD-02")
    ANSWERS: ClassVar[Answers] = Answers(Kind("area", AREA))

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return list(range(AREAS))

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.area = answer
        if state.chronicle is not None:
            state.tell("EA-NOD-19" if state.turn >= 0 else "EA-NOD-02", "soars", who=seat, area=answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None


# --- 1. Competitor ----------------------------------------------------------------------------------------------


class Competitor(RoleStep):
    """The old Ancient card goes, with its location marker; a new one is revealed.

    (EA-NOD-03, EA-NOD-04, EA-RUL-105)
    """

    def run(self, state: ArkhamState) -> None:
        everyone = state.everyone()
        unmark(state)
        for old in state.zones[ANCIENT_CARD]:
            state.move(old, ANCIENT_CARD, ANCIENT_PAST, everyone)
        card = state.next_card(ANCIENT_DECK, ANCIENT_PAST, "EA-RUL-105")
        state.lay(card, ANCIENT_CARD, everyone)
        if state.chronicle is not None:
            state.tell("EA-NOD-03", "ancient-revealed", who=self.side, ancient=state.ancient())


def can_threaten(state: ArkhamState, seat: int) -> bool:
    """Whether the Ancient card can be paid and does something. (EA-NOD-15, EA-RUL-102)"""
    card = state.ancient()
    return state.mythos[seat] >= state.agreed.content.ancients.threat[card] and can_use(state, seat, card)


def why_no_threat(state: ArkhamState, seat: int) -> Refusal | None:
    """Why the Ancient card cannot be used. (EA-NOD-15, EA-RUL-214)"""
    card = state.ancient()
    if not can_use(state, seat, card):
        return Refusal("EA-RUL-214", "why-ancient-idle", {})
    return why_no_mythos(state, seat, state.agreed.content.ancients.threat[card], "EA-NOD-15")


def threaten(state: ArkhamState, seat: int) -> None:
    """Pay the Threat and do the card's action. (EA-NOD-15)"""
    card = state.ancient()
    state.spend_mythos(seat, state.agreed.content.ancients.threat[card], "threat", "EA-NOD-15")
    use_ancient(state, seat, card, THREAT_RULE)


# --- 2. Night-gaunt ---------------------------------------------------------------------------------------------


class NightGaunt(Decision):
    """Which token moves to which empty field; or THREAT first.

    (EA-NOD-05, EA-DEC-18, EA-DEC-22)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-NOD-05", "EA-NOD-15")
    ANSWERS: ClassVar[Answers] = GAUNTS

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [
            origin * GAUNT_TO.size + target
            for origin in range(GAUNT.size)
            if state.gaunts[origin]
            for target in range(GAUNT_TO.size)
            if not state.gaunts[target]
        ]
        if can_threaten(state, seat):
            found.append(GAUNT_THREAT)
        return found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == GAUNT_THREAT:
            threaten(state, seat)
            state.then(NightGaunt(seat))
            return
        origin, target = divmod(answer, GAUNT_TO.size)
        state.gaunts = replaced(replaced(state.gaunts, origin, 0), target, 1)
        if state.chronicle is not None:
            state.tell("EA-NOD-05", "gaunt-moves", who=seat, gaunt=target)
        gaunt_action(state, seat, target)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "threat":
            return why_no_threat(state, seat)
        origin, target = values
        if not state.gaunts[origin]:
            return Refusal("EA-NOD-05", "why-no-gaunt", {"gaunt": origin})
        return Refusal("EA-NOD-05", "why-gaunt-there", {"gaunt": target}) if state.gaunts[target] else None


def gaunt_action(state: ArkhamState, seat: int, field: int) -> None:
    """Do the action of an action field. (EA-NOD-17, EA-NOD-18, EA-NOD-19, EA-NOD-20)"""
    GAUNT_VERBS[state.agreed.numbers.nodens_fields[field]].act(state, seat)


class GauntVerb(Verb):
    """The action of a field of the night-gaunts."""

    def act(self, state: ArkhamState, seat: int) -> None:
        """Do it."""
        raise NotImplementedError


class AbductMost(GauntVerb):
    """Abduct at the swarmed location with most units. (EA-NOD-17)"""

    def __init__(self, name: str, cause: int) -> None:
        super().__init__(name)
        self.cause = cause

    def act(self, state: ArkhamState, seat: int) -> None:
        location = self.richest(state, seat)
        if location != NOBODY:
            n = state.agreed.numbers.nodens_abduct
            state.then(TakeEach(seat, 1 << location, n, 1, n, 0, self.cause))

    def richest(self, state: ArkhamState, seat: int) -> int:
        """The swarmed location that has most, the lowest of equals, and a unit to abduct.

        (EA-UNI-03, EA-RUL-97, EA-RUL-98)
        """
        found = NOBODY
        most = 0
        for location in locations_in(swarmed(state)):
            if has_victim(state, seat, location) and self.riches(state, location) > most:
                found = location
                most = self.riches(state, location)
        return found

    def riches(self, state: ArkhamState, location: int) -> int:
        """What is counted."""
        return state.crowd(location)


class AbductColours(AbductMost):
    """Abduct at the swarmed location with most colours. (EA-NOD-18)"""

    def riches(self, state: ArkhamState, location: int) -> int:
        return colours_at(state, location)


class SoarAway(GauntVerb):
    """The Avatar goes to any area. (EA-NOD-19)"""

    def act(self, state: ArkhamState, seat: int) -> None:
        state.then(Soar(seat))


class Scatter(GauntVerb):
    """The units of a location are scattered. (EA-NOD-20)"""

    def act(self, state: ArkhamState, seat: int) -> None:
        if scatterable(state):
            state.then(ScatterAt(seat))


GAUNT_VERBS: Final[tuple[GauntVerb, ...]] = (
    AbductMost("most-units", MOST_RULE),
    AbductColours("most-colours", COLOURS_RULE),
    SoarAway("soar"),
    Scatter("scatter"),
)
"""What the fields of the night-gaunts say; the place of a verb is its number."""


def colours_at(state: ArkhamState, place: int) -> int:
    """How many different colours have units there; the Monster and its Spawn are one."""
    owners = {state.owner(colour) for colour in range(COLOURS) if state.count(place, colour)}
    return len(owners)


# --- scattering -------------------------------------------------------------------------------------------------


def scatterable(state: ArkhamState) -> list[int]:
    """The locations with units that can be scattered."""
    return [
        location
        for location in range(LOCATIONS)
        if any([state.count(location, c) and not is_fixed(state, c) for c in range(COLOURS)])
    ]


class ScatterAt(Decision):
    """The location whose units are scattered. (EA-NOD-20, EA-DEC-20)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-NOD-20", "EA-RUL-104")
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return scatterable(state)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        units: list[int] = []
        sides = [side for side in state.order_from(seat) if side < state.table.seats]
        for colour in [CIVILIAN, *sides, SPAWN, MONSTER]:
            if not is_fixed(state, colour):
                units.extend([colour] * state.count(answer, colour))
        state.then(ScatterNext(answer, tuple(units)))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        location = values[0]
        if location in scatterable(state):
            return None
        key = "why-nobody-scatters" if state.crowd(location) else "why-nobody-there"
        return Refusal("EA-NOD-20", key, {"location": location})


class ScatterNext(Step):
    """One unit after the other goes where the white die says, if it may enter.

    (EA-NOD-20, EA-RUL-103, EA-RUL-205, EA-INF-12)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("location", "colour")

    def __init__(self, location: int, colour: tuple[int, ...]) -> None:
        self.location = location
        self.colour = colour

    def run(self, state: ArkhamState) -> None:
        if not self.colour:
            return
        target = state.roll(state.agreed.numbers.white_die)
        unit = self.colour[0]
        if may_enter(state, unit, target):
            relocate(state, unit, self.location, target, CAUSES[SCATTER_RULE])
        state.then(ScatterNext(self.location, self.colour[1:]))


# --- 3. Activate ------------------------------------------------------------------------------------------------


class NodensAction(Decision):
    """FLY, TRANSPORT, THREAT or enough.

    (EA-NOD-06, EA-NOD-07, EA-NOD-08, EA-NOD-09, EA-NOD-10, EA-NOD-15, EA-RUL-95, EA-RUL-96, EA-DEC-21,
    EA-DEC-22)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-NOD-06", "EA-NOD-08", "EA-NOD-10")
    ANSWERS: ClassVar[Answers] = ACTIONS

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [STOP]
        if state.actions:
            swarm = swarmed(state)
            if can_move_any(state, swarm):
                found.append(FLY)
            if has_victim_in(state, seat, swarm):
                found.append(TRANSPORT)
        if can_threaten(state, seat):
            found.append(THREAT)
        return found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        if answer == THREAT:
            threaten(state, seat)
        else:
            state.actions -= 1
            swarm = swarmed(state)
            if answer == FLY:
                state.then(MoveAny(seat, swarm, NOBODY, state.agreed.numbers.nodens_fly, 0, FLY_RULE))
            else:
                state.then(TakeUnit(seat, swarm, 0, 0, TRANSPORT_RULE))
        state.then(NodensAction(seat))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if kind == "threat":
            return why_no_threat(state, seat)
        swarm = swarmed(state)
        if kind == "fly" and not can_move_any(state, swarm):
            return Refusal("EA-NOD-08", "why-nobody-moves", {})
        if kind == "transport" and not has_victim_in(state, seat, swarm):
            return Refusal("EA-NOD-10", "why-nobody-swarmed", {"area": state.area})
        return why_no_actions(state, "EA-NOD-06")


# --- 4. Hunt ----------------------------------------------------------------------------------------------------


class Hunt(RoleStep):
    """Omen points, then Mythos, then the prey is let loose. (EA-NOD-11, EA-NOD-12, EA-NOD-13, EA-NOD-14)"""

    def run(self, state: ArkhamState) -> None:
        numbers = state.agreed.numbers
        prey = HELD + self.side
        civilians = state.count(prey, CIVILIAN)
        aided = state.agreed.solo_aid and lacks_prey(state, self.side)
        each = numbers.civilians_each_aided if aided else numbers.civilians_each
        omens = state.crowd(prey) - civilians + civilians // each
        state.then(Score(self.side, omens, HUNT_RULE), HuntMythos(self.side), LetLoose(self.side, 0))


class HuntMythos(RoleStep):
    """1 Mythos for each colour among the prey. (EA-NOD-13, EA-RUL-99)"""

    def run(self, state: ArkhamState) -> None:
        state.gain_mythos(self.side, colours_at(state, HELD + self.side), "EA-NOD-13")


def free_neutral(state: ArkhamState) -> list[int]:
    """The Neutral locations that are not swarmed, all if there is none. (EA-NOD-14, EA-RUL-101)"""
    neutral = state.board.of_type[NEUTRAL]
    swarm = swarmed(state)
    return [location for location in neutral if not swarm >> location & 1] or list(neutral)


class LetLoose(Step):
    """The prey is spread, one unit to each location in turn. (EA-NOD-14, EA-RUL-100)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "number")

    def __init__(self, side: int, number: int) -> None:
        self.side = side
        self.number = number

    def run(self, state: ArkhamState) -> None:
        if state.crowd(HELD + self.side):
            free = free_neutral(state)
            location = free[self.number % len(free)]
            state.then(LooseUnit(self.side, location), LetLoose(self.side, self.number + 1))


class LooseUnit(Decision):
    """Which unit goes to the next location. (EA-RUL-100, EA-DEC-23)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")
    RULES: ClassVar[tuple[str, ...]] = ("EA-NOD-14", "EA-RUL-100")
    ANSWERS: ClassVar[Answers] = A_COLOUR

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def whence(self, state: ArkhamState, seat: int) -> int:
        """Where the units are that may be chosen."""
        return HELD + seat

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [colour for colour in range(COLOURS) if state.count(HELD + seat, colour)]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.shift(answer, HELD + seat, self.location)
        added(state, answer, self.location, "EA-NOD-14")

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if state.count(HELD + seat, values[0]):
            return None
        return Refusal("EA-NOD-14", "why-not-held", {"colour": values[0]})


class NodensRules(RoleRules):
    """What the common rules ask of this role."""

    def set_up(self, state: ArkhamState, side: int) -> None:
        """Harbingers on the first two action fields, the Avatar over any area: no unit.

        (EA-NOD-02, EA-RUL-94)
        """
        state.gaunts = (1, 1) + (0,) * (GAUNT.size - 2)
        state.then(Soar(side))

    def turn(self, side: int) -> Step:
        return NodensTurn(side)
