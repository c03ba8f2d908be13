# compiled
"""What a sensible player makes of relics: when a gate is worth opening, which relic to take, when to use it."""

from typing import Final

from eldertable.games.cultistorm.bot.plan import Outlook
from eldertable.games.cultistorm.bot.verbs import weighed
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import COLUMN, HAND, PLACES
from eldertable.games.cultistorm.modules.relics.rules import OPEN, rules_of
from eldertable.games.cultistorm.rules.phases.sealing import price
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth
from eldertable.kernel.steps import Decision

OPENED: Final = 5.0
"""What a relic is worth to somebody calm where another cultist does no harm, in tenths of a kill."""
CALM: Final = 1
"""The most insanity with which the dice at the gate are worth their risk."""


class Opener(Advice):
    """Open a gate while one is calm and the board has room; use a relic when it does some good."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        return open_worth(state, seat) if act == OPEN else use_worth(state, seat)


def open_worth(state: StormState, seat: int) -> float:
    """A relic early in the game, for somebody calm, where neither a Great Old One nor the limit is near."""
    outlook = Outlook(state)
    place = state.place[seat]
    crowd = len(state.zones[COLUMN + place]) + 1
    if outlook.hit[place] and not state.blocked[place]:
        crowd += outlook.hit[place]
    crowded = crowd >= state.agreed.content.numbers.column
    if state.insanity(seat) > CALM or state.ongoing[seat] or crowded or outlook.surplus > -2:
        return 0.0
    calmest = min([state.insanity(other) for other in range(state.agreed.team)])
    return OPENED if state.insanity(seat) == calmest else 0.0


def use_worth(state: StormState, seat: int) -> float:
    """What the own relic would do now."""
    relic = rules_of(state).relic_of(state, seat)
    if relic is None:
        return 0.0
    outlook = Outlook(state)
    op = relic.text.op()
    if op.verb == c.HEAL:
        most = max([state.mad[other] for other in range(state.agreed.team)])
        return 6.0 if most >= op.n else 2.0 * most
    if op.verb == c.DRAW:
        return 4.0 if len(state.zones[HAND + seat]) > 1 else 0.0
    if op.verb == c.CULTIST_DIE_SET:
        return 2.0 if any([blanking(state, place) > 0.0 for place in range(PLACES)]) else 0.0
    if op.verb == c.HOLD_ALL:
        return stopping(state, outlook)
    return weighed(op.verb).of(state, op, seat, outlook)


def blanking(state: StormState, place: int) -> float:
    """What a blank cultist die is worth at a place: where somebody will fight."""
    if state.cultist_dice[place] == c.BLANK or not state.zones[COLUMN + place]:
        return 0.0
    return 1.0 + len(state.here(place))


def stopping(state: StormState, outlook: Outlook) -> float:
    """Time is stopped when a Great Old One is about to walk through a gate, or the board to be overrun."""
    if any([state.must_fall(place) for place in state.goos_in_play()]):
        return 12.0
    return 9.0 if outlook.surplus > 0 else 0.0


class Wanted(Worth):
    """Which relic to take, as its entry says."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return rules_of(state).reliquary.worths[values[0]]


class Sealed(Worth):
    """Where to seal first: where it costs least."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -float(price(state, values[0]))


WORTHS: Final[dict[str, Worth]] = {"take-relic": Wanted(), "seal-at": Sealed()}
