# compiled
"""How things stand, in tenths of an Omen point: points, and what each role hopes to make of its position."""

from collections.abc import Callable
from typing import Final

from eldertable.games.eldritch_arkham.box.bounds import COLOURS
from eldertable.games.eldritch_arkham.box.cards import (
    ADVERTISER,
    AREAS,
    CALL_ROW,
    CARTER,
    CTHULHU_CULT,
    DEEP_ONES,
    DRAG_ROW,
    ELDER_THINGS,
    ELDRITCH,
    FEDS,
    GREAT_OLD_ONE,
    KURANES,
    LOCATIONS,
    NEUTRAL,
    NODENS,
    ORDER_OF_DAGON,
    PLACES,
    POLICE,
    UNIVERSITY,
)
from eldertable.games.eldritch_arkham.rules.roles.advertiser import mission_succeeds
from eldertable.games.eldritch_arkham.rules.roles.deep_ones import open_slots
from eldertable.games.eldritch_arkham.rules.roles.feds import neighbourhoods
from eldertable.games.eldritch_arkham.rules.roles.police import (
    Arrest,
    ArrestNext,
    Arrests,
    Assign,
    AssignOrder,
    Recruit,
    demanded,
)
from eldertable.games.eldritch_arkham.rules.sets.ancient import swarmed
from eldertable.games.eldritch_arkham.rules.sets.investigators import crowd_needed, grit
from eldertable.games.eldritch_arkham.rules.sets.officers import beats
from eldertable.games.eldritch_arkham.rules.sets.rituals import worshipped
from eldertable.games.eldritch_arkham.table.state import (
    ARREST,
    ASSIGN,
    CIVILIAN,
    DELAYED,
    DREAM,
    HELD,
    LAW_HAND,
    LEFT,
    PATROL,
    RECRUIT,
    RIGHT,
    RITUAL_HAND,
    SUPPLY,
    ArkhamState,
)
from eldertable.games.eldritch_arkham.table.town import has_victim, locations_in, may_enter, set_of, sources

POINT: Final = 10.0


def standing(state: ArkhamState, seat: int) -> float:
    """Own points and hopes against what the best rival has."""
    if state.ended:
        return 1000.0 if state.winners >> seat & 1 else -1000.0
    rival = 0
    others = 0
    for side in state.order:
        if side != seat:
            rival = max(rival, state.omens[side])
            others += state.omens[side]
    worth = POINT * state.omens[seat] - 2.0 * rival - 0.5 * others
    mythos = state.mythos[seat]
    worth += 1.2 * min(mythos, 4) + 0.4 * max(0, mythos - 4)
    return worth + HOPES[state.role[seat]](state, seat)


def deep_hopes(state: ArkhamState, seat: int) -> float:
    """Drags of this turn and the next: Outsiders by the water beside victims, fields to use, enough of them at home."""
    worth = 0.0
    ready = called = 0
    for location in range(LOCATIONS):
        own = state.count(location, seat)
        lying = state.count(location, DELAYED)
        if not own + lying:
            continue
        worth += 0.9 * own + 0.6 * lying
        if can_swim(state, seat, location) and has_victim(state, seat, location):
            prey = state.crowd(location) - own - lying
            ready += min(own, prey)
            called += min(own + lying, prey)
    tokens = state.count(SUPPLY, seat)
    now = 0
    if state.acting == seat:
        fields = len(open_slots(state, DRAG_ROW))
        now = min(fields, tokens, ready)
        if tokens > 1 and open_slots(state, CALL_ROW):
            now = max(now, min(fields, tokens - 1, called))
    rows = state.agreed.numbers.row_fields
    for row in range(len(state.limits)):
        limit = state.limits[row]
        fields = (limit - 1 if limit else rows[row]) + state.loads[row]
        worth += (7.0 if row == DRAG_ROW else 2.0) * fields
        if row == DRAG_ROW:
            worth += 8.0 * min(fields, called - now)
    home = tokens + sum(state.slots) + sum(state.loads) + state.drowned
    return worth + 15.0 * now + 1.5 * (called - now) + 1.4 * min(home, 4) + 0.4 * max(0, home - 4)


def can_swim(state: ArkhamState, seat: int, location: int) -> bool:
    """Whether an Outsider could leave a location across water."""
    for target in state.board.water[location]:
        if may_enter(state, seat, target):
            return True
    return False


def elder_hopes(state: ArkhamState, seat: int) -> float:
    """Units beside subjects, opened seals, nobody lonely."""
    worth = -7.0 * sum(state.seals)
    subjects = 0
    for location in range(LOCATIONS):
        own = state.count(location, seat)
        if not own:
            continue
        alone = state.crowd(location) == own
        worth += 0.2 if alone else 1.0 + 0.3 * (own - 1)
        if not alone and has_victim(state, seat, location):
            subjects += 1
            worth += 2.2 if state.board.type[location] == NEUTRAL else 1.4
    return worth + 1.0 * min(subjects, 3)


def old_one_hopes(state: ArkhamState, seat: int) -> float:
    """The Avatar at an Eldritch location with prey, and a crowded left side."""
    here = state.where(seat)
    if here < 0:
        return 0.0
    worth = 0.0
    if state.board.type[here] == ELDRITCH or here == state.gate:
        worth += 2.5
    if has_victim(state, seat, here):
        worth += 2.5
    worth += 0.5 * min(4, state.crowd(here) - 1)
    card = state.ancient()
    if card >= 0:
        worth += 0.8 * min(state.side_count(LEFT), state.agreed.content.ancients.threat[card])
    ring = len(state.agreed.numbers.rings[0])
    gap = (state.rings[1] - state.rings[0]) % ring
    return worth + 0.25 * (ring - gap if gap else 0)


def nodens_hopes(state: ArkhamState, seat: int) -> float:
    """Prey on the board is as good as points; other roles' units within reach are promising."""
    held = HELD + seat
    civilians = state.count(held, CIVILIAN)
    others = state.crowd(held) - civilians
    worth = 9.6 * others + 3.4 * civilians
    for colour in range(COLOURS):
        if state.count(held, colour):
            worth += 1.0
    if state.area >= 0:
        for location in locations_in(swarmed(state)):
            units = state.crowd(location)
            people = state.count(location, CIVILIAN)
            worth += 0.25 * people + (1.5 if not people else 0.5) * (units - people)
    return worth


CORRUPTION: Final = [0.0, 6.0, 10.0, 12.0, 13.0]
"""What the fields of the Corruption track are worth: the first steps bring most."""


def cult_hopes(state: ArkhamState, seat: int) -> float:
    """Nearly surrounded areas, Altars and Cultists to feed them, Corruption, cards that fit."""
    worth = CORRUPTION[state.corruption] + 1.1 * worshipped(state)
    rituals = state.agreed.content.rituals
    fits = 0
    for area in range(AREAS):
        paths = state.board.circle_paths[area]
        held = 0
        for path in paths:
            held += state.on_path[path]
        share = held / len(paths)
        worth += 11.0 * share * share
        altars = state.altars_in[area]
        if altars:
            worth += 20.0 * altars + 9.0 * min(held, altars)
        if held < len(paths) and (altars or held):
            fits |= 1 << area
    for card in state.zones[RITUAL_HAND]:
        worth += 1.2 if fits >> rituals.area[state.agreed.content.face[card]] & 1 else 0.6
    return worth


def order_hopes(state: ArkhamState, seat: int) -> float:
    """Cultists in strength, Altars that stand or may fall, the Grand Ritual."""
    numbers = state.agreed.numbers
    depth = 0
    if state.grand:
        depth = 1 if state.grand in numbers.grand_next[0] else 2
    worth = 12.0 * depth
    for location in range(LOCATIONS):
        own = state.count(location, seat)
        if state.altars_at[location]:
            worth += 2.0 if own else 8.0
        elif own:
            rest = state.crowd(location) - own
            worth += 1.0 * own + (2.5 if own > rest - 2 else 0.0)
    if state.acting == seat:
        most = 0.0
        for field in numbers.grand_next[state.grand]:
            wanted = numbers.grand_n[field]
            done = min(state.deeds[numbers.grand_deed[field]], wanted)
            if wanted - done <= state.actions + state.mythos[seat]:
                most = max(most, 7.0 * done / wanted)
        worth += most
    return worth + 0.3 * len(state.zones[RITUAL_HAND]) + 1.1 * worshipped(state)


def distance(state: ArkhamState, origin: int, goal: int) -> int:
    """How many steps by land to the nearest of a set of locations."""
    steps = state.board.steps
    fewest = LOCATIONS
    for location in locations_in(goal):
        fewest = min(fewest, steps[origin * LOCATIONS + location])
    return fewest


def advertiser_hopes(state: ArkhamState, seat: int) -> float:
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
    prey = set_of([location for location in range(LOCATIONS) if has_victim(state, seat, location)])
    hunt = distance(state, here, prey)
    if state.mission:
        return 4.5 * story - 1.6 * to_dominance - 0.1 * away - 0.5 * hunt
    work = lack + away + (hunt if lack else 0)
    return 8.0 * story * soon(work, left, each) - 0.2 * away - (0.4 * hunt if lack else 0.0)


def soon(work: int, left: int, each: int) -> float:
    """What a reward is still worth that takes so much work, with so many actions left now and so many each turn."""
    worth = 1.0 - 0.02 * work
    while work > left:
        work -= each
        worth *= 0.85
    return worth


ACTION: Final = 4.5
"""What an action of the University is worth: it must pay with the expedition that it helps."""


def university_hopes(state: ArkhamState, seat: int) -> float:
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


def police_hopes(state: ArkhamState, seat: int) -> float:
    """Officers beside suspects for as many arrests as ordered, and orders that can be fulfilled."""
    assigning = recruiting = arresting = False
    for step in state.agenda:
        assigning = assigning or isinstance(step, (Assign, AssignOrder))
        recruiting = recruiting or isinstance(step, Recruit)
        arresting = arresting or isinstance(step, (Arrests, ArrestNext, Arrest))
    places = 0
    for location in locations_in(beats(state, seat)):
        if has_victim(state, seat, location):
            places += 1
    officers = state.on_board(seat)
    free = state.count(SUPPLY, seat) + len(sources(state, seat))
    coming = recruiting or not arresting
    reach = places
    if coming:
        reach += min(demanded(state, RECRUIT), free) + (1 if officers > places else 0)
    wanted = demanded(state, ARREST)
    worth = 3.0 * places + 1.5 * min(free, 2) + (1.0 if state.wagon >= 0 else 0.0)
    worth -= 6.0 * (state.orders[RECRUIT] + state.orders[PATROL]) + 3.0 * state.orders[ASSIGN]
    worth -= 4.0 * max(0, demanded(state, PATROL) - officers - 1)
    short = demanded(state, RECRUIT) > free and coming
    if assigning:
        worth += 6.0 * max(0, min(demanded(state, ASSIGN), reach - wanted))
    if arresting and not short:
        worth += 8.0 * min(wanted, reach)
    if short or (arresting and wanted > reach):
        return worth
    return worth + 8.0 * min(wanted, reach) - 2.0 * max(0, wanted - reach)


HOLD: Final = [1.0, 0.6, 0.3, 0.1, 0.0]
"""How much of a location is held when so many units more would have to go or come."""


def feds_hopes(state: ArkhamState, seat: int) -> float:
    """Controlled neighbourhoods and those in the making, the Command Post, funds and a few cards."""
    board = state.board
    worth = 15.0 * neighbourhoods(state, seat)
    hold = [0.0] * LOCATIONS
    for location in range(LOCATIONS):
        own = state.count(location, seat)
        if own:
            missing = state.crowd(location) - 2 * own + 1
            hold[location] = 1.0 if missing <= 0 else HOLD[min(missing, len(HOLD) - 1)]
            worth += 6.0 * hold[location] + 0.5 * own
            if missing < 0:
                worth += 0.7
    for location in range(LOCATIONS):
        if hold[location] > 0.0:
            best = 0.0
            for near in board.land[location]:
                best = max(best, min(hold[location], hold[near]))
            worth += 6.0 * best
    if state.post_at >= 0 and hold[state.post_at] >= 1.0:
        worth += 8.0
    cards = len(state.zones[LAW_HAND])
    return worth + 0.9 * state.purse + 0.8 * min(cards, 2) + 0.1 * cards


def carter_hopes(state: ArkhamState, seat: int) -> float:
    """Visions near the Dream-self, most of all where the Vagrant's areas open the way."""
    here = state.where(seat)
    worth = 2.0 if here >= 0 else 0.0
    if state.dreamer < 0:
        return worth
    near = state.agreed.numbers.dream_paths[state.dreamer]
    areas = state.board.areas_at[here] if here >= 0 else 0
    worth += 0.7 * areas.bit_count()
    for place in range(PLACES):
        if state.visions_in[place]:
            open_now = 1.5 if areas >> place & 1 else 0.0
            worth += ((5.0 if place in near else 3.0) + open_now) * state.visions_in[place]
    return worth


def kuranes_hopes(state: ArkhamState, seat: int) -> float:
    """Visions near the Dream-self and the Vagrant, whoever was dreamt away, and who could be next."""
    here = state.where(seat)
    worth = 2.0 if here >= 0 else 0.0
    if state.dreamer < 0:
        return worth
    near = state.agreed.numbers.dream_paths[state.dreamer]
    for place in range(PLACES):
        if state.visions_in[place]:
            worth += (3.5 if place in near else 1.5) * state.visions_in[place]
    for place in range(PLACES):
        n = state.crowd(DREAM + place)
        if n:
            worth += n * dreamt_away(state, place)
    if here >= 0:
        for location in range(LOCATIONS):
            if state.visions_at[location]:
                worth += (4.0 if location in state.board.land[here] else 1.5) * state.visions_at[location]
        if has_victim(state, seat, here) and not state.shared >> here & 1:
            worth += 1.5
    return worth


def dreamt_away(state: ArkhamState, place: int) -> float:
    """What a unit in the Dreamlands is worth: the more, the nearer to Celephaïs."""
    numbers = state.agreed.numbers
    if place == numbers.celephais:
        return 9.0
    steps = 1 if place in numbers.dream_paths[numbers.celephais] else 2
    return 4.5 - 1.5 * steps + (1.5 if place == state.dreamer else 0.0)


HOPES: Final[dict[int, Callable[[ArkhamState, int], float]]] = {
    DEEP_ONES: deep_hopes,
    ELDER_THINGS: elder_hopes,
    GREAT_OLD_ONE: old_one_hopes,
    NODENS: nodens_hopes,
    CTHULHU_CULT: cult_hopes,
    ORDER_OF_DAGON: order_hopes,
    ADVERTISER: advertiser_hopes,
    UNIVERSITY: university_hopes,
    POLICE: police_hopes,
    FEDS: feds_hopes,
    CARTER: carter_hopes,
    KURANES: kuranes_hopes,
}
"""What each role expects to make of its position."""
