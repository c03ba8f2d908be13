# compiled
"""Priests leave, return, change or are lost; what lies on them goes, stays or falls off, always in the same way.

Coins on a Priest: `coin_priests.py`. A Priest that becomes an Altar: `altars.py`.
"""

from eldertable.games.cult.box.places import (
    BOOSTED,
    COINS_ON,
    FREE,
    KINDS_OF_PRIEST,
    PIECES_EACH,
    RESERVE,
    SHEET,
    kind_of,
)
from eldertable.games.cult.table.state import CultState


def strip(state: CultState, side: int, piece: int, place: int) -> int:
    """A Priest leaves its Location: boosts on it are lost, coins fall off it; how many.

    (CULT-THI-08, CULT-RUL-27, CULT-RUL-28)
    """
    if piece & BOOSTED:
        state.take_boost(side, piece)
    return state.take_purse(place) if piece & COINS_ON else 0


def leave(state: CultState, side: int, piece: int, origin: int, target: int, rule: str) -> None:
    """A Priest goes from a Location to another place. (CULT-RUL-27, CULT-RUL-28)"""
    coins, kind = strip(state, side, piece, origin), kind_of(piece)
    state.move_priest(side, kind, origin, target)
    if state.chronicle is None:
        return  # pragma: no mutate - nobody listens
    if target == FREE:
        state.tell(rule, "priest-returns", who=side, priest=kind, location=origin)
    else:
        state.tell(rule, "priest-moves", who=side, priest=kind, origin=origin, location=target)
    if coins:
        state.tell("CULT-THI-08", "purse-returned", who=side, location=origin, n=coins)


def change(state: CultState, side: int, piece: int, kind: int, place: int) -> None:
    """A Priest in a Location becomes stronger or weaker; coins and boosts stay on it. (CULT-RUL-27, CULT-RUL-28)"""
    old = kind_of(piece)
    purse = piece & COINS_ON
    if piece & BOOSTED:  # pragma: no mutate - without a boost nothing would be taken and added
        state.add_boost(side, PIECES_EACH * kind + purse, state.take_boost(side, piece))
    if purse:
        state.lay_purse(place, side, kind, state.coin_stack[place])
    state.swap_priest(side, old, kind, place)


def boost(state: CultState, side: int, piece: int, n: int, rule: str) -> None:
    """A Priest has more Influence until the Location is resolved; its strength stays. (CULT-MIR-09, CULT-RUL-26)"""
    state.add_boost(side, piece, n)
    if state.chronicle is not None:
        state.tell(rule, "boosted", who=side, priest=kind_of(piece), n=n)


def return_all(state: CultState, place: int, rule: str) -> None:
    """All Priests of a Location go back to their owners and are free, stripped.

    (CULT-RES-14, CULT-RES-16, CULT-ITR-23)
    """
    state.return_purse(place, "CULT-THI-08")
    for side in range(state.table.sides):
        for kind in range(KINDS_OF_PRIEST):
            while state.count(side, place, kind):
                state.move_priest(side, kind, place, FREE)
    end_boosts(state)
    if state.chronicle is not None:
        state.tell(rule, "priests-return", location=place)


def end_boosts(state: CultState) -> None:
    """All boosts end with the Location, or with the Priests that leave it. (CULT-RUL-27)"""
    state.boost = state.agreed.no_boosts


def destroy_free(state: CultState, side: int, kind: int, rule: str) -> None:
    """Destroy a free Priest, or one that was to be the Master: it goes to the reserve. (CULT-CUL-10)"""
    state.move_priest(side, kind, FREE, RESERVE)
    if state.chronicle is not None:
        state.tell(rule, "priest-destroyed", who=side, priest=kind)


def set_master(state: CultState, side: int, kind: int, rule: str) -> None:
    """A free Priest becomes the Master on its Cult sheet. (CULT-CUL-04)"""
    state.move_priest(side, kind, FREE, SHEET)
    if state.chronicle is not None:
        state.tell(rule, "master-set", who=side, priest=kind)


def gain_priest(state: CultState, side: int, kind: int, place: int, rule: str) -> None:
    """A token from the reserve becomes a Priest. (CULT-TEM-03)"""
    state.move_priest(side, kind, RESERVE, place)
    if state.chronicle is not None:
        key = "priest-gained" if place == FREE else "priest-gained-there"
        state.tell(rule, key, who=side, priest=kind, location=place)
