# compiled
"""Omen points: the first to have enough of them wins, and 5, 10 and 15 set off the Monster.

The Monster acts when the turn of the role with its marker begins (`turns.py`), as its card says (`monster_acts.py`);
points that wait for what comes before them are steps. Balance omens are laid out at the start: `setup.balance`.
"""

from typing import ClassVar

from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.table.fields import WON
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Step


def gain_omens(state: ArkhamState, side: int, n: int, rule: str) -> None:
    """The goal of the game is tested at once: 20 wins, also for a Grimoire, and wins alone; a first 5, 10 or 15
    alarms the Monster.

    (EA-CMP-02, EA-CMP-03, EA-OMN-01, EA-OMN-02, EA-MON-05, EA-GEN-05, EA-RUL-15, EA-RUL-17, EA-RUL-18,
    EA-RUL-58, EA-RUL-59)
    """
    if n <= 0 or state.ended:
        return
    numbers = state.agreed.numbers
    before = state.omens[side]
    after = min(before + n, numbers.goal)
    state.omens[side] = after
    if state.chronicle is not None:
        state.tell(rule, "omens-gained", who=side, n=after - before, total=after)
    if after >= numbers.goal:
        if state.chronicle is not None:
            state.tell("EA-CMP-03", "omen-complete", who=side)
        state.finish(WON, 1 << side)
        return
    reached = 0
    for threshold in numbers.alarms:
        if after >= threshold:
            reached += 1
    if reached > state.thresholds_reached[side]:  # pragma: no mutate - as many as before change nothing
        # the Monster has heard of as many thresholds as this role, or any role, had reached before
        known = state.thresholds_reached[side] if state.agreed.alarm_each else max(state.thresholds_reached)
        state.thresholds_reached = replaced(state.thresholds_reached, side, reached)
        if reached > known:
            pass_monster_marker(state, "EA-MON-05")


def pass_monster_marker(state: ArkhamState, rule: str) -> None:
    """The Monster marker goes to the role whose turn comes next.

    (EA-MON-03, EA-RUL-61, EA-RUL-62, EA-RUL-63, EA-RUL-64)
    """
    state.keeper = state.next_in_turn()
    if state.chronicle is not None:
        state.tell(rule, "monster-marker", who=state.keeper)


class Score(Step):
    """A role gains Omen points, after all that its effect set off. (EA-RUL-193)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "n", "cause")

    def __init__(self, side: int, n: int, cause: int) -> None:
        self.side = side
        self.n = n
        self.cause = cause

    def run(self, state: ArkhamState) -> None:
        gain_omens(state, self.side, self.n, CAUSES[self.cause])


class GainMythos(Step):
    """A role gains Mythos, after what its effect did before. (EA-RUL-19)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "n", "cause")

    def __init__(self, side: int, n: int, cause: int) -> None:
        self.side = side
        self.n = n
        self.cause = cause

    def run(self, state: ArkhamState) -> None:
        state.gain_mythos(self.side, self.n, CAUSES[self.cause])
