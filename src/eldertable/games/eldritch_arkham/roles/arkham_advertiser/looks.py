"""The Arkham Advertiser on the table: Investigator cards and Sanity."""

from __future__ import annotations

from typing import ClassVar

from eldertable.games.eldritch_arkham.looks.role_looks import INVESTIGATOR_CARDS, Cards, Counted, RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling
from eldertable.games.eldritch_arkham.table.state import ArkhamState


class AdvertiserLooks(RoleLooks):
    """How the role looks."""

    page: ClassVar[str] = "ADV"

    cards: ClassVar[Cards | None] = INVESTIGATOR_CARDS

    def board_tip(self, telling: ArkhamTelling) -> str:
        """What a story is worth on every field of Sanity."""
        return telling.words("tip-sanity", fields=", ".join(str(n) for n in telling.content.numbers.sanity))

    def counters(self, state: ArkhamState, side: int) -> list[Counted]:
        sanity = state.agreed.numbers.sanity
        counted: list[Counted] = [("sanity", state.sanity, len(sanity))]
        if state.sanity < len(sanity):
            counted.append(("story", sanity[state.sanity], None))
        return counted
