# compiled
"""What a sensible player makes of Other Worlds: who goes to rescue whom, and with what."""

from typing import Final

from eldertable.games.cultistorm.bot.worth import card_worth
from eldertable.games.cultistorm.box.places import HAND
from eldertable.games.cultistorm.modules.other_worlds.opening import Spare
from eldertable.games.cultistorm.modules.other_worlds.rescuing import (
    CARD_AND_INSANITY,
    TWO_CARDS,
    WAY,
    PayRescue,
    Rescue,
    pays,
    price_of,
    rescues,
    symbols_of,
)
from eldertable.games.cultistorm.modules.other_worlds.worlds import inside, rules_of
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth
from eldertable.kernel.steps import Decision

RESCUE: Final = 18.0
"""What somebody outside is worth more than somebody inside, in tenths of a kill."""
LAST_CHANCE: Final = 150.0
"""The next toll would kill."""
CARD: Final = 2.0
INSANITY: Final = 6.0


def urgency(state: StormState, other: int) -> float:
    """What it is worth that somebody comes back now."""
    toll = rules_of(state).toll
    worth = RESCUE + 2.0 * state.insanity(other)
    return worth if state.survives(other, toll) else worth + LAST_CHANCE


def cost(state: StormState, seat: int, other: int, way: int) -> float:
    """What a rescue costs whoever does it."""
    price = price_of(state, other, way)
    cards = 2 if way == TWO_CARDS else 1
    return CARD * cards + INSANITY * price * (1.0 + 0.5 * state.insanity(seat))


def cheapest(state: StormState, seat: int, other: int) -> float:
    """What the cheapest rescue of somebody would cost a seat that stood there; -1 if it could not."""
    held = [state.agreed.content.action_symbol[card] for card in state.zones[HAND + seat]]
    best = -1.0
    for way in (TWO_CARDS, CARD_AND_INSANITY):
        if pays(held, symbols_of(state, other), way) and state.survives(seat, price_of(state, other, way)):
            price = cost(state, seat, other, way)
            if best < 0 or price < best:
                best = price
    return best


class Rescuer(Advice):
    """Whoever can do it most cheaply goes and brings people back."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        return max(
            [
                urgency(state, other) - cost(state, seat, other, way)
                for other, way in [divmod(answer, WAY.size) for answer in rescues(state, seat)]
            ]
        )

    def standing_worth(self, state: StormState, seat: int, place: int) -> float:
        worth = 0.0
        for other in inside(state, place):
            mine = cheapest(state, seat, other)
            if mine < 0 or urgency(state, other) < mine:
                continue
            rivals = [
                cheapest(state, rival, other)
                for rival in range(state.agreed.team)
                if rival != seat and not state.absent(rival)
            ]
            ahead = [price for price in rivals if 0 <= price < mine]
            worth = max(worth, (urgency(state, other) - mine) * (0.2 if ahead else 1.0))
        return worth


class Rescued(Worth):
    """Whom to bring back, and how."""

    def of(self, state: StormState, decision: Rescue, seat: int, values: tuple[int, ...]) -> float:
        return urgency(state, values[0]) - cost(state, seat, values[0], values[1])


class Paid(Worth):
    """The card that is worth least."""

    def of(self, state: StormState, decision: PayRescue, seat: int, values: tuple[int, ...]) -> float:
        return -card_worth(state, seat, state.own_card(seat, values[0]))


class BroughtBack(Worth):
    """Who needs it most."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return urgency(state, values[0])


class Spared(Worth):
    """Who bears it, and has most cards to bring the others back with."""

    def of(self, state: StormState, decision: Spare, seat: int, values: tuple[int, ...]) -> float:
        return float(len(state.zones[HAND + values[0]])) - 2.0 * state.insanity(values[0])


WORTHS: Final[dict[str, Worth]] = {
    "rescue": Rescued(),
    "pay-rescue": Paid(),
    "bring-back": BroughtBack(),
    "spare": Spared(),
}
