# compiled
"""What a sensible player makes of the puzzle: look for its pieces, bring them together, and end the curses."""

from typing import Final

from eldertable.games.cultistorm.modules.puzzle.rules import (
    JOIN,
    STRONG_ENEMY,
    TOGETHER,
    KeepPieces,
    begun,
    rules_of,
)
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth
from eldertable.kernel.steps import Decision

JOINING: Final = 12.0
"""What it is worth that curses end, in tenths of a kill ..."""
HANDING: Final = 6.0
"""... and that somebody else can end them."""
CROWD: Final = 2
"""How many cultists a horror may bring: with less room than that nobody looks for pieces, unless only they are missing."""
SEARCH: Final = 10.0
"""What it costs to look for a piece again."""


class Solver(Advice):
    """Research while pieces are missing; join what can be joined; hand a single piece to who has another."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        if act == JOIN:
            return JOINING
        rules = rules_of(state)
        if not rules.joins:
            return 0.0
        if rules.joined(state) or len(rules.held(state, seat)) >= TOGETHER:
            return 0.0
        return HANDING if best_partner(state, seat) >= 0 else 0.0

    def wants_research(self, state: StormState, seat: int) -> bool:
        room = state.agreed.limit - state.cultists_on_board()
        return rules_of(state).missing(state) > 0 and (room >= CROWD or state.all_sealed())

    def first_fight(self, state: StormState, seat: int, place: int, need: list[int]) -> None:
        if not begun(state)[seat] and rules_of(state).cursed(state, seat, STRONG_ENEMY):
            need[state.symbol_of(place)] += 1


def best_partner(state: StormState, seat: int) -> int:
    """Who on the location holds most pieces; -1 if nobody else holds one."""
    rules = rules_of(state)
    best, most = -1, 0
    for other in range(state.agreed.team):
        n = len(rules.held(state, other))
        if other != seat and state.together(seat, other) and n > most:
            best, most = other, n
    return best


class Handed(Worth):
    """To whom a piece goes: who can join it."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return float(len(rules_of(state).held(state, values[1])))


class Kept(Worth):
    """Ongoing insanity is borne by the calm."""

    def of(self, state: StormState, decision: KeepPieces, seat: int, values: tuple[int, ...]) -> float:
        return -4.0 * state.insanity(seat)


class LetGo(Worth):
    """A piece that must be looked for again; which one is all the same."""

    def of(self, state: StormState, decision: KeepPieces, seat: int, values: tuple[int, ...]) -> float:
        return -SEARCH


WORTHS: Final[dict[str, Worth]] = {"give-piece": Handed(), "keep-pieces": Kept(), "let-go": LetGo()}
