# compiled
"""What always follows from a change: arriving Investigators, Disorganization among drawn cards."""

from eldertable.games.rise_of_the_cults.table.state import DISCARD, HAND, RiseState


def advance_investigator(state: RiseState, district: int, rule: str) -> None:
    """Move the Investigator one field; beside the Sanity token it arrives and a new one starts. (ROTC-INV-03, INV-04)"""
    state.track[district] -= 1
    if state.track[district] > 0:
        if state.chronicle is not None:
            state.tell(rule, "investigator-advances", district=district, field=state.track[district])
        return
    state.arrived[district] += 1
    state.track[district] = state.agreed.track_start
    if state.chronicle is not None:
        state.tell("ROTC-INV-03", "investigator-arrives", district=district, n=state.arrived[district])


def retreat_investigator(state: RiseState, district: int, n: int) -> None:
    """Move the Investigator back, not beyond its starting field."""
    state.track[district] = min(state.track[district] + n, state.agreed.track_start)


def draw_cards(state: RiseState, side: int, n: int, rule: str) -> None:
    """Draw: all cards first, then the Disorganization among them is discarded, not replaced. (ROTC-RUL-12, RUL-13)"""
    owner = state.owner_bit(side)
    everyone = state.everyone()
    drawn: list[int] = []
    for _ in range(n):
        card = state.next_card(side)
        if card < 0:
            break
        drawn.append(card)
    clutter = 0
    for card in drawn:
        if state.is_clutter(card):
            clutter += 1
            state.lay(card, DISCARD + side, everyone)
        else:
            state.lay(card, HAND + side, owner)
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
