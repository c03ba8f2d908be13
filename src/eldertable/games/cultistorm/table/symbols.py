# compiled
"""Sources of symbols: what an investigator can bring into a fight, and how dear each is. (CS-CMB-10)"""

from typing import Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import ACTION, FACE, LEVEL, OBJECT, OWN_CARD, SYMBOL
from eldertable.games.cultistorm.box.places import BEFORE, FACES, GOO_TARGET, HAND, LEVELS, PICKED, SYMBOLS
from eldertable.games.cultistorm.box.verbs import FIGHT, MODULE, OpVerb
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.errors import BadContent

SOURCES: Final = Answers(
    Kind("by-card", OWN_CARD),
    Kind("by-die", FACE),
    Kind("by-doubled-die", FACE),
    Kind("by-support", ACTION),
    Kind("by-object", OBJECT),
    Kind("by-ability", LEVEL),
    Kind("by-trophy", SYMBOL),
)
"""A source of symbols has a number; the last kind is none by itself, but a trophy that is paid for one."""
DIE: Final = SOURCES.start("by-die")
DOUBLED: Final = SOURCES.start("by-doubled-die")
SUPPORT: Final = SOURCES.start("by-support")
OBJECT_USED: Final = SOURCES.start("by-object")
ABILITY: Final = SOURCES.start("by-ability")
PAID: Final = SOURCES.start("by-trophy")

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
        self.double_all = -1
        """What doubles every die at once, if there is such a thing, and how dear it is."""
        self.double_all_weight = 0
        self.strikes_nothing = False
        """Whether nothing strikes a symbol of this enemy."""
        self.nothing_as_any = False
        """Whether no card counts as any symbol there."""
        self.free: tuple[int, ...] = ()
        """What modules give for nothing: each covers one symbol of its set."""

    def add(self, code: int, op: c.Op, mask: int, weight: int) -> None:
        """One more helping effect."""
        deed = op.deed
        if isinstance(deed, Help):
            deed.add(self, code, op.n, mask, weight)

    def doublings(self) -> tuple[list[int], list[int]]:
        """What doubles the first die, the second and so on, the cheapest first, and how much dearer each makes it.

        From where it is cheaper than one thing for each die, it is what doubles all of them.
        """
        if self.double_all < 0:
            return self.doubles, self.double_weights
        codes: list[int] = []
        weights: list[int] = []
        before, singly = 0, 0
        for at in range(sum(self.dice)):
            if at < len(self.doubles):
                singly += self.double_weights[at]
            if at < len(self.doubles) and singly <= self.double_all_weight:
                codes.append(self.doubles[at])
                now = singly
            else:
                codes.append(self.double_all)
                now = self.double_all_weight
            madder = now // INSANITY - before // INSANITY
            weights.append(INSANITY * madder + max(0, now % INSANITY - before % INSANITY))
            before = now
        return codes, weights

    def doublers(self, n: int) -> list[int]:
        """What is used to double so many dice."""
        codes = self.doublings()[0][:n]
        return [self.double_all] if codes and codes[-1] == self.double_all else codes

    def settled(self, used: list[int]) -> list[int]:
        """The sources of a way to win; with what doubles all dice nothing else is needed that doubles one."""
        if self.double_all < 0 or self.double_all not in used:
            return used
        singly = [self.double_all, *self.doubles]
        return [self.double_all, *[code for code in used if code not in singly]]


def empty_kit(state: StormState, enemy: int, place: int) -> Kit:
    """A kit without symbols; it only knows what, by rules of modules, does not work against this enemy here."""
    kit = Kit()
    for module in state.agreed.asked.hinders:
        module.hinders(state, enemy, place, kit)
    return kit


def _insert(codes: list[int], weights: list[int], code: int, weight: int) -> None:
    """Keep the cheapest first, of equals the lowest source."""
    at = 0
    while at < len(codes) and weights[at] <= weight:
        at += 1
    codes.insert(at, code)
    weights.insert(at, weight)


# --- verbs that help in a fight -------------------------------------------------------------------------------------


class Help(OpVerb):
    """A verb that helps in a fight; by itself it brings no symbol.

    In a text of a module it helps in the present fight, for nothing.
    """

    def given(self, state: StormState, seat: int, op: c.Op) -> tuple[int, ...]:
        """The sets of symbols of which it covers one each, as part of a module's text."""
        return ()

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        if not state.agreed.modules or marks_of(state).fought < 0:
            return False
        return len(self.given(state, seat, op)) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        marks = marks_of(state)
        marks.given += self.given(state, seat, op)
        if state.chronicle is not None:
            state.tell("CS-CMB-10", "symbol-covered", who=seat, n=op.n, enemy=marks.fought)

    def add(self, kit: Kit, code: int, n: int, mask: int, weight: int) -> None:
        """Add what it gives to a kit."""


class Sym(Help):
    """So many copies of one of its symbols. (CS-CMB-10)"""

    def particular(self, where: str, word: str) -> int:
        if word in SYMBOL_WORDS:
            return SYMBOL_WORDS[word]
        mask = 0
        for letter in word:
            if letter not in c.LETTERS:
                raise BadContent(f"{where}, what: {word!r} must be letters of {c.LETTERS}, loc, paid or any")
            mask |= 1 << c.LETTERS.index(letter)
        if not mask:
            raise BadContent(f"{where}, what: a symbol is needed")
        return mask

    def given(self, state: StormState, seat: int, op: c.Op) -> tuple[int, ...]:
        return (symbols_given(state, seat, state.place[seat], op),) * op.n

    def add(self, kit: Kit, code: int, n: int, mask: int, weight: int) -> None:
        if mask:
            kit.codes.append(code)
            kit.masks.append(mask)
            kit.copies.append(n)
            kit.weights.append(weight + (WILD if mask & (mask - 1) else 0))


class Ignore(Help):
    """So many symbols of the enemy are struck, whatever they are. (CS-RUL-123)"""

    def given(self, state: StormState, seat: int, op: c.Op) -> tuple[int, ...]:
        if (
            marks_of(state).fought >= 0
            and empty_kit(state, marks_of(state).fought, state.place[seat]).strikes_nothing
        ):
            return ()
        return (c.ALL_SYMBOLS,) * op.n

    def add(self, kit: Kit, code: int, n: int, mask: int, weight: int) -> None:
        if kit.strikes_nothing:
            return
        kit.strikes.append(code)
        kit.strike_n.append(n)
        kit.strike_weights.append(weight + WILD)


class AsAny(Help):
    """A hand card counts as any symbol. (CS-RUL-123)"""

    def add(self, kit: Kit, code: int, n: int, mask: int, weight: int) -> None:
        if kit.nothing_as_any:
            return
        _insert(kit.as_any, kit.as_any_weights, code, weight + WILD)


class DieDouble(Help):
    """A die counts twice. (CS-DIE-10)"""

    def add(self, kit: Kit, code: int, n: int, mask: int, weight: int) -> None:
        _insert(kit.doubles, kit.double_weights, code, weight + WILD)


class DieDoubleAll(Help):
    """Every own die counts twice; a wild one as two equal symbols. (CS-DIE-10)"""

    def add(self, kit: Kit, code: int, n: int, mask: int, weight: int) -> None:
        kit.double_all = code
        kit.double_all_weight = weight + WILD


SYMBOL_WORDS: Final[dict[str, int]] = {"loc": c.LOCAL, "paid": c.PAID, "any": c.ALL_SYMBOLS}
SYM: Final = Sym(c.SYM, "sym", (FIGHT, MODULE), ("what",))
AS_ANY: Final = AsAny(c.AS_ANY, "as-any", (FIGHT,))
IGNORE: Final = Ignore(c.IGNORE, "ignore", (FIGHT, MODULE))
DIE_DOUBLE: Final = DieDouble(c.DIE_DOUBLE, "die-double", (FIGHT,))
TROPHY_BONUS: Final = Help(c.TROPHY_BONUS, "trophy-bonus", (FIGHT, MODULE))
SECOND_WIND: Final = Help(c.SECOND_WIND, "second-wind", (FIGHT,))


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
    """The combat supports that a seat can still use, by number. (CS-SUP-11, CS-ICO-07, CS-CMB-09)"""
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


def kit_of(state: StormState, seat: int, enemy: int, place: int, spent: tuple[int, ...] = ()) -> Kit:
    """What an investigator can bring against an enemy there, without what is meant for another fight.

    (CS-TGT-05, CS-GOO-17)
    """
    kit = empty_kit(state, enemy, place)
    bring_own(state, seat, enemy, place, spent, kit)
    for module in state.agreed.asked.helps:
        kit.free += module.helps(state, seat, enemy)
    for module in state.agreed.asked.brings:
        module.brings(state, seat, enemy, place, spent, kit)
    return kit


def bring_own(state: StormState, seat: int, enemy: int, place: int, spent: tuple[int, ...], kit: Kit) -> None:
    """Add cards, dice, supports, objects and abilities of an investigator. A wild die is wild in each fight anew.

    (CS-DIE-09, CS-RUL-072, CS-RUL-123)
    """
    content = state.agreed.content
    cards = state.hand(seat).ascending
    if state.zones[PICKED + seat]:
        cards = sorted(state.zones[HAND + seat] + state.zones[PICKED + seat])
    for card in cards:
        code = content.in_deck[card]
        if code not in spent:
            kit.cards[content.action_symbol[card]].append(code)
    for face in range(FACES):
        kit.dice[face] = state.dice_of[seat * FACES + face]
        if spent:
            kit.dice[face] -= spent.count(DIE + face) + spent.count(DOUBLED + face)
    for card in supports_of(state, seat):
        if SUPPORT + card in spent:
            continue
        op = content.effects[state.action(card).effect].op()
        kit.add(SUPPORT + card, op, symbols_given(state, seat, place, op), support_weight(state, card))
    _add_objects(state, seat, enemy, place, spent, kit)
    _add_abilities(state, seat, place, spent, kit)


def _add_objects(
    state: StormState, seat: int, enemy: int, place: int, spent: tuple[int, ...], kit: Kit
) -> None:
    content = state.agreed.content
    before: list[int] = []
    for card in state.belongings(seat).ascending:
        thing = state.thing(card)
        if thing.use != c.FIGHT or card in state.used or (thing.not_goo and enemy >= GOO_TARGET):
            continue
        code = OBJECT_USED + state.thing_kind(card)
        if spent:
            before.append(code)
            if before.count(code) <= spent.count(code):
                continue
        effect = content.effects[thing.effect]
        op = effect.op()
        weight = LIGHT + (DEAR if thing.discard else 0)
        for cost in effect.cost:
            weight += INSANITY * cost.n if cost.verb == c.MAD else DEAR
        kit.add(code, op, symbols_given(state, seat, place, op), weight)


def _add_abilities(state: StormState, seat: int, place: int, spent: tuple[int, ...], kit: Kit) -> None:
    content = state.agreed.content
    abilities = content.investigators[state.investigator[seat]].abilities
    for level in range(state.level[seat]):
        ability = abilities[level]
        if ability.fight < 0 or ABILITY + level in spent:
            continue
        if not ability.each and state.abilities_used[seat * LEVELS + level]:
            continue
        op = content.effects[ability.fight].op()
        kit.add(ABILITY + level, op, symbols_given(state, seat, place, op), 0)
