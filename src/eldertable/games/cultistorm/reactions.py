# compiled
"""What always follows from something: arriving cultists, Great Old Ones, the terror circle, the Endgame."""

from typing import ClassVar, Final

from eldertable.games.cultistorm import cards as c
from eldertable.games.cultistorm.common import Common
from eldertable.games.cultistorm.losses import ENDGAME_CARD, TERROR_CARD, LoseObject, ReturnTrophy, drop
from eldertable.games.cultistorm.state import (
    AT_PLACE,
    CIRCLE,
    COLUMN,
    COMBAT_PHASE,
    CULTIST_DECK,
    CULTIST_DISCARD,
    DEVOURED,
    EYE,
    GOO_TARGET,
    HAND,
    OBJECT_DECK,
    OBJECT_DISCARD,
    OBJECTS,
    OVERRUN,
    PLACES,
    PREPARATION_PHASE,
    SEATS,
    SUPPLY,
    SYMBOLS,
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

# --- cultists ---------------------------------------------------------------------------------------------------


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
        pile = state.zones[CULTIST_DISCARD]
        if not state.deck_size(CULTIST_DECK):
            if pile:
                state.then(RunOut(), Arrive(place, self.dead))
            return
        if state.cultists_on_board() >= state.agreed.limit:
            if state.chronicle is not None:
                state.tell("CS-CUL-14", "overrun", n=state.agreed.limit)
            state.finish(OVERRUN, 0)
            return
        everyone = state.everyone()
        if self.dead and pile:
            card = pile[-1]
            state.move(card, CULTIST_DISCARD, COLUMN + place, everyone)
        else:
            card = state.draw(CULTIST_DECK)
            state.lay(card, COLUMN + place, everyone)
        number = state.cultist(card)
        cultists = state.agreed.content.cultists
        if state.chronicle is not None:
            state.tell("CS-CUL-02", "arrived", cultist=number, place=place)
        if (
            not state.closed[place]
            and len(state.zones[COLUMN + place]) >= state.agreed.content.numbers.column
        ):
            state.then(Summon(place, cultists.goo[number], 0, 0))
        if cultists.ability[number] == c.TERROR_ON_ARRIVAL:
            state.then(Advance())
        if not state.deck_size(CULTIST_DECK):
            state.then(RunOut())


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


# --- Great Old Ones ---------------------------------------------------------------------------------------------


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


# --- the terror circle ------------------------------------------------------------------------------------------


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


# --- the Endgame ------------------------------------------------------------------------------------------------


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


# --- what terror cards say --------------------------------------------------------------------------------------


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
        elif verb in (c.MAD_LEAST, c.MAD_LEAST_CAPPED, c.DEEPEN):
            state.then(PickVictim(state.decider(), (), verb, n))
        elif verb in (c.DEACTIVATE, c.DESECRATE):
            if places_for(state, verb):
                state.then(PickPlace(state.decider(), (), verb))
            elif verb == c.DESECRATE:
                state.then(Advance())
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
        elif verb == c.OLD_NAMES:
            madden_all(state, n, "CS-TER-03")
            state.then(*[GooStep(place) for place in state.goos_in_play()])
        else:
            self.concern_each(state, verb, n)

    def concern_each(self, state: StormState, verb: int, n: int) -> None:
        """What concerns each investigator, in seat order. (CS-RUL-126)"""
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


def turn_cultist_dice(state: StormState, verb: int, rule: str) -> None:
    """All cultist dice are rolled, or the blank ones turned to their location's symbol."""
    for place in range(PLACES):
        if verb == c.CULTIST_DICE:
            state.roll_cultist_die(place)
        elif state.cultist_dice[place] == c.BLANK:
            state.cultist_dice[place] = state.symbol_of(place)
    if state.chronicle is not None:
        state.tell(rule, "cultist-dice", dice=tuple(state.cultist_dice))


def move_everybody(state: StormState) -> None:
    """Each investigator is moved to the next location; that costs nothing and is not the free move. (CS-RUL-073)"""
    for seat in state.order():
        state.place[seat] = state.next_place(state.place[seat])
    if state.chronicle is not None:
        state.tell("CS-RUL-073", "all-moved")


def lose_from_deck(state: StormState, n: int) -> None:
    """The top cards of the object deck go to its discard pile, events without effect."""
    for _ in range(n):
        card = state.draw(OBJECT_DECK)
        if card < 0:
            return
        state.lay(card, OBJECT_DISCARD, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-TER-03", "object-lost", object=state.thing_kind(card))


def drop_random(state: StormState, seat: int) -> None:
    """A hand card taken at random goes to the discard pile."""
    hand = sorted(state.zones[HAND + seat])
    if not hand:
        return
    card = hand[state.roll(len(hand))]
    state.discard_from_hand(card, seat)
    if state.chronicle is not None:
        state.tell("CS-TER-03", "discarded", who=seat, card=card)


class GooStep(Step):
    """A Great Old One devours the cultist right below it; at the gate it stays."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: StormState) -> None:
        devour(state, self.place)


class PickVictim(Common):
    """The table says whom a terror card strikes, among those it may. (CS-DEC-25, CS-RUL-117)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "verb", "n")
    SIZE: ClassVar[int] = SEATS
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


def places_for(state: StormState, verb: int) -> list[int]:
    """The locations that a terror card may strike."""
    if verb == c.DEACTIVATE:
        return [place for place in range(PLACES) if state.active[place]]
    most = max([state.trophies_of(AT_PLACE + place) for place in range(PLACES)])
    return [place for place in range(PLACES) if most and state.trophies_of(AT_PLACE + place) == most]


class PickPlace(Common):
    """The table says which location a terror card strikes. (CS-DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "verb")
    SIZE: ClassVar[int] = PLACES
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-25", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], verb: int) -> None:
        super().__init__(seat, votes)
        self.verb = verb

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickPlace(seat, votes, self.verb)

    def options(self, state: StormState, seat: int) -> list[int]:
        return places_for(state, self.verb)

    def decided(self, state: StormState, answer: int) -> None:
        if self.verb == c.DEACTIVATE:
            state.active[answer] = 0
            if state.chronicle is not None:
                state.tell("CS-TER-03", "deactivated", place=answer)
            return
        state.then(PickTrophy(state.decider(), (), answer))


class PickTrophy(Common):
    """The table says which trophy a location loses, if several kinds lie there. (CS-DEC-25, CS-RUL-004)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "place")
    SIZE: ClassVar[int] = SYMBOLS
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-25", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], place: int) -> None:
        super().__init__(seat, votes)
        self.place = place

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickTrophy(seat, votes, self.place)

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-symbol", who=seat, symbol=answer)

    def options(self, state: StormState, seat: int) -> list[int]:
        at = (AT_PLACE + self.place) * SYMBOLS
        return [symbol for symbol in range(SYMBOLS) if state.trophies[at + symbol]]

    def decided(self, state: StormState, answer: int) -> None:
        state.move_trophy(answer, AT_PLACE + self.place, SUPPLY)
        if state.chronicle is not None:
            state.tell("CS-TER-03", "desecrated", place=self.place, symbol=answer)


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


class Panic(Decision):
    """Discard an object (its kind), or take insanity (the last answer). (CS-DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    SIZE: ClassVar[int] = c.OBJECT_KINDS + 1
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-25",)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        kinds = sorted({state.thing_kind(card) for card in state.zones[OBJECTS + seat]})
        return kinds if kinds and not state.bears(seat, self.n) else [*kinds, c.OBJECT_KINDS]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == c.OBJECT_KINDS:
            state.madden(seat, self.n, "CS-TER-03")
        else:
            state.lose_object(seat, state.held_object(seat, answer), "CS-TER-03")
