"""What is asked: the question with the rules behind it, and what on the table each answer points at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from eldertable.games.eldritch_arkham.box.places import DREAM, HELD, LOCATIONS
from eldertable.games.eldritch_arkham.looks.faces import unit_face
from eldertable.games.eldritch_arkham.looks.role_looks import RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ORDERS, ArkhamTelling
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.sets.law_orders import CashIn
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.picking import Picking
from eldertable.kernel.pointing import Aspect, Point, Pointing, nothing
from eldertable.kernel.scene import Prompt
from eldertable.kernel.steps import TABLE, Decision


def ask(state: ArkhamState, telling: ArkhamTelling, decision: Decision, seat: int | None) -> Prompt:
    """The prompt; who is not asked learns only whom the table waits for."""
    kind = type(decision).__name__
    if decision.seat == TABLE:
        return Prompt(decision.seats(), kind, telling.words("ask-GoOn"), decision.RULES)
    if seat is None or seat not in decision.seats():
        words = telling.words("waiting-for", who=telling.side(state, decision.seat))
        return Prompt(decision.seats(), kind, words, decision.RULES)
    rules = decision.RULES
    if "cause" in decision.FIELDS:
        rules = (CAUSES[getattr(decision, "cause", 0)], *rules)
    rules = tuple(dict.fromkeys(rule for rule in rules if concerns(state, telling, seat, rule)))
    chosen = ""
    if "colour" in decision.FIELDS and isinstance(getattr(decision, "colour", 0), tuple):
        chosen = ", ".join(telling.unit(state, colour) for colour in getattr(decision, "colour", ()))
    sums, needs = reckoned(decision)
    return Prompt(decision.seats(), kind, telling.ask(state, decision), rules, (), chosen, sums, needs)


def reckoned(decision: Decision) -> tuple[int | None, int | None]:
    """How many things are picked, and how many must be, where that counts."""
    if isinstance(decision, CashIn):
        return len(decision.picks), None
    if isinstance(decision, Picking) and decision.closing() < 0:
        return len(decision.picks), getattr(decision, "left", None)
    return None, None


def concerns(state: ArkhamState, telling: ArkhamTelling, seat: int, rule: str) -> bool:
    """Whether a rule is a general one or on the page of the seat's role: some questions are asked of several roles."""
    page = rule.split("-")[1]
    own = telling.roles[state.role[seat]].page if state.role[seat] >= 0 else ""
    return page == own or all(page != looks.page for looks in telling.roles)


# --- what answers point at --------------------------------------------------------------------------------------


def _way(state: ArkhamState, decision: Decision, seat: int, path: int, direction: int) -> tuple[str, ...]:
    first, second = (state.board.ids[end] for end in state.board.ends[path])
    return (second, first) if direction else (first, second)


def _join(state: ArkhamState, decision: Decision, seat: int, path: int, end: int) -> tuple[str, ...]:
    return (f"path-{path}", state.board.ids[state.board.ends[path][end]])


def _dominance(state: ArkhamState, decision: Decision, seat: int, *values: int) -> tuple[str, ...]:
    return ("dominance",)


def _order(state: ArkhamState, seat: int, field: int) -> tuple[str, ...]:
    return (f"order-{ORDERS[field]}",) if state.playing("police") >= 0 else ()


@runtime_checkable
class OfOnePlace(Protocol):
    """A question about the units of one place."""

    def whence(self, state: ArkhamState, seat: int) -> int:
        """Where the units are that may be chosen."""


def _unit_of_one_place(state: ArkhamState, decision: Decision, seat: int, colour: int) -> tuple[str, ...]:
    """A unit of the place that the question is about: its like elsewhere are not meant."""
    assert isinstance(decision, OfOnePlace)
    return (unit_face(state, colour), _zone(state, decision.whence(state, seat)))


def _zone(state: ArkhamState, place: int) -> str:
    if place < LOCATIONS:
        return state.board.ids[place]
    return state.agreed.numbers.dream_ids[place - DREAM] if place >= DREAM else f"held-{place - HELD}"


KINDS: Mapping[str, Point] = {
    "colour": _unit_of_one_place,
    "way": _way,
    "join": _join,
    "track-unit": _dominance,
    "role": nothing,
    "side": nothing,
    "holder": nothing,
}
DIMENSIONS: Mapping[str, Aspect] = {
    "location": lambda state, seat, location: (state.board.ids[location],),
    "colour": lambda state, seat, colour: (unit_face(state, colour),),
    "area": lambda state, seat, area: (f"area-{area + 1}",),
    "path": lambda state, seat, path: (f"path-{path}",),
    "dream": lambda state, seat, place: (state.agreed.numbers.dream_ids[place],),
    "track_side": lambda state, seat, side: ("dominance",),
    "ritual": lambda state, seat, face: ("ritual-hand", state.agreed.content.rituals.ids[face]),
    "law": lambda state, seat, face: ("law-hand", state.agreed.content.laws.ids[face]),
    "effect": lambda state, seat, effect: (),
    "ancient": lambda state, seat, face: (state.agreed.content.ancients.ids[face],),
    "order_field": _order,
    "order_field_to": _order,
}
"""What answers of any role point at: a few kinds by themselves, all others by what they choose."""


def pointing(roles: Sequence[RoleLooks]) -> Pointing:
    """What answers point at, with those that only single roles give."""
    kinds, dimensions = dict(KINDS), dict(DIMENSIONS)
    for looks in roles:
        kinds.update(looks.points)
        dimensions.update(looks.aspects)
    return Pointing(kinds, dimensions)
