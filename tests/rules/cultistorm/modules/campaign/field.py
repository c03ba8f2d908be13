"""A table with a mission, on which tests say what its sheet counts."""

from __future__ import annotations

import json
from typing import Any, Self

from eldertable.games.cultistorm.modules.campaign.progress import LYING, PILE, TURNED, Progress, progress
from eldertable.games.cultistorm.modules.campaign.rules import CampaignRules, rules_of
from eldertable.games.cultistorm.modules.puzzle.rules import HELD
from eldertable.games.cultistorm.modules.puzzle.rules import rules_of as puzzle_of
from eldertable.games.cultistorm.modules.victims.rules import STANDING, victims
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.terror import TerrorPhase
from eldertable.games.cultistorm.rules.turn import Turn
from eldertable.games.cultistorm.table.fields import CULTIST_PHASE
from eldertable.kernel.rows import replaced
from tests.rules.cultistorm.table import P3, Storm, storm

NOVICE = ("GN01.S", "GN02.M", "GN03.F")
"""What beats CU-S01 where it is not at home."""
SHIP = 9
"""How far the ship is at the start of the fourth mission, and at most. (CS-CAM-401, CS-CAM-403)"""


class Field(Storm):
    """A position of a mission."""

    @property
    def made(self) -> Progress:
        """What the sheet of the mission counts."""
        return progress(self.state)

    @property
    def rules(self) -> CampaignRules:
        """Its rules."""
        return rules_of(self.state)

    def turn(self, n: int) -> Self:
        """The turn."""
        self.state.turn = n
        return self

    def clues(self, n: int) -> Self:
        """Clues that were found."""
        self.made.clues = n
        return self

    def clock(self, n: int) -> Self:
        """Crystals on the clock, or on the Endgame card."""
        self.state.crystals = replaced(self.state.crystals, self.state.agreed.terror_places - 1, n)
        return self

    def rumour(self, place: int, id: str) -> Self:
        """The rumour on a location; the one there goes to the pile."""
        state, zone = self.state, self.rules.zone
        old, state.zones[zone + LYING + place] = state.zones[zone + LYING + place], ()
        state.shuffle_in(old, zone + PILE)
        state.lay(self._out(self._find(id)), zone + LYING + place, 0)
        return self

    def turned_up(self) -> list[str]:
        """The rumours that were turned up."""
        return self.cards(self.rules.zone + TURNED)

    def piece(self, seat: int, *numbers: int) -> Self:
        """Pieces of the puzzle with a bearer, counted from 1."""
        return self.to(puzzle_of(self.state).zone + HELD + seat, *(f"DP{number}" for number in numbers))

    def civilian(self, place: int, id: str) -> Self:
        """A civilian on a location."""
        return self.to(victims(self.state).zone + STANDING + place, id)

    def wins(self, seat: int, place: int, enemy: str = "CU-S01") -> Self:
        """Somebody stands there and beats this cultist with cards for a Novice."""
        if enemy not in self.column(place):
            self.cultists(place, enemy)
        self.at(seat, place).hand(seat, *NOVICE).target(seat, enemy).combat()
        self.until("ChooseFight", seat).play(self.means("attack", enemy))
        return self.play(self.means("win"))

    def until(self, asked: str, seat: int | None = None) -> Self:
        """Answer with the first option until this is asked."""
        for _ in range(60):
            if self.asked == asked and seat in (None, self.state.speaker):
                return self
            self.play(self.state.legal()[0])
        raise AssertionError(f"{asked} was never asked")

    def cultist_phase(self) -> Self:
        """The cultist phase."""
        self.state.phase = CULTIST_PHASE
        return self.run(CultistPhase())

    def terror(self) -> Self:
        """The terror phase."""
        return self.run(TerrorPhase())

    def next_turn(self) -> Self:
        """A whole turn up to the preparation."""
        return self.run(Turn()).until("Prepare")

    def ending(self) -> str:
        """The rule by which it ended."""
        return self.game.endings[self.state.ended - 1] if self.state.ended else ""


def sheet(mission: int, *boons: str, banes: tuple[str, ...] = (), **seats: Any) -> str:
    """A campaign sheet for three: seat0 and so on say what differs."""
    people = [
        {"investigator": who, **seats.get(f"seat{at}", {})} for at, who in enumerate(("HE", "FI", "GA"))
    ]
    return json.dumps(
        {
            "mission": mission,
            "hope": len(boons),
            "shadow": len(banes),
            "boons": boons,
            "banes": banes,
            "seats": people,
        }
    )


def field(mission: int, *people: str, **options: Any) -> Field:
    """A swept table with a mission; nobody is punished for having nothing to fight."""
    swept = storm(*people, mission=str(mission), **{"idle_penalty": False, **options})
    table = Field.__new__(Field)
    table.__dict__ = swept.__dict__
    table.made.clues = 0
    if mission == 2:
        table.made.clerk = P3
    table.made.ship = SHIP if mission == 4 else 0
    return table
