# compiled
"""Cultists arrive: the cultist limit, the fourth cultist that summons, the marker, and a deck that runs out."""

from typing import ClassVar

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import COLUMN, CULTIST_DECK, CULTIST_DISCARD
from eldertable.games.cultistorm.rules.endings import beyond_limit
from eldertable.games.cultistorm.rules.moments import befall
from eldertable.games.cultistorm.rules.storm import endgame, great_old_ones, terror_circle
from eldertable.games.cultistorm.table.modules import CULTIST_ARRIVED
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Step


class Arrive(Step):
    """A cultist arrives on a location: the limit, the card, the fourth one, its ability. (CS-RUL-036, CS-RUL-037)

    Beyond the cultist limit the team loses (CS-LOS-03, CS-CUL-14: `endings.py`). A fourth cultist on an unsealed
    location, and any further one, summons the Great Old One named on its card (CS-CUL-04, CS-CUL-05, CS-CUL-10,
    CS-RUL-025, CS-RUL-136). Where one is, no cultist appears (CS-CUL-08). With `dead` it is the top card of the discard
    pile instead of a drawn one.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "dead")

    def __init__(self, place: int, dead: int) -> None:
        self.place = place
        self.dead = dead

    def run(self, state: StormState) -> None:
        place = self.place
        if state.goo[place] >= 0:
            return
        if not state.deck_size(CULTIST_DECK):
            if state.zones[CULTIST_DISCARD]:
                state.then(RunOut(), Arrive(place, self.dead))
            return
        if beyond_limit(state):
            return
        number = self.stand(state)
        for module in state.agreed.asked.stands:
            module.stands(state, place, number)
        cultists = state.agreed.content.cultists
        crowded = len(state.zones[COLUMN + place]) >= state.agreed.content.numbers.column
        if crowded and not state.closed[place]:
            state.then(great_old_ones.Summon(place, cultists.goo[number], 0, 0))
        if cultists.ability[number] == c.TERROR_ON_ARRIVAL:
            state.then(terror_circle.Advance())
        befall(state, CULTIST_ARRIVED, number)
        if not state.deck_size(CULTIST_DECK):
            state.then(RunOut())

    def stand(self, state: StormState) -> int:
        """The next cultist becomes the topmost of the column. (CS-CUL-02, CS-CRE-14)"""
        pile, column = state.zones[CULTIST_DISCARD], COLUMN + self.place
        if self.dead and pile:
            card = pile[-1]
            state.move(card, CULTIST_DISCARD, column, state.everyone())
        else:
            card = state.draw(CULTIST_DECK)
            state.lay(card, column, state.everyone())
        number = state.cultist(card)
        if state.chronicle is not None:
            state.tell("CS-CUL-02", "arrived", cultist=number, place=self.place)
        return number


def bring(state: StormState, place: int) -> None:
    """A cultist is brought there, by a step of the marker or for a lost civilian: the next one, unless a module asks.
    Whatever else makes one arrive takes it from the deck.

    (CS-CUL-02, CS-OVL-10)
    """
    for module in state.agreed.asked.sends:
        if module.sends(state, place):
            return
    state.then(Arrive(place, 0))


def reshuffle_cultists(state: StormState) -> None:
    """The discarded cultists become a new deck. (CS-END-06)"""
    pile = state.zones[CULTIST_DISCARD]
    state.zones[CULTIST_DISCARD] = ()
    state.shuffle_in(pile, CULTIST_DECK)
    if pile and state.chronicle is not None:
        state.tell("CS-END-06", "cultists-reshuffled")


class RunOut(Step):
    """The cultist deck has run out: a new one, and the first time the Endgame. (CS-END-02, CS-RUL-038)

    It comes after the arrival of the last card, or before another one that this arrival brings.
    """

    def run(self, state: StormState) -> None:
        if state.deck_size(CULTIST_DECK):
            return
        reshuffle_cultists(state)
        state.then(endgame.ActivateEndgame())


class Spawn(Step):
    """So many times a cultist appears where the marker is, then the marker moves one on.

    (CS-CUL-03, CS-RUL-019, CS-RUL-020)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "dead")

    def __init__(self, n: int, dead: int) -> None:
        self.n = n
        self.dead = dead

    def run(self, state: StormState) -> None:
        if not state.deck_size(CULTIST_DECK) and state.zones[CULTIST_DISCARD]:
            state.then(RunOut(), Spawn(self.n, self.dead))
            return
        while state.goo[state.marker] >= 0:
            state.marker_on()
        state.then(Arrive(state.marker, self.dead), MarkerOn())
        if self.n > 1:
            state.then(Spawn(self.n - 1, self.dead))


class MarkerOn(Step):
    """The cultist marker moves to the next location. (CS-ICO-04)"""

    def run(self, state: StormState) -> None:
        state.marker_on()
