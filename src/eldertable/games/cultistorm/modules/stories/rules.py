# compiled
"""When a story is read, of whom, and what becomes of its effect. (CS-NAR-01 to CS-NAR-33)"""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import GOO_TARGET, PLACES
from eldertable.games.cultistorm.modules.stories.book import NO_EFFECT, NO_STORY, Book
from eldertable.games.cultistorm.rules.effects.clauses import OneClause, begin, read
from eldertable.games.cultistorm.table.enemies import place_of
from eldertable.games.cultistorm.table.modules import (
    ENDGAME_CARRIED_OUT,
    FIGHT_BEGINS,
    FIGHT_ENDS,
    GOO_CAME,
    LOCATION_OPENED,
    TERROR_CARRIED_OUT,
    ModuleRules,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.fields import Field
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Step

DECK: Final = 0
DISCARD: Final = 3
"""The zones of the module: a deck, then what was drawn."""


class Told(Part):
    """What narrative play adds to a table: the story of the present fight, whether that was won, which locations opened."""

    FIELDS: ClassVar[tuple[Any, ...]] = (
        Field("story", of="story"),
        Field("victory"),
        Field("opened", by=("place",)),
    )

    story: int
    victory: int
    opened: list[int]


def told(state: StormState) -> Told:
    """What has been told at this table."""
    part: Told = state.part(Told)
    return part


class Narrative(ModuleRules):
    """The rules of narrative play."""

    def __init__(self, zone: int, card: int, ending: int, book: Book) -> None:
        super().__init__(zone, card, ending)
        self.book = book

    def lay_out(self, state: StormState) -> None:
        """The narrative deck is shuffled, and the stories of the five locations are shown. (CS-NAR-05, CS-NAR-14)"""
        self.shuffle_all(state, len(self.book.cards), DECK)
        if state.chronicle is not None:
            for place in range(PLACES):
                location = state.agreed.content.locations[state.location[place]].id
                story = self.book.own(location)
                state.tell("CS-NAR-14", "story-of-location", story=story, effects=int(applied(state)))

    # --- fights -------------------------------------------------------------------------------------------

    def calls_off(self, state: StormState, seat: int, enemy: int) -> bool:
        """Who is not there any more cannot be fought. (CS-NAR-22)"""
        return place_of(state, enemy) != state.place[seat]

    def won(self, state: StormState, seat: int, enemy: int) -> int:
        """A won fight is remembered until its end; its story may bring more trophies. (CS-NAR-17)"""
        book = told(state)
        if book.story == NO_STORY:
            return 0
        book.victory = 1
        return self.book.bonus(book.story) if applied(state) else 0

    # --- when ---------------------------------------------------------------------------------------------

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        """A fight against a cultist has a story, one against a Great Old One has none; what comes of a fight not won
        comes after its penalty.

        (CS-NAR-11, CS-NAR-32)
        """
        if moment == FIGHT_BEGINS and enemy < GOO_TARGET:
            state.then(ReadOfFight(seat, enemy))
        elif moment == FIGHT_BEGINS:
            told(state).story = NO_STORY
        elif moment == FIGHT_ENDS:
            book = told(state)
            if book.story != NO_STORY:
                carry_out(state, book.story, seat, -1, c.WIN if book.victory else c.FAIL)
            book.story, book.victory = NO_STORY, 0

    def on(self, state: StormState, occasion: int, number: int) -> None:
        """A Great Old One, a card of the storm or a location tells its story.

        (CS-NAR-04, CS-NAR-12, CS-NAR-13, CS-NAR-14)
        """
        content = state.agreed.content
        if occasion == GOO_CAME:
            read_of_card(state, content.goos.ids[state.goo[number]], number, "CS-NAR-12")
        elif occasion == LOCATION_OPENED:
            if not told(state).opened[number]:
                told(state).opened[number] = 1
                read_of_card(state, content.locations[state.location[number]].id, number, "CS-NAR-14")
        elif occasion == ENDGAME_CARRIED_OUT:
            read_of_card(state, content.endgames[number].id, -1, "CS-NAR-13")
        elif occasion == TERROR_CARRIED_OUT:
            read_of_card(state, content.terror_ids[number], -1, "CS-NAR-13")

    def card_came(self, state: StormState, card: str, seat: int, place: int) -> None:
        """A card of another module tells its story: to who has taken it, or to the table. (CS-NAR-15)"""
        if seat >= 0:
            read_to(state, seat, card)
        else:
            read_of_card(state, card, place, "CS-NAR-15")


def narrative(state: StormState) -> Narrative:
    """The rules of narrative play at this table."""
    rules: Narrative = state.agreed.module(Narrative)
    return rules


# --- stories of fights ----------------------------------------------------------------------------------------------


class ReadOfFight(Step):
    """Whoever is about to fight a cultist hears its story: its own, or that of the next narrative card. Whatever it
    brings is finished before the fight goes on; the next to fight the same cultist hears another.

    (CS-NAR-01, CS-NAR-02, CS-NAR-08, CS-NAR-09, CS-NAR-10, CS-NAR-25, CS-NAR-26, CS-NAR-27, CS-NAR-30)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy")

    def __init__(self, seat: int, enemy: int) -> None:
        self.seat = seat
        self.enemy = enemy

    def run(self, state: StormState) -> None:
        rules = narrative(state)
        cultists = state.agreed.content.cultists
        story = rules.book.own(cultists.ids[self.enemy].partition(".")[0])
        rule = "CS-NAR-09"
        if story == NO_STORY and cultists.cast[self.enemy] >= 0:
            story = draw_story(state, cultists.cast[self.enemy])
            rule = "CS-NAR-08"
        if story == NO_STORY:
            return
        told(state).story = story
        if state.chronicle is not None:
            apply = int(applied(state))
            state.tell(rule, "story-of-fight", story=story, who=self.seat, enemy=self.enemy, effects=apply)
        carry_out(state, story, self.seat, -1, c.NOW)


def draw_story(state: StormState, cast: int) -> int:
    """The story of the next narrative card, which is discarded; an empty deck is shuffled anew. (CS-NAR-18)"""
    rules = narrative(state)
    deck, pile = rules.zone + DECK, rules.zone + DISCARD
    state.made_anew(deck, pile)
    if not state.deck_size(deck):
        return NO_STORY
    card = state.draw(deck)
    state.lay(card, pile, state.everyone())
    return rules.book.by_cast(card - rules.card, cast)


# --- stories of cards -----------------------------------------------------------------------------------------------


def read_of_card(state: StormState, card: str, place: int, rule: str) -> None:
    """The table hears the story of a card, if it has one: where its card lies, if anywhere. (CS-NAR-16)"""
    story = narrative(state).book.own(card)
    if story == NO_STORY:
        return
    if state.chronicle is not None:
        state.tell(rule, "story-of-card", story=story, effects=int(applied(state)))
    carry_out(state, story, state.decider(), place, c.NOW)


def read_to(state: StormState, seat: int, card: str) -> None:
    """Who has taken a card hears its story: a relic, a piece of the puzzle. (CS-NAR-15, CS-NAR-16)"""
    story = narrative(state).book.own(card)
    if story == NO_STORY:
        return
    if state.chronicle is not None:
        state.tell("CS-NAR-15", "story-of-find", story=story, who=seat, effects=int(applied(state)))
    carry_out(state, story, seat, -1, c.NOW)


# --- what comes of it -----------------------------------------------------------------------------------------------


def applied(state: StormState) -> bool:
    """Whether stories are carried out, or only read. (CS-NAR-21)"""
    agreed: str = state.table.options["narrative"]
    return agreed == "effects"


def carry_out(state: StormState, story: int, seat: int, place: int, when: int) -> None:
    """What a story does at this moment to its subject, or at its place. (CS-NAR-16, CS-NAR-17, CS-NAR-21)"""
    effect = narrative(state).book.effect(story)
    if effect == NO_EFFECT or not applied(state):
        return
    if place >= 0:
        state.then(AtItsPlace(seat, effect, 0, place))
    else:
        read(state, seat, effect, when)


class AtItsPlace(Step):
    """The clauses of a story that is told of a place: `here` is that place. (CS-NAR-16)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "clause", "place")

    def __init__(self, seat: int, effect: int, clause: int, place: int) -> None:
        self.seat = seat
        self.effect = effect
        self.clause = clause
        self.place = place

    def run(self, state: StormState) -> None:
        clauses = state.agreed.content.effects[self.effect].clauses
        if clauses[self.clause].on == c.ON_HERE:
            here = [seat for seat in state.order() if state.place[seat] == self.place]
            state.then_all([OneClause(seat, self.effect, self.clause, 0) for seat in here])
        else:
            begin(state, self.seat, self.effect, self.clause)
        if self.clause + 1 < len(clauses):
            state.then(AtItsPlace(self.seat, self.effect, self.clause + 1, self.place))
