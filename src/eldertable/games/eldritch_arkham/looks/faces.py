"""What cards, units and tokens look like: the faces that a scene shows, and the units of a place as its pieces."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.box.cards import OUTSIDERS, TYPES
from eldertable.games.eldritch_arkham.box.places import COLOURS, SEATS
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling
from eldertable.games.eldritch_arkham.rules.sets.ancient import ANCIENT_VERBS, Haunting
from eldertable.games.eldritch_arkham.table.fields import CIVILIAN, DELAYED, MONSTER, SPAWN
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.scene import Face, Kind, Piece

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
UNITS = ("outsider", "avatar", "cultist", "investigator-unit", "officer", "vagrant")
"""The faces of units, by the sets of pieces that the rules know; any other set has a face of its name."""
TOKENS = (
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
    "progress",
    "expedition",
    "area",
)
"""The faces of tokens and markers."""


def all_faces(state: ArkhamState, telling: ArkhamTelling) -> tuple[Face, ...]:
    """Every face of the game, in the words and with the numbers of this table."""
    return (
        *_monsters(telling),
        *_chapters(telling),
        *_ancients(state, telling),
        *_rituals(telling),
        *_investigators(telling),
        *_laws(telling),
        *_units(state, telling),
        Face("omen", telling.words("counter-omens"), icon="omens", rules=("EA-OMN-01",)),
        *(Face(name, telling.words(f"piece-{name}"), icon=name) for name in TOKENS),
    )


# --- cards ------------------------------------------------------------------------------------------------------


def _monsters(telling: ArkhamTelling) -> list[Face]:
    line, printed = telling.words("line-monster"), telling.texts.monster[telling.locale]
    return [
        Face(name, title, text, "monster", line=line, rules=("EA-MON-07",))
        for name, (title, text) in zip(telling.content.monsters.ids, printed, strict=True)
    ]


def _chapters(telling: ArkhamTelling) -> list[Face]:
    printed = telling.texts.grimoire[telling.locale]
    return [
        Face(f"{name}-{number}", title, text, "grimoire", line=book, mark=str(number))
        for name, (book, _, chapters) in zip(telling.content.grimoires.ids, printed, strict=True)
        for number, (title, text) in enumerate(chapters, 1)
    ]


def _ancients(state: ArkhamState, telling: ArkhamTelling) -> list[Face]:
    """The Ancient cards; those that haunt a location say which one that is."""
    cards, faces = telling.content.ancients, []
    haunts = "line-ancient-swarm" if state.playing("nodens") >= 0 else "line-ancient-avatar"
    for card, (title, text) in enumerate(telling.texts.ancient[telling.locale]):
        key = haunts if isinstance(ANCIENT_VERBS[cards.verb[card]], Haunting) else "line-ancient"
        line = telling.words(key, n=cards.threat[card])
        faces.append(Face(cards.ids[card], title, text, "ancient", line=line, mark=str(cards.threat[card])))
    return faces


def _rituals(telling: ArkhamTelling) -> list[Face]:
    words, cards, faces = telling.words, telling.content.rituals, []
    for card, name in enumerate(cards.ids):
        area, mythos = cards.area[card] + 1, cards.mythos[card]
        title = f"{words('face-ritual', area=area)} · {mythos}"
        text = words("face-ritual-text", n=mythos)
        faces.append(Face(name, title, text, "ritual", (("mythos", mythos),), mark=str(area)))
    return faces


def _investigators(telling: ArkhamTelling) -> list[Face]:
    words, cards, faces = telling.words, telling.content.investigators, []
    for card, (title, text) in enumerate(telling.texts.investigator[telling.locale]):
        grit, kind = cards.grit[card], words(f"type-{TYPES[cards.type[card]]}")
        line = words("line-investigator", n=grit, type=kind)
        faces.append(Face(cards.ids[card], title, text, "investigator", line=line, mark=str(grit)))
    return faces


def _laws(telling: ArkhamTelling) -> list[Face]:
    words, cards, faces = telling.words, telling.content.laws, []
    for card, (title, *effects) in enumerate(telling.texts.law[telling.locale]):
        marked = [
            f"{effect} ({words('blue')})" if cards.blue[2 * card + at] else effect
            for at, effect in enumerate(effects)
        ]
        faces.append(Face(cards.ids[card], title, " — ".join(marked), "law", line=words("line-law")))
    return faces


# --- units ------------------------------------------------------------------------------------------------------


def _units(state: ArkhamState, telling: ArkhamTelling) -> list[Face]:
    """Units are called by the role that has them; those of a set that nobody has, by its first role."""
    words, faces = telling.words, []
    roles = telling.content.roles
    for pieces, name in enumerate([*UNITS, *roles.sets[len(UNITS) :]]):
        side = state.holders[pieces]
        role = state.role[side] if side >= 0 else roles.set.index(pieces)
        title = telling.texts.role[telling.locale][role].unit
        faces.append(Face(name, title, icon=name, rules=("EA-CTL-01",)))
        if pieces == OUTSIDERS:
            lying = words("unit-delayed", unit=title)
            faces.append(Face("delayed", lying, icon="delayed", rules=("EA-DEE-23",), mark="z"))
    faces += [Face(name, words(f"unit-{name}"), icon=name) for name in ("civilian", "monster", "spawn")]
    return faces


def unit_face(state: ArkhamState, colour: int) -> str:
    """The face of a unit of a colour."""
    if colour == DELAYED:
        return "delayed"
    if colour >= SEATS:
        return {CIVILIAN: "civilian", MONSTER: "monster", SPAWN: "spawn"}[colour]
    roles = state.agreed.content.roles
    pieces = roles.set[state.role[colour]]
    return UNITS[pieces] if pieces < len(UNITS) else roles.sets[pieces]


def unit_piece(state: ArkhamState, colour: int, zone: str, n: int = 1) -> Piece:
    """So many units of a colour in a zone."""
    owner = state.owner(colour)
    return Piece("unit", zone, unit_face(state, colour), owner if 0 <= owner < SEATS else None, n)


def units_at(state: ArkhamState, place: int, zone: str) -> list[Piece]:
    """All units of a place, in the zone that shows it."""
    at = place * COLOURS
    return [
        unit_piece(state, colour, zone, state.units[at + colour])
        for colour in range(COLOURS)
        if state.units[at + colour]
    ]
