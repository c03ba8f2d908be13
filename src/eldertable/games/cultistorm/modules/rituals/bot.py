# compiled
"""What a sensible player makes of rituals: which to learn, when to use them, and when to keep terror silent."""

from typing import Any, Final

from eldertable.games.cultistorm.bot.plan import Outlook
from eldertable.games.cultistorm.bot.verbs import blocked_worth, weighed
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import COLUMN, FACES, HAND
from eldertable.games.cultistorm.modules.rituals.rules import LEARN, PALM, rules_of
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth
from eldertable.kernel.steps import Decision

LEARNED: Final = 3.0
"""What a ritual must be worth to be learned, and what learning one is worth, in tenths of a kill."""
CALM: Final = 1
"""The most insanity with which more of it is taken without need."""


class Adept(Advice):
    """Learn while calm, the best first; use what does some good for what it costs."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        if act == LEARN:
            return learn_worth(state, seat)
        return max([rite_worth(state, seat, number) for number in rules_of(state).usable(state, seat)])

    def verb_worth(self, state: StormState, op: Any, seat: int) -> float:
        return 0.8 * float(op.n) if op.verb == c.XP else 0.0


def learn_worth(state: StormState, seat: int) -> float:
    """A ritual that is worth its insanity; a dearer and better one is waited for if it is nearly paid."""
    rules = rules_of(state)
    if state.insanity(seat) > CALM:
        return 0.0
    best = max([rules.library.worths[number] for number in rules.learnable(state, seat)])
    return LEARNED if best > LEARNED else 0.0


def rite_worth(state: StormState, seat: int, number: int) -> float:
    """What using a ritual in preparation is worth."""
    ritual = rules_of(state).library.rituals[number]
    outlook = Outlook(state)
    if ritual.use == PALM or ritual.for_all:
        return 0.0
    op = ritual.text.op()
    if op.verb == c.HEAL:
        spare = len(state.zones[HAND + seat]) >= 4
        return 3.0 if spare and state.insanity(seat) >= 3 else 0.0
    if op.verb == c.DIE_SET:
        blank = state.own_dice(seat) - state.dice_of[seat * FACES + c.ANY]
        return 4.0 if blank else 0.0
    if op.verb == c.CULTIST_DIE:
        return 0.5 if state.cultist_dice[state.place[seat]] != c.BLANK else 0.0
    if op.verb == c.BLOCK:
        worth = blocked_worth(state, state.place[seat], outlook)
        return worth - 6.0 if state.insanity(seat) <= CALM else 0.0
    if op.verb == c.KILL_HERE:
        crowd = len(state.zones[COLUMN + state.place[seat]])
        needed = outlook.surplus > 0 or crowd >= state.agreed.content.numbers.column - 1
        return 3.0 if needed and not state.insanity(seat) else 0.0
    if op.verb == c.TROPHY:
        wanted = max(outlook.wanted) > 0
        return 8.0 if wanted and state.insanity(seat) <= CALM and not state.ongoing[seat] else 0.0
    return weighed(op.verb).of(state, op, seat, outlook)


class Lessons(Worth):
    """Which ritual to learn, as its entry says."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return rules_of(state).library.worths[values[0]]


class Rites(Worth):
    """Which ritual to use."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return rite_worth(state, seat, values[0])


class Palms(Worth):
    """Before whom a card is laid: who holds fewest."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -float(len(state.zones[HAND + values[1]]))


class Silence(Worth):
    """An advance cancelled is worth an insanity, but not to somebody who is nearly mad."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 1.0 if state.insanity(seat) <= CALM + 1 else -1.0


WORTHS: Final[dict[str, Worth]] = {
    "learn": Lessons(),
    "use-rite": Rites(),
    "lay-palm": Palms(),
    "keep-silent": Silence(),
}
