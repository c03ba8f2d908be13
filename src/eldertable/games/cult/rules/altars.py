# compiled
"""Altars: a Priest is flipped to its Altar side; Altars are destroyed. Their Influence: `CultState.influence`."""

from eldertable.games.cult.box.places import LAST, PLACES, RESERVE, kind_of
from eldertable.games.cult.rules.priests import strip
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Refusal


def turn_to_altar(state: CultState, side: int, piece: int, place: int, rule: str) -> None:
    """Flip a Priest to its Altar side: the Priest is lost, any token may serve.

    (CULT-ART-03, CULT-ART-14, CULT-RUL-24)
    """
    coins = strip(state, side, piece, place)
    state.move_priest(side, kind_of(piece), place, RESERVE)
    state.set_altars(side, place, 1)
    if state.chronicle is not None:
        state.tell(rule, "altar-built", who=side, priest=kind_of(piece), location=place)
        if coins:
            state.tell("CULT-ART-14", "purse-returned", who=side, location=place, n=coins)


def destroy_altars(state: CultState, place: int, rule: str) -> None:
    """Every Altar in a Location goes to the reserve. Only cards and abilities do this.

    (CULT-ART-07, CULT-ITR-20, CULT-JAN-07)
    """
    for side in range(state.table.sides):
        if state.has_altar(side, place):
            state.set_altars(side, place, 0)
            if state.chronicle is not None:
                state.tell(rule, "altar-destroyed", who=side, location=place)


def altar_places(state: CultState, side: int) -> list[int]:
    """Where a side could build: a Priest that is no Patriarch, and no Altar yet. From Locations resolved
    before the Priests have gone home.

    (CULT-ART-05, CULT-ART-11, CULT-ART-12, CULT-ART-13)
    """
    return [
        place
        for place in range(1, LAST + 1)
        if state.tokens_in(side, place) > 0 and not state.has_altar(side, place)
    ]


def why_no_altar(state: CultState, side: int, place: int) -> Refusal | None:
    """A side has its Altar there, or nobody who could become one. (CULT-ART-05, CULT-ART-12)"""
    if state.has_altar(side, place):
        return Refusal("CULT-ART-05", "altar-there", {"location": place})
    if state.tokens_in(side, place) > 0:
        return None
    return Refusal("CULT-ART-12", "nobody-for-an-altar", {"location": place})


def altar_higher(state: CultState, place: int) -> bool:
    """Whether any Altar stands in a Location of a higher number. (CULT-ITR-20, CULT-RUL-73)"""
    for side in range(state.table.sides):
        for at in range(side * PLACES + place + 1, (side + 1) * PLACES):
            if state.altars[at]:
                return True
    return False
