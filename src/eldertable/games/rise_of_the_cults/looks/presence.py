"""What is present at a table: cards where they lie, abilities of cards at hand, sides that play."""

from __future__ import annotations

from eldertable.games.rise_of_the_cults.box.cards import MODES
from eldertable.games.rise_of_the_cults.rules.plans.terror import ADD_TERROR, DISCARDED
from eldertable.games.rise_of_the_cults.table.fields import DISCARD, DOOMED, HAND, LAID, PAID
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.presence import Presence
from eldertable.kernel.steps import Decision


def _at_the_table(state: RiseState, seat: int, side: int) -> bool:
    return side < state.table.sides


def _lies_in(state: RiseState, kind: int, *zones: int) -> bool:
    return any(state.kind(card) == kind for zone in zones for card in state.zones[zone])


def _in_hand(state: RiseState, decision: Decision, seat: int, kind: int) -> bool:
    return _lies_in(state, kind, HAND + seat, PAID + seat, DOOMED + seat)


def _in_hand_or_laid(state: RiseState, decision: Decision, seat: int, kind: int) -> bool:
    return _lies_in(state, kind, HAND + seat, LAID + seat)


def _in_discard_pile(state: RiseState, decision: Decision, seat: int, kind: int) -> bool:
    return _lies_in(state, kind, DISCARD + seat)


def _to_frighten_with(state: RiseState, decision: Decision, seat: int, kind: int, fate: int) -> bool:
    fitting = fate == DISCARDED or state.agreed.kinds.verb[kind * MODES] is ADD_TERROR
    return fitting and _in_hand(state, decision, seat, kind)


def _on_a_hand_card(state: RiseState, decision: Decision, seat: int, ability: int) -> bool:
    printed = state.agreed.kinds.verb[ability] is not None
    return printed and _lies_in(state, ability // MODES, HAND + seat)


def _on_a_laid_card(state: RiseState, decision: Decision, seat: int, ability: int) -> bool:
    printed = state.agreed.kinds.verb[ability] is not None
    return printed and _lies_in(state, ability // MODES, LAID + seat)


PRESENCE = Presence(
    {
        "pay-card": _in_hand,
        "discard-other": _in_hand,
        "lay-card": _in_hand_or_laid,
        "glorify": _in_hand,
        "destroy-discarded": _in_discard_pile,
        "frighten-with": _to_frighten_with,
        "use-ability": _on_a_hand_card,
        "use-augmentation": _on_a_hand_card,
        "use-laid": _on_a_laid_card,
    },
    {"side": _at_the_table},
)
