# compiled
"""Drawing cards, and what becomes of Disorganization cards among them.

How an empty deck is made anew from the discard pile stands in `table/state.py`: `next_card`.
"""

from eldertable.games.rise_of_the_cults.box.cards import DISORGANIZATION as CLUTTER
from eldertable.games.rise_of_the_cults.table.fields import DISCARD, HAND
from eldertable.games.rise_of_the_cults.table.state import RiseState


def draw_cards(state: RiseState, side: int, n: int, rule: str) -> None:
    """Draw from the own Cult deck, as many as there are: all cards first, then the Disorganization among them is
    discarded, not replaced.

    (ROTC-CMP-16, ROTC-RUL-11, ROTC-RUL-12, ROTC-RUL-13)
    """
    owner = state.owner_bit(side)
    everyone = state.everyone()
    drawn: list[int] = []
    for _ in range(n):
        card = state.next_card(side)
        if card < 0:
            break  # pragma: no mutate - an empty deck and pile stay empty
        drawn.append(card)
    kinds = state.agreed.pool.kind
    types = state.agreed.kinds.type
    clutter = 0
    held: list[int] = []
    for card in drawn:
        if types[kinds[card]] == CLUTTER:
            clutter += 1
            state.lay(card, DISCARD + side, everyone)
        else:
            state.show(card, owner)
            held.append(card)
    state.zones[HAND + side] += tuple(held)
    if state.chronicle is not None:
        kept = tuple(sorted([state.kind(card) for card in drawn if not state.is_clutter(card)]))
        state.tell_apart(
            rule,
            "drew",
            {"who": side, "n": len(drawn)},
            owner,
            "drew-cards" if kept else "drew",
            {"who": side, "n": len(drawn), "cards": kept} if kept else {"who": side, "n": len(drawn)},
        )
        if clutter:
            state.tell("ROTC-MOB-02", "clutter-drawn", who=side, n=clutter)
