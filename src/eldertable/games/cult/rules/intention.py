# compiled
"""The Intention Phase: Priests are placed one at a time; who passes takes a Mob benefit and makes deals."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import FREE, KINDS_OF_PRIEST, PALACE, own_zone
from eldertable.games.cult.rules.benefits import benefit_of, can_benefit, offer_benefit
from eldertable.games.cult.rules.licenses import (
    affords_license,
    has_approval,
    has_title,
    licenses_within,
    pay_tithes,
    titles,
    why_not_in_palace,
)
from eldertable.games.cult.rules.means import why_closed, why_not_free, why_too_dear
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step

PLACEMENTS: Final = Answers(Kind("pass"), Kind("priest-in", b.LOCATION, b.PRIEST))
PASS: Final = PLACEMENTS.start("pass")
PRIEST_IN: Final = PLACEMENTS.origin("priest-in")

MOB_BENEFITS: Final = Answers(Kind("no-mob-benefit"), Kind("mob-benefit", b.LOCATION))
NO_BENEFIT: Final = MOB_BENEFITS.start("no-mob-benefit")
BENEFIT_OF: Final = MOB_BENEFITS.origin("mob-benefit")

DEALS: Final = Answers(Kind("deals-done"), Kind("sell", b.INTRIGUE), Kind("buy", b.LICENSE))
DONE: Final = DEALS.start("deals-done")
SELL: Final = DEALS.origin("sell")
BUY: Final = DEALS.origin("buy")
FIRST_PURCHASE: Final = DEALS.start("buy")


class IntentionTurn(Step):
    """A turn: place or pass, or a window for deals; the Phase is over when all have passed. Who has passed
    and has no deal to make is passed over, and so is who celebrates, be it the First Player.

    (CULT-ITN-07, CULT-PAS-12, CULT-SUP-09, CULT-RUL-12, CULT-RUL-47, CULT-RUL-86)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: CultState) -> None:
        passed, sides, side = state.passed, state.table.sides, self.side
        if 0 not in passed:
            return
        while passed[side]:
            if side != state.celebrating and can_deal(state, side):
                break
            side = (side + 1) % sides
        if passed[side]:
            state.then(DEALS_OF[side])
        else:
            state.then(PLACEMENTS_OF[side])
        state.then(TURNS[(side + 1) % sides])


# --- placing --------------------------------------------------------------------------------------------------------


def all_open_to(state: CultState, side: int) -> int:
    """The Locations where a side may place in the Intention Phase, as a set of bits: those that need no more Followers
    than it has; they are not spent. How many each needs: `needs` in `content/board.toml`.

    (CULT-ITN-02, CULT-ITN-03, CULT-ITN-04, CULT-ITN-05, CULT-ITN-06, CULT-ITN-16, CULT-LIC-08)
    """
    opened, followers = state.agreed.opened, state.followers[side]
    return opened[min(followers, len(opened) - 1)] | titles(state, side)


def placement_cost(state: CultState, side: int) -> int:
    """How many Followers the next placement costs. The Patriarch counts like any Priest. What cards and
    abilities place costs nothing and does not come here.

    (CULT-ITN-11, CULT-ITN-12, CULT-ITN-14, CULT-LIC-10, CULT-LIC-11, CULT-RUL-15, CULT-RUL-41)
    """
    ordinal = state.placed[side] + 1
    if ordinal <= state.agreed.numbers.placing_free or has_approval(state, side, ordinal):
        return 0
    return 1


def placements(kinds: int, locations: int) -> list[int]:
    """The answers with these kinds of Priests and these Locations, both as sets of bits; they are listed only once."""
    rows = LISTED.get(locations)
    if rows is None:
        rows = [[] for _ in range(1 << KINDS_OF_PRIEST)]  # pragma: no mutate - more would be empty
        LISTED[locations] = rows
    found = rows[kinds]
    if not found:
        found.append(PASS)
        for location in range(b.PLACE.size):
            if locations >> location & 1:
                for kind in range(KINDS_OF_PRIEST):
                    if kinds >> kind & 1:
                        found.append(PRIEST_IN + location * KINDS_OF_PRIEST + kind)
    return found


LISTED: Final[dict[int, list[list[int]]]] = {}


class PlaceOrPass(Decision):
    """Place a free Priest, the Patriarch like any, in a Location, whoever and however many stand there; or
    pass, also with nothing placed.

    (CULT-ITN-08, CULT-ITN-10, CULT-ITN-13, CULT-ITN-15, CULT-PAS-02, CULT-RUL-03, CULT-RUL-11)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = PLACEMENTS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-ITN-08", "CULT-ITN-03", "CULT-ITN-12")

    def options(self, state: CultState, seat: int) -> list[int]:
        if placement_cost(state, seat) > state.followers[seat]:
            return [PASS]
        return placements(state.free_kinds(seat), all_open_to(state, seat))

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == PASS:
            pass_turn(state, seat)
            return
        location = (answer - PRIEST_IN) // KINDS_OF_PRIEST
        kind = (answer - PRIEST_IN) % KINDS_OF_PRIEST
        cost = placement_cost(state, seat)
        state.move_priest(seat, kind, FREE, location)
        state.placed[seat] += 1
        if state.chronicle is not None:
            state.tell("CULT-ITN-08", "priest-placed", who=seat, priest=kind, location=location)
        if cost:
            state.lose_followers(seat, cost, "CULT-ITN-12")
        pay_tithes(state, seat, location)

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "pass":
            return None
        location, priest = values
        reason = why_not_free(state, seat, priest)
        if reason is None and placement_cost(state, seat) > state.followers[seat]:
            reason = Refusal("CULT-ITN-13", "no-follower-to-lose", {"n": state.placed[seat] + 1})
        if reason is None and not has_title(state, seat, location):
            reason = why_closed(state, location, state.followers[seat], "CULT-ITN-03")
        return reason


# --- passing --------------------------------------------------------------------------------------------------------


def pass_turn(state: CultState, side: int) -> None:
    """A real pass: no more placements, then the Mob benefit, then deals.

    (CULT-PAS-01, CULT-PAS-07, CULT-RUL-13)
    """
    if state.chronicle is not None:
        tell_passed(state, side)
    state.passed = replaced(state.passed, side, 1)
    if mob_rows(state, side):
        state.then(MobBenefit(side))
        state.then(DealWindow(side))
    elif can_deal(state, side):
        state.then(DEALS_OF[side])


def tell_passed(state: CultState, side: int) -> None:
    """Say that a Cult passes, and why, where it cannot do otherwise. (CULT-PAS-01, CULT-ITN-13)"""
    if not state.priests_in(side, FREE):
        state.tell("CULT-ITN-09", "passed-without-priests", who=side)
    elif placement_cost(state, side) > state.followers[side]:
        state.tell("CULT-ITN-13", "passed-without-followers", who=side)
    else:
        state.tell("CULT-PAS-01", "passed", who=side)


def mob_rows(state: CultState, side: int) -> list[int]:
    """The Locations whose benefit a passing side may take and use, ascending; none without Mobs.

    (CULT-PAS-03, CULT-PAS-05, CULT-PAS-14, CULT-RUL-09, CULT-RUL-87)
    """
    mobs = state.mobs[side]
    if not mobs:
        return []
    allowed = state.agreed.numbers.passing_mobs[:mobs]
    if state.agreed.exact_rows:
        allowed = allowed[-1:]
    return sorted(
        [place for place in allowed if can_benefit(state, side, place, state.influence(side, place))]
    )


class MobBenefit(Decision):
    """The benefit of one Location by the number of Mobs, or none. (CULT-PAS-03, CULT-PAS-06)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = MOB_BENEFITS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-PAS-03", "CULT-RUL-09", "CULT-RUL-87")

    def options(self, state: CultState, seat: int) -> list[int]:
        rows = [BENEFIT_OF + place for place in mob_rows(state, seat)]  # pragma: no mutate - BENEFIT_OF is 0
        return [NO_BENEFIT, *rows]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == NO_BENEFIT:
            return
        location = answer - BENEFIT_OF  # pragma: no mutate - BENEFIT_OF is 0
        if state.chronicle is not None:
            state.tell("CULT-PAS-04", "mob-benefit", who=seat, location=location)
        offer_benefit(state, seat, location, state.influence(seat, location), 1)

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None if kind == "no-mob-benefit" else why_no_mob_benefit(state, seat, values[0])


def why_no_mob_benefit(state: CultState, side: int, location: int) -> Refusal | None:
    """A Location is in no row, in a row of more Mobs or of fewer, or its benefit is of no use now.

    (CULT-PAS-03, CULT-RUL-09, CULT-RUL-87)
    """
    rows, mobs = state.agreed.numbers.passing_mobs, state.mobs[side]
    if location not in rows:
        return Refusal("CULT-PAS-03", "no-mob-row", {"location": location, "locations": rows})
    needs = rows.index(location) + 1
    if needs > mobs:
        return Refusal("CULT-PAS-03", "too-few-mobs", {"location": location, "n": needs, "have": mobs})
    if state.agreed.exact_rows and location != rows[min(mobs, len(rows)) - 1]:
        exact = rows[min(mobs, len(rows)) - 1]
        return Refusal("CULT-RUL-09", "other-mob-row", {"n": mobs, "location": exact})
    return benefit_of(state, location).why_not(state, side, location, state.influence(side, location))


# --- deals ----------------------------------------------------------------------------------------------------------


class DealWindow(Step):
    """A window for any number of deals; skipped when there is none to make.

    (CULT-PAS-08, CULT-PAS-13, CULT-RUL-12)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: CultState) -> None:
        if can_deal(state, self.seat):
            state.then(DEALS_OF[self.seat])


def can_deal(state: CultState, side: int) -> bool:
    """Whether there is a deal to make. How many Intrigue cards somebody holds is public: a skipped window tells nothing.

    (CULT-PAS-09, CULT-PAS-10, CULT-RUL-12)
    """
    return len(state.held(side, c.INTRIGUE_DECK)) > 0 or affords_license(state, state.coins[side])


class Deal(Decision):
    """Sell an Intrigue card, buy a License, or done; one card a deal. A License bought leaves its slot empty
    until the end of the round.

    (CULT-PAS-09, CULT-PAS-10, CULT-PAS-11, CULT-RUL-14)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = DEALS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-PAS-09", "CULT-PAS-10", "CULT-ITR-05")

    def options(self, state: CultState, seat: int) -> list[int]:
        found = [DONE]
        for kind in state.kinds_held(seat, c.INTRIGUE_DECK):
            found.append(SELL + kind)
        for kind in licenses_within(state, state.coins[seat]):
            found.append(BUY + kind)
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == DONE:
            return
        if answer < FIRST_PURCHASE:
            sell(state, seat, answer - SELL)
        else:
            kind = answer - BUY
            state.lose_coins(seat, state.agreed.cards.cost[kind], "CULT-PAS-10")
            state.take_license(seat, kind, PALACE, "CULT-PAS-10")
        if can_deal(state, seat):
            state.then(DEALS_OF[seat])

    def private(self, state: CultState) -> bool:
        """Without Intrigue cards everybody sees what can be bought."""
        return len(state.held(self.seat, c.INTRIGUE_DECK)) > 0

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind != "buy":
            return None
        reason = why_not_in_palace(state, values[0])
        if reason is None:
            reason = why_too_dear(state.coins[seat], state.agreed.cards.cost[values[0]], "CULT-PAS-10")
        return reason


def sell(state: CultState, side: int, kind: int) -> None:
    """Sell an Intrigue card, sealed or not, for the number on it: under the deck, in view of all.

    (CULT-PAS-09, CULT-ITR-02, CULT-ITR-05, CULT-RUL-63)
    """
    if state.chronicle is not None:
        state.tell("CULT-PAS-09", "sold", who=side, sale=kind)
    card = state.lowest(side, kind)
    state.take(card, own_zone(side, c.INTRIGUE_DECK), state.everyone())
    state.put_under(card, state.everyone())
    state.gain_coins(side, state.agreed.cards.sell[kind], "CULT-PAS-09")


# --- made once ------------------------------------------------------------------------------------------------------
# Steps never change, so that those which come again and again are made only once: for every seat.

TURNS: Final = [IntentionTurn(side) for side in range(b.SIDE.size)]
PLACEMENTS_OF: Final = [PlaceOrPass(seat) for seat in range(b.SIDE.size)]
DEALS_OF: Final = [Deal(seat) for seat in range(b.SIDE.size)]
