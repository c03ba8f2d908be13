# compiled
"""Setting up: the decks, a Cult for everybody, the first Followers, coins and Priests."""

from typing import ClassVar

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import (
    FREE,
    KINDS_OF_PRIEST,
    PATRIARCH,
    PLACES,
    RESERVE,
    top_of,
)
from eldertable.games.cult.rules.licenses import lay_out_licenses
from eldertable.games.cult.rules.rounds import Round
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step


def lay_out(state: CultState) -> None:
    """The board with its decks, what everybody starts with, and the setup on the agenda.

    (CULT-SET-01, CULT-SET-02, CULT-SET-03, CULT-SET-04, CULT-SET-09)
    """
    sides = state.table.sides
    state.round = 1
    state.first = 0
    state.colour = tuple(range(sides))
    cards = state.agreed.cards
    state.shuffle_in(cards.miracles, top_of(c.MIRACLE_DECK))
    state.shuffle_in(cards.intrigues, top_of(c.INTRIGUE_DECK))
    state.shuffle_in(cards.licenses, top_of(c.LICENSE_DECK))
    lay_out_licenses(state, state.agreed.numbers.palace_slots, "CULT-SET-03")
    for side in range(sides):
        give_start(state, side)
    state.then(DealCults(), FirstPlayer(), Round())


def give_start(state: CultState, side: int) -> None:
    """A colour, the Patriarch, three Priests, Followers and coins; the rest in the reserve.

    (CULT-CMP-05, CULT-SET-05, CULT-SET-06, CULT-SET-08)
    """
    numbers, agreed = state.agreed.numbers, state.table.options["colours"]
    if agreed != "fixed":
        colours: list[str] = state.table.game.texts.colours
        state.colour = replaced(state.colour, side, colours.index(agreed[side]))
    reserve = (side * PLACES + RESERVE) * KINDS_OF_PRIEST
    for kind in range(KINDS_OF_PRIEST):
        state.priests[reserve + kind] = 1 if kind == PATRIARCH else numbers.priests
    for kind in (PATRIARCH, *numbers.start_priests):
        state.move_priest(side, kind, RESERVE, FREE)
    state.followers[side] = numbers.start_followers
    state.coins[side] = numbers.start_coins


class DealCults(Step):
    """Everybody gets a sheet, light side up: at random, as agreed, or by a draft in random order.

    (CULT-SET-07, CULT-RUL-66)
    """

    def run(self, state: CultState) -> None:
        sides = state.table.sides
        way: str = state.table.options["sheets"]
        if way == "draft":
            order = list(range(sides))
            while order:
                state.then(ChooseCult(order.pop(state.roll(len(order)))))
            return
        listed = state.table.options["cults"]
        ids = state.agreed.cults.ids
        if listed != "random":
            for side in range(sides):
                if listed[side] != "random":
                    state.cult = replaced(state.cult, side, ids.index(listed[side]))
        pool = list(range(len(ids))) if way == "random" else list(state.agreed.numbers.first_game[sides])
        left = [cult for cult in pool if cult not in state.cult]
        for side in range(sides):
            if state.cult[side] < 0:
                state.cult = replaced(state.cult, side, left.pop(state.roll(len(left))))
        if state.chronicle is not None:
            for side in range(sides):
                state.tell("CULT-SET-07", "cult-dealt", n=side + 1, cult=state.cult[side])


class ChooseCult(Decision):
    """Which Cult sheet to take. (CULT-SET-07, CULT-RUL-66)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("choose-cult", b.CULT))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-SET-07", "CULT-RUL-66")

    def options(self, state: CultState, seat: int) -> list[int]:
        return [cult for cult in range(len(state.agreed.cults.ids)) if cult not in state.cult]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        state.cult = replaced(state.cult, seat, answer)
        if state.chronicle is not None:
            state.tell("CULT-SET-07", "cult-dealt", n=seat + 1, cult=answer)

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        for other in range(state.table.sides):
            if state.cult[other] == values[0]:
                return Refusal("CULT-SET-07", "cult-taken", {"cult": values[0], "n": other + 1})
        return None


class FirstPlayer(Step):
    """In round 1 the Cult with the highest Divine Might is First Player. (CULT-SET-14)"""

    def run(self, state: CultState) -> None:
        mights = [state.might(side) for side in range(state.table.sides)]
        state.first = mights.index(max(mights))
        if state.chronicle is not None:
            state.tell("CULT-SET-14", "first-player", who=state.first)
