# compiled
"""The Feds: funds buy actions, controlled neighbourhoods make the day."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import STOP
from eldertable.games.eldritch_arkham.box.cards import ARKHAM
from eldertable.games.eldritch_arkham.box.places import EVERYWHERE, LOCATIONS
from eldertable.games.eldritch_arkham.rules.adding import FROM_LEFT, AddUnit, ReleaseAt
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import TakeUnit
from eldertable.games.eldritch_arkham.rules.sets.laws import PlayLaw
from eldertable.games.eldritch_arkham.rules.sets.officers import (
    AuthorityRules,
    OfficerMove,
    PostAt,
    TakeControlled,
    beats,
    draw_laws,
    gain_orders,
    officers_may_move,
    why_no_patrol,
    why_no_plan,
)
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.fields import LAW_DECK, LAW_HAND, LAW_PAST, LEFT, NOBODY
from eldertable.games.eldritch_arkham.table.reasons import why_not_added
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import (
    can_add,
    has_victim_in,
    locations_in,
    locations_of,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

PAID: Final = ("fed-step", "fed-assign", "fed-decree", "fed-recruit", "fed-arrest", "fed-secure", "fed-raid")
"""The actions that cost Order tokens."""
ACTIONS: Final = Answers(Kind("stop"), *[Kind(action) for action in PAID], Kind("fed-plan"))
STEP: Final = ACTIONS.start("fed-step")
ASSIGN: Final = ACTIONS.start("fed-assign")
DECREE: Final = ACTIONS.start("fed-decree")
RECRUIT: Final = ACTIONS.start("fed-recruit")
ARREST: Final = ACTIONS.start("fed-arrest")
SECURE: Final = ACTIONS.start("fed-secure")
RAID: Final = ACTIONS.start("fed-raid")
PLAN: Final = ACTIONS.start("fed-plan")

STEP_RULE: Final = cause("EA-FED-08")
RECRUIT_RULE: Final = cause("EA-FED-11")
ARREST_RULE: Final = cause("EA-FED-12")
SECURE_RULE: Final = cause("EA-FED-13")
RAID_RULE: Final = cause("EA-FED-14")
CONTROL_RULE: Final = cause("EA-FED-15")
POST_RULE: Final = cause("EA-FED-17")


class FedsTurn(RoleStep):
    """Mandate, if there is a Law card; funding, activate, control.

    (EA-FED-03, EA-FED-04, EA-FED-05, EA-FED-07, EA-FED-15)
    """

    def run(self, state: ArkhamState) -> None:
        if state.zones[LAW_HAND]:
            state.then(PlayLaw(self.side))
        state.then(Funding(self.side), FedAction(self.side), Control(self.side))


# --- 2. Funding ---------------------------------------------------------------------------------------------------


class Funding(RoleStep):
    """4 Order tokens, and one for each unit removed at a controlled location.

    (EA-FED-05, EA-FED-06, EA-RUL-208)
    """

    def run(self, state: ArkhamState) -> None:
        gain_orders(state, self.side, state.agreed.numbers.funding, "EA-FED-05")
        state.then(TakeControlled(self.side, 0, LOCATIONS, 1, 1))  # pragma: no mutate - any number is a yes


# --- 3. Activate --------------------------------------------------------------------------------------------------


def cost(state: ArkhamState, action: int) -> int:
    """What an action costs in Order tokens. (EA-FED-08 to EA-FED-14)"""
    return state.agreed.numbers.feds_costs[action - STEP]


def can_act(state: ArkhamState, seat: int, action: int) -> bool:
    """Whether an action can be paid and does something. (EA-RUL-162, EA-RUL-214)"""
    if state.purse < cost(state, action):
        return False
    if action == STEP:
        return officers_may_move(state, seat)
    if action == ASSIGN:
        return state.can_draw(LAW_DECK, LAW_PAST)
    if action == DECREE:
        return len(state.zones[LAW_HAND]) > 0
    if action == RECRUIT:
        return can_add(state, seat)
    if action == ARREST:
        return has_victim_in(state, seat, beats(state, seat))
    if action == RAID:
        return state.side_count(LEFT) > 0
    return True


def why_idle(state: ArkhamState, seat: int, action: int) -> Refusal | None:
    """Why an action could do nothing. (EA-RUL-162, EA-RUL-214)"""
    if action == STEP and not officers_may_move(state, seat):
        return why_no_patrol(state, seat, "EA-FED-08")
    if action == ASSIGN and not state.can_draw(LAW_DECK, LAW_PAST):
        return Refusal("EA-RUL-214", "why-no-card-left", {})
    if action == DECREE and not state.zones[LAW_HAND]:
        return Refusal("EA-FED-10", "why-no-law", {})
    if action == RECRUIT:
        return why_not_added(state, seat)
    if action == ARREST and not has_victim_in(state, seat, beats(state, seat)):
        return Refusal("EA-FED-12", "why-nobody-arrested", {})
    if action == RAID and not state.side_count(LEFT):
        return Refusal("EA-RUL-162", "why-nobody-raided", {})
    return None


class FedAction(Decision):
    """One of seven actions for Order tokens, PLAN, or enough.

    (EA-FED-07 to EA-FED-14, EA-FED-19, EA-DEC-44)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-FED-07", "EA-FED-19")
    ANSWERS: ClassVar[Answers] = ACTIONS

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [STOP]
        for action in range(STEP, PLAN):
            if can_act(state, seat, action):
                found.append(action)
        if state.mythos[seat] >= state.agreed.numbers.plan and state.orders_left():
            found.append(PLAN)
        return found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        if answer == PLAN:
            state.spend_mythos(seat, state.agreed.numbers.plan, "plan", "EA-FED-19")
            gain_orders(state, seat, 1, "EA-FED-19")
        else:
            state.purse -= cost(state, answer)
            self.act(state, seat, answer)
        state.then(FedAction(seat))

    def act(self, state: ArkhamState, seat: int, answer: int) -> None:
        """Do what was paid for. (EA-FED-08 to EA-FED-14)"""
        if answer == STEP:
            state.then(OfficerMove(seat, 1, 0, 0, STEP_RULE))
        elif answer == ASSIGN:
            draw_laws(state, seat, state.agreed.numbers.assign_cards, "EA-FED-09")
        elif answer == DECREE:
            state.then(PlayLaw(seat))
        elif answer == RECRUIT:
            state.then(AddUnit(seat, locations_of(state, ARKHAM), 0, RECRUIT_RULE))
        elif answer == ARREST:
            state.then(TakeUnit(seat, beats(state, seat), 0, 0, ARREST_RULE))
        elif answer == SECURE:
            elsewhere = EVERYWHERE & ~(1 << state.post_at) if state.post_at != NOBODY else EVERYWHERE
            state.then(PostAt(seat, elsewhere, SECURE_RULE))
        elif answer == RAID:
            state.then(ReleaseAt(seat, locations_of(state, ARKHAM), FROM_LEFT, RAID_RULE))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if kind == "fed-plan":
            return why_no_plan(state, seat, "EA-FED-19")
        action = ACTIONS.start(kind)
        idle = why_idle(state, seat, action)
        n = cost(state, action)
        if idle is not None or state.purse >= n:
            return idle
        return Refusal("EA-FED-07", "no-orders-left", {"n": n, "have": state.purse})


# --- 4. Control ---------------------------------------------------------------------------------------------------


def neighbourhoods(state: ArkhamState, side: int) -> int:
    """How many controlled locations are adjacent to another controlled location, by land.

    (EA-FED-15, EA-RUL-25, EA-RUL-163)
    """
    mine = state.control()[side]
    n = 0
    for location in locations_in(mine):
        if mine & state.board.by_land[location]:
            n += 1
    return n


class Control(RoleStep):
    """Omen points for controlled locations adjacent to each other, then for the Command Post.

    (EA-FED-15, EA-FED-16, EA-FED-17, EA-FED-18)
    """

    def run(self, state: ArkhamState) -> None:
        omens = neighbourhoods(state, self.side) * state.agreed.numbers.feds_control
        state.then(Score(self.side, omens, CONTROL_RULE), HoldPost(self.side))


class HoldPost(RoleStep):
    """The Command Post at a controlled location scores, elsewhere it goes back. (EA-FED-17, EA-FED-18)"""

    def run(self, state: ArkhamState) -> None:
        if state.post_at == NOBODY:
            return
        if state.controller(state.post_at) == self.side:
            state.then(Score(self.side, state.agreed.numbers.feds_post, POST_RULE))
        else:
            state.post_at = NOBODY
            if state.chronicle is not None:
                state.tell("EA-FED-18", "post-lost", who=self.side)


class FedsRules(AuthorityRules):
    """What the common rules ask of this role."""

    def __init__(self) -> None:
        super().__init__(cause("EA-FED-03"), "EA-FED-20", "EA-FED-20", blue=False, post_on_path=False)

    def set_up(self, state: ArkhamState, side: int) -> None:
        """Three Law cards. (EA-FED-02)"""
        draw_laws(state, side, state.agreed.numbers.authorities_hand, "EA-FED-02")

    def turn(self, side: int) -> Step:
        return FedsTurn(side)
