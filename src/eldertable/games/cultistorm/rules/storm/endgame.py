# compiled
"""The Endgame: its card is activated, carried out, and summons a second-wave Great Old One.

It begins when the eye's card has its crystals (`terror_circle.py`) or the cultist deck runs out (`arrivals.py`).
"""

from typing import ClassVar

from eldertable.games.cultistorm.box.places import COLUMN, EYE, PLACES
from eldertable.games.cultistorm.rules.discarding import ENDGAME_CARD, drop
from eldertable.games.cultistorm.rules.moments import befall
from eldertable.games.cultistorm.rules.storm import great_old_ones, terror_circle
from eldertable.games.cultistorm.table.modules import ENDGAME_CARRIED_OUT
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Step


class ActivateEndgame(Step):
    """The Endgame card is turned up and carried out, once; then the phase goes on where it was. Crystals on other cards
    stay.

    (CS-END-01, CS-END-02, CS-END-03, CS-END-04, CS-END-05, CS-RUL-057, CS-RUL-120)
    """

    def run(self, state: StormState) -> None:
        if state.endgame:
            return
        for module in state.agreed.asked.takes_endgame:
            if module.takes_endgame(state):
                return
        state.endgame = 1
        state.carrying += 1
        card = state.zones[EYE][0]
        state.show(card, state.everyone())
        kind = card - state.agreed.content.first_endgame
        if state.chronicle is not None:
            state.tell("CS-END-03", "endgame", endgame=kind)
        endgame = state.agreed.content.endgames[kind]
        if endgame.drop:
            for seat in state.order():
                drop(state, seat, endgame.drop, ENDGAME_CARD)
        state.then(EndgameSummon(kind))
        befall(state, ENDGAME_CARRIED_OUT, kind)
        state.then(terror_circle.EndCarrying())


class EndgameSummon(Step):
    """The Endgame card summons a second-wave Great Old One. (CS-END-04, CS-RUL-027)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("endgame",)

    def __init__(self, endgame: int) -> None:
        self.endgame = endgame

    def run(self, state: StormState) -> None:
        endgame = state.agreed.content.endgames[self.endgame]
        place = fullest(state) if endgame.fullest else state.marker
        hold = 2 if endgame.hold else 1
        for module in state.agreed.asked.summons:
            if module.summons(state, place, hold):
                return
        state.then(great_old_ones.Summon(place, -1, 2, hold))


def fullest(state: StormState) -> int:
    """The unsealed location without Great Old One that has most cultists; of equals the first from the marker on."""
    best, most = state.marker, -1
    for step in range(PLACES):
        place = (state.marker + step) % PLACES
        if state.closed[place] or state.goo[place] >= 0:
            continue
        if len(state.zones[COLUMN + place]) > most:
            best, most = place, len(state.zones[COLUMN + place])
    return best
