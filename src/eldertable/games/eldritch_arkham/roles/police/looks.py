"""The Police on the table: Law cards, Order fields with tokens; the Command Post stands on a path."""

from __future__ import annotations

from typing import ClassVar

from eldertable.games.eldritch_arkham.looks.role_looks import LAW_CARDS, Cards, Counted, Part, RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ORDERS, ArkhamTelling
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.scene import Piece


class PoliceLooks(RoleLooks):
    """How the role looks."""

    page: ClassVar[str] = "POL"

    cards: ClassVar[Cards | None] = LAW_CARDS
    shows_paths: ClassVar[bool] = True

    def parts(self, state: ArkhamState, telling: ArkhamTelling) -> list[Part]:
        return [Part(f"order-{name}", telling.words(f"order-{name}"), "order") for name in ORDERS]

    def pieces(self, state: ArkhamState, side: int) -> list[Piece]:
        orders = zip(ORDERS, state.orders, strict=True)
        return [Piece("token", f"order-{name}", "order", side, n) for name, n in orders if n]

    def counters(self, state: ArkhamState, side: int) -> list[Counted]:
        return [("orders", state.orders_left(), None)]
