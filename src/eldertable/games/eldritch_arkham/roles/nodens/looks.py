"""Nodens on the table: the fields of the night-gaunts, and the Ancient cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from eldertable.games.eldritch_arkham.box.cards import Numbers
from eldertable.games.eldritch_arkham.looks.role_looks import ANCIENT_CARDS, Cards, Part, RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling, always
from eldertable.games.eldritch_arkham.roles.nodens.rules import GAUNT_VERBS
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.pointing import Aspect
from eldertable.kernel.scene import Piece
from eldertable.kernel.telling import Name
from eldertable.kernel.verbs import Verb


class NodensLooks(RoleLooks):
    """How the role looks."""

    page: ClassVar[str] = "NOD"

    cards: ClassVar[Cards | None] = ANCIENT_CARDS
    aspects: ClassVar[Mapping[str, Aspect]] = {
        "gaunt": lambda state, seat, field: (f"gaunt-{gaunt(state.agreed.numbers, field)}",),
        "gaunt_to": lambda state, seat, field: (f"gaunt-{gaunt(state.agreed.numbers, field)}",),
    }

    said: ClassVar[Mapping[str, Sequence[Verb]]] = {"gaunt": GAUNT_VERBS, "tip-gaunt": GAUNT_VERBS}

    def names(self, telling: ArkhamTelling) -> Mapping[str, Name]:
        said = always(lambda field: telling.words(f"gaunt-{gaunt(telling.content.numbers, field)}"))
        return {"gaunt": said, "gaunt_to": said}

    def parts(self, state: ArkhamState, telling: ArkhamTelling) -> list[Part]:
        words, numbers = telling.words, state.agreed.numbers
        verbs, n = [GAUNT_VERBS[verb] for verb in numbers.nodens_fields], numbers.nodens_abduct
        return [
            Part(
                f"gaunt-{verb.name}",
                words(f"gaunt-{verb.name}"),
                "gaunt",
                tip=words(f"tip-gaunt-{verb.name}", n=n),
            )
            for verb in verbs
        ]

    def pieces(self, state: ArkhamState, side: int) -> list[Piece]:
        fields = [gaunt(state.agreed.numbers, field) for field, n in enumerate(state.gaunts) if n]
        return [Piece("token", f"gaunt-{name}", "harbinger", side) for name in fields]


def gaunt(numbers: Numbers, field: int) -> str:
    """What a field does, by its verb."""
    return GAUNT_VERBS[numbers.nodens_fields[field]].name
