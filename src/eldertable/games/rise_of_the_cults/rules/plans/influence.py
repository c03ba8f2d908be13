# compiled
"""The Influence Plan: a Ritual moves in and rises, then a card is drawn or destroyed."""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import ORIGIN, RITUAL
from eldertable.games.rise_of_the_cults.box.cards import LEVELS
from eldertable.games.rise_of_the_cults.box.verbs import INFLUENCE, CardVerb
from eldertable.games.rise_of_the_cults.rules.abilities import show_ability, with_verb
from eldertable.games.rise_of_the_cults.rules.destroying import DestroyDiscarded
from eldertable.games.rise_of_the_cults.rules.drawing import draw_cards
from eldertable.games.rise_of_the_cults.rules.reasons import cannot_come, district_full
from eldertable.games.rise_of_the_cults.table.fields import DISCARD, HAND, SUPPLY
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

MOVING: Final = Answers(Kind("move-none"), Kind("move-in", ORIGIN, RITUAL))
NO_MOVE: Final = MOVING.start("move-none")
FIRST_MOVE: Final = MOVING.start("move-in")

BONUSES: Final = Answers(
    Kind("no-bonus"), Kind("draw"), Kind("destroy"), Kind("draw-and-destroy"), Kind("destroy-and-draw")
)
NO_BONUS: Final = BONUSES.start("no-bonus")
DRAW: Final = BONUSES.start("draw")
DESTROY: Final = BONUSES.start("destroy")
DRAW_AND_DESTROY: Final = BONUSES.start("draw-and-destroy")
DESTROY_AND_DRAW: Final = BONUSES.start("destroy-and-draw")


class BothBonuses(CardVerb):
    """Both bonuses of Influence in place of one: offered by InfluenceBonus. (ROTC-INF-07)"""


BOTH_BONUSES: Final[CardVerb] = BothBonuses("both-bonuses", INFLUENCE, (), ())


def can_influence(state: RiseState, seat: int, district: int) -> bool:
    """A free Ritual field, and a move or a bonus to take. (ROTC-INF-01, ROTC-RUL-30, ROTC-RUL-32)"""
    return state.free_field(district) and (state.can_draw(seat) or len(state.elsewhere(seat, district)) > 0)


def why_not_influence(state: RiseState, seat: int, district: int) -> Refusal | None:
    """Why Influence is not possible there. (ROTC-RUL-30, ROTC-RUL-32)"""
    full = district_full(state, district, "ROTC-RUL-32")
    if full is not None:
        return full
    if state.can_draw(seat) or state.elsewhere(seat, district):
        return None
    return Refusal("ROTC-RUL-30", "no-influence", {"district": district})


def move_in(state: RiseState, side: int, origin: int, level: int, district: int, rule: str) -> None:
    """Move a Ritual and raise it by one level (increase, upgrade) if the supply (stock) has the marker.

    A Ritual at level III, or without the next marker in the supply, still moves; it only does not rise. There is no
    choice, and no price.

    (ROTC-INF-02, ROTC-INF-03, ROTC-INF-04, ROTC-INF-05, ROTC-INF-06, ROTC-INF-09, ROTC-INF-10, ROTC-RUL-33)
    """
    raised = level + 1 if level < LEVELS and state.has_ritual(side, SUPPLY, level + 1) else level
    if raised == level:
        state.move_ritual(side, level, origin, district)
    else:
        state.move_ritual(side, level, origin, SUPPLY)
        state.move_ritual(side, raised, SUPPLY, district)
    if state.chronicle is not None:
        state.tell(rule, "ritual-moved", who=side, level=raised, origin=origin, district=district)


class Influence(Step):
    """Move and raise a Ritual, then the bonus; each may be left out, not both.

    (ROTC-INF-02, ROTC-INF-07, ROTC-INF-08)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district")

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def run(self, state: RiseState) -> None:
        state.open_window()
        state.then(InfluenceMove(self.seat, self.district))


class InfluenceMove(Decision):
    """Which Ritual to move in, or none.

    (ROTC-INF-02, ROTC-RUL-83, ROTC-DEC-16)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district")
    ANSWERS: ClassVar[Answers] = MOVING
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-INF-02", "ROTC-INF-03")

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def options(self, state: RiseState, seat: int) -> list[int]:
        found = [NO_MOVE] if state.can_draw(seat) else []
        for ritual in state.elsewhere(seat, self.district):
            found.append(FIRST_MOVE + ritual)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer != NO_MOVE:
            origin, level = (answer - FIRST_MOVE) // RITUAL.size, (answer - FIRST_MOVE) % RITUAL.size + 1
            move_in(state, seat, origin, level, self.district, "ROTC-INF-03")
        if state.can_draw(seat):
            state.then(InfluenceBonus(seat, 0 if answer == NO_MOVE else 1))

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "move-none":
            return None if state.can_draw(seat) else Refusal("ROTC-RUL-30", "no-influence-without", {})
        return cannot_come(state, seat, values[0], values[1] + 1, self.district, "ROTC-INF-02")


class InfluenceBonus(Decision):
    """Draw a card, destroy one of the discard pile, both with a card that says so, or neither.

    (ROTC-INF-07, ROTC-RUL-88, ROTC-DEC-17)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "moved")
    ANSWERS: ClassVar[Answers] = BONUSES
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-INF-07", "ROTC-INF-08")

    def __init__(self, seat: int, moved: int) -> None:
        self.seat = seat
        self.moved = moved

    def private(self, state: RiseState) -> bool:
        return len(state.zones[DISCARD + self.seat]) > 0 and state.could_hold(self.seat, BOTH_BONUSES)

    def options(self, state: RiseState, seat: int) -> list[int]:
        found = [NO_BONUS, DRAW] if self.moved else [DRAW]
        if state.zones[DISCARD + seat]:
            found.append(DESTROY)
            if with_verb(state, HAND + seat, BOTH_BONUSES):
                found.append(DRAW_AND_DESTROY)
                found.append(DESTROY_AND_DRAW)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer in (DRAW_AND_DESTROY, DESTROY_AND_DRAW):
            show_ability(state, seat, with_verb(state, HAND + seat, BOTH_BONUSES)[0], "ROTC-CAR-06")
        if answer == DRAW:
            state.then(BonusDraw(seat))
        elif answer == DESTROY:
            state.then(DestroyDiscarded(seat, 1))  # pragma: no mutate - any number is a yes
        elif answer == DRAW_AND_DESTROY:
            state.then(BonusDraw(seat), BonusDestroy(seat))
        elif answer == DESTROY_AND_DRAW:
            state.then(DestroyDiscarded(seat, 1), BonusDraw(seat))  # pragma: no mutate - any number is a yes

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "draw":
            return None
        if kind == "no-bonus":
            return None if self.moved else Refusal("ROTC-RUL-30", "no-bonus-left-out", {})
        if not state.zones[DISCARD + seat]:
            return Refusal("ROTC-RUL-84", "no-discarded", {})
        if kind == "destroy" or with_verb(state, HAND + seat, BOTH_BONUSES):
            return None
        return Refusal("ROTC-INF-07", "no-card-for-both", {})


class BonusDraw(Step):
    """Draw a card for the bonus, if there is one. (ROTC-INF-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: RiseState) -> None:
        draw_cards(state, self.seat, 1, "ROTC-INF-07")


class BonusDestroy(Step):
    """Destroy a card for the second bonus: the draw may have emptied the discard pile. (ROTC-INF-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: RiseState) -> None:
        if state.zones[DISCARD + self.seat]:
            state.then(DestroyDiscarded(self.seat, 0))
