"""Dreamers on the table: what lies in the Dreamlands, as Carter and Kuranes share them."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.box.places import DREAM
from eldertable.games.eldritch_arkham.looks.faces import units_at
from eldertable.games.eldritch_arkham.looks.role_looks import Counted, RoleLooks
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.scene import Piece


class DreamerLooks(RoleLooks):
    """How a role looks that dreams."""

    def pieces(self, state: ArkhamState, side: int) -> list[Piece]:
        pieces: list[Piece] = []
        for place, name in enumerate(state.agreed.numbers.dream_ids):
            pieces += units_at(state, DREAM + place, name)
            if n := state.visions_in[place]:
                pieces.append(Piece("token", name, "vision", side, n))
            if place == state.dream_self:
                pieces.append(Piece("token", name, "dream-self", side))
        return pieces

    def counters(self, state: ArkhamState, side: int) -> list[Counted]:
        return [("visions", state.visions_left(), None)]
