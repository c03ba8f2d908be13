# compiled
"""What cards are worth to a side, and all that it has, counted in coins."""

from typing import Final

from eldertable.games.cult.bot.benefits import lasting_worth
from eldertable.games.cult.bot.goods import (
    CARD,
    altar_worth,
    follower_worth,
    mob_worth,
    priests_worth,
    summoning_worth,
)
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.rules.effects import verb_of
from eldertable.games.cult.table.state import CultState


class VerbWorth:
    """What a Miracle is worth by the verb of its effect."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def of(self, state: CultState, effect: int) -> float:
        """The worth of a card with this effect to a side that may play it."""
        return self.worth


class BoostWorth(VerbWorth):
    """The more Influence, the better."""

    def __init__(self) -> None:
        super().__init__(1.0)

    def of(self, state: CultState, effect: int) -> float:
        return self.worth + 0.8 * state.agreed.effects.n[effect]


VERBS: Final[dict[str, VerbWorth]] = {
    "gain-followers": VerbWorth(CARD),
    "gain-coins": VerbWorth(CARD),
    "gain-mobs": VerbWorth(8.0),
    "gain-either": VerbWorth(CARD),
    "gain-priest": VerbWorth(CARD),
    "draw": VerbWorth(CARD),
    "lose-followers": VerbWorth(CARD),
    "lose-mobs": VerbWorth(CARD),
    "lose-coins": VerbWorth(CARD),
    "take-coins": VerbWorth(CARD),
    "blackmail": VerbWorth(CARD),
    "threaten": VerbWorth(CARD),
    "give-card": VerbWorth(CARD),
    "take-license": VerbWorth(CARD),
    "sell-top": VerbWorth(CARD),
    "place": VerbWorth(CARD),
    "move": VerbWorth(CARD),
    "boost": BoostWorth(),
    "raise": VerbWorth(CARD),
    "lower": VerbWorth(CARD),
    "build-altar": VerbWorth(8.0),
    "destroy-altars": VerbWorth(CARD),
    "destroy-free": VerbWorth(CARD),
    "ambush": VerbWorth(CARD),
    "raid": VerbWorth(CARD),
    "seize": VerbWorth(CARD),
    "least-wins": VerbWorth(CARD),
    "play-card": VerbWorth(CARD),
    "play-top": VerbWorth(CARD),
}


def license_worth(state: CultState, side: int, kind: int) -> float:
    """What a License is worth to a side: Patriarch strength, and what it allows."""
    cards = state.agreed.cards
    worth = 2.4 * cards.bonus[kind]
    sort = cards.license[kind]
    if sort == c.TITLE:
        location = cards.locations[kind][0]
        return worth + (3.5 if state.followers[side] < state.agreed.needs[location] else 1.0)
    if sort == c.COMMUNITY:
        return worth + 0.5 * lasting_worth(state, side, cards.locations[kind][0])
    return worth + 3.0


def card_worth(state: CultState, side: int, kind: int) -> float:
    """What a card is worth to keep."""
    if kind == c.SUPREMACY:
        return 12.0
    if kind >= c.FIRST_LICENSE:
        return license_worth(state, side, kind)
    cards = state.agreed.cards
    usable = 1.0 if state.dark[side] or not cards.sealed[kind] else 0.3
    if kind >= c.FIRST_INTRIGUE:
        return max(0.8 * cards.sell[kind], 4.5 * usable)
    effect = cards.effect[kind]
    return usable * VERBS[verb_of(state, effect).name].of(state, effect)


def wealth(state: CultState, side: int) -> float:
    """What all that a side has is worth."""
    numbers = state.agreed.numbers
    coins = state.coins[side]
    worth = float(coins) if coins < 15 else 15.0 + 0.5 * (coins - 15)
    worth += follower_worth(state.followers[side])
    worth += mob_worth(state.mobs[side], numbers.victory_mobs)
    worth += altar_worth(state.altar_count(side), numbers.victory_altars)
    worth += summoning_worth(state.summoned[side], numbers.victory_summonings)
    worth += priests_worth(state, side)
    for deck in (c.MIRACLE_DECK, c.INTRIGUE_DECK, c.LICENSE_DECK):
        for card in state.held(side, deck):
            worth += card_worth(state, side, state.kind(card))
    if state.supremacy == side:
        worth += 10.0 if state.face_down else 12.0
    return worth
