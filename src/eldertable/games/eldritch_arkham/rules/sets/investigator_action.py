# compiled
"""What next? As both roles that send Investigators ask it; each of them says what it can do besides."""

from typing import ClassVar

from eldertable.games.eldritch_arkham.box.bounds import STOP
from eldertable.games.eldritch_arkham.rules.sets.investigators import (
    investigator_rules,
    spend_action,
    why_no_ability,
    why_no_cab,
    why_no_step,
)
from eldertable.games.eldritch_arkham.table.fields import NOBODY
from eldertable.games.eldritch_arkham.table.reasons import why_no_actions, why_no_mythos
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.steps import Decision, Refusal


class InvestigatorAction(Decision):
    """One action after another, or enough, be there actions left; without an Investigator on the board there is none.

    (EA-ADV-05, EA-MIS-05, EA-RUL-185)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        here = state.where(seat)
        return self.actions_at(state, seat, here) if here != NOBODY else [STOP]

    def is_open(self, state: ArkhamState, seat: int) -> bool:
        here = state.where(seat)
        return here != NOBODY and state.mythos[seat] > 0  # pragma: no mutate (a no is never wrong)

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

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        here = state.where(seat)
        if here == NOBODY:
            return Refusal(self.RULES[0], "why-investigator-away", {})
        if kind == "stress":
            return why_no_mythos(state, seat, 1, investigator_rules(state, seat).stress)
        if kind == "ability":
            return why_no_ability(state, seat)
        idle = why_no_actions(state, self.RULES[0])
        if idle is not None:
            return idle
        if kind == "step-to":
            return why_no_step(state, seat, values[0])
        if kind == "cab-to":
            return why_no_cab(state, seat, values[0])
        return self.why_not_at(state, seat, here, kind, values)

    def why_not_at(
        self, state: ArkhamState, seat: int, here: int, kind: str, values: tuple[int, ...]
    ) -> Refusal | None:
        """Why an INTERVIEW, or what only one role can do, is not possible at this location."""
        raise NotImplementedError
