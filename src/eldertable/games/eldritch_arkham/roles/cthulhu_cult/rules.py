# compiled
"""The Cthulhu Cult: Cultists hide on paths, surround areas and raise Altars there."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import AREA, END, PATH, RITUAL_FACE, STOP
from eldertable.games.eldritch_arkham.box.cards import AREAS, ENDS
from eldertable.games.eldritch_arkham.box.places import SUPPLY
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import TakeUnit
from eldertable.games.eldritch_arkham.rules.sets.rituals import (
    can_draw_ritual,
    draw_rituals,
    end_worship,
    has_a_choice,
    worship,
)
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.fields import RITUAL_HAND, RITUAL_PAST
from eldertable.games.eldritch_arkham.table.reasons import why_no_actions, why_no_mythos, why_nobody_taken
from eldertable.games.eldritch_arkham.table.role_rules import RoleRules
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import crosses_water, has_victim
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import raised, replaced
from eldertable.kernel.steps import Decision, Refusal, Step

ACTIONS: Final = Answers(
    Kind("stop"),
    Kind("ritual"),
    Kind("stress"),
    Kind("summon-card", RITUAL_FACE),
    Kind("worship-card", RITUAL_FACE),
)
DRAW: Final = ACTIONS.start("ritual")
STRESS: Final = ACTIONS.start("stress")
FIRST_SUMMON: Final = ACTIONS.start("summon-card")
FIRST_WORSHIP: Final = ACTIONS.start("worship-card")

DUES: Final = Answers(Kind("bury"), Kind("sacrifice", PATH))
BURY: Final = DUES.start("bury")
FIRST_SACRIFICE: Final = DUES.start("sacrifice")

JOINS: Final = Answers(Kind("stop"), Kind("join", PATH, END))
FIRST_JOIN: Final = JOINS.start("join")

BURY_RULE: Final = cause("EA-CUL-10")
SACRIFICE_RULE: Final = cause("EA-CUL-11")
JOIN_RULE: Final = cause("EA-CUL-14")


class CultTurn(RoleStep):
    """Activate, with STRESS, and not again after it: chant, corrupt, joining, redraw.

    (EA-CUL-04, EA-CUL-09, EA-CUL-12, EA-CUL-14, EA-CUL-16, EA-RUL-119)
    """

    def run(self, state: ArkhamState) -> None:
        state.actions = corruption(state)
        state.then(
            CultAction(self.side),
            ChantAltars(self.side),
            Corrupt(self.side),
            Join(self.side),
            CultRedraw(self.side),
        )


def corruption(state: ArkhamState) -> int:
    """The value under the Corruption marker. (EA-CUL-03)"""
    return state.agreed.numbers.corruption[state.corruption]


# --- 1. Activate ------------------------------------------------------------------------------------------------


def free_paths(state: ArkhamState, area: int) -> list[int]:
    """The paths around an area, never water, without a Cultist; the Command Post on one is no hindrance.

    (EA-CUL-05, EA-CUL-06, EA-POL-22, EA-RUL-26, EA-RUL-117)
    """
    return [path for path in state.board.circle_paths[area] if not state.on_path[path]]


def has_free_path(state: ArkhamState, area: int) -> bool:
    """Whether an area is not surrounded yet."""
    paths = state.board.circle_paths[area]
    for at in range(len(paths)):
        if not state.on_path[paths[at]]:
            return True
    return False


class CultAction(Decision):
    """SUMMON, WORSHIP, RITUAL, STRESS or enough.

    (EA-CUL-04, EA-CUL-05, EA-CUL-06, EA-CUL-07, EA-CUL-08, EA-CUL-18, EA-DEC-24)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-CUL-04", "EA-CUL-05", "EA-CUL-18")
    ANSWERS: ClassVar[Answers] = ACTIONS

    def private(self, state: ArkhamState) -> bool:
        """Without an action the cards of the hand are of no use, and everybody sees that."""
        return state.actions > 0 and len(state.zones[RITUAL_HAND]) > 0

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [STOP]
        if state.actions and can_draw_ritual(state):
            found.append(DRAW)
        if state.mythos[seat]:
            found.append(STRESS)
        if state.actions:
            faces = state.faces_in(RITUAL_HAND)
            if state.count(SUPPLY, seat):
                areas = state.agreed.content.rituals.area
                for face in faces:
                    if has_free_path(state, areas[face]):
                        found.append(FIRST_SUMMON + face)
            for face in faces:
                found.append(FIRST_WORSHIP + face)
        return found

    def is_open(self, state: ArkhamState, seat: int) -> bool:
        return has_a_choice(state, seat)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        if answer == STRESS:
            state.spend_mythos(seat, 1, "stress", "EA-CUL-18")
            state.actions += 1
            state.then(CultAction(seat))
            return
        state.actions -= 1
        if answer == DRAW:
            draw_rituals(state, seat, 1, "EA-CUL-08")
        elif answer >= FIRST_WORSHIP:
            worship(state, seat, answer - FIRST_WORSHIP, "EA-CUL-07")
        else:
            face = answer - FIRST_SUMMON
            state.move(state.card_of(RITUAL_HAND, face), RITUAL_HAND, RITUAL_PAST, state.everyone())
            if state.chronicle is not None:
                state.tell("EA-CUL-05", "summons", who=seat, ritual=face)
            state.then(SummonOn(seat, state.agreed.content.rituals.area[face]))
        state.then(CultAction(seat))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if kind == "stress":
            return why_no_mythos(state, seat, 1, "EA-CUL-18")
        if kind == "ritual" and not can_draw_ritual(state):
            return Refusal("EA-RUL-214", "why-no-card-left", {})
        if kind == "summon-card":
            area = state.agreed.content.rituals.area[values[0]]
            if not state.count(SUPPLY, seat):
                return Refusal("EA-CUL-05", "no-cultist-left", {})
            if not has_free_path(state, area):
                return Refusal("EA-CUL-06", "why-area-full", {"area": area})
        return why_no_actions(state, "EA-CUL-04")


def why_not_around(state: ArkhamState, path: int, area: int) -> Refusal | None:
    """A path does not lie around an area, or it is water. (EA-CUL-05, EA-RUL-26)"""
    if path in state.board.circle_paths[area]:
        return None
    first, second = state.board.ends[path]
    if crosses_water(state, first, second):
        return Refusal("EA-CUL-05", "why-path-of-water", {"path": path})
    return Refusal("EA-CUL-05", "why-path-elsewhere", {"path": path, "area": area})


class SummonOn(Decision):
    """On which path the Cultist hides, incognito. (EA-CUL-05, EA-CUL-19, EA-DEC-25)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area")
    RULES: ClassVar[tuple[str, ...]] = ("EA-CUL-05", "EA-CUL-06")
    ANSWERS: ClassVar[Answers] = Answers(Kind("path", PATH))

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return free_paths(state, self.area)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.lift(seat, SUPPLY)
        state.on_path = replaced(state.on_path, answer, 1)
        if state.chronicle is not None:
            state.tell("EA-CUL-05", "cultist-hides", who=seat, path=answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        elsewhere = why_not_around(state, values[0], self.area)
        if elsewhere is not None or not state.on_path[values[0]]:
            return elsewhere
        return Refusal("EA-CUL-06", "why-path-taken", {"path": values[0]})


# --- 2. Chant ---------------------------------------------------------------------------------------------------


class ChantAltars(RoleStep):
    """Every Altar on the board asks for its due. (EA-CUL-09, EA-RUL-112)"""

    def run(self, state: ArkhamState) -> None:
        if sum(state.altars_in):
            state.then(Chant(self.side, tuple(state.altars_in)))


def take_back(state: ArkhamState, side: int, path: int, rule: str) -> None:
    """A Cultist goes from its path to the supply."""
    state.on_path = replaced(state.on_path, path, 0)
    state.put(side, SUPPLY)
    if state.chronicle is not None:
        state.tell(rule, "cultist-back", who=side, path=path)


class Chant(Decision):
    """Which Altar has its due next; those of one area are alike. (EA-CUL-09, EA-RUL-112, EA-DEC-26)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    RULES: ClassVar[tuple[str, ...]] = ("EA-CUL-09", "EA-RUL-112")
    ANSWERS: ClassVar[Answers] = Answers(Kind("area", AREA))

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [area for area in range(AREAS) if self.left[area]]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.then(ServeAltar(seat, answer))
        left = tuple([n - 1 if area == answer else n for area, n in enumerate(self.left)])
        if sum(left):
            state.then(Chant(seat, left))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        area = values[0]
        if self.left[area]:
            return None
        key = "why-altars-served" if state.altars_in[area] else "why-no-altar"
        return Refusal("EA-CUL-09", key, {"area": area})


class ServeAltar(Decision):
    """BURY the Altar, or SACRIFICE the Cultist of a path around it.

    (EA-CUL-10, EA-CUL-11, EA-RUL-111)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area")
    RULES: ClassVar[tuple[str, ...]] = ("EA-CUL-10", "EA-CUL-11")
    ANSWERS: ClassVar[Answers] = DUES

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        paths = state.board.circle_paths[self.area]
        return [BURY] + [FIRST_SACRIFICE + path for path in paths if state.on_path[path]]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        numbers = state.agreed.numbers
        if answer == BURY:
            state.altars_in = raised(state.altars_in, self.area, -1)
            if state.chronicle is not None:
                state.tell("EA-CUL-10", "altar-buried", who=seat, area=self.area)
            state.then(Score(seat, numbers.bury, BURY_RULE))
        else:
            take_back(state, seat, answer - FIRST_SACRIFICE, "EA-CUL-11")
            state.then(Score(seat, numbers.sacrifice, SACRIFICE_RULE))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "bury":
            return None
        elsewhere = why_not_around(state, values[0], self.area)
        if elsewhere is not None or state.on_path[values[0]]:
            return elsewhere
        return Refusal("EA-CUL-11", "why-no-cultist-there", {"path": values[0]})


# --- 3. Corrupt -------------------------------------------------------------------------------------------------


class Corrupt(RoleStep):
    """Surrounded areas get an Altar, their Cultists go home, Corruption sinks.

    (EA-CUL-12, EA-CUL-13, EA-RUL-107, EA-RUL-108, EA-RUL-109, EA-RUL-110)
    """

    def run(self, state: ArkhamState) -> None:
        surrounded = [area for area in range(AREAS) if not has_free_path(state, area)]
        for area in surrounded:
            if not state.altars_left():
                break
            for path in state.board.circle_paths[area]:
                if state.on_path[path]:
                    take_back(state, self.side, path, "EA-CUL-12")
            state.altars_in = raised(state.altars_in, area, 1)
            state.corruption = max(0, state.corruption - sum(state.altars_in))
            if state.chronicle is not None:
                state.tell("EA-CUL-12", "area-corrupted", who=self.side, area=area, n=corruption(state))


# --- 4. Joining -------------------------------------------------------------------------------------------------


class Join(Decision):
    """Take back a Cultist to remove a unit at either end of its path, whatever its direction, or enough.

    (EA-CUL-14, EA-CUL-15, EA-RUL-23, EA-RUL-113, EA-RUL-114, EA-DEC-27)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-CUL-14", "EA-CUL-15")
    ANSWERS: ClassVar[Answers] = JOINS

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found = [STOP]
        ends = state.board.ends
        for path in range(len(ends)):
            if state.on_path[path]:
                for end in range(ENDS):
                    if has_victim(state, seat, ends[path][end]):
                        found.append(FIRST_JOIN + path * ENDS + end)
        return found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == STOP:
            return
        path, end = divmod(answer - FIRST_JOIN, ENDS)
        take_back(state, seat, path, "EA-CUL-14")
        state.corruption = min(state.corruption + 1, len(state.agreed.numbers.corruption) - 1)
        location = state.board.ends[path][end]
        state.then(TakeUnit(seat, 1 << location, 0, 0, JOIN_RULE), Join(seat))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        path, end = values
        if not state.on_path[path]:
            return Refusal("EA-CUL-14", "why-no-cultist-there", {"path": path})
        return why_nobody_taken(state, seat, state.board.ends[path][end])


# --- 5. Redraw --------------------------------------------------------------------------------------------------


class CultRedraw(RoleStep):
    """The Worship field pays, then as many cards as the Corruption value. (EA-CUL-16, EA-CUL-17)"""

    def run(self, state: ArkhamState) -> None:
        end_worship(state, self.side, "EA-CUL-16")
        draw_rituals(state, self.side, corruption(state), "EA-CUL-17")


class CthulhuCultRules(RoleRules):
    """What the common rules ask of this role."""

    def __init__(self) -> None:
        super().__init__()
        self.hides = True

    def set_up(self, state: ArkhamState, side: int) -> None:
        """Corruption at its first field, three cards. (EA-CUL-02)"""
        state.corruption = 0
        draw_rituals(state, side, state.agreed.numbers.cthulhu_cult_hand, "EA-CUL-02")

    def turn(self, side: int) -> Step:
        return CultTurn(side)

    def elsewhere(self, state: ArkhamState, side: int) -> int:
        return sum(state.on_path)
