# compiled
"""The notebook of every role: the fields of its board, its cards and counters, and what lies there now."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.box.cards import NEUTRAL
from eldertable.games.eldritch_arkham.box.places import HELD, SUPPLY
from eldertable.games.eldritch_arkham.looks.faces import unit_face, units_at
from eldertable.games.eldritch_arkham.looks.role_looks import Cards, Counted, Part
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling
from eldertable.games.eldritch_arkham.rules.grimoires import CHAPTERS, book
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.scene import Counter, Piece, SceneZone
from eldertable.kernel.sight import viewer_bit

# --- the still part ---------------------------------------------------------------------------------------------


def mat_zones(state: ArkhamState, telling: ArkhamTelling, side: int) -> list[SceneZone]:
    """The notebook of a side, with all its parts."""
    words, mat = telling.words, f"mat-{side}"
    role = state.role[side] if side < state.table.seats else -1
    tip = telling.roles[role].board_tip(telling) if role >= 0 else ""
    parts = [Part(f"purse-{side}", words("zone-purse"), "purse", "purse", tip=tip)]
    if side >= state.table.seats:
        parts.append(
            Part(f"chapters-{side}", words("zone-chapters"), "cards", "cards", tip=words("tip-chapters"))
        )
    elif role >= 0:
        parts += _common_parts(state, telling, side)
        parts += telling.roles[role].parts(state, telling)
    zones = [SceneZone(mat, words("zone-mat", who=telling.side(state, side)), "mat", owner=side)]
    for name, label, kind, look, fields, tip in parts:
        zones.append(SceneZone(name, label, kind, owner=side, within=mat, tip=tip, look=look, fields=fields))
    return zones


def _common_parts(state: ArkhamState, telling: ArkhamTelling, side: int) -> list[Part]:
    """Supply, abducted units and cards: what several roles have."""
    words, role = telling.words, state.role[side]
    parts = [Part(f"supply-{side}", words("zone-supply"), "supply", "heap")]
    if state.faction(side) == NEUTRAL:
        parts.append(Part(f"held-{side}", words("zone-held"), "held", "heap"))
    cards = telling.roles[role].cards
    if cards is not None:
        parts.append(Part(cards.deck, words(f"zone-{cards.deck}"), "deck", "cards"))
        for name, _, look in cards.places:
            parts.append(Part(name, words(f"zone-{name}"), "hand" if look == "hand" else "cards", look))
    return parts


# --- the moving part --------------------------------------------------------------------------------------------


def mat_pieces(state: ArkhamState, telling: ArkhamTelling, side: int, viewer: int | None) -> list[Piece]:
    """What lies on the notebook of a side, as a viewer sees it; with a dreamer's, what is in the Dreamlands."""
    pieces: list[Piece] = []
    if state.keeper == side:
        pieces.append(Piece("token", f"purse-{side}", "monster-marker", side))
    if side >= state.table.seats:
        name = state.agreed.content.grimoires.ids[book(state, side)]
        pieces += [Piece("chapter", f"chapters-{side}", f"{name}-{n + 1}", side) for n in range(CHAPTERS)]
    elif state.role[side] >= 0:
        if n := state.count(SUPPLY, side):
            pieces.append(Piece("unit", f"supply-{side}", unit_face(state, side), side, n))
        if state.faction(side) == NEUTRAL:
            pieces += units_at(state, HELD + side, f"held-{side}")
        looks = telling.roles[state.role[side]]
        if looks.cards is not None:
            pieces += _cards(state, looks.cards, side, viewer)
        pieces += looks.pieces(state, side)
    return pieces


# --- cards ------------------------------------------------------------------------------------------------------


def _cards(state: ArkhamState, cards: Cards, side: int, viewer: int | None) -> list[Piece]:
    """The cards of a role: what this viewer sees by its face, the rest as backs."""
    pieces: list[Piece] = []
    content, bit = state.agreed.content, viewer_bit(state, viewer)
    if left := state.deck_size(cards.deck_zone):
        pieces.append(Piece(cards.kind, cards.deck, None, side, left))
    ids = cards.ids(content)
    for zone, at in (*((zone, at) for zone, at, _ in cards.places), *cards.aside):
        lying = state.zones[at]
        seen = [content.face[card] for card in lying if state.marks[card] & bit]
        for face in sorted(set(seen)):
            pieces.append(Piece(cards.kind, zone, ids[face], side, seen.count(face)))
        if hidden := len(lying) - len(seen):
            pieces.append(Piece(cards.kind, zone, None, side, hidden))
    return pieces


# --- counters ---------------------------------------------------------------------------------------------------


def mat_counters(state: ArkhamState, telling: ArkhamTelling, side: int) -> list[Counter]:
    """What a side counts, beside its purse."""
    return [
        Counter(f"{name}-{side}", telling.words(f"counter-{name}"), value, f"purse-{side}", most, side, name)
        for name, value, most in _counted(state, telling, side)
    ]


def _counted(state: ArkhamState, telling: ArkhamTelling, side: int) -> list[Counted]:
    """Name and number of each counter, and the most it can be."""
    role, numbers = state.role[side], state.agreed.numbers
    counted: list[Counted] = [
        ("omens", state.omens[side], numbers.goal),
        ("mythos", state.mythos[side], None),
    ]
    if side >= state.table.seats:
        return counted
    if side == state.turn and role >= 0 and telling.roles[role].acts:
        counted.append(("actions", state.actions, None))
    return counted + (telling.roles[role].counters(state, side) if role >= 0 else [])
