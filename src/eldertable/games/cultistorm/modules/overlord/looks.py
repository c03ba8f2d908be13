"""The Author's desk at the table: his cards for him, backs and counts for the others; and what his schemes have marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from eldertable.games.cultistorm.box.places import CIRCLE, COLUMN
from eldertable.games.cultistorm.looks.decks import face_down
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.events.rules import EventRules
from eldertable.games.cultistorm.modules.other_worlds.worlds import rules_of as worlds_of
from eldertable.games.cultistorm.modules.overlord.desk import (
    EVENTS,
    SCHEME_DECK,
    SCHEME_DISCARD,
    author_of,
    desk_of,
    neighbour,
)
from eldertable.games.cultistorm.modules.overlord.windows import Window
from eldertable.games.cultistorm.rules.fighting.winning import holder_of
from eldertable.games.cultistorm.table.enemies import place_of
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.outline import Aim
from eldertable.kernel.pointing import Point
from eldertable.kernel.presence import Present
from eldertable.kernel.scene import Counter, Face, Kind, Look, Piece, SceneZone, Standing
from eldertable.kernel.sight import viewer_bit
from eldertable.kernel.steps import Decision

KINDS = (Kind("scheme", "card", "scheme"),)
GOALS = (Aim("despair", "mad"), Aim("overrun", "cultist"), Aim("sealed-off", "seal", threat=True))
ON_THE_DESK: tuple[tuple[str, Look, tuple[str, ...]], ...] = (
    ("sendings", "hand", ("CS-OVL-09", "CS-OVL-30")),
    ("schemes", "hand", ("CS-OVL-13", "CS-OVL-17", "CS-OVL-30")),
    ("event-choice", "hand", ("CS-OVL-21",)),
    ("inkwell", "purse", ("CS-OVL-07", "CS-OVL-14")),
    ("scheme-deck", "cards", ("CS-OVL-13",)),
    ("scheme-discard", "cards", ("CS-OVL-17",)),
)
TOLD = ("sendings", "schemes", "event-choice")
SIGNS = ("cliff", "herring", "prose")
"""What schemes leave on the table: who may fight once, research that keeps nothing, a cultist with a symbol more."""


# --- words ------------------------------------------------------------------------------------------------------------


def speak(telling: Telling, said: Sequence[tuple[str, str, str]]) -> None:
    """Names of schemes, what answers cost, and what the Author is asked."""
    words = telling.words
    telling.names["scheme"] = lambda state, scheme: f"{said[scheme][1]}. {said[scheme][2]}".rstrip(".")
    telling.names["other_circle"] = lambda state, circle: circle + 1
    telling.asking |= {
        "Window": lambda state, decision: asking_window(telling, state, decision),
        "AimAt": lambda state, decision: {"verb": decision.deed().name},
        "Exchange": lambda state, decision: {
            "one": _terror(telling, state, decision.circle),
            "other": _terror(telling, state, decision.other_circle),
        },
    }
    prices: Mapping[str, Callable[[StormState], int]] = {
        "push-marker": lambda state: author_of(state).made.marker,
        "stage-spawn": lambda state: author_of(state).made.spawn,
        "stroke": lambda state: author_of(state).made.stroke,
    }
    for kind, price in prices.items():
        telling.labels[kind] = _priced(telling, kind, price)
    telling.labels["scheme"] = lambda state, decision, seat, scheme: words(
        "answer-scheme",
        scheme=telling.names["scheme"](state, scheme),
        n=author_of(state).made.schemes[scheme].ink,
    )
    telling.labels["stage-shift"] = lambda state, decision, seat, place, way: _shift(
        telling, state, place, way
    )
    telling.labels["reroll-cultist-die"] = lambda state, decision, seat, place: words(
        "answer-reroll-cultist-die",
        place=telling.place(state, place),
        cultist_face=telling.cultist_face(state.cultist_dice[place]),
        n=author_of(state).made.die,
    )
    telling.labels["move-on"] = lambda state, decision, seat, other, way: words(
        "answer-move-on",
        seat=telling.side(state, other),
        place=telling.place(state, neighbour(state.place[other], way)),
    )


def _priced(telling: Telling, kind: str, price: Callable[[StormState], int]) -> Callable[..., str]:
    return lambda state, decision, seat: telling.words(f"answer-{kind}", n=price(state))


def _shift(telling: Telling, state: StormState, place: int, way: int) -> str:
    """Who would be moved from where to where."""
    column = state.zones[COLUMN + place]
    said: dict[str, Any] = {
        "place": telling.place(state, place),
        "goal": telling.place(state, neighbour(place, way)),
        "n": author_of(state).made.shift,
    }
    if not column:
        return telling.words("answer-stage-shift-nobody", **said)
    said["cultist"] = telling.texts.cultist[state.cultist(column[-1])][0]
    return telling.words("answer-stage-shift", **said)


def asking_window(telling: Telling, state: StormState, decision: Window) -> dict[str, Any]:
    """Which window it is: who was helped with what, or who is about to fight."""
    desk = desk_of(state)
    helped = holder_of(state, desk.played) if desk.played >= 0 else -1
    who = helped if decision.window == 2 else desk.fighter
    return {
        "window": decision.window,
        "who": telling.side(state, who) if who >= 0 else "",
        "card": telling.card(state, desk.played) if desk.played >= 0 else "",
    }


def _terror(telling: Telling, state: StormState, circle: int) -> str:
    card = state.zones[CIRCLE + circle][0]
    return telling.texts.terror[card - telling.content.first_terror][0]


# --- what answers point at --------------------------------------------------------------------------------------------


def _send(state: StormState, decision: Decision, seat: int, cultist: int) -> tuple[str, ...]:
    return ("sendings", state.agreed.content.cultists.ids[cultist])


def _scheme(state: StormState, decision: Decision, seat: int, scheme: int) -> tuple[str, ...]:
    return ("schemes", author_of(state).made.schemes[scheme].id)


def _shifted(state: StormState, decision: Decision, seat: int, place: int, way: int) -> tuple[str, ...]:
    column = state.zones[COLUMN + place]
    top = (f"enemy-{state.cultist(column[-1])}",) if column else ()
    return (*top, f"place-{neighbour(place, way)}")


def _moved(state: StormState, decision: Decision, seat: int, other: int, way: int) -> tuple[str, ...]:
    return (f"mat-{other}", f"place-{neighbour(state.place[other], way)}")


def _die(state: StormState, decision: Decision, seat: int, place: int) -> tuple[str, ...]:
    return (f"die-{place}",)


def _circle(state: StormState, decision: Decision, seat: int, circle: int) -> tuple[str, ...]:
    return (f"circle-{circle}",)


def _event(state: StormState, decision: Decision, seat: int, event: int) -> tuple[str, ...]:
    rules: EventRules = state.agreed.module(EventRules)
    return ("event-choice", rules.kinds[event].id)


POINTS: Mapping[str, Point] = {
    "bring-cultist": _send,
    "scheme": _scheme,
    "drop-scheme": _scheme,
    "stroke": lambda state, decision, seat: ("strokes",),
    "push-marker": lambda state, decision, seat: (f"place-{state.next_place(state.marker)}",),
    "stage-spawn": lambda state, decision, seat: ("cultists",),
    "stage-shift": _shifted,
    "reroll-cultist-die": _die,
    "embroider": lambda state, decision, seat, cultist: (f"enemy-{cultist}",),
    "move-on": _moved,
    "foresee": lambda state, decision, seat, one, other: (f"circle-{one}", f"circle-{other}"),
    "raise": _circle,
    "name-goo": lambda state, decision, seat, goo: (),
    "name-world": lambda state, decision, seat, world: (),
    "play-event": _event,
}


# --- what is there to be named ----------------------------------------------------------------------------------------


def _in_hand(state: StormState, decision: Decision, seat: int, scheme: int) -> bool:
    rules = author_of(state)
    return scheme < len(rules.made.schemes) and rules.held(state, scheme) >= 0


def _sent(state: StormState, decision: Decision, seat: int, cultist: int) -> bool:
    return cultist + state.agreed.content.first_cultist in author_of(state).sendings(state)


def _on_board(state: StormState, decision: Decision, seat: int, cultist: int) -> bool:
    return place_of(state, cultist) >= 0


def _of_second_wave(state: StormState, decision: Decision, seat: int, goo: int) -> bool:
    waves = state.agreed.content.goos.wave
    return goo < len(waves) and waves[goo] == 2


def _drawn(state: StormState, decision: Any, seat: int, event: int) -> bool:
    return event in decision.drawn(state)


def _two_cards(state: StormState, decision: Decision, seat: int, one: int, other: int) -> bool:
    return max(one, other) < state.agreed.terror_places


def _world(state: StormState, decision: Decision, seat: int, world: int) -> bool:
    return world < len(worlds_of(state).worlds)


PRESENT: Mapping[str, Present] = {
    "scheme": _in_hand,
    "drop-scheme": _in_hand,
    "bring-cultist": _sent,
    "embroider": _on_board,
    "name-goo": _of_second_wave,
    "name-world": _world,
    "play-event": _drawn,
    "foresee": _two_cards,
}


# --- the scene --------------------------------------------------------------------------------------------------------


def zones(state: StormState, telling: Telling) -> list[SceneZone]:
    """The desk: a mat as everybody has one."""
    words, author = telling.words, state.agreed.author
    mat = f"mat-{author}"
    found = [SceneZone(mat, words("zone-author-mat"), "author-mat", owner=author)]
    for part, look, rules in ON_THE_DESK:
        if part == "event-choice" and not any(
            isinstance(module, EventRules) for module in state.agreed.modules
        ):
            continue
        tip = f"tip-{part}"
        found.append(
            SceneZone(
                part,
                words(f"zone-{part}"),
                part,
                owner=author,
                within=mat,
                rules=rules,
                tip=words(tip) if words.has(tip) else "",
                look=look,
                told=part in TOLD,
            )
        )
    return found


def faces(telling: Telling, made: Any, said: Sequence[tuple[str, str, str]]) -> list[Face]:
    """The schemes with window and ink, and what they leave on the table."""
    words = telling.words
    found = [
        Face(
            id,
            name,
            text,
            id,
            (("ink", scheme.ink),),
            words("type-scheme", n=scheme.ink, when=words(f"when-{scheme.window}")),
            ("CS-OVL-17",),
            str(scheme.ink),
        )
        for scheme, (id, name, text) in zip(made.schemes, said, strict=True)
    ]
    return found + [Face(sign, words(f"piece-{sign}"), icon=sign) for sign in SIGNS]


def pieces(state: StormState, telling: Telling, viewer: int | None) -> list[Piece]:
    """His cards as this viewer sees them, and the marks of his schemes."""
    rules, author = author_of(state), state.agreed.author
    ids = telling.content.cultists.ids
    found = _hand(
        state,
        viewer,
        "cultist-card",
        "sendings",
        rules.sendings(state),
        lambda card: ids[state.cultist(card)],
    )
    found += _hand(
        state,
        viewer,
        "scheme",
        "schemes",
        rules.schemes(state),
        lambda card: rules.made.schemes[rules.kind(card)].id,
    )
    if state.zones[rules.zone + EVENTS]:
        events: EventRules = state.agreed.module(EventRules)
        drawn = state.zones[rules.zone + EVENTS]
        found += _hand(
            state,
            viewer,
            "cultist-event",
            "event-choice",
            drawn,
            lambda card: events.kinds[events.of[card - events.card]].id,
        )
    found += face_down(state, rules.zone + SCHEME_DECK, "scheme", "scheme-deck", author)
    for order, card in enumerate(state.zones[rules.zone + SCHEME_DISCARD]):
        face = rules.made.schemes[rules.kind(card)].id
        found.append(Piece("scheme", "scheme-discard", face, author, 1, order))
    return found + _signs(state, telling)


def _hand(
    state: StormState,
    viewer: int | None,
    kind: str,
    zone: str,
    cards: Sequence[int],
    face: Callable[[int], str],
) -> list[Piece]:
    """Cards that some see and others do not: backs in one piece."""
    bit, author = viewer_bit(state, viewer), state.agreed.author
    seen = [card for card in sorted(cards) if state.marks[card] & bit]
    found = [Piece(kind, zone, face(card), author, 1, order) for order, card in enumerate(seen)]
    if hidden := len(cards) - len(seen):
        found.append(Piece(kind, zone, None, author, hidden))
    return found


def _signs(state: StormState, telling: Telling) -> list[Piece]:
    """What schemes have marked for this turn."""
    desk = desk_of(state)
    found = [Piece("sign", f"mind-{seat}", "cliff") for seat in range(state.agreed.team) if desk.cliffs[seat]]
    if desk.herring:
        found.append(Piece("sign", "objects-deck", "herring", order=9))
    for cultist in desk.prose:
        place = place_of(state, cultist)
        if place >= 0:
            name = telling.texts.cultist[cultist][0]
            found.append(Piece("sign", f"signs-{place}", "prose", badges=(name,)))
    return found


def standings(state: StormState) -> list[Standing]:
    """What the Author wins by: the insanity of whoever is nearest to death, the cultists; and what he loses by.

    (CS-OVL-03, CS-LOS-01, CS-LOS-03, CS-WIN-01)
    """
    agreed = state.agreed
    worst = max(state.insanity(seat) for seat in range(agreed.team))
    sealed = sum(closed > 0 for closed in state.closed)
    return [
        Standing("despair", worst, agreed.content.numbers.insanity + 1, agreed.author),
        Standing("overrun", state.cultists_on_board(), agreed.limit + 1, agreed.author),
        Standing("sealed-off", sealed, len(state.closed), agreed.author),
    ]


def counters(state: StormState, telling: Telling) -> list[Counter]:
    """Ink, and strokes of doom that are left."""
    rules, desk, words = author_of(state), desk_of(state), telling.words
    author, most = state.agreed.author, rules.strokes(state)
    return [
        Counter("ink", words("counter-ink"), desk.ink, "inkwell", rules.made.most_ink, author, "ink"),
        Counter("strokes", words("counter-strokes"), most - desk.strokes, "inkwell", most, author, "stroke"),
    ]
