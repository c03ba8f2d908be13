"""The Deep Ones on the table: rows of action fields, with Outsiders and limit markers on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from eldertable.games.eldritch_arkham.box.cards import ROWS, WORSHIP_ROW
from eldertable.games.eldritch_arkham.looks.role_looks import Part, RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling, always
from eldertable.games.eldritch_arkham.roles.deep_ones.rules import row_of
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.pointing import Aspect
from eldertable.kernel.scene import Piece
from eldertable.kernel.steps import Decision
from eldertable.kernel.telling import Label, Name


class DeepOnesLooks(RoleLooks):
    """How the role looks."""

    page: ClassVar[str] = "DEE"
    acts: ClassVar[bool] = False

    aspects: ClassVar[Mapping[str, Aspect]] = {
        "slot": lambda state, seat, slot: (f"row-{ROWS[row_of(state, slot)]}",),
        "row": lambda state, seat, row: (f"row-{ROWS[row]}",),
    }

    def names(self, telling: ArkhamTelling) -> Mapping[str, Name]:
        return {"row": always(lambda row: telling.words(f"row-{ROWS[row]}"))}

    def labels(self, telling: ArkhamTelling) -> Mapping[str, Label]:
        def slot(state: ArkhamState, decision: Decision, seat: int, slot: int) -> str:
            """A field of the WORSHIP row by what it pays, any other by its row."""
            numbers, row = telling.content.numbers, row_of(state, slot)
            if row == WORSHIP_ROW:
                return telling.words("answer-worship-slot", n=numbers.worship[slot - numbers.row_first[row]])
            return telling.words(f"row-{ROWS[row]}")

        return {"slot": slot}

    def parts(self, state: ArkhamState, telling: ArkhamTelling) -> list[Part]:
        words, fields = telling.words, state.agreed.numbers.row_fields
        rows = [
            Part(f"row-{name}", words(f"row-{name}"), "row", "fields", fields[row], self.about(telling, name))
            for row, name in enumerate(ROWS)
        ]
        return [*rows, Part("role-board", words("zone-role-board"), "role-board", "heap")]

    def about(self, telling: ArkhamTelling, name: str) -> str:
        """What the fields of a row do."""
        numbers = telling.content.numbers
        pays = ", ".join(str(n) for n in numbers.worship)
        return telling.words(f"tip-row-{name}", n=numbers.deep_ones_drag, fields=pays)

    def pieces(self, state: ArkhamState, side: int) -> list[Piece]:
        pieces: list[Piece] = []
        numbers = state.agreed.numbers
        for row, name in enumerate(ROWS):
            first = numbers.row_first[row]
            if n := sum(state.slots[first : first + numbers.row_fields[row]]):
                pieces.append(Piece("unit", f"row-{name}", "outsider", side, n))
            if limit := state.limits[row]:
                badges = (f"{limit}", "+") if state.loads[row] else (f"{limit}",)
                pieces.append(Piece("token", f"row-{name}", "limit", side, order=1, badges=badges))
        if state.drowned:
            pieces.append(Piece("unit", "role-board", "outsider", side, state.drowned))
        return pieces
