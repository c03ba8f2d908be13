# compiled
"""The NPC of the solo game: its die, its turn, its Plans. How it reinforces and fights: `plans/npc_fight.py`."""

from typing import ClassVar

from eldertable.games.rise_of_the_cults.box.cards import DISTRICTS, GUARDIANS, LEVELS
from eldertable.games.rise_of_the_cults.rules.investigators import advance_investigator
from eldertable.games.rise_of_the_cults.rules.plans.dominance import Dominance
from eldertable.games.rise_of_the_cults.rules.plans.influence import move_in
from eldertable.games.rise_of_the_cults.table.fields import (
    AUGMENTATION,
    DISCARD,
    DOMINANCE,
    INFLUENCE,
    KEPT,
    PREPARATION,
    STACKS,
    SUPPLY,
    THUG,
    deck_of,
    stack_of,
)
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.steps import Step


def roll_district(state: RiseState) -> int:
    """The NPC die as a district, whatever it has there; one out of play is rolled again.

    (ROTC-CMP-09, ROTC-SRD-05, ROTC-SRD-06, ROTC-RUL-56)
    """
    faces = state.agreed.content.npc_districts
    while True:
        district = faces[state.roll(len(faces))]
        if district != state.left_out:
            return district


class NpcTurn(Step):
    """The lowest-numbered district where its marker is on top; then the die says which Plan. It pays for nothing.

    (ROTC-SRD-09, ROTC-NPC-01, ROTC-NPC-02, ROTC-NPC-03)
    """

    def run(self, state: RiseState) -> None:
        npc = state.agreed.npc
        district = 0
        while state.top_marker(district) != npc:
            district += 1
        take_back_marker(state, district)
        plans = state.agreed.content.npc_plans
        plan = plans[state.roll(len(plans))]
        if state.chronicle is not None:
            state.tell("ROTC-NPC-02", "npc-turn", who=npc, district=district, plan=plan)
        state.then(NpcPlan(district, plan))


def take_back_marker(state: RiseState, district: int) -> None:
    """The NPC's marker goes back to its supply at once. (ROTC-NPC-02)"""
    state.lift_marker(district)
    state.markers[state.agreed.npc] += 1


class NpcPlan(Step):
    """One of the NPC's Plans, or the one that stands in for it. (ROTC-NPC-04 to ROTC-NPC-13)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("district", "plan")

    def __init__(self, district: int, plan: int) -> None:
        self.district = district
        self.plan = plan

    def run(self, state: RiseState) -> None:
        if self.plan == PREPARATION:
            _prepare(state, self.district)
        elif self.plan == INFLUENCE:
            _influence(state, self.district)
        elif self.plan == DOMINANCE:
            _dominate(state, self.district)
        elif self.plan == AUGMENTATION:
            _augment(state, self.district)


def _instead(state: RiseState, district: int, plan: int, rule: str, why: str) -> None:
    if state.chronicle is not None:
        state.tell(rule, why, who=state.agreed.npc, plan=plan, district=district)
    state.then(NpcPlan(district, plan))


def _prepare(state: RiseState, district: int) -> None:
    """Place its highest Ritual, then the Investigator advances.

    (ROTC-NPC-04, ROTC-NPC-05, ROTC-NPC-06, ROTC-RUL-57, ROTC-RUL-68)
    """
    npc = state.agreed.npc
    if not state.free_field(district):
        _instead(state, district, DOMINANCE, "ROTC-NPC-04", "npc-finds-it-full")
        return
    for level in range(LEVELS, 0, -1):
        if state.has_ritual(npc, SUPPLY, level):
            state.place_ritual(npc, level, district, "ROTC-NPC-06")
            advance_investigator(state, district, "ROTC-NPC-06")
            return
    _instead(state, district, INFLUENCE, "ROTC-NPC-05", "npc-has-no-ritual-left")


def npc_influence_choice(state: RiseState, district: int) -> int:
    """Its lowest Ritual of a higher-numbered district, the nearest of equals; else of a lower one.

    (ROTC-NPC-08, ROTC-RUL-58)
    """
    npc = state.agreed.npc
    for origins in (range(district + 1, DISTRICTS), range(district - 1, -1, -1)):
        for below in range(LEVELS):
            for origin in origins:
                if state.has_ritual(npc, origin, below + 1):
                    return origin * LEVELS + below
    return -1  # pragma: no mutate - any number below 0 is none


def _influence(state: RiseState, district: int) -> None:
    """Move and raise a Ritual, keep a card face down.

    (ROTC-NPC-07, ROTC-NPC-08, ROTC-NPC-09, ROTC-NPC-10, ROTC-RUL-59, ROTC-RUL-91)
    """
    npc = state.agreed.npc
    chosen = npc_influence_choice(state, district)
    if not state.free_field(district) or chosen < 0:
        full = not state.free_field(district)
        why = "npc-finds-it-full" if full else "npc-has-no-ritual-elsewhere"
        _instead(state, district, DOMINANCE, "ROTC-NPC-07", why)
        return
    move_in(state, npc, chosen // LEVELS, chosen % LEVELS + 1, district, "ROTC-NPC-08")
    card = state.next_card(npc)
    if card >= 0:
        state.lay(card, KEPT, 0)
        if state.chronicle is not None:
            state.tell("ROTC-NPC-10", "npc-keeps", who=npc)


def _dominate(state: RiseState, district: int) -> None:
    """Confrontation and Terror, if it has a Ritual here. (ROTC-NPC-11)"""
    npc = state.agreed.npc
    if state.rituals_of(npc, district):
        state.then(Dominance(npc, district))
    else:
        _instead(state, district, AUGMENTATION, "ROTC-NPC-11", "npc-has-no-ritual-here")


def _augment(state: RiseState, district: int) -> None:
    """A Guardian onto its deck, a Disorganization card destroyed; with neither it Bluffs.

    (ROTC-NPC-12, ROTC-NPC-13, ROTC-RUL-61)
    """
    npc = state.agreed.npc
    stack = state.zones[STACKS + stack_of(district, GUARDIANS)]
    clutter = [card for card in state.zones[DISCARD + npc] if state.is_clutter(card)]
    if not stack and not clutter:
        if state.chronicle is not None:
            state.tell("ROTC-NPC-13", "npc-bluffs", who=npc, district=district)
        state.gain(npc, THUG, state.agreed.content.city.bluff[state.city], "ROTC-NPC-13")
    if stack:
        card = stack[0]
        state.take(card, STACKS + stack_of(district, GUARDIANS), state.everyone())
        state.zones[deck_of(npc)] = (card, *state.zones[deck_of(npc)])
        if state.chronicle is not None:
            state.tell("ROTC-NPC-12", "npc-takes", who=npc, card=state.kind(card), district=district)
    if clutter:
        state.destroy(min(clutter), DISCARD + npc, npc, "ROTC-NPC-12")
