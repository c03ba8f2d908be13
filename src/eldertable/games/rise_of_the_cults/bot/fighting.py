# compiled
"""What answers in a Confrontation and in the Terror after it are worth."""

from typing import Any

from eldertable.games.rise_of_the_cults.bot.leaning import leaning
from eldertable.games.rise_of_the_cults.bot.standing import POINT, card_worth, chance, my_attack
from eldertable.games.rise_of_the_cults.box import verbs as v
from eldertable.games.rise_of_the_cults.box.cards import MODES
from eldertable.games.rise_of_the_cults.rules.plans.confrontation import RevealAbility
from eldertable.games.rise_of_the_cults.rules.plans.dominance import Reinforce
from eldertable.games.rise_of_the_cults.rules.plans.terror import DESTROYED
from eldertable.games.rise_of_the_cults.rules.scoring import points
from eldertable.games.rise_of_the_cults.table.fields import HAND, LAID, THUG
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.advice import Worth


class Reinforcement(Worth):
    """Move a Ritual in where it can turn the fight."""

    def of(self, state: RiseState, decision: Reinforce, seat: int, values: tuple[int, ...]) -> float:
        origin, level = values[0], values[1] + 1
        district = decision.district
        theirs = 0.0
        for side in range(state.table.sides):
            if side != seat and state.rituals_of(side, district):
                force = state.ritual_strength(side, district) + 0.8 * state.held(side, THUG)
                theirs = max(theirs, force + 0.5 * len(state.zones[HAND + side]))
        odds = chance(state, my_attack(state, seat, district) + level, theirs)
        stake = leaning(state).level * level + (
            0.8 * POINT if state.has_site(seat, origin) and state.rituals_of(seat, origin) == 1 else 0.0
        )
        return odds * 0.9 * POINT - (1.0 - odds) * (stake + 3.0) - 2.0


class CardLaid(Worth):
    """Cards for the fight go, cards for Terror and Power are rather kept."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        kinds = state.agreed.kinds
        kind = values[0]
        fights = kinds.window[kind] == v.CONFRONTATION and kinds.when[kind * MODES] != v.NOT_WON
        return (
            1.0 * kinds.attack[kind]
            + (0.6 if fights else -0.6)
            - 0.5 * kinds.terror[kind]
            - 0.3 * kinds.power[kind]
        )


class ThugsHeld(Worth):
    """As many as there are."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        return 0.1 * values[0]


class LaidCardUsed(Worth):
    """Use what helps; destroy a card for Attack only where it can decide the fight."""

    def of(self, state: RiseState, decision: RevealAbility, seat: int, values: tuple[int, ...]) -> float:
        if state.agreed.kinds.price[values[0]] != v.DESTROY:
            return 1.0
        highest = 0
        for side in range(state.table.sides):
            if side != seat and state.rituals_of(side, decision.district):
                hidden = len(state.zones[LAID + side]) + state.fist[side]
                highest = max(highest, state.attack[side] + hidden)
        return 1.0 if state.attack[seat] <= highest <= state.attack[seat] + 4 else -1.0


class Frightening(Worth):
    """Cards that are worth little otherwise go first; destroying one hurts."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        kind, fate = values
        lost = 0.6 if fate == DESTROYED else 0.0
        return -0.3 * state.agreed.kinds.power[kind] - lost - card_worth(state, kind) * 0.1


class MarkerReplaced(Worth):
    """A marker of who leads."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        return float(points(state, values[0]))


class RitualLost(Worth):
    """The lowest one."""

    def of(self, state: RiseState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        return -float(values[0])
