"""The Cthulhu Cult on the table: Ritual cards, Corruption, Altars; its Cultists hide on paths."""

from __future__ import annotations

from typing import ClassVar

from eldertable.games.eldritch_arkham.looks.role_looks import RITUAL_CARDS, Cards, Counted, RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling
from eldertable.games.eldritch_arkham.table.state import ArkhamState


class CthulhuCultLooks(RoleLooks):
    """How the role looks."""

    page: ClassVar[str] = "CUL"

    cards: ClassVar[Cards | None] = RITUAL_CARDS
    shows_paths: ClassVar[bool] = True

    def board_tip(self, telling: ArkhamTelling) -> str:
        """The fields of Corruption."""
        return telling.words(
            "tip-corruption", fields=", ".join(str(n) for n in telling.content.numbers.corruption)
        )

    def counters(self, state: ArkhamState, side: int) -> list[Counted]:
        corruption = state.agreed.numbers.corruption
        return [
            ("corruption", corruption[state.corruption], corruption[-1]),
            ("altars", state.altars_left(), None),
        ]
