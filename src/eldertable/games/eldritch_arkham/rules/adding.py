# compiled
"""Adding units: from the supply first, else from elsewhere; and letting abducted ones go."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import (
    A_LOCATION,
    DREAMLANDS,
    FIRST_HOLDER,
    FIRST_LOCATION,
    NOTHING_OR_LOCATION,
    SOURCES,
    STOP,
)
from eldertable.games.eldritch_arkham.box.places import COLOURS, DREAM, HELD, PLACES, SUPPLY
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.landing import added
from eldertable.games.eldritch_arkham.table.fields import (
    CIVILIAN,
    DELAYED,
    LEFT,
    NOBODY,
    RIGHT,
)
from eldertable.games.eldritch_arkham.table.reasons import must_be_done, why_not_added, why_not_among
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import can_add, locations_in, sources
from eldertable.kernel.answers import Answers
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal


class AddUnit(Decision):
    """Where to add a unit of the own role, if there is one; else nothing is added.

    (EA-UNI-08, EA-UNI-09, EA-UNI-10, EA-UNI-11, EA-UNI-12, EA-RUL-184, EA-DEC-05)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "locations", "delayed", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-UNI-10", "EA-UNI-12")
    ANSWERS: ClassVar[Answers] = NOTHING_OR_LOCATION

    def __init__(self, seat: int, locations: int, delayed: int, cause: int) -> None:
        self.seat = seat
        self.locations = locations
        self.delayed = delayed
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        if not can_add(state, seat) or not self.locations:
            return [STOP]
        return [FIRST_LOCATION + location for location in locations_in(self.locations)]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            state.last_spot = -1
            return
        state.last_spot = answer - FIRST_LOCATION
        if state.count(SUPPLY, seat):
            state.lift(seat, SUPPLY)
            set_down(state, seat, self.delayed, self.cause)
        else:
            state.then(AddFrom(seat, self.delayed, self.cause))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        none = why_not_added(state, seat)
        if kind == "nothing":
            return must_be_done(CAUSES[self.cause]) if none is None and self.locations else None
        return none if none is not None else why_not_among(values[0], self.locations, CAUSES[self.cause])


def set_down(state: ArkhamState, side: int, delayed: int, cause: int) -> None:
    """Put a lifted unit of a role on the chosen location."""
    state.put(DELAYED if delayed else side, state.last_spot)
    added(state, side, state.last_spot, CAUSES[cause])


class AddFrom(Decision):
    """With an empty supply: from where the unit is taken; of the Dreamlands, from the lowest place.

    (EA-UNI-09, EA-RUL-52, EA-RUL-215, EA-DEC-04)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "delayed", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-UNI-09", "EA-RUL-52")
    ANSWERS: ClassVar[Answers] = SOURCES

    def __init__(self, seat: int, delayed: int, cause: int) -> None:
        self.seat = seat
        self.delayed = delayed
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return sources(state, seat)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer < FIRST_HOLDER:
            state.off_track(answer, seat)
        elif answer < DREAMLANDS:
            state.lift(seat, HELD + answer - FIRST_HOLDER)
        else:
            for place in range(PLACES):
                if state.count(DREAM + place, seat):
                    state.lift(seat, DREAM + place)
                    break
        set_down(state, seat, self.delayed, self.cause)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "track-side":
            if not state.on_side(values[0], seat):
                return Refusal("EA-RUL-52", "why-none-on-side", {"track_side": values[0], "colour": seat})
        elif kind == "holder":
            if not state.count(HELD + values[0], seat):
                return Refusal("EA-RUL-52", "why-none-held", {"who": values[0], "colour": seat})
        elif not [place for place in range(PLACES) if state.count(DREAM + place, seat)]:
            return Refusal("EA-RUL-52", "why-none-dreaming", {"colour": seat})
        return None


FROM_BOARD: Final = 0
FROM_CELEPHAIS: Final = 1
FROM_LEFT: Final = 2
CIVILIANS_OF_DOMINANCE: Final = 3


class ReleaseAt(Decision):
    """All units of a place are added to one location, whoever owns them and whoever controls it.

    (EA-RUL-54)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "locations", "whence", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-RUL-54", "EA-UNI-12")
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def __init__(self, seat: int, locations: int, whence: int, cause: int) -> None:
        self.seat = seat
        self.locations = locations
        self.whence = whence
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return locations_in(self.locations).copy()

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        rule = CAUSES[self.cause]
        for colour in collected(state, seat, self.whence):
            state.put(colour, answer)
            added(state, colour, answer, rule)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_among(values[0], self.locations, CAUSES[self.cause])


def collected(state: ArkhamState, seat: int, whence: int) -> list[int]:
    """Lift all units that are released, in the order of colours. (EA-RUL-204)"""
    found: list[int] = []
    if whence in (FROM_LEFT, CIVILIANS_OF_DOMINANCE):
        for side in (LEFT, RIGHT):
            for field in state.side_fields(side):
                colour = state.track[field]
                if colour == NOBODY:
                    continue
                if colour == CIVILIAN if whence == CIVILIANS_OF_DOMINANCE else side == LEFT:
                    state.track = replaced(state.track, field, -1)
                    found.append(colour)
    else:
        place = HELD + seat if whence == FROM_BOARD else DREAM + state.agreed.numbers.dreamlands_home
        for colour in range(COLOURS):
            for _ in range(state.count(place, colour)):
                state.lift(colour, place)
                found.append(colour)
    found.sort()
    return found
