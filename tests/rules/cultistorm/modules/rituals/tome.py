"""A table with dark rituals: give experience, say which rituals are shown and who knows which, look."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.modules.rituals.rules import LEARNED, SHOWN, UNSEEN, rules_of, study
from tests.rules.cultistorm.table import Storm, storm


class Tome(Storm):
    """A position with dark rituals."""

    def first(self) -> int:
        """The first zone of the rituals."""
        return rules_of(self.state).zone

    def shown(self, *ids: str) -> Tome:
        """These rituals can be learned, and no others; the rest is in the deck."""
        zone = self.first() + SHOWN
        cards, self.state.zones[zone] = self.state.zones[zone], ()
        self.state.shuffle_in(cards, self.first() + UNSEEN)
        self.to(zone, *ids)
        return self

    def next_rituals(self, *ids: str) -> Tome:
        """The next cards of the ritual deck."""
        top = tuple(self._out(self._find(id)) for id in ids)
        self.state.zones[self.first() + UNSEEN] = top + self.state.zones[self.first() + UNSEEN]
        return self

    def knows(self, seat: int, *ids: str) -> Tome:
        """Rituals that a seat knows."""
        self.to(self.first() + LEARNED + seat, *ids)
        return self

    def xp(self, seat: int, n: int) -> Tome:
        """The experience of a seat."""
        study(self.state).xp[seat] = n
        return self

    def learn(self, words: str, seat: int = 0) -> Tome:
        """A seat learns a ritual."""
        self.prepare()
        self.play(self.means("act", "learn-ritual"), seat=seat)
        if self.asked == "LearnRitual":
            self.play(words)
        return self

    def perform(self, seat: int = 0) -> Tome:
        """A seat performs the only ritual that it can, in preparation."""
        self.prepare()
        self.play(self.means("act", "use-ritual"), seat=seat)
        return self

    def points(self) -> list[int]:
        """The experience of everybody."""
        return study(self.state).xp[: self.state.table.seats]

    def can_learn(self) -> list[str]:
        """What lies face up."""
        return sorted(self.cards(self.first() + SHOWN))

    def known(self, seat: int) -> list[str]:
        """What a seat knows."""
        return self.cards(self.first() + LEARNED + seat)

    def why_no(self, act: str, seat: int = 0) -> str:
        """The rule with which an action is refused."""
        return self.refused("act", act, seat=seat)


def tome(*people: str, **options: Any) -> Tome:
    """An empty board with dark rituals; nobody has experience."""
    swept = storm(*people, rituals=True, **options)
    table = Tome.__new__(Tome)
    table.__dict__ = swept.__dict__
    return table
