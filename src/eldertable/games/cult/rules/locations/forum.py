# compiled
"""4 Forum: the Supremacy card. What it is good for: `supremacy.py`."""

from eldertable.games.cult.rules.benefits import LocationBenefit
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Refusal


class Forum(LocationBenefit):
    """Take the Supremacy card, or lay the own one face up. (CULT-FOR-01, CULT-FOR-02, CULT-RUL-46)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return state.supremacy != side or state.face_down > 0

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        yours = not self.possible(state, side, location, influence)
        return Refusal("CULT-FOR-01", "supremacy-yours", {}) if yours else None

    def take(self, state: CultState, side: int, location: int) -> None:
        state.take_supremacy(side, "CULT-FOR-01")
