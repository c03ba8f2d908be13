# compiled
"""The thirteen Locations: what a winner, a Community owner or a passing player with Mobs may take there."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.rules.altars import altar_places, turn_to_altar
from eldertable.games.cult.rules.coin_priests import bribe
from eldertable.games.cult.rules.effects import gain_priest
from eldertable.games.cult.rules.means import Means, can_raise
from eldertable.games.cult.rules.priests import change
from eldertable.games.cult.table.state import (
    FREE,
    OWN,
    PALACE,
    PATRIARCH,
    STRONGEST,
    CultState,
    kind_of,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Step

TAKING: Final = Answers(Kind("decline"), Kind("take-benefit"))
TAKE: Final = TAKING.start("take-benefit")
DECLINE: Final = TAKING.start("decline")
"""The first answer to every benefit that may be declined."""

BRIBES: Final = Answers(Kind("decline"), Kind("bribe", b.LOCATION))
BRIBE: Final = BRIBES.origin("bribe")

ORDINATIONS: Final = Answers(
    Kind("decline"),
    Kind("new-priest"),
    Kind("raise-free", b.PRIEST),
    Kind("raise-here", b.PRIEST, b.PURSE, b.BOOSTED),
)
NEW_PRIEST: Final = ORDINATIONS.start("new-priest")
RAISE_FREE: Final = ORDINATIONS.origin("raise-free")
RAISE_HERE: Final = ORDINATIONS.origin("raise-here")

ALTARS: Final = Answers(Kind("decline"), Kind("altar-in", b.LOCATION))
ALTAR_IN: Final = ALTARS.origin("altar-in")

LESSONS: Final = Answers(
    Kind("decline"),
    Kind("first-offer-free", b.PRIEST),
    Kind("first-offer-here", b.PRIEST, b.PURSE, b.BOOSTED),
    Kind("second-offer-free", b.PRIEST),
    Kind("second-offer-here", b.PRIEST, b.PURSE, b.BOOSTED),
)
TEACH_FREE: Final = (LESSONS.origin("first-offer-free"), LESSONS.origin("second-offer-free"))
TEACH_HERE: Final = (LESSONS.origin("first-offer-here"), LESSONS.origin("second-offer-here"))

HIRINGS: Final = Answers(Kind("decline"), Kind("hire", b.OFFER))
HIRE: Final = HIRINGS.origin("hire")

GRANTS: Final = Answers(Kind("decline"), Kind("grant-license", b.LICENSE))
GRANT: Final = GRANTS.origin("grant-license")

RETURNS: Final = Answers(Kind("put-on-top", b.INTRIGUE))
PUT_ON_TOP: Final = RETURNS.origin("put-on-top")


def may_decline(decision: Decision) -> bool:
    """Whether a decision offers the benefit of a Location, which may be declined. (CULT-RES-12)"""
    first: Kind = decision.ANSWERS.kinds[0]
    return first.name == "decline"


def can_benefit(state: CultState, side: int, location: int, influence: int) -> bool:
    """Whether a side could use the benefit of a Location now. (CULT-RES-12, CULT-RUL-29, CULT-RUL-61)"""
    locations = state.agreed.locations
    benefit = locations.benefit[location]
    if benefit == c.DRAW_MIRACLE:
        return state.left_in(c.MIRACLE_DECK) > 0
    if benefit == c.BRIBE:
        return state.priests_in(side, location) > 0 and state.coins[side] >= locations.least[location]
    if benefit == c.RECRUIT:
        return state.room(side) > 0
    if benefit == c.TAKE_SUPREMACY:
        return state.supremacy != side or state.face_down > 0
    if benefit == c.ORDAIN:
        return len(ordinations(state, side, location)) > 0
    if benefit == c.EARN:
        return state.bank() > 0
    if benefit == c.RAISE_ALTAR:
        return state.coins[side] >= locations.price[location] and len(altar_places(state, side)) > 0
    if benefit == c.TEACH:
        return len(lessons(state, side, location)) > 0
    if benefit == c.HIRE:
        cheapest = min([price for price, _ in locations.offers[location]])
        return state.room(side) > 0 and state.coins[side] >= cheapest
    if benefit == c.GRANT_LICENSE:
        return len(state.zones[PALACE]) > 0
    if benefit == c.SCHEME:
        return state.left_in(c.INTRIGUE_DECK) > 0
    if benefit == c.ARM_MOB:
        return state.followers[side] >= locations.price[location] and state.mobs_left() > 0
    return influence >= state.might(side)


class Benefit(Step):
    """A side may take the benefit of a Location; who cannot use it gets nothing. (CULT-RES-12, CULT-LIC-18)

    `chosen` is 1 if the side has already said that it wants it, as with Mobs. (CULT-PAS-03)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "influence", "chosen")

    def __init__(self, seat: int, location: int, influence: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.influence = influence
        self.chosen = chosen

    def run(self, state: CultState) -> None:
        seat, location, chosen = self.seat, self.location, self.chosen
        if not can_benefit(state, seat, location, self.influence):
            if state.chronicle is not None:
                state.tell("CULT-RES-12", "no-benefit", who=seat, location=location)
            return
        benefit = state.agreed.locations.benefit[location]
        if benefit == c.BRIBE:
            state.then(Bribe(seat, location, chosen))
        elif benefit == c.ORDAIN:
            state.then(Ordain(seat, location, chosen))
        elif benefit == c.RAISE_ALTAR:
            state.then(AltarPlace(seat, location, chosen))
        elif benefit == c.TEACH:
            state.then(Teach(seat, location, chosen))
        elif benefit == c.HIRE:
            state.then(Hire(seat, location, chosen))
        elif benefit == c.GRANT_LICENSE:
            state.then(GrantLicense(seat, location, chosen))
        elif chosen:
            take_benefit(state, seat, location)
        else:
            state.then(TakeBenefit(seat, location))


class TakeBenefit(Decision):
    """Take the benefit, or not. (CULT-RES-12, CULT-RUL-61)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")
    ANSWERS: ClassVar[Answers] = TAKING
    RULES: ClassVar[tuple[str, ...]] = ("CULT-RES-12", "CULT-RUL-61")

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def options(self, state: CultState, seat: int) -> list[int]:
        return [DECLINE, TAKE]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == TAKE:
            take_benefit(state, seat, self.location)


def take_benefit(state: CultState, side: int, location: int) -> None:
    """What the Locations give in which there is nothing to choose."""
    locations = state.agreed.locations
    benefit, n = locations.benefit[location], locations.n[location]
    if benefit == c.DRAW_MIRACLE:
        state.draw_cards(side, c.MIRACLE_DECK, n, False, "CULT-RUI-01")
    elif benefit == c.RECRUIT:
        state.gain_followers(side, n, "CULT-SLU-01")
    elif benefit == c.TAKE_SUPREMACY:
        state.take_supremacy(side, "CULT-FOR-01")
    elif benefit == c.EARN:
        state.gain_coins(side, n, "CULT-TRA-01")
    elif benefit == c.SCHEME:
        state.draw_cards(side, c.INTRIGUE_DECK, n, False, "CULT-NOB-01")
        state.then(PutOnTop(side))
    elif benefit == c.ARM_MOB:
        state.lose_followers(side, locations.price[location], "CULT-GUA-01")
        state.gain_mobs(side, n, "CULT-GUA-01")
    else:
        summon(state, side)


# --- 2 Thieves District ---------------------------------------------------------------------------------------------


class Bribe(Decision):
    """How many coins to pay: the number of the Location to win. (CULT-THI-01, CULT-RUL-60)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "chosen")
    ANSWERS: ClassVar[Answers] = BRIBES
    RULES: ClassVar[tuple[str, ...]] = ("CULT-THI-01", "CULT-THI-03", "CULT-THI-06")

    def __init__(self, seat: int, location: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.chosen = chosen

    def options(self, state: CultState, seat: int) -> list[int]:
        locations = state.agreed.locations
        found = [] if self.chosen else [DECLINE]
        for target in range(locations.least[self.location], locations.most[self.location] + 1):
            if target <= state.coins[seat]:
                found.append(BRIBE + target)
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer != DECLINE:
            state.then(BribePriest(seat, self.location, answer - BRIBE))


class BribePriest(Decision):
    """Which Priest goes there with the coins; it may be the Patriarch. (CULT-THI-03, CULT-THI-04)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "target")
    ANSWERS: ClassVar[Answers] = Answers(Kind("send-with-coins", b.PRIEST, b.PURSE, b.BOOSTED))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-THI-03", "CULT-THI-04", "CULT-THI-05")

    def __init__(self, seat: int, location: int, target: int) -> None:
        self.seat = seat
        self.location = location
        self.target = target

    def options(self, state: CultState, seat: int) -> list[int]:
        return state.pieces(seat, self.location)

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        state.coins[seat] -= self.target
        if state.chronicle is not None:
            state.tell("CULT-THI-05", "bribed", who=seat, location=self.target, n=self.target)
        bribe(state, seat, answer, self.location, self.target, self.target)


# --- 5 Temple District ----------------------------------------------------------------------------------------------


def raisable(state: CultState, side: int, location: int, n: int, free: int, here: int) -> list[int]:
    """Own Priests that can rise by n, as answers: free ones from `free` on, those in the Location from `here` on.

    (CULT-TEM-05, CULT-ACA-04, CULT-ACA-05)
    """
    means = Means(state, side)
    found: list[int] = []
    for kind in range(1, STRONGEST):
        if state.count(side, FREE, kind) and can_raise(state, means, kind, n):
            found.append(free + kind)
    for piece in state.pieces(side, location):
        if can_raise(state, means, kind_of(piece), n):
            found.append(here + piece)
    return found


def raise_free(state: CultState, side: int, kind: int, n: int, rule: str) -> None:
    """Raise a free Priest by n. (CULT-TEM-04, CULT-TEM-07)"""
    state.swap_priest(side, kind, state.raised(kind, n), FREE)
    if state.chronicle is not None:
        state.tell(rule, "priest-raised", who=side, priest=kind, strength=state.raised(kind, n))


def raise_here(state: CultState, side: int, piece: int, location: int, n: int, rule: str) -> None:
    """Raise a Priest that stands in the Location by n. (CULT-TEM-05, CULT-ACA-04)"""
    kind = kind_of(piece)
    change(state, side, piece, state.raised(kind, n), location)
    if state.chronicle is not None:
        state.tell(rule, "priest-raised", who=side, priest=kind, strength=state.raised(kind, n))


def ordinations(state: CultState, side: int, location: int) -> list[int]:
    """A new Priest if there is a token, or a Priest that can rise by 1. (CULT-TEM-01, CULT-TEM-03)"""
    found = [NEW_PRIEST] if state.available(side, state.agreed.locations.n[location]) else []
    found.extend(raisable(state, side, location, 1, RAISE_FREE, RAISE_HERE))
    return found


class Ordain(Decision):
    """Gain a Priest, raise one, or neither. (CULT-TEM-01, CULT-TEM-05, CULT-RUL-20)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "chosen")
    ANSWERS: ClassVar[Answers] = ORDINATIONS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-TEM-01", "CULT-TEM-05", "CULT-TEM-06")

    def __init__(self, seat: int, location: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.chosen = chosen

    def options(self, state: CultState, seat: int) -> list[int]:
        found = ordinations(state, seat, self.location)
        return found if self.chosen else [DECLINE, *found]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == NEW_PRIEST:
            gain_priest(state, seat, state.agreed.locations.n[self.location], FREE, "CULT-TEM-03")
        elif answer >= RAISE_HERE:
            raise_here(state, seat, answer - RAISE_HERE, self.location, 1, "CULT-TEM-04")
        elif answer != DECLINE:
            raise_free(state, seat, answer - RAISE_FREE, 1, "CULT-TEM-04")


# --- 7 Artisan District ---------------------------------------------------------------------------------------------


class AltarPlace(Decision):
    """In which Location to build an Altar, or none. (CULT-ART-01, CULT-ART-16, CULT-RUL-21)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "chosen")
    ANSWERS: ClassVar[Answers] = ALTARS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-ART-01", "CULT-ART-05", "CULT-ART-13")

    def __init__(self, seat: int, location: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.chosen = chosen

    def options(self, state: CultState, seat: int) -> list[int]:
        found = [ALTAR_IN + place for place in altar_places(state, seat)]
        return found if self.chosen else [DECLINE, *found]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer != DECLINE:
            state.then(AltarPriest(seat, answer - ALTAR_IN, state.agreed.locations.price[self.location]))


class AltarPriest(Decision):
    """Which Priest there is turned to its Altar side. (CULT-ART-03, CULT-ART-12)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "price")
    ANSWERS: ClassVar[Answers] = Answers(Kind("turn-to-altar", b.PRIEST, b.PURSE, b.BOOSTED))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-ART-03", "CULT-ART-12", "CULT-ART-14")

    def __init__(self, seat: int, location: int, price: int) -> None:
        self.seat = seat
        self.location = location
        self.price = price

    def options(self, state: CultState, seat: int) -> list[int]:
        return [piece for piece in state.pieces(seat, self.location) if kind_of(piece) != PATRIARCH]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        state.lose_coins(seat, self.price, "CULT-ART-01")
        turn_to_altar(state, seat, answer, self.location, "CULT-ART-03")


# --- 8 Academy, 9 Port ----------------------------------------------------------------------------------------------


def lessons(state: CultState, side: int, location: int) -> list[int]:
    """Increases that can be paid and done, as answers. (CULT-ACA-01, CULT-ACA-03)"""
    found: list[int] = []
    for offer, (price, n) in enumerate(state.agreed.locations.offers[location]):
        if price <= state.coins[side]:
            found.extend(raisable(state, side, location, n, TEACH_FREE[offer], TEACH_HERE[offer]))
    return found


class Teach(Decision):
    """Whom to raise, and how far, or nobody. (CULT-ACA-01, CULT-ACA-04, CULT-ACA-05)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "chosen")
    ANSWERS: ClassVar[Answers] = LESSONS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-ACA-01", "CULT-ACA-03", "CULT-ACA-04")

    def __init__(self, seat: int, location: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.chosen = chosen

    def options(self, state: CultState, seat: int) -> list[int]:
        found = lessons(state, seat, self.location)
        return found if self.chosen else [DECLINE, *found]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == DECLINE:
            return
        offer = 1 if answer >= TEACH_FREE[1] else 0
        price, n = state.agreed.locations.offers[self.location][offer]
        state.lose_coins(seat, price, "CULT-ACA-01")
        if answer >= TEACH_HERE[offer]:
            raise_here(state, seat, answer - TEACH_HERE[offer], self.location, n, "CULT-ACA-01")
        else:
            raise_free(state, seat, answer - TEACH_FREE[offer], n, "CULT-ACA-01")


class Hire(Decision):
    """How many Followers to pay for, or none. (CULT-POR-01, CULT-POR-03)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "chosen")
    ANSWERS: ClassVar[Answers] = HIRINGS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-POR-01", "CULT-POR-03")

    def __init__(self, seat: int, location: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.chosen = chosen

    def options(self, state: CultState, seat: int) -> list[int]:
        found = [] if self.chosen else [DECLINE]
        for offer, (price, _) in enumerate(state.agreed.locations.offers[self.location]):
            if price <= state.coins[seat]:
                found.append(HIRE + offer)
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == DECLINE:
            return
        price, n = state.agreed.locations.offers[self.location][answer - HIRE]
        state.lose_coins(seat, price, "CULT-POR-01")
        state.gain_followers(seat, n, "CULT-POR-01")


# --- 10 Palace, 11 Nobility District --------------------------------------------------------------------------------


class GrantLicense(Decision):
    """Which face-up License to take for free, or none. (CULT-PAL-01)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "chosen")
    ANSWERS: ClassVar[Answers] = GRANTS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-PAL-01", "CULT-PAL-04")

    def __init__(self, seat: int, location: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.chosen = chosen

    def options(self, state: CultState, seat: int) -> list[int]:
        found = sorted([GRANT + state.kind(card) for card in state.zones[PALACE]])
        return found if self.chosen else [DECLINE, *found]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer != DECLINE:
            state.take_license(seat, answer - GRANT, PALACE, "CULT-PAL-01")


class PutOnTop(Decision):
    """Which Intrigue card of the hand goes on top of the deck. (CULT-NOB-01, CULT-NOB-02)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = RETURNS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-NOB-01", "CULT-NOB-02")
    PRIVATE: ClassVar[bool] = True

    def options(self, state: CultState, seat: int) -> list[int]:
        return [PUT_ON_TOP + kind for kind in state.kinds_held(seat, c.INTRIGUE_DECK)]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        kind = answer - PUT_ON_TOP
        card = state.lowest(seat, kind)
        state.take(card, OWN + 3 * seat + c.INTRIGUE_DECK, 1 << seat)
        state.show(card, 1 << seat)
        state.zones[3 * c.INTRIGUE_DECK] = (card, *state.zones[3 * c.INTRIGUE_DECK])
        if state.chronicle is not None:
            more = {"who": seat, "card": kind}
            state.tell_apart("CULT-NOB-01", "put-on-top", {"who": seat}, 1 << seat, "put-on-top-card", more)


# --- 13 The Rift of Darkness ----------------------------------------------------------------------------------------


def summon(state: CultState, side: int) -> None:
    """The Summoning: a light Cult turns dark; a dark one fulfils its victory condition. (CULT-RIF-04, CULT-RIF-05)"""
    state.summoned[side] += 1
    if state.chronicle is not None:
        state.tell("CULT-RIF-01", "summoned", who=side, n=state.summoned[side])
    if not state.dark[side]:
        state.dark[side] = 1
        if state.chronicle is not None:
            state.tell("CULT-RIF-04", "turned-dark", who=side, n=state.might(side))
