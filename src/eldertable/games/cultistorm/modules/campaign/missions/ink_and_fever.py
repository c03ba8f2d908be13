# compiled
"""Mission 3, Ink and Fever: every third turn is a night, in which one may dream in place of fighting. (CS-CAM-301)"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box.bounds import SYMBOL
from eldertable.games.cultistorm.box.places import GOO_TARGET
from eldertable.games.cultistorm.modules.campaign.progress import progress
from eldertable.games.cultistorm.modules.campaign.rules import CampaignRules
from eldertable.games.cultistorm.modules.inkblots.rules import InkRules
from eldertable.games.cultistorm.modules.inkblots.rules import rules_of as ink_of
from eldertable.games.cultistorm.table.modules import CULTISTS_BEGIN, FIGHT_ENDS, ROUND_BEGINS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal

EVERY: Final = 3
"""Every so many turns there is a night. (CS-CAM-302)"""


class InkAndFever(CampaignRules):
    """The rules of the third mission."""

    def night(self, state: StormState) -> bool:
        """Whether this turn is a night. (CS-CAM-302)"""
        return state.turn % EVERY == 0

    def pool_dice(self, state: StormState, n: int) -> int:
        """At night one die less is rolled, but one at least. (CS-CAM-302)"""
        return max(1, n - 1) if self.night(state) else n

    def blots(self, state: StormState, n: int) -> int:
        """At night no blot is drawn. (CS-CAM-302)"""
        return 0 if self.night(state) else n

    def blot_resolved(self, state: StormState) -> None:
        """Each is a clue, however it was resolved. (CS-CAM-304)"""
        self.learn(state, 1, "CS-CAM-304")

    def come(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        made = progress(state)
        if moment == CULTISTS_BEGIN:
            made.aside = [0] * len(made.aside)
        elif moment == ROUND_BEGINS and self.night(state):
            if self.may_dream(state, seat):
                state.then(Dream(seat))
        elif moment == FIGHT_ENDS:
            beaten, made.beaten = made.beaten, -1
            if beaten >= 0 and beaten == ink_of(state).goo:
                self.learn(state, self.story.dreamer_clues, "CS-CAM-306")

    def may_dream(self, state: StormState, seat: int) -> bool:
        """Whether there is a blot to dream of, and a mind that bears it. (CS-CAM-303)"""
        return len(ink_of(state).row(state)) > 0 and state.survives(seat, 1)

    def won(self, state: StormState, seat: int, enemy: int) -> int:
        """Who has beaten the Dreamer has learnt much. (CS-CAM-306)"""
        progress(state).beaten = state.goo[enemy - GOO_TARGET] if enemy >= GOO_TARGET else -1
        return 0

    def bars_fight(self, state: StormState, seat: int, enemy: int) -> Refusal | None:
        """Who dreams does not fight. (CS-CAM-303)"""
        return Refusal("CS-CAM-303", "why-dreaming", {"who": seat}) if progress(state).aside[seat] else None

    def excuses(self, state: StormState, seat: int) -> bool:
        """Nor is that a penalty. (CS-CAM-303)"""
        return progress(state).aside[seat] > 0


class Dream(Decision):
    """Fight, or dream of a blot: it is resolved, for insanity. (CS-CAM-303, CS-CAM-307, CS-DEC-64)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("stay-awake"), Kind("dream-of", SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-303", "CS-CAM-304", "CS-DEC-64")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [AWAKE, *sorted([DREAM_OF + symbol for symbol in ink_of(state).lying(state)])]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stay-awake" or values[0] in ink_of(state).lying(state):
            return None
        return Refusal("CS-CAM-303", "why-no-such-blot", {"symbol": values[0]})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == AWAKE:
            return
        ink: InkRules = ink_of(state)
        progress(state).aside[seat] = 1
        state.madden(seat, 1, "CS-CAM-303")
        blot = ink.take_out(state, answer - DREAM_OF)
        if state.chronicle is not None:
            state.tell("CS-CAM-303", "dreamt-of", who=seat, blot=blot, symbol=answer - DREAM_OF)
        ink.resolved(state)


AWAKE: Final = Dream.ANSWERS.start("stay-awake")
DREAM_OF: Final = Dream.ANSWERS.start("dream-of")
STEPS: Final = (Dream,)
