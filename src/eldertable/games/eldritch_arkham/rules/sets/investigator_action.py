# compiled
"""What next? As both roles that send Investigators ask it; each of them says what it can do besides."""

from typing import ClassVar

from eldertable.games.eldritch_arkham.box.bounds import STOP
from eldertable.games.eldritch_arkham.rules.sets.investigators import investigator_rules, spend_action
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.steps import Decision


class InvestigatorAction(Decision):
    """One action after another, or enough; without an Investigator on the board there is none. (EA-ADV-05, EA-MIS-05)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        here = state.where(seat)
        return self.actions_at(state, seat, here) if here >= 0 else [STOP]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        if spend_action(state, seat, answer, investigator_rules(state, seat).stress):
            self.act(state, seat, answer)
        state.then(self)

    def actions_at(self, state: ArkhamState, seat: int, here: int) -> list[int]:
        """What the Investigator may do at this location."""
        raise NotImplementedError

    def act(self, state: ArkhamState, seat: int, answer: int) -> None:
        """Carry out what an action was spent on."""
        raise NotImplementedError
