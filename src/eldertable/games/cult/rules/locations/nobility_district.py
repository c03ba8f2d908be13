# compiled
"""11 Nobility District: Intrigue cards."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import own_zone, top_of
from eldertable.games.cult.rules.benefits import LocationBenefit
from eldertable.games.cult.rules.means import why_short_deck
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal

RETURNS: Final = Answers(Kind("put-on-top", b.INTRIGUE))
PUT_ON_TOP: Final = RETURNS.origin("put-on-top")


class NobilityDistrict(LocationBenefit):
    """Draw Intrigue cards, then put one of the hand on top of the deck. (CULT-NOB-01, CULT-ITR-24)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return state.left_in(c.INTRIGUE_DECK) > 0

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        return why_short_deck(c.INTRIGUE_DECK, state.left_in(c.INTRIGUE_DECK), 1)

    def take(self, state: CultState, side: int, location: int) -> None:
        state.draw_cards(side, c.INTRIGUE_DECK, state.agreed.locations.n[location], False, "CULT-NOB-01")
        state.then(PutOnTop(side))


class PutOnTop(Decision):
    """Which Intrigue card of the hand goes on top of the deck. (CULT-NOB-01, CULT-NOB-02)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = RETURNS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-NOB-01", "CULT-NOB-02")

    def options(self, state: CultState, seat: int) -> list[int]:
        return [PUT_ON_TOP + kind for kind in state.kinds_held(seat, c.INTRIGUE_DECK)]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        kind = answer - PUT_ON_TOP
        card = state.lowest(seat, kind)
        state.take(card, own_zone(seat, c.INTRIGUE_DECK), 1 << seat)
        state.zones[top_of(c.INTRIGUE_DECK)] = (card, *state.zones[top_of(c.INTRIGUE_DECK)])
        if state.chronicle is not None:
            more = {"who": seat, "card": kind}
            state.tell_apart("CULT-NOB-01", "put-on-top", {"who": seat}, 1 << seat, "put-on-top-card", more)

    def private(self, state: CultState) -> bool:
        """Of one card alone everybody sees that it goes."""
        return len(state.held(self.seat, c.INTRIGUE_DECK)) > 1

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None
