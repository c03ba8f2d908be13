"""How the Rorschach test looks: the row of blots with its limit, and the bag.

While the Dreamer is in play no blot is unresolved: then its own lie where the row was.
"""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.looks import presence, prompts
from eldertable.games.cultistorm.looks.decks import face_down
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.inkblots.rules import BAG, InkRules, rules_of
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Counter, Face, Kind, Piece, SceneZone
from eldertable.kernel.steps import Decision

KINDS = (Kind("blot", "disc", "inkblot"),)
SHAPES = {
    "blots": (115.0, 2.6, 24.5, 17.8),
    "ink-bag": (140.5, 6.0, 9.0, 9.0),
}
"""Above the places to the right."""
RULES = {
    "blots": ("CS-INK-02", "CS-INK-03", "CS-INK-04", "CS-INK-05", "CS-INK-19"),
    "ink-bag": ("CS-INK-14", "CS-INK-16"),
}


def speak(telling: Telling, names: Sequence[str]) -> None:
    """What people see in the blots, and the cards with which one is resolved."""
    telling.names["blot"] = lambda state, blot: names[blot]
    telling.labels["resolve-with"] = telling.own_card
    telling.labels["dream-away"] = telling.own_card
    telling.asking["DreamAway"] = lambda state, decision: {"symbol": telling.symbol(decision.symbol)}


# --- what answers point at ------------------------------------------------------------------------------------------


def point_blots(state: StormState, seat: int) -> tuple[str, ...]:
    """The row of blots."""
    return ("blots",)


def point_blot(state: StormState, decision: Decision, seat: int, symbol: int) -> tuple[str, ...]:
    """The blots of a symbol."""
    rules = rules_of(state)
    return ("blots", *(blot_id(rules, blot) for blot in rules.row(state) if rules.symbol(blot) == symbol))


def blot_id(rules: InkRules, blot: int) -> str:
    """What a blot is called among the pieces."""
    return f"blot-{blot - rules.card}"


POINTS = {"resolve-with": prompts.in_hand, "dream-away": prompts.in_hand, "wipe-blot": point_blot}
ACT_POINTS = {"resolve-blot": point_blots}
PRESENT = {"resolve-with": presence.in_hand, "dream-away": presence.in_hand}


# --- the scene ------------------------------------------------------------------------------------------------------


def zones(telling: Telling, state: StormState) -> list[SceneZone]:
    """The row with a field for each blot up to the limit, and the bag."""
    words, limit = telling.words, rules_of(state).limit
    fields = {"blots": limit}
    return [
        SceneZone(
            id,
            words(f"zone-{id}"),
            id,
            shape,
            rules=RULES[id],
            tip=words(f"tip-{id}", n=limit),
            look="fields" if id in fields else "spot",
            fields=fields.get(id, 0),
            icon="inkblot",
            told=id != "ink-bag",
        )
        for id, shape in SHAPES.items()
    ]


def faces(telling: Telling, blots: Sequence[tuple[str, str, str]]) -> list[Face]:
    """What people see in a blot, with its symbol."""
    words, texts = telling.words, telling.texts
    return [
        Face(
            id,
            name,
            icon=symbol,
            line=words("type-blot", symbol=texts.symbol[LETTERS.index(symbol)]),
            rules=("CS-INK-03",),
        )
        for id, symbol, name in blots
    ]


def pieces(state: StormState, telling: Telling, ids: Sequence[str]) -> list[Piece]:
    """The unresolved blots or the Dreamer's, in their order; how many are in the bag."""
    rules = rules_of(state)
    found: list[Piece] = []
    on_card = (telling.words("badge-dreamt"),)
    for blots, badges in ((rules.row(state), ()), (rules.dreamt(state), on_card)):
        for order, blot in enumerate(blots):
            face, id = ids[blot - rules.card], blot_id(rules, blot)
            found.append(Piece("blot", "blots", face, order=order, badges=badges, id=id))
    return found + face_down(state, rules.zone + BAG, "blot", "ink-bag")


def counters(state: StormState, telling: Telling) -> list[Counter]:
    """How many blots lie there, and how many bring the Dreamer."""
    rules = rules_of(state)
    return [Counter("blots", telling.words("counter-blots"), len(rules.row(state)), "blots", rules.limit)]
