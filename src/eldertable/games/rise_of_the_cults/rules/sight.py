"""Who may know what. Fields and zones say most of it (`state.py`); here are the secret numbers.

open: the board, the Plan stacks and the Plan board, stacks, discard piles, dice, all that is destroyed.
tracked: Cultist tokens behind the screens: every gain and payment is public (ROTC-RUL-77).
secret: hands, laid cards and the order of decks (by the marks on cards), Thugs in a fist until the reveal.
"""

from __future__ import annotations

from eldertable.games.rise_of_the_cults.rules.plans.confrontation import (
    MOST_THUGS,
    Commit,
    CommitThugs,
    Reveal,
)
from eldertable.games.rise_of_the_cults.table.state import THUG, RiseState
from eldertable.kernel import Dice


def guess_fists(state: RiseState, seat: int | None, dice: Dice) -> None:
    """A rival who has committed may hold any number of the Thugs that everybody knows they have. (ROTC-CON-09)"""
    unrevealed = {step.seat for step in state.agenda if isinstance(step, Reveal)}
    undecided = {step.seat for step in state.agenda if isinstance(step, (Commit, CommitThugs))}
    for side in sorted(unrevealed - undecided - {seat}):
        state.fist[side] = dice.roll(min(state.tokens[side * 3 + THUG], MOST_THUGS) + 1)
