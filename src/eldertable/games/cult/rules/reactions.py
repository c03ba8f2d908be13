# compiled
"""What always follows from a change: what lies on a Priest goes with it, stays or is lost; two coin-Priests part."""

from eldertable.games.cult.table.state import (
    BOOSTED,
    COINS_ON,
    FREE,
    KINDS_OF_PRIEST,
    NOBODY,
    PATRIARCH,
    PLACES,
    RESERVE,
    SHEET,
    CultState,
    boost_at,
)


def strip(state: CultState, side: int, piece: int, place: int) -> int:
    """A Priest leaves its Location: boosts on it are lost, coins fall off it; how many. (CULT-THI-08, RUL-27, RUL-28)"""
    if piece & BOOSTED:
        state.boost[boost_at(side, piece)] = 0
    return take_purse(state, place) if piece & COINS_ON else 0


def take_purse(state: CultState, place: int) -> int:
    """Take the coins off the coin-Priest of a Location; how many. (CULT-THI-07)"""
    coins = state.coin_stack[place]
    state.coin_stack[place] = 0
    state.coin_owner[place] = NOBODY
    state.coin_kind[place] = PATRIARCH
    return coins


def return_purse(state: CultState, place: int, rule: str) -> None:
    """The coins on the coin-Priest of a Location go to the reserve, if there is one. (CULT-THI-07, CULT-THI-08)"""
    owner = state.coin_owner[place]
    if owner == NOBODY:
        return
    piece = 4 * state.coin_kind[place]
    coins = take_purse(state, place)
    if place == state.active:
        # a boost stays on the Priest, which has no coins now
        state.boost[boost_at(owner, piece)] += state.boost[boost_at(owner, piece + COINS_ON)]
        state.boost[boost_at(owner, piece + COINS_ON)] = 0
    if state.chronicle is not None:
        state.tell(rule, "purse-returned", who=owner, location=place, n=coins)


def leave(state: CultState, side: int, piece: int, origin: int, target: int, rule: str) -> None:
    """A Priest goes from a Location to another place. (CULT-RUL-27, CULT-RUL-28)"""
    coins = strip(state, side, piece, origin)
    state.move_priest(side, piece >> 2, origin, target)
    if state.chronicle is None:
        return
    if target == FREE:
        state.tell(rule, "priest-returns", who=side, priest=piece >> 2, location=origin)
    elif target == RESERVE:
        state.tell(rule, "priest-destroyed", who=side, priest=piece >> 2)
    else:
        state.tell(rule, "priest-moves", who=side, priest=piece >> 2, origin=origin, location=target)
    if coins:
        state.tell("CULT-THI-08", "purse-returned", who=side, location=origin, n=coins)


def change(state: CultState, side: int, piece: int, kind: int, place: int) -> None:
    """A Priest in a Location becomes stronger or weaker; coins and boosts stay on it. (CULT-RUL-27, CULT-RUL-28)"""
    old = piece >> 2
    purse = piece & COINS_ON
    if piece & BOOSTED:
        boost = state.boost[boost_at(side, piece)]
        state.boost[boost_at(side, piece)] = 0
        state.boost[boost_at(side, 4 * kind + purse)] += boost
    if purse:
        state.coin_kind[place] = kind
    state.swap_priest(side, old, kind, place)


def bribe(state: CultState, side: int, piece: int, origin: int, target: int, coins: int) -> None:
    """A Priest takes coins along; meeting another coin-Priest, both go home at once. (CULT-THI-03, THI-11, RUL-54)"""
    kind = piece >> 2
    leave(state, side, piece, origin, target, "CULT-THI-03")
    if state.coin_owner[target] == NOBODY:
        state.coin_owner[target] = side
        state.coin_kind[target] = kind
        state.coin_stack[target] = coins
        return
    other = state.coin_owner[target]
    other_piece = 4 * state.coin_kind[target] + COINS_ON
    if state.chronicle is not None:
        state.tell("CULT-THI-11", "purses-meet", who=side, other=other, location=target)
    leave(state, other, other_piece, target, FREE, "CULT-THI-11")
    state.move_priest(side, kind, target, FREE)
    if state.chronicle is not None:
        state.tell("CULT-THI-11", "priest-returns", who=side, priest=kind, location=target)


def turn_to_altar(state: CultState, side: int, piece: int, place: int, rule: str) -> None:
    """Flip a Priest to its Altar side: the Priest is lost, any token may serve. (CULT-ART-03, ART-14, RUL-24)"""
    coins = strip(state, side, piece, place)
    state.move_priest(side, piece >> 2, place, RESERVE)
    state.altars[side * PLACES + place] += 1
    if state.chronicle is not None:
        state.tell(rule, "altar-built", who=side, priest=piece >> 2, location=place)
        if coins:
            state.tell("CULT-ART-14", "purse-returned", who=side, location=place, n=coins)


def destroy_altars(state: CultState, place: int, rule: str) -> None:
    """Every Altar in a Location goes to the reserve. (CULT-ITR-20, CULT-JAN-07)"""
    for side in range(state.table.sides):
        if state.has_altar(side, place):
            state.altars[side * PLACES + place] = 0
            if state.chronicle is not None:
                state.tell(rule, "altar-destroyed", who=side, location=place)


def return_all(state: CultState, place: int, rule: str) -> None:
    """All Priests of a Location go back to their owners and are free, stripped. (CULT-RES-14, CULT-ITR-23)"""
    return_purse(state, place, "CULT-THI-08")
    priests = state.priests
    for side in range(state.table.sides):
        at = (side * PLACES + place) * KINDS_OF_PRIEST
        free = (side * PLACES + FREE) * KINDS_OF_PRIEST
        for kind in range(KINDS_OF_PRIEST):
            if priests[at + kind]:
                priests[free + kind] += priests[at + kind]
                priests[at + kind] = 0
    end_boosts(state)
    if state.chronicle is not None:
        state.tell(rule, "priests-return", location=place)


def end_boosts(state: CultState) -> None:
    """All boosts end with the Location, or with the Priests that leave it. (CULT-RUL-27)"""
    for at in range(len(state.boost)):
        state.boost[at] = 0


def destroy_free(state: CultState, side: int, kind: int, place: int, rule: str) -> None:
    """A free Priest, or a Master, goes to the reserve. (CULT-CUL-10)"""
    state.move_priest(side, kind, place, RESERVE)
    if state.chronicle is not None:
        state.tell(rule, "priest-destroyed", who=side, priest=kind)


def set_master(state: CultState, side: int, kind: int, rule: str) -> None:
    """A free Priest becomes the Master on its Cult sheet. (CULT-CUL-04)"""
    state.move_priest(side, kind, FREE, SHEET)
    if state.chronicle is not None:
        state.tell(rule, "master-set", who=side, priest=kind)
