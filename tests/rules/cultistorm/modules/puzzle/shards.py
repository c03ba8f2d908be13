"""A table with the puzzle, on which the tests say who holds which pieces and what is drawn next."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.box.places import OBJECT_DECK
from eldertable.games.cultistorm.modules.puzzle.rules import HELD, JOINED, SPENT, rules_of
from eldertable.games.cultistorm.rules.research import DrawObject
from tests.rules.cultistorm.table import Storm, storm


class Shards(Storm):
    """A position with the puzzle."""

    def bearing(self, seat: int, *pieces: str) -> Shards:
        """Pieces that somebody holds."""
        self.to(rules_of(self.state).zone + HELD + seat, *pieces)
        return self

    def joining(self, *pieces: str) -> Shards:
        """Pieces that are joined."""
        self.to(rules_of(self.state).zone + JOINED, *pieces)
        return self

    def held(self, seat: int) -> list[str]:
        """The pieces of a seat."""
        return self.cards(rules_of(self.state).zone + HELD + seat)

    def joined(self) -> list[str]:
        """The joined pieces."""
        return self.cards(rules_of(self.state).zone + JOINED)

    def spent(self) -> list[str]:
        """The horrors out of the game."""
        return self.cards(rules_of(self.state).zone + SPENT)

    def in_deck(self) -> list[str]:
        """The cards of the puzzle in the object deck."""
        names = [name for zone in range(3) for name in self.cards(OBJECT_DECK + zone)]
        return sorted(name for name in names if name.startswith("DP"))

    def draw(self, seat: int, *cards: str, left: int = 1) -> Shards:
        """Somebody draws an object, and these cards come next."""
        self.next_objects(*cards)
        self.run(DrawObject(seat, left, 1))
        return self


def shards(*people: str, **options: Any) -> Shards:
    """A swept table with the puzzle, all of it in the object deck."""
    swept = storm(*people, puzzle=True, **options)
    table = Shards.__new__(Shards)
    table.__dict__ = swept.__dict__
    return table
