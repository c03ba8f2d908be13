# compiled
"""The Planning phase: Plan markers pile up, district by district."""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import DISTRICT
from eldertable.games.rise_of_the_cults.box.cards import SIDES
from eldertable.games.rise_of_the_cults.rules.npc import roll_district
from eldertable.games.rise_of_the_cults.rules.reasons import out_of_game
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step


class Planning(Step):
    """One marker each in turn, from the First Cultist on, until everybody has placed all.

    (ROTC-PLN-01, ROTC-PLN-02, ROTC-PLN-03, ROTC-RND-06, ROTC-SRD-04, ROTC-RUL-36)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, state: RiseState) -> None:
        sides = state.table.sides
        if self.turn >= sides * state.agreed.content.city.plans[state.city]:
            return
        side = (state.first + self.turn) % sides
        if state.is_npc(side):
            place_marker(state, side, roll_district(state), "ROTC-SRD-05")
            state.then(Planning(self.turn + 1))
        else:
            state.then(MARKERS_OF[side], Planning(self.turn + 1))


def place_marker(state: RiseState, side: int, district: int, rule: str) -> None:
    """Put a Plan marker on top of a district's stack. (ROTC-PLN-06)"""
    state.markers[side] -= 1
    state.plans += (district * SIDES + side,)
    if state.chronicle is not None:
        state.tell(rule, "plan-placed", who=side, district=district)


class PlacePlan(Decision):
    """In which district to put a Plan marker; nothing is needed there.

    (ROTC-PLN-01, ROTC-PLN-04, ROTC-PLN-07, ROTC-DEC-08)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("place-plan", DISTRICT))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-PLN-01", "ROTC-PLN-05")

    def options(self, state: RiseState, seat: int) -> list[int]:
        return state.districts_in_play()

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        place_marker(state, seat, answer, "ROTC-PLN-01")

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return out_of_game(state, values[0])


# --- made once ------------------------------------------------------------------------------------------------------

MARKERS_OF: Final = [PlacePlan(seat) for seat in range(SIDES)]
