# compiled
"""Cards that an ability plays: one of the hand, or the top ones of the Intrigue deck."""

from typing import ClassVar

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import PLAYED, top_of
from eldertable.games.cult.rules.effects import (
    NO_AMOUNT,
    ActionEnd,
    Apply,
    Bury,
    EffectVerb,
    PlayCard,
    kinds_for,
    playable,
    why_not_played,
)
from eldertable.games.cult.rules.means import Means, why_short_deck
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step


class PlayingCard(EffectVerb):
    """A card of the hand, by what it is; without one that can be played the ability cannot be used.

    (CULT-TIA-01, CULT-TIA-05, CULT-ATH-03)
    """

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return len(kinds_for(state, effect, means)) > 0

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        state.then(PlayInside(seat, effect))

    def plays_hand(self) -> bool:
        return True

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        if kinds_for(state, effect, means):
            return None
        return Refusal("CULT-RUL-81", "no-card-inside", {"filter": state.agreed.effects.filter[effect]})


class PlayInside(Decision):
    """Which hand card to play through an ability, judged now that the costs are paid; the ability stays the
    one action here.

    (CULT-RUL-74, CULT-RUL-80, CULT-RUL-81)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect")
    ANSWERS: ClassVar[Answers] = Answers(Kind("play-inside", b.HAND_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-RUL-80", "CULT-RUL-81")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: CultState, seat: int) -> list[int]:
        return kinds_for(state, self.effect, Means(state, seat))

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        state.then(PlayCard(seat, answer))

    def private(self, state: CultState) -> bool:
        """Of one card alone that it could be everybody knows that it is played."""
        wanted = state.agreed.effects.filter[self.effect]
        miracles = 0 if wanted == c.INTRIGUE_CARD else len(state.held(self.seat, c.MIRACLE_DECK))
        intrigues = 0 if wanted == c.MIRACLE_CARD else len(state.held(self.seat, c.INTRIGUE_DECK))
        return miracles + intrigues > 1

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        wanted, card = state.agreed.effects.filter[self.effect], values[0]
        miracle = state.deck_of(card) == c.MIRACLE_DECK
        if (
            (wanted == c.MIRACLE_CARD and not miracle)
            or (wanted == c.INTRIGUE_CARD and miracle)
            or (wanted == c.SEALED_CARD and not state.agreed.cards.sealed[card])
        ):
            return Refusal("CULT-RUL-81", "another-card-inside", {"card": card, "filter": wanted})
        return why_not_played(state, card, Means(state, seat), wanted == c.SEALED_CARD)


class PlayingTop(EffectVerb):
    """The top Intrigue cards, one by one. (CULT-NIR-04)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return means.deck(state, c.INTRIGUE_DECK) > 0

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        size = state.left_in(c.INTRIGUE_DECK)
        state.then(PlayTop(seat, min(state.agreed.effects.n[effect], size)))

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        return why_short_deck(c.INTRIGUE_DECK, means.deck(state, c.INTRIGUE_DECK), 1)


class PlayTop(Step):
    """Reveal the top Intrigue card; if it can be resolved it must be, then it goes under the deck.

    (CULT-NIR-05, CULT-RUL-39)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: CultState) -> None:
        card = state.draw(
            top_of(c.INTRIGUE_DECK)
        )  # there is one: the last that was revealed lies under the deck
        kind = state.kind(card)
        state.lay(card, PLAYED, state.everyone())
        if state.chronicle is not None:
            state.tell("CULT-NIR-05", "revealed", who=self.seat, card=kind)
        if playable(state, kind, Means(state, self.seat), True):
            cards = state.agreed.cards
            state.then(Apply(self.seat, cards.effect[kind], cards.effects[kind], NO_AMOUNT))
        state.then(Bury())
        if self.left > 1:
            state.then(PlayTop(self.seat, self.left - 1))
