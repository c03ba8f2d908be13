"""Whether everything that the box has is on the table, once."""

from __future__ import annotations

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import OBJECTS, SYMBOLS
from eldertable.games.cultistorm.table.state import StormState


def miscounted(state: StormState) -> list[str]:
    """What is wrong with trophies, dice, cultists, insanity and objects, in words."""
    problems: list[str] = []
    numbers = state.agreed.content.numbers
    for symbol, letter in enumerate(c.LETTERS):
        if sum(state.trophies[symbol::SYMBOLS]) != numbers.trophies:
            problems.append(f"there are not {numbers.trophies} trophies of {letter}")
    if state.side_reserve() < 0:
        problems.append("there are too many dice")
    counted = (
        "mad",
        "ongoing",
        "trophies",
        "dice_of",
        "pool",
        "crystals",
        "level",
        "blocked",
        "held",
        "active",
    )
    problems += [f"{name} has a number below nothing" for name in counted if min(getattr(state, name)) < 0]
    over = state.ended or state.concluding()
    if not over and state.cultists_on_board() > state.agreed.limit:
        problems.append("there are more cultists than the limit allows")
    for seat in range(state.agreed.team):
        if not over and state.insanity(seat) > numbers.insanity:
            problems.append(f"seat {seat} should be dead")
        if len(state.zones[OBJECTS + seat]) > max(state.object_limit(seat), numbers.objects_dealt):
            problems.append(f"seat {seat} holds too many objects")
    return problems
