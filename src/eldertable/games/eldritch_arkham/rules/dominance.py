# compiled
"""The Dominance track: where removed units go, and what follows when a side is full."""

from typing import ClassVar

from eldertable.games.eldritch_arkham.box.cards import ELDRITCH
from eldertable.games.eldritch_arkham.box.places import LOCATIONS, SUPPLY
from eldertable.games.eldritch_arkham.rules.omens import gain_omens, pass_monster_marker
from eldertable.games.eldritch_arkham.table.fields import CIVILIAN, NOBODY
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Step


def onto_dominance(state: ArkhamState, faction: int, unit: int) -> None:
    """The outermost empty field of the faction's side, gaps first; with none left, the marker: dominance.

    (EA-DOM-02, EA-DOM-03, EA-DOM-04, EA-DOM-05, EA-RUL-46)
    """
    for field in state.side_fields(faction):
        if state.track[field] == NOBODY:
            state.track = replaced(state.track, field, unit)
            return
    state.track = replaced(state.track, state.marker, unit)
    state.then(GainDominance(faction))


class GainDominance(Step):
    """Play is interrupted: marker (as far as the other side keeps a field) and Omen points, from the acting role on,
    then units, then the Monster marker. The mission marker comes off, even if the other one cannot move.

    (EA-DOM-05 to EA-DOM-10, EA-ADV-15, EA-RUL-16, EA-RUL-47, EA-RUL-48, EA-RUL-182, EA-RUL-196)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def run(self, state: ArkhamState) -> None:
        numbers = state.agreed.numbers
        if self.faction == ELDRITCH:
            state.marker = min(state.marker + numbers.dominance_step, len(state.track) - 2)
        else:
            state.marker = max(state.marker - numbers.dominance_step, 1)
        state.mission = 0
        if state.chronicle is not None:
            state.tell("EA-DOM-06", "dominance", faction=self.faction, field=state.marker + 1)
        if state.acting < state.table.seats:
            state.rules_of(state.acting).dominates(state, state.acting, self.faction)
        for side in state.order_from(state.acting):
            if state.faction(side) == self.faction:
                gain_omens(state, side, 1, "EA-DOM-07")
        state.then(SpreadDominance())


class SpreadDominance(Step):
    """Units go home to their supplies, where they can be used at once, Spawn to the Monster's; Civilians go to
    locations 1, 2, 3 and so on; the Monster stirs.

    (EA-DOM-08, EA-DOM-09, EA-DOM-10, EA-MON-04, EA-RUL-45, EA-RUL-49, EA-RUL-50, EA-RUL-197)
    """

    def run(self, state: ArkhamState) -> None:
        civilians = 0
        units = state.track
        state.track = (-1,) * len(units)
        for unit in units:
            if unit == CIVILIAN:
                civilians += 1
            elif unit != NOBODY:
                state.put(unit, SUPPLY)
        spread(state, civilians)
        if state.chronicle is not None:
            state.tell("EA-DOM-09", "spread", n=civilians)
        pass_monster_marker(state, "EA-DOM-10")


def spread(state: ArkhamState, civilians: int) -> None:
    """One Civilian to location 1, one to 2, and so on; after 12 again 1. (EA-DOM-09, EA-RUL-50, EA-RUL-51)"""
    for number in range(civilians):
        state.put(CIVILIAN, number % LOCATIONS)
