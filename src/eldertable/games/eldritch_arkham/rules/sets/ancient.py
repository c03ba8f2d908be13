# compiled
"""The Ancient cards: the Great Old One's power for the game, or Nodens' offer of the turn."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import A_LOCATION, COLOUR, STOP
from eldertable.games.eldritch_arkham.box.places import COLOURS, EVERYWHERE, LOCATIONS
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.landing import relocate
from eldertable.games.eldritch_arkham.rules.monster_acts import MonsterActs
from eldertable.games.eldritch_arkham.rules.moving import MoveCivilians, can_move_civilian
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import TakeEach
from eldertable.games.eldritch_arkham.table.fields import NOBODY
from eldertable.games.eldritch_arkham.table.reasons import (
    why_all_picked,
    why_fixed,
    why_no_entry,
    why_no_unit,
    why_not_among,
    why_there_already,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import (
    is_fixed,
    locations_in,
    open_to,
    set_of,
    victims_in,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import Picking, added
from eldertable.kernel.steps import Decision, Refusal
from eldertable.kernel.verbs import Verb

RIFT: Final = Answers(Kind("enough"), Kind("colour", COLOUR))
FIRST_COLOUR: Final = RIFT.start("colour")


def swarmed(state: ArkhamState) -> int:
    """The locations adjacent to the area of Nodens' Avatar, and a second gate. (EA-NOD-07)"""
    mask = state.board.circle_mask[state.area]
    return mask | 1 << state.gate if state.gate != NOBODY else mask


def around(state: ArkhamState, location: int) -> int:
    """The locations adjacent to one, by land. (EA-RUL-24, EA-RUL-25)"""
    board = state.board
    near = [to for to in board.land[location] if board.path_of[location * LOCATIONS + to] != state.post_path]
    return set_of(near)


def haunted(state: ArkhamState, side: int) -> int:
    """The haunted locations: the Avatar's, or all swarmed ones. (EA-GOO-20, EA-NOD-15, EA-RUL-218)"""
    here = state.where(side)
    return 1 << here if here != NOBODY else swarmed(state)


def haunts(state: ArkhamState, side: int, verb: "AncientVerb") -> list[int]:
    """The haunted locations that the card can work on."""
    return [
        location for location in locations_in(haunted(state, side)) if verb.works_at(state, side, location)
    ]


def can_use(state: ArkhamState, side: int, card: int) -> bool:
    """Whether an Ancient card could do anything now. (EA-RUL-214)"""
    return ANCIENT_VERBS[state.agreed.content.ancients.verb[card]].possible(state, side)


def use_ancient(state: ArkhamState, side: int, card: int, cause: int) -> None:
    """Do what the card says. (EA-GOO-20, EA-NOD-15)"""
    if state.chronicle is not None:
        state.tell(CAUSES[cause], "ancient-used", who=side, ancient=card)
    ANCIENT_VERBS[state.agreed.content.ancients.verb[card]].use(state, side, card, cause)


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
        return haunts(state, seat, ANCIENT_VERBS[state.agreed.content.ancients.verb[self.ancient]])

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        verb = state.agreed.content.ancients.verb[self.ancient]
        ANCIENT_VERBS[verb].strike(state, seat, self.ancient, answer, self.cause)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        location = values[0]
        elsewhere = why_not_among(location, haunted(state, seat), CAUSES[self.cause])
        if elsewhere is not None:
            return elsewhere
        if ANCIENT_VERBS[state.agreed.content.ancients.verb[self.ancient]].works_at(state, seat, location):
            return None
        return Refusal("EA-RUL-214", "why-nothing-there", {"location": location})


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
        unmark(state)
        ANCIENT_VERBS[self.verb].mark(state, answer)
        if state.chronicle is not None:
            state.tell(CAUSES[self.cause], "location-marked", who=seat, location=answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None


def unmark(state: ArkhamState) -> None:
    """The location marker comes off."""
    state.sigil = NOBODY
    state.gate = NOBODY


# --- the rift ---------------------------------------------------------------------------------------------------


def rift_targets(state: ArkhamState, colour: int, origin: int, targets: int) -> int:
    """To which of these locations a unit could be relocated."""
    return targets & open_to(state, colour) & ~(1 << origin)


def rift_units(state: ArkhamState, origin: int, targets: int) -> list[int]:
    """The colours at a location that could be relocated somewhere."""
    return [
        colour
        for colour in range(COLOURS)
        if state.count(origin, colour)
        and not is_fixed(state, colour)
        and rift_targets(state, colour, origin, targets)
    ]


class Rift(Picking):
    """Which units go through the rift, if any: only such as could go to one place together. (EA-DEC-16)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "n", "cause", "picks")
    RULES: ClassVar[tuple[str, ...]] = ("EA-RUL-31", "EA-RUL-32")
    ANSWERS: ClassVar[Answers] = RIFT

    def __init__(self, seat: int, location: int, n: int, cause: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.location = location
        self.n = n
        self.cause = cause
        self.picks = picks

    def whence(self, state: ArkhamState, seat: int) -> int:
        """Where the units are that may be chosen."""
        return self.location

    def closing(self) -> int:
        return STOP

    def targets(self, state: ArkhamState, picks: tuple[int, ...]) -> int:
        """Where all that are picked could go."""
        targets = EVERYWHERE
        for pick in picks:
            targets = rift_targets(state, pick - FIRST_COLOUR, self.location, targets)
        return targets

    def further(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        if len(picks) >= self.n:
            return []
        return [
            FIRST_COLOUR + colour
            for colour in rift_units(state, self.location, self.targets(state, picks))
            if state.count(self.location, colour) > picks.count(FIRST_COLOUR + colour)
        ]

    def would_do(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def with_pick(self, state: ArkhamState, seat: int, answer: int) -> Picking:
        return Rift(seat, self.location, self.n, self.cause, added(self.picks, answer))

    def carry_out(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> None:
        if picks:
            colours = tuple([pick - FIRST_COLOUR for pick in picks])
            state.then(RiftTo(seat, self.location, self.targets(state, picks), colours, self.cause))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "enough":
            return None
        colour = values[0]
        missing = why_no_unit(state, colour, self.location)
        if missing is None:
            missing = why_fixed(state, colour)
        if missing is None:
            picked = self.picks.count(FIRST_COLOUR + colour)
            missing = why_all_picked(state.count(self.location, colour), picked, "EA-RUL-32")
        if missing is not None:
            return missing
        if rift_targets(state, colour, self.location, self.targets(state, self.picks)):
            return None
        return Refusal("EA-RUL-31", "why-no-common-place", {"colour": colour})


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
        return locations_in(self.targets).copy()

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        for colour in self.colour:
            relocate(state, colour, self.location, answer, CAUSES[self.cause])

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] == self.location:
            return why_there_already(values[0])
        for colour in self.colour:
            closed = why_no_entry(state, colour, values[0])
            if closed is not None:
                return closed
        return None


# --- what the cards say -------------------------------------------------------------------------------------------


class AncientVerb(Verb):
    """What an Ancient card does. (EA-GOO-20, EA-NOD-15)"""

    def __init__(self, name: str) -> None:
        super().__init__(name, ("n", "omens"))

    def possible(self, state: ArkhamState, side: int) -> bool:
        """Whether it could do anything now. (EA-RUL-214)"""
        return True

    def use(self, state: ArkhamState, side: int, card: int, cause: int) -> None:
        """Do it."""
        raise NotImplementedError

    def works_at(self, state: ArkhamState, side: int, location: int) -> bool:
        """Whether it could do anything at a haunted location."""
        raise NotImplementedError

    def strike(self, state: ArkhamState, side: int, card: int, location: int, cause: int) -> None:
        """Do it at a haunted location."""
        raise NotImplementedError

    def mark(self, state: ArkhamState, location: int) -> None:
        """The location marker lies there."""
        raise NotImplementedError


class MoveCrowd(AncientVerb):
    """Move Civilians."""

    def possible(self, state: ArkhamState, side: int) -> bool:
        return can_move_civilian(state, EVERYWHERE)

    def use(self, state: ArkhamState, side: int, card: int, cause: int) -> None:
        n = state.agreed.content.ancients.n[card]
        state.then(MoveCivilians(side, n, EVERYWHERE, (), 1, cause))


class Haunting(AncientVerb):
    """It works at a haunted location. (EA-DEC-22)"""

    def possible(self, state: ArkhamState, side: int) -> bool:
        return len(haunts(state, side, self)) > 0

    def use(self, state: ArkhamState, side: int, card: int, cause: int) -> None:
        if haunts(state, side, self):
            state.then(Haunt(side, card, cause))


class RemoveHere(Haunting):
    """Remove units there."""

    def works_at(self, state: ArkhamState, side: int, location: int) -> bool:
        return len(victims_in(state, side, 1 << location)) > 0

    def strike(self, state: ArkhamState, side: int, card: int, location: int, cause: int) -> None:
        cards = state.agreed.content.ancients
        n, omens = cards.n[card], cards.omens[card]
        state.then(TakeEach(side, 1 << location, n, 1, 1 if n == 1 else 0, omens, cause))


class RemoveAround(Haunting):
    """Remove units at adjacent locations. (EA-RUL-24)"""

    def works_at(self, state: ArkhamState, side: int, location: int) -> bool:
        return len(victims_in(state, side, around(state, location))) > 0

    def strike(self, state: ArkhamState, side: int, card: int, location: int, cause: int) -> None:
        cards = state.agreed.content.ancients
        n, omens = cards.n[card], cards.omens[card]
        state.then(TakeEach(side, around(state, location), n, 0, 0, omens, cause))


class OpenRift(Haunting):
    """Relocate units from there. (EA-RUL-32)"""

    def works_at(self, state: ArkhamState, side: int, location: int) -> bool:
        return len(rift_units(state, location, EVERYWHERE)) > 0

    def strike(self, state: ArkhamState, side: int, card: int, location: int, cause: int) -> None:
        state.then(Rift(side, location, state.agreed.content.ancients.n[card], cause))


class Sigil(AncientVerb):
    """Nobody else enters the marked location. (EA-RUL-92)"""

    def use(self, state: ArkhamState, side: int, card: int, cause: int) -> None:
        state.then(MarkLocation(side, state.agreed.content.ancients.verb[card], cause))

    def mark(self, state: ArkhamState, location: int) -> None:
        state.sigil = location


class Gate(Sigil):
    """The marked location is a second gate. (EA-RUL-92)"""

    def mark(self, state: ArkhamState, location: int) -> None:
        state.gate = location


class CallMonster(AncientVerb):
    """The Monster acts, and the card's player breaks its ties. (EA-DEC-53)"""

    def use(self, state: ArkhamState, side: int, card: int, cause: int) -> None:
        state.then(MonsterActs(side))


class DrainMythos(AncientVerb):
    """All others lose Mythos; whoever lost some makes it worth Omen points."""

    def possible(self, state: ArkhamState, side: int) -> bool:
        return sum(state.mythos) > state.mythos[side]

    def use(self, state: ArkhamState, side: int, card: int, cause: int) -> None:
        cards = state.agreed.content.ancients
        others = [other for other in state.order_from(side) if other != side]
        if any([state.lose_mythos(other, cards.n[card], CAUSES[cause]) for other in others]):
            state.then(Score(side, cards.omens[card], cause))


class Alignment(AncientVerb):
    """Omen points, more if a unit was taken in this turn."""

    def use(self, state: ArkhamState, side: int, card: int, cause: int) -> None:
        cards = state.agreed.content.ancients
        state.then(Score(side, cards.n[card] if state.units_taken else cards.omens[card], cause))


ANCIENT_VERBS: Final[tuple[AncientVerb, ...]] = (
    MoveCrowd("civilians"),
    RemoveHere("remove-here"),
    RemoveAround("remove-around"),
    Sigil("sigil"),
    Gate("gate"),
    CallMonster("monster"),
    DrainMythos("drain"),
    Alignment("alignment"),
    OpenRift("rift"),
)
"""What Ancient cards say; the place of a verb is its number."""
