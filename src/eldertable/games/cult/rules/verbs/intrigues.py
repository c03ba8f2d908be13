# compiled
"""Verbs that Intrigue cards alone have: Blackmail, Threat to the Crown.

Vandalism, Ambush, Raid and Seize: `location.py`. Slaughter, Disperse and Search: `harm.py`. Exorcism: `priests.py`.
"""

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import NOBODY
from eldertable.games.cult.rules.effects import EffectVerb
from eldertable.games.cult.rules.means import Means
from eldertable.games.cult.rules.verbs.gains import TakeLicense
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Refusal


def alone_at_the_top(numbers: list[int]) -> int:
    """Who has the most, if one alone has; else nobody. (CULT-RUL-08)"""
    most = max(numbers)
    return numbers.index(most) if numbers.count(most) == 1 else NOBODY


class Blackmail(EffectVerb):
    """Half the coins of the richest player, rounded up; nobody is the richest with a tie, and nothing from oneself.

    (CULT-ITR-06, CULT-ITR-07, CULT-ITR-08, CULT-RUL-06, CULT-RUL-07)
    """

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return richest(state, means) != NOBODY

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        victim = richest(state, means)
        if victim != seat:
            half = (state.coins[victim] + 1) // 2
            state.take_coins(seat, victim, half, state.agreed.effects.rule[effect])

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        if richest(state, means) != NOBODY:
            return None
        most = max([state.coins[side] for side in state.others(means.side)] + [means.coins])
        return Refusal("CULT-RUL-07", "nobody-richest", {"n": most})


def richest(state: CultState, means: Means) -> int:
    """The one richest player, nobody with a tie; coins on coin-Priests count for nobody.

    (CULT-ITR-08, CULT-RUL-07, CULT-RUL-82)
    """
    coins = state.coins.copy()
    coins[means.side] = means.coins
    return alone_at_the_top(coins)


class Threat(EffectVerb):
    """Threat to the Crown: a License of the Cult with the strongest Patriarch; not with a tie, nothing from oneself.

    (CULT-ITR-17, CULT-ITR-18, CULT-ITR-19, CULT-RUL-06)
    """

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        victim = strongest(state, means)
        return victim == means.side or (victim != NOBODY and len(state.held(victim, c.LICENSE_DECK)) > 0)

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        victim = strongest(state, means)
        if victim != seat:
            state.then(TakeLicense(seat, victim))

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        victim = strongest(state, means)
        if victim == NOBODY:
            rivals = [state.patriarch(side) for side in state.others(means.side)]
            return Refusal("CULT-ITR-19", "nobody-strongest", {"n": max([*rivals, means.patriarch(state)])})
        if victim == means.side or state.held(victim, c.LICENSE_DECK):
            return None
        return Refusal("CULT-RUL-59", "no-license-there", {"who": victim, "n": state.patriarch(victim)})


def strongest(state: CultState, means: Means) -> int:
    """The one Cult with the strongest Patriarch, wherever he is. (CULT-ITR-17, CULT-ITR-19)"""
    strengths = [state.patriarch(side) for side in range(state.table.sides)]
    strengths[means.side] = means.patriarch(state)
    return alone_at_the_top(strengths)
