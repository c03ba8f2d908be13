"""The Great Old One on the table: two rings with a Harbinger each, and the Ancient cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from eldertable.games.eldritch_arkham.looks.role_looks import ANCIENT_CARDS, Cards, Part, RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling, always
from eldertable.games.eldritch_arkham.roles.great_old_one.rules import RING_VERBS, harbinger_ends, ring_goes
from eldertable.games.eldritch_arkham.table.fields import (
    ANCIENT_BOX,
    ANCIENT_CARD,
    ANCIENT_OFFER,
    ANCIENT_PAST,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.pointing import Point
from eldertable.kernel.presence import PresentAspect
from eldertable.kernel.scene import Piece
from eldertable.kernel.steps import Decision
from eldertable.kernel.telling import Label, Name
from eldertable.kernel.verbs import Verb


class GreatOldOneLooks(RoleLooks):
    """How the role looks."""

    page: ClassVar[str] = "GOO"

    cards: ClassVar[Cards | None] = ANCIENT_CARDS._replace(
        places=(
            ("ancient", ANCIENT_CARD, "cards"),
            ("ancient-offer", ANCIENT_OFFER, "hand"),
            ("ancient-discard", ANCIENT_PAST, "cards"),
        ),
        aside=(("ancient-box", ANCIENT_BOX),),
    )
    points: ClassVar[Mapping[str, Point]] = {
        "harbinger": lambda state, decision, seat, token, steps: (
            f"ring-{token}-{harbinger_ends(state, token, steps)}",
        )
    }

    present_aspects: ClassVar[Mapping[str, PresentAspect]] = {
        "ancient": lambda state, seat, face: face in state.faces_in(ANCIENT_OFFER),
    }

    said: ClassVar[Mapping[str, Sequence[Verb]]] = {"ring": RING_VERBS}

    def names(self, telling: ArkhamTelling) -> Mapping[str, Name]:
        return {
            "ring_field": lambda state, at: self.field(telling, *at),
            "ring": always(lambda token: telling.words(f"ring-name-{token}")),
        }

    def field(self, telling: ArkhamTelling, token: int, field: int) -> str:
        """What a field of a ring does."""
        numbers = telling.content.numbers
        verb = RING_VERBS[numbers.rings[token][field]].name
        return telling.words(
            f"ring-{verb}", one=numbers.great_old_one_remove[0], two=numbers.great_old_one_remove[1]
        )

    def labels(self, telling: ArkhamTelling) -> Mapping[str, Label]:
        def harbinger(state: ArkhamState, decision: Decision, seat: int, token: int, steps: int) -> str:
            """A move of a token, with what it does there."""
            field = harbinger_ends(state, token, steps)
            aligned = field == state.rings[1 - token]
            key = "answer-harbinger-aligned" if aligned else "answer-harbinger"
            ring = telling.words(f"ring-name-{token}")
            return telling.words(key, ring=ring, n=steps, action=self.field(telling, token, field))

        return {"harbinger": harbinger}

    def parts(self, state: ArkhamState, telling: ArkhamTelling) -> list[Part]:
        words = telling.words
        rings = [
            Part(
                f"ring-{token}-{field}",
                f"{words(f'ring-name-{token}')} {field + 1}: {self.field(telling, token, field)}",
                "ring",
                tip=words("tip-ring", n=1 + ring_goes(state, token, field, 1)),
            )
            for token in (0, 1)
            for field in range(len(state.agreed.numbers.rings[token]))
        ]
        return [*rings, Part("ancient-box", words("zone-ancient-box"), "cards", "cards")]

    def pieces(self, state: ArkhamState, side: int) -> list[Piece]:
        fields = enumerate(state.rings)
        return [Piece("token", f"ring-{token}-{field}", "harbinger", side) for token, field in fields]
