# compiled
"""Enemies: where they stand, which symbols they have, who is in reach of them, what attacking them costs."""

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import COLUMN, DEVOURED, GOO_TARGET, OBJECTS, PLACES
from eldertable.games.cultistorm.table.state import StormState


def place_of(state: StormState, enemy: int) -> int:
    """Where an enemy stands; -1 if it is not on the board."""
    if enemy >= GOO_TARGET:
        place = enemy - GOO_TARGET
        return place if state.goo[place] >= 0 else -1
    card = enemy + state.agreed.content.first_cultist
    for place in range(PLACES):
        if card in state.zones[COLUMN + place]:
            return place
    return -1


def enemy_symbols(state: StormState, enemy: int, place: int) -> list[int]:
    """The symbols of an enemy, counted by kind. (CS-CMP-24, CS-CUL-21, CS-GOO-14, CS-RUL-123)"""
    need = _goo_symbols(state, place) if enemy >= GOO_TARGET else _cultist_symbols(state, enemy, place)
    for module in state.agreed.asked.enemy_symbols:
        module.enemy_symbols(state, enemy, place, need)
    return need


def _goo_symbols(state: StormState, place: int) -> list[int]:
    """The printed ones, that of the location, of the devoured (however many), of the cultist die.

    (CS-CUL-18, CS-GOO-09, CS-GOO-14, CS-GOO-15, CS-GOO-16, CS-RUL-026, CS-RUL-032, CS-SEC-15, CS-CRE-08)
    """
    content = state.agreed.content
    need = list(content.goos.symbols[state.goo[place]])
    need[state.symbol_of(place)] += 1
    for card in state.zones[DEVOURED + place]:
        sign = content.cultists.sign[card - content.first_cultist]
        if sign >= 0:
            need[state.symbol_of(place) if sign == c.LOCAL_CAST else sign] += 1
    face = state.cultist_dice[place]
    if face != c.BLANK:
        need[face] += 1
    return need


def _cultist_symbols(state: StormState, enemy: int, place: int) -> list[int]:
    """The printed ones, the cast symbol at home, that of the cultist die.

    (CS-CMP-22, CS-CMP-24, CS-CUL-21, CS-STR-01, CS-STR-02, CS-STR-03, CS-SEC-29)
    """
    home = state.symbol_of(place)
    cultists = state.agreed.content.cultists
    need = list(cultists.symbols[enemy])
    need[home] += cultists.local[enemy]
    if cultists.cast[enemy] == home or cultists.cast[enemy] == c.LOCAL_CAST:
        need[home] += 1
    face = state.cultist_dice[place]
    if not state.standing(place, c.NO_CULTIST_DIE):
        if face != c.BLANK:
            need[face] += 1
        else:
            for card in state.zones[COLUMN + place]:
                if cultists.ability[state.cultist(card)] == c.BLANK_COUNTS:
                    need[cultists.what[state.cultist(card)]] += 1
    return need


def cast_at(state: StormState, cultist: int, place: int) -> int:
    """The cast symbol that a cultist has at a place, for some that of the location; -1 without one.

    (CS-CMP-22, CS-SEC-22)
    """
    cast = state.agreed.content.cultists.cast[cultist]
    return state.symbol_of(place) if cast == c.LOCAL_CAST else cast


def is_ranged(state: StormState, seat: int) -> bool:
    """Whether an investigator may attack any cultist of the location. (CS-RNG-01)"""
    ranged = state.agreed.content.investigators[state.investigator[seat]].ranged or any(
        [state.thing(card).ranged for card in state.zones[OBJECTS + seat]]
    )
    for module in state.agreed.asked.ranged:
        ranged = module.ranged(state, seat, ranged)
    return ranged


def within_reach(state: StormState, place: int, enemy: int, ranged: bool) -> bool:
    """Whether somebody who stands there could attack this enemy.

    (CS-RNG-01, CS-RNG-02, CS-RNG-03, CS-GOO-10)
    """
    reached = _within_reach(state, place, enemy, ranged)
    for module in state.agreed.asked.reaches:
        reached = module.reaches(state, place, enemy, ranged, reached)
    return reached


def _within_reach(state: StormState, place: int, enemy: int, ranged: bool) -> bool:
    if enemy >= GOO_TARGET:
        return enemy - GOO_TARGET == place and state.at_gate(place)
    content = state.agreed.content
    column = state.zones[COLUMN + place]
    card = enemy + content.first_cultist
    if card not in column:
        return False
    if ranged and content.cultists.ability[enemy] != c.HIDES:
        return True
    return closest(state, place, ranged) == card


def closest(state: StormState, place: int, ranged: bool = False) -> int:
    """The closest cultist of a column: the first from the gate that neither hides nor, for melee, flies.

    If there is none, it is the one at the gate.

    (CS-RNG-02, CS-SEC-28, CS-CRE-15)
    """
    content = state.agreed.content
    column = state.zones[COLUMN + place]
    for card in column:
        ability = content.cultists.ability[card - content.first_cultist]
        if ability != c.HIDES and (ranged or ability != c.FLIES):
            return card
    return column[0]


def attack_madness(state: StormState, seat: int, enemy: int) -> int:
    """The insanity that beginning this fight gives. (CS-GOO-13)"""
    if enemy >= GOO_TARGET:
        return 0 if state.always(seat, c.CALM_ATTACK) else 1
    return 1 if state.agreed.content.cultists.ability[enemy] == c.MAD_WHEN_FOUGHT else 0
