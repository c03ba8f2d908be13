# compiled
"""Symbols in a fight: what the enemy has, what the investigator can bring, and the cheapest way to match them."""

from typing import Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.table.state import (
    BEFORE,
    COLUMN,
    DEVOURED,
    FACES,
    GOO_TARGET,
    HAND,
    OBJECTS,
    SYMBOLS,
    StormState,
)

# A source has a number: a hand card by its place in the deck, then dice, doubled dice, supports, objects, abilities.
DIE: Final = 42
DOUBLED: Final = 48
SUPPORT: Final = 54
OBJECT: Final = 180
ABILITY: Final = 206
PAID: Final = 209
"""Not a source: the symbol of a trophy that is paid for one."""
SOURCES: Final = 214

INSANITY: Final = 1_000_000
"""What a source weighs if it costs insanity: that is avoided before all. (CS-DEC-22)"""
DEAR: Final = 10_000
"""An icon, a trophy or a one-use object."""
WILD: Final = 100
SPENT: Final = 10
"""A hand card: it could be kept for the next turn."""
LIGHT: Final = 2
PAYING: Final = 1
"""The odd weights are those of sources for which a trophy is paid."""


# --- the enemy ------------------------------------------------------------------------------------------------------


def place_of(state: StormState, enemy: int) -> int:
    """Where an enemy stands; -1 if it is not on the board."""
    if enemy >= GOO_TARGET:
        place = enemy - GOO_TARGET
        return place if state.goo[place] >= 0 else -1
    card = enemy + state.agreed.content.first_cultist
    for place in range(c.PLACES):
        if card in state.zones[COLUMN + place]:
            return place
    return -1


def enemy_symbols(state: StormState, enemy: int, place: int) -> list[int]:
    """The symbols of an enemy, counted by kind. (CS-CMP-24, CS-CUL-21, CS-GOO-14, CS-RUL-123)"""
    home = state.symbol_of(place)
    content = state.agreed.content
    cultists = content.cultists
    face = state.cultist_dice[place]
    if enemy >= GOO_TARGET:
        need = list(content.goos.symbols[state.goo[place]])
        need[home] += 1
        for card in state.zones[DEVOURED + place]:
            cast = cultists.cast[card - content.first_cultist]
            if cast >= 0:
                need[cast] += 1
        if face != c.BLANK:
            need[face] += 1
        return need
    need = list(cultists.symbols[enemy])
    need[home] += cultists.local[enemy]
    if cultists.cast[enemy] == home:
        need[home] += 1
    if not state.standing(place, c.NO_CULTIST_DIE):
        if face != c.BLANK:
            need[face] += 1
        else:
            choirmaster = state.holds(place, c.BLANK_COUNTS)
            if choirmaster >= 0:
                need[cultists.what[choirmaster]] += 1
    return need


def is_ranged(state: StormState, seat: int) -> bool:
    """Whether an investigator may attack any cultist of the location. (CS-RNG-01)"""
    if state.agreed.content.investigators[state.investigator[seat]].ranged:
        return True
    return any([state.thing(card).ranged for card in state.zones[OBJECTS + seat]])


def within_reach(state: StormState, place: int, enemy: int, ranged: bool) -> bool:
    """Whether somebody who stands there could attack this enemy. (CS-RNG-01 to 03, CS-GOO-10)"""
    if enemy >= GOO_TARGET:
        return enemy - GOO_TARGET == place and state.at_gate(place)
    content = state.agreed.content
    column = state.zones[COLUMN + place]
    card = enemy + content.first_cultist
    if card not in column:
        return False
    if len(column) == 1:
        return True
    abilities = content.cultists.ability
    if abilities[enemy] == c.HIDES:
        return False
    return ranged or closest(state, place) == card


def closest(state: StormState, place: int) -> int:
    """The closest cultist of a column: at the gate, or right behind one there that hides. (CS-RNG-02)"""
    content = state.agreed.content
    column = state.zones[COLUMN + place]
    hides = content.cultists.ability[column[0] - content.first_cultist] == c.HIDES
    return column[1] if hides and len(column) > 1 else column[0]


def attack_madness(state: StormState, seat: int, enemy: int) -> int:
    """The insanity that beginning this fight gives. (CS-GOO-13)"""
    if enemy >= GOO_TARGET:
        return 0 if state.always(seat, c.CALM_ATTACK) else 1
    return 1 if state.agreed.content.cultists.ability[enemy] == c.MAD_WHEN_FOUGHT else 0


# --- what the investigator can bring ----------------------------------------------------------------------------------


class Kit:
    """All sources of symbols of one investigator in one fight. (CS-CMB-10)"""

    def __init__(self) -> None:
        self.cards: list[list[int]] = [[], [], [], [], []]
        self.dice: list[int] = [0] * FACES
        self.codes: list[int] = []
        self.masks: list[int] = []
        self.copies: list[int] = []
        self.weights: list[int] = []
        self.strikes: list[int] = []
        self.strike_n: list[int] = []
        self.strike_weights: list[int] = []
        self.as_any: list[int] = []
        self.as_any_weights: list[int] = []
        self.doubles: list[int] = []
        self.double_weights: list[int] = []

    def add(self, code: int, op: c.Op, mask: int, weight: int) -> None:
        """One more helping effect."""
        verb = op.verb
        if verb == c.SYM:
            if mask:
                self.codes.append(code)
                self.masks.append(mask)
                self.copies.append(op.n)
                self.weights.append(weight + (WILD if mask & (mask - 1) else 0))
        elif verb == c.IGNORE:
            self.strikes.append(code)
            self.strike_n.append(op.n)
            self.strike_weights.append(weight + WILD)
        elif verb == c.AS_ANY:
            _insert(self.as_any, self.as_any_weights, code, weight + WILD)
        elif verb == c.DIE_DOUBLE:
            _insert(self.doubles, self.double_weights, code, weight + WILD)


def _insert(codes: list[int], weights: list[int], code: int, weight: int) -> None:
    """Keep the cheapest first, of equals the lowest source."""
    at = 0
    while at < len(codes) and weights[at] <= weight:
        at += 1
    codes.insert(at, code)
    weights.insert(at, weight)


def symbols_given(state: StormState, seat: int, place: int, op: c.Op) -> int:
    """The set of symbols that a `sym` can give there."""
    if op.what == c.LOCAL:
        return 1 << state.symbol_of(place)
    if op.what == c.PAID:
        at = seat * SYMBOLS
        mask = 0
        for symbol in range(SYMBOLS):
            if state.trophies[at + symbol]:
                mask |= 1 << symbol
        return mask
    return op.what


def support_weight(state: StormState, card: int) -> int:
    """How dear the use of a support is: its icons fall when it is used. (CS-RUL-059, CS-RUL-124)"""
    action = state.action(card)
    weight = LIGHT
    if action.insanity:
        weight += INSANITY
    if not state.agreed.icons_at_play and not (card == state.relay_card and state.relay_used):
        weight += DEAR * (int(action.cultist) + int(action.terror))
    if state.agreed.content.effects[action.effect].cost:
        weight += DEAR + PAYING
    return weight


def supports_of(state: StormState, seat: int) -> list[int]:
    """The combat supports that a seat can still use, by number. (CS-CMB-09)"""
    found = [
        card
        for card in state.zones[BEFORE + seat]
        if state.action(card).combat and not (card == state.relay_card and state.relay_used & 1)
    ]
    if state.relay_card >= 0 and state.relay_to == seat and not state.relay_used & 2:
        if state.action(state.relay_card).combat:
            found.append(state.relay_card)
    found.sort()
    return found


def kit_of(state: StormState, seat: int, enemy: int, place: int, chosen: tuple[int, ...]) -> Kit:
    """What an investigator can bring against an enemy there, without what is already chosen."""
    content = state.agreed.content
    kit = Kit()
    for card in sorted(state.zones[HAND + seat]):
        code = card % c.DECK
        if code not in chosen:
            kit.cards[content.action_symbol[card]].append(code)
    for face in range(FACES):
        taken = chosen.count(DIE + face) + chosen.count(DOUBLED + face)
        kit.dice[face] = state.dice_of[seat * FACES + face] - taken
    for card in supports_of(state, seat):
        op = content.effects[state.action(card).effect].op()
        left = op.n - chosen.count(SUPPORT + card) if op.verb == c.IGNORE else op.n
        if left > 0 and (op.verb == c.IGNORE or SUPPORT + card not in chosen):
            weight = support_weight(state, card)
            if left < op.n:
                kit.add(SUPPORT + card, c.Op(c.IGNORE, left, 0), 0, -WILD)
            else:
                kit.add(SUPPORT + card, op, symbols_given(state, seat, place, op), weight)
    _add_objects(state, seat, enemy, place, chosen, kit)
    _add_abilities(state, seat, place, chosen, kit)
    return kit


def strikes_of(state: StormState, code: int) -> int:
    """How often one copy of a source can be chosen in a fight: once, or for each symbol that it strikes."""
    if code < SUPPORT or code >= ABILITY:
        return 1
    if code < OBJECT:
        effect = state.action(code - SUPPORT).effect
    else:
        effect = state.agreed.content.things[code - OBJECT].effect
    op = state.agreed.content.effects[effect].op()
    return op.n if op.verb == c.IGNORE else 1


def _add_objects(
    state: StormState, seat: int, enemy: int, place: int, chosen: tuple[int, ...], kit: Kit
) -> None:
    content = state.agreed.content
    before: list[int] = []
    for card in sorted(state.zones[OBJECTS + seat]):
        thing = state.thing(card)
        if thing.use != c.FIGHT or card in state.used or (thing.not_goo and enemy >= GOO_TARGET):
            continue
        effect = content.effects[thing.effect]
        op = effect.op()
        code = OBJECT + state.thing_kind(card)
        most = strikes_of(state, code)
        already = chosen.count(code) - most * before.count(code)
        before.append(code)
        if already > 0:
            if already < most:
                kit.add(code, c.Op(c.IGNORE, most - already, 0), 0, -WILD)
            continue
        weight = LIGHT + (DEAR if thing.discard else 0)
        for cost in effect.cost:
            weight += INSANITY * cost.n if cost.verb == c.MAD else DEAR
        kit.add(code, op, symbols_given(state, seat, place, op), weight)


def _add_abilities(state: StormState, seat: int, place: int, chosen: tuple[int, ...], kit: Kit) -> None:
    content = state.agreed.content
    abilities = content.investigators[state.investigator[seat]].abilities
    for level in range(state.level[seat]):
        ability = abilities[level]
        if ability.fight < 0 or ABILITY + level in chosen:
            continue
        if not ability.each and state.abilities_used[seat * 3 + level]:
            continue
        op = content.effects[ability.fight].op()
        kit.add(ABILITY + level, op, symbols_given(state, seat, place, op), 0)


# --- matching ---------------------------------------------------------------------------------------------------------


def total(need: list[int]) -> int:
    """How many symbols these are."""
    return need[0] + need[1] + need[2] + need[3] + need[4]


def missing(kit: Kit, need: list[int]) -> int:
    """How many symbols of the enemy neither cards nor dice of the kit show, at best: a quick first look."""
    lacking = 0
    for symbol in range(SYMBOLS):
        short = need[symbol] - len(kit.cards[symbol]) - kit.dice[symbol]
        if short > 0:
            lacking += short
    return max(0, lacking - kit.dice[c.ANY])


def helping(kit: Kit) -> int:
    """How many symbols helping effects of the kit could cover or strike, at best."""
    return sum(kit.copies) + sum(kit.strike_n) + len(kit.as_any) + len(kit.doubles)


class Match:
    """A way to match all symbols of an enemy: the sources used, and how dear they are."""

    def __init__(self, weight: int, sources: tuple[int, ...]) -> None:
        self.weight = weight
        self.sources = sources


Ways = dict[int, tuple[int, tuple[int, ...]]]
"""What is still needed, packed into a number, and for each the cheapest way there: how dear, and the sources used."""


def best_match(kit: Kit, need: list[int]) -> Match | None:
    """The cheapest way to match these symbols; None if there is none. (CS-DEC-22, CS-RUL-123)"""
    return _finish(kit, _without_cards(kit, need))


def _without_cards(kit: Kit, need: list[int]) -> Ways:
    """All that can be left of these symbols for the hand cards to cover, each in the cheapest way.

    Residual needs are packed into a number, four bits a symbol; above them the doublings used so far.
    """
    start = need[0] | need[1] << 4 | need[2] << 8 | need[3] << 12 | need[4] << 16
    wanted = 0
    for symbol in range(SYMBOLS):
        if need[symbol]:
            wanted |= 1 << symbol
    ways: Ways = {start: (0, ())}
    for at in range(len(kit.codes)):
        if kit.masks[at] & wanted:
            _use(ways, kit.codes[at], kit.masks[at], kit.copies[at], kit.weights[at])
    for face in range(FACES):
        mask = c.ALL_SYMBOLS if face == c.ANY else 1 << face
        weight = WILD if face == c.ANY else LIGHT
        for _ in range(kit.dice[face]):
            if mask & wanted:
                _use_die(ways, face, mask, weight, kit)
    for at in range(len(kit.strikes)):
        _strike(ways, kit.strikes[at], kit.strike_n[at], kit.strike_weights[at])
    return ways


def _shifts(mask: int) -> list[int]:
    """Where the symbols of a set lie in a packed number."""
    return [4 * symbol for symbol in range(SYMBOLS) if mask >> symbol & 1]


def _use(ways: Ways, code: int, mask: int, copies: int, weight: int) -> None:
    """One source, used for one of its symbols or not at all. Of ways that are equally dear the first stays."""
    shifts = _shifts(mask)
    for key, (cost, path) in list(ways.items()):
        dearer = cost + weight
        for shift in shifts:
            left = key >> shift & 15
            if not left:
                continue
            after = key - (min(left, copies) << shift)
            if after not in ways or dearer < ways[after][0]:
                paid = (code, PAID + shift // 4) if weight & PAYING else (code,)
                ways[after] = (dearer, path + paid)


def _use_die(ways: Ways, face: int, mask: int, weight: int, kit: Kit) -> None:
    """One die, used once, doubled or not at all."""
    shifts = _shifts(mask)
    for key, (cost, path) in list(ways.items()):
        used = key >> 20
        dearer = cost + weight
        for shift in shifts:
            left = key >> shift & 15
            if not left:
                continue
            after = key - (1 << shift)
            if after not in ways or dearer < ways[after][0]:
                ways[after] = (dearer, (*path, DIE + face))
            if left > 1 and used < len(kit.doubles):
                doubled = dearer + kit.double_weights[used]
                after = key - (2 << shift) + (1 << 20)
                if after not in ways or doubled < ways[after][0]:
                    ways[after] = (doubled, (*path, DOUBLED + face, kit.doubles[used]))


def _strike(ways: Ways, code: int, n: int, weight: int) -> None:
    """Strike up to n symbols, whatever they are."""
    layer: Ways = dict(ways)
    struck: list[Ways] = []
    shifts = _shifts(c.ALL_SYMBOLS)
    for _ in range(n):
        deeper: Ways = {}
        for key, (cost, path) in layer.items():
            for shift in shifts:
                if key >> shift & 15:
                    after = key - (1 << shift)
                    if after not in deeper or cost < deeper[after][0]:
                        deeper[after] = (cost, path)
        struck.append(deeper)
        layer = deeper
    for deeper in struck:
        for key, (cost, path) in deeper.items():
            if key not in ways or cost + weight < ways[key][0]:
                ways[key] = (cost + weight, (*path, code))


def _finish(kit: Kit, ways: Ways) -> Match | None:
    """Hand cards cover the rest; what they do not show, cards that count as any symbol do."""
    held = [len(cards) for cards in kit.cards]
    hand = total(held)
    best, least = -1, 0
    for key, (cost, _) in ways.items():
        if best >= 0 and cost > least:
            continue
        rest, lacking = 0, 0
        for symbol in range(SYMBOLS):
            left = key >> 4 * symbol & 15
            rest += left
            if left > held[symbol]:
                lacking += left - held[symbol]
        if rest > hand or lacking > len(kit.as_any):
            continue
        cost += SPENT * rest + sum(kit.as_any_weights[:lacking])
        if best < 0 or cost < least or (cost == least and key < best):
            best, least = key, cost
    if best < 0:
        return None
    used: list[int] = list(ways[best][1])
    spare: list[int] = []
    lacking = 0
    for symbol in range(SYMBOLS):
        left = best >> 4 * symbol & 15
        used += kit.cards[symbol][:left]
        spare += kit.cards[symbol][left:]
        lacking += max(0, left - held[symbol])
    spare.sort()
    used += kit.as_any[:lacking] + spare[:lacking]
    return Match(least, tuple(used))


def uncovered(kit: Kit, need: list[int]) -> list[int]:
    """The symbols that stay uncovered, as few as possible, whatever the sources cost: for people who look at a fight."""
    best: list[int] = need
    for key in _without_cards(kit, need):
        short = [max(0, (key >> 4 * symbol & 15) - len(kit.cards[symbol])) for symbol in range(SYMBOLS)]
        spare = sum([max(0, len(kit.cards[symbol]) - (key >> 4 * symbol & 15)) for symbol in range(SYMBOLS)])
        helping = min(len(kit.as_any), spare)
        for symbol in range(SYMBOLS):
            helped = min(helping, short[symbol])
            short[symbol] -= helped
            helping -= helped
        if total(short) < total(best):
            best = short
    return best


def madness_of(match: Match) -> int:
    """How much insanity a match costs."""
    return match.weight // INSANITY
