# compiled
"""Randolph Carter: a vagrant in Arkham, a seeker of Visions in the Dreamlands."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import (
    A_LOCATION,
    COLOUR,
    DREAM_PLACE,
    LOCATION,
    STOP,
    TRACK_SIDE,
)
from eldertable.games.eldritch_arkham.box.cards import ARKHAM
from eldertable.games.eldritch_arkham.box.places import COLOURS
from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.causes import CAUSES, cause
from eldertable.games.eldritch_arkham.rules.landing import added, cross
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import TakeUnit
from eldertable.games.eldritch_arkham.rules.sets.dreamers import (
    DreamerRules,
    Dreaming,
    PlaceDreamer,
    VisionIn,
    roll_dreams,
    wake_up,
    why_no_dream_path,
    why_no_step,
    why_nobody_dreams,
)
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.fields import LEFT, NOBODY, RIGHT
from eldertable.games.eldritch_arkham.table.reasons import why_no_actions, why_no_mythos, why_not_among
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import has_victim, locations_in, locations_of, ways
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

ACTIONS: Final = Answers(
    Kind("stop"),
    Kind("dreamshare"),
    Kind("stress"),
    Kind("call-back"),
    Kind("step-to", LOCATION),
    Kind("explore", DREAM_PLACE),
)
DREAMSHARE: Final = ACTIONS.start("dreamshare")
STRESS: Final = ACTIONS.start("stress")
CALL_BACK: Final = ACTIONS.start("call-back")
FIRST_STEP: Final = ACTIONS.start("step-to")
FIRST_EXPLORE: Final = ACTIONS.start("explore")

PLACED: Final = cause("EA-CAR-02")
WAKE_RULE: Final = cause("EA-CAR-03")
DOUBLE_RULE: Final = cause("EA-CAR-04")
VISION_RULE: Final = cause("EA-CAR-07")
STEP_RULE: Final = cause("EA-CAR-10")
SHARE_RULE: Final = cause("EA-CAR-12")
CALL_BACK_RULE: Final = cause("EA-CAR-14")


class CarterTurn(RoleStep):
    """Wake up, dream, activate. (EA-CAR-03, EA-CAR-04, EA-CAR-09)"""

    def run(self, state: ArkhamState) -> None:
        wake_up(state, self.side, locations_of(state, ARKHAM), WAKE_RULE)
        state.then(CarterDreams(self.side), CarterAction(self.side))


# --- 2. Dream -----------------------------------------------------------------------------------------------------


class CarterDreams(RoleStep):
    """Doubles score, the difference is Mythos, each die brings a Vision.

    (EA-CAR-04, EA-CAR-05, EA-CAR-06, EA-CAR-07, EA-CAR-08, EA-CAR-09, EA-RUL-171, EA-RUL-207)
    """

    def run(self, state: ArkhamState) -> None:
        roll_dreams(state, self.side, "EA-CAR-04")
        low, high = min(state.dream_dice), max(state.dream_dice)
        state.actions = low
        state.gain_mythos(self.side, high - low, "EA-CAR-05")
        if low == high:
            state.then(Score(self.side, 1, DOUBLE_RULE))
        state.then(VisionIn(self.side, low - 1, VISION_RULE), VisionIn(self.side, high - 1, VISION_RULE))


# --- 3. Activate --------------------------------------------------------------------------------------------------


def explorable(state: ArkhamState, side: int) -> list[int]:
    """Places one path away whose number an area at the Vagrant bears. (EA-CAR-11, EA-RUL-172)"""
    here = state.where(side)
    if here == NOBODY:
        return []
    areas = state.board.areas_at[here]
    return [place for place in state.agreed.numbers.dream_paths[state.dream_self] if areas >> place & 1]


class CarterAction(Decision):
    """STEP, EXPLORE, DREAMSHARE, STRESS, COMMAND (call back), or enough. (EA-CAR-09 to EA-CAR-14, EA-DEC-46)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-CAR-09", "EA-CAR-11", "EA-CAR-13")
    ANSWERS: ClassVar[Answers] = ACTIONS

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        here = state.where(seat)
        found = [STOP]
        if state.actions and here != NOBODY and has_victim(state, seat, here):
            found.append(DREAMSHARE)
        if state.mythos[seat]:
            found.append(STRESS)
        if state.mythos[seat] >= state.agreed.numbers.dreamers_command:
            if state.track_count():
                found.append(CALL_BACK)
        if state.actions and here != NOBODY:
            for target in locations_in(ways(state, seat, here, False)):
                found.append(FIRST_STEP + target)
            for place in explorable(state, seat):
                found.append(FIRST_EXPLORE + place)
        return found

    def is_open(self, state: ArkhamState, seat: int) -> bool:
        return state.mythos[seat] > 0  # pragma: no mutate (a no is never wrong)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        if answer == STRESS:
            state.spend_mythos(seat, 1, "stress", "EA-CAR-13")
            state.actions += 1
        elif answer == CALL_BACK:
            state.spend_mythos(seat, state.agreed.numbers.dreamers_command, "call-back", "EA-CAR-14")
            state.then(CallBack(seat))
        else:
            state.actions -= 1
            self.act(state, seat, answer)
        state.then(CarterAction(seat))

    def act(self, state: ArkhamState, seat: int, answer: int) -> None:
        """Spend an action. (EA-CAR-10, EA-CAR-11, EA-CAR-12, EA-RUL-173)"""
        here = state.where(seat)
        if answer == DREAMSHARE:
            state.then(TakeUnit(seat, 1 << here, 0, 0, SHARE_RULE), SharedDream(seat))
        elif answer >= FIRST_EXPLORE:
            state.dream_self = answer - FIRST_EXPLORE
            if state.chronicle is not None:
                state.tell("EA-CAR-11", "dream-self", who=seat, dream=state.dream_self)
            state.then(Dreaming(seat))
        else:
            cross(state, seat, here, answer - FIRST_STEP, CAUSES[STEP_RULE])

    def why_idle(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        """Why an action could do nothing. (EA-CAR-10, EA-CAR-11, EA-CAR-12)"""
        here = state.where(seat)
        if here == NOBODY:
            return Refusal("EA-CAR-09", "why-vagrant-away", {})
        if kind == "dreamshare":
            return why_nobody_dreams(state, seat, "EA-CAR-12")
        if kind == "step-to":
            return why_no_step(state, seat, values[0])
        away = why_no_dream_path(state, values[0], "EA-CAR-11")
        if away is not None or state.board.areas_at[here] >> values[0] & 1:
            return away
        return Refusal("EA-CAR-11", "why-no-area", {"dream": values[0], "location": here, "area": values[0]})

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if kind == "stress":
            return why_no_mythos(state, seat, 1, "EA-CAR-13")
        if kind == "call-back":
            if not state.track_count():
                return Refusal("EA-CAR-14", "why-dominance-empty", {})
            return why_no_mythos(state, seat, state.agreed.numbers.dreamers_command, "EA-CAR-14")
        idle = self.why_idle(state, seat, kind, values)
        return idle if idle is not None else why_no_actions(state, "EA-CAR-09")


class SharedDream(RoleStep):
    """A die says where the shared dream brings a Vision. (EA-CAR-12)"""

    def run(self, state: ArkhamState) -> None:
        state.then(VisionIn(self.side, state.roll(state.agreed.numbers.dreamers_die), SHARE_RULE))


class CallBack(Decision):
    """Which unit of Dominance comes back, and from which side. (EA-CAR-14, EA-RUL-174, EA-DEC-47)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-CAR-14", "EA-RUL-174")
    ANSWERS: ClassVar[Answers] = Answers(Kind("track-unit", TRACK_SIDE, COLOUR))

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [
            side * COLOURS + colour
            for side in (LEFT, RIGHT)
            for colour in range(COLOURS)
            if state.on_side(side, colour)
        ]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.then(CallBackTo(seat, answer))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        side, colour = values
        if state.on_side(side, colour):
            return None
        return Refusal("EA-CAR-14", "why-not-on-track", {"colour": colour, "track_side": side})


class CallBackTo(Decision):
    """To which Arkham location it comes. (EA-CAR-14, EA-DEC-47)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "unit")
    RULES: ClassVar[tuple[str, ...]] = ("EA-CAR-14", "EA-UNI-12")
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def __init__(self, seat: int, unit: int) -> None:
        self.seat = seat
        self.unit = unit

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return list(state.board.of_type[ARKHAM])

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        colour = self.unit % COLOURS
        state.off_track(self.unit // COLOURS, colour)
        state.put(colour, answer)
        added(state, colour, answer, CAUSES[CALL_BACK_RULE])

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_among(values[0], locations_of(state, ARKHAM), "EA-CAR-14")


class CarterRules(DreamerRules):
    """What the common rules ask of this role."""

    def __init__(self) -> None:
        super().__init__(cause("EA-CAR-15"))

    def set_up(self, state: ArkhamState, side: int) -> None:
        """The Vagrant at an Arkham location, the Dream-self anywhere. (EA-CAR-02)"""
        state.then(AddUnit(side, locations_of(state, ARKHAM), 0, PLACED), PlaceDreamer(side))

    def turn(self, side: int) -> Step:
        return CarterTurn(side)
