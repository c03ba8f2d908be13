# compiled
"""Covering an enemy's symbols with sources of own choice, in any order: which choices lead to a win. (CS-DEC-22)

A choice is good if each of its sources is of use and the rest can still be covered. What it leaves open is packed into a
number: four bits for each symbol needed, then how many dice were doubled and how many cards counted as any symbol, then
the trophies paid, three bits for each symbol.
"""

from typing import Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import FACES, SYMBOLS
from eldertable.games.cultistorm.table.symbols import DIE, DOUBLED, INSANITY, PAID, PAYING, SUPPORT, Kit

DOUBLINGS: Final = 20
AS_ANY: Final = 24
TROPHIES: Final = 28
NEED: Final = (1 << DOUBLINGS) - 1

Ways = dict[int, int]
"""What a choice can leave open, and for each the least insanity that leads there."""


class Cover:
    """The sources that are chosen out of a kit, and those that are left; `trophies` are what the fighter holds."""

    def __init__(self, kit: Kit, trophies: list[int], chosen: tuple[int, ...]) -> None:
        self.kit = kit
        self.trophies = trophies
        self.chosen = chosen
        self.cards: list[int] = [0] * SYMBOLS
        """Chosen cards by symbol."""
        self.paid: list[int] = [chosen.count(PAID + symbol) for symbol in range(SYMBOLS)]
        for symbol in range(SYMBOLS):
            for code in kit.cards[symbol]:
                self.cards[symbol] += int(code in chosen)
        self.given = self._split(kit.codes)
        self.struck = self._split(kit.strikes)
        self.any = self._split(kit.as_any)
        self.double_weights = kit.doublings()[1]

    def _split(self, codes: list[int]) -> list[bool]:
        """Which of these sources are chosen; of several alike the first ones."""
        return [codes[:at].count(code) < self.chosen.count(code) for at, code in enumerate(codes)]

    def paying(self) -> int:
        """How many sources of the kit a trophy can be paid for."""
        return sum([weight & PAYING for weight in self.kit.weights])

    def left_open(self, need: list[int]) -> Ways:
        """What the chosen sources can leave open if each of them is of use."""
        ways: Ways = {need[0] | need[1] << 4 | need[2] << 8 | need[3] << 12 | need[4] << 16: 0}
        for mask in self.kit.free:
            ways = _cover_one(ways, mask)
        for symbol in range(SYMBOLS):
            for _ in range(self.cards[symbol]):
                ways = self._lay_card(ways, symbol)
        for face in range(FACES):
            for _ in range(self.chosen.count(DIE + face)):
                ways = self._lay_die(ways, face, {})
            for _ in range(self.chosen.count(DOUBLED + face)):
                ways = self._double(ways, face, {})
        return self._help(ways, True)

    def closes(self, need: list[int]) -> bool:
        """Whether the chosen sources cover everything by themselves, each of them of use."""
        wanted = sum(self.any) << AS_ANY
        for symbol in range(SYMBOLS):
            wanted += self.paid[symbol] << TROPHIES + 3 * symbol
        for key in self.left_open(need):
            if not key & NEED and key >> AS_ANY << AS_ANY == wanted:
                return True
        return False

    def madness(self, need: list[int]) -> int:
        """The least insanity of a win with all of the chosen sources and whatever else it takes; -1 without one."""
        ways = self.left_open(need)
        for face in range(FACES):
            used = self.chosen.count(DIE + face) + self.chosen.count(DOUBLED + face)
            for _ in range(self.kit.dice[face] - used):
                more = self._lay_die(ways, face, dict(ways))
                ways = self._double(ways, face, more)
        ways = self._help(ways, False)
        least = -1
        for key, cost in ways.items():
            if least < 0 or cost < least:
                cost = self._with_cards(key, cost)
                if cost >= 0 and (least < 0 or cost < least):
                    least = cost
        return least

    def _help(self, ways: Ways, chosen: bool) -> Ways:
        """Supports, objects and abilities: all that are chosen, or any of those that are not."""
        kit = self.kit
        for at in range(len(kit.codes)):
            if self.given[at] == chosen:
                ways = self._give(ways, at, {} if chosen else dict(ways))
        for at in range(len(kit.strikes)):
            if self.struck[at] == chosen:
                ways = _strike(
                    ways, kit.strike_n[at], kit.strike_weights[at] // INSANITY, {} if chosen else dict(ways)
                )
        return ways

    def _lay_card(self, ways: Ways, symbol: int) -> Ways:
        """A chosen card covers its own symbol, or another one if it counts as any."""
        found: Ways = {}
        for key, cost in ways.items():
            if key >> 4 * symbol & 15:
                _keep(found, key - (1 << 4 * symbol), cost)
            if (key >> AS_ANY & 15) < len(self.any):
                for other in range(SYMBOLS):
                    if key >> 4 * other & 15:
                        _keep(found, key - (1 << 4 * other) + (1 << AS_ANY), cost)
        return found

    def _lay_die(self, ways: Ways, face: int, found: Ways) -> Ways:
        """A die covers one symbol."""
        for key, cost in ways.items():
            for symbol in range(SYMBOLS):
                if face in (symbol, c.ANY) and key >> 4 * symbol & 15:
                    _keep(found, key - (1 << 4 * symbol), cost)
        return found

    def _double(self, ways: Ways, face: int, found: Ways) -> Ways:
        """A doubled die covers a symbol twice."""
        weights = self.double_weights
        for key, cost in ways.items():
            used = key >> DOUBLINGS & 15
            if used == len(weights):
                continue
            for symbol in range(SYMBOLS):
                if face in (symbol, c.ANY) and (key >> 4 * symbol & 15) > 1:
                    after = key - (2 << 4 * symbol) + (1 << DOUBLINGS)
                    _keep(found, after, cost + weights[used] // INSANITY)
        return found

    def _give(self, ways: Ways, at: int, found: Ways) -> Ways:
        """A source covers one of its symbols, as often as it shows it or less; for some a trophy of it is paid."""
        mask, copies, weight = self.kit.masks[at], self.kit.copies[at], self.kit.weights[at]
        for key, cost in ways.items():
            for symbol in range(SYMBOLS):
                shift = TROPHIES + 3 * symbol
                if not mask >> symbol & 1 or (weight & PAYING and key >> shift & 7 == self.trophies[symbol]):
                    continue
                paid = (weight & PAYING) << shift
                for n in range(1, min(copies, key >> 4 * symbol & 15) + 1):
                    _keep(found, key - (n << 4 * symbol) + paid, cost + weight // INSANITY)
        return found

    def _with_cards(self, key: int, cost: int) -> int:
        """The insanity of this way once the rest of the hand covers what it leaves open; -1 if it cannot."""
        for symbol in range(SYMBOLS):
            if key >> TROPHIES + 3 * symbol & 7 < self.paid[symbol]:
                return -1
        rest, lacking, hand = 0, 0, 0
        for symbol in range(SYMBOLS):
            left = key >> 4 * symbol & 15
            held = len(self.kit.cards[symbol]) - self.cards[symbol]
            rest += left
            hand += held
            lacking += max(0, left - held)
        counted = key >> AS_ANY & 15
        chosen = sum(self.any)
        if rest > hand or counted + lacking > len(self.any) or counted + rest < chosen:
            return -1
        weights = self.kit.as_any_weights
        more = max(0, counted + lacking - chosen)
        for at in range(len(weights)):
            if self.any[at]:
                cost += weights[at] // INSANITY
            elif more:
                cost += weights[at] // INSANITY
                more -= 1
        return cost


def _keep(ways: Ways, key: int, cost: int) -> None:
    """Of several ways to the same the one with least insanity stays."""
    if key not in ways or cost < ways[key]:
        ways[key] = cost


def _cover_one(ways: Ways, mask: int) -> Ways:
    """What costs nothing covers one of these symbols, or is left."""
    found = dict(ways)
    for key, cost in ways.items():
        for symbol in range(SYMBOLS):
            if mask >> symbol & 1 and key >> 4 * symbol & 15:
                _keep(found, key - (1 << 4 * symbol), cost)
    return found


def _strike(ways: Ways, n: int, madness: int, found: Ways) -> Ways:
    """Strike one to n symbols, whatever they are."""
    layer = ways
    for step in range(n):
        deeper: Ways = {}
        for key, cost in layer.items():
            for symbol in range(SYMBOLS):
                if key >> 4 * symbol & 15:
                    _keep(deeper, key - (1 << 4 * symbol), cost + (0 if step else madness))
        for key, cost in deeper.items():
            _keep(found, key, cost)
        layer = deeper
    return found


def candidates(cover: Cover) -> list[int]:
    """Everything in the kit that is not chosen, each kind of source once: of cards with one symbol the first."""
    kit = cover.kit
    found: list[int] = []
    for symbol in range(SYMBOLS):
        found += [code for code in kit.cards[symbol] if code not in cover.chosen][:1]
    for face in range(FACES):
        used = cover.chosen.count(DIE + face) + cover.chosen.count(DOUBLED + face)
        if kit.dice[face] > used:
            found += [DIE + face, DOUBLED + face] if cover.double_weights else [DIE + face]
    for codes, chosen in ((kit.codes, cover.given), (kit.strikes, cover.struck), (kit.as_any, cover.any)):
        found += [code for at, code in enumerate(codes) if not chosen[at]]
    if cover.paying() > sum(cover.paid):
        found += [PAID + symbol for symbol in range(SYMBOLS) if cover.trophies[symbol] > cover.paid[symbol]]
    return sorted(set(found))


def least_left(cover: Cover, need: list[int]) -> list[int]:
    """The symbols that the chosen sources leave open at best."""
    best = NEED
    fewest = sum(need) + 1
    for key in cover.left_open(need):
        left = sum([key >> 4 * symbol & 15 for symbol in range(SYMBOLS)])
        if left < fewest or (left == fewest and key & NEED < best):
            best, fewest = key & NEED, left
    return [best >> 4 * symbol & 15 for symbol in range(SYMBOLS)]


def sources_of(cover: Cover) -> tuple[int, ...]:
    """All sources that the choice uses up: with doubled dice what doubles them, the cheapest first."""
    doubled = sum([1 for code in cover.chosen if DOUBLED <= code < SUPPORT])
    return tuple(sorted([*cover.chosen, *cover.kit.doublers(doubled)]))
