# compiled
"""What share of winning every side has, reckoned from what it has on the board and among its cards: cheaply.

What counts changes from the first round to the last: cards early, points late. Shares follow from how the sums of two
sides compare. The numbers were fitted to games of random and of greedy players; `tools/calibration.py` shows how well
they do.
"""

from math import exp
from typing import Final

from eldertable.games.rise_of_the_cults.box.cards import DISORGANIZATION, DISTRICTS, SIDES
from eldertable.games.rise_of_the_cults.rules.scoring import (
    count_type,
    dominance_points,
    lacking,
    sites_on_board,
)
from eldertable.games.rise_of_the_cults.table.fields import THUG
from eldertable.games.rise_of_the_cults.table.state import RiseState

# What each counts in the first round, and in the last.
MARKER: Final = (0.35, 1.2)
"""A Dominance marker on the board."""
SITE: Final = (0.25, 0.8)
RITUAL: Final = (0.0, 0.8)
"""A Ritual on the board, of any level."""
UPPER_HAND: Final = (0.45, 0.35)
"""A district where a side's Rituals are stronger than any other's."""
CARD: Final = (0.18, 0.09)
CLUTTER: Final = (-0.3, -0.24)
"""A Disorganization card, besides being a card."""
HELD_THUG: Final = (0.0, 0.08)
PLAN: Final = (-0.09, 0.16)
"""A Plan marker that still lies on the board: in the last round a turn to come, in the first one that rivals have had."""

HANDICAP: Final = 3.0
"""Who plays alone has an Objective to meet besides beating the NPC, and seldom does."""

LACKING: Final = (0.1, 0.9)
"""What the Objective still asks for, each marker, Cult Site or card of it, for whoever compares answers."""


def shares(state: RiseState) -> list[float]:
    """Every side's share of winning, from 0 to 1, in all 1."""
    late = (state.round - 1) / max(1, state.agreed.rounds - 1)
    found: list[float] = []
    total = 0.0
    for side in range(state.table.sides):
        share = exp(promise(state, side, late))
        if state.agreed.solo and side != state.agreed.npc:
            share *= exp(-HANDICAP)
        found.append(share)
        total += share
    for side in range(len(found)):
        found[side] /= total
    return found


def promise(state: RiseState, side: int, late: float) -> float:
    """How well a side stands: `late` is 0 in the first round and 1 in the last."""
    plans = 0
    for marker in state.plans:
        if marker % SIDES == side:
            plans += 1
    return (
        counted(dominance_points(state, side), MARKER, late)
        + counted(sites_on_board(state, side), SITE, late)
        + counted(state.rituals_on_board(side), RITUAL, late)
        + counted(strongholds(state, side), UPPER_HAND, late)
        + counted(state.card_count(side), CARD, late)
        + counted(count_type(state, side, DISORGANIZATION), CLUTTER, late)
        + counted(state.held(side, THUG), HELD_THUG, late)
        + counted(plans, PLAN, late)
    )


def counted(n: int, weights: tuple[float, float], late: float) -> float:
    """What so many count at this time.

    >>> counted(2, (1.0, 3.0), 0.0), counted(2, (1.0, 3.0), 0.5), counted(2, (1.0, 3.0), 1.0)
    (2.0, 4.0, 6.0)
    """
    return n * (weights[0] + (weights[1] - weights[0]) * late)


def strongholds(state: RiseState, side: int) -> int:
    """In how many districts a side's Rituals are stronger than any other's."""
    total = 0
    for district in range(DISTRICTS):
        mine = state.ritual_strength(side, district)
        alone = mine > 0
        for other in range(state.table.sides):
            if other != side and state.ritual_strength(other, district) >= mine:
                alone = False
        if alone:
            total += 1
    return total


def prospects(state: RiseState) -> list[float]:
    """How well every side stands, from 0 to 1, for whoever compares answers: alone, with the Objective in mind."""
    if not state.agreed.solo or state.objective < 0:
        return shares(state)
    late = (state.round - 1) / max(1, state.agreed.rounds - 1)
    npc = state.agreed.npc
    lead = promise(state, 0, late) - promise(state, npc, late) - HANDICAP
    lead -= counted(lacking(state, state.agreed.content.objectives[state.objective]), LACKING, late)
    won = 1.0 / (1.0 + exp(-lead))
    found = [0.0] * state.table.sides
    found[0] = won
    found[npc] = 1.0 - won
    return found
