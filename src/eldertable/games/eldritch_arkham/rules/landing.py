# compiled
"""A unit comes to a location, by a path, without one, or added: what follows from it at once.

Which units may move where is asked in `moving.py`, which are added in `adding.py`.
"""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import SEATS
from eldertable.games.eldritch_arkham.box.cards import (
    CULTISTS,
    CULTISTS_ADDED,
    ELDER_THINGS,
    KURANES,
    LOCATIONS,
    ORDER_OF_DAGON,
)
from eldertable.games.eldritch_arkham.rules.omens import gain_omens
from eldertable.games.eldritch_arkham.table.state import SUPPLY, ArkhamState
from eldertable.kernel.steps import Step

FIRST_SEAL: Final = 0
SECOND_SEAL: Final = 1
THIRD_SEAL: Final = 2


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
    """Incognito: a Cultist on a path that is crossed goes back to its supply. (EA-CUL-20)"""
    if state.on_path[path]:
        state.on_path[path] = 0
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
    """A unit has come to a location: the dreamer sees Visions there, Elder Things count.

    (EA-KUR-17, EA-RUL-177, EA-ELD-22)
    """
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


def added(state: ArkhamState, colour: int, location: int, rule: str) -> None:
    """A unit was put on a location from anywhere. (EA-UNI-12, EA-DAG-17)"""
    if state.chronicle is not None:
        state.tell(rule, "added", unit=colour, location=location)
    landed(state, colour, location)
    if colour < SEATS and state.role[colour] == ORDER_OF_DAGON and state.acting == colour:
        state.deeds[CULTISTS_ADDED] += 1


def open_seal(state: ArkhamState, seal: int, rule: str) -> None:
    """Sealed actions: the marker of an opened seal joins the supply for the next turn.

    (EA-ELD-23, EA-ELD-24, EA-RUL-80)
    """
    if state.seals[seal]:
        state.seals[seal] = 0
        state.elder_waiting += 1
        if state.chronicle is not None:
            state.tell(rule, "seal-opened", who=state.side_of(ELDER_THINGS), n=seal + 1)
