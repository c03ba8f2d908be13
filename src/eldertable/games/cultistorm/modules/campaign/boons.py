# compiled
"""Boons of the sheet that are used once in a mission. (CS-CAM-09)"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.modules.campaign.mission import mission_of
from eldertable.games.cultistorm.modules.campaign.progress import BOONS, progress
from eldertable.games.cultistorm.rules.effects.clauses import read
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Dimension, Kind
from eldertable.kernel.steps import Decision, Refusal

BOON: Final = Dimension("boon", BOONS)


class UseBoon(Decision):
    """Which boon is used: each once in a mission. (CS-CAM-09, CS-DEC-69)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("use-boon", BOON))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-09", "CS-DEC-69")

    def options(self, state: StormState, seat: int) -> list[int]:
        return mission_of(state).usable(state, seat)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] in mission_of(state).usable(state, seat):
            return None
        return Refusal("CS-CAM-09", "why-no-boon", {})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        progress(state).boons_used |= 1 << answer
        if state.chronicle is not None:
            state.tell("CS-CAM-09", "boon-used", who=seat, boon=answer)
        read(state, seat, mission_of(state).story.boons[answer], c.NOW)
