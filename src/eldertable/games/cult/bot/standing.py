# compiled
"""How well a side stands: what it has, and what it will get in the Locations still to be judged."""

from math import exp
from typing import Final

from eldertable.games.cult.bot.benefits import location_worth, pays_off
from eldertable.games.cult.bot.goods import VICTORY, summoning_worth
from eldertable.games.cult.bot.worth import wealth
from eldertable.games.cult.box.places import KINDS_OF_PRIEST, LAST, PATRIARCH, PLACES, RESERVE, STRONGEST
from eldertable.games.cult.rules.benefits import may_decline
from eldertable.games.cult.rules.licenses import has_community
from eldertable.games.cult.rules.resolution import Judgement, winner_as_things_stand
from eldertable.games.cult.table.state import CultState

UNKNOWN: Final = -2
"""Whoever wins a Location, as long as nobody has asked."""

MUCH: Final = 40.0
"""A lead of so many coins counts as much as three games won of four."""

READY: Final = 0.5
"""Whoever could summon next round has so much of what the Summoning is worth; whoever is half as strong, a quarter of it."""

RIVAL: Final = 0.4
"""How much of the best rival's standing counts against the own."""


def outlooks(state: CultState, awaited: bool) -> list[float]:
    """What every side will get in the Locations still to be judged, as they stand; `awaited`: the active one, too."""
    sides, celebrating, active = state.table.sides, state.celebrating, state.active
    found = [0.0] * sides
    first = active if active > 0 else 1
    if active > 0 and not awaited:
        first += 1
    for location in range(first, LAST + 1):
        if location == active and state.raided:
            continue
        winner = UNKNOWN
        for side in range(sides):
            seized = location == active and state.seized == side
            if side == celebrating or not (seized or state.present(side, location)):
                continue
            if winner == UNKNOWN:
                winner = winner_as_things_stand(state, location)
            if (winner == side or has_community(state, side, location)) and pays_off(state, side, location):
                found[side] += 0.9 * location_worth(state, side, location)
            elif winner != side:
                found[side] += state.agreed.locations.alms[location]
    return found


def awaits_judgement(state: CultState) -> bool:
    """Whether the winner of the Active Location is still to be found."""
    for step in state.agenda:
        if isinstance(step, Judgement):
            return True
    return False


def pending_benefit(state: CultState, side: int) -> float:
    """What a side is just being offered as a benefit."""
    decision = state.decision
    if decision is None or decision.seat != side or state.active < 0:
        return 0.0
    return 0.9 * location_worth(state, side, state.active) if may_decline(decision) else 0.0


def standings(state: CultState) -> list[float]:
    """How well every side stands by itself, in coins: what it has, and what it will get as things stand."""
    awaited = awaits_judgement(state)
    found = outlooks(state, awaited)
    for side in range(state.table.sides):
        found[side] += wealth(state, side)
        if not awaited:
            found[side] += pending_benefit(state, side)
    return found


def best_of_others(worths: list[float], side: int) -> float:
    """The best of all sides but this one."""
    best = 0.0
    for other in range(len(worths)):
        if other != side and worths[other] > best:
            best = worths[other]
    return best


def table_worth(state: CultState, seat: int) -> float:
    """How well a seat stands, with the best of its rivals in mind."""
    if state.ended:
        return VICTORY * 5 if state.winners >> seat & 1 else -VICTORY * 5
    worths = standings(state)
    return worths[seat] - RIVAL * best_of_others(worths, seat)


def lead(state: CultState, seat: int) -> float:
    """How far a seat is ahead of the best of its rivals, in coins."""
    if state.ended:
        return VICTORY * 5 if state.winners >> seat & 1 else -VICTORY * 5
    worths = standings(state)
    return worths[seat] - best_of_others(worths, seat)


def readiness(state: CultState, side: int) -> float:
    """What it is worth to be strong beside one's Divine Might: most games are won by the second Summoning."""
    numbers = state.agreed.numbers
    done = state.summoned[side]
    if done >= numbers.victory_summonings:
        return 0.0
    part = min(1.0, strongest(state, side) / state.might(side))
    next_one = summoning_worth(done + 1, numbers.victory_summonings) - summoning_worth(
        done, numbers.victory_summonings
    )
    return READY * part * part * next_one


def strongest(state: CultState, side: int) -> int:
    """The strengths of the Patriarch and of the strongest Priests that can be placed beside him, one for a Follower."""
    numbers = state.agreed.numbers
    reserve = (side * PLACES + RESERVE) * KINDS_OF_PRIEST
    together = state.strength(side, PATRIARCH)
    places = numbers.placing_free
    for kind in range(STRONGEST, 0, -1):
        placed = min(places, numbers.priests - state.priests[reserve + kind])
        together += placed * kind
        places -= placed
    return together


def prospects(state: CultState) -> list[float]:
    """How well every side stands against the best of the others, from 0 to 1: for whoever compares answers."""
    worths = standings(state)
    for side in range(len(worths)):
        worths[side] += readiness(state, side)
    return [
        1.0 / (1.0 + exp((best_of_others(worths, side) - worths[side]) / MUCH)) for side in range(len(worths))
    ]
