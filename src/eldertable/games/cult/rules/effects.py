# compiled
"""How effects of cards, abilities and celebrations happen, one after the other; what each verb does: `verbs/`.

What a card does: its effects in `content/`, whose verbs are found by name in `verbs/`, possible and done in one place.
"""

from typing import ClassVar, Final

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import PAYMENT, PLAYED, own_zone
from eldertable.games.cult.box.verbs import CardVerb
from eldertable.games.cult.rules.means import Means
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Refusal, Step


class EffectVerb(CardVerb):
    """A verb as the rules know it: whether it would do something, and doing it."""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        """Whether the effect would do something; in full, if it must."""
        raise NotImplementedError

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        """Do it, as much of it as possible; a choice becomes a decision."""
        raise NotImplementedError

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        """Why the effect would do nothing; None if it would do something, in full where it must."""
        raise NotImplementedError

    def frees_tokens(self) -> bool:
        """Whether it gives tokens back to the reserve that the next effect may need. (CULT-RUL-25)"""
        return False

    def plays_hand(self) -> bool:
        """Whether it depends on the own hand, which nobody else sees, what can be done. (CULT-RUL-81)"""
        return False

    def token_wanted(self, state: CultState, effect: int) -> int:
        """The strength of the one token that it needs; 0 if it needs none. (CULT-RUL-77)"""
        return 0


def verb_of(state: CultState, effect: int) -> EffectVerb:
    """The verb of an effect."""
    found: EffectVerb = state.agreed.effects.verb[effect]
    return found


def could(state: CultState, effect: int, means: Means, full: bool) -> bool:
    """Whether an effect would do something; in full, if it must. (CULT-RUL-31, CULT-RUL-59, CULT-MIR-04)"""
    return verb_of(state, effect).could(state, effect, means, full)


NO_AMOUNT: Final = 0  # pragma: no mutate - no effect without an amount counts by it
"""For effects that count neither by a Master nor by the Followers paid."""


class ActionEnd(Step):
    """The end of one action: whatever was broken off leaves no card on the table."""

    def run(self, state: CultState) -> None:
        bury(state)
        if not state.zones[PAYMENT] and not state.zones[PAYMENT + 1]:
            return
        for zone in (PAYMENT, PAYMENT + 1):
            for card in state.zones[zone]:
                state.take(card, zone, state.marks[card])
                state.put_under(card, state.marks[card])


ACTION_END: Final = ActionEnd()
"""Steps never change, so that those which come again and again are made only once."""


class Apply(Step):
    """One effect, then those that stand after it. `amount`: the Master's strength, or the Followers paid. (CULT-RUL-31)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "left", "amount")

    def __init__(self, seat: int, effect: int, left: int, amount: int) -> None:
        self.seat = seat
        self.effect = effect
        self.left = left
        self.amount = amount

    def run(self, state: CultState) -> None:
        means = Means(state, self.seat)
        means.amount = self.amount
        verb: EffectVerb = state.agreed.effects.verb[self.effect]
        if verb.could(state, self.effect, means, False):
            verb.apply(state, self.seat, self.effect, means)
        if self.left > 1:
            state.then(Apply(self.seat, self.effect + 1, self.left - 1, self.amount))


# --- playing cards --------------------------------------------------------------------------------------------------


def playable(state: CultState, kind: int, means: Means, unsealed: bool) -> bool:
    """Whether a card of this kind can be played with these means; `unsealed`: as if dark.

    (CULT-MIR-02, CULT-MIR-04, CULT-MIR-05, CULT-ITR-04)
    """
    cards, effects = state.agreed.cards, state.agreed.effects
    if cards.sealed[kind] and not unsealed and not state.dark[means.side]:
        return False
    price = cards.followers[kind]
    if price > means.followers:
        return False
    if price:
        means = means.copy(state)
        means.pay_followers(price)
    first = cards.effect[kind]
    for effect in range(first, first + cards.effects[kind]):
        verb: EffectVerb = effects.verb[effect]
        if not verb.could(state, effect, means, True):
            return False
    return True


def why_not_played(state: CultState, kind: int, means: Means, unsealed: bool) -> Refusal | None:
    """A card bears a seal, is too dear, or would do nothing.

    (CULT-MIR-02, CULT-MIR-04, CULT-ITR-04, CULT-ITR-05, CULT-RUL-79)
    """
    cards = state.agreed.cards
    if cards.sealed[kind] and not unsealed and not state.dark[means.side]:
        rule = "CULT-MIR-02" if state.deck_of(kind) == c.MIRACLE_DECK else "CULT-ITR-05"
        return Refusal(rule, "sealed", {"card": kind})
    price = cards.followers[kind]
    if price > means.followers:
        args = {"card": kind, "n": price, "have": means.followers}
        return Refusal("CULT-RUL-79", "card-too-dear", args)
    left = means.copy(state)
    left.pay_followers(price)
    for effect in range(cards.effect[kind], cards.effect[kind] + cards.effects[kind]):
        reason = verb_of(state, effect).why_not(state, effect, left, True)
        if reason is not None:
            return reason
    return None


def plays_kind(state: CultState, effect: int, kind: int) -> bool:
    """Whether an ability plays hand cards of this kind: any, those with a seal, Miracles or Intrigues. (CULT-RUL-81)"""
    wanted = state.agreed.effects.filter[effect]
    if wanted == c.SEALED_CARD:
        return state.agreed.cards.sealed[kind]
    if wanted == c.MIRACLE_CARD:
        return kind < c.FIRST_INTRIGUE
    return wanted != c.INTRIGUE_CARD or kind >= c.FIRST_INTRIGUE


def holds_card_for(state: CultState, side: int, effect: int) -> bool:
    """Whether a side has a hand card of a kind that an ability plays. (CULT-RUL-81)"""
    for deck in range(c.MIRACLE_DECK, c.INTRIGUE_DECK + 1):  # pragma: no mutate - payments are tried anyway
        for card in state.hand_cards(side, deck):
            if plays_kind(state, effect, state.kind(card)):
                return True
    return False


def kinds_for(state: CultState, effect: int, means: Means) -> list[int]:
    """The kinds of hand cards that an ability can play, ascending; cards paid are gone. (CULT-RUL-80, CULT-RUL-81)"""
    cards = state.agreed.cards
    wanted = state.agreed.effects.filter[effect]
    found: list[int] = []
    for deck in range(c.MIRACLE_DECK, c.INTRIGUE_DECK + 1):
        kinds: list[int] = []
        for card in state.hand_cards(means.side, deck):
            kind = cards.kind[card]
            if plays_kind(state, effect, kind) and card not in means.gone and kind not in kinds:
                kinds.append(kind)
        kinds.sort()
        for kind in kinds:
            if playable(state, kind, means, wanted == c.SEALED_CARD):
                found.append(kind)
    return found


class PlayCard(Step):
    """A hand card is played: it leaves the hand, its price is paid, its effect happens, it goes under. (CULT-RUL-79)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card_kind")

    def __init__(self, seat: int, card_kind: int) -> None:
        self.seat = seat
        self.card_kind = card_kind

    def run(self, state: CultState) -> None:
        cards, kind = state.agreed.cards, self.card_kind
        zone = own_zone(self.seat, state.deck_of(kind))
        state.move(state.lowest(self.seat, kind), zone, PLAYED, state.everyone())
        if state.chronicle is not None:
            state.tell(cards.rule[kind], "card-played", who=self.seat, card=kind)
        state.lose_followers(self.seat, cards.followers[kind], cards.rule[kind])
        state.then(Apply(self.seat, cards.effect[kind], cards.effects[kind], NO_AMOUNT), Bury())


class Bury(Step):
    """The played card goes face down under its deck; everybody has seen it.

    (CULT-CMP-16, CULT-CMP-17, CULT-MIR-03, CULT-ITR-03)
    """

    def run(self, state: CultState) -> None:
        bury(state)


def bury(state: CultState) -> None:
    """Put the card that lies played under its deck."""
    for card in state.zones[PLAYED]:
        state.take(card, PLAYED, state.everyone())
        state.put_under(card, state.everyone())
