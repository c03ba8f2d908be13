# compiled
"""Every verb of card texts: the simple ones, and the list in which all of them have their numbers."""

from collections.abc import Sequence
from typing import Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import HAND, OBJECT_DECK, OBJECT_DISCARD, OBJECTS
from eldertable.games.cultistorm.box.verbs import (
    CANCEL,
    COST,
    EVENT,
    MODULE,
    TEXT,
    OpVerb,
    Standing,
    check_numbers,
)
from eldertable.games.cultistorm.rules.discarding import (
    PRICE,
    SUPPORT_TEXT,
    TROPHY_PRICE,
    LoseObject,
    ReturnTrophy,
    drop,
)
from eldertable.games.cultistorm.rules.effects.belongings import (
    ObjectRecover,
    RegainCards,
    Trophy,
    TrophyGive,
    TrophySwap,
)
from eldertable.games.cultistorm.rules.effects.board import Crystals, Move, Peek, Rearrange, at_location
from eldertable.games.cultistorm.rules.effects.dice import (
    DieGain,
    DieGive,
    DiePool,
    DieReroll,
    DieSet,
    DieWish,
)
from eldertable.games.cultistorm.rules.effects.further.verbs import FURTHER
from eldertable.games.cultistorm.rules.research import DrawObject, invited_research
from eldertable.games.cultistorm.rules.storm.arrivals import Spawn
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import (
    AS_ANY,
    DIE_DOUBLE,
    IGNORE,
    SECOND_WIND,
    SYM,
    TROPHY_BONUS,
)
from eldertable.kernel.rows import raised

# --- minds and hands ------------------------------------------------------------------------------------------------


class Heal(OpVerb):
    """Normal insanity is healed. No text of a FIGHT has it, so nobody is healed in combat. (CS-CMP-11, CS-CMB-11)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.mad[seat] > 0 and (not state.agreed.modules or state.healing(seat, op.n) > 0)

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.heal(seat, op.n, "CS-CMP-11")


class Sane(OpVerb):
    """Ongoing insanity is swapped for normal. (CS-CMP-12)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.ongoing[seat] > 0 and (not state.agreed.modules or state.why_no_healing(seat) is None)

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        swapped = min(op.n, state.ongoing[seat])
        state.ongoing = raised(state.ongoing, seat, -swapped)
        state.mad[seat] += swapped
        if state.chronicle is not None:
            state.tell("CS-CMP-12", "calmed", who=seat, n=swapped)


class Mad(OpVerb):
    """Insanity, as a cost, as an event, or as what a text brings. (CS-CMP-19, CS-RUL-060, CS-RSH-06)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (TEXT, COST, EVENT))
        self.harms = self.maddens = True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.madden(seat, op.n, "CS-CMP-19")

    def payable(self, state: StormState, seat: int, n: int) -> bool:
        return state.bears(seat, n)

    def pay(self, state: StormState, seat: int, n: int) -> None:
        state.madden(seat, n, "CS-RUL-060")

    def befall(self, state: StormState, seat: int, n: int) -> None:
        state.madden(seat, n, "CS-RSH-06")


class Draw(OpVerb):
    """Action cards are drawn. (CS-RUL-045)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.can_draw(seat)

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.draw_cards(seat, op.n, "CS-RUL-045")


class Drop(OpVerb):
    """Hand cards are discarded, as a cost or as what a text brings. (CS-DEC-13, CS-RUL-061)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (TEXT, COST))

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(state.zones[HAND + seat]) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        drop(state, seat, op.n, SUPPORT_TEXT)

    def payable(self, state: StormState, seat: int, n: int) -> bool:
        return len(state.zones[HAND + seat]) >= n

    def pay(self, state: StormState, seat: int, n: int) -> None:
        drop(state, seat, n, PRICE)


# --- trophies and objects -------------------------------------------------------------------------------------------


class TrophyPay(OpVerb):
    """Trophies are paid, or lost by a module's text, as many as there are. (CS-CMP-28, CS-MOD-18)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.trophies_of(seat) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        self.pay(state, seat, min(op.n, state.trophies_of(seat)))

    def payable(self, state: StormState, seat: int, n: int) -> bool:
        return state.trophies_of(seat) >= n

    def pay(self, state: StormState, seat: int, n: int) -> None:
        state.then_all([ReturnTrophy(seat, TROPHY_PRICE) for _ in range(n)])


class ObjectDrop(OpVerb):
    """Objects are paid, or lost by a module's text, as many as there are. (CS-RUL-061, CS-MOD-18)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(state.zones[OBJECTS + seat]) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        self.pay(state, seat, min(op.n, len(state.zones[OBJECTS + seat])))

    def payable(self, state: StormState, seat: int, n: int) -> bool:
        return len(state.zones[OBJECTS + seat]) >= n

    def pay(self, state: StormState, seat: int, n: int) -> None:
        state.then_all([LoseObject(seat, PRICE) for _ in range(n)])


class Research(OpVerb):
    """A research of the subject's. (CS-RSH-02, CS-SUP-03)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        if state.agreed.modules and state.why_no_research(seat) is not None:
            return False
        return state.deck_size(OBJECT_DECK) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        invited_research(state, seat, op.n)


class Object(Research):
    """Objects are drawn, and one of them may be kept; that is no research. (CS-RSH-05)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.deck_size(OBJECT_DECK) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(DrawObject(seat, op.n, 1))


class ObjectShuffle(OpVerb):
    """The object discard pile is shuffled into the deck. (CS-RSH-09)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(state.zones[OBJECT_DISCARD]) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        pile = state.zones[OBJECT_DISCARD]
        state.zones[OBJECT_DISCARD] = ()
        state.shuffle_in(pile, OBJECT_DECK)
        if state.chronicle is not None:
            state.tell("CS-RSH-09", "objects-reshuffled")


# --- the storm ------------------------------------------------------------------------------------------------------


class Terror(OpVerb):
    """The terror marker advances. (CS-TER-05)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (TEXT, EVENT))
        self.harms = True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        self.befall(state, seat, op.n)

    def befall(self, state: StormState, seat: int, n: int) -> None:
        state.then_all([Advance() for _ in range(n)])


class Summoning(OpVerb):
    """Cultists appear where the marker is. (CS-CUL-03)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (TEXT, EVENT))
        self.harms = True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        self.befall(state, seat, op.n)

    def befall(self, state: StormState, seat: int, n: int) -> None:
        state.then(Spawn(n, 0))


OPS: Final[tuple[OpVerb, ...]] = (
    Heal(c.HEAL, "heal", (TEXT,)),
    Sane(c.SANE, "sane", (TEXT,)),
    Draw(c.DRAW, "draw", (TEXT,)),
    Drop(c.DROP, "drop"),
    RegainCards(c.REGAIN, "regain", (TEXT,)),
    DieGain(c.DIE_GAIN, "die-gain", (TEXT,)),
    DiePool(c.DIE_POOL, "die-pool", (TEXT,)),
    DieSet(c.DIE_SET, "die-set", (TEXT,)),
    DieReroll(c.DIE_REROLL, "die-reroll"),
    DieGive(c.DIE_GIVE, "die-give"),
    DieWish(c.DIE_WISH, "die-wish", (TEXT,)),
    at_location(c.CULTIST_DIE),
    at_location(c.CULTIST_DIE_CHOICE),
    at_location(c.BLOCK),
    at_location(c.HOLD),
    at_location(c.KILL),
    Rearrange(c.REORDER, "reorder", (TEXT,), (), ()),
    Trophy(c.TROPHY, "trophy", (TEXT,)),
    TrophyPay(c.TROPHY_PAY, "trophy-pay", (COST, MODULE)),
    TrophyGive(c.TROPHY_GIVE, "trophy-give"),
    TrophySwap(c.TROPHY_SWAP, "trophy-swap", (TEXT,)),
    Research(c.RESEARCH, "research", (TEXT,)),
    Object(c.OBJECT, "object", (TEXT,)),
    ObjectDrop(c.OBJECT_DROP, "object-drop", (COST, MODULE)),
    ObjectRecover(c.OBJECT_RECOVER, "object-recover", (TEXT,)),
    ObjectShuffle(c.OBJECT_SHUFFLE, "object-shuffle", (TEXT,), (), ()),
    Move(c.MOVE, "move"),
    Crystals(c.CRYSTALS, "crystals", (TEXT,)),
    Peek(c.PEEK, "peek"),
    Mad(c.MAD, "mad"),
    Terror(c.TERROR, "terror"),
    Summoning(c.SPAWN, "spawn"),
    SYM,
    AS_ANY,
    IGNORE,
    DIE_DOUBLE,
    TROPHY_BONUS,
    SECOND_WIND,
    OpVerb(c.TERROR_SKIP, "terror-skip", (CANCEL,)),
    Standing(c.NO_CULTIST_DIE, "no-cultist-die"),
    Standing(c.FREE_MOVES, "free-moves"),
    Standing(c.RESEARCH_PLUS, "research-plus"),
    Standing(c.KEEP_OBJECTS, "keep-objects"),
    Standing(c.OBJECT_LIMIT, "object-limit"),
    Standing(c.CALM_ATTACK, "calm-attack"),
    Standing(c.FIRST_GENERAL_FREE, "first-general-free"),
    Standing(c.RELAY, "relay"),
    Standing(c.GENERALS_FREE, "generals-free"),
    Standing(c.HAND_PLUS, "hand-plus"),
    Standing(c.POOL_DIE, "pool-die"),
    *FURTHER,
)
"""All verbs, in the order of their numbers, which count from 1."""
check_numbers(OPS)

ALIKE: Final = (
    c.DIE_GAIN,
    c.DIE_POOL,
    c.DIE_WISH,
    c.HOLD,
    c.TROPHY,
    c.RESEARCH,
    c.OBJECT,
    c.OBJECT_SHUFFLE,
    c.MOVE,
    c.CRYSTALS,
    c.PEEK,
)
"""Verbs that take from what is common to all: asked for one subject, they are asked for everybody."""
PLACELESS: Final = (
    c.HEAL,
    c.SANE,
    c.DRAW,
    c.DROP,
    c.REGAIN,
    c.TROPHY_SWAP,
    c.PEEK,
    c.CRYSTALS,
    c.OBJECT_SHUFFLE,
)
"""Verbs that need neither place, die nor fight: texts with them reach somebody absent, too. (CS-MOD-14)"""
THERE: Final = (
    c.DIE_GAIN,
    c.DIE_SET,
    c.DIE_REROLL,
    c.DIE_GIVE,
    c.DIE_WISH,
    c.REORDER,
    c.TROPHY_GIVE,
    c.RESEARCH,
    c.OBJECT,
    c.OBJECT_RECOVER,
    c.MOVE,
)
"""Verbs for which one has to be there: who is absent takes no die and no object, and is not moved. (CS-MOD-14)"""
HANDED: Final = (c.DIE_GAIN, c.DIE_SET, c.DIE_REROLL, c.DIE_WISH)
"""Verbs about dice that reach whoever is absent and armed. (CS-CAM-508)"""
for _verb in OPS:
    _verb.handed = _verb.number in HANDED
    _verb.alike = _verb.number in ALIKE
    _verb.placeless = _verb.number in PLACELESS
    _verb.there = _verb.number in THERE


def text_verbs(verbs: Sequence[OpVerb]) -> list[OpVerb]:
    """The verbs of texts: what people are offered in words, and what a sensible player weighs."""
    return [verb for verb in verbs if TEXT in verb.uses or MODULE in verb.uses]
