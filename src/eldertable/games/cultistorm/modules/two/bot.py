# compiled
"""What a call is worth to a sensible player."""

from typing import Final

from eldertable.games.cultistorm.bot.plan import Outlook
from eldertable.games.cultistorm.bot.verbs import weighed
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.modules.two.rules import PLAYERS, calls_of, rules_of
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState

WAITING: Final = (5.0, 4.0, 3.0)
"""What each trouble costs, in tenths of a kill: terror, a cultist, insanity."""


class Caller(Advice):
    """Call what helps; rather something small than trouble."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        rules = rules_of(state)
        row = rules.row(state)
        card = row[act // PLAYERS]
        action = state.action(card)
        worth = -6.0 * rules.madness(card) * (1.0 + 0.5 * state.insanity(seat))
        if not sum(calls_of(state)) and state.turn > 1:
            worth += WAITING[rules.deck.trouble[row[0] - rules.card]]
        if action.combat:
            return 0.0
        outlook = Outlook(state)
        for clause in action.text.clauses:
            worth += max([weighed(op.verb).of(state, op, act % PLAYERS, outlook) for op in clause.ops])
        if any([op.verb == c.TERROR for op in action.text.ops]):
            worth -= 5.0
        return worth

    def lendable(self, state: StormState, seat: int, reserved: list[int]) -> list[int]:
        rules, called = rules_of(state), calls_of(state)
        row = rules.row(state)
        left = rules.deck.calls * PLAYERS - sum(called) - sum([1 for card in reserved if card in row])
        if left <= 0:
            return []
        return [card for card in row if state.action(card).combat and card not in reserved]

    def lending_madness(self, state: StormState, card: int) -> int:
        return rules_of(state).madness(card)

    def lending(self, state: StormState, seat: int, card: int, other: int) -> int:
        rules = rules_of(state)
        row = rules.row(state)
        if card not in row or calls_of(state)[seat] >= rules.deck.calls:
            return -1
        mate = 1 - seat
        calmer = state.insanity(mate) < state.insanity(seat)
        if rules.madness(card) and calmer and calls_of(state)[mate] < rules.deck.calls:
            return -1
        return row.index(card) * PLAYERS + other
