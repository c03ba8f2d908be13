"""How research events look: the deck, and what was found, on it what still lies in force."""

from __future__ import annotations

from eldertable.games.cultistorm.looks.decks import face_down, faces_in, in_force_on_past
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.research_events.rules import DECK, DISCARD, IN_FORCE, FindRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Face, Kind, Piece, SceneZone

KINDS = (Kind("research-event", "card", "research-event"),)
RULES = {
    "research-events": ("CS-RSV-02", "CS-RSV-10"),
    "research-event": ("CS-RSV-05", "CS-RSV-06", "CS-MOD-15"),
}


def speak(telling: Telling, texts: list[tuple[str, str, str]]) -> None:
    """What the cards are called, also where one lies before an investigator."""
    telling.names["find"] = lambda state, find: ". ".join(texts[find][1:])
    for id, name, _ in texts:
        telling.lent[id] = (name, id)


def zones(telling: Telling) -> list[SceneZone]:
    """The two places for the cards, beside the board."""
    words = telling.words
    return [
        SceneZone(id, words(f"zone-{id}"), id, rules=rules, look="cards", told=id == "research-event")
        for id, rules in RULES.items()
    ]


def faces(telling: Telling, texts: list[tuple[str, str, str]]) -> list[Face]:
    """The faces of the cards: id, name and text of each kind."""
    line = telling.words("type-research-event")
    return [
        Face(id, name, text, "research-event", line=line, rules=("CS-RSV-02",)) for id, name, text in texts
    ]


def pieces(state: StormState, telling: Telling, rules: FindRules) -> list[Piece]:
    """The deck face down, the cards found so far in their order, and on top those that still hold, marked as such."""
    deck = face_down(state, rules.zone + DECK, "research-event", "research-events")
    ids = [rules.kinds[kind].id for kind in rules.of]
    past = faces_in(state, rules.zone + DISCARD, ids, rules.card)
    in_force = faces_in(state, rules.zone + IN_FORCE, ids, rules.card)
    return deck + in_force_on_past(
        "research-event", "research-event", past, in_force, telling.words("badge-still")
    )
