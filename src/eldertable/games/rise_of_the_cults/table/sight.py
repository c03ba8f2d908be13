# compiled
"""Who may know what. Fields and zones say most of it (`state.py`); here are the secret numbers.

open: the board, the Plan stacks and the Plan board, stacks, discard piles, dice, all that is destroyed.
tracked: Cultist tokens behind the screens: every gain and payment is public (ROTC-RUL-77).
secret: hands, laid cards and the order of decks (by the marks on cards), Thugs in a fist until the reveal.
"""

from eldertable.games.rise_of_the_cults.box.cards import MOST_THUGS
from eldertable.games.rise_of_the_cults.table.fields import THUG
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.dice import Dice


def guess_fists(state: RiseState, closed: list[int], dice: Dice) -> None:
    """In a closed fist may be any number of the Thugs that everybody knows its side to have. (ROTC-CON-09)"""
    for side in closed:
        state.fist[side] = dice.roll(min(state.held(side, THUG), MOST_THUGS) + 1)
