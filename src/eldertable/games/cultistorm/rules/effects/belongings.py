# compiled
"""Texts about what investigators have: cards that come back, trophies, objects from the discard pile."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OBJECT, OTHER_SYMBOL, OWN_CARD, SEAT, SYMBOL
from eldertable.games.cultistorm.box.places import DISCARD, HAND, OBJECT_DISCARD, OBJECTS, SUPPLY, SYMBOLS
from eldertable.games.cultistorm.box.verbs import TEXT, OpVerb
from eldertable.games.cultistorm.rules.discarding import NO_ROOM, LoseObject, Onward
from eldertable.games.cultistorm.rules.refusing import why_no_trophy, why_not_held_twice, why_not_supplied
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step


class RegainCards(OpVerb):
    """Cards of the own discard pile come back into the hand. (CS-DEC-13)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(state.zones[DISCARD + seat]) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(Regain(seat, op.n))


class Regain(Decision):
    """Take a card from the own discard pile into the hand, or none. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("regain", OWN_CARD), Kind("regain-none"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-13",)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return [*sorted([state.in_deck(card) for card in state.zones[DISCARD + seat]]), REGAIN_NONE]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == REGAIN_NONE:
            return
        card = state.own_card(seat, answer)
        state.move(card, DISCARD + seat, HAND + seat, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-DEC-13", "regained", who=seat, card=card)
        if self.n > 1:
            state.then(Regain(seat, self.n - 1))


REGAIN_NONE: Final = Regain.ANSWERS.start("regain-none")


# --- trophies -------------------------------------------------------------------------------------------------------


class Trophy(OpVerb):
    """A trophy of any kind is taken from the supply. (CS-CMP-27)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.trophies_of(SUPPLY) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(TakeTrophy(seat, op.n))


class TakeTrophy(Decision):
    """Take a trophy of any kind from the supply. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("take-trophy", SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CMP-27", "CS-DEC-13")
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return [symbol for symbol in range(SYMBOLS) if state.trophies[SUPPLY * SYMBOLS + symbol]]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_supplied(state, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        state.gain_trophy(seat, answer, "CS-CMP-26")
        if self.n > 1 and state.trophies_of(SUPPLY):
            state.then(TakeTrophy(seat, self.n - 1))


class TrophyGive(OpVerb):
    """A trophy goes to another investigator. (CS-OBJ-02)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (TEXT,))
        self.asks = True

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.trophies_of(seat) > 0 and state.agreed.team > 1

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(GiveTrophy(seat, op.n))


class GiveTrophy(Decision):
    """Hand a trophy to another investigator, or keep it. (CS-OBJ-02)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("give-trophy", SYMBOL, SEAT), Kind("keep-trophies"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OBJ-02", "CS-RUL-083")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [
            symbol * SEAT.size + other
            for symbol in range(SYMBOLS)
            if state.trophies[seat * SYMBOLS + symbol]
            for other in range(state.agreed.team)
            if other != seat and not state.absent(other)
        ]
        return [*found, KEEP_TROPHIES]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "keep-trophies":
            return None
        if values[1] == seat:
            return Refusal("CS-OBJ-02", "why-not-yourself", {})
        return state.why_absent(values[1]) or why_no_trophy(state, seat, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == KEEP_TROPHIES:
            return
        symbol, other = answer // SEAT.size, answer % SEAT.size
        state.move_trophy(symbol, seat, other)
        if state.chronicle is not None:
            state.tell("CS-OBJ-02", "trophy-given", who=seat, other=other, symbol=symbol)
        if self.n > 1:
            state.then(GiveTrophy(seat, self.n - 1))


KEEP_TROPHIES: Final = GiveTrophy.ANSWERS.start("keep-trophies")


def swaps(state: StormState, seat: int) -> list[int]:
    """Exchanges of an own trophy for another kind from the supply, as answers."""
    trophies = state.trophies
    return [
        own * OTHER_SYMBOL.size + other
        for own in range(SYMBOLS)
        for other in range(SYMBOLS)
        if own != other and trophies[seat * SYMBOLS + own] and trophies[SUPPLY * SYMBOLS + other]
    ]


class TrophySwap(OpVerb):
    """A trophy is exchanged for another kind from the supply. (CS-DEC-13)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        for own in range(SYMBOLS):
            if state.trophies[seat * SYMBOLS + own]:
                for other in range(SYMBOLS):
                    if own != other and state.trophies[SUPPLY * SYMBOLS + other]:
                        return True
        return False

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(SwapTrophy(seat, op.n))


class SwapTrophy(Decision):
    """Return a trophy and take one of another kind, or stop. (CS-DEC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("swap-trophy", SYMBOL, OTHER_SYMBOL), Kind("swap-no-more"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CMP-28", "CS-DEC-13")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        return [*swaps(state, seat), SWAP_NO_MORE]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "swap-no-more":
            return None
        if values[0] == values[1]:
            return Refusal("CS-DEC-13", "why-same-trophy", {"symbol": values[0]})
        return why_no_trophy(state, seat, values[0]) or why_not_supplied(state, values[1])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == SWAP_NO_MORE:
            return
        own, other = answer // OTHER_SYMBOL.size, answer % OTHER_SYMBOL.size
        state.move_trophy(own, seat, SUPPLY)
        state.move_trophy(other, SUPPLY, seat)
        if state.chronicle is not None:
            state.tell("CS-CMP-28", "trophy-swapped", who=seat, symbol=own, other_symbol=other)
        if self.n > 1:
            state.then(SwapTrophy(seat, self.n - 1))


SWAP_NO_MORE: Final = SwapTrophy.ANSWERS.start("swap-no-more")


# --- objects --------------------------------------------------------------------------------------------------------


def recoverable(state: StormState, seat: int) -> list[int]:
    """The kinds of objects, no events, that a seat may take from the object discard pile."""
    found = {state.thing_kind(card) for card in state.zones[OBJECT_DISCARD] if may_recover(state, seat, card)}
    return sorted(found)


def may_recover(state: StormState, seat: int, card: int) -> bool:
    """Whether this is an object, no event, and the seat may hold it. (CS-RSH-06, CS-RSH-12)"""
    return state.thing(card).use != c.EVENT and state.may_hold(seat, state.thing_kind(card))


class ObjectRecover(OpVerb):
    """An object comes back from the object discard pile. (CS-RSH-11)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        for card in state.zones[OBJECT_DISCARD]:
            if may_recover(state, seat, card):
                return True
        return False

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(RecoverObject(seat))


class RecoverObject(Decision):
    """Take an object from the object discard pile, or none; with too many held one is discarded first. (CS-RSH-11)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("recover", OBJECT), Kind("recover-none"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-RSH-11", "CS-DEC-13")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [*recoverable(state, seat), RECOVER_NONE]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "recover-none":
            return None
        if state.agreed.content.things[values[0]].use == c.EVENT:
            return Refusal("CS-RSH-06", "why-event", {"object": values[0]})
        return why_not_held_twice(state, seat, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == RECOVER_NONE:
            return
        if not state.has_room(seat):
            state.then(LoseObject(seat, NO_ROOM))
        state.then(TakeRecovered(seat, answer))


RECOVER_NONE: Final = RecoverObject.ANSWERS.start("recover-none")


class TakeRecovered(Step):
    """An object leaves the discard pile for its new holder."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "object")

    def __init__(self, seat: int, object: int) -> None:
        self.seat = seat
        self.object = object

    def run(self, state: StormState) -> None:
        pile = state.zones[OBJECT_DISCARD]
        card = min([card for card in pile if state.thing_kind(card) == self.object])
        state.move(card, OBJECT_DISCARD, OBJECTS + self.seat, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-RSH-11", "object-kept", who=self.seat, object=self.object)
