# compiled
"""What the cards laid in a Confrontation do when they are revealed."""

from eldertable.games.rise_of_the_cults.box.cards import (
    ADD_ATTACK,
    ADD_ATTACK_PER_RITUAL,
    ADD_TOP_CARD,
    DESTROY,
    DISORGANIZE_OTHERS,
    MODES,
)
from eldertable.games.rise_of_the_cults.table.state import LAID, RiseState


def participants(state: RiseState, first: int, district: int) -> list[int]:
    """Everybody with a Ritual in the district, clockwise from this side. (ROTC-CON-06)"""
    return [side for side in state.clockwise(first) if state.rituals_of(side, district)]


def use_laid_card(state: RiseState, side: int, district: int, ability: int, card: int) -> None:
    """What the ability of a laid card does, for a player or the NPC; what it costs in Power is already paid.

    (ROTC-CON-12, ROTC-RUL-17, ROTC-RUL-71)
    """
    kinds = state.agreed.kinds
    verb = kinds.verb[ability]
    n = kinds.n[ability]
    if state.chronicle is not None:
        state.tell("ROTC-CON-12", "ability-used", who=side, card=ability // MODES)
    if kinds.instead[ability]:
        state.attack[side] -= kinds.attack[ability // MODES]
    if kinds.price[ability] == DESTROY:
        state.destroy(card, LAID + side, side, "ROTC-CMP-11")
    if verb == ADD_ATTACK:
        state.attack[side] += n
    elif verb == ADD_ATTACK_PER_RITUAL:
        state.attack[side] += n * state.rituals_of(side, district)
    elif verb == ADD_TOP_CARD:
        for _ in range(n):
            add_top_card(state, side)
    elif verb == DISORGANIZE_OTHERS:
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
