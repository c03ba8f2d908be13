# compiled
"""What a sensible player of the Miskatonic University hopes for."""

from typing import Final

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot, soon
from eldertable.games.eldritch_arkham.box.cards import Board
from eldertable.games.eldritch_arkham.box.places import COLOURS, LOCATIONS
from eldertable.games.eldritch_arkham.roles.miskatonic_university.rules import UniversityAction
from eldertable.games.eldritch_arkham.rules.sets.investigators import crowd_needed, grit
from eldertable.games.eldritch_arkham.table.fields import CIVILIAN, ON_BOARD
from eldertable.games.eldritch_arkham.table.state import ArkhamState

ACTION: Final = 4.5
"""What an action of the University is worth: it must pay with the expedition that it helps."""


FAR: Final = 2 * LOCATIONS
"""More actions than this are as bad as any."""


class WayHome:
    """How many actions it takes from each location to finish an expedition: the same as long as no Civilian moves."""

    def __init__(self, board: Board | None, card: int, crowds: list[int], finish: list[int]) -> None:
        self.board = board
        self.card = card
        self.crowds = crowds
        self.finish = finish


class UniversityBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 1.9
        self.plans = True
        self.counts_actions = True
        self.begins = frozenset([UniversityAction])
        self.stops = frozenset([UniversityAction])
        self.way_home = WayHome(None, -1, [], [])
        """The last one that was reckoned."""

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """The expedition that pays best for the actions that it still takes: lectures, a crowd, the way to it."""
        here = state.where(seat)
        card = state.investigator()
        if here < 0 or card < 0:
            return 0.0
        each = grit(state)
        left = state.actions if state.acting == seat else each
        finish = self.finish(state, card)
        most = best_lecture(state, here, state.trip, 0, finish, left, each)
        if state.trip >= 0:
            most = max(most, worth(state.agreed.numbers.trip_omens[state.trip], finish[here], left, each))
            most = max(most, best_lecture(state, here, -1, 1, finish, left, each))
        return most

    def finish(self, state: ArkhamState, card: int) -> list[int]:
        """How many actions it takes from each location to finish an expedition; last, without walking."""
        units = state.units
        crowds = [units[at] for at in range(CIVILIAN, ON_BOARD, COLOURS)]
        known = self.way_home
        if known.card == card and known.crowds == crowds and known.board is state.board:
            return known.finish
        halls = state.board.of_type[state.agreed.content.investigators.type[card]]
        finish = homeward(state, gathering(state, crowds, halls, crowd_needed(state)))
        self.way_home = WayHome(state.board, card, crowds, finish)
        return finish


def worth(omens: int, work: int, left: int, each: int) -> float:
    """What an expedition is worth that takes so many actions more."""
    return 10.0 * omens * soon(work, left, each) - ACTION * work


def best_lecture(
    state: ArkhamState, here: int, field: int, spent: int, finish: list[int], left: int, each: int
) -> float:
    """The best that can come of the lectures that may follow a field, when so many actions are spent before."""
    most = -50.0
    for trip in lectures_from(state, here, field, spent):
        fewest = FAR + finish[LOCATIONS]
        for at in range(1, len(trip), 2):
            work = trip[at + 1] + finish[trip[at]]
            if work < fewest:
                fewest = work
        promise = worth(trip[0], fewest, left, each)
        if promise > most:
            most = promise
    return most


def lectures_from(state: ArkhamState, here: int, field: int, spent: int) -> list[tuple[int, ...]]:
    """Every lecture that may follow a field, sooner or later: its Omen points; its halls, each with the actions it takes.

    Only the board and the fields count, so it is worked out once for each.
    """
    fields = len(state.agreed.numbers.trip_ids) + 1
    key = (((here * fields) + field + 1) * fields + state.trip_done + 1) * 2 + spent
    known = state.board.recalled
    if key not in known:
        known[key] = []
        follow(state, field, (here,), [spent], known[key])
    return known[key]


def follow(
    state: ArkhamState, field: int, halls: tuple[int, ...], work: list[int], found: list[tuple[int, ...]]
) -> None:
    """Add the lectures after a field, when being in each of these halls takes so many actions."""
    numbers = state.agreed.numbers
    for following in numbers.trip_after[field + 1]:
        if following == state.trip_done:
            continue
        rooms = state.board.of_type[numbers.trip_type[following]]
        lectured = [1 + nearest(state, halls, work, room) for room in rooms]
        trip = [numbers.trip_omens[following]]
        for at in range(len(rooms)):
            trip.append(rooms[at])
            trip.append(lectured[at])
        found.append(tuple(trip))
        follow(state, following, rooms, lectured, found)


def nearest(state: ArkhamState, halls: tuple[int, ...], work: list[int], room: int) -> int:
    """How many actions it takes to be in a room, by way of the hall from which it takes fewest."""
    steps = state.board.steps
    fewest = FAR
    for at in range(len(halls)):
        fewest = min(fewest, work[at] + steps[halls[at] * LOCATIONS + room])
    return fewest


def homeward(state: ArkhamState, found: list[int]) -> list[int]:
    """How many actions it takes from each location to walk to the best place to gather a crowd, and to do it.

    Last comes the least of what gathering itself takes.
    """
    steps = state.board.steps
    finish = [FAR] * (LOCATIONS + 1)
    for location in range(LOCATIONS):
        gathered = found[location]
        if gathered < finish[location]:  # else it is as good to walk on to a better place
            if gathered < finish[LOCATIONS]:
                finish[LOCATIONS] = gathered
            for origin in range(LOCATIONS):
                work = steps[origin * LOCATIONS + location] + gathered
                if work < finish[origin]:
                    finish[origin] = work
    return finish


def gathering(state: ArkhamState, crowds: list[int], places: tuple[int, ...], needed: int) -> list[int]:
    """About how many actions it takes from each location to have a crowd at one of these places, and to be there."""
    found = [FAR] * LOCATIONS
    steps = state.board.steps
    for place in places:
        missing = needed - crowds[place]
        if missing <= 0:
            found[place] = 0
            continue
        for near in range(LOCATIONS):
            people = crowds[near]
            if people and near != place:
                come = people if people < missing else missing
                work = steps[near * LOCATIONS + place] * (come + 1) + 3 * (missing - come)
                if work < found[near]:
                    found[near] = work
    return found
