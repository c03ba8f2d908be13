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


def choose(state: ArkhamState, seat: int, advice: Advice) -> int:
    """The answer after which the seat stands best; of equals the first."""
    options = state.ascending(seat)
    decision = state.decision
    if len(options) == 1 or decision is None:
        return options[0]
    best = options[0]
    most = -1e9
    share = (PLAN_BUDGET if advice.bots[state.role[seat]].plans else BUDGET) // len(options)
    for answer in options:
        if is_stress(decision, answer):
            if state.actions:
                continue
            worth = stressed(state, seat, answer, advice)
        else:
            worth = worth_of(state, decision, seat, answer, share, advice)
        if worth > most + 0.01:
            best, most = answer, worth
    return best


def is_stress(decision: Decision, answer: int) -> bool:
    """Whether an answer buys one more action; it waits until there is none left."""
    return kind_of(decision, answer) == "stress"


def kind_of(decision: Decision, answer: int) -> str:
    """The kind of an answer."""
    answers: Answers = decision.ANSWERS
    return answers.split(answer)[0]


def stressed(state: ArkhamState, seat: int, answer: int, advice: Advice) -> float:
    """What the best use of one more action brings; without any use the turn is over, and it was bought for nothing."""
    after = state.clone()
    after.apply(answer, seat)
    decision = after.decision
    most = -1e9
    if decision is None or decision.seat != seat:
        return most
    for use in after.choices:
        if not is_stress(decision, use):
            most = max(most, worth_of(after, decision, seat, use, BUDGET // len(after.choices), advice))
    return most


def worth_of(
    state: ArkhamState,
    decision: Decision,
    seat: int,
    answer: int,
    budget: int,
    advice: Advice,
    last: bool = False,
) -> float:
    """How the seat stands when the answer is carried through; with the last answer the position itself is played on."""
    if type(decision) in advice.stops and kind_of(decision, answer) == "stop":
        if type(decision) in advice.begins:
            return unless_acting(state, seat, advice)
        return standing(state, seat, advice.bots[state.role[seat]])
    after = state if last else state.clone()
    after.apply(answer, seat)
    return prospect(after, seat, budget, advice)


def unless_acting(state: ArkhamState, seat: int, advice: Advice) -> float:
    """How the seat stands when it does nothing with the actions that are left."""
    actions = state.actions
    state.actions = 0
    worth = standing(state, seat, advice.bots[state.role[seat]])
    state.actions = actions
    return worth


def prospect(state: ArkhamState, seat: int, budget: int, advice: Advice) -> float:
    """The best that can come of an action that still asks its own player, as far as the budget reaches.

    The position is used up.
    """
    decision = state.decision
    while budget < 2 and decision is not None and decision.seat == seat:
        if isinstance(decision, Picking):
            state.apply(enough(state, decision, seat), seat)
        elif type(decision) in advice.unfinished:
            state.apply(state.choices[-1], seat)
        else:
            break
        decision = state.decision
    if decision is None or budget < 2 or decision.seat != seat:
        return standing(state, seat, advice.bots[state.role[seat]])
    most = -1e9
    if type(decision) in advice.begins:
        most = standing(state, seat, advice.bots[state.role[seat]])
        if budget < NEXT_ACTION or not advice.bots[state.role[seat]].plans:
            return most
    options = state.ascending(seat)
    step = 1 + (len(options) - 1) // budget
    share = budget * step // len(options)
    for at in range(0, len(options), step):
        worth = worth_of(state, decision, seat, options[at], share, advice, at + step >= len(options))
        if worth > most:
            most = worth
    return most


def enough(state: ArkhamState, decision: Picking, seat: int) -> int:
    """The answer that closes a choice of several things, or comes nearer to it."""
    options = state.ascending(seat)
    return options[0] if options[0] == decision.closing() else options[-1]
