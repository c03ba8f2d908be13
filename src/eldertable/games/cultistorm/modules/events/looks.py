"""How cultist events look: the deck, the card in force, the events past."""

from __future__ import annotations

from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.events.rules import DECK, DISCARD, IN_FORCE, EventRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Face, Kind, Piece, SceneZone

KINDS = (Kind("cultist-event", "card", "event"),)
SHAPES = {
    "events": (23.0, 3.0, 11.4, 17.0),
    "event": (35.0, 3.0, 11.4, 17.0),
    "event-discard": (47.0, 3.0, 11.4, 17.0),
}
"""Above the places to the left."""
RULES = {
    "events": ("CS-EVT-01", "CS-EVT-14"),
    "event": ("CS-EVT-02", "CS-EVT-04"),
    "event-discard": ("CS-MOD-15",),
}


def zones(telling: Telling) -> list[SceneZone]:
    """The three places for event cards."""
    words = telling.words
    return [
        SceneZone(id, words(f"zone-{id}"), id, shape, rules=RULES[id], look="cards", told=id == "event")
        for id, shape in SHAPES.items()
    ]


def faces(telling: Telling, texts: list[tuple[str, str, str]]) -> list[Face]:
    """The faces of the event cards: id, name and text of each kind."""
    line = telling.words("type-cultist-event")
    return [Face(id, name, text, "event", line=line, rules=("CS-EVT-01",)) for id, name, text in texts]


def pieces(state: StormState, rules: EventRules) -> list[Piece]:
    """The deck face down, the card in force, the events past."""
    found: list[Piece] = []
    if n := state.deck_size(rules.zone + DECK):
        found.append(Piece("cultist-event", "events", None, count=n))
    for zone, place in (("event", IN_FORCE), ("event-discard", DISCARD)):
        for order, card in enumerate(state.zones[rules.zone + place]):
            face = rules.kinds[rules.of[card - rules.card]].id
            found.append(Piece("cultist-event", zone, face, order=order))
    return found
