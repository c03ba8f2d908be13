# compiled
"""The Arkham Advertiser: one journalist, the fight for the city, and the edge of madness."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.cards import ARKHAM
from eldertable.games.eldritch_arkham.box.places import SUPPLY
from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.moving import SwapWith, has_partner
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import TakeUnit
from eldertable.games.eldritch_arkham.rules.sets.investigator_action import InvestigatorAction
from eldertable.games.eldritch_arkham.rules.sets.investigators import (
    INTERVIEW,
    InvestigatorRules,
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
from eldertable.games.eldritch_arkham.table.fields import BUS_RIDDEN, INTERVIEWED, NOBODY
from eldertable.games.eldritch_arkham.table.reasons import why_nobody_taken
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import has_victim, locations_of
from eldertable.kernel.answers import Answers
from eldertable.kernel.steps import Refusal, Step

ACTIONS: Final = actions_with("bus")
BUS_RIDE: Final = ACTIONS.start("bus")

ADD_RULE: Final = cause("EA-ADV-04")
BUS_RULE: Final = cause("EA-ADV-09")
INTERVIEW_RULE: Final = cause("EA-ADV-10")
SCOOP_RULE: Final = cause("EA-ADV-12")


class AdvertiserTurn(RoleStep):
    """Assignment, activate, scoop. (EA-ADV-03, EA-ADV-05, EA-ADV-11)"""

    def run(self, state: ArkhamState) -> None:
        state.then(
            Assignment(self.side), AdvertiserActs(self.side), AdvertiserAction(self.side), Scoop(self.side)
        )


# --- 1. Assignment ----------------------------------------------------------------------------------------------


class Assignment(RoleStep):
    """Without an Investigator on the board: a new card, a fresh mind, a new start.

    (EA-ADV-03, EA-ADV-04, EA-RUL-135, EA-RUL-211)
    """

    def run(self, state: ArkhamState) -> None:
        if state.where(self.side) != NOBODY:
            return
        discard_investigator(state)
        reveal_investigator(state, self.side, "EA-ADV-03")
        state.sanity = 0
        state.then(AddUnit(self.side, locations_of(state, ARKHAM), 0, ADD_RULE))


class AdvertiserActs(RoleStep):
    """As many actions as the card's Grit. (EA-ADV-05)"""

    def run(self, state: ArkhamState) -> None:
        state.actions = grit(state)


# --- 2. Activate ------------------------------------------------------------------------------------------------


class AdvertiserAction(InvestigatorAction):
    """STEP, BUS RIDE, INTERVIEW, an ability, STRESS, or enough.

    (EA-ADV-06, EA-ADV-07, EA-ADV-08, EA-ADV-09, EA-ADV-10, EA-ADV-17, EA-DEC-31)
    """

    RULES: ClassVar[tuple[str, ...]] = ("EA-ADV-05", "EA-ADV-07", "EA-ADV-17")
    ANSWERS: ClassVar[Answers] = ACTIONS

    def actions_at(self, state: ArkhamState, seat: int, here: int) -> list[int]:
        rides = not state.used & BUS_RIDDEN and has_partner(state, seat, here)
        return actions_of(state, seat, has_victim(state, seat, here), rides)

    def act(self, state: ArkhamState, seat: int, answer: int) -> None:
        """Spend an action. (EA-ADV-06, EA-ADV-07, EA-ADV-08, EA-ADV-09, EA-ADV-10)"""
        if answer == INTERVIEW:
            state.used |= INTERVIEWED
            state.then(TakeUnit(seat, 1 << state.where(seat), 0, 0, INTERVIEW_RULE))
        elif answer == BUS_RIDE:
            state.used |= BUS_RIDDEN
            state.then(SwapWith(seat, state.where(seat), 0, BUS_RULE))
        else:
            walk(state, seat, answer)

    def why_not_at(
        self, state: ArkhamState, seat: int, here: int, kind: str, values: tuple[int, ...]
    ) -> Refusal | None:
        if kind == "interview":
            return why_nobody_taken(state, seat, here)
        if state.used & BUS_RIDDEN:
            return Refusal("EA-ADV-09", "why-bus-ridden", {})
        return None if has_partner(state, seat, here) else Refusal("EA-ADV-09", "why-nobody-elsewhere", {})


# --- 3. Scoop ---------------------------------------------------------------------------------------------------


def mission_succeeds(state: ArkhamState, side: int) -> bool:
    """Enough units on Dominance, the right place, and a fight not yet written about.

    (EA-ADV-11, EA-ADV-14, EA-RUL-133)
    """
    here = state.where(side)
    if here == NOBODY or state.mission:
        return False
    return state.track_count() >= crowd_needed(state) and right_place(state, here)


class Scoop(RoleStep):
    """A story worth Omen points by the Sanity left, or 1 Mythos.

    (EA-ADV-11 to EA-ADV-16, EA-RUL-131, EA-RUL-132)
    """

    def run(self, state: ArkhamState) -> None:
        numbers = state.agreed.numbers
        if not mission_succeeds(state, self.side):
            state.gain_mythos(self.side, numbers.arkham_advertiser_mythos, "EA-ADV-16")
            return
        omens = numbers.sanity[state.sanity] + bonus(state)
        state.then(Score(self.side, omens, SCOOP_RULE), Published(self.side))


class Published(RoleStep):
    """The Investigator goes home, the mission marker lies on the Dominance marker. (EA-ADV-13)"""

    def run(self, state: ArkhamState) -> None:
        state.lift(self.side, state.where(self.side))
        state.put(self.side, SUPPLY)
        state.mission = 1
        if state.chronicle is not None:
            state.tell("EA-ADV-13", "published", who=self.side)


class AdvertiserRules(InvestigatorRules):
    """What the common rules ask of this role."""

    def __init__(self) -> None:
        super().__init__("EA-ADV-06", "EA-ADV-17", "EA-ADV-18", fearless=False)

    def turn(self, side: int) -> Step:
        return AdvertiserTurn(side)
