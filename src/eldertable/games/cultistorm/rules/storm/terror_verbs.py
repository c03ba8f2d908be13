# compiled
"""What terror cards do, verb by verb: they bring cultists, and strike investigators, locations and decks. (CS-TER-03)

When one is carried out, and how the next one takes its place: `terror_circle.py`.
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OBJECT, PLACE, SEAT, SYMBOL
from eldertable.games.cultistorm.box.places import (
    AT_PLACE,
    COLUMN,
    HAND,
    OBJECT_DECK,
    OBJECT_DISCARD,
    OBJECTS,
    PLACES,
    SUPPLY,
    SYMBOLS,
)
from eldertable.games.cultistorm.box.verbs import TerrorVerb, check_numbers
from eldertable.games.cultistorm.rules.discarding import TERROR_CARD, LoseObject, ReturnTrophy, drop
from eldertable.games.cultistorm.rules.refusing import why_deadly
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive, Spawn
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon, devour, madden_all
from eldertable.games.cultistorm.rules.storm.strikes import OnOne, PickOne
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE, PREPARATION_PHASE
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import raised, replaced
from eldertable.kernel.steps import Decision, Refusal, Step

# --- cultists, Great Old Ones, terror -------------------------------------------------------------------------------


class SpawnSome(TerrorVerb):
    """Cultists appear where the marker is. (CS-CUL-03)"""

    def carry(self, state: StormState, n: int) -> None:
        state.then(Spawn(n, 0))


class SpawnDead(TerrorVerb):
    """Dead cultists come back: the top of their discard pile. (CS-CUL-03)"""

    def carry(self, state: StormState, n: int) -> None:
        state.then(Spawn(n, 1))


class SpawnFewest(TerrorVerb):
    """Cultists arrive where there are fewest. (CS-DEC-25)"""

    def carry(self, state: StormState, n: int) -> None:
        state.then(PickFewest(state.decider(), (), n, ()))


class SummonOne(TerrorVerb):
    """A first-wave Great Old One is summoned. (CS-GOO-03)"""

    def carry(self, state: StormState, n: int) -> None:
        state.then(Summon(state.marker, -1, 1, 0))


class PushMarker(TerrorVerb):
    """The cultist marker moves to the next location."""

    def carry(self, state: StormState, n: int) -> None:
        state.marker_on()


class OldNames(TerrorVerb):
    """Everybody gets insanity, and every Great Old One takes a step."""

    def carry(self, state: StormState, n: int) -> None:
        madden_all(state, n, "CS-TER-03")
        state.then_all([GooStep(place) for place in state.goos_in_play()])


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

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        free = [
            place
            for place in range(PLACES)
            if not state.closed[place] and state.goo[place] < 0 and place not in self.chosen
        ]
        if kind == "arrive-nowhere":
            return Refusal("CS-DEC-25", "why-somewhere", {"n": len(free)}) if free else None
        place = values[0]
        if state.closed[place]:
            return Refusal("CS-DEC-25", "why-sealed", {"place": place})
        if state.goo[place] >= 0:
            return Refusal("CS-CUL-08", "why-goo-there", {"goo": state.goo[place], "place": place})
        if place in self.chosen:
            return Refusal("CS-DEC-25", "why-chosen", {"place": place})
        fewest = min([len(state.zones[COLUMN + other]) for other in free])
        n = len(state.zones[COLUMN + place])
        if n > fewest:
            return Refusal("CS-DEC-25", "why-not-fewest", {"place": place, "n": n, "fewest": fewest})
        return None

    def decided(self, state: StormState, answer: int) -> None:
        chosen = self.chosen if answer == ARRIVE_NOWHERE else (*self.chosen, answer)
        if answer != ARRIVE_NOWHERE and len(chosen) < self.n:
            state.then(PickFewest(state.decider(), (), self.n, chosen))
        else:
            state.then_all([Arrive(place, 0) for place in chosen])


ARRIVE_NOWHERE: Final = PickFewest.ANSWERS.start("arrive-nowhere")


# --- investigators and what they have -------------------------------------------------------------------------------


class WrongTurn(TerrorVerb):
    """Everybody is moved to the next location, in combat and sealing only once that is over. (CS-RUL-073)"""

    def carry(self, state: StormState, n: int) -> None:
        if state.phase >= COMBAT_PHASE:
            state.wrong_turns += 1
        else:
            move_everybody(state)


class CapSupports(TerrorVerb):
    """Fewer supports may be played, in this preparation phase or in the next one. (CS-SUP-05)"""

    def carry(self, state: StormState, n: int) -> None:
        if state.phase == PREPARATION_PHASE:
            state.cap = state.agreed.investigators
        else:
            state.cap_next = 1


class OnEach(TerrorVerb):
    """What a card does to each investigator, in seat order, the absent too. (CS-RUL-126, CS-OTH-20)"""

    def carry(self, state: StormState, n: int) -> None:
        for seat in state.order():
            self.befall(state, seat, n)

    def befall(self, state: StormState, seat: int, n: int) -> None:
        """What it does to one of them."""
        raise NotImplementedError


class EachDrop(OnEach):
    """Cards of own choice are discarded."""

    def befall(self, state: StormState, seat: int, n: int) -> None:
        drop(state, seat, n, TERROR_CARD)


class EachDropRandom(OnEach):
    """Cards are discarded at random."""

    def befall(self, state: StormState, seat: int, n: int) -> None:
        for _ in range(n):
            drop_random(state, seat)


class MadCalm(OnEach):
    """Who has little insanity gets some."""

    def befall(self, state: StormState, seat: int, n: int) -> None:
        if state.insanity(seat) <= n:
            state.madden(seat, 1, "CS-TER-03")


class ObjectsStolen(OnEach):
    """Who has many objects loses one."""

    def befall(self, state: StormState, seat: int, n: int) -> None:
        if len(state.zones[OBJECTS + seat]) >= n:
            state.then(LoseObject(seat, TERROR_CARD))


class Panics(OnEach):
    """An object, or insanity."""

    def befall(self, state: StormState, seat: int, n: int) -> None:
        state.then(Panic(seat, n))


class Harvest(OnEach):
    """Who has many trophies loses one."""

    def befall(self, state: StormState, seat: int, n: int) -> None:
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

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "take-insanity" and state.zones[OBJECTS + seat]:
            return why_deadly(state, seat, self.n)
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == TAKE_INSANITY:
            state.madden(seat, self.n, "CS-TER-03")
        else:
            state.lose_object(seat, state.held_object(seat, answer), "CS-TER-03")


TAKE_INSANITY: Final = Panic.ANSWERS.start("take-insanity")


class OnVictim(OnOne):
    """What a card does to one investigator: one of those with least insanity, unless it says otherwise."""

    def ask(self, seat: int, votes: tuple[int, ...], n: int) -> Step:
        return PickVictim(seat, votes, self.number, n)

    def targets(self, state: StormState) -> list[int]:
        seats = range(state.agreed.team)
        least = min([state.insanity(other) for other in seats])
        return [other for other in seats if state.insanity(other) == least]

    def why_spared(self, state: StormState, target: int) -> Refusal | None:
        least = min([state.insanity(other) for other in range(state.agreed.team)])
        n = state.insanity(target)
        if n == least:
            return None
        return Refusal("CS-DEC-25", "why-not-calmest", {"who": target, "n": n, "least": least})


class MadLeast(OnVictim):
    """Insanity for one of those with least of it."""

    def strike(self, state: StormState, target: int, n: int) -> None:
        state.madden(target, n, "CS-TER-03")


class MadLeastCapped(OnVictim):
    """The same, but it does not kill."""

    def strike(self, state: StormState, target: int, n: int) -> None:
        state.madden(target, min(n, state.most_insanity() - state.insanity(target)), "CS-TER-03")


class Deepen(OnVictim):
    """Normal insanity becomes ongoing; where there is none, new ongoing insanity comes."""

    def targets(self, state: StormState) -> list[int]:
        seats = range(state.agreed.team)
        return [other for other in seats if state.mad[other]] or list(seats)

    def why_spared(self, state: StormState, target: int) -> Refusal | None:
        if state.mad[target] or not sum(state.mad):
            return None
        return Refusal("CS-DEC-25", "why-none-to-deepen", {"who": target})

    def strike(self, state: StormState, target: int, n: int) -> None:
        if not state.mad[target]:
            state.madden_for_good(target, 1, "CS-TER-03")
            return
        state.mad[target] -= 1
        state.ongoing = raised(state.ongoing, target, 1)
        if state.chronicle is not None:
            state.tell("CS-TER-03", "hardened", who=target, n=1)


class PickVictim(PickOne):
    """The table says whom a terror card strikes. (CS-DEC-25)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("strike", SEAT))

    def deed(self) -> OnOne:
        return striking(self.verb)

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-seat", who=seat, other=answer)


def move_everybody(state: StormState) -> None:
    """Each investigator is moved to the next location; that costs nothing and is not the free move.

    Who is absent is passed by.

    (CS-RUL-073, CS-MOD-14, CS-OTH-20)
    """
    for seat in state.order():
        if not state.absent(seat):
            state.place[seat] = state.next_place(state.place[seat])
    if state.chronicle is not None:
        state.tell("CS-RUL-073", "all-moved")


# --- the board ------------------------------------------------------------------------------------------------------


class CultistDice(TerrorVerb):
    """All cultist dice are rolled again. (CS-CUL-20)"""

    def carry(self, state: StormState, n: int) -> None:
        roll_cultist_dice(state, "CS-TER-03")


def roll_cultist_dice(state: StormState, rule: str) -> None:
    """The cultist die of each location is rolled, sealed and empty ones too. (CS-CUL-20, CS-RUL-040)"""
    for place in range(PLACES):
        state.roll_cultist_die(place)
    if state.chronicle is not None:
        state.tell(rule, "cultist-dice", dice=tuple(state.cultist_dice))


class BlanksTurn(TerrorVerb):
    """Cultist dice that show nothing are turned to their location's symbol."""

    def carry(self, state: StormState, n: int) -> None:
        for place in range(PLACES):
            if state.cultist_dice[place] == c.BLANK:
                state.cultist_dice = replaced(state.cultist_dice, place, state.symbol_of(place))
        if state.chronicle is not None:
            state.tell("CS-TER-03", "cultist-dice", dice=tuple(state.cultist_dice))


class ObjectsLost(TerrorVerb):
    """The top cards of the object deck go to its discard pile, events without effect."""

    def carry(self, state: StormState, n: int) -> None:
        drawn = [state.draw(OBJECT_DECK) for _ in range(n)]
        for card in state.shuffle_strange(drawn):
            state.lay(card, OBJECT_DISCARD, state.everyone())
            if state.chronicle is not None:
                state.tell("CS-TER-03", "object-lost", object=state.thing_kind(card))


class OnPlace(OnOne):
    """What a card does to one location."""

    def ask(self, seat: int, votes: tuple[int, ...], n: int) -> Step:
        return PickPlace(seat, votes, self.number, n)


class Deactivate(OnPlace):
    """An active location is closed again. (CS-TER-08)"""

    def targets(self, state: StormState) -> list[int]:
        return [place for place in range(PLACES) if state.active[place]]

    def why_spared(self, state: StormState, target: int) -> Refusal | None:
        return None if state.active[target] else Refusal("CS-TER-08", "why-closed", {"place": target})

    def strike(self, state: StormState, target: int, n: int) -> None:
        state.active = replaced(state.active, target, 0)
        if state.chronicle is not None:
            state.tell("CS-TER-03", "deactivated", place=target)


class Desecrate(OnPlace):
    """A location with most trophies loses some; where none lie, terror advances."""

    def carry(self, state: StormState, n: int) -> None:
        if not self.targets(state):
            state.then(Advance())
        super().carry(state, n)

    def targets(self, state: StormState) -> list[int]:
        most = max([state.trophies_of(AT_PLACE + place) for place in range(PLACES)])
        return [place for place in range(PLACES) if most and state.trophies_of(AT_PLACE + place) == most]

    def why_spared(self, state: StormState, target: int) -> Refusal | None:
        most = max([state.trophies_of(AT_PLACE + place) for place in range(PLACES)])
        n = state.trophies_of(AT_PLACE + target)
        if n == most:
            return None
        return Refusal("CS-DEC-25", "why-not-most", {"place": target, "n": n, "most": most})

    def strike(self, state: StormState, target: int, n: int) -> None:
        state.then(PickTrophy(state.decider(), (), target, n))


class PickPlace(PickOne):
    """The table says which location a terror card strikes. (CS-DEC-25)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("strike-place", PLACE))

    def deed(self) -> OnOne:
        return striking(self.verb)


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

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if state.trophies[(AT_PLACE + self.place) * SYMBOLS + values[0]]:
            return None
        return Refusal("CS-DEC-25", "why-none-there", {"place": self.place, "symbol": values[0]})

    def decided(self, state: StormState, answer: int) -> None:
        state.move_trophy(answer, AT_PLACE + self.place, SUPPLY)
        if state.chronicle is not None:
            state.tell("CS-TER-03", "desecrated", place=self.place, symbol=answer)
        if self.n > 1 and self.options(state, self.seat):
            state.then(PickTrophy(state.decider(), (), self.place, self.n - 1))


DEACTIVATE: Final = Deactivate(c.DEACTIVATE, "deactivate")
DESECRATE: Final = Desecrate(c.DESECRATE, "desecrate")
ON_PLACES: Final[tuple[OnPlace, ...]] = (DEACTIVATE, DESECRATE)
TERRORS: Final[tuple[TerrorVerb, ...]] = (
    PushMarker(c.MARKER_ON, "marker-on"),
    MadLeast(c.MAD_LEAST, "mad-least"),
    CultistDice(c.CULTIST_DICE, "cultist-dice"),
    ObjectsLost(c.OBJECTS_LOST, "objects-lost"),
    EachDrop(c.EACH_DROP, "each-drop"),
    EachDropRandom(c.EACH_DROP_RANDOM, "each-drop-random"),
    MadCalm(c.MAD_CALM, "mad-calm"),
    WrongTurn(c.WRONG_TURN, "wrong-turn"),
    ObjectsStolen(c.OBJECTS_STOLEN, "objects-stolen"),
    DEACTIVATE,
    SpawnFewest(c.SPAWN_FEWEST, "spawn-fewest"),
    BlanksTurn(c.BLANKS_TURN, "blanks-turn"),
    Panics(c.PANIC, "panic"),
    DESECRATE,
    CapSupports(c.CAP_SUPPORTS, "cap-supports"),
    MadLeastCapped(c.MAD_LEAST_CAPPED, "mad-least-capped"),
    Deepen(c.DEEPEN, "deepen"),
    SpawnDead(c.SPAWN_DEAD, "spawn-dead"),
    Harvest(c.HARVEST, "harvest"),
    SummonOne(c.SUMMON, "summon"),
    OldNames(c.OLD_NAMES, "old-names"),
    SpawnSome(c.SPAWN_SOME, "spawn"),
)
"""All verbs of terror cards, in the order of their numbers, which count from 1."""
check_numbers(TERRORS)


def striking(number: int) -> OnOne:
    """The verb of this number, one of those that strike one investigator or location."""
    verb = TERRORS[number - 1]
    assert isinstance(verb, OnOne)
    return verb
