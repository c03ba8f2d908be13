# compiled
"""The end: Victory Points, tiebreaking, and the Objective of the solo game."""

from typing import Final

from eldertable.games.rise_of_the_cults.box.cards import (
    DISORGANIZATION,
    DISTRICTS,
    GUARDIAN,
    SIDES,
    Objective,
)
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.steps import Step

BY_POINTS: Final = 1
BY_TIEBREAK: Final = 2
SHARED: Final = 3
OBJECTIVE_MET: Final = 4
OBJECTIVE_MISSED: Final = 5


def dominance_points(state: RiseState, side: int) -> int:
    """1 point for each own Dominance marker on the board. (ROTC-END-02, ROTC-END-07)"""
    total = 0
    for district in range(DISTRICTS):
        total += state.dominance_of(side, district)
    return total


def site_points(state: RiseState, side: int) -> int:
    """1 point for each own Cult Site with an own Ritual in its district. (ROTC-END-03)"""
    total = 0
    for district in range(DISTRICTS):
        if state.has_site(side, district) and state.rituals_of(side, district):
            total += 1
    return total


def ritual_points(state: RiseState, side: int) -> int:
    """1 point for the most Rituals on the board, shared or not; none if nobody has any.

    (ROTC-END-04, ROTC-RUL-51)
    """
    mine = state.rituals_on_board(side)
    for other in range(state.table.sides):
        if state.rituals_on_board(other) > mine:
            return 0
    return 1 if mine else 0


def points(state: RiseState, side: int) -> int:
    """A side's Victory Points as the board stands, the NPC's alike. (ROTC-SEN-01)"""
    return dominance_points(state, side) + site_points(state, side) + ritual_points(state, side)


def sites_on_board(state: RiseState, side: int) -> int:
    """All own Cult Sites on the board, with or without a Ritual. (ROTC-RUL-52)"""
    total = 0
    for district in range(DISTRICTS):
        total += state.sites[district * SIDES + side]
    return total


def count_type(state: RiseState, side: int, kind_type: int) -> int:
    """How many cards of a type a side has in its entire deck: deck, discard pile and hand. (ROTC-RUL-53)"""
    types = state.agreed.kinds.type
    kinds = state.agreed.pool.kind
    total = 0
    for card in state.own_cards(side):
        if types[kinds[card]] == kind_type:
            total += 1
    return total


def standing(state: RiseState, side: int) -> tuple[int, int, int, int, int]:
    """Points, then the tie-breaks: Dominance, Cult Sites, Rituals, fewest Disorganization cards.

    (ROTC-END-06, ROTC-SEN-03)
    """
    return (
        points(state, side),
        dominance_points(state, side),
        sites_on_board(state, side),
        state.rituals_on_board(side),
        -count_type(state, side, DISORGANIZATION),
    )


def objective_met(state: RiseState, objective: Objective) -> bool:
    """Whether the player meets all that the Objective card asks, more points than the NPC first.

    (ROTC-SST-16, ROTC-SEN-02, ROTC-RUL-69)
    """
    me, npc = 0, state.agreed.npc
    if standing(state, me) <= standing(state, npc):
        return False
    return points(state, me) >= points(state, npc) + objective.lead and not lacking(state, objective)


def lacking(state: RiseState, objective: Objective) -> int:
    """How many markers, Cult Sites and cards the player lacks, or has too many, for what the Objective card asks.

    More points than the NPC come on top. (ROTC-SEN-02)
    """
    me, npc = 0, state.agreed.npc
    short = max(0, objective.sites_with_ritual - site_points(state, me))
    short += max(0, objective.dominance - dominance_points(state, me))
    if objective.max_disorganization >= 0:
        short += max(0, count_type(state, me, DISORGANIZATION) - objective.max_disorganization)
    if objective.guardians:
        short += max(0, objective.guardians - count_type(state, me, GUARDIAN))
    for district in state.districts_in_play():
        mine = state.dominance_of(me, district)
        wanted = max(objective.dominance_in[district], objective.dominance_each)
        if objective.ahead_each:
            wanted = max(wanted, state.dominance_of(npc, district) + 1)
        short += max(0, wanted - mine)
        if objective.site_with_ritual_each:
            if not state.has_site(me, district) or not state.rituals_of(me, district):
                short += 1
    return short


def _tie_break(state: RiseState, best: tuple[int, int, int, int, int]) -> str:
    """By what those level on points are told apart: the first of the tie-breaks in which one is behind."""
    level = [standing(state, side) for side in range(state.table.sides) if points(state, side) == best[0]]
    if any([other[1] < best[1] for other in level]):
        return "dominance"
    if any([other[2] < best[2] for other in level]):
        return "sites"
    if any([other[3] < best[3] for other in level]):
        return "rituals"
    return "disorganization"


class Scoring(Step):
    """The last Action phase is over: count.

    (ROTC-END-01, ROTC-END-05, ROTC-END-06, ROTC-RUL-54, ROTC-SEN-02)
    """

    def run(self, state: RiseState) -> None:
        if state.agreed.solo:
            met = objective_met(state, state.agreed.content.objectives[state.objective])
            if state.chronicle is not None:
                key = "objective-met" if met else "objective-missed"
                state.tell("ROTC-SEN-02", key, who=0, objective=state.objective)
            state.finish(OBJECTIVE_MET if met else OBJECTIVE_MISSED, 1 if met else 1 << state.agreed.npc)
            return
        standings = [standing(state, side) for side in range(state.table.sides)]
        best = max(standings)
        winners = 0
        level = 0
        count = 0
        for side in range(state.table.sides):
            if standings[side] == best:
                winners |= 1 << side
                count += 1
            if standings[side][0] == best[0]:
                level += 1
        if state.chronicle is not None:
            winning = tuple([side for side in range(state.table.sides) if winners >> side & 1])
            if level > count:
                state.tell("ROTC-END-06", "tie-break", by=_tie_break(state, best), n=best[0])
            state.tell("ROTC-END-05", "game-won", sides=winning, n=best[0])
        state.finish(SHARED if count > 1 else BY_TIEBREAK if level > 1 else BY_POINTS, winners)
