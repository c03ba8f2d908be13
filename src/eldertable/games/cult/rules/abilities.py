# compiled
"""Cult abilities: Sacrifices with a cost, Rituals with a Master; offered only if they can be completed."""

from typing import ClassVar

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import FREE, KINDS_OF_PRIEST, PATRIARCH, STRONGEST
from eldertable.games.cult.box.places import PAYMENT as PAYMENT_ZONE
from eldertable.games.cult.rules.effects import (
    NO_AMOUNT,
    ActionEnd,
    Apply,
    EffectVerb,
    holds_card_for,
    verb_of,
)
from eldertable.games.cult.rules.means import Means, why_not_free
from eldertable.games.cult.rules.priests import destroy_free, set_master
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import PAYMENT, Picking, added, different, without
from eldertable.kernel.steps import Decision, Refusal, Step


def first_ability(state: CultState, side: int) -> int:
    """The first of the two abilities of the side of the sheet that shows. (CULT-CUL-01, CULT-RUL-30)"""
    return c.ABILITIES_EACH * state.cult[side] + c.ABILITIES_EACH // 2 * state.dark[side]


def visible_abilities(state: CultState, side: int) -> list[int]:
    """The two abilities of the side of the sheet that shows. (CULT-CUL-01, CULT-RUL-30)"""
    first = first_ability(state, side)
    return [first, first + 1]


def means_after_cost(state: CultState, side: int, ability: int) -> Means:
    """What is left after the fixed part of the cost. (CULT-CUL-03, CULT-RUL-34)"""
    printed = state.agreed.cults.abilities[ability]
    means = Means(state, side)
    means.coins -= printed.coins
    means.pay_followers(printed.followers)
    means.swept = printed.free_priests
    return means


def affordable(state: CultState, side: int, printed: c.Ability) -> bool:
    """Whether the full cost can be paid. (CULT-CUL-03)"""
    return (
        state.coins[side] >= printed.coins
        and state.followers[side] >= printed.followers
        and (printed.cards == 0 or state.card_count(side) >= printed.cards)
    )


def allowed_here(state: CultState, side: int, ability: int) -> bool:
    """Whether the Active Location meets the ability's own condition.

    (CULT-ATH-01, CULT-ATH-05, CULT-RUL-68)
    """
    only = state.agreed.cults.abilities[ability].only
    if only == c.ALWAYS:
        return True
    place = state.active
    if only == c.NO_RIVAL_PRIEST:
        if state.agreed.triumph_needs_presence and not state.present(side, place):
            return False
        return state.all_priests_in(place) == state.priests_in(side, place)
    return state.altars_in(place) == 0


def works(state: CultState, ability: int, means: Means) -> bool:
    """Whether every effect that must happen can, and at least one does something. (CULT-RUL-31)"""
    printed, effects = state.agreed.cults.abilities[ability], state.agreed.effects
    any_effect = False
    first = printed.effect
    for effect in range(first, first + printed.effects):
        verb: EffectVerb = effects.verb[effect]
        possible = verb.could(state, effect, means, False)
        if effects.must[effect] and not possible:
            return False
        any_effect = any_effect or possible
    return any_effect


def usable(state: CultState, side: int, ability: int) -> bool:
    """Whether an ability can be used and completed now. (CULT-RUL-31, CULT-RUL-34, CULT-RUL-77)"""
    printed = state.agreed.cults.abilities[ability]
    if not affordable(state, side, printed) or not allowed_here(state, side, ability):
        return False
    if printed.ritual:
        return has_master(state, side, ability)
    if printed.followers_most:
        return len(offerings(state, side, ability)) > 0
    means = means_after_cost(state, side, ability)
    if printed.choosy:
        return not hopeless(state, side, ability) and can_pay(state, ability, means, printed.cards)
    return works(state, ability, means)


def hopeless(state: CultState, side: int, ability: int) -> bool:
    """Whether all that an ability does is to play a card of the hand, and there is none, whatever is paid with."""
    printed = state.agreed.cults.abilities[ability]
    effect = printed.effect
    if printed.effects > 1 or not verb_of(state, effect).plays_hand():
        return False
    return not holds_card_for(state, side, effect)


# --- why not --------------------------------------------------------------------------------------------------------


def why_no_effect(state: CultState, ability: int, means: Means) -> Refusal | None:
    """An effect that must happen cannot, or none does anything. (CULT-RUL-31)"""
    printed, effects = state.agreed.cults.abilities[ability], state.agreed.effects
    first_reason: Refusal | None = None
    anything = False
    first = printed.effect
    for effect in range(first, first + printed.effects):
        reason = verb_of(state, effect).why_not(state, effect, means, False)
        if reason is not None and effects.must[effect]:
            return reason
        if reason is None:
            anything = True
        elif first_reason is None:
            first_reason = reason
    return None if anything else first_reason


def why_no_price(state: CultState, side: int, ability: int) -> Refusal | None:
    """Coins, Followers or cards are missing. (CULT-CUL-03)"""
    printed = state.agreed.cults.abilities[ability]
    for key, price, have in (
        ("ability-coins", printed.coins, state.coins[side]),
        ("ability-followers", printed.followers, state.followers[side]),
        ("ability-cards", printed.cards, state.card_count(side)),
    ):
        if have < price:
            return Refusal("CULT-CUL-03", key, {"ability": ability, "n": price, "have": have})
    return None


def why_not_here(state: CultState, side: int, ability: int) -> Refusal | None:
    """The Active Location does not meet the ability's own condition. (CULT-ATH-01, CULT-ATH-05, CULT-RUL-68)"""
    only, place = state.agreed.cults.abilities[ability].only, state.active
    if only == c.NO_ALTAR_HERE and state.altars_in(place):
        return Refusal("CULT-ATH-05", "altars-stand", {"location": place, "n": state.altars_in(place)})
    if only != c.NO_RIVAL_PRIEST:
        return None
    if state.agreed.triumph_needs_presence and not state.present(side, place):
        return Refusal("CULT-RUL-68", "not-present", {"location": place})
    rivals = state.all_priests_in(place) - state.priests_in(side, place)
    return Refusal("CULT-ATH-01", "rivals-stand", {"location": place, "n": rivals}) if rivals else None


def why_not_master(state: CultState, side: int, ability: int, kind: int) -> Refusal | None:
    """Why a Priest cannot be its Master: not free, not the one that the Ritual asks for, or needed for its effect.

    (CULT-CUL-04, CULT-CUL-09, CULT-RUL-35)
    """
    printed = state.agreed.cults.abilities[ability]
    reason = why_not_free(state, side, kind)
    if reason is not None:
        return reason
    if printed.destroyed and kind == PATRIARCH:
        return Refusal("CULT-CUL-09", "patriarch-not-destroyed", {})
    if printed.patriarch and kind != PATRIARCH:
        return Refusal("CULT-CUL-04", "patriarch-alone", {"ability": ability})
    least, most, strength = printed.least, printed.most, state.strength(side, kind)
    if not least <= strength <= most:
        return Refusal("CULT-RUL-35", "master-unfit", {"n": least, "most": most, "strength": strength})
    return why_no_effect(state, ability, means_with_master(state, side, ability, kind))


def why_not_offered(state: CultState, side: int, ability: int, n: int) -> Refusal | None:
    """Too few Followers are paid, too many, more than there are, or so many would do nothing. (CULT-ARA-01)"""
    printed = state.agreed.cults.abilities[ability]
    least, most = printed.followers, printed.followers_most
    if not least <= n <= most:
        return Refusal("CULT-ARA-01", "followers-between", {"n": least, "most": most})
    if n > state.followers[side]:
        args = {"ability": ability, "n": n, "have": state.followers[side]}
        return Refusal("CULT-CUL-03", "ability-followers", args)
    means = Means(state, side)
    means.pay_followers(n)
    means.amount = n
    return why_no_effect(state, ability, means)


def why_not_used(state: CultState, side: int, ability: int) -> Refusal | None:
    """An ability is another Cult's or on the other side of the sheet, too dear, forbidden here, or would do nothing.

    (CULT-RES-07, CULT-RUL-30, CULT-RUL-31, CULT-RUL-77)
    """
    if ability not in visible_abilities(state, side):
        own = ability // c.ABILITIES_EACH == state.cult[side]
        return Refusal("CULT-RES-07", "other-side" if own else "not-your-ability", {"ability": ability})
    printed = state.agreed.cults.abilities[ability]
    reason = why_no_price(state, side, ability)
    if reason is None:
        reason = why_not_here(state, side, ability)
    if reason is not None:
        return reason
    if printed.ritual:
        return why_no_master(state, side, ability)
    if printed.followers_most:
        for n in range(printed.followers_most, printed.followers - 1, -1):
            reason = why_not_offered(state, side, ability, n)
            if reason is None:
                return None
        return reason
    means = means_after_cost(state, side, ability)
    if not printed.choosy:
        return why_no_effect(state, ability, means)
    if can_pay(state, ability, means, printed.cards):
        return None
    reason = why_no_effect(state, ability, means)
    args = {"ability": ability, "n": printed.cards}
    return reason if reason is not None else Refusal("CULT-RUL-34", "no-payment-works", args)


def why_no_master(state: CultState, side: int, ability: int) -> Refusal | None:
    """No free Priest can be the Master: of those that fit the last one says why. (CULT-CUL-04, CULT-RUL-77)"""
    printed = state.agreed.cults.abilities[ability]
    reason: Refusal | None = None
    for kind in range(KINDS_OF_PRIEST):
        if may_be_master(state, side, printed, kind):
            reason = why_not_master(state, side, ability, kind)
            if reason is None:
                return None
    if reason is not None:
        return reason
    args = {"ability": ability, "n": printed.least, "most": printed.most}
    return Refusal("CULT-CUL-04", "no-patriarch-free" if printed.patriarch else "no-master", args)


# --- the Master -----------------------------------------------------------------------------------------------------


def may_be_master(state: CultState, side: int, printed: c.Ability, kind: int) -> bool:
    """Whether a free Priest of this kind has what a Ritual asks of its Master. (CULT-CUL-04, CULT-CUL-09, CULT-RUL-35)"""
    if not state.count(side, FREE, kind):
        return False
    if (printed.destroyed and kind == PATRIARCH) or (printed.patriarch and kind != PATRIARCH):
        return False
    return printed.least <= state.strength(side, kind) <= printed.most


def means_with_master(state: CultState, side: int, ability: int, kind: int) -> Means:
    """What is left once a free Priest of this kind is the Master. (CULT-RUL-34)"""
    means = Means(state, side)
    means.master = kind
    means.back = state.agreed.cults.abilities[ability].destroyed
    means.amount = state.strength(side, kind)
    return means


def works_with_master(state: CultState, side: int, ability: int, kind: int) -> bool:
    """Whether the Ritual works with a free Priest of this kind as its Master. (CULT-CUL-09, CULT-RUL-77)"""
    return works(state, ability, means_with_master(state, side, ability, kind))


def masters(state: CultState, side: int, ability: int) -> list[int]:
    """The kinds of free Priest that can be the Master so that the Ritual works. (CULT-CUL-09, CULT-RUL-77)"""
    printed = state.agreed.cults.abilities[ability]
    found: list[int] = []
    for kind in range(KINDS_OF_PRIEST):
        if may_be_master(state, side, printed, kind) and works_with_master(state, side, ability, kind):
            found.append(kind)
    return found


def has_master(state: CultState, side: int, ability: int) -> bool:
    """Whether there is such a Priest at all. (CULT-CUL-09, CULT-RUL-77)"""
    printed = state.agreed.cults.abilities[ability]
    for kind in range(KINDS_OF_PRIEST):
        if may_be_master(state, side, printed, kind) and works_with_master(state, side, ability, kind):
            return True
    return False


class ChooseMaster(Decision):
    """Which free Priest becomes the Master of the Ritual: its kind.

    (CULT-CUL-04, CULT-CUL-07, CULT-CUL-09)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ability")
    ANSWERS: ClassVar[Answers] = Answers(Kind("make-master", b.PRIEST))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-CUL-04", "CULT-CUL-09", "CULT-RUL-35")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, ability: int) -> None:
        self.seat = seat
        self.ability = ability

    def options(self, state: CultState, seat: int) -> list[int]:
        return masters(state, seat, self.ability)

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        printed = state.agreed.cults.abilities[self.ability]
        strength = state.strength(seat, answer)
        if printed.destroyed:
            destroy_free(state, seat, answer, printed.rule)
        else:
            set_master(state, seat, answer, printed.rule)
        state.then(Apply(seat, printed.effect, printed.effects, strength))

    def private(self, state: CultState) -> bool:
        """Who can be the Master tells of the hand only where the Ritual plays a card of it, and several might be it."""
        printed, effects = state.agreed.cults.abilities[self.ability], state.agreed.effects
        first = printed.effect
        for effect in range(first, first + printed.effects):
            verb: EffectVerb = effects.verb[effect]
            if verb.plays_hand():
                able = [may_be_master(state, self.seat, printed, kind) for kind in range(KINDS_OF_PRIEST)]
                return able.count(True) > 1
        return False

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_master(state, seat, self.ability, values[0])


# --- the cost -------------------------------------------------------------------------------------------------------


class UseAbility(Step):
    """Use an ability: the Master or the cost first, then the effects in their order. (CULT-CUL-03, CULT-CUL-04)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ability")

    def __init__(self, seat: int, ability: int) -> None:
        self.seat = seat
        self.ability = ability

    def run(self, state: CultState) -> None:
        seat, ability = self.seat, self.ability
        printed = state.agreed.cults.abilities[ability]
        rule = printed.rule
        if state.chronicle is not None:
            state.tell(rule, "ability-used", who=seat, ability=ability)
        if printed.ritual:
            state.then(ChooseMaster(seat, ability))
            return
        if printed.followers_most:
            state.then(OfferFollowers(seat, ability))
            return
        state.lose_coins(seat, printed.coins, rule)
        state.lose_followers(seat, printed.followers, rule)
        if printed.free_priests:
            sweep(state, seat, rule)
        if printed.cards:
            state.then(PayCard(seat, ability))
        state.then(Apply(seat, printed.effect, printed.effects, NO_AMOUNT))


def sweep(state: CultState, side: int, rule: str) -> None:
    """Destroy all free Priests, never the Patriarch; there may be none.

    (CULT-CMP-09, CULT-CTH-02, CULT-CTH-03, CULT-RUL-36)
    """
    for kind in range(1, STRONGEST + 1):
        while state.count(side, FREE, kind):
            destroy_free(state, side, kind, rule)


def offerings(state: CultState, side: int, ability: int) -> list[int]:
    """How many Followers can be paid so that the ability works. (CULT-ARA-01)"""
    printed = state.agreed.cults.abilities[ability]
    found: list[int] = []
    for n in range(printed.followers, min(printed.followers_most, state.followers[side]) + 1):
        means = Means(state, side)
        means.pay_followers(n)
        means.amount = n
        if works(state, ability, means):
            found.append(n)
    return found


class OfferFollowers(Decision):
    """How many Followers to sacrifice. (CULT-ARA-01)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ability")
    ANSWERS: ClassVar[Answers] = Answers(Kind("sacrifice-followers", b.FOLLOWERS))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-ARA-01",)
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, ability: int) -> None:
        self.seat = seat
        self.ability = ability

    def options(self, state: CultState, seat: int) -> list[int]:
        return offerings(state, seat, self.ability)

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        printed = state.agreed.cults.abilities[self.ability]
        state.lose_followers(seat, answer, printed.rule)
        state.then(Apply(seat, printed.effect, printed.effects, answer))

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_offered(state, seat, self.ability, values[0])


def paid_with(state: CultState, means: Means, kind: int) -> Means:
    """The means after one more card is paid; the same means if no card of this kind is left. (CULT-RUL-34)"""
    after = means.copy(state)
    if kind == c.SUPREMACY:
        if -1 in means.gone:
            return after
        after.weaker += state.agreed.numbers.supremacy_bonus
        after.gone = (*means.gone, -1)
        return after
    deck = state.deck_of(kind)
    cards = state.held(means.side, deck) if deck == c.LICENSE_DECK else state.hand_cards(means.side, deck)
    for card in sorted(cards):
        if state.kind(card) == kind and card not in means.gone:
            after.gone = (*means.gone, card)
            after.weaker += state.agreed.cards.bonus[kind]
            break
    return after


def can_pay(state: CultState, ability: int, means: Means, left: int) -> bool:
    """Whether some choice of so many more cards leaves what the effects need. (CULT-RUL-34, CULT-RUL-77)"""
    if left == 0:
        return works(state, ability, means)
    laid_out = state.zones[PAYMENT_ZONE] or state.zones[PAYMENT_ZONE + 1]
    kinds = different(state.purse_of_cards(means.side)) if laid_out else state.kinds_of_cards(means.side)
    for kind in kinds:
        after = paid_with(state, means, kind)
        if len(after.gone) > len(means.gone) and can_pay(state, ability, after, left - 1):
            return True
    return False


class PayCard(Picking):
    """Which cards to pay: hand cards, Licenses or Supremacy, paid together.

    (CULT-RUL-32, CULT-LIC-03, CULT-SUP-03)
    """

    WAY: ClassVar[str] = PAYMENT
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ability", "picks")
    ANSWERS: ClassVar[Answers] = Answers(Kind("pay-card", b.CARD_KIND))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-RUL-32", "CULT-LIC-03")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, ability: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.ability = ability
        self.picks = picks
        """Those that lie open; hand cards that are picked lie in a place of their own."""

    def price(self, state: CultState) -> int:
        """How many cards must be paid."""
        return state.agreed.cults.abilities[self.ability].cards

    def picked(self, state: CultState, seat: int) -> tuple[int, ...]:
        return (*state.laid_out(), *self.picks)

    def further(self, state: CultState, seat: int, picks: tuple[int, ...]) -> list[int]:
        left = self.price(state) - len(picks)
        if left == 0:
            return []
        kinds = different(without(state.purse_of_cards(seat), picks))
        if not state.agreed.cults.abilities[self.ability].choosy:
            return kinds
        means = Means(state, seat)
        for pick in picks:
            means = paid_with(state, means, pick)
        found: list[int] = []
        for kind in kinds:
            if can_pay(state, self.ability, paid_with(state, means, kind), left - 1):
                found.append(kind)
        return found

    def complete(self, state: CultState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) == self.price(state)

    def with_pick(self, state: CultState, seat: int, answer: int) -> Picking:
        if answer >= c.FIRST_LICENSE:
            return PayCard(seat, self.ability, added(self.picks, answer))
        state.lay_out(seat, answer)
        return self

    def carry_out(self, state: CultState, seat: int, picks: tuple[int, ...]) -> None:
        for pick in picks:
            state.discard(seat, pick, state.agreed.cults.abilities[self.ability].rule)

    def private(self, state: CultState) -> bool:
        """Without hand cards everybody sees what can be paid with."""
        return state.hand_size(self.seat) > 0

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        card, picks = values[0], self.picked(state, seat)
        if state.purse_of_cards(seat).count(card) == picks.count(card):
            return Refusal("CULT-RUL-32", "card-picked", {"card": card})
        if not state.agreed.cults.abilities[self.ability].choosy:
            return None
        means = Means(state, seat)
        for pick in added(picks, card):
            means = paid_with(state, means, pick)
        if can_pay(state, self.ability, means, self.price(state) - len(picks) - 1):
            return None
        return Refusal("CULT-RUL-34", "card-needed", {"card": card, "ability": self.ability})
