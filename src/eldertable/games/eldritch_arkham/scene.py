"""How the table looks: the map of the city, the Dreamlands beside it, and a notebook for every role."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eldertable.games.eldritch_arkham import layout
from eldertable.games.eldritch_arkham.cards import (
    ADVERTISER,
    ANCIENT,
    AREAS,
    AUTHORITIES,
    CARTER,
    CTHULHU_CULT,
    CULTISTS,
    DEEP_ONES,
    DREAMER,
    ELDER_THINGS,
    FEDS,
    GAUNT_VERBS,
    GREAT_OLD_ONE,
    INVESTIGATOR,
    KURANES,
    LOCATIONS,
    NEUTRAL,
    NODENS,
    ORDER_OF_DAGON,
    PLACES,
    POLICE,
    ROLE_IDS,
    ROWS,
    TYPES,
    UNIVERSITY,
    WATER,
)
from eldertable.games.eldritch_arkham.causes import CAUSES
from eldertable.games.eldritch_arkham.great_old_one import harbinger_ends
from eldertable.games.eldritch_arkham.grimoire import CHAPTERS, book
from eldertable.games.eldritch_arkham.state import (
    ANCIENT_BOX,
    ANCIENT_CARD,
    ANCIENT_DECK,
    ANCIENT_OFFER,
    ANCIENT_PAST,
    CIVILIAN,
    COLOURS,
    DELAYED,
    DREAM,
    HELD,
    INVESTIGATOR_CARD,
    INVESTIGATOR_DECK,
    INVESTIGATOR_PAST,
    LAW_DECK,
    LAW_HAND,
    LAW_PAST,
    MONSTER,
    OUT,
    REVEALED,
    RITUAL_DECK,
    RITUAL_HAND,
    RITUAL_PAST,
    SEATS,
    SPAWN,
    SUPPLY,
    WORSHIP,
    ArkhamState,
)
from eldertable.games.eldritch_arkham.telling import ORDERS, part_of
from eldertable.kernel.scene import (
    Counter,
    Face,
    Kind,
    Look,
    Moving,
    Piece,
    Prompt,
    SceneSide,
    SceneZone,
    Sign,
    Still,
)
from eldertable.kernel.sight import viewer_bit
from eldertable.kernel.steps import TABLE, Decision

if TYPE_CHECKING:
    from eldertable.games.eldritch_arkham.game import EldritchArkham

HUES = ("#4d8f5b", "#8a63b8", "#b1483a", "#c9a227", "#4a78b5", "#d8d3c4")
"""Outsiders green, Ancient purple, Cultists red, Investigator yellow, Authorities blue, Dreamer white."""
SHAPES = ("hexagon", "star", "triangle", "diamond", "square", "circle")
BOOK_HUES = ("#6d2f45", "#5b7f86")
UNKNOWN = "#b08d4a"
PIECES = (
    "control",
    "marker",
    "monster-marker",
    "mission",
    "location-marker",
    "altar",
    "vision",
    "wagon",
    "post",
    "dream-self",
    "limit",
    "order",
    "harbinger",
    "expedition",
    "area",
)
KINDS = (
    Kind("unit", "token", "unit"),
    Kind("token", "disc", "order"),
    Kind("control", "ring", "control"),
    Kind("monster-card", "card", "monster"),
    Kind("ancient", "card", "ancient"),
    Kind("ritual", "card", "ritual"),
    Kind("investigator", "card", "investigator"),
    Kind("law", "card", "law"),
    Kind("chapter", "card", "grimoire"),
)
UNIT_FACES = ("outsider", "avatar", "cultist", "investigator-unit", "officer", "vagrant")
CARD_ZONES: dict[int, tuple[tuple[str, int, Look], ...]] = {
    ANCIENT: (
        ("ancient", ANCIENT_CARD, "cards"),
        ("ancient-offer", ANCIENT_OFFER, "hand"),
        ("ancient-discard", ANCIENT_PAST, "cards"),
    ),
    CULTISTS: (
        ("ritual-hand", RITUAL_HAND, "hand"),
        ("worship", WORSHIP, "cards"),
        ("revealed", REVEALED, "cards"),
        ("ritual-discard", RITUAL_PAST, "cards"),
    ),
    INVESTIGATOR: (
        ("investigator", INVESTIGATOR_CARD, "cards"),
        ("investigator-discard", INVESTIGATOR_PAST, "cards"),
    ),
    AUTHORITIES: (("law-hand", LAW_HAND, "hand"), ("law-discard", LAW_PAST, "cards")),
}
DECKS: dict[int, tuple[str, int]] = {
    ANCIENT: ("ancient-deck", ANCIENT_DECK),
    CULTISTS: ("ritual-deck", RITUAL_DECK),
    INVESTIGATOR: ("investigator-deck", INVESTIGATOR_DECK),
    AUTHORITIES: ("law-deck", LAW_DECK),
}
Own = tuple[str, str, str, Look, int]
"""A zone of a notebook: id, label, kind, look, fields."""

PAGES = ("DEE", "ELD", "GOO", "NOD", "CUL", "DAG", "ADV", "MIS", "POL", "FED", "CAR", "KUR")
"""The pages of the roles, as the ids of their rules name them."""
CARD_KINDS = {ANCIENT: "ancient", CULTISTS: "ritual", INVESTIGATOR: "investigator", AUTHORITIES: "law"}


# --- the still part -----------------------------------------------------------------------------------------------


def build_still(game: EldritchArkham, state: ArkhamState, locale: str) -> Still:
    """Zones, faces and sides: what does not change once roles are taken."""
    dreaming = state.holders[DREAMER] >= 0
    paths = state.agreed.numbers.dream_paths
    ways = tuple((a, b) for a in range(PLACES) for b in paths[a] if a < b) if dreaming else ()
    sides = [side for side in range(state.table.sides) if side < state.table.seats or state.in_play(side)]
    return Still(
        game.name,
        game.words(locale)("title"),
        locale,
        layout.board_size(dreaming),
        tuple(_side(game, state, side, locale) for side in sides),
        (*_board_zones(game, state, locale), *(z for side in sides for z in _mat(game, state, side, locale))),
        _faces(game, state, locale),
        KINDS,
        _signs(game, locale),
        layout.scenery(state.board, ways),
        game.words(locale)("omens"),
    )


def _side(game: EldritchArkham, state: ArkhamState, side: int, locale: str) -> SceneSide:
    name, role = game.side_name(state, side, locale), state.role[side]
    if side >= state.table.seats:
        faction = side - state.table.seats
        rules = game.book(state.table.options["numbers"])[1].grimoire[locale][book(state, side)][1]
        return SceneSide(side, name, None, BOOK_HUES[faction], "square", rules, "grimoire")
    if role < 0:
        return SceneSide(side, name, side, UNKNOWN, "circle")
    omen = game.texts.role[locale][role].omen
    return SceneSide(side, name, side, HUES[role // 2], SHAPES[role // 2], omen, ROLE_IDS[role])


def _signs(game: EldritchArkham, locale: str) -> tuple[Sign, ...]:
    words = game.words(locale)
    return tuple(
        Sign(icon, words(f"counter-{icon}") if words.has(f"counter-{icon}") else "", drawing)
        for icon, drawing in game.icons.items()
    )


def _board_zones(game: EldritchArkham, state: ArkhamState, locale: str) -> list[SceneZone]:
    telling, words, board = game.telling(state, locale), game.words(locale), state.board
    zones: list[SceneZone] = []
    for area in range(AREAS):
        zones.append(
            SceneZone(
                f"area-{area + 1}",
                words("zone-area", n=area + 1),
                "area",
                layout.area_box(board, area),
                rules=("EA-BRD-03", "EA-RUL-22"),
                look="ward",
                outline=layout.area_outline(board, area),
            )
        )
    for location in range(LOCATIONS):
        kind = words(f"type-{TYPES[board.type[location]]}")
        zones.append(
            SceneZone(
                board.ids[location],
                telling.location(state, location),
                "location",
                layout.location_box(board, location),
                rules=("EA-BRD-01", "EA-CTL-01"),
                tip=words("tip-location", type=kind),
                look="plate",
                outline=layout.location_outline(board, location),
                icon=TYPES[board.type[location]],
            )
        )
    for area in range(AREAS):
        label = words("zone-area", n=area + 1)
        zones.append(
            SceneZone(
                f"in-area-{area + 1}",
                label,
                "area",
                layout.area_box(board, area),
                within=f"area-{area + 1}",
                look="spot",
            )
        )
    if state.side_of(CTHULHU_CULT) >= 0 or state.side_of(POLICE) >= 0:
        for path in range(len(board.ends)):
            if board.kind[path] == WATER:
                continue
            label = words("zone-path", path=telling.path(state, path))
            box = layout.path_box(board, path)
            rules = ("EA-BRD-02", "EA-CUL-19")
            zones.append(SceneZone(f"path-{path}", label, "path", box, rules=rules, look="spot"))
    zones += _tracks(game, state, locale)
    if state.holders[DREAMER] >= 0:
        label = words("zone-dreamlands")
        outline = layout.DREAMLANDS_OUTLINE
        zones.append(
            SceneZone("dreamlands", label, "dreamlands", layout.DREAMLANDS_BOX, look="ward", outline=outline)
        )
        for place, name in enumerate(state.agreed.numbers.dream_ids):
            label, box = telling.dream(place), layout.dream_box(place)
            zones.append(
                SceneZone(name, label, "dream", box, within="dreamlands", rules=("EA-CAR-11",), look="plate")
            )
    return zones


def _tracks(game: EldritchArkham, state: ArkhamState, locale: str) -> list[SceneZone]:
    words, numbers = game.words(locale), state.agreed.numbers
    zones = [
        SceneZone(
            "dominance",
            words("zone-dominance"),
            "dominance",
            layout.DOMINANCE,
            rules=("EA-DOM-01", "EA-DOM-04"),
            look="area",
        )
    ]
    for field in range(numbers.dominance_fields):
        box = layout.field_of(layout.DOMINANCE_FIELDS, numbers.dominance_fields, field)
        label = words("zone-field", n=field + 1)
        zone = SceneZone(f"dominance-{field + 1}", label, "field", box, within="dominance", look="plate")
        zones.append(zone)
    zones.append(
        SceneZone(
            "omens", words("zone-omens"), "omens", layout.OMENS, rules=("EA-OMN-01", "EA-OMN-02"), look="area"
        )
    )
    for field in range(numbers.goal + 1):
        box = layout.field_of(layout.OMEN_FIELDS, numbers.goal + 1, field)
        icon = "monster" if field in numbers.alarms else ""
        zone = SceneZone(f"omen-{field}", str(field), "omen", box, within="omens", look="plate", icon=icon)
        zones.append(zone)
    zones.append(
        SceneZone(
            "monster-card",
            words("zone-monster-card"),
            "card",
            layout.MONSTER_CARD,
            rules=("EA-MON-07",),
            look="cards",
        )
    )
    zones.append(SceneZone("out", words("zone-out"), "out", layout.OUT, rules=("EA-MON-09",)))
    return zones


def _mat(game: EldritchArkham, state: ArkhamState, side: int, locale: str) -> list[SceneZone]:
    """The notebook of a role."""
    words = game.words(locale)
    mat = f"mat-{side}"
    zones = [
        SceneZone(mat, words("zone-mat", who=game.side_name(state, side, locale)), "mat", owner=side),
        SceneZone(f"purse-{side}", words("zone-purse"), "purse", owner=side, within=mat, look="purse"),
    ]
    role = state.role[side]
    if side >= state.table.seats:
        label = words("zone-chapters")
        zones.append(SceneZone(f"chapters-{side}", label, "cards", owner=side, within=mat, look="cards"))
    if side >= state.table.seats or role < 0:
        return zones
    pieces = role // 2

    own: list[Own] = [(f"supply-{side}", words("zone-supply"), "supply", "heap", 0)]
    if game.content.roles.faction[role] == NEUTRAL:
        own.append((f"held-{side}", words("zone-held"), "held", "heap", 0))
    if pieces in DECKS:
        deck = DECKS[pieces][0]
        own.append((deck, words(f"zone-{deck}"), "deck", "cards", 0))
        for name, _, look in CARD_ZONES[pieces]:
            if name != "ancient-offer" or role == GREAT_OLD_ONE:
                own.append((name, words(f"zone-{name}"), "hand" if look == "hand" else "cards", look, 0))
    own += _own_zones(game, state, role, locale)
    for name, label, kind, look, fields in own:
        zones.append(SceneZone(name, label, kind, owner=side, within=mat, look=look, fields=fields))
    return zones


def _own_zones(game: EldritchArkham, state: ArkhamState, role: int, locale: str) -> list[Own]:
    """The fields and tracks that only one role has."""
    words, numbers, telling = game.words(locale), state.agreed.numbers, game.telling(state, locale)
    own: list[Own] = []
    if role == DEEP_ONES:
        for row, name in enumerate(ROWS):
            own.append((f"row-{name}", words(f"row-{name}"), "row", "fields", numbers.row_fields[row]))
        own.append(("role-board", words("zone-role-board"), "role-board", "heap", 0))
    elif role == ELDER_THINGS:
        for name in numbers.elder_ids:
            own.append((name, words(f"elder-{name}"), "action", "line", 0))
        for seal, n in enumerate((1, numbers.seal_colours, numbers.seal_units), 1):
            own.append((f"seal-{seal}", words(f"seal-{seal}", n=n), "seal", "line", 0))
    elif role == GREAT_OLD_ONE:
        for token in (0, 1):
            for field in range(len(numbers.rings[token])):
                label = f"{words(f'ring-name-{token}')} {field + 1}: {telling.ring(token, field)}"
                own.append((f"ring-{token}-{field}", label, "ring", "line", 0))
        own.append(("ancient-box", words("zone-ancient-box"), "cards", "cards", 0))
    elif role == NODENS:
        for field in range(4):
            name = GAUNT_VERBS[numbers.gaunts[field]]
            own.append((f"gaunt-{name}", words(f"gaunt-{name}"), "gaunt", "line", 0))
    elif role == ORDER_OF_DAGON:
        for field, name in enumerate(numbers.grand_ids):
            own.append((f"grand-{name}", telling.grand(field), "grand", "line", 0))
    elif role == UNIVERSITY:
        own.append(("trip-start", words("trip-start"), "trip", "line", 0))
        for field, name in enumerate(numbers.trip_ids):
            own.append((f"trip-{name}", telling.trip(field), "trip", "line", 0))
    elif role == POLICE:
        for name in ORDERS:
            own.append((f"order-{name}", words(f"order-{name}"), "order", "line", 0))
    return own


def _faces(game: EldritchArkham, state: ArkhamState, locale: str) -> tuple[Face, ...]:
    words = game.words(locale)
    content, texts = game.book(state.table.options["numbers"])
    faces: list[Face] = []
    for number, name in enumerate(content.monsters.ids):
        title, text = texts.monster[locale][number]
        faces.append(Face(name, title, text, "monster", line=words("line-monster"), rules=("EA-MON-07",)))
    for number, name in enumerate(content.grimoires.ids):
        for chapter, (title, text) in enumerate(texts.grimoire[locale][number][2], 1):
            line = texts.grimoire[locale][number][0]
            faces.append(Face(f"{name}-{chapter}", title, text, "grimoire", line=line, mark=str(chapter)))
    for number, name in enumerate(content.ancients.ids):
        title, text = texts.ancient[locale][number]
        threat = content.ancients.threat[number]
        faces.append(
            Face(name, title, text, "ancient", line=words("line-ancient", n=threat), mark=str(threat))
        )
    for face, name in enumerate(content.rituals.ids):
        area, mythos = content.rituals.area[face] + 1, content.rituals.mythos[face]
        text = words("face-ritual-text", n=mythos)
        title = words("face-ritual", area=area)
        faces.append(Face(name, f"{title} · {mythos}", text, "ritual", (("mythos", mythos),), mark=str(area)))
    for number, name in enumerate(content.investigators.ids):
        title, text = texts.investigator[locale][number]
        table = content.investigators
        kind = words(f"type-{TYPES[table.type[number]]}")
        line = words("line-investigator", n=table.grit[number], type=kind)
        faces.append(Face(name, title, text, "investigator", line=line, mark=str(table.grit[number])))
    for number, name in enumerate(content.laws.ids):
        title, *effects = texts.law[locale][number]
        marked = [
            f"{effect} ({words('blue')})" if content.laws.blue[2 * number + at] else effect
            for at, effect in enumerate(effects)
        ]
        faces.append(Face(name, title, " — ".join(marked), "law", line=words("line-law")))
    for pieces, name in enumerate(UNIT_FACES):
        side = state.holders[pieces]
        role = state.role[side] if side >= 0 else 2 * pieces
        title = texts.role[locale][role].unit
        faces.append(Face(name, title, icon=name, rules=("EA-CTL-01",)))
        if pieces == 0:
            label = words("unit-delayed", unit=title)
            faces.append(Face("delayed", label, icon="delayed", rules=("EA-DEE-23",), mark="z"))
    for name in ("civilian", "monster", "spawn"):
        faces.append(Face(name, words(f"unit-{name}"), icon=name))
    faces.append(Face("omen", words("counter-omens"), icon="omens", rules=("EA-OMN-01",)))
    faces += [Face(name, words(f"piece-{name}"), icon=name) for name in PIECES]
    return tuple(faces)


# --- the moving part ----------------------------------------------------------------------------------------------


def build_moving(
    game: EldritchArkham, state: ArkhamState, seat: int | None, locale: str, prompt: Prompt | None
) -> Moving:
    """Pieces, counters and prompt as this viewer sees them."""
    pieces: list[Piece] = []
    counters: list[Counter] = []
    for location in range(LOCATIONS):
        _units(state, location, state.board.ids[location], pieces)
        controller = state.controller(location)
        if 0 <= controller < state.table.seats:
            pieces.append(Piece("control", state.board.ids[location], "control", controller))
    _units(state, OUT, "out", pieces)
    _tracks_now(game, state, pieces)
    _tokens(state, pieces)
    for side in state.order or range(state.table.seats):
        _notebook(game, state, side, seat, locale, pieces, counters)
    scores = tuple(state.omens)
    return Moving(_heading(game, state, locale), tuple(pieces), tuple(counters), prompt, state.over, scores)


def _heading(game: EldritchArkham, state: ArkhamState, locale: str) -> tuple[str, ...]:
    words, telling = game.words(locale), game.telling(state, locale)
    lines = [words("round-of", n=state.round, rounds=state.agreed.rounds)]
    if state.turn >= 0:
        lines.append(words("heading-turn", **telling.subject(state, state.turn)))
        if state.acting != state.turn:
            lines.append(words("heading-window"))
    for field, name in enumerate(ORDERS):
        if state.demand[field]:
            lines.append(words("heading-demand", order=words(f"order-{name}"), n=-state.demand[field]))
    if state.double:
        lines.append(words("heading-double"))
    if state.monster >= 0:
        name, text = game.texts.monster[locale][state.monster]
        lines.append(words("heading-monster", name=name, text=text))
    if state.keeper >= 0:
        lines.append(words("heading-marker", **telling.subject(state, state.keeper)))
    return tuple(lines)


def unit_face(state: ArkhamState, colour: int) -> str:
    """The face of a unit of a colour."""
    if colour == DELAYED:
        return "delayed"
    if colour >= SEATS:
        return {CIVILIAN: "civilian", MONSTER: "monster", SPAWN: "spawn"}[colour]
    return UNIT_FACES[state.role[colour] // 2]


def _owner(state: ArkhamState, colour: int) -> int | None:
    owner = state.owner(colour)
    return owner if 0 <= owner < SEATS else None


def _units(state: ArkhamState, place: int, zone: str, pieces: list[Piece]) -> None:
    at = place * COLOURS
    for colour in range(COLOURS):
        if n := state.units[at + colour]:
            pieces.append(Piece("unit", zone, unit_face(state, colour), _owner(state, colour), n))


def _tracks_now(game: EldritchArkham, state: ArkhamState, pieces: list[Piece]) -> None:
    for field, colour in enumerate(state.track):
        zone = f"dominance-{field + 1}"
        if field == state.marker:
            pieces.append(Piece("token", zone, "marker"))
            if state.mission:
                pieces.append(Piece("token", zone, "mission", state.side_of(ADVERTISER)))
        if colour >= 0:
            pieces.append(Piece("unit", zone, unit_face(state, colour), _owner(state, colour)))
    for side in state.order:
        if state.in_play(side):
            pieces.append(Piece("token", f"omen-{state.omens[side]}", "omen", side))
    if state.monster >= 0:
        pieces.append(Piece("monster-card", "monster-card", game.content.monsters.ids[state.monster]))


def _tokens(state: ArkhamState, pieces: list[Piece]) -> None:
    """Tokens and markers on the map."""
    ids = state.board.ids
    for mark in (state.sigil, state.gate):
        if mark >= 0:
            pieces.append(Piece("token", ids[mark], "location-marker", state.holders[ANCIENT]))
    if state.side_of(NODENS) >= 0 and state.area >= 0:
        pieces.append(Piece("token", f"in-area-{state.area + 1}", "area", state.side_of(NODENS)))
    cult = state.holders[CULTISTS]
    if state.side_of(CTHULHU_CULT) >= 0:
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


def _notebook(
    game: EldritchArkham,
    state: ArkhamState,
    side: int,
    viewer: int | None,
    locale: str,
    pieces: list[Piece],
    counters: list[Counter],
) -> None:
    words, purse = game.words(locale), f"purse-{side}"

    def count(name: str, value: int, most: int | None = None) -> None:
        label = words(f"counter-{name}")
        counters.append(Counter(f"{name}-{side}", label, value, purse, most, side, name))

    count("omens", state.omens[side], state.agreed.numbers.goal)
    count("mythos", state.mythos[side])
    if state.keeper == side:
        pieces.append(Piece("token", f"purse-{side}", "monster-marker", side))
    role = state.role[side]
    if side >= state.table.seats:
        name = state.agreed.content.grimoires.ids[book(state, side)]
        chapters = [Piece("chapter", f"chapters-{side}", f"{name}-{n + 1}", side) for n in range(CHAPTERS)]
        pieces.extend(chapters)
    if side >= state.table.seats or role < 0:
        return
    if side == state.turn:
        count("actions", state.actions)
    if n := state.units[SUPPLY * COLOURS + side]:
        pieces.append(Piece("unit", f"supply-{side}", unit_face(state, side), side, n))
    if game.content.roles.faction[role] == NEUTRAL:
        _units(state, HELD + side, f"held-{side}", pieces)
    _cards(game, state, role // 2, side, viewer, pieces)
    numbers = state.agreed.numbers
    if role == DEEP_ONES:
        _deep_rows(state, side, pieces)
    elif role == ELDER_THINGS:
        count("ready", state.elder_ready)
        for field, name in enumerate(numbers.elder_ids):
            if n := state.elder_markers[field]:
                pieces.append(Piece("token", name, "limit", side, n))
        for seal, closed in enumerate(state.seals, 1):
            if closed:
                pieces.append(Piece("token", f"seal-{seal}", "limit", side))
        if state.elder_waiting:
            count("waiting", state.elder_waiting)
    elif role == GREAT_OLD_ONE:
        for token in (0, 1):
            pieces.append(Piece("token", f"ring-{token}-{state.rings[token]}", "harbinger", side))
    elif role == NODENS:
        for field, n in enumerate(state.gaunts):
            if n:
                zone = f"gaunt-{GAUNT_VERBS[numbers.gaunts[field]]}"
                pieces.append(Piece("token", zone, "harbinger", side))
    elif role == CTHULHU_CULT:
        count("corruption", numbers.corruption[state.corruption], numbers.corruption[-1])
        count("altars", state.altars_left())
    elif role == ORDER_OF_DAGON:
        pieces.append(Piece("token", f"grand-{numbers.grand_ids[state.grand]}", "harbinger", side))
        count("altars", state.altars_left())
    elif role == ADVERTISER:
        count("sanity", state.sanity, len(numbers.sanity))
        if state.sanity < len(numbers.sanity):
            count("story", numbers.sanity[state.sanity])
    elif role == UNIVERSITY:
        _expedition(game, state, side, pieces)
    elif role == POLICE:
        count("orders", state.orders_left())
        for field, name in enumerate(ORDERS):
            if n := state.orders[field]:
                pieces.append(Piece("token", f"order-{name}", "order", side, n))
    elif role == FEDS:
        count("purse", state.purse, numbers.orders)
    elif role in (CARTER, KURANES):
        count("visions", state.visions_left())
        _dreamlands(game, state, side, pieces)


def _deep_rows(state: ArkhamState, side: int, pieces: list[Piece]) -> None:
    numbers = state.agreed.numbers
    for row, name in enumerate(ROWS):
        first = numbers.row_first[row]
        if n := sum(state.slots[first : first + numbers.row_fields[row]]):
            pieces.append(Piece("unit", f"row-{name}", "outsider", side, n))
        if state.limits[row]:
            badges = (f"{state.limits[row]}", "+") if state.loads[row] else (f"{state.limits[row]}",)
            pieces.append(Piece("token", f"row-{name}", "limit", side, order=1, badges=badges))
    if state.drowned:
        pieces.append(Piece("unit", "role-board", "outsider", side, state.drowned))


def _expedition(game: EldritchArkham, state: ArkhamState, side: int, pieces: list[Piece]) -> None:
    ids = state.agreed.numbers.trip_ids
    zone = f"trip-{ids[state.trip]}" if state.trip >= 0 else "trip-start"
    pieces.append(Piece("token", zone, "expedition", side))
    if state.trip_done >= 0:
        pieces.append(Piece("token", f"trip-{ids[state.trip_done]}", "mission", side))


def _dreamlands(game: EldritchArkham, state: ArkhamState, side: int, pieces: list[Piece]) -> None:
    for place, name in enumerate(state.agreed.numbers.dream_ids):
        _units(state, DREAM + place, name, pieces)
        if n := state.visions_in[place]:
            pieces.append(Piece("token", name, "vision", side, n))
        if place == state.dreamer:
            pieces.append(Piece("token", name, "dream-self", side))


def _cards(
    game: EldritchArkham,
    state: ArkhamState,
    pieces_set: int,
    side: int,
    viewer: int | None,
    pieces: list[Piece],
) -> None:
    """The cards of a role: what this viewer sees by its face, the rest as backs."""
    if pieces_set not in DECKS:
        return
    kind, bit = CARD_KINDS[pieces_set], viewer_bit(state, viewer)
    name, deck = DECKS[pieces_set]
    if left := state.deck_size(deck):
        pieces.append(Piece(kind, name, None, side, left))
    listed = [(zone, at) for zone, at, _ in CARD_ZONES[pieces_set]]
    if pieces_set == ANCIENT and state.role[side] == GREAT_OLD_ONE:
        listed.append(("ancient-box", ANCIENT_BOX))
    for zone, at in listed:
        counted: dict[int, int] = {}
        hidden = 0
        for card in state.zones[at]:
            if state.marks[card] & bit:
                face = game.content.face[card]
                counted[face] = counted.get(face, 0) + 1
            else:
                hidden += 1
        ids = getattr(game.content, f"{kind}s").ids
        for face in sorted(counted):
            pieces.append(Piece(kind, zone, ids[face], side, counted[face]))
        if hidden:
            pieces.append(Piece(kind, zone, None, side, hidden))


# --- what is asked ------------------------------------------------------------------------------------------------


def ask(
    game: EldritchArkham, state: ArkhamState, decision: Decision, seat: int | None, locale: str
) -> Prompt:
    """The prompt; who is not asked learns only whom the table waits for."""
    kind, telling = type(decision).__name__, game.telling(state, locale)
    if decision.seat == TABLE:
        return Prompt(decision.seats(), kind, telling.words("ask-GoOn"), decision.RULES)
    if seat is None or seat not in decision.seats():
        words = telling.words("waiting-for", who=telling.side(state, decision.seat))
        return Prompt(decision.seats(), kind, words, decision.RULES)
    rules = decision.RULES
    if "cause" in decision.FIELDS:
        rules = (CAUSES[getattr(decision, "cause", 0)], *rules)
    rules = tuple(dict.fromkeys(rule for rule in rules if concerns(state, seat, rule)))
    chosen = ""
    if "colour" in decision.FIELDS and isinstance(getattr(decision, "colour", 0), tuple):
        chosen = ", ".join(telling.unit(state, colour) for colour in getattr(decision, "colour", ()))
    return Prompt(decision.seats(), kind, telling.ask(state, decision), rules, (), chosen)


def concerns(state: ArkhamState, seat: int, rule: str) -> bool:
    """Whether a rule is a general one or on the page of the seat's role: some questions are asked of several roles."""
    page = rule.split("-")[1]
    return page not in PAGES or PAGES.index(page) == state.role[seat]


def touches(state: ArkhamState, decision: Decision, seat: int, answer: int) -> tuple[str, ...]:
    """The zones and faces that an answer touches, so that a client can light them."""
    kind, one = part_of(decision, answer)
    ids, content = state.board.ids, state.agreed.content
    if kind in ("location", "step-to", "cab-to", "ride"):
        return (ids[one],)
    if kind == "way":
        origin, target = state.board.crossing(one)
        return (ids[origin], ids[target])
    if kind == "unit":
        return (ids[one // COLOURS], unit_face(state, one % COLOURS))
    if kind == "colour":
        return (unit_face(state, one),)
    if kind == "area":
        return (f"area-{one + 1}",)
    if kind == "path" and (state.side_of(CTHULHU_CULT) >= 0 or state.side_of(POLICE) >= 0):
        return (f"path-{one}",)
    if kind in ("dream", "explore"):
        return (content.numbers.dream_ids[one],)
    if kind in ("summon-card", "worship-card", "ritual-card"):
        return ("ritual-hand", content.rituals.ids[one])
    if kind in ("law", "law-effect"):
        return ("law-hand", content.laws.ids[one if kind == "law" else one // 2])
    if kind == "ancient":
        return (content.ancients.ids[one],)
    if kind in ("track-side", "track-unit"):
        return ("dominance",)
    if kind == "appeal":
        return (ids[one // 2], "dominance")
    return _touches_board(state, decision, kind, one)


def _touches_board(state: ArkhamState, decision: Decision, kind: str, one: int) -> tuple[str, ...]:
    """Fields of role boards."""
    numbers = state.agreed.numbers
    if kind == "slot":
        row = max(row for row in range(len(ROWS)) if numbers.row_first[row] <= one)
        return (f"row-{ROWS[row]}",)
    if kind in ("row", "swarm-row"):
        return (f"row-{ROWS[one]}",)
    if kind in ("elder", "elder-stacked"):
        return (numbers.elder_ids[one],)
    if kind == "harbinger":
        token, steps = one // 2, one % 2 + 1
        return (f"ring-{token}-{harbinger_ends(state, token, steps)}",)
    if kind == "gaunt":
        return tuple(f"gaunt-{GAUNT_VERBS[numbers.gaunts[field]]}" for field in (one // 4, one % 4))
    if kind == "grand":
        return (f"grand-{numbers.grand_ids[one]}",)
    if kind == "lecture":
        return (f"trip-{numbers.trip_ids[one]}",)
    if kind == "order" and state.side_of(POLICE) >= 0:
        return (f"order-{ORDERS[one]}",)
    if kind == "join":
        return (f"path-{one // 2}", state.board.ids[state.board.ends[one // 2][one % 2]])
    if kind == "sacrifice":
        return (f"path-{one}",)
    return ()
