# compiled
"""What verbs of modules' texts are worth to a sensible player, where one of several can be chosen or left."""

from typing import Final

from eldertable.games.cultistorm.bot.plan import Outlook
from eldertable.games.cultistorm.bot.verbs import OF_MODULES, Flat, Weighed, weighed
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import HAND
from eldertable.games.cultistorm.rules.effects.further.fight import Strengthen
from eldertable.games.cultistorm.rules.effects.further.verbs import FURTHER
from eldertable.games.cultistorm.rules.effects.verbs import OPS
from eldertable.games.cultistorm.table.enemies import enemy_symbols, place_of
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.games.cultistorm.table.matching import best_match, madness_of
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import Help, kit_of
from eldertable.kernel.verbs import join


class Madness(Weighed):
    """Insanity is the worse the nearer death is."""

    def __init__(self, times: float) -> None:
        self.times = times

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return -self.times * op.n * (2.0 + 2.0 * state.insanity(seat))


class Hands(Weighed):
    """Cards lost at random, or all of them."""

    def __init__(self, all_of_them: bool) -> None:
        self.all_of_them = all_of_them

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        held = len(state.zones[HAND + seat])
        return -2.5 * (held if self.all_of_them else min(op.n, held))


class Crowd(Weighed):
    """Another cultist, the worse the fuller the board is."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return -4.0 * op.n * (2.0 if outlook.surplus > -2 else 1.0)


class Removed(Weighed):
    """A cultist less."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return 6.0 if outlook.surplus > -1 else 1.0


WON: Final = 8.0
LEFT: Final = 5.0
"""What the present fight is worth if it can be won, and if it is left; if neither, nothing."""


def winnable(state: StormState, seat: int, more: tuple[int, ...], stronger: int) -> float:
    """What the present fight is worth with these sets of symbols covered besides, and one symbol more to cover."""
    enemy, place = marks_of(state).fought, state.place[seat]
    if enemy < 0 or place_of(state, enemy) != place:
        return 0.0
    need = enemy_symbols(state, enemy, place)
    if stronger >= 0:
        need[stronger] += 1
    kit = kit_of(state, seat, enemy, place)
    kit.free += more
    match = best_match(kit, need)
    return WON if match is not None and state.bears(seat, madness_of(match)) else 0.0


class Fleeing(Weighed):
    """A fight that is left costs nothing more: better than losing it, worse than winning."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        return LEFT - winnable(state, seat, (), -1)


class Helped(Weighed):
    """Symbols covered for nothing: what they make of the fight, and a card saved."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        deed = op.deed
        more = deed.given(state, seat, op) if isinstance(deed, Help) else ()
        return winnable(state, seat, more, -1) - winnable(state, seat, (), -1) + 1.0


class Hardened(Weighed):
    """One symbol more to cover: what it makes of the fight, and a card for it."""

    def of(self, state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
        deed = op.deed
        symbol = deed.symbol(state, seat, op) if isinstance(deed, Strengthen) else -1
        return winnable(state, seat, (), symbol) - winnable(state, seat, (), -1) - 1.5


BY_VERB: Final[dict[str, Weighed]] = {
    "mad": Madness(1.0),
    "terror": Flat(-8.0),
    "spawn": Crowd(),
    "trophy-pay": Flat(-6.0),
    "object-drop": Flat(-5.0),
    "mad-ongoing": Madness(1.3),
    "mad-capped": Madness(0.8),
    "drop-random": Hands(False),
    "drop-all": Hands(True),
    "tired": Flat(-2.0),
    "no-rerolls": Flat(-1.0),
    "trophy-of": Flat(7.0),
    "spawn-at": Crowd(),
    "cultist-die-set": Flat(1.0),
    "kill-here": Removed(),
    "push": Flat(0.2),
    "block-all": Flat(8.0),
    "swap-cultists": Flat(0.2),
    "goo-step": Flat(-5.0),
    "hold-all": Flat(8.0),
    "summon": Flat(-10.0),
    "crystal-add": Flat(-4.0),
    "crystals-any": Flat(3.0),
    "draw-object-to": Flat(0.5),
    "enemy": Hardened(),
    "leave-fight": Fleeing(),
    "xp": OF_MODULES,
    "unblot": OF_MODULES,
    "cure": OF_MODULES,
    "save": OF_MODULES,
    "rescue": OF_MODULES,
    "clue": OF_MODULES,
    "marker-on": Flat(0.0),
    "mad-least": Flat(-3.0),
    "cultist-dice": Flat(0.0),
    "objects-lost": Flat(-1.0),
    "each-drop": Flat(-6.0),
    "each-drop-random": Flat(-7.0),
    "mad-calm": Flat(-4.0),
    "wrong-turn": Flat(-2.0),
    "objects-stolen": Flat(-3.0),
    "deactivate": Flat(-2.0),
    "spawn-fewest": Crowd(),
    "blanks-turn": Flat(-2.0),
    "panic": Flat(-6.0),
    "desecrate": Flat(-4.0),
    "cap-supports": Flat(-3.0),
    "mad-least-capped": Flat(-2.0),
    "deepen": Flat(-2.0),
    "spawn-dead": Crowd(),
    "harvest": Flat(-4.0),
    "old-names": Flat(-10.0),
    "sym": Helped(),
    "ignore": Helped(),
    "trophy-bonus": Flat(0.0),
}
"""What every verb that only modules' texts have is worth, and the blows that texts of the base game do not offer."""
LOSSES: Final = (c.MAD, c.TERROR, c.SPAWN, c.TROPHY_PAY, c.OBJECT_DROP)
HELPS: Final = (c.SYM, c.IGNORE, c.TROPHY_BONUS)
join([OPS[number - 1] for number in LOSSES + HELPS] + list(FURTHER), {"bot/further.py": BY_VERB})


def clause_worth(state: StormState, seat: int, op: c.Op, outlook: Outlook) -> float:
    """What a verb of a module's text is worth to its subject, less what is paid for it."""
    name = op.deed.name
    worth = (BY_VERB[name] if name in BY_VERB else weighed(op.verb)).of(state, op, seat, outlook)
    for paid in op.cost:
        price = paid.deed.name
        if price in BY_VERB:
            worth += BY_VERB[price].of(state, paid, seat, outlook)
        else:
            worth += weighed(paid.verb).of(state, paid, seat, outlook)
    return worth
