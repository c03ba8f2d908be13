# compiled
"""2 Thieves District: coins on a Priest win another Location. What becomes of such a Priest: `coin_priests.py`."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.rules.benefits import DECLINE, LocationBenefit, why_not_declined
from eldertable.games.cult.rules.coin_priests import bribe
from eldertable.games.cult.rules.means import why_too_dear
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal

BRIBES: Final = Answers(Kind("decline"), Kind("bribe", b.LOCATION))
BRIBE: Final = BRIBES.origin("bribe")


class ThievesDistrict(LocationBenefit):
    """Pay as many coins as the number of a Location, to win that one; a Priest here must take them there.

    (CULT-THI-01, CULT-THI-03, CULT-THI-09)
    """

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return (
            state.priests_in(side, location) > 0
            and state.coins[side] >= state.agreed.locations.least[location]
        )

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        if not state.priests_in(side, location):
            return Refusal("CULT-THI-09", "no-priest-here", {"location": location})
        return why_too_dear(state.coins[side], state.agreed.locations.least[location], "CULT-THI-01")

    def offer(self, state: CultState, seat: int, location: int, chosen: int) -> None:
        state.then(Bribe(seat, location, chosen))


class Bribe(Decision):
    """How many coins to pay: the number of the Location to win. (CULT-THI-01, CULT-RUL-60)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "chosen")
    ANSWERS: ClassVar[Answers] = BRIBES
    RULES: ClassVar[tuple[str, ...]] = ("CULT-THI-01", "CULT-THI-03", "CULT-THI-06")

    def __init__(self, seat: int, location: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.chosen = chosen

    def options(self, state: CultState, seat: int) -> list[int]:
        locations = state.agreed.locations
        found = [] if self.chosen else [DECLINE]
        for target in range(locations.least[self.location], locations.most[self.location] + 1):
            if target <= state.coins[seat]:
                found.append(BRIBE + target)  # pragma: no mutate - BRIBE is 0
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer != DECLINE:
            target = answer - BRIBE  # pragma: no mutate - BRIBE is 0
            state.then(BribePriest(seat, self.location, target))

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "decline":
            return why_not_declined(self.chosen)
        locations, target = state.agreed.locations, values[0]
        least, most = locations.least[self.location], locations.most[self.location]
        if not least <= target <= most:
            return Refusal("CULT-THI-01", "no-bribe-there", {"location": target, "n": least, "most": most})
        return why_too_dear(state.coins[seat], target, "CULT-THI-01")


class BribePriest(Decision):
    """Which Priest goes there with the coins; it may be the Patriarch. (CULT-THI-03, CULT-THI-04)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "target")
    ANSWERS: ClassVar[Answers] = Answers(Kind("send-with-coins", b.PRIEST, b.PURSE, b.BOOSTED))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-THI-03", "CULT-THI-04", "CULT-THI-05")

    def __init__(self, seat: int, location: int, target: int) -> None:
        self.seat = seat
        self.location = location
        self.target = target

    def options(self, state: CultState, seat: int) -> list[int]:
        return state.pieces(seat, self.location)

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        state.coins[seat] -= self.target
        if state.chronicle is not None:
            state.tell("CULT-THI-05", "bribed", who=seat, location=self.target, n=self.target)
        bribe(state, seat, answer, self.location, self.target, self.target)

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None
