# compiled
"""Otherworldly diseases: how they rise, spread and break out, what they forbid, and what a cure costs. (CS-DIS-01)"""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OWN_CARD
from eldertable.games.cultistorm.box.places import GOO_TARGET, HAND, PICKED, PLACES
from eldertable.games.cultistorm.rules.discarding import MILK_FEVER, Onward, discard_all, drop
from eldertable.games.cultistorm.rules.hands import FromHand
from eldertable.games.cultistorm.rules.preparing.movement import moves_freely
from eldertable.games.cultistorm.table.agreed import FEWEST
from eldertable.games.cultistorm.table.modules import (
    COMBAT_BEGINS,
    GATE_SEALED,
    TERROR_ADVANCED,
    ModuleRules,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.fields import Field
from eldertable.kernel.picking import without
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Refusal, Step

MELEE: Final = 0
NO_TURNING: Final = 1
FEW_SUPPORTS: Final = 2
FORGETFUL: Final = 3
NO_FREE_MOVE: Final = 4
DEAR_REROLLS: Final = 5
DEAR_ENTRY: Final = 6
SMALL_HANDS: Final = 7
NO_GENERALS: Final = 8
NO_RESEARCH: Final = 9
RULES: Final = (
    "melee",
    "no-turning",
    "few-supports",
    "forgetful",
    "no-free-move",
    "dear-rerolls",
    "dear-entry",
    "small-hands",
    "no-generals",
    "no-research",
)
"""What strains do to those who stand where they are."""
SICK: Final = 1
"""From this level on nobody there is healed, ..."""
STRICKEN: Final = 2
"""... from this on the strain's own rule holds ..."""
WORST: Final = 3
"""... and from this on cultists there are stronger. Rising further, it breaks out."""
RISES_AT: Final = (0, 2)
"""The places of the terror circle that let a disease rise. (CS-DIS-03)"""


class Strains:
    """The strains as tables of numbers, and what may be turned."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.symbol: list[int] = []
        self.rule: list[int] = []
        self.n: list[int] = []
        """How much of it."""
        self.cities: list[int] = []
        """How many cities are lost with which the game is, by the number of investigators from two on."""
        self.price = 0
        """The cards of the location's symbol that a cure costs."""


class Sickness(Part):
    """The strain and the dial of each location, the outbreaks so far: all open. (CS-DIS-15)"""

    FIELDS: ClassVar[tuple[Any, ...]] = (
        Field("strain", by=("place",), of="strain", shared=True),
        Field("dial", by=("place",)),
        Field("cities"),
    )

    strain: tuple[int, ...]
    dial: list[int]
    cities: int


def sickness(state: StormState) -> Sickness:
    """The diseases of this table."""
    part: Sickness = state.part(Sickness)
    return part


class DiseaseRules(ModuleRules):
    """The rules of otherworldly diseases at a table."""

    def __init__(self, zone: int, card: int, ending: int, strains: Strains) -> None:
        super().__init__(zone, card, ending)
        self.strains = strains

    def lay_out(self, state: StormState) -> None:
        """Each location gets a random strain of its symbol, each strain lies once; all is well yet. (CS-DIS-02)"""
        found: list[int] = []
        for place in range(PLACES):
            symbol = state.symbol_of(place)
            fitting = [at for at in range(len(self.strains.ids)) if self.strains.symbol[at] == symbol]
            left = [at for at in fitting if at not in found] or fitting
            found.append(left[state.roll(len(left))])
        sickness(state).strain = tuple(found)

    def most_cities(self, state: StormState) -> int:
        """How many outbreaks lose the game. (CS-DIS-06)"""
        return self.strains.cities[state.agreed.investigators - FEWEST]

    def level(self, state: StormState, place: int) -> int:
        """How bad it is on a location; nothing is bad where nobody is. (CS-DIS-14)"""
        return sickness(state).dial[place] if place >= 0 else 0

    def strikes(self, state: StormState, place: int, rule: int) -> int:
        """How much of this rule the strain of a location brings now; 0 if it does not. (CS-DIS-04)"""
        if place < 0:
            return 0
        ill = sickness(state)
        if ill.dial[place] < STRICKEN:
            return 0
        strain = ill.strain[place]
        return self.strains.n[strain] if self.strains.rule[strain] == rule else 0

    # --- when ---------------------------------------------------------------------------------------------

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        """Wherever the terror marker comes to the first or third place, in a circle of four or six too, a disease
        rises.

        (CS-DIS-12)
        """
        if moment == TERROR_ADVANCED:
            if state.terror in RISES_AT:
                state.then(DiseaseRises())
        elif moment == COMBAT_BEGINS:
            for other in state.order():
                n = self.strikes(state, state.place[other], FORGETFUL)
                if n and state.zones[HAND + other]:
                    drop(state, other, n, MILK_FEVER)

    def follows_terror(self) -> bool:
        """Diseases rise before what a location brings lets terror advance again. (CS-DIS-03)"""
        return True

    def on(self, state: StormState, occasion: int, number: int) -> None:
        """A sealed location is well for good. (CS-DIS-08, CS-DIS-11)"""
        if occasion == GATE_SEALED:
            sickness(state).dial[number] = 0

    # --- what it does meanwhile ---------------------------------------------------------------------------

    def bars_healing(self, state: StormState, seat: int) -> Refusal | None:
        """Where a disease is nobody is healed, from whatever source. (CS-MOD-37, CS-DIS-04, CS-DIS-09)"""
        place = state.place[seat]
        if self.level(state, place) < SICK:
            return None
        said = {"who": seat, "place": place, "strain": sickness(state).strain[place]}
        return Refusal("CS-DIS-09", "why-sick", said)

    def enemy_symbols(self, state: StormState, enemy: int, place: int, need: list[int]) -> None:
        """At its worst a disease gives cultists there a symbol of the location more. (CS-DIS-04, CS-DIS-10)"""
        if enemy < GOO_TARGET and self.level(state, place) >= WORST:
            need[state.symbol_of(place)] += 1

    def ranged(self, state: StormState, seat: int, ranged: bool) -> bool:
        return ranged and not self.strikes(state, state.place[seat], MELEE)

    def may_turn_dice(self, state: StormState, seat: int) -> bool:
        return not self.strikes(state, state.place[seat], NO_TURNING)

    def may_bar_supports(self, state: StormState, seat: int) -> bool:
        return self.level(state, state.place[seat]) >= STRICKEN

    def bars_support(self, state: StormState, seat: int, action: c.Action, other: int) -> Refusal | None:
        """Few supports, or no general ones, where the player stands when playing. (CS-DIS-19)"""
        place = state.place[seat]
        if self.level(state, place) < STRICKEN:
            return None
        most = self.strikes(state, place, FEW_SUPPORTS)
        if most and state.stars[seat] + state.generals[seat] >= most:
            return Refusal("CS-DIS-19", "why-drowsy", {"who": seat, "n": most})
        if not action.star and self.strikes(state, place, NO_GENERALS):
            return Refusal("CS-DIS-19", "why-lockjaw", {"who": seat})
        return None

    def move_cost(self, state: StormState, seat: int, n: int) -> int:
        """Who coughs has no free move; what lets people leave for nothing still does. (CS-MOD-42)"""
        coughs = self.strikes(state, state.place[seat], NO_FREE_MOVE)
        return coughs if coughs and not n and not moves_freely(state, seat) else n

    def reroll_price(self, state: StormState, seat: int, n: int) -> int:
        return n + self.strikes(state, state.place[seat], DEAR_REROLLS)

    def may_charge_entry(self, state: StormState) -> bool:
        for level in sickness(state).dial:
            if level >= STRICKEN:
                return True
        return False

    def entry_cost(self, state: StormState, place: int) -> int:
        return self.strikes(state, place, DEAR_ENTRY)

    def caps_hand(self, state: StormState, seat: int) -> bool:
        return self.strikes(state, state.place[seat], SMALL_HANDS) > 0

    def bars_research(self, state: StormState, seat: int) -> Refusal | None:
        if not self.strikes(state, state.place[seat], NO_RESEARCH):
            return None
        return Refusal("CS-DIS-19", "why-palsy", {"who": seat})

    # --- cures --------------------------------------------------------------------------------------------

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        """A cure of the own location, for cards that are in hand. (CS-DIS-07, CS-DEC-48)"""
        return self.level(state, state.place[seat]) > 0 and can_cure(state, seat)

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        place = state.place[seat]
        if not self.level(state, place):
            return state.why_absent(seat) or Refusal("CS-DIS-07", "why-well", {"place": place})
        if can_cure(state, seat):
            return None
        said = {
            "symbol": state.symbol_of(place),
            "n": self.strains.price,
            "few": int(two_investigators(state)),
        }
        return Refusal("CS-DIS-14" if two_investigators(state) else "CS-DIS-07", "why-no-cure", said)

    def act(self, state: StormState, seat: int, act: int) -> None:
        state.then(CureWith(seat))

    def can_carry(self, state: StormState, seat: int, op: c.Op) -> bool:
        """A text may cure the location where its subject stands."""
        return op.verb == c.CURE and self.level(state, state.place[seat]) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        cure(state, seat, op.n)


def diseases(state: StormState) -> DiseaseRules:
    """The rules of otherworldly diseases at this table."""
    rules: DiseaseRules = state.agreed.module(DiseaseRules)
    return rules


# --- how they spread ------------------------------------------------------------------------------------------------


class DiseaseRises(Step):
    """The disease of the cultist marker's location rises, or that of the next unsealed one. (CS-DIS-03, CS-DIS-13)"""

    def run(self, state: StormState) -> None:
        place = next_open(state, state.marker, 1) if state.closed[state.marker] else state.marker
        if place >= 0:
            rise(state, place, [])


def next_open(state: StormState, place: int, step: int) -> int:
    """The next unsealed location in this direction; -1 if there is no other. (CS-DIS-08, CS-DIS-17)"""
    for far in range(1, PLACES):
        found = (place + step * far) % PLACES
        if not state.closed[found]:
            return found
    return -1


def rise(state: StormState, place: int, broken: list[int]) -> None:
    """A dial rises by one; at its worst the disease breaks out, and both neighbours rise, the clockwise one first.

    Those that have broken out in the same chain do not rise again.

    (CS-DIS-05, CS-DIS-16, CS-DIS-17, CS-DIS-18)
    """
    ill = sickness(state)
    if ill.dial[place] < WORST:
        ill.dial[place] += 1
        if state.chronicle is not None:
            said: dict[str, Any] = {"strain": ill.strain[place], "place": place, "n": ill.dial[place]}
            state.tell("CS-DIS-03" if not broken else "CS-DIS-05", "disease-rises", **said)
        return
    ill.dial[place] = STRICKEN
    broken.append(place)
    break_out(state, place)
    neighbours = [next_open(state, place, 1), next_open(state, place, -1)]
    for at in range(len(neighbours)):
        other = neighbours[at]
        if other >= 0 and other not in broken and other not in neighbours[:at] and not state.ended:
            rise(state, other, broken)


def break_out(state: StormState, place: int) -> None:
    """A city is lost; with too many the towns are reached, and the team loses. (CS-DIS-05, CS-DIS-06, CS-DIS-18)"""
    ill, rules = sickness(state), diseases(state)
    ill.cities += 1
    most = rules.most_cities(state)
    if state.chronicle is not None:
        said: dict[str, Any] = {"strain": ill.strain[place], "place": place, "n": ill.cities, "most": most}
        state.tell("CS-DIS-05", "outbreak", **said)
    if ill.cities >= most:
        state.finish(rules.ending, 0)


# --- how they are cured ---------------------------------------------------------------------------------------------


def two_investigators(state: StormState) -> bool:
    """Whether two investigators play, who cure with one card of the symbol and one of any kind. (CS-DIS-14)"""
    return state.agreed.investigators == FEWEST


def cures(state: StormState, symbols: list[int], home: int) -> bool:
    """Whether cards with these symbols pay for a cure where this symbol is at home.

    (CS-DIS-07, CS-DIS-14)
    """
    price = diseases(state).strains.price
    if two_investigators(state):
        return len(symbols) == price and home in symbols
    if len(symbols) == price:
        return symbols.count(home) == price
    return len(symbols) == price + 1 and symbols.count(symbols[0]) == price + 1


def could_cure(state: StormState, symbols: list[int], left: list[int], home: int) -> bool:
    """Whether cards with these symbols pay for a cure, or would with some of those left."""
    if cures(state, symbols, home):
        return True
    price = diseases(state).strains.price
    if two_investigators(state):
        lacking = price - len(symbols)
        return 0 < lacking <= len(left) and (home in symbols or home in left)
    for symbol in range(len(c.LETTERS)):
        wanted = price if symbol == home else price + 1
        if symbols.count(symbol) == len(symbols) and len(symbols) + left.count(symbol) >= wanted:
            return True
    return False


def can_cure(state: StormState, seat: int) -> bool:
    """Whether a hand has the cards that a cure of the own location costs. (CS-DIS-07)"""
    symbol_of = state.agreed.content.action_symbol
    held = [symbol_of[card] for card in state.zones[HAND + seat]]
    return could_cure(state, [], held, state.symbol_of(state.place[seat]))


def cure(state: StormState, seat: int, n: int) -> None:
    """The dial of the location where somebody stands falls. (CS-DIS-07)"""
    ill, place = sickness(state), state.place[seat]
    ill.dial[place] = max(0, ill.dial[place] - n)
    if state.chronicle is not None:
        said: dict[str, Any] = {"strain": ill.strain[place], "place": place, "n": ill.dial[place]}
        state.tell("CS-DIS-07", "disease-cured", who=seat, **said)


class CureWith(FromHand):
    """Which cards are discarded for a cure: of the location's symbol, or equal ones. (CS-DIS-07, CS-DIS-14, CS-DEC-48)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("cure-with", OWN_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DIS-07", "CS-DIS-14", "CS-DEC-48")
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def symbols(self, state: StormState, seat: int, codes: list[int]) -> list[int]:
        """The symbols of cards, by their places in the deck."""
        symbol_of = state.agreed.content.action_symbol
        return [symbol_of[state.own_card(seat, code)] for code in codes]

    def fits(self, state: StormState, seat: int, picks: tuple[int, ...], code: int) -> bool:
        """Whether a card besides these leaves a choice that can be completed."""
        chosen = [*picks, code]
        left = [other for other in state.choosable(seat) if other not in chosen]
        home = state.symbol_of(state.place[seat])
        return could_cure(state, self.symbols(state, seat, chosen), self.symbols(state, seat, left), home)

    def further(self, state: StormState, seat: int, picks: tuple[int, ...]) -> list[int]:
        if self.complete(state, seat, picks):
            return []
        return [code for code in without(state.choosable(seat), picks) if self.fits(state, seat, picks, code)]

    def complete(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return cures(state, self.symbols(state, seat, list(picks)), state.symbol_of(state.place[seat]))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        why = super().why_not(state, seat, kind, values)
        if why is not None or self.fits(state, seat, state.laid_aside(seat), values[0]):
            return why
        price, home = diseases(state).strains.price, state.symbol_of(state.place[seat])
        said = {"symbol": home, "n": price, "few": int(two_investigators(state))}
        return Refusal("CS-DIS-14" if two_investigators(state) else "CS-DIS-07", "why-not-a-cure", said)

    def carry_out(self, state: StormState, seat: int, picks: tuple[int, ...]) -> None:
        discard_all(state, seat, state.zones[PICKED + seat], PICKED + seat, "CS-DIS-07")
        cure(state, seat, 1)
