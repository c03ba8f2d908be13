"""A table with inkblots, on which the tests say which blots lie there and which come next."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.modules.inkblots.rules import BAG, DREAMT, RESOLVED, ROW, rules_of
from eldertable.games.cultistorm.rules.phases.terror import TerrorPhase
from tests.rules.cultistorm.table import Storm, storm


class Ink(Storm):
    """A position with inkblots."""

    def zone(self, zone: int) -> list[str]:
        """The blots of a zone, as letters and numbers: S1."""
        return [card.removeprefix("IB-") for card in self.cards(rules_of(self.state).zone + zone)]

    def row(self, *blots: str) -> Ink:
        """Unresolved blots, the oldest first."""
        self.to(rules_of(self.state).zone + ROW, *(f"IB-{blot}" for blot in blots))
        return self

    def on_dreamer(self, *blots: str) -> Ink:
        """Blots on the Dreamer's card."""
        self.to(rules_of(self.state).zone + DREAMT, *(f"IB-{blot}" for blot in blots))
        return self

    def next_blots(self, *blots: str) -> Ink:
        """The blots that are drawn next."""
        bag = rules_of(self.state).zone + BAG
        top = tuple(self._out(self._find(f"IB-{blot}")) for blot in blots)
        self.state.zones[bag] = top + self.state.zones[bag]
        return self

    def turn(self, n: int) -> Ink:
        """The turn."""
        self.state.turn = n
        return self

    def busy(self) -> Ink:
        """Everybody has done their research."""
        self.state.researched = [1] * len(self.state.researched)
        return self

    def terror(self) -> Ink:
        """The terror phase."""
        self.run(TerrorPhase())
        return self

    def lying(self) -> list[str]:
        """The row."""
        return self.zone(ROW)

    def dreamt(self) -> list[str]:
        """The blots on the Dreamer's card."""
        return self.zone(DREAMT)

    def resolved(self) -> list[str]:
        """The blots out of the game."""
        return self.zone(RESOLVED)

    def in_bag(self) -> int:
        """How many blots are in the bag."""
        return self.state.deck_size(rules_of(self.state).zone + BAG)


def ink(*people: str, **options: Any) -> Ink:
    """A swept table with inkblots, all of them in the bag."""
    swept = storm(*people, inkblots=True, **options)
    table = Ink.__new__(Ink)
    table.__dict__ = swept.__dict__
    state, first = table.state, rules_of(table.state).zone
    blots, state.zones[first + ROW] = state.zones[first + ROW], ()
    state.shuffle_in(blots, first + BAG)
    return table
