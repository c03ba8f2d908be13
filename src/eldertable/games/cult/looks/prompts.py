"""What is asked: the question with the rules behind it, and what on the table each answer points at."""

from __future__ import annotations

from typing import Any

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.looks.telling import Telling
from eldertable.games.cult.rules.abilities import PayCard
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.picking import Picking
from eldertable.kernel.pointing import Pointing, nothing
from eldertable.kernel.scene import Prompt
from eldertable.kernel.steps import Decision


def ask(state: CultState, telling: Telling, decision: Decision, seat: int | None) -> Prompt:
    """The prompt; who is not asked learns only whom the table waits for."""
    kind = type(decision).__name__
    if seat is None or seat not in decision.seats():
        words = telling.words("waiting-for", who=telling.side(state, decision.seat))
        return Prompt(decision.seats(), kind, words, decision.RULES)
    rules, sums, needs = decision.RULES, None, None
    if "ability" in decision.FIELDS:
        rules = (state.agreed.cults.abilities[getattr(decision, "ability")].rule, *rules)  # noqa: B009  not all have it
    elif "effect" in decision.FIELDS:
        rules = (state.agreed.effects.rule[getattr(decision, "effect")], *rules)  # noqa: B009
    if isinstance(decision, Picking):
        sums, needs = len(decision.picked(state, seat)), _needed(state, decision)
    words = telling.ask(state, decision)
    return Prompt(decision.seats(), kind, words, tuple(dict.fromkeys(rules)), sums=sums, needs=needs)


def _needed(state: CultState, decision: Picking) -> int:
    """How many things must be picked at least."""
    if isinstance(decision, PayCard):
        return decision.price(state)
    effect: int = getattr(decision, "effect")  # noqa: B009  all others have it
    return state.agreed.effects.n[effect]


# --- what an answer points at -------------------------------------------------------------------------------------


def _location(state: CultState, seat: int, location: int) -> tuple[str, ...]:
    return (state.agreed.locations.ids[location],)


def _free_priest(state: CultState, seat: int, kind: int) -> tuple[str, ...]:
    return (f"free-{seat}", f"priest-{kind}")


def _hand_card(state: CultState, seat: int, kind: int) -> tuple[str, ...]:
    return (f"hand-{seat}", state.agreed.cards.ids[kind])


def _license(state: CultState, seat: int, kind: int) -> tuple[str, ...]:
    return (state.agreed.cards.ids[kind],)


def _own_card(state: CultState, seat: int, kind: int) -> tuple[str, ...]:
    zone = f"hand-{seat}" if kind < c.FIRST_LICENSE else f"licenses-{seat}"
    return (zone, state.agreed.cards.ids[kind])


def _cult(state: CultState, seat: int, cult: int) -> tuple[str, ...]:
    return (f"{state.agreed.cults.ids[cult]}-light",)


def _ability(state: CultState, seat: int, ability: int) -> tuple[str, ...]:
    return (f"sheet-{seat}", state.agreed.cults.ability_ids[ability])


def _followers(state: CultState, seat: int, followers: int) -> tuple[str, ...]:
    return (f"followers-{seat}",)


def _this_location(state: CultState, decision: Any, seat: int, *values: int) -> tuple[str, ...]:
    """The Location whose benefit is offered."""
    return (state.agreed.locations.ids[decision.location],)


def _priest_there(state: CultState, decision: Any, seat: int, kind: int, *rest: int) -> tuple[str, ...]:
    """A Priest in the Location that the question is about."""
    return (f"{state.agreed.locations.ids[decision.location]}-priests", f"priest-{kind}")


def _priest_here(state: CultState, decision: Any, seat: int, kind: int, *rest: int) -> tuple[str, ...]:
    """A Priest in the Active Location."""
    return (f"{state.agreed.locations.ids[state.active]}-priests", f"priest-{kind}")


def _priest_of(
    state: CultState, decision: Any, seat: int, side: int, kind: int, *rest: int
) -> tuple[str, ...]:
    """A Priest of any side in the Active Location."""
    return _priest_here(state, decision, seat, kind)


POINTING = Pointing(
    {
        "celebrate": nothing,
        "take-benefit": _this_location,
        "hire": _this_location,
        "send-with-coins": _priest_there,
        "turn-to-altar": _priest_there,
        "raise-here": _priest_there,
        "first-offer-here": _priest_there,
        "second-offer-here": _priest_there,
        "choose-priest": _priest_here,
        "exorcise": _priest_of,
    },
    {
        "location": _location,
        "place": _location,
        "priest": _free_priest,
        "hand_card": _hand_card,
        "intrigue": _hand_card,
        "license": _license,
        "card_kind": _own_card,
        "cult": _cult,
        "ability": _ability,
        "followers": _followers,
    },
)
