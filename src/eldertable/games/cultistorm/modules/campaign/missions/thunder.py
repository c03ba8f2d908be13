# compiled
"""Mission 4, Thunder over the Quay: a ship comes nearer; signal fires hold her off. (CS-CAM-401)"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import SYMBOL
from eldertable.games.cultistorm.box.places import GOO_TARGET, PLACES, SUPPLY, SYMBOLS
from eldertable.games.cultistorm.modules.campaign.progress import (
    FIRED,
    SHIP_LANDED,
    SIGNAL_FIRE,
    Sheet,
    Story,
    place_of_symbol,
    progress,
)
from eldertable.games.cultistorm.modules.campaign.rules import CampaignRules
from eldertable.games.cultistorm.rules.refusing import why_no_trophy
from eldertable.games.cultistorm.table.modules import CULTISTS_BEGIN, FIGHT_ENDS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal

WON: Final = 1
BOARDED: Final = 2
"""Of a fight that is about to end: it was won, and against a member of the Hooded Tide. (CS-CAM-404)"""


class Thunder(CampaignRules):
    """The rules of the fourth mission."""

    def __init__(
        self,
        zone: int,
        card: int,
        ending: int,
        number: int,
        story: Story,
        sheet: Sheet,
        tide: str,
    ) -> None:
        super().__init__(zone, card, ending, number, story, sheet)
        self.own_act = SIGNAL_FIRE
        self.tide = tide
        """The Great Old One of the Hooded Tide, by its id: its members call it."""

    def begin(self, state: StormState) -> None:
        progress(state).ship = self.story.ship

    def harbour(self, state: StormState) -> int:
        """The location with a wave; without one the last place. (CS-CAM-401, CS-CAM-26)"""
        place = place_of_symbol(state, c.LETTERS.index("W"))
        return place if place >= 0 else PLACES - 1

    def come(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        """The ship comes nearer as a turn begins; a win over the Hooded Tide is a clue, and so is the first on the
        harbour in a turn.

        (CS-CAM-408)
        """
        made = progress(state)
        if moment == CULTISTS_BEGIN:
            if self.sails(state):
                self.near(state)
        elif moment == FIGHT_ENDS:
            won, made.won = made.won, 0
            if won & BOARDED:
                self.learn(state, 1, "CS-CAM-404")
            if won and state.place[seat] == self.harbour(state) and not made.team_marks:
                made.team_marks = 1
                self.learn(state, 1, "CS-CAM-404")

    def sails(self, state: StormState) -> bool:
        """Whether the ship comes nearer: not beside its Great Old One, and past a sealed harbour in even turns only.

        (CS-CAM-402, CS-CAM-405, CS-CAM-407)
        """
        ids = state.agreed.content.goos.ids
        for goo in state.goo:
            if goo >= 0 and ids[goo] == self.tide:
                return False
        return not state.closed[self.harbour(state)] or state.turn % 2 == 0

    def near(self, state: StormState) -> None:
        """She comes one nearer; at the quay the mission is lost. (CS-CAM-402)"""
        made = progress(state)
        made.ship -= 1
        if state.chronicle is not None:
            state.tell("CS-CAM-402", "ship-nears" if made.ship else "ship-lands", n=made.ship)
        if made.ship <= 0:
            state.finish(self.ending + SHIP_LANDED, 0)

    def won(self, state: StormState, seat: int, enemy: int) -> int:
        content = state.agreed.content
        member = False
        if enemy < GOO_TARGET and content.cultists.special[enemy]:
            member = content.goos.ids[content.cultists.goo[enemy]] == self.tide
        progress(state).won = WON | BOARDED if member else WON
        return 0

    def why_not_mine(self, state: StormState, seat: int) -> Refusal | None:
        """What stands against a signal fire. (CS-CAM-403)"""
        made = progress(state)
        harbour = self.harbour(state)
        if state.place[seat] != harbour:
            return Refusal("CS-CAM-403", "why-not-harbour", {"place": harbour})
        if made.marks[seat] & FIRED:
            return Refusal("CS-CAM-403", "why-fired", {"who": seat})
        if made.ship >= self.story.ship:
            return Refusal("CS-CAM-403", "why-far-enough", {"n": made.ship})
        if not state.trophies_of(seat):
            return Refusal("CS-CAM-403", "why-nothing-burns", {"who": seat})
        return None

    def do_mine(self, state: StormState, seat: int) -> None:
        state.then(SignalFire(seat))


class SignalFire(Decision):
    """Which trophy is burnt so that the ship keeps off. (CS-CAM-403, CS-DEC-65)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("burn", SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-403", "CS-DEC-65")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [symbol for symbol in range(SYMBOLS) if state.trophies[seat * SYMBOLS + symbol]]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_no_trophy(state, seat, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        made = progress(state)
        state.move_trophy(answer, seat, SUPPLY)
        made.marks[seat] |= FIRED
        made.ship += 1
        if state.chronicle is not None:
            state.tell("CS-CAM-403", "signal-fire", who=seat, symbol=answer, n=made.ship)


STEPS: Final = (SignalFire,)
