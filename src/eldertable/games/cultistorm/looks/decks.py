"""Decks as they lie: face down, and beside them what was drawn."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Piece


def face_down(state: StormState, deck: int, kind: str, zone: str, owner: int | None = None) -> list[Piece]:
    """A deck of which everybody sees how many cards are left, and no more."""
    n = state.deck_size(deck)
    return [Piece(kind, zone, None, owner, n)] if n else []


def faces_in(state: StormState, zone: int, ids: Sequence[str], first: int) -> list[str]:
    """The faces of the cards of a zone in their order, where cards are numbered from a first one on."""
    return [ids[card - first] for card in state.zones[zone]]


def in_force_on_past(
    kind: str, zone: str, past: Sequence[str], in_force: Sequence[str], badge: str
) -> list[Piece]:
    """The cards past in their order, by their faces, and on them those in force, which say that they are."""
    found: list[Piece] = []
    for order, face in enumerate((*past, *in_force)):
        found.append(Piece(kind, zone, face, order=order, badges=(badge,) if order >= len(past) else ()))
    return found
