# compiled
"""What share of winning every Cult has, reckoned from what lies before it: no look ahead, and cheap.

A Cult's promise is a sum of what it has. Early in a game Priests count, later how far it has come on the ways to victory,
the furthest of them once more. Shares follow from how promises compare. The weights were fitted to games of random and of
greedy players; `tools/calibration.py` shows how well they do.
"""

from math import exp
from typing import Final

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import KINDS_OF_PRIEST, PLACES, RESERVE, STRONGEST
from eldertable.games.cult.rules.victory import fulfils
from eldertable.games.cult.table.state import CultState

LATE: Final = 24
"""The round from which on a game is late."""

FOLLOWER: Final = 0.165
COIN: Final = 0.017
MANY_COINS: Final = 15
"""More coins than these are of no more use."""
LICENSE: Final = 0.09
"""For every point of strength that Licenses give to the Patriarch."""
MIRACLE: Final = 0.06
STRENGTH: Final = 0.18
"""For every point of strength of all Priests, early in a game."""
SUMMONINGS: Final = 2.4
"""For all Summonings that victory takes, and a part of it for a part of them; so the others, late in a game."""
ALTARS: Final = 5.0
MOBS: Final = 4.9
FURTHEST: Final = 3.8
"""For the way that a Cult has gone furthest, by the square of the part that it has gone."""
FULFILLED: Final = 6.0
"""For a victory condition that holds already: the game ends with the round."""


def promise(state: CultState, side: int) -> float:
    """How well a Cult stands by itself."""
    numbers = state.agreed.numbers
    late = min(state.round, LATE) / LATE
    altars = state.altar_count(side) / numbers.victory_altars
    mobs = state.mobs[side] / numbers.victory_mobs
    summonings = state.summoned[side] / numbers.victory_summonings
    furthest = max(altars, mobs, summonings)
    has = FOLLOWER * state.followers[side] + COIN * min(state.coins[side], MANY_COINS)
    has += LICENSE * license_strength(state, side) + MIRACLE * len(state.held(side, c.MIRACLE_DECK))
    has += SUMMONINGS * summonings + (1.0 - late) * STRENGTH * priest_strength(state, side)
    has += late * (ALTARS * altars + MOBS * mobs + FURTHEST * furthest * furthest)
    return has + FULFILLED if fulfils(state, side) else has


def license_strength(state: CultState, side: int) -> int:
    """How much stronger Licenses make the Patriarch. (CULT-LIC-05)"""
    adds = state.agreed.cards.adds
    strength = 0
    for card in state.held(side, c.LICENSE_DECK):
        strength += adds[card]
    return strength


def priest_strength(state: CultState, side: int) -> int:
    """The strengths of all Priests of a side together, without the Patriarch's."""
    reserve = (side * PLACES + RESERVE) * KINDS_OF_PRIEST
    strength = 0
    for kind in range(1, STRONGEST + 1):
        strength += kind * (state.agreed.numbers.priests - state.priests[reserve + kind])
    return strength


def shares(state: CultState) -> list[float]:
    """Every side's share of winning, from 0 to 1, together 1."""
    found: list[float] = []
    total = 0.0
    for side in range(state.table.sides):
        weight = exp(promise(state, side))
        found.append(weight)
        total += weight
    return [weight / total for weight in found]
