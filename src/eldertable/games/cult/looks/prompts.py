"""What is asked: the question with the rules behind it, and what on the table each answer touches."""

from __future__ import annotations

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.looks.telling import Telling
from eldertable.games.cult.rules import abilities, benefits, effects, intention, resolution, setup
from eldertable.games.cult.table.state import KINDS_OF_PRIEST, PIECES, CultState
from eldertable.kernel.scene import Prompt
from eldertable.kernel.steps import Decision


def ask(state: CultState, telling: Telling, decision: Decision, seat: int | None) -> Prompt:
    """The prompt; who is not asked learns only whom the table waits for."""
    kind = type(decision).__name__
    if seat is None or seat not in decision.seats():
        words = telling.words("waiting-for", who=telling.side(state, decision.seat))
        return Prompt(decision.seats(), kind, words, decision.RULES)
    needs: int | None = None
    rules = decision.RULES
    if isinstance(decision, abilities.PayCard):
        needs = decision.left
    if "ability" in decision.FIELDS:
        rules = (state.agreed.cults.rule[getattr(decision, "ability")], *rules)  # noqa: B009  not all have it
    elif "effect" in decision.FIELDS:
        rules = (state.agreed.effects.rule[getattr(decision, "effect")], *rules)  # noqa: B009
    return Prompt(
        decision.seats(), kind, telling.ask(state, decision), tuple(dict.fromkeys(rules)), needs=needs
    )


def touches(state: CultState, decision: Decision, seat: int, answer: int) -> tuple[str, ...]:
    """The zones and faces that an answer touches, so that a client can light them."""
    cards, places = state.agreed.cards.ids, state.agreed.locations.ids
    hand = f"hand-{seat}"
    if isinstance(decision, intention.PlaceOrPass) and answer:
        place, kind = (answer - 1) // KINDS_OF_PRIEST + 1, (answer - 1) % KINDS_OF_PRIEST
        return (places[place], f"free-{seat}", f"priest-{kind}")
    if isinstance(decision, resolution.Act) and answer:
        if answer >= resolution.FIRST_ABILITY:
            return (f"sheet-{seat}", state.agreed.cults.ability_ids[answer - resolution.FIRST_ABILITY])
        return (hand, cards[answer - resolution.FIRST_CARD])
    if isinstance(decision, intention.Deal) and answer:
        if answer < intention.FIRST_PURCHASE:
            return (hand, cards[c.FIRST_INTRIGUE + answer - intention.FIRST_SALE])
        return (cards[c.FIRST_LICENSE + answer - intention.FIRST_PURCHASE],)
    if isinstance(decision, intention.MobBenefit | benefits.Bribe | benefits.AltarPlace | effects.MoveTo):
        return (places[answer],) if answer else ()
    if isinstance(decision, benefits.TakeBenefit | benefits.Hire) and answer:
        return (places[decision.location],)
    if isinstance(decision, setup.ChooseCult):
        return (f"{state.agreed.cults.ids[answer]}-light",)
    if isinstance(decision, benefits.GrantLicense) and answer:
        return (cards[c.FIRST_LICENSE + answer - 1],)
    if isinstance(decision, benefits.PutOnTop):
        return (hand, cards[c.FIRST_INTRIGUE + answer])
    if isinstance(decision, effects.TakeLicense):
        return (cards[c.FIRST_LICENSE + answer],)
    if isinstance(decision, effects.Give | abilities.PayCard):
        return (hand if answer < c.FIRST_LICENSE else f"licenses-{seat}", cards[answer])
    if isinstance(decision, effects.PlayInside):
        return (hand, cards[answer])
    return _touched_priests(state, decision, seat, answer)


def _touched_priests(state: CultState, decision: Decision, seat: int, answer: int) -> tuple[str, ...]:
    places = state.agreed.locations.ids
    if isinstance(decision, benefits.BribePriest | benefits.AltarPriest):
        return (f"{places[decision.location]}-priests", f"priest-{answer >> 2}")
    if isinstance(decision, effects.ChoosePriest | effects.Exorcise):
        return (f"{places[state.active]}-priests", f"priest-{answer % PIECES >> 2}")
    if isinstance(decision, benefits.Ordain | benefits.Teach):
        first = benefits.FIRST_TARGET if isinstance(decision, benefits.Ordain) else 1
        if answer < first:
            return ()
        target = (answer - first) % benefits.TARGETS
        if target < KINDS_OF_PRIEST:
            return (f"free-{seat}", f"priest-{target}")
        return (f"{places[decision.location]}-priests", f"priest-{target - KINDS_OF_PRIEST >> 2}")
    if isinstance(decision, effects.PlaceFree):
        return (f"free-{seat}", f"priest-{answer - 1}") if answer else ()
    if isinstance(decision, effects.DestroyFree | abilities.ChooseMaster):
        return (f"free-{seat}", f"priest-{answer}")
    if isinstance(decision, abilities.OfferFollowers):
        return (f"followers-{seat}",)
    return ()
