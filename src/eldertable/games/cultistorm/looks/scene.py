# compiled
"""How the table looks: five places around the terror circle, and a mat for every investigator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import (
    AT_PLACE,
    CIRCLE,
    COLUMN,
    CULTIST_DECK,
    CULTIST_DISCARD,
    DEVOURED,
    DRAWN,
    EYE,
    GOO_TARGET,
    OBJECT_DECK,
    OBJECT_DISCARD,
    PEEKED,
    PLACES,
    SEATS,
    SUPPLY,
    SYMBOLS,
    TERROR_DECK,
    TERROR_DISCARD,
)
from eldertable.games.cultistorm.looks.decks import face_down
from eldertable.games.cultistorm.looks.faces import KINDS, all_faces, location_icon
from eldertable.games.cultistorm.looks.layout import (
    BESIDE,
    BOARD,
    IN_A_PLACE,
    SCENERY,
    area,
    circle,
    outline,
    part_of_place,
)
from eldertable.games.cultistorm.looks.mats import mat_counters, mat_pieces, mat_zones
from eldertable.games.cultistorm.looks.prompts import chance, held_and_lacking
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.rules.fighting import fight
from eldertable.games.cultistorm.rules.fighting.assignment import Assign, ClaimTrophy
from eldertable.games.cultistorm.rules.fighting.fight import Fight
from eldertable.games.cultistorm.table import enemies, symbols
from eldertable.games.cultistorm.table.covering import least_left
from eldertable.games.cultistorm.table.fields import FREE_SEAL
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Counter, Moving, Piece, Prompt, SceneSide, SceneZone, Still
from eldertable.kernel.sight import viewer_bit
from eldertable.kernel.words import Words

ZONE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "card": ("CS-LOC-01", "CS-TER-08"),
    "die": ("CS-CUL-20", "CS-CUL-21"),
    "column": ("CS-CUL-02", "CS-CUL-04"),
    "trophies": ("CS-SEA-01", "CS-SEA-02"),
    "signs": ("CS-CUL-01", "CS-CUL-12"),
    "people": ("CS-MOV-02",),
    "devoured": ("CS-CUL-17", "CS-CUL-18"),
    "turn": ("CS-TRN-01",),
    "limit": ("CS-CUL-13", "CS-CUL-14"),
    "pool": ("CS-UPD-04", "CS-DIE-01"),
    "cultists": ("CS-END-02",),
    "cultist-discard": ("CS-DEF-04",),
    "terror-deck": ("CS-TER-04",),
    "terror-discard": ("CS-RUL-054",),
    "objects-deck": ("CS-RSH-03",),
    "object-discard": ("CS-RSH-09",),
    "seals": ("CS-DEV-09",),
    "supply": ("CS-CMP-26", "CS-CMP-27"),
}
STAGES: Final = ("fight", "proposal", "drawn", "peeked")
UNKNOWN: Final = "#b08d4a"
INK: Final = "#8d86b8"
SHAPES: Final = ("circle", "square", "triangle", "diamond", "hexagon", "star")


# --- the still part -------------------------------------------------------------------------------------------------


def build_still(game: str, state: StormState, telling: Telling) -> Still:
    """Zones, faces and sides: what does not change during a game."""
    words = telling.words
    return Still(
        game,
        words("title"),
        words.locale,
        BOARD,
        tuple(_side(state, telling, seat) for seat in range(state.table.seats)),
        (*_board_zones(state, telling), *mat_zones(state, telling)),
        all_faces(telling),
        KINDS,
        telling.signs(telling.icons),
        SCENERY,
    )


def _side(state: StormState, telling: Telling, seat: int) -> SceneSide:
    name = telling.side(state, seat)
    if seat == state.agreed.author:
        return SceneSide(seat, name, seat, INK, SHAPES[-1], telling.words("author-title"), "author")
    investigator = state.investigator[seat]
    if investigator < 0:
        return SceneSide(seat, name, seat, UNKNOWN, SHAPES[seat])
    texts = telling.texts
    title = texts.investigator[investigator][1]
    return SceneSide(
        seat, name, seat, texts.hue[investigator], texts.shape[investigator], title, texts.icon[investigator]
    )


def _board_zones(state: StormState, telling: Telling) -> list[SceneZone]:
    words = telling.words
    zones: list[SceneZone] = []
    for place in range(PLACES):
        zones += _place_zones(state, telling, place)
    for part, (look, shape) in BESIDE.items():
        tip = _tip(words, part)
        zones.append(
            SceneZone(part, words(f"zone-{part}"), part, shape, rules=ZONE_RULES[part], tip=tip, look=look)
        )
    places = state.agreed.terror_places
    for at in range(places):
        eye = at == places - 1
        label = words("zone-eye") if eye else words("zone-circle", n=at + 1)
        rules = ("CS-END-01",) if eye else ("CS-TER-01", "CS-TER-02")
        tip = _tip(words, "eye" if eye else "circle")
        zones.append(
            SceneZone(f"circle-{at}", label, "circle", circle(at, places), rules=rules, tip=tip, look="cards")
        )
    for stage in STAGES:
        zones.append(SceneZone(stage, words(f"zone-{stage}"), stage, look="stage"))
    return zones


def _place_zones(state: StormState, telling: Telling, place: int) -> list[SceneZone]:
    """A location's place on the board, and its parts: card, die, column, trophies, signs, people."""
    words = telling.words
    name = telling.place(state, place)
    icon = location_icon(telling, telling.content.locations[state.location[place]])
    zones = [
        SceneZone(
            f"place-{place}",
            name,
            "place",
            area(place),
            rules=("CS-CMP-01",),
            look="area",
            outline=outline(place),
            icon=icon,
        )
    ]
    fields = {"column": 5, "trophies": state.agreed.investigators}
    for part, (look, _) in IN_A_PLACE.items():
        label = words(f"zone-{part}")
        zones.append(
            SceneZone(
                f"{part}-{place}",
                words("zone-of", zone=label, place=name),
                part,
                part_of_place(place, part),
                within=f"place-{place}",
                rules=ZONE_RULES[part],
                tip=_tip(words, part),
                look=look,
                fields=fields.get(part, 0),
                icon=LETTERS[state.symbol_of(place)] if part == "trophies" else "",
                told=part in ("card", "column"),
            )
        )
    return zones


def _tip(words: Words, part: str) -> str:
    """What is worth knowing of such a place, where there is a sentence for it."""
    tip = f"tip-{part}"
    return words(tip) if words.has(tip) else ""


# --- the moving part ------------------------------------------------------------------------------------------------


def build_moving(state: StormState, telling: Telling, seat: int | None, prompt: Prompt | None) -> Moving:
    """Pieces, counters and prompt as this viewer sees them."""
    pieces: list[Piece] = []
    counters: list[Counter] = []
    for place in range(PLACES):
        _place(state, telling, place, seat, pieces)
    _circle(state, telling, seat, pieces, counters)
    _decks(state, telling, pieces)
    _supplies(state, pieces)
    _stages(state, telling, seat, pieces)
    words = telling.words
    used = words("badge-used")
    labels = [words(label) for label in ("counter-mad", "counter-ongoing", "counter-plays")]
    for other in range(state.agreed.team):
        pieces += mat_pieces(state, telling, other, seat, used)
        counters += mat_counters(state, telling, other, labels)
    counters.append(Counter("turn", words("zone-turn"), state.turn, "turn"))
    board = state.cultists_on_board()
    counters.append(Counter("limit", words("zone-limit"), board, "limit", state.agreed.limit))
    return Moving(_heading(state, telling), tuple(pieces), tuple(counters), prompt, state.over)


def _heading(state: StormState, telling: Telling) -> tuple[str, ...]:
    words, texts = telling.words, telling.texts
    lines = [
        words("heading-turn", n=state.turn, phase=words(f"phase-{state.phase}")),
        words("heading-storm", n=state.cultists_on_board(), limit=state.agreed.limit),
    ]
    for place in state.goos_in_play():
        name, text = texts.goo[state.goo[place]]
        where = telling.place(state, place)
        lines.append(words("heading-goo-text" if text else "heading-goo", name=name, place=where, text=text))
        if state.must_fall(place):
            lines.append(words("heading-gate", name=name, place=where))
    if state.endgame:
        kind = state.zones[EYE][0] - telling.content.first_endgame
        name, text = texts.endgame[kind]
        lines.append(words("heading-endgame", name=name, text=text))
    ready: tuple[int, ...] = getattr(state.decision, "ready", ())
    if any(ready):
        names = [telling.side(state, other) for other, is_ready in enumerate(ready) if is_ready]
        lines.append(words("heading-ready", who=telling.listed(names)))
    return tuple(lines)


# --- the board ------------------------------------------------------------------------------------------------------


def _place(state: StormState, telling: Telling, place: int, viewer: int | None, pieces: list[Piece]) -> None:
    content = telling.content
    pieces.append(Piece("location", f"card-{place}", content.locations[state.location[place]].id))
    pieces.append(Piece("die", f"die-{place}", f"cdie-{state.cultist_dice[place]}"))
    column, zone, first = state.zones[COLUMN + place], f"column-{place}", content.first_cultist
    for order, card in enumerate(column):
        number = card - first
        id = content.cultists.ids[number]
        badges = _targeted(state, telling, number, viewer) if number in state.targets else ()
        pieces.append(Piece("cultist", zone, id, None, 1, order, badges, f"enemy-{number}"))
    if state.goo[place] >= 0:
        badges = _targeted(state, telling, GOO_TARGET + place, viewer)
        badges += (telling.words("badge-gate"),) if state.must_fall(place) else ()
        id = content.goos.ids[state.goo[place]]
        pieces.append(Piece("goo", zone, id, None, 1, len(column), badges, f"enemy-{GOO_TARGET + place}"))
    for order, card in enumerate(state.zones[DEVOURED + place]):
        pieces.append(
            Piece("cultist", f"devoured-{place}", content.cultists.ids[state.cultist(card)], order=order)
        )
    if peril := _peril(state, place):
        pieces.append(Piece("peril", f"place-{place}", peril))
    at = (AT_PLACE + place) * SYMBOLS
    for symbol in range(SYMBOLS):
        if n := state.trophies[at + symbol]:
            pieces.append(Piece("trophy", f"trophies-{place}", f"trophy-{LETTERS[symbol]}", count=n))
    for seat in range(state.agreed.team):
        if state.place[seat] == place and state.investigator[seat] >= 0:
            id = content.investigators[state.investigator[seat]].id
            pieces.append(Piece("investigator", f"people-{place}", f"inv-{id}", seat))
    for sign, shown in (
        ("marker", state.marker == place),
        ("altar", state.active[place] > 0),
        ("sealed", state.closed[place] > 0),
        ("blocked", state.blocked[place] > 0),
        ("held", state.held[place] > 0),
    ):
        if shown:
            pieces.append(Piece("sign", f"signs-{place}", sign))


def _peril(state: StormState, place: int) -> str:
    """How near the gate of a location is to being opened, if it is near. (CS-CUL-04, CS-CUL-16, CS-CUL-19)"""
    if state.goo[place] >= 0:
        return "at-gate" if state.must_fall(place) else "walking"
    room = state.agreed.content.numbers.column - len(state.zones[COLUMN + place])
    return "crowded" if room <= 1 and not state.closed[place] else ""


def _targeted(state: StormState, telling: Telling, enemy: int, viewer: int | None) -> tuple[str, ...]:
    """Whose target markers lie on an enemy, and what each of them lacks to win, for who may know."""
    found = []
    for slot, target in enumerate(state.targets):
        seat = slot // state.agreed.markers
        if target == enemy and state.investigator[seat] >= 0:
            knows = state.knows_hand(viewer, seat)
            found.append(chance(state, telling, seat, enemy) if knows else telling.side(state, seat))
    return tuple(found)


def _circle(
    state: StormState, telling: Telling, viewer: int | None, pieces: list[Piece], counters: list[Counter]
) -> None:
    bit = viewer_bit(state, viewer)
    content, label = telling.content, telling.words("counter-crystals")
    places = state.agreed.terror_places
    for at in range(places):
        if at == places - 1:
            for card in state.zones[EYE]:
                face = content.endgames[card - content.first_endgame].id if state.endgame else None
                pieces.append(Piece("endgame", f"circle-{at}", face))
            most = content.numbers.endgame_crystals
        elif state.zones[CIRCLE + at]:
            card = state.zones[CIRCLE + at][0]
            most = content.terror_number[card - content.first_terror]
            face = f"terror-{most}"
            if state.marks[card] & bit:
                face = content.terror_ids[card - content.first_terror]
            pieces.append(Piece("terror", f"circle-{at}", face))
        else:
            most = 0
        if state.terror == at:
            pieces.append(Piece("sign", f"circle-{at}", "terror-marker", order=9))
        zone = f"circle-{at}"
        counters.append(
            Counter(f"crystals-{at}", label, state.crystals[at], zone, most or None, icon="crystal")
        )


def _decks(state: StormState, telling: Telling, pieces: list[Piece]) -> None:
    content = telling.content
    ids, first = content.cultists.ids, content.first_cultist
    pieces += face_down(state, CULTIST_DECK, "cultist-card", "cultists")
    for order, card in enumerate(state.zones[CULTIST_DISCARD]):
        pieces.append(Piece("cultist-card", "cultist-discard", ids[card - first], order=order))
    if n := state.deck_size(TERROR_DECK):
        top = state.zones[TERROR_DECK][0] if state.zones[TERROR_DECK] else -1
        face = f"terror-{content.terror_number[top - content.first_terror]}" if top >= 0 else None
        pieces.append(Piece("terror", "terror-deck", face))
        if n > 1:
            pieces.append(Piece("terror", "terror-deck", None, count=n - 1, order=-1))
    for order, card in enumerate(state.zones[TERROR_DISCARD]):
        pieces.append(
            Piece("terror", "terror-discard", content.terror_ids[card - content.first_terror], order=order)
        )
    pieces += face_down(state, OBJECT_DECK, "object", "objects-deck")
    for order, card in enumerate(state.zones[OBJECT_DISCARD]):
        pieces.append(Piece("object", "object-discard", state.thing(card).id, order=order))
    for shown, n in enumerate(state.pool):
        if n:
            pieces.append(Piece("die", "pool", f"die-face-{shown}", count=n))


def _supplies(state: StormState, pieces: list[Piece]) -> None:
    for symbol, letter in enumerate(LETTERS):
        if n := state.trophies[SUPPLY * SYMBOLS + symbol]:
            pieces.append(Piece("trophy", "supply", f"trophy-{letter}", count=n))
        keeper = state.seal[symbol]
        if keeper == FREE_SEAL:
            pieces.append(Piece("seal", "seals", f"seal-{letter}"))
        elif keeper < SEATS:
            pieces.append(Piece("seal", f"board-{keeper}", f"seal-{letter}", keeper))


# --- what is shown before everything else ---------------------------------------------------------------------------


def _stages(state: StormState, telling: Telling, viewer: int | None, pieces: list[Piece]) -> None:
    """What is shown before everything else: found objects, the next cultists, a fight."""
    content = telling.content
    for order, card in enumerate(state.zones[DRAWN]):
        pieces.append(Piece("object", "drawn", state.thing(card).id, order=order))
    bit = viewer_bit(state, viewer)
    for order, card in enumerate(state.zones[PEEKED]):
        face = content.cultists.ids[state.cultist(card)] if state.marks[card] & bit else None
        pieces.append(Piece("cultist-card", "peeked", face, order=order))
    if isinstance(state.decision, (Fight, Assign, ClaimTrophy)):
        _fight(state, telling, state.decision, viewer, pieces)


def _fight(
    state: StormState, telling: Telling, decision: Any, viewer: int | None, pieces: list[Piece]
) -> None:
    """The enemy with the symbols it needs, missing ones hollow; and what would be used up to win, for who may know."""
    content, enemy, seat = telling.content, decision.enemy, decision.seat
    if enemy >= GOO_TARGET:
        pieces.append(Piece("goo", "fight", content.goos.ids[state.goo[enemy - GOO_TARGET]], order=-1))
    else:
        pieces.append(Piece("cultist-card", "fight", content.cultists.ids[enemy], order=-1))
    lacking = [0] * SYMBOLS
    knows = state.knows_hand(viewer, seat)
    used: tuple[int, ...] = ()
    if isinstance(decision, ClaimTrophy):
        left, used = [0] * SYMBOLS, decision.chosen
    elif isinstance(decision, Assign):
        left = decision.need(state)
        if knows:
            cover = decision.cover(state, decision.picked(state, seat))
            left, used = least_left(cover, left), cover.chosen
    else:
        left = enemies.enemy_symbols(state, enemy, state.place[seat])
        match = fight.match_for(state, seat, enemy) if knows else None
        if match is not None:
            used = match.sources
        if match is None and knows:
            lacking = held_and_lacking(state, seat, enemy, left)[1]
    for symbol, letter in enumerate(LETTERS):
        for order in range(left[symbol]):
            kind = "missing" if order >= left[symbol] - lacking[symbol] else "symbol"
            pieces.append(Piece(kind, "fight", f"need-{letter}", order=10 * symbol + order))
    for order, code in enumerate(used):
        kind, values = symbols.SOURCES.split(code)
        pieces.append(SOURCES[kind](state, telling, seat, values[0], order))


# --- sources of symbols, as the cards, dice and abilities that they are ---------------------------------------------


def _own_card(state: StormState, telling: Telling, seat: int, own_card: int, order: int) -> Piece:
    face = telling.action_faces[state.own_card(seat, own_card)]
    return Piece("action", "proposal", face, seat, order=order)


def _die(state: StormState, telling: Telling, seat: int, face: int, order: int) -> Piece:
    return Piece("die", "proposal", f"die-face-{face}", seat, order=order)


def _doubled_die(state: StormState, telling: Telling, seat: int, face: int, order: int) -> Piece:
    return Piece("die", "proposal", f"die-face-{face}", seat, order=order, badges=("×2",))


def _support(state: StormState, telling: Telling, seat: int, card: int, order: int) -> Piece:
    return Piece("action", "proposal", telling.card_face(state, card), state.giver(card), order=order)


def _object(state: StormState, telling: Telling, seat: int, thing: int, order: int) -> Piece:
    if thing in telling.sources:
        _, kind, face = telling.sources[thing]
        return Piece(kind, "proposal", face, seat, order=order)
    return Piece("object", "proposal", telling.content.things[thing].id, seat, order=order)


def _ability(state: StormState, telling: Telling, seat: int, level: int, order: int) -> Piece:
    id = telling.content.investigators[state.investigator[seat]].id
    return Piece("ability", "proposal", f"{id}-L{level + 1}", seat, order=order)


def _trophy(state: StormState, telling: Telling, seat: int, symbol: int, order: int) -> Piece:
    return Piece("symbol", "proposal", f"need-{LETTERS[symbol]}", order=order)


SOURCES: Final[dict[str, Callable[[StormState, Telling, int, int, int], Piece]]] = {
    "by-card": _own_card,
    "by-die": _die,
    "by-doubled-die": _doubled_die,
    "by-support": _support,
    "by-object": _object,
    "by-ability": _ability,
    "by-trophy": _trophy,
}
"""What each kind of source looks like."""
