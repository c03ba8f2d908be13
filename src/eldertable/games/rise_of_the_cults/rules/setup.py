# compiled
"""Setting up: who is first, which districts are in play, card stacks, the setup card, the first Cult Sites."""

from typing import ClassVar

from eldertable.games.rise_of_the_cults.box.bounds import COLOUR, DISTRICT, OFFERED
from eldertable.games.rise_of_the_cults.box.cards import (
    ACTIONS,
    COLOUR_IDS,
    DISTRICT_IDS,
    DISTRICTS,
    GUARDIAN,
    GUARDIANS,
    LANES,
    LEVELS,
    SIDES,
)
from eldertable.games.rise_of_the_cults.rules.reasons import out_of_game
from eldertable.games.rise_of_the_cults.rules.rounds import Round
from eldertable.games.rise_of_the_cults.table.fields import (
    BOX,
    CITY_DECK,
    DISORGANIZATION,
    NO_STACK,
    OFFER,
    STACKS,
    SUPPLY,
    deck_of,
    stack_of,
)
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step


def lay_out(state: RiseState) -> None:
    """The empty board with every supply full, and the setup on the agenda.

    (ROTC-CMP-02, ROTC-SET-07, ROTC-SET-20, ROTC-SST-04, ROTC-SST-05)
    """
    numbers = state.agreed.content.numbers
    sides = state.table.sides
    state.round = 1
    state.city = state.agreed.no_city
    for side in range(sides):
        for level in range(LEVELS):
            state.rituals[(SUPPLY * SIDES + side) * LEVELS + level] = numbers.markers_rituals[level]
        state.sites[SUPPLY * SIDES + side] = numbers.markers_sites
        state.dominance[SUPPLY * SIDES + side] = numbers.markers_dominance
        state.markers[side] = numbers.markers_plans
    _sort_cards(state)
    state.then(
        FirstCultist(),
        LeftOut(),
        Colours(),
        Decks(),
        StackPicks(0),
        SetupCard(),
        FirstSites(),
        Round(),
    )


def _sort_cards(state: RiseState) -> None:
    """District cards by kind on offer, Disorganization in reach, the rest in the box; the City cards are shuffled into
    a deck.

    (ROTC-SET-06, ROTC-SET-10, ROTC-SET-14)
    """
    pool = state.agreed.pool
    everyone = state.everyone()
    for card in range(len(state.marks)):
        state.marks[card] = everyone
    state.zones[OFFER] = tuple([card for kind in pool.stacks for card in pool.first_of[kind]])
    state.zones[DISORGANIZATION] = pool.disorganization
    state.zones[BOX] = tuple([card for colour in pool.starting for card in colour])
    state.shuffle_in(pool.city, CITY_DECK)


class FirstCultist(Step):
    """The first player is random from the seed, or agreed; alone, the player is.

    (ROTC-SET-01, ROTC-RUL-02, ROTC-SST-10)
    """

    def run(self, state: RiseState) -> None:
        if state.agreed.solo:
            return
        first: str = state.table.options["first"]
        state.first = state.roll(state.table.seats) if first == "random" else int(first) - 1
        if state.chronicle is not None:
            state.tell("ROTC-SET-01", "first-cultist", who=state.first)


class LeftOut(Step):
    """With fewer than four players one district is out of the game.

    (ROTC-SET-02, ROTC-SET-03, ROTC-SET-04, ROTC-SST-02)
    """

    def run(self, state: RiseState) -> None:
        agreed = state.agreed
        if agreed.districts == DISTRICTS:  # with four players (content says how many districts for how many)
            return
        if agreed.left_out == "choose":
            state.then(LeaveOut(state.first))
        elif agreed.left_out == "random":
            leave_out(state, state.roll(DISTRICTS))
        else:
            leave_out(state, DISTRICT_IDS.index(agreed.left_out))


def leave_out(state: RiseState, district: int) -> None:
    """Take a district out of the game: nothing is ever placed there. (ROTC-RUL-05)"""
    state.left_out = district
    if state.chronicle is not None:
        state.tell("ROTC-RUL-05", "left-out", district=district)


class LeaveOut(Decision):
    """The First Cultist chooses the district that is out of the game. (ROTC-RUL-03, ROTC-DEC-02)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("leave-out", DISTRICT))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-SET-03", "ROTC-RUL-03")

    def options(self, state: RiseState, seat: int) -> list[int]:
        return list(range(DISTRICTS))

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        leave_out(state, answer)

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None


class Colours(Step):
    """Every side takes a colour: fixed in seat order, agreed, or chosen clockwise.

    (ROTC-RUL-01, ROTC-SET-08)
    """

    def run(self, state: RiseState) -> None:
        table = state.table
        if table.options["choose_colours"]:
            for side in state.clockwise(state.first):
                state.then(ChooseColour(0 if state.is_npc(side) else side, side))
            return
        agreed = table.options["colours"]
        for seat in range(table.seats):
            state.take_colour(seat, seat if agreed == "fixed" else COLOUR_IDS.index(agreed[seat]))
        if state.agreed.solo:
            npc: str = table.options["npc_colour"]
            free = [colour for colour in range(SIDES) if colour not in state.colour]
            state.take_colour(1, free[state.roll(len(free))] if npc == "random" else COLOUR_IDS.index(npc))


class ChooseColour(Decision):
    """Choose a colour for a side: one's own, or the NPC's. (ROTC-RUL-01, ROTC-DEC-26)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "side")
    ANSWERS: ClassVar[Answers] = Answers(Kind("take-colour", COLOUR))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-RUL-01", "ROTC-SET-08")

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def options(self, state: RiseState, seat: int) -> list[int]:
        return [colour for colour in range(SIDES) if colour not in state.colour]

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        state.take_colour(self.side, answer)
        if state.chronicle is not None:
            state.tell("ROTC-SET-08", "colour-taken", who=self.side, colour=answer)

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        colour = values[0]
        if colour not in state.colour:
            return None
        return Refusal(
            "ROTC-SET-08", "no-colour-twice", {"colour": colour, "who": state.colour.index(colour)}
        )


class Decks(Step):
    """Everybody shuffles the twelve starting cards of their colour into a deck. (ROTC-SET-09, ROTC-SST-06)"""

    def run(self, state: RiseState) -> None:
        for side in range(state.table.sides):
            cards = state.agreed.pool.starting[state.colour[side]]
            box = state.zones[BOX]
            at = box.index(cards[0])  # the cards of a colour lie together
            state.zones[BOX] = box[:at] + box[at + len(cards) :]
            state.shuffle_in(cards, deck_of(side))


class StackPicks(Step):
    """In turns everybody lays a stack in a district, until every field is filled.

    (ROTC-SET-11, ROTC-SST-07, ROTC-RUL-06)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pick",)

    def __init__(self, pick: int) -> None:
        self.pick = pick

    def run(self, state: RiseState) -> None:
        if state.table.options["layout"] == "printed":
            for place in range(DISTRICTS * LANES):
                if place // LANES != state.left_out:
                    lay_stack(state, state.agreed.content.layout[place], place // LANES)
        if stack_places(state):
            seats = state.table.seats
            state.then(PlaceStack((state.first + self.pick) % seats), StackPicks(self.pick + 1))
        else:
            state.zones[BOX] += state.zones[OFFER]
            state.zones[OFFER] = ()


def lay_stack(state: RiseState, kind: int, district: int) -> None:
    """Lay all cards of a kind on the district's field of their type. (ROTC-BRD-07, ROTC-SET-12)"""
    place = stack_of(district, lane_of(state, kind))
    cards = state.agreed.pool.first_of[kind]
    kinds = state.agreed.pool.kind
    state.zones[OFFER] = tuple([card for card in state.zones[OFFER] if kinds[card] != kind])
    state.zones[STACKS + place] += cards
    state.stack_kind = replaced(state.stack_kind, place, kind)
    if state.chronicle is not None:
        state.tell("ROTC-SET-11", "stack-laid", card=kind, district=district)


def lane_of(state: RiseState, kind: int) -> int:
    """Which of a district's two fields for stacks a kind goes to. (ROTC-BRD-07)"""
    return GUARDIANS if state.agreed.kinds.type[kind] == GUARDIAN else ACTIONS


def stack_places(state: RiseState) -> list[int]:
    """Which stack can go where, as (number in the pool) * DISTRICTS + district. (ROTC-RUL-07)"""
    stacks = state.agreed.pool.stacks
    laid = state.stack_kind
    districts = state.districts_in_play()
    empty = [
        [district for district in districts if laid[stack_of(district, lane)] == NO_STACK]
        for lane in range(LANES)
    ]
    places: list[int] = []
    for number in range(len(stacks)):
        kind = stacks[number]
        if kind not in laid:
            for district in empty[lane_of(state, kind)]:
                places.append(number * DISTRICTS + district)
    return places


class PlaceStack(Decision):
    """Which stack of District cards to lay, and where. (ROTC-SET-11, ROTC-SET-12, ROTC-DEC-03)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("lay-stack", OFFERED, DISTRICT))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-SET-11", "ROTC-SET-12")

    def options(self, state: RiseState, seat: int) -> list[int]:
        return stack_places(state)

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        lay_stack(state, state.agreed.pool.stacks[answer // DISTRICTS], answer % DISTRICTS)

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        stack = state.agreed.pool.stacks[values[0]]
        district = values[1]
        if stack in state.stack_kind:
            laid = state.stack_kind.index(stack) // LANES
            return Refusal("ROTC-SET-11", "no-stack-twice", {"card": stack, "district": laid})
        there = state.stack_kind[stack_of(district, lane_of(state, stack))]
        if there != NO_STACK:
            return Refusal("ROTC-SET-12", "no-second-stack", {"card": there, "district": district})
        return out_of_game(state, district)


class SetupCard(Step):
    """Draw an Initial Setup card: Sanity tokens and the first Investigators. On each track one stands on the field of
    the number of players (`track_start`), unless the card has it closer; others may have arrived.

    (ROTC-CAR-09, ROTC-INV-02, ROTC-SET-15, ROTC-SET-16, ROTC-SST-08, ROTC-RUL-08, ROTC-RUL-09)
    """

    def run(self, state: RiseState) -> None:
        cards = state.agreed.content.setup
        wanted: str = state.table.options["setup"]
        drawn = state.roll(len(cards.ids)) if wanted == "random" else cards.ids.index(wanted)
        state.setup_card = drawn
        for district in state.districts_in_play():
            state.sanity = replaced(state.sanity, district, cards.sanity[drawn][district])
            state.track[district] = max(1, state.agreed.track_start - cards.closer[drawn])
            state.arrived[district] = cards.arrived[drawn][district]
        if state.chronicle is not None:
            state.tell("ROTC-SET-15", "setup-card", setup=drawn)


class FirstSites(Step):
    """Everybody puts one Cult Site in a district; the NPC starts stronger.

    (ROTC-SET-18, ROTC-SET-19, ROTC-SST-11, ROTC-SST-12, ROTC-SST-13)
    """

    def run(self, state: RiseState) -> None:
        if state.agreed.solo:
            npc = state.agreed.npc
            for district in state.districts_in_play():
                state.place_site(npc, district, "ROTC-SST-11")
            for district in state.districts_in_play():
                if state.agreed.content.npc_rituals[district]:
                    state.place_ritual(
                        npc, state.agreed.content.npc_rituals[district], district, "ROTC-SST-12"
                    )
        for side in state.clockwise(state.first):
            if not state.is_npc(side):
                state.then(FirstSite(side))
        if state.agreed.solo:
            state.then(DrawObjective())


class FirstSite(Decision):
    """Where the first Cult Site goes. (ROTC-SET-18, ROTC-DEC-04)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("first-site", DISTRICT))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-SET-18",)

    def options(self, state: RiseState, seat: int) -> list[int]:
        return state.districts_in_play()

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        state.place_site(seat, answer, "ROTC-SET-18")

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return out_of_game(state, values[0])


class DrawObjective(Step):
    """One Objective card, at random or agreed, once the player's first Cult Site is placed.

    (ROTC-SST-13, ROTC-SST-14)
    """

    def run(self, state: RiseState) -> None:
        wanted: str = state.table.options["objective"]
        ids = [objective.id for objective in state.agreed.content.objectives]
        state.objective = state.roll(len(ids)) if wanted == "random" else ids.index(wanted)
        if state.chronicle is not None:
            state.tell("ROTC-SST-14", "objective-drawn", objective=state.objective)
