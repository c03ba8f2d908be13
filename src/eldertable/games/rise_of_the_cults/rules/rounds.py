# compiled
"""The round and its phases, the City phase, Hiding, and the way to the end."""

from typing import ClassVar

from eldertable.games.rise_of_the_cults.rules.action import ActionPhase
from eldertable.games.rise_of_the_cults.rules.cult_phase import Mobilization, Recruitment
from eldertable.games.rise_of_the_cults.rules.planning import Planning
from eldertable.games.rise_of_the_cults.rules.reactions import advance_investigator, retreat_investigator
from eldertable.games.rise_of_the_cults.rules.scoring import Scoring
from eldertable.games.rise_of_the_cults.table.state import (
    BLUFF,
    CITY_DECK,
    CITY_NOW,
    CITY_PAST,
    DECK,
    DISCARD,
    FREAK,
    HAND,
    THUG,
    RiseState,
)
from eldertable.kernel.steps import Decision, Step


class Round(Step):
    """City, Cult, Planning, Action, Hiding; no City in the first round, no Hiding in the last. (ROTC-RND-02..05)"""

    def run(self, state: RiseState) -> None:
        if state.chronicle is not None:
            state.tell("ROTC-RND-02", "round-begins", n=state.round, rounds=state.agreed.rounds)
        if state.round > 1:
            state.then(City())
        state.then(Mobilization(), Recruitment(), Planning(0), ActionPhase())
        if state.round < state.agreed.rounds:
            state.then(Hiding(), NextRound())
        else:
            state.then(Scoring())


class City(Step):
    """Reveal a City card: Investigators advance in the districts it names, then its text. (ROTC-CTY-01..04, RUL-74)"""

    def run(self, state: RiseState) -> None:
        everyone = state.everyone()
        for past in state.zones[CITY_NOW]:
            state.move(past, CITY_NOW, CITY_PAST, everyone)
        state.city = len(state.agreed.content.city.ids) - 1
        card = state.draw(CITY_DECK)
        if card < 0:
            return
        state.lay(card, CITY_NOW, everyone)
        city = state.agreed.pool.city_kind[card]
        state.city = city
        if state.chronicle is not None:
            state.tell("ROTC-CTY-01", "city-card", city=city)
        for district in state.agreed.content.city.advance[city]:
            if district != state.left_out:
                advance_investigator(state, district, "ROTC-CTY-04")
        state.then(CityEvent(city))


class CityEvent(Step):
    """What a City card does once; what it changes for the round is read from the card in force. (ROTC-RUL-73, RUL-79)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("city",)

    def __init__(self, city: int) -> None:
        self.city = city

    def run(self, state: RiseState) -> None:
        cards = state.agreed.content.city
        if cards.retreat[self.city]:
            for district in state.in_play():
                retreat_investigator(state, district, cards.retreat[self.city])
        for side in state.clockwise(state.first):
            state.gain(side, THUG, cards.thugs[self.city], "ROTC-CTY-03")
            if cards.informers[self.city]:
                if state.is_npc(side):
                    state.give_disorganization(side, 1, "ROTC-RUL-70")
                else:
                    state.then(Informers(side, cards.informers[self.city]))


class Informers(Decision):
    """A Disorganization card, or some Cultist tokens back to the pool. (ROTC-DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    SIZE: ClassVar[int] = 2
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-DEC-25", "ROTC-CTY-03")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: RiseState, seat: int) -> list[int]:
        return [0, 1] if state.token_total(seat) >= self.n else [0]

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == 0:
            state.give_disorganization(seat, 1, "ROTC-CTY-03")
        else:
            state.then(ReturnToken(seat, self.n, THUG))


class ReturnToken(Decision):
    """Which Cultist tokens go back to the pool, one by one: Thugs, then Initiates, then Freaks. (ROTC-DEC-24, DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "lowest")
    SIZE: ClassVar[int] = 3
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-HID-02",)

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, state: RiseState, seat: int) -> list[int]:
        tokens = state.tokens
        found: list[int] = []
        further = 0
        for token in range(FREAK, self.lowest - 1, -1):
            here = tokens[seat * 3 + token]
            further += here
            if here and further >= self.left:
                found.append(token)
        found.reverse()
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        state.spend(seat, answer, 1, why_tokens_go(state))
        if self.left > 1:
            state.then(ReturnToken(seat, self.left - 1, answer))


def why_tokens_go(state: RiseState) -> str:
    """The rule by which tokens are returned: in the City phase for Informers, before any Plan, else in Hiding."""
    return "ROTC-HID-02" if any(state.plans_done) else "ROTC-DEC-25"


class Hiding(Step):
    """Hands and tokens above the limit go, from the First Cultist on. (ROTC-HID-01..03, SRD-10)"""

    def run(self, state: RiseState) -> None:
        if state.chronicle is not None:
            state.tell("ROTC-HID-01", "hiding")
        for side in state.clockwise(state.first):
            if state.is_npc(side):
                state.shuffle_in((), DECK + 3 * side)
                continue
            everyone = state.everyone()
            for card in sorted(state.zones[HAND + side]):
                state.move(card, HAND + side, DISCARD + side, everyone)
            surplus = state.token_total(side) - state.agreed.content.city.tokens_kept[state.city]
            if surplus > 0:
                state.then(ReturnToken(side, surplus, THUG))


class NextRound(Step):
    """First Cultist to the left, Round marker up, Plan markers home. (ROTC-HID-04..06)"""

    def run(self, state: RiseState) -> None:
        if not state.agreed.solo:
            state.first = state.left_of(state.first)
        state.round += 1
        for side in range(state.table.sides):
            for plan in range(BLUFF + 1):
                state.markers[side] += state.plans_done[side * 5 + plan]
                state.plans_done[side * 5 + plan] = 0
        state.then(Round())
