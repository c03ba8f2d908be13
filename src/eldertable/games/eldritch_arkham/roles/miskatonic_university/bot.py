# compiled
"""What a sensible player of the Miskatonic University hopes for."""

from typing import Final

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot, soon
from eldertable.games.eldritch_arkham.box.places import LOCATIONS
from eldertable.games.eldritch_arkham.roles.miskatonic_university.rules import UniversityAction
from eldertable.games.eldritch_arkham.rules.sets.investigators import crowd_needed, grit
from eldertable.games.eldritch_arkham.table.state import CIVILIAN, ArkhamState

ACTION: Final = 4.5
"""What an action of the University is worth: it must pay with the expedition that it helps."""


FAR: Final = 2 * LOCATIONS
"""More actions than this are as bad as any."""


class UniversityBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 1.9
        self.plans = True
        self.begins = frozenset([UniversityAction])
        self.stops = frozenset([UniversityAction])

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """The expedition that pays best for the actions that it still takes: lectures, a crowd, the way to it."""
        here = state.where(seat)
        card = state.investigator()
        if here < 0 or card < 0:
            return 0.0
        each = grit(state)
        left = state.actions if state.acting == seat else each
        halls = state.board.of_type[state.agreed.content.investigators.type[card]]
        finish = homeward(state, gathering(state, halls, crowd_needed(state)))
        most = expedition(state, state.trip, (here,), [0], finish, left, each)
        if state.trip >= 0:
            most = max(most, expedition(state, -1, (here,), [1], finish, left, each))
        return most


def expedition(
    state: ArkhamState,
    field: int,
    halls: tuple[int, ...],
    work: list[int],
    finish: list[int],
    left: int,
    each: int,
) -> float:
    """The best that can come of an expedition at a field, when being in each of these halls takes so many actions.

    From each location it takes so many more to `finish` it.
    """
    numbers = state.agreed.numbers
    most = -50.0
    if field >= 0:
        fewest = FAR + finish[LOCATIONS]
        for at in range(len(halls)):
            fewest = min(fewest, work[at] + finish[halls[at]])
        most = 10.0 * numbers.trip_omens[field] * soon(fewest, left, each) - ACTION * fewest
    for following in numbers.trip_after[field + 1]:
        if following != state.trip_done:
            rooms = state.board.of_type[numbers.trip_type[following]]
            lectured = [1 + nearest(state, halls, work, room) for room in rooms]
            most = max(most, expedition(state, following, rooms, lectured, finish, left, each))
    return most


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
        if gathered < FAR:
            finish[LOCATIONS] = min(finish[LOCATIONS], gathered)
            for origin in range(LOCATIONS):
                finish[origin] = min(finish[origin], steps[origin * LOCATIONS + location] + gathered)
    return finish


def gathering(state: ArkhamState, places: tuple[int, ...], needed: int) -> list[int]:
    """About how many actions it takes from each location to have a crowd at one of these places, and to be there."""
    found = [FAR] * LOCATIONS
    for place in places:
        missing = needed - state.count(place, CIVILIAN)
        if missing <= 0:
            found[place] = 0
            continue
        for near in range(LOCATIONS):
            people = state.count(near, CIVILIAN)
            if people and near != place:
                come = min(missing, people)
                ways = state.board.steps[near * LOCATIONS + place]
                found[near] = min(found[near], ways * (come + 1) + 3 * (missing - come))
    return found
