"""What is present at a table: units where they stand, roles that somebody plays, cards of the own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eldertable.games.eldritch_arkham.box.places import SEATS
from eldertable.games.eldritch_arkham.looks.role_looks import RoleLooks
from eldertable.games.eldritch_arkham.table.fields import DELAYED, LAW_HAND, RITUAL_HAND
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.presence import Presence, Present, PresentAspect
from eldertable.kernel.steps import Decision


def _unit_there(state: ArkhamState, decision: Decision, seat: int, location: int, colour: int) -> bool:
    return state.count(location, colour) > 0


def _colour(state: ArkhamState, seat: int, colour: int) -> bool:
    if colour == DELAYED:
        return state.playing("deep-ones") >= 0
    return colour >= SEATS or colour < state.table.seats


PRESENT: Mapping[str, Present] = {"unit": _unit_there}
PRESENT_ASPECTS: Mapping[str, PresentAspect] = {
    "side": lambda state, seat, side: side < state.table.seats,
    "role": lambda state, seat, role: role < len(state.agreed.content.roles.ids),
    "colour": _colour,
    "ritual": lambda state, seat, face: face in state.faces_in(RITUAL_HAND),
    "law": lambda state, seat, face: face in state.faces_in(LAW_HAND),
}
"""What is there to be named: units where they stand, roles that somebody plays, cards of the own hand."""


def presence(roles: Sequence[RoleLooks]) -> Presence:
    """What is present, with what only single roles name."""
    kinds, dimensions = dict(PRESENT), dict(PRESENT_ASPECTS)
    for looks in roles:
        kinds.update(looks.present)
        dimensions.update(looks.present_aspects)
    return Presence(kinds, dimensions)
