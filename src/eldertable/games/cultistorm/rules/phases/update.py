# compiled
"""Phase 2, the update phase: old cards may go, hands are filled, dice are rolled into the common pool."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OWN_CARD
from eldertable.games.cultistorm.box.places import EYE, FACES, HAND, PICKED
from eldertable.games.cultistorm.rules.discarding import discard_all
from eldertable.games.cultistorm.rules.hands import FromHand
from eldertable.games.cultistorm.rules.moments import come
from eldertable.games.cultistorm.table.fields import UPDATE_PHASE
from eldertable.games.cultistorm.table.modules import HANDS_FILLED, UPDATED
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Step


class UpdatePhase(Step):
    """All discards, then all draws, then the dice. (CS-RUL-047)"""

    def run(self, state: StormState) -> None:
        state.phase = UPDATE_PHASE
        for seat in state.order():
            if state.zones[HAND + seat]:
                state.then(DiscardKept(seat))
        state.then(FillHands())
        come(state, HANDS_FILLED)
        state.then(RollPool())
        come(state, UPDATED)


class DiscardKept(FromHand):
    """Discard cards kept from the last turn, as many as one likes. (CS-UPD-01)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("keep-rest"), Kind("discard-kept", OWN_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CS-UPD-01", "CS-DEC-03")

    def first(self) -> int:
        return FIRST_KEPT

    def closing(self) -> int:
        return KEEP_REST

    def would_do(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def complete(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return not state.zones[HAND + seat]

    def carry_out(self, state: StormState, seat: int, picks: tuple[int, ...]) -> None:
        discard_all(state, seat, state.zones[PICKED + seat], PICKED + seat, "CS-UPD-01")


KEEP_REST: Final = DiscardKept.ANSWERS.start("keep-rest")
FIRST_KEPT: Final = DiscardKept.ANSWERS.start("discard-kept")


class FillHands(Step):
    """Each player draws up to a full hand, in the first turn all of it; who has more keeps it.

    (CS-UPD-02, CS-UPD-03, CS-RUL-044)
    """

    def run(self, state: StormState) -> None:
        for seat in state.order():
            state.draw_cards(seat, state.hand_size(seat) - len(state.zones[HAND + seat]), "CS-UPD-02")


class RollPool(Step):
    """One die for each investigator, and the Gambler's, into the common pool.

    (CS-UPD-04, CS-DIE-07, CS-SOL-28)
    """

    def run(self, state: StormState) -> None:
        content = state.agreed.content
        state.extra = state.agreed.extra_dice
        state.extra += sum([state.always(seat, c.POOL_DIE) for seat in range(state.agreed.team)])
        dice = state.agreed.pool_dice
        for module in state.agreed.asked.pool_dice:
            dice = module.pool_dice(state, dice)
        if state.endgame:
            fewer = content.endgames[state.zones[EYE][0] - content.first_endgame].dice_minus
            dice = max(1, dice - fewer)
        for _ in range(min(dice + state.extra, content.numbers.investigator_dice)):
            state.pool[state.roll_die()] += 1
        if state.chronicle is not None:
            state.tell("CS-UPD-04", "pool-rolled", faces=tuple(state.pool[:FACES]))
