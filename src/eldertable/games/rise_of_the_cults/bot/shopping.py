# compiled
"""What cards, payments, dice and tokens are worth: the Cult phase, Augmentation, and what to give away."""

from typing import Any, Final

from eldertable.games.rise_of_the_cults.bot.leaning import leaning
from eldertable.games.rise_of_the_cults.bot.standing import POINT, card_worth, rounds_left, token_worth
from eldertable.games.rise_of_the_cults.bot.verbs import verb_worth
from eldertable.games.rise_of_the_cults.box import cards as c
from eldertable.games.rise_of_the_cults.box import verbs as v
from eldertable.games.rise_of_the_cults.box.cards import LANES
from eldertable.games.rise_of_the_cults.rules.plans.augmentation import BOTH, Augment
from eldertable.games.rise_of_the_cults.rules.scoring import points
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.advice import Worth

FACE_WORTH: Final[tuple[float, ...]] = (0.75, 1.0, 1.15, 0.0)
AVERAGE: Final = 0.78
"""What a die is worth before it is rolled."""


class AbilityUsed(Worth):
    """Abilities of the Cult phase: those that cost nothing are used, others mostly kept."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        kinds = state.agreed.kinds
        ability = values[0]
        if kinds.price[ability] != v.FREE:
            return -1.0
        return verb_worth(state, ability).use(state)


class OtherDiscarded(Worth):
    """Discard what is worth least."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        return -card_worth(state, values[0])


class DieRolledAgain(Worth):
    """Roll again what is worth less than a die's average."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        return AVERAGE - FACE_WORTH[values[0]]


class DieTurned(Worth):
    """What the new face is worth more than the old one."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        face, to = values
        return FACE_WORTH[to] - FACE_WORTH[face]


class TokenGained(Worth):
    """What a token is worth."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        return token_worth(state, seat, values[0])


class TokenReturned(Worth):
    """What is worth least goes first."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        return -token_worth(state, seat, values[0])


def purchase_worth(state: RiseState, district: int, what: int) -> float:
    """What cards of a district are worth for the rest of the game, with their price."""
    left = rounds_left(state)
    mine = leaning(state)
    worth = 0.0
    for lane in range(LANES):
        if what & (1 << lane):
            kind = state.stack_kind[district * LANES + lane]
            price = mine.card_price * state.card_cost(kind, district)
            worth += card_worth(state, kind) * (mine.card_use * left + 0.2) - price
    return worth - (0.2 if what == BOTH else 0.0)


class Bought(Worth):
    """A Guardian, an Action, or both."""

    def of(self, state: RiseState, decision: Augment, seat: int, values: tuple[int, ...]) -> float:
        return purchase_worth(state, decision.district, values[0])


def use_worth(state: RiseState, ability: int) -> float:
    """What an Augmentation ability is worth."""
    return verb_worth(state, ability).use(state)


class AugmentationUsed(Worth):
    """An Augmentation ability."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        return use_worth(state, values[0])


class CardTaken(Worth):
    """A District card without paying."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        return card_worth(state, state.stack_kind[values[0]])


class SentBack(Worth):
    """A rival's Ritual, best of who leads, or where it makes a Cult Site count."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        district, rival = values
        alone = state.has_site(rival, district) and state.rituals_of(rival, district) == 1
        return float(points(state, rival)) + (POINT if alone else 0.0)


class DiscardedDestroyed(Worth):
    """Disorganization goes first, then what is worth least."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        kind = values[0]
        if state.agreed.kinds.type[kind] == c.DISORGANIZATION:
            return 0.4 * rounds_left(state)
        return 0.3 - card_worth(state, kind)


class CardPaid(Worth):
    """Pay with what is worth least otherwise: tokens can be kept, cards are discarded at the round's end."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        kinds = state.agreed.kinds
        kind = values[0]
        return -0.4 * kinds.attack[kind] - 0.9 * kinds.terror[kind] + 0.1 * kinds.power[kind]
