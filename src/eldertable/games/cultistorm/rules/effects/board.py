# compiled
"""Texts about the board: locations, the cultists there and those to come, moves, the terror circle."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import CIRCLE, CULTIST, PLACE, UNDER
from eldertable.games.cultistorm.rules.losses import Onward
from eldertable.games.cultistorm.table.enemies import closest
from eldertable.games.cultistorm.table.state import COLUMN, CULTIST_DECK, PEEKED, PLACES, StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Step

# --- locations ------------------------------------------------------------------------------------------------------


def locations_for(state: StormState, seat: int, op: c.Op) -> list[int]:
    """The locations at which a verb can be used."""
    if op.verb == c.HOLD:
        return [place for place in state.goos_in_play() if not state.held[place]]
    if op.verb == c.BLOCK:
        free = [place for place in range(PLACES) if state.goo[place] < 0 and not state.blocked[place]]
        return free if op.what == c.ANYWHERE else [place for place in free if place == state.place[seat]]
    if op.verb == c.KILL:
        crowded = [place for place in range(PLACES) if state.zones[COLUMN + place]]
        return crowded if op.what == c.TOPMOST else [place for place in crowded if place == state.place[seat]]
    return list(range(PLACES)) if op.what == c.ANYWHERE else [state.place[seat]]


class PickLocation(Decision):
    """Where a verb is used, if there is a choice. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "verb", "what")
    ANSWERS: ClassVar[Answers] = Answers(Kind("use-at", PLACE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-13",)

    def __init__(self, seat: int, verb: int, what: int) -> None:
        self.seat = seat
        self.verb = verb
        self.what = what

    def options(self, state: StormState, seat: int) -> list[int]:
        return locations_for(state, seat, c.Op(self.verb, 1, self.what))

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if self.verb == c.BLOCK:
            state.blocked[answer] = 1
            if state.chronicle is not None:
                state.tell("CS-CUL-12", "blocked", place=answer)
        elif self.verb == c.HOLD:
            state.held[answer] = 1
            if state.chronicle is not None:
                state.tell("CS-GOO-23", "held", goo=state.goo[answer])
        elif self.verb == c.KILL:
            topmost = state.zones[COLUMN + answer][-1]
            card = topmost if self.what == c.TOPMOST else closest(state, answer)
            state.discard_cultist(card, answer)
            if state.chronicle is not None:
                state.tell("CS-RUL-099", "killed", cultist=state.cultist(card), place=answer)
        else:
            old = state.cultist_dice[answer]
            state.roll_cultist_die(answer)
            if state.chronicle is not None:
                state.tell("CS-CUL-21", "cultist-die", place=answer, cultist_face=state.cultist_dice[answer])
            if self.verb == c.CULTIST_DIE_CHOICE:
                state.then(KeepFace(seat, answer, old))


class KeepFace(Decision):
    """Keep the new face of a cultist die, or turn it back to the old one. (CS-DEC-27)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "old")
    ANSWERS: ClassVar[Answers] = Answers(Kind("keep-new-face"), Kind("turn-back"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-27",)

    def __init__(self, seat: int, place: int, old: int) -> None:
        self.seat = seat
        self.place = place
        self.old = old

    def options(self, state: StormState, seat: int) -> list[int]:
        new = state.cultist_dice[self.place]
        return [KEEP_NEW] if new == self.old else [KEEP_NEW, TURN_BACK]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == TURN_BACK:
            state.cultist_dice[self.place] = self.old
            if state.chronicle is not None:
                state.tell("CS-DEC-27", "cultist-die-back", place=self.place, cultist_face=self.old)


KEEP_NEW: Final = KeepFace.ANSWERS.start("keep-new-face")
TURN_BACK: Final = KeepFace.ANSWERS.start("turn-back")


class FreeMove(Decision):
    """A move without insanity that does not use up the free move; or stay. (CS-RUL-073, CS-RUL-074)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("move-freely", PLACE), Kind("stay"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-RUL-073", "CS-RUL-074", "CS-DEC-07")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return [place for place in range(PLACES) if place != state.place[seat]] + [STAY]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == STAY:
            return
        state.place[seat] = answer
        if state.chronicle is not None:
            state.tell("CS-RUL-073", "moved", who=seat, place=answer)
        if self.n > 1:
            state.then(FreeMove(seat, self.n - 1))


STAY: Final = FreeMove.ANSWERS.start("stay")


# --- the cultists of a column and of the deck -----------------------------------------------------------------------


class Reorder(Decision):
    """Who stands next, from the gate on: put a column in any order. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fixed")
    ANSWERS: ClassVar[Answers] = Answers(Kind("stand-next", CULTIST))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-13",)

    def __init__(self, seat: int, fixed: int) -> None:
        self.seat = seat
        self.fixed = fixed

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted([state.cultist(card) for card in state.zones[COLUMN + state.place[seat]][self.fixed :]])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        zone = COLUMN + state.place[seat]
        column = list(state.zones[zone])
        card = answer + state.agreed.content.first_cultist
        column.remove(card)
        column.insert(self.fixed, card)
        state.zones[zone] = tuple(column)
        if self.fixed + 2 < len(column):
            state.then(Reorder(seat, self.fixed + 1))
        elif state.chronicle is not None:
            state.tell("CS-DEC-13", "reordered", place=state.place[seat])


def peek(state: StormState, seat: int, op: c.Op) -> None:
    """All look at the next cultists. (CS-DEC-26)"""
    for _ in range(op.n):
        card = state.draw(CULTIST_DECK)
        if card < 0:
            break
        state.lay(card, PEEKED, state.everyone())
    peeked = state.zones[PEEKED]
    if state.chronicle is not None:
        state.tell("CS-DEC-26", "peeked", cultists=tuple([state.cultist(card) for card in peeked]))
    if op.what == c.SORT:
        state.then(SortPeeked(seat))
    else:
        state.then(BuryPeeked(seat, len(peeked)))


class BuryPeeked(Decision):
    """For each cultist looked at, the last one first: back on top, or under the deck. (CS-DEC-26)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    ANSWERS: ClassVar[Answers] = Answers(Kind("put-on-top"), Kind("put-under"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-26",)
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: StormState, seat: int) -> list[int]:
        return [PUT_ON_TOP, PUT_UNDER]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        put_back(state, state.zones[PEEKED][-1], answer == PUT_UNDER)
        if self.left > 1:
            state.then(BuryPeeked(seat, self.left - 1))


PUT_ON_TOP: Final = BuryPeeked.ANSWERS.start("put-on-top")
PUT_UNDER: Final = BuryPeeked.ANSWERS.start("put-under")


class SortPeeked(Decision):
    """Which of the cultists looked at goes back next, and whether on top or under the deck. (CS-DEC-26)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("put-back", CULTIST, UNDER))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-26",)

    def options(self, state: StormState, seat: int) -> list[int]:
        peeked = sorted([state.cultist(card) for card in state.zones[PEEKED]])
        return [cultist * UNDER.size + under for cultist in peeked for under in range(UNDER.size)]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        card = answer // UNDER.size + state.agreed.content.first_cultist
        put_back(state, card, answer % UNDER.size > 0)
        if state.zones[PEEKED]:
            state.then(SortPeeked(seat))


def put_back(state: StormState, card: int, under: bool) -> None:
    """Put a cultist that was looked at on top of the deck, or under it."""
    state.take(card, PEEKED, state.everyone())
    if under:
        state.zones[CULTIST_DECK + 2] += (card,)
    else:
        state.zones[CULTIST_DECK] = (card, *state.zones[CULTIST_DECK])


# --- the terror circle ----------------------------------------------------------------------------------------------


class TakeCrystals(Decision):
    """Take crystals off one terror card, never the Endgame card. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("take-crystals", CIRCLE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-13", "CS-TER-01")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return [at for at in range(state.agreed.terror_places - 1) if state.crystals[at]]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        taken = min(self.n, state.crystals[answer])
        state.crystals[answer] -= taken
        if state.chronicle is not None:
            state.tell("CS-TER-01", "crystals-taken", n=taken, circle=answer)
