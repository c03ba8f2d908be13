# compiled
"""Phase 5: one location after the other, one investigator after the other, one fight after the other."""

from typing import ClassVar, Final

from eldertable.games.cultistorm import cards as c
from eldertable.games.cultistorm.losses import Onward
from eldertable.games.cultistorm.reactions import Advance, Spawn, banish
from eldertable.games.cultistorm.state import (
    BEFORE,
    COLUMN,
    COMBAT_PHASE,
    DISCARD,
    FACES,
    GOO_TARGET,
    HAND,
    OBJECTS,
    PLACES,
    SUPPLY,
    SYMBOLS,
    StormState,
)
from eldertable.games.cultistorm.symbols import (
    ABILITY,
    DIE,
    DOUBLED,
    OBJECT,
    PAID,
    PAYING,
    SOURCES,
    SUPPORT,
    Match,
    attack_madness,
    best_match,
    enemy_symbols,
    is_ranged,
    kit_of,
    madness_of,
    missing,
    place_of,
    strikes_of,
    supports_of,
    total,
    within_reach,
)
from eldertable.kernel.steps import Decision, Step

DECLINE: Final = c.ENEMIES

GIVE_UP: Final = 0
WIN: Final = 1
ASSIGN: Final = 2
WIN_ONLY: Final = 3
PAID_REROLL: Final = 4
ABILITY_REROLL: Final = 10
OBJECT_REROLL: Final = 16


class Combat(Step):
    """Great Old Ones at a gate fall due; then from place 1 clockwise. (CS-CMB-02, CS-RUL-030, CS-RUL-088)"""

    def run(self, state: StormState) -> None:
        state.phase = COMBAT_PHASE
        if state.chronicle is not None:
            state.tell("CS-CMB-01", "phase-combat")
        for place in range(PLACES):
            if state.at_gate(place):
                state.due[place] = 1
        state.then(CombatAt(0))


class CombatAt(Step):
    """The investigators on a location take their combat rounds, in an order that they choose. (CS-CMB-03)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: StormState) -> None:
        waiting = [seat for seat in state.here(self.place) if not state.done[seat]]
        if waiting:
            state.then(NowOrLater(waiting[0], ()), Onward(), CombatAt(self.place))
        elif self.place + 1 < PLACES:
            state.then(CombatAt(self.place + 1))


class NowOrLater(Decision):
    """Fight now (0) or let others go first (1); if all wait, the first in seat order must. (CS-RUL-129, CS-DEC-30)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "later")
    SIZE: ClassVar[int] = 2
    RULES: ClassVar[tuple[str, ...]] = ("CS-CMB-03", "CS-RUL-129", "CS-DEC-30")

    def __init__(self, seat: int, later: tuple[int, ...]) -> None:
        self.seat = seat
        self.later = later

    def options(self, state: StormState, seat: int) -> list[int]:
        return [0, 1] if self.others(state) or self.later else [0]

    def others(self, state: StormState) -> list[int]:
        """Those on the location who have not been asked yet."""
        here = state.here(state.place[self.seat])
        return [
            seat for seat in here if not state.done[seat] and seat != self.seat and seat not in self.later
        ]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        others = self.others(state)
        if answer == 0:
            state.then(CombatRound(seat))
        elif others:
            state.then(NowOrLater(others[0], (*self.later, seat)))
        else:
            state.then(CombatRound(self.later[0]))


class CombatRound(Step):
    """All fights of one investigator. (CS-CMB-01, CS-RUL-089)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StormState) -> None:
        state.done[self.seat] = 1
        state.causer = self.seat
        state.then(ChooseFight(self.seat, ()))


class ChooseFight(Decision):
    """Which of the own targets to fight next, or none (the last answer). (CS-CMB-04, CS-RUL-091, CS-DEC-20)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fought")
    SIZE: ClassVar[int] = c.ENEMIES + 1
    RULES: ClassVar[tuple[str, ...]] = ("CS-CMB-04", "CS-CMB-05", "CS-DEC-20")

    def __init__(self, seat: int, fought: tuple[int, ...]) -> None:
        self.seat = seat
        self.fought = fought

    def options(self, state: StormState, seat: int) -> list[int]:
        ranged = is_ranged(state, seat)
        found = [
            enemy
            for enemy in state.targets[2 * seat : 2 * seat + 2]
            if enemy >= 0
            and enemy not in self.fought
            and within_reach(state, state.place[seat], enemy, ranged)
            and state.bears(seat, attack_madness(state, seat, enemy))
        ]
        return [*sorted(found), DECLINE]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == DECLINE:
            state.then(RoundEnd(seat, len(self.fought)))
            return
        state.then(Begin(seat, answer), Onward(), ChooseFight(seat, (*self.fought, answer)))


class Begin(Step):
    """A fight begins: attacking a Great Old One gives insanity that must be survived. (CS-GOO-13, CS-RUL-092)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy")

    def __init__(self, seat: int, enemy: int) -> None:
        self.seat = seat
        self.enemy = enemy

    def run(self, state: StormState) -> None:
        if state.chronicle is not None:
            state.tell("CS-RUL-092", "fight-begins", who=self.seat, enemy=self.enemy)
        state.then(Fight(self.seat, self.enemy))
        rule = "CS-GOO-13" if self.enemy >= GOO_TARGET else "CS-SPC-06"
        state.madden(self.seat, attack_madness(state, self.seat, self.enemy), rule)


def match_for(state: StormState, seat: int, enemy: int) -> Match | None:
    """The engine's cheapest way to win that leaves the fighter alive; None if there is none. (CS-RUL-123, 124)"""
    place = state.place[seat]
    need = enemy_symbols(state, enemy, place)
    kit = kit_of(state, seat, enemy, place, ())
    helping = len(kit.as_any) + len(kit.doubles) + sum(kit.copies) + sum(kit.strike_n)
    if missing(kit, need) > helping:
        return None
    match = best_match(kit, need)
    if match is None or not state.bears(seat, madness_of(match)):
        return None
    return match


class Fight(Decision):
    """Reroll a die, win, win with the own assignment, or give up. (CS-CMB-07, CS-RUL-096, CS-DEC-21)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy")
    SIZE: ClassVar[int] = 22
    RULES: ClassVar[tuple[str, ...]] = ("CS-CMB-07", "CS-ROL-02", "CS-DEC-21", "CS-DEC-22")
    PRIVATE: ClassVar[bool] = True

    def __init__(self, seat: int, enemy: int) -> None:
        self.seat = seat
        self.enemy = enemy

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [GIVE_UP]
        if match_for(state, seat, self.enemy) is not None:
            found += [WIN, ASSIGN]
            if trophy_for(state, self.enemy) >= 0:
                found.append(WIN_ONLY)
        faces = [face for face in range(FACES) if state.dice_of[seat * FACES + face]]
        if faces and state.bears(seat, 1):
            found += [PAID_REROLL + face for face in faces]
        if faces and rerolling_ability(state, seat) >= 0:
            found += [ABILITY_REROLL + face for face in faces]
        if faces and rerolling_object(state, seat) >= 0:
            found += [OBJECT_REROLL + face for face in faces]
        return found

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == GIVE_UP:
            if state.chronicle is not None:
                state.tell("CS-CMB-05", "fight-lost", who=seat, enemy=self.enemy)
            state.then(Penalty(seat))
        elif answer in (WIN, WIN_ONLY):
            match = match_for(state, seat, self.enemy)
            assert match is not None
            win(state, seat, self.enemy, match.sources, 1 if answer == WIN else 0)
        elif answer == ASSIGN:
            need = tuple(enemy_symbols(state, self.enemy, state.place[seat]))
            state.then(Assign(seat, self.enemy, need, ()))
        else:
            state.then(Fight(seat, self.enemy))
            self.reroll(state, seat, answer)

    def reroll(self, state: StormState, seat: int, answer: int) -> None:
        """Reroll one own die: for insanity, by an ability, or by an object. (CS-ROL-02, CS-RUL-071)"""
        if answer >= OBJECT_REROLL:
            state.used += (rerolling_object(state, seat),)
            state.reroll(seat, answer - OBJECT_REROLL, "CS-RUL-096")
        elif answer >= ABILITY_REROLL:
            state.abilities_used[seat * 3 + rerolling_ability(state, seat)] = 1
            state.reroll(seat, answer - ABILITY_REROLL, "CS-RUL-096")
        else:
            state.reroll(seat, answer - PAID_REROLL, "CS-ROL-02")
            state.madden(seat, 1, "CS-ROL-02")


def rerolling_ability(state: StormState, seat: int) -> int:
    """The level of an unused ability that rerolls a die in a fight; -1 without one."""
    content = state.agreed.content
    abilities = content.investigators[state.investigator[seat]].abilities
    for level in range(state.level[seat]):
        fight = abilities[level].fight
        if fight >= 0 and content.effects[fight].op().verb == c.DIE_REROLL:
            if not state.abilities_used[seat * 3 + level]:
                return level
    return -1


def rerolling_object(state: StormState, seat: int) -> int:
    """An unused object that rerolls a die in a fight; -1 without one."""
    for card in sorted(state.zones[OBJECTS + seat]):
        if state.thing(card).use == c.BOTH and card not in state.used:
            return card
    return -1


def trophy_for(state: StormState, enemy: int) -> int:
    """The kind of trophy that this enemy gives, if the supply has one; -1 without. (CS-DEF-01 to 03, CS-RUL-098)"""
    if enemy >= GOO_TARGET:
        return -1
    cast = state.agreed.content.cultists.cast[enemy]
    return cast if cast >= 0 and state.trophies[SUPPLY * SYMBOLS + cast] > 0 else -1


class Penalty(Step):
    """No fight, or one without winning: insanity, and terror advances. (CS-CMB-05, CS-CMB-06)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StormState) -> None:
        state.then(Advance())
        state.madden(self.seat, 1, "CS-CMB-05")


# --- the own assignment -----------------------------------------------------------------------------------------------


def madness_of_sources(state: StormState, sources: tuple[int, ...]) -> int:
    """The insanity that these sources cost: icons, and costs before a colon. (CS-RUL-124)"""
    n = 0
    for code in sources:
        if SUPPORT <= code < OBJECT:
            n += int(state.action(code - SUPPORT).insanity)
        elif OBJECT <= code < ABILITY:
            thing = state.agreed.content.things[code - OBJECT]
            for cost in state.agreed.content.effects[thing.effect].cost:
                if cost.verb == c.MAD:
                    n += cost.n
    return n


def copies_used(state: StormState, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """The sources chosen, each as often as it is used up: what strikes several symbols is chosen once for each."""
    found: list[int] = []
    for code in sorted(set(chosen)):
        n = strikes_of(state, code)
        found += [code] * ((chosen.count(code) + n - 1) // n)
    return tuple(found)


def first_needed(left: tuple[int, ...]) -> int:
    """The next enemy symbol to be covered, in fixed order."""
    return next(symbol for symbol in range(SYMBOLS) if left[symbol])


def less(left: tuple[int, ...], symbol: int, n: int) -> tuple[int, ...]:
    """What is still needed when so many of a symbol are covered."""
    return tuple([max(0, left[at] - n) if at == symbol else left[at] for at in range(SYMBOLS)])


def completes(
    state: StormState, seat: int, enemy: int, left: tuple[int, ...], chosen: tuple[int, ...]
) -> bool:
    """Whether the rest can be covered after these sources, and the fighter lives."""
    match = best_match(kit_of(state, seat, enemy, state.place[seat], chosen), list(left))
    if match is None:
        return False
    return state.bears(seat, madness_of(match) + madness_of_sources(state, copies_used(state, chosen)))


class Assign(Decision):
    """Which source covers the next symbol of the enemy, or strikes it; only what leaves the rest coverable. (CS-DEC-22)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy", "left", "chosen")
    SIZE: ClassVar[int] = SOURCES
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-22", "CS-RUL-094", "CS-RUL-123")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, enemy: int, left: tuple[int, ...], chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.enemy = enemy
        self.left = left
        self.chosen = chosen

    def options(self, state: StormState, seat: int) -> list[int]:
        kit = kit_of(state, seat, self.enemy, state.place[seat], self.chosen)
        symbol = first_needed(self.left)
        candidates = [*kit.cards[symbol], *kit.strikes, *kit.as_any]
        for face in (symbol, c.ANY):
            if kit.dice[face] > 0:
                candidates.append(DIE + face)
                if kit.doubles and self.left[symbol] > 1:
                    candidates.append(DOUBLED + face)
        for at in range(len(kit.codes)):
            if kit.masks[at] >> symbol & 1:
                candidates.append(kit.codes[at])
        found: list[int] = []
        for code in sorted(set(candidates)):
            left, chosen = self.after(state, seat, code)
            if code in kit.as_any:
                possible = len(AssignCard(seat, self.enemy, left, chosen).options(state, seat)) > 0
            else:
                possible = completes(state, seat, self.enemy, left, chosen)
            if possible:
                found.append(code)
        return found

    def after(self, state: StormState, seat: int, code: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What is still needed, and what is chosen, once this source covers the next symbol."""
        symbol = first_needed(self.left)
        kit = kit_of(state, seat, self.enemy, state.place[seat], self.chosen)
        if DOUBLED <= code < SUPPORT:
            return less(self.left, symbol, 2), (*self.chosen, code, kit.doubles[0])
        if code in kit.codes:
            at = kit.codes.index(code)
            paid = (PAID + symbol,) if kit.weights[at] & PAYING else ()
            return less(self.left, symbol, kit.copies[at]), (*self.chosen, code, *paid)
        return less(self.left, symbol, 1), (*self.chosen, code)

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        as_any = kit_of(state, seat, self.enemy, state.place[seat], self.chosen).as_any
        left, chosen = self.after(state, seat, answer)
        if answer in as_any:
            state.then(AssignCard(seat, self.enemy, left, chosen))
        else:
            go_on_assigning(state, seat, self.enemy, left, chosen)


class AssignCard(Decision):
    """Which hand card counts as any symbol. (CS-DEC-22)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy", "left", "chosen")
    SIZE: ClassVar[int] = c.DECK
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-22", "CS-RUL-123")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, enemy: int, left: tuple[int, ...], chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.enemy = enemy
        self.left = left
        self.chosen = chosen

    def options(self, state: StormState, seat: int) -> list[int]:
        kit = kit_of(state, seat, self.enemy, state.place[seat], self.chosen)
        hand = sorted([code for cards in kit.cards for code in cards])
        return [code for code in hand if completes(state, seat, self.enemy, self.left, (*self.chosen, code))]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        go_on_assigning(state, seat, self.enemy, self.left, (*self.chosen, answer))


def go_on_assigning(
    state: StormState, seat: int, enemy: int, left: tuple[int, ...], chosen: tuple[int, ...]
) -> None:
    """The next symbol, or the win when all are covered. What is chosen is open: closed hands or not, all see it."""
    show_cards(state, seat, chosen)
    if total(list(left)):
        state.then(Assign(seat, enemy, left, chosen))
    elif trophy_for(state, enemy) >= 0:
        state.then(ClaimTrophy(seat, enemy, chosen))
    else:
        win(state, seat, enemy, copies_used(state, chosen), 1)


class ClaimTrophy(Decision):
    """All symbols are covered: take the trophy (1), or leave it (0). (CS-DEF-01, CS-RUL-097, CS-DEC-23)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy", "chosen")
    SIZE: ClassVar[int] = 2
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEF-01", "CS-RUL-097", "CS-DEC-23")

    def __init__(self, seat: int, enemy: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.enemy = enemy
        self.chosen = chosen

    def options(self, state: StormState, seat: int) -> list[int]:
        return [0, 1]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        win(state, seat, self.enemy, copies_used(state, self.chosen), answer)


def show_cards(state: StormState, seat: int, sources: tuple[int, ...]) -> None:
    """Hand cards that are used in a fight are shown to all. (CS-RUL-116, CS-RUL-123)"""
    for code in sources:
        if code < c.DECK:
            state.show(state.investigator[seat] * c.DECK + code, state.everyone())


# --- winning ----------------------------------------------------------------------------------------------------------


def win(state: StormState, seat: int, enemy: int, sources: tuple[int, ...], take: int) -> None:
    """Pay for all that the assignment uses, all at once; then the enemy leaves. (CS-RUL-093, 124, 125)"""
    if state.chronicle is not None and enemy < GOO_TARGET:
        state.tell("CS-CMB-07", "fight-won", who=seat, enemy=enemy)
    cards = tuple(sorted([code for code in sources if code < c.DECK]))
    for code in cards:
        state.discard_from_hand(state.investigator[seat] * c.DECK + code, seat)
    for code in sources:
        if DIE <= code < SUPPORT:
            state.dice_of[seat * FACES + (code - DIE) % FACES] -= 1
        elif code >= PAID:
            state.move_trophy(code - PAID, seat, SUPPLY)
            if state.chronicle is not None:
                state.tell("CS-CMP-28", "trophy-returned", who=seat, symbol=code - PAID)
    supports: list[int] = []
    for code in sorted(sources):
        if SUPPORT <= code < OBJECT:
            supports.append(code - SUPPORT)
        elif OBJECT <= code < ABILITY:
            use_up(state, seat, code - OBJECT)
        elif ABILITY <= code < PAID:
            if (
                not state.agreed.content.investigators[state.investigator[seat]]
                .abilities[code - ABILITY]
                .each
            ):
                state.abilities_used[seat * 3 + code - ABILITY] = 1
    bonus = 0
    if take and trophy_for(state, enemy) >= 0:
        for card in supports_of(state, seat):
            op = state.agreed.content.effects[state.action(card).effect].op()
            if op.verb == c.TROPHY_BONUS:
                bonus += op.n
                supports.append(card)
    used = tuple(supports)
    state.then(Defeat(seat, enemy, take, bonus), AfterWin(seat, cards, used))
    state.madden(seat, madness_of_sources(state, sources), "CS-RUL-124")


def use_up(state: StormState, seat: int, kind: int) -> None:
    """An object used in a fight: discarded, or marked as used. (CS-RUL-093)"""
    card = state.held_object(seat, kind)
    if state.agreed.content.things[kind].discard:
        state.lose_object(seat, card, "CS-RUL-093")
    else:
        state.used += (card,)


class Defeat(Step):
    """The enemy leaves, the column closes up, the winner takes a trophy. (CS-DEF-01 to 05, CS-GOO-18 to 21)"""

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
        state.discard_cultist(self.enemy + state.agreed.content.first_cultist, place)
        if self.take and cultists.cast[self.enemy] >= 0:
            for _ in range(1 + self.bonus):
                state.gain_trophy(self.seat, cultists.cast[self.enemy], "CS-DEF-01")
        if cultists.ability[self.enemy] == c.SPAWN_WHEN_DEFEATED:
            state.then(Spawn(1, 0))


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
            state.then(SecondWind(self.seat, self.cards, self.supports, n, 0))
        else:
            state.then(Spend(self.seat, self.supports))


def second_wind(state: StormState, seat: int) -> int:
    """A support with which cards come back after a win; -1 without one."""
    for card in supports_of(state, seat):
        if state.agreed.content.effects[state.action(card).effect].op().verb == c.SECOND_WIND:
            return card
    return -1


class SecondWind(Decision):
    """Take a card used in the fight back into the hand, or (the last answer) no more. (CS-DEC-21)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards", "supports", "left", "lowest")
    SIZE: ClassVar[int] = c.DECK + 1
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-21", "CS-ICO-02")
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(
        self, seat: int, cards: tuple[int, ...], supports: tuple[int, ...], left: int, lowest: int
    ) -> None:
        self.seat = seat
        self.cards = cards
        self.supports = supports
        self.left = left
        self.lowest = lowest

    def options(self, state: StormState, seat: int) -> list[int]:
        return [code for code in self.cards if code >= self.lowest] + [c.DECK]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == c.DECK:
            state.then(Spend(seat, self.supports))
            return
        card = state.investigator[seat] * c.DECK + answer
        state.move(card, DISCARD + seat, HAND + seat, state.everyone())
        cards = tuple([code for code in self.cards if code != answer])
        supports, madness = self.supports, 0
        if not self.lowest:
            wind = second_wind(state, seat)
            supports = (*supports, wind)
            madness = int(state.action(wind).insanity)
        if state.chronicle is not None:
            state.tell("CS-DEC-21", "second-wind", who=seat, card=card)
        if self.left > 1 and any([code > answer for code in cards]):
            state.then(SecondWind(seat, cards, supports, self.left - 1, answer + 1))
        else:
            state.then(Spend(seat, supports))
        state.madden(seat, madness, "CS-ICO-02")


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
    """A used support goes back to its owner; a relayed one when both users are done. (CS-RUL-062)"""
    if card != state.relay_card:
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
    for seat in range(state.table.seats):
        if card in state.zones[BEFORE + seat]:
            return seat
    return -1


class RoundEnd(Step):
    """The end of a combat round: the penalty if no fight was begun; supports go back; trophies may be put down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "begun")

    def __init__(self, seat: int, begun: int) -> None:
        self.seat = seat
        self.begun = begun

    def run(self, state: StormState) -> None:
        seat = self.seat
        if not self.begun:
            place = state.place[seat]
            nobody = not state.zones[COLUMN + place] and state.goo[place] < 0
            if state.agreed.idle_penalty or not nobody:
                if state.chronicle is not None:
                    state.tell("CS-CMB-05", "no-fight", who=seat)
                state.then(Penalty(seat))
        state.then(SupportsBack(seat), PutDown(seat))


class SupportsBack(Step):
    """Supports lying before an investigator go back, used or not, but next-turn ones. (CS-RUL-062)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StormState) -> None:
        for card in state.zones[BEFORE + self.seat]:
            if state.action(card).next_turn:
                continue
            if card == state.relay_card and not state.done[state.relay_to]:
                continue
            state.give_back(card, self.seat)
        if state.relay_card >= 0 and state.relay_to == self.seat:
            holder = holder_of(state, state.relay_card)
            if holder >= 0 and state.done[holder]:
                state.give_back(state.relay_card, holder)


class PutDown(Decision):
    """Put trophies on the own location at the end of the combat round (1 + symbol), or no more (0). (CS-RUL-108)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SIZE: ClassVar[int] = 1 + SYMBOLS
    RULES: ClassVar[tuple[str, ...]] = ("CS-SEA-03", "CS-RUL-108", "CS-DEC-18")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [0] + [1 + symbol for symbol in range(SYMBOLS) if state.can_deliver(seat, symbol)]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer:
            state.deliver(seat, answer - 1)
            state.then(PutDown(seat))
