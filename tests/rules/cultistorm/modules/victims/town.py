"""A table with civilians: the tests say who stands where, and who wins there."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import PLACES
from eldertable.games.cultistorm.modules.victims.rules import LOST, PILE, SAVED, STANDING, victims
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.fields import UPDATE_PHASE
from eldertable.games.cultistorm.table.modules import UPDATED
from tests.rules.cultistorm.table import Storm, storm


class Town(Storm):
    """A position with civilians."""

    def zone(self) -> int:
        """The first zone of the civilians."""
        return victims(self.state).zone

    def civilian(self, place: int, id: str) -> Town:
        """A civilian on a location."""
        return self.to(self.zone() + STANDING + place, id)

    def next_civilian(self, *ids: str) -> Town:
        """The next civilians of the pile."""
        top = tuple(self._out(self._find(id)) for id in ids)
        self.state.zones[self.zone() + PILE] = top + self.state.zones[self.zone() + PILE]
        return self

    def who(self, zone: int) -> list[str]:
        """The civilians in a zone of the module, by kind."""
        return [name.split(".")[0] for name in self.cards(self.zone() + zone)]

    def standing(self) -> dict[int, str]:
        """Who stands where."""
        return {place: self.who(STANDING + place)[0] for place in range(PLACES) if self.who(STANDING + place)}

    def saved(self) -> list[str]:
        """Those who were saved."""
        return self.who(SAVED)

    def lost(self) -> list[str]:
        """Those who were lost."""
        return self.who(LOST)

    def wins(self, seat: int, place: int, *enemies: str, win: str = "Win") -> Town:
        """An investigator with the right dice beats the first of these enemies there; the others have fought."""
        self.at(seat, place).target(seat, *enemies)
        for other in range(self.state.table.seats):
            self.state.done[other] = int(other != seat)
        self.armed(seat, enemies[0]).combat()
        if self.asked == "ChooseFight":
            self.play(self.means("attack", enemies[0]))
        return self.play(win)

    def armed(self, seat: int, enemy: str) -> Town:
        """Dice that show just what this enemy needs where the investigator stands."""
        number = self.state.agreed.content.cultists.ids.index(enemy)
        need = enemy_symbols(self.state, number, self.state.place[seat])
        return self.dice(seat, "".join(LETTERS[at] * n for at, n in enumerate(need)))

    def dusk(self, turn: int = 2) -> Town:
        """The end of the update phase of this turn."""
        self.state.turn = turn
        self.state.phase = UPDATE_PHASE
        return self.run(Moment(UPDATED, -1, -1))

    def dawn(self) -> Town:
        """The cultist phase comes, in which nobody arrives by the marker: every location is blocked."""
        self.state.blocked = (1,) * PLACES
        return self.run(CultistPhase())


def town(*people: str, **options: Any) -> Town:
    """An empty board with civilians, all of them in the pile."""
    swept = storm(*people, victims=True, **options)
    table = Town.__new__(Town)
    table.__dict__ = swept.__dict__
    return table
