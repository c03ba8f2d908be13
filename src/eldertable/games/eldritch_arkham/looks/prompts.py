"""What is asked: the question with the rules behind it, and what on the table each answer touches."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.box.cards import GAUNT_VERBS, POLICE, ROWS
from eldertable.games.eldritch_arkham.looks.faces import unit_face
from eldertable.games.eldritch_arkham.looks.scene import shows_paths
from eldertable.games.eldritch_arkham.looks.telling import ORDERS, Telling, part_of
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.roles.deep_ones import row_of
from eldertable.games.eldritch_arkham.rules.roles.great_old_one import harbinger_ends
from eldertable.games.eldritch_arkham.table.state import COLOURS, ArkhamState
from eldertable.kernel.scene import Prompt
from eldertable.kernel.steps import TABLE, Decision

PAGES = ("DEE", "ELD", "GOO", "NOD", "CUL", "DAG", "ADV", "MIS", "POL", "FED", "CAR", "KUR")
"""The pages of the roles, as the ids of their rules name them."""


def ask(state: ArkhamState, telling: Telling, decision: Decision, seat: int | None) -> Prompt:
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


def touches(state: ArkhamState, decision: Decision, answer: int) -> tuple[str, ...]:
    """The zones and faces that an answer touches, so that a client can light them."""
    kind, one = part_of(decision, answer)
    return _on_the_map(state, kind, one) or _in_the_hand(state, kind, one) or _on_a_mat(state, kind, one)


def _on_the_map(state: ArkhamState, kind: str, one: int) -> tuple[str, ...]:
    """Locations, areas, paths and tracks, and units there."""
    ids = state.board.ids
    if kind in ("location", "step-to", "cab-to", "ride"):
        return (ids[one],)
    if kind == "way":
        origin, target = state.board.crossing(one)
        return (ids[origin], ids[target])
    if kind == "unit":
        return (ids[one // COLOURS], unit_face(state, one % COLOURS))
    if kind == "colour":
        return (unit_face(state, one),)
    if kind == "area":
        return (f"area-{one + 1}",)
    if kind == "sacrifice" or (kind == "path" and shows_paths(state)):
        return (f"path-{one}",)
    if kind == "join":
        return (f"path-{one // 2}", ids[state.board.ends[one // 2][one % 2]])
    if kind in ("dream", "explore"):
        return (state.agreed.numbers.dream_ids[one],)
    if kind in ("track-side", "track-unit"):
        return ("dominance",)
    return (ids[one // 2], "dominance") if kind == "appeal" else ()


def _in_the_hand(state: ArkhamState, kind: str, one: int) -> tuple[str, ...]:
    """Cards to choose from."""
    content = state.agreed.content
    if kind in ("summon-card", "worship-card", "ritual-card"):
        return ("ritual-hand", content.rituals.ids[one])
    if kind in ("law", "law-effect"):
        return ("law-hand", content.laws.ids[one if kind == "law" else one // 2])
    return (content.ancients.ids[one],) if kind == "ancient" else ()


def _on_a_mat(state: ArkhamState, kind: str, one: int) -> tuple[str, ...]:
    """Fields of role boards."""
    numbers = state.agreed.numbers
    if kind == "slot":
        return (f"row-{ROWS[row_of(state, one)]}",)
    if kind in ("row", "swarm-row"):
        return (f"row-{ROWS[one]}",)
    if kind in ("elder", "elder-stacked"):
        return (numbers.elder_ids[one],)
    if kind == "harbinger":
        token, steps = one // 2, one % 2 + 1
        return (f"ring-{token}-{harbinger_ends(state, token, steps)}",)
    if kind == "gaunt":
        return tuple(f"gaunt-{GAUNT_VERBS[numbers.gaunts[field]]}" for field in (one // 4, one % 4))
    if kind == "grand":
        return (f"grand-{numbers.grand_ids[one]}",)
    if kind == "lecture":
        return (f"trip-{numbers.trip_ids[one]}",)
    return (f"order-{ORDERS[one]}",) if kind == "order" and state.side_of(POLICE) >= 0 else ()
