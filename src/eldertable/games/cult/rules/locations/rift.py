# compiled
"""13 The Rift of Darkness: the Summoning."""

from eldertable.games.cult.rules.benefits import LocationBenefit
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Refusal


class Rift(LocationBenefit):
    """The Summoning, with Influence (Altar and boosts in it) of at least the Divine Might, for whoever wins
    or has the Community. It costs nothing.

    (CULT-RIF-01, CULT-RIF-03, CULT-RIF-07, CULT-RIF-08, CULT-RUL-71, CULT-RUL-83)
    """

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return influence >= state.might(side)

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        might = state.might(side)
        if influence >= might:
            return None
        return Refusal("CULT-RIF-03", "might-not-reached", {"n": might, "have": influence})

    def take(self, state: CultState, side: int, location: int) -> None:
        summon(state, side)


def summon(state: CultState, side: int) -> None:
    """The Summoning: a light Cult turns dark; a dark one fulfils its victory condition. (CULT-RIF-04, CULT-RIF-05)"""
    state.summoned = replaced(state.summoned, side, state.summoned[side] + 1)
    if state.chronicle is not None:
        state.tell("CULT-RIF-01", "summoned", who=side, n=state.summoned[side])
    if not state.dark[side]:
        state.dark = replaced(state.dark, side, 1)
        if state.chronicle is not None:
            state.tell("CULT-RIF-04", "turned-dark", who=side, n=state.might(side))
