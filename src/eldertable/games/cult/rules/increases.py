# compiled
"""Increases: a Priest's token is swapped for a stronger one, in the Temple District, the Academy and by abilities."""

from eldertable.games.cult.box.places import FREE, KINDS_OF_PRIEST, PATRIARCH, STRONGEST, kind_of
from eldertable.games.cult.rules.means import Means
from eldertable.games.cult.rules.priests import change
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Refusal


def can_raise(state: CultState, means: Means, kind: int, n: int) -> bool:
    """Whether a Priest can rise by n, also by the Ode to Greed: not the Patriarch, not a 5, and there is a token.

    (CULT-CMP-08, CULT-TEM-06, CULT-FAF-02, CULT-RUL-22, CULT-RUL-23)
    """
    return PATRIARCH < kind < STRONGEST and means.can_swap(state, state.raised(kind, n))


def why_not_raised(state: CultState, means: Means, kind: int, n: int) -> Refusal | None:
    """The Patriarch never rises, a 5 is the strongest, and a token of the new strength is needed.

    (CULT-TEM-06, CULT-FAF-02, CULT-RUL-22, CULT-RUL-23)
    """
    if kind == PATRIARCH:
        return Refusal("CULT-TEM-06", "patriarch-not-raised", {})
    if kind == STRONGEST:
        return Refusal("CULT-RUL-23", "strongest-already", {"strength": STRONGEST})
    new = state.raised(kind, n)
    return None if means.can_swap(state, new) else Refusal("CULT-RUL-22", "no-token", {"strength": new})


def raisable(state: CultState, side: int, location: int, n: int, free: int, here: int) -> list[int]:
    """Own Priests that can rise by n, as answers: free ones from `free` on, those in the Location from `here` on.

    Priests in other Locations, later ones too, and those on the Cult sheet are not among them.

    (CULT-TEM-05, CULT-ACA-04, CULT-ACA-05)
    """
    means = Means(state, side)
    found: list[int] = []
    for kind in range(KINDS_OF_PRIEST):
        if state.count(side, FREE, kind) and can_raise(state, means, kind, n):
            found.append(free + kind)
    for piece in state.pieces(side, location):
        if can_raise(state, means, kind_of(piece), n):
            found.append(here + piece)
    return found


def raise_free(state: CultState, side: int, kind: int, n: int, rule: str) -> None:
    """Raise a free Priest by n. (CULT-TEM-04, CULT-TEM-07)"""
    state.swap_priest(side, kind, state.raised(kind, n), FREE)
    if state.chronicle is not None:
        state.tell(rule, "priest-raised", who=side, priest=kind, strength=state.raised(kind, n))


def raise_here(state: CultState, side: int, piece: int, location: int, n: int, rule: str) -> None:
    """Raise a Priest that stands in the Location by n. (CULT-TEM-05, CULT-ACA-04)"""
    kind = kind_of(piece)
    change(state, side, piece, state.raised(kind, n), location)
    if state.chronicle is not None:
        state.tell(rule, "priest-raised", who=side, priest=kind, strength=state.raised(kind, n))
