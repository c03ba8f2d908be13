# compiled
"""The Esoteric Order of Dagon: a ritual area each turn, Altars, and the Grand Ritual."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import GRAND, RITUAL_FACE, STOP
from eldertable.games.eldritch_arkham.box.cards import (
    ALTARS_ADDED,
    CULTISTS_ADDED,
    DOMINANCE_GAINED,
    ELDRITCH,
    MYTHOS_GAINED,
    UNITS_REMOVED,
)
from eldertable.games.eldritch_arkham.box.places import LOCATIONS
from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.moving import MoveOwn, can_move_own
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import TakeUnit
from eldertable.games.eldritch_arkham.rules.sets.rituals import (
    draw_rituals,
    end_worship,
    has_a_choice,
    worship,
)
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.fields import (
    NOBODY,
    REVEALED,
    RITUAL_HAND,
    RITUAL_PAST,
)
from eldertable.games.eldritch_arkham.table.reasons import why_no_actions, why_no_mythos, why_not_added
from eldertable.games.eldritch_arkham.table.role_rules import RoleRules
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import can_add, has_victim_in, uncontrolled
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import raised, replaced
from eldertable.kernel.steps import Decision, Refusal, Step

ACTIONS: Final = Answers(
    Kind("stop"),
    Kind("step"),
    Kind("summon"),
    Kind("remove"),
    Kind("stress"),
    Kind("worship-card", RITUAL_FACE),
    Kind("grand", GRAND),
)
STEP: Final = ACTIONS.start("step")
SUMMON: Final = ACTIONS.start("summon")
REMOVE: Final = ACTIONS.start("remove")
STRESS: Final = ACTIONS.start("stress")
FIRST_WORSHIP: Final = ACTIONS.start("worship-card")
FIRST_GRAND: Final = ACTIONS.start("grand")

STOP_OR_GRAND: Final = Answers(Kind("stop"), Kind("grand", GRAND))
LAST_GRAND: Final = STOP_OR_GRAND.start("grand")

STEP_RULE: Final = cause("EA-DAG-05")
SUMMON_RULE: Final = cause("EA-DAG-06")
RITUAL_RULE: Final = cause("EA-DAG-07")
ALTAR_RULE: Final = cause("EA-DAG-08")
CHANT_RULE: Final = cause("EA-DAG-10")
GRAND_RULE: Final = cause("EA-DAG-15")


class OrderTurn(RoleStep):
    """Activate, chant, redraw. (EA-DAG-03, EA-DAG-10, EA-DAG-11)"""

    def run(self, state: ArkhamState) -> None:
        if state.zones[RITUAL_HAND]:
            state.actions = state.agreed.numbers.order_of_dagon_actions
            state.then(RevealRitual(self.side), OrderAction(self.side))
        state.then(OrderChant(self.side), OrderRedraw(self.side), GrandRitual(self.side))


# --- 1. Activate ------------------------------------------------------------------------------------------------


class RevealRitual(Decision):
    """Which card sets the ritual area of this turn. (EA-DAG-03, EA-RUL-120, EA-DEC-28)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-DAG-03",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("ritual-card", RITUAL_FACE))

    def private(self, state: ArkhamState) -> bool:
        """The last card of a hand leaves no choice, and everybody sees that it is the last."""
        return len(state.zones[RITUAL_HAND]) > 1

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return state.faces_in(RITUAL_HAND)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.move(state.card_of(RITUAL_HAND, answer), RITUAL_HAND, REVEALED, state.everyone())
        state.ritual_area = state.agreed.content.rituals.area[answer]
        if state.chronicle is not None:
            state.tell("EA-DAG-03", "ritual-revealed", who=seat, ritual=answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None


def circle(state: ArkhamState) -> int:
    """The locations adjacent to the ritual area."""
    return state.board.circle_mask[state.ritual_area]


def open_to_summon(state: ArkhamState) -> int:
    """The locations of the ritual area that nobody controls, not even the Order. (EA-DAG-06, EA-RUL-121)"""
    return circle(state) & uncontrolled(state)


def grand_fields(state: ArkhamState) -> list[int]:
    """The next fields of the Grand Ritual whose requirement is met.

    (EA-DAG-14, EA-DAG-16, EA-DAG-17, EA-DAG-18, EA-DAG-19, EA-DAG-20, EA-RUL-123)
    """
    numbers = state.agreed.numbers
    return [
        field
        for field in numbers.grand_next[state.grand]
        if state.deeds[numbers.grand_deed[field]] >= numbers.grand_n[field]
    ]


def why_no_grand(state: ArkhamState, field: int) -> Refusal | None:
    """Why the marker cannot move to a field of the Grand Ritual. (EA-DAG-14, EA-RUL-123)"""
    numbers = state.agreed.numbers
    if field not in numbers.grand_next[state.grand]:
        return Refusal("EA-DAG-14", "why-grand-far", {"grand": field, "at": numbers.grand_ids[state.grand]})
    have, n = state.deeds[numbers.grand_deed[field]], numbers.grand_n[field]
    return Refusal("EA-DAG-14", "why-grand-unmet", {"grand": field, "have": have}) if have < n else None


def advance_grand(state: ArkhamState, seat: int, field: int) -> None:
    """The marker moves and uses up what it needed; at the bottom it scores and starts anew.

    (EA-DAG-15, EA-RUL-123)
    """
    numbers = state.agreed.numbers
    deed = numbers.grand_deed[field]
    left = 0 if deed == MYTHOS_GAINED else state.deeds[deed] - numbers.grand_n[field]
    state.deeds = replaced(state.deeds, deed, left)
    if state.chronicle is not None:
        state.tell("EA-DAG-14", "grand-ritual", who=seat, grand=field)
    if numbers.grand_next[field]:
        state.grand = field
    else:
        state.grand = 0
        state.then(Score(seat, numbers.grand_ritual, GRAND_RULE))


def why_idle(state: ArkhamState, seat: int, kind: str) -> Refusal | None:
    """Why an action can do nothing around the ritual area. (EA-DAG-05, EA-DAG-06, EA-DAG-07)"""
    area = {"area": state.ritual_area}
    if kind == "step" and not can_move_own(state, seat, circle(state), 1):
        return Refusal("EA-DAG-05", "why-no-step-in-area", area)
    if kind == "summon":
        if not open_to_summon(state):
            return Refusal("EA-DAG-06", "why-area-controlled", area)
        return why_not_added(state, seat)
    if kind == "remove" and not has_victim_in(state, seat, circle(state)):
        return Refusal("EA-DAG-07", "why-nobody-swarmed", area)
    return None


class OrderAction(Decision):
    """STEP, SUMMON, RITUAL, WORSHIP, STRESS, a field of the Grand Ritual, or enough.

    (EA-DAG-04 to EA-DAG-09, EA-DEC-29)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-DAG-04", "EA-DAG-13", "EA-DAG-14")
    ANSWERS: ClassVar[Answers] = ACTIONS

    def private(self, state: ArkhamState) -> bool:
        """Without an action the cards of the hand are of no use, and everybody sees that."""
        return state.actions > 0 and len(state.zones[RITUAL_HAND]) > 0

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [STOP]
        if state.actions:
            if can_move_own(state, seat, circle(state), 1):
                found.append(STEP)
            if can_add(state, seat) and open_to_summon(state):
                found.append(SUMMON)
            if has_victim_in(state, seat, circle(state)):
                found.append(REMOVE)
        if state.mythos[seat]:
            found.append(STRESS)
        if state.actions:
            for face in state.faces_in(RITUAL_HAND):
                found.append(FIRST_WORSHIP + face)
        for field in grand_fields(state):
            found.append(FIRST_GRAND + field)
        return found

    def is_open(self, state: ArkhamState, seat: int) -> bool:
        return has_a_choice(state, seat)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        if answer == STRESS:
            state.spend_mythos(seat, 1, "stress", "EA-DAG-13")
            state.actions += 1
        elif answer >= FIRST_GRAND:  # pragma: no mutate - nothing leads to the first field, where it starts
            advance_grand(state, seat, answer - FIRST_GRAND)
        else:
            state.actions -= 1
            self.act(state, seat, answer)
        state.then(OrderAction(seat))

    def act(self, state: ArkhamState, seat: int, answer: int) -> None:
        """Spend an action. (EA-DAG-05, EA-DAG-06, EA-DAG-07, EA-DAG-08, EA-DAG-09)"""
        if answer == STEP:
            state.then(MoveOwn(seat, circle(state), 0, 1, 0, STEP_RULE))
        elif answer == SUMMON:
            state.then(AddUnit(seat, open_to_summon(state), 0, SUMMON_RULE))
        elif answer == REMOVE:
            state.then(TakeUnit(seat, circle(state), 0, 0, RITUAL_RULE), RaiseAltar(seat))
        else:
            worship(state, seat, answer - FIRST_WORSHIP, "EA-DAG-09")

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if kind == "stress":
            return why_no_mythos(state, seat, 1, "EA-DAG-13")
        if kind == "grand":
            return why_no_grand(state, values[0])
        idle = why_idle(state, seat, kind)
        return idle if idle is not None else why_no_actions(state, "EA-DAG-04")


class RaiseAltar(RoleStep):
    """An Altar where the Order now controls the location, after any dominance.

    (EA-DAG-08, EA-RUL-122, EA-RUL-194)
    """

    def run(self, state: ArkhamState) -> None:
        here = state.last_spot
        if here == NOBODY or state.altars_at[here] or not state.altars_left():
            return
        if state.controller(here) == self.side:
            state.altars_at = replaced(state.altars_at, here, 1)
            state.deeds = raised(state.deeds, ALTARS_ADDED, 1)
            if state.chronicle is not None:
                state.tell("EA-DAG-08", "altar-raised", who=self.side, location=here)
            state.then(Score(self.side, state.agreed.numbers.order_of_dagon_altar, ALTAR_RULE))


# --- 2. Chant ---------------------------------------------------------------------------------------------------


class OrderChant(RoleStep):
    """Altars without a Cultist go back, worth Omen points. (EA-DAG-10)"""

    def run(self, state: ArkhamState) -> None:
        gone = 0
        for location in range(LOCATIONS):
            if state.altars_at[location] and not state.count(location, self.side):
                state.altars_at = replaced(state.altars_at, location, 0)
                gone += 1
                if state.chronicle is not None:
                    state.tell("EA-DAG-10", "altar-gone", who=self.side, location=location)
        state.then(Score(self.side, gone * state.agreed.numbers.order_of_dagon_chant, CHANT_RULE))


# --- 3. Redraw --------------------------------------------------------------------------------------------------


class OrderRedraw(RoleStep):
    """The Worship field pays, the revealed card goes, the hand is filled up.

    (EA-DAG-11, EA-DAG-12, EA-DAG-19, EA-RUL-120)
    """

    def run(self, state: ArkhamState) -> None:
        state.deeds = replaced(state.deeds, MYTHOS_GAINED, end_worship(state, self.side, "EA-DAG-11"))
        for card in state.zones[REVEALED]:
            state.move(card, REVEALED, RITUAL_PAST, state.everyone())
        missing = state.agreed.numbers.order_of_dagon_hand - len(state.zones[RITUAL_HAND])
        draw_rituals(state, self.side, missing, "EA-DAG-12")


class GrandRitual(Decision):
    """A last move of the Grand Ritual marker, or not.

    (EA-DAG-14, EA-RUL-124, EA-RUL-125, EA-RUL-126, EA-DEC-30)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-DAG-14", "EA-DAG-15")
    ANSWERS: ClassVar[Answers] = STOP_OR_GRAND

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [STOP] + [LAST_GRAND + field for field in grand_fields(state)]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != STOP:
            advance_grand(state, seat, answer - LAST_GRAND)
            state.then(GrandRitual(seat))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None if kind == "stop" else why_no_grand(state, values[0])


class OrderOfDagonRules(RoleRules):
    """What the common rules ask of this role."""

    def set_up(self, state: ArkhamState, side: int) -> None:
        """Four cards; the marker stands on the top field of the Grand Ritual. (EA-DAG-02)"""
        draw_rituals(state, side, state.agreed.numbers.order_of_dagon_hand, "EA-DAG-02")

    def turn(self, side: int) -> Step:
        return OrderTurn(side)

    def added(self, state: ArkhamState, side: int, location: int) -> None:
        """A deed of the Grand Ritual. (EA-DAG-17)"""
        if state.acting == side:
            state.deeds = raised(state.deeds, CULTISTS_ADDED, 1)

    def removed(self, state: ArkhamState, side: int) -> None:
        """A deed of the Grand Ritual. (EA-DAG-18)"""
        state.deeds = raised(state.deeds, UNITS_REMOVED, 1)

    def dominates(self, state: ArkhamState, side: int, faction: int) -> None:
        """A deed of the Grand Ritual, in the own turn. (EA-DAG-20)"""
        if faction == ELDRITCH and state.turn == side:
            state.deeds = replaced(state.deeds, DOMINANCE_GAINED, 1)
