# compiled
"""The City phase: a City card moves Investigators and holds for the round.

The numbers that it changes for a round (costs, hand, re-rolls, tokens kept) are read where they matter, from
`state.agreed.content.city`.
"""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.rules.investigators import advance_investigator, retreat_investigator
from eldertable.games.rise_of_the_cults.rules.tokens import ReturnTokens
from eldertable.games.rise_of_the_cults.table.fields import CITY_DECK, CITY_NOW, CITY_PAST, THUG
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step


class City(Step):
    """Reveal a City card: Investigators advance in the districts it names, then its text.

    (ROTC-CTY-01, ROTC-CTY-02, ROTC-CTY-03, ROTC-CTY-04, ROTC-RUL-74)
    """

    def run(self, state: RiseState) -> None:
        everyone = state.everyone()
        for past in state.zones[CITY_NOW]:
            state.move(past, CITY_NOW, CITY_PAST, everyone)
        state.city = state.agreed.no_city
        if not state.deck_size(CITY_DECK):
            return
        card = state.draw(CITY_DECK)
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
    """What a City card does once; what it changes for the round is read from the card in force.

    (ROTC-RND-06, ROTC-SRD-02, ROTC-RUL-55, ROTC-RUL-73, ROTC-RUL-79)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("city",)

    def __init__(self, city: int) -> None:
        self.city = city

    def run(self, state: RiseState) -> None:
        cards = state.agreed.content.city
        if cards.retreat[self.city]:
            for district in state.districts_in_play():
                retreat_investigator(state, district, cards.retreat[self.city])
        for side in state.clockwise(state.first):
            # all get their Thugs, and the NPC its card, before the first is asked
            state.gain(side, THUG, cards.thugs[self.city], "ROTC-CTY-03")
            if cards.informers[self.city]:
                if state.is_npc(side):
                    state.give_disorganization(side, 1, "ROTC-RUL-70")
                else:
                    state.then(Informers(side, cards.informers[self.city]))


INFORMERS: Final = Answers(Kind("take-disorganization"), Kind("return-tokens"))
TAKE: Final = INFORMERS.start("take-disorganization")
RETURN: Final = INFORMERS.start("return-tokens")


class Informers(Decision):
    """A Disorganization card, or some Cultist tokens back to the pool. (ROTC-DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = INFORMERS
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-DEC-25", "ROTC-CTY-03")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: RiseState, seat: int) -> list[int]:
        return [TAKE, RETURN] if state.token_total(seat) >= self.n else [TAKE]

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == TAKE:
            state.give_disorganization(seat, 1, "ROTC-CTY-03")
        else:
            state.then(ReturnTokens(seat, self.n))

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        have = state.token_total(seat)
        if kind == "take-disorganization" or have >= self.n:
            return None
        return Refusal("ROTC-DEC-25", "no-tokens-for-informers", {"n": self.n, "have": have})
