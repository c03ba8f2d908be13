# compiled
"""Research events: a card after every research, what lies before the researcher, and an advance that is not made.

(CS-RSV-01)
"""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import BEFORE
from eldertable.games.cultistorm.box.verbs import MODULE, OpVerb
from eldertable.games.cultistorm.rules.effects.clauses import read
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import RESEARCHED, TURN_ENDS, ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.fields import Field
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Step

DECK: Final = 0
"""Of the module's zones: the deck, ..."""
IN_FORCE: Final = 3
"""... what lies until it has been of use, ..."""
DISCARD: Final = 4
"""... and the discard pile."""

NOWHERE: Final = 0
BEFORE_RESEARCHER: Final = 1
UNTIL_USED: Final = 2
LIES: Final = ("", "before", "until")
"""Where a card lies: nowhere, it is discarded; before the researcher, as combat supports do; until it was of use."""
NO_EFFECT: Final = -1


class Find:
    """A kind of card: its text, where it lies, and how it counts in a fight."""

    def __init__(self, id: str, effect: int, lies: int, action: c.Action | None) -> None:
        self.id = id
        self.effect = effect
        self.lies = lies
        self.action = action
        """As a combat support, if it lies before the researcher."""


class Finds(Part):
    """How many cards the team has drawn in this turn, and how many objects in the present research."""

    FIELDS: ClassVar[tuple[Any, ...]] = (Field("found"), Field("drawn"))

    found: int
    drawn: int


def finds_of(state: StormState) -> Finds:
    """What a table with research events remembers."""
    finds: Finds = state.part(Finds)
    return finds


def rules_of(state: StormState) -> "FindRules":
    """The rules of research events at this table."""
    rules: FindRules = state.agreed.module(FindRules)
    return rules


class FindRules(ModuleRules):
    """The rules of research events at a table."""

    def __init__(
        self, zone: int, card: int, ending: int, kinds: list[Find], of: list[int], most: int
    ) -> None:
        super().__init__(zone, card, ending)
        self.kinds = kinds
        self.of = of
        """The kind of each card."""
        self.most = most
        """How many cards the team draws in a turn; 0 for no limit. (CS-RSV-04)"""

    def settle(self, table: StormTable) -> None:
        """A card that lies before the researcher counts as a combat support there. (CS-RSV-05)"""
        for at in range(len(self.of)):
            action = self.kinds[self.of[at]].action
            if action is not None:
                table.lend(self.card + at, action, self.zone + DISCARD)

    def lay_out(self, state: StormState) -> None:
        """All cards are shuffled face down. (CS-RSV-10)"""
        self.shuffle_all(state, len(self.of), DECK)

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == TURN_ENDS:
            finds_of(state).found = 0

    def follows_research(self) -> bool:
        return True

    def on(self, state: StormState, occasion: int, number: int) -> None:
        """After every research in which something was drawn, and its events carried out, comes a card; after no other
        text that draws objects.

        (CS-RSV-02, CS-RSV-03, CS-RSV-04, CS-RSV-07, CS-RSV-08)
        """
        finds = finds_of(state)
        if occasion == RESEARCHED and finds.drawn and not (self.most and finds.found >= self.most):
            state.then(DrawFind(number))

    def researches(self, state: StormState, seat: int) -> None:
        finds_of(state).drawn = 0

    def drew(self, state: StormState, seat: int) -> None:
        finds_of(state).drawn += 1

    def cancels(self, state: StormState, at: int) -> bool:
        """Still air: this advance is not made, before anybody else is asked. (CS-RSV-06, CS-MOD-38)"""
        lying = state.zones[self.zone + IN_FORCE]
        if not lying:
            return False
        state.move(lying[0], self.zone + IN_FORCE, self.zone + DISCARD, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-RSV-06", "still-air-used")
        return True


class DrawFind(Step):
    """The researcher draws a card and carries it out; an empty deck is made anew.

    (CS-MOD-15, CS-RSV-02, CS-RSV-05, CS-RSV-08, CS-RSV-09)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StormState) -> None:
        rules = rules_of(state)
        deck, pile = rules.zone + DECK, rules.zone + DISCARD
        if state.made_anew(deck, pile) and state.chronicle is not None:
            state.tell("CS-MOD-15", "finds-reshuffled")
        if not state.deck_size(deck):
            return
        card = state.draw(deck)
        finds_of(state).found += 1
        number = rules.of[card - rules.card]
        kind = rules.kinds[number]
        if state.chronicle is not None:
            state.tell("CS-RSV-02", "found", who=self.seat, find=number)
        state.lay(card, pile, state.everyone())
        if kind.lies == BEFORE_RESEARCHER:
            if not state.absent(self.seat):
                state.move(card, pile, BEFORE + self.seat, state.everyone())
        elif kind.effect != NO_EFFECT:
            read(state, self.seat, kind.effect, c.NOW)


class StillAir(OpVerb):
    """The next advance of the terror marker is not made; the card lies there until then. (CS-RSV-06, CS-RSV-11)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,), (), ())
        self.placed = True

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        rules = rules_of(state)
        return not state.zones[rules.zone + IN_FORCE] and len(state.zones[rules.zone + DISCARD]) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        rules = rules_of(state)
        card = state.zones[rules.zone + DISCARD][-1]
        state.move(card, rules.zone + DISCARD, rules.zone + IN_FORCE, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-RSV-06", "still-air-lies")


STILL_AIR: Final = StillAir(0, "still-air")
"""The verb of this module; the game numbers it."""
