# compiled
"""Why something is not possible, where several questions give the same reason; each None if that is no hindrance."""

from eldertable.games.rise_of_the_cults.box.cards import MODES
from eldertable.games.rise_of_the_cults.box.verbs import BY_CHOICE
from eldertable.games.rise_of_the_cults.table.fields import STACKS, SUPPLY
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.steps import Refusal


def out_of_game(state: RiseState, district: int) -> Refusal | None:
    """A district that is left out. (ROTC-RUL-05)"""
    if district != state.left_out:
        return None
    return Refusal("ROTC-RUL-05", "no-district-out", {"district": district})


def district_full(state: RiseState, district: int, rule: str) -> Refusal | None:
    """No Ritual field is free. (ROTC-BRD-03)"""
    if state.free_field(district):
        return None
    return Refusal(rule, "no-free-field", {"district": district, "n": state.agreed.ritual_limit})


def too_dear(cost: int, power: int, rule: str) -> Refusal | None:
    """More Power is needed than there is. (ROTC-GEN-09)"""
    if cost <= power:
        return None
    return Refusal(rule, "no-power", {"cost": cost, "n": power})


def not_in_supply(state: RiseState, seat: int, level: int, rule: str) -> Refusal | None:
    """No own Ritual of this level is left to be placed. (ROTC-PRE-09)"""
    if state.has_ritual(seat, SUPPLY, level):
        return None
    return Refusal(rule, "no-ritual-in-supply", {"level": level})


def no_ritual_there(state: RiseState, side: int, district: int, level: int, rule: str) -> Refusal | None:
    """A side has no Ritual of this level in a district."""
    if state.has_ritual(side, district, level):
        return None
    return Refusal(rule, "no-ritual-there", {"who": side, "level": level, "district": district})


def cannot_come(
    state: RiseState, seat: int, origin: int, level: int, district: int, rule: str
) -> Refusal | None:
    """No own Ritual of this level can move from one district to the other. (ROTC-INF-02, ROTC-CON-01)"""
    out = out_of_game(state, origin)
    if out is not None:
        return out
    if origin == district:
        return Refusal(rule, "no-move-within", {"district": district})
    return no_ritual_there(state, seat, origin, level, rule)


def stack_shut(state: RiseState, stack: int) -> Refusal | None:
    """No card can be had from a stack: it is empty, or an equal card came in this turn. (ROTC-RUL-24, ROTC-RUL-25)"""
    if not state.zones[STACKS + stack]:
        return Refusal("ROTC-RUL-25", "no-card-in-stack", {})
    kind = state.stack_kind[stack]
    if state.acquired_this_turn(kind):
        return Refusal("ROTC-RUL-24", "no-equal-card", {"card": kind})
    return None


def not_ready(state: RiseState, zone: int, kind: int) -> Refusal | None:
    """All cards of a kind in a zone were acquired in this turn. (ROTC-GEN-04)"""
    if any([state.kind(card) == kind and state.ready(card) for card in state.zones[zone]]):
        return None
    if any([state.kind(card) == kind for card in state.zones[zone]]):
        return Refusal("ROTC-GEN-04", "no-card-yet", {"card": kind})
    return Refusal("ROTC-CAR-04", "no-copy-left", {"card": kind})


def ability_shut(state: RiseState, zone: int, ability: int, window: int, rule: str) -> Refusal | None:
    """An ability of a card in a zone cannot be chosen in this window, whatever it does. (ROTC-RUL-15, ROTC-RUL-87)"""
    kinds = state.agreed.kinds
    kind = ability // MODES
    if kinds.window[kind] != window:
        return Refusal(rule, "no-window", {"card": kind, "window": kinds.window[kind]})
    if kinds.when[ability] != BY_CHOICE:
        return Refusal("ROTC-RUL-87", "no-choice", {"card": kind})
    unready = not_ready(state, zone, kind)
    if unready is not None:
        return unready
    if state.lowest_unused(zone, kind) < 0:
        return Refusal("ROTC-RUL-15", "no-second-use", {"card": kind, "window": window})
    return None
