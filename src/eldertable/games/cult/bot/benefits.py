# compiled
"""What the benefit of a Location is worth to a side now: one entry for every benefit of the rules."""

from typing import Final

from eldertable.games.cult.bot.goods import (
    CARD,
    STRENGTH,
    altar_worth,
    follower_worth,
    mob_worth,
    summoning_worth,
)
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import PALACE
from eldertable.games.cult.rules.benefits import benefit_of
from eldertable.games.cult.table.state import CultState


class BenefitWorth:
    """What a benefit is worth."""

    def of(self, state: CultState, side: int, location: int) -> float:
        """To this side, in this Location."""
        raise NotImplementedError

    def lasting(self, state: CultState, side: int, location: int) -> float:
        """To this side in rounds to come, when it can pay: whoever has no coins today has some tomorrow."""
        return self.of(state, side, location)

    def all_or_nothing(self) -> bool:
        """Whether less Influence than the Divine Might brings nothing at all, as at the Rift."""
        return False


class DrawMiracle(BenefitWorth):
    """A card, if there is one."""

    def of(self, state: CultState, side: int, location: int) -> float:
        return CARD * state.agreed.locations.n[location] if state.left_in(c.MIRACLE_DECK) else 0.0


class Bribe(BenefitWorth):
    """The more coins there are to spare, the better."""

    def of(self, state: CultState, side: int, location: int) -> float:
        coins = state.coins[side]
        return max(0.3, 0.45 * (coins - 6)) if coins >= state.agreed.locations.least[location] else 0.2

    def lasting(self, state: CultState, side: int, location: int) -> float:
        return 1.0


class GainFollowers(BenefitWorth):
    """Followers, if there is room for them."""

    def of(self, state: CultState, side: int, location: int) -> float:
        followers, n = state.followers[side], state.agreed.locations.n[location]
        return follower_worth(followers + n) - follower_worth(followers) if state.room(side) else 0.0


class TakeSupremacy(BenefitWorth):
    """The Supremacy card; a little, if it is only turned face up again."""

    def of(self, state: CultState, side: int, location: int) -> float:
        return 8.0 if state.supremacy != side else 1.0 if state.face_down else 0.0


class Ordain(BenefitWorth):
    """A point of strength, and a Priest more to place."""

    def of(self, state: CultState, side: int, location: int) -> float:
        return STRENGTH + 1.2


class GainCoins(BenefitWorth):
    """Coins; less to the rich."""

    def of(self, state: CultState, side: int, location: int) -> float:
        n = state.agreed.locations.n[location]
        return 0.95 * n if state.coins[side] < 15 else 0.6 * n

    def lasting(self, state: CultState, side: int, location: int) -> float:
        return 0.95 * state.agreed.locations.n[location]


class BuildAltar(BenefitWorth):
    """An Altar, against its price."""

    def of(self, state: CultState, side: int, location: int) -> float:
        if state.coins[side] < state.agreed.locations.price[location]:
            return 0.3
        return self.lasting(state, side, location)

    def lasting(self, state: CultState, side: int, location: int) -> float:
        price, needed = state.agreed.locations.price[location], state.agreed.numbers.victory_altars
        altars = state.altar_count(side)
        gain = altar_worth(altars + 1, needed) - altar_worth(altars, needed)
        return gain - price + 1.0


class Teach(BenefitWorth):
    """A stronger Priest, if it can be paid."""

    def of(self, state: CultState, side: int, location: int) -> float:
        affordable = state.coins[side] >= state.agreed.locations.offers[location][0][0]
        return self.lasting(state, side, location) if affordable else 0.2

    def lasting(self, state: CultState, side: int, location: int) -> float:
        return 2.5


class Hire(BenefitWorth):
    """The best of the offers that can be paid."""

    def of(self, state: CultState, side: int, location: int) -> float:
        return self.best(state, side, location, state.coins[side])

    def lasting(self, state: CultState, side: int, location: int) -> float:
        return self.best(state, side, location, state.agreed.locations.offers[location][-1][0])

    def best(self, state: CultState, side: int, location: int, coins: int) -> float:
        """The best of the offers for so many coins."""
        best = 0.2
        for price, n in state.agreed.locations.offers[location]:
            if price <= coins:
                gained = min(n, state.room(side))
                followers = state.followers[side]
                best = max(
                    best, follower_worth(followers + gained) - follower_worth(followers) - 0.85 * price
                )
        return best


class TakeLicense(BenefitWorth):
    """A License, if one lies there."""

    def of(self, state: CultState, side: int, location: int) -> float:
        return 7.5 if state.zones[PALACE] else 0.0


class Scheme(BenefitWorth):
    """Intrigue cards to choose from."""

    def of(self, state: CultState, side: int, location: int) -> float:
        return 7.0


class ArmMob(BenefitWorth):
    """A Mob, against the Followers that it costs."""

    def of(self, state: CultState, side: int, location: int) -> float:
        locations, needed = state.agreed.locations, state.agreed.numbers.victory_mobs
        followers, price = state.followers[side], locations.price[location]
        if followers < price:
            return 0.0
        mobs = state.mobs[side]
        gain = mob_worth(mobs + locations.n[location], needed) - mob_worth(mobs, needed)
        return gain - follower_worth(followers) + follower_worth(followers - price)


class Summon(BenefitWorth):
    """The Summoning."""

    def of(self, state: CultState, side: int, location: int) -> float:
        done, needed = state.summoned[side], state.agreed.numbers.victory_summonings
        return summoning_worth(done + 1, needed) - summoning_worth(done, needed)

    def all_or_nothing(self) -> bool:
        return True


BENEFITS: Final[dict[str, BenefitWorth]] = {
    "draw-miracle": DrawMiracle(),
    "bribe": Bribe(),
    "gain-followers": GainFollowers(),
    "take-supremacy": TakeSupremacy(),
    "ordain": Ordain(),
    "gain-coins": GainCoins(),
    "build-altar": BuildAltar(),
    "teach": Teach(),
    "hire": Hire(),
    "take-license": TakeLicense(),
    "scheme": Scheme(),
    "arm-mob": ArmMob(),
    "summon": Summon(),
}


def location_worth(state: CultState, side: int, location: int) -> float:
    """What the benefit of a Location is worth to a side now."""
    return BENEFITS[benefit_of(state, location).name].of(state, side, location)


def lasting_worth(state: CultState, side: int, location: int) -> float:
    """What the benefit of a Location is worth to a side round after round, whatever it can pay just now."""
    return BENEFITS[benefit_of(state, location).name].lasting(state, side, location)


def all_or_nothing(state: CultState, location: int) -> bool:
    """Whether a Location gives nothing to those with less Influence than their Divine Might."""
    return BENEFITS[benefit_of(state, location).name].all_or_nothing()


def pays_off(state: CultState, side: int, location: int, more: int = 0) -> bool:
    """Whether a side has Influence enough for the benefit itself, with so much more: the Rift asks for the Divine Might."""
    return not all_or_nothing(state, location) or state.influence(side, location) + more >= state.might(side)
