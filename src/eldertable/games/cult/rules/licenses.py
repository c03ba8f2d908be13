# compiled
"""What Licenses do as long as they lie before their owner, and how the Palace gets new ones. (CULT-RUL-84)

How they are bought: `intention.Deal`. The Palace's benefit: `locations/palace.py`.
"""

from eldertable.games.cult.box.cards import LICENSE_DECK
from eldertable.games.cult.box.places import PALACE, top_of
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.steps import Refusal


def named_by(state: CultState, side: int, sets: list[int]) -> int:
    """What a side's Licenses name together, as a set of bits; `sets` has what every card names."""
    found = 0
    for card in state.held(side, LICENSE_DECK):
        found |= sets[card]
    return found


def titles(state: CultState, side: int) -> int:
    """The Locations that Titles open in the Intention Phase, as a set of bits. (CULT-LIC-08)"""
    return named_by(state, side, state.agreed.cards.titles)


def has_title(state: CultState, side: int, location: int) -> bool:
    """Whether a Title opens a Location in the Intention Phase, whatever the Followers. (CULT-LIC-08)"""
    return titles(state, side) >> location & 1 > 0


def has_approval(state: CultState, side: int, ordinal: int) -> bool:
    """Whether the placement of this number costs no Follower. (CULT-LIC-10, CULT-LIC-11, CULT-RUL-16)"""
    return named_by(state, side, state.agreed.cards.approvals) >> ordinal & 1 > 0


def pay_tithes(state: CultState, side: int, location: int) -> None:
    """The Tithe: a Priest placed in the Intention Phase is taxed, the Patriarch too, never an Altar nor what
    abilities place: 1 coin to each owner, a celebrating one too, clockwise, while coins last.

    (CULT-LIC-12, CULT-LIC-13, CULT-LIC-14, CULT-RUL-17, CULT-RUL-18, CULT-RUL-19, CULT-RUL-41)
    """
    sides, tithes = state.table.sides, state.agreed.cards.tithes
    for step in range(1, sides):
        owner = (side + step) % sides
        if named_by(state, owner, tithes) >> location & 1:
            state.take_coins(owner, side, 1, "CULT-LIC-12")


def has_community(state: CultState, side: int, location: int) -> bool:
    """Whether a side gains the benefit there even as a loser. (CULT-LIC-15)"""
    return named_by(state, side, state.agreed.cards.communities) >> location & 1 > 0


# --- the Palace's open Licenses -------------------------------------------------------------------------------------


def licenses_within(state: CultState, coins: int) -> list[int]:
    """The kinds of the Palace's face-up Licenses that cost at most so much, ascending. (CULT-PAS-10, CULT-NIR-03)"""
    cost = state.agreed.cards.cost
    return sorted([state.kind(card) for card in state.zones[PALACE] if cost[state.kind(card)] <= coins])


def affords_license(state: CultState, coins: int) -> bool:
    """Whether one of the Palace's face-up Licenses costs at most so much. (CULT-PAS-10, CULT-NIR-03)"""
    cards = state.agreed.cards
    for card in state.zones[PALACE]:
        if cards.cost[cards.kind[card]] <= coins:
            return True
    return False


def why_not_in_palace(state: CultState, kind: int) -> Refusal | None:
    """A License that lies before somebody is not to be had in the Palace. (CULT-PAL-05)"""
    for side in range(state.table.sides):
        if kind in state.kinds_held(side, LICENSE_DECK):
            return Refusal("CULT-PAL-05", "license-of-somebody", {"card": kind, "who": side})
    return None


def replenish_licenses(state: CultState) -> None:
    """At the end of a round Licenses are replenished, only if a slot is empty: the rest goes under the deck, new ones lie.

    (CULT-PAS-11, CULT-LIC-06, CULT-LIC-07, CULT-RUL-58)
    """
    slots = state.agreed.numbers.palace_slots
    left = state.zones[PALACE]
    if len(left) == slots:
        return
    everyone = state.everyone()
    for card in left:
        state.take(card, PALACE, everyone)
        state.put_under(card, everyone)
    lay_out_licenses(state, slots, "CULT-LIC-06")


def lay_out_licenses(state: CultState, slots: int, rule: str) -> None:
    """Draw Licenses face up into the Palace's slots, from the left, as far as the deck goes.

    (CULT-SET-03, CULT-RUL-58)
    """
    shown: list[int] = []
    for _ in range(min(slots, state.left_in(LICENSE_DECK))):
        card = state.draw(top_of(LICENSE_DECK))
        state.lay(card, PALACE, state.everyone())
        shown.append(state.kind(card))
    if shown and state.chronicle is not None:
        state.tell(rule, "licenses-laid-out", cards=tuple(shown))
