# compiled
"""The marks of modules' texts: when they begin to count, what they change, and when they end."""

from typing import Final

from eldertable.games.cultistorm.box.places import SYMBOLS
from eldertable.games.cultistorm.rules.effects.clauses import call_in
from eldertable.games.cultistorm.rules.preparing.movement import moves_freely
from eldertable.games.cultistorm.table.fields import PREPARATION_PHASE
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.games.cultistorm.table.modules import (
    COMBAT_BEGINS,
    FIGHT_BEGINS,
    FIGHT_ENDS,
    PREPARING,
    ROUND_BEGINS,
    TURN_ENDS,
    ModuleRules,
)
from eldertable.games.cultistorm.table.state import StormState

FIRST: Final = -9


class CommonRules(ModuleRules):
    """What holds at every table that uses a module; it acts before any of them."""

    def rank(self, moment: int) -> int:
        return FIRST

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == PREPARING:
            tired = marks_of(state).tired
            for each in range(state.agreed.team):
                tired[each] = 2 if tired[each] & 1 else 0
            call_in(state)
        elif moment == COMBAT_BEGINS:
            tired = marks_of(state).tired
            for each in range(state.agreed.team):
                tired[each] &= 1
        elif moment == TURN_ENDS:
            marks = marks_of(state)
            marks.fought = -1
            for each in range(state.agreed.team):
                marks.no_rerolls[each] = 0
        elif moment == FIGHT_BEGINS:
            marks = marks_of(state)
            marks.fought, marks.left, marks.stronger, marks.given = enemy, 0, [0] * SYMBOLS, ()
        elif moment in (FIGHT_ENDS, ROUND_BEGINS):
            marks = marks_of(state)
            marks.fought, marks.stronger, marks.given = -1, [0] * SYMBOLS, ()

    def enemy_symbols(self, state: StormState, enemy: int, place: int, need: list[int]) -> None:
        """The symbols that a text has given the enemy for this fight. (CS-CMP-24)"""
        marks = marks_of(state)
        if enemy == marks.fought:
            for symbol in range(SYMBOLS):
                need[symbol] += marks.stronger[symbol]

    def helps(self, state: StormState, seat: int, enemy: int) -> tuple[int, ...]:
        """The symbols that a text covers for nothing in this fight. (CS-CMB-10, CS-NAR-31)"""
        marks = marks_of(state)
        return marks.given if enemy == marks.fought else ()

    def calls_off(self, state: StormState, seat: int, enemy: int) -> bool:
        return marks_of(state).left > 0

    def may_pay_reroll(self, state: StormState, seat: int) -> bool:
        return not marks_of(state).no_rerolls[seat]

    def move_cost(self, state: StormState, seat: int, n: int) -> int:
        """Who is tired has no free move; what lets people leave for nothing still does. (CS-MOD-42)"""
        tired = marks_of(state).tired[seat] & 2 and state.phase == PREPARATION_PHASE
        if tired and not n and not moves_freely(state, seat):
            return 1
        return n
