"""The Feds on the table: Law cards and a purse of Order tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from eldertable.games.eldritch_arkham.looks.role_looks import LAW_CARDS, Cards, Counted, RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling
from eldertable.games.eldritch_arkham.roles.feds.rules import ACTIONS, PAID, cost
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.steps import Decision
from eldertable.kernel.telling import Label


class FedsLooks(RoleLooks):
    """How the role looks."""

    page: ClassVar[str] = "FED"
    acts: ClassVar[bool] = False

    cards: ClassVar[Cards | None] = LAW_CARDS

    def labels(self, telling: ArkhamTelling) -> Mapping[str, Label]:
        return {action: self.paid(telling, action) for action in PAID}

    def paid(self, telling: ArkhamTelling, action: str) -> Label:
        """An action with what it costs."""

        def said(state: ArkhamState, decision: Decision, seat: int) -> str:
            return telling.words(f"answer-{action}", n=cost(state, ACTIONS.start(action)))

        return said

    def board_tip(self, telling: ArkhamTelling) -> str:
        """What every action costs."""
        words, numbers = telling.words, telling.content.numbers
        costs = [words(f"answer-{action}", n=numbers.feds_costs[at]) for at, action in enumerate(PAID)]
        return words("tip-feds", costs="; ".join(costs), n=numbers.plan)

    def counters(self, state: ArkhamState, side: int) -> list[Counted]:
        return [("purse", state.purse, state.agreed.numbers.orders)]
