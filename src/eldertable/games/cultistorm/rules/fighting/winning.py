# compiled
"""A fight is won: what was used is paid for, the enemy leaves, a trophy is taken, supports go back."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OWN_CARD
from eldertable.games.cultistorm.box.places import (
    BEFORE,
    DISCARD,
    FACES,
    FIRST_SOURCE,
    GOO_TARGET,
    HAND,
    LEVELS,
    SUPPLY,
    SYMBOLS,
)
from eldertable.games.cultistorm.rules.discarding import Onward
from eldertable.games.cultistorm.rules.moments import come_to
from eldertable.games.cultistorm.rules.refusing import why_picked
from eldertable.games.cultistorm.rules.storm.arrivals import Spawn
from eldertable.games.cultistorm.rules.storm.great_old_ones import banish
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.enemies import cast_at, place_of
from eldertable.games.cultistorm.table.modules import FIGHT_ENDS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import ABILITY, DIE, OBJECT_USED, PAID, SUPPORT, supports_of
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import Picking, added, without
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Refusal, Step


def trophy_for(state: StormState, enemy: int) -> int:
    """The kind of trophy that this enemy gives, if the supply has one; -1 without, ANY if the winner chooses.

    (CS-DEF-01, CS-DEF-02, CS-DEF-03, CS-RUL-098)
    """
    if enemy >= GOO_TARGET:
        return -1
    for module in state.agreed.asked.gives_any:
        if module.gives_any(state, enemy):
            return c.ANY if state.trophies_of(SUPPLY) else -1
    cast = state.agreed.content.cultists.cast[enemy]
    if cast == c.LOCAL_CAST:
        cast = cast_at(state, enemy, place_of(state, enemy))
    return cast if cast >= 0 and state.trophies[SUPPLY * SYMBOLS + cast] > 0 else -1


def win(state: StormState, seat: int, enemy: int, sources: tuple[int, ...], take: int) -> None:
    """Pay for all that the assignment uses, all at once; then the enemy leaves.

    (CS-RUL-093, CS-RUL-124, CS-RUL-125)
    """
    if state.chronicle is not None:
        used = tuple(sorted(sources))
        if enemy < GOO_TARGET:
            state.tell("CS-CMB-07", "fight-won", who=seat, enemy=enemy, sources=used)
        else:
            goo = state.goo[place_of(state, enemy)]
            state.tell("CS-CMB-07", "goo-beaten", who=seat, goo=goo, sources=used)
    use_up(state, seat, sources)
    cards = tuple(sorted([code for code in sources if code < DIE]))
    supports = sorted([code - SUPPORT for code in sources if SUPPORT <= code < OBJECT_USED])
    bonus = 0
    if take and trophy_for(state, enemy) >= 0:
        for card in supports_of(state, seat):
            op = state.agreed.content.effects[state.action(card).effect].op()
            if op.verb == c.TROPHY_BONUS:
                bonus += op.n
                supports.append(card)
    for module in state.agreed.asked.won:
        bonus += module.won(state, seat, enemy)
        module.won_with(state, seat, tuple([state.own_card(seat, code) for code in cards]))
    state.madden(seat, madness_of_sources(state, sources), "CS-RUL-124")
    state.then(Defeat(seat, enemy, take, bonus))
    come_to(state, FIGHT_ENDS, seat, enemy)
    state.then(AfterWin(seat, cards, tuple(supports)))


def madness_of_sources(state: StormState, sources: tuple[int, ...]) -> int:
    """The insanity that these sources cost: icons, and costs before a colon. (CS-RUL-124)"""
    n = 0
    for code in sources:
        if SUPPORT <= code < OBJECT_USED:
            n += int(state.action(code - SUPPORT).insanity)
        elif OBJECT_USED + FIRST_SOURCE <= code < ABILITY:
            source = code - OBJECT_USED
            n += state.agreed.sources[source].source_madness(source)
        elif OBJECT_USED <= code < ABILITY:
            thing = state.agreed.content.things[code - OBJECT_USED]
            for cost in state.agreed.content.effects[thing.effect].cost:
                if cost.verb == c.MAD:
                    n += cost.n
    return n


def use_up(state: StormState, seat: int, sources: tuple[int, ...]) -> None:
    """Cards, dice, trophies, objects and abilities of an assignment go, and serve no other fight; supports lie until
    the fight is over.

    (CS-RUL-093, CS-RUL-095)
    """
    for code in sorted(sources):
        if code < DIE:
            state.discard_from_hand(state.own_card(seat, code), seat)
        elif code < SUPPORT:
            state.dice_of[seat * FACES + (code - DIE) % FACES] -= 1
        elif code >= PAID:
            state.move_trophy(code - PAID, seat, SUPPLY)
            if state.chronicle is not None:
                state.tell("CS-CMP-28", "trophy-returned", who=seat, symbol=code - PAID)
        elif code >= ABILITY:
            use_ability(state, seat, code - ABILITY)
        elif code >= OBJECT_USED + FIRST_SOURCE:
            state.agreed.sources[code - OBJECT_USED].spend_source(state, seat, code - OBJECT_USED)
        elif code >= OBJECT_USED:
            use_object(state, seat, code - OBJECT_USED)


def use_object(state: StormState, seat: int, kind: int) -> None:
    """An object used in a fight: discarded, or marked as used. (CS-RUL-093)"""
    card = state.held_object(seat, kind)
    if state.agreed.content.things[kind].discard:
        state.lose_object(seat, card, "CS-RUL-093")
    else:
        state.used += (card,)


def use_ability(state: StormState, seat: int, level: int) -> None:
    """An ability used in a fight is marked as used, unless it serves in each. (CS-RUL-093)"""
    abilities = state.agreed.content.investigators[state.investigator[seat]].abilities
    if not abilities[level].each:
        state.abilities_used = replaced(state.abilities_used, seat * LEVELS + level, 1)


class Defeat(Step):
    """The enemy leaves, the column closes up, the winner takes a trophy.

    (CS-DEF-01, CS-DEF-02, CS-DEF-03, CS-DEF-04, CS-DEF-05, CS-GOO-18, CS-GOO-19, CS-GOO-20, CS-GOO-21)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy", "take", "bonus")

    def __init__(self, seat: int, enemy: int, take: int, bonus: int) -> None:
        self.seat = seat
        self.enemy = enemy
        self.take = take
        self.bonus = bonus

    def run(self, state: StormState) -> None:
        place = place_of(state, self.enemy)
        if self.enemy >= GOO_TARGET:
            if state.chronicle is not None:
                state.tell("CS-GOO-18", "goo-defeated", goo=state.goo[place], who=self.seat)
            banish(state, place)
            return
        cultists = state.agreed.content.cultists
        cast = cast_at(state, self.enemy, place)
        state.discard_cultist(self.enemy + state.agreed.content.first_cultist, place)
        if self.take and cast >= 0:
            for _ in range(1 + self.bonus):
                state.gain_trophy(self.seat, cast, "CS-DEF-01")
        elif self.take and trophy_for(state, self.enemy) == c.ANY:
            for module in state.agreed.asked.let_choose:
                if module.let_choose(state, self.seat, self.enemy, 1 + self.bonus):
                    break
        if cultists.ability[self.enemy] == c.SPAWN_WHEN_DEFEATED:
            state.then(Spawn(1, 0))


# --- after a win ----------------------------------------------------------------------------------------------------


class AfterWin(Step):
    """Of the cards used, which left the hand when the win was declared, some may come back. (CS-DEC-21, CS-RUL-124)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards", "supports")

    def __init__(self, seat: int, cards: tuple[int, ...], supports: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards
        self.supports = supports

    def run(self, state: StormState) -> None:
        wind = second_wind(state, self.seat)
        if wind >= 0 and self.cards and state.bears(self.seat, int(state.action(wind).insanity)):
            n = state.agreed.content.effects[state.action(wind).effect].op().n
            state.then(SecondWind(self.seat, self.cards, self.supports, min(n, len(self.cards))))
        else:
            state.then(Spend(self.seat, self.supports))


def second_wind(state: StormState, seat: int) -> int:
    """A support with which cards come back after a win; -1 without one."""
    for card in supports_of(state, seat):
        if state.agreed.content.effects[state.action(card).effect].op().verb == c.SECOND_WIND:
            return card
    return -1


class SecondWind(Picking):
    """Take up to so many of the cards used in the fight back into the hand. (CS-DEC-21)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards", "supports", "n", "picks")
    ANSWERS: ClassVar[Answers] = Answers(Kind("take-no-more"), Kind("take-back", OWN_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-21", "CS-ICO-02")
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(
        self,
        seat: int,
        cards: tuple[int, ...],
        supports: tuple[int, ...],
        n: int,
        picks: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.cards = cards
        self.supports = supports
        self.n = n
        self.picks = picks

    def closing(self) -> int:
        return TAKE_NO_MORE

    def would_do(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def further(self, state: StormState, seat: int, picks: tuple[int, ...]) -> list[int]:
        if len(picks) == self.n:
            return []
        return without([FIRST_BACK + code for code in self.cards], picks)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "take-no-more":
            return None
        if values[0] not in self.cards:
            return Refusal("CS-DEC-21", "why-not-fought-with", {})
        return why_picked(FIRST_BACK + values[0] in self.picks)

    def with_pick(self, state: StormState, seat: int, answer: int) -> Picking:
        return SecondWind(seat, self.cards, self.supports, self.n, added(self.picks, answer))

    def carry_out(self, state: StormState, seat: int, picks: tuple[int, ...]) -> None:
        if not picks:
            state.then(Spend(seat, self.supports))
            return
        for pick in picks:
            card = state.own_card(seat, pick - FIRST_BACK)
            state.move(card, DISCARD + seat, HAND + seat, state.everyone())
            if state.chronicle is not None:
                state.tell("CS-DEC-21", "second-wind", who=seat, card=card)
        wind = second_wind(state, seat)
        state.madden(seat, int(state.action(wind).insanity), "CS-ICO-02")
        state.then(Spend(seat, (*self.supports, wind)))


TAKE_NO_MORE: Final = SecondWind.ANSWERS.start("take-no-more")
FIRST_BACK: Final = SecondWind.ANSWERS.start("take-back")


class Spend(Step):
    """Supports used go back to their owners; then their icons fall, card by card. (CS-DEF-06, CS-RUL-125)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "supports")

    def __init__(self, seat: int, supports: tuple[int, ...]) -> None:
        self.seat = seat
        self.supports = supports

    def run(self, state: StormState) -> None:
        for card in self.supports:
            again = card == state.relay_card and state.relay_used > 0
            lay_down(state, self.seat, card)
            action = state.action(card)
            if again or state.agreed.icons_at_play:
                continue
            if action.cultist:
                state.then(Spawn(1, 0))
            if action.terror:
                state.then(Advance())


def lay_down(state: StormState, seat: int, card: int) -> None:
    """A used support goes back to its owner; a relayed one when both users are done. (CS-RUL-062)

    It is there already if its winner was swallowed by what the win brought about. (CS-OTH-19)
    """
    if card != state.relay_card:
        if card in state.zones[BEFORE + seat]:
            state.give_back(card, seat)
        return
    if card in state.zones[BEFORE + seat]:
        state.relay_used |= 1
        if state.done[state.relay_to]:
            state.give_back(card, seat)
    else:
        state.relay_used |= 2
        holder = holder_of(state, card)
        if state.done[holder]:
            state.give_back(card, holder)


def holder_of(state: StormState, card: int) -> int:
    """Before whom a support lies."""
    for seat in range(state.agreed.team):
        if card in state.zones[BEFORE + seat]:
            return seat
    return -1
