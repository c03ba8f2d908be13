# compiled
"""The Supremacy card: its owner may celebrate at the start of a round, and does nothing else in it.

Who takes the card: `CultState.take_supremacy`. What a celebration forbids is asked where it is
forbidden: which Locations become active in `CultState.can_be_won`, winning and alms in `resolution`, deals in
`intention`; who celebrates has passed already, and places no Priest.
"""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.rules.effects import NO_AMOUNT, ActionEnd, Apply, could, verb_of
from eldertable.games.cult.rules.means import Means
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step

CELEBRATIONS: Final = Answers(Kind("no-celebration"), Kind("celebrate", b.CELEBRATION))
NO_CELEBRATION: Final = CELEBRATIONS.start("no-celebration")
CELEBRATION: Final = CELEBRATIONS.origin("celebrate")


class Celebrate(Decision):
    """Whether the owner of the Supremacy card celebrates, and with which effect. Who celebrates has passed
    from the start, without a benefit by Mobs or deals.

    (CULT-SUP-04, CULT-SUP-06, CULT-SUP-07, CULT-SUP-09, CULT-SUP-11, CULT-RUL-86)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = CELEBRATIONS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-SUP-07", "CULT-SUP-08", "CULT-SUP-12")

    def options(self, state: CultState, seat: int) -> list[int]:
        content = state.agreed.content
        means = Means(state, seat)
        found = [NO_CELEBRATION]
        for number in range(len(content.celebrations)):
            first = content.celebration_effect[number]
            for effect in range(first, first + content.celebration_effects[number]):
                if could(state, effect, means, False):
                    found.append(CELEBRATION + number)
                    break
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == NO_CELEBRATION:
            return
        content, celebration = state.agreed.content, answer - CELEBRATION
        state.celebrating = seat
        state.passed = replaced(state.passed, seat, 1)
        if state.chronicle is not None:
            state.tell("CULT-SUP-07", "celebrates", who=seat, celebration=celebration)
        first, n = content.celebration_effect[celebration], content.celebration_effects[celebration]
        state.then(Apply(seat, first, n, NO_AMOUNT), ActionEnd(), TurnFaceDown())

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "no-celebration":
            return None
        content, means = state.agreed.content, Means(state, seat)
        reasons: list[Refusal] = []
        first = content.celebration_effect[values[0]]
        for effect in range(first, first + content.celebration_effects[values[0]]):
            reason = verb_of(state, effect).why_not(state, effect, means, False)
            if reason is None:
                return None
            reasons.append(reason)
        return reasons[0]


class TurnFaceDown(Step):
    """After the celebration's effect the Supremacy card lies face down. (CULT-SUP-07)"""

    def run(self, state: CultState) -> None:
        state.face_down = 1
