# compiled
"""What always follows from something: arriving cultists, Great Old Ones, the terror circle, the Endgame.

Each of them can bring the others, so they stand together; what else terror cards do is in `terror_cards.py`.
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.rules.losses import ENDGAME_CARD, drop
from eldertable.games.cultistorm.rules.terror_cards import places_for, strike
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.state import (
    CIRCLE,
    COLUMN,
    CULTIST_DECK,
    CULTIST_DISCARD,
    DEVOURED,
    EYE,
    GOO_TARGET,
    OBJECTS,
    OVERRUN,
    PLACES,
    TERROR_DECK,
    TERROR_DISCARD,
    TOO_LATE,
    WON,
    WON_ENDGAME,
    StormState,
)
from eldertable.kernel.steps import Decision, Step

SHIELD: Final = 0
"""The place of the terror circle where a completed round opens a location. (CS-CMP-03)"""


# --- cultists -------------------------------------------------------------------------------------------------------


class Arrive(Step):
    """A cultist arrives on a location: the limit, the card, the fourth one, its ability. (CS-RUL-036, CS-RUL-037)

    With `dead` it is the top card of the discard pile instead of a drawn one.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "dead")

    def __init__(self, place: int, dead: int) -> None:
        self.place = place
        self.dead = dead

    def run(self, state: StormState) -> None:
        place = self.place
        if state.goo[place] >= 0:
            return
        if not state.deck_size(CULTIST_DECK):
            if state.zones[CULTIST_DISCARD]:
                state.then(RunOut(), Arrive(place, self.dead))
            return
        if state.cultists_on_board() >= state.agreed.limit:
            if state.chronicle is not None:
                state.tell("CS-CUL-14", "overrun", n=state.agreed.limit)
            state.finish(OVERRUN, 0)
            return
        number = self.stand(state)
        cultists = state.agreed.content.cultists
        crowded = len(state.zones[COLUMN + place]) >= state.agreed.content.numbers.column
        if crowded and not state.closed[place]:
            state.then(Summon(place, cultists.goo[number], 0, 0))
        if cultists.ability[number] == c.TERROR_ON_ARRIVAL:
            state.then(Advance())
        if not state.deck_size(CULTIST_DECK):
            state.then(RunOut())

    def stand(self, state: StormState) -> int:
        """The next cultist becomes the topmost of the column. (CS-CUL-02)"""
        pile, column = state.zones[CULTIST_DISCARD], COLUMN + self.place
        if self.dead and pile:
            card = pile[-1]
            state.move(card, CULTIST_DISCARD, column, state.everyone())
        else:
            card = state.draw(CULTIST_DECK)
            state.lay(card, column, state.everyone())
        number = state.cultist(card)
        if state.chronicle is not None:
            state.tell("CS-CUL-02", "arrived", cultist=number, place=self.place)
        return number


def reshuffle_cultists(state: StormState) -> None:
    """The discarded cultists become a new deck. (CS-END-06)"""
    pile = state.zones[CULTIST_DISCARD]
    state.zones[CULTIST_DISCARD] = ()
    state.shuffle_in(pile, CULTIST_DECK)
    if pile and state.chronicle is not None:
        state.tell("CS-END-06", "cultists-reshuffled")


class RunOut(Step):
    """The cultist deck has run out: a new one, and the first time the Endgame. (CS-END-02, CS-RUL-038)

    It comes after the arrival of the last card, or before another one that this arrival brings.
    """

    def run(self, state: StormState) -> None:
        if state.deck_size(CULTIST_DECK):
            return
        reshuffle_cultists(state)
        state.then(ActivateEndgame())


class Spawn(Step):
    """So many times a cultist appears where the marker is, then the marker moves one on. (CS-CUL-03, CS-RUL-019, 020)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("n", "dead")

    def __init__(self, n: int, dead: int) -> None:
        self.n = n
        self.dead = dead

    def run(self, state: StormState) -> None:
        if not state.deck_size(CULTIST_DECK) and state.zones[CULTIST_DISCARD]:
            state.then(RunOut(), Spawn(self.n, self.dead))
            return
        while state.goo[state.marker] >= 0:
            state.marker = state.next_place(state.marker)
        state.then(Arrive(state.marker, self.dead), MarkerOn())
        if self.n > 1:
            state.then(Spawn(self.n - 1, self.dead))


class MarkerOn(Step):
    """The cultist marker moves to the next location. (CS-ICO-04)"""

    def run(self, state: StormState) -> None:
        state.marker = state.next_place(state.marker)


# --- Great Old Ones -------------------------------------------------------------------------------------------------


class Summon(Step):
    """A Great Old One enters play: this one, or (-1) a random one of a wave. (CS-GOO-01 to 07, CS-SPC-03)

    With wave 0 it comes above the fourth cultist of that place; else to the next free location from there on.
    `hold`: an Endgame card's (1), held for the next cultist phase (2).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "goo", "wave", "hold")

    def __init__(self, place: int, goo: int, wave: int, hold: int) -> None:
        self.place = place
        self.goo = goo
        self.wave = wave
        self.hold = hold

    def run(self, state: StormState) -> None:
        in_play = len(state.goos_in_play())
        if in_play > (1 if self.hold else 0):
            if state.chronicle is not None:
                state.tell("CS-GOO-07", "no-second-goo")
            madden_all(state, 1, "CS-GOO-07")
            state.then(*[Advance() for _ in range(state.table.seats)])
            return
        place = self.place
        if self.wave:
            place = free_place(state, place)
            if place < 0:
                return
        goo = self.goo
        if not self.hold and choir_in_play(state):
            goo = state.agreed.content.choir_goo
        elif goo < 0:
            goo = random_goo(state, self.wave)
        state.goo[place] = goo
        state.due[place] = 0
        if self.hold:
            state.endgame_goos = 1
        state.held[place] = 1 if self.hold == 2 else 0
        if state.chronicle is not None:
            state.tell("CS-GOO-01", "goo-summoned", goo=goo, place=place)
        madden_all(state, 1, "CS-GOO-05")


def free_place(state: StormState, place: int) -> int:
    """The next location from there on that is neither sealed nor holds a Great Old One; -1 without one. (CS-RUL-028)"""
    for step in range(PLACES):
        found = (place + step) % PLACES
        if not state.closed[found] and state.goo[found] < 0:
            return found
    return -1


def choir_in_play(state: StormState) -> bool:
    """Whether a living cultist of a special sect is on the board. (CS-RUL-034)"""
    special = state.agreed.content.cultists.special
    for place in range(PLACES):
        for card in state.zones[COLUMN + place]:
            if special[state.cultist(card)]:
                return True
    return False


def random_goo(state: StormState, wave: int) -> int:
    """One of the cards of that wave not in play, each equally likely. (CS-RUL-134)"""
    waves = state.agreed.content.goos.wave
    free = [goo for goo in range(len(waves)) if waves[goo] == wave and goo not in state.goo]
    return free[state.roll(len(free))]


def madden_all(state: StormState, n: int, rule: str) -> None:
    """Every investigator gets insanity, wherever they are. (CS-CUL-07, CS-RUL-042)"""
    for seat in state.order():
        state.madden(seat, n, rule)


def devour(state: StormState, place: int) -> None:
    """The Great Old One devours the cultist right below it and takes its space. (CS-CUL-17)"""
    column = state.zones[COLUMN + place]
    if not column:
        return
    card = column[-1]
    state.move(card, COLUMN + place, DEVOURED + place, state.everyone())
    state.untarget(state.cultist(card))
    if state.chronicle is not None:
        state.tell("CS-CUL-17", "devoured", goo=state.goo[place], cultist=state.cultist(card), place=place)


def banish(state: StormState, place: int) -> None:
    """A Great Old One is beaten: its location is sealed with a token. (CS-GOO-19 to 21, CS-RUL-033)"""
    state.goo[place] = -1
    state.due[place] = 0
    state.held[place] = 0
    state.untarget(GOO_TARGET + place)
    for card in state.zones[DEVOURED + place]:
        state.move(card, DEVOURED + place, CULTIST_DISCARD, state.everyone())
    state.closed[place] = 1
    state.clear_place(place)
    if state.chronicle is not None:
        state.tell("CS-GOO-20", "sealed-by-victory", place=place)
    check_victory(state)
    if state.endgame and state.endgame_goos and not state.agreed.play_on and not state.goos_in_play():
        if state.chronicle is not None and not state.ended:
            state.tell("CS-LOS-04", "too-late")
        state.finish(TOO_LATE, 0)


def check_victory(state: StormState) -> None:
    """All five locations sealed and no Great Old One in play: the team wins at once. (CS-WIN-01, CS-WIN-03)"""
    if state.all_sealed() and not state.goos_in_play():
        state.finish(WON_ENDGAME if state.endgame else WON, (1 << state.table.seats) - 1)


# --- the terror circle ----------------------------------------------------------------------------------------------


class Advance(Step):
    """The terror marker is about to advance; while a card is being carried out the advance waits. (CS-RUL-051)"""

    def run(self, state: StormState) -> None:
        if state.carrying:
            state.pending += 1
        else:
            ask_for_bell(state, 0)


def ask_for_bell(state: StormState, at: int) -> None:
    """Ask the next holder of a bell, from this place in seat order on; then the marker moves. (CS-DEC-29)"""
    order = state.order()
    for place in range(at, len(order)):
        if bell_of(state, order[place]) >= 0:
            state.then(RingBell(order[place], place))
            return
    state.then(MoveTerror())


def bell_of(state: StormState, seat: int) -> int:
    """An object of the seat that cancels an advance; -1 without one."""
    for card in state.zones[OBJECTS + seat]:
        if state.thing(card).use == c.WHEN_TERROR:
            return card
    return -1


class RingBell(Decision):
    """Let the terror marker advance (0), or discard the bell so that it stays (1). (CS-DEC-29)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at")
    SIZE: ClassVar[int] = 2
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-29", "CS-TER-05")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def options(self, state: StormState, seat: int) -> list[int]:
        return [0, 1]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer:
            state.lose_object(seat, bell_of(state, seat), "CS-DEC-29")
        else:
            ask_for_bell(state, self.at + 1)


class MoveTerror(Step):
    """One place on, one crystal, and what a full card does; on the shield a location. (CS-TER-01 to 06, CS-RUL-050)"""

    def run(self, state: StormState) -> None:
        places = state.agreed.terror_places
        state.terror = (state.terror + 1) % places
        at = state.terror
        if state.chronicle is not None:
            state.tell("CS-TER-05", "terror-advances", circle=at)
        if at == places - 1:
            if not state.endgame:
                state.crystals[at] += 1
                if state.crystals[at] >= state.agreed.content.numbers.endgame_crystals:
                    state.then(ActivateEndgame())
            return
        state.crystals[at] += 1
        card = state.zones[CIRCLE + at][0]
        terror = card - state.agreed.content.first_terror
        full = state.crystals[at] >= state.agreed.content.terror_number[terror]
        if full:
            state.crystals[at] = 0
            state.carrying += 1
            state.move(card, CIRCLE + at, TERROR_DISCARD, state.everyone())
            if state.chronicle is not None:
                state.tell("CS-TER-03", "terror-card", terror=terror)
            state.then(CarryOut(terror), Replace(at))
        if at == SHIELD:
            state.circles += 1
            if state.circles > 1:
                state.then(ActivateLocation(state.decider(), ()))
        if full:
            state.then(EndCarrying())


class Replace(Step):
    """The top card of the terror deck goes under it unseen, the next one face down on the free place. (CS-TER-04)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("circle",)

    def __init__(self, circle: int) -> None:
        self.circle = circle

    def run(self, state: StormState) -> None:
        deal_terror(state, self.circle)


def deal_terror(state: StormState, circle: int) -> None:
    """Bury the top terror card and deal the next one; the back of the top card is always seen. (CS-RUL-053)"""
    if not state.deck_size(TERROR_DECK):
        used = state.zones[TERROR_DISCARD]
        state.zones[TERROR_DISCARD] = ()
        state.shuffle_in(used, TERROR_DECK)
    if state.deck_size(TERROR_DECK) > 1:
        state.lay(state.draw(TERROR_DECK), TERROR_DECK + 2, 0)
    state.lay(state.draw(TERROR_DECK), CIRCLE + circle, 0)
    state.look(TERROR_DECK, 0)


class EndCarrying(Step):
    """A terror or Endgame card is done with; waiting advances are made now, one by one. (CS-RUL-051)"""

    def run(self, state: StormState) -> None:
        state.carrying -= 1
        if not state.carrying:
            waiting = state.pending
            state.pending = 0
            state.then(*[Advance() for _ in range(waiting)])


class ActivateLocation(Common):
    """Put an altar marker on a location: its action or effect is available from now on. (CS-TER-06 to 09)"""

    SIZE: ClassVar[int] = PLACES + 1
    RULES: ClassVar[tuple[str, ...]] = ("CS-TER-06", "CS-TER-07", "CS-DEC-04")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [place for place in range(PLACES) if not state.active[place]] or [PLACES]

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return ActivateLocation(seat, votes)

    def decided(self, state: StormState, answer: int) -> None:
        if answer < PLACES:
            state.active[answer] = 1
            if state.chronicle is not None:
                state.tell("CS-TER-08", "activated", place=answer)


# --- the Endgame ----------------------------------------------------------------------------------------------------


class ActivateEndgame(Step):
    """The Endgame card is turned up and carried out, once. (CS-END-01 to 05)"""

    def run(self, state: StormState) -> None:
        if state.endgame:
            return
        state.endgame = 1
        state.carrying += 1
        card = state.zones[EYE][0]
        state.show(card, state.everyone())
        kind = card - state.agreed.content.first_endgame
        if state.chronicle is not None:
            state.tell("CS-END-03", "endgame", endgame=kind)
        endgame = state.agreed.content.endgames[kind]
        if endgame.drop:
            for seat in state.order():
                drop(state, seat, endgame.drop, ENDGAME_CARD)
        state.then(EndgameSummon(kind), EndCarrying())


class EndgameSummon(Step):
    """The Endgame card summons a second-wave Great Old One. (CS-END-04, CS-RUL-027)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("endgame",)

    def __init__(self, endgame: int) -> None:
        self.endgame = endgame

    def run(self, state: StormState) -> None:
        endgame = state.agreed.content.endgames[self.endgame]
        place = fullest(state) if endgame.fullest else state.marker
        state.then(Summon(place, -1, 2, 2 if endgame.hold else 1))


def fullest(state: StormState) -> int:
    """The unsealed location without Great Old One that has most cultists; of equals the first from the marker on."""
    best, most = state.marker, -1
    for step in range(PLACES):
        place = (state.marker + step) % PLACES
        if state.closed[place] or state.goo[place] >= 0:
            continue
        if len(state.zones[COLUMN + place]) > most:
            best, most = place, len(state.zones[COLUMN + place])
    return best


# --- a terror card is carried out -----------------------------------------------------------------------------------


class CarryOut(Step):
    """The text of a terror card; what can be done only in part is done in part. (CS-TER-03, CS-RUL-056)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("terror",)

    def __init__(self, terror: int) -> None:
        self.terror = terror

    def run(self, state: StormState) -> None:
        content = state.agreed.content
        verb, n = content.terror_verb[self.terror], content.terror_n[self.terror]
        if verb == c.SPAWN_SOME:
            state.then(Spawn(n, 0))
        elif verb == c.SPAWN_DEAD:
            state.then(Spawn(n, 1))
        elif verb == c.SPAWN_FEWEST:
            state.then(PickFewest(state.decider(), (), n, ()))
        elif verb == c.SUMMON:
            state.then(Summon(state.marker, -1, 1, 0))
        elif verb == c.MARKER_ON:
            state.marker = state.next_place(state.marker)
        elif verb == c.DESECRATE and not places_for(state, verb):
            state.then(Advance())
        elif verb == c.OLD_NAMES:
            madden_all(state, n, "CS-TER-03")
            state.then(*[GooStep(place) for place in state.goos_in_play()])
        else:
            strike(state, verb, n)


class GooStep(Step):
    """A Great Old One devours the cultist right below it; at the gate it stays."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: StormState) -> None:
        devour(state, self.place)


class PickFewest(Common):
    """Choose among the emptiest unsealed locations without Great Old One, then cultists arrive there. (CS-DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "n", "chosen")
    SIZE: ClassVar[int] = PLACES + 1
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
            return [PLACES]
        fewest = min([len(state.zones[COLUMN + place]) for place in free])
        return [place for place in free if len(state.zones[COLUMN + place]) == fewest]

    def decided(self, state: StormState, answer: int) -> None:
        chosen = self.chosen if answer == PLACES else (*self.chosen, answer)
        if answer < PLACES and len(chosen) < self.n:
            state.then(PickFewest(state.decider(), (), self.n, chosen))
        else:
            state.then(*[Arrive(place, 0) for place in chosen])
