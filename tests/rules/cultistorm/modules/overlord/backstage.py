"""A table with an Author, on which the tests say what he holds."""

from __future__ import annotations

from typing import Any, Self

from eldertable.games.cultistorm.box.places import CULTIST_DECK
from eldertable.games.cultistorm.modules.events.rules import DECK, DISCARD, IN_FORCE, EventRules
from eldertable.games.cultistorm.modules.overlord.desk import (
    EVENTS,
    SCHEME_DECK,
    SCHEME_DISCARD,
    SCHEMES,
    SENDINGS,
    Desk,
    author_of,
    desk_of,
)
from eldertable.kernel import Event
from tests.rules.cultistorm.table import Storm


class Backstage(Storm):
    """A position with an Author, who sits in the last seat."""

    @property
    def author(self) -> int:
        """His seat."""
        return self.state.agreed.author

    @property
    def desk(self) -> Desk:
        """What everybody sees of his doings."""
        return desk_of(self.state)

    def zone(self, part: int) -> int:
        """One of his zones."""
        return author_of(self.state).zone + part

    def ink(self, n: int) -> Self:
        """So much ink."""
        self.desk.ink = n
        return self

    def sendings(self, *ids: str) -> Self:
        """Cultists into his hand."""
        return self._hold(SENDINGS, ids)

    def schemes(self, *ids: str) -> Self:
        """Schemes into his hand."""
        return self._hold(SCHEMES, ids)

    def _hold(self, part: int, ids: tuple[str, ...]) -> Self:
        zone = self.zone(part)
        for id in ids:
            self.state.lay(self._out(self._find(id)), zone, 1 << self.author)
        self.state.zones[zone] = tuple(sorted(self.state.zones[zone]))
        return self

    def held(self) -> list[str]:
        """The schemes in his hand."""
        return [card.split(".")[0] for card in self.cards(self.zone(SCHEMES))]

    def sent(self) -> list[str]:
        """The cultists in his hand."""
        return self.cards(self.zone(SENDINGS))

    def played(self) -> list[str]:
        """The schemes played and discarded."""
        return [card.split(".")[0] for card in self.cards(self.zone(SCHEME_DISCARD))]

    @property
    def asks(self) -> str:
        """What is asked now, by the name of the decision."""
        return type(self.state.decision).__name__

    def hears(self, event: Event, viewer: int | None) -> str:
        """An event as a viewer may know it."""
        return self.game.sentence(self.state, event, viewer)


def backstage(*people: str, **options: Any) -> Backstage:
    """An empty board with these investigators and an Author without ink or cards."""
    named = people or ("HE", "FI", "GA")
    table = Backstage((*named, "random"), {"overlord": True, **options})
    state = table.state
    for part, deck in ((SENDINGS, CULTIST_DECK), (SCHEMES, table.zone(SCHEME_DECK))):
        cards, state.zones[table.zone(part)] = state.zones[table.zone(part)], ()
        state.shuffle_in(cards, deck)
    if options.get("events"):
        rules: EventRules = state.agreed.module(EventRules)
        for zone in (table.zone(EVENTS), rules.zone + IN_FORCE, rules.zone + DISCARD):
            cards, state.zones[zone] = state.zones[zone], ()
            state.shuffle_in(cards, rules.zone + DECK)
    table.desk.ink = 0
    return table
