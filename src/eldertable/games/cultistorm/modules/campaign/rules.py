# compiled
"""What all missions have in common in the course of a game: setup, goals, clues, the storm clock, and the result.

(CS-CAM-02 to CS-CAM-30)
"""

from typing import Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import (
    COLUMN,
    CULTIST_DECK,
    EYE,
    OTHER_ENDGAME,
)
from eldertable.games.cultistorm.modules.campaign.boons import UseBoon
from eldertable.games.cultistorm.modules.campaign.carrying_over import (
    CloseSheet,
    ComeAs,
    KeepMemento,
    PickScar,
)
from eldertable.games.cultistorm.modules.campaign.mission import Mission
from eldertable.games.cultistorm.modules.campaign.progress import (
    BOONS,
    CLEAR_SLEEP,
    CLOCK_OUT,
    CLOSED_FIGURE,
    DRAUGHT,
    FRIENDS,
    LATCH,
    MISSION_WON,
    MISSIONS,
    P1,
    P3,
    PICTURE,
    SHIP_IN_BAY,
    TALKED_ABOUT,
    USE_BOON,
    gates,
    progress,
)
from eldertable.games.cultistorm.modules.campaign.setup import BearScars, GiveKeepsakes, HandSeal, OpenSheet
from eldertable.games.cultistorm.rules.setup import put_away
from eldertable.games.cultistorm.rules.storm.great_old_ones import random_goo
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import BLOCKS_COUNT, CULTISTS_BEGIN, TURN_ENDS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Refusal

FIRST_FRIENDS: Final = 2
"""How many cards more friends in town are good for, in the first turn. (CS-MOD-41)"""
DRAUGHT_FROM: Final = 6
"""From this mission on something stands in the draught."""
DRAUGHT_COLUMN: Final = 2
DRAUGHT_HELD: Final = 2
"""In the cultist phases of so many turns it is held."""
PICTURE_TURNS: Final = 2
EARLY: Final = -1


class CampaignRules(Mission):
    """What holds in every mission; each has rules of its own besides. (CS-CAM-04)"""

    def settle(self, table: StormTable) -> None:
        """Numbers of the mission's sheet go before those of the preset. (CS-CAM-04, CS-CAM-10, CS-CAM-22, CS-CAM-31)"""
        story, sheet = self.story, self.sheet
        crystals = story.crystals[self.number - 1]
        if crystals >= 0:
            table.crystals = crystals
        if self.clocked():
            table.crystals = story.clocks[self.number - 1]
        table.limit += story.room[self.number - 1]
        if sheet.banes & SHIP_IN_BAY:
            table.limit -= 1
        if sheet.banes & TALKED_ABOUT:
            table.objects_dealt = 1
        for at in range(len(story.boons)):
            usable = at + 1 < BOONS or self.number == MISSIONS
            if sheet.boons >> at & 1 and story.boons[at] >= 0 and usable:
                self.boons |= 1 << at

    def rank(self, moment: int) -> int:
        """The clerk and torn pieces come before everything else there. (CS-MOD-09)"""
        return EARLY if moment == BLOCKS_COUNT else 0

    # --- setup --------------------------------------------------------------------------------------------

    def lay_out(self, state: StormState) -> None:
        """The clock in place of the Endgame card, rumours in the box, and what banes bring onto the board. (CS-CAM-30)"""
        if self.clocked():
            for zone in (EYE, OTHER_ENDGAME):
                cards, state.zones[zone] = state.zones[zone], ()
                put_away(state, cards)
        self.lay_rumours(state)
        if self.sheet.banes & CLOSED_FIGURE:
            for place in (P1, P3):
                state.lay(state.draw(CULTIST_DECK), COLUMN + place, state.everyone())
        if self.sheet.banes & DRAUGHT and self.number >= DRAUGHT_FROM:
            while len(state.zones[COLUMN + P3]) < DRAUGHT_COLUMN:
                state.lay(state.draw(CULTIST_DECK), COLUMN + P3, state.everyone())
            state.goo = replaced(state.goo, P3, random_goo(state, 1))
            state.held = replaced(state.held, P3, 1)
        self.begin(state)

    def lay_rumours(self, state: StormState) -> None:
        """Where nobody asks around they stay in the box."""
        put_away(state, tuple([self.card + number for number in range(len(self.story.rumours))]))

    def begin(self, state: StormState) -> None:
        """What the mission lays out besides."""

    def people_chosen(self, state: StormState) -> None:
        """The text is read, and keepsakes are taken out of the object deck first. (CS-CAM-07, CS-CAM-21)"""
        state.then(OpenSheet())

    def equip(self, state: StormState) -> None:
        """Keepsakes, a seal, scars: all else begins as in any game. (CS-CAM-16, CS-CAM-30)"""
        if self.sheet.carried:
            state.then(GiveKeepsakes(0))
            if self.sheet.boons & LATCH:
                state.then(HandSeal(state.decider(), ()))
            state.then(BearScars())

    # --- when ---------------------------------------------------------------------------------------------

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == CULTISTS_BEGIN:
            made = progress(state)
            made.marks = [0] * len(made.marks)
            made.team_marks = 0
        elif moment == TURN_ENDS and self.sheet.banes & DRAUGHT and self.number >= DRAUGHT_FROM:
            if state.turn < DRAUGHT_HELD and state.goo[P3] >= 0:
                state.held = replaced(state.held, P3, 1)
        self.come(state, moment, seat, enemy)

    def come(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        """A moment of the mission's own."""

    def hand_size(self, state: StormState, seat: int) -> int:
        """Friends in town, and a night of clear sleep. (CS-MOD-41)"""
        if state.turn > 1:
            return 0
        n = FIRST_FRIENDS if self.sheet.boons & FRIENDS else 0
        return n + 1 if self.sheet.boons & CLEAR_SLEEP and not self.sheet.scars[seat] else n

    def caps_hand(self, state: StormState, seat: int) -> bool:
        """The picture is complete. (CS-MOD-41)"""
        return self.sheet.banes & PICTURE > 0 and self.number == MISSIONS and state.turn <= PICTURE_TURNS

    # --- goals --------------------------------------------------------------------------------------------

    def sets_goal(self) -> bool:
        return True

    def check_goal(self, state: StormState) -> None:
        """All parts of the goal hold and no Great Old One is in play: the mission is won at once. (CS-CAM-13)"""
        if not state.ended and not state.goos_in_play() and self.reached(state):
            state.finish(self.ending + self.victory(), (1 << state.agreed.team) - 1)

    def victory(self) -> int:
        """Which ending a victory is."""
        return MISSION_WON

    def reached(self, state: StormState) -> bool:
        """Whether all parts of the goal hold: clues and gates, where the mission says nothing else. (CS-CAM-12)"""
        return progress(state).clues >= self.clues_needed(state) and gates(state) >= self.gates_needed()

    def clues_needed(self, state: StormState) -> int:
        """How many clues belong to the goal."""
        return self.story.clues[self.number - 1]

    def gates_needed(self) -> int:
        """How many gates belong to the goal."""
        return self.story.gates[self.number - 1]

    def learn(self, state: StormState, n: int, rule: str) -> None:
        """The clues rise, or fall, never below none. (CS-CAM-15)"""
        made = progress(state)
        n = max(n, -made.clues)
        if not n or state.ended:
            return
        made.clues += n
        if state.chronicle is not None:
            needed = self.clues_needed(state)
            state.tell(rule, "clues" if n > 0 else "clues-lost", n=abs(n), has=made.clues, of=needed)
        self.learnt(state)
        self.check_goal(state)

    def learnt(self, state: StormState) -> None:
        """The number of clues has changed."""

    def takes_endgame(self, state: StormState) -> bool:
        """The clock has its last crystal, or the cultist deck has run out: the mission is lost. (CS-CAM-10)"""
        if not self.clocked():
            return False
        if state.chronicle is not None:
            state.tell("CS-CAM-10", "clock-out")
        state.finish(self.ending + CLOCK_OUT, 0)
        return True

    def can_carry(self, state: StormState, seat: int, op: c.Op) -> bool:
        return op.verb == c.CLUE

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        """Clues of a text. (CS-CAM-15)"""
        self.learn(state, op.n, "CS-CAM-15")

    # --- actions ------------------------------------------------------------------------------------------

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        if act == USE_BOON:
            return len(self.usable(state, seat)) > 0
        return act == self.own_act and self.why_not_mine(state, seat) is None

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        if act == USE_BOON:
            return None if self.usable(state, seat) else Refusal("CS-CAM-09", "why-no-boon", {})
        if act != self.own_act:
            return Refusal("CS-CAM-04", "why-other-mission", {})
        return self.why_not_mine(state, seat)

    def act(self, state: StormState, seat: int, act: int) -> None:
        if act == USE_BOON:
            state.then(UseBoon(seat))
        else:
            self.do_mine(state, seat)

    def acts_absent(self, act: int) -> bool:
        """A boon helps from wherever one is."""
        return act == USE_BOON

    def why_not_mine(self, state: StormState, seat: int) -> Refusal | None:
        """What stands against the mission's own action."""
        return None

    def do_mine(self, state: StormState, seat: int) -> None:
        """Take the mission's own action."""
        raise NotImplementedError

    # --- after the result ---------------------------------------------------------------------------------

    def concludes(self, state: StormState) -> None:
        """The mission has its result: before the table is cleared it is asked what carries over. (CS-CAM-27)

        Without a sheet nothing does, nor after the last mission.
        """
        made = progress(state)
        if not self.sheet.carried or self.number == MISSIONS or made.settled:
            return
        made.verdict, made.victors = state.ended, state.winners
        state.ended = state.winners = 0
        dead = self.dead(state)
        for seat in state.order():
            if seat in dead:
                state.then(ComeAs(seat))
        if not made.victors and not dead and self.unscarred(state):
            state.then(PickScar(state.decider(), ()))
        for seat in state.order():
            state.then(KeepMemento(seat))
        state.then(CloseSheet())

    def concluding(self, state: StormState) -> bool:
        return progress(state).verdict > 0


def rules_of(state: StormState) -> CampaignRules:
    """The rules of the mission at this table."""
    rules: CampaignRules = state.agreed.module(CampaignRules)
    return rules
