# compiled
"""Terror: declared or not, and paid for with cards and Freaks.

Whether there was a Confrontation before it, and who won, stands in `confrontation.py`; what a success brings, in
`dominance_markers.py`.
"""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import FATE, KIND
from eldertable.games.rise_of_the_cults.box.cards import LEVELS, MODES
from eldertable.games.rise_of_the_cults.box.verbs import DESTROY, TERROR_WINDOW, WHEN_DISCARDED, CardVerb
from eldertable.games.rise_of_the_cults.rules.paying import discard_paid
from eldertable.games.rise_of_the_cults.rules.plans.dominance_markers import (
    Reign,
    add_dominance,
    can_place_dominance,
    markers_earned,
    replace_dominance,
    rivals_with_markers,
    tell_no_marker,
)
from eldertable.games.rise_of_the_cults.rules.reasons import not_ready
from eldertable.games.rise_of_the_cults.rules.turn_end import TurnEnd
from eldertable.games.rise_of_the_cults.table.fields import DOOMED, FREAK, HAND, PAID, SUPPLY
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import PAYMENT, Picking, different, without
from eldertable.kernel.steps import Decision, Refusal, Step

DECLARING: Final = Answers(Kind("no-terror"), Kind("spread-terror"))
DECLINE: Final = DECLARING.start("no-terror")
DECLARE: Final = DECLARING.start("spread-terror")

FRIGHTENING: Final = Answers(Kind("pay-freaks"), Kind("frighten-with", KIND, FATE))
FREAKS: Final = FRIGHTENING.start("pay-freaks")
FIRST_ITEM: Final = FRIGHTENING.start("frighten-with")
DISCARDED: Final = 0
DESTROYED: Final = 1


class AddTerror(CardVerb):
    """Destroyed in a payment for Terror it is worth so much, in place of its icons. (ROTC-TER-03)"""

    def prices(self) -> tuple[int, ...]:
        return (DESTROY,)


class IgnoreInvestigator(CardVerb):
    """Discarded for its icons it lets the Terror ignore so many Investigators. (ROTC-TER-03)"""


ADD_TERROR: Final[CardVerb] = AddTerror("add-terror", TERROR_WINDOW, ("n", "price"), ("instead",))
IGNORE_INVESTIGATOR: Final[CardVerb] = IgnoreInvestigator(
    "ignore-investigator", TERROR_WINDOW, ("n", "when"), (), (WHEN_DISCARDED,)
)


def spread_terror(state: RiseState, side: int, district: int, fought: bool) -> None:
    """What may follow a Confrontation, or the lack of one. (ROTC-TER-01)"""
    state.then(Terror(side, district, markers_earned(fought)))


class Terror(Step):
    """The player who executes Dominance may spread Terror; the NPC always does.

    (ROTC-TER-01, ROTC-TER-02, ROTC-SCO-16, ROTC-SCO-17, ROTC-SCO-18, ROTC-SCO-19, ROTC-RUL-65)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "district", "earned")

    def __init__(self, side: int, district: int, earned: int) -> None:
        self.side = side
        self.district = district
        self.earned = earned

    def run(self, state: RiseState) -> None:
        if state.is_npc(self.side):
            npc_terror(state, self.district, self.earned)
        elif can_place_dominance(state, self.side, self.district):
            state.open_window()
            state.then(DeclareTerror(self.side, self.district, self.earned))
        else:
            tell_no_marker(state, self.side, self.district, "ROTC-RUL-44", "no-terror-there")


# --- the payment ------------------------------------------------------------------------------------------------


def terror_needed(state: RiseState, seat: int, district: int) -> int:
    """How much Terror must be added to the Rituals' to exceed the Sanity.

    (ROTC-TER-03, ROTC-TER-04, ROTC-TER-14, ROTC-SCO-22)
    """
    return state.sanity_of(district) + 1 - state.ritual_strength(seat, district)


def item_of(kind: int, fate: int) -> int:
    """A card of a payment for Terror: its kind, and what becomes of it."""
    return kind * FATE.size + fate


def terror_items(state: RiseState, seat: int, picks: tuple[int, ...]) -> list[int]:
    """Every card of the hand that can be paid with besides these picks, discarded or destroyed; one entry a copy."""
    kinds = state.agreed.kinds
    pool = state.agreed.pool.kind
    hand = [
        pool[card]
        for card in state.zones[HAND + seat] + state.zones[PAID + seat] + state.zones[DOOMED + seat]
    ]
    found: list[int] = []
    for kind in without(hand, tuple([pick // FATE.size for pick in picks])):
        if kinds.terror[kind]:
            found.append(item_of(kind, DISCARDED))
        if kinds.verb[kind * MODES] is ADD_TERROR:
            found.append(item_of(kind, DESTROYED))
    found.sort()  # pragma: no mutate - equal cards side by side, so that they are tried once
    return found


def terror_of(state: RiseState, item: int) -> int:
    """What an item gives: a card's Terror icons and no other kind, or what it is worth destroyed.

    (ROTC-TER-03, ROTC-RUL-20)
    """
    kinds = state.agreed.kinds
    kind = item // FATE.size
    return kinds.n[kind * MODES] if item % FATE.size == DESTROYED else kinds.terror[kind]


def ignored_by(state: RiseState, item: int) -> int:
    """How many Investigators an item lets the Terror ignore; none of those cards can be destroyed for Terror."""
    kinds = state.agreed.kinds
    ability = item // FATE.size * MODES
    return kinds.n[ability] if kinds.verb[ability] is IGNORE_INVESTIGATOR else 0


class TerrorSum:
    """What is paid so far: the items, their Terror, and how many Investigators they ignore if there are so many."""

    def __init__(self, needed: int, investigators: int) -> None:
        self.needed = needed
        self.investigators = investigators
        self.items: tuple[int, ...] = ()
        self.terror = 0
        self.ignoring = 0

    def with_item(self, state: RiseState, item: int) -> "TerrorSum":
        """The sum after one more card."""
        more = TerrorSum(self.needed, self.investigators)
        more.items = (*self.items, item)
        more.terror = self.terror + terror_of(state, item)
        more.ignoring = self.ignoring + ignored_by(state, item)
        return more

    def left(self) -> int:
        """How much is still missing; 0 or less when the Terror succeeds."""
        return self.needed - self.terror - min(self.ignoring, self.investigators)

    def nothing_superfluous(self, state: RiseState) -> bool:
        """Whether no single card of a sufficient sum could have been left out. (ROTC-RUL-21)"""
        for item in self.items:
            ignored = min(self.ignoring - ignored_by(state, item), self.investigators)
            if self.terror - terror_of(state, item) + ignored >= self.needed:
                return False
        return True


def can_terrify(state: RiseState, paid: TerrorSum, items: list[int], freaks: int) -> bool:
    """Whether the sum can be completed with further items and Freaks, nothing superfluous."""
    left = paid.left()
    if left <= 0:
        return paid.nothing_superfluous(state)
    if left <= freaks:
        return True
    for at in range(len(items)):
        if at and items[at] == items[at - 1]:
            continue
        if can_terrify(state, paid.with_item(state, items[at]), items_after(state, items, at), freaks):
            return True
    return False


def most_terror(state: RiseState, paid: TerrorSum, items: list[int]) -> int:
    """The most that these cards can add, each used in its better way."""
    total = 0
    ignoring = 0
    for item in items:
        discarded = item_of(item // FATE.size, DISCARDED)
        total += terror_of(state, item)
        ignoring += ignored_by(state, item)
        if item != discarded and discarded in items:
            total -= min(terror_of(state, item), terror_of(state, discarded))
    return total + min(ignoring, paid.investigators)


def items_after(state: RiseState, items: list[int], at: int) -> list[int]:
    """The items that may follow one: none before it, and its card is gone, whichever way it was used."""
    kind, fate = items[at] // FATE.size, items[at] % FATE.size
    rest = items[at + 1 :]
    if fate == DISCARDED and state.agreed.kinds.verb[kind * MODES] is ADD_TERROR:
        rest.remove(item_of(kind, DESTROYED))
    return rest


class DeclareTerror(Decision):
    """Terror, if a payment makes it succeed, or not. (ROTC-TER-01, ROTC-RUL-43, ROTC-DEC-21)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district", "earned")
    ANSWERS: ClassVar[Answers] = DECLARING
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-TER-01", "ROTC-TER-04", "ROTC-RUL-43")
    PRIVATE: ClassVar[bool] = True

    def __init__(self, seat: int, district: int, earned: int) -> None:
        self.seat = seat
        self.district = district
        self.earned = earned

    def options(self, state: RiseState, seat: int) -> list[int]:
        paid = TerrorSum(terror_needed(state, seat, self.district), state.arrived[self.district])
        items = terror_items(state, seat, ())
        if can_terrify(state, paid, items, state.held(seat, FREAK)):
            return [DECLINE, DECLARE]
        return [DECLINE]

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == DECLINE:
            return
        if state.chronicle is not None:
            state.tell(
                "ROTC-TER-04", "terror", who=seat, district=self.district, n=state.sanity_of(self.district)
            )
        if terror_needed(state, seat, self.district) > 0:
            state.then(PayTerror(seat, self.district, state.known_hand(seat)))
        state.then(Reign(seat, self.district, self.earned))

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "no-terror":
            return None
        paid = TerrorSum(terror_needed(state, seat, self.district), state.arrived[self.district])
        items = terror_items(state, seat, ())
        freaks = state.held(seat, FREAK)
        if can_terrify(state, paid, items, freaks):
            return None
        args = {
            "n": state.sanity_of(self.district),
            "strength": state.ritual_strength(seat, self.district),
            "more": most_terror(state, paid, items) + freaks,
        }
        return Refusal("ROTC-RUL-43", "no-terror-enough", args)


class PayTerror(Picking):
    """Which cards for the Terror, discarded or destroyed, and the rest in Freaks.

    (ROTC-TER-03, ROTC-RUL-21, ROTC-DEC-21)

    The cards picked so far lie in places that only their owner sees. `known` are the hand cards that everybody knew
    before the first was picked.
    """

    WAY: ClassVar[str] = PAYMENT
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district", "known")
    ANSWERS: ClassVar[Answers] = FRIGHTENING
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-TER-03", "ROTC-TER-04", "ROTC-RUL-21")
    PRIVATE: ClassVar[bool] = True
    BREAKS_TO: ClassVar[type[Step] | None] = TurnEnd

    def __init__(self, seat: int, district: int, known: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.district = district
        self.known = known

    def closing(self) -> int:
        return FREAKS

    def picked(self, state: RiseState, seat: int) -> tuple[int, ...]:
        items = [item_of(state.kind(card), DISCARDED) for card in state.zones[PAID + seat]]
        items += [item_of(state.kind(card), DESTROYED) for card in state.zones[DOOMED + seat]]
        return tuple(sorted([FIRST_ITEM + item for item in items]))

    def sum(self, state: RiseState, picks: tuple[int, ...]) -> TerrorSum:
        """What these picks come to."""
        total = TerrorSum(terror_needed(state, self.seat, self.district), state.arrived[self.district])
        for pick in picks:
            total = total.with_item(state, pick - FIRST_ITEM)
        return total

    def further(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> list[int]:
        paid = self.sum(state, picks)
        freaks = state.held(seat, FREAK)
        gone = tuple([pick - FIRST_ITEM for pick in picks])
        found: list[int] = []
        for item in different(terror_items(state, seat, gone)):
            if can_terrify(
                state, paid.with_item(state, item), terror_items(state, seat, (*gone, item)), freaks
            ):
                found.append(FIRST_ITEM + item)
        return found

    def would_do(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> bool:
        return 0 < self.sum(state, picks).left() <= state.held(seat, FREAK)

    def complete(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> bool:
        return self.sum(state, picks).left() <= 0

    def with_pick(self, state: RiseState, seat: int, answer: int) -> Picking:
        item = answer - FIRST_ITEM
        kind, fate = item // FATE.size, item % FATE.size
        doomed = state.lowest(DOOMED + seat, kind)
        if fate == DISCARDED and doomed != -1:
            # of cards alike the lowest are discarded, in whatever order they were picked
            state.move(doomed, DOOMED + seat, PAID + seat, state.owner_bit(seat))
            fate = DESTROYED
        state.pick(state.lowest(HAND + seat, kind), seat, DOOMED if fate == DESTROYED else PAID)
        return self

    def carry_out(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> None:
        freaks = max(0, self.sum(state, picks).left())
        discard_paid(state, seat, "ROTC-TER-03")
        for card in sorted(state.zones[DOOMED + seat]):
            state.destroy(card, DOOMED + seat, seat, "ROTC-TER-03")
        state.recall_hand(seat, self.known)
        state.spend(seat, FREAK, freaks, "ROTC-TER-03")

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        picks = self.picked(state, seat)
        paid = self.sum(state, picks)
        if kind == "pay-freaks":
            have = state.held(seat, FREAK)
            if paid.left() <= have:
                return None
            return Refusal("ROTC-TER-03", "no-freaks", {"n": paid.left(), "have": have})
        card, fate = values
        unready = not_ready(state, HAND + seat, card)
        if unready is not None:
            return unready
        if fate == DISCARDED and not state.agreed.kinds.terror[card]:
            return Refusal("ROTC-TER-03", "no-terror-icon", {"card": card})
        item = item_of(card, fate)
        gone = (*[pick - FIRST_ITEM for pick in picks], item)
        if can_terrify(
            state, paid.with_item(state, item), terror_items(state, seat, gone), state.held(seat, FREAK)
        ):
            return None
        return Refusal("ROTC-RUL-21", "no-terror-surplus", {"card": card, "n": paid.left()})


def npc_terror(state: RiseState, district: int, earned: int) -> None:
    """The NPC always succeeds, replaces the player's markers, and removes its lowest Ritual.

    (ROTC-SCO-17, ROTC-RUL-65, ROTC-RUL-66, ROTC-RUL-67)
    """
    npc = state.agreed.npc
    if state.chronicle is not None:
        state.tell("ROTC-SCO-17", "npc-terror", who=npc, district=district)
    for _ in range(earned):
        if state.free_dominance_field(district) and state.dominance_of(npc, SUPPLY):
            add_dominance(state, npc, district)
        elif can_place_dominance(state, npc, district):
            replace_dominance(state, npc, rivals_with_markers(state, npc, district)[0], district)
        else:
            rule = "ROTC-RUL-66" if state.dominance_of(npc, SUPPLY) else "ROTC-RUL-67"
            tell_no_marker(state, npc, district, rule, "no-marker-placed")
            break
    for level in range(1, LEVELS + 1):
        if state.has_ritual(npc, district, level):
            state.return_ritual(npc, level, district, "ROTC-RUL-65")
            return
