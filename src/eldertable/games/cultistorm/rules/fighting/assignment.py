# compiled
"""The fighter's own assignment: which source covers which symbol of the enemy, one after the other."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OWN_CARD
from eldertable.games.cultistorm.box.places import SYMBOLS
from eldertable.games.cultistorm.rules.discarding import Onward
from eldertable.games.cultistorm.rules.fighting.winning import madness_of_sources, trophy_for, win
from eldertable.games.cultistorm.table.matching import best_match, madness_of, total
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import (
    DIE,
    DOUBLED,
    PAID,
    PAYING,
    SOURCES,
    SUPPORT,
    kit_of,
    strikes_of,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Step


class Assign(Decision):
    """Which source covers the next symbol of the enemy, or strikes it; only what leaves the rest coverable. (CS-DEC-22)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy", "left", "chosen")
    ANSWERS: ClassVar[Answers] = SOURCES
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-22", "CS-RUL-094", "CS-RUL-123")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, enemy: int, left: tuple[int, ...], chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.enemy = enemy
        self.left = left
        self.chosen = chosen

    def options(self, state: StormState, seat: int) -> list[int]:
        kit = kit_of(state, seat, self.enemy, state.place[seat], self.chosen)
        symbol = first_needed(self.left)
        candidates = [*kit.cards[symbol], *kit.strikes, *kit.as_any]
        for face in (symbol, c.ANY):
            if kit.dice[face] > 0:
                candidates.append(DIE + face)
                if kit.doubles and self.left[symbol] > 1:
                    candidates.append(DOUBLED + face)
        for at in range(len(kit.codes)):
            if kit.masks[at] >> symbol & 1:
                candidates.append(kit.codes[at])
        found: list[int] = []
        for code in sorted(set(candidates)):
            left, chosen = self.after(state, seat, code)
            if code in kit.as_any:
                possible = len(AssignCard(seat, self.enemy, left, chosen).options(state, seat)) > 0
            else:
                possible = completes(state, seat, self.enemy, left, chosen)
            if possible:
                found.append(code)
        return found

    def after(self, state: StormState, seat: int, code: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What is still needed, and what is chosen, once this source covers the next symbol."""
        symbol = first_needed(self.left)
        kit = kit_of(state, seat, self.enemy, state.place[seat], self.chosen)
        if DOUBLED <= code < SUPPORT:
            return less(self.left, symbol, 2), (*self.chosen, code, kit.doubles[0])
        if code in kit.codes:
            at = kit.codes.index(code)
            paid = (PAID + symbol,) if kit.weights[at] & PAYING else ()
            return less(self.left, symbol, kit.copies[at]), (*self.chosen, code, *paid)
        return less(self.left, symbol, 1), (*self.chosen, code)

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        as_any = kit_of(state, seat, self.enemy, state.place[seat], self.chosen).as_any
        left, chosen = self.after(state, seat, answer)
        if answer in as_any:
            state.then(AssignCard(seat, self.enemy, left, chosen))
        else:
            go_on_assigning(state, seat, self.enemy, left, chosen)


class AssignCard(Decision):
    """Which hand card counts as any symbol. (CS-DEC-22)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy", "left", "chosen")
    ANSWERS: ClassVar[Answers] = Answers(Kind("count-as-any", OWN_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-22", "CS-RUL-123")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, enemy: int, left: tuple[int, ...], chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.enemy = enemy
        self.left = left
        self.chosen = chosen

    def options(self, state: StormState, seat: int) -> list[int]:
        kit = kit_of(state, seat, self.enemy, state.place[seat], self.chosen)
        hand = sorted([code for cards in kit.cards for code in cards])
        return [code for code in hand if completes(state, seat, self.enemy, self.left, (*self.chosen, code))]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        go_on_assigning(state, seat, self.enemy, self.left, (*self.chosen, answer))


def go_on_assigning(
    state: StormState, seat: int, enemy: int, left: tuple[int, ...], chosen: tuple[int, ...]
) -> None:
    """The next symbol, or the win when all are covered. What is chosen is open: closed hands or not, all see it."""
    show_cards(state, seat, chosen)
    if total(list(left)):
        state.then(Assign(seat, enemy, left, chosen))
    elif trophy_for(state, enemy) >= 0:
        state.then(ClaimTrophy(seat, enemy, chosen))
    else:
        win(state, seat, enemy, copies_used(state, chosen), 1)


class ClaimTrophy(Decision):
    """All symbols are covered: take the trophy, or leave it. (CS-DEF-01, CS-RUL-097, CS-DEC-23)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy", "chosen")
    ANSWERS: ClassVar[Answers] = Answers(Kind("leave-trophy"), Kind("claim-trophy"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEF-01", "CS-RUL-097", "CS-DEC-23")

    def __init__(self, seat: int, enemy: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.enemy = enemy
        self.chosen = chosen

    def options(self, state: StormState, seat: int) -> list[int]:
        return [LEAVE_TROPHY, CLAIM_TROPHY]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        take = 1 if answer == CLAIM_TROPHY else 0
        win(state, seat, self.enemy, copies_used(state, self.chosen), take)


LEAVE_TROPHY: Final = ClaimTrophy.ANSWERS.start("leave-trophy")
CLAIM_TROPHY: Final = ClaimTrophy.ANSWERS.start("claim-trophy")


def show_cards(state: StormState, seat: int, sources: tuple[int, ...]) -> None:
    """Hand cards that are used in a fight are shown to all. (CS-RUL-116, CS-RUL-123)"""
    for code in sources:
        if code < DIE:
            state.show(state.own_card(seat, code), state.everyone())


# --- what is left to cover ------------------------------------------------------------------------------------------


def first_needed(left: tuple[int, ...]) -> int:
    """The next enemy symbol to be covered, in fixed order."""
    return next(symbol for symbol in range(SYMBOLS) if left[symbol])


def less(left: tuple[int, ...], symbol: int, n: int) -> tuple[int, ...]:
    """What is still needed when so many of a symbol are covered."""
    return tuple([max(0, left[at] - n) if at == symbol else left[at] for at in range(SYMBOLS)])


def copies_used(state: StormState, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """The sources chosen, each as often as it is used up: what strikes several symbols is chosen once for each."""
    found: list[int] = []
    for code in sorted(set(chosen)):
        n = strikes_of(state, code)
        found += [code] * ((chosen.count(code) + n - 1) // n)
    return tuple(found)


def completes(
    state: StormState, seat: int, enemy: int, left: tuple[int, ...], chosen: tuple[int, ...]
) -> bool:
    """Whether the rest can be covered after these sources, and the fighter lives."""
    match = best_match(kit_of(state, seat, enemy, state.place[seat], chosen), list(left))
    if match is None:
        return False
    return state.bears(seat, madness_of(match) + madness_of_sources(state, copies_used(state, chosen)))
