# compiled
"""The mat of every investigator: its zones, the cards and belongings there, and what is counted."""

from __future__ import annotations

from typing import Final

from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import (
    BEFORE,
    DECK,
    DISCARD,
    FACES,
    HAND,
    LEVELS,
    OBJECTS,
    PICKED,
    SYMBOLS,
)
from eldertable.games.cultistorm.looks.decks import face_down
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Counter, Look, Piece, SceneZone
from eldertable.kernel.sight import viewer_bit

ON_A_MAT: Final[tuple[tuple[str, Look, tuple[str, ...]], ...]] = (
    ("hand", "hand", ("CS-CMP-15", "CS-CMP-16")),
    ("before", "hand", ("CS-SUP-01",)),
    ("objects", "hand", ("CS-RSH-10",)),
    ("dice", "dice", ("CS-DIE-08",)),
    ("mind", "purse", ("CS-CMP-09", "CS-CMP-10")),
    ("bag", "purse", ("CS-CMP-28",)),
    ("board", "heap", ("CS-DEV-02",)),
    ("deck", "cards", ("CS-RUL-045",)),
    ("discard", "cards", ("CS-RUL-045",)),
)
TOLD: Final = ("hand", "before", "objects", "board")
"""Where everybody reads what lies there: supports are planned together."""


def rows_on_mats(
    state: StormState, name: str, kind: str, label: str, rules: tuple[str, ...]
) -> list[SceneZone]:
    """A row of open cards on the mat of every investigator, which is told with their belongings."""
    return [
        SceneZone(
            f"{name}-{seat}",
            label,
            kind,
            owner=seat,
            within=f"mat-{seat}",
            rules=rules,
            look="hand",
            told=True,
        )
        for seat in range(state.agreed.team)
    ]


def mat_zones(state: StormState, telling: Telling) -> list[SceneZone]:
    """Where things lie on the mats."""
    words = telling.words
    zones: list[SceneZone] = []
    for seat in range(state.agreed.team):
        name = telling.side(state, seat)
        zones.append(SceneZone(f"mat-{seat}", words("zone-mat", who=name), "mat", owner=seat))
        for part, look, rules in ON_A_MAT:
            zones.append(
                SceneZone(
                    f"{part}-{seat}",
                    words(f"zone-{part}"),
                    part,
                    owner=seat,
                    within=f"mat-{seat}",
                    rules=rules,
                    look=look,
                    told=part in TOLD,
                )
            )
    return zones


def mat_pieces(state: StormState, telling: Telling, seat: int, viewer: int | None, used: str) -> list[Piece]:
    """What lies on a mat, as a viewer sees it; `used` marks what has been used in this turn."""
    return [*_cards(state, telling, seat, viewer), *_belongings(state, telling, seat, used)]


def _cards(state: StormState, telling: Telling, seat: int, viewer: int | None) -> list[Piece]:
    """The action cards of a seat: hand, supports before it, discard pile and deck."""
    pieces: list[Piece] = []
    faces = telling.action_faces
    bit = viewer_bit(state, viewer)
    hand, zone = state.zones[HAND + seat] + state.zones[PICKED + seat], f"hand-{seat}"
    seen = sorted([card for card in hand if state.marks[card] & bit])
    for order, card in enumerate(seen):
        pieces.append(Piece("action", zone, faces[card], seat, 1, order))
    if hidden := len(hand) - len(seen):
        pieces.append(Piece("action", zone, None, seat, hidden))
    for order, card in enumerate(state.zones[BEFORE + seat]):
        giver, face = state.giver(card), telling.card_face(state, card)
        relaid = state.agreed.relaid
        badges: tuple[str, ...] = ()
        if relaid is not None and relaid.as_laid(state, card) is not None:
            badges = (telling.words("badge-for-symbol"),)
        pieces.append(Piece("action", f"before-{seat}", face, giver, 1, order, badges))
    discarded: dict[str, int] = {}
    for card in state.zones[DISCARD + seat]:
        discarded[faces[card]] = discarded.get(faces[card], 0) + 1
    zone = f"discard-{seat}"
    for order, (shown, n) in enumerate(discarded.items()):
        pieces.append(Piece("action", zone, shown, seat, n, order))
    return pieces + face_down(state, DECK + 3 * seat, "action", f"deck-{seat}", seat)


def _belongings(state: StormState, telling: Telling, seat: int, used: str) -> list[Piece]:
    """The objects, dice and abilities of a seat."""
    pieces: list[Piece] = []
    for order, card in enumerate(state.zones[OBJECTS + seat]):
        badges = (used,) if card in state.used else ()
        pieces.append(Piece("object", f"objects-{seat}", state.thing(card).id, seat, 1, order, badges))
    for face in range(FACES):
        if n := state.dice_of[seat * FACES + face]:
            pieces.append(Piece("die", f"dice-{seat}", f"die-face-{face}", seat, n))
    if state.investigator[seat] >= 0:
        id = telling.content.investigators[state.investigator[seat]].id
        for level in range(state.level[seat]):
            badges = (used,) if state.abilities_used[seat * LEVELS + level] else ()
            pieces.append(Piece("ability", f"board-{seat}", f"{id}-L{level + 1}", seat, 1, 0, badges))
    return pieces


def mat_counters(state: StormState, telling: Telling, seat: int, labels: list[str]) -> list[Counter]:
    """What is counted on a mat: insanity, supports played, trophies. What is ongoing leaves less room for the rest."""
    counters: list[Counter] = []
    mad, ongoing, plays = labels
    most, mind, cap = telling.content.numbers.insanity, f"mind-{seat}", state.cap_supports()
    counters.append(
        Counter(f"mad-{seat}", mad, state.mad[seat], mind, most - state.ongoing[seat], seat, "mad")
    )
    counters.append(Counter(f"ongoing-{seat}", ongoing, state.ongoing[seat], mind, most, seat, "ongoing"))
    counters.append(Counter(f"plays-{seat}", plays, state.plays[seat], mind, cap, seat, "general"))
    bag = f"bag-{seat}"
    held = state.trophies[seat * SYMBOLS : (seat + 1) * SYMBOLS]
    for letter, name, n in zip(LETTERS, telling.texts.symbol, held, strict=False):
        counters.append(Counter(f"trophy-{letter}-{seat}", name, n, bag, None, seat, letter))
    return counters
