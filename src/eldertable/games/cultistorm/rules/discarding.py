# compiled
"""What players must give up: cards, objects, trophies, each chosen by its owner; and the place where play goes on.

How the game is lost: `endings.py`.
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box.bounds import OBJECT, OWN_CARD, SYMBOL
from eldertable.games.cultistorm.box.places import HAND, OBJECTS, SUPPLY, SYMBOLS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Step

PRICE: Final = 0
TROPHY_PRICE: Final = 1
SUPPORT_TEXT: Final = 2
NO_ROOM: Final = 3
GIFT: Final = 4
TERROR_CARD: Final = 5
ENDGAME_CARD: Final = 6
CAUSES: Final = (
    ("CS-RUL-061",),
    ("CS-CMP-28",),
    ("CS-DEC-13",),
    ("CS-RSH-11", "CS-DEC-10"),
    ("CS-RUL-081", "CS-DEC-11"),
    ("CS-TER-03", "CS-DEC-25"),
    ("CS-END-03", "CS-DEC-25"),
)
"""Why something is lost: for each cause the rules that a question shows; the first of them is told."""


class Onward(Step):
    """Between two actions, fights or phases: here play goes on when an action is broken off."""

    def run(self, state: StormState) -> None:
        return None


class Drop(Decision):
    """Discard hand cards of own choice, one after the other by their numbers in the deck; fewer if fewer are held."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "lowest", "cause")
    ANSWERS: ClassVar[Answers] = Answers(Kind("discard", OWN_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-25",)
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, n: int, lowest: int, cause: int) -> None:
        self.seat = seat
        self.n = n
        self.lowest = lowest
        self.cause = cause

    def options(self, state: StormState, seat: int) -> list[int]:
        hand = sorted([state.in_deck(card) for card in state.zones[HAND + seat]])
        hand = [code for code in hand if code >= self.lowest]
        return hand[: len(hand) - self.n + 1]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        card = state.own_card(seat, answer)
        state.discard_from_hand(card, seat)
        if state.chronicle is not None:
            state.tell(CAUSES[self.cause][0], "discarded", who=seat, card=card)
        if self.n > 1:
            state.then(Drop(seat, self.n - 1, answer + 1, self.cause))


def drop(state: StormState, seat: int, n: int, cause: int) -> None:
    """Let a seat discard so many cards, or all it has."""
    least = min(n, len(state.zones[HAND + seat]))
    if least > 0:
        state.then(Drop(seat, least, 0, cause))


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

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        state.move_trophy(answer, seat, SUPPLY)
        if state.chronicle is not None:
            state.tell(CAUSES[self.cause][0], "trophy-returned", who=seat, symbol=answer)
