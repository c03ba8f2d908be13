# compiled
"""What a sensible player makes of inkblots: when one is resolved, and with which cards."""

from typing import Any, Final

from eldertable.games.cultistorm.bot.plan import team_plan
from eldertable.games.cultistorm.bot.worth import card_worth
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import HAND
from eldertable.games.cultistorm.modules.inkblots.rules import PAIR, rules_of
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth
from eldertable.kernel.steps import Decision

WAKES: Final = 2.0
"""What it is worth that the Dreamer stays away, in tenths of a kill: little, since whoever beats it seals a gate ..."""
SECOND: Final = 40.0
"""... and much while another Great Old One is in play: terror would advance for everybody."""
NEEDED: Final = 9.0
"""What a card costs more that a fight of the plan needs."""
INSANITY: Final = 4.0
PER_TOKEN: Final = 2.5
"""What insanity costs somebody calm, and more for every token that is there already."""


def sight(state: StormState, seat: int) -> float:
    """What the insanity costs with which one card resolves a blot."""
    return INSANITY + PER_TOKEN * state.insanity(seat)


def price(state: StormState, seat: int, card: int, reserved: list[int]) -> float:
    """What it costs to discard a card."""
    return card_worth(state, seat, card) + (NEEDED if card in reserved else 0.0)


class Interpreter(Advice):
    """Resolve a blot when the next ones would be too many, with cards that no fight needs."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        rules = rules_of(state)
        due = rules.blots_due(state.turn + 1)
        worth = 0.0
        for advice in state.agreed.advice:
            worth += advice.blot_worth(state, seat)
        if rules.asleep(state) and len(rules.row(state)) + due >= rules.limit:
            worth += SECOND if state.goos_in_play() else WAKES
        return worth - self.cheapest(state, seat) if worth else 0.0

    def cheapest(self, state: StormState, seat: int) -> float:
        """What resolving costs a seat at least."""
        rules, reserved = rules_of(state), team_plan(state).reserved
        symbols = state.agreed.content.action_symbol
        ways: list[float] = []
        for symbol in rules.lying(state):
            if not rules.resolvable(state, seat, symbol):
                continue
            held = [card for card in state.zones[HAND + seat] if symbols[card] == symbol]
            prices = sorted([price(state, seat, card, reserved) for card in held])
            if len(prices) >= PAIR:
                ways.append(prices[0] + prices[1])
            if state.bears(seat, 1):
                ways.append(prices[0] + sight(state, seat))
        return min(ways)

    def verb_worth(self, state: Any, op: Any, seat: int) -> float:
        return 2.0 * op.n if op.verb == c.UNBLOT else 0.0


class Spent(Worth):
    """With which card a blot is resolved, or which the Dreamer takes: the one that is missed least."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -price(state, seat, state.own_card(seat, values[0]), team_plan(state).reserved)


class Borne(Worth):
    """Insanity in place of a second card."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -sight(state, seat)


class Wiped(Worth):
    """Which blot goes for nothing: one that is hard to resolve, since few cards of its symbol are held."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        symbols = state.agreed.content.action_symbol
        held = [symbols[card] for other in range(state.agreed.team) for card in state.zones[HAND + other]]
        return -float(held.count(values[0]))


WORTHS: Final[dict[str, Worth]] = {
    "resolve-with": Spent(),
    "dream-away": Spent(),
    "bear-the-sight": Borne(),
    "wipe-blot": Wiped(),
}
