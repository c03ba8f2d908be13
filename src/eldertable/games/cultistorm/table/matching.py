# compiled
"""Matching: the cheapest way to cover all symbols of an enemy with what an investigator can bring. (CS-RUL-123)"""

from typing import Final

from mypy_extensions import i64

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
    helps = len(kit.as_any) + len(kit.doubles) + len(kit.free)
    for copies in kit.copies:
        helps += copies
    for struck in kit.strike_n:
        helps += struck
    if kit.double_all >= 0:
        helps += sum(kit.dice)
    return helps


class Match:
    """A way to match all symbols of an enemy: the sources used, and how dear they are."""

    def __init__(self, weight: int, sources: tuple[int, ...]) -> None:
        self.weight = weight
        self.sources = sources


FREE: Final = -1
"""In place of a source: what costs nothing."""
NO_PATH: Final = 0
"""The path of a way that uses nothing."""


class Ways:
    """All that can be left of an enemy's symbols for the hand cards to cover, each in the cheapest way.

    What is left is packed into a number: as many bits for each symbol as its count needs, above them how many dice were
    doubled. By that number stand what the way there weighs and its path: the last of its sources, which knows the one
    before.
    """

    def __init__(self, need: list[int], doubles: int) -> None:
        self.shifts: list[i64] = []
        self.masks: list[i64] = []
        bits: i64 = 0
        start: i64 = 0
        for symbol in range(SYMBOLS):
            self.shifts.append(bits)
            width: i64 = 0
            while need[symbol] >> width:
                width += 1
            self.masks.append((1 << width) - 1)
            start |= need[symbol] << bits
            bits += width
        self.above: i64 = bits
        self.weights: list[i64] = [-1] * ((doubles + 1) << bits)
        self.paths: list[i64] = [NO_PATH] * len(self.weights)
        self.found: list[i64] = [start]
        self.weights[start] = 0
        self.before: list[i64] = [NO_PATH]
        self.source: list[int] = [-1]

    def left(self, way: i64, symbol: i64) -> i64:
        """How many of a symbol are left."""
        return way >> self.shifts[symbol] & self.masks[symbol]

    def note(self, way: i64, weight: i64, path: i64, source: int, more: int) -> None:
        """A way that uses a source after those of this path, and perhaps more. Of equally dear ones the first stays."""
        known = self.weights[way]
        if 0 <= known <= weight:
            return
        if known < 0:
            self.found.append(way)
        self.weights[way] = weight
        self.before.append(path)
        self.source.append(source)
        if more >= 0:
            self.before.append(len(self.source) - 1)
            self.source.append(more)
        self.paths[way] = len(self.source) - 1

    def sources(self, way: i64) -> list[int]:
        """What the cheapest way uses, the first first."""
        found: list[int] = []
        path = self.paths[way]
        while path != NO_PATH:
            found.append(self.source[path])
            path = self.before[path]
        found.reverse()
        return found

    def symbols(self, mask: i64) -> list[i64]:
        """Those of these symbols that the enemy has."""
        found: list[i64] = []
        symbol: i64 = 0
        while symbol < SYMBOLS:
            if mask >> symbol & 1 and self.masks[symbol]:
                found.append(symbol)
            symbol += 1
        return found

    def use(self, code: int, mask: int, copies: i64, weight: i64) -> None:
        """One source, used for one of its symbols or not at all."""
        symbols = self.symbols(mask)
        if not symbols:
            return
        weights = [self.weights[way] for way in self.found]
        paths = [self.paths[way] for way in self.found]
        for at in range(len(weights)):
            way = self.found[at]
            dearer = weights[at] + weight
            for symbol in symbols:
                shift = self.shifts[symbol]
                left = way >> shift & self.masks[symbol]
                if left:
                    after = way - ((left if left < copies else copies) << shift)
                    known = self.weights[after]
                    if known < 0 or dearer < known:
                        self.note(after, dearer, paths[at], code, PAID + symbol if weight & PAYING else -1)

    def use_die(
        self, face: int, mask: int, weight: i64, doubles: list[int], double_weights: list[int]
    ) -> None:
        """One die, used once, doubled by the next of these things or not at all."""
        symbols = self.symbols(mask)
        if not symbols:
            return
        weights = [self.weights[way] for way in self.found]
        paths = [self.paths[way] for way in self.found]
        for at in range(len(weights)):
            way = self.found[at]
            used = way >> self.above
            dearer = weights[at] + weight
            for symbol in symbols:
                shift = self.shifts[symbol]
                left = way >> shift & self.masks[symbol]
                if not left:
                    continue
                self.note(way - (1 << shift), dearer, paths[at], DIE + face, -1)
                if left > 1 and used < len(doubles):
                    after = way - (2 << shift) + (1 << self.above)
                    doubled = dearer + double_weights[used]
                    self.note(after, doubled, paths[at], DOUBLED + face, doubles[used])

    def strike(self, code: int, n: int, weight: i64) -> None:
        """Strike up to n symbols, whatever they are."""
        symbols = self.symbols(c.ALL_SYMBOLS)
        ways = self.found.copy()
        weights = [self.weights[way] for way in ways]
        paths = [self.paths[way] for way in ways]
        struck: list[tuple[list[i64], list[i64], list[i64]]] = []
        for _ in range(n):
            deeper: list[i64] = []
            deeper_weights: list[i64] = []
            deeper_paths: list[i64] = []
            spots: list[int] = [-1] * len(self.weights)
            for at in range(len(ways)):
                for symbol in symbols:
                    if not self.left(ways[at], symbol):
                        continue
                    after = ways[at] - (1 << self.shifts[symbol])
                    spot = spots[after]
                    if spot < 0:
                        spots[after] = len(deeper)
                        deeper.append(after)
                        deeper_weights.append(weights[at])
                        deeper_paths.append(paths[at])
                    elif weights[at] < deeper_weights[spot]:
                        deeper_weights[spot] = weights[at]
                        deeper_paths[spot] = paths[at]
            struck.append((deeper, deeper_weights, deeper_paths))
            ways, weights, paths = deeper, deeper_weights, deeper_paths
        for ways, weights, paths in struck:
            for at in range(len(ways)):
                self.note(ways[at], weights[at] + weight, paths[at], code, -1)


def best_match(kit: Kit, need: list[int]) -> Match | None:
    """The cheapest way to match these symbols; None if there is none. (CS-DEC-22, CS-RUL-123)"""
    return _finish(kit, _without_cards(kit, need))


def _without_cards(kit: Kit, need: list[int]) -> Ways:
    """All that can be left of these symbols for the hand cards to cover, each in the cheapest way."""
    doubles, double_weights = kit.doublings()
    ways = Ways(need, len(doubles))
    for mask in kit.free:
        ways.use(FREE, mask, 1, 0)
    for at in range(len(kit.codes)):
        ways.use(kit.codes[at], kit.masks[at], kit.copies[at], kit.weights[at])
    for face in range(FACES):
        mask = c.ALL_SYMBOLS if face == c.ANY else 1 << face
        weight = WILD if face == c.ANY else LIGHT
        for _ in range(kit.dice[face]):
            ways.use_die(face, mask, weight, doubles, double_weights)
    for at in range(len(kit.strikes)):
        ways.strike(kit.strikes[at], kit.strike_n[at], kit.strike_weights[at])
    return ways


def _finish(kit: Kit, ways: Ways) -> Match | None:
    """Hand cards cover the rest; what they do not show, cards that count as any symbol do."""
    held: list[i64] = [len(cards) for cards in kit.cards]
    hand = held[0] + held[1] + held[2] + held[3] + held[4]
    counting_as_any: i64 = len(kit.as_any)
    best: i64 = -1
    least: i64 = 0
    for way in ways.found:
        cost = ways.weights[way]
        if best >= 0 and cost > least:
            continue
        rest: i64 = 0
        lacking: i64 = 0
        symbol: i64 = 0
        while symbol < SYMBOLS:
            left = way >> ways.shifts[symbol] & ways.masks[symbol]
            rest += left
            if left > held[symbol]:
                lacking += left - held[symbol]
            symbol += 1
        if rest > hand or lacking > counting_as_any:
            continue
        cost += SPENT * rest
        for at in range(lacking):
            cost += kit.as_any_weights[at]
        if best < 0 or cost < least or (cost == least and way < best):
            best, least = way, cost
    if best < 0:
        return None
    used = kit.settled(ways.sources(best))
    if kit.free:
        used = [code for code in used if code != FREE]
    spare: list[int] = []
    short = 0
    for kind in range(SYMBOLS):
        open_ones: int = ways.left(best, kind)
        cards = kit.cards[kind]
        used += cards[:open_ones]
        spare += cards[open_ones:]
        short += max(0, open_ones - len(cards))
    if short:
        spare.sort()
        used += kit.as_any[:short] + spare[:short]
    return Match(least, tuple(used))


def uncovered(kit: Kit, need: list[int]) -> list[int]:
    """The symbols that stay uncovered, as few as possible, whatever the sources cost: for people who look at a fight."""
    best: list[int] = need
    ways = _without_cards(kit, need)
    for way in ways.found:
        short = [max(0, ways.left(way, symbol) - len(kit.cards[symbol])) for symbol in range(SYMBOLS)]
        spare = sum([max(0, len(kit.cards[symbol]) - ways.left(way, symbol)) for symbol in range(SYMBOLS)])
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
