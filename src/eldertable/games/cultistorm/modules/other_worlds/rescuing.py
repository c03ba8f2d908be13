# compiled
"""Rescuing: which cards bring somebody back from a world, what it costs besides, and texts that do it for nothing.

(CS-OTH-11, CS-OTH-12, CS-OTH-31)
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OWN_CARD, SEAT
from eldertable.games.cultistorm.box.places import DISCARD, HAND, PICKED
from eldertable.games.cultistorm.modules.other_worlds.worlds import (
    DEAR_RESCUE,
    EQUAL,
    NOWHERE,
    OWN_SYMBOLS,
    inside,
    rules_of,
    worlds_of,
)
from eldertable.games.cultistorm.rules.discarding import Onward, discard_all
from eldertable.games.cultistorm.rules.effects.clauses import read
from eldertable.games.cultistorm.rules.hands import FromHand
from eldertable.games.cultistorm.rules.refusing import why_deadly, why_picked
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Dimension, Kind
from eldertable.kernel.picking import without
from eldertable.kernel.steps import Decision, Refusal, Step

TWO_CARDS: Final = 0
CARD_AND_INSANITY: Final = 1
WAYS: Final = ("two cards", "card and insanity")
WAY: Final = Dimension("way", len(WAYS))
"""How a rescue is paid for. (CS-OTH-11)"""


def symbols_of(state: StormState, other: int) -> tuple[int, int]:
    """The symbols of the two cards that bring somebody back. (CS-OTH-11)"""
    place = worlds_of(state).inside[other]
    pile = state.zones[DISCARD + other]
    if rules_of(state).holds(state, place, OWN_SYMBOLS) is not None and len(pile) >= 2:
        of = state.agreed.content.action_symbol
        return (of[pile[-1]], of[pile[-2]])
    return rules_of(state).worlds[worlds_of(state).open[place]].rescue


def price_of(state: StormState, other: int, way: int) -> int:
    """The insanity that a rescue costs. (CS-OTH-11, CS-OTH-31)"""
    dear = rules_of(state).holds_for(state, other, DEAR_RESCUE)
    return (1 if way == CARD_AND_INSANITY else 0) + (dear.n if dear is not None else 0)


def why_not_rescued(state: StormState, seat: int, other: int, way: int) -> Refusal | None:
    """What stands against a rescue. (CS-OTH-11, CS-OTH-31)"""
    where = worlds_of(state).inside[other]
    if where < 0:
        return Refusal("CS-OTH-11", "why-outside", {"who": other})
    if where != state.place[seat]:
        return Refusal("CS-OTH-11", "why-inside-elsewhere", {"who": other, "place": where})
    symbols = symbols_of(state, other)
    held = [state.agreed.content.action_symbol[card] for card in state.zones[HAND + seat]]
    if not pays(held, symbols, way):
        first, second = symbols
        if first == EQUAL:
            return Refusal("CS-OTH-11", "why-no-equal-cards", {})
        said = {"symbol": first, "other_symbol": second, "way": way}
        return Refusal("CS-OTH-11", "why-no-such-cards", said)
    return why_deadly(state, seat, price_of(state, other, way))


def rescues(state: StormState, seat: int) -> list[int]:
    """Whom a seat can rescue and how, as answers. (CS-DEC-40)"""
    if not state.zones[HAND + seat]:
        return []
    return [
        other * WAY.size + way
        for other in inside(state, state.place[seat])
        for way in (TWO_CARDS, CARD_AND_INSANITY)
        if why_not_rescued(state, seat, other, way) is None
    ]


def pays(held: list[int], symbols: tuple[int, int], way: int) -> bool:
    """Whether cards with these symbols pay for a rescue. (CS-OTH-11)"""
    first, second = symbols
    if first == EQUAL:
        return len(held) > 0 if way == CARD_AND_INSANITY else len(set(held)) < len(held)
    if way == CARD_AND_INSANITY:
        return first in held or second in held
    return first in held and second in without(held, (first,))


class Rescue(Decision):
    """Whom to bring back, and at which price; which cards is asked only if there is a choice. (CS-OTH-11, CS-DEC-40)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("rescue", SEAT, WAY))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OTH-11", "CS-DEC-40")

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted(rescues(state, seat))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_rescued(state, seat, values[0], values[1])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        payment = PayRescue(seat, answer // WAY.size, answer % WAY.size)
        fitting = payment.further(state, seat, ())
        if len(fitting) > payment.cards():
            state.then(payment)
            return
        for code in fitting:
            payment.with_pick(state, seat, code)
        payment.carry_out(state, seat, tuple(fitting))


class PayRescue(FromHand):
    """Which cards pay for a rescue. (CS-OTH-11)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other", "way")
    ANSWERS: ClassVar[Answers] = Answers(Kind("pay-rescue", OWN_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OTH-11", "CS-DEC-40")
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, other: int, way: int) -> None:
        self.seat = seat
        self.other = other
        self.way = way

    def fits(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        """Whether these cards are a price, or the beginning of one that the hand can pay."""
        of = state.agreed.content.action_symbol
        picked = [of[state.own_card(seat, code)] for code in picks]
        symbols = symbols_of(state, self.other)
        if self.way == CARD_AND_INSANITY:
            return len(picked) == 1 and pays(picked, symbols, self.way)
        if len(picked) == 2:
            return pays(picked, symbols, self.way)
        rest = without(state.choosable(seat), picks)
        return any([pays([*picked, of[state.own_card(seat, code)]], symbols, self.way) for code in rest])

    def further(self, state: StormState, seat: int, picks: tuple[int, ...]) -> list[int]:
        if self.complete(state, seat, picks):
            return []
        rest = without(state.choosable(seat), picks)
        return [code for code in rest if self.fits(state, seat, (*picks, code))]

    def cards(self) -> int:
        """How many there are to discard."""
        return 1 if self.way == CARD_AND_INSANITY else 2

    def complete(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) == self.cards()

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        picked = self.picked(state, seat)
        if values[0] in picked:
            return why_picked(True)
        if self.fits(state, seat, (*picked, values[0])):
            return None
        return Refusal("CS-OTH-11", "why-not-this-card", {"who": self.other})

    def carry_out(self, state: StormState, seat: int, picks: tuple[int, ...]) -> None:
        price = price_of(state, self.other, self.way)
        world = rules_of(state).worlds[worlds_of(state).open[state.place[seat]]]
        discard_all(state, seat, state.zones[PICKED + seat], PICKED + seat, "CS-OTH-11")
        bring_back(state, self.other)
        if world.effect >= 0:
            read(state, seat, world.effect, c.NOW)
        state.madden(seat, price, "CS-OTH-11")


class BringBack(Decision):
    """Whom a text brings back for nothing. (CS-OTH-11, CS-DEC-40)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("bring-back", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OTH-11", "CS-DEC-40")

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted(inside(state, state.place[seat]))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        where = worlds_of(state).inside[values[0]]
        if where < 0:
            return Refusal("CS-OTH-11", "why-outside", {"who": values[0]})
        if where != state.place[seat]:
            return Refusal("CS-OTH-11", "why-inside-elsewhere", {"who": values[0], "place": where})
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        bring_back(state, answer)


def bring_back(state: StormState, seat: int) -> None:
    """Somebody comes back to the location of the world, with the free move unused.

    (CS-OTH-11, CS-OTH-12, CS-OTH-25)
    """
    worlds = worlds_of(state)
    place = worlds.inside[seat]
    worlds.inside[seat] = NOWHERE
    worlds.fresh[seat] = 0
    state.place[seat] = place
    state.moved[seat] = 0
    if state.chronicle is not None:
        state.tell("CS-OTH-11", "rescued", who=seat, place=place)
