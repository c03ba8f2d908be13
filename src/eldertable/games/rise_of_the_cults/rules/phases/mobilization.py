# compiled
"""The Cult phase, first half: Mobilization. Everybody draws a hand and uses cards that bring more.

Disorganization among the cards drawn is discarded and not replaced: `drawing.py`.
"""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import KIND
from eldertable.games.rise_of_the_cults.box.cards import MODES
from eldertable.games.rise_of_the_cults.box.verbs import (
    DESTROY,
    DISCARD,
    DISCARD_OTHER,
    FREE,
    MOBILIZATION,
    CardVerb,
)
from eldertable.games.rise_of_the_cults.rules.abilities import (
    ENOUGH,
    FIRST_ABILITY,
    WINDOW,
    HandVerb,
    show_ability,
    use_ability,
)
from eldertable.games.rise_of_the_cults.rules.drawing import draw_cards
from eldertable.games.rise_of_the_cults.rules.reasons import ability_shut
from eldertable.games.rise_of_the_cults.table.fields import HAND
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step


class Mobilization(Step):
    """Everybody draws, then uses abilities, one player after the other.

    (ROTC-MOB-01, ROTC-RND-06, ROTC-RUL-18, ROTC-SRD-03)
    """

    def run(self, state: RiseState) -> None:
        for side in state.clockwise(state.first):
            if not state.is_npc(side):
                draw_cards(state, side, state.agreed.content.city.hand[state.city], "ROTC-MOB-01")
        for side in state.clockwise(state.first):
            if not state.is_npc(side):
                state.then(MobilizationTurn(side))


class MobilizationTurn(Step):
    """A player's window for Mobilization abilities. (ROTC-MOB-04)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: RiseState) -> None:
        state.open_window()
        if state.zones[HAND + self.seat]:
            state.then(Mobilize(self.seat))


class Mobilize(Decision):
    """Which Mobilization ability to use, or enough. (ROTC-MOB-04, ROTC-MOB-05, ROTC-DEC-05)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = WINDOW
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-MOB-04", "ROTC-MOB-05")

    def private(self, state: RiseState) -> bool:
        return state.could_use(self.seat, MOBILIZATION)

    def options(self, state: RiseState, seat: int) -> list[int]:
        found = [ENOUGH]
        kinds = state.agreed.kinds
        for ability in state.abilities(HAND + seat, MOBILIZATION):
            if kinds.price[ability] != DISCARD_OTHER or len(state.zones[HAND + seat]) > 1:
                found.append(FIRST_ABILITY + ability)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == ENOUGH:
            return
        kinds = state.agreed.kinds
        ability = answer - FIRST_ABILITY
        card = show_ability(state, seat, ability, "ROTC-MOB-05")
        if kinds.price[ability] == DISCARD_OTHER:
            state.then(DiscardOther(seat, card))
        else:
            use_ability(state, seat, ability)
        state.then(self)

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "enough":
            return None
        ability = values[0]
        shut = ability_shut(state, HAND + seat, ability, MOBILIZATION, "ROTC-MOB-04")
        if shut is not None:
            return shut
        if state.agreed.kinds.price[ability] == DISCARD_OTHER and len(state.zones[HAND + seat]) < 2:
            return Refusal("ROTC-MOB-05", "no-other-card", {"card": ability // MODES})
        return None


class DiscardOther(Decision):
    """Which other hand card to discard for a card that asks for it. (ROTC-DEC-05)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")
    ANSWERS: ClassVar[Answers] = Answers(Kind("discard-other", KIND))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-MOB-05",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def private(self, state: RiseState) -> bool:
        """With two cards in hand everybody knows that there is one other."""
        return len(state.zones[HAND + self.seat]) > 2 and state.secret_hand(self.seat)

    def options(self, state: RiseState, seat: int) -> list[int]:
        return sorted({state.kind(card) for card in state.zones[HAND + seat] if card != self.card})

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        others = [
            card for card in state.zones[HAND + seat] if card != self.card and state.kind(card) == answer
        ]
        state.discard(min(others), seat, HAND)
        if state.chronicle is not None:
            state.tell("ROTC-MOB-05", "discarded", who=seat, card=answer)
        use_ability(state, seat, state.kind(self.card) * MODES)

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        others = [state.kind(card) for card in state.zones[HAND + seat] if card != self.card]
        return None if values[0] in others else Refusal("ROTC-MOB-05", "no-itself", {"card": values[0]})


class DrawCards(HandVerb):
    """Draw so many cards. (ROTC-MOB-05)"""

    def prices(self) -> tuple[int, ...]:
        return (FREE, DESTROY, DISCARD, DISCARD_OTHER)

    def use(self, state: RiseState, seat: int, n: int) -> None:
        draw_cards(state, seat, n, "ROTC-MOB-05")


DRAW: Final[CardVerb] = DrawCards("draw", MOBILIZATION, ("n",), ("price",))
