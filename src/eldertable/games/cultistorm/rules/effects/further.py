# compiled
"""Verbs that only texts of modules have, whichever module: minds and hands, the board, Great Old Ones, the present fight.

What belongs to one module alone stands with it. Every verb of a terror card may stand in such a text too.
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import CIRCLE, CULTIST, OBJECT, PLACE
from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import (
    COLUMN,
    DRAWN,
    GOO_TARGET,
    HAND,
    OBJECT_DECK,
    PLACES,
    SUPPLY,
    SYMBOLS,
)
from eldertable.games.cultistorm.box.verbs import COST, MODULE, OpVerb
from eldertable.games.cultistorm.rules.discarding import SUPPORT_TEXT, DropAll
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.storm.terror_cards import TERRORS, GooStep, drop_random
from eldertable.games.cultistorm.rules.storm.terror_circle import EndCarrying, carry_out, is_full
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.enemies import cast_at
from eldertable.games.cultistorm.table.fields import replaced
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.errors import BadContent
from eldertable.kernel.steps import Decision, Refusal, Step

LOCAL: Final = 5
"""Among the symbols of these verbs: that of the location, ..."""
EMPTY: Final = 6
"""... the blank face of a cultist die, ..."""
CAST: Final = 7
"""... the cast symbol of the enemy."""
SIGNS: Final = LETTERS + "?-"


def sign(where: str, word: str, known: str) -> int:
    """The number of a symbol in a text; BadContent names file and entry."""
    if len(word) != 1 or word not in known:
        raise BadContent(f"{where}, what: {word!r} is not one of {', '.join(known)}")
    return SIGNS.index(word)


# --- minds and hands ------------------------------------------------------------------------------------------------


class MadOngoing(OpVerb):
    """Ongoing insanity, as a cost or as what a text brings. (CS-CMP-12)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE, COST))
        self.harms = self.maddens = True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.madden_for_good(seat, op.n, "CS-CMP-12")

    def payable(self, state: StormState, seat: int, n: int) -> bool:
        return state.bears(seat, n)

    def pay(self, state: StormState, seat: int, n: int) -> None:
        state.madden_for_good(seat, n, "CS-RUL-060")


class MadCapped(OpVerb):
    """Insanity that is not given to somebody who has the most one can bear; each token is checked singly. (CS-MOD-39)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.insanity(seat) < state.most_insanity()

    def payable(self, state: StormState, seat: int, n: int) -> bool:
        return state.insanity(seat) + n <= state.most_insanity()

    def pay(self, state: StormState, seat: int, n: int) -> None:
        state.madden(seat, n, "CS-RUL-060")

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.madden(seat, min(op.n, state.most_insanity() - state.insanity(seat)), "CS-MOD-39")


class DropRandom(OpVerb):
    """Hand cards are discarded at random. (CS-MOD-22)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(state.zones[HAND + seat]) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        for _ in range(op.n):
            drop_random(state, seat)


class DropHand(DropRandom):
    """The whole hand is discarded."""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(DropAll(seat, SUPPORT_TEXT))


class Tired(OpVerb):
    """No free move in the next preparation phase. (CS-MOD-42)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,), (), ())
        self.harms = True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        marks_of(state).tired[seat] |= 1
        if state.chronicle is not None:
            state.tell("CS-MOD-42", "tired", who=seat)


class NoRerolls(Tired):
    """No paid rerolls for the rest of the turn. (CS-ROL-02)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        marks_of(state).no_rerolls[seat] = 1
        if state.chronicle is not None:
            state.tell("CS-ROL-02", "no-rerolls", who=seat)


class TrophyOf(OpVerb):
    """Trophies of one kind from the supply. (CS-CMP-27)"""

    def particular(self, where: str, word: str) -> int:
        return sign(where, word, LETTERS + "?")

    def kind(self, state: StormState, seat: int, op: c.Op) -> int:
        """Which kind: a symbol, or that of the location."""
        return state.symbol_of(state.place[seat]) if op.what == LOCAL else op.what

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        if op.what == LOCAL and state.absent(seat):
            return False
        return state.trophies[SUPPLY * SYMBOLS + self.kind(state, seat, op)] > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        for _ in range(op.n):
            state.gain_trophy(seat, self.kind(state, seat, op), "CS-CMP-27")


# --- the board ------------------------------------------------------------------------------------------------------


class Spot(OpVerb):
    """A verb at a location: where its subject stands, or one that the table chooses. (CS-MOD-19)"""

    def anywhere(self, what: int) -> bool:
        """Whether the table chooses the place."""
        return False

    def fits(self, state: StormState, place: int, what: int) -> bool:
        """Whether it can be used there."""
        raise NotImplementedError

    def why_not_at(self, state: StormState, place: int, what: int) -> Refusal | None:
        """Why it cannot be used there; None if it can."""
        raise NotImplementedError

    def at(self, state: StormState, place: int, n: int, what: int) -> None:
        """Use it there."""
        raise NotImplementedError

    def spots(self, state: StormState, seat: int, what: int) -> list[int]:
        """Where it can be used; who is absent stands nowhere."""
        if not self.anywhere(what) and state.absent(seat):
            return []
        places = range(PLACES) if self.anywhere(what) else [state.place[seat]]
        return [place for place in places if self.fits(state, place, what)]

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(self.spots(state, seat, op.what)) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        spots = self.spots(state, seat, op.what)
        if self.anywhere(op.what):
            if spots:
                state.then(PickSpot(state.decider(), (), self.number, op.n, op.what))
        elif spots:
            self.at(state, spots[0], op.n, op.what)


class SpawnAt(Spot):
    """Cultists arrive there one by one; the marker stays. (CS-MOD-21)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,), ("what",), ("n",), ("here", "any", "full"))
        self.placed = True

    def anywhere(self, what: int) -> bool:
        return what == 1

    def spots(self, state: StormState, seat: int, what: int) -> list[int]:
        if what != 2:
            return super().spots(state, seat, what)
        full = fullest_open(state)
        return [full] if full >= 0 else []

    def fits(self, state: StormState, place: int, what: int) -> bool:
        return state.goo[place] < 0

    def why_not_at(self, state: StormState, place: int, what: int) -> Refusal | None:
        if state.goo[place] < 0:
            return None
        return Refusal("CS-CUL-08", "why-goo-there", {"goo": state.goo[place], "place": place})

    def at(self, state: StormState, place: int, n: int, what: int) -> None:
        state.then_all([Arrive(place, 0) for _ in range(n)])


def fullest_open(state: StormState) -> int:
    """The unsealed location without Great Old One that has most cultists, the first from the marker on; -1 without."""
    best, most = -1, -1
    for step in range(PLACES):
        place = (state.marker + step) % PLACES
        if not state.closed[place] and state.goo[place] < 0 and len(state.zones[COLUMN + place]) > most:
            best, most = place, len(state.zones[COLUMN + place])
    return best


class CultistDieSet(Spot):
    """A cultist die is turned to a face. (CS-CUL-21)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,), ("what",), ())
        self.placed = True

    def particular(self, where: str, word: str) -> int:
        spot, _, face = word.partition(" ")
        if spot not in ("here", "any"):
            raise BadContent(f"{where}, what: {word!r} must be here or any, and a face")
        return sign(where, face, SIGNS) + (len(SIGNS) if spot == "any" else 0)

    def anywhere(self, what: int) -> bool:
        return what >= len(SIGNS)

    def face(self, state: StormState, place: int, what: int) -> int:
        """The face to which it is turned there."""
        shown = what % len(SIGNS)
        if shown == LOCAL:
            return state.symbol_of(place)
        return c.BLANK if shown == EMPTY else shown

    def fits(self, state: StormState, place: int, what: int) -> bool:
        return state.cultist_dice[place] != self.face(state, place, what)

    def why_not_at(self, state: StormState, place: int, what: int) -> Refusal | None:
        face = self.face(state, place, what)
        if state.cultist_dice[place] != face:
            return None
        return Refusal("CS-CUL-21", "why-shows-already", {"place": place, "cultist_face": face})

    def at(self, state: StormState, place: int, n: int, what: int) -> None:
        turn_cultist_die(state, place, self.face(state, place, what))


def turn_cultist_die(state: StormState, place: int, face: int) -> None:
    """A cultist die is turned to this face."""
    state.cultist_dice = replaced(state.cultist_dice, place, face)
    if state.chronicle is not None:
        state.tell("CS-CUL-21", "cultist-die", place=place, cultist_face=face)


class KillHere(Spot):
    """The topmost cultist of the subject's location is removed. (CS-RUL-099)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,), ("what",), (), ("topmost",))
        self.placed = True

    def fits(self, state: StormState, place: int, what: int) -> bool:
        return len(state.zones[COLUMN + place]) > 0

    def at(self, state: StormState, place: int, n: int, what: int) -> None:
        remove(state, state.zones[COLUMN + place][-1], place)


def remove(state: StormState, card: int, place: int) -> None:
    """A cultist is removed without a fight: no trophy, and no ability works. (CS-RUL-099)"""
    state.discard_cultist(card, place)
    if state.chronicle is not None:
        state.tell("CS-RUL-099", "killed", cultist=state.cultist(card), place=place)


class Push(Spot):
    """The topmost cultist here goes on to the next location without Great Old One; who is being fought stays.

    (CS-RUL-119, CS-MOD-44)
    """

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,), ("what",), (), ("here",))
        self.placed = True

    def pushed(self, state: StormState, place: int) -> int:
        """The cultist that would go; -1 without one."""
        fought = marks_of(state).fought
        for card in reversed(state.zones[COLUMN + place]):
            if state.cultist(card) != fought:
                return card
        return -1

    def goal(self, state: StormState, place: int) -> int:
        """Where it would go; -1 if every other location has a Great Old One."""
        for step in range(1, PLACES):
            found = (place + step) % PLACES
            if state.goo[found] < 0:
                return found
        return -1

    def fits(self, state: StormState, place: int, what: int) -> bool:
        return self.pushed(state, place) >= 0 and self.goal(state, place) >= 0

    def at(self, state: StormState, place: int, n: int, what: int) -> None:
        card, goal = self.pushed(state, place), self.goal(state, place)
        state.move(card, COLUMN + place, COLUMN + goal, state.everyone())
        number = state.cultist(card)
        state.untarget(number)
        if state.chronicle is not None:
            state.tell("CS-RUL-119", "pushed", cultist=number, place=goal)
        crowd_comes(state, number, goal)


def crowd_comes(state: StormState, cultist: int, place: int) -> None:
    """A cultist that was moved counts as an arrival for the fourth-cultist rule, not for the limit. (CS-RUL-119)"""
    content = state.agreed.content
    if len(state.zones[COLUMN + place]) >= content.numbers.column and not state.closed[place]:
        state.then(Summon(place, content.cultists.goo[cultist], 0, 0))


class BlockAll(OpVerb):
    """Every location without a Great Old One is blocked in the next cultist phase. (CS-CUL-12)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        for place in range(PLACES):
            if state.goo[place] < 0 and not state.blocked[place]:
                return True
        return False

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        for place in range(PLACES):
            if state.goo[place] < 0 and not state.blocked[place]:
                state.blocked = replaced(state.blocked, place, 1)
                if state.chronicle is not None:
                    state.tell("CS-CUL-12", "blocked", place=place)


class PickSpot(Common):
    """The table says where a verb of a module's text is used. (CS-DEC-32, CS-MOD-19)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "verb", "n", "what")
    ANSWERS: ClassVar[Answers] = Answers(Kind("happen-at", PLACE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-32", "CS-MOD-19", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], verb: int, n: int, what: int) -> None:
        super().__init__(seat, votes)
        self.verb = verb
        self.n = n
        self.what = what

    def deed(self) -> Spot:
        """The verb, which its number names."""
        return next(verb for verb in SPOTS if verb.number == self.verb)

    def options(self, state: StormState, seat: int) -> list[int]:
        return self.deed().spots(state, seat, self.what)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return self.deed().why_not_at(state, values[0], self.what)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickSpot(seat, votes, self.verb, self.n, self.what)

    def decided(self, state: StormState, answer: int) -> None:
        self.deed().at(state, answer, self.n, self.what)


SPAWN_AT: Final = SpawnAt(c.SPAWN_AT, "spawn-at")
CULTIST_DIE_SET: Final = CultistDieSet(c.CULTIST_DIE_SET, "cultist-die-set")
SPOTS: Final[tuple[Spot, ...]] = (SPAWN_AT, CULTIST_DIE_SET)
"""The verbs of which the table may choose the place."""


# --- two cultists change places -------------------------------------------------------------------------------------


class SwapCultists(OpVerb):
    """Two cultists of two locations without Great Old One change places; neither arrives. (CS-MOD-44)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,), (), ())
        self.placed = True

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(swappable(state, -1)) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(PickSwap(state.chooser(seat), (), -1))


def swappable(state: StormState, first: int) -> list[int]:
    """The cultists that can change places: all where another location has some, or with one that is named already."""
    places = [place for place in range(PLACES) if state.goo[place] < 0 and state.zones[COLUMN + place]]
    if first >= 0:
        card = first + state.agreed.content.first_cultist
        places = [place for place in places if card not in state.zones[COLUMN + place]]
    elif len(places) < 2:
        return []
    return sorted([state.cultist(card) for place in places for card in state.zones[COLUMN + place]])


def swap(state: StormState, one: int, other: int) -> None:
    """Two cultist cards change places, wherever they stand; target markers come off. (CS-MOD-44)"""
    places = range(COLUMN, COLUMN + PLACES)
    at = next(zone for zone in places if one in state.zones[zone])
    to = next(zone for zone in places if other in state.zones[zone])
    here, there = list(state.zones[at]), list(state.zones[to])
    here[here.index(one)], there[there.index(other)] = other, one
    state.zones[at], state.zones[to] = tuple(here), tuple(there)
    for card in (one, other):
        state.untarget(state.cultist(card))
    if state.chronicle is not None:
        state.tell("CS-MOD-44", "swapped", cultists=(state.cultist(one), state.cultist(other)))


class PickSwap(Common):
    """The table says which two cultists change places, one after the other. (CS-DEC-32)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "cultist")
    ANSWERS: ClassVar[Answers] = Answers(Kind("swap-cultist", CULTIST))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-32", "CS-MOD-44", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], cultist: int) -> None:
        super().__init__(seat, votes)
        self.cultist = cultist

    def options(self, state: StormState, seat: int) -> list[int]:
        return swappable(state, self.cultist)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        card = values[0] + state.agreed.content.first_cultist
        first = self.cultist + state.agreed.content.first_cultist
        for place in range(PLACES):
            column = state.zones[COLUMN + place]
            if card not in column:
                continue
            if state.goo[place] >= 0:
                return Refusal("CS-MOD-44", "why-goo-there", {"goo": state.goo[place], "place": place})
            if self.cultist >= 0 and first in column:
                return Refusal("CS-MOD-44", "why-same-place", {"place": place})
            return None
        raise AssertionError(f"cultist {values[0]} is not on the board")

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-cultist", who=seat, cultist=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickSwap(seat, votes, self.cultist)

    def decided(self, state: StormState, answer: int) -> None:
        if self.cultist < 0:
            state.then(PickSwap(state.chooser(self.seat), (), answer))
        else:
            first = state.agreed.content.first_cultist
            swap(state, self.cultist + first, answer + first)


# --- Great Old Ones and terror --------------------------------------------------------------------------------------


class GooSteps(OpVerb):
    """Each Great Old One that is not held devours the cultist right below it; at the gate it stays."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,), (), ())
        self.placed = True

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(state.goos_in_play()) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then_all([GooStep(place) for place in state.goos_in_play() if not state.held[place]])


class HoldAll(GooSteps):
    """Every Great Old One in play is held. (CS-GOO-23)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        for place in state.goos_in_play():
            state.held = replaced(state.held, place, 1)
            if state.chronicle is not None:
                state.tell("CS-GOO-23", "held", goo=state.goo[place])


class SummonHere(OpVerb):
    """A random first-wave Great Old One comes: to the marker, or where the subject stands. (CS-GOO-03)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,), (), ("what",), ("", "here"))
        self.harms = self.placed = True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        if not op.what:
            state.then(Summon(state.marker, -1, 1, 0))
        elif not state.absent(seat):
            state.then(Summon(state.place[seat], -1, 1, 0))


class CrystalAdd(OpVerb):
    """Crystals on a terror card of the table's choice, never the Endgame card. (CS-TER-01, CS-MOD-46)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,))
        self.harms = self.placed = True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(AddCrystals(state.decider(), (), op.n))


class CrystalsAny(OpVerb):
    """Crystals are taken off a card of the circle, the Endgame card too before it is activated. (CS-TER-01)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(with_crystals(state)) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(TakeAnyCrystals(seat, op.n))


def with_crystals(state: StormState) -> list[int]:
    """The places of the circle off which crystals can be taken."""
    places = state.agreed.terror_places
    return [at for at in range(places) if state.crystals[at] and not (at == places - 1 and state.endgame)]


class AddCrystals(Common):
    """The table says which terror card gets crystals; one that is full is carried out at once. (CS-TER-02, CS-MOD-46)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("add-crystals", CIRCLE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-32", "CS-MOD-46", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], n: int) -> None:
        super().__init__(seat, votes)
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return list(range(state.agreed.terror_places - 1))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] < state.agreed.terror_places - 1:
            return None
        return Refusal("CS-TER-01", "why-not-endgame", {})

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-circle", who=seat, circle=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return AddCrystals(seat, votes, self.n)

    def decided(self, state: StormState, answer: int) -> None:
        state.crystals = replaced(state.crystals, answer, state.crystals[answer] + self.n)
        if state.chronicle is not None:
            state.tell("CS-TER-01", "crystals-added", n=self.n, circle=answer)
        if is_full(state, answer):
            carry_out(state, answer)
            state.then(EndCarrying())


class TakeAnyCrystals(Decision):
    """Take crystals off one card of the circle. (CS-DEC-32)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("take-crystals", CIRCLE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-32", "CS-TER-01")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return with_crystals(state)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] == state.agreed.terror_places - 1 and state.endgame:
            return Refusal("CS-TER-01", "why-not-endgame", {})
        if not state.crystals[values[0]]:
            return Refusal("CS-TER-01", "why-no-crystals", {"circle": values[0]})
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        taken = min(self.n, state.crystals[answer])
        state.crystals = replaced(state.crystals, answer, state.crystals[answer] - taken)
        if state.chronicle is not None:
            state.tell("CS-TER-01", "crystals-taken", n=taken, circle=answer)


class OfTerror(OpVerb):
    """What a terror card does, as part of a module's text."""

    def __init__(self, number: int, terror: int) -> None:
        super().__init__(number, TERRORS[terror - 1].name, (MODULE,))
        self.terror = terror
        self.harms = self.placed = True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        TERRORS[self.terror - 1].carry(state, op.n)


# --- the object deck ------------------------------------------------------------------------------------------------


class SortObjects(OpVerb):
    """All look at the next objects, which then go back on the deck in any order; events do nothing."""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.deck_size(OBJECT_DECK) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        drawn = [state.draw(OBJECT_DECK) for _ in range(op.n)]
        for card in state.shuffle_strange(drawn):
            state.lay(card, DRAWN, state.everyone())
        if state.chronicle is not None:
            for card in state.zones[DRAWN]:
                state.tell("CS-DEC-32", "object-seen", object=state.thing_kind(card))
        if state.zones[DRAWN]:
            state.then(ObjectBack(seat))


class ObjectBack(Decision):
    """Which of the objects looked at goes back on the deck next; the last one lies on top. (CS-DEC-32)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("object-back", OBJECT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-32",)

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted({state.thing_kind(card) for card in state.zones[DRAWN]})

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        card = min([card for card in state.zones[DRAWN] if state.thing_kind(card) == answer])
        state.take(card, DRAWN, state.everyone())
        state.zones[OBJECT_DECK] = (card, *state.zones[OBJECT_DECK])
        if state.zones[DRAWN]:
            state.then(ObjectBack(seat))


# --- the present fight ----------------------------------------------------------------------------------------------


class InFight(OpVerb):
    """A verb about the fight that its subject is in."""

    def __init__(self, number: int, name: str, needs: tuple[str, ...]) -> None:
        super().__init__(number, name, (MODULE,), needs, ())
        self.harms = False

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return marks_of(state).fought >= 0


class Strengthen(InFight):
    """The enemy has one symbol more in this fight. (CS-CMP-24)"""

    def particular(self, where: str, word: str) -> int:
        return CAST if word == "cast" else sign(where, word, LETTERS + "?")

    def symbol(self, state: StormState, seat: int, op: c.Op) -> int:
        """Which one; -1 if the enemy has no cast symbol."""
        if op.what == LOCAL:
            return state.symbol_of(state.place[seat])
        if op.what != CAST:
            return op.what
        enemy = marks_of(state).fought
        return cast_at(state, enemy, state.place[seat]) if 0 <= enemy < GOO_TARGET else -1

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return marks_of(state).fought >= 0 and self.symbol(state, seat, op) >= 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        symbol = self.symbol(state, seat, op)
        marks_of(state).stronger[symbol] += 1
        if state.chronicle is not None:
            state.tell("CS-CMP-24", "enemy-stronger", enemy=marks_of(state).fought, symbol=symbol)


class LeaveFight(InFight):
    """The fight ends without winner and without penalty; it was begun all the same. (CS-CMB-05)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        marks = marks_of(state)
        if state.chronicle is not None:
            state.tell("CS-CMB-05", "fight-left", who=seat, enemy=marks.fought)
        marks.left, marks.fought = 1, -1


class Elsewhere(OpVerb):
    """A verb that is one module's to carry out: where that is not used nothing happens. (CS-NAR-20)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,))

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return any([module.can_carry(state, seat, op) for module in state.agreed.modules])

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        for module in state.agreed.modules:
            if module.can_carry(state, seat, op):
                module.carry(state, seat, op)


FURTHER: Final[tuple[OpVerb, ...]] = (
    MadOngoing(c.MAD_ONGOING, "mad-ongoing"),
    MadCapped(c.MAD_CAPPED, "mad-capped", (MODULE, COST)),
    DropRandom(c.DROP_RANDOM, "drop-random", (MODULE,)),
    DropHand(c.DROP_ALL, "drop-all", (MODULE,), (), ()),
    Tired(c.TIRED, "tired"),
    NoRerolls(c.NO_REROLLS, "no-rerolls"),
    TrophyOf(c.TROPHY_OF, "trophy-of", (MODULE,), ("what",)),
    SPAWN_AT,
    CULTIST_DIE_SET,
    KillHere(c.KILL_HERE, "kill-here"),
    Push(c.PUSH, "push"),
    BlockAll(c.BLOCK_ALL, "block-all", (MODULE,), (), ()),
    SwapCultists(c.SWAP_CULTISTS, "swap-cultists"),
    GooSteps(c.GOO_STEP, "goo-step"),
    HoldAll(c.HOLD_ALL, "hold-all"),
    SummonHere(c.SUMMON_HERE, "summon"),
    CrystalAdd(c.CRYSTAL_ADD, "crystal-add"),
    CrystalsAny(c.CRYSTALS_ANY, "crystals-any", (MODULE,)),
    SortObjects(c.DRAW_OBJECT_TO, "draw-object-to", (MODULE,)),
    Strengthen(c.ENEMY, "enemy", ("what",)),
    LeaveFight(c.LEAVE_FIGHT, "leave-fight", ()),
    Elsewhere(c.XP, "xp"),
    Elsewhere(c.UNBLOT, "unblot"),
    Elsewhere(c.CURE, "cure"),
    Elsewhere(c.SAVE, "save"),
    Elsewhere(c.RESCUE, "rescue"),
    Elsewhere(c.CLUE, "clue"),
    *[
        OfTerror(c.CLUE + 1 + at, terror)
        for at, terror in enumerate(
            [verb.number for verb in TERRORS if verb.number not in (c.SUMMON, c.SPAWN_SOME)]
        )
    ],
)
"""The verbs of modules' texts that are of no one module, in the order of their numbers."""
