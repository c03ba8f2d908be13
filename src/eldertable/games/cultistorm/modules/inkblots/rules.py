# compiled
"""Rorschach test: blots that mean nothing, until there are too many of them; then who dreams them comes. (CS-INK-01)"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OWN_CARD, SYMBOL
from eldertable.games.cultistorm.box.places import GOO_TARGET, HAND, PICKED
from eldertable.games.cultistorm.rules.discarding import Onward, discard_all
from eldertable.games.cultistorm.rules.hands import FromHand
from eldertable.games.cultistorm.rules.refusing import why_deadly
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon, free_place
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import (
    GATE_SEALED,
    HANDS_FILLED,
    TERROR_BEGINS,
    ModuleRules,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import different, without
from eldertable.kernel.steps import Refusal, Step

BAG: Final = 0
"""Of the module's zones: the bag, ..."""
ROW: Final = 3
"""... the row of unresolved blots in the order of drawing, ..."""
DREAMT: Final = 4
"""... the blots on the Dreamer's card, and ..."""
RESOLVED: Final = 5
"""... those that are out of the game."""
DREAM: Final = 5
"""How many blots the Dreamer is made of. (CS-INK-05)"""
PAIR: Final = 2
"""How many cards resolve a blot without insanity. (CS-INK-03)"""


class InkRules(ModuleRules):
    """The rules of the inkblots at a table."""

    def __init__(
        self, zone: int, card: int, ending: int, symbols: list[int], goo: int, limits: list[int], double: int
    ) -> None:
        super().__init__(zone, card, ending)
        self.symbols = symbols
        """The symbol of each blot."""
        self.goo = goo
        """The Dreamer."""
        self.limits = limits
        """With so many unresolved blots in the row it comes, by the number of investigators (`ink_limit` of content)."""
        self.limit = 0
        self.double = double
        """From this turn on two blots are drawn."""

    def settle(self, table: StormTable) -> None:
        self.limit = self.limits[table.investigators]

    def lay_out(self, state: StormState) -> None:
        """All blots into the bag, which has no order that anybody knows. (CS-INK-16, CS-INK-14)"""
        self.shuffle_all(state, len(self.symbols), BAG)

    def symbol(self, blot: int) -> int:
        """The symbol of a blot, by its card."""
        return self.symbols[blot - self.card]

    def row(self, state: StormState) -> tuple[int, ...]:
        """The unresolved blots, the oldest first."""
        return state.zones[self.zone + ROW]

    def dreamt(self, state: StormState) -> tuple[int, ...]:
        """The blots on the Dreamer's card."""
        return state.zones[self.zone + DREAMT]

    def asleep(self, state: StormState) -> bool:
        """Whether the Dreamer is not in play."""
        return self.goo not in state.goo

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == TERROR_BEGINS:
            n = self.blots_due(state.turn)
            for module in state.agreed.asked.blots:
                n = module.blots(state, n)
            if n:
                state.then(DrawBlots(n))
        elif moment == HANDS_FILLED and state.peril(c.INK_DREAMS):
            first = self.symbol(self.dreamt(state)[0])
            for each in state.order():
                if first in held_symbols(state, each):
                    state.then(DreamAway(each, first))

    def blots_due(self, turn: int) -> int:
        """How many blots are drawn in a turn: one, later two. (CS-INK-02)"""
        return 2 if turn >= self.double else 1

    def on(self, state: StormState, occasion: int, number: int) -> None:
        """Defeated, the Dreamer loses its blots. (CS-INK-06)"""
        if occasion == GATE_SEALED and self.asleep(state):
            self.give_back(state, DREAMT)

    def enemy_symbols(self, state: StormState, enemy: int, place: int, need: list[int]) -> None:
        """The blots on its card count as if they were printed there. (CS-INK-05, CS-INK-17)"""
        if enemy >= GOO_TARGET and state.goo[place] == self.goo:
            for blot in self.dreamt(state):
                need[self.symbol(blot)] += 1

    # --- too many of them ---------------------------------------------------------------------------------

    def wake(self, state: StormState) -> None:
        """Who dreams the blots is summoned: the first five are laid on its card, all others go back into the bag.

        (CS-MOD-33, CS-INK-04, CS-INK-05, CS-INK-06, CS-INK-11, CS-INK-12, CS-INK-15)
        """
        row = self.row(state)
        if state.chronicle is not None:
            state.tell("CS-INK-04", "too-many-blots", n=len(row))
        if not state.goos_in_play() and free_place(state, state.marker) >= 0:
            for blot in row[:DREAM]:
                state.move(blot, self.zone + ROW, self.zone + DREAMT, state.everyone())
        self.give_back(state, ROW)
        state.then(Summon(state.marker, self.goo, 1, 0))

    def give_back(self, state: StormState, zone: int) -> None:
        """The blots of a zone go back into the bag."""
        blots = state.zones[self.zone + zone]
        if not blots:
            return
        state.zones[self.zone + zone] = ()
        state.shuffle_in(blots, self.zone + BAG)
        if state.chronicle is not None:
            state.tell("CS-INK-06", "blots-back", n=len(blots))

    def take_out(self, state: StormState, symbol: int) -> int:
        """The oldest blot of this symbol goes out of the game, and the row closes up. (CS-INK-17)"""
        blot = next(blot for blot in self.row(state) if self.symbol(blot) == symbol)
        state.move(blot, self.zone + ROW, self.zone + RESOLVED, state.everyone())
        return blot - self.card

    def resolved(self, state: StormState) -> None:
        """A blot has gone out of the game, and all that came with it is told."""
        for module in state.agreed.asked.blot_resolved:
            module.blot_resolved(state)

    # --- resolving ----------------------------------------------------------------------------------------

    def lying(self, state: StormState) -> list[int]:
        """The symbols of the unresolved blots, each once."""
        return different([self.symbol(blot) for blot in self.row(state)])

    def resolvable(self, state: StormState, seat: int, symbol: int) -> bool:
        """Whether somebody has the cards for a blot of this symbol: two, or one and a mind that bears it. (CS-INK-03)"""
        symbols, cards = state.agreed.content.action_symbol, 0
        for zone in (HAND + seat, PICKED + seat):
            for card in state.zones[zone]:
                if symbols[card] == symbol:
                    cards += 1
        return cards >= PAIR or (cards > 0 and state.bears(seat, 1))

    def acts_absent(self, act: int) -> bool:
        """Cards of the hand resolve a blot from anywhere. (CS-OTH-23)"""
        return True

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        for blot in self.row(state):
            if self.resolvable(state, seat, self.symbol(blot)):
                return True
        return False

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        """What stands against resolving a blot. (CS-INK-03, CS-RUL-060)"""
        lying = self.lying(state)
        if not lying:
            return Refusal("CS-INK-03", "why-no-blot", {})
        held = held_symbols(state, seat)
        if not any([symbol in held for symbol in lying]):
            return Refusal("CS-INK-03", "why-no-card-of-a-blot", {"who": seat})
        return None if self.can_act(state, seat, act) else why_deadly(state, seat, 1)

    def act(self, state: StormState, seat: int, act: int) -> None:
        state.then(ResolveBlot(seat))

    # --- texts that take blots away -----------------------------------------------------------------------

    def can_carry(self, state: StormState, seat: int, op: c.Op) -> bool:
        return op.verb == c.UNBLOT and len(self.row(state)) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        """Unresolved blots go out of the game; those on the Dreamer's card stay. (CS-INK-13)"""
        state.then(PickBlot(state.decider(), (), op.n))


def rules_of(state: StormState) -> InkRules:
    """The rules of the inkblots at this table."""
    rules: InkRules = state.agreed.module(InkRules)
    return rules


def held_symbols(state: StormState, seat: int) -> list[int]:
    """The symbols of the cards in a hand, those laid aside too."""
    symbols = state.agreed.content.action_symbol
    return [symbols[card] for card in state.zones[HAND + seat] + state.zones[PICKED + seat]]


# --- drawing --------------------------------------------------------------------------------------------------------


class DrawBlots(Step):
    """A blot is drawn and laid open; if too many lie there unresolved, the Dreamer comes at once; then the next. None
    while the Dreamer is in play.

    (CS-INK-02, CS-INK-04, CS-INK-07, CS-INK-08, CS-INK-10, CS-INK-18)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: StormState) -> None:
        rules = rules_of(state)
        if not rules.asleep(state) or not state.deck_size(rules.zone + BAG):
            return
        blot = state.draw(rules.zone + BAG)
        state.lay(blot, rules.zone + ROW, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-INK-02", "blot-drawn", blot=blot - rules.card, symbol=rules.symbol(blot))
        if len(rules.row(state)) >= rules.limit:
            rules.wake(state)
        if self.n > 1:
            state.then(DrawBlots(self.n - 1))


# --- resolving ------------------------------------------------------------------------------------------------------


class ResolveBlot(FromHand):
    """With which cards a blot is resolved: two of its symbol, or one and 1 insanity. (CS-INK-03, CS-DEC-51)

    The first card says which symbol the blot has.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("bear-the-sight"), Kind("resolve-with", OWN_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CS-INK-03", "CS-DEC-51")
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def first(self) -> int:
        return FIRST_CARD

    def closing(self) -> int:
        return BEAR

    def symbol_of(self, state: StormState, seat: int, answer: int) -> int:
        """The symbol of the card that an answer names."""
        return state.agreed.content.action_symbol[state.own_card(seat, answer - FIRST_CARD)]

    def fits(self, state: StormState, seat: int, symbol: int, picks: tuple[int, ...]) -> bool:
        """Whether a card of this symbol could be picked besides these."""
        if picks:
            return symbol == self.symbol_of(state, seat, picks[0])
        return rules_of(state).resolvable(state, seat, symbol)

    def further(self, state: StormState, seat: int, picks: tuple[int, ...]) -> list[int]:
        lying = rules_of(state).lying(state)
        found: list[int] = []
        if len(picks) < PAIR:
            for answer in without([FIRST_CARD + code for code in state.choosable(seat)], picks):
                symbol = self.symbol_of(state, seat, answer)
                if symbol in lying and self.fits(state, seat, symbol, picks):
                    found.append(answer)
        return found

    def would_do(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        if len(picks) != 1 or not state.bears(seat, 1):
            return False
        return self.symbol_of(state, seat, picks[0]) in rules_of(state).lying(state)

    def complete(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) == PAIR

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        picks = self.picked(state, seat)
        if kind == "bear-the-sight":
            return why_deadly(state, seat, 1) if picks else Refusal("CS-INK-03", "why-a-card-first", {})
        why = super().why_not(state, seat, kind, values)
        if why is not None:
            return why
        symbol = self.symbol_of(state, seat, FIRST_CARD + values[0])
        if picks and symbol != self.symbol_of(state, seat, picks[0]):
            return Refusal("CS-INK-03", "why-another-symbol", {"symbol": symbol})
        if symbol not in rules_of(state).lying(state):
            return Refusal("CS-INK-03", "why-no-such-blot", {"symbol": symbol})
        return None if self.fits(state, seat, symbol, picks) else why_deadly(state, seat, 1)

    def carry_out(self, state: StormState, seat: int, picks: tuple[int, ...]) -> None:
        symbol = self.symbol_of(state, seat, picks[0])
        discard_all(state, seat, state.zones[PICKED + seat], PICKED + seat, "CS-INK-03")
        blot = rules_of(state).take_out(state, symbol)
        if state.chronicle is not None:
            state.tell("CS-INK-03", "blot-resolved", who=seat, blot=blot, symbol=symbol)
        if len(picks) < PAIR:
            state.madden(seat, 1, "CS-INK-03")
        rules_of(state).resolved(state)


BEAR: Final = ResolveBlot.ANSWERS.start("bear-the-sight")
FIRST_CARD: Final = ResolveBlot.ANSWERS.start("resolve-with")


class PickBlot(Common):
    """The table says which blot a text takes out of the game. (CS-INK-13, CS-DEC-32)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("wipe-blot", SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-INK-13", "CS-DEC-32", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], n: int) -> None:
        super().__init__(seat, votes)
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return rules_of(state).lying(state)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] in rules_of(state).lying(state):
            return None
        return Refusal("CS-INK-13", "why-no-such-blot", {"symbol": values[0]})

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-blot", who=seat, symbol=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickBlot(seat, votes, self.n)

    def decided(self, state: StormState, answer: int) -> None:
        rules = rules_of(state)
        blot = rules.take_out(state, answer)
        if state.chronicle is not None:
            state.tell("CS-INK-13", "blot-wiped", blot=blot, symbol=answer)
        rules.resolved(state)
        if self.n > 1 and rules.row(state):
            state.then(PickBlot(state.decider(), (), self.n - 1))


# --- the Dreamer's peril --------------------------------------------------------------------------------------------


class DreamAway(FromHand):
    """Which card with the symbol of the Dreamer's first blot is discarded. (CS-INK-19, CS-DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "symbol")
    ANSWERS: ClassVar[Answers] = Answers(Kind("dream-away", OWN_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CS-INK-19", "CS-DEC-25")
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, symbol: int) -> None:
        self.seat = seat
        self.symbol = symbol

    def has_symbol(self, state: StormState, seat: int, code: int) -> bool:
        """Whether the card at this place of the deck has the symbol."""
        return state.agreed.content.action_symbol[state.own_card(seat, code)] == self.symbol

    def further(self, state: StormState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return [
            code
            for code in without(state.choosable(seat), picks)
            if not picks and self.has_symbol(state, seat, code)
        ]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if self.has_symbol(state, seat, values[0]):
            return None
        return Refusal("CS-INK-19", "why-not-dreamt", {"symbol": self.symbol})

    def complete(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) == 1

    def carry_out(self, state: StormState, seat: int, picks: tuple[int, ...]) -> None:
        discard_all(state, seat, state.zones[PICKED + seat], PICKED + seat, "CS-INK-19")
