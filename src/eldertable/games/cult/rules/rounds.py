# compiled
"""The round: a celebration, the Intention Phase, the Resolution Phase, and the end of the round or of the game."""

from typing import ClassVar, Final

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.rules.effects import ActionEnd, Apply
from eldertable.games.cult.rules.intention import IntentionTurn
from eldertable.games.cult.rules.means import Means, could
from eldertable.games.cult.rules.resolution import Location
from eldertable.games.cult.table.state import (
    FREE,
    KINDS_OF_PRIEST,
    NOBODY,
    PALACE,
    SHEET,
    CultState,
)
from eldertable.kernel.steps import Decision, Step

BY_ALTARS: Final = 1
BY_MOBS: Final = 2
BY_SUMMONING: Final = 3
BY_MIGHT: Final = 4
ADJUDICATED: Final = 5

NO_CELEBRATION = 0
MOST_CELEBRATIONS = 8


class Round(Step):
    """Intention Phase, Resolution Phase, end of the round. (CULT-RND-01, CULT-RUL-45)"""

    def run(self, state: CultState) -> None:
        if state.chronicle is not None:
            state.tell("CULT-RND-01", "round-begins", n=state.round, who=state.first)
        owner = state.supremacy
        if owner != NOBODY and not state.face_down:
            state.then(Celebrate(owner))
        state.then(IntentionTurn(state.first), Location(1), RoundEnd())


# --- the Supremacy card ---------------------------------------------------------------------------------------------


class Celebrate(Decision):
    """Whether the owner of the Supremacy card celebrates: 1 + the effect, or no. (CULT-SUP-04, SUP-06, SUP-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SIZE: ClassVar[int] = 1 + MOST_CELEBRATIONS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-SUP-07", "CULT-SUP-08", "CULT-SUP-12")

    def options(self, state: CultState, seat: int) -> list[int]:
        content = state.agreed.content
        means = Means(state, seat)
        found = [NO_CELEBRATION]
        for number in range(len(content.celebrations)):
            first = content.celebration_effect[number]
            for effect in range(first, first + content.celebration_effects[number]):
                if could(state, effect, means, False):
                    found.append(1 + number)
                    break
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == NO_CELEBRATION:
            return
        content = state.agreed.content
        state.celebrating = seat
        state.passed[seat] = 1
        if state.chronicle is not None:
            state.tell("CULT-SUP-07", "celebrates", who=seat, celebration=answer - 1)
        first, n = content.celebration_effect[answer - 1], content.celebration_effects[answer - 1]
        state.then(Apply(seat, first, n, 0), ActionEnd(), TurnFaceDown())


class TurnFaceDown(Step):
    """After the celebration's effect the Supremacy card lies face down. (CULT-SUP-07)"""

    def run(self, state: CultState) -> None:
        state.face_down = 1


# --- the end of the round -------------------------------------------------------------------------------------------


class RoundEnd(Step):
    """Victory, Masters, Licenses, First Player, end of the celebration; in this order. (CULT-END-02..05, RUL-64)"""

    def run(self, state: CultState) -> None:
        if declare_victory(state):
            return
        if state.agreed.max_rounds and state.round >= state.agreed.max_rounds:
            adjudicate(state)
            return
        return_masters(state)
        refill_palace(state)
        if state.last_winner != NOBODY:
            state.first = state.last_winner
        state.last_winner = NOBODY
        state.celebrating = NOBODY
        for side in range(state.table.sides):
            state.placed[side] = 0
            state.passed[side] = 0
        state.round += 1
        state.then(Round())


def conditions_met(state: CultState, side: int) -> list[int]:
    """The victory conditions that a Cult fulfils. (CULT-WIN-02, WIN-03, WIN-04)"""
    numbers = state.agreed.numbers
    met: list[int] = []
    if state.altar_count(side) >= numbers.win_altars:
        met.append(BY_ALTARS)
    if state.mobs[side] >= numbers.win_mobs:
        met.append(BY_MOBS)
    if state.summoned[side] >= numbers.win_summonings:
        met.append(BY_SUMMONING)
    return met


def declare_victory(state: CultState) -> bool:
    """End the game if a Cult fulfils a condition; of several the one with the highest Might. (CULT-WIN-05, WIN-06)"""
    winner = NOBODY
    fulfilled = 0
    for side in range(state.table.sides):
        if conditions_met(state, side):
            fulfilled += 1
            if winner == NOBODY or state.might(side) > state.might(winner):
                winner = side
    if winner == NOBODY:
        return False
    ending = conditions_met(state, winner)[0] if fulfilled == 1 else BY_MIGHT
    if state.chronicle is not None:
        state.tell("CULT-WIN-05" if fulfilled == 1 else "CULT-WIN-06", "victory", who=winner, ending=ending)
    state.finish(ending, 1 << winner)
    return True


def progress(state: CultState, side: int) -> int:
    """How far a Cult has come on its best way, in parts of the whole way that all conditions share. (CULT-RUL-65)"""
    numbers = state.agreed.numbers
    altars, mobs, summonings = numbers.win_altars, numbers.win_mobs, numbers.win_summonings
    return max(
        state.altar_count(side) * mobs * summonings,
        state.mobs[side] * altars * summonings,
        state.summoned[side] * altars * mobs,
    )


def percent(state: CultState, side: int) -> int:
    """How much of its best way to victory a Cult has gone."""
    numbers = state.agreed.numbers
    return progress(state, side) * 100 // (numbers.win_altars * numbers.win_mobs * numbers.win_summonings)


def standing(state: CultState, side: int) -> tuple[int, int, int]:
    """How a Cult stands: whether it has won, how far it has come, its Divine Might. (CULT-WIN-06, CULT-RUL-65)"""
    return 1 if conditions_met(state, side) else 0, progress(state, side), state.might(side)


def adjudicate(state: CultState) -> None:
    """After the last round the Cult that has come furthest wins; ties by Divine Might. (CULT-RUL-65)"""
    winner = 0
    for side in range(state.table.sides):
        if standing(state, side) > standing(state, winner):  # pragma: no mutate - no two have the same Might
            winner = side
    if state.chronicle is not None:
        state.tell("CULT-RUL-65", "victory", who=winner, ending=ADJUDICATED)
    state.finish(ADJUDICATED, 1 << winner)


def return_masters(state: CultState) -> None:
    """Masters on the sheets become free Priests. (CULT-CUL-08, CULT-END-04)"""
    for side in range(state.table.sides):
        for kind in range(KINDS_OF_PRIEST):
            while state.count(side, SHEET, kind):
                state.move_priest(side, kind, SHEET, FREE)


def refill_palace(state: CultState) -> None:
    """With a slot empty, what is left goes under the deck and new Licenses are laid out. (CULT-LIC-06, LIC-07, RUL-58)"""
    slots = state.agreed.numbers.slots
    left = state.zones[PALACE]
    if len(left) == slots:
        return
    everyone = state.everyone()
    for card in left:
        state.take(card, PALACE, everyone)
        state.put_under(card, everyone)
    lay_out_licenses(state, slots, "CULT-LIC-06")


def lay_out_licenses(state: CultState, slots: int, rule: str) -> None:
    """Draw Licenses face up into the Palace's slots, from the left, as far as the deck goes. (CULT-SET-03, RUL-58)"""
    shown: list[int] = []
    for _ in range(slots):
        card = state.draw(3 * c.LICENSE_DECK)
        if card < 0:
            break
        state.lay(card, PALACE, state.everyone())
        shown.append(state.kind(card))
    if shown and state.chronicle is not None:
        state.tell(rule, "licenses-laid-out", cards=tuple(shown))
