# compiled
"""The mat of a Cult: its sheet, free Priests, goods, Licenses, tokens of the reserve, and the hand."""

from __future__ import annotations

from typing import Final

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import FREE, KINDS_OF_PRIEST, PAYMENT, RESERVE, SHEET, own_zone
from eldertable.games.cult.looks.faces import DECKS, SIDES_OF_SHEET
from eldertable.games.cult.looks.telling import Telling
from eldertable.games.cult.rules.abilities import PayCard, visible_abilities
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.scene import Counter, Look, Piece, SceneZone
from eldertable.kernel.sight import viewer_bit

ON_A_MAT: Final[tuple[tuple[str, Look], ...]] = (
    ("sheet", "heap"),
    ("free", "heap"),
    ("goods", "purse"),
    ("licenses", "heap"),
    ("supply", "heap"),
    ("hand", "hand"),
)
PART_RULES: Final = {
    "sheet": ("CULT-CUL-01", "CULT-CUL-06"),
    "free": ("CULT-ITN-09",),
    "goods": ("CULT-CMP-10", "CULT-WIN-03", "CULT-PAS-03"),
    "licenses": ("CULT-CMP-19", "CULT-LIC-05"),
    "supply": ("CULT-CMP-03", "CULT-RUL-24"),
    "hand": ("CULT-RES-07",),
}


def mat_zones(state: CultState, telling: Telling) -> list[SceneZone]:
    """The mats of all sides with their places."""
    words, zones = telling.words, []
    for side in range(state.table.sides):
        label = words("zone-mat", who=telling.side(state, side))
        zones.append(SceneZone(f"mat-{side}", label, "mat", owner=side))
        for part, look in ON_A_MAT:
            zones.append(
                SceneZone(
                    f"{part}-{side}",
                    words(f"zone-{part}"),
                    part,
                    owner=side,
                    within=f"mat-{side}",
                    rules=PART_RULES[part],
                    tip=telling.mob_rows() if part == "goods" else "",
                    look=look,
                )
            )
    return zones


def mat_pieces(state: CultState, telling: Telling, side: int, viewer: int | None) -> list[Piece]:
    """What lies on a mat, as this viewer sees it."""
    pieces = _sheet(state, telling, side)
    for kind in range(KINDS_OF_PRIEST):
        for place, zone in ((FREE, f"free-{side}"), (RESERVE, f"supply-{side}")):
            if n := state.count(side, place, kind):
                pieces.append(Piece("priest", zone, f"priest-{kind}", side, n, kind))
    return [*pieces, *_cards(state, telling, side, viewer)]


def _sheet(state: CultState, telling: Telling, side: int) -> list[Piece]:
    """The side of the sheet that shows, its abilities, Masters, and who is first, has passed or celebrates."""
    words, zone, cults = telling.words, f"sheet-{side}", state.agreed.cults
    pieces: list[Piece] = []
    if state.cult[side] >= 0:
        face = f"{cults.ids[state.cult[side]]}-{SIDES_OF_SHEET[state.dark[side]]}"
        pieces.append(Piece("sheet", zone, face, side))
        for ability in visible_abilities(state, side):
            pieces.append(Piece("ability", zone, cults.ability_ids[ability], side, order=1))
    for kind in range(KINDS_OF_PRIEST):
        if n := state.count(side, SHEET, kind):
            badge = (words("badge-master"),)
            pieces.append(Piece("priest", zone, f"priest-{kind}", side, n, 2 + kind, badge))
    if state.first == side:
        pieces.append(Piece("marker", zone, "first", side, order=10))
    if state.celebrating == side:
        pieces.append(Piece("marker", zone, "celebrating", side, order=11))
    elif state.passed[side] and state.active < 0:
        pieces.append(Piece("marker", zone, "passed", side, order=11))
    return pieces


def mat_counters(state: CultState, telling: Telling, side: int) -> list[Counter]:
    """What a side has, counted; how much of it would win."""
    words, numbers, zone = telling.words, state.agreed.numbers, f"goods-{side}"
    counted: list[tuple[str, str, int, int | None]] = [
        ("followers", "follower", state.followers[side], numbers.followers),
        ("coins", "coin", state.coins[side], None),
        ("mobs", "mob", state.mobs[side], numbers.victory_mobs),
        ("altars", "altar", state.altar_count(side), numbers.victory_altars),
        ("summonings", "summoning", state.summoned[side], numbers.victory_summonings),
        ("patriarch", "patriarch", state.patriarch(side), None),
        ("placed", "placement", state.placed[side], None),
    ]
    if state.cult[side] >= 0:
        counted.append(("might", "might", state.might(side), None))
    return [
        Counter(f"{name}-{side}", words(f"counter-{name}"), value, zone, most, side, icon)
        for name, icon, value, most in counted
    ]


def _cards(state: CultState, telling: Telling, side: int, viewer: int | None) -> list[Piece]:
    """The hand as this viewer knows it, Licenses and Supremacy openly."""
    bit, ids = viewer_bit(state, viewer), state.agreed.cards.ids
    pieces: list[Piece] = []
    for deck in (c.MIRACLE_DECK, c.INTRIGUE_DECK):
        pieces += _backs_and_fronts(state, telling, side, state.zones[own_zone(side, deck)], deck, bit)
    decision = state.decision
    if isinstance(decision, PayCard) and decision.seat == side:
        badge = telling.words("badge-payment")
        for deck in (c.MIRACLE_DECK, c.INTRIGUE_DECK):
            pieces += _backs_and_fronts(state, telling, side, state.zones[PAYMENT + deck], deck, bit, badge)
    for kind in state.kinds_held(side, c.LICENSE_DECK):
        pieces.append(Piece("license", f"licenses-{side}", ids[kind], side, order=kind))
    if state.supremacy == side:
        badges = (telling.words("badge-face-down"),) if state.face_down else ()
        zone = f"licenses-{side}"
        pieces.append(Piece("supremacy", zone, "supremacy", side, order=c.SUPREMACY, badges=badges))
    return pieces


def _backs_and_fronts(
    state: CultState,
    telling: Telling,
    side: int,
    lying: tuple[int, ...],
    deck: int,
    bit: int,
    badge: str = "",
) -> list[Piece]:
    """Hand cards of a deck: those that this viewer knows, with their dark seals, and the backs of all others."""
    cards, zone = state.agreed.cards, f"hand-{side}"
    badges = (badge,) if badge else ()
    seen = sorted(state.kind(card) for card in lying if state.marks[card] & bit)
    pieces: list[Piece] = []
    for kind in sorted(set(seen)):
        seal = (telling.words("badge-sealed"),) if cards.sealed[kind] else ()
        n = seen.count(kind)
        pieces.append(Piece(DECKS[deck], zone, cards.ids[kind], side, n, kind, (*seal, *badges)))
    if hidden := len(lying) - len(seen):
        pieces.append(Piece(DECKS[deck], zone, None, side, hidden, c.KINDS + deck, badges))
    return pieces
