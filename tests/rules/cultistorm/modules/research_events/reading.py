"""A table with research events, on which the tests say which card comes next."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.modules.research_events.rules import (
    DECK,
    DISCARD,
    IN_FORCE,
    DrawFind,
    finds_of,
    rules_of,
)
from tests.rules.cultistorm.table import Storm, storm


class Reading(Storm):
    """A position with research events."""

    def first(self) -> int:
        """The first zone of the cards."""
        return rules_of(self.state).zone

    def card(self, *ids: str) -> Reading:
        """The next cards of the deck."""
        top = tuple(self._out(self._find(id)) for id in ids)
        self.state.zones[self.first() + DECK] = top + self.state.zones[self.first() + DECK]
        return self

    def find(self, id: str, seat: int = 0) -> Reading:
        """Somebody has researched and draws this card."""
        self.card(id).run(DrawFind(seat))
        return self

    def past(self) -> list[str]:
        """The kinds on the discard pile."""
        return [card.split(".")[0] for card in self.cards(self.first() + DISCARD)]

    def lying(self) -> list[str]:
        """The kinds that lie until they are of use."""
        return [card.split(".")[0] for card in self.cards(self.first() + IN_FORCE)]

    def found(self) -> int:
        """How many cards were drawn in this turn."""
        return finds_of(self.state).found


def reading(*people: str, **options: Any) -> Reading:
    """An empty board with research events, all cards in the deck."""
    swept = storm(*people, research_events=True, **options)
    table = Reading.__new__(Reading)
    table.__dict__ = swept.__dict__
    state, first = table.state, table.first()
    for zone in (first + IN_FORCE, first + DISCARD):
        cards, state.zones[zone] = state.zones[zone], ()
        state.shuffle_in(cards, first + DECK)
    finds_of(state).found = 0
    return table
