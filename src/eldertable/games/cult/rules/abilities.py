# compiled
"""Cult abilities: Sacrifices with a cost, Rituals with a Master; offered only if they can be completed."""

from typing import ClassVar

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import FREE, KINDS_OF_PRIEST, PATRIARCH, STRONGEST
from eldertable.games.cult.rules.effects import NO_AMOUNT, ActionEnd, Apply, EffectVerb
from eldertable.games.cult.rules.means import Means
from eldertable.games.cult.rules.priests import destroy_free, set_master
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Step


def visible_abilities(state: CultState, side: int) -> list[int]:
    """The two abilities of the side of the sheet that shows. (CULT-CUL-01, CULT-RUL-30)"""
    first = c.ABILITIES_EACH * state.cult[side] + c.ABILITIES_EACH // 2 * state.dark[side]
    return [first, first + 1]


def means_after_cost(state: CultState, side: int, ability: int) -> Means:
    """What is left after the fixed part of the cost. (CULT-CUL-03, CULT-RUL-34)"""
    cults = state.agreed.cults
    means = Means(state, side)
    means.coins -= cults.coins[ability]
    means.pay_followers(cults.followers[ability])
    means.swept = cults.free_priests[ability]
    return means


def affordable(state: CultState, side: int, ability: int) -> bool:
    """Whether the full cost can be paid. (CULT-CUL-03)"""
    cults = state.agreed.cults
    return (
        state.coins[side] >= cults.coins[ability]
        and state.followers[side] >= cults.followers[ability]
        and state.card_count(side) >= cults.cards[ability]
    )


def allowed_here(state: CultState, side: int, ability: int) -> bool:
    """Whether the Active Location meets the ability's own condition.

    (CULT-ATH-01, CULT-ATH-05, CULT-RUL-68)
    """
    only = state.agreed.cults.only[ability]
    place = state.active
    if only == c.NO_RIVAL_PRIEST:
        if state.agreed.triumph_needs_presence and not state.present(side, place):
            return False
        return state.all_priests_in(place) == state.priests_in(side, place)
    return only != c.NO_ALTAR_HERE or state.altars_in(place) == 0


def works(state: CultState, ability: int, means: Means) -> bool:
    """Whether every effect that must happen can, and at least one does something. (CULT-RUL-31)"""
    cults, effects = state.agreed.cults, state.agreed.effects
    any_effect = False
    first = cults.effect[ability]
    for effect in range(first, first + cults.effects[ability]):
        verb: EffectVerb = effects.verb[effect]
        possible = verb.could(state, effect, means, False)
        if effects.must[effect] and not possible:
            return False
        any_effect = any_effect or possible
    return any_effect


def usable(state: CultState, side: int, ability: int) -> bool:
    """Whether an ability can be used and completed now. (CULT-RUL-31, CULT-RUL-34, CULT-RUL-77)"""
    if not affordable(state, side, ability) or not allowed_here(state, side, ability):
        return False
    cults = state.agreed.cults
    if cults.ritual[ability]:
        return len(masters(state, side, ability)) > 0
    if cults.followers_most[ability]:
        return len(offerings(state, side, ability)) > 0
    means = means_after_cost(state, side, ability)
    if cults.choosy[ability]:
        return can_pay(state, ability, means, cults.cards[ability])
    return works(state, ability, means)


# --- the Master -----------------------------------------------------------------------------------------------------


def masters(state: CultState, side: int, ability: int) -> list[int]:
    """The kinds of free Priest that can be the Master so that the Ritual works.

    (CULT-CUL-04, CULT-CUL-09, CULT-RUL-35)
    """
    cults = state.agreed.cults
    found: list[int] = []
    for kind in range(KINDS_OF_PRIEST):
        if not state.count(side, FREE, kind):
            continue
        if (cults.destroyed[ability] and kind == PATRIARCH) or (
            cults.patriarch[ability] and kind != PATRIARCH
        ):
            continue
        strength = state.strength(side, kind)
        if not cults.least[ability] <= strength <= cults.most[ability]:
            continue
        means = Means(state, side)
        means.master = kind
        means.back = cults.destroyed[ability]
        means.amount = strength
        if works(state, ability, means):
            found.append(kind)
    return found


class ChooseMaster(Decision):
    """Which free Priest becomes the Master of the Ritual: its kind.

    (CULT-CUL-04, CULT-CUL-07, CULT-CUL-09)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ability")
    ANSWERS: ClassVar[Answers] = Answers(Kind("make-master", b.PRIEST))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-CUL-04", "CULT-CUL-09", "CULT-RUL-35")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, ability: int) -> None:
        self.seat = seat
        self.ability = ability

    def options(self, state: CultState, seat: int) -> list[int]:
        return masters(state, seat, self.ability)

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        cults = state.agreed.cults
        strength = state.strength(seat, answer)
        if cults.destroyed[self.ability]:
            destroy_free(state, seat, answer, cults.rule[self.ability])
        else:
            set_master(state, seat, answer, cults.rule[self.ability])
        state.then(Apply(seat, cults.effect[self.ability], cults.effects[self.ability], strength))


# --- the cost -------------------------------------------------------------------------------------------------------


class UseAbility(Step):
    """Use an ability: the Master or the cost first, then the effects in their order. (CULT-CUL-03, CULT-CUL-04)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ability")

    def __init__(self, seat: int, ability: int) -> None:
        self.seat = seat
        self.ability = ability

    def run(self, state: CultState) -> None:
        cults, seat, ability = state.agreed.cults, self.seat, self.ability
        rule = cults.rule[ability]
        if state.chronicle is not None:
            state.tell(rule, "ability-used", who=seat, ability=ability)
        if cults.ritual[ability]:
            state.then(ChooseMaster(seat, ability))
            return
        if cults.followers_most[ability]:
            state.then(OfferFollowers(seat, ability))
            return
        state.lose_coins(seat, cults.coins[ability], rule)
        state.lose_followers(seat, cults.followers[ability], rule)
        if cults.free_priests[ability]:
            sweep(state, seat, rule)
        if cults.cards[ability]:
            state.then(PayCard(seat, ability, cults.cards[ability]))
        state.then(Apply(seat, cults.effect[ability], cults.effects[ability], NO_AMOUNT))


def sweep(state: CultState, side: int, rule: str) -> None:
    """Destroy all free Priests, never the Patriarch; there may be none.

    (CULT-CTH-02, CULT-CTH-03, CULT-RUL-36)
    """
    for kind in range(1, STRONGEST + 1):
        while state.count(side, FREE, kind):
            destroy_free(state, side, kind, rule)


def offerings(state: CultState, side: int, ability: int) -> list[int]:
    """How many Followers can be paid so that the ability works. (CULT-ARA-01)"""
    cults = state.agreed.cults
    found: list[int] = []
    for n in range(cults.followers[ability], cults.followers_most[ability] + 1):
        if n > state.followers[side]:
            break
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
        cults = state.agreed.cults
        state.lose_followers(seat, answer, cults.rule[self.ability])
        state.then(Apply(seat, cults.effect[self.ability], cults.effects[self.ability], answer))


def paid_with(state: CultState, means: Means, kind: int) -> Means:
    """The means after one more card is paid; the same means if no card of this kind is left. (CULT-RUL-34)"""
    after = means.copy(state)
    if kind == c.SUPREMACY:
        if -1 in means.gone:
            return after
        after.strength -= state.agreed.numbers.supremacy
        after.gone = (*means.gone, -1)
        return after
    for card in sorted(state.held(means.side, state.deck_of(kind))):
        if state.kind(card) == kind and card not in means.gone:
            after.gone = (*means.gone, card)
            after.strength -= state.agreed.cards.bonus[kind]
            break
    return after


def can_pay(state: CultState, ability: int, means: Means, left: int) -> bool:
    """Whether some choice of so many more cards leaves what the effects need. (CULT-RUL-34, CULT-RUL-77)"""
    if left == 0:
        return works(state, ability, means)
    for kind in state.kinds_of_cards(means.side):
        after = paid_with(state, means, kind)
        if len(after.gone) > len(means.gone) and can_pay(state, ability, after, left - 1):
            return True
    return False


class PayCard(Decision):
    """Which card to pay: hand card, License or Supremacy, one after the other.

    (CULT-RUL-32, CULT-LIC-03, CULT-SUP-03)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ability", "left")
    ANSWERS: ClassVar[Answers] = Answers(Kind("pay-card", b.CARD_KIND))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-RUL-32", "CULT-LIC-03")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, ability: int, left: int) -> None:
        self.seat = seat
        self.ability = ability
        self.left = left

    def options(self, state: CultState, seat: int) -> list[int]:
        kinds = state.kinds_of_cards(seat)
        if not state.agreed.cults.choosy[self.ability]:
            return kinds
        means = Means(state, seat)
        found: list[int] = []
        for kind in kinds:
            if can_pay(state, self.ability, paid_with(state, means, kind), self.left - 1):
                found.append(kind)
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        state.discard(seat, answer, state.agreed.cults.rule[self.ability])
        if self.left > 1:
            state.then(PayCard(seat, self.ability, self.left - 1))
