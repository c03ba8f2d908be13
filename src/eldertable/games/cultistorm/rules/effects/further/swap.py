# compiled
"""Two cultists change places."""

from typing import ClassVar

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import CULTIST
from eldertable.games.cultistorm.box.places import COLUMN, PLACES
from eldertable.games.cultistorm.box.verbs import MODULE, OpVerb
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Refusal, Step


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
    """Two cultist cards change places, wherever they stand; target markers come off.

    (CS-MOD-44, CS-SEC-23)
    """
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
