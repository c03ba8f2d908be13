# compiled
"""Phase 4, preparation: everybody may act, in any order, until all are ready.

What needs more than a paragraph has a module: developing abilities and supports in `preparing/`, `research.py`, and what
texts of objects, abilities and locations do in `effects/`.
"""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import (
    ACT,
    FACE,
    LEVEL,
    OBJECT,
    OWN_CARD,
    PLACE,
    SEAT,
    SYMBOL,
    TARGET,
)
from eldertable.games.cultistorm.box.places import FACES, LEVELS, PLACES, SEATS
from eldertable.games.cultistorm.rules.discarding import ONWARD
from eldertable.games.cultistorm.rules.effects.texts import can_use, perform, why_not_usable
from eldertable.games.cultistorm.rules.moments import come
from eldertable.games.cultistorm.rules.preparing.development import (
    add_developments,
    develop,
    why_not_developed,
)
from eldertable.games.cultistorm.rules.preparing.giving import GiveObject, add_gifts, why_not_given
from eldertable.games.cultistorm.rules.preparing.movement import (
    entries_cost,
    may_enter,
    may_move,
    walk,
    why_not_there,
)
from eldertable.games.cultistorm.rules.preparing.support import add_supports, play_support, why_not_supported
from eldertable.games.cultistorm.rules.preparing.targets import add_targets, aim, why_not_aimed
from eldertable.games.cultistorm.rules.refusing import (
    why_deadly,
    why_no_die,
    why_not_delivered,
    why_not_used_now,
)
from eldertable.games.cultistorm.rules.research import can_research, finds, research, why_no_research
from eldertable.games.cultistorm.table.enemies import place_of
from eldertable.games.cultistorm.table.fields import GIVING, KINDS_OF_REPEAT, PREPARATION_PHASE
from eldertable.games.cultistorm.table.modules import PREPARING
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step

ACTIONS: Final = Answers(
    Kind("ready"),
    Kind("not-ready"),
    Kind("take-die", FACE),
    Kind("move", PLACE),
    Kind("use-location"),
    Kind("research"),
    Kind("give-object", OBJECT),
    Kind("support", OWN_CARD, SEAT),
    Kind("develop", SYMBOL),
    Kind("target", TARGET),
    Kind("use-object", OBJECT),
    Kind("use-ability", LEVEL),
    Kind("deliver", SYMBOL),
    Kind("reroll-for-insanity", FACE),
    Kind("act", ACT),
)
"""What can be done in preparation, and saying that one is ready. (CS-PRE-02, CS-PRE-03)"""
READY: Final = ACTIONS.start("ready")
NOT_READY: Final = ACTIONS.start("not-ready")
TAKE_DIE: Final = ACTIONS.start("take-die")
MOVE: Final = ACTIONS.start("move")
LOCATION: Final = ACTIONS.start("use-location")
RESEARCH: Final = ACTIONS.start("research")
GIVE: Final = ACTIONS.start("give-object")
SUPPORT: Final = ACTIONS.start("support")
DEVELOP: Final = ACTIONS.start("develop")
AIM: Final = ACTIONS.start("target")
USE_OBJECT: Final = ACTIONS.start("use-object")
USE_ABILITY: Final = ACTIONS.start("use-ability")
DELIVER: Final = ACTIONS.start("deliver")
REROLL: Final = ACTIONS.start("reroll-for-insanity")
FIRST_ACT: Final = ACTIONS.start("act")


class Preparation(Step):
    """All act in any order until all are ready; then stray target markers come off.

    (CS-PRE-01, CS-PRE-02, CS-PRE-03, CS-TGT-02)
    """

    def run(self, state: StormState) -> None:
        state.phase = PREPARATION_PHASE
        if state.cap_next:
            state.cap = state.agreed.investigators
            state.cap_next = 0
        if state.chronicle is not None:
            state.tell("CS-PRE-01", "phase-preparation")
        come(state, PREPARING)
        free = 1 if state.agreed.free_order else 0
        state.then(nobody_ready(state.leader, state.agreed.team, free, 0), StrayTargets())


class StrayTargets(Step):
    """Target markers on enemies of other locations are taken off. (CS-RUL-087)"""

    def run(self, state: StormState) -> None:
        state.causer = state.leader
        for seat in range(state.agreed.team):
            for slot in range(state.agreed.markers * seat, state.agreed.markers * (seat + 1)):
                enemy = state.targets[slot]
                if enemy >= 0 and place_of(state, enemy) != state.place[seat]:
                    state.targets[slot] = -1


class Prepare(Decision):
    """One action of whoever speaks first, or *ready*; an action takes everybody's *ready* back. (CS-RUL-058)

    `first` is the seat from which programs go round; `ready` says for each seat whether it is, `told` of which seats
    (bit by bit) that has been told in this phase.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("first", "ready", "free", "told")
    ANSWERS: ClassVar[Answers] = ACTIONS
    RULES: ClassVar[tuple[str, ...]] = ("CS-PRE-01", "CS-PRE-02", "CS-PRE-03", "CS-DEC-05")

    def __init__(self, first: int, ready: tuple[int, ...], free: int, told: int = 0) -> None:
        self.first = first
        self.ready = ready
        self.free = free
        self.told = told
        self.seat = first
        for _ in ready:
            if not ready[self.seat]:
                break
            self.seat = (self.seat + 1) % len(ready)

    def round(self) -> tuple[int, ...]:
        """The seats that are not ready, from `first` on."""
        seats = len(self.ready)
        order = [(self.first + step) % seats for step in range(seats)]
        return tuple([seat for seat in order if not self.ready[seat]])

    def seats(self) -> tuple[int, ...]:
        return tuple(range(len(self.ready))) if self.free else self.round()[:1]

    def awaited(self) -> tuple[int, ...]:
        return self.round() if self.free else self.round()[:1]

    def options(self, state: StormState, seat: int) -> list[int]:
        if self.ready[seat]:
            return [NOT_READY]
        found = [READY]
        add_actions(state, seat, found)
        return found

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "not-ready":
            return None if self.ready[seat] else Refusal("CS-PRE-03", "why-not-ready-yet", {})
        if self.ready[seat]:
            return Refusal("CS-PRE-03", "why-ready", {})
        return None if kind == "ready" else why_not(state, seat, kind, values)

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer in (READY, NOT_READY):
            now = 1 if answer == READY else 0
            ready = replaced(self.ready, seat, now)
            told = self.told
            if now and not told >> seat & 1:
                told |= 1 << seat
                if state.chronicle is not None:
                    state.tell("CS-PRE-03", "ready", who=seat)
            if 0 in ready:
                state.then(Prepare(self.first, ready, self.free, told))
            return
        state.causer = seat
        act(state, seat, answer)
        following = (seat + 1) % len(self.ready)
        if not ends_at_once(answer):
            state.then(ONWARD)
        state.then(nobody_ready(following, len(self.ready), self.free, self.told))


NOBODY_READY: Final = [
    [
        [Prepare(first, (0,) * seats, free, told) for told in range(1 << seats) for first in range(seats)]
        for seats in range(SEATS + 1)
    ]
    for free in (0, 1)
]
"""The question before anybody is ready comes after every action, so it is made once: by whether the order is free, by how
many are asked, then by `told` and `first`."""


def nobody_ready(first: int, seats: int, free: int, told: int) -> Prepare:
    """The question to so many of whom none is ready."""
    return NOBODY_READY[free][seats][told * seats + first]


# --- what can be done -------------------------------------------------------------------------------------------------


def add_actions(state: StormState, seat: int, found: list[int]) -> None:
    """Add every preparation action that a seat can take now, ascending. (CS-PRE-02, CS-RUL-135)"""
    if state.place[seat] < 0:
        add_from_afar(state, seat, found)
        return
    if may_take_die(state, seat):
        for face in range(FACES):
            if state.pool[face]:
                found.append(TAKE_DIE + face)
    if may_move(state, seat):
        here, open_to_all = state.place[seat], not entries_cost(state)
        for place in range(PLACES):
            if place != here and (open_to_all or may_enter(state, seat, place)):
                found.append(MOVE + place)
    if may_use_location(state, seat):
        found.append(LOCATION)
    if can_research(state, seat):
        found.append(RESEARCH)
    add_gifts(state, seat, GIVE, found)
    add_supports(state, seat, SUPPORT, found)
    add_developments(state, seat, DEVELOP, found)
    add_targets(state, seat, AIM, found)
    for kind in state.belongings(seat).kinds:
        if may_use_object(state, seat, kind):
            found.append(USE_OBJECT + kind)
    for level in range(state.level[seat]):
        if may_use_ability(state, seat, level):
            found.append(USE_ABILITY + level)
    state.add_deliveries(seat, DELIVER, found)
    if (
        state.agreed.reroll_in_prep
        and state.may_reroll(seat)
        and state.may_pay_reroll(seat)
        and state.bears(seat, state.reroll_price(seat))
    ):
        for face in range(FACES):
            if state.dice_of[seat * FACES + face]:
                found.append(REROLL + face)
    acts = state.agreed.acts
    for at in range(len(acts)):
        if acts[at].rules.can_act(state, seat, acts[at].number):
            found.append(FIRST_ACT + at)


def add_from_afar(state: StormState, seat: int, found: list[int]) -> None:
    """Add what somebody absent can still do: play supports, and what modules let them. (CS-MOD-14, CS-CAM-510)"""
    if not state.unarmed(seat) and may_take_die(state, seat):
        for face in range(FACES):
            if state.pool[face]:
                found.append(TAKE_DIE + face)
    add_supports(state, seat, SUPPORT, found)
    acts = state.agreed.acts
    for at in range(len(acts)):
        act_of_module = acts[at]
        rules, number = act_of_module.rules, act_of_module.number
        if rules.acts_absent(number) and rules.can_act(state, seat, number):
            found.append(FIRST_ACT + at)


def may_take_die(state: StormState, seat: int) -> bool:
    """One die each, while the pool has some, and as many more among all as extra dice came into it.

    (CS-DIE-01, CS-DIE-06, CS-RUL-068, CS-SOL-28)
    """
    each = state.agreed.dice_each
    if state.taken[seat] < each:
        return True
    more = 0
    for taken in state.taken:
        if taken > each:
            more += taken - each
    return more < state.extra


def may_use_location(state: StormState, seat: int) -> bool:
    """Whether the action of the own location is active, not used up and possible.

    (CS-LOC-01, CS-LOC-02, CS-LOC-03, CS-RUL-075, CS-RUL-076)
    """
    place = state.place[seat]
    if not state.active[place]:
        return False
    location = state.agreed.content.locations[state.location[place]]
    if location.limit == c.ALWAYS or not state.working(place):
        return False
    if location.limit == c.BY_INVESTIGATOR and state.visits[seat] >> place & 1:
        return False
    if location.limit == c.BY_TEAM and state.team_visits >> place & 1:
        return False
    return can_use(state, seat, state.agreed.content.effects[location.effect])


def may_use_object(state: StormState, seat: int, kind: int) -> bool:
    """Whether an object of this kind can be used in preparation now. (CS-RUL-122, CS-RUL-135)"""
    thing = state.agreed.content.things[kind]
    if thing.use != c.PREPARATION and thing.use != c.BOTH:
        return False
    if state.used and state.held_object(seat, kind) in state.used:
        return False
    return can_use(state, seat, state.agreed.content.effects[thing.effect])


def may_use_ability(state: StormState, seat: int, level: int) -> bool:
    """Whether an ability that is used in preparation is free this turn and possible."""
    ability = state.agreed.content.investigators[state.investigator[seat]].abilities[level]
    if ability.effect < 0 or state.abilities_used[seat * LEVELS + level]:
        return False
    return can_use(state, seat, state.agreed.content.effects[ability.effect])


# --- why not? ---------------------------------------------------------------------------------------------------------


def why_not(state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
    """What stands against an action; None if nothing does."""
    if state.absent(seat) and not possible_from_afar(state, seat, kind, values):
        return state.why_absent(seat)
    if kind == "take-die":
        return why_no_die_taken(state, seat, values[0])
    if kind == "move":
        return why_not_there(state, seat, values[0])
    if kind == "use-location":
        return why_no_location(state, seat)
    if kind == "research":
        return why_no_research(state, seat)
    if kind == "give-object":
        return why_not_given(state, seat, values[0])
    if kind == "support":
        return why_not_supported(state, seat, values[0], values[1])
    if kind == "develop":
        return why_not_developed(state, seat, values[0])
    if kind == "target":
        return why_not_aimed(state, seat, values[0])
    if kind == "use-object":
        return why_no_object(state, seat, values[0])
    if kind == "use-ability":
        return why_no_ability(state, seat, values[0])
    if kind == "deliver":
        return why_not_delivered(state, seat, values[0])
    if kind == "reroll-for-insanity":
        if not state.agreed.reroll_in_prep:
            return Refusal("CS-RUL-071", "why-reroll-in-fights", {})
        if not state.may_reroll(seat):
            return Refusal("CS-ROL-02", "why-no-rerolls", {})
        if not state.may_pay_reroll(seat):
            return Refusal("CS-ROL-02", "why-no-paid-rerolls", {})
        return why_no_die(state, seat, values[0]) or why_deadly(state, seat, state.reroll_price(seat))
    act_of_module = state.agreed.acts[values[0]]
    return act_of_module.rules.why_no_act(state, seat, act_of_module.number)


def possible_from_afar(state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> bool:
    """Whether somebody absent can do such a thing at all. (CS-MOD-14, CS-CAM-510)"""
    if kind == "take-die":
        return not state.unarmed(seat)
    if kind == "act":
        act_of_module = state.agreed.acts[values[0]]
        return act_of_module.rules.acts_absent(act_of_module.number)
    return kind == "support"


def why_no_die_taken(state: StormState, seat: int, face: int) -> Refusal | None:
    """What stands against taking a die. (CS-DIE-01, CS-DIE-02, CS-DIE-06)"""
    if not state.pool[face]:
        return Refusal("CS-DIE-01", "why-no-such-die", {"face": face})
    if may_take_die(state, seat):
        return None
    rule = "CS-DIE-06" if state.extra else "CS-DIE-02"
    return Refusal(rule, "why-no-more-dice", {"n": state.taken[seat], "extra": state.extra})


def why_no_location(state: StormState, seat: int) -> Refusal | None:
    """What stands against using the own location. (CS-LOC-01, CS-LOC-03, CS-TER-08)"""
    place = state.place[seat]
    location = state.agreed.content.locations[state.location[place]]
    said: dict[str, Any] = {"place": place}
    if location.limit == c.ALWAYS:
        return Refusal("CS-LOC-01", "why-location-always", said)
    if not state.active[place]:
        return Refusal("CS-TER-08", "why-closed", said)
    if not state.working(place):
        return Refusal("CS-TER-08", "why-silenced", {"cultist": state.holds(place, c.LOCATION_OFF)})
    if location.limit == c.BY_INVESTIGATOR and state.visits[seat] >> place & 1:
        return Refusal("CS-LOC-03", "why-visited", said)
    if location.limit == c.BY_TEAM and state.team_visits >> place & 1:
        return Refusal("CS-LOC-03", "why-team-visited", said)
    return why_not_usable(state, seat, state.agreed.content.effects[location.effect])


def why_no_object(state: StormState, seat: int, kind: int) -> Refusal | None:
    """What stands against using an object in preparation. (CS-RUL-122, CS-RUL-135)"""
    thing = state.agreed.content.things[kind]
    if thing.use not in (c.PREPARATION, c.BOTH):
        return why_not_used_now(state, kind)
    if state.held_object(seat, kind) in state.used:
        return Refusal("CS-RUL-135", "why-used", {})
    return why_not_usable(state, seat, state.agreed.content.effects[thing.effect])


def why_no_ability(state: StormState, seat: int, level: int) -> Refusal | None:
    """What stands against using an ability in preparation. (CS-DEV-01, CS-RUL-135)"""
    said: dict[str, Any] = {"who": seat, "ability": level}
    if level >= state.level[seat]:
        return Refusal("CS-DEV-01", "why-undeveloped", said)
    ability = state.agreed.content.investigators[state.investigator[seat]].abilities[level]
    if ability.effect < 0:
        return Refusal("CS-RUL-135", "why-not-in-preparation", said)
    if state.abilities_used[seat * LEVELS + level]:
        return Refusal("CS-RUL-135", "why-used", {})
    return why_not_usable(state, seat, state.agreed.content.effects[ability.effect])


# --- doing it ---------------------------------------------------------------------------------------------------------


def act(state: StormState, seat: int, answer: int) -> None:
    """Begin an action; what it causes follows on the agenda. (CS-PRE-02)"""
    if answer >= FIRST_ACT:
        act_of_module = state.agreed.acts[answer - FIRST_ACT]
        act_of_module.rules.act(state, seat, act_of_module.number)
    elif answer >= REROLL:
        state.reroll(seat, answer - REROLL, "CS-ROL-02")
        state.madden(seat, state.reroll_price(seat), "CS-ROL-02")
    elif answer >= DELIVER:
        state.deliver(seat, answer - DELIVER)
    elif answer >= USE_ABILITY:
        use_ability(state, seat, answer - USE_ABILITY)
    elif answer >= USE_OBJECT:
        use_object(state, seat, answer - USE_OBJECT)
    elif answer >= AIM:
        aim(state, seat, answer - AIM)
    elif answer >= DEVELOP:
        develop(state, seat, answer - DEVELOP)
    elif answer >= SUPPORT:
        play_support(state, seat, answer - SUPPORT)
    elif answer >= GIVE:
        state.repeats[seat * KINDS_OF_REPEAT + GIVING] += 1
        state.then(GiveObject(seat, answer - GIVE))
    elif answer == RESEARCH:
        state.researched[seat] = 1
        if state.chronicle is not None:
            state.tell("CS-RSH-01", "researches", who=seat, n=finds(state, seat))
        research(state, seat, state.research_icons(seat))
    elif answer == LOCATION:
        use_location(state, seat)
    elif answer >= MOVE:
        walk(state, seat, answer - MOVE)
    else:
        take_die(state, seat, answer - TAKE_DIE)


def acting(state: StormState) -> int:
    """Whose preparation action is under way, and others' only by it; -1 if nobody's is.

    While one is, the place where play goes on waits above the next question of preparation.
    """
    agenda = state.agenda
    for at in range(len(agenda) - 1):
        if isinstance(agenda[at], Prepare) and agenda[at + 1] is ONWARD:
            return state.causer
    return -1


def ends_at_once(answer: int) -> bool:
    """Whether nothing follows from an action, so that it cannot be broken off: dice taken, moves, targets."""
    return answer < LOCATION or AIM <= answer < USE_OBJECT


def take_die(state: StormState, seat: int, face: int) -> None:
    """Take a die from the common pool; it cannot be put back. (CS-DIE-01, CS-RUL-069, CS-DEC-06)"""
    state.pool[face] -= 1
    state.dice_of[seat * FACES + face] += 1
    state.taken[seat] += 1
    if state.chronicle is not None:
        state.tell("CS-DIE-01", "die-taken", who=seat, face=face)


def use_location(state: StormState, seat: int) -> None:
    """Use the action of the own location. (CS-LOC-02, CS-DEC-08)"""
    place = state.place[seat]
    state.visits[seat] |= 1 << place
    state.team_visits |= 1 << place
    if state.chronicle is not None:
        state.tell("CS-LOC-01", "location-used", who=seat, place=place)
    perform(state, seat, state.agreed.content.locations[state.location[place]].effect)


def use_object(state: StormState, seat: int, kind: int) -> None:
    """Use an object: once per turn, or discard it. (CS-RUL-135)"""
    card = state.held_object(seat, kind)
    thing = state.agreed.content.things[kind]
    if state.chronicle is not None:
        state.tell("CS-RUL-135", "object-used", who=seat, object=kind)
    if thing.discard:
        state.lose_object(seat, card, "CS-RUL-135")
    else:
        state.used += (card,)
    perform(state, seat, thing.effect)


def use_ability(state: StormState, seat: int, level: int) -> None:
    """Use a developed ability, once per turn. (CS-RUL-135)"""
    state.abilities_used = replaced(state.abilities_used, seat * LEVELS + level, 1)
    if state.chronicle is not None:
        state.tell("CS-RUL-135", "ability-used", who=seat, ability=level)
    perform(state, seat, state.agreed.content.investigators[state.investigator[seat]].abilities[level].effect)
