# compiled
"""What effects do to the Active Location: its Altars, its coin-Priest, its winner and its rewards."""

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import NOBODY
from eldertable.games.cult.rules.altars import altar_higher, destroy_altars
from eldertable.games.cult.rules.coin_priests import ambush
from eldertable.games.cult.rules.effects import EffectVerb
from eldertable.games.cult.rules.means import Means
from eldertable.games.cult.rules.priests import return_all
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Refusal


class DestroyingAltars(EffectVerb):
    """All Altars in it; Vandalism only if none stands higher up. (CULT-ITR-20, CULT-JAN-07, CULT-RUL-73)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        place = state.active
        blocked = state.agreed.effects.where[effect] == c.NONE_HIGHER and altar_higher(state, place)
        return state.altars_in(place) > 0 and not blocked

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        destroy_altars(state, state.active, state.agreed.effects.rule[effect])

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        place = state.active
        if not state.altars_in(place):
            return Refusal("CULT-RUL-59", "no-altar-here", {"location": place})
        if state.agreed.effects.where[effect] == c.NONE_HIGHER and altar_higher(state, place):
            return Refusal("CULT-RUL-73", "altar-higher", {"location": place})
        return None


class Ambush(EffectVerb):
    """Ambush the Fool: the coin-Priest goes home without its coins. (CULT-ITR-21)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return state.coin_owner[state.active] != NOBODY

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        ambush(state, seat, state.agreed.effects.rule[effect])

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        if state.coin_owner[state.active] != NOBODY:
            return None
        return Refusal("CULT-RUL-59", "nobody-with-coins", {"location": state.active})


class Raid(EffectVerb):
    """Inquisition Raid: no benefits and no alms. (CULT-ITR-22)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return not state.raided

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        state.raided = 1
        if state.chronicle is not None:
            rule = state.agreed.effects.rule[effect]
            state.tell(rule, "raided", who=seat, location=state.active)

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        return Refusal("CULT-RUL-52", "raided-already", {"location": state.active}) if state.raided else None


class Seize(EffectVerb):
    """Seize the Location: all Priests go home, and who acts is its winner. (CULT-ITR-23)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return True

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        rule = state.agreed.effects.rule[effect]
        return_all(state, state.active, rule)
        state.seized = seat
        if state.chronicle is not None:
            state.tell(rule, "seized", who=seat, location=state.active)

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        return None


class LeastWins(EffectVerb):
    """Chalice of Clarity: the least Influence wins. Only noted here: who wins then, `resolution.winner_by_influence`.

    (CULT-JAN-01)
    """

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return state.can_be_won(state.active)

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        state.least_wins = 1
        if state.chronicle is not None:
            state.tell(state.agreed.effects.rule[effect], "least-wins", location=state.active)

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        if state.can_be_won(state.active):
            return None
        return Refusal("CULT-RUL-40", "nobody-to-win", {"location": state.active})
