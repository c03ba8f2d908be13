# compiled
"""The absent deck: a row of cards that two players may call, and trouble for who lets them wait."""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import BEFORE, BOX
from eldertable.games.cultistorm.rules.effects.texts import Text
from eldertable.games.cultistorm.rules.preparing.support import can_carry, why_not_carried
from eldertable.games.cultistorm.rules.refusing import why_deadly
from eldertable.games.cultistorm.rules.setup import put_away
from eldertable.games.cultistorm.rules.storm.arrivals import Spawn
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.rules.storm.terror_verbs import TERRORS
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import TURN_ENDS, UPDATED, ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.fields import Field
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Refusal, Step

UNSEEN: Final = 0
"""Of the module's zones: the deck, ..."""
ROW: Final = 3
"""... the row, the oldest card first, ..."""
GONE: Final = 4
"""... and the discard pile."""
PLAYERS: Final = 2
TERROR: Final = 0
CULTIST: Final = 1
INSANITY: Final = 2
TROUBLES: Final = ("T", "C", "I")
"""What happens if nobody calls: terror advances, a cultist comes, the calmest gets insanity."""


class AbsentDeck:
    """The cards of the deck as tables of numbers, and its knobs."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.of: list[int] = []
        """Whose card it is: the number of an investigator, or -1 for one of the townsfolk."""
        self.actions: list[c.Action] = []
        self.trouble: list[int] = []
        self.row = 0
        self.calls = 0
        self.pool = 0
        self.limit = 0


class Calls(Part):
    """How many cards each has called in this turn. (CS-TWO-08)"""

    FIELDS: ClassVar[tuple[Any, ...]] = (Field("called", by=("seat",)),)

    called: list[int]


def calls_of(state: StormState) -> list[int]:
    """How many cards each has called in this turn."""
    part: Calls = state.part(Calls)
    return part.called


class TwoRules(ModuleRules):
    """The rules for two; levels, gates, Great Old Ones, sealing and insanity are those of the base game.

    (CS-TWO-01, CS-TWO-14, CS-TWO-20)
    """

    def __init__(self, zone: int, card: int, ending: int, deck: AbsentDeck) -> None:
        super().__init__(zone, card, ending)
        self.deck = deck

    def settle(self, table: StormTable) -> None:
        """Combat and next-turn cards lie before an investigator as supports do. (CS-TWO-02, CS-TWO-04, CS-TWO-10)"""
        table.limit = self.deck.limit
        table.pool_dice = self.deck.pool
        for number in range(len(self.deck.actions)):
            table.lend(self.card + number, self.deck.actions[number], self.zone + GONE)

    def lay_out(self, state: StormState) -> None:
        put_away(state, tuple(range(self.card, self.card + len(self.deck.ids))))

    def people_chosen(self, state: StormState) -> None:
        state.then(DealAbsent())

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == UPDATED:
            state.then(FillRow())
        elif moment == TURN_ENDS:
            state.then(Trouble())

    # --- calling ------------------------------------------------------------------------------------------

    def row(self, state: StormState) -> tuple[int, ...]:
        """The cards that can be called, the oldest first."""
        return state.zones[self.zone + ROW]

    def madness(self, card: int) -> int:
        """The insanity that calling a card gives. (CS-TWO-07)"""
        return 0 if self.deck.actions[card - self.card].star else 1

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        at, other = act // PLAYERS, act % PLAYERS
        row = self.row(state)
        if at >= len(row) or calls_of(state)[seat] >= self.deck.calls:
            return False
        return state.bears(seat, self.madness(row[at])) and can_carry(state, state.action(row[at]), other)

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        """What stands against a call. (CS-TWO-07, CS-TWO-08, CS-TWO-11)"""
        at, other = act // PLAYERS, act % PLAYERS
        row = self.row(state)
        if at >= len(row):
            return Refusal("CS-TWO-13", "why-row-short", {"n": len(row)})
        if calls_of(state)[seat] >= self.deck.calls:
            return Refusal("CS-TWO-08", "why-called", {"n": self.deck.calls})
        why = why_deadly(state, seat, self.madness(row[at]))
        return why or why_not_carried(state, state.action(row[at]), other)

    def acts_absent(self, act: int) -> bool:
        """Somebody absent may call as anybody else. (CS-TWO-23)"""
        return True

    def act(self, state: StormState, seat: int, act: int) -> None:
        """Call a card: the caller's insanity, then its text for the investigator named.

        (CS-DEC-33, CS-TWO-07, CS-TWO-09, CS-TWO-10, CS-TWO-22, CS-TWO-24)
        """
        at, other = act // PLAYERS, act % PLAYERS
        card = self.row(state)[at]
        action = state.action(card)
        calls_of(state)[seat] += 1
        lies = action.combat or action.next_turn
        state.move(card, self.zone + ROW, BEFORE + other if lies else self.zone + GONE, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-TWO-07", "called", who=seat, card=card, other=other)
        state.madden(seat, self.madness(card), "CS-TWO-07")
        if not action.combat:
            state.then(Text(other, other, action.effect, 0))


def rules_of(state: StormState) -> TwoRules:
    """The rules for two at this table."""
    rules: TwoRules = state.agreed.module(TwoRules)
    return rules


class DealAbsent(Step):
    """The cards of the investigators nobody plays and the townsfolk are the absent deck. (CS-TWO-05)"""

    def run(self, state: StormState) -> None:
        rules = rules_of(state)
        of, first = rules.deck.of, rules.card
        last = first + len(of)
        dealt = [
            card
            for card in state.zones[BOX]
            if first <= card < last and of[card - first] not in played(state)
        ]
        state.zones[BOX] = tuple([card for card in state.zones[BOX] if card not in dealt])
        state.shuffle_in(tuple(dealt), rules.zone + UNSEEN)


def played(state: StormState) -> list[int]:
    """The investigators at the table."""
    return [state.investigator[seat] for seat in range(state.agreed.team)]


class FillRow(Step):
    """New cards lie open to the right, so that the leftmost is the oldest; an empty deck is made anew.

    (CS-MOD-15, CS-TWO-06, CS-TWO-13, CS-TWO-21)
    """

    def run(self, state: StormState) -> None:
        rules = rules_of(state)
        deck, row, gone = rules.zone + UNSEEN, rules.zone + ROW, rules.zone + GONE
        while len(state.zones[row]) < rules.deck.row:
            if state.made_anew(deck, gone) and state.chronicle is not None:
                state.tell("CS-MOD-15", "absent-reshuffled")
            if not state.deck_size(deck):
                return
            card = state.draw(deck)
            state.lay(card, row, state.everyone())
            if state.chronicle is not None:
                state.tell("CS-TWO-06", "absent-came", card=card)


class Trouble(Step):
    """If nobody called in this turn, the oldest card is discarded with its trouble; not in the first turn.

    (CS-TWO-12, CS-TWO-19)
    """

    def run(self, state: StormState) -> None:
        rules, called = rules_of(state), calls_of(state)
        waiting = rules.row(state)
        idle = not sum(called)
        for seat in range(len(called)):
            called[seat] = 0
        if not idle or state.turn == 1 or not waiting:
            return
        card = waiting[0]
        state.move(card, rules.zone + ROW, rules.zone + GONE, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-TWO-12", "trouble", card=card)
        trouble = rules.deck.trouble[card - rules.card]
        if trouble == TERROR:
            state.then(Advance())
        elif trouble == CULTIST:
            state.then(Spawn(1, 0))
        else:
            TERRORS[c.MAD_LEAST - 1].carry(state, 1)
