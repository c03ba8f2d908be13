# compiled
"""The Dreamlands: dice, Visions and the Dream-self, as Carter and Kuranes share them."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import DREAM_PLACE, LOCATION
from eldertable.games.eldritch_arkham.box.cards import DREAMER
from eldertable.games.eldritch_arkham.box.places import LOCATIONS, PLACES
from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.omens import gain_omens
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.fields import NOBODY
from eldertable.games.eldritch_arkham.table.reasons import why_all_picked, why_no_move, why_nobody_taken
from eldertable.games.eldritch_arkham.table.role_rules import RoleRules
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import SPREAD, Picking, added
from eldertable.kernel.rows import raised, replaced
from eldertable.kernel.steps import Decision, Refusal, Step

VISIONS: Final = Answers(Kind("location", LOCATION), Kind("dream", DREAM_PLACE))


def wake_up(state: ArkhamState, side: int, locations: int, cause: int) -> None:
    """A Vagrant off the board wakes up somewhere, and Visions are lost. (EA-CAR-03, EA-KUR-03)"""
    if state.where(side) == NOBODY:
        state.then(AddUnit(side, locations, 0, cause), LoseVisions(side))


class LoseVisions(RoleStep):
    """Two Visions go back to the supply; all of them if there are no more. (EA-CAR-03, EA-KUR-03, EA-RUL-169)"""

    def run(self, state: ArkhamState) -> None:
        n = state.agreed.numbers.given_back
        if sum(state.visions_at) + sum(state.visions_in) > n:
            state.then(GiveBack(self.side, n))
        else:
            state.visions_at = (0,) * LOCATIONS
            state.visions_in = (0,) * PLACES


class GiveBack(Picking):
    """Which Visions go back to the supply, of the city or of the Dreamlands.

    (EA-RUL-169, EA-RUL-170, EA-DEC-45)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "picks")
    RULES: ClassVar[tuple[str, ...]] = ("EA-CAR-03", "EA-KUR-03", "EA-RUL-169")
    ANSWERS: ClassVar[Answers] = VISIONS
    WAY: ClassVar[str] = SPREAD

    def __init__(self, seat: int, left: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.left = left
        self.picks = picks

    def further(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        if len(picks) == self.left:
            return []
        piles = state.visions_at + state.visions_in
        return [pile for pile in range(len(piles)) if piles[pile] > picks.count(pile)]

    def with_pick(self, state: ArkhamState, seat: int, answer: int) -> Picking:
        return GiveBack(seat, self.left, added(self.picks, answer))

    def carry_out(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> None:
        for pile in picks:
            if pile < LOCATIONS:
                state.visions_at = raised(state.visions_at, pile, -1)
            else:
                state.visions_in = raised(state.visions_in, pile - LOCATIONS, -1)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        pile = values[0] if kind == "location" else LOCATIONS + values[0]
        n = (state.visions_at + state.visions_in)[pile]
        if n:
            return why_all_picked(n, self.picks.count(pile), "EA-RUL-169")
        if kind == "location":
            return Refusal("EA-RUL-169", "why-no-vision-at", {"location": pile})
        return Refusal("EA-RUL-169", "why-no-vision-in", {"dream": values[0]})


def why_no_step(state: ArkhamState, side: int, target: int) -> Refusal | None:
    """Why the Vagrant cannot walk there. (EA-CAR-10, EA-KUR-10)"""
    return why_no_move(state, side, state.where(side), target, False)


def why_nobody_dreams(state: ArkhamState, side: int, rule: str) -> Refusal | None:
    """The Vagrant is not on the board, or nobody is with him. (EA-CAR-12, EA-KUR-12)"""
    here = state.where(side)
    if here == NOBODY:
        return Refusal(rule, "why-vagrant-away", {})
    return why_nobody_taken(state, side, here)


def why_no_dream_path(state: ArkhamState, place: int, rule: str) -> Refusal | None:
    """No path of the Dreamlands leads there from the Dream-self. (EA-CAR-11, EA-KUR-11)"""
    if place == state.dream_self:
        return Refusal(rule, "why-dreamt-there", {"dream": place})
    if place in state.agreed.numbers.dream_paths[state.dream_self]:
        return None
    return Refusal(rule, "why-no-dream-path", {"dream": place, "at": state.dream_self + 1})


def roll_dreams(state: ArkhamState, side: int, rule: str) -> None:
    """Roll both Dream dice, openly. (EA-CAR-04, EA-KUR-04, EA-RUL-166, EA-INF-12)"""
    faces = state.agreed.numbers.dreamers_die
    first = 1 + state.roll(faces)
    state.dream_dice = (first, 1 + state.roll(faces))
    if state.chronicle is not None:
        state.tell(rule, "dreams", who=side, n=state.dream_dice[0], other_n=state.dream_dice[1])


# --- Visions ------------------------------------------------------------------------------------------------------


class VisionIn(Step):
    """A Vision appears in the Dreamlands, if a token is left.

    (EA-CAR-07, EA-CAR-12, EA-KUR-07, EA-RUL-167, EA-RUL-168)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "dream", "cause")

    def __init__(self, side: int, dream: int, cause: int) -> None:
        self.side = side
        self.dream = dream
        self.cause = cause

    def run(self, state: ArkhamState) -> None:
        if state.visions_left():
            state.visions_in = raised(state.visions_in, self.dream, 1)
            if state.chronicle is not None:
                state.tell(CAUSES[self.cause], "vision-in", who=self.side, dream=self.dream)
        state.then(Dreaming(self.side))


class VisionAt(Step):
    """A Vision appears in the city, if a token is left. (EA-KUR-05, EA-RUL-180)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "location")

    def __init__(self, side: int, location: int) -> None:
        self.side = side
        self.location = location

    def run(self, state: ArkhamState) -> None:
        if state.visions_left():
            state.visions_at = raised(state.visions_at, self.location, 1)
            if state.chronicle is not None:
                state.tell("EA-KUR-05", "vision-at", who=self.side, location=self.location)
        state.then(SeeVisions(self.location))


class Dreaming(RoleStep):
    """Visions where the Dream-self is go back to the supply, 1 OP each. (EA-CAR-15, EA-KUR-17)"""

    def run(self, state: ArkhamState) -> None:
        n = state.visions_in[state.dream_self]
        if n:
            state.visions_in = replaced(state.visions_in, state.dream_self, 0)
            gain_omens(state, self.side, n, CAUSES[dreamer_rules(state, self.side).sees])


class PlaceDreamer(Decision):
    """At which place of the Dreamlands the Dream-self starts. (EA-CAR-02, EA-DEC-02)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-CAR-02",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("dream", DREAM_PLACE))

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return list(range(PLACES))

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.dream_self = answer
        if state.chronicle is not None:
            state.tell("EA-CAR-02", "dream-self", who=seat, dream=answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None


class SeeVisions(Step):
    """Visions where the Vagrant of Kuranes stands go back to the supply, 1 OP each. (EA-KUR-17)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("location",)

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, state: ArkhamState) -> None:
        side = state.holders[DREAMER]
        if state.count(self.location, side):
            n = state.visions_at[self.location]
            state.visions_at = replaced(state.visions_at, self.location, 0)
            gain_omens(state, side, n, "EA-KUR-17")


class DreamerRules(RoleRules):
    """The rules of a role that dreams: by which line of its page it sees Visions."""

    def __init__(self, sees: int) -> None:
        super().__init__()
        self.sees = sees


def dreamer_rules(state: ArkhamState, side: int) -> DreamerRules:
    """The rules of the dreamer who plays."""
    rules = state.rules_of(side)
    assert isinstance(rules, DreamerRules)
    return rules
