# compiled
"""Locations and their cultists, by the place where a text is carried out."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import PLACE
from eldertable.games.cultistorm.box.places import COLUMN, PLACES
from eldertable.games.cultistorm.box.verbs import MODULE, OpVerb
from eldertable.games.cultistorm.rules.effects.further.signs import EMPTY, LOCAL, SIGNS, sign
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.errors import BadContent
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Refusal, Step


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
    """The topmost cultist here goes on to the next location without Great Old One and becomes the topmost there; who is
    being fought stays. It does not arrive.

    (CS-RUL-119, CS-MOD-44, CS-SEC-23, CS-CRE-14)
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
