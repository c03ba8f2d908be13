# compiled
"""The Miskatonic University: lectures in the city, expeditions all over the world."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import TRIP
from eldertable.games.eldritch_arkham.box.cards import ELDRITCH, NEUTRAL
from eldertable.games.eldritch_arkham.rules.adding import CIVILIANS_OF_DOMINANCE, AddUnit, ReleaseAt
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.dominance import spread
from eldertable.games.eldritch_arkham.rules.moving import MoveCivilians, can_move_civilian
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.sets.investigator_action import InvestigatorAction
from eldertable.games.eldritch_arkham.rules.sets.investigators import (
    INTERVIEW,
    InvestigatorRules,
    ability,
    actions_of,
    actions_with,
    bonus,
    crowd_needed,
    discard_investigator,
    grit,
    reveal_investigator,
    right_place,
    walk,
)
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.fields import CIVILIAN, INTERVIEWED, NOBODY
from eldertable.games.eldritch_arkham.table.reasons import why_no_unit, why_nowhere
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import locations_of
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Refusal, Step
from eldertable.kernel.verbs import Verb

ACTIONS: Final = actions_with("turn-back", Kind("lecture", TRIP))
TURN_BACK: Final = ACTIONS.start("turn-back")
FIRST_LECTURE: Final = ACTIONS.start("lecture")

ADD_RULE: Final = cause("EA-MIS-03")
INTERVIEW_RULE: Final = cause("EA-MIS-07")
RESEARCH_RULE: Final = cause("EA-MIS-11")
REWARD_RULE: Final = cause("EA-MIS-17")


class UniversityTurn(RoleStep):
    """Graduate, activate, research. (EA-MIS-03, EA-MIS-05, EA-MIS-10)"""

    def run(self, state: ArkhamState) -> None:
        if state.where(self.side) == NOBODY:
            state.then(AddUnit(self.side, locations_of(state, NEUTRAL), 0, ADD_RULE))
        state.then(Graduate(self.side), UniversityAction(self.side), Research(self.side))


# --- 1. Graduate ------------------------------------------------------------------------------------------------


class Graduate(RoleStep):
    """A card lies face up; it gives as many actions as its Grit. (EA-MIS-04, EA-MIS-05)"""

    def run(self, state: ArkhamState) -> None:
        if state.investigator() == NOBODY:
            reveal_investigator(state, self.side, "EA-MIS-04")
        state.actions = grit(state)


# --- 2. Activate ------------------------------------------------------------------------------------------------


def lectures(state: ArkhamState, side: int) -> list[int]:
    """The next fields of the expedition that fit the Investigator's location.

    (EA-MIS-08, EA-MIS-14, EA-RUL-139)
    """
    numbers = state.agreed.numbers
    kind = state.board.type[state.where(side)]
    anything = ability(state).steady and kind == ELDRITCH
    return [
        field
        for field in range(len(numbers.trip_ids))
        if numbers.trip_before[field] == state.trip
        and field != state.trip_done
        and (anything or numbers.trip_type[field] == kind)
    ]


class UniversityAction(InvestigatorAction):
    """STEP, INTERVIEW, LECTURE, an ability, STRESS, or enough.

    (EA-MIS-06, EA-MIS-07, EA-MIS-08, EA-MIS-09, EA-MIS-15, EA-DEC-32)
    """

    RULES: ClassVar[tuple[str, ...]] = ("EA-MIS-05", "EA-MIS-08", "EA-MIS-15")
    ANSWERS: ClassVar[Answers] = ACTIONS

    def actions_at(self, state: ArkhamState, seat: int, here: int) -> list[int]:
        found = actions_of(state, seat, can_move_civilian(state, 1 << here), state.trip >= 0)
        if state.actions:
            found.extend([FIRST_LECTURE + field for field in lectures(state, seat)])
        return found

    def act(self, state: ArkhamState, seat: int, answer: int) -> None:
        """Spend an action. (EA-MIS-06, EA-MIS-07, EA-MIS-08, EA-MIS-09, EA-RUL-145)"""
        if answer == INTERVIEW:
            state.used |= INTERVIEWED
            state.then(MoveCivilians(seat, 1, 1 << state.where(seat), (), 0, INTERVIEW_RULE))
        elif answer == TURN_BACK:
            self.travel(state, seat, NOBODY, "EA-MIS-09")
        elif answer >= FIRST_LECTURE:
            self.travel(state, seat, answer - FIRST_LECTURE, "EA-MIS-08")
        else:
            walk(state, seat, answer)

    def why_not_at(
        self, state: ArkhamState, seat: int, here: int, kind: str, values: tuple[int, ...]
    ) -> Refusal | None:
        if kind == "interview":
            missing = why_no_unit(state, CIVILIAN, here)
            if missing is not None or can_move_civilian(state, 1 << here):
                return missing
            return why_nowhere(CIVILIAN, here, "EA-MIS-07")
        if kind == "turn-back":
            return None if state.trip >= 0 else Refusal("EA-MIS-09", "why-at-start", {})
        return self.why_no_lecture(state, here, values[0])

    def why_no_lecture(self, state: ArkhamState, here: int, field: int) -> Refusal | None:
        """The field is not the next one, is done, or asks for another type of location. (EA-MIS-08, EA-MIS-14)"""
        numbers = state.agreed.numbers
        if numbers.trip_before[field] != state.trip:
            return Refusal("EA-MIS-08", "why-trip-far", {"trip": field})
        if field == state.trip_done:
            return Refusal("EA-MIS-14", "why-trip-done", {"trip": field})
        kind = state.board.type[here]
        if numbers.trip_type[field] == kind or (ability(state).steady and kind == ELDRITCH):
            return None
        return Refusal("EA-MIS-08", "why-trip-type", {"trip": field, "location": here, "faction": kind})

    def travel(self, state: ArkhamState, seat: int, field: int, rule: str) -> None:
        """Move the expedition."""
        state.trip = field
        if state.chronicle is not None:
            state.tell(rule, "expedition", who=seat, trip=field)


# --- 3. Research ------------------------------------------------------------------------------------------------


def research_succeeds(state: ArkhamState, side: int) -> bool:
    """Enough Civilians at a location of the right type, and an expedition under way.

    (EA-MIS-10, EA-RUL-138, EA-RUL-140)
    """
    here = state.where(side)
    if here == NOBODY or state.trip < 0:
        return False
    return state.count(here, CIVILIAN) >= crowd_needed(state) and right_place(state, here)


class Research(RoleStep):
    """Omen points, the reward, then markers, card and crowd.

    (EA-MIS-10, EA-MIS-11, EA-MIS-12, EA-MIS-13, EA-RUL-141, EA-RUL-143)
    """

    def run(self, state: ArkhamState) -> None:
        if not research_succeeds(state, self.side):
            return
        omens = state.agreed.numbers.trip_omens[state.trip] + bonus(state)
        state.then(Score(self.side, omens, RESEARCH_RULE), Reward(self.side), Conclude(self.side))


class Reward(RoleStep):
    """Exploration: what the last field of a direction brings. (EA-MIS-17, EA-RUL-144)"""

    def run(self, state: ArkhamState) -> None:
        reward = state.agreed.numbers.trip_reward[state.trip]
        if reward >= 0:
            REWARDS[reward].give(state, self.side)


class RewardVerb(Verb):
    """What the last field of a direction brings. (EA-MIS-17)"""

    def give(self, state: ArkhamState, side: int) -> None:
        """Give it to the University."""
        raise NotImplementedError


class RewardMythos(RewardVerb):
    """Mythos."""

    def give(self, state: ArkhamState, side: int) -> None:
        state.gain_mythos(side, state.agreed.numbers.reward_mythos, "EA-MIS-17")


class RewardSteal(RewardVerb):
    """Mythos of every other role."""

    def give(self, state: ArkhamState, side: int) -> None:
        stolen = 0
        for other in state.order_from(side):
            if other != side:
                stolen += state.lose_mythos(other, state.agreed.numbers.reward_steal, "EA-MIS-17")
        state.gain_mythos(side, stolen, "EA-MIS-17")


class RewardCivilians(RewardVerb):
    """All Civilians of Dominance, at one Neutral location. (EA-RUL-144)"""

    def give(self, state: ArkhamState, side: int) -> None:
        if state.on_track(CIVILIAN):
            neutral = locations_of(state, NEUTRAL)
            state.then(ReleaseAt(side, neutral, CIVILIANS_OF_DOMINANCE, REWARD_RULE))


REWARDS: Final[tuple[RewardVerb, ...]] = (
    RewardMythos("mythos"),
    RewardSteal("steal"),
    RewardCivilians("civilians"),
)
"""What the ends of expeditions bring; the place of a verb is its number."""


class Conclude(RoleStep):
    """The mission marker on the field, the progress marker home, card away, crowd spread; the Investigator stays.

    (EA-MIS-12, EA-MIS-13, EA-RUL-137, EA-RUL-142)
    """

    def run(self, state: ArkhamState) -> None:
        state.trip_done = state.trip
        state.trip = NOBODY
        discard_investigator(state)
        here = state.where(self.side)
        crowd = state.count(here, CIVILIAN)
        state.change(here, CIVILIAN, -crowd)
        spread(state, crowd)
        if state.chronicle is not None:
            state.tell("EA-MIS-13", "spread", n=crowd)


class UniversityRules(InvestigatorRules):
    """What the common rules ask of this role."""

    def __init__(self) -> None:
        super().__init__("EA-MIS-06", "EA-MIS-15", "EA-MIS-18", fearless=True)

    def turn(self, side: int) -> Step:
        return UniversityTurn(side)
