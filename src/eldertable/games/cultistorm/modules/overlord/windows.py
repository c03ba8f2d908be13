# compiled
"""The Author's windows: when he may play schemes or make a stroke of doom, and how he is asked without telling anything.

Whether he is asked depends on what everybody sees: his ink, how many schemes he has, the price of the cheapest scheme of
that window. So the question tells nothing of his hand. (CS-OVL-18, CS-OVL-32)
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.modules.overlord.desk import (
    AFTER_SUPPORT,
    AFTER_TERROR,
    BEFORE_FIGHTS,
    SCHEME,
    SCHEME_DISCARD,
    SCHEMES,
    author_of,
    desk_of,
    pay,
    take_scheme,
    why_no_ink,
)
from eldertable.games.cultistorm.rules.discarding import ONWARD
from eldertable.games.cultistorm.rules.effects.clauses import read
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step


def is_asked(state: StormState, window: int) -> bool:
    """Whether the Author is asked, by what everybody sees. (CS-OVL-18, CS-OVL-32)"""
    rules, desk = author_of(state), desk_of(state)
    if window == AFTER_TERROR and why_no_stroke(state) is None:
        return True
    if window in (AFTER_SUPPORT, BEFORE_FIGHTS) and desk.quiet:
        return False
    if window == AFTER_SUPPORT and desk.replies >= rules.made.replies:
        return False
    return len(rules.schemes(state)) > 0 and desk.ink >= rules.made.cheapest(window)


def why_no_stroke(state: StormState) -> Refusal | None:
    """What stands against a stroke of doom. (CS-OVL-14)"""
    rules, desk = author_of(state), desk_of(state)
    if desk.struck:
        return Refusal("CS-OVL-14", "why-struck", {})
    most = rules.strokes(state)
    if desk.strokes >= most:
        return Refusal("CS-OVL-14", "why-no-strokes", {"n": most})
    return why_no_ink(state, rules.made.stroke, "CS-OVL-14")


def can_play(state: StormState, kind: int, window: int) -> bool:
    """Whether a scheme of this kind, in hand, could be played now. (CS-OVL-17, CS-OVL-35)"""
    scheme = author_of(state).made.schemes[kind]
    return scheme.window == window and desk_of(state).ink >= scheme.ink and changes(state, scheme.effect)


def changes(state: StormState, effect: int) -> bool:
    """Whether a scheme would change something. (CS-OVL-35)"""
    for op in state.agreed.content.effects[effect].ops:
        if op.deed.can(state, state.agreed.author, op):
            return True
    return False


class OpenWindow(Step):
    """A window opens, if the Author has any ink for it; where the game is over no step is taken any more.

    (CS-OVL-14, CS-OVL-15, CS-OVL-16, CS-OVL-27, CS-OVL-33)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("window",)

    def __init__(self, window: int) -> None:
        self.window = window

    def run(self, state: StormState) -> None:
        if is_asked(state, self.window):
            state.then(Window(state.agreed.author, self.window))


class Window(Decision):
    """Play a scheme, make a stroke of doom, or say nothing. (CS-OVL-17, CS-DEC-57)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "window")
    ANSWERS: ClassVar[Answers] = Answers(
        Kind("say-nothing"), Kind("no-more"), Kind("stroke"), Kind("scheme", SCHEME)
    )
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-17", "CS-OVL-32", "CS-DEC-57")
    PRIVATE: ClassVar[bool] = True

    def __init__(self, seat: int, window: int) -> None:
        self.seat = seat
        self.window = window

    def returns(self) -> bool:
        """Whether it is a window that opens often in a phase, and takes one scheme."""
        return self.window in (AFTER_SUPPORT, BEFORE_FIGHTS)

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [SAY_NOTHING, NO_MORE] if self.returns() else [SAY_NOTHING]
        if self.window == AFTER_TERROR and why_no_stroke(state) is None:
            found.append(STROKE)
        rules = author_of(state)
        kinds = sorted({rules.kind(card) for card in rules.schemes(state)})
        return found + [FIRST_SCHEME + kind for kind in kinds if can_play(state, kind, self.window)]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "say-nothing":
            return None
        if kind == "no-more":
            return None if self.returns() else Refusal("CS-OVL-32", "why-once-asked", {})
        if kind == "stroke":
            if self.window == AFTER_TERROR:
                return why_no_stroke(state)
            return Refusal("CS-OVL-14", "why-stroke-later", {})
        return self.why_not_played(state, values[0])

    def why_not_played(self, state: StormState, kind: int) -> Refusal | None:
        """What stands against a scheme. (CS-OVL-17, CS-OVL-33, CS-OVL-35)"""
        scheme = author_of(state).made.schemes[kind]
        if scheme.window != self.window:
            return Refusal("CS-OVL-33", f"why-window-{scheme.window}", {})
        why = why_no_ink(state, scheme.ink, "CS-OVL-17")
        if why is not None or changes(state, scheme.effect):
            return why
        return Refusal("CS-OVL-35", "why-changes-nothing", {})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == SAY_NOTHING:
            return
        if answer == NO_MORE:
            desk_of(state).quiet = 1
            return
        if answer == STROKE:
            strike(state)
        else:
            play_scheme(state, answer - FIRST_SCHEME)
        state.then(ONWARD)
        if not self.returns():
            state.then(OpenWindow(self.window))


SAY_NOTHING: Final = Window.ANSWERS.start("say-nothing")
NO_MORE: Final = Window.ANSWERS.start("no-more")
STROKE: Final = Window.ANSWERS.start("stroke")
FIRST_SCHEME: Final = Window.ANSWERS.start("scheme")


def strike(state: StormState) -> None:
    """A stroke of doom: terror advances. (CS-OVL-14)"""
    desk = desk_of(state)
    pay(state, author_of(state).made.stroke)
    desk.strokes += 1
    desk.struck = 1
    if state.chronicle is not None:
        state.tell("CS-OVL-14", "stroke-of-doom", n=desk.strokes, most=author_of(state).strokes(state))
    state.then(Advance())


def play_scheme(state: StormState, kind: int) -> None:
    """A scheme is paid, carried out and lies open on the discard pile. (CS-OVL-15, CS-OVL-17)"""
    rules = author_of(state)
    scheme = rules.made.schemes[kind]
    card = rules.held(state, kind)
    pay(state, scheme.ink)
    if scheme.window == AFTER_SUPPORT:
        desk_of(state).replies += 1
    state.move(card, rules.zone + SCHEMES, rules.zone + SCHEME_DISCARD, state.everyone())
    if state.chronicle is not None:
        state.tell("CS-OVL-17", "scheme-played", scheme=kind, n=scheme.ink)
    read(state, state.agreed.author, scheme.effect, c.NOW)


# --- his hand of schemes --------------------------------------------------------------------------------------------


class DrawScheme(Step):
    """At the end of the update phase the Author draws a scheme; he keeps so many at most. (CS-OVL-13)"""

    def run(self, state: StormState) -> None:
        if take_scheme(state) and state.chronicle is not None:
            cards = author_of(state).schemes(state)
            state.tell("CS-OVL-13", "scheme-drawn", n=len(cards))
        discard_down(state)


def discard_down(state: StormState) -> None:
    """While he has too many schemes, he discards one. (CS-OVL-13)"""
    rules = author_of(state)
    if len(rules.schemes(state)) > rules.made.most_schemes:
        state.then(DropScheme(state.agreed.author))


class DropScheme(Decision):
    """Which scheme the Author discards. (CS-OVL-13, CS-DEC-56)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("drop-scheme", SCHEME))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-13", "CS-DEC-56")
    PRIVATE: ClassVar[bool] = True

    def options(self, state: StormState, seat: int) -> list[int]:
        rules = author_of(state)
        return sorted({rules.kind(card) for card in rules.schemes(state)})

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        rules = author_of(state)
        card = rules.held(state, answer)
        state.move(card, rules.zone + SCHEMES, rules.zone + SCHEME_DISCARD, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-OVL-13", "scheme-dropped", scheme=answer)
        discard_down(state)
