# compiled
"""The Action phase: markers come off the stacks, and only now do they become Plans."""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import DISTRICT, PLAN
from eldertable.games.rise_of_the_cults.box.cards import PLANS, SIDES
from eldertable.games.rise_of_the_cults.rules.npc import NpcTurn
from eldertable.games.rise_of_the_cults.rules.plans.augmentation import (
    Augmentation,
    can_augment,
    why_not_augment,
)
from eldertable.games.rise_of_the_cults.rules.plans.dominance import Dominance, can_dominate, why_not_dominate
from eldertable.games.rise_of_the_cults.rules.plans.influence import (
    Influence,
    can_influence,
    why_not_influence,
)
from eldertable.games.rise_of_the_cults.rules.plans.preparation import (
    Preparation,
    can_prepare,
    why_not_prepare,
)
from eldertable.games.rise_of_the_cults.rules.reasons import out_of_game
from eldertable.games.rise_of_the_cults.rules.tokens import GainTokens
from eldertable.games.rise_of_the_cults.rules.turn_end import TURN_END
from eldertable.games.rise_of_the_cults.table.fields import (
    AUGMENTATION,
    BLUFF,
    DOMINANCE,
    INFLUENCE,
    PREPARATION,
)
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step


class ActionPhase(Step):
    """Turns from the First Cultist on, until all Plan markers have left the board.

    (ROTC-ACT-01, ROTC-ACT-06, ROTC-RND-06, ROTC-SRD-07)
    """

    def run(self, state: RiseState) -> None:
        state.then(TURNS[state.first])


class NextTurn(Step):
    """A turn for this side if a marker of its own lies on top of a stack, else it passes. (ROTC-ACT-05)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: RiseState) -> None:
        if not state.plans:
            return
        following = TURNS[state.next_clockwise(self.side)]
        if state.is_on_top(self.side):
            turn = NpcTurn() if state.is_npc(self.side) else PLANS_OF[self.side]
            state.then(turn, TURN_END, following)
            return
        if state.chronicle is not None:
            left = [marker for marker in state.plans if marker % SIDES == self.side]
            state.tell("ROTC-ACT-05", "passes-covered" if left else "passes", who=self.side)
        state.then(following)


def area_has_room(state: RiseState, seat: int, plan: int) -> bool:
    """Whether one more own marker may be laid into the area of a Plan: each is executed twice in a round at most, the
    Bluff area has no limit. The NPC, who lays no markers, is not bound.

    (ROTC-ACT-07, ROTC-ACT-08, ROTC-SRD-08)
    """
    limit = state.agreed.content.numbers.plan_limit
    return plan == BLUFF or state.plans_done[seat * PLANS + plan] < limit


def useful_plans(state: RiseState, seat: int, district: int) -> list[int]:
    """The Plans whose area has room, whose condition holds there and that do something: a Bluff always does.

    (ROTC-ACT-07, ROTC-ACT-08, ROTC-RUL-29, ROTC-RUL-30)
    """
    limit = state.agreed.content.numbers.plan_limit
    done = state.plans_done
    area = seat * PLANS
    found: list[int] = []
    if done[area + AUGMENTATION] < limit and can_augment(state, seat, district):
        found.append(AUGMENTATION)
    if done[area + PREPARATION] < limit and can_prepare(state, seat, district):
        found.append(PREPARATION)
    if done[area + INFLUENCE] < limit and can_influence(state, seat, district):
        found.append(INFLUENCE)
    if done[area + DOMINANCE] < limit and can_dominate(state, seat, district):
        found.append(DOMINANCE)
    found.append(BLUFF)
    return found


class ChoosePlan(Decision):
    """Which own top marker to take, and the Plan it is executed as, there and nowhere else; passing is not
    possible.

    (ROTC-GEN-10, ROTC-ACT-01, ROTC-ACT-02, ROTC-RUL-28, ROTC-DEC-09)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("execute", DISTRICT, PLAN))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-ACT-01", "ROTC-ACT-02", "ROTC-ACT-07")
    PRIVATE: ClassVar[bool] = True

    def options(self, state: RiseState, seat: int) -> list[int]:
        tops = state.tops_of(seat)
        found: list[int] = []
        for district in state.districts_in_play():
            if tops >> district & 1:
                for plan in useful_plans(state, seat, district):
                    found.append(district * PLANS + plan)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        district, plan = answer // PLAN.size, answer % PLAN.size
        move_marker(state, seat, district, plan)
        if plan == AUGMENTATION:
            state.then(Augmentation(seat, district))
        elif plan == PREPARATION:
            state.then(Preparation(seat, district))
        elif plan == INFLUENCE:
            state.then(Influence(seat, district))
        elif plan == DOMINANCE:
            state.then(Dominance(seat, district))
        else:
            state.then(GainTokens(seat, state.agreed.content.city.bluff[state.city]))

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        district, plan = values
        out = out_of_game(state, district)
        if out is not None:
            return out
        top = state.top_marker(district)
        if top < 0:
            return Refusal("ROTC-ACT-01", "no-marker-there", {"district": district})
        if top != seat:
            return Refusal("ROTC-ACT-01", "no-marker-on-top", {"district": district, "who": top})
        if not area_has_room(state, seat, plan):
            limit = state.agreed.content.numbers.plan_limit
            return Refusal("ROTC-ACT-07", "no-plan-again", {"plan": plan, "n": limit})
        if plan == BLUFF:
            return None
        if plan == AUGMENTATION:
            return why_not_augment(state, seat, district)
        if plan == PREPARATION:
            return why_not_prepare(state, seat, district)
        if plan == INFLUENCE:
            return why_not_influence(state, seat, district)
        return why_not_dominate(state, seat, district)


def move_marker(state: RiseState, seat: int, district: int, plan: int) -> None:
    """Take the top marker of a district to the area of its Plan. (ROTC-ACT-03, ROTC-ACT-04)"""
    state.lift_marker(district)
    state.plans_done[seat * PLANS + plan] += 1
    if state.chronicle is not None:
        rule = "ROTC-ACT-04" if plan == BLUFF else "ROTC-ACT-03"
        state.tell(rule, "plan-executed", who=seat, plan=plan, district=district)


# --- made once ------------------------------------------------------------------------------------------------------

TURNS: Final = [NextTurn(side) for side in range(SIDES)]
PLANS_OF: Final = [ChoosePlan(seat) for seat in range(SIDES)]
