"""The Police on the table: Law cards, Order fields with tokens; the Command Post stands on a path."""

from __future__ import annotations

from typing import ClassVar

from eldertable.games.eldritch_arkham.looks.role_looks import LAW_CARDS, Cards, Counted, Part, RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ORDERS, ArkhamTelling
from eldertable.games.eldritch_arkham.roles.police.rules import PatrolNext, RecruitNext
from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.sets.officers import OfficerMove
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.scene import Piece
from eldertable.kernel.steps import Decision


class PoliceLooks(RoleLooks):
    """How the role looks."""

    page: ClassVar[str] = "POL"
    acts: ClassVar[bool] = False

    cards: ClassVar[Cards | None] = LAW_CARDS
    shows_paths: ClassVar[bool] = True

    def more(self, state: ArkhamState, decision: Decision) -> int:
        """How many Officers are still to recruit or to patrol."""
        after = state.agenda[-2] if len(state.agenda) > 1 else None
        due = isinstance(decision, AddUnit) and isinstance(after, RecruitNext)
        due = due or (isinstance(decision, OfficerMove) and isinstance(after, PatrolNext))
        return after.left if due and isinstance(after, (RecruitNext, PatrolNext)) else 0

    def parts(self, state: ArkhamState, telling: ArkhamTelling) -> list[Part]:
        words, plus = telling.words, state.agreed.numbers.police_plus
        return [
            Part(
                f"order-{name}",
                words(f"order-{name}"),
                "order",
                tip=words(f"tip-order-{name}", n=plus[field]),
            )
            for field, name in enumerate(ORDERS)
        ]

    def pieces(self, state: ArkhamState, side: int) -> list[Piece]:
        orders = zip(ORDERS, state.orders, strict=True)
        return [Piece("token", f"order-{name}", "order", side, n) for name, n in orders if n]

    def counters(self, state: ArkhamState, side: int) -> list[Counted]:
        return [("orders", state.orders_left(), None)]
