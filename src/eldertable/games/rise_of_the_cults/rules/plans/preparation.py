# compiled
"""The Preparation Plan: a Cult Site, a Ritual, and the Investigator that comes closer."""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import RITUAL
from eldertable.games.rise_of_the_cults.box.cards import LEVELS
from eldertable.games.rise_of_the_cults.box.verbs import PREPARATION, CardVerb
from eldertable.games.rise_of_the_cults.rules.abilities import show_ability, with_verb
from eldertable.games.rise_of_the_cults.rules.investigators import advance_investigator
from eldertable.games.rise_of_the_cults.rules.paying import pay_power, power_of
from eldertable.games.rise_of_the_cults.rules.reasons import district_full, not_in_supply, too_dear
from eldertable.games.rise_of_the_cults.rules.turn_end import TurnEnd
from eldertable.games.rise_of_the_cults.table.fields import HAND, SUPPLY
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

KEEPING_BACK: Final = Answers(Kind("let-advance"), Kind("keep-back"))
LET_ADVANCE: Final = KEEPING_BACK.start("let-advance")
KEEP_BACK: Final = KEEPING_BACK.start("keep-back")

PREPARING: Final = Answers(Kind("enough"), Kind("prepare-site"), Kind("prepare-ritual", RITUAL))
ENOUGH: Final = PREPARING.start("enough")
SITE_OR_LEVEL: Final = PREPARING.start("prepare-site")
"""Counted from here an answer is A_SITE, or the level of a Ritual."""
A_SITE: Final = 0


class SkipAdvance(CardVerb):
    """The Investigator does not advance in this Preparation: asked for by KeepBack. (ROTC-RUL-31)"""


SKIP_ADVANCE: Final[CardVerb] = SkipAdvance("skip-advance", PREPARATION, (), ())


def preparations(state: RiseState, seat: int, district: int, extra: int) -> list[int]:
    """What the seat can prepare there if everything costs `extra` more: A_SITE, or levels of Rituals.

    (ROTC-PRE-05, ROTC-PRE-07, ROTC-PRE-08, ROTC-PRE-12)
    """
    power = power_of(state, seat) - extra
    if not state.has_site(seat, district):
        return [A_SITE] if state.site_cost(district) <= power else []
    if not state.free_field(district):
        return []
    found: list[int] = []
    for level in range(1, LEVELS + 1):
        if state.has_ritual(seat, SUPPLY, level) and state.ritual_cost(level, district) <= power:
            found.append(level)
    return found


def surcharge_after_advance(state: RiseState, district: int) -> int:
    """How much dearer the advance makes everything: 1 if it brings an Investigator in.

    (ROTC-PRE-04, ROTC-PRE-13)
    """
    return 1 if state.track[district] == 1 else 0


def can_skip(state: RiseState, seat: int) -> bool:
    """Whether the seat holds a card that keeps the Investigator back."""
    return len(with_verb(state, HAND + seat, SKIP_ADVANCE, True)) > 0


def can_prepare(state: RiseState, seat: int, district: int) -> bool:
    """Something is payable after the advance, or without it for who can skip it. (ROTC-RUL-31)"""
    price = least_price(state, seat, district)
    if price < 0:  # pragma: no mutate - all that is prepared costs something
        return False
    power = power_of(state, seat)
    if price + surcharge_after_advance(state, district) <= power:
        return True
    return price <= power and can_skip(state, seat)


def least_price(state: RiseState, seat: int, district: int) -> int:
    """What the cheapest thing costs that can be prepared there, the lowest Ritual once there is a Cult Site; -1 if
    there is nothing.

    (ROTC-PRE-05, ROTC-PRE-07, ROTC-PRE-08)
    """
    if not state.has_site(seat, district):
        return state.site_cost(district)
    if state.free_field(district):
        for level in range(1, LEVELS + 1):
            if state.has_ritual(seat, SUPPLY, level):
                return state.ritual_cost(level, district)
    return -1


def why_not_prepare(state: RiseState, seat: int, district: int) -> Refusal | None:
    """Why Preparation is not possible there. (ROTC-RUL-31)"""
    extra = 0 if can_skip(state, seat) else surcharge_after_advance(state, district)
    return why_nothing_to_prepare(state, seat, district, extra)


def why_nothing_to_prepare(state: RiseState, seat: int, district: int, extra: int) -> Refusal | None:
    """Why neither Cult Site nor Ritual can be prepared there if everything costs `extra` more.

    (ROTC-PRE-06, ROTC-PRE-07, ROTC-PRE-09)
    """
    power = power_of(state, seat)
    if not state.has_site(seat, district):
        cost = state.site_cost(district) + extra
        if cost <= power:
            return None
        return Refusal("ROTC-PRE-06", "no-power-for-site", {"district": district, "cost": cost, "n": power})
    full = district_full(state, district, "ROTC-PRE-07")
    if full is not None:
        return full
    levels = [level for level in range(1, LEVELS + 1) if state.has_ritual(seat, SUPPLY, level)]
    if not levels:
        return Refusal("ROTC-PRE-09", "no-ritual-left", {})
    cost = state.ritual_cost(levels[0], district) + extra
    if cost <= power:
        return None
    args = {"district": district, "level": levels[0], "cost": cost, "n": power}
    return Refusal("ROTC-PRE-09", "no-power-for-ritual", args)


class Preparation(Step):
    """The Investigator advances, then a Cult Site and/or a Ritual. (ROTC-PRE-14)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district")

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def run(self, state: RiseState) -> None:
        state.open_window()
        if state.could_hold(self.seat, SKIP_ADVANCE):
            state.then(KeepBack(self.seat, self.district))
        else:
            advance_investigator(state, self.district, "ROTC-PRE-03")
        state.then(Prepare(self.seat, self.district, 0))


class KeepBack(Decision):
    """Whether to show a card so that the Investigator does not advance. (ROTC-RUL-31, ROTC-DEC-15)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district")
    ANSWERS: ClassVar[Answers] = KEEPING_BACK
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-PRE-03", "ROTC-RUL-31")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = TurnEnd

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def options(self, state: RiseState, seat: int) -> list[int]:
        found: list[int] = []
        if preparations(state, seat, self.district, surcharge_after_advance(state, self.district)):
            found.append(LET_ADVANCE)
        if can_skip(state, seat) and preparations(state, seat, self.district, 0):
            found.append(KEEP_BACK)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == KEEP_BACK:
            show_ability(state, seat, with_verb(state, HAND + seat, SKIP_ADVANCE)[0], "ROTC-RUL-31")
        else:
            advance_investigator(state, self.district, "ROTC-PRE-03")

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "let-advance":
            extra = surcharge_after_advance(state, self.district)
            return why_nothing_to_prepare(state, seat, self.district, extra)
        if not can_skip(state, seat):
            return Refusal("ROTC-RUL-31", "no-card-to-keep-back", {})
        return None  # who had nothing to prepare without the advance could not execute this Plan


class Prepare(Decision):
    """A Cult Site, a Ritual of some level, or finish once something is done.

    (ROTC-PRE-01, ROTC-PRE-10, ROTC-PRE-11, ROTC-DEC-15)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district", "did")
    ANSWERS: ClassVar[Answers] = PREPARING
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-PRE-01", "ROTC-PRE-06", "ROTC-PRE-09")
    BREAKS_TO: ClassVar[type[Step] | None] = TurnEnd

    def __init__(self, seat: int, district: int, did: int) -> None:
        self.seat = seat
        self.district = district
        self.did = did

    def private(self, state: RiseState) -> bool:
        """After a Cult Site there is no Ritual in a full district, as everybody sees."""
        return not self.did or state.free_field(self.district)

    def options(self, state: RiseState, seat: int) -> list[int]:
        found = [ENOUGH] if self.did else []
        for what in preparations(state, seat, self.district, 0):
            found.append(SITE_OR_LEVEL + what)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == ENOUGH:
            return
        if answer - SITE_OR_LEVEL == A_SITE:
            state.place_site(seat, self.district, "ROTC-PRE-06")
            pay_power(state, seat, state.site_cost(self.district))
            state.then(Prepare(seat, self.district, 1))
        else:
            level = answer - SITE_OR_LEVEL
            state.place_ritual(seat, level, self.district, "ROTC-PRE-09")
            pay_power(state, seat, state.ritual_cost(level, self.district))

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        power = power_of(state, seat)
        if kind == "enough":
            return None if self.did else Refusal("ROTC-RUL-30", "no-preparation-yet", {})
        if kind == "prepare-site":
            if state.has_site(seat, self.district):
                return Refusal("ROTC-PRE-05", "no-second-site", {"district": self.district})
            return too_dear(state.site_cost(self.district), power, "ROTC-PRE-06")
        if not state.has_site(seat, self.district):
            return Refusal("ROTC-PRE-07", "no-site", {"district": self.district})
        full = district_full(state, self.district, "ROTC-PRE-07")
        if full is not None:
            return full
        level = values[0] + 1
        missing = not_in_supply(state, seat, level, "ROTC-PRE-09")
        if missing is not None:
            return missing
        return too_dear(state.ritual_cost(level, self.district), power, "ROTC-PRE-09")
