# compiled
"""Matching: the cheapest way to cover all symbols of an enemy with what an investigator can bring. (CS-RUL-123)"""

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import FACES, SYMBOLS
from eldertable.games.cultistorm.table.symbols import (
    DIE,
    DOUBLED,
    INSANITY,
    LIGHT,
    PAID,
    PAYING,
    SPENT,
    WILD,
    Kit,
)


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
