# compiled
"""How the table looks: the map of the city, the tracks around it, the Dreamlands, and a notebook for every role."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from eldertable.games.eldritch_arkham.box.cards import (
    ANCIENT,
    AREAS,
    AUTHORITIES,
    CULTISTS,
    DREAMER,
    INVESTIGATOR,
    OUTSIDERS,
    TYPES,
    WATER,
)
from eldertable.games.eldritch_arkham.box.places import LOCATIONS, OUT, PLACES
from eldertable.games.eldritch_arkham.looks import layout
from eldertable.games.eldritch_arkham.looks.faces import KINDS, all_faces, unit_piece, units_at
from eldertable.games.eldritch_arkham.looks.lie_of_the_land import (
    about_area,
    about_dream,
    about_location,
    about_path,
)
from eldertable.games.eldritch_arkham.looks.mats import mat_counters, mat_pieces, mat_zones
from eldertable.games.eldritch_arkham.looks.telling import ORDERS, ArkhamTelling
from eldertable.games.eldritch_arkham.rules.grimoires import book
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.scene import (
    Board,
    Moving,
    Piece,
    Prompt,
    SceneSide,
    SceneZone,
    Still,
)

LOOKS: Final = {
    OUTSIDERS: ("#4d8f5b", "hexagon"),
    ANCIENT: ("#8a63b8", "star"),
    CULTISTS: ("#b1483a", "triangle"),
    INVESTIGATOR: ("#c9a227", "diamond"),
    AUTHORITIES: ("#4a78b5", "square"),
    DREAMER: ("#d8d3c4", "circle"),
}
"""The colours of the sets of pieces: green, purple, red, yellow, blue, white; and a shape for each."""
BOOK_HUES: Final = ("#6d2f45", "#5b7f86")
UNKNOWN: Final = "#b08d4a"


def shows_paths(state: ArkhamState, telling: ArkhamTelling) -> bool:
    """Whether paths are zones of their own: for Cultists who hide there, and the Command Post of the Police."""
    seats = range(state.table.seats)
    return any(state.role[seat] >= 0 and telling.roles[state.role[seat]].shows_paths for seat in seats)


def shows_dreamlands(state: ArkhamState) -> bool:
    """Whether the Dreamlands lie beside the city: a dreamer plays."""
    return state.holders[DREAMER] >= 0


# --- the still part -----------------------------------------------------------------------------------------------


def build_still(game: str, icons: Mapping[str, str], state: ArkhamState, telling: ArkhamTelling) -> Still:
    """Zones, faces and sides: what does not change once roles are taken."""
    dreaming = shows_dreamlands(state)
    paths = state.agreed.numbers.dream_paths
    ways = tuple((a, b) for a in range(PLACES) for b in paths[a] if a < b) if dreaming else ()
    sides = [side for side in range(state.table.sides) if side < state.table.seats or state.in_play(side)]
    return Still(
        game,
        telling.words("title"),
        telling.locale,
        layout.board_size(dreaming),
        tuple(_side(state, telling, side) for side in sides),
        (*_board_zones(state, telling), *(z for side in sides for z in mat_zones(state, telling, side))),
        all_faces(state, telling),
        KINDS,
        telling.signs(icons, "counter"),
        layout.scenery(state.board, ways),
        telling.words("omens"),
    )


def _side(state: ArkhamState, telling: ArkhamTelling, side: int) -> SceneSide:
    name, role, texts = telling.side(state, side), state.role[side], telling.texts
    if side >= state.table.seats:
        rules = texts.grimoire[telling.locale][book(state, side)][1]
        return SceneSide(side, name, None, BOOK_HUES[side - state.table.seats], "square", rules, "grimoire")
    if role < 0:
        return SceneSide(side, name, side, UNKNOWN, "circle")
    omen = texts.role[telling.locale][role].omen
    hue, shape = LOOKS.get(telling.content.roles.set[role], (UNKNOWN, "circle"))
    return SceneSide(side, name, side, hue, shape, omen, telling.content.roles.ids[role])


def _board_zones(state: ArkhamState, telling: ArkhamTelling) -> list[SceneZone]:
    """What lies on the table, from below to above."""
    return [
        *_areas(state, telling),
        *_locations(state, telling),
        *_spots_in_areas(state, telling),
        *(_paths(state, telling) if shows_paths(state, telling) else ()),
        *_dominance(state, telling),
        *_omens(state, telling),
        *_beside_the_tracks(telling),
        *(_dreamlands(state, telling) if shows_dreamlands(state) else ()),
    ]


def _areas(state: ArkhamState, telling: ArkhamTelling) -> list[SceneZone]:
    return [
        SceneZone(
            f"area-{area + 1}",
            telling.words("zone-area", n=area + 1),
            "area",
            layout.area_box(state.board, area),
            rules=("EA-BRD-03", "EA-RUL-22"),
            tip=about_area(state, telling, area),
            look="ward",
            outline=layout.area_outline(state.board, area),
        )
        for area in range(AREAS)
    ]


def _locations(state: ArkhamState, telling: ArkhamTelling) -> list[SceneZone]:
    zones: list[SceneZone] = []
    board = state.board
    for location in range(LOCATIONS):
        kind = TYPES[board.type[location]]
        zones.append(
            SceneZone(
                board.ids[location],
                telling.location(state, location),
                "location",
                layout.location_box(board, location),
                rules=("EA-BRD-01", "EA-CTL-01"),
                tip=about_location(state, telling, location),
                look="plate",
                outline=layout.location_outline(board, location),
                icon=kind,
            )
        )
    return zones


def _spots_in_areas(state: ArkhamState, telling: ArkhamTelling) -> list[SceneZone]:
    """Where Altars and the Avatar of Nodens lie in an area."""
    return [
        SceneZone(
            f"in-area-{area + 1}",
            telling.words("zone-area", n=area + 1),
            "area",
            layout.area_box(state.board, area),
            within=f"area-{area + 1}",
            look="spot",
        )
        for area in range(AREAS)
    ]


def _paths(state: ArkhamState, telling: ArkhamTelling) -> list[SceneZone]:
    return [
        SceneZone(
            f"path-{path}",
            telling.words("zone-path", path=telling.path(state, path)),
            "path",
            layout.path_box(state.board, path),
            rules=("EA-BRD-02", "EA-CUL-19"),
            tip=about_path(state, telling, path),
            look="spot",
        )
        for path, kind in enumerate(state.board.kind)
        if kind != WATER
    ]


def _dominance(state: ArkhamState, telling: ArkhamTelling) -> list[SceneZone]:
    """The Dominance track, and each of its fields."""
    words, rules = telling.words, ("EA-DOM-01", "EA-DOM-04")
    fields = state.agreed.numbers.dominance_fields
    label, tip = words("zone-dominance"), words("tip-dominance", n=fields)
    zones = [
        SceneZone("dominance", label, "dominance", layout.DOMINANCE, rules=rules, tip=tip, look="area"),
    ]
    for field in range(fields):
        label = words("zone-field", n=field + 1)
        box = layout.field_of(layout.DOMINANCE_FIELDS, fields, field)
        zone = SceneZone(f"dominance-{field + 1}", label, "field", box, within="dominance", look="plate")
        zones.append(zone)
    return zones


def _omens(state: ArkhamState, telling: ArkhamTelling) -> list[SceneZone]:
    """The Omen track, and each of its fields; some alarm the Monster."""
    numbers, rules = state.agreed.numbers, ("EA-OMN-01", "EA-OMN-02")
    zones = [SceneZone("omens", telling.words("zone-omens"), "omens", layout.OMENS, rules=rules, look="area")]
    for field in range(numbers.goal + 1):
        box = layout.field_of(layout.OMEN_FIELDS, numbers.goal + 1, field)
        icon = "monster" if field in numbers.alarms else ""
        zone = SceneZone(f"omen-{field}", str(field), "omen", box, within="omens", look="plate", icon=icon)
        zones.append(zone)
    return zones


def _beside_the_tracks(telling: ArkhamTelling) -> list[SceneZone]:
    """The Monster card, and who is out of the game."""
    card, rules = telling.words("zone-monster-card"), ("EA-MON-07",)
    return [
        SceneZone("monster-card", card, "card", layout.MONSTER_CARD, rules=rules, look="cards"),
        SceneZone("out", telling.words("zone-out"), "out", layout.OUT, rules=("EA-MON-09",)),
    ]


def _dreamlands(state: ArkhamState, telling: ArkhamTelling) -> list[SceneZone]:
    """The Dreamlands, and each of their places."""
    zones = [
        SceneZone(
            "dreamlands",
            telling.words("zone-dreamlands"),
            "dreamlands",
            layout.DREAMLANDS_BOX,
            look="ward",
            outline=layout.DREAMLANDS_OUTLINE,
        )
    ]
    for place, name in enumerate(state.agreed.numbers.dream_ids):
        label, box = telling.dream(place), layout.dream_box(place)
        tip, rules = about_dream(state, telling, place), ("EA-CAR-11",)
        zones.append(
            SceneZone(name, label, "dream", box, within="dreamlands", rules=rules, tip=tip, look="plate")
        )
    return zones


# --- the moving part ----------------------------------------------------------------------------------------------


def build_board(state: ArkhamState, telling: ArkhamTelling) -> Board:
    """What lies open to everybody: units, tracks and tokens, and what is counted on the mats."""
    pieces = (*_on_locations(state), *units_at(state, OUT, "out"), *_on_tracks(state), *_tokens(state))
    counters = [counter for side in _sides(state) for counter in mat_counters(state, telling, side)]
    return Board(_heading(state, telling), pieces, tuple(counters), state.over, tuple(state.omens))


def build_mats(
    state: ArkhamState, telling: ArkhamTelling, seat: int | None, prompt: Prompt | None, board: Board
) -> Moving:
    """The board with what lies on everybody's mat as this viewer sees it, and what this viewer is asked."""
    pieces = [piece for side in _sides(state) for piece in mat_pieces(state, telling, side, seat)]
    return board.with_mats(pieces, (), prompt)


def _sides(state: ArkhamState) -> Sequence[int]:
    """All sides in the order of their turns, once there is one."""
    return state.order or range(state.table.seats)


def _heading(state: ArkhamState, telling: ArkhamTelling) -> tuple[str, ...]:
    words = telling.words
    lines = [words("round-of", n=state.round, rounds=state.agreed.rounds)]
    if state.turn >= 0:
        lines.append(words("heading-turn", **telling.subject(state, state.turn)))
        if state.acting != state.turn:
            lines.append(words("heading-window"))
    for field, name in enumerate(ORDERS):
        if state.demand[field]:
            lines.append(words("heading-demand", order=words(f"order-{name}"), n=-state.demand[field]))
    if state.arrests_twice:
        lines.append(words("heading-double"))
    if state.monster >= 0:
        name, text = telling.texts.monster[telling.locale][state.monster]
        lines.append(words("heading-monster", name=name, text=text))
    if state.keeper >= 0:
        lines.append(words("heading-marker", **telling.subject(state, state.keeper)))
    return tuple(lines)


def _on_locations(state: ArkhamState) -> list[Piece]:
    """The units of every location, and who controls it."""
    pieces: list[Piece] = []
    for location, zone in enumerate(state.board.ids):
        pieces += units_at(state, location, zone)
        controller = state.controller(location)
        if 0 <= controller < state.table.seats:
            pieces.append(Piece("control", zone, "control", controller))
    return pieces


def _on_tracks(state: ArkhamState) -> list[Piece]:
    """Dominance with its markers, Omens, and the Monster card."""
    pieces: list[Piece] = []
    for field, colour in enumerate(state.track):
        zone = f"dominance-{field + 1}"
        if field == state.marker:
            pieces.append(Piece("token", zone, "marker"))
            if state.mission:
                pieces.append(Piece("token", zone, "mission", state.holders[INVESTIGATOR]))
        if colour >= 0:
            pieces.append(unit_piece(state, colour, zone))
    for side in state.order:
        if state.in_play(side):
            pieces.append(Piece("token", f"omen-{state.omens[side]}", "omen", side))
    if state.monster >= 0:
        name = state.agreed.content.monsters.ids[state.monster]
        pieces.append(Piece("monster-card", "monster-card", name))
    return pieces


def _tokens(state: ArkhamState) -> list[Piece]:
    """Tokens and markers on the map, and Cultists on paths."""
    pieces: list[Piece] = []
    ids = state.board.ids
    for mark in (state.sigil, state.gate):
        if mark >= 0:
            pieces.append(Piece("token", ids[mark], "location-marker", state.holders[ANCIENT]))
    if state.area >= 0:
        pieces.append(Piece("token", f"in-area-{state.area + 1}", "area", state.holders[ANCIENT]))
    cult = state.holders[CULTISTS]
    for path, n in enumerate(state.on_path):
        if n:
            pieces.append(Piece("unit", f"path-{path}", "cultist", cult))
    for area, n in enumerate(state.altars_in):
        if n:
            pieces.append(Piece("token", f"in-area-{area + 1}", "altar", cult, n))
    for location in range(LOCATIONS):
        if state.altars_at[location]:
            pieces.append(Piece("token", ids[location], "altar", cult))
        if n := state.visions_at[location]:
            pieces.append(Piece("token", ids[location], "vision", state.holders[DREAMER], n))
    force = state.holders[AUTHORITIES]
    if state.wagon >= 0:
        pieces.append(Piece("token", ids[state.wagon], "wagon", force))
    if state.post_path >= 0:
        pieces.append(Piece("token", f"path-{state.post_path}", "post", force))
    if state.post_at >= 0:
        pieces.append(Piece("token", ids[state.post_at], "post", force))
    return pieces
