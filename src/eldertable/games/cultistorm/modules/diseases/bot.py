# compiled
"""What a sensible player does about diseases: cure what is about to break out, with cards that can be spared."""

from typing import Final

from eldertable.games.cultistorm.bot.worth import card_worth
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import HAND
from eldertable.games.cultistorm.modules.diseases.rules import (
    STRICKEN,
    WORST,
    can_cure,
    could_cure,
    diseases,
    sickness,
    two_investigators,
)
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth
from eldertable.kernel.steps import Decision

OUTBREAK: Final = 9.0
"""What it is worth that nothing breaks out, the more the more cities are lost, ..."""
LAST: Final = 20.0
"""... if the next outbreak loses the game, ..."""
RELIEF: Final = 4.0
"""... that a strain's rule ends, ..."""
HEALTH: Final = 2.0
"""... and that people can be healed again."""


def cure_worth(state: StormState, place: int) -> float:
    """What a cure there is worth, its price aside."""
    ill, rules = sickness(state), diseases(state)
    level = ill.dial[place]
    if level >= WORST:
        last = ill.cities + 1 >= rules.most_cities(state)
        return OUTBREAK + 4.0 * ill.cities + (LAST if last else 0.0)
    if level == STRICKEN:
        return RELIEF
    return HEALTH * max([state.mad[seat] for seat in state.here(place)] or [0]) if level else 0.0


def price_of_cure(state: StormState, seat: int) -> float:
    """What the cards are worth that a cure costs, roughly: the cheapest of them."""
    worths = sorted([card_worth(state, seat, card) for card in state.zones[HAND + seat]])
    return sum(worths[: diseases(state).strains.price + (0 if two_investigators(state) else 1)])


class Doctor(Advice):
    """Cure what is worth more than the cards that it costs."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        if not can_cure(state, seat):
            return 0.0
        return cure_worth(state, state.place[seat]) - price_of_cure(state, seat)

    def standing_worth(self, state: StormState, seat: int, place: int) -> float:
        if sickness(state).dial[place] < WORST:
            return 0.0
        symbol_of = state.agreed.content.action_symbol
        held = [symbol_of[card] for card in state.zones[HAND + seat]]
        return 0.5 * cure_worth(state, place) if could_cure(state, [], held, state.symbol_of(place)) else 0.0

    def verb_worth(self, state: StormState, op: c.Op, seat: int) -> float:
        place = state.place[seat]
        return cure_worth(state, place) if op.verb == c.CURE and place >= 0 else 0.0


class Spared(Worth):
    """A card for a cure: rather one that is worth little."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -card_worth(state, seat, state.own_card(seat, values[0]))


WORTHS: Final[dict[str, Worth]] = {"cure-with": Spared()}
