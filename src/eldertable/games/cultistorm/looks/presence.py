"""What is there to be named: which answers name something that a person at this table could point at."""

from __future__ import annotations

from eldertable.games.cultistorm.box.places import (
    BEFORE,
    DISCARD,
    DRAWN,
    GOO_TARGET,
    HAND,
    OBJECT_DISCARD,
    OBJECTS,
    PEEKED,
    PICKED,
)
from eldertable.games.cultistorm.rules.effects.clauses import ChooseClause
from eldertable.games.cultistorm.rules.effects.texts import ChooseOp
from eldertable.games.cultistorm.table.enemies import place_of
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.presence import Presence
from eldertable.kernel.steps import Decision


def _seat(state: StormState, seat: int, other: int) -> bool:
    return other < state.agreed.team


def _circle(state: StormState, seat: int, circle: int) -> bool:
    return circle < state.agreed.terror_places


def _own(state: StormState, seat: int, own_card: int, *zones: int) -> bool:
    """Whether a card of the own deck lies in one of these zones."""
    return any(own_card == state.in_deck(card) for zone in zones for card in state.zones[zone + seat])


def _own_card(state: StormState, seat: int, own_card: int) -> bool:
    return _own(state, seat, own_card, HAND, PICKED, DISCARD)


def in_hand(state: StormState, decision: Decision, seat: int, own_card: int, *others: int) -> bool:
    """Whether a card of the own deck is in the hand, or laid aside from it."""
    return _own(state, seat, own_card, HAND, PICKED)


def _discarded(state: StormState, decision: Decision, seat: int, own_card: int) -> bool:
    return _own(state, seat, own_card, DISCARD)


def _laid_before(state: StormState, seat: int, card: int) -> bool:
    return any(card in state.zones[BEFORE + other] for other in range(state.agreed.team))


def _object(state: StormState, kind: int, zone: int) -> bool:
    return any(state.thing_kind(card) == kind for card in state.zones[zone])


def _held(state: StormState, decision: Decision, seat: int, kind: int) -> bool:
    return _object(state, kind, OBJECTS + seat)


def _brought(state: StormState, decision: Decision, seat: int, kind: int) -> bool:
    """An object that is held, or another source of a module."""
    if kind in state.agreed.sources:
        return state.agreed.sources[kind].has_source(state, seat, kind)
    return _held(state, decision, seat, kind)


def _drawn(state: StormState, decision: Decision, seat: int, kind: int) -> bool:
    return _object(state, kind, DRAWN)


def _used(state: StormState, decision: Decision, seat: int, kind: int) -> bool:
    return _object(state, kind, OBJECT_DISCARD)


def _exchanged(state: StormState, decision: Decision, seat: int, other: int, back: int) -> bool:
    return back < 0 or _object(state, back, OBJECTS + other)


def _enemy(state: StormState, seat: int, enemy: int) -> bool:
    return place_of(state, enemy) >= 0


def _target(state: StormState, seat: int, target: int) -> bool:
    return place_of(state, target) >= 0 if target < GOO_TARGET else len(state.goos_in_play()) > 0


def _standing(state: StormState, decision: Decision, seat: int, cultist: int) -> bool:
    return place_of(state, cultist) >= 0


def _peeked(state: StormState, decision: Decision, seat: int, cultist: int, under: int) -> bool:
    return cultist + state.agreed.content.first_cultist in state.zones[PEEKED]


def _offered(state: StormState, decision: ChooseOp | ChooseClause, seat: int, alternative: int) -> bool:
    clause = state.agreed.content.effects[decision.effect].clauses[decision.clause]
    return alternative < len(clause.ops)


PRESENCE = Presence(
    {
        **dict.fromkeys(("support", "discard", "discard-kept", "by-card"), in_hand),
        **dict.fromkeys(("regain", "take-back"), _discarded),
        **dict.fromkeys(("give-object", "use-object", "discard-object", "start-with"), _held),
        "by-object": _brought,
        "keep-object": _drawn,
        "recover": _used,
        "hand-over": _exchanged,
        "stand-next": _standing,
        "put-back": _peeked,
        **dict.fromkeys(("choose", "take"), _offered),
        "swap-cultist": _standing,
        "object-back": _drawn,
    },
    {
        "seat": _seat,
        "circle": _circle,
        "own_card": _own_card,
        "card": _laid_before,
        "enemy": _enemy,
        "target": _target,
    },
)
"""What answers name: by kind, or by dimension."""
