"""What is asked: the question with the rules behind it, and what on the table each answer touches."""

from __future__ import annotations

from eldertable.games.rise_of_the_cults.box.cards import (
    DISTRICT_IDS,
    DISTRICTS,
    FACE_IDS,
    LANE_IDS,
    LEVEL_NAMES,
    LEVELS,
    PLAN_IDS,
    PLANS,
    TOKEN_IDS,
)
from eldertable.games.rise_of_the_cults.looks.telling import Telling
from eldertable.games.rise_of_the_cults.rules import paying, setup, tokens
from eldertable.games.rise_of_the_cults.rules.phases import action, mobilization, planning, recruitment
from eldertable.games.rise_of_the_cults.rules.plans import (
    augmentation,
    confrontation,
    dominance,
    influence,
    preparation,
    terror,
)
from eldertable.games.rise_of_the_cults.table.state import LAID, RiseState
from eldertable.kernel.scene import Prompt
from eldertable.kernel.steps import Decision


def ask(state: RiseState, telling: Telling, decision: Decision, seat: int | None) -> Prompt:
    """The prompt; who is not asked learns only whom the table waits for."""
    kind = type(decision).__name__
    if seat is None or seat not in decision.seats():
        words = telling.words("waiting-for", who=telling.side(state, decision.seat))
        return Prompt(decision.seats(), kind, words, decision.RULES)
    chosen, sums, needs, rules = "", None, None, decision.RULES
    if isinstance(decision, tokens.ReturnToken):
        rules = (tokens.why_tokens_go(state),)
    elif isinstance(decision, paying.Pay):
        needs = decision.left
    elif isinstance(decision, terror.PayTerror):
        needs = decision.sum(state).left()
        chosen = telling.cards(tuple(item >> 1 for item in decision.paid)) if decision.paid else ""
    elif isinstance(decision, recruitment.Reroll):
        chosen = telling.faces(decision.picked) if any(decision.picked) else ""
    elif isinstance(decision, confrontation.CommitCard) and state.zones[LAID + seat]:
        laid = state.zones[LAID + seat]
        chosen = telling.cards(tuple(sorted(state.kind(card) for card in laid)))
        sums = sum(state.agreed.kinds.attack[state.kind(card)] for card in laid)
    return Prompt(decision.seats(), kind, telling.ask(state, decision), rules, (), chosen, sums, needs)


def touches(state: RiseState, decision: Decision, seat: int, answer: int) -> tuple[str, ...]:
    """The zones, faces and counters that an answer touches, so that a client can light them."""
    ids = state.agreed.kinds.ids
    hand, discard = f"hand-{seat}", f"discard-{seat}"
    if isinstance(decision, (setup.LeaveOut, setup.FirstSite, augmentation.PlaceFreeRitual)):
        return (DISTRICT_IDS[answer],)
    if isinstance(decision, planning.PlacePlan):
        return (f"{DISTRICT_IDS[answer]}-plans",)
    if isinstance(decision, setup.PlaceStack):
        return (ids[state.agreed.pool.stacks[answer // DISTRICTS]], DISTRICT_IDS[answer % DISTRICTS])
    if isinstance(decision, action.ChoosePlan):
        return (f"{DISTRICT_IDS[answer // PLANS]}-plans", f"plan-{PLAN_IDS[answer % PLANS]}")
    if isinstance(decision, augmentation.Augment):
        if answer == augmentation.GO_ON:
            return (discard,)
        if answer >= augmentation.FIRST_ABILITY:
            return (hand, ids[(answer - augmentation.FIRST_ABILITY) >> 1])
        district = DISTRICT_IDS[decision.district]
        return tuple(f"{district}-{lane}" for at, lane in enumerate(LANE_IDS) if answer & 1 << at)
    if isinstance(decision, augmentation.TakeDistrictCard):
        return (f"{DISTRICT_IDS[answer >> 1]}-{LANE_IDS[answer & 1]}",)
    if isinstance(decision, augmentation.RemoveRivalRitual):
        return (f"{DISTRICT_IDS[answer >> 2]}-rituals", f"ritual-{LEVEL_NAMES[decision.level - 1]}")
    if isinstance(decision, preparation.Prepare) and answer:
        district = DISTRICT_IDS[decision.district]
        return (f"{district}-sites" if answer == preparation.SITE else f"{district}-rituals",)
    if isinstance(decision, (influence.InfluenceMove, dominance.Reinforce)) and answer:
        return (
            f"{DISTRICT_IDS[(answer - 1) // LEVELS]}-rituals",
            f"ritual-{LEVEL_NAMES[(answer - 1) % LEVELS]}",
        )
    if isinstance(decision, terror.LoseRitual):
        return (f"{DISTRICT_IDS[decision.district]}-rituals", f"ritual-{LEVEL_NAMES[answer]}")
    if isinstance(decision, terror.ReplaceMarker):
        return (f"{DISTRICT_IDS[decision.district]}-dominance",)
    if isinstance(decision, mobilization.DiscardOther):
        return (hand, ids[answer])
    if isinstance(decision, paying.DestroyDiscarded) and answer:
        return (discard, ids[answer - 1])
    if isinstance(decision, (paying.Pay, confrontation.CommitCard, terror.Glorify)) and answer:
        return (hand, ids[answer - 1])
    if isinstance(decision, (mobilization.Mobilize, recruitment.Recruit, terror.PayTerror)) and answer:
        return (hand, ids[(answer - 1) >> 1])
    if isinstance(decision, confrontation.RevealAbility) and answer:
        return (f"laid-{seat}", ids[(answer - 1) >> 1])
    if isinstance(decision, (tokens.GainToken, tokens.ReturnToken)):
        return (f"{TOKEN_IDS[answer]}-{seat}",)
    if isinstance(decision, (paying.Pay, terror.PayTerror, confrontation.CommitThugs)):
        spent = {paying.Pay: "initiate", terror.PayTerror: "freak", confrontation.CommitThugs: "thug"}
        return (f"{spent[type(decision)]}-{seat}",)
    if isinstance(decision, recruitment.SetDie):
        return ("dice", FACE_IDS[answer >> 1])
    if isinstance(decision, (recruitment.Reroll, recruitment.RerollDie)):
        return ("dice", FACE_IDS[answer]) if answer < len(FACE_IDS) else ("dice",)
    return ()
