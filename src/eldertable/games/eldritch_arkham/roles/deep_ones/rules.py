# compiled
"""The Deep Ones: Outsiders are both units and action tokens; drag the living under water."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import COLOUR, FIRST_WAY, NOTHING_OR_WAY, ROW, SLOT, STOP
from eldertable.games.eldritch_arkham.box.cards import (
    CALL_ROW,
    DRAG_ROW,
    ELDRITCH,
    ENDS,
    SPAWN_ROW,
    STEP_ROW,
    WORSHIP_ROW,
)
from eldertable.games.eldritch_arkham.box.places import ALL_PLACES, COLOURS, EVERYWHERE, LOCATIONS, SUPPLY
from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.causes import CAUSES, cause
from eldertable.games.eldritch_arkham.rules.landing import cross, landed
from eldertable.games.eldritch_arkham.rules.moving import MoveOwn, WalkOn, can_move_own, own_moves
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import take_unit
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.fields import DELAYED, NOBODY, WORSHIP_SWARMED
from eldertable.games.eldritch_arkham.table.reasons import (
    must_be_done,
    why_fixed,
    why_no_entry,
    why_no_move,
    why_no_mythos,
    why_no_unit,
    why_none_moves,
    why_not_taken,
)
from eldertable.games.eldritch_arkham.table.role_rules import RoleRules
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import (
    crosses_water,
    is_fixed,
    locations_of,
    may_enter,
    sources,
    victims,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step

ROW_COUNT: Final = 5
ACTIONS: Final = Answers(Kind("stop"), Kind("slot", SLOT), Kind("swarm-row", ROW))
FIRST_SLOT: Final = ACTIONS.start("slot")
FIRST_SWARM: Final = ACTIONS.start("swarm-row")

PASSENGER: Final = Answers(Kind("alone"), Kind("colour", COLOUR))
ALONE: Final = PASSENGER.start("alone")
FIRST_COLOUR: Final = PASSENGER.start("colour")

SINKS: Final = Answers(Kind("row", ROW), Kind("role-board"))
ROLE_BOARD: Final = SINKS.start("role-board")

STEP_RULE: Final = cause("EA-DEE-10")
DRAG_RULE: Final = cause("EA-DEE-14")
DROWN_RULE: Final = cause("EA-DEE-16")
DRAG_OMENS: Final = cause("EA-DEE-18")
SPAWN_RULE: Final = cause("EA-DEE-19")


class DeepOnesTurn(RoleStep):
    """Regroup, then activate. (EA-DEE-04, EA-DEE-07)"""

    def run(self, state: ArkhamState) -> None:
        state.then(DeepRegroup(self.side), DeepAction(self.side))


# --- 1. Regroup -------------------------------------------------------------------------------------------------


class DeepRegroup(RoleStep):
    """Loaded limit markers advance, and all Outsiders of the role board come home.

    (EA-DEE-04, EA-DEE-05, EA-DEE-06, EA-RUL-71)
    """

    def run(self, state: ArkhamState) -> None:
        numbers = state.agreed.numbers
        back = state.drowned
        state.drowned = 0
        for row in range(ROW_COUNT):
            if state.loads[row]:
                state.loads = replaced(state.loads, row, 0)
                back += 1
                last = state.limits[row] == numbers.row_fields[row]
                state.limits = replaced(state.limits, row, 0 if last else state.limits[row] + 1)
                if state.chronicle is not None:
                    state.tell("EA-DEE-04", "limit-advances", who=self.side, row=row)
        back += sum(state.slots)
        state.slots = (0,) * len(state.slots)
        state.change(SUPPLY, self.side, back)


# --- 2. Activate ------------------------------------------------------------------------------------------------


def open_slots(state: ArkhamState, row: int) -> list[int]:
    """The empty fields of a row to the left of its limit marker. (EA-DEE-09)"""
    numbers = state.agreed.numbers
    first = numbers.row_first[row]
    limit = state.limits[row]
    fields = limit - 1 if limit else numbers.row_fields[row]
    return [slot for slot in range(first, first + fields) if not state.slots[slot]]


def can_act(state: ArkhamState, side: int, row: int) -> bool:
    """Whether a row's action can do anything, an Outsider being spent on it. (EA-RUL-74, EA-RUL-214)"""
    if row in (STEP_ROW, DRAG_ROW):
        return can_move_own(state, side, EVERYWHERE, 1)
    if row == SPAWN_ROW:
        return state.count(SUPPLY, side) > 1 or len(sources(state, side)) > 0
    if row == WORSHIP_ROW:
        return state.mythos_left() > 0
    return state.where(DELAYED) != NOBODY


def row_of(state: ArkhamState, slot: int) -> int:
    """The row of a field."""
    first = state.agreed.numbers.row_first
    row = ROW_COUNT - 1
    while first[row] > slot:
        row -= 1
    return row


def swarmable(state: ArkhamState, row: int) -> list[int]:
    """The Outsiders of a row that a swarm may take back: from the WORSHIP field worth 2 once per turn. (EA-RUL-72)"""
    numbers = state.agreed.numbers
    first = numbers.row_first[row]
    last = first + numbers.row_fields[row]
    if row == WORSHIP_ROW and (not state.agreed.worship_swarm or state.used & WORSHIP_SWARMED):
        last = first + 1
    return [slot for slot in range(first, last) if state.slots[slot]]


def why_idle(state: ArkhamState, side: int, row: int) -> Refusal:
    """Why a row's action can do nothing. (EA-RUL-74)"""
    if row in (STEP_ROW, DRAG_ROW):
        return why_none_moves(state, side, "EA-RUL-74")
    if row == SPAWN_ROW:
        return Refusal("EA-RUL-74", "why-spawn-idle", {})
    return Refusal("EA-RUL-74", "why-pool-empty" if row == WORSHIP_ROW else "why-nobody-lies", {})


class DeepAction(Decision):
    """Put an Outsider on a field, take one back by SWARM, or stop.

    (EA-DEE-03, EA-DEE-07, EA-DEE-08, EA-DEE-22, EA-RUL-73, EA-DEC-09)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-DEE-07", "EA-DEE-09", "EA-DEE-22")
    ANSWERS: ClassVar[Answers] = ACTIONS

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [STOP]
        if state.count(SUPPLY, seat):
            for row in range(ROW_COUNT):
                slots = open_slots(state, row)
                if slots and can_act(state, seat, row):
                    chosen = slots if row == WORSHIP_ROW else slots[:1]
                    found.extend([FIRST_SLOT + slot for slot in chosen])
        if state.mythos[seat] >= state.agreed.numbers.deep_ones_swarm:
            found.extend([FIRST_SWARM + row for row in range(ROW_COUNT) if swarmable(state, row)])
        return found

    def is_open(self, state: ArkhamState, seat: int) -> bool:
        return (
            state.count(SUPPLY, seat) > 0
            and state.mythos_left() > 0
            and len(open_slots(state, WORSHIP_ROW)) > 0
        )

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        if answer >= FIRST_SWARM:
            self.swarm(state, seat, answer - FIRST_SWARM)
        else:
            slot = answer - FIRST_SLOT
            state.lift(seat, SUPPLY)
            state.slots = replaced(state.slots, slot, 1)
            row = row_of(state, slot)
            if state.chronicle is not None:
                state.tell("EA-DEE-07", "deep-acts", who=seat, row=row)
            self.act(state, seat, row, slot)
        state.then(DeepAction(seat))

    def swarm(self, state: ArkhamState, seat: int, row: int) -> None:
        """2 Mythos bring an Outsider back to the supply at once. (EA-DEE-22)"""
        state.spend_mythos(seat, state.agreed.numbers.deep_ones_swarm, "deep-swarm", "EA-DEE-22")
        slot = swarmable(state, row)[-1]
        state.slots = replaced(state.slots, slot, 0)
        if row == WORSHIP_ROW and slot > state.agreed.numbers.row_first[row]:
            state.used |= WORSHIP_SWARMED
        state.put(seat, SUPPLY)

    def why_no_swarm(self, state: ArkhamState, seat: int, row: int) -> Refusal | None:
        """Why no Outsider comes back from a row. (EA-DEE-22, EA-RUL-72)"""
        if not swarmable(state, row):
            first = state.agreed.numbers.row_first[row]
            last = first + state.agreed.numbers.row_fields[row]
            if not sum(state.slots[first:last]):
                return Refusal("EA-DEE-22", "why-row-empty", {"row": row})
            key = "why-swarmed-before" if state.agreed.worship_swarm else "why-never-swarmed"
            return Refusal("EA-RUL-72", key, {})
        return why_no_mythos(state, seat, state.agreed.numbers.deep_ones_swarm, "EA-DEE-22")

    def act(self, state: ArkhamState, seat: int, row: int, slot: int) -> None:
        """Do the action of a row at once. STEP moves an Outsider that is not delayed once or twice, also by water.

        (EA-DEE-10, EA-DEE-11, EA-DEE-12, EA-DEE-13 to EA-DEE-21, EA-RUL-66)
        """
        numbers = state.agreed.numbers
        if row == STEP_ROW:
            state.then(
                MoveOwn(seat, EVERYWHERE, 0, 1, 0, STEP_RULE), WalkOn(seat, 1, 1, STEP_RULE), Delay(seat)
            )
        elif row == DRAG_ROW:
            state.then(Drag(seat))
        elif row == SPAWN_ROW:
            state.then(AddUnit(seat, locations_of(state, ELDRITCH), 1, SPAWN_RULE))
        elif row == WORSHIP_ROW:
            state.gain_mythos(seat, numbers.worship[slot - numbers.row_first[row]], "EA-DEE-20")
        elif row == CALL_ROW:
            for location in range(LOCATIONS):
                lying = state.count(location, DELAYED)
                if lying:
                    state.change(location, seat, lying)
                    state.change(location, DELAYED, -lying)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if kind == "swarm-row":
            return self.why_no_swarm(state, seat, values[0])
        slot = values[0]
        row = row_of(state, slot)
        if state.slots[slot]:
            return Refusal("EA-DEE-07", "why-field-taken", {"row": row})
        field, limit = slot - state.agreed.numbers.row_first[row] + 1, state.limits[row]
        if limit and field >= limit:
            return Refusal("EA-DEE-09", "why-field-sealed", {"row": row, "n": field, "limit": limit})
        if not can_act(state, seat, row):
            return why_idle(state, seat, row)
        if not state.count(SUPPLY, seat):
            return Refusal("EA-DEE-07", "why-no-outsider", {})
        if row != WORSHIP_ROW and slot != open_slots(state, row)[0]:
            return Refusal("EA-DEE-07", "why-field-alike", {"row": row})
        return None


class Delay(RoleStep):
    """The unit that has moved lies down. (EA-DEE-10, EA-DEE-13)"""

    def run(self, state: ArkhamState) -> None:
        state.lift(self.side, state.last_spot)
        state.put(DELAYED, state.last_spot)


# --- DRAG -------------------------------------------------------------------------------------------------------


class Drag(Decision):
    """Which Outsider moves where, to drag somebody along; over water it sinks, and the other drowns.

    (EA-DEE-14, EA-DEC-10)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-DEE-14", "EA-DEE-15")
    ANSWERS: ClassVar[Answers] = NOTHING_OR_WAY

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return own_moves(state, seat, EVERYWHERE, 0, 1)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        origin, target = state.board.crossing(answer - FIRST_WAY)
        state.then(Passenger(seat, origin, target))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "nothing":
            return must_be_done("EA-DEE-14")
        origin, target = state.board.crossing(values[0] * ENDS + values[1])
        return why_no_move(state, seat, origin, target, True)


def passengers(state: ArkhamState, side: int, origin: int, target: int) -> list[int]:
    """Whom the Outsider may take along: over land whoever may enter, under water whoever may be removed.

    (EA-RUL-68)
    """
    if crosses_water(state, origin, target):
        return victims(state, side, origin)
    found: list[int] = []
    for colour in range(COLOURS):
        if state.count(origin, colour) and state.owner(colour) != side and not is_fixed(state, colour):
            if may_enter(state, colour, target):
                found.append(colour)
    return found


class Passenger(Decision):
    """Who is taken along, or nobody: over land both move, over water they `Sink` and `Drown`.

    (EA-DEE-15, EA-RUL-67, EA-RUL-69)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "origin", "target")
    RULES: ClassVar[tuple[str, ...]] = ("EA-DEE-15", "EA-RUL-68")
    ANSWERS: ClassVar[Answers] = PASSENGER

    def __init__(self, seat: int, origin: int, target: int) -> None:
        self.seat = seat
        self.origin = origin
        self.target = target

    def whence(self, state: ArkhamState, seat: int) -> int:
        """Where the units are that may be chosen."""
        return self.origin

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [ALONE] + [
            FIRST_COLOUR + colour for colour in passengers(state, seat, self.origin, self.target)
        ]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != ALONE and crosses_water(state, self.origin, self.target):
            state.then(Sink(seat, self.origin), Drown(seat, self.origin, answer - FIRST_COLOUR))
            return
        state.last_spot = self.target
        cross(state, seat, self.origin, self.target, CAUSES[DRAG_RULE])
        if answer != ALONE:
            colour = answer - FIRST_COLOUR
            state.shift(colour, self.origin, self.target)
            if state.chronicle is not None:
                state.tell("EA-DEE-15", "dragged", unit=colour, origin=self.origin, location=self.target)
            landed(state, colour, self.target)
        state.then(Delay(seat))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "alone":
            return None
        colour = values[0]
        if crosses_water(state, self.origin, self.target):
            return why_not_taken(state, seat, self.origin, colour)
        missing = why_no_unit(state, colour, self.origin)
        if missing is not None:
            return missing
        if state.owner(colour) == seat:
            return Refusal("EA-RUL-68", "why-own-passenger", {})
        fixed = why_fixed(state, colour)
        return fixed if fixed is not None else why_no_entry(state, colour, self.target)


class Sink(Decision):
    """On which free limit marker the Outsider goes; the role board if none is free.

    (EA-DEE-16, EA-DEE-17, EA-RUL-70, EA-DEC-11)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "origin")
    RULES: ClassVar[tuple[str, ...]] = ("EA-DEE-16", "EA-DEE-17")
    ANSWERS: ClassVar[Answers] = SINKS

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        free = [row for row in range(ROW_COUNT) if state.limits[row] and not state.loads[row]]
        return free or [ROLE_BOARD]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.lift(seat, self.origin)
        state.last_spot = NOBODY
        if answer == ROLE_BOARD:
            state.drowned += 1
            if state.chronicle is not None:
                state.tell("EA-DEE-17", "sinks-on-board", who=seat, origin=self.origin)
        else:
            state.loads = replaced(state.loads, answer, 1)
            if state.chronicle is not None:
                state.tell("EA-DEE-16", "sinks", who=seat, origin=self.origin, row=answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        free = [row for row in range(ROW_COUNT) if state.limits[row] and not state.loads[row]]
        if kind == "role-board":
            return Refusal("EA-DEE-17", "why-limit-free", {"n": len(free)}) if free else None
        row = values[0]
        if not state.limits[row]:
            return Refusal("EA-DEE-16", "why-limit-gone", {"row": row})
        return Refusal("EA-RUL-70", "why-limit-loaded", {"row": row}) if state.loads[row] else None


class Drown(Step):
    """The other unit is removed, worth Omen points. (EA-DEE-16, EA-DEE-18, EA-RUL-193)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "location", "colour")

    def __init__(self, side: int, location: int, colour: int) -> None:
        self.side = side
        self.location = location
        self.colour = colour

    def run(self, state: ArkhamState) -> None:
        take_unit(state, self.side, self.location, self.colour, CAUSES[DROWN_RULE])
        state.then(Score(self.side, state.agreed.numbers.deep_ones_drag, DRAG_OMENS))


class DeepOnesRules(RoleRules):
    """What the common rules ask of this role."""

    def __init__(self) -> None:
        super().__init__()
        self.swims = True

    def set_up(self, state: ArkhamState, side: int) -> None:
        """A limit marker on each sealed field. (EA-DEE-02)"""
        state.limits = tuple(state.agreed.numbers.row_sealed)

    def turn(self, side: int) -> Step:
        return DeepOnesTurn(side)

    def elsewhere(self, state: ArkhamState, side: int) -> int:
        lying = sum([state.count(place, DELAYED) for place in range(ALL_PLACES)])
        return sum(state.slots) + sum(state.loads) + state.drowned + lying
