"""The faces of cards and pieces, and the kinds of piece."""

from __future__ import annotations

from eldertable.games.rise_of_the_cults.box.cards import FACE_IDS, LEVEL_NAMES, TYPES
from eldertable.games.rise_of_the_cults.looks.telling import Telling
from eldertable.kernel.scene import Face, Kind

KINDS = (
    Kind("card", "card", "card"),
    Kind("city", "card", "city"),
    Kind("die", "die", "thug"),
    Kind("plan", "disc", "plan"),
    Kind("ritual", "token", "ritual"),
    Kind("site", "token", "site"),
    Kind("dominance", "token", "dominance"),
    Kind("investigator", "token", "investigator"),
)


def faces(telling: Telling) -> tuple[Face, ...]:
    """Everything that has a face: cards of all sorts, markers, tokens and dice."""
    return (*_cards(telling), *_pieces(telling))


def _cards(telling: Telling) -> list[Face]:
    words, texts, kinds = telling.words, telling.texts, telling.content.kinds
    faces: list[Face] = []
    for kind, name in enumerate(kinds.ids):
        title, text = texts.card[telling.locale][kind]
        icons = (("attack", kinds.attack[kind]), ("power", kinds.power[kind]), ("terror", kinds.terror[kind]))
        line = words(f"type-{TYPES[kinds.type[kind]]}")
        if kinds.cost[kind]:
            line = words("type-and-cost", type=line, n=kinds.cost[kind])
        shown = tuple((icon, n) for icon, n in icons if n)
        cost = str(kinds.cost[kind] or "")
        icon = name if name in telling.icons else "card"
        faces.append(Face(name, title, text, icon, shown, line, ("ROTC-CAR-04", "ROTC-CAR-05"), cost))
    for group, printed in (("city", texts.city), ("setup", texts.setup), ("objective", texts.objective)):
        ids = {
            "city": telling.content.city.ids[:-1],
            "setup": telling.content.setup.ids,
            "objective": [objective.id for objective in telling.content.objectives],
        }[group]
        for name, (title, text) in zip(ids, printed[telling.locale], strict=True):
            icon = name if name in telling.icons else group
            faces.append(Face(name, title, text, icon, line=words(f"type-{group}")))
    return faces


def _pieces(telling: Telling) -> list[Face]:
    words = telling.words
    faces: list[Face] = []
    for level in LEVEL_NAMES:
        faces.append(
            Face(
                f"ritual-{level}",
                words("piece-ritual", level=level),
                icon="ritual",
                rules=("ROTC-RIT-02",),
                mark=level,
            )
        )
    for piece, rule in (("site", "ROTC-END-03"), ("dominance", "ROTC-END-02"), ("plan", "ROTC-PLN-05")):
        faces.append(Face(piece, words(f"piece-{piece}"), icon=piece, rules=(rule,)))
    faces.append(
        Face("investigator", words("piece-investigator"), icon="investigator", rules=("ROTC-INV-06",))
    )
    for face in FACE_IDS:
        faces.append(Face(face, words(f"faces-{face}", n=1), icon=face, rules=("ROTC-CMP-18",)))
    return faces
