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


class UniversityBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
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
        finish = gathering(state, halls, crowd_needed(state))
        work = state.board.steps[here * LOCATIONS : (here + 1) * LOCATIONS]
        most = expedition(state, state.trip, work, finish, left, each)
        if state.trip >= 0:
            most = max(most, expedition(state, -1, [1 + steps for steps in work], finish, left, each))
        return most


def expedition(
    state: ArkhamState, field: int, work: list[int], finish: list[int], left: int, each: int
) -> float:
    """The best that can come of an expedition at a field, when being at each location takes so many actions."""
    numbers = state.agreed.numbers
    most = -50.0
    if field >= 0:
        fewest = min([work[location] + finish[location] for location in range(LOCATIONS)])
        most = 10.0 * numbers.trip_omens[field] * soon(fewest, left, each) - ACTION * fewest
    steps = state.board.steps
    for following in range(len(numbers.trip_ids)):
        if numbers.trip_before[following] != field or following == state.trip_done:
            continue
        after = [2 * LOCATIONS] * LOCATIONS
        for hall in state.board.of_type[numbers.trip_type[following]]:
            for location in range(LOCATIONS):
                after[location] = min(after[location], work[hall] + 1 + steps[hall * LOCATIONS + location])
        most = max(most, expedition(state, following, after, finish, left, each))
    return most


def gathering(state: ArkhamState, places: tuple[int, ...], needed: int) -> list[int]:
    """About how many actions it takes from each location to have a crowd at one of these places, and to be there."""
    found = [2 * LOCATIONS] * LOCATIONS
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
