"""A table with diseases: the tests say which strain is where, and how bad."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.modules.diseases.rules import diseases, sickness
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from tests.rules.cultistorm.table import Storm, storm


class Ward(Storm):
    """A position with diseases."""

    def strain(self, place: int, id: str, level: int = 2) -> Ward:
        """This strain lies on a location, at this level."""
        ill = sickness(self.state)
        strains = list(ill.strain)
        strains[place] = diseases(self.state).strains.ids.index(id)
        ill.strain = tuple(strains)
        ill.dial[place] = level
        return self

    def sick(self, *levels: int) -> Ward:
        """The dials of the five locations."""
        sickness(self.state).dial[:] = list(levels)
        return self

    def dials(self) -> list[int]:
        """The dials of the five locations."""
        return list(sickness(self.state).dial)

    def cities(self) -> int:
        """How many cities are lost."""
        return sickness(self.state).cities

    def terror_comes(self, to: int, times: int = 1) -> Ward:
        """Terror advances to this place of the circle, and on."""
        self.state.terror = (to - 1) % self.state.agreed.terror_places
        return self.run(*[Advance() for _ in range(times)])


def ward(*people: str, **options: Any) -> Ward:
    """An empty board with diseases, the first strain of each symbol on its location, all dials at 0."""
    swept = storm(*people, diseases=True, **options)
    table = Ward.__new__(Ward)
    table.__dict__ = swept.__dict__
    for place, id in enumerate(("DS01", "DS03", "DS05", "DS07", "DS09")):
        table.strain(place, id, 0)
    sickness(table.state).cities = 0
    return table
