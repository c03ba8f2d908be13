# compiled
"""What everything that can be had is worth to a side, counted in coins."""

from typing import Final

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.cards import KINDS_OF_PRIEST
from eldertable.games.cult.table.state import PALACE, PLACES, RESERVE, STRONGEST, CultState

VICTORY: Final = 200.0
STRENGTH: Final = 2.2
FOLLOWERS_WORTH: Final[tuple[float, ...]] = (0.0, 5.0, 12.0, 17.0, 24.0, 29.0, 36.0, 41.0, 50.0, 56.0)
CARD: Final = 3.0


def follower_worth(followers: int) -> float:
    """What so many Followers are worth: they are the Patriarch's strength, and some open a part of the city."""
    return FOLLOWERS_WORTH[min(followers, len(FOLLOWERS_WORTH) - 1)]


def mob_worth(mobs: int, needed: int) -> float:
    """What so many Mobs are worth: the last one is the game."""
    return VICTORY if mobs >= needed else 13.0 * mobs + 4.0 * mobs * mobs


def altar_worth(altars: int, needed: int) -> float:
    """What so many Altars are worth."""
    return VICTORY if altars >= needed else 6.0 * altars + 2.0 * altars * altars


def summoning_worth(summoned: int, needed: int) -> float:
    """What so many Summonings are worth."""
    return VICTORY if summoned >= needed else 45.0 * summoned


def license_worth(state: CultState, side: int, kind: int) -> float:
    """What a License is worth to a side: Patriarch strength, and what it allows."""
    cards = state.agreed.cards
    worth = 2.4 * cards.bonus[kind]
    sort = cards.license[kind]
    if sort == c.TITLE:
        location = cards.locations[kind][0]
        return worth + (3.5 if state.followers[side] < state.agreed.needs[location] else 1.0)
    if sort == c.COMMUNITY:
        return worth + 0.5 * location_worth(state, side, cards.locations[kind][0])
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
    verb = state.agreed.effects.verb[effect]
    if verb == c.BOOST:
        return usable * (1.0 + 0.8 * state.agreed.effects.n[effect])
    if verb == c.GAIN_MOBS or verb == c.BUILD_ALTAR:
        return 8.0 * usable
    return usable * CARD


def wealth(state: CultState, side: int) -> float:
    """What all that a side has is worth."""
    numbers = state.agreed.numbers
    coins = state.coins[side]
    worth = float(coins) if coins < 15 else 15.0 + 0.5 * (coins - 15)
    worth += follower_worth(state.followers[side])
    worth += mob_worth(state.mobs[side], numbers.win_mobs)
    worth += altar_worth(state.altar_count(side), numbers.win_altars)
    worth += summoning_worth(state.summoned[side], numbers.win_summonings)
    worth += priests_worth(state, side)
    for deck in (c.MIRACLE_DECK, c.INTRIGUE_DECK, c.LICENSE_DECK):
        for card in state.held(side, deck):
            worth += card_worth(state, side, state.kind(card))
    if state.supremacy == side:
        worth += 10.0 if state.face_down else 12.0
    return worth


def priests_worth(state: CultState, side: int) -> float:
    """What the Priests of a side are worth: few can be placed in a round, so the strongest count most."""
    reserve = (side * PLACES + RESERVE) * KINDS_OF_PRIEST
    placed = 0
    worth = 0.0
    for kind in range(STRONGEST, 0, -1):
        for _ in range(state.agreed.numbers.priests - state.priests[reserve + kind]):
            placed += 1
            worth += kind * STRENGTH + 1.0 if placed <= 4 else 0.3 * kind + 0.5
    return worth


def priests_owned(state: CultState, side: int) -> int:
    """How many Priests a side has, but for the Patriarch."""
    reserve = (side * PLACES + RESERVE) * KINDS_OF_PRIEST
    tokens = STRONGEST * state.agreed.numbers.priests
    return tokens - sum(state.priests[reserve + 1 : reserve + KINDS_OF_PRIEST])


def location_worth(state: CultState, side: int, location: int) -> float:
    """What the benefit of a Location is worth to a side now."""
    locations, numbers = state.agreed.locations, state.agreed.numbers
    benefit, n = locations.benefit[location], locations.n[location]
    coins, followers = state.coins[side], state.followers[side]
    if benefit == c.DRAW_MIRACLE:
        return CARD * n if state.left_in(c.MIRACLE_DECK) else 0.0
    if benefit == c.BRIBE:
        return max(0.3, 0.45 * (coins - 6)) if coins >= locations.least[location] else 0.2
    if benefit == c.RECRUIT:
        return follower_worth(followers + n) - follower_worth(followers) if state.room(side) else 0.0
    if benefit == c.TAKE_SUPREMACY:
        return 8.0 if state.supremacy != side else 1.0 if state.face_down else 0.0
    if benefit == c.ORDAIN:
        return STRENGTH + 1.2
    if benefit == c.EARN:
        return 0.95 * n if coins < 15 else 0.6 * n
    if benefit == c.RAISE_ALTAR:
        if coins < locations.price[location]:
            return 0.3
        altars = state.altar_count(side)
        gain = altar_worth(altars + 1, numbers.win_altars) - altar_worth(altars, numbers.win_altars)
        return gain - locations.price[location] + 1.0
    if benefit == c.TEACH:
        return 2.5 if coins >= locations.offers[location][0][0] else 0.2
    if benefit == c.HIRE:
        return hire_worth(state, side, location)
    if benefit == c.GRANT_LICENSE:
        return 7.5 if state.zones[PALACE] else 0.0
    if benefit == c.SCHEME:
        return 7.0
    if benefit == c.ARM_MOB:
        if followers < locations.price[location]:
            return 0.0
        mobs = state.mobs[side]
        gain = mob_worth(mobs + n, numbers.win_mobs) - mob_worth(mobs, numbers.win_mobs)
        return gain - follower_worth(followers) + follower_worth(followers - locations.price[location])
    done = state.summoned[side]
    return summoning_worth(done + 1, numbers.win_summonings) - summoning_worth(done, numbers.win_summonings)


def hire_worth(state: CultState, side: int, location: int) -> float:
    """The best offer of the Port."""
    best = 0.2
    for price, n in state.agreed.locations.offers[location]:
        if price <= state.coins[side]:
            gained = min(n, state.room(side))
            followers = state.followers[side]
            best = max(best, follower_worth(followers + gained) - follower_worth(followers) - 0.85 * price)
    return best


def pays_off(state: CultState, side: int, location: int, influence: int) -> bool:
    """Whether so much Influence is enough for the benefit itself: the Rift asks for the Divine Might."""
    return state.agreed.locations.benefit[location] != c.SUMMON or influence >= state.might(side)
