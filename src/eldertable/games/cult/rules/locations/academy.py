# compiled
"""8 Academy: stronger Priests for coins. Who may rise, and who may not: `increases.py`."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.rules.benefits import DECLINE, LocationBenefit, why_not_declined
from eldertable.games.cult.rules.increases import raisable, raise_free, raise_here, why_not_raised
from eldertable.games.cult.rules.means import Means, why_not_free, why_too_dear
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal

LESSONS: Final = Answers(
    Kind("decline"),
    Kind("first-offer-free", b.PRIEST),
    Kind("first-offer-here", b.PRIEST, b.PURSE, b.BOOSTED),
    Kind("second-offer-free", b.PRIEST),
    Kind("second-offer-here", b.PRIEST, b.PURSE, b.BOOSTED),
)
TEACH_FREE: Final = (LESSONS.origin("first-offer-free"), LESSONS.origin("second-offer-free"))
TEACH_HERE: Final = (LESSONS.origin("first-offer-here"), LESSONS.origin("second-offer-here"))


class Academy(LocationBenefit):
    """Pay to raise a Priest by 2, or more to raise one by 4. (CULT-ACA-01)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return len(lessons(state, side, location)) > 0

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        if lessons(state, side, location):
            return None
        cheapest = min([price for price, _ in state.agreed.locations.offers[location]])
        reason = why_too_dear(state.coins[side], cheapest, "CULT-ACA-01")
        return reason if reason is not None else Refusal("CULT-ACA-03", "nobody-to-raise", {})

    def offer(self, state: CultState, seat: int, location: int, chosen: int) -> None:
        state.then(Teach(seat, location, chosen))


def lessons(state: CultState, side: int, location: int) -> list[int]:
    """Increases that can be paid and done, as answers. (CULT-ACA-01, CULT-ACA-03)"""
    found: list[int] = []
    for offer, (price, n) in enumerate(state.agreed.locations.offers[location]):
        if price <= state.coins[side]:
            found.extend(raisable(state, side, location, n, TEACH_FREE[offer], TEACH_HERE[offer]))
    return found


class Teach(Decision):
    """Whom to raise, and how far, or nobody: a free Priest or one here, none that stands elsewhere or on the Cult sheet.

    (CULT-ACA-01, CULT-ACA-04, CULT-ACA-05)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "chosen")
    ANSWERS: ClassVar[Answers] = LESSONS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-ACA-01", "CULT-ACA-03", "CULT-ACA-04")

    def __init__(self, seat: int, location: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.chosen = chosen

    def options(self, state: CultState, seat: int) -> list[int]:
        found = lessons(state, seat, self.location)
        return found if self.chosen else [DECLINE, *found]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == DECLINE:
            return
        offer = 1 if answer >= TEACH_FREE[1] else 0
        price, n = state.agreed.locations.offers[self.location][offer]
        state.lose_coins(seat, price, "CULT-ACA-01")
        if answer >= TEACH_HERE[offer]:  # pragma: no mutate - the first is the Patriarch, who is never raised
            raise_here(state, seat, answer - TEACH_HERE[offer], self.location, n, "CULT-ACA-01")
        else:
            raise_free(state, seat, answer - TEACH_FREE[offer], n, "CULT-ACA-01")

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "decline":
            return why_not_declined(self.chosen)
        price, n = state.agreed.locations.offers[self.location][1 if kind.startswith("second") else 0]
        reason = why_not_free(state, seat, values[0]) if kind.endswith("free") else None
        if reason is None:
            reason = why_not_raised(state, Means(state, seat), values[0], n)
        return reason if reason is not None else why_too_dear(state.coins[seat], price, "CULT-ACA-01")
