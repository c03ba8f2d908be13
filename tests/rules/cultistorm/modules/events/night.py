"""A table with cultist events, on which the tests say which card comes next."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.modules.events.rules import DECK, DISCARD, IN_FORCE, EventRules, events_of
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from tests.rules.cultistorm.table import Storm, storm


class Night(Storm):
    """A position with cultist events."""

    def first(self) -> int:
        """The first zone of the event cards."""
        rules: EventRules = self.state.agreed.module(EventRules)
        return rules.zone

    def card(self, *ids: str) -> Night:
        """The next cards of the event deck."""
        top = tuple(self._out(self._find(id)) for id in ids)
        self.state.zones[self.first() + DECK] = top + self.state.zones[self.first() + DECK]
        return self

    def in_force(self) -> list[str]:
        """The cards that lie open."""
        return self.cards(self.first() + IN_FORCE)

    def past(self) -> list[str]:
        """The cards on the discard pile."""
        return self.cards(self.first() + DISCARD)

    def night(self, *ids: str) -> Night:
        """The cultist phase comes, with these cards next in the event deck."""
        self.card(*ids)
        self.run(CultistPhase())
        return self


def night(*people: str, **options: Any) -> Night:
    """An empty board with cultist events, all cards in the deck, and no cultist blocked out by an earlier card."""
    swept = storm(*people, events=True, **options)
    table = Night.__new__(Night)
    table.__dict__ = swept.__dict__
    state, first = table.state, table.first()
    for zone in (first + IN_FORCE, first + DISCARD):
        cards, state.zones[zone] = state.zones[zone], ()
        state.shuffle_in(cards, first + DECK)
    marks = events_of(state)
    for field in marks.FIELDS:
        setattr(marks, field.name, 0)
    return table
