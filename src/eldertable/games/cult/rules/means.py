# compiled
"""What could be done, judged on the state after a price is paid: predicates on a few numbers.

(CULT-RUL-34, CULT-RUL-77)
"""

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.rules.altars import altar_higher
from eldertable.games.cult.table.state import (
    FREE,
    LAST,
    NOBODY,
    PALACE,
    PATRIARCH,
    PIECES,
    STRONGEST,
    CultState,
    kind_of,
)


class Means:
    """What a side has to act with, once costs are paid and a Master is set.

    `master` is the kind of the free Priest that became Master (-1: none); `back` says whether it was destroyed, so
    that its token is in the reserve again; `swept`, whether all free Priests but the Patriarch were. `amount` is what
    effects count by: the Master's strength, or the Followers paid. `gone` are the cards paid.
    """

    def __init__(self, state: CultState, side: int) -> None:
        self.side = side
        self.followers = state.followers[side]
        self.coins = state.coins[side]
        self.strength = state.patriarch(side)
        self.master = -1
        self.back = False
        self.swept = False
        self.amount = 0
        self.gone: tuple[int, ...] = ()

    def copy(self, state: CultState) -> "Means":
        """The same means again, to be spent otherwise."""
        other = Means(state, self.side)
        other.followers = self.followers
        other.coins = self.coins
        other.strength = self.strength
        other.master = self.master
        other.back = self.back
        other.swept = self.swept
        other.amount = self.amount
        other.gone = self.gone
        return other

    def pay_followers(self, n: int) -> None:
        """Lose Followers: the Patriarch gets weaker with them. (CULT-RUL-70)"""
        self.followers -= n
        self.strength -= n

    def free(self, state: CultState, kind: int) -> int:
        """How many free Priests of a kind are left."""
        if self.swept and kind != PATRIARCH:
            return 0
        return state.count(self.side, FREE, kind) - (1 if kind == self.master else 0)

    def free_priests(self, state: CultState) -> int:
        """How many free Priests are left, the Patriarch among them. (CULT-RUL-36)"""
        if self.swept:
            return self.free(state, PATRIARCH)
        return state.priests_in(self.side, FREE) - (1 if self.master >= 0 else 0)

    def back_in_reserve(self, state: CultState, kind: int) -> int:
        """How many tokens of a strength the costs gave back to the reserve. (CULT-RUL-25)"""
        if self.swept:
            return state.count(self.side, FREE, kind)
        return 1 if self.back and kind == self.master else 0

    def swap(self, state: CultState, kind: int) -> bool:
        """Whether a Priest can be swapped for a token of this strength. (CULT-RUL-22, CULT-RUL-24)"""
        return state.reserve(self.side, kind) + self.back_in_reserve(state, kind) > 0

    def token(self, state: CultState, kind: int) -> bool:
        """Whether a new Priest of this strength can be had by then. (CULT-RUL-24, CULT-RUL-25)"""
        return self.swap(state, kind) and (self.back or self.swept or state.spare(self.side) > 0)

    def bank(self, state: CultState) -> int:
        """How many coins the reserve has once the coins paid lie in it. (CULT-RUL-34, CULT-RUL-55)"""
        return state.bank() + state.coins[self.side] - self.coins

    def deck(self, state: CultState, deck: int) -> int:
        """How many cards a deck has once the cards paid lie under it."""
        size = state.left_in(deck)
        for card in self.gone:
            if card >= 0 and state.deck_of(state.kind(card)) == deck:
                size += 1
        return size


# --- who is meant ---------------------------------------------------------------------------------------------------


def sides_meant(state: CultState, side: int, scope: int) -> list[int]:
    """The sides that an effect touches, clockwise from who acts. (CULT-RUL-75)"""
    place = state.active
    if scope == c.ALL:
        return state.clockwise(side)
    if scope == c.PRESENT:
        return [other for other in state.clockwise(side) if state.present(other, place)]
    if scope == c.PRESENT_OPPONENTS:
        return [other for other in state.others(side) if state.present(other, place)]
    return [other for other in state.others(side) if not state.dark[other]]


def alone_at_the_top(numbers: list[int]) -> int:
    """Who has the most, if one alone has; else nobody. (CULT-RUL-08)"""
    most = max(numbers)
    return numbers.index(most) if numbers.count(most) == 1 else NOBODY


def richest(state: CultState, means: Means) -> int:
    """The one richest player; coins on coin-Priests are nobody's. (CULT-ITR-08, CULT-RUL-07, CULT-RUL-82)"""
    coins = state.coins.copy()
    coins[means.side] = means.coins
    return alone_at_the_top(coins)


def strongest(state: CultState, means: Means) -> int:
    """The one Cult with the strongest Patriarch, wherever he is. (CULT-ITR-17, CULT-ITR-19)"""
    strengths = [state.patriarch(side) for side in range(state.table.sides)]
    strengths[means.side] = means.strength
    return alone_at_the_top(strengths)


# --- Priests that an effect may choose ------------------------------------------------------------------------------


def can_raise(state: CultState, means: Means, kind: int, n: int) -> bool:
    """Whether a Priest can rise by n: not the Patriarch, not a 5, and there is a token.

    (CULT-TEM-06, CULT-RUL-22, CULT-RUL-23)
    """
    return PATRIARCH < kind < STRONGEST and means.swap(state, state.raised(kind, n))


def pieces_for(state: CultState, effect: int, means: Means) -> list[int]:
    """The own Priests in the Active Location that an effect can choose, ascending."""
    effects = state.agreed.effects
    verb = effects.verb[effect]
    found: list[int] = []
    for piece in state.pieces(means.side, state.active):
        kind = kind_of(piece)
        if verb == c.RAISE:
            n = means.amount if effects.per[effect] == c.AMOUNT else effects.n[effect]
            leaving = effects.where[effect] == c.TO_FREE and kind == STRONGEST
            if leaving or can_raise(state, means, kind, n):
                found.append(piece)
        elif verb != c.BUILD_ALTAR or kind != PATRIARCH:
            found.append(piece)
    return found


def places_for(state: CultState, effect: int, followers: int) -> list[int]:
    """Where a Priest may go from the Active Location. (CULT-MIR-08, CULT-RUL-02, CULT-RUL-38)"""
    place = state.active
    if place == LAST:
        return []
    if state.agreed.effects.where[effect] == c.TO_NEXT:
        return [place + 1]
    needs = state.agreed.needs
    return [other for other in range(place + 1, LAST + 1) if needs[other] <= followers]


def can_lower(state: CultState, side: int, kind: int, n: int) -> bool:
    """Whether a Priest can drop by exactly n: a weaker token is in the reserve.

    (CULT-ITR-09, CULT-ITR-10, CULT-ITR-11, CULT-ITR-12)
    """
    return kind > n and state.reserve(side, kind - n) > 0


def lowered_pieces(state: CultState, n: int) -> list[int]:
    """All Priests in the Active Location that can drop by n, by side and piece. (CULT-ITR-12)"""
    found: list[int] = []
    for side in range(state.table.sides):
        for piece in state.pieces(side, state.active):
            if can_lower(state, side, kind_of(piece), n):
                found.append(side * PIECES + piece)
    return found


def licenses_within(state: CultState, coins: int) -> list[int]:
    """The kinds of the Palace's face-up Licenses that cost at most so much, ascending. (CULT-PAS-10, CULT-NIR-03)"""
    cost = state.agreed.cards.cost
    return sorted([state.kind(card) for card in state.zones[PALACE] if cost[state.kind(card)] <= coins])


# --- effects --------------------------------------------------------------------------------------------------------


def amount_of(state: CultState, effect: int, means: Means) -> int:
    """An effect's number, counted by what it is counted by."""
    effects = state.agreed.effects
    per = effects.per[effect]
    if per == c.PRIESTS_HERE:
        return effects.n[effect] * state.all_priests_in(state.active)
    if per == c.AMOUNT:
        return means.amount
    if per == c.FREE_PRIESTS:
        return means.free_priests(state)
    return effects.n[effect]


def could(state: CultState, effect: int, means: Means, full: bool) -> bool:
    """Whether an effect would do something; in full, if it must. (CULT-RUL-31, CULT-RUL-59, CULT-MIR-04)"""
    effects = state.agreed.effects
    verb = effects.verb[effect]
    side = means.side
    place = state.active
    if verb <= c.DRAW:
        return could_gain(state, effect, means, full)
    if verb <= c.GIVE_CARD:
        return could_harm(state, effect, means)
    if verb == c.TAKE_LICENSE:
        return len(licenses_within(state, means.coins)) > 0
    if verb == c.SELL_TOP or verb == c.PLAY_TOP:
        return means.deck(state, c.INTRIGUE_DECK) > 0
    if verb == c.PLACE:
        needs = effects.where[effect] == c.BY_FOLLOWERS and state.agreed.place_needs_followers
        if needs and means.followers < state.agreed.needs[place]:
            return False
        return means.free_priests(state) >= effects.n[effect]
    if verb == c.MOVE:
        return state.priests_in(side, place) > 0 and len(places_for(state, effect, means.followers)) > 0
    if verb == c.BOOST:
        return state.priests_in(side, place) > 0
    if verb == c.RAISE:
        if effects.where[effect] == c.TO_NEXT and place == LAST:
            return False
        return len(pieces_for(state, effect, means)) > 0
    if verb == c.LOWER:
        return len(lowered_pieces(state, effects.n[effect])) > 0
    if verb == c.BUILD_ALTAR:
        return state.tokens_in(side, place) > 0 and not state.has_altar(side, place)
    if verb == c.DESTROY_ALTARS:
        blocked = effects.where[effect] == c.NONE_HIGHER and altar_higher(state, place)
        return state.altars_in(place) > 0 and not blocked
    if verb == c.DESTROY_FREE:
        return means.free_priests(state) - means.free(state, PATRIARCH) >= effects.n[effect]
    if verb == c.AMBUSH:
        return state.coin_owner[place] != NOBODY
    if verb == c.RAID:
        return not state.raided
    if verb == c.SEIZE:
        return True
    if verb == c.LEAST_WINS:
        return can_be_won(state, place)
    return len(kinds_for(state, effect, means)) > 0


def could_gain(state: CultState, effect: int, means: Means, full: bool) -> bool:
    """Whether something would be gained. (CULT-RUL-29, CULT-RUL-56, CULT-RUL-57)"""
    effects = state.agreed.effects
    verb = effects.verb[effect]
    n = amount_of(state, effect, means)
    if verb == c.GAIN_FOLLOWERS:
        return n > 0 and state.agreed.numbers.followers - means.followers >= (n if full else 1)
    if verb == c.GAIN_COINS:
        return means.bank(state) >= (n if full else 1)
    if verb == c.GAIN_MOBS:
        return state.mobs_left() >= (n if full else 1)
    if verb == c.GAIN_EITHER:
        room = state.agreed.numbers.followers - means.followers
        return room >= n or means.bank(state) >= effects.coins[effect]
    if verb == c.DRAW:
        return n > 0 and means.deck(state, effects.deck[effect]) >= (n if full else 1)
    if not 1 <= n <= STRONGEST:
        return False
    return means.token(state, n) or destroys_before(state, effect, means, n)


def destroys_before(state: CultState, effect: int, means: Means, kind: int) -> bool:
    """Whether the effect before this one can give the token back that is needed. (CULT-RUL-24, CULT-RUL-77)

    A token of that strength which serves as an Altar is had as soon as any other lies in the reserve.
    """
    effects = state.agreed.effects
    after_destroying = effects.follows[effect] and effects.verb[effect - 1] == c.DESTROY_FREE
    return after_destroying and (means.swap(state, kind) or means.free(state, kind) > 0)


def could_harm(state: CultState, effect: int, means: Means) -> bool:
    """Whether anybody would lose something. (CULT-RUL-59)"""
    effects = state.agreed.effects
    verb = effects.verb[effect]
    side = means.side
    if verb == c.BLACKMAIL:
        return richest(state, means) != NOBODY
    if verb == c.THREATEN:
        victim = strongest(state, means)
        return victim == side or (victim != NOBODY and len(state.held(victim, c.LICENSE_DECK)) > 0)
    for other in sides_meant(state, side, effects.who[effect]):
        if verb == c.LOSE_FOLLOWERS:
            found = (means.followers if other == side else state.followers[other]) > 0
        elif verb == c.LOSE_MOBS:
            found = state.mobs[other] > 0
        elif verb == c.LOSE_COINS:
            found = (means.coins if other == side else state.coins[other]) >= effects.n[effect]
        elif verb == c.TAKE_COINS:
            found = state.coins[other] > 0
        elif effects.filter[effect] == c.HAND_CARD:
            found = state.hand_size(other) > 0
        else:
            found = state.card_count(other) > 0
        if found:
            return True
    return False


def can_be_won(state: CultState, place: int) -> bool:
    """Whether a Cult is present that does not celebrate. (CULT-SUP-12, CULT-SUP-13)"""
    for side in range(state.table.sides):
        if side != state.celebrating and state.present(side, place):
            return True
    return False


# --- cards that could be played -------------------------------------------------------------------------------------


def playable(state: CultState, kind: int, means: Means, unsealed: bool) -> bool:
    """Whether a card of this kind can be played with these means; `unsealed`: as if dark.

    (CULT-MIR-02, CULT-MIR-04, CULT-ITR-04)
    """
    cards = state.agreed.cards
    if cards.sealed[kind] and not unsealed and not state.dark[means.side]:
        return False
    price = cards.followers[kind]
    if price > means.followers:
        return False
    if price:
        means = means.copy(state)
        means.pay_followers(price)
    first = cards.effect[kind]
    for effect in range(first, first + cards.effects[kind]):
        if not could(state, effect, means, True):
            return False
    return True


def kinds_for(state: CultState, effect: int, means: Means) -> list[int]:
    """The kinds of hand cards that an ability can play, ascending; cards paid are gone. (CULT-RUL-80, CULT-RUL-81)"""
    cards = state.agreed.cards
    wanted = state.agreed.effects.filter[effect]
    found: list[int] = []
    for deck in (c.MIRACLE_DECK, c.INTRIGUE_DECK):
        if (wanted == c.MIRACLE_CARD and deck != c.MIRACLE_DECK) or (
            wanted == c.INTRIGUE_CARD and deck != c.INTRIGUE_DECK
        ):
            continue
        kinds: list[int] = []
        for card in state.held(means.side, deck):
            kind = cards.kind[card]
            if card in means.gone or kind in kinds or (wanted == c.SEALED_CARD and not cards.sealed[kind]):
                continue
            kinds.append(kind)
        kinds.sort()
        for kind in kinds:
            if playable(state, kind, means, wanted == c.SEALED_CARD):
                found.append(kind)
    return found
