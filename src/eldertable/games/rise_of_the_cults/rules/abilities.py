# compiled
"""Using the ability of a hand card: it is shown, pays with itself if it asks for that, and does what its verb says.

When a card may be used stands in `table/state.py` (`abilities`, `open_window`); what laid cards do in a fight, in
`plans/laid_cards.py`.
"""

from typing import Final

from eldertable.games.rise_of_the_cults.box.bounds import ABILITY
from eldertable.games.rise_of_the_cults.box.cards import MODES
from eldertable.games.rise_of_the_cults.box.verbs import DESTROY, DISCARD, FREE, CardVerb
from eldertable.games.rise_of_the_cults.table.fields import HAND
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Refusal

WINDOW: Final = Answers(Kind("enough"), Kind("use-ability", ABILITY))
"""The answers in a window for abilities of hand cards."""
ENOUGH: Final = WINDOW.start("enough")
FIRST_ABILITY: Final = WINDOW.start("use-ability")


class HandVerb(CardVerb):
    """What the ability of a hand card does, used by choice while its window is open."""

    def prices(self) -> tuple[int, ...]:
        return (FREE, DESTROY, DISCARD)

    def possible(self, state: RiseState, seat: int, n: int) -> bool:
        """Whether it can be carried out now."""
        return self.hindrance(state, seat, n) is None

    def hindrance(self, state: RiseState, seat: int, n: int) -> Refusal | None:
        """Why it cannot be carried out now; None if it can."""
        return None

    def use(self, state: RiseState, seat: int, n: int) -> None:
        """Do it; the card is shown and has paid for itself."""
        raise NotImplementedError


def with_verb(
    state: RiseState,
    zone: int,
    verb: CardVerb,
    fresh: bool = False,  # pragma: no mutate - windows that ask for a verb ask for it once
) -> list[int]:
    """Abilities with this verb on unused cards of a zone; `fresh` as in `state.abilities`."""
    kinds = state.agreed.kinds
    return [ability for ability in state.abilities(zone, verb.window, fresh) if kinds.verb[ability] is verb]


def use_ability(state: RiseState, seat: int, ability: int) -> None:
    """What the ability of a card that is shown does. (ROTC-CAR-06)"""
    kinds = state.agreed.kinds
    verb = kinds.verb[ability]
    assert isinstance(verb, HandVerb)
    verb.use(state, seat, kinds.n[ability])


def show_ability(state: RiseState, seat: int, ability: int, rule: str) -> int:
    """Reveal a card for its ability, pay with the card itself if it asks for that, and mark it used.

    (ROTC-MOB-05)
    """
    kind = ability // MODES
    card = state.lowest_unused(HAND + seat, kind)
    state.used += (card,)
    state.show(card, state.everyone())
    if state.chronicle is not None:
        state.tell(rule, "ability-used", who=seat, card=kind)
    price = state.agreed.kinds.price[ability]
    if price == DESTROY:
        state.destroy(card, HAND + seat, seat, rule)
    elif price == DISCARD:
        state.discard(card, seat, HAND)
    return card
