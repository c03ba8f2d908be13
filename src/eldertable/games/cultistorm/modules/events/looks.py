"""How cultist events look: the deck, and the card of the turn on the events past."""

from __future__ import annotations

from eldertable.games.cultistorm.looks.decks import face_down, faces_in, in_force_on_past
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
    deck = face_down(state, rules.zone + DECK, "cultist-event", "events")
    ids = [rules.kinds[kind].id for kind in rules.of]
    past = faces_in(state, rules.zone + DISCARD, ids, rules.card)
    in_force = faces_in(state, rules.zone + IN_FORCE, ids, rules.card)
    return deck + in_force_on_past("cultist-event", "event", past, in_force, telling.words("badge-in-force"))
