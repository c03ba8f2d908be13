# compiled
"""How the table looks: the Eternal City as a climbing street of thirteen places. Mats and faces stand beside it."""

from __future__ import annotations

from typing import Final

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import (
    BOOSTED,
    COINS_ON,
    LAST,
    NOBODY,
    PALACE,
    PIECES_EACH,
    PLAYED,
    boost_at,
    bottom_of,
    kind_of,
    top_of,
)
from eldertable.games.cult.looks.faces import DECKS, KINDS, all_faces
from eldertable.games.cult.looks.layout import BESIDE, BOARD, GATES, LOCATIONS, SCENERY, outline, parts
from eldertable.games.cult.looks.mats import mat_counters, mat_pieces, mat_zones
from eldertable.games.cult.looks.telling import Telling
from eldertable.games.cult.rules.benefits import benefit_of
from eldertable.games.cult.rules.resolution import winner_as_things_stand
from eldertable.games.cult.rules.victory import percent
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.scene import Board, Counter, Look, Moving, Piece, Prompt, SceneSide, SceneZone, Still
from eldertable.kernel.sight import viewer_bit

BENEFIT_RULES: Final = {
    "draw-miracle": ("CULT-RUI-01", "CULT-RUI-02"),
    "bribe": ("CULT-THI-01", "CULT-THI-03", "CULT-THI-06"),
    "gain-followers": ("CULT-SLU-01", "CULT-SLU-03"),
    "take-supremacy": ("CULT-FOR-01", "CULT-SUP-01"),
    "ordain": ("CULT-TEM-01", "CULT-TEM-05"),
    "gain-coins": ("CULT-TRA-01",),
    "build-altar": ("CULT-ART-01", "CULT-ART-05"),
    "teach": ("CULT-ACA-01", "CULT-ACA-03"),
    "hire": ("CULT-POR-01",),
    "take-license": ("CULT-PAL-01", "CULT-PAL-05"),
    "scheme": ("CULT-NOB-01",),
    "arm-mob": ("CULT-GUA-01",),
    "summon": ("CULT-RIF-01", "CULT-RIF-04", "CULT-RIF-05"),
}
"""The rules that a Location shows, by its benefit."""
DECKS_LYING: Final = {
    "draw-miracle": c.MIRACLE_DECK,
    "scheme": c.INTRIGUE_DECK,
    "take-license": c.LICENSE_DECK,
}
"""The decks that lie on the board: where their cards are won."""
PART_RULES: Final = {
    "priests": ("CULT-ITN-01", "CULT-RES-14"),
    "influence": ("CULT-RES-09", "CULT-RES-10", "CULT-RES-11"),
    "deck": ("CULT-CMP-16", "CULT-CMP-17"),
    "slots": ("CULT-PAS-10", "CULT-PAL-05"),
    "round": ("CULT-RND-01",),
    "reserve": ("CULT-CMP-14",),
    "played": ("CULT-RUL-79",),
}
KNOWN_BELOW: Final = 3
"""So many cards at the bottom of a deck are shown, if they are known: more than that nobody draws from there."""


# --- the still part -----------------------------------------------------------------------------------------------


def build_still(state: CultState, telling: Telling) -> Still:
    """Zones, faces and sides: what does not change during a game."""
    words = telling.words
    return Still(
        telling.game,
        words("title"),
        telling.locale,
        BOARD,
        tuple(_side(state, telling, side) for side in range(state.table.sides)),
        (*_board_zones(state, telling), *mat_zones(state, telling)),
        all_faces(state, telling),
        KINDS,
        telling.signs(telling.icons),
        SCENERY,
        words("score-way"),
    )


def _side(state: CultState, telling: Telling, side: int) -> SceneSide:
    texts, colour, cult = telling.texts, state.colour[side], state.cult[side]
    name = telling.side(state, side)
    icon = state.agreed.cults.ids[cult] if cult >= 0 else "sheet"
    return SceneSide(
        side, name, side, texts.hue[colour], texts.shape[colour], texts.colour[telling.locale][colour], icon
    )


def deck_at(state: CultState, location: int) -> int:
    """The deck that lies in a Location: where its cards are won; -1 if none does.

    (CULT-SET-01, CULT-SET-02, CULT-SET-04)
    """
    return DECKS_LYING.get(benefit_of(state, location).name, -1)


def _board_zones(state: CultState, telling: Telling) -> list[SceneZone]:
    words, zones = telling.words, []
    for location in range(1, LAST + 1):
        zones += _location(state, telling, location)
    for location, box in GATES.items():
        label = words("zone-gate", location=telling.location(location))
        rules = ("CULT-ITN-03", "CULT-ITN-05")
        zones.append(SceneZone(f"gate-{location}", label, "gate", box, rules=rules, look="spot", icon="gate"))
    for part, (look, box) in BESIDE.items():
        zones.append(SceneZone(part, words(f"zone-{part}"), part, box, rules=PART_RULES[part], look=look))
    return zones


def _location(state: CultState, telling: Telling, location: int) -> list[SceneZone]:
    """A Location with its places: Priests, Influence, and the deck that lies there."""
    words, locations = telling.words, state.agreed.locations
    name, deck = locations.ids[location], deck_at(state, location)
    label = words("zone-location", n=location, location=telling.location(location))
    zones = [
        SceneZone(
            name,
            label,
            "location",
            LOCATIONS[location],
            rules=BENEFIT_RULES[benefit_of(state, location).name],
            tip=words(
                "tip-location",
                text=telling.benefit(location),
                alms=words("coins", n=locations.alms[location]),
            ),
            look="area",
            brief=telling.brief(location),
            outline=outline(location),
            icon=name if name in telling.icons else "",
        )
    ]
    slots = state.agreed.numbers.palace_slots if deck == c.LICENSE_DECK else 0
    looks: dict[str, Look] = {"priests": "spot", "influence": "spot", "deck": "cards", "slots": "spot"}
    for part, box in parts(location, deck >= 0, slots).items():
        called = words(f"zone-{DECKS[deck]}-deck") if part == "deck" else words(f"zone-{part}")
        zones.append(
            SceneZone(
                f"{name}-{part}",
                f"{label}: {called}",
                part,
                box,
                within=name,
                rules=PART_RULES[part],
                look=looks[part],
            )
        )
    return zones


# --- the moving part ----------------------------------------------------------------------------------------------


def build_board(state: CultState, telling: Telling) -> Board:
    """What lies open to everybody: the Locations with all who stand there, and what is counted on the mats."""
    pieces: list[Piece] = []
    counters: list[Counter] = []
    for location in range(1, LAST + 1):
        _street(state, telling, location, pieces, counters)
    words, ids = telling.words, state.agreed.cards.ids
    for location in GATES:
        needs = state.agreed.needs[location]
        label = words("counter-needed")
        counters.append(Counter(f"gate-{location}", label, needs, f"gate-{location}", icon="follower"))
    for card in state.zones[PLAYED]:
        kind = state.kind(card)
        pieces.append(Piece(DECKS[state.deck_of(kind)], "played", ids[kind]))
    if state.supremacy == NOBODY:
        pieces.append(Piece("supremacy", "reserve", "supremacy"))
    counters.append(Counter("mobs", words("counter-mobs"), state.mobs_left(), "reserve", icon="mob"))
    last = state.agreed.max_rounds or None
    counters.append(Counter("round", words("counter-round"), state.round, "round", last, icon="round"))
    for side in range(state.table.sides):
        counters += mat_counters(state, telling, side)
    scores = tuple(percent(state, side) for side in range(state.table.sides))
    return Board(_heading(state, telling), tuple(pieces), tuple(counters), state.over, scores)


def build_mats(
    state: CultState, telling: Telling, seat: int | None, prompt: Prompt | None, board: Board
) -> Moving:
    """The board with decks and mats as this viewer sees them, and what this viewer is asked."""
    pieces: list[Piece] = []
    for location in range(1, LAST + 1):
        if (deck := deck_at(state, location)) >= 0:
            _deck(state, deck, f"{state.agreed.locations.ids[location]}-deck", seat, pieces)
    for side in range(state.table.sides):
        pieces += mat_pieces(state, telling, side, seat)
    return board.with_mats(pieces, (), prompt)


def _heading(state: CultState, telling: Telling) -> tuple[str, ...]:
    words = telling.words
    last = state.agreed.max_rounds
    lines = [words("round-of-last", n=state.round, rounds=last) if last else words("round-of", n=state.round)]
    lines.append(words("heading-first", who=telling.side(state, state.first)))
    if state.active > 0:
        lines.append(words("heading-location", location=telling.location(state.active)))
    else:
        lines.append(words("heading-intention"))
    return tuple(lines)


def _street(
    state: CultState,
    telling: Telling,
    location: int,
    pieces: list[Piece],
    counters: list[Counter],
) -> None:
    """A Location: who stands there, what everybody's Influence is, and who would win as things stand."""
    name = state.agreed.locations.ids[location]
    zone, total = f"{name}-priests", f"{name}-influence"
    anybody = False
    for side in range(state.table.sides):
        if not state.present(side, location):
            continue
        anybody = True
        for piece in state.pieces(side, location):
            pieces.append(_priest(state, telling, side, piece, location, zone))
        if state.has_altar(side, location):
            pieces.append(Piece("altar", zone, "altar", side))
        value, label = state.influence(side, location), telling.side(state, side)
        counters.append(Counter(f"{name}-{side}", label, value, total, owner=side, icon="influence"))
    if location == state.active:
        pieces.append(Piece("marker", total, "active"))
        if state.raided:
            pieces.append(Piece("marker", total, "raided"))
        if state.least_wins:
            pieces.append(Piece("marker", total, "least-wins"))
        if state.seized != NOBODY:
            pieces.append(Piece("marker", total, "seized", state.seized))
    if anybody or (location == state.active and state.seized != NOBODY):
        leader = winner_as_things_stand(state, location)
        if leader != NOBODY:
            bought = state.coin_owner[location] == leader and location != state.active
            pieces.append(Piece("marker", total, "bought" if bought else "leading", leader))
    if deck_at(state, location) == c.LICENSE_DECK:
        ids = state.agreed.cards.ids
        for order, card in enumerate(state.zones[PALACE]):
            pieces.append(Piece("license", f"{name}-slots", ids[state.kind(card)], order=order))


def _priest(state: CultState, telling: Telling, side: int, piece: int, location: int, zone: str) -> Piece:
    """Priests that are alike, with what lies on them."""
    words, kind = telling.words, kind_of(piece)
    badges: list[str] = []
    count = state.count(side, location, kind)
    coin = 1 if state.coin_owner[location] == side and state.coin_kind[location] == kind else 0
    if piece & COINS_ON:
        count = 1
        badges.append(words("badge-coins", n=state.coin_stack[location]))
    else:
        boosted = location == state.active and state.boost[boost_at(side, PIECES_EACH * kind)] > 0
        count = 1 if piece & BOOSTED else count - coin - (1 if boosted else 0)
    if piece & BOOSTED:
        badges.append(words("badge-boost", n=state.boost[boost_at(side, piece)]))
    return Piece("priest", zone, f"priest-{kind}", side, count, kind, tuple(badges))


def _deck(state: CultState, deck: int, zone: str, viewer: int | None, pieces: list[Piece]) -> None:
    """The backs of a deck, and the cards on top and at the bottom that this viewer knows there."""
    bit, ids = viewer_bit(state, viewer), state.agreed.cards.ids
    known = 0
    for order, card in enumerate(state.zones[top_of(deck)]):
        if state.marks[card] & bit:
            known += 1
            pieces.append(Piece(DECKS[deck], zone, ids[state.kind(card)], order=order - 9))
    for order, card in enumerate(state.zones[bottom_of(deck)][-KNOWN_BELOW:]):
        if state.marks[card] & bit:
            known += 1
            pieces.append(Piece(DECKS[deck], zone, ids[state.kind(card)], order=order + 1))
    if left := state.left_in(deck) - known:
        pieces.append(Piece(DECKS[deck], zone, None, count=left))
