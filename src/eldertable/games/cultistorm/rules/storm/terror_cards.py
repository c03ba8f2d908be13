# compiled
"""What terror cards do: bring cultists and Great Old Ones, strike investigators, locations and decks. (CS-TER-03)"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OBJECT, PLACE, SEAT, SYMBOL
from eldertable.games.cultistorm.rules.losses import TERROR_CARD, LoseObject, ReturnTrophy, drop
from eldertable.games.cultistorm.rules.storm import arrivals, great_old_ones, terror_circle
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.state import (
    AT_PLACE,
    COLUMN,
    COMBAT_PHASE,
    HAND,
    OBJECT_DECK,
    OBJECT_DISCARD,
    OBJECTS,
    PLACES,
    PREPARATION_PHASE,
    SUPPLY,
    SYMBOLS,
    StormState,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Step


class CarryOut(Step):
    """The text of a terror card; what can be done only in part is done in part. (CS-TER-03, CS-RUL-056)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("terror",)

    def __init__(self, terror: int) -> None:
        self.terror = terror

    def run(self, state: StormState) -> None:
        content = state.agreed.content
        verb, n = content.terror_verb[self.terror], content.terror_n[self.terror]
        if verb == c.SPAWN_SOME:
            state.then(arrivals.Spawn(n, 0))
        elif verb == c.SPAWN_DEAD:
            state.then(arrivals.Spawn(n, 1))
        elif verb == c.SPAWN_FEWEST:
            state.then(PickFewest(state.decider(), (), n, ()))
        elif verb == c.SUMMON:
            state.then(great_old_ones.Summon(state.marker, -1, 1, 0))
        elif verb == c.MARKER_ON:
            state.marker = state.next_place(state.marker)
        elif verb == c.DESECRATE and not places_for(state, verb):
            state.then(terror_circle.Advance())
        elif verb == c.OLD_NAMES:
            great_old_ones.madden_all(state, n, "CS-TER-03")
            state.then(*[GooStep(place) for place in state.goos_in_play()])
        else:
            strike(state, verb, n)


class GooStep(Step):
    """A Great Old One devours the cultist right below it; at the gate it stays."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: StormState) -> None:
        great_old_ones.devour(state, self.place)


class PickFewest(Common):
    """Choose among the emptiest unsealed locations without Great Old One, then cultists arrive there. (CS-DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "n", "chosen")
    ANSWERS: ClassVar[Answers] = Answers(Kind("arrive-at", PLACE), Kind("arrive-nowhere"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-25", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], n: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat, votes)
        self.n = n
        self.chosen = chosen

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickFewest(seat, votes, self.n, self.chosen)

    def options(self, state: StormState, seat: int) -> list[int]:
        free = [
            place
            for place in range(PLACES)
            if not state.closed[place] and state.goo[place] < 0 and place not in self.chosen
        ]
        if not free:
            return [ARRIVE_NOWHERE]
        fewest = min([len(state.zones[COLUMN + place]) for place in free])
        return [place for place in free if len(state.zones[COLUMN + place]) == fewest]

    def decided(self, state: StormState, answer: int) -> None:
        chosen = self.chosen if answer == ARRIVE_NOWHERE else (*self.chosen, answer)
        if answer != ARRIVE_NOWHERE and len(chosen) < self.n:
            state.then(PickFewest(state.decider(), (), self.n, chosen))
        else:
            state.then(*[arrivals.Arrive(place, 0) for place in chosen])


ARRIVE_NOWHERE: Final = PickFewest.ANSWERS.start("arrive-nowhere")


# --- what neither brings cultists nor advances terror -----------------------------------------------------------------


def strike(state: StormState, verb: int, n: int) -> None:
    """Carry out a card that neither brings cultists or Great Old Ones nor advances terror. (CS-TER-03)"""
    if verb in (c.MAD_LEAST, c.MAD_LEAST_CAPPED, c.DEEPEN):
        state.then(PickVictim(state.decider(), (), verb, n))
    elif verb in (c.DEACTIVATE, c.DESECRATE):
        if places_for(state, verb):
            state.then(PickPlace(state.decider(), (), verb, n))
    elif verb in (c.CULTIST_DICE, c.BLANKS_TURN):
        turn_cultist_dice(state, verb, "CS-TER-03")
    elif verb == c.WRONG_TURN:
        if state.phase >= COMBAT_PHASE:
            state.wrong_turns += 1
        else:
            move_everybody(state)
    elif verb == c.CAP_SUPPORTS:
        if state.phase == PREPARATION_PHASE:
            state.cap = state.table.seats
        else:
            state.cap_next = 1
    elif verb == c.OBJECTS_LOST:
        lose_from_deck(state, n)
    else:
        strike_each(state, verb, n)


# --- investigators and what they have -------------------------------------------------------------------------------


def strike_each(state: StormState, verb: int, n: int) -> None:
    """What a card does to each investigator, in seat order. (CS-RUL-126)"""
    for seat in state.order():
        if verb == c.EACH_DROP:
            drop(state, seat, n, TERROR_CARD)
        elif verb == c.EACH_DROP_RANDOM:
            for _ in range(n):
                drop_random(state, seat)
        elif verb == c.MAD_CALM:
            if state.insanity(seat) <= n:
                state.madden(seat, 1, "CS-TER-03")
        elif verb == c.OBJECTS_STOLEN:
            if len(state.zones[OBJECTS + seat]) >= n:
                state.then(LoseObject(seat, TERROR_CARD))
        elif verb == c.PANIC:
            state.then(Panic(seat, n))
        elif verb == c.HARVEST:
            if state.trophies_of(seat) >= n:
                state.then(ReturnTrophy(seat, TERROR_CARD))


def drop_random(state: StormState, seat: int) -> None:
    """A hand card taken at random goes to the discard pile."""
    hand = sorted(state.zones[HAND + seat])
    if not hand:
        return
    card = hand[state.roll(len(hand))]
    state.discard_from_hand(card, seat)
    if state.chronicle is not None:
        state.tell("CS-TER-03", "discarded", who=seat, card=card)


class Panic(Decision):
    """Discard an object, or take insanity. (CS-DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("discard-object", OBJECT), Kind("take-insanity"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-25",)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        kinds = sorted({state.thing_kind(card) for card in state.zones[OBJECTS + seat]})
        return kinds if kinds and not state.bears(seat, self.n) else [*kinds, TAKE_INSANITY]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == TAKE_INSANITY:
            state.madden(seat, self.n, "CS-TER-03")
        else:
            state.lose_object(seat, state.held_object(seat, answer), "CS-TER-03")


TAKE_INSANITY: Final = Panic.ANSWERS.start("take-insanity")


class PickVictim(Common):
    """The table says whom a terror card strikes, among those it may. (CS-DEC-25, CS-RUL-117)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "verb", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("strike", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-25", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], verb: int, n: int) -> None:
        super().__init__(seat, votes)
        self.verb = verb
        self.n = n

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickVictim(seat, votes, self.verb, self.n)

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-seat", who=seat, other=answer)

    def options(self, state: StormState, seat: int) -> list[int]:
        seats = range(state.table.seats)
        if self.verb == c.DEEPEN:
            return [other for other in seats if state.mad[other]] or list(seats)
        least = min([state.insanity(other) for other in seats])
        return [other for other in seats if state.insanity(other) == least]

    def decided(self, state: StormState, answer: int) -> None:
        if self.verb == c.MAD_LEAST:
            state.madden(answer, self.n, "CS-TER-03")
        elif self.verb == c.MAD_LEAST_CAPPED:
            state.madden(answer, min(self.n, state.most_insanity() - state.insanity(answer)), "CS-TER-03")
        elif not state.mad[answer]:
            state.madden_for_good(answer, 1, "CS-TER-03")
        else:
            state.mad[answer] -= 1
            state.ongoing[answer] += 1
            if state.chronicle is not None:
                state.tell("CS-TER-03", "hardened", who=answer, n=1)


def move_everybody(state: StormState) -> None:
    """Each investigator is moved to the next location; that costs nothing and is not the free move. (CS-RUL-073)"""
    for seat in state.order():
        state.place[seat] = state.next_place(state.place[seat])
    if state.chronicle is not None:
        state.tell("CS-RUL-073", "all-moved")


# --- the board ------------------------------------------------------------------------------------------------------


def turn_cultist_dice(state: StormState, verb: int, rule: str) -> None:
    """All cultist dice are rolled, or the blank ones turned to their location's symbol."""
    for place in range(PLACES):
        if verb == c.CULTIST_DICE:
            state.roll_cultist_die(place)
        elif state.cultist_dice[place] == c.BLANK:
            state.cultist_dice[place] = state.symbol_of(place)
    if state.chronicle is not None:
        state.tell(rule, "cultist-dice", dice=tuple(state.cultist_dice))


def lose_from_deck(state: StormState, n: int) -> None:
    """The top cards of the object deck go to its discard pile, events without effect."""
    for _ in range(n):
        card = state.draw(OBJECT_DECK)
        if card < 0:
            return
        state.lay(card, OBJECT_DISCARD, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-TER-03", "object-lost", object=state.thing_kind(card))


def places_for(state: StormState, verb: int) -> list[int]:
    """The locations that a terror card may strike."""
    if verb == c.DEACTIVATE:
        return [place for place in range(PLACES) if state.active[place]]
    most = max([state.trophies_of(AT_PLACE + place) for place in range(PLACES)])
    return [place for place in range(PLACES) if most and state.trophies_of(AT_PLACE + place) == most]


class PickPlace(Common):
    """The table says which location a terror card strikes. (CS-DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "verb", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("strike-place", PLACE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-25", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], verb: int, n: int) -> None:
        super().__init__(seat, votes)
        self.verb = verb
        self.n = n

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickPlace(seat, votes, self.verb, self.n)

    def options(self, state: StormState, seat: int) -> list[int]:
        return places_for(state, self.verb)

    def decided(self, state: StormState, answer: int) -> None:
        if self.verb == c.DEACTIVATE:
            state.active[answer] = 0
            if state.chronicle is not None:
                state.tell("CS-TER-03", "deactivated", place=answer)
            return
        state.then(PickTrophy(state.decider(), (), answer, self.n))


class PickTrophy(Common):
    """The table says which trophy a location loses, if several kinds lie there. (CS-DEC-25, CS-RUL-004)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "place", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("lose-trophy", SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-25", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], place: int, n: int) -> None:
        super().__init__(seat, votes)
        self.place = place
        self.n = n

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickTrophy(seat, votes, self.place, self.n)

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-symbol", who=seat, symbol=answer)

    def options(self, state: StormState, seat: int) -> list[int]:
        at = (AT_PLACE + self.place) * SYMBOLS
        return [symbol for symbol in range(SYMBOLS) if state.trophies[at + symbol]]

    def decided(self, state: StormState, answer: int) -> None:
        state.move_trophy(answer, AT_PLACE + self.place, SUPPLY)
        if state.chronicle is not None:
            state.tell("CS-TER-03", "desecrated", place=self.place, symbol=answer)
        if self.n > 1 and self.options(state, self.seat):
            state.then(PickTrophy(state.decider(), (), self.place, self.n - 1))
