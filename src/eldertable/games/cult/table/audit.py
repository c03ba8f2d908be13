"""Counting the pieces: what would have to be wrong for a position that no rule can reach."""

from __future__ import annotations

from eldertable.games.cult.box.places import KINDS_OF_PRIEST, LAST, NOBODY, NOWHERE, PLACES
from eldertable.games.cult.table.state import CultState


def miscounted(state: CultState) -> list[str]:
    """What is wrong with tokens, Followers, Mobs and coins; nothing, if every one is accounted for.

    (CULT-CMP-02, CULT-CMP-03, CULT-CMP-10, CULT-CMP-14)
    """
    problems: list[str] = []
    numbers = state.agreed.numbers
    for side in range(state.table.sides):
        own = state.priests[side * PLACES * KINDS_OF_PRIEST : (side + 1) * PLACES * KINDS_OF_PRIEST]
        for kind in range(KINDS_OF_PRIEST):
            n = sum(own[kind::KINDS_OF_PRIEST])
            if n != (numbers.priests if kind else 1):
                problems.append(f"side {side} has {n} Priests of the kind {kind}")
        if state.spare(side) < 0:
            problems.append(f"side {side} has more Priests and Altars than tokens")
        if not 0 <= state.followers[side] <= numbers.followers:
            problems.append(f"side {side} has {state.followers[side]} Followers")
        if max(state.altars[side * PLACES : (side + 1) * PLACES]) > 1:
            problems.append(f"side {side} has two Altars in a Location")
    if state.mobs_left() < 0:
        problems.append("there are more Mobs than pieces")
    if state.bank() < 0:
        problems.append("there are more coins than pieces")
    for place in range(PLACES):
        problems += _purse(state, place)
    if sum(state.boost) and state.active == NOWHERE:
        problems.append("a Priest is boosted, but no Location is active")
    counted = (
        "coins",
        "mobs",
        "placed",
        "passed",
        "priests",
        "altars",
        "coin_stack",
        "boost",
        "summoned",
    )
    return problems + [
        f"{name} has a number below nothing" for name in counted if min(getattr(state, name)) < 0
    ]


def _purse(state: CultState, place: int) -> list[str]:
    """Coins lie on a Priest that is there."""
    owner, coins = state.coin_owner[place], state.coin_stack[place]
    if owner == NOBODY:
        return [f"coins lie on nobody in place {place}"] if coins else []
    if not 1 <= place <= LAST or not state.count(owner, place, state.coin_kind[place]):
        return [f"the coin-Priest of place {place} is not there"]
    return []
