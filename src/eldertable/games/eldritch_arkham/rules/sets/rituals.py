# compiled
"""The Ritual cards of the Cthulhu Cult and the Esoteric Order of Dagon: drawing, worship, redraw."""

from eldertable.games.eldritch_arkham.table.fields import RITUAL_DECK, RITUAL_HAND, RITUAL_PAST, WORSHIP
from eldertable.games.eldritch_arkham.table.state import ArkhamState


def has_a_choice(state: ArkhamState, seat: int) -> bool:
    """Whether a role with rituals surely has more to do than stop: stress, or an action with cards in hand."""
    if state.mythos[seat] > 0:  # pragma: no mutate (a no is never wrong)
        return True
    return state.actions > 0 and len(state.zones[RITUAL_HAND]) > 0


def draw_rituals(state: ArkhamState, side: int, n: int, rule: str) -> None:
    """Draw Ritual cards, as many as there are; only their owner sees them.

    (EA-RUL-115, EA-RUL-116, EA-INF-09)
    """
    drawn = state.draw_to(RITUAL_HAND, side, n, RITUAL_DECK, RITUAL_PAST, "EA-RUL-115")
    if drawn and state.chronicle is not None:
        told, seen = {"who": side, "n": len(drawn)}, {"who": side, "rituals": tuple(drawn)}
        state.tell_apart(rule, "drew", told, state.bit(side), "drew-rituals", seen)


def worship(state: ArkhamState, side: int, face: int, rule: str) -> None:
    """Put a Ritual card from the hand into the Worship field. (EA-CUL-07, EA-DAG-09)"""
    state.move(state.card_of(RITUAL_HAND, face), RITUAL_HAND, WORSHIP, state.everyone())
    if state.chronicle is not None:
        state.tell(rule, "worshipped", who=side, ritual=face)


def worshipped(state: ArkhamState) -> int:
    """How much Mythos the cards in the Worship field pay. (EA-CUL-16, EA-DAG-11)"""
    content = state.agreed.content
    pays = 0
    for card in state.zones[WORSHIP]:
        pays += content.rituals.mythos[content.face[card]]
    return pays


def end_worship(state: ArkhamState, side: int, rule: str) -> int:
    """Discard the Worship field and gain the Mythos printed there; how much it was. (EA-CUL-16, EA-DAG-11)"""
    pays = worshipped(state)
    for card in state.zones[WORSHIP]:
        state.move(card, WORSHIP, RITUAL_PAST, state.everyone())
    return state.gain_mythos(side, pays, rule)


def can_draw_ritual(state: ArkhamState) -> bool:
    """Whether a Ritual card can be drawn. (EA-RUL-214)"""
    return state.can_draw(RITUAL_DECK, RITUAL_PAST)
