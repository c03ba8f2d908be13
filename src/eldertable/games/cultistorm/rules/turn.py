# compiled
"""The turn: six phases, then everything borrowed goes back."""

from eldertable.games.cultistorm.box.places import BEFORE, FACES
from eldertable.games.cultistorm.rules.discarding import Onward
from eldertable.games.cultistorm.rules.moments import come
from eldertable.games.cultistorm.rules.phases.combat import Combat
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.preparation import Preparation
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.phases.terror import TerrorPhase
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from eldertable.games.cultistorm.rules.storm.terror_verbs import move_everybody
from eldertable.games.cultistorm.table.fields import EXHAUSTED
from eldertable.games.cultistorm.table.modules import TURN_ENDS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Step


class Turn(Step):
    """Cultists, update, terror, preparation, combat, sealing. (CS-TRN-01)"""

    def run(self, state: StormState) -> None:
        state.then(CultistPhase(), UpdatePhase(), TerrorPhase(), Onward(), Preparation())
        state.then(Combat(), Onward(), Sealing(), Onward())
        come(state, TURN_ENDS)
        state.then(EndTurn())


class EndTurn(Step):
    """Supports, target markers and dice go back, those from the side reserve too; marks of the turn end; hand cards
    stay.

    (CS-SET-16, CS-TRN-02, CS-RUL-128)
    """

    def run(self, state: StormState) -> None:
        seats = range(state.agreed.team)
        for seat in seats:
            for card in state.zones[BEFORE + seat]:
                if not state.action(card).next_turn:
                    state.give_back(card, seat)
            state.moved[seat] = state.plays[seat] = state.researched[seat] = state.taken[seat] = 0
            state.done[seat] = state.visits[seat] = 0
        state.stars = state.generals = (0,) * len(state.stars)
        state.targets = [-1] * len(state.targets)
        state.abilities_used = (0,) * len(state.abilities_used)
        state.repeats = [0] * len(state.repeats)
        state.dice_of = [0] * len(state.dice_of)
        state.pool = [0] * FACES
        state.used = ()
        state.extra = state.cap = state.team_visits = 0
        state.relay_card = state.relay_to = -1
        state.relay_used = 0
        for _ in range(state.wrong_turns):
            move_everybody(state)
        state.wrong_turns = 0
        if state.turn >= state.agreed.content.numbers.turns:
            state.finish(EXHAUSTED, 0)
            return
        state.turn += 1
        state.then(Turn())
