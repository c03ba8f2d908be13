# compiled
"""Support cards: played for somebody else, face up before them, in a turn twice as many as there are players at most.

The limit is `StormState.cap_supports`.
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import SEAT
from eldertable.games.cultistorm.box.places import BEFORE, HAND, LEVELS
from eldertable.games.cultistorm.rules.effects.texts import Text, can_text, reached, why_useless
from eldertable.games.cultistorm.rules.moments import befall
from eldertable.games.cultistorm.rules.refusing import why_deadly
from eldertable.games.cultistorm.rules.storm.arrivals import Spawn
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.modules import SUPPORT_PLAYED
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import raised, replaced
from eldertable.kernel.steps import Decision, Refusal, Step

SEAT_NUMBERS: Final = SEAT.size
RELAY_LEVEL: Final = 1
"""Who relays does so by the second ability. (CS-DEC-31)"""


def support_madness(state: StormState, seat: int, action: c.Action) -> int:
    """The insanity that playing this card as support gives its player. (CS-SUP-06, CS-CMP-17, CS-CMP-18)"""
    return star_madness(state, seat) if action.star else general_madness(state, seat)


def star_madness(state: StormState, seat: int) -> int:
    """What the next star card gives: nothing, unless a peril says so of the first. (CS-CMP-17, CS-ICO-01)"""
    return 0 if state.stars[seat] else state.peril(c.STARS_MADDEN)


def general_madness(state: StormState, seat: int) -> int:
    """What the next general card gives. (CS-SUP-06, CS-CMP-18)"""
    if state.always(seat, c.GENERALS_FREE):
        return 0
    return 0 if not state.generals[seat] and state.always(seat, c.FIRST_GENERAL_FREE) else 1


def can_carry(state: StormState, action: c.Action, other: int) -> bool:
    """Whether this investigator could carry the support out. (CS-SUP-09, CS-RUL-061)"""
    if action.combat:
        return not state.unarmed(other)
    if action.insanity and not state.bears(other, 1):
        return False
    return can_text(state, other, action.text)


def add_supports(state: StormState, seat: int, first: int, found: list[int]) -> None:
    """Add the supports that a seat can play, as answers from this one on: the card in its deck and the supported seat.
    Only cards in hand can be played, and only in preparation; the two need not be on one location.

    (CS-SUP-02, CS-SUP-05, CS-SUP-12, CS-RUL-063, CS-RUL-067, CS-DEC-12, CS-SOL-07)
    """
    if state.plays[seat] >= state.cap_supports():
        return
    stars = state.bears(seat, star_madness(state, seat))
    generals = state.bears(seat, general_madness(state, seat))
    hand, own, seats = state.hand(seat), state.own_card(seat, 0), state.agreed.team
    plain = not state.agreed.modules
    unbarred = plain or not state.supports_barred(seat)
    all_there = plain or state.all_there()
    for at in range(len(hand.actions)):
        action = hand.actions[at]
        if not (stars if action.star else generals):
            continue
        sure = action.combat and all_there
        if not sure and all_there and action.text.alike and (plain or not action.text.searches):
            if not can_text(state, seat, action.text):
                continue
            sure = not action.insanity
        answer = first + (hand.ascending[at] - own) * SEAT_NUMBERS
        for other in range(seats):
            if other != seat and (sure or can_carry(state, action, other)):
                if unbarred or state.why_no_support(seat, action, other) is None:
                    found.append(answer + other)


def why_not_carried(state: StormState, action: c.Action, other: int) -> Refusal | None:
    """Why this investigator could not carry the support out. (CS-SUP-09, CS-RUL-060, CS-RUL-061)"""
    if action.combat:
        return state.why_absent(other) if state.unarmed(other) else None
    if state.absent(other) and not any([reached(state, other, op) for op in action.text.ops]):
        return state.why_absent(other)
    why = why_deadly(state, other, 1) if action.insanity else None
    return why or why_useless(state, other, state.agreed.content.effects[action.effect])


def why_not_supported(state: StormState, seat: int, code: int, other: int) -> Refusal | None:
    """What stands against a support. (CS-SUP-02, CS-SUP-05, CS-SUP-06, CS-SUP-09)"""
    if other == seat:
        return Refusal("CS-SUP-02", "why-support-others", {})
    most = state.cap_supports()
    if state.plays[seat] >= most:
        return Refusal("CS-SUP-05", "why-enough-supports", {"n": most})
    action = state.action(state.own_card(seat, code))
    why = why_deadly(state, seat, support_madness(state, seat, action))
    why = why or why_not_carried(state, action, other)
    return why or state.why_no_support(seat, action, other)


def play_support(state: StormState, seat: int, code: int) -> None:
    """The card goes face up before the supported player, no more to be used for its symbol, and cannot be taken back;
    it counts for the limit, used in this turn or in the next.

    (CS-CMP-16, CS-SUP-01, CS-SUP-04, CS-RUL-059, CS-RUL-065)
    """
    card = state.own_card(seat, code // SEAT.size)
    other = code % SEAT.size
    state.move(card, HAND + seat, BEFORE + other, state.everyone())
    state.plays[seat] += 1
    if state.chronicle is not None:
        state.tell("CS-SUP-01", "supported", who=seat, card=card, other=other)
    if (
        state.always(seat, c.RELAY)
        and not state.abilities_used[seat * LEVELS + RELAY_LEVEL]
        and state.relay_card < 0
    ):
        if relay_targets(state, seat, other, state.action(card)):
            state.then(RelayTo(seat, card, other))
    if state.agreed.author >= 0:
        befall(state, SUPPORT_PLAYED, card)
    state.then(Supported(seat, card, other))


def relay_targets(state: StormState, seat: int, other: int, action: c.Action) -> list[int]:
    """Second investigators for whom a relayed support could count; of two, the player's own.

    (CS-DEC-31, CS-TWO-15, CS-OVL-28)
    """
    return [
        third
        for third in range(state.agreed.team)
        if third != other and (third != seat or state.agreed.team == 2) and can_carry(state, action, third)
    ]


class RelayTo(Decision):
    """Name a second investigator for whom the support counts too, or none. (CS-DEC-31)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "other")
    ANSWERS: ClassVar[Answers] = Answers(Kind("relay-to-nobody"), Kind("relay-to", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-31",)

    def __init__(self, seat: int, card: int, other: int) -> None:
        self.seat = seat
        self.card = card
        self.other = other

    def options(self, state: StormState, seat: int) -> list[int]:
        thirds = relay_targets(state, seat, self.other, state.action(self.card))
        return [NOBODY] + [RELAYED + third for third in thirds]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "relay-to-nobody":
            return None
        if values[0] == self.other or (values[0] == seat and state.agreed.team != 2):
            return Refusal("CS-DEC-31", "why-third", {"who": seat, "other": self.other})
        return why_not_carried(state, state.action(self.card), values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == NOBODY:
            return
        state.abilities_used = replaced(state.abilities_used, seat * LEVELS + RELAY_LEVEL, 1)
        state.relay_card = self.card
        state.relay_to = answer - RELAYED
        state.relay_used = 0
        if state.chronicle is not None:
            state.tell("CS-DEC-31", "relayed", who=seat, card=self.card, other=state.relay_to)


NOBODY: Final = RelayTo.ANSWERS.start("relay-to-nobody")
RELAYED: Final = RelayTo.ANSWERS.start("relay-to")


class Supported(Step):
    """Insanity for a general card, the text, the icons, the new card, each finished before the next. The text is
    carried out at once, unless it is one for combat.

    (CS-SUP-10, CS-ICO-07, CS-ICO-09, CS-RUL-059)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "other")

    def __init__(self, seat: int, card: int, other: int) -> None:
        self.seat = seat
        self.card = card
        self.other = other

    def run(self, state: StormState) -> None:
        action = state.action(self.card)
        n = support_madness(state, self.seat, action)
        if action.star:
            state.stars = raised(state.stars, self.seat, 1)
        else:
            state.generals = raised(state.generals, self.seat, 1)
        state.madden(self.seat, n, "CS-SUP-06")
        asked = state.agreed.asked
        if asked.unsays and any([module.unsays(state, self.card) for module in asked.unsays]):
            if action.combat:
                state.give_back(self.card, self.other)
        elif not action.combat:
            state.then(Text(self.other, self.other, action.effect, 0))
            if state.relay_card == self.card:
                state.then(Text(state.relay_to, state.relay_to, action.effect, 0))
        if not action.combat or state.agreed.icons_at_play:
            state.then(Icons(self.card, self.other))
        if action.redraw:
            if not asked.redraws or all([module.redraws(state, self.seat) for module in asked.redraws]):
                state.then(Redraw(self.seat))


class Icons(Step):
    """The icons of a support after its text: insanity to the supported, a cultist, terror.

    (CS-ICO-02, CS-ICO-04, CS-ICO-06, CS-RUL-064)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "other")

    def __init__(self, card: int, other: int) -> None:
        self.card = card
        self.other = other

    def run(self, state: StormState) -> None:
        action = state.action(self.card)
        if not action.combat:
            relayed = state.relay_to if state.relay_card == self.card else -1
            if relayed >= 0:
                state.relay_card = state.relay_to = -1
            if action.insanity:
                state.madden(self.other, 1, "CS-ICO-02")
                if relayed >= 0:
                    state.madden(relayed, 1, "CS-ICO-02")
        if action.cultist:
            state.then(Spawn(1, 0))
        if action.terror:
            state.then(Advance())


class Redraw(Step):
    """Whoever played a support draws a new card, like it or not; with the no-redraw icon there is none (`action.redraw`).

    (CS-SUP-07, CS-SUP-08, CS-RUL-066)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StormState) -> None:
        state.draw_cards(self.seat, 1, "CS-SUP-07")
