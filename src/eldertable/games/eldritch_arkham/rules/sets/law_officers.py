# compiled
"""What the effects of Law cards do with Officers: taken back, relocated, swapped, no patrol.

Which card is played, and what each of its verbs sets off, stands in `laws.py`.
"""

from typing import ClassVar

from eldertable.games.eldritch_arkham.box.bounds import (
    A_LOCATION,
    FIRST_LOCATION,
    NOTHING_OR_LOCATION,
    STOP,
    STOP_OR_LOCATION,
)
from eldertable.games.eldritch_arkham.box.places import SUPPLY
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.landing import relocate
from eldertable.games.eldritch_arkham.rules.moving import SwapWith, partners
from eldertable.games.eldritch_arkham.rules.sets.law_picking import LawPicking
from eldertable.games.eldritch_arkham.rules.sets.officers import beats, law_cause
from eldertable.games.eldritch_arkham.rules.turn_end import NOBODY_PATROLLED
from eldertable.games.eldritch_arkham.table.reasons import (
    why_all_picked,
    why_no_entry,
    why_no_unit,
    why_not_stop,
    why_nowhere,
    why_there_already,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import locations_in, open_to
from eldertable.kernel.answers import Answers
from eldertable.kernel.picking import Picking
from eldertable.kernel.picking import added as added_pick
from eldertable.kernel.steps import Decision, Refusal, Step


class NoPatrol(Step):
    """Moves by a Law are no part of the patrol: every Officer may still move in it."""

    def run(self, state: ArkhamState) -> None:
        state.patrolled = NOBODY_PATROLLED


class OfficerBack(LawPicking):
    """Which Officers are taken back: one if there is any, further ones at will."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "picks")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = STOP_OR_LOCATION

    def __init__(self, seat: int, n: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.n = n
        self.picks = picks

    def besides(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return [
            FIRST_LOCATION + place
            for place in locations_in(beats(state, seat))
            if state.count(place, seat) > picks.count(FIRST_LOCATION + place)
        ]

    def would_do(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) > 0 or not beats(state, seat)

    def with_pick(self, state: ArkhamState, seat: int, answer: int) -> Picking:
        return OfficerBack(seat, self.n, added_pick(self.picks, answer))

    def carry_out(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> None:
        for pick in picks:
            state.shift(seat, pick - FIRST_LOCATION, SUPPLY)
            if state.chronicle is not None:
                state.tell(CAUSES[law_cause(state, seat)], "returned", unit=seat)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        rule = CAUSES[law_cause(state, seat)]
        if kind == "stop":
            return None if self.picks else why_not_stop(state, self, seat, rule)
        missing = why_no_unit(state, seat, values[0])
        if missing is not None:
            return missing
        picked = self.picks.count(FIRST_LOCATION + values[0])
        return why_all_picked(state.count(values[0], seat), picked, rule)


def havens(state: ArkhamState, seat: int, origin: int) -> list[int]:
    """Where an Officer could be relocated."""
    return locations_in(open_to(state, seat) & ~(1 << origin))


class OfficerRelocate(Decision):
    """Which Officer goes elsewhere without a path. (EA-RUL-31)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03", "EA-RUL-31")
    ANSWERS: ClassVar[Answers] = NOTHING_OR_LOCATION

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [
            FIRST_LOCATION + here for here in locations_in(beats(state, seat)) if havens(state, seat, here)
        ]
        return found or [STOP]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != STOP:
            state.then(OfficerTo(seat, answer - FIRST_LOCATION))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        rule = CAUSES[law_cause(state, seat)]
        if kind == "nothing":
            return why_not_stop(state, self, seat, rule)
        missing = why_no_unit(state, seat, values[0])
        if missing is not None:
            return missing
        return None if havens(state, seat, values[0]) else why_nowhere(seat, values[0], rule)


class OfficerTo(Decision):
    """Where that Officer goes. (EA-RUL-31)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03", "EA-RUL-31")
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return havens(state, seat, self.location)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        relocate(state, seat, self.location, answer, CAUSES[law_cause(state, seat)])

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] == self.location:
            return why_there_already(values[0])
        return why_no_entry(state, seat, values[0])


class SwapOfficer(Decision):
    """Which Officer changes places with a unit at an adjacent location."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03", "EA-RUL-33")
    ANSWERS: ClassVar[Answers] = NOTHING_OR_LOCATION

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [
            FIRST_LOCATION + here
            for here in locations_in(beats(state, seat))
            if partners(state, seat, here, 1)
        ]
        return found or [STOP]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != STOP:
            state.then(SwapWith(seat, answer - FIRST_LOCATION, 1, law_cause(state, seat)))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "nothing":
            return why_not_stop(state, self, seat, CAUSES[law_cause(state, seat)])
        missing = why_no_unit(state, seat, values[0])
        if missing is not None:
            return missing
        if partners(state, seat, values[0], 1):
            return None
        return Refusal("EA-RUL-33", "why-no-partner", {"location": values[0]})
