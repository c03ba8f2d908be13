# compiled
"""Paying: cards for their icons and tokens, with nothing superfluous."""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import KIND
from eldertable.games.rise_of_the_cults.rules.reasons import not_ready
from eldertable.games.rise_of_the_cults.rules.turn_end import TurnEnd
from eldertable.games.rise_of_the_cults.table.fields import HAND, INITIATE, PAID
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import PAYMENT, Picking, without
from eldertable.kernel.steps import Refusal, Step

PAYING: Final = Answers(Kind("pay-initiates"), Kind("pay-card", KIND))
IN_INITIATES: Final = PAYING.start("pay-initiates")
FIRST_CARD: Final = PAYING.start("pay-card")
MOST: Final = 1 << 20  # pragma: no mutate - more Power than any card has
"""More than any card is worth."""


def power_of(state: RiseState, side: int) -> int:
    """All the Power that a side can pay now: icons of its cards, and Initiates for one each.

    (ROTC-CMP-18, ROTC-GEN-09)
    """
    kinds = state.agreed.pool.kind
    power = state.agreed.kinds.power
    total = state.held(side, INITIATE)
    for card in state.ready_cards(HAND + side):
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


class Pay(Picking):
    """Pay Power: which cards of the hand, and the rest in Initiates.

    (ROTC-GEN-08, ROTC-GEN-09, ROTC-RUL-21, ROTC-DEC-13)

    The cards picked so far lie in a place that only their owner sees. `known` are the hand cards that everybody knew
    before the first was picked.
    """

    WAY: ClassVar[str] = PAYMENT
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cost", "known")
    ANSWERS: ClassVar[Answers] = PAYING
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-GEN-08", "ROTC-GEN-09", "ROTC-RUL-21")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = TurnEnd

    def __init__(self, seat: int, cost: int, known: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.cost = cost
        self.known = known

    def closing(self) -> int:
        return IN_INITIATES

    def picked(self, state: RiseState, seat: int) -> tuple[int, ...]:
        paid = state.zones[PAID + seat]
        if not paid:
            return ()
        kinds = state.agreed.pool.kind
        return tuple(sorted([FIRST_CARD + kinds[card] for card in paid]))

    def left(self, state: RiseState, picks: tuple[int, ...]) -> int:
        """How much Power these picks leave to be paid."""
        left = self.cost
        power = state.agreed.kinds.power
        for pick in picks:
            left -= power[pick - FIRST_CARD]
        return left

    def further(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> list[int]:
        left = self.left(state, picks)
        if left <= 0:
            return []
        power = state.agreed.kinds.power
        tokens = state.held(seat, INITIATE)
        least = MOST
        for pick in picks:
            if power[pick - FIRST_CARD] < least:
                least = power[pick - FIRST_CARD]
        cards = payable(state, seat)
        if picks:
            cards = without(cards, picks)
        found: list[int] = []
        for at in range(len(cards)):
            card = cards[at]
            if at and cards[at - 1] == card:
                continue
            value = power[card - FIRST_CARD]
            rest = left - value
            smallest = value if value < least else least
            if rest <= 0:
                if rest + smallest > 0:
                    found.append(card)
            elif rest <= tokens:  # pragma: no mutate - a shortcut, can_finish says the same
                found.append(card)
            else:
                others = [power[other - FIRST_CARD] for other in cards[:at] + cards[at + 1 :]]
                if can_finish(others, 0, rest, smallest, tokens):
                    found.append(card)
        return found

    def would_do(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> bool:
        return 0 < self.left(state, picks) <= state.held(seat, INITIATE)

    def complete(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> bool:
        return self.left(state, picks) <= 0

    def with_pick(self, state: RiseState, seat: int, answer: int) -> Picking:
        state.pick(state.lowest(HAND + seat, answer - FIRST_CARD), seat, PAID)
        return self

    def carry_out(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> None:
        discard_paid(state, seat, "ROTC-GEN-08")
        state.recall_hand(seat, self.known)
        state.spend(seat, INITIATE, max(0, self.left(state, picks)), "ROTC-GEN-09")

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        picks = self.picked(state, seat)
        left = self.left(state, picks)
        if kind == "pay-initiates":
            have = state.held(seat, INITIATE)
            return None if left <= have else Refusal("ROTC-GEN-09", "no-initiates", {"n": left, "have": have})
        card = values[0]
        unready = not_ready(state, HAND + seat, card)
        if unready is not None:
            return unready
        if not state.agreed.kinds.power[card]:
            return Refusal("ROTC-GEN-09", "no-power-icon", {"card": card})
        return self.why_superfluous(state, seat, card, left, picks)

    def why_superfluous(
        self, state: RiseState, seat: int, kind: int, left: int, picks: tuple[int, ...]
    ) -> Refusal | None:
        """With this card in it something in the payment could be left out. (ROTC-RUL-21)"""
        power = state.agreed.kinds.power
        rest = left - power[kind]
        values = sorted([power[pick - FIRST_CARD] for pick in picks] + [power[kind]])
        if rest <= 0:
            if rest + values[0] > 0:
                return None
            return Refusal("ROTC-RUL-21", "no-surplus", {"card": kind, "n": left})
        others = without(payable(state, seat), (*picks, FIRST_CARD + kind))
        powers = [power[other - FIRST_CARD] for other in others]
        if can_finish(powers, 0, rest, values[0], state.held(seat, INITIATE)):
            return None
        return Refusal("ROTC-RUL-21", "no-exact-rest", {"card": kind, "n": rest})


def pay_power(state: RiseState, seat: int, cost: int) -> None:
    """A payment of Power comes next. (ROTC-GEN-09)"""
    state.then(Pay(seat, cost, state.known_hand(seat)))


def payable(state: RiseState, seat: int) -> list[int]:
    """The cards that can be in a payment of Power, picked ones among them, as answers; one entry a copy."""
    kinds = state.agreed.pool.kind
    power = state.agreed.kinds.power
    found: list[int] = []
    for card in state.ready_cards(HAND + seat) + state.zones[PAID + seat]:
        kind = kinds[card]
        if power[kind]:
            found.append(FIRST_CARD + kind)
    found.sort()
    return found


def discard_paid(state: RiseState, seat: int, rule: str) -> None:
    """The cards picked for a payment are discarded for their icons, in the order of their kinds. (ROTC-CAR-04)"""
    kinds = state.agreed.pool.kind
    paid = list(state.zones[PAID + seat])
    if len(paid) > 1:
        paid = [card for _, card in sorted([(kinds[card], card) for card in paid])]
    state.discard_all(paid, seat, PAID)
    if state.chronicle is not None:
        for card in paid:
            state.tell(rule, "paid-card", who=seat, card=kinds[card])
