# compiled
"""The Augmentation Plan: buy District cards, use abilities, thin the deck."""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import ABILITY, DISTRICT, PURCHASE, SIDE, STACK
from eldertable.games.rise_of_the_cults.box.cards import ACTIONS, DISTRICTS, GUARDIANS, LANES, LEVELS
from eldertable.games.rise_of_the_cults.box.verbs import AUGMENTATION, CardVerb
from eldertable.games.rise_of_the_cults.rules.abilities import HandVerb, show_ability, use_ability
from eldertable.games.rise_of_the_cults.rules.destroying import DestroyDiscarded
from eldertable.games.rise_of_the_cults.rules.paying import pay_power, power_of
from eldertable.games.rise_of_the_cults.rules.reasons import (
    ability_shut,
    district_full,
    no_ritual_there,
    not_in_supply,
    out_of_game,
    stack_shut,
    too_dear,
)
from eldertable.games.rise_of_the_cults.rules.turn_end import TurnEnd
from eldertable.games.rise_of_the_cults.table.fields import DISCARD, HAND, STACKS, SUPPLY, stack_of
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

AUGMENTING: Final = Answers(Kind("to-discard-pile"), Kind("buy", PURCHASE), Kind("use-augmentation", ABILITY))
GO_ON: Final = AUGMENTING.start("to-discard-pile")
PURCHASES: Final = AUGMENTING.origin("buy")
FIRST_ABILITY: Final = AUGMENTING.start("use-augmentation")

GUARDIAN_ALONE: Final = 1 << GUARDIANS  # pragma: no mutate - they are the first lane, 0
ACTION_ALONE: Final = 1 << ACTIONS
BOTH: Final = GUARDIAN_ALONE | ACTION_ALONE

NO_CARD: Final = -1  # pragma: no mutate - any number that is no price


def purchases(state: RiseState, seat: int, district: int) -> list[int]:
    """What the seat can buy there now: a Guardian, an Action, or both: never two copies of one card.

    (ROTC-AUG-02, ROTC-AUG-03, ROTC-AUG-04, ROTC-AUG-05)
    """
    power = power_of(state, seat)
    guardian = _price(state, stack_of(district, GUARDIANS), district)
    action = _price(state, stack_of(district, ACTIONS), district)
    found: list[int] = []
    if guardian != NO_CARD and guardian <= power:
        found.append(GUARDIAN_ALONE)
    if action != NO_CARD and action <= power:
        found.append(ACTION_ALONE)
    if guardian != NO_CARD and action != NO_CARD and guardian + action <= power:
        found.append(BOTH)
    return found


def _price(state: RiseState, stack: int, district: int) -> int:
    """The price of a stack's top card, with the surcharge for Investigators; NO_CARD if there is none, or an equal one came.

    (ROTC-RUL-24, ROTC-RUL-25)
    """
    if not state.zones[STACKS + stack] or state.acquired_this_turn(state.stack_kind[stack]):
        return NO_CARD
    return state.card_cost(state.stack_kind[stack], district)


def cheapest(state: RiseState, district: int) -> int:
    """The least Power that a card can be bought for there; NO_CARD if there is none. (ROTC-AUG-04, ROTC-RUL-24)"""
    least = NO_CARD
    for lane in range(LANES):
        price = _price(state, stack_of(district, lane), district)
        if price != NO_CARD and (least == NO_CARD or price < least):
            least = price
    return least


def augmentation_abilities(state: RiseState, seat: int, fresh: bool = False) -> list[int]:
    """Augmentation abilities that the seat can carry out now, or `fresh` in a Plan to come, as kind * MODES + mode."""
    kinds = state.agreed.kinds
    found: list[int] = []
    for ability in state.abilities(HAND + seat, AUGMENTATION, fresh):
        verb = kinds.verb[ability]
        assert isinstance(verb, HandVerb)
        if verb.possible(state, seat, kinds.n[ability]):
            found.append(ability)
    return found


def ritual_places(state: RiseState, seat: int, level: int) -> list[int]:
    """Where a free Ritual of this level can go: any district with a free field. (ROTC-RUL-34, ROTC-RUL-89)"""
    if not state.has_ritual(seat, SUPPLY, level):
        return []
    return [district for district in state.districts_in_play() if state.free_field(district)]


def ritual_targets(state: RiseState, seat: int, level: int) -> list[int]:
    """Opponents' Rituals of this level, as district * SIDES + side."""
    found: list[int] = []
    for district in state.districts_in_play():
        for side in range(state.table.sides):
            if side != seat and state.has_ritual(side, district, level):
                found.append(district * SIDE.size + side)
    return found


def takeable(state: RiseState) -> list[int]:
    """Stacks from which a card can be taken for free, whatever the district. (ROTC-RUL-24)"""
    return [
        stack
        for stack in range(DISTRICTS * LANES)
        if state.zones[STACKS + stack] and not state.acquired_this_turn(state.stack_kind[stack])
    ]


def can_augment(state: RiseState, seat: int, district: int) -> bool:
    """Presence in the district, and something to do. (ROTC-AUG-01, ROTC-RUL-30)"""
    if not state.has_site(seat, district) and state.rituals_of(seat, district) == 0:
        return False
    return (
        len(state.zones[DISCARD + seat]) > 0
        or len(purchases(state, seat, district)) > 0
        or len(augmentation_abilities(state, seat, True)) > 0
    )


def why_not_augment(state: RiseState, seat: int, district: int) -> Refusal | None:
    """Why Augmentation is not possible there: no presence, or nothing to do. (ROTC-AUG-01, ROTC-RUL-30)"""
    if not state.has_site(seat, district) and not state.rituals_of(seat, district):
        return Refusal("ROTC-AUG-01", "no-presence", {"district": district})
    if state.zones[DISCARD + seat] or augmentation_abilities(state, seat, True):
        return None
    if purchases(state, seat, district):
        return None
    return Refusal("ROTC-RUL-30", "no-augmentation", {"district": district, "n": power_of(state, seat)})


class Augmentation(Step):
    """Abilities and one purchase in any order, then destroy a card of the discard pile.

    (ROTC-AUG-02, ROTC-AUG-08, ROTC-RUL-35)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district")

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def run(self, state: RiseState) -> None:
        state.open_window()
        state.then(Augment(self.seat, self.district, 0, 0))


class Augment(Decision):
    """Buy, use an ability, or go on to the discard pile.

    (ROTC-AUG-02, ROTC-AUG-08, ROTC-RUL-23, ROTC-DEC-11, ROTC-DEC-12)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district", "bought", "did")
    ANSWERS: ClassVar[Answers] = AUGMENTING
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-AUG-02", "ROTC-AUG-08", "ROTC-RUL-35")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = TurnEnd

    def __init__(self, seat: int, district: int, bought: int, did: int) -> None:
        self.seat = seat
        self.district = district
        self.bought = bought
        self.did = did

    def options(self, state: RiseState, seat: int) -> list[int]:
        found: list[int] = []
        if self.did or state.zones[DISCARD + seat]:
            found.append(GO_ON)
        if not self.bought:
            for what in purchases(state, seat, self.district):
                found.append(PURCHASES + what)
        for ability in augmentation_abilities(state, seat):
            found.append(FIRST_ABILITY + ability)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == GO_ON:
            if not self.bought and state.chronicle is not None:
                tell_of_no_purchase(state, seat, self.district)
            if state.zones[DISCARD + seat]:
                state.then(DestroyDiscarded(seat, 0 if self.did else 1))
        elif answer < FIRST_ABILITY:
            state.then(Buy(seat, self.district, answer - PURCHASES))
            state.then(Augment(seat, self.district, 1, 1))  # pragma: no mutate - any number is a yes
        else:
            ability = answer - FIRST_ABILITY
            show_ability(state, seat, ability, "ROTC-CAR-06")
            use_ability(state, seat, ability)
            again = Augment(seat, self.district, self.bought, 1)  # pragma: no mutate - any number is a yes
            state.then(again)

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "to-discard-pile":
            done = self.did or state.zones[DISCARD + seat]
            return None if done else Refusal("ROTC-RUL-30", "no-augmentation-yet", {})
        if kind == "buy":
            return self.why_not_buy(state, seat, values[0])
        ability = values[0]
        shut = ability_shut(state, HAND + seat, ability, AUGMENTATION, "ROTC-RUL-35")
        if shut is not None:
            return shut
        verb = state.agreed.kinds.verb[ability]
        assert isinstance(verb, HandVerb)
        return verb.hindrance(state, seat, state.agreed.kinds.n[ability])

    def why_not_buy(self, state: RiseState, seat: int, what: int) -> Refusal | None:
        """Why these cards of the district cannot be bought. (ROTC-AUG-02, ROTC-AUG-04, ROTC-AUG-05)"""
        if self.bought:
            return Refusal("ROTC-AUG-02", "no-second-purchase", {})
        cost = 0
        for lane in range(LANES):
            if what & (1 << lane):
                stack = stack_of(self.district, lane)
                shut = stack_shut(state, stack)
                if shut is not None:
                    return shut
                cost += state.card_cost(state.stack_kind[stack], self.district)
        return too_dear(cost, power_of(state, seat), "ROTC-CAR-03")


def tell_of_no_purchase(state: RiseState, seat: int, district: int) -> None:
    """Nothing was bought; whether more was possible only the owner knows, who sees the Power. (ROTC-AUG-02, ROTC-RUL-25)"""
    who = {"who": seat, "district": district}
    cost, power = cheapest(state, district), power_of(state, seat)
    if cost == NO_CARD:
        state.tell("ROTC-RUL-25", "nothing-to-buy", **who)
    elif cost <= power:
        state.tell("ROTC-AUG-02", "buys-nothing", **who)
    else:
        more = {**who, "cost": cost, "n": power}
        state.tell_apart("ROTC-AUG-02", "buys-nothing", who, state.owner_bit(seat), "too-dear-to-buy", more)


class Buy(Step):
    """One joint payment for what is bought, then the cards come to the hand.

    (ROTC-AUG-06, ROTC-AUG-07, ROTC-AUG-10, ROTC-RUL-22)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district", "what")

    def __init__(self, seat: int, district: int, what: int) -> None:
        self.seat = seat
        self.district = district
        self.what = what

    def run(self, state: RiseState) -> None:
        cost = 0
        for lane in range(LANES):
            if self.what & (1 << lane):
                cost += state.card_cost(state.stack_kind[stack_of(self.district, lane)], self.district)
        pay_power(state, self.seat, cost)
        state.then(Acquire(self.seat, self.district, self.what))


class Acquire(Step):
    """The bought cards come to the hand. (ROTC-AUG-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district", "what")

    def __init__(self, seat: int, district: int, what: int) -> None:
        self.seat = seat
        self.district = district
        self.what = what

    def run(self, state: RiseState) -> None:
        for lane in range(LANES):
            if self.what & (1 << lane):
                state.acquire(self.seat, stack_of(self.district, lane), "ROTC-AUG-07")


class PlaceFreeRitual(Decision):
    """Where a Ritual placed by a card goes. (ROTC-RUL-34)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "level")
    ANSWERS: ClassVar[Answers] = Answers(Kind("place-ritual", DISTRICT))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-RUL-34",)

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def options(self, state: RiseState, seat: int) -> list[int]:
        return ritual_places(state, seat, self.level)

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        state.place_ritual(seat, self.level, answer, "ROTC-RUL-34")

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        out = out_of_game(state, values[0])
        return out if out is not None else district_full(state, values[0], "ROTC-RUL-34")


class RemoveRivalRitual(Decision):
    """Which opponent's Ritual returns to its owner. (ROTC-DEC-12)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "level")
    ANSWERS: ClassVar[Answers] = Answers(Kind("send-back", DISTRICT, SIDE))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-DEC-12",)

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def options(self, state: RiseState, seat: int) -> list[int]:
        return ritual_targets(state, seat, self.level)

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        state.return_ritual(answer % SIDE.size, self.level, answer // SIDE.size, "ROTC-CAR-05")

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        district, side = values
        if side == seat:
            return Refusal("ROTC-DEC-12", "no-rival", {})
        out = out_of_game(state, district)
        return out if out is not None else no_ritual_there(state, side, district, self.level, "ROTC-DEC-12")


class TakeDistrictCard(Decision):
    """From which stack to take a card for free. (ROTC-RUL-24)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("take-card", STACK))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-RUL-24",)

    def options(self, state: RiseState, seat: int) -> list[int]:
        return takeable(state)

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        state.acquire(seat, answer, "ROTC-RUL-24")

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        out = out_of_game(state, values[0] // LANES)
        return out if out is not None else stack_shut(state, values[0])


# --- what Augmentation abilities do -------------------------------------------------------------------------------


class RitualVerb(HandVerb):
    """A verb whose number is the level of a Ritual."""

    def least(self) -> int:
        return 1

    def most(self) -> int:
        return LEVELS


class PlaceRitual(RitualVerb):
    """Put a Ritual of this level into any district without paying. (ROTC-RUL-34)"""

    def hindrance(self, state: RiseState, seat: int, n: int) -> Refusal | None:
        missing = not_in_supply(state, seat, n, "ROTC-RUL-34")
        if missing is not None or ritual_places(state, seat, n):
            return missing
        return Refusal("ROTC-RUL-34", "no-free-field-anywhere", {"n": state.agreed.ritual_limit})

    def use(self, state: RiseState, seat: int, n: int) -> None:
        state.then(PlaceFreeRitual(seat, n))


class RemoveRitual(RitualVerb):
    """Send an opponent's Ritual of this level back. (ROTC-CAR-05)"""

    def hindrance(self, state: RiseState, seat: int, n: int) -> Refusal | None:
        if ritual_targets(state, seat, n):
            return None
        return Refusal("ROTC-DEC-12", "no-ritual-of-rivals", {"level": n})

    def use(self, state: RiseState, seat: int, n: int) -> None:
        state.then(RemoveRivalRitual(seat, n))


class TakeCard(HandVerb):
    """Take a District card from any district without paying. (ROTC-RUL-24)"""

    def hindrance(self, state: RiseState, seat: int, n: int) -> Refusal | None:
        return None if takeable(state) else Refusal("ROTC-RUL-24", "no-card-to-take", {})

    def use(self, state: RiseState, seat: int, n: int) -> None:
        state.then(TakeDistrictCard(seat))


PLACE_RITUAL: Final[CardVerb] = PlaceRitual("place-ritual", AUGMENTATION, ("n",), ("price", "instead"))
TAKE_DISTRICT_CARD: Final[CardVerb] = TakeCard("take-district-card", AUGMENTATION, (), ("price", "instead"))
REMOVE_RITUAL: Final[CardVerb] = RemoveRitual("remove-ritual", AUGMENTATION, ("n",), ("price", "instead"))
