# compiled
"""The city: who may move where, who could be taken, who could be added. Questions only; nothing changes here."""

from typing import Final

from eldertable.games.eldritch_arkham.box.bounds import DREAMLANDS, FIRST_HOLDER
from eldertable.games.eldritch_arkham.box.cards import ANCIENT, AUTHORITIES, NEUTRAL
from eldertable.games.eldritch_arkham.box.places import COLOURS, DREAM, HELD, LOCATIONS, PLACES, SEATS, SUPPLY
from eldertable.games.eldritch_arkham.table.state import (
    CIVILIAN,
    DELAYED,
    LEFT,
    MONSTER,
    NOBODY,
    RIGHT,
    ArkhamState,
)

EVERYWHERE: Final = (1 << LOCATIONS) - 1
"""The set of all locations: a set is a number with a bit for each of them."""


def locations_in(mask: int) -> list[int]:
    """The locations of a set, ascending."""
    return [location for location in range(LOCATIONS) if mask >> location & 1]


def set_of(locations: list[int]) -> int:
    """The set of these locations."""
    mask = 0
    for location in locations:
        mask |= 1 << location
    return mask


# --- moving -----------------------------------------------------------------------------------------------------


def may_enter(state: ArkhamState, colour: int, location: int) -> bool:
    """No unit may enter what another faction controls.

    (EA-MOV-03, EA-MOV-04, EA-MOV-05, EA-MOV-06, EA-RUL-28, EA-RUL-29, EA-RUL-30, EA-RUL-31, EA-RUL-34)
    """
    if colour == CIVILIAN:
        return True
    if location == state.sigil and colour != MONSTER and state.owner(colour) != state.holders[ANCIENT]:
        return False
    controller = state.controller(location)
    if controller == NOBODY or controller == state.owner(colour):
        return True
    faction = state.colour_faction(colour)
    return faction != NEUTRAL and controller != MONSTER and faction == state.faction(controller)


def is_fixed(state: ArkhamState, colour: int) -> bool:
    """Whether nobody can move this unit: a delayed Outsider, or the Monster of a certain card.

    (EA-RUL-198)
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


def can_cross(state: ArkhamState, colour: int, origin: int, target: int) -> bool:
    """Whether the path may be crossed: the Command Post lets Officers pass and nobody else.

    (EA-POL-21, EA-BRD-06)
    """
    path = state.board.path_of[origin * LOCATIONS + target]
    if path < 0:
        return False
    return path != state.post_path or colour == state.holders[AUTHORITIES]


def ways(state: ArkhamState, colour: int, origin: int, water: bool) -> list[int]:
    """Where a unit may move from here, ascending. (EA-MOV-01, EA-MOV-02)"""
    if is_fixed(state, colour):
        return []
    board = state.board
    found = [
        target
        for target in board.land[origin]
        if can_cross(state, colour, origin, target) and may_enter(state, colour, target)
    ]
    if water:
        found.extend([target for target in board.water[origin] if may_enter(state, colour, target)])
        found.sort()
    return found


def has_way(state: ArkhamState, colour: int, origin: int, water: bool) -> bool:
    """Whether a unit may move at all."""
    return len(ways(state, colour, origin, water)) > 0


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
        if not units[at + colour] or state.owner(colour) == side or not can_be_taken(state, colour):
            continue
        if state.agreed.spare_allies and are_allies(state, side, colour):
            continue
        found.append(colour)
    return found


def are_allies(state: ArkhamState, side: int, colour: int) -> bool:
    """Whether a unit belongs to another role of the same faction. (EA-CMP-08, EA-CMP-10)"""
    faction = state.faction(side)
    return faction != NEUTRAL and state.colour_faction(colour) == faction


def has_victim(state: ArkhamState, side: int, location: int) -> bool:
    """Whether a role may take a unit there."""
    return len(victims(state, side, location)) > 0


def victims_in(state: ArkhamState, side: int, mask: int) -> list[int]:
    """Every unit that may be taken at these locations, as location * 10 + colour."""
    found: list[int] = []
    for location in locations_in(mask):
        found.extend([location * COLOURS + colour for colour in victims(state, side, location)])
    return found


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
    return set_of([location for location in range(LOCATIONS) if state.controller(location) == NOBODY])


def held_by(state: ArkhamState, side: int) -> int:
    """How many units lie on a role's board."""
    return state.crowd(HELD + side)
