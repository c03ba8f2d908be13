# compiled
"""What cards, abilities and celebrations do: a verb is a mechanism, a card is a list of them."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.rules.altars import destroy_altars, turn_to_altar
from eldertable.games.cult.rules.coin_priests import ambush
from eldertable.games.cult.rules.means import (
    Means,
    amount_of,
    could,
    kinds_for,
    licenses_within,
    lowered_pieces,
    pieces_for,
    places_for,
    playable,
    richest,
    sides_meant,
    strongest,
)
from eldertable.games.cult.rules.priests import change, destroy_free, leave, return_all
from eldertable.games.cult.table.state import (
    FREE,
    NOBODY,
    OWN,
    PALACE,
    PATRIARCH,
    PIECES,
    PLAYED,
    RESERVE,
    STRONGEST,
    CultState,
    boost_at,
    kind_of,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Step

EITHER: Final = Answers(Kind("gain-followers"), Kind("gain-coins"))
FOLLOWERS: Final = EITHER.start("gain-followers")
COINS: Final = EITHER.start("gain-coins")

LICENSES: Final = Answers(Kind("take-license", b.LICENSE))
TAKE_LICENSE: Final = LICENSES.origin("take-license")

FREE_PLACEMENTS: Final = Answers(Kind("stop-placing"), Kind("place-free", b.PRIEST))
STOP: Final = FREE_PLACEMENTS.start("stop-placing")
PLACE_FREE: Final = FREE_PLACEMENTS.origin("place-free")


class ActionEnd(Step):
    """The end of one action: whatever was broken off leaves no card on the table."""

    def run(self, state: CultState) -> None:
        bury(state)


class Apply(Step):
    """One effect, then those that stand after it. `amount`: the Master's strength, or the Followers paid. (CULT-RUL-31)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "left", "amount")

    def __init__(self, seat: int, effect: int, left: int, amount: int) -> None:
        self.seat = seat
        self.effect = effect
        self.left = left
        self.amount = amount

    def run(self, state: CultState) -> None:
        means = Means(state, self.seat)
        means.amount = self.amount
        if could(state, self.effect, means, False):
            apply_effect(state, self.seat, self.effect, means)
        if self.left > 1:
            state.then(Apply(self.seat, self.effect + 1, self.left - 1, self.amount))


def apply_effect(state: CultState, seat: int, effect: int, means: Means) -> None:
    """Do what the verb says, as much of it as possible; a choice becomes a decision."""
    effects = state.agreed.effects
    verb, rule = effects.verb[effect], effects.rule[effect]
    if verb <= c.DRAW:
        gain(state, seat, effect, means)
    elif verb <= c.GIVE_CARD:
        harm(state, seat, effect, means)
    elif verb == c.TAKE_LICENSE:
        state.then(TakeLicense(seat, NOBODY))
    elif verb == c.SELL_TOP:
        sell_top(state, seat, rule)
    elif verb == c.PLACE:
        state.then(PlaceFree(seat, effect, 0, PATRIARCH))
    elif verb in (c.MOVE, c.BOOST, c.RAISE, c.BUILD_ALTAR):
        state.then(ChoosePriest(seat, effect, means.amount))
    elif verb == c.LOWER:
        state.then(Exorcise(seat, effect))
    elif verb == c.DESTROY_ALTARS:
        destroy_altars(state, state.active, rule)
    elif verb == c.DESTROY_FREE:
        state.then(DestroyFree(seat, effect, effects.n[effect], 1))
    elif verb == c.AMBUSH:
        ambush(state, seat, rule)
    elif verb == c.RAID:
        state.raided = 1
        if state.chronicle is not None:
            state.tell(rule, "raided", who=seat, location=state.active)
    elif verb == c.SEIZE:
        return_all(state, state.active, rule)
        state.seized = seat
        if state.chronicle is not None:
            state.tell(rule, "seized", who=seat, location=state.active)
    elif verb == c.LEAST_WINS:
        state.least_wins = 1
        if state.chronicle is not None:
            state.tell(rule, "least-wins", location=state.active)
    elif verb == c.PLAY_CARD:
        state.then(PlayInside(seat, effect))
    else:
        size = state.left_in(c.INTRIGUE_DECK)
        state.then(PlayTop(seat, min(effects.n[effect], size)))


# --- gains ----------------------------------------------------------------------------------------------------------


def gain(state: CultState, seat: int, effect: int, means: Means) -> None:
    """Followers, coins, Mobs, cards or a Priest from the reserve."""
    effects = state.agreed.effects
    verb, rule = effects.verb[effect], effects.rule[effect]
    n = amount_of(state, effect, means)
    if verb == c.GAIN_FOLLOWERS:
        state.gain_followers(seat, n, rule)
    elif verb == c.GAIN_COINS:
        state.gain_coins(seat, n, rule)
    elif verb == c.GAIN_MOBS:
        state.gain_mobs(seat, n, rule)
    elif verb == c.GAIN_EITHER:
        state.then(GainEither(seat, effect))
    elif verb == c.DRAW:
        state.draw_cards(seat, effects.deck[effect], n, effects.bottom[effect], rule)
    elif state.available(seat, n):
        gain_priest(state, seat, n, state.active if effects.where[effect] == c.TO_ACTIVE else FREE, rule)


def gain_priest(state: CultState, side: int, kind: int, place: int, rule: str) -> None:
    """A token from the reserve becomes a Priest. (CULT-TEM-03)"""
    state.move_priest(side, kind, RESERVE, place)
    if state.chronicle is not None:
        key = "priest-gained" if place == FREE else "priest-gained-there"
        state.tell(rule, key, who=side, priest=kind, location=place)


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


def sell_top(state: CultState, seat: int, rule: str) -> None:
    """Reveal the top Intrigue card, gain what it sells for, put it under the deck. (CULT-FAF-03)"""
    card = state.draw(3 * c.INTRIGUE_DECK)
    kind = state.kind(card)
    if state.chronicle is not None:
        state.tell(rule, "revealed", who=seat, card=kind)
    state.put_under(card, state.everyone())
    state.gain_coins(seat, state.agreed.cards.sell[kind], rule)


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
            state.take_license(seat, kind, OWN + 3 * self.victim + c.LICENSE_DECK, "CULT-ITR-17")


# --- harm -----------------------------------------------------------------------------------------------------------


def harm(state: CultState, seat: int, effect: int, means: Means) -> None:
    """Rivals, or all who are meant, lose something or give it; clockwise from who acts. (CULT-RUL-75, CULT-RUL-85)"""
    effects = state.agreed.effects
    verb, rule, n = effects.verb[effect], effects.rule[effect], effects.n[effect]
    if verb == c.BLACKMAIL:
        victim = richest(state, means)
        if victim != seat:
            state.take_coins(seat, victim, (state.coins[victim] + 1) // 2, rule)
        return
    if verb == c.THREATEN:
        victim = strongest(state, means)
        if victim != seat:
            state.then(TakeLicense(seat, victim))
        return
    for side in sides_meant(state, seat, effects.who[effect]):
        if verb == c.LOSE_FOLLOWERS:
            state.lose_followers(side, n, rule)
        elif verb == c.LOSE_MOBS:
            state.lose_mobs(side, n, rule)
        elif verb == c.LOSE_COINS:
            if state.coins[side] >= n:
                state.lose_coins(side, n, rule)
        elif verb == c.TAKE_COINS:
            state.take_coins(seat, side, n, rule)
        elif effects.filter[effect] == c.HAND_CARD:
            if state.hand_size(side):
                state.then(Give(side, seat, effect))
        elif state.card_count(side):
            state.then(Give(side, seat, effect))


class Give(Decision):
    """Which card to give: of the hand, or also a License or the Supremacy card.

    (CULT-ITR-16, CULT-RUL-33, CULT-RUL-76)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "receiver", "effect")
    ANSWERS: ClassVar[Answers] = Answers(Kind("give-card", b.CARD_KIND))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-RUL-33", "CULT-RUL-76")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, receiver: int, effect: int) -> None:
        self.seat = seat
        self.receiver = receiver
        self.effect = effect

    def options(self, state: CultState, seat: int) -> list[int]:
        kinds = state.kinds_of_cards(seat)
        if state.agreed.effects.filter[self.effect] == c.HAND_CARD:
            return [kind for kind in kinds if kind < c.FIRST_LICENSE]
        return kinds

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        rule = state.agreed.effects.rule[self.effect]
        if answer == c.SUPREMACY:
            state.take_supremacy(self.receiver, rule)
        elif answer >= c.FIRST_LICENSE:
            state.take_license(self.receiver, answer, OWN + 3 * seat + c.LICENSE_DECK, rule)
        else:
            give_hand_card(state, seat, self.receiver, answer, rule)


def give_hand_card(state: CultState, side: int, receiver: int, kind: int, rule: str) -> None:
    """A hand card changes hands; only the two see it."""
    deck = state.deck_of(kind)
    seen = 1 << side | 1 << receiver
    state.move(state.lowest(side, kind), OWN + 3 * side + deck, OWN + 3 * receiver + deck, seen)
    if state.chronicle is not None:
        args = {"who": side, "other": receiver, "deck": deck}
        state.tell_apart(
            rule, "gave", args, seen, "gave-card", {"who": side, "other": receiver, "card": kind}
        )


# --- Priests --------------------------------------------------------------------------------------------------------


class ChoosePriest(Decision):
    """Which own Priest in the Active Location an effect is for. (CULT-RUL-78)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "amount")
    ANSWERS: ClassVar[Answers] = Answers(Kind("choose-priest", b.PRIEST, b.PURSE, b.BOOSTED))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-RUL-78",)
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int, amount: int) -> None:
        self.seat = seat
        self.effect = effect
        self.amount = amount

    def options(self, state: CultState, seat: int) -> list[int]:
        means = Means(state, seat)
        means.amount = self.amount
        return pieces_for(state, self.effect, means)

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        effects = state.agreed.effects
        verb, rule, place = effects.verb[self.effect], effects.rule[self.effect], state.active
        if verb == c.RAISE:
            n = self.amount if effects.per[self.effect] == c.AMOUNT else effects.n[self.effect]
            raise_here(state, seat, answer, n, effects.where[self.effect], rule)
        elif verb == c.BUILD_ALTAR:
            turn_to_altar(state, seat, answer, place, rule)
        elif verb == c.BOOST:
            boost(state, seat, answer, effects.n[self.effect], rule)
        elif effects.where[self.effect] == c.TO_NEXT:
            leave(state, seat, answer, place, place + 1, rule)
        else:
            state.then(MoveTo(seat, self.effect, answer))


def raise_here(state: CultState, side: int, piece: int, n: int, where: int, rule: str) -> None:
    """A Priest in the Active Location rises, and stays, moves on or leaves.

    (CULT-ANU-02, CULT-CTH-01, CULT-FAF-01)
    """
    place, kind = state.active, kind_of(piece)
    new = state.raised(kind, n)
    if where == c.TO_ACTIVE:
        change(state, side, piece, new, place)
    else:
        target = place + 1 if where == c.TO_NEXT else FREE
        leave(state, side, piece, place, target, rule)
        state.swap_priest(side, kind, new, target)
    if state.chronicle is not None:
        state.tell(rule, "priest-raised", who=side, priest=kind, strength=new)


def boost(state: CultState, side: int, piece: int, n: int, rule: str) -> None:
    """A Priest has more Influence until the Location is resolved; its strength stays. (CULT-MIR-09, CULT-RUL-26)"""
    kind = kind_of(piece)
    state.boost[boost_at(side, piece)] += n
    if state.chronicle is not None:
        state.tell(rule, "boosted", who=side, priest=kind, n=n)


class MoveTo(Decision):
    """Where the chosen Priest goes. (CULT-MIR-08)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "piece")
    ANSWERS: ClassVar[Answers] = Answers(Kind("move-to", b.PLACE))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-MIR-08", "CULT-RUL-02")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int, piece: int) -> None:
        self.seat = seat
        self.effect = effect
        self.piece = piece

    def options(self, state: CultState, seat: int) -> list[int]:
        return places_for(state, self.effect, state.followers[seat])

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        leave(state, seat, self.piece, state.active, answer, state.agreed.effects.rule[self.effect])


class PlaceFree(Decision):
    """Which free Priest to place in the Active Location, or stop when there are enough.

    (CULT-MIR-06, CULT-ARA-03)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "done", "lowest")
    ANSWERS: ClassVar[Answers] = FREE_PLACEMENTS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-MIR-06", "CULT-ARA-03")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int, done: int, lowest: int) -> None:
        self.seat = seat
        self.effect = effect
        self.done = done
        self.lowest = lowest

    def options(self, state: CultState, seat: int) -> list[int]:
        missing = state.agreed.effects.n[self.effect] - self.done
        found = [STOP] if missing <= 0 else []
        left = 0
        for kind in range(STRONGEST, self.lowest - 1, -1):
            free = state.count(seat, FREE, kind)
            left += free
            if free and left >= missing:
                found.append(PLACE_FREE + kind)
        found.sort()
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        effects = state.agreed.effects
        kind = answer - PLACE_FREE
        state.move_priest(seat, kind, FREE, state.active)
        if state.chronicle is not None:
            rule = effects.rule[self.effect]
            state.tell(rule, "priest-placed", who=seat, priest=kind, location=state.active)
        more = effects.where[self.effect] == c.OR_MORE
        if self.done + 1 < effects.n[self.effect] or (more and state.priests_in(seat, FREE)):
            state.then(PlaceFree(seat, self.effect, self.done + 1, kind))


class Exorcise(Decision):
    """Which Priest of any Cult in the Active Location drops. (CULT-ITR-09, CULT-ITR-12)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect")
    ANSWERS: ClassVar[Answers] = Answers(Kind("exorcise", b.SIDE, b.PRIEST, b.PURSE, b.BOOSTED))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-ITR-09", "CULT-ITR-11", "CULT-ITR-12")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: CultState, seat: int) -> list[int]:
        return lowered_pieces(state, state.agreed.effects.n[self.effect])

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        effects = state.agreed.effects
        side, piece = answer // PIECES, answer % PIECES
        kind = kind_of(piece)
        new = kind - effects.n[self.effect]
        change(state, side, piece, new, state.active)
        if state.chronicle is not None:
            rule = effects.rule[self.effect]
            state.tell(rule, "priest-lowered", who=side, priest=kind, strength=new)


class DestroyFree(Decision):
    """Which free Priest to destroy, weakest first; a token that is needed next must come back.

    (CULT-TIA-02, CULT-RUL-77)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "left", "lowest")
    ANSWERS: ClassVar[Answers] = Answers(Kind("destroy-free", b.PRIEST))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-TIA-02", "CULT-RUL-77")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.effect = effect
        self.left = left
        self.lowest = lowest

    def options(self, state: CultState, seat: int) -> list[int]:
        needed = needed_next(state, seat, self.effect)
        found: list[int] = []
        left = 0
        for kind in range(STRONGEST, self.lowest - 1, -1):
            free = state.count(seat, FREE, kind)
            left += free
            if not free or left < self.left:
                continue
            if needed and kind != needed and (kind > needed or self.left == 1):
                continue
            found.append(kind)
        found.sort()
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        destroy_free(state, seat, answer, FREE, state.agreed.effects.rule[self.effect])
        if self.left > 1:
            state.then(DestroyFree(seat, self.effect, self.left - 1, answer))


def needed_next(state: CultState, seat: int, effect: int) -> int:
    """The strength whose token the next effect needs while the reserve has none; 0 if there is no such need."""
    effects = state.agreed.effects
    after = effect + 1
    if after == len(effects.verb) or not effects.follows[after] or effects.verb[after] != c.GAIN_PRIEST:
        return 0
    wanted = effects.n[after]
    return 0 if state.reserve(seat, wanted) else wanted


# --- playing cards --------------------------------------------------------------------------------------------------


class PlayCard(Step):
    """A hand card is played: it leaves the hand, its price is paid, its effect happens, it goes under. (CULT-RUL-79)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card_kind")

    def __init__(self, seat: int, card_kind: int) -> None:
        self.seat = seat
        self.card_kind = card_kind

    def run(self, state: CultState) -> None:
        cards, kind = state.agreed.cards, self.card_kind
        zone = OWN + 3 * self.seat + state.deck_of(kind)
        state.move(state.lowest(self.seat, kind), zone, PLAYED, state.everyone())
        if state.chronicle is not None:
            state.tell(cards.rule[kind], "card-played", who=self.seat, card=kind)
        state.lose_followers(self.seat, cards.followers[kind], cards.rule[kind])
        state.then(Apply(self.seat, cards.effect[kind], cards.effects[kind], 0), Bury())


class Bury(Step):
    """The played card goes face down under its deck; everybody has seen it.

    (CULT-CMP-16, CULT-CMP-17, CULT-MIR-03, CULT-ITR-03)
    """

    def run(self, state: CultState) -> None:
        bury(state)


def bury(state: CultState) -> None:
    """Put the card that lies played under its deck."""
    for card in state.zones[PLAYED]:
        state.take(card, PLAYED, state.everyone())
        state.put_under(card, state.everyone())


class PlayInside(Decision):
    """Which hand card to play through an ability, judged now that the costs are paid. (CULT-RUL-80, CULT-RUL-81)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect")
    ANSWERS: ClassVar[Answers] = Answers(Kind("play-inside", b.HAND_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-RUL-80", "CULT-RUL-81")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: CultState, seat: int) -> list[int]:
        return kinds_for(state, self.effect, Means(state, seat))

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        state.then(PlayCard(seat, answer))


class PlayTop(Step):
    """Reveal the top Intrigue card; if it can be resolved it must be, then it goes under the deck.

    (CULT-NIR-05, CULT-RUL-39)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: CultState) -> None:
        card = state.draw(3 * c.INTRIGUE_DECK)
        if card < 0:
            return
        kind = state.kind(card)
        state.lay(card, PLAYED, state.everyone())
        if state.chronicle is not None:
            state.tell("CULT-NIR-05", "revealed", who=self.seat, card=kind)
        if playable(state, kind, Means(state, self.seat), True):
            cards = state.agreed.cards
            state.then(Apply(self.seat, cards.effect[kind], cards.effects[kind], 0))
        state.then(Bury())
        if self.left > 1:
            state.then(PlayTop(self.seat, self.left - 1))
