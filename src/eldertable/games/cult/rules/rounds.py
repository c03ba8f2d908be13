# compiled
"""The round: a celebration, the Intention Phase, the Resolution Phase, and the end of the round or of the game."""

from eldertable.games.cult.box.places import FREE, KINDS_OF_PRIEST, NOBODY, SHEET
from eldertable.games.cult.rules.intention import TURNS
from eldertable.games.cult.rules.licenses import replenish_licenses
from eldertable.games.cult.rules.resolution import LOCATIONS
from eldertable.games.cult.rules.supremacy import Celebrate
from eldertable.games.cult.rules.victory import adjudicate, declare_victory
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Step


class Round(Step):
    """A celebration, if the Supremacy card lay face up before the round; Intention Phase, Resolution Phase,
    end of the round.

    (CULT-RND-01, CULT-SUP-05, CULT-RUL-45)
    """

    def run(self, state: CultState) -> None:
        if state.chronicle is not None:
            state.tell("CULT-RND-01", "round-begins", n=state.round, who=state.first)
        owner = state.supremacy
        if owner != NOBODY and not state.face_down:
            state.then(Celebrate(owner))
        state.then(TURNS[state.first])
        state.then(LOCATIONS[1])
        state.then(RoundEnd())


# --- the end of the round -------------------------------------------------------------------------------------------


class RoundEnd(Step):
    """Victory, Masters, Licenses, First Player, end of the celebration; in this order. Nobody has won: the
    last to win a Location is First Player, and a new round starts.

    (CULT-SET-15, CULT-WIN-01, CULT-WIN-07, CULT-END-02, CULT-END-03, CULT-END-04, CULT-END-05, CULT-RUL-43,
    CULT-RUL-64)
    """

    def run(self, state: CultState) -> None:
        if declare_victory(state):
            return
        if state.agreed.max_rounds and state.round >= state.agreed.max_rounds:
            adjudicate(state)
            return
        return_masters(state)
        replenish_licenses(state)
        if state.last_winner != NOBODY:
            state.first = state.last_winner
        state.last_winner = NOBODY
        state.celebrating = NOBODY
        sides = state.table.sides
        state.placed = [0] * sides
        state.passed = (0,) * sides
        state.round += 1
        state.then(Round())


def return_masters(state: CultState) -> None:
    """Masters on the sheets become free Priests. (CULT-CUL-08, CULT-END-04)"""
    for side in range(state.table.sides):
        for kind in range(KINDS_OF_PRIEST):
            while state.count(side, SHEET, kind):
                state.move_priest(side, kind, SHEET, FREE)
