# compiled
"""The terror circle: the marker advances, full cards are carried out and replaced, locations are activated."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import PLACE
from eldertable.games.cultistorm.box.places import (
    CIRCLE,
    OBJECTS,
    PLACES,
    TERROR_DECK,
    TERROR_DISCARD,
    bottom_of,
)
from eldertable.games.cultistorm.rules.moments import befall, come
from eldertable.games.cultistorm.rules.storm import endgame
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.modules import LOCATION_OPENED, TERROR_ADVANCED, TERROR_CARRIED_OUT
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step

SHIELD: Final = 0
"""The place of the terror circle where a completed round opens a location. (CS-CMP-03)"""


class Advance(Step):
    """The terror marker is about to advance; while a card is being carried out the advance waits, whatever brings it.

    (CS-RUL-051, CS-MOD-10)
    """

    def run(self, state: StormState) -> None:
        if state.carrying:
            state.pending += 1
        else:
            ask_next(state, 0)


def ask_next(state: StormState, at: int) -> None:
    """Ask the modules in use, from this one on, whether they cancel the advance; then the holders of bells.

    (CS-MOD-38)
    """
    modules = state.agreed.modules
    for place in range(at, len(modules)):
        if modules[place].cancels(state, place):
            return
    ask_for_bell(state, 0)


def ask_for_bell(state: StormState, at: int) -> None:
    """Ask the next holder of a bell, from this place in seat order on; then whoever comes after bells. (CS-DEC-29)"""
    order = state.order()
    for place in range(at, len(order)):
        if bell_of(state, order[place]) >= 0:
            state.then(RingBell(order[place], place))
            return
    ask_late(state, 0)


def ask_late(state: StormState, at: int) -> None:
    """Ask the modules in use, from this one on, whether they cancel what no bell has; then the marker moves. (CS-MOD-38)"""
    modules = state.agreed.modules
    for place in range(at, len(modules)):
        if modules[place].cancels_late(state, place):
            return
    state.then(MoveTerror())


def bell_of(state: StormState, seat: int) -> int:
    """An object of the seat that cancels an advance; -1 without one."""
    for card in state.zones[OBJECTS + seat]:
        if state.thing(card).use == c.WHEN_TERROR:
            return card
    return -1


class RingBell(Decision):
    """Let the terror marker advance, or discard the bell so that it stays. (CS-DEC-29)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at")
    ANSWERS: ClassVar[Answers] = Answers(Kind("let-terror-advance"), Kind("ring-bell"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-29", "CS-TER-05")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def options(self, state: StormState, seat: int) -> list[int]:
        return [ADVANCE, RING]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == RING:
            state.lose_object(seat, bell_of(state, seat), "CS-DEC-29")
        else:
            ask_for_bell(state, self.at + 1)


ADVANCE: Final = RingBell.ANSWERS.start("let-terror-advance")
RING: Final = RingBell.ANSWERS.start("ring-bell")


class MoveTerror(Step):
    """One place on, one crystal; a card with as many as its number is activated; on the shield a location.

    (CS-TER-01 to CS-TER-06, CS-RUL-048, CS-RUL-050, CS-RUL-055)
    """

    def run(self, state: StormState) -> None:
        places = state.agreed.terror_places
        state.terror = (state.terror + 1) % places
        at = state.terror
        if state.chronicle is not None:
            if at == places - 1:
                state.tell("CS-TER-05", "terror-at-endgame")
            else:
                state.tell("CS-TER-05", "terror-advances", circle=at)
        if at == places - 1:
            if not state.endgame:
                state.crystals = replaced(state.crystals, at, state.crystals[at] + 1)
                if state.crystals[at] >= state.agreed.content.numbers.endgame_crystals:
                    state.then(endgame.ActivateEndgame())
            come(state, TERROR_ADVANCED)
            return
        state.crystals = replaced(state.crystals, at, state.crystals[at] + 1)
        if at == SHIELD:
            state.circles += 1
        waits = is_full(state, at)
        if waits:
            carry_out(state, at)
        if at == SHIELD and state.full_circles():
            if not waits and any([module.follows_terror() for module in state.agreed.asked.follows_terror]):
                # What the location's story brings waits until this advance is done. (CS-MOD-09)
                waits = True
                state.carrying += 1
            state.then(ActivateLocation(state.decider(), ()))
        come(state, TERROR_ADVANCED)
        if waits:
            state.then(EndCarrying())


def is_full(state: StormState, at: int) -> bool:
    """Whether a terror card has as many crystals as its number says. (CS-TER-02)"""
    terror = state.zones[CIRCLE + at][0] - state.agreed.content.first_terror
    return state.crystals[at] >= state.agreed.content.terror_number[terror]


def carry_out(state: StormState, at: int) -> None:
    """A full terror card is carried out and replaced; `EndCarrying` comes when all that belongs to it is done.

    (CS-TER-02, CS-TER-03)
    """
    card = state.zones[CIRCLE + at][0]
    terror = card - state.agreed.content.first_terror
    state.crystals = replaced(state.crystals, at, 0)
    state.carrying += 1
    state.move(card, CIRCLE + at, TERROR_DISCARD, state.everyone())
    if state.chronicle is not None:
        state.tell("CS-TER-03", "terror-card", terror=terror)
    state.then(CarryOut(terror))
    befall(state, TERROR_CARRIED_OUT, terror)
    state.then(Replace(at))


class CarryOut(Step):
    """The text of a terror card, in whichever phase, between two fights too; what can be done only in part is done in
    part.

    (CS-TER-03, CS-RUL-056, CS-RUL-137)

    What each of them does is in `terror_verbs.py`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("terror",)

    def __init__(self, terror: int) -> None:
        self.terror = terror

    def run(self, state: StormState) -> None:
        content = state.agreed.content
        content.terror_verb[self.terror].carry(state, content.terror_n[self.terror])


class Replace(Step):
    """A used terror card is replaced: the top card goes under the deck unseen, the next one on the place. (CS-TER-04)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("circle",)

    def __init__(self, circle: int) -> None:
        self.circle = circle

    def run(self, state: StormState) -> None:
        deal_terror(state, self.circle)


def deal_terror(state: StormState, circle: int) -> None:
    """Put the top terror card under the deck and lay the next one; the back of the top card is always seen.

    (CS-TER-04, CS-RUL-053, CS-RUL-054)
    """
    if not state.deck_size(TERROR_DECK):
        used = state.zones[TERROR_DISCARD]
        state.zones[TERROR_DISCARD] = ()
        state.shuffle_in(used, TERROR_DECK)
    state.lay(state.draw(TERROR_DECK), bottom_of(TERROR_DECK), 0)
    state.lay(state.draw(TERROR_DECK), CIRCLE + circle, 0)
    state.look(TERROR_DECK, 0)


class EndCarrying(Step):
    """A terror or Endgame card is done with; waiting advances are made now, one by one.

    (CS-RUL-051, CS-RUL-052)
    """

    def run(self, state: StormState) -> None:
        state.carrying -= 1
        if not state.carrying:
            waiting = state.pending
            state.pending = 0
            state.then_all([Advance() for _ in range(waiting)])


class ActivateLocation(Common):
    """Put an altar marker on a location, sealed or not: its action or effect is available from now on. It cannot be
    refused.

    (CS-TER-06, CS-TER-07, CS-TER-08, CS-TER-09, CS-RUL-049)
    """

    ANSWERS: ClassVar[Answers] = Answers(Kind("activate", PLACE), Kind("activate-none"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-TER-06", "CS-TER-07", "CS-DEC-04")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [place for place in range(PLACES) if not state.active[place]] or [ACTIVATE_NONE]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "activate-none":
            if min(state.active):
                return None
            return Refusal("CS-TER-06", "why-one-must-open", {})
        return Refusal("CS-TER-08", "why-open", {"place": values[0]}) if state.active[values[0]] else None

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return ActivateLocation(seat, votes)

    def decided(self, state: StormState, answer: int) -> None:
        if answer != ACTIVATE_NONE:
            state.active = replaced(state.active, answer, 1)
            if state.chronicle is not None:
                state.tell("CS-TER-08", "activated", place=answer)
            befall(state, LOCATION_OPENED, answer)


ACTIVATE_NONE: Final = ActivateLocation.ANSWERS.start("activate-none")
