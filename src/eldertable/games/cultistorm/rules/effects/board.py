# compiled
"""Texts about the board: locations, the cultists there and those to come, moves, the terror circle."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import CIRCLE, CULTIST, PLACE, UNDER
from eldertable.games.cultistorm.box.places import COLUMN, CULTIST_DECK, PEEKED, PLACES, bottom_of
from eldertable.games.cultistorm.box.verbs import TEXT, OpVerb
from eldertable.games.cultistorm.rules.discarding import Onward
from eldertable.games.cultistorm.rules.refusing import why_elsewhere
from eldertable.games.cultistorm.table.enemies import closest
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step

# --- locations ------------------------------------------------------------------------------------------------------


class AtLocation(OpVerb):
    """A verb that is used at a location, which its subject chooses if there is a choice. (CS-DEC-13)"""

    def fits(self, state: StormState, seat: int, place: int, what: int) -> bool:
        """Whether it can be used at this location."""
        raise NotImplementedError

    def places(self, state: StormState, seat: int, what: int) -> list[int]:
        """The locations at which it can be used."""
        return [place for place in range(PLACES) if self.fits(state, seat, place, what)]

    def why_not_at(self, state: StormState, seat: int, place: int, what: int) -> Refusal | None:
        """Why it cannot be used there; None if it can."""
        raise NotImplementedError

    def use(self, state: StormState, seat: int, place: int, what: int) -> None:
        """Use it there."""
        raise NotImplementedError

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        for place in range(PLACES):
            if self.fits(state, seat, place, op.what):
                return True
        return False

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(PickLocation(seat, self.number, op.what))


def only_here(state: StormState, seat: int) -> Refusal:
    """A verb that is used where its subject stands. (CS-DEC-13)"""
    return Refusal("CS-DEC-13", "why-only-here", {"place": state.place[seat]})


class Block(AtLocation):
    """A location without Great Old One is blocked for the next cultist phase: the one where the supported stands now.

    (CS-CUL-12, CS-ICO-05, CS-RUL-133)
    """

    def fits(self, state: StormState, seat: int, place: int, what: int) -> bool:
        if what != c.ANYWHERE and place != state.place[seat]:
            return False
        return state.goo[place] < 0 and not state.blocked[place]

    def why_not_at(self, state: StormState, seat: int, place: int, what: int) -> Refusal | None:
        if what != c.ANYWHERE and place != state.place[seat]:
            return only_here(state, seat)
        if state.goo[place] >= 0:
            return Refusal("CS-CUL-12", "why-goo-there", {"goo": state.goo[place], "place": place})
        return Refusal("CS-CUL-12", "why-blocked", {"place": place}) if state.blocked[place] else None

    def use(self, state: StormState, seat: int, place: int, what: int) -> None:
        state.blocked = replaced(state.blocked, place, 1)
        if state.chronicle is not None:
            state.tell("CS-CUL-12", "blocked", place=place)


class Hold(AtLocation):
    """A Great Old One is held: it stays in the next cultist phase. (CS-ICO-05, CS-GOO-23, CS-RUL-133)"""

    def fits(self, state: StormState, seat: int, place: int, what: int) -> bool:
        return state.goo[place] >= 0 and not state.held[place]

    def why_not_at(self, state: StormState, seat: int, place: int, what: int) -> Refusal | None:
        if state.goo[place] < 0:
            return Refusal("CS-GOO-23", "why-no-goo", {"place": place})
        return Refusal("CS-GOO-23", "why-held", {"goo": state.goo[place]}) if state.held[place] else None

    def use(self, state: StormState, seat: int, place: int, what: int) -> None:
        state.held = replaced(state.held, place, 1)
        if state.chronicle is not None:
            state.tell("CS-GOO-23", "held", goo=state.goo[place])


class Kill(AtLocation):
    """A cultist is removed: the topmost of any column, or the closest one here. (CS-RUL-099)"""

    def fits(self, state: StormState, seat: int, place: int, what: int) -> bool:
        return (what == c.TOPMOST or place == state.place[seat]) and len(state.zones[COLUMN + place]) > 0

    def why_not_at(self, state: StormState, seat: int, place: int, what: int) -> Refusal | None:
        if what != c.TOPMOST and place != state.place[seat]:
            return only_here(state, seat)
        return None if state.zones[COLUMN + place] else Refusal("CS-RUL-099", "why-empty", {"place": place})

    def use(self, state: StormState, seat: int, place: int, what: int) -> None:
        card = state.zones[COLUMN + place][-1] if what == c.TOPMOST else closest(state, place)
        state.discard_cultist(card, place)
        if state.chronicle is not None:
            state.tell("CS-RUL-099", "killed", cultist=state.cultist(card), place=place)


class CultistDie(AtLocation):
    """A cultist die is rolled again. (CS-CUL-21)"""

    def fits(self, state: StormState, seat: int, place: int, what: int) -> bool:
        return what == c.ANYWHERE or place == state.place[seat]

    def why_not_at(self, state: StormState, seat: int, place: int, what: int) -> Refusal | None:
        return None if what == c.ANYWHERE or place == state.place[seat] else only_here(state, seat)

    def use(self, state: StormState, seat: int, place: int, what: int) -> None:
        state.roll_cultist_die(place)
        if state.chronicle is not None:
            state.tell("CS-CUL-21", "cultist-die", place=place, cultist_face=state.cultist_dice[place])


class CultistDieChoice(CultistDie):
    """A cultist die is rolled again, and the old face may be kept. (CS-CUL-21, CS-DEC-27)"""

    def use(self, state: StormState, seat: int, place: int, what: int) -> None:
        old = state.cultist_dice[place]
        super().use(state, seat, place, what)
        state.then(KeepFace(seat, place, old))


SPOTS: Final = ("here", "any")
AT_LOCATIONS: Final[tuple[AtLocation, ...]] = (
    Block(c.BLOCK, "block", (TEXT,), ("what",), (), SPOTS),
    Hold(c.HOLD, "hold", (TEXT,), (), ()),
    Kill(c.KILL, "kill", (TEXT,), ("what",), (), ("closest", "topmost")),
    CultistDie(c.CULTIST_DIE, "cultist-die", (TEXT,), ("what",), (), SPOTS),
    CultistDieChoice(c.CULTIST_DIE_CHOICE, "cultist-die-choice", (TEXT,), ("what",), (), SPOTS),
)


def at_location(number: int) -> AtLocation:
    """The verb of this number, one of those that are used at a location."""
    return next(verb for verb in AT_LOCATIONS if verb.number == number)


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
        return at_location(self.verb).places(state, seat, self.what)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return at_location(self.verb).why_not_at(state, seat, values[0], self.what)

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        at_location(self.verb).use(state, seat, answer, self.what)


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

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "turn-back" and state.cultist_dice[self.place] == self.old:
            return Refusal("CS-DEC-27", "why-old-face", {"old": self.old})
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == TURN_BACK:
            state.cultist_dice = replaced(state.cultist_dice, self.place, self.old)
            if state.chronicle is not None:
                state.tell("CS-DEC-27", "cultist-die-back", place=self.place, cultist_face=self.old)


KEEP_NEW: Final = KeepFace.ANSWERS.start("keep-new-face")
TURN_BACK: Final = KeepFace.ANSWERS.start("turn-back")


class Move(OpVerb):
    """A move that costs nothing and is not the free move of the turn. (CS-RUL-073)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (TEXT,))
        self.asks = True

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(FreeMove(seat, op.n))


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

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "move-freely" and values[0] == state.place[seat]:
            return Refusal("CS-RUL-074", "why-there-already", {"place": values[0]})
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == STAY:
            return
        left, state.place[seat] = state.place[seat], answer
        if state.chronicle is not None:
            state.tell("CS-RUL-073", "moved", who=seat, place=answer)
        for module in state.agreed.asked.moved:
            module.moved(state, seat, left)
        if self.n > 1:
            state.then(FreeMove(seat, self.n - 1))


STAY: Final = FreeMove.ANSWERS.start("stay")


# --- the cultists of a column and of the deck -----------------------------------------------------------------------


class Rearrange(OpVerb):
    """The cultists here are put into any order. (CS-DEC-13)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(state.zones[COLUMN + state.place[seat]]) > 1

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(Reorder(seat, 0))


class Reorder(Decision):
    """Who stands next, from the gate on: put a column in any order. (CS-DEC-13, CS-SEC-23, CS-CRE-15)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fixed")
    ANSWERS: ClassVar[Answers] = Answers(Kind("stand-next", CULTIST))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-13",)

    def __init__(self, seat: int, fixed: int) -> None:
        self.seat = seat
        self.fixed = fixed

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted([state.cultist(card) for card in state.zones[COLUMN + state.place[seat]][self.fixed :]])

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        place = state.place[seat]
        column = [state.cultist(card) for card in state.zones[COLUMN + place]]
        if values[0] in column[: self.fixed]:
            return Refusal("CS-DEC-13", "why-stands", {"cultist": values[0]})
        return why_elsewhere(state, place, values[0])

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


class Peek(OpVerb):
    """All look at the next cultists, which then go back on top or under the deck. (CS-DEC-26)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (TEXT,), ("what",), ("n",), ("bury", "sort"))

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.deck_size(CULTIST_DECK) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        for _ in range(min(op.n, state.deck_size(CULTIST_DECK))):
            state.lay(state.draw(CULTIST_DECK), PEEKED, state.sees_cultists())
        peeked = state.zones[PEEKED]
        if state.chronicle is not None:
            told = {"cultists": tuple([state.cultist(card) for card in peeked])}
            if state.agreed.author < 0:
                state.tell("CS-DEC-26", "peeked", **told)
            else:
                said = {"n": len(peeked)}
                state.tell_apart("CS-DEC-26", "peeked-unseen", said, state.sees_cultists(), "peeked", told)
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

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

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

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        card = answer // UNDER.size + state.agreed.content.first_cultist
        put_back(state, card, answer % UNDER.size > 0)
        if state.zones[PEEKED]:
            state.then(SortPeeked(seat))


def put_back(state: StormState, card: int, under: bool) -> None:
    """Put a cultist that was looked at on top of the deck, or under it."""
    state.take(card, PEEKED, state.sees_cultists())
    if under:
        state.zones[bottom_of(CULTIST_DECK)] += (card,)
    else:
        state.zones[CULTIST_DECK] = (card, *state.zones[CULTIST_DECK])


# --- the terror circle ----------------------------------------------------------------------------------------------


class Crystals(OpVerb):
    """Crystals are taken off a terror card. (CS-DEC-13)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        for at in range(state.agreed.terror_places - 1):
            if state.crystals[at]:
                return True
        return False

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(TakeCrystals(seat, op.n))


class TakeCrystals(Decision):
    """Take crystals off one terror card, never the Endgame card, which lies last. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("take-crystals", CIRCLE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-13", "CS-TER-01")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def open_places(self, state: StormState) -> int:
        """How many cards of the circle it can be about, from the first on."""
        return state.agreed.terror_places - 1

    def options(self, state: StormState, seat: int) -> list[int]:
        return [at for at in range(self.open_places(state)) if state.crystals[at]]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] >= self.open_places(state):
            return Refusal("CS-TER-01", "why-not-endgame", {})
        if not state.crystals[values[0]]:
            return Refusal("CS-TER-01", "why-no-crystals", {"circle": values[0]})
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        taken = min(self.n, state.crystals[answer])
        state.crystals = replaced(state.crystals, answer, state.crystals[answer] - taken)
        if state.chronicle is not None:
            state.tell("CS-TER-01", "crystals-taken", n=taken, circle=answer)
