# compiled
"""What a sensible player does here: carry every answer through to the end of the action, and compare how things stand.

How things stand is counted in tenths of an Omen point: points, and what each role hopes to make of its position.
The state is one that the seat could believe in, so its dice and hidden cards are guesses.
"""

from typing import Final

from eldertable.games.eldritch_arkham.advertiser import mission_succeeds
from eldertable.games.eldritch_arkham.ancient import swarmed
from eldertable.games.eldritch_arkham.cards import (
    ADVERTISER,
    AREAS,
    CARTER,
    CTHULHU_CULT,
    DEEP_ONES,
    DRAG_ROW,
    ELDER_THINGS,
    ELDRITCH,
    FEDS,
    GREAT_OLD_ONE,
    LOCATIONS,
    NEUTRAL,
    NODENS,
    ORDER_OF_DAGON,
    PLACES,
    POLICE,
    UNIVERSITY,
)
from eldertable.games.eldritch_arkham.feds import neighbourhoods
from eldertable.games.eldritch_arkham.officers import beats, controlled
from eldertable.games.eldritch_arkham.police import demanded
from eldertable.games.eldritch_arkham.state import (
    ARREST,
    CIVILIAN,
    COLOURS,
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
from eldertable.games.eldritch_arkham.town import has_victim, locations_in
from eldertable.games.eldritch_arkham.university import research_succeeds
from eldertable.kernel.steps import Decision

POINT: Final = 10.0
DEPTH: Final = 4
"""So many further questions of the same action are looked into."""
BREADTH: Final = 10
"""Of a further question at most so many answers are tried."""
WHOLE: Final[tuple[str, ...]] = (
    "DeepAction",
    "ElderAction",
    "Harbinger",
    "LastCommand",
    "NodensAction",
    "NightGaunt",
    "CultAction",
    "Join",
    "OrderAction",
    "AdvertiserAction",
    "UniversityAction",
    "FedAction",
    "CarterAction",
    "KuranesAction",
    "Plan",
    "AssignOrder",
)
"""Questions that begin something new: what an action did is judged before them."""


def choose(state: ArkhamState, seat: int) -> int:
    """The answer after which the seat stands best; of equals the first."""
    options = state.choices
    decision = state.decision
    if len(options) == 1 or decision is None:
        return options[0]
    best = options[0]
    most = -1e9
    for answer in options:
        worth = worth_of(state, decision, seat, answer, DEPTH)
        if worth > most + 0.01:
            best, most = answer, worth
    return best


def stops(decision: Decision, answer: int) -> bool:
    """Whether an answer only ends something: then things stand as they do."""
    return answer == 0 and type(decision).__name__ in STOPPING


STOPPING: Final[tuple[str, ...]] = (
    "DeepAction",
    "ElderAction",
    "LastCommand",
    "NodensAction",
    "CultAction",
    "Join",
    "OrderAction",
    "AdvertiserAction",
    "UniversityAction",
    "FedAction",
    "CarterAction",
    "KuranesAction",
    "TakeControlled",
    "GrandRitual",
    "MoveCivilians",
    "WalkOn",
    "Stride",
    "CampusStride",
    "TakeEach",
    "MoveAny",
    "OfficerMove",
)


def worth_of(state: ArkhamState, decision: Decision, seat: int, answer: int, depth: int) -> float:
    """How the seat stands when the answer is carried through."""
    if stops(decision, answer):
        return standing(state, seat)
    after = state.clone()
    after.apply(answer, seat)
    return prospect(after, seat, depth)


def prospect(state: ArkhamState, seat: int, depth: int) -> float:
    """The best that can come of an action that still asks its own player."""
    decision = state.decision
    if decision is None or decision.seat != seat or depth == 0 or type(decision).__name__ in WHOLE:
        return standing(state, seat)
    most = -1e9
    options = state.choices
    step = 1 + (len(options) - 1) // BREADTH
    for at in range(0, len(options), step):
        worth = worth_of(state, decision, seat, options[at], depth - 1)
        if worth > most:
            most = worth
    return most


# --- how things stand -----------------------------------------------------------------------------------------------


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
    return worth + hopes(state, seat)


def hopes(state: ArkhamState, seat: int) -> float:
    """What a role expects to make of its position."""
    role = state.role[seat]
    if role == DEEP_ONES:
        return deep_hopes(state, seat)
    if role == ELDER_THINGS:
        return elder_hopes(state, seat)
    if role == GREAT_OLD_ONE:
        return old_one_hopes(state, seat)
    if role == NODENS:
        return nodens_hopes(state, seat)
    if role == CTHULHU_CULT:
        return cult_hopes(state, seat)
    if role == ORDER_OF_DAGON:
        return order_hopes(state, seat)
    if role == ADVERTISER:
        return advertiser_hopes(state, seat)
    if role == UNIVERSITY:
        return university_hopes(state, seat)
    if role == POLICE:
        return police_hopes(state, seat)
    if role == FEDS:
        return feds_hopes(state, seat)
    return dreamer_hopes(state, seat)


def deep_hopes(state: ArkhamState, seat: int) -> float:
    """Outsiders by the water beside victims, open fields, and enough of them in reserve."""
    worth = 0.0
    board = state.board
    prey = 0
    for location in range(LOCATIONS):
        own = state.count(location, seat)
        lying = state.count(location, DELAYED)
        if not own + lying:
            continue
        wet = len(board.water[location]) > 0
        if wet and has_victim(state, seat, location):
            prey += 1
            worth += 4.0 * min(own, 2) + 2.2 * min(lying, 2)
        worth += 0.9 * own + 0.5 * lying
    worth += 1.0 * min(prey, 3)
    worth += 0.35 * state.count(SUPPLY, seat)
    for row in range(len(state.limits)):
        step = 4.0 if row == DRAG_ROW else 1.5
        limit = state.limits[row]
        fields = state.agreed.numbers.row_fields[row]
        worth += step * (fields if not limit else limit - 1) + 0.8 * step * state.loads[row]
    return worth


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
    gap = (state.rings[1] - state.rings[0]) % 8
    return worth + 0.25 * (8 - gap if gap else 0)


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


def cult_hopes(state: ArkhamState, seat: int) -> float:
    """Nearly surrounded areas, Altars and Cultists to feed them, Corruption, cards."""
    worth = 1.6 * state.corruption + 0.7 * len(state.zones[RITUAL_HAND])
    for area in range(AREAS):
        paths = state.board.circle_paths[area]
        held = 0
        for path in paths:
            held += state.on_path[path]
        share = held / len(paths)
        worth += 9.0 * share * share
        if state.altars_in[area]:
            worth += 11.0 * state.altars_in[area] + 3.0 * min(held, 1)
    return worth


def order_hopes(state: ArkhamState, seat: int) -> float:
    """Cultists in strength, Altars that stand or may fall, the Grand Ritual."""
    numbers = state.agreed.numbers
    depth = 0
    if state.grand:
        depth = 1 if state.grand in numbers.grand_next[0] else 2
    worth = 11.0 * depth
    for location in range(LOCATIONS):
        own = state.count(location, seat)
        if state.altars_at[location]:
            worth += 1.0 if own else 8.0
        elif own:
            rest = state.crowd(location) - own
            worth += 1.0 * own + (2.5 if own > rest - 2 else 0.0)
    for field in numbers.grand_next[state.grand]:
        done = min(state.deeds[numbers.grand_deed[field]], numbers.grand_n[field])
        worth += 3.0 * done / numbers.grand_n[field]
    return worth + 0.3 * len(state.zones[RITUAL_HAND])


def distance(state: ArkhamState, origin: int, goal: int) -> int:
    """How many steps by land to one of a set of locations, at most 5."""
    reached = 1 << origin
    for steps in range(5):
        if reached & goal:
            return steps
        for location in locations_in(reached):
            for near in state.board.land[location]:
                reached |= 1 << near
    return 5


def advertiser_hopes(state: ArkhamState, seat: int) -> float:
    """A story ready to print, or units on Dominance and the right place near."""
    here = state.where(seat)
    if here < 0:
        return -3.0
    numbers = state.agreed.numbers
    story = numbers.sanity[state.sanity]
    if mission_succeeds(state, seat):
        return 9.0 * story
    card = state.investigator()
    cards = state.agreed.content.investigators
    units = state.side_count(LEFT) + state.side_count(RIGHT)
    away = distance(state, here, state.board.mask_of_type[cards.type[card]])
    if state.mission:
        fields = len(state.track) - 1 - state.marker
        return 9.0 * state.side_count(RIGHT) / fields + 0.8 * story - 0.4 * away
    ready = min(1.0, units / cards.grit[card])
    return 3.0 * story * ready + 0.8 * story - (0.8 + 3.0 * ready) * away


def university_hopes(state: ArkhamState, seat: int) -> float:
    """An expedition far away, a crowd at the right place, and the way to both."""
    here = state.where(seat)
    card = state.investigator()
    numbers = state.agreed.numbers
    omens = numbers.trip_omens[state.trip] if state.trip >= 0 else 0
    if here < 0 or card < 0:
        return 3.0 * omens
    if research_succeeds(state, seat):
        return 9.0 * omens
    board = state.board
    cards = state.agreed.content.investigators
    grit = cards.grit[card]
    crowd = 0.0
    for location in board.of_type[cards.type[card]]:
        people = min(state.count(location, CIVILIAN), grit)
        around = 0
        for near in board.land_in[location]:
            around += state.count(near, CIVILIAN)
        value = 2.6 * people + 0.3 * min(around, grit)
        if people < grit:
            value -= 0.7 * distance(state, here, neighbours_with_people(state, location))
        else:
            value += 5.0 - 1.6 * distance(state, here, 1 << location)
        crowd = max(crowd, value)
    pull = 0.0
    for field in range(len(numbers.trip_ids)):
        if numbers.trip_before[field] == state.trip and field != state.trip_done:
            away = distance(state, here, board.mask_of_type[numbers.trip_type[field]])
            pull = max(pull, 2.0 + 0.3 * numbers.trip_omens[field] - 1.0 * away)
    return 3.0 * omens + crowd + pull


def neighbours_with_people(state: ArkhamState, location: int) -> int:
    """From where Civilians could be sent to a location."""
    mask = 0
    for near in state.board.land_in[location]:
        if state.count(near, CIVILIAN):
            mask |= 1 << near
    return mask


def police_hopes(state: ArkhamState, seat: int) -> float:
    """Officers beside suspects for as many arrests as ordered, and orders that can be fulfilled."""
    places = 0
    for location in locations_in(beats(state, seat)):
        if has_victim(state, seat, location):
            places += 1
    officers = state.on_board(seat)
    free = state.agreed.content.roles.units[POLICE] - officers
    wanted = demanded(state, ARREST)
    worth = 2.0 * places + 0.5 * officers
    worth += 5.0 * min(wanted, places + 1) - 4.0 * max(0, wanted - places - 1)
    worth -= 3.0 * max(0, demanded(state, RECRUIT) - free)
    worth -= 3.0 * max(0, demanded(state, PATROL) - officers - 1)
    if sum(state.orders) > 9:
        worth -= 2.0 * (sum(state.orders) - 9)
    return worth + 1.0 * sum(state.orders) + (1.5 if state.wagon >= 0 else 0.0)


def feds_hopes(state: ArkhamState, seat: int) -> float:
    """Controlled neighbourhoods, Officers, and funds."""
    mine = controlled(state, seat)
    worth = 15.0 * neighbourhoods(state, seat) + 3.0 * mine.bit_count()
    for location in locations_in(beats(state, seat)):
        own = state.count(location, seat)
        rest = state.crowd(location) - own
        worth += 1.5 * own - 0.6 * rest
    if state.post_at >= 0 and mine >> state.post_at & 1:
        worth += 7.0
    return worth + 1.1 * state.purse + 0.6 * len(state.zones[LAW_HAND])


def dreamer_hopes(state: ArkhamState, seat: int) -> float:
    """Visions near the dreamer; Kuranes counts whom he has dreamt away, Carter who can be explored."""
    numbers = state.agreed.numbers
    here = state.where(seat)
    worth = 2.0 if here >= 0 else 0.0
    if state.dreamer < 0:
        return worth
    near = numbers.dream_paths[state.dreamer]
    areas = state.board.areas_at[here] if here >= 0 else 0
    carter = state.role[seat] == CARTER
    for place in range(PLACES):
        if state.visions_in[place]:
            close = 3.5 if place in near else 1.5
            if carter and areas >> place & 1:
                close += 1.5
            worth += close * state.visions_in[place]
    if carter:
        return worth
    home = numbers.celephais
    for place in range(PLACES):
        n = state.crowd(DREAM + place)
        if n:
            steps = 0 if place == home else 1 if place in numbers.dream_paths[home] else 2
            worth += n * (9.0 if steps == 0 else 4.5 - 1.5 * steps + (1.5 if place == state.dreamer else 0.0))
    if here >= 0:
        for location in range(LOCATIONS):
            if state.visions_at[location]:
                worth += (4.0 if location in state.board.land[here] else 1.5) * state.visions_at[location]
        if has_victim(state, seat, here) and not state.shared >> here & 1:
            worth += 1.5
    return worth
