# compiled
"""What a sensible player does here: carry every answer through to the end of the action, and compare how things stand.

The state is one that the seat could believe in, so its dice and hidden cards are guesses.
"""

from typing import Final

from eldertable.games.eldritch_arkham.bot.standing import standing
from eldertable.games.eldritch_arkham.box.cards import ADVERTISER, CTHULHU_CULT, DEEP_ONES, POLICE, UNIVERSITY
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
from eldertable.games.eldritch_arkham.rules.roles.advertiser import AdvertiserAction
from eldertable.games.eldritch_arkham.rules.roles.carter import CarterAction
from eldertable.games.eldritch_arkham.rules.roles.cthulhu_cult import CultAction, Join
from eldertable.games.eldritch_arkham.rules.roles.deep_ones import DeepAction, Drag, Passenger, Sink
from eldertable.games.eldritch_arkham.rules.roles.elder_things import ElderAction
from eldertable.games.eldritch_arkham.rules.roles.feds import FedAction
from eldertable.games.eldritch_arkham.rules.roles.great_old_one import AvatarTo, Harbinger, LastCommand
from eldertable.games.eldritch_arkham.rules.roles.kuranes import KuranesAction
from eldertable.games.eldritch_arkham.rules.roles.nodens import NightGaunt, NodensAction
from eldertable.games.eldritch_arkham.rules.roles.order_of_dagon import GrandRitual, OrderAction
from eldertable.games.eldritch_arkham.rules.roles.police import Arrest, AssignOrder, Plan
from eldertable.games.eldritch_arkham.rules.roles.university import UniversityAction
from eldertable.games.eldritch_arkham.rules.sets.investigators import Stride
from eldertable.games.eldritch_arkham.rules.sets.laws import PlayLaw
from eldertable.games.eldritch_arkham.rules.sets.officers import DiscardLaw, OfficerMove, TakeControlled
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.answers import Answers
from eldertable.kernel.steps import Decision

BUDGET: Final = 40
"""About so many positions are looked at before an answer; an action of many questions shares them."""

PLANNERS: Final = frozenset([DEEP_ONES, CTHULHU_CULT, ADVERTISER, UNIVERSITY, POLICE])
"""Roles of many small actions that pay only together: they look at the next action as well, and at more positions."""

PLAN_BUDGET: Final = 120
NEXT_ACTION: Final = 8
"""So many positions must be left to look at the next action, too."""

NEW: Final = frozenset(
    [
        DeepAction,
        ElderAction,
        Harbinger,
        LastCommand,
        NodensAction,
        NightGaunt,
        CultAction,
        Join,
        OrderAction,
        AdvertiserAction,
        UniversityAction,
        FedAction,
        CarterAction,
        KuranesAction,
        Plan,
        AssignOrder,
        Arrest,
        DiscardLaw,
        PlayLaw,
    ]
)
"""Questions that begin something new: what an action did is judged before them."""

STOPPING: Final = frozenset(
    [
        DeepAction,
        ElderAction,
        LastCommand,
        NodensAction,
        CultAction,
        Join,
        OrderAction,
        AdvertiserAction,
        UniversityAction,
        FedAction,
        CarterAction,
        KuranesAction,
        TakeControlled,
        GrandRitual,
        MoveCivilians,
        WalkOn,
        Stride,
        TakeEach,
        MoveAny,
        OfficerMove,
    ]
)
"""Questions that can be stopped, which only ends something: then things stand as they do."""

UNFINISHED: Final = frozenset(
    [Drag, Passenger, Sink, MoveAnyTo, TakeUnit, SwapWith, MoveOwn, AddUnit, AvatarTo]
)
"""Questions before which an action has done nothing yet: they are answered somehow before it is judged."""


def choose(state: ArkhamState, seat: int) -> int:
    """The answer after which the seat stands best; of equals the first."""
    options = state.choices
    decision = state.decision
    if len(options) == 1 or decision is None:
        return options[0]
    best = options[0]
    most = -1e9
    share = (PLAN_BUDGET if state.role[seat] in PLANNERS else BUDGET) // len(options)
    for answer in options:
        if is_stress(decision, answer):
            if state.actions:
                continue
            worth = stressed(state, seat, answer)
        else:
            worth = worth_of(state, decision, seat, answer, share)
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


def stressed(state: ArkhamState, seat: int, answer: int) -> float:
    """What the best use of one more action brings; without any use the turn is over, and it was bought for nothing."""
    after = state.clone()
    after.apply(answer, seat)
    decision = after.decision
    most = -1e9
    if decision is None or decision.seat != seat:
        return most
    for use in after.choices:
        if not is_stress(decision, use):
            most = max(most, worth_of(after, decision, seat, use, BUDGET // len(after.choices)))
    return most


def worth_of(state: ArkhamState, decision: Decision, seat: int, answer: int, budget: int) -> float:
    """How the seat stands when the answer is carried through."""
    stops = type(decision) in STOPPING and kind_of(decision, answer) == "stop"
    if stops and type(decision) not in NEW:
        return standing(state, seat)
    after = state.clone()
    if stops:
        after.actions = 0
        return standing(after, seat)
    after.apply(answer, seat)
    return prospect(after, seat, budget)


def prospect(state: ArkhamState, seat: int, budget: int) -> float:
    """The best that can come of an action that still asks its own player, as far as the budget reaches."""
    decision = state.decision
    while budget < 2 and decision is not None and decision.seat == seat and type(decision) in UNFINISHED:
        state.apply(state.choices[-1], seat)
        decision = state.decision
    if decision is None or budget < 2 or decision.seat != seat:
        return standing(state, seat)
    most = -1e9
    if type(decision) in NEW:
        most = standing(state, seat)
        if budget < NEXT_ACTION or state.role[seat] not in PLANNERS:
            return most
    options = state.choices
    step = 1 + (len(options) - 1) // budget
    share = budget * step // len(options)
    for at in range(0, len(options), step):
        worth = worth_of(state, decision, seat, options[at], share)
        if worth > most:
            most = worth
    return most
