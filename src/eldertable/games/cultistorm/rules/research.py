# compiled
"""Research: draw objects one by one, carry events out, keep what is wanted.

Abilities are developed, with trophies, in `preparing/development.py`.
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OBJECT
from eldertable.games.cultistorm.box.places import DRAWN, OBJECT_DECK, OBJECT_DISCARD, OBJECTS
from eldertable.games.cultistorm.rules.discarding import NO_ROOM, LoseObject
from eldertable.games.cultistorm.rules.moments import befall
from eldertable.games.cultistorm.rules.refusing import why_not_held_twice, why_picked
from eldertable.games.cultistorm.table.modules import RESEARCHED
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import Picking, added, different, without
from eldertable.kernel.steps import Decision, Refusal, Step


def can_research(state: StormState, seat: int) -> bool:
    """Once per turn, with an icon, and only if there is something to find. (CS-RSH-01, CS-RSH-07, CS-RUL-131)"""
    if state.researched[seat] or not state.deck_size(OBJECT_DECK) or not state.research_icons(seat):
        return False
    return not state.agreed.modules or state.why_no_research(seat) is None


def why_no_research(state: StormState, seat: int) -> Refusal | None:
    """What stands against a research. (CS-RSH-01, CS-RSH-07, CS-RUL-131)"""
    if state.researched[seat]:
        return Refusal("CS-RSH-07", "why-researched", {})
    if not state.deck_size(OBJECT_DECK):
        return Refusal("CS-RUL-131", "why-nothing-to-find", {})
    if not state.research_icons(seat):
        return Refusal("CS-RSH-01", "why-no-icon", {})
    return state.why_no_research(seat)


def finds(state: StormState, seat: int) -> int:
    """How many objects a research can find: nobody needs to know what a hand could do beyond that.

    (CS-RSH-03, CS-RUL-131)
    """
    return min(state.research_icons(seat), state.deck_size(OBJECT_DECK))


def research(state: StormState, seat: int, n: int) -> None:
    """A research of one's own with up to so many draws, one at least. (CS-RSH-03, CS-RSH-05)"""
    begin_research(state, seat, DrawObject(seat, n, kept(state, seat)))


def invited_research(state: StormState, seat: int, n: int) -> None:
    """A research that somebody else's support brings: the first draw, too, may be left. (CS-RSH-02, CS-SUP-03)"""
    begin_research(state, seat, MoreObjects(seat, n, kept(state, seat)))


def begin_research(state: StormState, seat: int, draws: Step) -> None:
    """A research begins, for modules too; they may act on it when it is over, its objects kept or discarded."""
    for module in state.agreed.asked.researches:
        module.researches(state, seat)
    state.then(draws)
    if any([module.follows_research() for module in state.agreed.asked.follows_research]):
        befall(state, RESEARCHED, seat)


def kept(state: StormState, seat: int) -> int:
    """How many objects of one research may be kept: none, if a module says so. (CS-RSH-05)"""
    if any([module.keeps_nothing(state) for module in state.agreed.asked.keeps_nothing]):
        return 0
    return 1 + state.always(seat, c.KEEP_OBJECTS)


class DrawObject(Step):
    """Draw one object; an event takes effect at once, and so does what is no object at all.

    (CS-RSH-06, CS-RUL-078, CS-RUL-080, CS-MOD-34)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "keep")

    def __init__(self, seat: int, left: int, keep: int) -> None:
        self.seat = seat
        self.left = left
        self.keep = keep

    def run(self, state: StormState) -> None:
        card = state.draw(OBJECT_DECK)
        if card >= 0:
            for module in state.agreed.asked.drew:
                module.drew(state, self.seat)
        if card >= state.agreed.content.first_cultist:
            for module in state.agreed.asked.found:
                module.found(state, self.seat, card)
        elif card >= 0:
            thing = state.thing(card)
            event = thing.use == c.EVENT
            state.lay(card, OBJECT_DISCARD if event else DRAWN, state.everyone())
            if state.chronicle is not None:
                state.tell("CS-RSH-03", "object-drawn", who=self.seat, object=state.thing_kind(card))
            if event:
                state.then(Event(self.seat, thing.effect))
        state.then(MoreObjects(self.seat, self.left - 1, self.keep))


class Event(Step):
    """What an event among the objects does to whoever drew it. (CS-RSH-06)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect")

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, state: StormState) -> None:
        op = state.agreed.content.effects[self.effect].op()
        op.deed.befall(state, self.seat, op.n)


class MoreObjects(Step):
    """Go on drawing, if there is more to draw; else choose what to keep. (CS-RSH-04, CS-RUL-131)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "keep")

    def __init__(self, seat: int, left: int, keep: int) -> None:
        self.seat = seat
        self.left = left
        self.keep = keep

    def run(self, state: StormState) -> None:
        if self.left > 0 and state.deck_size(OBJECT_DECK):
            state.then(DrawOn(self.seat, self.left, self.keep))
        else:
            state.then(KeepObject(self.seat, self.keep))


class DrawOn(Decision):
    """Stop, or draw another object. (CS-RSH-04)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "keep")
    ANSWERS: ClassVar[Answers] = Answers(Kind("stop-drawing"), Kind("draw-object"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-RSH-04", "CS-DEC-09")

    def __init__(self, seat: int, left: int, keep: int) -> None:
        self.seat = seat
        self.left = left
        self.keep = keep

    def options(self, state: StormState, seat: int) -> list[int]:
        return [STOP, DRAW_ON]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == DRAW_ON:
            state.then(DrawObject(seat, self.left, self.keep))
        else:
            state.then(KeepObject(seat, self.keep))


STOP: Final = DrawOn.ANSWERS.start("stop-drawing")
DRAW_ON: Final = DrawOn.ANSWERS.start("draw-object")


class KeepObject(Picking):
    """After the last draw: keep some of the drawn objects, or none; with too many held others are discarded first.

    (CS-RSH-05, CS-RSH-11, CS-RUL-079)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "keep", "picks")
    ANSWERS: ClassVar[Answers] = Answers(Kind("keep-none"), Kind("keep-object", OBJECT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-RSH-05", "CS-RSH-10", "CS-DEC-10")

    def __init__(self, seat: int, keep: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.keep = keep
        self.picks = picks

    def closing(self) -> int:
        return KEEP_NONE

    def would_do(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def further(self, state: StormState, seat: int, picks: tuple[int, ...]) -> list[int]:
        if len(picks) == self.keep:
            return []
        drawn = [FIRST_KEPT + state.thing_kind(card) for card in state.zones[DRAWN]]
        return [
            answer
            for answer in different(without(drawn, picks))
            if state.may_hold(seat, answer - FIRST_KEPT)
            and not (answer in picks and state.agreed.content.things[answer - FIRST_KEPT].one_each)
        ]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "keep-none":
            return None
        thing = values[0]
        drawn = [state.thing_kind(card) for card in state.zones[DRAWN]]
        picked = self.picks.count(FIRST_KEPT + thing)
        if picked and state.agreed.content.things[thing].one_each:
            return Refusal("CS-RSH-12", "why-one-each", {"who": seat, "object": thing})
        return why_picked(picked == drawn.count(thing)) or why_not_held_twice(state, seat, thing)

    def with_pick(self, state: StormState, seat: int, answer: int) -> Picking:
        return KeepObject(seat, self.keep, added(self.picks, answer))

    def carry_out(self, state: StormState, seat: int, picks: tuple[int, ...]) -> None:
        held = len(state.zones[OBJECTS + seat])
        too_many = held + len(picks) - state.object_limit(seat)
        state.then_all([LoseObject(seat, NO_ROOM) for _ in range(too_many)])
        state.then_all([TakeDrawn(seat, pick - FIRST_KEPT) for pick in picks])
        state.then(ClearDrawn())


KEEP_NONE: Final = KeepObject.ANSWERS.start("keep-none")
FIRST_KEPT: Final = KeepObject.ANSWERS.start("keep-object")


class TakeDrawn(Step):
    """A drawn object becomes the investigator's own."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "object")

    def __init__(self, seat: int, object: int) -> None:
        self.seat = seat
        self.object = object

    def run(self, state: StormState) -> None:
        card = min([card for card in state.zones[DRAWN] if state.thing_kind(card) == self.object])
        state.move(card, DRAWN, OBJECTS + self.seat, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-RSH-05", "object-kept", who=self.seat, object=self.object)


class ClearDrawn(Step):
    """Objects that were drawn and not kept go to the object discard pile. (CS-RSH-05)"""

    def run(self, state: StormState) -> None:
        for card in state.zones[DRAWN]:
            state.move(card, DRAWN, OBJECT_DISCARD, state.everyone())
