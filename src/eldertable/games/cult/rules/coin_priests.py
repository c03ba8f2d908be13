# compiled
"""Coin-Priests: the rulebook's Priests with coins, sent from the Thieves District to win another Location.

Whose Location it is: `resolution.winner_of`. When their coins fall off: `CultState.return_purse`, `priests.strip`.
"""

from eldertable.games.cult.box.places import BOOSTED, COINS_ON, FREE, NOBODY, PIECES_EACH, kind_of
from eldertable.games.cult.rules.priests import leave, strip
from eldertable.games.cult.table.state import CultState


def bribe(state: CultState, side: int, piece: int, origin: int, target: int, coins: int) -> None:
    """A Priest takes coins along; when two Priests with coins meet, both go home at once, their coins to the reserve.

    The side has paid the coins: they are in the reserve until they are laid on the Priest, and stay there when it goes
    home. No boost is lost where Priests meet: boosts lie in the Active Location, the Thieves District, alone.

    (CULT-THI-03, CULT-THI-11, CULT-RUL-54)
    """
    kind = kind_of(piece)
    leave(state, side, piece, origin, target, "CULT-THI-03")
    if state.coin_owner[target] == NOBODY:
        state.lay_purse(target, side, kind, coins)
        return
    other = state.coin_owner[target]
    other_piece = PIECES_EACH * state.coin_kind[target] + COINS_ON
    if state.chronicle is not None:
        state.tell("CULT-THI-11", "purses-meet", who=side, other=other, location=target)
    leave(state, other, other_piece, target, FREE, "CULT-THI-11")
    leave(state, side, PIECES_EACH * kind, target, FREE, "CULT-THI-11")


def ambush(state: CultState, seat: int, rule: str) -> None:
    """The coin-Priest goes home without its boost, its coins to the player of the card. (CULT-ITR-21, CULT-ITR-25)"""
    place = state.active
    owner, kind = state.coin_owner[place], state.coin_kind[place]
    coins = strip(state, owner, PIECES_EACH * kind + COINS_ON + BOOSTED, place)
    state.move_priest(owner, kind, place, FREE)
    state.coins[seat] += coins
    if state.chronicle is not None:
        state.tell(rule, "ambushed", who=seat, other=owner, priest=kind, n=coins)
