# compiled
"""A unit comes to a location, by a path, without one, or added: what follows from it at once.

Which units may move where is asked in `moving.py`, which are added in `adding.py`.
"""

from eldertable.games.eldritch_arkham.box.cards import CULTISTS
from eldertable.games.eldritch_arkham.box.places import LOCATIONS, SEATS, SUPPLY
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.rows import replaced


def cross(state: ArkhamState, colour: int, origin: int, target: int, rule: str) -> None:
    """Move a unit along a path; a Cultist hiding there goes back to its supply.

    (EA-MOV-01, EA-CUL-20, EA-RUL-118)
    """
    state.shift(colour, origin, target)
    if state.chronicle is not None:
        state.tell(rule, "moved", unit=colour, origin=origin, location=target)
    disturb(state, state.board.path_of[origin * LOCATIONS + target])
    landed(state, colour, target)


def disturb(state: ArkhamState, path: int) -> None:
    """Incognito: a Cultist on a path that is crossed goes back to its supply. (EA-CUL-20, EA-RUL-106)"""
    if state.on_path[path]:
        state.on_path = replaced(state.on_path, path, 0)
        cult = state.holders[CULTISTS]
        state.put(cult, SUPPLY)
        if state.chronicle is not None:
            state.tell("EA-CUL-20", "cultist-disturbed", who=cult, path=path)


def relocate(state: ArkhamState, colour: int, origin: int, target: int, rule: str) -> None:
    """Move a unit without a path; nothing on paths is disturbed. (EA-RUL-31, EA-RUL-32)"""
    if origin == target:
        return
    state.shift(colour, origin, target)
    if state.chronicle is not None:
        state.tell(rule, "moved", unit=colour, origin=origin, location=target)
    landed(state, colour, target)


def swap(state: ArkhamState, own: int, here: int, other: int, there: int, rule: str) -> None:
    """Two units change places; control is not tested, a delayed Outsider stays delayed.

    (EA-RUL-33, EA-RUL-198)
    """
    state.shift(own, here, there)
    state.shift(other, there, here)
    if state.chronicle is not None:
        state.tell(rule, "swapped", unit=own, origin=here, other_unit=other, location=there)
    landed(state, own, there)
    landed(state, other, here)


def landed(state: ArkhamState, colour: int, location: int) -> None:
    """A unit has come to a location: its role may have something to say. (EA-KUR-17, EA-RUL-177, EA-ELD-22)"""
    if colour < SEATS:
        state.agreed.role_rules[state.role[colour]].landed(state, colour, location)


def added(state: ArkhamState, colour: int, location: int, rule: str) -> None:
    """A unit was put on a location from anywhere. (EA-UNI-12)"""
    if state.chronicle is not None:
        state.tell(rule, "added", unit=colour, location=location)
    if colour < SEATS:
        role = state.agreed.role_rules[state.role[colour]]
        role.landed(state, colour, location)
        role.added(state, colour, location)
