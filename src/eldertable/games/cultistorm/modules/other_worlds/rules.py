# compiled
"""Other Worlds: when one opens and closes, whom it swallows, the toll, the rescue, and what holds meanwhile. (CS-OTH-01)"""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OWN_CARD, SEAT
from eldertable.games.cultistorm.box.places import DISCARD, GOO_TARGET, HAND, PICKED, PLACES
from eldertable.games.cultistorm.rules.discarding import OTHERWORLD, Onward, discard_all, drop
from eldertable.games.cultistorm.rules.effects.clauses import read
from eldertable.games.cultistorm.rules.hands import FromHand
from eldertable.games.cultistorm.rules.phases.combat import SupportsBack
from eldertable.games.cultistorm.rules.refusing import why_deadly, why_picked
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE, replaced
from eldertable.games.cultistorm.table.modules import (
    BLOCKS_COUNT,
    COMBAT_BEGINS,
    GOO_CAME,
    PREPARING,
    TERROR_ADVANCED,
    TURN_ENDS,
    ModuleRules,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Dimension, Kind
from eldertable.kernel.fields import Field
from eldertable.kernel.picking import without
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Decision, Refusal, Step

NO_RULE: Final = 0
NO_PAID_REROLLS: Final = 1
FEW_SUPPORTS: Final = 2
STRONGER: Final = 3
DEAR_WAY: Final = 4
LOCATION_OFF: Final = 5
MADDENING: Final = 6
HARVEST: Final = 7
SILENCE: Final = 8
DEAR_RESCUE: Final = 9
NO_HEALING: Final = 10
NO_STARS: Final = 11
DIE_KEPT: Final = 12
DICE_FIXED: Final = 13
SHORT_HAND: Final = 14
OWN_SYMBOLS: Final = 15
STANDING: Final = (
    "",
    "no-paid-rerolls",
    "few-supports",
    "stronger",
    "dear-way",
    "location-off",
    "maddening",
    "harvest",
    "silence",
    "dear-rescue",
    "no-healing",
    "no-stars",
    "die-kept",
    "dice-fixed",
    "short-hand",
    "own-symbols",
)
"""The rules that can hold while a world is open. (CS-OTH-14)"""
EQUAL: Final = -1
"""As a rescue symbol: any, both cards alike."""
NOWHERE: Final = -1
TWO_CARDS: Final = 0
CARD_AND_INSANITY: Final = 1
WAYS: Final = ("two cards", "card and insanity")
WAY: Final = Dimension("way", len(WAYS))
"""How a rescue is paid for. (CS-OTH-11)"""


class World:
    """A card: whose world it is, the symbols of a rescue, and what holds while it is open."""

    def __init__(self, id: str, goo: str, module: str, rescue: tuple[int, int], rule: int) -> None:
        self.id = id
        self.goo = goo
        self.module = module
        """The module with which its Great Old One comes, if not with a sect."""
        self.rescue = rescue
        self.rule = rule
        self.n = 1
        self.what = 0
        self.effect = -1
        """What whoever rescues somebody carries out; -1 for nothing."""


class Worlds(Part):
    """The worlds that are open, and who is inside.

    `open`: by place, -1 for none. `inside`: by seat, the place of the world; -1 for somebody outside. `fresh`: no
    preparation phase has begun since somebody was swallowed. `circled`: how often the terror marker had come to the shield
    when a rift was thought of last.
    """

    FIELDS: ClassVar[tuple[Any, ...]] = (
        Field("open", by=("place",), of="world", shared=True),
        Field("inside", by=("seat",), of="place"),
        Field("fresh", by=("seat",)),
        Field("circled"),
    )

    open: tuple[int, ...]
    inside: list[int]
    fresh: list[int]
    circled: int


def worlds_of(state: StormState) -> Worlds:
    """The worlds of this table."""
    worlds: Worlds = state.part(Worlds)
    return worlds


def rules_of(state: StormState) -> "WorldRules":
    """The rules of Other Worlds at this table."""
    rules: WorldRules = state.agreed.module(WorldRules)
    return rules


def inside(state: StormState, place: int) -> list[int]:
    """Who is inside the world of a place, in seat order."""
    where = worlds_of(state).inside
    return [seat for seat in state.order() if where[seat] == place]


class WorldRules(ModuleRules):
    """The rules of Other Worlds at a table."""

    def __init__(
        self, zone: int, card: int, ending: int, worlds: list[World], rift_every: int, toll: int
    ) -> None:
        super().__init__(zone, card, ending)
        self.worlds = worlds
        self.rift_every = rift_every
        self.toll = toll

    def lay_out(self, state: StormState) -> None:
        worlds_of(state).circled = state.circles

    def rank(self, moment: int) -> int:
        """Rifts close before anything else happens at the end of a turn. (CS-MOD-09)"""
        return -1 if moment == TURN_ENDS else 0

    def follows_terror(self) -> bool:
        """A rift opens before advances that wait are made. (CS-OTH-03, CS-MOD-09)"""
        return True

    # --- the cards ----------------------------------------------------------------------------------------

    def world_of(self, state: StormState, goo: int) -> int:
        """The world of a Great Old One; -1 without one. (CS-OTH-01)"""
        id = state.agreed.content.goos.ids[goo]
        for number in range(len(self.worlds)):
            if self.worlds[number].goo == id:
                return number
        return NOWHERE

    def first_wave_closed(self, state: StormState) -> list[int]:
        """The worlds of the first wave that are not open. (CS-OTH-03)"""
        goos, opened = state.agreed.content.goos, worlds_of(state).open
        found: list[int] = []
        for goo in range(len(goos.ids)):
            number = self.world_of(state, goo)
            if goos.wave[goo] == 1 and number >= 0 and number not in opened:
                found.append(number)
        return found

    def holds(self, state: StormState, place: int, rule: int) -> World | None:
        """The open world of a place, if this is its rule. (CS-OTH-14)"""
        if place < 0:
            return None
        number = worlds_of(state).open[place]
        return self.worlds[number] if number >= 0 and self.worlds[number].rule == rule else None

    def holds_for(self, state: StormState, seat: int, rule: int) -> World | None:
        """The world that somebody is inside of, if this is its rule."""
        place = worlds_of(state).inside[seat]
        return self.holds(state, place, rule) if place >= 0 else None

    # --- when ---------------------------------------------------------------------------------------------

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == TERROR_ADVANCED:
            self.think_of_rift(state)
        elif moment == BLOCKS_COUNT:
            state.then(Toll())
        elif moment == PREPARING:
            worlds = worlds_of(state)
            worlds.fresh = [0] * len(worlds.fresh)
        elif moment == COMBAT_BEGINS:
            for each in state.order():
                if worlds_of(state).inside[each] >= 0:
                    SupportsBack(each).run(state)
        elif moment == TURN_ENDS:
            for place in range(PLACES):
                if worlds_of(state).open[place] >= 0 and state.goo[place] < 0 and not inside(state, place):
                    close(state, place)

    def think_of_rift(self, state: StormState) -> None:
        """The terror marker has come to the shield, so many circles are complete: a rift opens. (CS-OTH-03, CS-OTH-30)"""
        worlds = worlds_of(state)
        if worlds.circled == state.circles:
            return
        worlds.circled = state.circles
        complete = state.circles - 1
        if self.rift_every and complete > 0 and complete % self.rift_every == 0:
            state.then(OpenRift())

    def on(self, state: StormState, occasion: int, number: int) -> None:
        """A Great Old One has come: its world opens. (CS-OTH-02, CS-OTH-18, CS-MOD-45)"""
        if occasion == GOO_CAME:
            world = self.world_of(state, state.goo[number])
            if world >= 0:
                state.then(OpenWorld(number, world))

    def sealed(self, state: StormState, place: int) -> None:
        """With somebody inside the team has lost; else the world closes. (CS-OTH-13, CS-OTH-15, CS-OTH-30)"""
        damned = inside(state, place)
        if damned:
            if state.chronicle is not None:
                for seat in damned:
                    state.tell("CS-OTH-15", "damned", who=seat, place=place)
            state.finish(self.ending, 0)
        elif worlds_of(state).open[place] >= 0:
            close(state, place)

    # --- what cannot be done meanwhile --------------------------------------------------------------------

    def why_not_yet(self, state: StormState, place: int) -> Refusal | None:
        """What would damn somebody is not offered. (CS-OTH-16)"""
        there = inside(state, place)
        if not there or state.agreed.suicide:
            return None
        return Refusal("CS-OTH-16", "why-somebody-inside", {"who": there[0], "place": place})

    def bars_fight(self, state: StormState, seat: int, enemy: int) -> Refusal | None:
        return self.why_not_yet(state, enemy - GOO_TARGET) if enemy >= GOO_TARGET else None

    def bars_sealing(self, state: StormState, place: int) -> Refusal | None:
        return self.why_not_yet(state, place)

    def bars_gate(self, state: StormState, place: int) -> Refusal | None:
        """Where a world is open nobody opens another gate. (CS-OTH-23)"""
        world = worlds_of(state).open[place]
        said = {"world": world, "place": place}
        return Refusal("CS-OTH-23", "why-world-open", said) if world >= 0 else None

    def bars_support(self, state: StormState, seat: int, action: c.Action, other: int) -> Refusal | None:
        where = worlds_of(state).inside
        if where[seat] < 0 and where[other] < 0:
            return None
        few = self.holds_for(state, seat, FEW_SUPPORTS)
        if few is not None and state.plays[seat] >= few.n:
            return Refusal("CS-OTH-14", "why-few-supports", {"n": few.n})
        if where[seat] == where[other] and self.holds_for(state, seat, SILENCE) is not None:
            return Refusal("CS-OTH-14", "why-silence", {})
        if action.star and self.holds_for(state, other, NO_STARS) is not None:
            return Refusal("CS-OTH-14", "why-no-stars", {"who": other})
        return None

    # --- reckonings ---------------------------------------------------------------------------------------

    def enemy_symbols(self, state: StormState, enemy: int, place: int, need: list[int]) -> None:
        stronger = self.holds(state, place, STRONGER)
        if stronger is not None and enemy < GOO_TARGET:
            need[stronger.what] += 1

    def may_pay_reroll(self, state: StormState, seat: int) -> bool:
        fights = state.phase == COMBAT_PHASE
        return not fights or self.holds(state, state.place[seat], NO_PAID_REROLLS) is None

    def rolls_die(self, state: StormState, place: int) -> bool:
        return self.holds(state, place, DIE_KEPT) is None

    def may_turn_dice(self, state: StormState, seat: int) -> bool:
        return self.holds(state, state.place[seat], DICE_FIXED) is None

    def silences(self, state: StormState, place: int) -> bool:
        return self.holds(state, place, LOCATION_OFF) is not None

    def entry_cost(self, state: StormState, place: int) -> int:
        dear = self.holds(state, place, DEAR_WAY)
        return dear.n if dear is not None else 0

    def healing(self, state: StormState, seat: int, n: int) -> int:
        return 0 if self.holds_for(state, seat, NO_HEALING) is not None else n

    def caps_hand(self, state: StormState, seat: int) -> bool:
        return self.holds_for(state, seat, SHORT_HAND) is not None

    # --- rescuing -----------------------------------------------------------------------------------------

    def symbols(self, state: StormState, other: int) -> tuple[int, int]:
        """The symbols of the two cards that bring somebody back. (CS-OTH-11)"""
        place = worlds_of(state).inside[other]
        pile = state.zones[DISCARD + other]
        if self.holds(state, place, OWN_SYMBOLS) is not None and len(pile) >= 2:
            of = state.agreed.content.action_symbol
            return (of[pile[-1]], of[pile[-2]])
        return self.worlds[worlds_of(state).open[place]].rescue

    def price(self, state: StormState, other: int, way: int) -> int:
        """The insanity that a rescue costs. (CS-OTH-11, CS-OTH-31)"""
        dear = self.holds_for(state, other, DEAR_RESCUE)
        return (1 if way == CARD_AND_INSANITY else 0) + (dear.n if dear is not None else 0)

    def why_not_rescued(self, state: StormState, seat: int, other: int, way: int) -> Refusal | None:
        """What stands against a rescue. (CS-OTH-11, CS-OTH-31)"""
        where = worlds_of(state).inside[other]
        if where < 0:
            return Refusal("CS-OTH-11", "why-outside", {"who": other})
        if where != state.place[seat]:
            return Refusal("CS-OTH-11", "why-inside-elsewhere", {"who": other, "place": where})
        symbols = self.symbols(state, other)
        held = [state.agreed.content.action_symbol[card] for card in state.zones[HAND + seat]]
        if not pays(held, symbols, way):
            first, second = symbols
            if first == EQUAL:
                return Refusal("CS-OTH-11", "why-no-equal-cards", {})
            said = {"symbol": first, "other_symbol": second, "way": way}
            return Refusal("CS-OTH-11", "why-no-such-cards", said)
        return why_deadly(state, seat, self.price(state, other, way))

    def rescues(self, state: StormState, seat: int) -> list[int]:
        """Whom a seat can rescue and how, as answers. (CS-DEC-40)"""
        if not state.zones[HAND + seat]:
            return []
        return [
            other * WAY.size + way
            for other in inside(state, state.place[seat])
            for way in (TWO_CARDS, CARD_AND_INSANITY)
            if self.why_not_rescued(state, seat, other, way) is None
        ]

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        return state.place[seat] >= 0 and len(self.rescues(state, seat)) > 0

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        there = inside(state, state.place[seat])
        if not there:
            return Refusal("CS-OTH-11", "why-nobody-inside", {"place": state.place[seat]})
        if self.rescues(state, seat):
            return None
        why = [self.why_not_rescued(state, seat, other, CARD_AND_INSANITY) for other in there]
        return why[0]

    def act(self, state: StormState, seat: int, act: int) -> None:
        state.then(Rescue(seat))

    def can_carry(self, state: StormState, seat: int, op: c.Op) -> bool:
        return op.verb == c.RESCUE and not state.absent(seat) and len(inside(state, state.place[seat])) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        """A text brings somebody back for nothing. (CS-OTH-11)"""
        state.then(BringBack(seat))


def pays(held: list[int], symbols: tuple[int, int], way: int) -> bool:
    """Whether cards with these symbols pay for a rescue. (CS-OTH-11)"""
    first, second = symbols
    if first == EQUAL:
        return len(held) > 0 if way == CARD_AND_INSANITY else len(set(held)) < len(held)
    if way == CARD_AND_INSANITY:
        return first in held or second in held
    return first in held and second in without(held, (first,))


# --- opening and closing --------------------------------------------------------------------------------------------


class OpenRift(Step):
    """A random world of the first wave opens where the cultist marker is, or on the next location that can have one.

    (CS-OTH-03)
    """

    def run(self, state: StormState) -> None:
        rules = rules_of(state)
        closed = rules.first_wave_closed(state)
        place = free_for_rift(state)
        if place < 0 or not closed:
            return
        for module in state.agreed.asked.opens_rift:
            if module.opens_rift(state, place):
                return
        state.then(OpenWorld(place, closed[state.roll(len(closed))]))


def free_for_rift(state: StormState) -> int:
    """The next location from the marker on that is not sealed and has no open world; -1 without one. (CS-OTH-03)"""
    for step in range(PLACES):
        place = (state.marker + step) % PLACES
        if not state.closed[place] and worlds_of(state).open[place] < 0:
            return place
    return NOWHERE


class OpenWorld(Step):
    """A world opens, and swallows all who stand there; then its story is told.

    It takes the place of a rift there, whose people stay inside; if its own card lies at a rift elsewhere, that one becomes
    another world of the first wave. (CS-OTH-02, CS-OTH-04, CS-OTH-17, CS-OTH-27, CS-MOD-45)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "world")

    def __init__(self, place: int, world: int) -> None:
        self.place = place
        self.world = world

    def run(self, state: StormState) -> None:
        worlds = worlds_of(state)
        elsewhere = worlds.open.index(self.world) if self.world in worlds.open else NOWHERE
        worlds.open = replaced(worlds.open, self.place, self.world)
        if state.chronicle is not None:
            state.tell("CS-OTH-02", "world-opens", world=self.world, place=self.place)
        if elsewhere >= 0 and elsewhere != self.place:
            closed = rules_of(state).first_wave_closed(state)
            other = closed[state.roll(len(closed))]
            worlds.open = replaced(worlds.open, elsewhere, other)
            if state.chronicle is not None:
                state.tell("CS-OTH-27", "world-changes", world=other, place=elsewhere)
        state.then(Swallow(self.place), TellOfWorld(self.place, self.world))


class TellOfWorld(Step):
    """Whoever knows a story of the world tells it now. (CS-MOD-45)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "world")

    def __init__(self, place: int, world: int) -> None:
        self.place = place
        self.world = world

    def run(self, state: StormState) -> None:
        id = rules_of(state).worlds[self.world].id
        for module in state.agreed.asked.card_came:
            module.card_came(state, id, -1, self.place)


def close(state: StormState, place: int) -> None:
    """A world closes. (CS-OTH-13)"""
    worlds = worlds_of(state)
    if state.chronicle is not None:
        state.tell("CS-OTH-13", "world-closes", world=worlds.open[place], place=place)
    worlds.open = replaced(worlds.open, place, NOWHERE)


class Swallow(Step):
    """All who stand there are swallowed, unless nobody would be left: then one is spared. (CS-OTH-04, CS-OTH-09)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: StormState) -> None:
        there = state.here(self.place)
        outside = [seat for seat in state.order() if not state.absent(seat) and seat not in there]
        if outside:
            for seat in there:
                swallow(state, seat, self.place)
        elif there:
            state.then(Spare(state.decider(), (), self.place))


class Spare(Common):
    """The table says who of those standing there is not swallowed, so that one is left outside. (CS-OTH-09, CS-DEC-41)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "place")
    ANSWERS: ClassVar[Answers] = Answers(Kind("spare", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OTH-09", "CS-DEC-41", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], place: int) -> None:
        super().__init__(seat, votes)
        self.place = place

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted(state.here(self.place))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return state.why_absent(values[0])

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-seat", who=seat, other=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return Spare(seat, votes, self.place)

    def decided(self, state: StormState, answer: int) -> None:
        for seat in state.here(self.place):
            if seat != answer:
                swallow(state, seat, self.place)
        if state.chronicle is not None:
            state.tell("CS-OTH-09", "spared", who=answer)
        if state.survives(answer, 1):
            state.madden(answer, 1, "CS-OTH-09")


def swallow(state: StormState, seat: int, place: int) -> None:
    """Somebody is absent from now on: no target any more, and in combat supports go back.

    (CS-OTH-04, CS-OTH-06, CS-OTH-19, CS-OTH-28)
    """
    worlds = worlds_of(state)
    state.place[seat] = NOWHERE
    worlds.inside[seat] = place
    worlds.fresh[seat] = 1
    for slot in range(state.agreed.markers * seat, state.agreed.markers * (seat + 1)):
        state.targets[slot] = -1
    if state.chronicle is not None:
        state.tell("CS-OTH-04", "swallowed", who=seat, place=place)
    if state.phase == COMBAT_PHASE:
        SupportsBack(seat).run(state)
    maddening = rules_of(state).holds(state, place, MADDENING)
    if maddening is not None:
        state.madden(seat, min(maddening.n, state.most_insanity() - state.insanity(seat)), "CS-OTH-14")


class Toll(Step):
    """Who is inside pays with insanity, unless no preparation phase has begun since; then the Black Orchard's harvest.

    (CS-OTH-10, CS-OTH-14, CS-OTH-22)
    """

    def run(self, state: StormState) -> None:
        rules, worlds = rules_of(state), worlds_of(state)
        there = [seat for seat in state.order() if worlds.inside[seat] >= 0]
        for seat in there:
            if not worlds.fresh[seat]:
                state.madden(seat, rules.toll, "CS-OTH-10")
        if state.ended:
            return
        for seat in there:
            harvest = rules.holds_for(state, seat, HARVEST)
            if harvest is not None and state.zones[HAND + seat]:
                drop(state, seat, harvest.n, OTHERWORLD)


# --- rescuing -------------------------------------------------------------------------------------------------------


class Rescue(Decision):
    """Whom to bring back, and at which price; which cards is asked only if there is a choice. (CS-OTH-11, CS-DEC-40)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("rescue", SEAT, WAY))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OTH-11", "CS-DEC-40")

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted(rules_of(state).rescues(state, seat))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return rules_of(state).why_not_rescued(state, seat, values[0], values[1])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        price = PayRescue(seat, answer // WAY.size, answer % WAY.size)
        fitting = price.further(state, seat, ())
        if len(fitting) > price.cards():
            state.then(price)
            return
        for code in fitting:
            price.with_pick(state, seat, code)
        price.carry_out(state, seat, tuple(fitting))


class PayRescue(FromHand):
    """Which cards pay for a rescue. (CS-OTH-11)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other", "way")
    ANSWERS: ClassVar[Answers] = Answers(Kind("pay-rescue", OWN_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OTH-11", "CS-DEC-40")
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, other: int, way: int) -> None:
        self.seat = seat
        self.other = other
        self.way = way

    def fits(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        """Whether these cards are a price, or the beginning of one that the hand can pay."""
        of = state.agreed.content.action_symbol
        picked = [of[state.own_card(seat, code)] for code in picks]
        symbols = rules_of(state).symbols(state, self.other)
        if self.way == CARD_AND_INSANITY:
            return len(picked) == 1 and pays(picked, symbols, self.way)
        if len(picked) == 2:
            return pays(picked, symbols, self.way)
        rest = without(state.choosable(seat), picks)
        return any([pays([*picked, of[state.own_card(seat, code)]], symbols, self.way) for code in rest])

    def further(self, state: StormState, seat: int, picks: tuple[int, ...]) -> list[int]:
        if self.complete(state, seat, picks):
            return []
        rest = without(state.choosable(seat), picks)
        return [code for code in rest if self.fits(state, seat, (*picks, code))]

    def cards(self) -> int:
        """How many there are to discard."""
        return 1 if self.way == CARD_AND_INSANITY else 2

    def complete(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) == self.cards()

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        picked = self.picked(state, seat)
        if values[0] in picked:
            return why_picked(True)
        if self.fits(state, seat, (*picked, values[0])):
            return None
        return Refusal("CS-OTH-11", "why-not-this-card", {"who": self.other})

    def carry_out(self, state: StormState, seat: int, picks: tuple[int, ...]) -> None:
        rules = rules_of(state)
        price = rules.price(state, self.other, self.way)
        world = rules.worlds[worlds_of(state).open[state.place[seat]]]
        discard_all(state, seat, state.zones[PICKED + seat], PICKED + seat, "CS-OTH-11")
        bring_back(state, self.other)
        if world.effect >= 0:
            read(state, seat, world.effect, c.NOW)
        state.madden(seat, price, "CS-OTH-11")


class BringBack(Decision):
    """Whom a text brings back for nothing. (CS-OTH-11, CS-DEC-40)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("bring-back", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OTH-11", "CS-DEC-40")

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted(inside(state, state.place[seat]))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        where = worlds_of(state).inside[values[0]]
        if where < 0:
            return Refusal("CS-OTH-11", "why-outside", {"who": values[0]})
        if where != state.place[seat]:
            return Refusal("CS-OTH-11", "why-inside-elsewhere", {"who": values[0], "place": where})
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        bring_back(state, answer)


def bring_back(state: StormState, seat: int) -> None:
    """Somebody comes back to the location of the world, with the free move unused. (CS-OTH-11, CS-OTH-12)"""
    worlds = worlds_of(state)
    place = worlds.inside[seat]
    worlds.inside[seat] = NOWHERE
    worlds.fresh[seat] = 0
    state.place[seat] = place
    state.moved[seat] = 0
    if state.chronicle is not None:
        state.tell("CS-OTH-11", "rescued", who=seat, place=place)
