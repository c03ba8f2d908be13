# compiled
"""Mission 2, The Missing Clerk: he walks in a figure; who follows him finds him, and takes him home. (CS-CAM-201)"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import SEAT
from eldertable.games.cultistorm.box.places import COLUMN, PLACES
from eldertable.games.cultistorm.modules.campaign.progress import (
    CLUED,
    P1,
    P3,
    gates,
    place_of_symbol,
    progress,
)
from eldertable.games.cultistorm.modules.campaign.rules import CampaignRules, rules_of
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.modules import BLOCKS_COUNT, FIGHT_ENDS, GOO_CAME, TERROR_BEGINS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

CROWD: Final = 3
"""With so many cultists on his location he is in danger. (CS-CAM-204, CS-CAM-206)"""


class MissingClerk(CampaignRules):
    """The rules of the second mission."""

    def begin(self, state: StormState) -> None:
        """He stands on the third place, in the sight of all but missing. (CS-CAM-201)"""
        progress(state).clerk = P3

    def reached(self, state: StormState) -> bool:
        """He is found and at home, and the gates are sealed. (CS-CAM-207)"""
        made = progress(state)
        return made.found > 0 and made.clerk == P1 and gates(state) >= self.gates_needed()

    def crowded(self, state: StormState) -> bool:
        """Whether too many cultists stand where he is."""
        return len(state.zones[COLUMN + progress(state).clerk]) >= CROWD

    def come(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        made = progress(state)
        if moment == BLOCKS_COUNT and self.crowded(state):
            if not made.found:
                self.learn(state, -1, "CS-CAM-204")
            else:
                self.endanger(state)
        elif moment == TERROR_BEGINS and not made.found:
            self.wander(state)
        elif moment == FIGHT_ENDS:
            won, made.won = made.won, 0
            there = state.place[seat] == made.clerk
            if won and there and not made.found and not made.marks[seat] & CLUED:
                made.marks[seat] |= CLUED
                self.learn(state, 1, "CS-CAM-203")

    def won(self, state: StormState, seat: int, enemy: int) -> int:
        """A won fight is remembered until its end."""
        progress(state).won = 1
        return 0

    def wander(self, state: StormState) -> None:
        """A cultist die says where he goes: not to a sealed location, nor where a Great Old One is. (CS-CAM-202)"""
        die = state.agreed.content.cultist_die
        face = die[state.roll(len(die))]
        place = place_of_symbol(state, face) if face != c.BLANK else -1
        if state.chronicle is not None:
            state.tell("CS-CAM-202", "clerk-rolled", cultist_face=face)
        if place >= 0 and not state.closed[place] and state.goo[place] < 0:
            self.put(state, place, "CS-CAM-202")

    def put(self, state: StormState, place: int, rule: str) -> None:
        """He is somewhere else now."""
        made = progress(state)
        if made.clerk == place:
            return
        made.clerk = place
        if state.chronicle is not None:
            state.tell(rule, "clerk-goes", place=place)
        self.check_goal(state)

    def learnt(self, state: StormState) -> None:
        """With clues enough he is found. (CS-CAM-205)"""
        made = progress(state)
        if not made.found and made.clues >= self.clues_needed(state):
            made.found = 1
            if state.chronicle is not None:
                state.tell("CS-CAM-205", "clerk-found", place=made.clerk)

    def endanger(self, state: StormState) -> None:
        """Somebody there bears it for him; with nobody there he is missing again. (CS-CAM-206)"""
        made = progress(state)
        if not state.here(made.clerk):
            made.found = 0
            if state.chronicle is not None:
                state.tell("CS-CAM-206", "clerk-lost", place=made.clerk)
            self.learn(state, self.story.clerk_left - made.clues, "CS-CAM-206")
        elif self.bearers(state):
            state.then(GuardClerk(state.decider(), ()))

    def bearers(self, state: StormState) -> list[int]:
        """Who is with him and could bear it."""
        most = state.most_insanity()
        return [seat for seat in state.here(progress(state).clerk) if state.insanity(seat) < most]

    def on(self, state: StormState, occasion: int, number: int) -> None:
        """He flees from a Great Old One, clockwise. (CS-CAM-208)"""
        if occasion == GOO_CAME and number == progress(state).clerk:
            for step in range(1, PLACES):
                place = (number + step) % PLACES
                if state.goo[place] < 0:
                    self.put(state, place, "CS-CAM-208")
                    return

    def moved(self, state: StormState, seat: int, place: int) -> None:
        """Who leaves his location may take him along, once he is found. (CS-CAM-205, CS-CAM-209)"""
        made = progress(state)
        if made.found and made.clerk == place and state.place[seat] != place:
            state.then(TakeAlong(seat))


def trail(state: StormState) -> MissingClerk:
    """The rules of the second mission at this table."""
    rules = rules_of(state)
    assert isinstance(rules, MissingClerk)
    return rules


class TakeAlong(Decision):
    """Take the clerk along, or not. (CS-CAM-205, CS-DEC-63)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("leave-clerk"), Kind("take-clerk"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-205", "CS-DEC-63")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [LEAVE_CLERK, TAKE_CLERK]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == TAKE_CLERK:
            trail(state).put(state, state.place[seat], "CS-CAM-205")


LEAVE_CLERK: Final = TakeAlong.ANSWERS.start("leave-clerk")
TAKE_CLERK: Final = TakeAlong.ANSWERS.start("take-clerk")


class GuardClerk(Common):
    """Who of those with the clerk bears it. (CS-CAM-206)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("guard-clerk", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-206", "CS-RUL-117")

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted(trail(state).bearers(state))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] in trail(state).bearers(state):
            return None
        return Refusal("CS-CAM-206", "why-no-guard", {"who": values[0]})

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-seat", who=seat, other=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return GuardClerk(seat, votes)

    def decided(self, state: StormState, answer: int) -> None:
        state.madden(answer, 1, "CS-CAM-206")


STEPS: Final = (TakeAlong, GuardClerk)
