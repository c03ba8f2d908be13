"""What is asked: the question with the rules behind it, and what on the table each answer points at."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.box.cards import POLICE, ROWS
from eldertable.games.eldritch_arkham.looks.faces import unit_face
from eldertable.games.eldritch_arkham.looks.telling import ORDERS, ArkhamTelling
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.roles.deep_ones import row_of
from eldertable.games.eldritch_arkham.rules.roles.great_old_one import harbinger_ends
from eldertable.games.eldritch_arkham.rules.roles.nodens import GAUNT_VERBS
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.pointing import Pointing, nothing
from eldertable.kernel.scene import Prompt
from eldertable.kernel.steps import TABLE, Decision

PAGES = ("DEE", "ELD", "GOO", "NOD", "CUL", "DAG", "ADV", "MIS", "POL", "FED", "CAR", "KUR")
"""The pages of the roles, as the ids of their rules name them."""


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
    rules = tuple(dict.fromkeys(rule for rule in rules if concerns(state, seat, rule)))
    chosen = ""
    if "colour" in decision.FIELDS and isinstance(getattr(decision, "colour", 0), tuple):
        chosen = ", ".join(telling.unit(state, colour) for colour in getattr(decision, "colour", ()))
    return Prompt(decision.seats(), kind, telling.ask(state, decision), rules, (), chosen)


def concerns(state: ArkhamState, seat: int, rule: str) -> bool:
    """Whether a rule is a general one or on the page of the seat's role: some questions are asked of several roles."""
    page = rule.split("-")[1]
    return page not in PAGES or PAGES.index(page) == state.role[seat]


# --- what answers point at --------------------------------------------------------------------------------------


def _way(state: ArkhamState, decision: Decision, seat: int, path: int, direction: int) -> tuple[str, ...]:
    first, second = (state.board.ids[end] for end in state.board.ends[path])
    return (second, first) if direction else (first, second)


def _join(state: ArkhamState, decision: Decision, seat: int, path: int, end: int) -> tuple[str, ...]:
    return (f"path-{path}", state.board.ids[state.board.ends[path][end]])


def _harbinger(state: ArkhamState, decision: Decision, seat: int, token: int, steps: int) -> tuple[str, ...]:
    return (f"ring-{token}-{harbinger_ends(state, token, steps)}",)


def _dominance(state: ArkhamState, decision: Decision, seat: int, *values: int) -> tuple[str, ...]:
    return ("dominance",)


def _gaunt(state: ArkhamState, seat: int, field: int) -> tuple[str, ...]:
    return (f"gaunt-{GAUNT_VERBS[state.agreed.numbers.gaunts[field]].name}",)


def _order(state: ArkhamState, seat: int, field: int) -> tuple[str, ...]:
    return (f"order-{ORDERS[field]}",) if state.side_of(POLICE) >= 0 else ()


POINTING = Pointing(
    {
        "way": _way,
        "join": _join,
        "harbinger": _harbinger,
        "track-unit": _dominance,
        "role": nothing,
        "side": nothing,
        "holder": nothing,
        "shift": nothing,
    },
    {
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
        "slot": lambda state, seat, slot: (f"row-{ROWS[row_of(state, slot)]}",),
        "row": lambda state, seat, row: (f"row-{ROWS[row]}",),
        "elder": lambda state, seat, field: (state.agreed.numbers.elder_ids[field],),
        "gaunt": _gaunt,
        "gaunt_to": _gaunt,
        "grand": lambda state, seat, field: (f"grand-{state.agreed.numbers.grand_ids[field]}",),
        "trip": lambda state, seat, field: (f"trip-{state.agreed.numbers.trip_ids[field]}",),
        "order_field": _order,
    },
)
"""What answers point at: a few kinds by themselves, all others by what they choose."""
