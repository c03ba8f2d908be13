"""What is asked: the question with the rules behind it, and what on the table each answer points at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from eldertable.games.rise_of_the_cults.box.cards import (
    DISTRICT_IDS,
    FACE_IDS,
    LANE_IDS,
    LANES,
    LEVEL_NAMES,
    MODES,
    PLAN_IDS,
    TOKEN_IDS,
)
from eldertable.games.rise_of_the_cults.looks.telling import Telling
from eldertable.games.rise_of_the_cults.rules.paying import Pay
from eldertable.games.rise_of_the_cults.rules.plans.augmentation import Augment, RemoveRivalRitual
from eldertable.games.rise_of_the_cults.rules.plans.confrontation import CommitCards
from eldertable.games.rise_of_the_cults.rules.plans.dominance_markers import LoseRitual, ReplaceMarker
from eldertable.games.rise_of_the_cults.rules.plans.preparation import Prepare
from eldertable.games.rise_of_the_cults.rules.plans.terror import PayTerror
from eldertable.games.rise_of_the_cults.rules.tokens import GainTokens, ReturnTokens, why_tokens_go
from eldertable.games.rise_of_the_cults.table.fields import (
    FREAK,
    INITIATE,
    LAID,
    THUG,
)
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.pointing import Pointing, nothing
from eldertable.kernel.scene import Prompt
from eldertable.kernel.steps import Decision

Points = tuple[str, ...]

# --- what is chosen so far, and what is needed ----------------------------------------------------------------------


def ask(state: RiseState, telling: Telling, decision: Decision, prompt: Prompt) -> Prompt:
    """The prompt with what a choice in parts has come to."""
    kind = type(decision).__name__
    return SO_FAR[kind](state, telling, decision, prompt) if kind in SO_FAR else prompt


def _tokens_back(state: RiseState, telling: Telling, decision: ReturnTokens, prompt: Prompt) -> Prompt:
    return replace(prompt, rules=(why_tokens_go(state),), sums=len(decision.picks), needs=decision.n)


def _tokens(state: RiseState, telling: Telling, decision: GainTokens, prompt: Prompt) -> Prompt:
    return replace(prompt, sums=len(decision.picks), needs=decision.n)


def _power(state: RiseState, telling: Telling, decision: Pay, prompt: Prompt) -> Prompt:
    left = decision.left(state, decision.picked(state, decision.seat))
    return replace(prompt, sums=decision.cost - left, needs=decision.cost)


def _terror(state: RiseState, telling: Telling, decision: PayTerror, prompt: Prompt) -> Prompt:
    paid = decision.sum(state, decision.picked(state, decision.seat))
    return replace(prompt, sums=paid.needed - paid.left(), needs=paid.needed)


def _laid_cards(state: RiseState, telling: Telling, decision: CommitCards, prompt: Prompt) -> Prompt:
    laid = [state.kind(card) for card in state.zones[LAID + decision.seat]]
    return replace(prompt, sums=sum(state.agreed.kinds.attack[kind] for kind in laid)) if laid else prompt


SO_FAR: Mapping[str, Callable[[RiseState, Telling, Any, Prompt], Prompt]] = {
    "ReturnTokens": _tokens_back,
    "GainTokens": _tokens,
    "Pay": _power,
    "PayTerror": _terror,
    "CommitCards": _laid_cards,
}

# --- what answers point at ------------------------------------------------------------------------------------------


def _district(state: RiseState, seat: int, district: int) -> Points:
    return (DISTRICT_IDS[district],)


def _hand_card(state: RiseState, seat: int, kind: int) -> Points:
    return (f"hand-{seat}", state.agreed.kinds.ids[kind])


def _ability(state: RiseState, seat: int, ability: int) -> Points:
    return _hand_card(state, seat, ability // MODES)


def _token(state: RiseState, seat: int, token: int) -> Points:
    return (f"{TOKEN_IDS[token]}-{seat}",)


def _own_thugs(state: RiseState, seat: int, n: int) -> Points:
    return _token(state, seat, THUG)


def _die(state: RiseState, seat: int, face: int) -> Points:
    return ("dice", FACE_IDS[face])


def _stack(state: RiseState, seat: int, stack: int) -> Points:
    return (f"{DISTRICT_IDS[stack // LANES]}-{LANE_IDS[stack % LANES]}",)


def _offered(state: RiseState, seat: int, stack: int) -> Points:
    return (state.agreed.kinds.ids[state.agreed.pool.stacks[stack]],)


def _rituals(district: int, ritual: int) -> Points:
    return (f"{DISTRICT_IDS[district]}-rituals", f"ritual-{LEVEL_NAMES[ritual]}")


def _place_plan(state: RiseState, decision: Decision, seat: int, district: int) -> Points:
    return (f"{DISTRICT_IDS[district]}-plans",)


def _execute(state: RiseState, decision: Decision, seat: int, district: int, plan: int) -> Points:
    return (f"{DISTRICT_IDS[district]}-plans", f"plan-{PLAN_IDS[plan]}")


def _turn_die(state: RiseState, decision: Decision, seat: int, face: int, to: int) -> Points:
    return _die(state, seat, face)


def _roll(state: RiseState, decision: Decision, seat: int) -> Points:
    return ("dice",)


def _discard_pile(state: RiseState, decision: Decision, seat: int) -> Points:
    return (f"discard-{seat}",)


def _discarded(state: RiseState, decision: Decision, seat: int, kind: int) -> Points:
    return (f"discard-{seat}", state.agreed.kinds.ids[kind])


def _buy(state: RiseState, decision: Augment, seat: int, purchase: int) -> Points:
    district = DISTRICT_IDS[decision.district]
    return tuple(f"{district}-{lane}" for at, lane in enumerate(LANE_IDS) if purchase >> at & 1)


def _send_back(state: RiseState, decision: RemoveRivalRitual, seat: int, district: int, side: int) -> Points:
    return _rituals(district, decision.level - 1)


def _initiates(state: RiseState, decision: Decision, seat: int) -> Points:
    return _token(state, seat, INITIATE)


def _freaks(state: RiseState, decision: Decision, seat: int) -> Points:
    return _token(state, seat, FREAK)


def _prepare_site(state: RiseState, decision: Prepare, seat: int) -> Points:
    return (f"{DISTRICT_IDS[decision.district]}-sites",)


def _prepare_ritual(state: RiseState, decision: Prepare, seat: int, ritual: int) -> Points:
    return (f"{DISTRICT_IDS[decision.district]}-rituals",)


def _move_in(state: RiseState, decision: Decision, seat: int, origin: int, ritual: int) -> Points:
    return _rituals(origin, ritual)


def _laid(state: RiseState, decision: Decision, seat: int, ability: int) -> Points:
    return (f"laid-{seat}", state.agreed.kinds.ids[ability // MODES])


def _frighten_with(state: RiseState, decision: Decision, seat: int, kind: int, fate: int) -> Points:
    return _hand_card(state, seat, kind)


def _marker(state: RiseState, decision: ReplaceMarker, seat: int, side: int) -> Points:
    return (f"{DISTRICT_IDS[decision.district]}-dominance",)


def _lose_ritual(state: RiseState, decision: LoseRitual, seat: int, ritual: int) -> Points:
    return _rituals(decision.district, ritual)


POINTING = Pointing(
    {
        "take-colour": nothing,
        "place-plan": _place_plan,
        "execute": _execute,
        "turn-die": _turn_die,
        "roll": _roll,
        "to-discard-pile": _discard_pile,
        "destroy-discarded": _discarded,
        "buy": _buy,
        "send-back": _send_back,
        "pay-initiates": _initiates,
        "pay-freaks": _freaks,
        "prepare-site": _prepare_site,
        "prepare-ritual": _prepare_ritual,
        "move-in": _move_in,
        "reinforce": _move_in,
        "use-laid": _laid,
        "frighten-with": _frighten_with,
        "replace-marker": _marker,
        "lose-ritual": _lose_ritual,
    },
    {
        "district": _district,
        "kind": _hand_card,
        "ability": _ability,
        "token": _token,
        "thugs": _own_thugs,
        "face": _die,
        "stack": _stack,
        "offered": _offered,
    },
)
