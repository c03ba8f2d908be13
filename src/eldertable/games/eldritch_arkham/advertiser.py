# compiled
"""The Arkham Advertiser: one journalist, the fight for the city, and the edge of madness."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.cards import ARCHIVE, ARKHAM, ELDRITCH, STEADY, VISION
from eldertable.games.eldritch_arkham.causes import cause
from eldertable.games.eldritch_arkham.investigators import (
    cab_targets,
    can_use_ability,
    discard_investigator,
    grit,
    reveal_investigator,
    step_targets,
    strides,
    take_cab,
    take_step,
    use_ability,
    verb,
)
from eldertable.games.eldritch_arkham.moving import SwapWith, partners
from eldertable.games.eldritch_arkham.reactions import Score
from eldertable.games.eldritch_arkham.state import (
    BUS_RIDDEN,
    INTERVIEWED,
    LEFT,
    RIGHT,
    SUPPLY,
    ArkhamState,
)
from eldertable.games.eldritch_arkham.taking import AddUnit, TakeUnit
from eldertable.games.eldritch_arkham.town import can_add, has_victim, locations_of
from eldertable.kernel.steps import Decision, Step

STOP: Final = 0
INTERVIEW: Final = 1
STRESS: Final = 2
BUS_RIDE: Final = 3
ABILITY: Final = 4
FIRST_STEP: Final = 5
FIRST_CAB: Final = 17

ADD_RULE: Final = cause("EA-ADV-04")
BUS_RULE: Final = cause("EA-ADV-09")
INTERVIEW_RULE: Final = cause("EA-ADV-10")
SCOOP_RULE: Final = cause("EA-ADV-12")


class AdvertiserTurn(Step):
    """Assignment, activate, scoop. (EA-ADV-03, ADV-05, ADV-11)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: ArkhamState) -> None:
        state.then(
            Assignment(self.side), AdvertiserActs(self.side), AdvertiserAction(self.side), Scoop(self.side)
        )


# --- 1. Assignment ----------------------------------------------------------------------------------------------


class Assignment(Step):
    """Without an Investigator on the board: a new card, a fresh mind, a new start. (EA-ADV-03, ADV-04, RUL-135, RUL-211)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: ArkhamState) -> None:
        if state.where(self.side) >= 0:
            return
        discard_investigator(state)
        reveal_investigator(state, self.side, "EA-ADV-03")
        state.sanity = 0
        if can_add(state, self.side):
            state.then(AddUnit(self.side, locations_of(state, ARKHAM), 0, ADD_RULE))


class AdvertiserActs(Step):
    """As many actions as the card's Grit. (EA-ADV-05)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: ArkhamState) -> None:
        state.actions = grit(state)


# --- 2. Activate ------------------------------------------------------------------------------------------------


class AdvertiserAction(Decision):
    """STEP, BUS RIDE, INTERVIEW, an ability, STRESS, or enough. (EA-ADV-06 to ADV-10, ADV-17, DEC-31)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SIZE: ClassVar[int] = 29
    RULES: ClassVar[tuple[str, ...]] = ("EA-ADV-05", "EA-ADV-07", "EA-ADV-17")
    ANSWERS: ClassVar[tuple[tuple[str, int], ...]] = (
        ("stop", 1),
        ("interview", 1),
        ("stress", 1),
        ("bus", 1),
        ("ability", 1),
        ("step-to", 12),
        ("cab-to", 12),
    )

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        here = state.where(seat)
        if here < 0:
            return [STOP]
        found = [STOP]
        if state.actions and has_victim(state, seat, here):
            found.append(INTERVIEW)
        if state.mythos[seat]:
            found.append(STRESS)
        if state.actions and not state.used & BUS_RIDDEN and partners(state, seat, here, 0):
            found.append(BUS_RIDE)
        if can_use_ability(state, seat):
            found.append(ABILITY)
        if state.actions:
            found.extend([FIRST_STEP + target for target in step_targets(state, seat)])
            found.extend([FIRST_CAB + target for target in cab_targets(state, seat)])
        return found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        if answer == STRESS:
            state.lose_mythos(seat, 1, "EA-ADV-17")
            state.actions += 1
        elif answer == ABILITY:
            use_ability(state, seat)
        else:
            state.actions -= 1
            self.act(state, seat, answer)
        state.then(AdvertiserAction(seat))

    def act(self, state: ArkhamState, seat: int, answer: int) -> None:
        """Spend an action. (EA-ADV-06 to ADV-10)"""
        if answer == INTERVIEW:
            state.used |= INTERVIEWED
            state.then(TakeUnit(seat, 1 << state.where(seat), 0, 0, INTERVIEW_RULE))
        elif answer == BUS_RIDE:
            state.used |= BUS_RIDDEN
            state.then(SwapWith(seat, state.where(seat), 0, BUS_RULE))
        elif answer >= FIRST_CAB:
            take_cab(state, seat, answer - FIRST_CAB, "EA-ADV-06")
            state.then(Entered(seat))
        else:
            take_step(state, seat, answer - FIRST_STEP, "EA-ADV-06")
            state.then(Entered(seat))
            if strides(state):
                state.then(Stride(seat))


class Stride(Decision):
    """A second move of the same STEP, or enough."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SIZE: ClassVar[int] = 13
    RULES: ClassVar[tuple[str, ...]] = ("EA-ADV-06", "EA-ADV-18")
    ANSWERS: ClassVar[tuple[tuple[str, int], ...]] = (("stop", 1), ("location", 12))

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        if state.where(seat) < 0:
            return [STOP]
        return [STOP] + [1 + target for target in step_targets(state, seat)]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != STOP:
            take_step(state, seat, answer - 1, "EA-ADV-06")
            state.then(Entered(seat))


class Entered(Step):
    """Entering an Eldritch location by STEP costs Sanity. (EA-ADV-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: ArkhamState) -> None:
        here = state.where(self.side)
        if here < 0 or state.board.type[here] != ELDRITCH:
            return
        if verb(state) == STEADY:
            state.then(KeepNerve(self.side))
        else:
            lose_sanity(state, self.side)


def lose_sanity(state: ArkhamState, side: int) -> None:
    """One field down; at the bottom the Investigator leaves. (EA-ADV-07, ADV-08, RUL-128)"""
    state.sanity += 1
    if state.chronicle is not None:
        state.tell("EA-ADV-07", "sanity-lost", who=side)
    if state.sanity >= len(state.agreed.numbers.sanity):
        state.lift(side, state.where(side))
        state.put(side, SUPPLY)
        if state.chronicle is not None:
            state.tell("EA-ADV-08", "insane", who=side)


class KeepNerve(Decision):
    """Lose Sanity (0), or ignore it (1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SIZE: ClassVar[int] = 2
    RULES: ClassVar[tuple[str, ...]] = ("EA-ADV-07", "EA-ADV-18")
    ANSWERS: ClassVar[tuple[tuple[str, int], ...]] = (("lose-sanity", 1), ("keep-sanity", 1))

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [0, 1]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == 0:
            lose_sanity(state, seat)


# --- 3. Scoop ---------------------------------------------------------------------------------------------------


def mission_succeeds(state: ArkhamState, side: int) -> bool:
    """Enough units on Dominance, the right place, and a fight not yet written about. (EA-ADV-11, ADV-14, RUL-133)"""
    here = state.where(side)
    if here < 0 or state.mission:
        return False
    cards = state.agreed.content.investigators
    card = state.investigator()
    needed = cards.grit[card] - (cards.n[card] if cards.verb[card] == ARCHIVE else 0)
    units = state.side_count(LEFT) + state.side_count(RIGHT)
    return units >= needed and state.board.type[here] == cards.type[card]


class Scoop(Step):
    """A story worth Omen points by the Sanity left, or 1 Mythos. (EA-ADV-11 to ADV-16, RUL-131, RUL-132)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: ArkhamState) -> None:
        numbers = state.agreed.numbers
        if not mission_succeeds(state, self.side):
            state.gain_mythos(self.side, numbers.failed_mythos, "EA-ADV-16")
            return
        omens = numbers.sanity[state.sanity]
        if verb(state) == VISION:
            omens += state.agreed.content.investigators.n[state.investigator()]
        state.then(Score(self.side, omens, SCOOP_RULE), Published(self.side))


class Published(Step):
    """The Investigator goes home, the mission marker lies on the Dominance marker. (EA-ADV-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: ArkhamState) -> None:
        state.lift(self.side, state.where(self.side))
        state.put(self.side, SUPPLY)
        state.mission = 1
        if state.chronicle is not None:
            state.tell("EA-ADV-13", "published", who=self.side)
