# compiled
"""What a sensible player does here: carry every answer through to the end of the action, and compare how things stand.

The state is one that the seat could believe in, so its dice and hidden cards are guesses.
"""

from typing import Final

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.bot.standing import standing
from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.moving import (
    MoveAny,
    MoveAnyTo,
    MoveCivilians,
    MoveOwn,
    SwapWith,
    WalkOn,
)
from eldertable.games.eldritch_arkham.rules.removing import TakeEach, TakeUnit
from eldertable.games.eldritch_arkham.rules.sets.investigators import Stride
from eldertable.games.eldritch_arkham.rules.sets.laws import PlayLaw
from eldertable.games.eldritch_arkham.rules.sets.officers import DiscardLaw, OfficerMove, TakeControlled
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.answers import Answers
from eldertable.kernel.picking import Picking
from eldertable.kernel.steps import Decision

NONE: Final = -1
"""No answer has this number."""

BUDGET: Final = 40
"""About so many positions are looked at before an answer; an action of many questions shares them."""

PLAN_BUDGET: Final = 120
NEXT_ACTION: Final = 8
"""So many positions must be left to look at the next action, too."""

BEGINS: Final[tuple[type[Decision], ...]] = (DiscardLaw, PlayLaw)
STOPS: Final[tuple[type[Decision], ...]] = (
    TakeControlled,
    MoveCivilians,
    WalkOn,
    Stride,
    TakeEach,
    MoveAny,
    OfficerMove,
)
UNFINISHED: Final[tuple[type[Decision], ...]] = (MoveAnyTo, TakeUnit, SwapWith, MoveOwn, AddUnit)
"""Questions that several roles are asked, sorted as in `RoleBot`."""


class Habit:
    """How a kind of question is treated, as `RoleBot` sorts them, and which of its answers are special."""

    def __init__(self, answers: Answers, begins: bool, stops: bool, unfinished: bool) -> None:
        self.begins = begins
        self.unfinished = unfinished
        self.stop = only_answer(answers, "stop") if stops else NONE
        """The answer that only ends something, if there is one."""
        self.stress = only_answer(answers, "stress")
        """The answer that buys one more action, if there is one; it waits until none is left."""


def only_answer(answers: Answers, kind: str) -> int:
    """The answer of a kind that has a single one; -1 if there is no such kind."""
    for at in range(len(answers.kinds)):
        if answers.kinds[at].name == kind:
            return answers.starts[at]
    return NONE


class Advice:
    """How all roles are played: what each says of itself, by the number of the role, and of questions in general."""

    def __init__(self, bots: list[RoleBot]) -> None:
        self.bots = bots
        begins, stops, unfinished = set(BEGINS), set(STOPS), set(UNFINISHED)
        for bot in bots:
            begins |= bot.begins
            stops |= bot.stops
            unfinished |= bot.unfinished
        self.begins = frozenset(begins)
        self.stops = frozenset(stops)
        self.unfinished = frozenset(unfinished)
        self.habits: dict[type[Decision], Habit] = {}

    def habit(self, decision: Decision) -> Habit:
        """How a question is treated; found out when a question of its kind is first asked."""
        kind = type(decision)
        if kind not in self.habits:
            begins, stops, unfinished = kind in self.begins, kind in self.stops, kind in self.unfinished
            self.habits[kind] = Habit(decision.ANSWERS, begins, stops, unfinished)
        return self.habits[kind]


def choose(state: ArkhamState, seat: int, advice: Advice) -> int:
    """The answer after which the seat stands best; of equals the first."""
    options = state.ascending(seat)
    decision = state.decision
    if len(options) == 1 or decision is None:
        return options[0]
    thinker = Thinker(seat, advice.bots[state.role[seat]], advice)
    habit = advice.habit(decision)
    best = options[0]
    most = -1e9
    share = (PLAN_BUDGET if thinker.bot.plans else BUDGET) // len(options)
    for answer in options:
        if answer == habit.stress:
            if state.actions:
                continue
            worth = thinker.stressed(state, answer)
        else:
            worth = thinker.worth_of(state, habit, answer, share, False)
        if worth > most + 0.01:
            best, most = answer, worth
    return best


class Thinker:
    """A seat that looks ahead, and how its role is played."""

    def __init__(self, seat: int, bot: RoleBot, advice: Advice) -> None:
        self.seat = seat
        self.bot = bot
        self.advice = advice

    def stressed(self, state: ArkhamState, answer: int) -> float:
        """What the best use of one more action brings; without any use the turn is over, and it was bought for nothing."""
        after = state.clone()
        after.apply(answer, self.seat)
        decision = after.decision
        most = -1e9
        if decision is None or decision.seat != self.seat:
            return most
        habit = self.advice.habit(decision)
        for use in after.choices:
            if use != habit.stress:
                most = max(most, self.worth_of(after, habit, use, BUDGET // len(after.choices), False))
        return most

    def worth_of(self, state: ArkhamState, habit: Habit, answer: int, budget: int, last: bool) -> float:
        """How the seat stands when the answer is carried through; with the last answer the position itself is played on."""
        if answer == habit.stop:
            return self.unless_acting(state) if habit.begins else standing(state, self.seat, self.bot)
        after = state if last else state.clone()
        after.apply(answer, self.seat, budget < NEXT_ACTION or not self.bot.plans)
        return self.prospect(after, budget)

    def unless_acting(self, state: ArkhamState) -> float:
        """How the seat stands when it does nothing with the actions that are left."""
        actions = state.actions
        state.actions = 0
        worth = standing(state, self.seat, self.bot)
        state.actions = actions
        return worth

    def prospect(self, state: ArkhamState, budget: int) -> float:
        """The best that can come of an action that still asks its own player, as far as the budget reaches.

        The position is used up.
        """
        seat = self.seat
        decision = state.decision
        if budget < 2:
            while decision is not None and decision.seat == seat:
                if isinstance(decision, Picking):
                    state.apply(enough(state, decision, seat), seat, True)
                elif self.advice.habit(decision).unfinished:
                    state.apply(state.choices[-1], seat, True)
                else:
                    break
                decision = state.decision
            return standing(state, seat, self.bot)
        if decision is None or decision.seat != seat:
            return standing(state, seat, self.bot)
        habit = self.advice.habit(decision)
        most = -1e9
        done = NONE
        if habit.begins:
            most = standing(state, seat, self.bot)
            if budget < NEXT_ACTION or not self.bot.plans:
                return most
            if not self.bot.counts_actions:
                done = habit.stop  # to stop here is worth the same
        options = (
            decision.ascending(state, seat)
            if isinstance(decision, Picking) and not state.stuck
            else state.choices
        )
        step = 1 + (len(options) - 1) // budget
        share = budget * step // len(options)
        for at in range(0, len(options), step):
            answer = options[at]
            if answer != done:
                worth = self.worth_of(state, habit, answer, share, at + step >= len(options))
                if worth > most:
                    most = worth
        return most


def enough(state: ArkhamState, decision: Picking, seat: int) -> int:
    """The answer that closes a choice of several things, or comes nearer to it."""
    options = state.ascending(seat)
    return options[0] if options[0] == decision.closing() else options[-1]
