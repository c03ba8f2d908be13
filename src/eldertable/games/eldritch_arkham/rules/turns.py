# compiled
"""Turns and rounds: the Monster first if it is due, the role's own steps, then the Great Old One."""

from typing import Final

from eldertable.games.eldritch_arkham.rules.grimoires import GrimoireTurn
from eldertable.games.eldritch_arkham.rules.monster_acts import MonsterActs
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.rules.turn_end import EndOfTurn, forget
from eldertable.games.eldritch_arkham.table.fields import LAST_ROUND, NOBODY
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.steps import GoOn, Step


class BeginTurn(RoleStep):
    """Monster, the role's steps, who acts after every turn (`after_turns`: the Great Old One), the next role.

    (EA-GRM-09, EA-MON-06, EA-GEN-06, EA-RUL-187, EA-RUL-190)
    """

    def run(self, state: ArkhamState) -> None:
        state.turn = self.side
        state.acting = self.side
        forget(state)
        if state.table.seats:
            announce(state, self.side)
        else:
            state.then(GoOn(), AnnounceTurn(self.side))
        if state.keeper == self.side:
            state.then(MonsterActs(NOBODY), MarkerOff())
        state.then(role_turn(state, self.side))
        state.then(END_OF_TURN)
        for step in state.agreed.after_turns:
            state.then(step)
        state.then(NEXT_TURN)


def announce(state: ArkhamState, side: int) -> None:
    """Tell whose turn it is."""
    if state.chronicle is not None:
        state.tell("EA-GEN-01", "turn-begins", who=side, n=state.round)


class AnnounceTurn(RoleStep):
    """Where everybody only looks on, it is told after they have gone on."""

    def run(self, state: ArkhamState) -> None:
        announce(state, self.side)


class MarkerOff(Step):
    """After the Monster has acted its marker is discarded; not when a card or a Grimoire made it act.

    (EA-MON-06, EA-RUL-192)
    """

    def run(self, state: ArkhamState) -> None:
        state.keeper = NOBODY


def role_turn(state: ArkhamState, side: int) -> Step:
    """The steps of a role, as its own page of the rulebook lists them. (EA-GEN-02)"""
    return GrimoireTurn(side) if side >= state.table.seats else state.rules_of(side).turn(side)


class NextTurn(Step):
    """The next role, or after the last agreed round the end. (EA-RUL-13, EA-RUL-14)"""

    def run(self, state: ArkhamState) -> None:
        side = state.next_in_turn()
        if state.place_in_order(side) <= state.place_in_order(state.turn):
            if state.round >= state.agreed.rounds:
                state.finish(LAST_ROUND, 1 << leader(state))
                return
            state.round += 1
        state.then(BeginTurn(side))


END_OF_TURN: Final = EndOfTurn()
NEXT_TURN: Final = NextTurn()
"""Steps never change, so one of each will do."""


def leader(state: ArkhamState) -> int:
    """The role with most Omen points; of equals the earlier in turn order. (EA-RUL-14)"""
    best = state.order[0]
    for side in state.order:
        if state.omens[side] > state.omens[best]:
            best = side
    return best
