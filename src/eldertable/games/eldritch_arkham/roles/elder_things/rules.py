# compiled
"""The Elder Things: few markers at first; spores, flights and experiments."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import ELDER, STOP, STOP_OR_LOCATION
from eldertable.games.eldritch_arkham.box.cards import NEUTRAL
from eldertable.games.eldritch_arkham.box.places import EVERYWHERE, LOCATIONS, SUPPLY
from eldertable.games.eldritch_arkham.rules.adding import FROM_BOARD, AddUnit, ReleaseAt
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.moving import MoveOwn, WalkOn, can_move_own
from eldertable.games.eldritch_arkham.rules.omens import GainMythos
from eldertable.games.eldritch_arkham.rules.removing import TakeUnit, lacks_prey
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.reasons import why_no_mythos, why_none_moves
from eldertable.games.eldritch_arkham.table.role_rules import RoleRules
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import (
    can_add,
    has_victim_in,
    held_by,
    locations_of,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import raised, replaced
from eldertable.kernel.steps import Decision, Refusal, Step
from eldertable.kernel.verbs import Verb

NO_MARKERS: Final = (0,) * ELDER.size
FIRST_SEAL: Final = 0
SECOND_SEAL: Final = 1
THIRD_SEAL: Final = 2
ACTIONS: Final = Answers(Kind("stop"), Kind("elder", ELDER), Kind("elder-stacked", ELDER))
FIRST_EMPTY: Final = ACTIONS.start("elder")
FIRST_STACKED: Final = ACTIONS.start("elder-stacked")

RELEASE_RULE: Final = cause("EA-ELD-06")
SPORES_RULES: Final = (cause("EA-ELD-10"), cause("EA-ELD-11"), cause("EA-ELD-12"))
FLY_RULES: Final = (cause("EA-ELD-14"), cause("EA-ELD-15"), cause("EA-ELD-16"))
NEUTRAL_SUBJECT: Final = cause("EA-ELD-17")
OTHER_SUBJECT: Final = cause("EA-ELD-18")


class ElderThingsTurn(RoleStep):
    """Regroup, release all that lies on the role board by now, activate.

    (EA-ELD-04, EA-ELD-06, EA-ELD-08, EA-RUL-204)
    """

    def run(self, state: ArkhamState) -> None:
        regroup(state, self.side)
        if held_by(state, self.side):
            state.then(ReleaseAt(self.side, locations_of(state, NEUTRAL), FROM_BOARD, RELEASE_RULE))
        state.then(MarkersHome(), ElderAction(self.side))


# --- 1. Regroup -------------------------------------------------------------------------------------------------


def regroup(state: ArkhamState, side: int) -> None:
    """Lone groups go home; then one of every two or more. (EA-ELD-04, EA-ELD-05, EA-RUL-76, EA-RUL-77)"""
    home = 0
    for location in range(LOCATIONS):
        own = state.count(location, side)
        if own and state.crowd(location) == own:
            state.change(location, side, -own)
            home += own
    for location in range(LOCATIONS):
        if state.count(location, side) >= 2:
            state.change(location, side, -1)
            home += 1
    state.change(SUPPLY, side, home)
    if home and state.chronicle is not None:
        state.tell("EA-ELD-04", "regrouped", who=side, n=home)


# --- 2. Release -------------------------------------------------------------------------------------------------


class MarkersHome(Step):
    """All markers of action fields, and those of opened seals, are ready. (EA-ELD-07, EA-ELD-23)"""

    def run(self, state: ArkhamState) -> None:
        state.elder_ready += sum(state.elder_markers) + state.elder_waiting
        state.elder_waiting = 0
        state.elder_markers = NO_MARKERS


# --- 3. Activate ------------------------------------------------------------------------------------------------


def experiment_locations(state: ArkhamState, side: int, field: int) -> int:
    """Locations of the field's types that hold an own unit. (EA-ELD-17, EA-ELD-18)"""
    kinds = state.agreed.numbers.elder_at[field]
    types = state.board.type
    found = 0
    for here in range(LOCATIONS):
        if state.count(here, side) and kinds >> types[here] & 1:
            found |= 1 << here
    return found


def can_do(state: ArkhamState, side: int, field: int) -> bool:
    """Whether a field can be done. (EA-RUL-203)"""
    return ELDER_VERBS[state.agreed.numbers.elder_verb[field]].possible(state, side, field)


class ElderAction(Decision):
    """Put a marker on an empty field, or with 3 Mythos on a used one; stop when no empty one can be done.

    (EA-ELD-08, EA-ELD-09, EA-ELD-19, EA-RUL-81, EA-RUL-82, EA-DEC-13)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-ELD-08", "EA-ELD-19", "EA-RUL-81")
    ANSWERS: ClassVar[Answers] = ACTIONS

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        if not state.elder_ready:
            return [STOP]
        empty: list[int] = []
        stacked: list[int] = []
        rich = state.mythos[seat] >= state.agreed.numbers.elder_things_swarm
        for field in range(ELDER.size):
            if not can_do(state, seat, field):
                continue
            if not state.elder_markers[field]:
                empty.append(FIRST_EMPTY + field)
            elif rich:
                stacked.append(FIRST_STACKED + field)
        if empty and not state.agreed.elder_stop:
            return empty + stacked
        return [STOP, *empty, *stacked]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        if answer >= FIRST_STACKED:
            state.spend_mythos(seat, state.agreed.numbers.elder_things_swarm, "elder-swarm", "EA-ELD-19")
        field = answer - (FIRST_STACKED if answer >= FIRST_STACKED else FIRST_EMPTY)
        state.elder_markers = raised(state.elder_markers, field, 1)
        state.elder_ready -= 1
        if state.chronicle is not None:
            state.tell("EA-ELD-08", "elder-acts", who=seat, elder=field)
        act(state, seat, field)
        state.then(ElderAction(seat))

    def why_no_stop(self, state: ArkhamState, seat: int) -> Refusal | None:
        """While a marker is ready and an empty field can be done, one goes on. (EA-RUL-81, EA-RUL-185)"""
        if not state.elder_ready or state.agreed.elder_stop:
            return None
        markers = state.elder_markers
        empty = [n for n in range(ELDER.size) if not markers[n] and can_do(state, seat, n)]
        if not empty:
            return None
        return Refusal("EA-RUL-81", "why-markers-ready", {"n": state.elder_ready, "fields": len(empty)})

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return self.why_no_stop(state, seat)
        field = values[0]
        if not state.elder_ready:
            return Refusal("EA-ELD-08", "why-no-marker", {})
        marked = state.elder_markers[field] > 0
        if kind == "elder-stacked" and not marked:
            return Refusal("EA-ELD-19", "why-field-empty", {"elder": field})
        n = state.agreed.numbers.elder_things_swarm
        if kind == "elder" and marked:
            return Refusal("EA-ELD-19", "why-field-used", {"elder": field, "n": n})
        if not can_do(state, seat, field):
            return ELDER_VERBS[state.agreed.numbers.elder_verb[field]].why_impossible(state, seat)
        return why_no_mythos(state, seat, n, "EA-ELD-19") if marked else None


def act(state: ArkhamState, seat: int, field: int) -> None:
    """Do the action of a field at once, then its Mythos. (EA-ELD-10 to EA-ELD-18)"""
    numbers = state.agreed.numbers
    verb = ELDER_VERBS[numbers.elder_verb[field]]
    cause = verb.cause(state, field)
    verb.act(state, seat, field, cause)
    if numbers.elder_mythos[field]:
        state.then(GainMythos(seat, numbers.elder_mythos[field], cause))


class ElderVerb(Verb):
    """The action of a field."""

    def possible(self, state: ArkhamState, side: int, field: int) -> bool:
        """Whether it can be done. (EA-RUL-203)"""
        raise NotImplementedError

    def why_impossible(self, state: ArkhamState, side: int) -> Refusal:
        """Why it cannot be done. (EA-RUL-203)"""
        raise NotImplementedError

    def cause(self, state: ArkhamState, field: int) -> int:
        """Its line of the rulebook."""
        raise NotImplementedError

    def act(self, state: ArkhamState, seat: int, field: int, cause: int) -> None:
        """Do it."""
        raise NotImplementedError


def line(state: ArkhamState, field: int, causes: tuple[int, int, int]) -> int:
    """Of both SPORES and FLY there is a line that pays, one that goes on, and one for two units."""
    numbers = state.agreed.numbers
    if numbers.elder_n[field] > 1:
        return causes[2]
    return causes[0] if numbers.elder_mythos[field] else causes[1]


class AddAnother(AddUnit):
    """Where to add a second unit, or enough. (EA-ELD-12, EA-RUL-203)"""

    RULES: ClassVar[tuple[str, ...]] = ("EA-RUL-203", "EA-UNI-10", "EA-UNI-12")
    ANSWERS: ClassVar[Answers] = STOP_OR_LOCATION

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = super().options(state, seat)
        return found if found[0] == STOP else [STOP, *found]


class Spores(ElderVerb):
    """Add units. (EA-ELD-10, EA-ELD-11, EA-ELD-12, EA-ELD-13)"""

    def possible(self, state: ArkhamState, side: int, field: int) -> bool:
        return can_add(state, side)

    def why_impossible(self, state: ArkhamState, side: int) -> Refusal:
        return Refusal("EA-RUL-203", "why-spores-idle", {})

    def cause(self, state: ArkhamState, field: int) -> int:
        return line(state, field, SPORES_RULES)

    def act(self, state: ArkhamState, seat: int, field: int, cause: int) -> None:
        numbers = state.agreed.numbers
        neutral = locations_of(state, NEUTRAL)
        for number in range(numbers.elder_n[field]):
            if number and not state.agreed.elder_pairs:
                state.then(AddAnother(seat, neutral, 0, cause))
            else:
                state.then(AddUnit(seat, neutral, 0, cause))
        if numbers.elder_moves[field]:
            state.then(WalkOn(seat, numbers.elder_moves[field], 0, cause))


class Fly(ElderVerb):
    """Move units, never by water. (EA-ELD-14, EA-ELD-15, EA-ELD-16, EA-RUL-83)"""

    def possible(self, state: ArkhamState, side: int, field: int) -> bool:
        return can_move_own(state, side, EVERYWHERE, 0)

    def why_impossible(self, state: ArkhamState, side: int) -> Refusal:
        return why_none_moves(state, side, "EA-RUL-203")

    def cause(self, state: ArkhamState, field: int) -> int:
        return line(state, field, FLY_RULES)

    def act(self, state: ArkhamState, seat: int, field: int, cause: int) -> None:
        numbers = state.agreed.numbers
        for number in range(numbers.elder_n[field]):
            second = 1 if number else 0
            optional = 0 if state.agreed.elder_pairs else second
            state.then(MoveOwn(seat, EVERYWHERE, second, 0, optional, cause))
        if numbers.elder_moves[field] > 1:
            state.then(WalkOn(seat, numbers.elder_moves[field] - 1, 0, cause))


class Experiment(ElderVerb):
    """Abduct a unit. (EA-ELD-17, EA-ELD-18)"""

    def possible(self, state: ArkhamState, side: int, field: int) -> bool:
        return has_victim_in(state, side, experiment_locations(state, side, field))

    def why_impossible(self, state: ArkhamState, side: int) -> Refusal:
        return Refusal("EA-RUL-203", "why-no-subject", {})

    def cause(self, state: ArkhamState, field: int) -> int:
        return NEUTRAL_SUBJECT if state.agreed.numbers.elder_at[field] >> NEUTRAL & 1 else OTHER_SUBJECT

    def act(self, state: ArkhamState, seat: int, field: int, cause: int) -> None:
        locations = experiment_locations(state, seat, field)
        state.then(TakeUnit(seat, locations, state.agreed.numbers.elder_omens[field], 0, cause))


ELDER_VERBS: Final[tuple[ElderVerb, ...]] = (
    Spores("spores", ("n",), ("moves", "mythos")),
    Fly("fly", ("n", "moves"), ("mythos",)),
    Experiment("experiment", ("at", "omens"), ("mythos",)),
)
"""What the action fields say; the place of a verb is its number."""


# --- Sealed actions -----------------------------------------------------------------------------------------------


def open_seal(state: ArkhamState, side: int, seal: int, rule: str) -> None:
    """Sealed actions: the marker of an opened seal joins the supply for the next turn.

    (EA-ELD-23, EA-ELD-24, EA-RUL-80)
    """
    if state.seals[seal]:
        state.seals = replaced(state.seals, seal, 0)
        state.elder_waiting += 1
        if state.chronicle is not None:
            state.tell(rule, "seal-opened", who=side, n=seal + 1)


class ElderThingsRules(RoleRules):
    """What the common rules ask of this role."""

    def set_up(self, state: ArkhamState, side: int) -> None:
        """Three sealed markers, on fields that hold a marker and are no action fields; two in the supply.

        (EA-ELD-02, EA-ELD-03, EA-RUL-78)
        """
        state.seals = (1,) * len(state.seals)
        state.elder_ready = state.agreed.numbers.elder_things_markers

    def turn(self, side: int) -> Step:
        return ElderThingsTurn(side)

    def landed(self, state: ArkhamState, side: int, location: int) -> None:
        """Enough of them on the board open a seal. (EA-ELD-22)"""
        if state.on_board(side) >= state.agreed.numbers.seal_units:
            open_seal(state, side, THIRD_SEAL, "EA-ELD-22")

    def abducted(self, state: ArkhamState, side: int, unit: int) -> None:
        """What they take opens seals. (EA-ELD-20, EA-ELD-21, EA-RUL-79)"""
        open_seal(state, side, FIRST_SEAL, "EA-ELD-20")
        state.colours_taken |= 1 << unit
        wanted = state.agreed.numbers.seal_colours
        aided = state.agreed.solo_aid and lacks_prey(state, side) and state.units_taken >= wanted
        if aided or state.colours_taken.bit_count() >= wanted:
            open_seal(state, side, SECOND_SEAL, "EA-ELD-21")
