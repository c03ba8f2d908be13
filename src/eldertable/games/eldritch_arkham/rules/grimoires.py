# compiled
"""The Grimoires: roles run by the game. No step of theirs ever asks anyone."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.cards import ARKHAM, ELDRITCH
from eldertable.games.eldritch_arkham.box.places import LOCATIONS, SUPPLY
from eldertable.games.eldritch_arkham.box.vocabulary import LineVerb
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.landing import added, cross
from eldertable.games.eldritch_arkham.rules.monster_acts import MonsterActs, exposed
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import take_unit
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.fields import (
    CIVILIAN,
    LEFT,
    MONSTER,
    NOBODY,
    SPAWN,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import locations_in, ways
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Step
from eldertable.kernel.verbs import Verb

AS_A_ROLE: Final = cause("EA-GRM-06")
CHAPTERS: Final = 6


def book(state: ArkhamState, side: int) -> int:
    """Which side of which Grimoire lies there. (EA-GRM-07, EA-RUL-08)"""
    return state.agreed.books[side - state.table.seats]


class GrimoireTurn(RoleStep):
    """Ink, read, surge, omen. All that it goes by lies open. (EA-GRM-03, EA-GRM-06, EA-INF-13)"""

    def run(self, state: ArkhamState) -> None:
        ink = state.agreed.content.grimoires.ink[book(state, self.side)]
        state.gain_mythos(self.side, ink, "EA-GRM-06")
        state.then(Read(self.side), Surge(self.side), Hold(self.side), Pressure(self.side))


class Read(RoleStep):
    """Roll both dice and do the chapter of the black one."""

    def run(self, state: ArkhamState) -> None:
        numbers = state.agreed.numbers
        chapter = state.roll(numbers.black_die)
        white = state.roll(numbers.white_die)
        if state.chronicle is not None:
            number = book(state, self.side) * CHAPTERS + chapter
            state.tell("EA-GRM-06", "chapter", who=self.side, chapter=number, location=white)
        state.then(Chapter(self.side, chapter, 0, white))


class Surge(RoleStep):
    """With enough Mythos it reads once more, once per turn."""

    def run(self, state: ArkhamState) -> None:
        price = state.agreed.content.grimoires.surge[book(state, self.side)]
        if state.mythos[self.side] >= price:
            state.spend_mythos(self.side, price, "surge", "EA-GRM-06")
            state.then(Read(self.side))


class Hold(RoleStep):
    """The fewer own locations hold rivals, the likelier an Omen point."""

    def run(self, state: ArkhamState) -> None:
        books = state.agreed.content.grimoires
        at = book(state, self.side)
        free = free_locations(state, self.side)
        limit = max(books.hold_each[at] * free + books.hold_plus[at], books.hold_least[at])
        die = state.roll(state.agreed.numbers.black_die) + 1
        if state.chronicle is not None:
            state.tell("EA-GRM-06", "grimoire-holds", who=self.side, free=free, die=die, most=limit)
        if die <= limit:
            state.then(Score(self.side, 1, AS_A_ROLE))


def free_locations(state: ArkhamState, side: int) -> int:
    """How many locations of the Grimoire's own type hold no unit of a rival role."""
    free = 0
    for location in state.board.of_type[state.faction(side)]:
        if not [rival for rival in rivals_with_units(state, side) if state.of_side(rival, location)]:
            free += 1
    return free


class Pressure(RoleStep):
    """Units on the own side of Dominance are worth Omen points."""

    def run(self, state: ArkhamState) -> None:
        n = 0
        for least in state.agreed.content.grimoires.pressure[book(state, self.side)]:
            if state.side_count(state.faction(self.side)) >= least:
                n += 1
        if n and state.chronicle is not None:
            units = state.side_count(state.faction(self.side))
            state.tell("EA-GRM-06", "grimoire-presses", who=self.side, units=units, n=n)
        state.then(Score(self.side, n, AS_A_ROLE))


# --- chapters ---------------------------------------------------------------------------------------------------


class Chapter(Step):
    """One line of a chapter, then the next one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "chapter", "index", "white")

    def __init__(self, side: int, chapter: int, index: int, white: int) -> None:
        self.side = side
        self.chapter = chapter
        self.index = index
        self.white = white

    def run(self, state: ArkhamState) -> None:
        books = state.agreed.content.grimoires
        at = book(state, self.side) * CHAPTERS + self.chapter
        if self.index >= len(books.verbs[at]):
            return
        verb = GRIMOIRE_VERBS[books.verbs[at][self.index]]
        verb.act(state, self.side, books.hows[at][self.index], books.n[at][self.index], self.white)
        state.then(Chapter(self.side, self.chapter, self.index + 1, self.white))


def rivals(state: ArkhamState, side: int) -> list[int]:
    """Every role not of the Grimoire's faction, in turn order after it."""
    faction = state.faction(side)
    return [other for other in state.order_from(side) if state.faction(other) != faction]


def rivals_with_units(state: ArkhamState, side: int) -> list[int]:
    """The rivals that people play: another Grimoire has no units. (EA-RUL-37)"""
    return [rival for rival in rivals(state, side) if rival < state.table.seats]


def target_at(state: ArkhamState, side: int, location: int) -> int:
    """A Civilian, else a unit of the rival with most Omen points, else a Spawn; -1 for nothing."""
    if state.count(location, CIVILIAN):
        return CIVILIAN
    found = NOBODY
    most = -1
    for rival in rivals_with_units(state, side):
        if state.omens[rival] > most:
            unit = exposed(state, rival, location)
            if unit != NOBODY:
                found = unit
                most = state.omens[rival]
    if found != NOBODY:
        return found
    return SPAWN if state.count(location, SPAWN) else NOBODY


def seek(state: ArkhamState, side: int, start: int) -> int:
    """The first location with a target from here on upwards, after 12 again 1; -1 for none."""
    for step in range(LOCATIONS):
        location = (start + step) % LOCATIONS
        if target_at(state, side, location) != NOBODY:
            return location
    return NOBODY


def most_of(state: ArkhamState, side: int, locations: tuple[int, ...], white: int) -> int:
    """The location of these with a target and most units; if none has one, seek from the white die on."""
    found = NOBODY
    most = 0
    for location in locations:
        if state.crowd(location) > most and target_at(state, side, location) != NOBODY:
            found = location
            most = state.crowd(location)
    return found if found != NOBODY else seek(state, side, white)


def leader_unit(state: ArkhamState, side: int) -> tuple[int, int]:
    """The leading rival's unit at its lowest location without Civilians: location and colour, or -1."""
    best = (NOBODY, NOBODY)
    most = -1
    for rival in rivals_with_units(state, side):
        if state.omens[rival] <= most:
            continue
        for location in range(LOCATIONS):
            if not state.count(location, CIVILIAN) and exposed(state, rival, location) != NOBODY:
                best = (location, exposed(state, rival, location))
                most = state.omens[rival]
                break
    return best


def rival_location(state: ArkhamState, side: int) -> int:
    """The lowest location that a rival controls and that has a target; -1 for none."""
    hostile = rivals_with_units(state, side)
    for location in range(LOCATIONS):
        if state.controller(location) in hostile and target_at(state, side, location) != NOBODY:
            return location
    return NOBODY


class Aim(Verb):
    """Where a removal strikes: from the white die on, unless something else is said."""

    def find(self, state: ArkhamState, side: int, white: int) -> tuple[int, int]:
        """The location that is struck, and whom there: -1 for nothing."""
        location = self.location(state, side, white)
        return (location, target_at(state, side, location) if location != NOBODY else NOBODY)

    def location(self, state: ArkhamState, side: int, white: int) -> int:
        """The location that is struck."""
        return seek(state, side, white)


class AtAll(Aim):
    """Where most units are."""

    def location(self, state: ArkhamState, side: int, white: int) -> int:
        return most_of(state, side, tuple(range(LOCATIONS)), white)


class AtWaterside(Aim):
    """Where most units are by the water."""

    def location(self, state: ArkhamState, side: int, white: int) -> int:
        return most_of(state, side, state.board.waterside, white)


class AtType(Aim):
    """Where most units are among locations of a type."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name)
        self.kind = kind

    def location(self, state: ArkhamState, side: int, white: int) -> int:
        return most_of(state, side, state.board.of_type[self.kind], white)


class AtMonster(Aim):
    """From the Monster on."""

    def location(self, state: ArkhamState, side: int, white: int) -> int:
        return seek(state, side, state.where(MONSTER))


class AtRival(Aim):
    """Where a rival is in control."""

    def location(self, state: ArkhamState, side: int, white: int) -> int:
        location = rival_location(state, side)
        return location if location != NOBODY else seek(state, side, white)


class AtLeader(Aim):
    """A unit of the leading rival that no Civilian shields."""

    def find(self, state: ArkhamState, side: int, white: int) -> tuple[int, int]:
        best = leader_unit(state, side)
        return best if best[0] != NOBODY else super().find(state, side, white)


AIMS: Final[tuple[Aim, ...]] = (
    Aim(""),
    AtAll("all"),
    AtWaterside("waterside"),
    AtType("eldritch", ELDRITCH),
    AtType("arkham", ARKHAM),
    Aim("white"),
    AtMonster("monster"),
    AtRival("rival"),
    AtLeader("leader"),
    Aim("or-remove"),
)
"""How the lines of chapters aim; the place is the number of a `how`."""
AIM_NAMES: Final = [aim.name for aim in AIMS]
AT_WHITE: Final = AIM_NAMES.index("white")
OR_REMOVE: Final = AIM_NAMES.index("or-remove")


class GrimoireRemoves(Step):
    """Removals one by one, each on the board as it then is; without any target 1 Mythos. (EA-RUL-44)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "how", "left", "white")

    def __init__(self, side: int, how: int, left: int, white: int) -> None:
        self.side = side
        self.how = how
        self.left = left
        self.white = white

    def run(self, state: ArkhamState) -> None:
        if not self.left:
            return
        location, colour = AIMS[self.how].find(state, self.side, self.white)
        if colour != NOBODY:
            take_unit(state, self.side, location, colour, "EA-GRM-06")
        else:
            state.gain_mythos(self.side, 1, "EA-GRM-06")
        state.then(GrimoireRemoves(self.side, self.how, self.left - 1, self.white))


def exodus(state: ArkhamState, n: int) -> None:
    """From each Arkham location Civilians move to the lowest adjacent location that they may enter."""
    for origin in state.board.of_type[ARKHAM]:
        for _ in range(n):
            near = locations_in(ways(state, CIVILIAN, origin, False))
            if near and state.count(origin, CIVILIAN):
                cross(state, CIVILIAN, origin, near[0], "EA-GRM-06")


def contain(state: ArkhamState, n: int, white: int) -> bool:
    """Take units off the left side, the highest field first; whether there was any."""
    found = False
    for field in reversed(state.side_fields(LEFT)):
        colour = state.track[field]
        if colour == NOBODY or not n:
            continue
        n -= 1
        found = True
        state.track = replaced(state.track, field, -1)
        if colour == CIVILIAN:
            state.put(CIVILIAN, white)
            added(state, CIVILIAN, white, "EA-GRM-06")
        else:
            state.put(colour, SUPPLY)
            if state.chronicle is not None:
                state.tell("EA-GRM-06", "returned", unit=colour)
    return found


# --- what the chapters say ----------------------------------------------------------------------------------------


class GrimoireVerb(LineVerb):
    """What a line of a chapter does."""

    def act(self, state: ArkhamState, side: int, how: int, n: int, white: int) -> None:
        """Do it."""
        raise NotImplementedError


class Remove(GrimoireVerb):
    """Remove units."""

    def act(self, state: ArkhamState, side: int, how: int, n: int, white: int) -> None:
        state.then(GrimoireRemoves(side, how, n, white))


class Exodus(GrimoireVerb):
    """Civilians leave Arkham locations."""

    def act(self, state: ArkhamState, side: int, how: int, n: int, white: int) -> None:
        exodus(state, n)


class CallMonster(GrimoireVerb):
    """The Monster acts."""

    def act(self, state: ArkhamState, side: int, how: int, n: int, white: int) -> None:
        state.then(MonsterActs(NOBODY))


class DrainRivals(GrimoireVerb):
    """Rivals lose Mythos."""

    def act(self, state: ArkhamState, side: int, how: int, n: int, white: int) -> None:
        for rival in rivals(state, side):
            state.lose_mythos(rival, n, "EA-GRM-06")


class Contain(GrimoireVerb):
    """Units leave the left side of Dominance; with none there, a removal may come instead."""

    def act(self, state: ArkhamState, side: int, how: int, n: int, white: int) -> None:
        if not contain(state, n, white) and how == OR_REMOVE:
            state.then(GrimoireRemoves(side, AT_WHITE, 1, white))


class GainOmens(GrimoireVerb):
    """Omen points."""

    def act(self, state: ArkhamState, side: int, how: int, n: int, white: int) -> None:
        state.then(Score(side, n, AS_A_ROLE))


GRIMOIRE_VERBS: Final[tuple[GrimoireVerb, ...]] = (
    Remove(
        "remove",
        ("all", "waterside", "eldritch", "arkham", "white", "monster", "rival", "leader"),
        ("how", "n"),
    ),
    Exodus("exodus", ("arkham",), ("how", "n")),
    CallMonster("monster", (), (), ("n",)),
    DrainRivals("drain", (), ("n",)),
    Contain("contain", ("or-remove",), ("n",), ("how",)),
    GainOmens("omens", (), ("n",)),
)
"""What the lines of chapters say; the place of a verb is its number."""
