"""A table with ancient relics: say which come next and who has which, open gates, look."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.box.places import BOX
from eldertable.games.cultistorm.modules.relics.rules import HELD, UNSEEN, marks_of, rules_of
from tests.rules.cultistorm.table import Storm, storm

FACES = "SMFWK*"
"""The faces of the investigator die, in the order of its sides."""


class Gate(Storm):
    """A position with ancient relics."""

    def first(self) -> int:
        """The first zone of the relics."""
        return rules_of(self.state).zone

    def next_relics(self, *ids: str) -> Gate:
        """The next cards of the relic deck."""
        top = tuple(self._out(self._find(id)) for id in ids)
        self.state.zones[self.first() + UNSEEN] = top + self.state.zones[self.first() + UNSEEN]
        return self

    def only_relics(self, *ids: str) -> Gate:
        """These are all relics that are left; the others are out of the game."""
        self.next_relics(*ids)
        deck = self.first() + UNSEEN
        keep = self.state.zones[deck][: len(ids)]
        gone = [card for zone in range(deck, deck + 3) for card in self.state.zones[zone] if card not in keep]
        names = self.game.names(self.state.table)["card"]
        self.to(BOX, *[names[card] for card in gone])
        return self

    def relic(self, seat: int, id: str, used: bool = False) -> Gate:
        """A relic of a seat."""
        self.to(self.first() + HELD + seat, id)
        marks_of(self.state).relic_used[seat] = int(used)
        return self

    def dice_show(self, faces: str) -> Gate:
        """The next dice show these faces."""
        die = self.state.agreed.content.investigator_die
        self.luck(len(die), *[die.index(FACES.index(face)) for face in faces])
        return self

    def open(self, seat: int = 0, faces: str = "**") -> Gate:
        """A seat opens the gate of its location, and the dice show these faces."""
        self.dice_show(faces)
        self.prepare()
        self.play(self.means("act", "open-gate"), seat=seat)
        return self

    def use(self, seat: int = 0) -> Gate:
        """A seat uses its relic in preparation."""
        self.prepare()
        self.play(self.means("act", "use-relic"), seat=seat)
        return self

    def relic_of(self, seat: int) -> list[str]:
        """The relic that a seat has."""
        return self.cards(self.first() + HELD + seat)

    def why_no(self, act: str, seat: int = 0) -> str:
        """The rule with which an action is refused."""
        return self.refused("act", act, seat=seat)


def gate(*people: str, **options: Any) -> Gate:
    """An empty board with ancient relics, all of them in the deck."""
    swept = storm(*people, relics=True, **options)
    table = Gate.__new__(Gate)
    table.__dict__ = swept.__dict__
    return table
