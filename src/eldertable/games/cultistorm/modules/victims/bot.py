# compiled
"""What a sensible player does for civilians: fight where they are in danger, and save them for what can be spared."""

from typing import Final

from eldertable.games.cultistorm.bot.further import clause_worth
from eldertable.games.cultistorm.bot.plan import Outlook
from eldertable.games.cultistorm.bot.worth import card_worth
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import COLUMN, GOO_TARGET
from eldertable.games.cultistorm.modules.victims.rules import victims
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth
from eldertable.kernel.steps import Decision

LIFE: Final = 4.0
"""What a civilian is worth who is in no danger yet, ..."""
DANGER: Final = 8.0
"""... what more in danger, for each of them lost so far, too, ..."""
LAST: Final = 40.0
"""... and what more if one further loss ends the game."""


def life_worth(state: StormState, place: int) -> float:
    """What it is worth that the civilian of a location is saved, the reward aside."""
    rules = victims(state)
    worth = LIFE
    if rules.threatened(state, place):
        lost = rules.lost(state)
        worth += DANGER * (1 + lost)
        if lost + 1 >= rules.folk.most_lost:
            worth += LAST
    return worth


def reward_worth(state: StormState, seat: int, place: int) -> float:
    """What the reward is worth to the saver."""
    rules = victims(state)
    outlook, effect = (
        Outlook(state),
        state.agreed.content.effects[rules.folk.reward[rules.kind(rules.civilian(state, place))]],
    )
    return max(0.0, sum([clause_worth(state, seat, clause.ops[0], outlook) for clause in effect.clauses]))


class Rescuer(Advice):
    """Escort whom one can, and stand and fight where somebody is in danger."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        return LIFE + reward_worth(state, seat, state.place[seat])

    def enemy_worth(self, state: StormState, seat: int, enemy: int, place: int) -> float:
        if enemy >= GOO_TARGET or not victims(state).waits(state, place):
            return 0.0
        return 0.5 * life_worth(state, place) if state.zones[COLUMN + place] else 0.0

    def standing_worth(self, state: StormState, seat: int, place: int) -> float:
        waits = victims(state).waits(state, place) and not state.zones[COLUMN + place]
        return LIFE if waits else 0.0

    def verb_worth(self, state: StormState, op: c.Op, seat: int) -> float:
        place = state.place[seat]
        return LIFE if op.verb == c.SAVE and victims(state).waits(state, place) else 0.0


class ForCard(Worth):
    """A life for a card that can be spared."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        place = state.place[seat]
        price = card_worth(state, seat, state.own_card(seat, values[0]))
        return life_worth(state, place) + reward_worth(state, seat, place) - price


class ForInsanity(Worth):
    """A life for insanity, which is the worse the nearer death is."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        if not state.survives(seat, 1):
            return -1.0
        place = state.place[seat]
        price = 4.0 + 3.0 * state.insanity(seat)
        return life_worth(state, place) + reward_worth(state, seat, place) - price


class Left(Worth):
    """Nobody is saved."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 0.0


class Meeting(Worth):
    """Where a civilian comes best: where somebody stands to help."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return float(len(state.here(values[0])))


WORTHS: Final[dict[str, Worth]] = {
    "leave-civilian": Left(),
    "save-for-card": ForCard(),
    "save-for-insanity": ForInsanity(),
    "civilian-at": Meeting(),
}
