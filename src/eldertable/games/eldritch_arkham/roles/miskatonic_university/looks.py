"""The Miskatonic University on the table: Investigator cards and the Expedition track."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from eldertable.games.eldritch_arkham.looks.role_looks import INVESTIGATOR_CARDS, Cards, Part, RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling, always
from eldertable.games.eldritch_arkham.roles.miskatonic_university.rules import REWARDS
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.pointing import Aspect
from eldertable.kernel.scene import Piece
from eldertable.kernel.telling import Name
from eldertable.kernel.verbs import Verb


class UniversityLooks(RoleLooks):
    """How the role looks."""

    page: ClassVar[str] = "MIS"

    cards: ClassVar[Cards | None] = INVESTIGATOR_CARDS
    aspects: ClassVar[Mapping[str, Aspect]] = {
        "trip": lambda state, seat, field: (f"trip-{state.agreed.numbers.trip_ids[field]}",),
    }

    said: ClassVar[Mapping[str, Sequence[Verb]]] = {"tip-reward": REWARDS}

    def names(self, telling: ArkhamTelling) -> Mapping[str, Name]:
        return {"trip": always(lambda field: self.field(telling, field))}

    def field(self, telling: ArkhamTelling, field: int) -> str:
        """A field of the Expedition track."""
        if field < 0:
            return self.called(telling, field)
        numbers = telling.content.numbers
        kind = telling.faction(numbers.trip_type[field])
        return telling.words(
            "trip-field", name=self.called(telling, field), type=kind, n=numbers.trip_omens[field]
        )

    def called(self, telling: ArkhamTelling, field: int) -> str:
        """A field by its direction and its number."""
        if field < 0:
            return telling.words("trip-start")
        direction, _, step = telling.content.numbers.trip_ids[field].partition("-")
        return f"{telling.words(f'direction-{direction}')} {step}"

    def parts(self, state: ArkhamState, telling: ArkhamTelling) -> list[Part]:
        ids = enumerate(state.agreed.numbers.trip_ids)
        fields = [
            Part(f"trip-{name}", self.field(telling, field), "trip", tip=self.about(telling, field))
            for field, name in ids
        ]
        return [Part("trip-start", telling.words("trip-start"), "trip"), *fields]

    def about(self, telling: ArkhamTelling, field: int) -> str:
        """From where the expedition comes to a field, and what it brings there."""
        numbers = telling.content.numbers
        told = [telling.words("tip-trip", before=self.called(telling, numbers.trip_before[field]))]
        if (reward := numbers.trip_reward[field]) >= 0:
            name = REWARDS[reward].name
            n = {"mythos": numbers.reward_mythos, "steal": numbers.reward_steal}.get(name, 0)
            told.append(telling.words(f"tip-reward-{name}", n=n))
        return " ".join(told)

    def pieces(self, state: ArkhamState, side: int) -> list[Piece]:
        ids = state.agreed.numbers.trip_ids
        zone = f"trip-{ids[state.trip]}" if state.trip >= 0 else "trip-start"
        pieces = [Piece("token", zone, "expedition", side)]
        if state.trip_done >= 0:
            pieces.append(Piece("token", f"trip-{ids[state.trip_done]}", "mission", side))
        return pieces
