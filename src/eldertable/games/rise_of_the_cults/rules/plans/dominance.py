# compiled
"""The Dominance Plan: rivals reinforce, cults confront each other, the winner may spread Terror.

It earns 2 Dominance markers without a Confrontation, else 1: `dominance_markers.py`. The fight: `confrontation.py`.
"""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import ORIGIN, RITUAL
from eldertable.games.rise_of_the_cults.rules.plans.confrontation import Confrontation
from eldertable.games.rise_of_the_cults.rules.plans.npc_fight import npc_reinforcement
from eldertable.games.rise_of_the_cults.rules.reasons import cannot_come
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

REINFORCING: Final = Answers(Kind("stay-out"), Kind("reinforce", ORIGIN, RITUAL))
STAY_OUT: Final = REINFORCING.start("stay-out")
FIRST_MOVE: Final = REINFORCING.start("reinforce")


def can_dominate(state: RiseState, seat: int, district: int) -> bool:
    """At least one own Ritual in the district; no reachable Terror is needed. (ROTC-DOM-01, ROTC-RUL-30)"""
    return state.rituals_of(seat, district) > 0


def why_not_dominate(state: RiseState, seat: int, district: int) -> Refusal | None:
    """Why Dominance is not possible there. (ROTC-DOM-01)"""
    if can_dominate(state, seat, district):
        return None
    return Refusal("ROTC-DOM-01", "no-dominance", {"district": district})


class Dominance(Step):
    """Confrontation, then Terror; without an opposing Ritual on the board nobody comes to fight.

    (ROTC-DOM-02, ROTC-DOM-03, ROTC-TER-17, ROTC-RUL-82)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "district")

    def __init__(self, side: int, district: int) -> None:
        self.side = side
        self.district = district

    def run(self, state: RiseState) -> None:
        for other in state.clockwise(self.side)[1:]:
            state.then(Reinforcement(other, self.district))
        state.then(Confrontation(self.side, self.district))


class Reinforcement(Step):
    """An opponent may move a Ritual in, if a field is free.

    (ROTC-CON-01, ROTC-SCO-02, ROTC-SCO-05, ROTC-SCO-06)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "district")

    def __init__(self, side: int, district: int) -> None:
        self.side = side
        self.district = district

    def run(self, state: RiseState) -> None:
        if not state.free_field(self.district):
            return
        if state.is_npc(self.side):
            npc_reinforcement(state, self.district)
        elif state.elsewhere(self.side, self.district):
            state.then(Reinforce(self.side, self.district))


class Reinforce(Decision):
    """Which Ritual to move in, at its level, or none.

    (ROTC-CON-01, ROTC-CON-02, ROTC-CON-03, ROTC-CON-04, ROTC-TER-11, ROTC-RUL-37, ROTC-DEC-18)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district")
    ANSWERS: ClassVar[Answers] = REINFORCING
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-CON-01", "ROTC-CON-04")

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def options(self, state: RiseState, seat: int) -> list[int]:
        found = [STAY_OUT]
        for ritual in state.elsewhere(seat, self.district):
            found.append(FIRST_MOVE + ritual)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == STAY_OUT:
            return
        origin, level = (answer - FIRST_MOVE) // RITUAL.size, (answer - FIRST_MOVE) % RITUAL.size + 1
        state.move_ritual(seat, level, origin, self.district)
        if state.chronicle is not None:
            state.tell(
                "ROTC-CON-01",
                "ritual-reinforces",
                who=seat,
                level=level,
                origin=origin,
                district=self.district,
            )

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stay-out":
            return None
        return cannot_come(state, seat, values[0], values[1] + 1, self.district, "ROTC-CON-01")
