# compiled
"""The round and the order of its phases, and what happens between two rounds."""

from eldertable.games.rise_of_the_cults.box.cards import PLANS
from eldertable.games.rise_of_the_cults.rules.phases.action import ActionPhase
from eldertable.games.rise_of_the_cults.rules.phases.city import City
from eldertable.games.rise_of_the_cults.rules.phases.hiding import Hiding
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import Mobilization
from eldertable.games.rise_of_the_cults.rules.phases.planning import Planning
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import Recruitment
from eldertable.games.rise_of_the_cults.rules.scoring import Scoring
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.steps import Step


class Round(Step):
    """City, Cult, Planning, Action, Hiding; no City phase in the first round, no Hiding phase in the last round.

    (ROTC-RND-01, ROTC-RND-02, ROTC-RND-03, ROTC-RND-04, ROTC-RND-05, ROTC-SRD-01, ROTC-SRD-12)
    """

    def run(self, state: RiseState) -> None:
        if state.chronicle is not None:
            state.tell("ROTC-RND-02", "round-begins", n=state.round, rounds=state.agreed.rounds)
        if state.round > 1:
            state.then(City())
        state.then(Mobilization(), Recruitment(), Planning(0), ActionPhase())
        if state.round < state.agreed.rounds:
            state.then(Hiding(), NextRound())
        else:
            state.then(Scoring())


class NextRound(Step):
    """First Cultist to the left, Round marker up, Plan markers home.

    (ROTC-HID-04, ROTC-HID-05, ROTC-HID-06)
    """

    def run(self, state: RiseState) -> None:
        if not state.agreed.solo:
            state.first = state.next_clockwise(state.first)
        state.round += 1
        for side in range(state.table.sides):
            for plan in range(PLANS):
                state.markers[side] += state.plans_done[side * PLANS + plan]
                state.plans_done[side * PLANS + plan] = 0
        state.then(Round())
