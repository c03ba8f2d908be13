# compiled
"""Harm: rivals, or all who are meant, lose something or give it; clockwise from who acts. (CULT-RUL-75, CULT-RUL-85)"""

from typing import ClassVar

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import own_zone
from eldertable.games.cult.rules.effects import ActionEnd, EffectVerb
from eldertable.games.cult.rules.means import Means
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step


class Harm(EffectVerb):
    """A verb that touches several sides; it is possible if it would touch anybody. (CULT-RUL-59)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        for side in sides_meant(state, means.side, state.agreed.effects.who[effect]):
            if self.hits(state, effect, side, means):
                return True
        return False

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        for side in sides_meant(state, seat, state.agreed.effects.who[effect]):
            self.strike(state, seat, side, effect)

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        effects = state.agreed.effects
        for side in sides_meant(state, means.side, effects.who[effect]):
            if self.hits(state, effect, side, means):
                return None
        args = {"scope": effects.who[effect], "verb": self.name, "n": effects.n[effect]}
        return Refusal("CULT-RUL-59", "nobody-hit", args)

    def hits(self, state: CultState, effect: int, side: int, means: Means) -> bool:
        """Whether a side that is meant would lose anything; of the own side count the means that are left."""
        raise NotImplementedError

    def strike(self, state: CultState, seat: int, side: int, effect: int) -> None:
        """Do it to a side that is meant."""
        raise NotImplementedError


def sides_meant(state: CultState, side: int, scope: int) -> list[int]:
    """The sides that an effect touches, clockwise from who acts: who acts is among "all" and "present"; who
    celebrates is spared nothing.

    (CULT-ITR-15, CULT-SUP-14, CULT-RUL-75)
    """
    place = state.active
    if scope == c.ALL:
        return state.clockwise(side)
    if scope == c.PRESENT:
        return [other for other in state.clockwise(side) if state.present(other, place)]
    if scope == c.PRESENT_OPPONENTS:
        return [other for other in state.others(side) if state.present(other, place)]
    return [other for other in state.others(side) if not state.dark[other]]


class LosingFollowers(Harm):
    """Followers go back to the reserve; at most all. (CULT-ITR-13)"""

    def hits(self, state: CultState, effect: int, side: int, means: Means) -> bool:
        return (means.followers if side == means.side else state.followers[side]) > 0

    def strike(self, state: CultState, seat: int, side: int, effect: int) -> None:
        effects = state.agreed.effects
        state.lose_followers(side, effects.n[effect], effects.rule[effect])


class LosingMobs(Harm):
    """Mobs go back to the reserve; at most all. (CULT-ITR-14, CULT-ANU-03, CULT-CTH-05, CULT-TIA-03)"""

    def hits(self, state: CultState, effect: int, side: int, means: Means) -> bool:
        return state.mobs[side] > 0

    def strike(self, state: CultState, seat: int, side: int, effect: int) -> None:
        effects = state.agreed.effects
        state.lose_mobs(side, effects.n[effect], effects.rule[effect])


class LosingCoins(Harm):
    """Coins go to the reserve, from those who have so many. (CULT-CTH-04)"""

    def hits(self, state: CultState, effect: int, side: int, means: Means) -> bool:
        return (means.coins if side == means.side else state.coins[side]) >= state.agreed.effects.n[effect]

    def strike(self, state: CultState, seat: int, side: int, effect: int) -> None:
        effects = state.agreed.effects
        if state.coins[side] >= effects.n[effect]:
            state.lose_coins(side, effects.n[effect], effects.rule[effect])


class TakingCoins(Harm):
    """Coins go to who acts; all, if there are fewer. (CULT-FAF-04)"""

    def hits(self, state: CultState, effect: int, side: int, means: Means) -> bool:
        return state.coins[side] > 0

    def strike(self, state: CultState, seat: int, side: int, effect: int) -> None:
        effects = state.agreed.effects
        state.take_coins(seat, side, effects.n[effect], effects.rule[effect])


# --- cards to give --------------------------------------------------------------------------------------------------


class Give(Decision):
    """Which card to give: of the hand, or also a License or the Supremacy card.

    (CULT-ITR-16, CULT-RUL-33, CULT-RUL-76)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "receiver", "effect")
    ANSWERS: ClassVar[Answers] = Answers(Kind("give-card", b.CARD_KIND))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-RUL-33", "CULT-RUL-76")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, receiver: int, effect: int) -> None:
        self.seat = seat
        self.receiver = receiver
        self.effect = effect

    def options(self, state: CultState, seat: int) -> list[int]:
        kinds = state.kinds_of_cards(seat)
        if state.agreed.effects.filter[self.effect] == c.HAND_CARD:
            return [kind for kind in kinds if kind < c.FIRST_LICENSE]
        return kinds

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        rule = state.agreed.effects.rule[self.effect]
        if answer == c.SUPREMACY:
            state.take_supremacy(self.receiver, rule)
        elif answer >= c.FIRST_LICENSE:
            state.take_license(self.receiver, answer, own_zone(seat, c.LICENSE_DECK), rule)
        else:
            give_hand_card(state, seat, self.receiver, answer, rule)

    def private(self, state: CultState) -> bool:
        """A card of the hand among others; of one card alone everybody sees that it is given."""
        return state.hand_size(self.seat) > 0 and cards_to_give(state, self.seat, self.effect) > 1

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] < c.FIRST_LICENSE or state.agreed.effects.filter[self.effect] != c.HAND_CARD:
            return None
        return Refusal("CULT-RUL-33", "only-hand-cards", {"card": values[0]})


def give_hand_card(state: CultState, side: int, receiver: int, kind: int, rule: str) -> None:
    """A hand card changes hands; only the two see it."""
    deck = state.deck_of(kind)
    seen = 1 << side | 1 << receiver
    state.move(state.lowest(side, kind), own_zone(side, deck), own_zone(receiver, deck), seen)
    if state.chronicle is not None:
        args = {"who": side, "other": receiver, "deck": deck}
        state.tell_apart(
            rule, "gave", args, seen, "gave-card", {"who": side, "other": receiver, "card": kind}
        )


class GivingCards(Harm):
    """Each gives a card of its own choice to who acts. (CULT-ITR-16, CULT-CTH-05, CULT-ATH-04)"""

    def hits(self, state: CultState, effect: int, side: int, means: Means) -> bool:
        return cards_to_give(state, side, effect) > 0

    def strike(self, state: CultState, seat: int, side: int, effect: int) -> None:
        if cards_to_give(state, side, effect):
            state.then(Give(side, seat, effect))


def cards_to_give(state: CultState, side: int, effect: int) -> int:
    """How many cards a side could give: of its hand, or all it has. (CULT-RUL-33, CULT-RUL-76)"""
    if state.agreed.effects.filter[effect] == c.HAND_CARD:
        return state.hand_size(side)
    return state.card_count(side)
