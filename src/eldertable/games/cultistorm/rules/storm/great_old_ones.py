# compiled
"""Great Old Ones: how they are summoned, devour cultists, and are defeated.

That a fourth cultist calls one is in `arrivals.py`, how they move in `phases/cultists.py`, what attacking one costs in
`table/symbols.py`.
"""

from typing import ClassVar

from eldertable.games.cultistorm.box.places import COLUMN, CULTIST_DISCARD, DEVOURED, GOO_TARGET, PLACES
from eldertable.games.cultistorm.rules.endings import check_too_late, check_victory
from eldertable.games.cultistorm.rules.moments import befall
from eldertable.games.cultistorm.rules.storm import terror_circle
from eldertable.games.cultistorm.table.modules import GATE_SEALED, GOO_CAME
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Step


class Summon(Step):
    """A Great Old One enters play: this one, or (-1) a random one of a wave, of the first where none is named.

    If one is already in play, no second Great Old One is summoned: every investigator gets insanity, and terror advances
    once for each of them (CS-GOO-07).

    (CS-SPC-03, CS-CUL-06, CS-GOO-01, CS-GOO-02, CS-GOO-03, CS-GOO-04, CS-GOO-05, CS-GOO-06, CS-RUL-024,
    CS-RUL-029, CS-RUL-035, CS-RUL-115, CS-SEC-18, CS-TWO-20)

    With wave 0 a fourth cultist calls it, and it comes above that one; else it comes to the next free location from there
    on. Where a sect has a special Great Old One, that one comes in place of any that a fourth cultist calls and of any
    random one. It does not come in place of one that an Endgame card brings, or that a text names. `hold`: 0, or 1 if an
    Endgame card brings it, or 2 if that one waits for the next cultist phase.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "goo", "wave", "hold")

    def __init__(self, place: int, goo: int, wave: int, hold: int) -> None:
        self.place = place
        self.goo = goo
        self.wave = wave
        self.hold = hold

    def run(self, state: StormState) -> None:
        in_play = len(state.goos_in_play())
        if in_play > (1 if self.hold else 0):
            if state.chronicle is not None:
                state.tell("CS-GOO-07", "no-second-goo")
            madden_all(state, 1, "CS-GOO-07")
            state.then_all([terror_circle.Advance() for _ in range(state.agreed.investigators)])
            return
        place = self.place
        if self.wave:
            place = free_place(state, place)
            if place < 0:
                return
        goo = self.goo
        named = goo >= 0 and self.wave > 0
        special = -1 if self.hold or named else special_goo(state)
        if special >= 0:
            goo = special
        elif goo < 0:
            goo = random_goo(state, self.wave or 1)
        state.goo = replaced(state.goo, place, goo)
        state.due = replaced(state.due, place, 0)
        if self.hold:
            state.endgame_goos = 1
        state.held = replaced(state.held, place, 1 if self.hold == 2 else 0)
        if state.chronicle is not None:
            state.tell("CS-GOO-01", "goo-summoned", goo=goo, place=place)
        madden_all(state, 1, "CS-GOO-05")
        befall(state, GOO_CAME, place)


def free_place(state: StormState, place: int) -> int:
    """The next location from there on that is neither sealed nor holds a Great Old One; -1 without one.

    (CS-RUL-028, CS-CAM-711)
    """
    for step in range(PLACES):
        found = (place + step) % PLACES
        if not state.closed[found] and state.goo[found] < 0:
            return found
    return -1


def special_goo(state: StormState) -> int:
    """The Great Old One of a special sect that has a living member on the board, defeated before or not; -1 without
    one.

    (CS-SPC-04, CS-RUL-034, CS-SEC-07, CS-CRE-07)
    """
    cultists = state.agreed.content.cultists
    goo = -1
    for place in range(PLACES):
        for card in state.zones[COLUMN + place]:
            if cultists.special[state.cultist(card)]:
                goo = cultists.goo[state.cultist(card)]
    for module in state.agreed.asked.special_goo:
        goo = module.special_goo(state, goo)
    return goo


def random_goo(state: StormState, wave: int) -> int:
    """One of the cards of that wave not in play, each equally likely; those of special sects are of none.

    (CS-SPC-02, CS-RUL-134)
    """
    waves = state.agreed.content.goos.wave
    free = [goo for goo in range(len(waves)) if waves[goo] == wave and goo not in state.goo]
    return free[state.roll(len(free))]


def madden_all(state: StormState, n: int, rule: str) -> None:
    """Every investigator gets insanity, wherever they are. (CS-CUL-07, CS-RUL-042)"""
    for seat in state.order():
        state.madden(seat, n, rule)


def devour(state: StormState, place: int) -> None:
    """A Great Old One devours the cultist right below it and takes its space.

    (CS-CUL-17, CS-CUL-18, CS-GOO-09)
    """
    column = state.zones[COLUMN + place]
    if not column:
        return
    card = column[-1]
    state.move(card, COLUMN + place, DEVOURED + place, state.everyone())
    state.untarget(state.cultist(card))
    if state.chronicle is not None:
        state.tell("CS-CUL-17", "devoured", goo=state.goo[place], cultist=state.cultist(card), place=place)
        if state.at_gate(place):
            state.tell("CS-GOO-10", "goo-at-gate", goo=state.goo[place], place=place)


def banish(state: StormState, place: int) -> None:
    """A Great Old One is defeated: its location is sealed with a token, and perhaps that was too late. The gate seal
    stays with whoever has it.

    (CS-LOS-04, CS-GOO-19, CS-GOO-20, CS-GOO-21, CS-END-08, CS-END-09, CS-RUL-033, CS-RUL-110, CS-RUL-112)
    """
    state.goo = replaced(state.goo, place, -1)
    state.due = replaced(state.due, place, 0)
    state.held = replaced(state.held, place, 0)
    state.untarget(GOO_TARGET + place)
    for card in state.zones[DEVOURED + place]:
        state.move(card, DEVOURED + place, CULTIST_DISCARD, state.everyone())
    state.closed = replaced(state.closed, place, 1)
    state.clear_place(place)
    if state.chronicle is not None:
        state.tell("CS-GOO-20", "sealed-by-victory", place=place)
    for module in state.agreed.asked.sealed:
        module.sealed(state, place)
    check_victory(state)
    check_too_late(state)
    befall(state, GATE_SEALED, place)
