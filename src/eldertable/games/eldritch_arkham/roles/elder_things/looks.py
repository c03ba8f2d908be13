"""The Elder Things on the table: action fields, seals, and markers on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from eldertable.games.eldritch_arkham.looks.role_looks import Counted, Part, RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling, always
from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.moving import MoveOwn
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.pointing import Aspect
from eldertable.kernel.scene import Piece
from eldertable.kernel.steps import Decision
from eldertable.kernel.telling import Label, Name


class ElderThingsLooks(RoleLooks):
    """How the role looks."""

    page: ClassVar[str] = "ELD"
    acts: ClassVar[bool] = False

    aspects: ClassVar[Mapping[str, Aspect]] = {
        "elder": lambda state, seat, field: (state.agreed.numbers.elder_ids[field],),
    }

    def names(self, telling: ArkhamTelling) -> Mapping[str, Name]:
        return {"elder": always(lambda field: self.field(telling, field))}

    def field(self, telling: ArkhamTelling, field: int) -> str:
        """An action field."""
        return telling.words(f"elder-{telling.content.numbers.elder_ids[field]}")

    def labels(self, telling: ArkhamTelling) -> Mapping[str, Label]:
        def stacked(state: ArkhamState, decision: Decision, seat: int, field: int) -> str:
            """A field that is used once more, with what that costs."""
            n = telling.content.numbers.elder_things_swarm
            return telling.words("answer-elder-stacked", name=self.field(telling, field), n=n)

        return {"elder-stacked": stacked}

    def more(self, state: ArkhamState, decision: Decision) -> int:
        """How many units more a field adds or moves."""
        after = state.agenda[-2] if len(state.agenda) > 1 else None
        return 1 if isinstance(decision, (AddUnit, MoveOwn)) and isinstance(after, type(decision)) else 0

    def parts(self, state: ArkhamState, telling: ArkhamTelling) -> list[Part]:
        words, numbers = telling.words, state.agreed.numbers
        needed = (1, numbers.seal_colours, numbers.seal_units)
        return [
            *(
                Part(name, words(f"elder-{name}"), "action", tip=self.about(telling, field))
                for field, name in enumerate(numbers.elder_ids)
            ),
            *(Part(f"seal-{seal}", words(f"seal-{seal}", n=n), "seal") for seal, n in enumerate(needed, 1)),
        ]

    def about(self, telling: ArkhamTelling, field: int) -> str:
        """What a field brings, and what it costs to use it once more."""
        numbers, words = telling.content.numbers, telling.words
        gain = words("tip-elder", omens=numbers.elder_omens[field], mythos=numbers.elder_mythos[field])
        return f"{gain} {words('tip-elder-swarm', n=numbers.elder_things_swarm)}".strip()

    def pieces(self, state: ArkhamState, side: int) -> list[Piece]:
        markers = zip(state.agreed.numbers.elder_ids, state.elder_markers, strict=True)
        return [
            *(Piece("token", name, "limit", side, n) for name, n in markers if n),
            *(Piece("token", f"seal-{seal}", "limit", side) for seal, n in enumerate(state.seals, 1) if n),
        ]

    def counters(self, state: ArkhamState, side: int) -> list[Counted]:
        counted: list[Counted] = [("ready", state.elder_ready, None)]
        if state.elder_waiting:
            counted.append(("waiting", state.elder_waiting, None))
        return counted
