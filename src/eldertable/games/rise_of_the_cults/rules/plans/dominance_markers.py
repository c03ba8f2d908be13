# compiled
"""What a successful Terror brings: Dominance markers on empty fields or in place of rivals', and a Ritual lost."""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import KIND, RITUAL, SIDE
from eldertable.games.rise_of_the_cults.box.cards import LEVELS, MODES, SIDES
from eldertable.games.rise_of_the_cults.box.verbs import DESTROY, SUCCEEDED, TERROR_WINDOW, CardVerb
from eldertable.games.rise_of_the_cults.rules.reasons import no_ritual_there, not_ready
from eldertable.games.rise_of_the_cults.table.fields import HAND, SUPPLY
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

UNOPPOSED: Final = 2
"""So many Dominance markers a successful Terror earns if there was no Confrontation. (ROTC-TER-05)"""
AFTER_A_FIGHT: Final = 1
"""And so many if there was one. (ROTC-TER-05)"""

GLORIFYING: Final = Answers(Kind("enough"), Kind("glorify", KIND))
ENOUGH: Final = GLORIFYING.start("enough")
FIRST_GLORY: Final = GLORIFYING.start("glorify")


class AddDominance(CardVerb):
    """Destroyed after a successful Terror it adds so many Dominance markers. (ROTC-RUL-48)"""

    def prices(self) -> tuple[int, ...]:
        return (DESTROY,)


ADD_DOMINANCE: Final[CardVerb] = AddDominance(
    "add-dominance", TERROR_WINDOW, ("n", "price", "when"), (), (SUCCEEDED,)
)


def markers_earned(fought: bool) -> int:
    """A successful Terror earns 2 Dominance markers if there was no Confrontation, else 1.

    (ROTC-TER-05, ROTC-TER-15)
    """
    return AFTER_A_FIGHT if fought else UNOPPOSED


def can_place_dominance(state: RiseState, side: int, district: int) -> bool:
    """Whether a Dominance marker can be added: from the supply, on an empty field or a rival's.

    (ROTC-RUL-44, ROTC-RUL-45)
    """
    if not state.dominance_of(side, SUPPLY):
        return False
    return state.free_dominance_field(district) or len(rivals_with_markers(state, side, district)) > 0


def tell_no_marker(state: RiseState, side: int, district: int, rule: str, what: str) -> None:
    """Tell why no Dominance marker can be added: none is in the supply, or all fields are the side's own."""
    if state.chronicle is not None:
        why = "fields" if state.dominance_of(side, SUPPLY) else "supply"
        state.tell(rule, f"{what}-{why}", who=side, district=district)


def rivals_with_markers(state: RiseState, side: int, district: int) -> list[int]:
    """Whose markers could be replaced there: only other sides'. (ROTC-SCO-20, ROTC-RUL-46)"""
    return [
        other for other in range(state.table.sides) if other != side and state.dominance_of(other, district)
    ]


class Reign(Step):
    """The markers earned, markers by cards, then a Ritual leaves.

    (ROTC-TER-05, ROTC-TER-06, ROTC-SCO-19, ROTC-RUL-48)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district", "earned")

    def __init__(self, seat: int, district: int, earned: int) -> None:
        self.seat = seat
        self.district = district
        self.earned = earned

    def run(self, state: RiseState) -> None:
        state.then(
            PlaceDominance(self.seat, self.district, self.earned),
            MoreDominance(self.seat, self.district),
            LoseRitual(self.seat, self.district),
        )


class PlaceDominance(Step):
    """Place markers one by one: empty fields first, then in place of rivals' markers.

    (ROTC-RUL-45, ROTC-RUL-47)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district", "n")

    def __init__(self, seat: int, district: int, n: int) -> None:
        self.seat = seat
        self.district = district
        self.n = n

    def run(self, state: RiseState) -> None:
        if self.n == 0:
            return
        if not can_place_dominance(state, self.seat, self.district):
            tell_no_marker(state, self.seat, self.district, "ROTC-RUL-44", "no-marker-placed")
            return
        if state.free_dominance_field(self.district):
            add_dominance(state, self.seat, self.district)
        else:
            state.then(ReplaceMarker(self.seat, self.district, self.n))
        state.then(PlaceDominance(self.seat, self.district, self.n - 1))


def add_dominance(state: RiseState, side: int, district: int) -> None:
    """Put a Dominance marker from the supply on a field. (ROTC-TER-05)"""
    state.dominance[SUPPLY * SIDES + side] -= 1
    state.dominance[district * SIDES + side] += 1
    if state.chronicle is not None:
        state.tell("ROTC-TER-05", "dominance-placed", who=side, district=district)


def replace_dominance(state: RiseState, side: int, other: int, district: int) -> None:
    """Put a marker in the place of another side's, which returns to its owner. (ROTC-TER-10)"""
    state.dominance[district * SIDES + other] -= 1
    state.dominance[SUPPLY * SIDES + other] += 1
    if state.chronicle is not None:
        state.tell("ROTC-TER-10", "dominance-replaced", who=other, district=district)
    add_dominance(state, side, district)


class ReplaceMarker(Decision):
    """Whose Dominance marker to replace; so many are still to be placed.

    (ROTC-TER-09, ROTC-RUL-46, ROTC-DEC-22)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district", "left")
    ANSWERS: ClassVar[Answers] = Answers(Kind("replace-marker", SIDE))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-TER-09", "ROTC-RUL-46")

    def __init__(self, seat: int, district: int, left: int) -> None:
        self.seat = seat
        self.district = district
        self.left = left

    def options(self, state: RiseState, seat: int) -> list[int]:
        return rivals_with_markers(state, seat, self.district)

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        replace_dominance(state, seat, answer, self.district)

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        side = values[0]
        if side == seat:
            return Refusal("ROTC-RUL-46", "no-rival", {})
        if state.dominance_of(side, self.district):
            return None
        return Refusal("ROTC-TER-09", "no-marker-of", {"who": side, "district": self.district})


class MoreDominance(Step):
    """Cards that give one more marker, while one can be placed. (ROTC-RUL-48)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district")

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def run(self, state: RiseState) -> None:
        if can_place_dominance(state, self.seat, self.district) and state.could_hold(
            self.seat, ADD_DOMINANCE
        ):
            state.then(Glorify(self.seat, self.district))


class Glorify(Decision):
    """Which card to destroy for one more Dominance marker, or enough. (ROTC-RUL-48)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district")
    ANSWERS: ClassVar[Answers] = GLORIFYING
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-RUL-48",)
    PRIVATE: ClassVar[bool] = True

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def options(self, state: RiseState, seat: int) -> list[int]:
        kinds = state.agreed.kinds
        return [
            ENOUGH,
            *[
                FIRST_GLORY + kind
                for kind in state.kinds_in_hand(seat)
                if kinds.verb[kind * MODES] is ADD_DOMINANCE
            ],
        ]

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == ENOUGH:
            return
        kind = answer - FIRST_GLORY
        state.destroy(state.lowest(HAND + seat, kind), HAND + seat, seat, "ROTC-RUL-48")
        n = state.agreed.kinds.n[kind * MODES]
        state.then(PlaceDominance(seat, self.district, n), MoreDominance(seat, self.district))

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "enough":
            return None
        if state.agreed.kinds.verb[values[0] * MODES] is not ADD_DOMINANCE:
            return Refusal("ROTC-RUL-48", "no-glory", {"card": values[0]})
        return not_ready(state, HAND + seat, values[0])


class LoseRitual(Decision):
    """Which own Ritual leaves the district after a successful Terror.

    (ROTC-TER-06, ROTC-TER-15, ROTC-SCO-22, ROTC-DEC-23)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district")
    ANSWERS: ClassVar[Answers] = Answers(Kind("lose-ritual", RITUAL))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-TER-06",)

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def options(self, state: RiseState, seat: int) -> list[int]:
        return [level - 1 for level in range(1, LEVELS + 1) if state.has_ritual(seat, self.district, level)]

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        state.return_ritual(seat, answer + 1, self.district, "ROTC-TER-06")

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return no_ritual_there(state, seat, self.district, values[0] + 1, "ROTC-TER-06")
