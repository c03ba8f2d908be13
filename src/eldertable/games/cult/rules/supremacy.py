# compiled
"""The Supremacy card: its owner may celebrate at the start of a round, and does nothing else in it.

Who takes the card: `CultState.take_supremacy`. What a celebration forbids is asked where it is forbidden.
"""

from typing import ClassVar

from eldertable.games.cult.rules.effects import ActionEnd, Apply
from eldertable.games.cult.rules.means import Means, could
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Decision, Step

NO_CELEBRATION = 0
MOST_CELEBRATIONS = 8


class Celebrate(Decision):
    """Whether the owner of the Supremacy card celebrates: 1 + the effect, or no.

    (CULT-SUP-04, CULT-SUP-06, CULT-SUP-07)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SIZE: ClassVar[int] = 1 + MOST_CELEBRATIONS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-SUP-07", "CULT-SUP-08", "CULT-SUP-12")

    def options(self, state: CultState, seat: int) -> list[int]:
        content = state.agreed.content
        means = Means(state, seat)
        found = [NO_CELEBRATION]
        for number in range(len(content.celebrations)):
            first = content.celebration_effect[number]
            for effect in range(first, first + content.celebration_effects[number]):
                if could(state, effect, means, False):
                    found.append(1 + number)
                    break
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == NO_CELEBRATION:
            return
        content = state.agreed.content
        state.celebrating = seat
        state.passed[seat] = 1
        if state.chronicle is not None:
            state.tell("CULT-SUP-07", "celebrates", who=seat, celebration=answer - 1)
        first, n = content.celebration_effect[answer - 1], content.celebration_effects[answer - 1]
        state.then(Apply(seat, first, n, 0), ActionEnd(), TurnFaceDown())


class TurnFaceDown(Step):
    """After the celebration's effect the Supremacy card lies face down. (CULT-SUP-07)"""

    def run(self, state: CultState) -> None:
        state.face_down = 1
