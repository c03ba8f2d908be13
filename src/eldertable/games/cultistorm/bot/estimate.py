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

START: Final = 1.6
FEW_PLAYERS: Final = 0.9
MANY_PLAYERS: Final = -1.0
"""Three players have less to do than four, five have more."""
TROPHIES: Final = 3.0
"""All trophies that the gates need, on their locations or in the right hands."""
SEALED: Final = 4.0
"""All gates sealed."""
SEALS: Final = 1.9
"""All gate seals taken or laid."""
ABILITIES: Final = 1.0
"""All abilities developed."""
OBJECT: Final = 0.8
"""One object for everybody."""
INSANITY: Final = -2.1
"""As much insanity as all can bear."""
BRINK: Final = -5.7
"""Everybody dies of the next token."""
CRYSTAL: Final = -1.7
"""A crystal on the Endgame card."""
ENDGAME: Final = -9.5
UNFINISHED: Final = -3.4
"""The Endgame while nothing is done yet."""


def chance(state: StormState) -> float:
    """The team's chance to win. (CS-WIN-01, CS-LOS-01, CS-END-01)"""
    people = state.agreed.investigators
    sealed = 0
    for closed in state.closed:
        if closed:
            sealed += 1
    done = (sealed * people + trophies_gathered(state)) / (PLACES * people)
    odds = START + TROPHIES * done + SEALED * sealed / PLACES + equipment(state) + sanity(state)
    if people != 4:
        odds += FEW_PLAYERS if people < 4 else MANY_PLAYERS
    if state.endgame:
        odds += ENDGAME + UNFINISHED * (1.0 - done)
    else:
        odds += CRYSTAL * state.crystals[state.agreed.terror_places - 1]
    return 1.0 / (1.0 + exp(-odds))


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
