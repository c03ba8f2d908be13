# compiled
"""The mat of a side: hand, screen, deck, discard pile, supply, and what is laid in a fight."""

from __future__ import annotations

from typing import Final

from eldertable.games.rise_of_the_cults.box.cards import LEVEL_NAMES, LEVELS, SIDES, TOKEN_IDS
from eldertable.games.rise_of_the_cults.looks.telling import Telling
from eldertable.games.rise_of_the_cults.table.fields import (
    DISCARD,
    DOOMED,
    HAND,
    KEPT,
    LAID,
    PAID,
    SUPPLY,
    deck_of,
)
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.scene import Counter, Look, Piece, SceneZone
from eldertable.kernel.sight import viewer_bit

ON_A_MAT: Final[tuple[tuple[str, Look], ...]] = (
    ("laid", "stage"),
    ("screen", "purse"),
    ("deck", "cards"),
    ("discard", "cards"),
    ("supply", "heap"),
)

ZONE_RULES: Final = {
    "hand": ("ROTC-CAR-04", "ROTC-MOB-03"),
    "laid": ("ROTC-CON-07", "ROTC-CON-09"),
    "deck": ("ROTC-CMP-12", "ROTC-GEN-02"),
    "discard": ("ROTC-CMP-14", "ROTC-RUL-76"),
    "screen": ("ROTC-CMP-18", "ROTC-CMP-19"),
    "supply": ("ROTC-CMP-02",),
    "kept": ("ROTC-NPC-10",),
}


def mat_zones(state: RiseState, telling: Telling) -> list[SceneZone]:
    """The places on every side's mat."""
    words = telling.words
    zones: list[SceneZone] = []
    for side in range(state.table.sides):
        name = telling.side(state, side)
        zones.append(SceneZone(f"mat-{side}", words("zone-mat", who=name), "mat", owner=side))
        hidden: tuple[str, Look] = ("kept", "cards") if state.is_npc(side) else ("hand", "hand")
        for part, look in (*ON_A_MAT, hidden):
            zones.append(
                SceneZone(
                    f"{part}-{side}",
                    words(f"zone-{part}"),
                    part,
                    owner=side,
                    within=f"mat-{side}",
                    rules=ZONE_RULES[part],
                    look=look,
                )
            )
    return zones


def lay_mat(
    state: RiseState,
    telling: Telling,
    side: int,
    viewer: int | None,
    pieces: list[Piece],
    counters: list[Counter],
) -> None:
    """What lies on a side's mat, as this viewer sees it; cards picked for a payment stay in the hand until it is closed."""
    words = telling.words
    bit = viewer_bit(state, viewer)
    hand = state.zones[HAND + side] + state.zones[PAID + side] + state.zones[DOOMED + side]
    for cards, part in ((hand, "hand"), (state.zones[LAID + side], "laid")):
        seen = tuple(sorted(card for card in cards if state.marks[card] & bit))
        lay_pile(state, seen, f"{part}-{side}", side, pieces)
        if hidden := len(cards) - len(seen):
            pieces.append(Piece("card", f"{part}-{side}", None, side, hidden))
    if left := state.deck_size(deck_of(side)):
        pieces.append(Piece("card", f"deck-{side}", None, side, left))
    lay_pile(state, state.zones[DISCARD + side], f"discard-{side}", side, pieces)
    if state.is_npc(side) and state.zones[KEPT]:
        pieces.append(Piece("card", f"kept-{side}", None, side, len(state.zones[KEPT])))
    open_screen = side == viewer or state.is_npc(side) or state.table.options["open_screens"]
    for token, name in enumerate(TOKEN_IDS):
        value = state.held(side, token) if open_screen else None
        counters.append(
            Counter(f"{name}-{side}", words(f"token-{name}"), value, f"screen-{side}", owner=side, icon=name)
        )
    if side == viewer and state.fist[side]:
        counters.append(
            Counter(f"fist-{side}", words("counter-fist"), state.fist[side], f"laid-{side}", owner=side)
        )
    if state.attack[side]:
        label = words("counter-attack")
        counters.append(
            Counter(f"attack-{side}", label, state.attack[side], f"laid-{side}", owner=side, icon="attack")
        )
    _supply(state, side, pieces)


def _supply(state: RiseState, side: int, pieces: list[Piece]) -> None:
    zone = f"supply-{side}"
    for level in range(1, LEVELS + 1):
        if n := state.rituals[(SUPPLY * SIDES + side) * LEVELS + level - 1]:
            pieces.append(Piece("ritual", zone, f"ritual-{LEVEL_NAMES[level - 1]}", side, n))
    for piece, n in (
        ("site", state.sites[SUPPLY * SIDES + side]),
        ("dominance", state.dominance[SUPPLY * SIDES + side]),
        ("plan", state.markers[side]),
    ):
        if n:
            pieces.append(Piece(piece, zone, piece, side, n))


def lay_pile(
    state: RiseState, cards: tuple[int, ...], zone: str, owner: int | None, pieces: list[Piece]
) -> None:
    """Open cards of a pile: one entry a kind, ordered by where the topmost of the kind lies."""
    kinds, ids = state.agreed.pool.kind, state.agreed.kinds.ids
    counted: dict[int, int] = {}
    topmost: dict[int, int] = {}
    for order, card in enumerate(cards):
        kind = kinds[card]
        counted[kind] = counted.get(kind, 0) + 1
        topmost[kind] = order
    for kind, n in counted.items():
        pieces.append(Piece("card", zone, ids[kind], owner, n, topmost[kind]))
