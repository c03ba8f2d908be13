# compiled
"""The city: who may move where, who could be taken, who could be added. Questions only; nothing changes here."""

from typing import Final

from eldertable.games.eldritch_arkham.box.bounds import DREAMLANDS, FIRST_HOLDER
from eldertable.games.eldritch_arkham.box.cards import ANCIENT, AUTHORITIES, NEUTRAL
from eldertable.games.eldritch_arkham.box.places import (
    COLOURS,
    DREAM,
    EVERYWHERE,
    HELD,
    LOCATIONS,
    PLACES,
    SEATS,
    SUPPLY,
)
from eldertable.games.eldritch_arkham.table.fields import CIVILIAN, DELAYED, LEFT, MONSTER, NOBODY, RIGHT
from eldertable.games.eldritch_arkham.table.state import ArkhamState


def every_set() -> list[list[int]]:
    """The locations of every set, ascending."""
    found: list[list[int]] = [[]]
    for location in range(LOCATIONS):
        found.extend([[*locations, location] for locations in found])
    return found


SETS: Final = every_set()


def locations_in(mask: int) -> list[int]:
    """The locations of a set, ascending: a list that nobody changes."""
    return SETS[mask]


def set_of(locations: list[int]) -> int:
    """The set of these locations."""
    mask = 0
    for location in locations:
        mask |= 1 << location
    return mask


# --- moving -----------------------------------------------------------------------------------------------------


def open_to(state: ArkhamState, colour: int) -> int:
    """The set of locations that a unit may enter: none that another faction controls. Only who comes is asked: who is
    there when somebody gains control may stay and leave.

    (EA-CMP-07, EA-CMP-09, EA-MOV-03, EA-MOV-04, EA-MOV-05, EA-MOV-06, EA-RUL-28, EA-RUL-29, EA-RUL-30,
    EA-RUL-31, EA-RUL-34, EA-RUL-35, EA-RUL-145)
    """
    if colour == CIVILIAN:
        return EVERYWHERE
    owner = state.owner(colour)
    closed = 0
    if state.sigil != NOBODY and colour != MONSTER and owner != state.holders[ANCIENT]:
        closed = 1 << state.sigil
    realms = state.control()
    if owner != MONSTER:
        closed |= realms[MONSTER]
    faction = state.colour_faction(colour)
    for side in range(state.table.seats):
        realm = realms[side]
        if realm and side != owner and (faction == NEUTRAL or faction != state.faction(side)):
            closed |= realm
    return EVERYWHERE & ~closed


def may_enter(state: ArkhamState, colour: int, location: int) -> bool:
    """Whether a unit may enter a location. (EA-MOV-03)"""
    return open_to(state, colour) >> location & 1 == 1


def is_fixed(state: ArkhamState, colour: int) -> bool:
    """Whether nobody can move this unit: a delayed Outsider, or the Monster of a certain card.

    (EA-DEE-23, EA-RUL-198)
    """
    if colour == DELAYED:
        return True
    return colour == MONSTER and state.agreed.content.monsters.fixed[state.monster]


def swims(state: ArkhamState, colour: int) -> bool:
    """Outsiders of the Deep Ones, and the Monster of a certain card, whoever moves them.

    (EA-DEE-24, EA-RUL-27)
    """
    if colour == MONSTER:
        return state.agreed.content.monsters.water[state.monster]
    return colour < SEATS and state.agreed.swims[state.role[colour]]


def paths_from(state: ArkhamState, colour: int, origin: int, water: bool) -> int:
    """The set of locations to which paths lead from here that a unit may cross: a directional path leads only one way
    (so `by_land` was built), and past the Command Post only Officers go.

    (EA-BRD-06, EA-MOV-02, EA-POL-21)
    """
    board = state.board
    found = board.by_land[origin]
    if state.post_path != NOBODY and colour != state.holders[AUTHORITIES]:
        first, second = board.ends[state.post_path]
        if origin == first:
            found &= ~(1 << second)
        elif origin == second:
            found &= ~(1 << first)
    return found | board.by_water[origin] if water else found


def can_cross(state: ArkhamState, colour: int, origin: int, target: int) -> bool:
    """Whether a unit may come from one location to another by land, whoever controls it."""
    return paths_from(state, colour, origin, False) >> target & 1 == 1


def ways(state: ArkhamState, colour: int, origin: int, water: bool) -> int:
    """The set of locations to which a unit may move from here. (EA-MOV-01, EA-MOV-02)"""
    if is_fixed(state, colour):
        return 0
    return paths_from(state, colour, origin, water) & open_to(state, colour)


def crosses_water(state: ArkhamState, origin: int, target: int) -> bool:
    """Whether the path between two locations is a water path."""
    return target in state.board.water[origin]


# --- taking units off the board ---------------------------------------------------------------------------------


def can_be_taken(state: ArkhamState, colour: int) -> bool:
    """Monster, Avatar and an unbowed Investigator never leave the board. (EA-RUL-42, EA-MON-02, EA-GOO-21)"""
    if colour == MONSTER:
        return False
    if colour >= SEATS:
        return True
    return not state.agreed.stays[state.role[colour]] and not state.unbowed(colour)


def victims(state: ArkhamState, side: int, location: int) -> list[int]:
    """Which colours a role may remove or abduct there: Civilians first, never own units.

    (EA-UNI-06, EA-UNI-07, EA-RUL-39)
    """
    at = location * COLOURS
    units = state.units
    if units[at + CIVILIAN]:
        return [CIVILIAN]
    found: list[int] = []
    for colour in range(COLOURS):
        if units[at + colour] and may_take(state, side, colour):
            found.append(colour)
    return found


def may_take(state: ArkhamState, side: int, colour: int) -> bool:
    """Whether a role may take units of a colour where no Civilians are."""
    if state.owner(colour) == side or not can_be_taken(state, colour):
        return False
    return not (state.agreed.spare_allies and are_allies(state, side, colour))


def are_allies(state: ArkhamState, side: int, colour: int) -> bool:
    """Whether a unit belongs to another role of the same faction. A Neutral role is a faction of its own.

    (EA-CMP-07, EA-CMP-08, EA-CMP-10)
    """
    faction = state.faction(side)
    return faction != NEUTRAL and state.colour_faction(colour) == faction


def has_victim(state: ArkhamState, side: int, location: int) -> bool:
    """Whether a role may take a unit there."""
    at = location * COLOURS
    units = state.units
    if units[at + CIVILIAN]:
        return True
    for colour in range(COLOURS):
        if units[at + colour] and may_take(state, side, colour):
            return True
    return False


def victims_in(state: ArkhamState, side: int, mask: int) -> list[int]:
    """Every unit that may be taken at these locations, as location * 10 + colour."""
    found: list[int] = []
    units = state.units
    for location in locations_in(mask):
        if units[location * COLOURS + CIVILIAN]:
            found.append(location * COLOURS + CIVILIAN)
        else:
            for colour in victims(state, side, location):
                found.append(location * COLOURS + colour)
    return found


def has_victim_in(state: ArkhamState, side: int, mask: int) -> bool:
    """Whether a role may take a unit at one of these locations."""
    for location in locations_in(mask):
        if has_victim(state, side, location):
            return True
    return False


# --- adding units -----------------------------------------------------------------------------------------------


def sources(state: ArkhamState, side: int) -> list[int]:
    """Where an owner finds a unit when the supply is empty: Dominance, holders, Dreamlands.

    (EA-UNI-09, EA-RUL-52)
    """
    found: list[int] = []
    for half in (LEFT, RIGHT):
        if state.on_side(half, side):
            found.append(half)
    for holder in range(SEATS):
        if state.units[(HELD + holder) * COLOURS + side]:
            found.append(FIRST_HOLDER + holder)
    for place in range(PLACES):
        if state.units[(DREAM + place) * COLOURS + side]:
            found.append(DREAMLANDS)
            break
    return found


def can_add(state: ArkhamState, side: int) -> bool:
    """Whether a role has a unit to add, in its supply or elsewhere. (EA-UNI-08, EA-UNI-09)"""
    return state.units[SUPPLY * COLOURS + side] > 0 or len(sources(state, side)) > 0


# --- places -----------------------------------------------------------------------------------------------------


def locations_of(state: ArkhamState, kind: int) -> int:
    """The set of locations of a type."""
    return state.board.mask_of_type[kind]


def uncontrolled(state: ArkhamState) -> int:
    """The set of locations that nobody controls. (EA-CTL-06)"""
    return state.control()[CIVILIAN]


def held_by(state: ArkhamState, side: int) -> int:
    """How many units lie on a role's board."""
    return state.crowd(HELD + side)
