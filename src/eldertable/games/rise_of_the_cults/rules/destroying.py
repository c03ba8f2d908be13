# compiled
"""Destroying a card of the own discard pile: at the end of Augmentation, or with Influence."""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import KIND
from eldertable.games.rise_of_the_cults.table.fields import DISCARD, add_once
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal

THINNING: Final = Answers(Kind("destroy-nothing"), Kind("destroy-discarded", KIND))
NOTHING: Final = THINNING.start("destroy-nothing")
FIRST_DISCARDED: Final = THINNING.start("destroy-discarded")


class DestroyDiscarded(Decision):
    """Which card of the own discard pile to destroy, or none. (ROTC-AUG-08, ROTC-INF-07, ROTC-DEC-14)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "must")
    ANSWERS: ClassVar[Answers] = THINNING
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-AUG-08", "ROTC-INF-07")

    def __init__(self, seat: int, must: int) -> None:
        self.seat = seat
        self.must = must

    def options(self, state: RiseState, seat: int) -> list[int]:
        kinds = state.agreed.pool.kind
        pile = state.zones[DISCARD + seat]
        found: list[int] = [] if self.must and pile else [NOTHING]
        for card in pile:
            add_once(found, FIRST_DISCARDED + kinds[card])
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer != NOTHING:
            card = state.lowest(DISCARD + seat, answer - FIRST_DISCARDED)
            state.destroy(card, DISCARD + seat, seat, "ROTC-CMP-11")

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "destroy-nothing" and self.must and state.zones[DISCARD + seat]:
            return Refusal("ROTC-RUL-30", "no-destroying-nothing", {})
        return None
