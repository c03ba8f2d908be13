# compiled
"""What the effects of Law cards do with people: an amnesty, an appeal to those on Dominance, deportation.

Which card is played, and what each of its verbs sets off, stands in `laws.py`.
"""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import (
    A_COLOUR,
    FIRST_LOCATION,
    LOCATION,
    NOTHING_OR_LOCATION,
    STOP,
    STOP_OR_LOCATION,
    TRACK_SIDE,
    TRACK_SIDES,
)
from eldertable.games.eldritch_arkham.box.places import COLOURS, SUPPLY
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.landing import added
from eldertable.games.eldritch_arkham.rules.sets.law_picking import LawPicking
from eldertable.games.eldritch_arkham.rules.sets.officers import beats, law_cause
from eldertable.games.eldritch_arkham.table.fields import CIVILIAN, LEFT, RIGHT
from eldertable.games.eldritch_arkham.table.reasons import (
    must_be_done,
    why_all_picked,
    why_no_unit,
    why_not_stop,
    why_stays,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import can_be_taken, locations_in, set_of
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import SPREAD, Picking
from eldertable.kernel.picking import added as added_pick
from eldertable.kernel.steps import Decision, Refusal

FROM_TRACK: Final = Answers(Kind("stop"), Kind("track-side", TRACK_SIDE))
FIRST_SIDE: Final = FROM_TRACK.start("track-side")
APPEAL: Final = Answers(Kind("stop"), Kind("appeal", LOCATION, TRACK_SIDE))
FIRST_APPEAL: Final = APPEAL.start("appeal")


class Amnesty(Decision):
    """At which Beat Civilians of Dominance come back, if any do."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = STOP_OR_LOCATION

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        if not state.on_track(CIVILIAN):
            return [STOP]
        return [STOP] + [FIRST_LOCATION + place for place in locations_in(beats(state, seat))]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != STOP:
            state.then(AmnestyFrom(seat, answer - FIRST_LOCATION, self.n))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if not state.on_track(CIVILIAN):
            return Refusal(CAUSES[law_cause(state, seat)], "why-no-civilian-removed", {})
        return why_no_unit(state, seat, values[0])


class AmnestyFrom(LawPicking):
    """From which sides of Dominance the Civilians come: one at least."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "n", "picks")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = FROM_TRACK
    WAY: ClassVar[str] = SPREAD

    def __init__(self, seat: int, location: int, n: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.location = location
        self.n = n
        self.picks = picks

    def besides(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return [
            FIRST_SIDE + side
            for side in (LEFT, RIGHT)
            if civilians_on(state, side) > picks.count(FIRST_SIDE + side)
        ]

    def would_do(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) > 0

    def with_pick(self, state: ArkhamState, seat: int, answer: int) -> Picking:
        return AmnestyFrom(seat, self.location, self.n, added_pick(self.picks, answer))

    def carry_out(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> None:
        for pick in picks:
            bring_back(state, seat, pick - FIRST_SIDE, self.location)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None if self.picks else must_be_done(CAUSES[law_cause(state, seat)])
        picked = self.picks.count(FIRST_SIDE + values[0])
        return why_none_on_side(state, seat, values[0], picked)


def why_none_on_side(state: ArkhamState, seat: int, side: int, picked: int) -> Refusal | None:
    """No Civilian is on that side of Dominance, or all are picked."""
    rule, n = CAUSES[law_cause(state, seat)], civilians_on(state, side)
    if not n:
        return Refusal(rule, "why-none-on-side", {"track_side": side, "colour": CIVILIAN})
    return why_all_picked(n, picked, rule)


def civilians_on(state: ArkhamState, side: int) -> int:
    """How many Civilians lie on a side of Dominance."""
    return len([field for field in state.side_fields(side) if state.track[field] == CIVILIAN])


def bring_back(state: ArkhamState, seat: int, side: int, location: int) -> None:
    """A Civilian of a side of Dominance is added to a location."""
    state.off_track(side, CIVILIAN)
    state.put(CIVILIAN, location)
    added(state, CIVILIAN, location, CAUSES[law_cause(state, seat)])


class Appeal(LawPicking):
    """To which Beats a Civilian comes, one to each, and from which side."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "picks")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = APPEAL

    def __init__(self, seat: int, n: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.n = n
        self.picks = picks

    def besides(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        done = set_of([(pick - FIRST_APPEAL) // TRACK_SIDES for pick in picks])
        sides = [
            side
            for side in (LEFT, RIGHT)
            if civilians_on(state, side) > len([0 for pick in picks if side_of(pick) == side])
        ]
        return [
            FIRST_APPEAL + location * TRACK_SIDES + side
            for location in locations_in(beats(state, seat) & ~done)
            for side in sides
        ]

    def would_do(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def with_pick(self, state: ArkhamState, seat: int, answer: int) -> Picking:
        return Appeal(seat, self.n, added_pick(self.picks, answer))

    def carry_out(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> None:
        for pick in picks:
            bring_back(state, seat, side_of(pick), (pick - FIRST_APPEAL) // TRACK_SIDES)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        location, side = values
        missing = why_no_unit(state, seat, location)
        if missing is not None:
            return missing
        if [pick for pick in self.picks if (pick - FIRST_APPEAL) // TRACK_SIDES == location]:
            return Refusal(CAUSES[law_cause(state, seat)], "why-heard-already", {"location": location})
        picked = len([pick for pick in self.picks if side_of(pick) == side])
        return why_none_on_side(state, seat, side, picked)


def side_of(pick: int) -> int:
    """The side of Dominance from which a Civilian comes to a Beat."""
    return (pick - FIRST_APPEAL) % TRACK_SIDES


def deportable(state: ArkhamState, seat: int, location: int) -> list[int]:
    """The colours that could be deported from a Beat: other roles' and Spawn, if no Civilian is there."""
    if state.count(location, CIVILIAN):
        return []
    return [
        colour
        for colour in range(COLOURS)
        if state.count(location, colour) and state.owner(colour) != seat and can_be_taken(state, colour)
    ]


class Deport(Decision):
    """From which Beat a unit goes back to its owner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = NOTHING_OR_LOCATION

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [
            FIRST_LOCATION + here
            for here in locations_in(beats(state, seat))
            if deportable(state, seat, here)
        ]
        return found or [STOP]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != STOP:
            state.then(DeportWhom(seat, answer - FIRST_LOCATION))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        rule = CAUSES[law_cause(state, seat)]
        if kind == "nothing":
            return why_not_stop(state, self, seat, rule)
        missing = why_no_unit(state, seat, values[0])
        if missing is not None:
            return missing
        civilians = state.count(values[0], CIVILIAN)
        if civilians:
            return Refusal(rule, "why-witnesses", {"location": values[0], "n": civilians})
        if deportable(state, seat, values[0]):
            return None
        return Refusal(rule, "why-nobody-to-deport", {"location": values[0]})


class DeportWhom(Decision):
    """Which unit that is; never an Avatar."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03")
    ANSWERS: ClassVar[Answers] = A_COLOUR

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def whence(self, state: ArkhamState, seat: int) -> int:
        """Where the units are that may be chosen."""
        return self.location

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return deportable(state, seat, self.location)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        unit = state.lift(answer, self.location)
        state.put(unit, SUPPLY)
        if state.chronicle is not None:
            state.tell(CAUSES[law_cause(state, seat)], "returned", unit=unit)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        missing = why_no_unit(state, values[0], self.location)
        if missing is not None:
            return missing
        if state.owner(values[0]) == seat:
            return Refusal("EA-UNI-07", "why-own-unit", {})
        return why_stays(state, values[0])
