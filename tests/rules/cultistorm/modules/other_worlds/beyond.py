"""A table with Other Worlds, on which the tests say which are open and who is inside."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.modules.inkblots.rules import BAG, ROW
from eldertable.games.cultistorm.modules.inkblots.rules import rules_of as inkblots_of
from eldertable.games.cultistorm.modules.other_worlds.worlds import WorldCards, rules_of, worlds_of
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.kernel.rows import replaced
from tests.rules.cultistorm.table import Storm, storm

NOWHERE = -1


class Beyond(Storm):
    """A position with Other Worlds."""

    def rules(self) -> WorldCards:
        """The rules of the module at this table."""
        return rules_of(self.state)

    def number(self, id: str) -> int:
        """The number of a world."""
        return [world.id for world in self.rules().worlds].index(id)

    def world(self, place: int, id: str, *seats: int) -> Beyond:
        """An open world, with people inside for whom a preparation phase has begun since."""
        worlds = worlds_of(self.state)
        worlds.open = replaced(worlds.open, place, self.number(id))
        for seat in seats:
            worlds.inside[seat], self.state.place[seat] = place, NOWHERE
        return self

    def blots(self, *ids: str) -> Beyond:
        """Inkblots lie open, these and no others."""
        first = inkblots_of(self.state).zone
        lying, self.state.zones[first + ROW] = self.state.zones[first + ROW], ()
        self.state.shuffle_in(lying, first + BAG)
        self.to(first + ROW, *ids)
        return self

    def blots_in(self, part: int) -> list[str]:
        """The inkblots of a zone of theirs."""
        return self.cards(inkblots_of(self.state).zone + part)

    def open(self) -> list[str]:
        """The open worlds by place, with a dash for none."""
        ids = [world.id for world in self.rules().worlds]
        return [ids[number] if number >= 0 else "-" for number in worlds_of(self.state).open]

    def inside(self) -> list[int]:
        """For each seat the place of the world it is inside of."""
        return worlds_of(self.state).inside[: self.state.table.seats]

    def places(self) -> list[int]:
        """Where everybody stands."""
        return self.state.place[: self.state.table.seats]

    def minds(self) -> list[int]:
        """The insanity of everybody."""
        return [self.state.insanity(seat) for seat in range(self.state.table.seats)]

    def to_shield(self, complete: int) -> Beyond:
        """The terror marker comes to the shield, and so many circles are complete then; no card is full."""
        state = self.state
        state.terror, state.circles = state.agreed.terror_places - 1, complete
        worlds_of(state).circled = complete
        state.active = (1,) * 5
        self.terror_card(0, "TE20")
        self.run(Advance())
        return self


def beyond(*people: str, **options: Any) -> Beyond:
    """An empty board with Other Worlds, all of them closed."""
    swept = storm(*people, other_worlds=True, **options)
    table = Beyond.__new__(Beyond)
    table.__dict__ = swept.__dict__
    worlds = worlds_of(table.state)
    worlds.open, worlds.inside, worlds.fresh, worlds.circled = (-1,) * 5, [-1] * 5, [0] * 5, 0
    return table
