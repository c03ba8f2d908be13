# compiled
"""Choosing targets: target markers are put on enemies, and taken back. (CS-TGT-01, CS-TGT-03)"""

from typing import Final

from eldertable.games.cultistorm.box.places import COLUMN, GOO_TARGET
from eldertable.games.cultistorm.rules.refusing import why_elsewhere
from eldertable.games.cultistorm.table.fields import KINDS_OF_REPEAT, TARGETING
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Refusal

THE_GOO: Final = GOO_TARGET
"""As a target: the Great Old One of the own location, or the one that is marked already."""


def add_targets(state: StormState, seat: int, first: int, found: list[int]) -> None:
    """Add enemies on which a seat can put a target marker, or from which it can take one back, as answers from this on.

    (CS-TGT-01, CS-TGT-04, CS-GOO-12, CS-DEC-16)
    """
    content = state.agreed.content
    if state.repeats[seat * KINDS_OF_REPEAT + TARGETING] >= content.numbers.repeats:
        return
    start = len(found)
    markers, targets = state.agreed.markers, state.targets
    aside = False
    for at in range(markers * seat, markers * (seat + 1)):
        enemy = targets[at]
        if enemy >= 0:
            _put_in(found, start, first + (enemy if enemy < THE_GOO else THE_GOO))
        else:
            aside = True
    if aside:
        place = state.place[seat]
        for card in state.zones[COLUMN + place]:
            _put_in(found, start, first + card - content.first_cultist)
        if state.goo[place] >= 0:
            _put_in(found, start, first + THE_GOO)


def _put_in(found: list[int], start: int, answer: int) -> None:
    """Put an answer where it belongs among those from a start on, which ascend; each is there once."""
    at = len(found)
    while at > start and found[at - 1] > answer:
        at -= 1
    if at == len(found):
        if at == start or found[at - 1] != answer:
            found.append(answer)
    elif at == start or found[at - 1] != answer:
        found.insert(at, answer)


def why_not_aimed(state: StormState, seat: int, target: int) -> Refusal | None:
    """What stands against putting a target marker there, or taking it back. (CS-TGT-02, CS-TGT-03, CS-RUL-130)"""
    most = state.agreed.content.numbers.repeats
    if state.repeats[seat * KINDS_OF_REPEAT + TARGETING] >= most:
        return Refusal("CS-RUL-130", "why-enough-targets", {"n": most})
    mine = [min(enemy, THE_GOO) for enemy in state.marked(seat) if enemy >= 0]
    if target in mine:
        return None
    if len(mine) == state.agreed.markers:
        return Refusal("CS-TGT-03", "why-two-targets", {"n": state.agreed.markers})
    if target < THE_GOO:
        return why_elsewhere(state, state.place[seat], target)
    if state.goo[state.place[seat]] < 0:
        return Refusal("CS-TGT-02", "why-no-goo", {"place": state.place[seat]})
    return None


def aim(state: StormState, seat: int, target: int) -> None:
    """Put a target marker on an enemy here, whoever else has done so, or take it back.

    (CS-TGT-01, CS-TGT-03, CS-TGT-04, CS-TGT-07)
    """
    state.repeats[seat * KINDS_OF_REPEAT + TARGETING] += 1
    enemy = target
    if target == THE_GOO:
        enemy = GOO_TARGET + state.place[seat]
    first = state.agreed.markers * seat
    free = -1
    for slot in range(first, first + state.agreed.markers):
        marked = state.targets[slot]
        if marked == enemy or (target == THE_GOO and marked >= GOO_TARGET):
            state.targets[slot] = -1
            if state.chronicle is not None:
                state.tell("CS-TGT-01", "target-off", who=seat, enemy=marked)
            return
        if marked < 0 and free < 0:
            free = slot
    state.targets[free] = enemy
    if state.chronicle is not None:
        state.tell("CS-TGT-01", "target-on", who=seat, enemy=enemy)
