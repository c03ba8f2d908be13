# compiled
"""Cultist creatures: how they come into the deck, what they do where they stand, and what their defeat brings."""

from typing import Any, ClassVar

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import (
    BOX,
    COLUMN,
    CULTIST_DECK,
    GOO_TARGET,
    PLACES,
)
from eldertable.games.cultistorm.rules.effects.belongings import TakeTrophy
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.table.enemies import place_of
from eldertable.games.cultistorm.table.modules import ALL_ARRIVED, CULTISTS_BEGIN, FIGHT_ENDS, ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.fields import ROW, Field
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Refusal, Step


class Creatures(Part):
    """What tables with creatures remember: the Fosters that were on the board when the cultist phase began."""

    FIELDS: ClassVar[tuple[Any, ...]] = (Field("fosters", by=(ROW,), of="cultist", shared=True),)

    fosters: tuple[int, ...]


def creatures_of(state: StormState) -> Creatures:
    """What this table remembers of its creatures."""
    creatures: Creatures = state.part(Creatures)
    return creatures


def is_creature(state: StormState, enemy: int) -> bool:
    """Whether an enemy is a creature: one of the cultists with an ability that only creatures have."""
    return enemy < GOO_TARGET and state.agreed.content.cultists.ability[enemy] >= c.AT_GATE


class Foster(Step):
    """A Pale Foster brings a cultist onto its location, unless that is blocked or crowded.

    (CS-MOD-28, CS-CRE-13, CS-CRE-18)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("cultist", "cap")

    def __init__(self, cultist: int, cap: int) -> None:
        self.cultist = cultist
        self.cap = cap

    def run(self, state: StormState) -> None:
        place = place_of(state, self.cultist)
        if place < 0 or state.blocked[place] or state.goo[place] >= 0:
            return
        if len(state.zones[COLUMN + place]) >= self.cap:
            return
        if state.chronicle is not None:
            state.tell("CS-CRE-13", "fosters", cultist=self.cultist, place=place)
        state.then(Arrive(place, 0))


class TakePrize(TakeTrophy):
    """For a creature: trophies of one kind of own choice. (CS-CRE-06, CS-CRE-20, CS-CRE-22)"""

    RULES: ClassVar[tuple[str, ...]] = ("CS-CRE-06", "CS-DEC-13")
    BREAKS_TO: ClassVar[type[Step] | None] = None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        for _ in range(self.n):
            state.gain_trophy(seat, answer, "CS-CRE-06")


class CreatureRules(ModuleRules):
    """The rules of the creatures at one table."""

    def __init__(
        self, zone: int, card: int, ending: int, sets: dict[str, tuple[int, ...]], cap: int, mad: int
    ) -> None:
        super().__init__(zone, card, ending)
        self.sets = sets
        """The creatures of each set."""
        self.cap = cap
        """With so many cultists on its location a Pale Foster brings no more."""
        self.mad = mad
        """The insanity that a Marsh Bloat gives."""

    def lay_out(self, state: StormState) -> None:
        """After the five first cultists lie, all sets in use are shuffled into the deck. (CS-CRE-02)"""
        first = state.agreed.content.first_cultist
        chosen: list[str] = state.table.options["creatures"]
        coming = {number + first for name in chosen for number in self.sets[name]}
        state.zones[BOX] = tuple([card for card in state.zones[BOX] if card not in coming])
        state.shuffle_in(tuple(coming), CULTIST_DECK)

    def stands(self, state: StormState, place: int, cultist: int) -> None:
        """A Gate Hound that arrives takes the space at the gate, one that is moved does not.

        (CS-CRE-09, CS-CRE-14, CS-CRE-21)
        """
        if state.agreed.content.cultists.ability[cultist] != c.AT_GATE:
            return
        card = cultist + state.agreed.content.first_cultist
        column = state.zones[COLUMN + place]
        state.zones[COLUMN + place] = (card, *[other for other in column if other != card])
        if len(column) > 1 and state.chronicle is not None:
            state.tell("CS-CRE-09", "at-the-gate", cultist=cultist, place=place)

    def gives_any(self, state: StormState, enemy: int) -> bool:
        """A creature gives a trophy of any kind. (CS-CRE-06)"""
        return is_creature(state, enemy)

    def let_choose(self, state: StormState, seat: int, enemy: int, n: int) -> bool:
        """Its kind is chosen at once, before anything else that the defeat brings. (CS-CRE-06, CS-CRE-22)"""
        state.then(TakePrize(seat, n))
        return True

    def bars_delivery(self, state: StormState, place: int) -> Refusal | None:
        """Where a Lock Crawler lives no trophy is put down. (CS-CRE-12)"""
        crawler = state.holds(place, c.GATE_JAMMED)
        return (
            Refusal("CS-CRE-12", "why-jammed", {"cultist": crawler, "place": place}) if crawler >= 0 else None
        )

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == CULTISTS_BEGIN:
            self.note_fosters(state)
        elif moment == ALL_ARRIVED:
            for cultist in creatures_of(state).fosters:
                state.then(Foster(cultist, self.cap))
        elif moment == FIGHT_ENDS and enemy < GOO_TARGET and place_of(state, enemy) < 0:
            if state.agreed.content.cultists.ability[enemy] == c.BURST:
                state.then(Burst(state.place[seat]))

    def note_fosters(self, state: StormState) -> None:
        """The Fosters that are on the board now, clockwise from place 1. (CS-CRE-13)"""
        abilities = state.agreed.content.cultists.ability
        found: list[int] = []
        for place in range(PLACES):
            for card in state.zones[COLUMN + place]:
                if abilities[state.cultist(card)] == c.FOSTERS:
                    found.append(state.cultist(card))
        creatures_of(state).fosters = tuple(found)


class Burst(Step):
    """A Marsh Bloat was defeated: insanity for all there, but nobody's fifth. (CS-CRE-10, CS-CRE-16)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: StormState) -> None:
        rules: CreatureRules = state.agreed.module(CreatureRules)
        for seat in state.here(self.place):
            for _ in range(rules.mad):
                if state.survives(seat, 1):
                    state.madden(seat, 1, "CS-CRE-10")
