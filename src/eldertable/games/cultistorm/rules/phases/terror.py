# compiled
"""Phase 3, the terror phase: how often the terror marker advances.

What an advance does (crystals, a card that is used and replaced, a location activated) is in `storm/terror_circle.py`.
"""

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import EYE
from eldertable.games.cultistorm.rules.moments import come
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.fields import TERROR_PHASE
from eldertable.games.cultistorm.table.modules import TERROR_BEGINS, TERROR_OVER
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Step


class TerrorPhase(Step):
    """One place, and more if a peril or the Endgame card says so. (CS-TER-01)"""

    def run(self, state: StormState) -> None:
        state.phase = TERROR_PHASE
        n = 1 + state.peril(c.TERROR_PLUS)
        if state.endgame:
            content = state.agreed.content
            n += content.endgames[state.zones[EYE][0] - content.first_endgame].terror_plus
        come(state, TERROR_BEGINS)
        state.then_all([Advance() for _ in range(n)])
        come(state, TERROR_OVER)
