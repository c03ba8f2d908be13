# compiled
"""The present fight."""

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import GOO_TARGET
from eldertable.games.cultistorm.box.verbs import MODULE, OpVerb
from eldertable.games.cultistorm.rules.effects.further.signs import CAST, LOCAL, sign
from eldertable.games.cultistorm.table.enemies import cast_at
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.games.cultistorm.table.state import StormState


class InFight(OpVerb):
    """A verb about the fight that its subject is in."""

    def __init__(self, number: int, name: str, needs: tuple[str, ...]) -> None:
        super().__init__(number, name, (MODULE,), needs, ())
        self.harms = False

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return marks_of(state).fought >= 0


class Strengthen(InFight):
    """The enemy has one symbol more in this fight. (CS-CMP-24, CS-NAR-24)"""

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
    """The fight ends without winner and without penalty; it was begun all the same, and this enemy is not fought again.

    (CS-CMB-05, CS-NAR-23)
    """

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        marks = marks_of(state)
        if state.chronicle is not None:
            state.tell("CS-CMB-05", "fight-left", who=seat, enemy=marks.fought)
        marks.left, marks.fought = 1, -1
