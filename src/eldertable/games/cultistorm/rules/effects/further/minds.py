# compiled
"""Minds, hands and trophies of investigators."""

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import HAND, SUPPLY, SYMBOLS
from eldertable.games.cultistorm.box.verbs import COST, MODULE, OpVerb
from eldertable.games.cultistorm.rules.discarding import SUPPORT_TEXT, DropAll
from eldertable.games.cultistorm.rules.effects.further.signs import LOCAL, sign
from eldertable.games.cultistorm.rules.storm.terror_verbs import drop_random
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.games.cultistorm.table.state import StormState


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
