"""The notebook of every role: the fields of its board, its cards and counters, and what lies there now."""

from __future__ import annotations

from typing import NamedTuple

from eldertable.games.eldritch_arkham.box.cards import (
    ADVERTISER,
    ANCIENT,
    AUTHORITIES,
    CARTER,
    CTHULHU_CULT,
    CULTISTS,
    DEEP_ONES,
    ELDER_THINGS,
    FEDS,
    GREAT_OLD_ONE,
    INVESTIGATOR,
    KURANES,
    NEUTRAL,
    NODENS,
    ORDER_OF_DAGON,
    POLICE,
    ROWS,
    UNIVERSITY,
    Content,
)
from eldertable.games.eldritch_arkham.looks.faces import unit_face, units_at
from eldertable.games.eldritch_arkham.looks.telling import ORDERS, ArkhamTelling
from eldertable.games.eldritch_arkham.rules.roles.grimoire import CHAPTERS, book
from eldertable.games.eldritch_arkham.rules.roles.nodens import GAUNT_VERBS
from eldertable.games.eldritch_arkham.table.state import (
    ANCIENT_BOX,
    ANCIENT_CARD,
    ANCIENT_DECK,
    ANCIENT_OFFER,
    ANCIENT_PAST,
    DREAM,
    HELD,
    INVESTIGATOR_CARD,
    INVESTIGATOR_DECK,
    INVESTIGATOR_PAST,
    LAW_DECK,
    LAW_HAND,
    LAW_PAST,
    REVEALED,
    RITUAL_DECK,
    RITUAL_HAND,
    RITUAL_PAST,
    SUPPLY,
    WORSHIP,
    ArkhamState,
)
from eldertable.kernel.scene import Counter, Look, Piece, SceneZone
from eldertable.kernel.sight import viewer_bit


class Cards(NamedTuple):
    """The cards of a set of pieces: their kind, the deck, and the other places where they lie."""

    kind: str
    deck: str
    deck_zone: int
    places: tuple[tuple[str, int, Look], ...]


CARDS = {
    ANCIENT: Cards(
        "ancient",
        "ancient-deck",
        ANCIENT_DECK,
        (
            ("ancient", ANCIENT_CARD, "cards"),
            ("ancient-offer", ANCIENT_OFFER, "hand"),
            ("ancient-discard", ANCIENT_PAST, "cards"),
        ),
    ),
    CULTISTS: Cards(
        "ritual",
        "ritual-deck",
        RITUAL_DECK,
        (
            ("ritual-hand", RITUAL_HAND, "hand"),
            ("worship", WORSHIP, "cards"),
            ("revealed", REVEALED, "cards"),
            ("ritual-discard", RITUAL_PAST, "cards"),
        ),
    ),
    INVESTIGATOR: Cards(
        "investigator",
        "investigator-deck",
        INVESTIGATOR_DECK,
        (
            ("investigator", INVESTIGATOR_CARD, "cards"),
            ("investigator-discard", INVESTIGATOR_PAST, "cards"),
        ),
    ),
    AUTHORITIES: Cards(
        "law",
        "law-deck",
        LAW_DECK,
        (("law-hand", LAW_HAND, "hand"), ("law-discard", LAW_PAST, "cards")),
    ),
}


# --- the still part ---------------------------------------------------------------------------------------------


class Part(NamedTuple):
    """A zone of a notebook, before it knows whose it is."""

    id: str
    label: str
    kind: str
    look: Look = "line"
    fields: int = 0


def mat_zones(state: ArkhamState, telling: ArkhamTelling, side: int) -> list[SceneZone]:
    """The notebook of a side, with all its parts."""
    words, mat = telling.words, f"mat-{side}"
    parts = [Part(f"purse-{side}", words("zone-purse"), "purse", "purse")]
    if side >= state.table.seats:
        parts.append(Part(f"chapters-{side}", words("zone-chapters"), "cards", "cards"))
    elif state.role[side] >= 0:
        parts += _common_parts(state, telling, side)
        parts += _own_parts(state, telling, state.role[side])
    zones = [SceneZone(mat, words("zone-mat", who=telling.side(state, side)), "mat", owner=side)]
    for name, label, kind, look, fields in parts:
        zones.append(SceneZone(name, label, kind, owner=side, within=mat, look=look, fields=fields))
    return zones


def _common_parts(state: ArkhamState, telling: ArkhamTelling, side: int) -> list[Part]:
    """Supply, abducted units and cards: what several roles have."""
    words, role = telling.words, state.role[side]
    parts = [Part(f"supply-{side}", words("zone-supply"), "supply", "heap")]
    if state.faction(side) == NEUTRAL:
        parts.append(Part(f"held-{side}", words("zone-held"), "held", "heap"))
    if role // 2 in CARDS:
        cards = CARDS[role // 2]
        parts.append(Part(cards.deck, words(f"zone-{cards.deck}"), "deck", "cards"))
        for name, _, look in cards.places:
            if name != "ancient-offer" or role == GREAT_OLD_ONE:
                parts.append(Part(name, words(f"zone-{name}"), "hand" if look == "hand" else "cards", look))
    return parts


def _own_parts(state: ArkhamState, telling: ArkhamTelling, role: int) -> list[Part]:
    """The fields and tracks that only one role has."""
    words, numbers = telling.words, state.agreed.numbers
    if role == DEEP_ONES:
        rows = [
            Part(f"row-{name}", words(f"row-{name}"), "row", "fields", numbers.row_fields[row])
            for row, name in enumerate(ROWS)
        ]
        return [*rows, Part("role-board", words("zone-role-board"), "role-board", "heap")]
    if role == ELDER_THINGS:
        needed = (1, numbers.seal_colours, numbers.seal_units)
        return [
            *(Part(name, words(f"elder-{name}"), "action") for name in numbers.elder_ids),
            *(Part(f"seal-{seal}", words(f"seal-{seal}", n=n), "seal") for seal, n in enumerate(needed, 1)),
        ]
    if role == GREAT_OLD_ONE:
        rings = [
            Part(
                f"ring-{token}-{field}",
                f"{words(f'ring-name-{token}')} {field + 1}: {telling.ring(token, field)}",
                "ring",
            )
            for token in (0, 1)
            for field in range(len(numbers.rings[token]))
        ]
        return [*rings, Part("ancient-box", words("zone-ancient-box"), "cards", "cards")]
    if role == NODENS:
        names = [GAUNT_VERBS[verb].name for verb in numbers.gaunts]
        return [Part(f"gaunt-{name}", words(f"gaunt-{name}"), "gaunt") for name in names]
    if role == ORDER_OF_DAGON:
        ids = enumerate(numbers.grand_ids)
        return [Part(f"grand-{name}", telling.grand(field), "grand") for field, name in ids]
    if role == UNIVERSITY:
        ids = enumerate(numbers.trip_ids)
        fields = [Part(f"trip-{name}", telling.trip(field), "trip") for field, name in ids]
        return [Part("trip-start", words("trip-start"), "trip"), *fields]
    if role == POLICE:
        return [Part(f"order-{name}", words(f"order-{name}"), "order") for name in ORDERS]
    return []


# --- the moving part --------------------------------------------------------------------------------------------


def mat_pieces(state: ArkhamState, side: int, viewer: int | None) -> list[Piece]:
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
        pieces += _cards(state, side, viewer)
        pieces += _own_pieces(state, side)
    return pieces


def _own_pieces(state: ArkhamState, side: int) -> list[Piece]:
    """What lies on the fields that only one role has."""
    role, numbers = state.role[side], state.agreed.numbers
    if role == DEEP_ONES:
        return _deep_rows(state, side)
    if role == ELDER_THINGS:
        markers = zip(numbers.elder_ids, state.elder_markers, strict=True)
        return [
            *(Piece("token", name, "limit", side, n) for name, n in markers if n),
            *(Piece("token", f"seal-{seal}", "limit", side) for seal, n in enumerate(state.seals, 1) if n),
        ]
    if role == GREAT_OLD_ONE:
        fields = enumerate(state.rings)
        return [Piece("token", f"ring-{token}-{field}", "harbinger", side) for token, field in fields]
    if role == NODENS:
        names = [GAUNT_VERBS[verb].name for verb, n in zip(numbers.gaunts, state.gaunts, strict=True) if n]
        return [Piece("token", f"gaunt-{name}", "harbinger", side) for name in names]
    if role == ORDER_OF_DAGON:
        return [Piece("token", f"grand-{numbers.grand_ids[state.grand]}", "harbinger", side)]
    if role == UNIVERSITY:
        return _expedition(state, side)
    if role == POLICE:
        orders = zip(ORDERS, state.orders, strict=True)
        return [Piece("token", f"order-{name}", "order", side, n) for name, n in orders if n]
    if role in (CARTER, KURANES):
        return _dreamlands(state, side)
    return []


def _deep_rows(state: ArkhamState, side: int) -> list[Piece]:
    pieces: list[Piece] = []
    numbers = state.agreed.numbers
    for row, name in enumerate(ROWS):
        first = numbers.row_first[row]
        if n := sum(state.slots[first : first + numbers.row_fields[row]]):
            pieces.append(Piece("unit", f"row-{name}", "outsider", side, n))
        if limit := state.limits[row]:
            badges = (f"{limit}", "+") if state.loads[row] else (f"{limit}",)
            pieces.append(Piece("token", f"row-{name}", "limit", side, order=1, badges=badges))
    if state.drowned:
        pieces.append(Piece("unit", "role-board", "outsider", side, state.drowned))
    return pieces


def _expedition(state: ArkhamState, side: int) -> list[Piece]:
    ids = state.agreed.numbers.trip_ids
    zone = f"trip-{ids[state.trip]}" if state.trip >= 0 else "trip-start"
    pieces = [Piece("token", zone, "expedition", side)]
    if state.trip_done >= 0:
        pieces.append(Piece("token", f"trip-{ids[state.trip_done]}", "mission", side))
    return pieces


def _dreamlands(state: ArkhamState, side: int) -> list[Piece]:
    pieces: list[Piece] = []
    for place, name in enumerate(state.agreed.numbers.dream_ids):
        pieces += units_at(state, DREAM + place, name)
        if n := state.visions_in[place]:
            pieces.append(Piece("token", name, "vision", side, n))
        if place == state.dreamer:
            pieces.append(Piece("token", name, "dream-self", side))
    return pieces


# --- cards ------------------------------------------------------------------------------------------------------


def _cards(state: ArkhamState, side: int, viewer: int | None) -> list[Piece]:
    """The cards of a role: what this viewer sees by its face, the rest as backs."""
    pieces: list[Piece] = []
    role = state.role[side]
    if role // 2 not in CARDS:
        return pieces
    cards, content, bit = CARDS[role // 2], state.agreed.content, viewer_bit(state, viewer)
    if left := state.deck_size(cards.deck_zone):
        pieces.append(Piece(cards.kind, cards.deck, None, side, left))
    places = [(zone, at) for zone, at, _ in cards.places]
    if role == GREAT_OLD_ONE:
        places.append(("ancient-box", ANCIENT_BOX))
    ids = _ids(content, role // 2)
    for zone, at in places:
        lying = state.zones[at]
        seen = [content.face[card] for card in lying if state.marks[card] & bit]
        for face in sorted(set(seen)):
            pieces.append(Piece(cards.kind, zone, ids[face], side, seen.count(face)))
        if hidden := len(lying) - len(seen):
            pieces.append(Piece(cards.kind, zone, None, side, hidden))
    return pieces


def _ids(content: Content, pieces: int) -> list[str]:
    """The ids of the cards of a set of pieces."""
    return {
        ANCIENT: content.ancients.ids,
        CULTISTS: content.rituals.ids,
        INVESTIGATOR: content.investigators.ids,
        AUTHORITIES: content.laws.ids,
    }[pieces]


# --- counters ---------------------------------------------------------------------------------------------------


def mat_counters(state: ArkhamState, telling: ArkhamTelling, side: int) -> list[Counter]:
    """What a side counts, beside its purse."""
    return [
        Counter(f"{name}-{side}", telling.words(f"counter-{name}"), value, f"purse-{side}", most, side, name)
        for name, value, most in _counted(state, side)
    ]


def _counted(state: ArkhamState, side: int) -> list[tuple[str, int, int | None]]:
    """Name and number of each counter, and the most it can be."""
    role, numbers = state.role[side], state.agreed.numbers
    counted: list[tuple[str, int, int | None]] = [
        ("omens", state.omens[side], numbers.goal),
        ("mythos", state.mythos[side], None),
    ]
    if side >= state.table.seats:
        return counted
    if side == state.turn:
        counted.append(("actions", state.actions, None))
    if role == ELDER_THINGS:
        counted.append(("ready", state.elder_ready, None))
        if state.elder_waiting:
            counted.append(("waiting", state.elder_waiting, None))
    elif role == CTHULHU_CULT:
        counted.append(("corruption", numbers.corruption[state.corruption], numbers.corruption[-1]))
        counted.append(("altars", state.altars_left(), None))
    elif role == ORDER_OF_DAGON:
        counted.append(("altars", state.altars_left(), None))
    elif role == ADVERTISER:
        counted.append(("sanity", state.sanity, len(numbers.sanity)))
        if state.sanity < len(numbers.sanity):
            counted.append(("story", numbers.sanity[state.sanity], None))
    elif role == POLICE:
        counted.append(("orders", state.orders_left(), None))
    elif role == FEDS:
        counted.append(("purse", state.purse, numbers.orders))
    elif role in (CARTER, KURANES):
        counted.append(("visions", state.visions_left(), None))
    return counted
