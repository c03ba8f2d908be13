"""What cards, dice and tokens look like: the faces that a scene shows."""

from __future__ import annotations

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import FACES, SYMBOLS
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.kernel.scene import Face, Kind

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
    Kind("peril", "warning", "goo"),
)
PERILS = ("crowded", "walking", "at-gate")
"""A location where the next cultist calls a Great Old One, one where it is on its way, one where it must fall now."""
ICON_NAMES = {
    "X": "combat",
    "R": "research",
    "I": "insanity",
    "C": "cultist",
    "T": "terror",
    "N": "next",
    "0": "no-redraw",
}


def all_faces(telling: Telling) -> tuple[Face, ...]:
    """The faces of all cards, dice and tokens."""
    return (
        *_actions(telling),
        *_objects(telling),
        *_enemies(telling),
        *_locations(telling),
        *_terror(telling),
        *_pieces(telling),
    )


def _actions(telling: Telling) -> list[Face]:
    content, texts, words = telling.content, telling.texts, telling.words
    faces: dict[str, Face] = {}
    for card, kind in enumerate(content.action_kind):
        name, text = texts.action[kind]
        icons = tuple((ICON_NAMES[icon], 1) for icon in texts.icons[kind] if icon in ICON_NAMES)
        letter = LETTERS[content.action_symbol[card]]
        line = words("type-star" if content.actions[kind].star else "type-general")
        id = telling.action_faces[card]
        rules = ("CS-CMP-16", "CS-CMP-18" if content.actions[kind].star else "CS-CMP-17")
        faces[id] = Face(id, name, text, letter, ((letter, 1), *icons), line, rules)
    return list(faces.values())


def _objects(telling: Telling) -> list[Face]:
    texts, words, icons = telling.texts, telling.words, telling.icons
    faces: list[Face] = []
    for kind, thing in enumerate(telling.content.things):
        name, text = texts.thing[kind]
        icon = thing.id if thing.id in icons else ("script" if thing.discard else "charm")
        line = words("type-event" if thing.use == c.EVENT else "type-object")
        faces.append(Face(thing.id, name, text, icon, line=line))
    return faces


def _enemies(telling: Telling) -> list[Face]:
    content, texts, words = telling.content, telling.texts, telling.words
    faces: list[Face] = []
    for number, id in enumerate(content.cultists.ids):
        name, text = texts.cultist[number]
        printed = content.cultists.symbols[number]
        shown = tuple((LETTERS[at], n) for at, n in enumerate(printed) if n)
        sect = content.cultists.sect[number]
        icon = texts.sect_icon[sect]
        shown += (("any", local),) if (local := content.cultists.local[number]) else ()
        cast = content.cultists.cast[number]
        line = _cultist_line(telling, number)
        rules = ("CS-CMP-22", "CS-CMP-24") if cast >= 0 else ("CS-CMP-22", "CS-DEF-03")
        faces.append(Face(id, name, text, icon, shown, line, rules))
    for goo, id in enumerate(content.goos.ids):
        name, text = texts.goo[goo]
        shown = tuple((LETTERS[at], n) for at, n in enumerate(content.goos.symbols[goo]) if n)
        line = words(f"type-goo-{content.goos.wave[goo]}")
        faces.append(Face(id, name, text, "goo", shown, line, ("CS-GOO-14",)))
    return faces


def _cultist_line(telling: Telling, number: int) -> str:
    """Whose cultist it is, and which trophy it gives; a creature gives any. (CS-DEF-01, CS-DEF-03, CS-CRE-06)"""
    cultists, words = telling.content.cultists, telling.words
    sect, cast = telling.texts.sect[cultists.sect[number]], cultists.cast[number]
    if cast == c.LOCAL_CAST:
        return words("type-cultist-local", sect=sect)
    if cast >= 0:
        return words("type-cultist-trophy", sect=sect, symbol=telling.symbol(cast))
    return words("type-cultist-none" if cultists.special[number] else "type-cultist-any", sect=sect)


def location_icon(telling: Telling, location: c.Location) -> str:
    """The drawing of a location, or its symbol where it has none."""
    return location.id if location.id in telling.icons else LETTERS[location.symbol]


def _locations(telling: Telling) -> list[Face]:
    texts, words = telling.texts, telling.words
    faces: list[Face] = []
    for number, location in enumerate(telling.content.locations):
        name, text = texts.location[number]
        line = words("type-location", limit=c.LIMITS[location.limit], symbol=texts.symbol[location.symbol])
        icon = location_icon(telling, location)
        faces.append(Face(location.id, name, text, icon, ((LETTERS[location.symbol], 1),), line))
    return faces


def _terror(telling: Telling) -> list[Face]:
    """Terror cards, their backs with the numbers, and the Endgame cards."""
    content, texts, words = telling.content, telling.texts, telling.words
    faces: list[Face] = []
    for number, id in enumerate(content.terror_ids):
        name, text = texts.terror[number]
        n = content.terror_number[number]
        faces.append(Face(id, name, text, "terror", line=words("type-terror", n=n), mark=str(n)))
    for n in sorted(set(content.terror_number)):
        faces.append(Face(f"terror-{n}", words("type-back-terror", n=n), icon="terror", mark=str(n)))
    for number, endgame in enumerate(content.endgames):
        name, text = texts.endgame[number]
        faces.append(Face(endgame.id, name, text, "endgame", line=words("type-endgame")))
    return faces


def _pieces(telling: Telling) -> list[Face]:
    texts, words = telling.texts, telling.words
    faces: list[Face] = []
    for at, letter in enumerate(LETTERS):
        name = texts.symbol[at]
        faces.append(Face(f"trophy-{letter}", words("piece-trophy", symbol=name), icon=letter))
        faces.append(Face(f"seal-{letter}", words("piece-seal", symbol=name), icon=letter))
        faces.append(Face(f"need-{letter}", words("piece-need", symbol=name), icon=letter))
    for face in range(FACES):
        icon = LETTERS[face] if face < SYMBOLS else "any"
        faces.append(Face(f"die-face-{face}", words("piece-die", symbol=telling.symbol(face)), icon=icon))
        icon = LETTERS[face] if face < SYMBOLS else "blank"
        faces.append(Face(f"cdie-{face}", words("piece-die", symbol=telling.cultist_face(face)), icon=icon))
    for sign in ("altar", "sealed", "blocked", "held", "marker", "crystal"):
        faces.append(Face(sign, words(f"piece-{sign}"), icon=sign))
    for peril in PERILS:
        faces.append(Face(peril, words(f"piece-{peril}"), icon="goo"))
    faces.append(Face("terror-marker", words("piece-terror"), icon="terror-marker"))
    for number, investigator in enumerate(telling.content.investigators):
        name, role = texts.investigator[number]
        faces.append(
            Face(
                f"inv-{investigator.id}",
                words("piece-investigator", who=name),
                icon=texts.icon[number],
                line=role,
            )
        )
        for level, (title, text) in enumerate(texts.ability[number]):
            faces.append(Face(f"{investigator.id}-L{level + 1}", title, text, "ability", mark=str(level + 1)))
    return faces
