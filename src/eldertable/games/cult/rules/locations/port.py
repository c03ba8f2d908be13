# compiled
"""9 Port: Followers for coins."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.rules.benefits import DECLINE, LocationBenefit, why_not_declined
from eldertable.games.cult.rules.means import why_no_room, why_too_dear
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal

HIRINGS: Final = Answers(Kind("decline"), Kind("hire", b.OFFER))
HIRE: Final = HIRINGS.origin("hire")


class Port(LocationBenefit):
    """Pay for 2 Followers, or more for 4. (CULT-POR-01)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        cheapest = min([price for price, _ in state.agreed.locations.offers[location]])
        return state.room(side) > 0 and state.coins[side] >= cheapest

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        reason = why_no_room(state, state.followers[side], 1)
        if reason is None:
            cheapest = min([price for price, _ in state.agreed.locations.offers[location]])
            reason = why_too_dear(state.coins[side], cheapest, "CULT-POR-01")
        return reason

    def offer(self, state: CultState, seat: int, location: int, chosen: int) -> None:
        state.then(Hire(seat, location, chosen))


class Hire(Decision):
    """How many Followers to pay for, or none. (CULT-POR-01, CULT-POR-03)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "chosen")
    ANSWERS: ClassVar[Answers] = HIRINGS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-POR-01", "CULT-POR-03")

    def __init__(self, seat: int, location: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.chosen = chosen

    def options(self, state: CultState, seat: int) -> list[int]:
        found = [] if self.chosen else [DECLINE]
        for offer, (price, _) in enumerate(state.agreed.locations.offers[self.location]):
            if price <= state.coins[seat]:
                found.append(HIRE + offer)
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == DECLINE:
            return
        price, n = state.agreed.locations.offers[self.location][answer - HIRE]
        state.lose_coins(seat, price, "CULT-POR-01")
        state.gain_followers(seat, n, "CULT-POR-01")

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "decline":
            return why_not_declined(self.chosen)
        price, _ = state.agreed.locations.offers[self.location][values[0]]
        return why_too_dear(state.coins[seat], price, "CULT-POR-01")
