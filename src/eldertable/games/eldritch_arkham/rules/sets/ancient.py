# compiled
"""The Ancient cards: the Great Old One's power for the game, or Nodens' offer of the turn."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import A_LOCATION, COLOUR, COLOURS, STOP
from eldertable.games.eldritch_arkham.box.cards import (
    AN_ALIGNMENT,
    AN_CIVILIANS,
    AN_DRAIN,
    AN_GATE,
    AN_MONSTER,
    AN_REMOVE_AROUND,
    AN_REMOVE_HERE,
    AN_RIFT,
    AN_SIGIL,
    GREAT_OLD_ONE,
    LOCATIONS,
)
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.landing import relocate
from eldertable.games.eldritch_arkham.rules.monster import MonsterActs
from eldertable.games.eldritch_arkham.rules.moving import MoveCivilians, can_move_civilian
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import TakeEach
from eldertable.games.eldritch_arkham.table.state import NOBODY, ArkhamState
from eldertable.games.eldritch_arkham.table.town import (
    EVERYWHERE,
    is_fixed,
    locations_in,
    may_enter,
    set_of,
    victims_in,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision

RIFT: Final = Answers(Kind("enough"), Kind("colour", COLOUR))
FIRST_COLOUR: Final = RIFT.start("colour")


def swarmed(state: ArkhamState) -> int:
    """The locations adjacent to the area of Nodens' Avatar, and a second gate. (EA-NOD-07)"""
    mask = state.board.circle_mask[state.area]
    return mask | 1 << state.gate if state.gate >= 0 else mask


def around(state: ArkhamState, location: int) -> int:
    """The locations adjacent to one, by land. (EA-RUL-24, EA-RUL-25)"""
    board = state.board
    near = [to for to in board.land[location] if board.path_of[location * LOCATIONS + to] != state.post_path]
    return set_of(near)


def haunts(state: ArkhamState, side: int, verb: int) -> list[int]:
    """The haunted locations that the card can work on: the Avatar's, or swarmed ones of choice."""
    if state.role[side] == GREAT_OLD_ONE:
        found = [state.where(side)]
    else:
        found = locations_in(swarmed(state))
    if verb == AN_REMOVE_HERE:
        return [location for location in found if victims_in(state, side, 1 << location)]
    if verb == AN_REMOVE_AROUND:
        return [location for location in found if victims_in(state, side, around(state, location))]
    return [location for location in found if rift_units(state, location, EVERYWHERE)]


def can_use(state: ArkhamState, side: int, card: int) -> bool:
    """Whether an Ancient card could do anything now. (EA-RUL-214)"""
    cards = state.agreed.content.ancients
    verb = cards.verb[card]
    if verb == AN_CIVILIANS:
        return can_move_civilian(state, EVERYWHERE)
    if verb in (AN_REMOVE_HERE, AN_REMOVE_AROUND, AN_RIFT):
        return len(haunts(state, side, verb)) > 0
    if verb == AN_DRAIN:
        return sum(state.mythos) > state.mythos[side]
    return True


def use_ancient(state: ArkhamState, side: int, card: int, cause: int) -> None:
    """Do what the card says. (EA-GOO-20, EA-NOD-15)"""
    cards = state.agreed.content.ancients
    verb, n, omens = cards.verb[card], cards.n[card], cards.omens[card]
    if state.chronicle is not None:
        state.tell(CAUSES[cause], "ancient-used", who=side, ancient=card)
    if verb == AN_CIVILIANS:
        state.then(MoveCivilians(side, n, EVERYWHERE, (), 0, 1, cause))
    elif verb in (AN_REMOVE_HERE, AN_REMOVE_AROUND, AN_RIFT):
        if haunts(state, side, verb):
            state.then(Haunt(side, card, cause))
    elif verb in (AN_SIGIL, AN_GATE):
        state.then(MarkLocation(side, verb, cause))
    elif verb == AN_MONSTER:
        state.then(MonsterActs(side))
    elif verb == AN_DRAIN:
        lost = 0
        for other in state.order_from(side):
            if other != side:
                lost += state.lose_mythos(other, n, CAUSES[cause])
        if lost:
            state.then(Score(side, omens, cause))
    elif verb == AN_ALIGNMENT:
        state.then(Score(side, n if state.taken else omens, cause))


class Haunt(Decision):
    """Which location is haunted: the Great Old One's Avatar leaves no choice. (EA-DEC-22)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ancient", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-NOD-15", "EA-GOO-20")
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def __init__(self, seat: int, ancient: int, cause: int) -> None:
        self.seat = seat
        self.ancient = ancient
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return haunts(state, seat, state.agreed.content.ancients.verb[self.ancient])

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        cards = state.agreed.content.ancients
        verb, n, omens = cards.verb[self.ancient], cards.n[self.ancient], cards.omens[self.ancient]
        if verb == AN_REMOVE_HERE:
            least = 1 if n == 1 else 0
            state.then(TakeEach(seat, 1 << answer, n, 1, least, omens, self.cause))
        elif verb == AN_REMOVE_AROUND:
            state.then(TakeEach(seat, around(state, answer), n, 0, 0, omens, self.cause))
        else:
            state.then(Rift(seat, answer, n, EVERYWHERE, (), self.cause))


class MarkLocation(Decision):
    """Where the location marker goes; it stays until placed anew. (EA-RUL-92)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "verb", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-RUL-92",)
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def __init__(self, seat: int, verb: int, cause: int) -> None:
        self.seat = seat
        self.verb = verb
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return list(range(LOCATIONS))

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.sigil = answer if self.verb == AN_SIGIL else NOBODY
        state.gate = answer if self.verb == AN_GATE else NOBODY
        if state.chronicle is not None:
            state.tell(CAUSES[self.cause], "location-marked", who=seat, location=answer)


def unmark(state: ArkhamState) -> None:
    """The location marker comes off."""
    state.sigil = NOBODY
    state.gate = NOBODY


# --- the rift ---------------------------------------------------------------------------------------------------


def rift_targets(state: ArkhamState, colour: int, origin: int, targets: int) -> int:
    """To which of these locations a unit could be relocated."""
    found = [to for to in locations_in(targets) if to != origin and may_enter(state, colour, to)]
    return set_of(found)


def rift_units(state: ArkhamState, origin: int, targets: int) -> list[int]:
    """The colours at a location that could be relocated somewhere."""
    return [
        colour
        for colour in range(COLOURS)
        if state.count(origin, colour)
        and not is_fixed(state, colour)
        and rift_targets(state, colour, origin, targets)
    ]


class Rift(Decision):
    """Which units go through the rift, if any, one after the other in the order of colours. (EA-DEC-16)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "left", "targets", "colour", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-RUL-31", "EA-RUL-32")
    ANSWERS: ClassVar[Answers] = RIFT

    def __init__(
        self, seat: int, location: int, left: int, targets: int, colour: tuple[int, ...], cause: int
    ) -> None:
        self.seat = seat
        self.location = location
        self.left = left
        self.targets = targets
        self.colour = colour
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        lowest = self.colour[-1] if self.colour else 0
        found = [
            FIRST_COLOUR + colour
            for colour in rift_units(state, self.location, self.targets)
            if colour >= lowest and state.count(self.location, colour) > self.colour.count(colour)
        ]
        return [STOP, *found]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        chosen = self.colour
        targets = self.targets
        if answer != STOP:
            colour = answer - FIRST_COLOUR
            chosen = (*chosen, colour)
            targets = rift_targets(state, colour, self.location, targets)
            if self.left > 1:
                state.then(Rift(seat, self.location, self.left - 1, targets, chosen, self.cause))
                return
        if chosen:
            state.then(RiftTo(seat, self.location, targets, chosen, self.cause))


class RiftTo(Decision):
    """To which one location they go. (EA-DEC-16)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "targets", "colour", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-RUL-31",)
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def __init__(self, seat: int, location: int, targets: int, colour: tuple[int, ...], cause: int) -> None:
        self.seat = seat
        self.location = location
        self.targets = targets
        self.colour = colour
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return locations_in(self.targets)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        for colour in self.colour:
            relocate(state, colour, self.location, answer, CAUSES[self.cause])
