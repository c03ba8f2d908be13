# compiled
"""Cultist events: the card of the turn, what it does at once, and what holds while it lies there. (CS-EVT-01)"""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import PLACE, SEAT
from eldertable.games.cultistorm.box.places import COLUMN, GOO_TARGET, PLACES
from eldertable.games.cultistorm.box.verbs import MODULE, OpVerb
from eldertable.games.cultistorm.rules.effects.clauses import read
from eldertable.games.cultistorm.rules.effects.further.board import fullest_open, remove
from eldertable.games.cultistorm.rules.effects.further.swap import swap
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.rules.storm.terror_verbs import GooStep
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.enemies import cast_at, closest
from eldertable.games.cultistorm.table.modules import (
    CULTISTS_BEGIN,
    HANDS_FILLED,
    TURN_ENDS,
    UPDATED,
    ModuleRules,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.fields import Field
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Refusal, Step

DECK: Final = 0
IN_FORCE: Final = 3
DISCARD: Final = 4

AT_ONCE: Final = 0
PHASE: Final = 1
TURN: Final = 2
LASTS: Final = ("", "phase", "turn")
"""How long a card lies open: until it is carried out, until the cultist phase is over, until the end of the turn."""

NO_STEPS: Final = -99  # pragma: no mutate (any number that no other steps make up for)


class EventCard:
    """A kind of event card: its text, when it is carried out, and how long it lies there."""

    def __init__(self, id: str, effect: int, lasts: int, updated: bool) -> None:
        self.id = id
        self.effect = effect
        self.lasts = lasts
        self.updated = updated
        """Whether it is carried out at the end of the update phase, not at once."""


class EventMarks(Part):
    """What the card of this turn has changed, until its phase or the turn is over."""

    FIELDS: ClassVar[tuple[Any, ...]] = (
        Field("more_steps"),
        Field("steps_back"),
        Field("frenzy"),
        Field("masks"),
        Field("vigil"),
        Field("no_first_redraw"),
    )

    more_steps: int
    steps_back: int
    frenzy: int
    masks: int
    vigil: int
    no_first_redraw: int


def events_of(state: StormState) -> EventMarks:
    """The marks of a table with cultist events."""
    marks: EventMarks = state.part(EventMarks)
    return marks


class EventRules(ModuleRules):
    """The rules of cultist events at a table."""

    def __init__(
        self, zone: int, card: int, ending: int, kinds: list[EventCard], of: list[int], first_turn: int
    ) -> None:
        super().__init__(zone, card, ending)
        self.kinds = kinds
        self.of = of
        """The kind of each card."""
        self.first_turn = first_turn

    def lay_out(self, state: StormState) -> None:
        """All cards are shuffled face down. (CS-EVT-14)"""
        self.shuffle_all(state, len(self.of), DECK)

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == CULTISTS_BEGIN:
            if state.turn >= self.first_turn:
                state.then(DrawEvent())
        elif moment == UPDATED:
            for card in state.zones[self.zone + IN_FORCE]:
                kind = self.kinds[self.of[card - self.card]]
                if kind.updated:
                    read(state, state.leader, kind.effect, c.NOW)
        elif moment == HANDS_FILLED:
            marks = events_of(state)
            marks.more_steps = marks.steps_back = 0
            self.put_away(state, PHASE)
        elif moment == TURN_ENDS:
            marks = events_of(state)
            marks.frenzy = marks.masks = marks.vigil = marks.no_first_redraw = 0
            self.put_away(state, TURN)

    def put_away(self, state: StormState, lasts: int) -> None:
        """Cards that last so long go to the discard pile. (CS-EVT-04)"""
        for card in state.zones[self.zone + IN_FORCE]:
            if self.kinds[self.of[card - self.card]].lasts == lasts:
                state.move(card, self.zone + IN_FORCE, self.zone + DISCARD, state.everyone())

    # --- what holds meanwhile -----------------------------------------------------------------------------

    def steps(self, state: StormState, n: int) -> int:
        """More steps of the marker, or none, never fewer than none. (CS-EVT-06, CS-EVT-10)"""
        return max(0, n + events_of(state).more_steps)

    def marker_back(self, state: StormState) -> bool:
        return events_of(state).steps_back > 0

    def rolls_die(self, state: StormState, place: int) -> bool:
        return not events_of(state).vigil

    def ranged(self, state: StormState, seat: int, ranged: bool) -> bool:
        return ranged and not events_of(state).masks

    def redraws(self, state: StormState, seat: int) -> bool:
        return not (events_of(state).no_first_redraw and state.plays[seat] == 1)

    def enemy_symbols(self, state: StormState, enemy: int, place: int, need: list[int]) -> None:
        """In a frenzy a cultist at home has its cast symbol once more. (CS-EVT-13)"""
        if events_of(state).frenzy and enemy < GOO_TARGET:
            cast = cast_at(state, enemy, place)
            if cast == state.symbol_of(place):
                need[cast] += 1


class DrawEvent(Step):
    """The leader draws the card of the turn, after the Endgame too, and it is carried out; an empty deck is made anew.

    (CS-MOD-15, CS-EVT-01, CS-EVT-02, CS-EVT-03, CS-EVT-12)
    """

    def run(self, state: StormState) -> None:
        rules: EventRules = state.agreed.module(EventRules)
        for module in state.agreed.asked.draws_event:
            if module.draws_event(state, rules.zone + DECK):
                return
        if there_are_events(state):
            befalls(state, state.draw(rules.zone + DECK))


def there_are_events(state: StormState) -> bool:
    """Whether an event card can be drawn; an empty deck is made anew. (CS-MOD-15)"""
    rules: EventRules = state.agreed.module(EventRules)
    if state.made_anew(rules.zone + DECK, rules.zone + DISCARD) and state.chronicle is not None:
        state.tell("CS-MOD-15", "events-reshuffled")
    return state.deck_size(rules.zone + DECK) > 0


def befalls(state: StormState, card: int) -> None:
    """A card that lies nowhere is the event of the turn: it lies open, and is carried out. (CS-EVT-01, CS-EVT-03)"""
    rules: EventRules = state.agreed.module(EventRules)
    number = rules.of[card - rules.card]
    kind = rules.kinds[number]
    state.lay(card, rules.zone + IN_FORCE, state.everyone())
    if state.chronicle is not None:
        state.tell("CS-EVT-01", "event-drawn", event=number)
    if not kind.updated:
        read(state, state.leader, kind.effect, c.NOW)
    if kind.lasts == AT_ONCE:
        state.then(EventOver())


class EventOver(Step):
    """A card that does not last goes to the discard pile once it is carried out. (CS-EVT-04, CS-MOD-11)"""

    def run(self, state: StormState) -> None:
        rules: EventRules = state.agreed.module(EventRules)
        rules.put_away(state, AT_ONCE)


# --- verbs ----------------------------------------------------------------------------------------------------------


class OfTable(OpVerb):
    """What an event does to the board, or to all; nobody is asked whether it shall."""

    def __init__(self, name: str, may: tuple[str, ...]) -> None:
        super().__init__(0, name, (MODULE,), (), may)
        self.harms = self.placed = True


class Steps(OfTable):
    """The marker makes so many steps more in this phase. (CS-EVT-06)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        events_of(state).more_steps += op.n


class NoSteps(OfTable):
    """The marker makes no step in this phase. (CS-EVT-10)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        events_of(state).more_steps = NO_STEPS


class StepsBack(OfTable):
    """The marker goes anticlockwise in this phase, whatever moves it. (CS-EVT-07)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        events_of(state).steps_back = 1


class Frenzy(OfTable):
    """Cultists at home have their cast symbol once more in this turn. (CS-EVT-13)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        events_of(state).frenzy = 1


class Masks(OfTable):
    """Ranged investigators are melee in this turn. (CS-EVT-08)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        events_of(state).masks = 1


class Vigil(OfTable):
    """The cultist dice are not rolled at the end of this cultist phase. (CS-EVT-15)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        events_of(state).vigil = 1


class NoFirstRedraw(OfTable):
    """Each player's first support of this turn draws no new card."""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        events_of(state).no_first_redraw = 1


class CalledByName(OfTable):
    """Every Great Old One that is not held takes a step; without one in play a cultist comes where most are.

    (CS-EVT-09, CS-EVT-18)
    """

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        places = state.goos_in_play()
        if places:
            state.then_all([GooStep(place) for place in places if not state.held[place]])
        elif fullest_open(state) >= 0:
            state.then(Arrive(fullest_open(state), 0))


class ExchangeCells(OfTable):
    """The topmost cultists of the fullest and of the emptiest location that has one change places.

    (CS-EVT-05, CS-EVT-16)
    """

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        if len(crowds(state, EXCHANGED, NONE_YET)) and len(peopled(state)) > 1:
            state.then(PickCrowd(state.decider(), (), EXCHANGED, NONE_YET))


class Martyr(OfTable):
    """The closest cultist of the fullest location is killed. (CS-EVT-05, CS-EVT-11)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        if crowds(state, MARTYRED, NONE_YET):
            state.then(PickCrowd(state.decider(), (), MARTYRED, NONE_YET))


class Schism(OfTable):
    """The two topmost cultists of the fullest location are killed. (CS-EVT-05, CS-EVT-11)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        if crowds(state, SPLIT, NONE_YET):
            state.then(PickCrowd(state.decider(), (), SPLIT, NONE_YET))


class Patrols(OfTable):
    """Where an investigator meets two cultists or more, one of those there gets insanity. (CS-EVT-17)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then_all([Patrol(place, op.n) for place in range(PLACES)])


# --- the fullest and the emptiest -----------------------------------------------------------------------------------

EXCHANGED: Final = 0
MARTYRED: Final = 1
SPLIT: Final = 2


def peopled(state: StormState) -> list[int]:
    """The locations without a Great Old One on which cultists stand. (CS-EVT-16)"""
    return [place for place in range(PLACES) if state.goo[place] < 0 and state.zones[COLUMN + place]]


NONE_YET: Final = -1  # pragma: no mutate (any number serves that is no place)
"""In place of the first of two locations, as long as none is chosen."""


def crowds(state: StormState, use: int, first: int) -> list[int]:
    """The fullest locations, or, once the first of two is chosen, the emptiest of the others. (CS-EVT-05)

    Living cultists count, on sealed locations too; locations with a Great Old One take no part in an exchange.
    """
    places = peopled(state) if use == EXCHANGED else [p for p in range(PLACES) if state.zones[COLUMN + p]]
    others = [place for place in places if place != first]
    if not others:
        return []
    sizes = [len(state.zones[COLUMN + place]) for place in others]
    wanted = max(sizes) if first < 0 else min(sizes)
    return [place for place in others if len(state.zones[COLUMN + place]) == wanted]


class PickCrowd(Common):
    """The table says which of several fullest, or emptiest, locations an event strikes. (CS-EVT-05, CS-DEC-32)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "use", "first")
    ANSWERS: ClassVar[Answers] = Answers(Kind("crowd-at", PLACE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-EVT-05", "CS-DEC-32", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], use: int, first: int) -> None:
        super().__init__(seat, votes)
        self.use = use
        self.first = first

    def options(self, state: StormState, seat: int) -> list[int]:
        return crowds(state, self.use, self.first)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        place = values[0]
        if self.use == EXCHANGED and state.goo[place] >= 0:
            return Refusal("CS-EVT-16", "why-goo-there", {"goo": state.goo[place], "place": place})
        if place == self.first:
            return Refusal("CS-EVT-16", "why-same-place", {"place": place})
        if not state.zones[COLUMN + place]:
            return Refusal("CS-EVT-05", "why-empty", {"place": place})
        if place in crowds(state, self.use, self.first):
            return None
        n = len(state.zones[COLUMN + place])
        return Refusal("CS-EVT-05", "why-not-such-a-crowd", {"place": place, "n": n})

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickCrowd(seat, votes, self.use, self.first)

    def decided(self, state: StormState, answer: int) -> None:
        column = state.zones[COLUMN + answer]
        if self.use == MARTYRED:
            remove(state, closest(state, answer), answer)
        elif self.use == SPLIT:
            for card in reversed(column[-2:]):
                remove(state, card, answer)
        elif self.first < 0:
            state.then(PickCrowd(state.decider(), (), EXCHANGED, answer))
        else:
            swap(state, state.zones[COLUMN + self.first][-1], column[-1])


# --- patrols --------------------------------------------------------------------------------------------------------


def patrolled(state: StormState, place: int) -> list[int]:
    """Those there who can bear more. (CS-EVT-17)"""
    most = state.most_insanity()
    return [
        seat
        for seat in range(state.agreed.team)
        if state.place[seat] == place and state.insanity(seat) < most
    ]


class Patrol(Step):
    """A patrol on one location with two cultists or more: the table says whom it meets. (CS-EVT-17)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "n")

    def __init__(self, place: int, n: int) -> None:
        self.place = place
        self.n = n

    def run(self, state: StormState) -> None:
        if len(state.zones[COLUMN + self.place]) >= 2 and patrolled(state, self.place):
            state.then(PickPatrolled(state.decider(), (), self.place, self.n))


class PickPatrolled(Common):
    """The table says whom a patrol meets. (CS-EVT-17, CS-DEC-32)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "place", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("patrol-meets", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-EVT-17", "CS-DEC-32", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], place: int, n: int) -> None:
        super().__init__(seat, votes)
        self.place = place
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return patrolled(state, self.place)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        other = values[0]
        if state.place[other] != self.place:
            said = {"other": other, "place": state.place[other]}
            return state.why_absent(other) or Refusal("CS-EVT-17", "why-not-here", said)
        if state.insanity(other) >= state.most_insanity():
            return Refusal("CS-EVT-17", "why-spared", {"who": other, "n": state.insanity(other)})
        return None

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-seat", who=seat, other=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickPatrolled(seat, votes, self.place, self.n)

    def decided(self, state: StormState, answer: int) -> None:
        state.madden(answer, self.n, "CS-EVT-17")


VERBS: Final[tuple[OpVerb, ...]] = (
    Steps("steps", ("n",)),
    NoSteps("no-steps", ()),
    StepsBack("steps-back", ()),
    Frenzy("frenzy", ()),
    Masks("masks", ()),
    Vigil("vigil", ()),
    NoFirstRedraw("no-first-redraw", ()),
    CalledByName("called-by-name", ()),
    ExchangeCells("exchange-cells", ()),
    Martyr("martyr", ()),
    Schism("schism", ()),
    Patrols("patrols", ("n",)),
)
"""The verbs of event cards; the game numbers them."""
