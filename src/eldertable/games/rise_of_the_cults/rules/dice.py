# compiled
"""The Recruitment dice: rolled, read and taken off the table, in Recruitment and by the NPC in a fight."""

from eldertable.games.rise_of_the_cults.box.cards import FACES
from eldertable.games.rise_of_the_cults.table.state import RiseState


def roll_dice(state: RiseState, n: int) -> None:
    """Roll so many Recruitment dice and add what they show. (ROTC-DIE-01)"""
    die = state.agreed.content.numbers.die_faces
    faces = state.faces
    for _ in range(n):
        faces[die[state.roll(len(die))]] += 1


def roll_again(state: RiseState, side: int, again: list[int], rule: str) -> None:
    """Roll dice that lie there again, so many of each face; everybody sees which. (ROTC-REC-02, ROTC-REC-06)"""
    dice = 0
    for face in range(FACES):
        state.faces[face] -= again[face]
        dice += again[face]
    roll_dice(state, dice)
    if state.chronicle is not None:
        state.tell(rule, "dice-again", who=side, again=tuple(again), faces=tuple(state.faces))


def clear_dice(state: RiseState) -> None:
    """Take the dice off the table."""
    for face in range(FACES):
        state.faces[face] = 0


def tell_dice(state: RiseState, side: int, rule: str) -> None:
    """Everybody sees the dice. (ROTC-REC-06)"""
    if state.chronicle is not None:
        state.tell(rule, "dice-show", who=side, faces=tuple(state.faces))
