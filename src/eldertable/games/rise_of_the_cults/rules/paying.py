# compiled
"""Paying: cards for their icons and tokens, with nothing superfluous."""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import KIND
from eldertable.games.rise_of_the_cults.table.state import DISCARD, HAND, INITIATE, RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Step

PAYING: Final = Answers(Kind("pay-initiates"), Kind("pay-card", KIND))
IN_INITIATES: Final = PAYING.start("pay-initiates")
FIRST_CARD: Final = PAYING.start("pay-card")
MOST: Final = 1 << 20
"""More than any card is worth."""

THINNING: Final = Answers(Kind("destroy-nothing"), Kind("destroy-discarded", KIND))
NOTHING: Final = THINNING.start("destroy-nothing")
FIRST_DISCARDED: Final = THINNING.start("destroy-discarded")


class TurnEnd(Step):
    """The end of a turn in the Action phase: cards acquired in it can be used from now on. (ROTC-GEN-05)"""

    def run(self, state: RiseState) -> None:
        state.acquired = ()


def power_of(state: RiseState, side: int) -> int:
    """All the Power that a side can pay now, cards and Initiates. (ROTC-GEN-09)"""
    kinds = state.agreed.pool.kind
    power = state.agreed.kinds.power
    total = state.held(side, INITIATE)
    for card in state.zones[HAND + side]:
        if card not in state.acquired:
            total += power[kinds[card]]
    return total


def can_finish(values: list[int], start: int, left: int, least: int, tokens: int) -> bool:
    """Whether cards of these values, from a place in the list on, and tokens can pay what is left exactly enough.

    A payment is legal if nothing in it could be left out (ROTC-RUL-21): with tokens in it the sum is exact; without,
    the surplus is smaller than the least card laid.
    """
    if left <= tokens:
        return True
    for at in range(start, len(values)):
        value = values[at]
        if at > start and value == values[at - 1]:
            continue
        rest = left - value
        smallest = value if value < least else least
        if rest <= 0:
            if rest + smallest > 0:
                return True
        elif can_finish(values, at + 1, rest, smallest, tokens):
            return True
    return False


class Pay(Decision):
    """Pay Power: add a card to the payment, or pay the rest in Initiates.

    (ROTC-GEN-08, ROTC-GEN-09, ROTC-RUL-21, ROTC-DEC-13)

    `left` is what is still to pay, `from_kind` the kind from which on cards may be added (no permutations), `least`
    the smallest card paid so far.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "from_kind", "least")
    ANSWERS: ClassVar[Answers] = PAYING
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-GEN-08", "ROTC-GEN-09", "ROTC-RUL-21")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = TurnEnd

    def __init__(self, seat: int, left: int, from_kind: int = 0, least: int = MOST) -> None:
        self.seat = seat
        self.left = left
        self.from_kind = from_kind
        self.least = least

    def options(self, state: RiseState, seat: int) -> list[int]:
        tokens = state.held(seat, INITIATE)
        power = state.agreed.kinds.power
        kinds = state.agreed.pool.kind
        hand = sorted(
            [
                kinds[card]
                for card in state.zones[HAND + seat]
                if kinds[card] >= self.from_kind and power[kinds[card]] and card not in state.acquired
            ]
        )
        found = [IN_INITIATES] if self.left <= tokens else []
        for at in range(len(hand)):
            kind = hand[at]
            if at and hand[at - 1] == kind:
                continue
            rest = self.left - power[kind]
            least = min(self.least, power[kind])
            if rest <= 0:
                if rest + least > 0:
                    found.append(FIRST_CARD + kind)
            elif can_finish([power[other] for other in hand[at + 1 :]], 0, rest, least, tokens):
                found.append(FIRST_CARD + kind)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == IN_INITIATES:
            state.spend(seat, INITIATE, self.left, "ROTC-GEN-09")
            return
        kind = answer - FIRST_CARD
        pay_card(state, seat, kind, "ROTC-GEN-08")
        value = state.agreed.kinds.power[kind]
        if value < self.left:
            state.then(Pay(seat, self.left - value, kind, min(self.least, value)))


def pay_card(state: RiseState, seat: int, kind: int, rule: str) -> None:
    """Discard a card from the hand for its icons. (ROTC-CAR-04)"""
    state.move(state.lowest(HAND + seat, kind), HAND + seat, DISCARD + seat, state.everyone())
    if state.chronicle is not None:
        state.tell(rule, "paid-card", who=seat, card=kind)


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
        found = sorted({FIRST_DISCARDED + kinds[card] for card in state.zones[DISCARD + seat]})
        return found if self.must and found else [NOTHING, *found]

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer != NOTHING:
            card = state.lowest(DISCARD + seat, answer - FIRST_DISCARDED)
            state.destroy(card, DISCARD + seat, seat, "ROTC-CMP-11")
