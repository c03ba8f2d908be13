# compiled
"""Great Old Ones, the terror circle, and what terror cards do."""

from typing import ClassVar

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import CIRCLE
from eldertable.games.cultistorm.box.verbs import MODULE, OpVerb
from eldertable.games.cultistorm.rules.effects.board import TakeCrystals
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.storm.terror_circle import EndCarrying, carry_out, is_full
from eldertable.games.cultistorm.rules.storm.terror_verbs import TERRORS, GooStep
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Refusal, Step


class GooSteps(OpVerb):
    """Each Great Old One that is not held devours the cultist right below it; at the gate it stays."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,), (), ())
        self.placed = True

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(state.goos_in_play()) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then_all([GooStep(place) for place in state.goos_in_play() if not state.held[place]])


class HoldAll(GooSteps):
    """Every Great Old One in play is held. (CS-GOO-23)"""

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        for place in state.goos_in_play():
            state.held = replaced(state.held, place, 1)
            if state.chronicle is not None:
                state.tell("CS-GOO-23", "held", goo=state.goo[place])


class SummonHere(OpVerb):
    """A random first-wave Great Old One comes: to the marker, or where the subject stands.

    (CS-GOO-03, CS-PUZ-16, CS-PUZ-23)
    """

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,), (), ("what",), ("", "here"))
        self.harms = self.placed = True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        if not op.what:
            state.then(Summon(state.marker, -1, 1, 0))
        elif not state.absent(seat):
            state.then(Summon(state.place[seat], -1, 1, 0))


class CrystalAdd(OpVerb):
    """Crystals on a terror card of the table's choice, never the Endgame card. (CS-TER-01, CS-MOD-46)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,))
        self.harms = self.placed = True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(AddCrystals(state.decider(), (), op.n))


class CrystalsAny(OpVerb):
    """Crystals are taken off a card of the circle, the Endgame card too before it is activated. (CS-TER-01)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return max(state.crystals[: open_to_taking(state)]) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(TakeAnyCrystals(seat, op.n))


def open_to_taking(state: StormState) -> int:
    """How many cards of the circle lose crystals by such a text: the last, the Endgame card, until it is activated."""
    return state.agreed.terror_places - 1 if state.endgame else state.agreed.terror_places


class AddCrystals(Common):
    """The table says which terror card gets crystals; one that is full is carried out at once. (CS-TER-02, CS-MOD-46)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("add-crystals", CIRCLE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-32", "CS-MOD-46", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], n: int) -> None:
        super().__init__(seat, votes)
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return list(range(state.agreed.terror_places - 1))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] < state.agreed.terror_places - 1:
            return None
        return Refusal("CS-TER-01", "why-not-endgame", {})

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-circle", who=seat, circle=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return AddCrystals(seat, votes, self.n)

    def decided(self, state: StormState, answer: int) -> None:
        state.crystals = replaced(state.crystals, answer, state.crystals[answer] + self.n)
        if state.chronicle is not None:
            state.tell("CS-TER-01", "crystals-added", n=self.n, circle=answer)
        if is_full(state, answer):
            carry_out(state, answer)
            state.then(EndCarrying())


class TakeAnyCrystals(TakeCrystals):
    """Take crystals off one card of the circle, the Endgame card too before it is activated. (CS-DEC-32)"""

    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-32", "CS-TER-01")

    def open_places(self, state: StormState) -> int:
        return open_to_taking(state)


class OfTerror(OpVerb):
    """What a terror card does, as part of a module's text."""

    def __init__(self, number: int, terror: int) -> None:
        super().__init__(number, TERRORS[terror - 1].name, (MODULE,))
        self.terror = terror
        self.harms = self.placed = True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        TERRORS[self.terror - 1].carry(state, op.n)
