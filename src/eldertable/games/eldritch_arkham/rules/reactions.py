# compiled
"""What always follows from a change: Omen points and alarms, dominance, crossed Cultists, opened seals, Visions."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.cards import (
    CTHULHU_CULT,
    CULTISTS,
    CULTISTS_ADDED,
    DOMINANCE_GAINED,
    ELDER_THINGS,
    ELDRITCH,
    GRIMOIRE,
    KURANES,
    LOCATIONS,
    NEUTRAL,
    ORDER_OF_DAGON,
    UNITS_REMOVED,
)
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.table.state import (
    CIVILIAN,
    HELD,
    NOBODY,
    ORDER_FIELDS,
    OUT,
    SEATS,
    SUPPLY,
    WON,
    ArkhamState,
)
from eldertable.kernel.steps import Step

FIRST_SEAL: Final = 0
SECOND_SEAL: Final = 1
THIRD_SEAL: Final = 2


# --- Omen points ------------------------------------------------------------------------------------------------


def gain_omens(state: ArkhamState, side: int, n: int, rule: str) -> None:
    """Victory is tested at once; a first 5, 10 or 15 alarms the Monster. (EA-RUL-15, RUL-17, MON-05, RUL-58, RUL-59)"""
    if n <= 0 or state.ended:
        return
    numbers = state.agreed.numbers
    before = state.omens[side]
    after = min(before + n, numbers.goal)
    state.omens[side] = after
    if state.chronicle is not None:
        state.tell(rule, "omens-gained", who=side, n=after - before, total=after)
    if after >= numbers.goal:
        if state.chronicle is not None:
            state.tell("EA-CMP-03", "omen-complete", who=side)
        state.finish(WON, 1 << side)
        return
    reached = 0
    for threshold in numbers.alarms:
        if after >= threshold:
            reached += 1
    known = state.alarms[side] if state.agreed.alarm_each else max(state.alarms)
    if reached > state.alarms[side]:
        state.alarms[side] = reached
    if reached > known:
        pass_monster_marker(state, "EA-MON-05")


def pass_monster_marker(state: ArkhamState, rule: str) -> None:
    """The Monster marker goes to the role whose turn comes next. (EA-MON-03, RUL-61 to RUL-64)"""
    state.keeper = state.next_in_turn()
    if state.chronicle is not None:
        state.tell(rule, "monster-marker", who=state.keeper)


class Score(Step):
    """A role gains Omen points, after all that its effect set off. (EA-RUL-193)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "n", "cause")

    def __init__(self, side: int, n: int, cause: int) -> None:
        self.side = side
        self.n = n
        self.cause = cause

    def run(self, state: ArkhamState) -> None:
        gain_omens(state, self.side, self.n, CAUSES[self.cause])


# --- moving -----------------------------------------------------------------------------------------------------


def cross(state: ArkhamState, colour: int, origin: int, target: int, rule: str) -> None:
    """Move a unit along a path; a Cultist hiding there goes back to its supply. (EA-MOV-01, CUL-20, RUL-118)"""
    state.shift(colour, origin, target)
    if state.chronicle is not None:
        state.tell(rule, "moved", unit=colour, origin=origin, location=target)
    disturb(state, state.board.path_of[origin * LOCATIONS + target])
    landed(state, colour, target)


def disturb(state: ArkhamState, path: int) -> None:
    """A Cultist on a path that is crossed is taken back. (EA-CUL-20)"""
    if state.on_path[path]:
        state.on_path[path] = 0
        cult = state.holders[CULTISTS]
        state.put(cult, SUPPLY)
        if state.chronicle is not None:
            state.tell("EA-CUL-20", "cultist-disturbed", who=cult, path=path)


def relocate(state: ArkhamState, colour: int, origin: int, target: int, rule: str) -> None:
    """Move a unit without a path; nothing on paths is disturbed. (EA-RUL-31, RUL-32)"""
    if origin == target:
        return
    state.shift(colour, origin, target)
    if state.chronicle is not None:
        state.tell(rule, "moved", unit=colour, origin=origin, location=target)
    landed(state, colour, target)


def swap(state: ArkhamState, own: int, here: int, other: int, there: int, rule: str) -> None:
    """Two units change places; control is not tested, a delayed Outsider stays delayed. (EA-RUL-33, RUL-198)"""
    state.shift(own, here, there)
    state.shift(other, there, here)
    if state.chronicle is not None:
        state.tell(rule, "swapped", unit=own, origin=here, other_unit=other, location=there)
    landed(state, own, there)
    landed(state, other, here)


def landed(state: ArkhamState, colour: int, location: int) -> None:
    """A unit has come to a location: the dreamer sees Visions there, Elder Things count. (EA-KUR-17, RUL-177, ELD-22)"""
    if colour >= SEATS:
        return
    role = state.role[colour]
    if role == KURANES:
        if state.visions_at[location]:
            state.then(SeeVisions(location))
    elif role == ELDER_THINGS:
        if state.on_board(colour) >= state.agreed.numbers.seal_units:
            open_seal(state, THIRD_SEAL, "EA-ELD-22")


class SeeVisions(Step):
    """Visions where the Vagrant of Kuranes stands go back to the supply, 1 OP each. (EA-KUR-17)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("location",)

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, state: ArkhamState) -> None:
        side = state.side_of(KURANES)
        if state.count(self.location, side):
            n = state.visions_at[self.location]
            state.visions_at[self.location] = 0
            gain_omens(state, side, n, "EA-KUR-17")


# --- adding -----------------------------------------------------------------------------------------------------


def added(state: ArkhamState, colour: int, location: int, rule: str) -> None:
    """A unit was put on a location from anywhere. (EA-UNI-12, DAG-17)"""
    if state.chronicle is not None:
        state.tell(rule, "added", unit=colour, location=location)
    landed(state, colour, location)
    if colour < SEATS and state.role[colour] == ORDER_OF_DAGON and state.acting == colour:
        state.deeds[CULTISTS_ADDED] += 1


def open_seal(state: ArkhamState, seal: int, rule: str) -> None:
    """The marker of an opened seal joins the supply for the next turn. (EA-ELD-23, ELD-24, RUL-80)"""
    if state.seals[seal]:
        state.seals[seal] = 0
        state.elder_waiting += 1
        if state.chronicle is not None:
            state.tell(rule, "seal-opened", who=state.side_of(ELDER_THINGS), n=seal + 1)


# --- removing and abducting -------------------------------------------------------------------------------------


def take_unit(state: ArkhamState, side: int, location: int, colour: int, rule: str) -> None:
    """Factions remove to Dominance, Neutral roles abduct to their board. (EA-UNI-04, UNI-05, RUL-40)"""
    unit = state.lift(colour, location)
    state.taken += 1
    faction = state.faction(side)
    if faction == NEUTRAL:
        state.put(unit, HELD + side)
        if state.chronicle is not None:
            state.tell(rule, "abducted", who=side, unit=unit, location=location)
        abducted(state, side, unit)
        return
    if state.chronicle is not None:
        state.tell(rule, "removed", who=side, unit=unit, location=location)
    if state.role[side] == ORDER_OF_DAGON:
        state.deeds[UNITS_REMOVED] += 1
    onto_dominance(state, faction, unit)


def abducted(state: ArkhamState, side: int, unit: int) -> None:
    """What the Elder Things take opens their seals. (EA-ELD-20, ELD-21, RUL-79)"""
    if state.role[side] != ELDER_THINGS:
        return
    open_seal(state, FIRST_SEAL, "EA-ELD-20")
    state.colours_taken |= 1 << unit
    wanted = state.agreed.numbers.seal_colours
    aided = state.agreed.solo_aid and lacks_prey(state, side) and state.taken >= wanted
    if aided or state.colours_taken.bit_count() >= wanted:
        open_seal(state, SECOND_SEAL, "EA-ELD-21")


def lacks_prey(state: ArkhamState, side: int) -> bool:
    """Whether no other role has units that can be taken: only Grimoires and the Cthulhu Cult. (EA-RUL-212)"""
    for other in state.order:
        if other != side and state.role[other] != CTHULHU_CULT and state.role[other] < GRIMOIRE:
            return False
    return True


def onto_dominance(state: ArkhamState, faction: int, unit: int) -> None:
    """The outermost empty field of the faction's side; with none left, the marker: dominance. (EA-DOM-02 to DOM-05)"""
    for field in state.side_fields(faction):
        if state.track[field] < 0:
            state.track[field] = unit
            return
    state.track[state.marker] = unit
    state.then(GainDominance(faction))


class GainDominance(Step):
    """Play is interrupted: marker and Omen points, then units, then the Monster marker. (EA-DOM-05 to DOM-10, RUL-48)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def run(self, state: ArkhamState) -> None:
        numbers = state.agreed.numbers
        if self.faction == ELDRITCH:
            state.marker = min(state.marker + numbers.dominance_step, len(state.track) - 2)
        else:
            state.marker = max(state.marker - numbers.dominance_step, 1)
        state.mission = 0
        if state.chronicle is not None:
            state.tell("EA-DOM-06", "dominance", faction=self.faction, field=state.marker + 1)
        order = state.side_of(ORDER_OF_DAGON)
        if self.faction == ELDRITCH and order >= 0 and state.acting == order and state.turn == order:
            state.deeds[DOMINANCE_GAINED] = 1
        state.then(SpreadDominance())
        for side in state.order_from(state.acting):
            if state.faction(side) == self.faction:
                gain_omens(state, side, 1, "EA-DOM-07")


class SpreadDominance(Step):
    """Units go home, Civilians to locations 1, 2, 3 and so on; the Monster stirs. (EA-DOM-08 to DOM-10, RUL-45, RUL-50)"""

    def run(self, state: ArkhamState) -> None:
        civilians = 0
        for field in range(len(state.track)):
            unit = state.track[field]
            state.track[field] = -1
            if unit == CIVILIAN:
                civilians += 1
            elif unit >= 0:
                state.put(unit, SUPPLY)
        spread(state, civilians)
        if state.chronicle is not None:
            state.tell("EA-DOM-09", "spread", n=civilians)
        pass_monster_marker(state, "EA-DOM-10")


def spread(state: ArkhamState, civilians: int) -> None:
    """One Civilian to location 1, one to 2, and so on; after 12 again 1. (EA-DOM-09, RUL-50, RUL-51)"""
    for number in range(civilians):
        state.put(CIVILIAN, number % LOCATIONS)


# --- destroying -------------------------------------------------------------------------------------------------


def destroy_unit(state: ArkhamState, location: int, colour: int, rule: str) -> None:
    """A Civilian leaves the game for good, any other unit goes back to its owner. (EA-MON-08, MON-09)"""
    unit = state.lift(colour, location)
    state.put(unit, OUT if unit == CIVILIAN else SUPPLY)
    if state.chronicle is not None:
        state.tell(rule, "destroyed", unit=unit, location=location)


# --- the end of a turn ------------------------------------------------------------------------------------------


class EndOfTurn(Step):
    """Whatever lasts "this turn" ends; a turn that is cut short goes on here. (EA-RUL-187, RUL-157)"""

    def run(self, state: ArkhamState) -> None:
        state.actions = 0
        state.used = 0
        state.colours_taken = 0
        state.ritual_area = NOBODY
        state.double = 0
        state.shared = 0
        forget(state)
        for deed in range(len(state.deeds)):
            state.deeds[deed] = 0
        for location in range(LOCATIONS):
            state.patrolled[location] = 0
        for field in range(ORDER_FIELDS):
            state.demand[field] = 0
            state.orders[field] -= state.extra[field]
            state.extra[field] = 0


def forget(state: ArkhamState) -> None:
    """A new turn or activation begins: nothing was taken in it yet. (EA-RUL-188)"""
    state.taken = 0
    state.spot = NOBODY
