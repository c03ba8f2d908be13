# compiled
"""7 Artisan District: Altars for coins. What an Altar is: `altars.py`."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box.places import PATRIARCH, kind_of
from eldertable.games.cult.rules.altars import altar_places, turn_to_altar, why_no_altar
from eldertable.games.cult.rules.benefits import DECLINE, LocationBenefit, why_not_declined
from eldertable.games.cult.rules.means import why_too_dear
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal

ALTARS: Final = Answers(Kind("decline"), Kind("altar-in", b.LOCATION))
ALTAR_IN: Final = ALTARS.origin("altar-in")


class ArtisanDistrict(LocationBenefit):
    """Buy an Altar, in any Location where an own Priest stands. (CULT-ART-01)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return (
            state.coins[side] >= state.agreed.locations.price[location] and len(altar_places(state, side)) > 0
        )

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        reason = why_too_dear(state.coins[side], state.agreed.locations.price[location], "CULT-ART-01")
        if reason is None and not altar_places(state, side):
            reason = Refusal("CULT-ART-05", "nowhere-to-build", {})
        return reason

    def offer(self, state: CultState, seat: int, location: int, chosen: int) -> None:
        state.then(AltarPlace(seat, location, chosen))


class AltarPlace(Decision):
    """In which Location to build an Altar, or none. (CULT-ART-01, CULT-ART-16, CULT-RUL-21)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "chosen")
    ANSWERS: ClassVar[Answers] = ALTARS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-ART-01", "CULT-ART-05", "CULT-ART-13")

    def __init__(self, seat: int, location: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.chosen = chosen

    def options(self, state: CultState, seat: int) -> list[int]:
        found = [ALTAR_IN + place for place in altar_places(state, seat)]  # pragma: no mutate - ALTAR_IN is 0
        return found if self.chosen else [DECLINE, *found]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer != DECLINE:
            place = answer - ALTAR_IN  # pragma: no mutate - ALTAR_IN is 0
            state.then(AltarPriest(seat, place, state.agreed.locations.price[self.location]))

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "decline":
            return why_not_declined(self.chosen)
        return why_no_altar(state, seat, values[0])


class AltarPriest(Decision):
    """Which Priest there is turned to its Altar side. (CULT-ART-03, CULT-ART-12)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "price")
    ANSWERS: ClassVar[Answers] = Answers(Kind("turn-to-altar", b.PRIEST, b.PURSE, b.BOOSTED))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-ART-03", "CULT-ART-12", "CULT-ART-14")

    def __init__(self, seat: int, location: int, price: int) -> None:
        self.seat = seat
        self.location = location
        self.price = price

    def options(self, state: CultState, seat: int) -> list[int]:
        return [piece for piece in state.pieces(seat, self.location) if kind_of(piece) != PATRIARCH]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        state.lose_coins(seat, self.price, "CULT-ART-01")
        turn_to_altar(state, seat, answer, self.location, "CULT-ART-03")

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return Refusal("CULT-ART-12", "patriarch-no-altar", {}) if values[0] == PATRIARCH else None
