# compiled
"""Terror cards that strike one of several: the table chooses which. (CS-DEC-25)

Which verbs do so, and whom or what each strikes: `terror_verbs.py`.
"""

from typing import ClassVar

from eldertable.games.cultistorm.box.verbs import TerrorVerb
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Refusal, Step


class OnOne(TerrorVerb):
    """What a card does to one investigator or location, which the table chooses among those it may strike. (CS-DEC-25)"""

    def carry(self, state: StormState, n: int) -> None:
        if self.targets(state):
            state.then(self.ask(state.decider(), (), n))

    def ask(self, seat: int, votes: tuple[int, ...], n: int) -> Step:
        """The question which one, to this seat, with the votes so far."""
        raise NotImplementedError

    def targets(self, state: StormState) -> list[int]:
        """Whom or what it may strike."""
        raise NotImplementedError

    def why_spared(self, state: StormState, target: int) -> Refusal | None:
        """Why it does not strike this one; None if it may."""
        raise NotImplementedError

    def strike(self, state: StormState, target: int, n: int) -> None:
        """Strike this one."""
        raise NotImplementedError


class PickOne(Common):
    """The table says whom or what a terror card strikes, among those it may. (CS-DEC-25, CS-RUL-117)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "verb", "n")
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-25", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], verb: int, n: int) -> None:
        super().__init__(seat, votes)
        self.verb = verb
        self.n = n

    def deed(self) -> OnOne:
        """The verb of the card, which its number names."""
        raise NotImplementedError

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return self.deed().ask(seat, votes, self.n)

    def options(self, state: StormState, seat: int) -> list[int]:
        return self.deed().targets(state)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return self.deed().why_spared(state, values[0])

    def decided(self, state: StormState, answer: int) -> None:
        self.deed().strike(state, answer, self.n)
