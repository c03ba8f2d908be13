# compiled
"""King Kuranes: a homeless man in the city, a god-king in the Dreamlands."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import A_COLOUR, COLOUR, DREAM_PLACE, LOCATION, STOP
from eldertable.games.eldritch_arkham.box.cards import NEUTRAL
from eldertable.games.eldritch_arkham.box.places import COLOURS, DREAM
from eldertable.games.eldritch_arkham.rules.adding import FROM_CELEPHAIS, AddUnit, ReleaseAt
from eldertable.games.eldritch_arkham.rules.causes import CAUSES, cause
from eldertable.games.eldritch_arkham.rules.landing import cross
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.sets.dreamers import (
    DreamerRules,
    Dreaming,
    SeeVisions,
    VisionAt,
    VisionIn,
    roll_dreams,
    wake_up,
    why_no_dream_path,
    why_no_step,
    why_nobody_dreams,
)
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.fields import NOBODY
from eldertable.games.eldritch_arkham.table.reasons import why_no_actions, why_no_mythos, why_not_taken
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import has_victim, locations_in, locations_of, victims, ways
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import Picking, added
from eldertable.kernel.steps import Decision, Refusal, Step

ACTIONS: Final = Answers(
    Kind("stop"), Kind("dreamshare"), Kind("stress"), Kind("step-to", LOCATION), Kind("explore", DREAM_PLACE)
)
DREAMSHARE: Final = ACTIONS.start("dreamshare")
STRESS: Final = ACTIONS.start("stress")
FIRST_STEP: Final = ACTIONS.start("step-to")
FIRST_EXPLORE: Final = ACTIONS.start("explore")

CARRY: Final = Answers(Kind("go"), Kind("colour", COLOUR))
GO: Final = CARRY.start("go")
FIRST_COLOUR: Final = CARRY.start("colour")

PLACED: Final = cause("EA-KUR-02")
WAKE_RULE: Final = cause("EA-KUR-03")
DOUBLE_RULE: Final = cause("EA-KUR-04")
VISION_RULE: Final = cause("EA-KUR-07")
STEP_RULE: Final = cause("EA-KUR-10")
WOKEN_OMENS: Final = cause("EA-KUR-14")
WOKEN_RULE: Final = cause("EA-KUR-15")


class KuranesTurn(RoleStep):
    """Homeless, dream, activate, wake up. (EA-KUR-03, EA-KUR-04, EA-KUR-09, EA-KUR-14)"""

    def run(self, state: ArkhamState) -> None:
        wake_up(state, self.side, locations_of(state, NEUTRAL), WAKE_RULE)
        state.then(KuranesDreams(self.side), KuranesAction(self.side), WakeThem(self.side))


# --- 2. Dream -----------------------------------------------------------------------------------------------------


class KuranesDreams(RoleStep):
    """Doubles score, else 1 Mythos; a Vision by the total, one by the lower die.

    (EA-KUR-04, EA-KUR-05, EA-KUR-06, EA-KUR-07, EA-KUR-08, EA-KUR-09, EA-RUL-207)
    """

    def run(self, state: ArkhamState) -> None:
        roll_dreams(state, self.side, "EA-KUR-04")
        low, high = min(state.dream_dice), max(state.dream_dice)
        state.actions = high
        if low == high:
            state.then(Score(self.side, 1, DOUBLE_RULE))
        else:
            state.gain_mythos(self.side, 1, "EA-KUR-04")
        state.then(VisionAt(self.side, low + high - 1), VisionIn(self.side, low - 1, VISION_RULE))


# --- 3. Activate --------------------------------------------------------------------------------------------------


class KuranesAction(Decision):
    """STEP, EXPLORE, DREAMSHARE, STRESS, or enough.

    (EA-KUR-09, EA-KUR-10, EA-KUR-11, EA-KUR-12, EA-KUR-13, EA-KUR-16, EA-DEC-48)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-KUR-09", "EA-KUR-13", "EA-KUR-16")
    ANSWERS: ClassVar[Answers] = ACTIONS

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        here = state.where(seat)
        found = [STOP]
        if (
            state.actions
            and here != NOBODY
            and not state.dreamshared_at >> here & 1
            and has_victim(state, seat, here)
        ):
            found.append(DREAMSHARE)
        if state.mythos[seat]:
            found.append(STRESS)
        if state.actions:
            if here != NOBODY:
                for target in locations_in(ways(state, seat, here, False)):
                    found.append(FIRST_STEP + target)
            for place in state.agreed.numbers.dream_paths[state.dream_self]:
                found.append(FIRST_EXPLORE + place)
        return found

    def is_open(self, state: ArkhamState, seat: int) -> bool:
        return state.mythos[seat] > 0 or state.actions > 0  # pragma: no mutate (a no is never wrong)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        if answer == STRESS:
            state.spend_mythos(seat, 1, "stress", "EA-KUR-16")
            state.actions += 1
        else:
            state.actions -= 1
            if answer == DREAMSHARE:
                state.then(DreamTake(seat))
            elif answer >= FIRST_EXPLORE:
                state.then(Carry(seat, answer - FIRST_EXPLORE), Dreaming(seat))
            else:
                cross(state, seat, state.where(seat), answer - FIRST_STEP, CAUSES[STEP_RULE])
        state.then(KuranesAction(seat))

    def why_idle(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        """Why an action could do nothing. (EA-KUR-10, EA-KUR-11, EA-KUR-12, EA-KUR-13)"""
        if kind == "explore":
            return why_no_dream_path(state, values[0], "EA-KUR-11")
        here = state.where(seat)
        if here == NOBODY:
            return Refusal("EA-KUR-09", "why-vagrant-away", {})
        if kind == "step-to":
            return why_no_step(state, seat, values[0])
        if state.dreamshared_at >> here & 1:
            return Refusal("EA-KUR-13", "why-shared-before", {"location": here})
        return why_nobody_dreams(state, seat, "EA-KUR-12")

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if kind == "stress":
            return why_no_mythos(state, seat, 1, "EA-KUR-16")
        idle = self.why_idle(state, seat, kind, values)
        return idle if idle is not None else why_no_actions(state, "EA-KUR-09")


class DreamTake(Decision):
    """DREAMSHARE, once per location per turn (`shared`): who is abducted into the Dreamlands; a die says where.

    (EA-KUR-12, EA-KUR-13, EA-RUL-175, EA-RUL-176)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-KUR-12", "EA-UNI-06")
    ANSWERS: ClassVar[Answers] = A_COLOUR

    def whence(self, state: ArkhamState, seat: int) -> int:
        """Where the units are that may be chosen."""
        return state.where(seat)

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return victims(state, seat, state.where(seat))

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        here = state.where(seat)
        state.dreamshared_at |= 1 << here
        state.units_taken += 1
        unit = state.lift(answer, here)
        place = state.roll(state.agreed.numbers.dreamers_die)
        state.put(unit, DREAM + place)
        if state.chronicle is not None:
            state.tell("EA-KUR-12", "dreamt-away", who=seat, unit=unit, location=here, dream=place)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_taken(state, seat, state.where(seat), values[0])


class Carry(Picking):
    """Which units at its place the Dream-self takes along. (EA-KUR-11, EA-DEC-49)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "dream", "picks")
    RULES: ClassVar[tuple[str, ...]] = ("EA-KUR-11",)
    ANSWERS: ClassVar[Answers] = CARRY

    def __init__(self, seat: int, dream: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.dream = dream
        self.picks = picks

    def whence(self, state: ArkhamState, seat: int) -> int:
        """Where the units are that may be chosen."""
        return DREAM + state.dream_self

    def closing(self) -> int:
        return GO

    def further(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        here = DREAM + state.dream_self
        return [
            answer
            for answer in range(FIRST_COLOUR, FIRST_COLOUR + COLOURS)
            if state.count(here, answer - FIRST_COLOUR) > picks.count(answer)
        ]

    def would_do(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def with_pick(self, state: ArkhamState, seat: int, answer: int) -> Picking:
        return Carry(seat, self.dream, added(self.picks, answer))

    def carry_out(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> None:
        companions = tuple([pick - FIRST_COLOUR for pick in picks])
        for colour in companions:
            state.shift(colour, DREAM + state.dream_self, DREAM + self.dream)
        state.dream_self = self.dream
        if state.chronicle is not None:
            if companions:
                state.tell("EA-KUR-11", "dream-self-with", who=seat, dream=self.dream, companions=companions)
            else:
                state.tell("EA-KUR-11", "dream-self", who=seat, dream=self.dream)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "go":
            return None
        colour, here = values[0], DREAM + state.dream_self
        n = state.count(here, colour)
        if n > self.picks.count(FIRST_COLOUR + colour):
            return None
        key = "why-all-along" if n else "why-not-dreaming"
        return Refusal("EA-KUR-11", key, {"colour": colour, "dream": state.dream_self, "n": n})


# --- 4. Wake up ---------------------------------------------------------------------------------------------------


class WakeThem(RoleStep):
    """Units at Celephaïs are worth Omen points, then all wake up at one Neutral location.

    (EA-KUR-14, EA-KUR-15, EA-RUL-179)
    """

    def run(self, state: ArkhamState) -> None:
        n = state.crowd(DREAM + state.agreed.numbers.dreamlands_home)
        if n:
            neutral = locations_of(state, NEUTRAL)
            state.then(
                Score(self.side, n, WOKEN_OMENS), ReleaseAt(self.side, neutral, FROM_CELEPHAIS, WOKEN_RULE)
            )


class KuranesRules(DreamerRules):
    """What the common rules ask of this role."""

    def __init__(self) -> None:
        super().__init__(cause("EA-KUR-17"))

    def set_up(self, state: ArkhamState, side: int) -> None:
        """The Vagrant at a Neutral location, the Dream-self in Celephaïs. (EA-KUR-02)"""
        state.dream_self = state.agreed.numbers.dreamlands_home
        state.then(AddUnit(side, locations_of(state, NEUTRAL), 0, PLACED))

    def turn(self, side: int) -> Step:
        return KuranesTurn(side)

    def landed(self, state: ArkhamState, side: int, location: int) -> None:
        """The Vagrant sees Visions where he comes. (EA-KUR-17, EA-RUL-177)"""
        if state.visions_at[location]:
            state.then(SeeVisions(location))
