# compiled
"""5 Temple District: a new Priest, or a stronger one. The rules for increases: `increases.py`."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box.places import FREE, KINDS_OF_PRIEST, kind_of
from eldertable.games.cult.rules.benefits import DECLINE, LocationBenefit, why_not_declined
from eldertable.games.cult.rules.increases import raisable, raise_free, raise_here, why_not_raised
from eldertable.games.cult.rules.means import Means, why_no_token, why_not_free
from eldertable.games.cult.rules.priests import gain_priest
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal

ORDINATIONS: Final = Answers(
    Kind("decline"),
    Kind("new-priest"),
    Kind("raise-free", b.PRIEST),
    Kind("raise-here", b.PRIEST, b.PURSE, b.BOOSTED),
)
NEW_PRIEST: Final = ORDINATIONS.start("new-priest")
RAISE_FREE: Final = ORDINATIONS.origin("raise-free")
RAISE_HERE: Final = ORDINATIONS.origin("raise-here")


class TempleDistrict(LocationBenefit):
    """Gain a Priest of strength 1, or raise one by 1. (CULT-TEM-01)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return len(ordinations(state, side, location)) > 0

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        means = Means(state, side)
        reason = why_no_token(state, means, state.agreed.locations.n[location])
        if reason is None:
            return None
        kinds = [kind for kind in range(KINDS_OF_PRIEST) if state.count(side, FREE, kind)]
        kinds.extend([kind_of(piece) for piece in state.pieces(side, location)])
        for kind in kinds:
            if why_not_raised(state, means, kind, 1) is None:
                return None
        return reason

    def offer(self, state: CultState, seat: int, location: int, chosen: int) -> None:
        state.then(Ordain(seat, location, chosen))


def ordinations(state: CultState, side: int, location: int) -> list[int]:
    """A new Priest if there is a token, or a Priest that can rise by 1. (CULT-TEM-01, CULT-TEM-03)"""
    found = [NEW_PRIEST] if state.available(side, state.agreed.locations.n[location]) else []
    found.extend(raisable(state, side, location, 1, RAISE_FREE, RAISE_HERE))
    return found


class Ordain(Decision):
    """Gain a Priest, raise one, or neither. (CULT-TEM-01, CULT-TEM-05, CULT-RUL-20)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "chosen")
    ANSWERS: ClassVar[Answers] = ORDINATIONS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-TEM-01", "CULT-TEM-05", "CULT-TEM-06")

    def __init__(self, seat: int, location: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.chosen = chosen

    def options(self, state: CultState, seat: int) -> list[int]:
        found = ordinations(state, seat, self.location)
        return found if self.chosen else [DECLINE, *found]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == NEW_PRIEST:
            gain_priest(state, seat, state.agreed.locations.n[self.location], FREE, "CULT-TEM-03")
        elif answer >= RAISE_HERE:
            raise_here(state, seat, answer - RAISE_HERE, self.location, 1, "CULT-TEM-04")
        elif answer != DECLINE:
            raise_free(state, seat, answer - RAISE_FREE, 1, "CULT-TEM-04")

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "decline":
            return why_not_declined(self.chosen)
        means = Means(state, seat)
        if kind == "new-priest":
            return why_no_token(state, means, state.agreed.locations.n[self.location])
        reason = why_not_free(state, seat, values[0]) if kind == "raise-free" else None
        return reason if reason is not None else why_not_raised(state, means, values[0], 1)
