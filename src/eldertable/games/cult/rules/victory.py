# compiled
"""Victory: the three conditions, who wins if several Cults fulfil one, and who is ahead after a last round."""

from typing import Final

from eldertable.games.cult.box.places import NOBODY
from eldertable.games.cult.table.state import CultState

BY_ALTARS: Final = 1
BY_MOBS: Final = 2
BY_SUMMONING: Final = 3
BY_MIGHT: Final = 4
ADJUDICATED: Final = 5


def conditions_met(state: CultState, side: int) -> list[int]:
    """The victory conditions that a Cult fulfils. (CULT-WIN-02, CULT-WIN-03, CULT-WIN-04)"""
    numbers = state.agreed.numbers
    met: list[int] = []
    if state.altar_count(side) >= numbers.victory_altars:
        met.append(BY_ALTARS)
    if state.mobs[side] >= numbers.victory_mobs:
        met.append(BY_MOBS)
    if state.summoned[side] >= numbers.victory_summonings:
        met.append(BY_SUMMONING)
    return met


def fulfils(state: CultState, side: int) -> bool:
    """Whether a Cult fulfils a victory condition. (CULT-WIN-02, CULT-WIN-03, CULT-WIN-04)"""
    numbers = state.agreed.numbers
    return (
        state.mobs[side] >= numbers.victory_mobs
        or state.summoned[side] >= numbers.victory_summonings
        or state.altar_count(side) >= numbers.victory_altars
    )


def declare_victory(state: CultState) -> bool:
    """End the game if a Cult fulfils a condition; of several the one with the highest Might.

    (CULT-WIN-05, CULT-WIN-06)
    """
    winner = NOBODY
    fulfilled = 0
    for side in range(state.table.sides):
        if fulfils(state, side):
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
    altars, mobs, summonings = numbers.victory_altars, numbers.victory_mobs, numbers.victory_summonings
    return max(
        state.altar_count(side) * mobs * summonings,
        state.mobs[side] * altars * summonings,
        state.summoned[side] * altars * mobs,
    )


def percent(state: CultState, side: int) -> int:
    """How much of its best way to victory a Cult has gone."""
    numbers = state.agreed.numbers
    return (
        progress(state, side)
        * 100
        // (numbers.victory_altars * numbers.victory_mobs * numbers.victory_summonings)
    )


def standing(state: CultState, side: int) -> tuple[int, int]:
    """How a Cult stands: how far it has come, its Divine Might. (CULT-WIN-06, CULT-RUL-65)"""
    return progress(state, side), state.might(side)


def adjudicate(state: CultState) -> None:
    """After the last round the Cult that has come furthest wins; ties by Divine Might. (CULT-RUL-65)"""
    winner = 0  # pragma: no mutate - all are looked at, whoever is the first
    for side in range(state.table.sides):
        if standing(state, side) > standing(state, winner):  # pragma: no mutate - no two have the same Might
            winner = side
    if state.chronicle is not None:
        state.tell("CULT-RUL-65", "victory", who=winner, ending=ADJUDICATED)
    state.finish(ADJUDICATED, 1 << winner)
