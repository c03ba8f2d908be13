# compiled
"""Developing abilities: trophies onto the board, what follows, and a gate seal."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box.bounds import SYMBOL
from eldertable.games.cultistorm.box.places import LAID_SEAL, LEVELS, ON_BOARD, PLACES, SEATS, SYMBOLS
from eldertable.games.cultistorm.rules.refusing import why_deadly
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.fields import FREE_SEAL
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step


def add_developments(state: StormState, seat: int, first: int, found: list[int]) -> None:
    """Add the kinds of trophies with which a seat can pay for its next ability, as answers from this one on.

    Levels 2 and 3 cost two identical trophies: all of a price are of the one kind that is chosen.

    (CS-DEV-02, CS-DEV-03, CS-DEV-04, CS-RUL-085)
    """
    level = state.level[seat]
    if level == LEVELS:
        return
    ongoing = state.agreed.content.levels[level].ongoing
    if ongoing and not state.bears(seat, ongoing):
        return
    at, n = seat * SYMBOLS, state.level_price(seat)
    for symbol in range(SYMBOLS):
        if state.trophies[at + symbol] >= n:
            found.append(first + symbol)


def why_not_developed(state: StormState, seat: int, symbol: int) -> Refusal | None:
    """What stands against paying for the next ability with this kind. (CS-DEV-02, CS-DEV-03, CS-DEV-04, CS-RUL-060)"""
    level = state.level[seat]
    if level == LEVELS:
        return Refusal("CS-DEV-02", "why-all-developed", {})
    has, n = state.trophies[seat * SYMBOLS + symbol], state.level_price(seat)
    if has < n:
        rule = "CS-DEV-03" if n == 1 else "CS-DEV-04"
        return Refusal(rule, "why-not-developed", {"n": n, "symbol": symbol, "has": has})
    return why_deadly(state, seat, state.agreed.content.levels[level].ongoing)


def starves(state: StormState, seat: int, symbol: int) -> int:
    """An unsealed location that this payment would leave with too few trophies of its kind; -1 without. (CS-RUL-118)"""
    if state.agreed.any_trophies:
        return -1
    fixed = sum([state.trophies[(ON_BOARD + other) * SYMBOLS + symbol] for other in range(SEATS)])
    left = state.agreed.content.numbers.trophies - fixed
    price = state.level_price(seat)
    people = state.agreed.investigators
    if left < people or left - price >= people:
        return -1
    for place in range(PLACES):
        if state.symbol_of(place) == symbol and not state.closed[place]:
            return place
    return -1


def develop(state: StormState, seat: int, symbol: int) -> None:
    """Pay; the ability holds; terror, cultist, ongoing insanity; a gate seal.

    (CS-DEV-05, CS-DEV-06, CS-DEV-07, CS-DEV-08, CS-DEV-09, CS-RUL-084, CS-RUL-127, CS-DEC-14)
    """
    price = state.agreed.content.levels[state.level[seat]]
    for _ in range(state.level_price(seat)):
        state.move_trophy(symbol, seat, ON_BOARD + seat)
    state.level = replaced(state.level, seat, state.level[seat] + 1)
    if state.chronicle is not None:
        level = state.level[seat]
        state.tell("CS-DEV-01", "developed", who=seat, ability=level - 1, level=level)
    state.then_all([Advance() for _ in range(price.terror)])
    state.then_all([DevelopersCultist(seat) for _ in range(price.cultists)])
    if price.ongoing:
        state.then(DevelopersMadness(seat, price.ongoing))
    state.then(TakeSeal(seat))


class DevelopersCultist(Step):
    """A cultist appears where the developer stands, if anywhere; the marker stays.

    (CS-DEV-07, CS-RUL-021, CS-MOD-14, CS-OTH-29)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StormState) -> None:
        if not state.absent(self.seat):
            state.then(Arrive(state.place[self.seat], 0))


class DevelopersMadness(Step):
    """The developer gets ongoing insanity. (CS-DEV-08)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, state: StormState) -> None:
        state.madden_for_good(self.seat, self.n, "CS-DEV-08")


class TakeSeal(Decision):
    """Take a gate seal that nobody has, or none; one may have several, and they are no objects.

    (CS-DEV-09, CS-DEV-10, CS-DEV-11, CS-DEV-12, CS-RUL-111)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("no-seal"), Kind("take-seal", SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEV-09", "CS-DEC-15")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [NO_SEAL] + [
            FIRST_SEAL + symbol for symbol in range(SYMBOLS) if state.seal[symbol] == FREE_SEAL
        ]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "no-seal" or state.seal[values[0]] == FREE_SEAL:
            return None
        if state.seal[values[0]] == LAID_SEAL:
            return Refusal("CS-DEV-09", "why-seal-laid", {"symbol": values[0]})
        return Refusal("CS-DEV-09", "why-seal-gone", {"symbol": values[0], "who": state.seal[values[0]]})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer != NO_SEAL:
            symbol = answer - FIRST_SEAL
            state.seal = replaced(state.seal, symbol, seat)
            if state.chronicle is not None:
                state.tell("CS-DEV-09", "seal-taken", who=seat, symbol=symbol)


NO_SEAL: Final = TakeSeal.ANSWERS.start("no-seal")
FIRST_SEAL: Final = TakeSeal.ANSWERS.start("take-seal")
