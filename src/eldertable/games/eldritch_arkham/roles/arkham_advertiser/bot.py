# compiled
"""What a sensible player of the Arkham Advertiser hopes for."""

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot, soon
from eldertable.games.eldritch_arkham.box.places import LOCATIONS
from eldertable.games.eldritch_arkham.roles.arkham_advertiser.rules import AdvertiserAction, mission_succeeds
from eldertable.games.eldritch_arkham.rules.sets.investigators import crowd_needed, grit
from eldertable.games.eldritch_arkham.table.fields import RIGHT
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import has_victim, locations_in


class AdvertiserBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 3.2
        self.plans = True
        self.counts_actions = True
        self.begins = frozenset([AdvertiserAction])
        self.stops = frozenset([AdvertiserAction])

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """A story, the better the nearer to madness; the sooner it can be printed, the more it is worth."""
        here = state.where(seat)
        cards = state.agreed.content.investigators
        units = state.track_count()
        to_dominance = len(state.track) - state.marker - state.side_count(RIGHT)
        if here < 0:
            return 0.5 * units - (1.5 * to_dominance if state.mission else 0.0)
        story = state.agreed.numbers.sanity[state.sanity]
        if mission_succeeds(state, seat):
            return 9.5 * story
        each = grit(state)
        left = state.actions if state.acting == seat else each
        away = distance(state, here, state.board.mask_of_type[cards.type[state.investigator()]])
        lack = max(0, crowd_needed(state) - units)
        hunt = distance_to_prey(state, seat, here) if state.mission or lack else 0
        if state.mission:
            return 4.5 * story - 1.6 * to_dominance - 0.1 * away - 0.5 * hunt
        return 8.0 * story * soon(lack + away + hunt, left, each) - 0.2 * away - 0.4 * hunt


def distance_to_prey(state: ArkhamState, side: int, origin: int) -> int:
    """How many steps by land to the nearest location where somebody may be taken."""
    steps = state.board.steps
    fewest = LOCATIONS
    for location in range(LOCATIONS):
        away = steps[origin * LOCATIONS + location]
        if away < fewest and has_victim(state, side, location):
            fewest = away
    return fewest


def distance(state: ArkhamState, origin: int, goal: int) -> int:
    """How many steps by land to the nearest of a set of locations."""
    steps = state.board.steps
    fewest = LOCATIONS
    for location in locations_in(goal):
        away = steps[origin * LOCATIONS + location]
        if away < fewest:
            fewest = away
    return fewest
