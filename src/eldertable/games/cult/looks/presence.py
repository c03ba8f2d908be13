"""What is present at a table: own cards, open Licenses, Priests that stand there, abilities of the Cults in play."""

from __future__ import annotations

from typing import Any

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import BOOSTED, COINS_ON, FREE, PALACE, PIECES_EACH
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.presence import Presence


def _somewhere(state: CultState, seat: int, place: int) -> bool:
    return place != FREE


def _side(state: CultState, seat: int, side: int) -> bool:
    return side < state.table.sides


def _in_hand(state: CultState, seat: int, kind: int) -> bool:
    return kind in [state.kind(card) for card in state.hand_cards(seat, state.deck_of(kind))]


def _own_card(state: CultState, seat: int, kind: int) -> bool:
    return kind in state.purse_of_cards(seat)


def _open_license(state: CultState, seat: int, kind: int) -> bool:
    sides = range(state.table.sides)
    lying = [*state.zones[PALACE], *(card for side in sides for card in state.held(side, c.LICENSE_DECK))]
    return kind in [state.kind(card) for card in lying]


def _ability(state: CultState, seat: int, ability: int) -> bool:
    return ability // c.ABILITIES_EACH in state.cult


def _piece(kind: int, purse: int, boosted: int) -> int:
    return PIECES_EACH * kind + COINS_ON * purse + BOOSTED * boosted


def _priest_there(state: CultState, decision: Any, seat: int, *piece: int) -> bool:
    """An own Priest in the Location that the question is about."""
    return _piece(*piece) in state.pieces(seat, decision.location)


def _priest_here(state: CultState, decision: Any, seat: int, *piece: int) -> bool:
    """An own Priest in the Active Location."""
    return _piece(*piece) in state.pieces(seat, state.active)


def _priest_of(state: CultState, decision: Any, seat: int, side: int, *piece: int) -> bool:
    """A Priest of any side in the Active Location."""
    return _piece(*piece) in state.pieces(side, state.active)


def _offer(state: CultState, decision: Any, seat: int, offer: int) -> bool:
    return offer < len(state.agreed.locations.offers[decision.location])


PRESENCE = Presence(
    {
        "send-with-coins": _priest_there,
        "turn-to-altar": _priest_there,
        "raise-here": _priest_there,
        "first-offer-here": _priest_there,
        "second-offer-here": _priest_there,
        "choose-priest": _priest_here,
        "exorcise": _priest_of,
        "hire": _offer,
    },
    {
        "place": _somewhere,
        "side": _side,
        "hand_card": _in_hand,
        "intrigue": _in_hand,
        "card_kind": _own_card,
        "license": _open_license,
        "ability": _ability,
    },
)
