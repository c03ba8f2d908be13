# compiled
"""What could be done, judged on the state after a price is paid: predicates on a few numbers.

(CULT-RUL-34, CULT-RUL-77)
"""

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import FREE, PATRIARCH
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Refusal


class Means:
    """What a side has to act with, once costs are paid and a Master is set.

    `master` is the kind of the free Priest that became Master (-1: none); `back` says whether it was destroyed, so
    that its token is in the reserve again; `swept`, whether all free Priests but the Patriarch were. `amount` is what
    effects count by: the Master's strength, or the Followers paid. `gone` are the cards paid, `weaker` is by how much
    the Patriarch gets weaker with what is paid.
    """

    def __init__(self, state: CultState, side: int) -> None:
        self.side = side
        self.followers = state.followers[side]
        self.coins = state.coins[side]
        self.weaker = 0
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
        other.weaker = self.weaker
        other.master = self.master
        other.back = self.back
        other.swept = self.swept
        other.amount = self.amount
        other.gone = self.gone
        return other

    def pay_followers(self, n: int) -> None:
        """Lose Followers: the Patriarch gets weaker with them. (CULT-RUL-70)"""
        self.followers -= n
        self.weaker += n

    def patriarch(self, state: CultState) -> int:
        """The strength of the side's Patriarch. (CULT-RUL-70)"""
        return state.patriarch(self.side) - self.weaker

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

    def can_swap(self, state: CultState, kind: int) -> bool:
        """Whether a Priest can be raised or lowered to a token of this strength. (CULT-RUL-22, CULT-RUL-24)"""
        return state.reserve(self.side, kind) + self.back_in_reserve(state, kind) > 0

    def has_token(self, state: CultState, kind: int) -> bool:
        """Whether a new Priest of this strength can be had by then. (CULT-RUL-24, CULT-RUL-25)"""
        return self.can_swap(state, kind) and (self.back or self.swept or state.spare(self.side) > 0)

    def room(self, state: CultState) -> int:
        """How many more Followers the side can have. (CULT-CMP-10, CULT-RUL-29)"""
        return state.agreed.numbers.followers - self.followers

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


# --- why something is not possible ----------------------------------------------------------------------------------


def why_no_room(state: CultState, followers: int, n: int) -> Refusal | None:
    """Nobody has more than 9 Followers. (CULT-CMP-10, CULT-RUL-29)"""
    most = state.agreed.numbers.followers
    if followers + n <= most:
        return None
    return Refusal("CULT-RUL-29", "no-room", {"have": followers, "most": most, "n": n})


def why_no_coins_left(coins: int, n: int) -> Refusal | None:
    """The reserve has too few coins. (CULT-RUL-55)"""
    return None if coins >= n else Refusal("CULT-RUL-55", "coins-short", {"have": coins, "n": n})


def why_no_mobs_left(mobs: int, n: int) -> Refusal | None:
    """The reserve has too few Mobs. (CULT-RUL-56)"""
    return None if mobs >= n else Refusal("CULT-RUL-56", "mobs-short", {"have": mobs, "n": n})


def why_short_deck(deck: int, cards: int, n: int) -> Refusal | None:
    """A deck has too few cards. (CULT-RUL-57)"""
    return None if cards >= n else Refusal("CULT-RUL-57", "deck-short", {"deck": deck, "have": cards, "n": n})


def why_no_token(state: CultState, means: Means, strength: int) -> Refusal | None:
    """No token of this strength is left for a new Priest, or none at all. (CULT-RUL-24)"""
    if not means.can_swap(state, strength):
        return Refusal("CULT-RUL-24", "no-token", {"strength": strength})
    if means.back or means.swept or state.spare(means.side) > 0:
        return None
    return Refusal("CULT-RUL-24", "no-spare-token", {"n": state.altar_count(means.side)})


def why_closed(state: CultState, location: int, followers: int, rule: str) -> Refusal | None:
    """A Location behind a gate needs Followers. (CULT-ITN-03, CULT-MIR-08)"""
    needs = state.agreed.needs[location]
    if followers >= needs:
        return None
    return Refusal(rule, "behind-a-gate", {"location": location, "n": needs, "have": followers})


def why_too_dear(coins: int, price: int, rule: str) -> Refusal | None:
    """A price must be paid in full. (CULT-RUL-61)"""
    return None if coins >= price else Refusal(rule, "too-dear", {"n": price, "have": coins})


def why_not_free(state: CultState, side: int, kind: int) -> Refusal | None:
    """A Priest that is not free stands in the city, is a Master, or is in the reserve. (CULT-ITN-09)"""
    return (
        None if state.count(side, FREE, kind) else Refusal("CULT-ITN-09", "no-free-priest", {"priest": kind})
    )
