# compiled
"""What verbs of texts are worth to a sensible player: one object for each verb."""

from typing import Final

from eldertable.games.cultistorm.bot.plan import Outlook
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import (
    COLUMN,
    DISCARD,
    HAND,
    OBJECT_DISCARD,
    PLACES,
    SUPPLY,
    SYMBOLS,
)
from eldertable.games.cultistorm.box.verbs import TEXT
from eldertable.games.cultistorm.rules.effects.verbs import OPS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.verbs import join


class Weighed:
    """What a verb is worth: as part of a support's text, as an ability, an object or a location's action, at a place.

    Where nothing is said, it is not worth an action by itself.
    """

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        """What it is worth to its subject, as part of a text."""
        return 0.0

    def ability(self, state: StormState, seat: int, effect: c.Effect) -> float:
        """What it is worth to use an ability with it."""
        return 0.0

    def thing(self, state: StormState, seat: int, outlook: Outlook) -> float:
        """What it is worth to use an object with it."""
        return 0.0

    def location(self, state: StormState, seat: int, effect: c.Effect, outlook: Outlook) -> float:
        """What it is worth to use the action of the own location with it."""
        return 0.0

    def at(self, state: StormState, place: int) -> float:
        """What it is worth to use it at a place, where there is a choice."""
        crowd = len(state.zones[COLUMN + place])
        return float(crowd) if state.cultist_dice[place] != c.BLANK else -1.0


class Flat(Weighed):
    """A verb that is worth the same in every position."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return self.worth


# --- minds and hands ------------------------------------------------------------------------------------------------


class Heal(Weighed):
    """Healing is worth the more the nearer death is; a waste is worth less."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        healed = min(op.n, state.mad[seat], state.peril(c.HEALING_CAPPED) or op.n)
        if not healed:
            return 0.0
        worth = 0.0
        for step in range(healed):
            worth += 2.0 + 2.0 * (state.insanity(seat) - step)
        return worth if healed == op.n or state.insanity(seat) > 1 else 0.5 * worth

    def ability(self, state: StormState, seat: int, effect: c.Effect) -> float:
        most = 0
        for other in range(state.agreed.team):
            here = state.place[other] == state.place[seat] and other != seat
            if here or effect.subject == c.ANYONE:
                most = max(most, state.mad[other])
        return 6.0 if most else 0.0

    def thing(self, state: StormState, seat: int, outlook: Outlook) -> float:
        here = [other for other in range(state.agreed.team) if state.place[other] == state.place[seat]]
        return 6.0 if max([state.mad[other] for other in here]) >= 3 else 0.0

    def location(self, state: StormState, seat: int, effect: c.Effect, outlook: Outlook) -> float:
        if effect.cost:
            return 4.0 if state.mad[seat] >= 2 and len(state.zones[HAND + seat]) > 4 else 0.0
        return 6.0


class Sane(Weighed):
    """Ongoing insanity that can be healed again."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return 2.0 if state.ongoing[seat] else 0.0


class Draw(Weighed):
    """New cards, the more the fewer are held."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return 4.0 * op.n - 0.2 * len(state.zones[HAND + seat])

    def thing(self, state: StormState, seat: int, outlook: Outlook) -> float:
        return 4.0

    def location(self, state: StormState, seat: int, effect: c.Effect, outlook: Outlook) -> float:
        return 6.0 if state.insanity(seat) <= 1 else 0.0


class Drop(Weighed):
    """Cards lost."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return -2.0 * op.n


class Regain(Weighed):
    """A card of the discard pile."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return 5.0 if state.zones[DISCARD + seat] else 0.0


# --- dice -----------------------------------------------------------------------------------------------------------


class DieGain(Weighed):
    """Another die, the more the fewer are there."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return 6.0 - 0.5 * state.own_dice(seat) if state.side_reserve() else 0.0


class DieWish(DieGain):
    """The same, with any face."""

    def thing(self, state: StormState, seat: int, outlook: Outlook) -> float:
        return 4.0


class DiePool(Weighed):
    """A die for all."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return 4.0 if state.side_reserve() else 0.0


# --- the board ------------------------------------------------------------------------------------------------------


class Block(Weighed):
    """A block is worth something only where the storm would bring a fourth cultist, or too many for the board.

    Any other cultist that stays away is a trophy that nobody gains.
    """

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        if op.what == c.ANYWHERE:
            return max([blocked_worth(state, place, outlook) for place in range(PLACES)])
        return blocked_worth(state, state.place[seat], outlook)

    def ability(self, state: StormState, seat: int, effect: c.Effect) -> float:
        """A block or a hold for insanity: only when it must be."""
        outlook = Outlook(state)
        if state.insanity(seat) > 2:
            return 0.0
        held = [place for place in state.goos_in_play() if not state.held[place]]
        if held and min([len(state.zones[COLUMN + place]) for place in held]) == 0:
            return 8.0
        return 6.0 if outlook.surplus > 0 else 0.0

    def thing(self, state: StormState, seat: int, outlook: Outlook) -> float:
        return 6.0 if blocked_worth(state, state.place[seat], outlook) else 0.0

    def at(self, state: StormState, place: int) -> float:
        crowd = len(state.zones[COLUMN + place])
        return 2.0 * Outlook(state).hit[place] + (0.0 if state.closed[place] else float(crowd))


def blocked_worth(state: StormState, place: int, outlook: Outlook) -> float:
    """What a block of a place is worth: it keeps a Great Old One away, or the board from being overrun.

    (CS-CUL-04, CS-CUL-12, CS-CUL-14)
    """
    if place < 0 or not outlook.hit[place] or state.blocked[place] or state.goo[place] >= 0:
        return 0.0
    crowd = len(state.zones[COLUMN + place]) + outlook.hit[place]
    if not state.closed[place] and crowd >= state.agreed.content.numbers.column:
        return 11.0
    return 7.0 if outlook.surplus >= 0 else 0.0


class Hold(Weighed):
    """A hold is worth much before a Great Old One reaches the gate."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        due = [place for place in state.goos_in_play() if not state.held[place]]
        return 15.0 if due and min([len(state.zones[COLUMN + place]) for place in due]) <= 1 else 0.0

    def at(self, state: StormState, place: int) -> float:
        return -float(len(state.zones[COLUMN + place]))


class Kill(Weighed):
    """A cultist less, when there are nearly too many."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return 6.0 if outlook.surplus > -1 else 1.0

    def thing(self, state: StormState, seat: int, outlook: Outlook) -> float:
        return 8.0 if outlook.surplus > 0 else 0.0

    def location(self, state: StormState, seat: int, effect: c.Effect, outlook: Outlook) -> float:
        spare = max(
            [
                state.trophies[seat * SYMBOLS + symbol] * (outlook.wanted[symbol] < 0)
                for symbol in range(SYMBOLS)
            ]
        )
        return 6.0 if outlook.surplus > 0 or (spare and outlook.surplus > -2) else 0.0

    def at(self, state: StormState, place: int) -> float:
        return float(len(state.zones[COLUMN + place])) + (0.0 if state.closed[place] else 1.0)


class Peek(Flat):
    """A look at the next cultists."""

    def ability(self, state: StormState, seat: int, effect: c.Effect) -> float:
        return 1.0


# --- trophies and objects -------------------------------------------------------------------------------------------


class TrophySwap(Weighed):
    """An exchange helps if the seat has a trophy that nobody needs, and one is needed."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return self.thing(state, seat, outlook)

    def thing(self, state: StormState, seat: int, outlook: Outlook) -> float:
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


class Found(Weighed):
    """Objects, as long as there is room for them."""

    def __init__(self, worth: float, otherwise: float) -> None:
        self.worth = worth
        self.otherwise = otherwise

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return self.worth if state.has_room(seat) else self.otherwise


class Recover(Found):
    """An object of the discard pile."""

    def ability(self, state: StormState, seat: int, effect: c.Effect) -> float:
        return self.worth if state.has_room(seat) else self.otherwise


class ObjectShuffle(Weighed):
    """A new object deck, once many are gone."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return 1.0 if len(state.zones[OBJECT_DISCARD]) > 6 else 0.0


class OfModules(Weighed):
    """A verb that a module in use has brought: the module says what it is worth."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return sum([advice.verb_worth(state, op, seat) for advice in state.agreed.advice])


OF_MODULES: Final = OfModules()
BY_VERB: Final[dict[str, Weighed]] = {
    "heal": Heal(),
    "sane": Sane(),
    "draw": Draw(),
    "drop": Drop(),
    "regain": Regain(),
    "die-gain": DieGain(),
    "die-pool": DiePool(),
    "die-set": Weighed(),
    "die-reroll": Weighed(),
    "die-give": Weighed(),
    "die-wish": DieWish(),
    "cultist-die": Weighed(),
    "cultist-die-choice": Weighed(),
    "block": Block(),
    "hold": Hold(),
    "kill": Kill(),
    "reorder": Weighed(),
    "trophy": Weighed(),
    "trophy-give": Weighed(),
    "trophy-swap": TrophySwap(),
    "research": Found(5.0, 1.0),
    "object": Found(2.0, 0.0),
    "object-recover": Recover(5.0, 0.0),
    "object-shuffle": ObjectShuffle(),
    "move": Weighed(),
    "crystals": Flat(1.5),
    "peek": Peek(0.6),
    "mad": Weighed(),
    "terror": Weighed(),
    "spawn": Weighed(),
}
"""What every verb of texts is worth."""


def weighed(number: int) -> Weighed:
    """What the verb of this number is worth."""
    return BY_NUMBER[number] if number < len(BY_NUMBER) else OF_MODULES


def _numbered() -> list[Weighed]:
    """The same by the numbers of verbs; those that are in no text of preparation are worth nothing there."""
    found = [Weighed() for _ in range(len(OPS) + 1)]
    offered = [verb for verb in OPS if TEXT in verb.uses]
    join(offered, {"bot/verbs.py": BY_VERB})
    for verb in offered:
        found[verb.number] = BY_VERB[verb.name]
    return found


BY_NUMBER: Final = _numbered()
