# compiled
"""A sensible player."""

from eldertable.games.rise_of_the_cults.state import RiseState


def choose(state: RiseState, seat: int) -> int:
    """placeholder"""
    return state.choices[0]
