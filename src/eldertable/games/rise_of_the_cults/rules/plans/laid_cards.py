# compiled
"""What the cards laid in a Confrontation do when they are revealed.

What laid cards do by themselves after the result stands in `confrontation.py`.
"""

from typing import Final

from eldertable.games.rise_of_the_cults.box.cards import MODES
from eldertable.games.rise_of_the_cults.box.verbs import CONFRONTATION, DESTROY, FREE, PAY, CardVerb
from eldertable.games.rise_of_the_cults.table.fields import LAID
from eldertable.games.rise_of_the_cults.table.state import RiseState


def participants(state: RiseState, first: int, district: int) -> list[int]:
    """Everybody with a Ritual in the district, clockwise from this side. (ROTC-CON-06)"""
    return [side for side in state.clockwise(first) if state.rituals_of(side, district)]


class LaidVerb(CardVerb):
    """What the ability of a laid card does, used at the reveal: by choice, or always by the NPC."""

    def prices(self) -> tuple[int, ...]:
        return (FREE, DESTROY, PAY)

    def possible(self, state: RiseState, side: int) -> bool:
        """Whether it can do anything now."""
        return True

    def reveal(self, state: RiseState, side: int, district: int, n: int) -> None:
        """Do it."""
        raise NotImplementedError


def can_use(state: RiseState, side: int, ability: int) -> bool:
    """Whether the ability of a laid card can do anything now."""
    verb = state.agreed.kinds.verb[ability]
    assert isinstance(verb, LaidVerb)
    return verb.possible(state, side)


def use_laid_card(state: RiseState, side: int, district: int, ability: int, card: int) -> None:
    """What the ability of a laid card does, for a player or the NPC; what it costs in Power is already paid.

    (ROTC-CON-12, ROTC-RUL-17, ROTC-RUL-71)
    """
    kinds = state.agreed.kinds
    if state.chronicle is not None:
        state.tell("ROTC-CON-12", "ability-used", who=side, card=ability // MODES)
    if kinds.instead[ability]:
        state.attack[side] -= kinds.attack[ability // MODES]
    if kinds.price[ability] == DESTROY:
        state.destroy(card, LAID + side, side, "ROTC-CMP-11")
    verb = kinds.verb[ability]
    assert isinstance(verb, LaidVerb)
    verb.reveal(state, side, district, kinds.n[ability])


class AddAttack(LaidVerb):
    """So much Attack. (ROTC-CON-12)"""

    def reveal(self, state: RiseState, side: int, district: int, n: int) -> None:
        state.attack[side] += n


class AddAttackPerRitual(LaidVerb):
    """So much Attack for each own Ritual here. (ROTC-CON-12)"""

    def reveal(self, state: RiseState, side: int, district: int, n: int) -> None:
        state.attack[side] += n * state.rituals_of(side, district)


class AddTopCard(LaidVerb):
    """So many cards from the top of the deck join the fight. (ROTC-RUL-14)"""

    def possible(self, state: RiseState, side: int) -> bool:
        return state.can_draw(side)

    def reveal(self, state: RiseState, side: int, district: int, n: int) -> None:
        for _ in range(n):
            add_top_card(state, side)


class DisorganizeOthers(LaidVerb):
    """So many Disorganization cards for all other participants. (ROTC-CAR-07)"""

    def reveal(self, state: RiseState, side: int, district: int, n: int) -> None:
        for other in participants(state, side, district)[1:]:
            state.give_disorganization(other, n, "ROTC-CAR-07")


def add_top_card(state: RiseState, side: int) -> None:
    """The top card of the deck joins the fight, a Disorganization card for nothing. (ROTC-RUL-14)"""
    card = state.next_card(side)
    if card < 0:
        return
    state.lay(card, LAID + side, state.everyone())
    state.attack[side] += state.agreed.kinds.attack[state.kind(card)]
    if state.chronicle is not None:
        state.tell("ROTC-CON-12", "card-added", who=side, card=state.kind(card))


COSTS: Final = ("price", "pay", "instead")
ADD_ATTACK: Final[CardVerb] = AddAttack("add-attack", CONFRONTATION, ("n",), COSTS)
ADD_ATTACK_PER_RITUAL: Final[CardVerb] = AddAttackPerRitual(
    "add-attack-per-ritual", CONFRONTATION, ("n",), COSTS
)
ADD_TOP_CARD: Final[CardVerb] = AddTopCard("add-top-card", CONFRONTATION, ("n",), COSTS)
DISORGANIZE_OTHERS: Final[CardVerb] = DisorganizeOthers("disorganize-others", CONFRONTATION, ("n",), COSTS)
