# compiled
"""How likely the team is to win, from what lies on the table.

The numbers were fitted to what sensible players made of such positions (`tools/calibration.py`); they add up to the
logarithm of the odds.
"""

from math import exp
from typing import Final

from eldertable.games.cultistorm.box.places import AT_PLACE, OBJECTS, PLACES, SYMBOLS
from eldertable.games.cultistorm.table.fields import FREE_SEAL
from eldertable.games.cultistorm.table.state import StormState

START: Final = -3.5
SEATS: Final = (0.0, -0.8, 0.1, 0.2, 0.0, -0.3)
"""By how many play: five have more to do than four, and one has less help."""
TROPHIES: Final = 2.1
"""All trophies that the gates need, on their locations or in the right hands."""
SEALED: Final = 3.1
"""All gates sealed."""
SEALS: Final = 2.5
"""All gate seals taken or laid."""
ABILITIES: Final = 0.2
"""All abilities developed, whatever seals were taken for them."""
OBJECT: Final = 0.2
"""One object for everybody."""
INSANITY: Final = -0.5
"""As much insanity as all can bear."""
BRINK: Final = -0.8
"""Everybody dies of the next token."""
TIME: Final = 0.22
"""One advance of terror before the Endgame ..."""
MUCH_TIME: Final = 40
"""... of so many at most."""
OPENED: Final = -0.65
"""A location that is active: each came with a round of the terror circle, which was not used for what is not done."""
SUMMONED: Final = 0.4
"""A Great Old One in play, whose fall seals a gate ..."""
AT_GATE: Final = -0.3
"""... if it does not walk through that gate first."""
CHOIR: Final = -0.85
"""A special sect in the deck of cultists. (CS-CMP-20)"""
ENDGAME: Final = -8.8
ENDGAME_SEALED: Final = 12.2
"""All gates sealed when the Endgame has begun."""


def chance(state: StormState) -> float:
    """The team's chance to win. (CS-WIN-01, CS-LOS-01, CS-END-01)"""
    people = state.agreed.investigators
    sealed = 0
    for closed in state.closed:
        if closed:
            sealed += 1
    done = (sealed * people + trophies_gathered(state)) / (PLACES * people)
    odds = START + SEATS[state.agreed.team] + TROPHIES * done + SEALED * sealed / PLACES
    odds += equipment(state) + sanity(state) + threats(state)
    if state.endgame:
        odds += ENDGAME + ENDGAME_SEALED * sealed / PLACES
    else:
        odds += TIME * min(MUCH_TIME, advances_left(state))
    return 1.0 / (1.0 + exp(-odds))


def advances_left(state: StormState) -> int:
    """How often terror advances before the Endgame begins, if nobody takes a crystal away. (CS-END-01)"""
    places = state.agreed.terror_places
    eye = places - 1
    rounds = state.agreed.content.numbers.endgame_crystals - state.crystals[eye] - 1
    return (eye - state.terror if state.terror < eye else places) + places * rounds


def threats(state: StormState) -> float:
    """What special sects and Great Old Ones mean, and the time that has passed. (CS-WIN-02, CS-LOS-02, CS-TER-08)"""
    odds = CHOIR if state.agreed.special_sects else 0.0
    if state.goos_in_play():
        odds += SUMMONED
    for place in range(PLACES):
        if state.active[place]:
            odds += OPENED
        if state.at_gate(place):
            odds += AT_GATE
    return odds


def trophies_gathered(state: StormState) -> int:
    """The trophies on open locations, and those that somebody could still put there. (CS-SEA-02)"""
    seats = state.agreed.team
    gathered = 0
    for place in range(PLACES):
        if state.closed[place]:
            continue
        there = state.trophies_of(AT_PLACE + place)
        symbol = state.symbol_of(place)
        for seat in range(seats):
            there += state.trophies[seat * SYMBOLS + symbol]
        gathered += min(state.agreed.investigators, there)
    return gathered


def equipment(state: StormState) -> float:
    """What gate seals, abilities and objects are good for."""
    seats = state.agreed.team
    seals, levels, objects = 0, 0, 0
    for seal in state.seal:
        if seal != FREE_SEAL:
            seals += 1
    for seat in range(seats):
        levels += state.level[seat]
        objects += len(state.zones[OBJECTS + seat])
    return SEALS * seals / SYMBOLS + ABILITIES * levels / (3 * seats) + OBJECT * objects / seats


def sanity(state: StormState) -> float:
    """What insanity takes. (CS-CMP-10)"""
    seats, most = state.agreed.team, state.most_insanity()
    tokens, brinks = 0, 0
    for seat in range(seats):
        tokens += state.insanity(seat)
        if not state.survives(seat, 1):
            brinks += 1
    return INSANITY * tokens / (most * seats) + BRINK * brinks / seats
