# compiled
"""The Investigator cards of the Arkham Advertiser and the Miskatonic University: steps and abilities."""

from typing import ClassVar

from eldertable.games.eldritch_arkham.cards import (
    CAB,
    FERRY,
    LOCATIONS,
    PHOTOGRAPH,
    SNEAK,
    STRIDE,
    TEND,
    UNIVERSITY,
)
from eldertable.games.eldritch_arkham.reactions import cross, relocate
from eldertable.games.eldritch_arkham.state import (
    ABILITY_USED,
    CIVILIAN,
    INTERVIEWED,
    INVESTIGATOR_CARD,
    INVESTIGATOR_DECK,
    INVESTIGATOR_PAST,
    ArkhamState,
)
from eldertable.games.eldritch_arkham.town import can_cross, may_enter, ways
from eldertable.kernel.steps import Decision


def ability_rule(state: ArkhamState, side: int) -> str:
    """The line of a role's page that lends it the abilities of the cards. (EA-ADV-18, MIS-18)"""
    return "EA-MIS-18" if state.role[side] == UNIVERSITY else "EA-ADV-18"


def verb(state: ArkhamState) -> int:
    """What the Investigator on the face-up card can do; -1 without a card."""
    card = state.investigator()
    return state.agreed.content.investigators.verb[card] if card >= 0 else -1


def grit(state: ArkhamState) -> int:
    """Actions per turn, and what a success needs. (EA-ADV-19)"""
    return state.agreed.content.investigators.grit[state.investigator()]


def discard_investigator(state: ArkhamState) -> None:
    """The face-up card goes to its discard pile. (EA-RUL-200)"""
    for card in state.zones[INVESTIGATOR_CARD]:
        state.move(card, INVESTIGATOR_CARD, INVESTIGATOR_PAST, state.everyone())


def reveal_investigator(state: ArkhamState, side: int, rule: str) -> None:
    """Reveal the next card; an empty deck is shuffled anew. (EA-RUL-134)"""
    card = state.next_card(INVESTIGATOR_DECK, INVESTIGATOR_PAST, "EA-RUL-134")
    state.lay(card, INVESTIGATOR_CARD, state.everyone())
    if state.chronicle is not None:
        state.tell(rule, "investigator-revealed", who=side, investigator=state.investigator())


# --- steps ------------------------------------------------------------------------------------------------------


def step_targets(state: ArkhamState, side: int) -> list[int]:
    """Where a STEP may lead. (EA-ADV-06, MIS-06)"""
    here = state.where(side)
    power = verb(state)
    if power == SNEAK:
        return [
            target
            for target in state.board.land[here]
            if can_cross(state, side, here, target) and target != state.sigil
        ]
    return ways(state, side, here, power == FERRY)


def cab_targets(state: ArkhamState, side: int) -> list[int]:
    """Where a night cab may go, once per turn, whatever lies between."""
    if verb(state) != CAB or state.used & ABILITY_USED:
        return []
    here = state.where(side)
    return [
        location for location in range(LOCATIONS) if location != here and may_enter(state, side, location)
    ]


def take_step(state: ArkhamState, side: int, target: int, rule: str) -> None:
    """Move the Investigator along a path."""
    cross(state, side, state.where(side), target, rule)


def take_cab(state: ArkhamState, side: int, target: int, rule: str) -> None:
    """Relocate the Investigator; the ability is used for this turn."""
    state.used |= ABILITY_USED
    relocate(state, side, state.where(side), target, rule)


def strides(state: ArkhamState) -> bool:
    """Whether a STEP may be two moves."""
    return verb(state) == STRIDE


# --- once per turn ----------------------------------------------------------------------------------------------


def tend_origins(state: ArkhamState, side: int) -> list[int]:
    """From where a Civilian could come to the Investigator."""
    here = state.where(side)
    return [
        origin
        for origin in state.board.land_in[here]
        if state.count(origin, CIVILIAN) and can_cross(state, CIVILIAN, origin, here)
    ]


def can_use_ability(state: ArkhamState, side: int) -> bool:
    """Whether a free once-per-turn ability is there to use. (EA-DEC-51)"""
    if state.used & ABILITY_USED:
        return False
    power = verb(state)
    if power == TEND:
        return len(tend_origins(state, side)) > 0
    return power == PHOTOGRAPH and state.used & INTERVIEWED != 0 and state.mythos_left() > 0


def use_ability(state: ArkhamState, side: int) -> None:
    """Use the ability of the face-up card. (EA-DEC-51)"""
    state.used |= ABILITY_USED
    if verb(state) == TEND:
        state.then(Tend(side))
    else:
        n = state.agreed.content.investigators.n[state.investigator()]
        state.gain_mythos(side, n, ability_rule(state, side))


class Tend(Decision):
    """From where a Civilian comes to the Investigator."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SIZE: ClassVar[int] = LOCATIONS
    RULES: ClassVar[tuple[str, ...]] = ("EA-DEC-51", "EA-ADV-18", "EA-MIS-18")
    ANSWERS: ClassVar[tuple[tuple[str, int], ...]] = (("location", 12),)

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return tend_origins(state, seat)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        cross(state, CIVILIAN, answer, state.where(seat), ability_rule(state, seat))
