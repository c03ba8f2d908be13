# compiled
"""How well a side stands: what it has, and what it will get in the Locations still to be judged."""

from typing import Final

from eldertable.games.cult.bot.benefits import location_worth, pays_off
from eldertable.games.cult.bot.goods import VICTORY
from eldertable.games.cult.bot.worth import wealth
from eldertable.games.cult.box.places import LAST
from eldertable.games.cult.rules.benefits import may_decline
from eldertable.games.cult.rules.licenses import has_community
from eldertable.games.cult.rules.resolution import Judgement, winner_as_things_stand
from eldertable.games.cult.table.state import CultState

RIVAL: Final = 0.4
"""How much of the best rival's standing counts against the own."""


def outlook(state: CultState, side: int) -> float:
    """What a side will get in the Locations still to be judged, as they stand."""
    if side == state.celebrating:
        return 0.0
    first = state.active if state.active > 0 else 1
    if state.active > 0 and not awaits_judgement(state):
        first += 1
    worth = 0.0
    for location in range(first, LAST + 1):
        if location == state.active and state.raided:
            continue
        seized = location == state.active and state.seized == side
        if not seized and not state.present(side, location):
            continue
        winner = winner_as_things_stand(state, location)
        gets = winner == side or has_community(state, side, location)
        if gets and pays_off(state, side, location, state.influence(side, location)):
            worth += 0.9 * location_worth(state, side, location)
        elif winner != side:
            worth += state.agreed.locations.alms[location]
    return worth


def awaits_judgement(state: CultState) -> bool:
    """Whether the winner of the Active Location is still to be found."""
    for step in state.agenda:
        if isinstance(step, Judgement):
            return True
    return False


def pending_benefit(state: CultState, side: int) -> float:
    """What a side is just being offered as a benefit."""
    decision = state.decision
    if decision is None or decision.seat != side or state.active < 0 or awaits_judgement(state):
        return 0.0
    return 0.9 * location_worth(state, side, state.active) if may_decline(decision) else 0.0


def table_worth(state: CultState, seat: int) -> float:
    """How well a seat stands, with the best of its rivals in mind."""
    if state.ended:
        return VICTORY * 5 if state.winners >> seat & 1 else -VICTORY * 5
    mine = wealth(state, seat) + outlook(state, seat) + pending_benefit(state, seat)
    theirs = 0.0
    for side in range(state.table.sides):
        if side != seat:
            worth = wealth(state, side) + outlook(state, side) + pending_benefit(state, side)
            theirs = max(theirs, worth)
    return mine - RIVAL * theirs
