# compiled
"""What Licenses do as long as they lie before their owner. (CULT-RUL-84)"""

from eldertable.games.cult.box.cards import APPROVAL, COMMUNITY, LICENSE_DECK, TITHE, TITLE
from eldertable.games.cult.table.state import CultState


def has_license(state: CultState, side: int, license_kind: int, location: int) -> bool:
    """Whether a side has a License of this kind that names a Location."""
    cards = state.agreed.cards
    for card in state.held(side, LICENSE_DECK):
        kind = cards.kind[card]
        if cards.license[kind] == license_kind and location in cards.locations[kind]:
            return True
    return False


def has_title(state: CultState, side: int, location: int) -> bool:
    """Whether a Title opens a Location in the Intention Phase, whatever the Followers. (CULT-LIC-08)"""
    return has_license(state, side, TITLE, location)


def has_approval(state: CultState, side: int, ordinal: int) -> bool:
    """Whether the placement of this number costs no Follower. (CULT-LIC-10, CULT-RUL-16)"""
    cards = state.agreed.cards
    for card in state.held(side, LICENSE_DECK):
        kind = cards.kind[card]
        if cards.license[kind] == APPROVAL and cards.number[kind] == ordinal:
            return True
    return False


def pay_tithes(state: CultState, side: int, location: int) -> None:
    """A placed Priest is taxed: 1 coin to each owner, clockwise, while coins last. (CULT-LIC-12, LIC-13, RUL-17)"""
    for owner in state.others(side):
        if state.coins[side] and has_license(state, owner, TITHE, location):
            state.take_coins(owner, side, 1, "CULT-LIC-12")


def has_community(state: CultState, side: int, location: int) -> bool:
    """Whether a side gains the benefit there even as a loser. (CULT-LIC-15)"""
    return has_license(state, side, COMMUNITY, location)
