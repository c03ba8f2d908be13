# compiled
"""Gains: Followers, coins, Mobs, Priests, cards, Licenses."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import FREE, NOBODY, PALACE, STRONGEST, own_zone, top_of
from eldertable.games.cult.rules.effects import ActionEnd, EffectVerb, verb_of
from eldertable.games.cult.rules.licenses import affords_license, licenses_within, why_not_in_palace
from eldertable.games.cult.rules.means import (
    Means,
    amount_of,
    why_no_coins_left,
    why_no_mobs_left,
    why_no_room,
    why_no_token,
    why_short_deck,
    why_too_dear,
)
from eldertable.games.cult.rules.priests import gain_priest
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step


def why_nothing(state: CultState, effect: int) -> Refusal:
    """What an effect is counted by is not there. (CULT-RUL-31)"""
    return Refusal("CULT-RUL-31", "counts-nothing", {"effect": effect})


class GainingFollowers(EffectVerb):
    """Followers from the reserve, never above 9. (CULT-RUL-29)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        n = amount_of(state, effect, means)
        return n > 0 and means.room(state) >= (n if full else 1)

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        state.gain_followers(seat, amount_of(state, effect, means), state.agreed.effects.rule[effect])

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        n = amount_of(state, effect, means)
        if n <= 0:
            return why_nothing(state, effect)
        return why_no_room(state, means.followers, n if full else 1)


class GainingCoins(EffectVerb):
    """Coins from the reserve. (CULT-RUL-55)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return means.bank(state) >= (amount_of(state, effect, means) if full else 1)

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        state.gain_coins(seat, amount_of(state, effect, means), state.agreed.effects.rule[effect])

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        return why_no_coins_left(means.bank(state), amount_of(state, effect, means) if full else 1)


class GainingMobs(EffectVerb):
    """Fanatical Mobs from the reserve. (CULT-RUL-56)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return state.mobs_left() >= (amount_of(state, effect, means) if full else 1)

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        state.gain_mobs(seat, amount_of(state, effect, means), state.agreed.effects.rule[effect])

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        return why_no_mobs_left(state.mobs_left(), amount_of(state, effect, means) if full else 1)


# --- Followers or coins ---------------------------------------------------------------------------------------------

EITHER: Final = Answers(Kind("gain-followers"), Kind("gain-coins"))
FOLLOWERS: Final = EITHER.start("gain-followers")
COINS: Final = EITHER.start("gain-coins")


class GainEither(Decision):
    """Followers or coins; each only in full. (CULT-MIR-12, CULT-RUL-29)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect")
    ANSWERS: ClassVar[Answers] = EITHER
    RULES: ClassVar[tuple[str, ...]] = ("CULT-MIR-12", "CULT-RUL-29")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: CultState, seat: int) -> list[int]:
        effects = state.agreed.effects
        found = [FOLLOWERS] if state.room(seat) >= effects.n[self.effect] else []
        if state.bank() >= effects.coins[self.effect]:
            found.append(COINS)
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        effects = state.agreed.effects
        rule = effects.rule[self.effect]
        if answer == FOLLOWERS:
            state.gain_followers(seat, effects.n[self.effect], rule)
        else:
            state.gain_coins(seat, effects.coins[self.effect], rule)

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        effects = state.agreed.effects
        if kind == "gain-followers":
            return why_no_room(state, state.followers[seat], effects.n[self.effect])
        return why_no_coins_left(state.bank(), effects.coins[self.effect])


class GainingEither(EffectVerb):
    """The player picks Followers or coins. (CULT-MIR-12)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        effects = state.agreed.effects
        return means.room(state) >= effects.n[effect] or means.bank(state) >= effects.coins[effect]

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        state.then(GainEither(seat, effect))

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        effects = state.agreed.effects
        if why_no_coins_left(means.bank(state), effects.coins[effect]) is None:
            return None
        return why_no_room(state, means.followers, effects.n[effect])


# --- Priests --------------------------------------------------------------------------------------------------------


class GainingPriest(EffectVerb):
    """A token from the reserve becomes a Priest, free or in the Active Location.

    (CULT-TEM-03, CULT-ANU-05, CULT-RUL-24)
    """

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        strength = amount_of(state, effect, means)
        if not 1 <= strength <= STRONGEST:  # pragma: no mutate - of strength 0 none is in the reserve
            return False
        return means.has_token(state, strength) or freed_before(state, effect, means, strength)

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        effects = state.agreed.effects
        strength = amount_of(state, effect, means)
        if state.available(seat, strength):
            place = state.active if effects.where[effect] == c.TO_ACTIVE else FREE
            gain_priest(state, seat, strength, place, effects.rule[effect])

    def token_wanted(self, state: CultState, effect: int) -> int:
        return state.agreed.effects.n[effect]

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        strength = amount_of(state, effect, means)
        if not 1 <= strength <= STRONGEST:
            return Refusal("CULT-RUL-37", "no-such-priest", {"strength": strength, "most": STRONGEST})
        if freed_before(state, effect, means, strength):
            return None
        return why_no_token(state, means, strength)


def freed_before(state: CultState, effect: int, means: Means, kind: int) -> bool:
    """Whether the effect before this one can give the token back that is needed. (CULT-RUL-24, CULT-RUL-77)

    If the token of that strength is in use as an Altar, any other token in the reserve takes its place there.
    """
    if not state.agreed.effects.follows[effect] or not verb_of(state, effect - 1).frees_tokens():
        return False
    return means.can_swap(state, kind) or means.free(state, kind) > 0


# --- cards ----------------------------------------------------------------------------------------------------------


class Drawing(EffectVerb):
    """Cards from the top of a deck, or from its bottom. (CULT-RUL-57, CULT-NIR-01)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        n = amount_of(state, effect, means)
        return n > 0 and means.deck(state, state.agreed.effects.deck[effect]) >= (n if full else 1)

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        effects = state.agreed.effects
        n = amount_of(state, effect, means)
        state.draw_cards(seat, effects.deck[effect], n, effects.bottom[effect], effects.rule[effect])

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        n, deck = amount_of(state, effect, means), state.agreed.effects.deck[effect]
        if n <= 0:
            return why_nothing(state, effect)
        return why_short_deck(deck, means.deck(state, deck), n if full else 1)


class SellingTop(EffectVerb):
    """Reveal the top Intrigue card, gain what it sells for, put it under the deck. (CULT-FAF-03)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return means.deck(state, c.INTRIGUE_DECK) > 0

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        rule = state.agreed.effects.rule[effect]
        card = state.draw(top_of(c.INTRIGUE_DECK))
        kind = state.kind(card)
        if state.chronicle is not None:
            state.tell(rule, "revealed", who=seat, card=kind)
        state.put_under(card, state.everyone())
        state.gain_coins(seat, state.agreed.cards.sell[kind], rule)

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        return why_short_deck(c.INTRIGUE_DECK, means.deck(state, c.INTRIGUE_DECK), 1)


LICENSES: Final = Answers(Kind("take-license", b.LICENSE))
TAKE_LICENSE: Final = LICENSES.origin("take-license")


class TakeLicense(Decision):
    """Which License to take: one of the Palace that could be afforded, or one of a rival. (CULT-NIR-03, CULT-ITR-17)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "victim")
    ANSWERS: ClassVar[Answers] = LICENSES
    RULES: ClassVar[tuple[str, ...]] = ("CULT-NIR-03", "CULT-ITR-17")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def options(self, state: CultState, seat: int) -> list[int]:
        if self.victim == NOBODY:
            kinds = licenses_within(state, state.coins[seat])
        else:
            kinds = state.kinds_held(self.victim, c.LICENSE_DECK)
        return [TAKE_LICENSE + kind for kind in kinds]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        kind = answer - TAKE_LICENSE
        if self.victim == NOBODY:
            state.take_license(seat, kind, PALACE, "CULT-NIR-03")
        else:
            state.take_license(seat, kind, own_zone(self.victim, c.LICENSE_DECK), "CULT-ITR-17")

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if self.victim == NOBODY:
            reason = why_not_in_palace(state, values[0])
            if reason is None:
                reason = why_too_dear(state.coins[seat], state.agreed.cards.cost[values[0]], "CULT-NIR-03")
            return reason
        if values[0] in state.kinds_held(self.victim, c.LICENSE_DECK):
            return None
        return Refusal("CULT-ITR-17", "license-elsewhere", {"card": values[0], "who": self.victim})


class TakingLicense(EffectVerb):
    """A face-up License of the Palace that the own coins would pay for, for nothing. (CULT-NIR-03)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return affords_license(state, means.coins)

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        state.then(TakeLicense(seat, NOBODY))

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        costs = [state.agreed.cards.cost[state.kind(card)] for card in state.zones[PALACE]]
        if not costs:
            return Refusal("CULT-NIR-03", "no-licenses-left", {})
        return why_too_dear(means.coins, min(costs), "CULT-NIR-03")
