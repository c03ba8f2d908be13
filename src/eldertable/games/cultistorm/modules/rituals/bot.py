# compiled
"""What a sensible player makes of rituals: which to learn, when to use them, and when to keep terror silent."""

from typing import Any, Final

from eldertable.games.cultistorm.bot.plan import Outlook, Planner, kill_worth, team_plan
from eldertable.games.cultistorm.bot.roads import road_worth, roads_worth
from eldertable.games.cultistorm.bot.verbs import blocked_worth, weighed
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import SEAT
from eldertable.games.cultistorm.box.places import COLUMN, FACES, HAND
from eldertable.games.cultistorm.modules.rituals.rules import LEARN, PALM, is_used, palm_answers, rules_of
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth
from eldertable.kernel.steps import Decision

LEARNED: Final = 3.0
"""What a ritual must be worth to be learned, and what learning one is worth, in tenths of a kill."""
SPARE_CARD: Final = 3.0
"""What a hand card is worth that no fight of the plan needs."""
CALM: Final = 1
"""The most insanity with which more of it is taken without need."""


class Adept(Advice):
    """Learn while calm, the best first; use what does some good for what it costs."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        if act == LEARN:
            return learn_worth(state, seat)
        return max([rite_worth(state, seat, number) for number in rules_of(state).usable(state, seat)])

    def free_move_worth(self, state: StormState, seat: int, place: int) -> float:
        return road_worth(state, seat, place, team_plan(state)) if is_walked(state) else 0.0

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
    if ritual.use == PALM:
        palm = BestPalm(state, seat)
        return max(
            [palm.worth(answer // SEAT.size, answer % SEAT.size) for answer in palm_answers(state, seat)]
        )
    if ritual.for_all:
        return roads_worth(state, team_plan(state))
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


class BestPalm:
    """Which card of a seat wins a fight for somebody else that the team's plan does not win."""

    def __init__(self, state: StormState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.planner = Planner(state)
        self.plan = self.planner.run()
        self.outlook = Outlook(state)

    def worth(self, code: int, other: int) -> float:
        """What it is worth to lay the card at this place of the deck before somebody."""
        state, planner, plan = self.state, self.planner, self.plan
        card, place = state.own_card(self.seat, code), plan.place[other]
        if card in plan.reserved or place < 0 or plan.second[other] >= 0:
            return 0.0
        given = 1 << state.agreed.content.action_symbol[card]
        second = plan.enemy[other] in planner.doomed
        best = 0.0
        for enemy in planner.enemies(other, place):
            fight = planner.fight(other, place, enemy, second, given)
            if fight is not None:
                won = kill_worth(state, self.outlook, other, enemy, place)
                best = max(best, won + fight.worth - SPARE_CARD)
        return best


def is_walked(state: StormState) -> bool:
    """Whether the Open Road is walked in this turn."""
    rituals = rules_of(state).library.rituals
    return any([rituals[number].for_all and is_used(state, number) for number in range(len(rituals))])


class Lessons(Worth):
    """Which ritual to learn, as its entry says."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return rules_of(state).library.worths[values[0]]


class Rites(Worth):
    """Which ritual to use."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return rite_worth(state, seat, values[0])


class Palms(Worth):
    """Which card is laid before whom: the one that wins the best fight."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return BestPalm(state, seat).worth(values[0], values[1])


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
