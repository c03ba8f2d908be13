# compiled
"""After a mission: who comes as whom, who bears a scar, which objects are noted for the next one. (CS-CAM-27)"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box.bounds import INVESTIGATOR, OBJECT, SEAT
from eldertable.games.cultistorm.modules.campaign.mission import mission_of
from eldertable.games.cultistorm.modules.campaign.progress import Progress, progress
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

NONE: Final = 0
ONE: Final = 1


class OneOrNone(Decision):
    """One thing goes onto the sheet, or none does: the first kind of answer names nothing, the second the thing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def offered(self, state: StormState, seat: int) -> list[int]:
        """What may be named."""
        raise NotImplementedError

    def why_taken(self, one: int) -> Refusal:
        """Why what is not offered may not be named."""
        raise NotImplementedError

    def write(self, state: StormState, seat: int, one: int) -> None:
        """Note what was named."""
        raise NotImplementedError

    def options(self, state: StormState, seat: int) -> list[int]:
        return [NONE, *[ONE + one for one in self.offered(state, seat)]]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None if not values or values[0] in self.offered(state, seat) else self.why_taken(values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer != NONE:
            self.write(state, seat, answer - ONE)


class ComeAs(OneOrNone):
    """Who died comes back as somebody else, whom nobody plays or will play, or as the same. (CS-CAM-03, CS-DEC-61)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("come-as-before"), Kind("come-as", INVESTIGATOR))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-03", "CS-CAM-27", "CS-DEC-61")

    def offered(self, state: StormState, seat: int) -> list[int]:
        taken = [*state.investigator, *progress(state).successor]
        return [one for one in range(len(state.agreed.content.investigators)) if one not in taken]

    def why_taken(self, one: int) -> Refusal:
        return Refusal("CS-CAM-03", "why-not-free", {"investigator": one})

    def write(self, state: StormState, seat: int, one: int) -> None:
        progress(state).successor[seat] = one
        if state.chronicle is not None:
            state.tell("CS-CAM-03", "comes-as", who=seat, investigator=one)


class PickScar(Common):
    """A mission lost without a death leaves a scar on somebody. (CS-CAM-08, CS-DEC-60)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("scar", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-08", "CS-CAM-27", "CS-DEC-60", "CS-RUL-117")

    def options(self, state: StormState, seat: int) -> list[int]:
        return mission_of(state).unscarred(state)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] in mission_of(state).unscarred(state):
            return None
        return Refusal("CS-CAM-08", "why-scarred", {"who": values[0], "n": mission_of(state).story.scar_max})

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-seat", who=seat, other=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickScar(seat, votes)

    def decided(self, state: StormState, answer: int) -> None:
        progress(state).scarred = answer
        if state.chronicle is not None:
            state.tell("CS-CAM-08", "scarred", who=answer)


class KeepMemento(OneOrNone):
    """One object may be noted for the next mission. (CS-CAM-07, CS-DEC-59)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("note-nothing"), Kind("note-object", OBJECT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-07", "CS-CAM-27", "CS-DEC-59")

    def offered(self, state: StormState, seat: int) -> list[int]:
        return mission_of(state).notable(state, seat)

    def why_taken(self, one: int) -> Refusal:
        return Refusal("CS-CAM-07", "why-all-noted", {"object": one})

    def write(self, state: StormState, seat: int, one: int) -> None:
        progress(state).memento[seat] = one
        if state.chronicle is not None:
            state.tell("CS-CAM-07", "noted", who=seat, object=one)


class CloseSheet(Step):
    """Nothing more is asked: the mission is over, and the new sheet is written. (CS-CAM-19, CS-CAM-27)"""

    def run(self, state: StormState) -> None:
        made: Progress = progress(state)
        made.settled = 1
        state.finish(made.verdict, made.victors)
