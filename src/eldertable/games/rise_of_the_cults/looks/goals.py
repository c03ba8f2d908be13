# compiled
"""What wins, how near everybody is to it, and the parts of a round."""

from typing import Final

from eldertable.games.rise_of_the_cults.box.cards import DISORGANIZATION, GUARDIAN, Objective
from eldertable.games.rise_of_the_cults.rules.phases.action import ActionPhase
from eldertable.games.rise_of_the_cults.rules.phases.hiding import Hiding
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import Mobilization
from eldertable.games.rise_of_the_cults.rules.phases.planning import Planning
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import Recruitment
from eldertable.games.rise_of_the_cults.rules.rounds import NextRound
from eldertable.games.rise_of_the_cults.rules.scoring import (
    Scoring,
    count_type,
    dominance_points,
    points,
    site_points,
    standing,
)
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.outline import Aim
from eldertable.kernel.scene import Standing

GOALS: Final = (
    Aim("objective"),
    Aim("points"),
    Aim("dominance", "dominance"),
    Aim("sites", "site"),
)
PHASES: Final = ("city", "mobilization", "recruitment", "planning", "action", "hiding")
ITSELF: Final = frozenset(
    {
        "city-card",
        "hiding",
        "investigator-advances",
        "investigator-arrives",
        "round-begins",
        "setup-card",
    }
)
"""What is told of the game itself, and of nobody at the table."""
HOPES: Final = (
    "dominance-placed",
    "confrontation-won",
    "site-placed",
    "acquired",
    "ritual-placed",
)
"""What whom it tells of has hoped for, the best first; none of it names a card that was hidden."""


def standings(state: RiseState) -> list[Standing]:
    """Victory Points and what they come from; alone, what the Objective card asks for.

    (ROTC-END-02, ROTC-END-03, ROTC-END-05, ROTC-SEN-02)
    """
    districts, found = len(state.districts_in_play()), []
    if state.agreed.solo and state.objective >= 0:
        asked = conditions(state, state.agreed.content.objectives[state.objective])
        found.append(Standing("objective", asked.count(True), len(asked), 0))
    for side in range(state.table.sides):
        found.append(Standing("points", points(state, side), None, side))
        found.append(Standing("dominance", dominance_points(state, side), None, side))
        found.append(Standing("sites", site_points(state, side), districts, side))
    return found


def conditions(state: RiseState, objective: Objective) -> list[bool]:
    """Which of the things that an Objective card asks for are so now, more points than the NPC first. (ROTC-SEN-02)"""
    me, npc = 0, state.agreed.npc
    lead = points(state, me) - points(state, npc)
    asked = [standing(state, me) > standing(state, npc) and lead >= objective.lead]
    if objective.sites_with_ritual:
        asked.append(site_points(state, me) >= objective.sites_with_ritual)
    if objective.dominance:
        asked.append(dominance_points(state, me) >= objective.dominance)
    if objective.max_disorganization >= 0:
        asked.append(count_type(state, me, DISORGANIZATION) <= objective.max_disorganization)
    if objective.guardians:
        asked.append(count_type(state, me, GUARDIAN) >= objective.guardians)
    for district in state.districts_in_play():
        mine = state.dominance_of(me, district)
        needed = max(objective.dominance_in[district], objective.dominance_each)
        if needed:
            asked.append(mine >= needed)
        if objective.ahead_each:
            asked.append(mine > state.dominance_of(npc, district))
        if objective.site_with_ritual_each:
            asked.append(state.has_site(me, district) and state.rituals_of(me, district) > 0)
    return asked


def phase(state: RiseState) -> str:
    """The phase before the next one that waits; none before the first round. (ROTC-RND-02, ROTC-RND-03)"""
    for step in reversed(state.agenda):
        if isinstance(step, Mobilization):
            return "city"
        if isinstance(step, Recruitment):
            return "mobilization"
        if isinstance(step, Planning):
            return "planning" if step.turn else "recruitment"
        if isinstance(step, ActionPhase):
            return "planning"
        if isinstance(step, (Hiding, Scoring)):
            return "action"
        if isinstance(step, NextRound):
            return "hiding"
    return ""
