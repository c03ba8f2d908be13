# compiled
"""What players must give up: cards, objects, trophies, each chosen by its owner; and the place where play goes on.

How the game is lost: `endings.py`.
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box.bounds import OBJECT, OWN_CARD, SYMBOL
from eldertable.games.cultistorm.box.places import DISCARD, HAND, OBJECTS, PICKED, SUPPLY, SYMBOLS
from eldertable.games.cultistorm.rules.hands import FromHand
from eldertable.games.cultistorm.rules.refusing import why_no_trophy
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

PRICE: Final = 0
TROPHY_PRICE: Final = 1
SUPPORT_TEXT: Final = 2
NO_ROOM: Final = 3
GIFT: Final = 4
TERROR_CARD: Final = 5
ENDGAME_CARD: Final = 6
CULTIST_FOUGHT: Final = 7
CULTIST_DEFEATED: Final = 8
CIVILIAN_SAVED: Final = 9
OTHERWORLD: Final = 10
MILK_FEVER: Final = 11
SCHEME_PLAYED: Final = 12
CAUSES: Final = (
    ("CS-RUL-061",),
    ("CS-CMP-28",),
    ("CS-DEC-13",),
    ("CS-RSH-11", "CS-DEC-10"),
    ("CS-RUL-081", "CS-DEC-11"),
    ("CS-TER-03", "CS-DEC-25"),
    ("CS-END-03", "CS-DEC-25"),
    ("CS-SEC-04", "CS-DEC-25"),
    ("CS-SEC-13", "CS-DEC-25"),
    ("CS-VIC-05", "CS-DEC-46"),
    ("CS-OTH-14", "CS-DEC-25"),
    ("CS-DIS-04", "CS-DEC-25"),
    ("CS-OVL-36", "CS-DEC-25"),
)
"""Why something is lost: for each cause the rules that a question shows; the first of them is told."""


class Onward(Step):
    """Between two actions, fights or phases: here play goes on when an action is broken off.

    Cards that were laid aside for it are hand cards again. That only comes up in worlds that a seat imagines.
    """

    def run(self, state: StormState) -> None:
        for seat in range(state.agreed.team):
            if state.zones[PICKED + seat]:
                state.take_picks_back(seat)


ONWARD: Final = Onward()
"""Steps never change, so all agendas can have the same one."""


class Drop(FromHand):
    """Discard so many hand cards of own choice. (CS-DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "cause")
    ANSWERS: ClassVar[Answers] = Answers(Kind("discard", OWN_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-25",)
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, n: int, cause: int) -> None:
        self.seat = seat
        self.n = n
        self.cause = cause

    def complete(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) == self.n

    def carry_out(self, state: StormState, seat: int, picks: tuple[int, ...]) -> None:
        discard_all(state, seat, state.zones[PICKED + seat], PICKED + seat, CAUSES[self.cause][0])


def discard_all(state: StormState, seat: int, cards: tuple[int, ...], zone: int, rule: str) -> None:
    """Cards of a seat go onto its discard pile, in the order of the deck."""
    for card in sorted(cards):
        state.move(card, zone, DISCARD + seat, state.everyone())
        if state.chronicle is not None:
            state.tell(rule, "discarded", who=seat, card=card)


class DropAll(Step):
    """Discard the whole hand: there is nothing to choose."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cause")

    def __init__(self, seat: int, cause: int) -> None:
        self.seat = seat
        self.cause = cause

    def run(self, state: StormState) -> None:
        zone = HAND + self.seat
        discard_all(state, self.seat, state.zones[zone], zone, CAUSES[self.cause][0])


def drop(state: StormState, seat: int, n: int, cause: int) -> None:
    """Let a seat discard so many cards of its choice, or all it has."""
    state.then(Drop(seat, n, cause) if len(state.zones[HAND + seat]) > n else DropAll(seat, cause))


class LoseObject(Decision):
    """Discard an object of own choice; the answer is its kind. (CS-DEC-10)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cause")
    ANSWERS: ClassVar[Answers] = Answers(Kind("discard-object", OBJECT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-10",)

    def __init__(self, seat: int, cause: int) -> None:
        self.seat = seat
        self.cause = cause

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted({state.thing_kind(card) for card in state.zones[OBJECTS + seat]})

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        state.lose_object(seat, state.held_object(seat, answer), CAUSES[self.cause][0])


class ReturnTrophy(Decision):
    """Return a trophy of own choice to the supply. (CS-DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cause")
    ANSWERS: ClassVar[Answers] = Answers(Kind("return-trophy", SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-25",)

    def __init__(self, seat: int, cause: int) -> None:
        self.seat = seat
        self.cause = cause

    def options(self, state: StormState, seat: int) -> list[int]:
        return [symbol for symbol in range(SYMBOLS) if state.trophies[seat * SYMBOLS + symbol]]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_no_trophy(state, seat, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        state.move_trophy(answer, seat, SUPPLY)
        if state.chronicle is not None:
            state.tell(CAUSES[self.cause][0], "trophy-returned", who=seat, symbol=answer)
