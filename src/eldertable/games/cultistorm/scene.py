"""How the table looks: five places around the terror circle, and a mat for every investigator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eldertable.games.cultistorm import cards as c
from eldertable.games.cultistorm import fight, losses, preparation, sealing, symbols, winning
from eldertable.games.cultistorm.assignment import Assign, AssignCard, ClaimTrophy
from eldertable.games.cultistorm.combat import ChooseFight
from eldertable.games.cultistorm.common import Common
from eldertable.games.cultistorm.content import LETTERS
from eldertable.games.cultistorm.development import TakeSeal
from eldertable.games.cultistorm.effects import PickSubject
from eldertable.games.cultistorm.effects_belongings import RecoverObject, Regain
from eldertable.games.cultistorm.effects_board import FreeMove, PickLocation
from eldertable.games.cultistorm.fight import Fight
from eldertable.games.cultistorm.layout import (
    BESIDE,
    BOARD,
    IN_A_PLACE,
    SCENERY,
    area,
    circle,
    outline,
    part_of_place,
)
from eldertable.games.cultistorm.losses import Drop, LoseObject, ReturnTrophy
from eldertable.games.cultistorm.preparation import Prepare
from eldertable.games.cultistorm.reactions import ActivateLocation, PickFewest
from eldertable.games.cultistorm.research import KeepObject
from eldertable.games.cultistorm.sealing import SealOrPass
from eldertable.games.cultistorm.setup import KeepStart
from eldertable.games.cultistorm.state import (
    AT_PLACE,
    BEFORE,
    CIRCLE,
    COLUMN,
    CULTIST_DECK,
    CULTIST_DISCARD,
    DECK,
    DEVOURED,
    DISCARD,
    DRAWN,
    EYE,
    FACES,
    FREE_SEAL,
    GOO_TARGET,
    HAND,
    OBJECT_DECK,
    OBJECT_DISCARD,
    OBJECTS,
    PEEKED,
    PLACES,
    SEATS,
    SUPPLY,
    SYMBOLS,
    TERROR_DECK,
    TERROR_DISCARD,
    StormState,
)
from eldertable.games.cultistorm.support import RelayTo
from eldertable.games.cultistorm.terror_cards import PickPlace, PickTrophy, PickVictim
from eldertable.games.cultistorm.update import DiscardKept
from eldertable.games.cultistorm.winning import SecondWind
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
from eldertable.kernel.steps import Decision

if TYPE_CHECKING:
    from eldertable.games.cultistorm.game import Cultistorm

ZONE_RULES: dict[str, tuple[str, ...]] = {
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
    "hand": ("CS-CMP-15", "CS-CMP-16"),
    "before": ("CS-SUP-01",),
    "objects": ("CS-RSH-10",),
    "dice": ("CS-DIE-08",),
    "mind": ("CS-CMP-09", "CS-CMP-10"),
    "bag": ("CS-CMP-28",),
    "board": ("CS-DEV-02",),
    "deck": ("CS-RUL-045",),
    "discard": ("CS-RUL-045",),
}
ON_A_MAT: tuple[tuple[str, Look], ...] = (
    ("hand", "hand"),
    ("before", "hand"),
    ("objects", "hand"),
    ("dice", "dice"),
    ("mind", "purse"),
    ("bag", "purse"),
    ("board", "heap"),
    ("deck", "cards"),
    ("discard", "cards"),
)
STAGES = ("fight", "proposal", "drawn", "peeked")
KINDS = (
    Kind("action", "card", "action"),
    Kind("object", "card", "object"),
    Kind("location", "card", "place"),
    Kind("terror", "card", "terror"),
    Kind("endgame", "card", "endgame"),
    Kind("cultist-card", "card", "cultist"),
    Kind("cultist", "tile", "cultist"),
    Kind("goo", "tile", "goo"),
    Kind("die", "die", "die"),
    Kind("trophy", "disc", "trophy"),
    Kind("seal", "disc", "seal"),
    Kind("sign", "token", "marker"),
    Kind("investigator", "token", "target"),
    Kind("ability", "token", "ability"),
    Kind("symbol", "disc", "any"),
    Kind("missing", "hollow", "any"),
)
UNKNOWN = "#b08d4a"
SHAPES = ("circle", "square", "triangle", "diamond", "hexagon")
ICON_NAMES = {
    "X": "combat",
    "R": "research",
    "I": "insanity",
    "C": "cultist",
    "T": "terror",
    "N": "next",
    "0": "no-redraw",
}


# --- the still part -----------------------------------------------------------------------------------------------


def build_still(game: Cultistorm, state: StormState, locale: str) -> Still:
    """Zones, faces and sides: what does not change during a game."""
    words = game.words(locale)
    signs = tuple(
        Sign(icon, words(f"icon-{icon}") if words.has(f"icon-{icon}") else "", drawing)
        for icon, drawing in game.icons.items()
    )
    return Still(
        game.name,
        words("title"),
        locale,
        BOARD,
        tuple(_side(game, state, seat, locale) for seat in range(state.table.seats)),
        (*_board_zones(game, state, locale), *_mat_zones(game, state, locale)),
        _faces(game, locale),
        KINDS,
        signs,
        SCENERY,
    )


def _side(game: Cultistorm, state: StormState, seat: int, locale: str) -> SceneSide:
    name, investigator = game.side_name(state, seat, locale), state.investigator[seat]
    if investigator < 0:
        return SceneSide(seat, name, seat, UNKNOWN, SHAPES[seat])
    texts = game.texts
    title = texts.investigator[investigator][1]
    return SceneSide(
        seat, name, seat, texts.hue[investigator], texts.shape[investigator], title, texts.icon[investigator]
    )


def _board_zones(game: Cultistorm, state: StormState, locale: str) -> list[SceneZone]:
    words, telling = game.words(locale), game.telling(locale)
    zones: list[SceneZone] = []
    for place in range(PLACES):
        name = telling.place(state, place)
        icon = game.content.locations[state.location[place]].id
        zones.append(
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
        )
        fields = {"column": 5, "trophies": state.table.seats}
        for part, (look, _) in IN_A_PLACE.items():
            tip = f"tip-{part}"
            label = words(f"zone-{part}")
            zones.append(
                SceneZone(
                    f"{part}-{place}",
                    words("zone-of", zone=label, place=name),
                    part,
                    part_of_place(place, part),
                    within=f"place-{place}",
                    rules=ZONE_RULES[part],
                    tip=words(tip) if words.has(tip) else "",
                    look=look,
                    fields=fields.get(part, 0),
                    icon=LETTERS[state.symbol_of(place)] if part == "trophies" else "",
                )
            )
    for part, (look, shape) in BESIDE.items():
        zones.append(SceneZone(part, words(f"zone-{part}"), part, shape, rules=ZONE_RULES[part], look=look))
    places = state.agreed.terror_places
    for at in range(places):
        eye = at == places - 1
        label = words("zone-eye") if eye else words("zone-circle", n=at + 1)
        rules = ("CS-END-01",) if eye else ("CS-TER-01", "CS-TER-02")
        zones.append(
            SceneZone(f"circle-{at}", label, "circle", circle(at, places), rules=rules, look="cards")
        )
    for stage in STAGES:
        zones.append(SceneZone(stage, words(f"zone-{stage}"), stage, look="stage"))
    return zones


def _mat_zones(game: Cultistorm, state: StormState, locale: str) -> list[SceneZone]:
    words = game.words(locale)
    zones: list[SceneZone] = []
    for seat in range(state.table.seats):
        name = game.side_name(state, seat, locale)
        zones.append(SceneZone(f"mat-{seat}", words("zone-mat", who=name), "mat", owner=seat))
        for part, look in ON_A_MAT:
            zones.append(
                SceneZone(
                    f"{part}-{seat}",
                    words(f"zone-{part}"),
                    part,
                    owner=seat,
                    within=f"mat-{seat}",
                    rules=ZONE_RULES[part],
                    look=look,
                )
            )
    return zones


def action_faces(content: c.Content) -> tuple[str, ...]:
    """The face of every action card: its kind and its symbol."""
    return tuple(
        f"{content.actions[kind].id}.{LETTERS[symbol]}"
        for kind, symbol in zip(content.action_kind, content.action_symbol, strict=True)
    )


def _action_faces(game: Cultistorm, locale: str) -> list[Face]:
    content, texts, words = game.content, game.texts, game.words(locale)
    faces: dict[str, Face] = {}
    for card, kind in enumerate(content.action_kind):
        name, text = texts.action[kind]
        icons = tuple((ICON_NAMES[icon], 1) for icon in texts.icons[kind] if icon in ICON_NAMES)
        letter = LETTERS[content.action_symbol[card]]
        line = words("type-star" if content.actions[kind].star else "type-general")
        id = game.action_faces[card]
        rules = ("CS-CMP-16", "CS-CMP-18" if content.actions[kind].star else "CS-CMP-17")
        faces[id] = Face(id, name, text, letter, ((letter, 1), *icons), line, rules)
    return list(faces.values())


def _faces(game: Cultistorm, locale: str) -> tuple[Face, ...]:
    content, texts, words, icons = game.content, game.texts, game.words(locale), game.icons
    faces = _action_faces(game, locale)
    for kind, thing in enumerate(content.things):
        name, text = texts.thing[kind]
        icon = thing.id if thing.id in icons else ("script" if thing.discard else "charm")
        line = words("type-event" if thing.use == c.EVENT else "type-object")
        faces.append(Face(thing.id, name, text, icon, line=line))
    for number, id in enumerate(content.cultists.ids):
        name, text = texts.cultist[number]
        printed = content.cultists.symbols[number]
        shown = tuple((LETTERS[at], n) for at, n in enumerate(printed) if n)
        sect = content.cultists.sect[number]
        icon = f"sect-{LETTERS[sect]}" if sect < SYMBOLS else "choir"
        shown += (("any", local),) if (local := content.cultists.local[number]) else ()
        cast = content.cultists.cast[number]
        line = words("type-cultist", sect=texts.sect[sect])
        rules = ("CS-CMP-22", "CS-CMP-24") if cast >= 0 else ("CS-CMP-22", "CS-DEF-03")
        faces.append(Face(id, name, text, icon, shown, line, rules))
    for goo, id in enumerate(content.goos.ids):
        name, text = texts.goo[goo]
        shown = tuple((LETTERS[at], n) for at, n in enumerate(content.goos.symbols[goo]) if n)
        line = words(f"type-goo-{content.goos.wave[goo]}")
        faces.append(Face(id, name, text, "goo", shown, line, ("CS-GOO-14",)))
    for number, location in enumerate(content.locations):
        name, text = texts.location[number]
        line = words("type-location", limit=c.LIMITS[location.limit])
        faces.append(Face(location.id, name, text, location.id, ((LETTERS[location.symbol], 1),), line))
    for number, id in enumerate(content.terror_ids):
        name, text = texts.terror[number]
        n = content.terror_number[number]
        faces.append(Face(id, name, text, "terror", line=words("type-terror", n=n), mark=str(n)))
    for n in sorted(set(content.terror_number)):
        faces.append(Face(f"terror-{n}", words("type-back-terror", n=n), icon="terror", mark=str(n)))
    for number, endgame in enumerate(content.endgames):
        name, text = texts.endgame[number]
        faces.append(Face(endgame.id, name, text, "endgame", line=words("type-endgame")))
    faces += _piece_faces(game, locale)
    return tuple(faces)


def _piece_faces(game: Cultistorm, locale: str) -> list[Face]:
    texts, words, telling = game.texts, game.words(locale), game.telling(locale)
    faces: list[Face] = []
    for at, letter in enumerate(LETTERS):
        name = texts.symbol[at]
        faces.append(Face(f"trophy-{letter}", words("piece-trophy", symbol=name), icon=letter))
        faces.append(Face(f"seal-{letter}", words("piece-seal", symbol=name), icon=letter))
        faces.append(Face(f"need-{letter}", words("piece-need", symbol=name), icon=letter))
    for face in range(FACES):
        icon = LETTERS[face] if face < SYMBOLS else "any"
        faces.append(Face(f"die-{face}", words("piece-die", symbol=telling.symbol(face)), icon=icon))
        icon = LETTERS[face] if face < SYMBOLS else "blank"
        faces.append(Face(f"cdie-{face}", words("piece-die", symbol=telling.cultist_face(face)), icon=icon))
    for sign in ("altar", "sealed", "blocked", "held", "marker", "crystal"):
        faces.append(Face(sign, words(f"piece-{sign}"), icon=sign))
    faces.append(Face("terror-marker", words("piece-terror"), icon="terror-marker"))
    for number, investigator in enumerate(game.content.investigators):
        name, role = texts.investigator[number]
        faces.append(
            Face(f"inv-{investigator.id}", words("piece-investigator", who=name), role, texts.icon[number])
        )
        for level, (title, text) in enumerate(texts.ability[number]):
            faces.append(Face(f"{investigator.id}-L{level + 1}", title, text, "ability", mark=str(level + 1)))
    return faces


# --- the moving part ----------------------------------------------------------------------------------------------


def build_moving(
    game: Cultistorm, state: StormState, seat: int | None, locale: str, prompt: Prompt | None
) -> Moving:
    """Pieces, counters and prompt as this viewer sees them."""
    pieces: list[Piece] = []
    counters: list[Counter] = []
    for place in range(PLACES):
        _place(game, state, place, pieces)
    _circle(game, state, locale, pieces, counters)
    _decks(game, state, pieces)
    _supplies(state, pieces)
    _stages(game, state, seat, pieces)
    words = game.words(locale)
    labels = [words(label) for label in ("counter-mad", "counter-ongoing", "counter-plays", "badge-used")]
    for other in range(state.table.seats):
        _mat(game, state, other, seat, labels, pieces, counters)
    counters.append(Counter("turn", words("zone-turn"), state.turn, "turn"))
    board = state.cultists_on_board()
    counters.append(Counter("limit", words("zone-limit"), board, "limit", state.agreed.limit))
    return Moving(_heading(game, state, locale), tuple(pieces), tuple(counters), prompt, state.over)


def _heading(game: Cultistorm, state: StormState, locale: str) -> tuple[str, ...]:
    words, telling, texts = game.words(locale), game.telling(locale), game.texts
    lines = [
        words("heading-turn", n=state.turn, phase=words(f"phase-{state.phase}")),
        words("heading-storm", n=state.cultists_on_board(), limit=state.agreed.limit),
    ]
    for place in state.goos_in_play():
        name, text = texts.goo[state.goo[place]]
        lines.append(words("heading-goo", name=name, place=telling.place(state, place), text=text))
    if state.endgame:
        kind = state.zones[EYE][0] - game.content.first_endgame
        name, text = texts.endgame[kind]
        lines.append(words("heading-endgame", name=name, text=text))
    decision = state.decision
    if isinstance(decision, Prepare) and any(decision.ready):
        ready = [telling.seat(state, other) for other, is_ready in enumerate(decision.ready) if is_ready]
        lines.append(words("heading-ready", who=telling.listed(ready)))
    return tuple(lines)


def _place(game: Cultistorm, state: StormState, place: int, pieces: list[Piece]) -> None:
    content = game.content
    pieces.append(Piece("location", f"card-{place}", content.locations[state.location[place]].id))
    pieces.append(Piece("die", f"die-{place}", f"cdie-{state.cultist_dice[place]}"))
    column, zone, first = state.zones[COLUMN + place], f"column-{place}", content.first_cultist
    for order, card in enumerate(column):
        number = card - first
        id = content.cultists.ids[number]
        badges = _targeted(game, state, number) if number in state.targets else ()
        pieces.append(Piece("cultist", zone, id, None, 1, order, badges, f"enemy-{number}"))
    if state.goo[place] >= 0:
        badges = _targeted(game, state, GOO_TARGET + place)
        id = content.goos.ids[state.goo[place]]
        pieces.append(Piece("goo", zone, id, None, 1, len(column), badges, f"enemy-{GOO_TARGET + place}"))
    for order, card in enumerate(state.zones[DEVOURED + place]):
        pieces.append(
            Piece("cultist", f"devoured-{place}", content.cultists.ids[state.cultist(card)], order=order)
        )
    at = (AT_PLACE + place) * SYMBOLS
    for symbol in range(SYMBOLS):
        if n := state.trophies[at + symbol]:
            pieces.append(Piece("trophy", f"trophies-{place}", f"trophy-{LETTERS[symbol]}", count=n))
    for seat in range(state.table.seats):
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


def _targeted(game: Cultistorm, state: StormState, enemy: int) -> tuple[str, ...]:
    """Whose target markers lie on an enemy."""
    found = []
    for slot, target in enumerate(state.targets):
        if target == enemy and state.investigator[slot // 2] >= 0:
            found.append(game.texts.investigator[state.investigator[slot // 2]][0])
    return tuple(found)


def _circle(
    game: Cultistorm, state: StormState, locale: str, pieces: list[Piece], counters: list[Counter]
) -> None:
    content, label = game.content, game.words(locale)("counter-crystals")
    places = state.agreed.terror_places
    for at in range(places):
        if at == places - 1:
            card = state.zones[EYE][0]
            face = content.endgames[card - content.first_endgame].id if state.endgame else None
            pieces.append(Piece("endgame", f"circle-{at}", face))
            most = content.numbers.endgame_crystals
        elif state.zones[CIRCLE + at]:
            most = content.terror_number[state.zones[CIRCLE + at][0] - content.first_terror]
            pieces.append(Piece("terror", f"circle-{at}", f"terror-{most}"))
        else:
            most = 0
        if state.terror == at:
            pieces.append(Piece("sign", f"circle-{at}", "terror-marker", order=9))
        zone = f"circle-{at}"
        counters.append(
            Counter(f"crystals-{at}", label, state.crystals[at], zone, most or None, icon="crystal")
        )


def _decks(game: Cultistorm, state: StormState, pieces: list[Piece]) -> None:
    content = game.content
    ids, first = content.cultists.ids, content.first_cultist
    if n := state.deck_size(CULTIST_DECK):
        pieces.append(Piece("cultist-card", "cultists", None, count=n))
    for order, card in enumerate(state.zones[CULTIST_DISCARD]):
        pieces.append(Piece("cultist-card", "cultist-discard", ids[card - first], order=order))
    if n := state.deck_size(TERROR_DECK):
        top = state.zones[TERROR_DECK][0] if state.zones[TERROR_DECK] else -1
        face = f"terror-{content.terror_number[top - content.first_terror]}" if top >= 0 else None
        pieces.append(Piece("terror", "terror-deck", face, count=n))
    for order, card in enumerate(state.zones[TERROR_DISCARD]):
        pieces.append(
            Piece("terror", "terror-discard", content.terror_ids[card - content.first_terror], order=order)
        )
    if n := state.deck_size(OBJECT_DECK):
        pieces.append(Piece("object", "objects-deck", None, count=n))
    for order, card in enumerate(state.zones[OBJECT_DISCARD]):
        pieces.append(Piece("object", "object-discard", state.thing(card).id, order=order))
    for shown, n in enumerate(state.pool):
        if n:
            pieces.append(Piece("die", "pool", f"die-{shown}", count=n))


def _supplies(state: StormState, pieces: list[Piece]) -> None:
    for symbol, letter in enumerate(LETTERS):
        if n := state.trophies[SUPPLY * SYMBOLS + symbol]:
            pieces.append(Piece("trophy", "supply", f"trophy-{letter}", count=n))
        keeper = state.seal[symbol]
        if keeper == FREE_SEAL:
            pieces.append(Piece("seal", "seals", f"seal-{letter}"))
        elif keeper < SEATS:
            pieces.append(Piece("seal", f"board-{keeper}", f"seal-{letter}", keeper))


def _stages(game: Cultistorm, state: StormState, viewer: int | None, pieces: list[Piece]) -> None:
    """What is shown before everything else: found objects, the next cultists, a fight."""
    content = game.content
    for order, card in enumerate(state.zones[DRAWN]):
        pieces.append(Piece("object", "drawn", state.thing(card).id, order=order))
    for order, card in enumerate(state.zones[PEEKED]):
        pieces.append(Piece("cultist-card", "peeked", content.cultists.ids[state.cultist(card)], order=order))
    decision = state.decision
    if isinstance(decision, (Fight, Assign, AssignCard, ClaimTrophy)):
        _fight(game, state, decision, viewer, pieces)


def _fight(
    game: Cultistorm,
    state: StormState,
    decision: Fight | Assign | AssignCard | ClaimTrophy,
    viewer: int | None,
    pieces: list[Piece],
) -> None:
    """The enemy with the symbols it needs, missing ones hollow; and what would be used up to win, for who may know."""
    content, enemy, seat = game.content, decision.enemy, decision.seat
    if enemy >= GOO_TARGET:
        pieces.append(Piece("goo", "fight", content.goos.ids[state.goo[enemy - GOO_TARGET]], order=-1))
    else:
        pieces.append(Piece("cultist-card", "fight", content.cultists.ids[enemy], order=-1))
    left, lacking = [0] * SYMBOLS, [0] * SYMBOLS
    used: tuple[int, ...] = ()
    knows = state.agreed.open_hands or viewer == seat
    if isinstance(decision, Fight):
        left = symbols.enemy_symbols(state, enemy, state.place[seat])
        match = fight.match_for(state, seat, enemy) if knows else None
        if match is not None:
            used = match.sources
        elif knows:
            lacking = _held(state, seat, enemy, left)[1]
    else:
        used = decision.chosen if knows else ()
        if not isinstance(decision, ClaimTrophy):
            left = list(decision.left)
    for symbol, letter in enumerate(LETTERS):
        for order in range(left[symbol]):
            kind = "missing" if order >= left[symbol] - lacking[symbol] else "symbol"
            pieces.append(Piece(kind, "fight", f"need-{letter}", order=10 * symbol + order))
    for order, code in enumerate(used):
        pieces.append(_source(game, state, seat, code, order))


def _source(game: Cultistorm, state: StormState, seat: int, code: int, order: int) -> Piece:
    """A source of symbols in a fight, as the card, die or ability that it is."""
    investigator, zone = state.investigator[seat], "proposal"
    if code < c.DECK:
        return Piece("action", zone, game.action_faces[investigator * c.DECK + code], seat, order=order)
    if code < symbols.DOUBLED:
        return Piece("die", zone, f"die-{code - symbols.DIE}", seat, order=order)
    if code < symbols.SUPPORT:
        return Piece("die", zone, f"die-{code - symbols.DOUBLED}", seat, order=order, badges=("×2",))
    if code < symbols.OBJECT:
        card = code - symbols.SUPPORT
        return Piece("action", zone, game.action_faces[card], state.owner(card), order=order)
    if code < symbols.ABILITY:
        return Piece("object", zone, game.content.things[code - symbols.OBJECT].id, seat, order=order)
    if code < symbols.PAID:
        id = game.content.investigators[investigator].id
        return Piece("ability", zone, f"{id}-L{code - symbols.ABILITY + 1}", seat, order=order)
    return Piece("symbol", zone, f"need-{LETTERS[code - symbols.PAID]}", order=order)


def _mat(
    game: Cultistorm,
    state: StormState,
    seat: int,
    viewer: int | None,
    labels: list[str],
    pieces: list[Piece],
    counters: list[Counter],
) -> None:
    content, faces = game.content, game.action_faces
    mad, ongoing, plays, used = labels
    bit = viewer_bit(state, viewer)
    hand, zone = state.zones[HAND + seat], f"hand-{seat}"
    seen = sorted([card for card in hand if state.marks[card] & bit])
    for order, card in enumerate(seen):
        pieces.append(Piece("action", zone, faces[card], seat, 1, order))
    if hidden := len(hand) - len(seen):
        pieces.append(Piece("action", zone, None, seat, hidden))
    for order, card in enumerate(state.zones[BEFORE + seat]):
        pieces.append(Piece("action", f"before-{seat}", faces[card], state.owner(card), 1, order))
    discarded: dict[str, int] = {}
    for card in state.zones[DISCARD + seat]:
        discarded[faces[card]] = discarded.get(faces[card], 0) + 1
    zone = f"discard-{seat}"
    for order, (shown, n) in enumerate(discarded.items()):
        pieces.append(Piece("action", zone, shown, seat, n, order))
    if n := state.deck_size(DECK + 3 * seat):
        pieces.append(Piece("action", f"deck-{seat}", None, seat, n))
    for order, card in enumerate(state.zones[OBJECTS + seat]):
        badges = (used,) if card in state.used else ()
        pieces.append(Piece("object", f"objects-{seat}", state.thing(card).id, seat, 1, order, badges))
    for face in range(FACES):
        if n := state.dice_of[seat * FACES + face]:
            pieces.append(Piece("die", f"dice-{seat}", f"die-{face}", seat, n))
    if state.investigator[seat] >= 0:
        id = content.investigators[state.investigator[seat]].id
        for level in range(state.level[seat]):
            badges = (used,) if state.abilities_used[seat * 3 + level] else ()
            pieces.append(Piece("ability", f"board-{seat}", f"{id}-L{level + 1}", seat, 1, 0, badges))
    most, mind, cap = content.numbers.insanity, f"mind-{seat}", state.cap_supports()
    counters.append(Counter(f"mad-{seat}", mad, state.mad[seat], mind, most, seat, "mad"))
    counters.append(Counter(f"ongoing-{seat}", ongoing, state.ongoing[seat], mind, most, seat, "ongoing"))
    counters.append(Counter(f"plays-{seat}", plays, state.plays[seat], mind, cap, seat, "general"))
    bag = f"bag-{seat}"
    held = state.trophies[seat * SYMBOLS : (seat + 1) * SYMBOLS]
    for letter, name, n in zip(LETTERS, game.texts.symbol, held, strict=False):
        counters.append(Counter(f"trophy-{letter}-{seat}", name, n, bag, None, seat, letter))


# --- what is asked ------------------------------------------------------------------------------------------------


def ask(game: Cultistorm, state: StormState, decision: Decision, seat: int | None, locale: str) -> Prompt:
    """The prompt; who is not asked learns only whom the table waits for."""
    kind, rules, telling = type(decision).__name__, _rules(decision), game.telling(locale)
    if seat is None or seat not in decision.seats():
        waiting = decision.seats()
        if isinstance(decision, Prepare):
            waiting = tuple(other for other in waiting if not decision.ready[other])
        names = telling.listed([telling.seat(state, other) for other in waiting])
        return Prompt(decision.seats(), kind, telling.words("waiting-for", who=names), rules)
    chosen, sums, needs = "", None, None
    words = telling.ask(state, decision)
    if isinstance(decision, Fight):
        need = symbols.enemy_symbols(state, decision.enemy, state.place[seat])
        held, lacking = _held(state, seat, decision.enemy, need)
        words += " " + telling.words("fight-needs", need=telling.counted(need))
        match = fight.match_for(state, seat, decision.enemy)
        if match is not None:
            words += " " + telling.words("fight-enough", n=symbols.madness_of(match))
        elif not sum(lacking):
            words += " " + telling.words("fight-deadly")
        else:
            words += " " + telling.words(
                "fight-missing", held=telling.counted(held), missing=telling.counted(lacking)
            )
        needs, sums = sum(need), sum(need) - sum(lacking)
    elif isinstance(decision, (Assign, AssignCard)):
        chosen = telling.listed([telling.source(state, seat, code) for code in decision.chosen])
        needs = sum(decision.left)
    elif isinstance(decision, ClaimTrophy):
        chosen = telling.listed([telling.source(state, seat, code) for code in decision.chosen])
    elif isinstance(decision, Common) and decision.votes:
        chosen = telling.votes(state, decision)
    return Prompt(decision.seats(), kind, words, rules, (), chosen, sums, needs)


def _rules(decision: Decision) -> tuple[str, ...]:
    """The rules behind a question; a loss shows what has caused it."""
    if isinstance(decision, (Drop, LoseObject, ReturnTrophy)):
        return losses.CAUSES[decision.cause]
    return decision.RULES


def _held(state: StormState, seat: int, enemy: int, need: list[int]) -> tuple[list[int], list[int]]:
    """The symbols that cards and dice show, and those of the enemy that nothing the fighter has can cover."""
    kit = symbols.kit_of(state, seat, enemy, state.place[seat], ())
    held = [len(kit.cards[symbol]) + kit.dice[symbol] for symbol in range(SYMBOLS)]
    return [*held, kit.dice[c.ANY]], symbols.uncovered(kit, need)


def touches(state: StormState, decision: Decision, seat: int, answer: int) -> tuple[str, ...]:
    """The zones, faces and counters that an answer touches, so that a client can light them."""
    content = state.agreed.content
    if isinstance(decision, Prepare):
        return _prepare_touches(state, seat, answer)
    if isinstance(decision, (KeepStart, LoseObject)) and answer < c.OBJECT_KINDS:
        return (f"objects-{seat}", content.things[answer].id)
    if isinstance(decision, RecoverObject) and answer < c.OBJECT_KINDS:
        return ("object-discard", content.things[answer].id)
    if isinstance(decision, KeepObject) and answer:
        return ("drawn", content.things[answer - 1].id)
    if isinstance(decision, DiscardKept) and answer:
        return (f"hand-{seat}", _own_face(state, seat, answer - 1))
    if isinstance(decision, (Drop, AssignCard)) and answer < c.DECK:
        return (f"hand-{seat}", _own_face(state, seat, answer))
    if isinstance(decision, (Regain, SecondWind)) and answer < c.DECK:
        return (f"discard-{seat}", _own_face(state, seat, answer))
    if isinstance(decision, (ActivateLocation, PickPlace, PickFewest, PickLocation, FreeMove)):
        return (f"place-{answer}",) if answer < PLACES else ()
    if isinstance(decision, (PickVictim, PickSubject)):
        return (f"mat-{answer}",)
    if isinstance(decision, RelayTo) and answer:
        return (f"mat-{answer - 1}",)
    if isinstance(decision, ReturnTrophy):
        return (f"trophy-{LETTERS[answer]}-{seat}",)
    if isinstance(decision, PickTrophy):
        return (f"trophies-{decision.place}", f"trophy-{LETTERS[answer]}")
    if isinstance(decision, ClaimTrophy) and answer:
        return ("supply", f"trophy-{LETTERS[winning.trophy_for(state, decision.enemy)]}")
    if isinstance(decision, TakeSeal) and answer:
        return ("seals", f"seal-{LETTERS[answer - 1]}")
    if isinstance(decision, ChooseFight) and answer < c.ENEMIES:
        return (f"enemy-{answer}",)
    if isinstance(decision, SealOrPass) and answer == sealing.SEAL:
        return (f"place-{state.place[seat]}",)
    if isinstance(decision, Assign) and answer < c.DECK:
        return (f"hand-{seat}", _own_face(state, seat, answer))
    return ()


def _own_face(state: StormState, seat: int, code: int) -> str:
    content = state.agreed.content
    card = state.investigator[seat] * c.DECK + code
    return f"{content.actions[content.action_kind[card]].id}.{LETTERS[content.action_symbol[card]]}"


def _prepare_touches(state: StormState, seat: int, answer: int) -> tuple[str, ...]:
    content, p = state.agreed.content, preparation
    if answer < p.TAKE_DIE:
        return ()
    if answer < p.MOVE:
        return ("pool", f"die-{answer - p.TAKE_DIE}")
    if answer < p.LOCATION:
        return (f"place-{answer - p.MOVE}",)
    if answer == p.LOCATION:
        return (f"card-{state.place[seat]}",)
    if answer == p.RESEARCH:
        return ("objects-deck",)
    if answer < p.SUPPORT:
        return (f"objects-{seat}", content.things[answer - p.GIVE].id)
    if answer < p.DEVELOP:
        code = answer - p.SUPPORT
        return (f"hand-{seat}", _own_face(state, seat, code // SEATS), f"mat-{code % SEATS}")
    if answer < p.TARGET:
        return (f"trophy-{LETTERS[answer - p.DEVELOP]}-{seat}",)
    if answer < p.OBJECT:
        target = answer - p.TARGET
        if target < GOO_TARGET:
            return (f"enemy-{target}",)
        return (f"column-{state.place[seat]}",)
    if answer < p.ABILITY:
        return (f"objects-{seat}", content.things[answer - p.OBJECT].id)
    if answer < p.DELIVER:
        return (f"board-{seat}",)
    if answer < p.REROLL:
        return (f"trophies-{state.place[seat]}", f"trophy-{LETTERS[answer - p.DELIVER]}-{seat}")
    return (f"dice-{seat}",)
