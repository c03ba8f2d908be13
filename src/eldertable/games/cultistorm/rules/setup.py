# compiled
"""Setup: locations, cultists, the terror circle, investigators and their starting equipment."""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import INVESTIGATOR, OBJECT
from eldertable.games.cultistorm.box.places import (
    BOX,
    CIRCLE,
    COLUMN,
    CULTIST_DECK,
    DECK,
    EYE,
    OBJECT_DECK,
    OBJECTS,
    OTHER_ENDGAME,
    PLACES,
    REMOVED,
    SUPPLY,
    SYMBOLS,
    TERROR_DECK,
    bottom_of,
)
from eldertable.games.cultistorm.rules.turn import Turn
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step


def lay_out(state: StormState) -> None:
    """An empty table, then the board; investigators are chosen at the table. The marker is on place 1
    (CS-SET-06), whatever location lies there; investigators stand on places 1, 2 and so on, in seat order.

    (CS-SET-01 to CS-SET-22, CS-RUL-003, CS-RUL-009, CS-TWO-25)
    """
    lay_out_still(state)
    options: dict[str, Any] = state.table.options
    if options["first_seat"] == "random":
        state.leader = state.roll(state.agreed.team)
    state.causer = state.leader
    lay_locations(state)
    lay_cultists(state)
    lay_terror(state)
    for step, seat in enumerate(state.order()):
        state.place[seat] = step
    for module in state.agreed.modules:
        module.lay_out(state)
    take_agreed(state, options["investigators"])
    for seat in state.order():
        if state.investigator[seat] < 0:
            state.then(ChooseInvestigator(seat))
    for module in state.agreed.modules:
        module.people_chosen(state)
    state.then(DealDecks(), DealObjects(), *[KeepStart(seat) for seat in state.order()])
    for module in state.agreed.modules:
        module.equip(state)
    state.then(Turn())


def lay_out_still(state: StormState) -> None:
    """What lies there in every game at this table: trophies, decks, and what stays in the box. It is laid out once.

    (CS-SET-04, CS-SET-14)
    """
    layout = state.agreed.layout
    if layout is None:
        lay_out_anew(state)
        state.agreed.layout = c.Layout(state.zones.copy(), state.marks.copy(), state.trophies.copy())
    else:
        state.zones = layout.zones.copy()
        state.marks = layout.marks.copy()
        state.trophies = layout.trophies.copy()


def lay_out_anew(state: StormState) -> None:
    """The same, piece by piece."""
    content, people = state.agreed.content, state.agreed.investigators
    fill_supply(state)
    put_away(state, content.left_out[people])
    for sect, cards in enumerate(content.special_sects):
        if sect not in state.agreed.special_sects:
            put_away(state, cards)
    put_away(state, content.action_cards)
    state.shuffle_in(content.cultist_decks[people], CULTIST_DECK)
    state.shuffle_in(content.terror_cards, TERROR_DECK)
    state.shuffle_in(content.object_cards, OBJECT_DECK)


def fill_supply(state: StormState) -> None:
    """All trophies lie in the supply. (CS-SET-14)"""
    for symbol in range(SYMBOLS):
        state.trophies[SUPPLY * SYMBOLS + symbol] = state.agreed.content.numbers.trophies


def put_away(state: StormState, cards: tuple[int, ...]) -> None:
    """These cards stay in the box, for now or for good; everybody may look."""
    everyone = state.everyone()
    for card in cards:
        state.show(card, everyone)
    state.zones[BOX] += cards


def pick(state: StormState, things: list[int]) -> int:
    """Take one of these at random."""
    return things.pop(state.roll(len(things)))


def lay_locations(state: StormState) -> None:
    """Five locations on random places: one of each symbol, or any. (CS-SET-02, CS-RUL-002)"""
    locations = state.agreed.content.locations
    every = list(range(len(locations)))
    if state.agreed.random_locations:
        chosen = [pick(state, every) for _ in range(PLACES)]
    else:
        chosen = []
        for symbol in range(SYMBOLS):
            both = [location for location in every if locations[location].symbol == symbol]
            chosen.append(pick(state, both))
    state.location = tuple([pick(state, chosen) for _ in range(PLACES)])


def lay_cultists(state: StormState) -> None:
    """The special sects agreed on, each in place of as many others, and one cultist on each location. All others leave,
    unseen, before the first sect comes in.

    (CS-SET-05, CS-SPC-01, CS-SPC-05, CS-RUL-010, CS-RUL-012, CS-SEC-24)
    """
    sects = [state.agreed.content.special_sects[sect] for sect in state.agreed.special_sects]
    for cards in sects:
        for _ in range(len(cards)):
            state.lay(state.draw(CULTIST_DECK), REMOVED, 0)
    for cards in sects:
        state.shuffle_in(cards, CULTIST_DECK)
    for place in range(PLACES):
        state.lay(state.draw(CULTIST_DECK), COLUMN + place, state.everyone())


def lay_terror(state: StormState) -> None:
    """Terror cards face down around the circle, an Endgame card on the eye; the marker there, or as far on as agreed.

    (CS-SET-18, CS-SET-19, CS-SET-20, CS-SET-21, CS-RUL-013)
    """
    content = state.agreed.content
    last = state.agreed.terror_places - 1
    state.lay(state.draw(TERROR_DECK), bottom_of(TERROR_DECK), 0)
    for circle in range(last):
        state.lay(state.draw(TERROR_DECK), CIRCLE + circle, 0)
    state.look(TERROR_DECK, 0)
    endgames = [content.first_endgame + kind for kind in range(len(content.endgames))]
    state.lay(pick(state, endgames), EYE, 0)
    for card in endgames:
        state.lay(card, OTHER_ENDGAME, 0)
    ahead = state.agreed.terror_ahead
    state.terror = (last + ahead) % state.agreed.terror_places
    state.circles = 1 if ahead else 0
    state.crystals = replaced(state.crystals, last, state.agreed.crystals)


def take_agreed(state: StormState, wishes: Any) -> None:
    """Investigators that were agreed on, then those left to chance; others are chosen at the table. (CS-SET-07)"""
    if wishes == "choose":
        return
    ids = [investigator.id for investigator in state.agreed.content.investigators]
    for seat in state.order():
        if wishes[seat] in ids:
            state.investigator = replaced(state.investigator, seat, ids.index(wishes[seat]))
    free = [one for one in range(len(state.agreed.content.investigators)) if one not in state.investigator]
    for seat in state.order():
        if wishes[seat] == "random":
            state.investigator = replaced(state.investigator, seat, pick(state, free))


class ChooseInvestigator(Decision):
    """Take an investigator that nobody has: each plays one. (CS-OVR-03, CS-SET-07, CS-RUL-005)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("take-investigator", INVESTIGATOR))
    RULES: ClassVar[tuple[str, ...]] = ("CS-SET-07", "CS-RUL-005", "CS-DEC-01")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [
            one for one in range(len(state.agreed.content.investigators)) if one not in state.investigator
        ]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] not in state.investigator:
            return None
        return Refusal("CS-RUL-005", "why-taken", {"n": state.investigator.index(values[0]) + 1})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        state.investigator = replaced(state.investigator, seat, answer)
        if state.chronicle is not None:
            state.tell("CS-SET-07", "investigator-taken", n=seat + 1, investigator=answer)


class DealDecks(Step):
    """Everybody has the own deck, contacts too; the others stay in the box. (CS-SET-08)"""

    def run(self, state: StormState) -> None:
        decks, first = state.agreed.content.deck_of, state.agreed.content.first_object
        seats = state.agreed.team + len(state.agreed.contacts)
        owners = [seats] * len(state.agreed.content.investigators)
        for seat in range(seats):
            owners[state.investigator[seat]] = seat
        dealt: list[list[int]] = [[] for _ in range(seats + 1)]
        for card in state.zones[BOX]:
            dealt[owners[decks[card]] if card < first else seats].append(card)
        for seat in range(seats):
            state.shuffle_in(tuple(dealt[seat]), DECK + 3 * seat)
        state.zones[BOX] = tuple(dealt[seats])


class DealObjects(Step):
    """Two object cards to every investigator, openly, before anyone chooses.

    (CS-SET-09, CS-RUL-007, CS-SOL-31)
    """

    def run(self, state: StormState) -> None:
        for seat in state.order():
            for _ in range(state.agreed.objects_dealt):
                card = state.draw(OBJECT_DECK)
                state.lay(card, OBJECTS + seat, state.everyone())
                if state.chronicle is not None:
                    state.tell("CS-SET-09", "object-dealt", who=seat, object=state.thing_kind(card))


class KeepStart(Decision):
    """Keep one of the objects dealt (or all, if agreed); (unexpected) event cards are ignored and not replaced.

    (CS-SET-09, CS-SET-10, CS-SET-11, CS-SET-12, CS-SET-13, CS-RUL-006)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("start-with", OBJECT), Kind("start-as-dealt"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-SET-09", "CS-SET-10", "CS-DEC-02")

    def options(self, state: StormState, seat: int) -> list[int]:
        kinds = sorted(
            {
                state.thing_kind(card)
                for card in state.zones[OBJECTS + seat]
                if state.thing(card).use != c.EVENT
            }
        )
        if state.agreed.starting_objects > 1:
            return [AS_DEALT]
        return kinds or [AS_DEALT]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        things = [state.thing(card) for card in state.zones[OBJECTS + seat]]
        several = state.agreed.starting_objects > 1
        if kind == "start-as-dealt":
            if several or all([thing.use == c.EVENT for thing in things]):
                return None
            return Refusal("CS-SET-09", "why-one-kept", {})
        if several:
            return Refusal("CS-SET-09", "why-all-kept", {})
        if state.agreed.content.things[values[0]].use == c.EVENT:
            return Refusal("CS-SET-11", "why-event", {"object": values[0]})
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        kept: list[int] = []
        rest: list[int] = []
        for card in sorted(state.zones[OBJECTS + seat]):
            kind = state.thing_kind(card)
            wanted = answer == kind or (answer == AS_DEALT and state.thing(card).use != c.EVENT)
            twin = any([state.thing_kind(other) == kind for other in kept])
            if wanted and not (twin and (answer == kind or state.thing(card).one_each)):
                kept.append(card)
            else:
                rest.append(card)
        state.zones[OBJECTS + seat] = tuple(kept)
        state.shuffle_in(tuple(rest), OBJECT_DECK)
        if state.chronicle is not None:
            for card in kept:
                state.tell("CS-SET-09", "object-kept", who=seat, object=state.thing_kind(card))


AS_DEALT: Final = KeepStart.ANSWERS.start("start-as-dealt")
