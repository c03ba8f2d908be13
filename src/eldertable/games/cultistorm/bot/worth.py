# compiled
"""What things and texts are worth to a sensible player."""

from typing import Final

from eldertable.games.cultistorm.bot.plan import Outlook
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.table.state import (
    COLUMN,
    DISCARD,
    HAND,
    OBJECT_DISCARD,
    SUPPLY,
    SYMBOLS,
    StormState,
)

THING_WORTH: Final[dict[str, float]] = {
    "OB11": 5.0,
    "OB12": 4.0,
    "OB13": 3.0,
    "OB14": 6.5,
    "OB15": 6.0,
    "OB16": 4.5,
    "OB17": 3.0,
    "OB18": 5.0,
    "OB19": 3.0,
    "OB20": 5.5,
    "OB21": 2.0,
    "OB22": 4.0,
    "OB23": 10.0,
}
CHARM: Final = 9.0


def thing_worth(state: StormState, seat: int, kind: int) -> float:
    """What it is worth to have an object of this kind."""
    if kind == c.OBJECT_KINDS:
        return 0.0
    thing = state.agreed.content.things[kind]
    if thing.id in THING_WORTH:
        return THING_WORTH[thing.id]
    return 6.0 if thing.discard else CHARM


def card_worth(state: StormState, seat: int, card: int) -> float:
    """What a card is worth in the hand: star cards help for nothing, and different symbols fit more enemies."""
    action = state.action(card)
    symbols = state.agreed.content.action_symbol
    twins = sum([1 for other in state.zones[HAND + seat] if symbols[other] == symbols[card]])
    worth = 4.0 if action.star else 1.0
    if action.research and not state.researched[seat]:
        worth += 0.8
    return worth - 0.7 * twins


# --- what texts do --------------------------------------------------------------------------------------------------


def op_worth(state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
    """What a verb is worth for its subject now."""
    verb, n = op.verb, op.n
    if verb == c.HEAL:
        healed = min(n, state.mad[seat], state.peril(c.HEALING_CAPPED) or n)
        return heal_worth(state, seat, healed, n)
    if verb == c.SANE:
        return 2.0 if state.ongoing[seat] else 0.0
    if verb == c.DRAW:
        return 4.0 * n - 0.2 * len(state.zones[HAND + seat])
    if verb == c.DROP:
        return -2.0 * n
    if verb == c.REGAIN:
        return 5.0 if state.zones[DISCARD + seat] else 0.0
    if verb in (c.DIE_GAIN, c.DIE_WISH):
        return 6.0 - 0.5 * state.own_dice(seat) if state.side_reserve() else 0.0
    if verb == c.DIE_POOL:
        return 4.0 if state.side_reserve() else 0.0
    if verb == c.BLOCK:
        return block_worth(state, op, state.place[seat], outlook)
    if verb == c.HOLD:
        due = [place for place in state.goos_in_play() if not state.held[place]]
        return 15.0 if due and min([len(state.zones[COLUMN + place]) for place in due]) <= 1 else 0.0
    if verb == c.PEEK:
        return 0.6
    if verb == c.CRYSTALS:
        return 1.5
    if verb == c.RESEARCH:
        return 5.0 if state.has_room(seat) else 1.0
    if verb == c.OBJECT:
        return 2.0 if state.has_room(seat) else 0.0
    if verb == c.OBJECT_RECOVER:
        return 5.0 if state.has_room(seat) else 0.0
    if verb == c.OBJECT_SHUFFLE:
        return 1.0 if len(state.zones[OBJECT_DISCARD]) > 6 else 0.0
    if verb == c.TROPHY_SWAP:
        return swap_worth(state, seat, outlook)
    if verb == c.KILL:
        return 6.0 if outlook.surplus > -1 else 1.0
    return 0.0


def block_worth(state: StormState, op: c.Op, place: int, outlook: Outlook) -> float:
    """A block is worth most where the storm would bring a fourth cultist."""
    if op.what == c.ANYWHERE:
        return 8.0 if outlook.surplus > -2 else 1.0
    if outlook.hit[place] and not state.blocked[place] and state.goo[place] < 0:
        return 7.0 + (4.0 if len(state.zones[COLUMN + place]) >= 3 else 0.0)
    return 0.0


def heal_worth(state: StormState, seat: int, healed: int, n: int) -> float:
    """Healing is worth the more the nearer death is; a waste is worth less."""
    if not healed:
        return 0.0
    worth = 0.0
    for step in range(healed):
        worth += 2.0 + 2.0 * (state.insanity(seat) - step)
    return worth if healed == n or state.insanity(seat) > 1 else 0.5 * worth


def swap_worth(state: StormState, seat: int, outlook: Outlook) -> float:
    """An exchange helps if the seat has a trophy that nobody needs, and one is needed."""
    spare = [
        symbol
        for symbol in range(SYMBOLS)
        if state.trophies[seat * SYMBOLS + symbol] and outlook.wanted[symbol] < 0
    ]
    needed = [
        symbol
        for symbol in range(SYMBOLS)
        if outlook.wanted[symbol] > 0 and state.trophies[SUPPLY * SYMBOLS + symbol]
    ]
    return 5.0 if spare and needed else 0.0
