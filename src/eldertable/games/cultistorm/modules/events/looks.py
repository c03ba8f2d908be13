"""How cultist events look: the deck, and the card of the turn on the events past."""

from __future__ import annotations

from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.events.rules import DECK, DISCARD, IN_FORCE, EventRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Face, Kind, Piece, SceneZone

KINDS = (Kind("cultist-event", "card", "event"),)
SHAPES = {
    "events": (25.0, 2.6, 13.0, 17.8),
    "event": (42.0, 2.6, 13.0, 17.8),
}
"""Above the places to the left: the deck, and the card of the turn on those past."""
RULES = {
    "events": ("CS-EVT-01", "CS-EVT-14"),
    "event": ("CS-EVT-02", "CS-EVT-04", "CS-MOD-15"),
}


def zones(telling: Telling) -> list[SceneZone]:
    """The two places for event cards."""
    words = telling.words
    return [
        SceneZone(id, words(f"zone-{id}"), id, shape, rules=RULES[id], look="cards")
        for id, shape in SHAPES.items()
    ]


def faces(telling: Telling, texts: list[tuple[str, str, str]]) -> list[Face]:
    """The faces of the event cards: id, name and text of each kind."""
    line = telling.words("type-cultist-event")
    return [Face(id, name, text, "event", line=line, rules=("CS-EVT-01",)) for id, name, text in texts]


def pieces(state: StormState, telling: Telling, rules: EventRules) -> list[Piece]:
    """The deck face down; the events past in their order, and on them the card in force, which says that it is."""
    found: list[Piece] = []
    if n := state.deck_size(rules.zone + DECK):
        found.append(Piece("cultist-event", "events", None, count=n))
    past = len(state.zones[rules.zone + DISCARD])
    for order, card in enumerate(state.zones[rules.zone + DISCARD] + state.zones[rules.zone + IN_FORCE]):
        face = rules.kinds[rules.of[card - rules.card]].id
        badges = (telling.words("badge-in-force"),) if order >= past else ()
        found.append(Piece("cultist-event", "event", face, order=order, badges=badges))
    return found
