"""The Esoteric Order of Dagon on the table: Ritual cards, and the marker of the Grand Ritual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from eldertable.games.eldritch_arkham.box.cards import DEEDS
from eldertable.games.eldritch_arkham.looks.role_looks import RITUAL_CARDS, Cards, Counted, Part, RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling, always
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.pointing import Aspect
from eldertable.kernel.scene import Piece
from eldertable.kernel.steps import Decision
from eldertable.kernel.telling import Label, Name


class OrderOfDagonLooks(RoleLooks):
    """How the role looks."""

    page: ClassVar[str] = "DAG"

    cards: ClassVar[Cards | None] = RITUAL_CARDS
    aspects: ClassVar[Mapping[str, Aspect]] = {
        "grand": lambda state, seat, field: (f"grand-{state.agreed.numbers.grand_ids[field]}",),
    }

    def names(self, telling: ArkhamTelling) -> Mapping[str, Name]:
        return {"grand": always(lambda field: self.field(telling, field))}

    def labels(self, telling: ArkhamTelling) -> Mapping[str, Label]:
        def advance(state: ArkhamState, decision: Decision, seat: int, field: int) -> str:
            """A move of the marker, with what it fulfils and what follows."""
            numbers = telling.content.numbers
            key = "answer-grand" if numbers.grand_next[field] else "answer-grand-last"
            return telling.words(key, grand=self.field(telling, field), n=numbers.grand_ritual)

        return {"grand": advance}

    def field(self, telling: ArkhamTelling, field: int) -> str:
        """A field of the Grand Ritual, with what it asks for."""
        numbers = telling.content.numbers
        deed = telling.words(f"deed-{DEEDS[numbers.grand_deed[field]]}", n=numbers.grand_n[field])
        return f"{numbers.grand_ids[field]}: {deed}"

    def parts(self, state: ArkhamState, telling: ArkhamTelling) -> list[Part]:
        ids = enumerate(state.agreed.numbers.grand_ids)
        return [
            Part(f"grand-{name}", self.field(telling, field), "grand", tip=self.after(telling, field))
            for field, name in ids
        ]

    def after(self, telling: ArkhamTelling, field: int) -> str:
        """What comes after a field."""
        numbers = telling.content.numbers
        if not numbers.grand_next[field]:
            return telling.words("tip-grand-last", n=numbers.grand_ritual)
        fields = ", ".join(numbers.grand_ids[after] for after in numbers.grand_next[field])
        return telling.words("tip-grand", fields=fields)

    def pieces(self, state: ArkhamState, side: int) -> list[Piece]:
        return [Piece("token", f"grand-{state.agreed.numbers.grand_ids[state.grand]}", "progress", side)]

    def counters(self, state: ArkhamState, side: int) -> list[Counted]:
        return [("altars", state.altars_left(), None)]
