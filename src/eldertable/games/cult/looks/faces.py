"""What cards, Priests, markers and sheets look like: the faces that a scene shows."""

from __future__ import annotations

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import KINDS_OF_PRIEST
from eldertable.games.cult.looks.telling import Telling
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.scene import Face, Kind

DECKS = ("miracle", "intrigue", "license")
SIDES_OF_SHEET = ("light", "dark")
KINDS = (
    Kind("miracle", "card", "miracle"),
    Kind("intrigue", "card", "intrigue"),
    Kind("license", "card", "license"),
    Kind("supremacy", "card", "supremacy"),
    Kind("sheet", "card", "sheet"),
    Kind("ability", "card", "ability"),
    Kind("priest", "token", "priest"),
    Kind("altar", "token", "altar"),
    Kind("marker", "token", "active"),
)
MARKERS = ("first", "passed", "celebrating", "leading", "bought", "active", "raided", "seized", "least-wins")


def all_faces(state: CultState, telling: Telling) -> tuple[Face, ...]:
    """Every face that can ever be shown at this table."""
    words, cards = telling.words, state.agreed.cards
    texts = telling.texts
    faces: list[Face] = []
    for kind, name in enumerate(cards.ids):
        if name:
            faces.append(_card_face(state, telling, kind))
    for kind in range(KINDS_OF_PRIEST):
        icon, mark = ("priest", str(kind)) if kind else ("patriarch", "")
        title = words("piece-priest", n=kind)
        rules = ("CULT-CMP-03",) if kind else ("CULT-CMP-07", "CULT-CMP-08")
        faces.append(Face(f"priest-{kind}", title, icon=icon, rules=rules, mark=mark))
    faces.append(Face("altar", words("piece-altar"), icon="altar", rules=("CULT-ART-04", "CULT-ART-08")))
    for marker in MARKERS:
        faces.append(Face(marker, words(f"piece-{marker}"), icon=marker))
    for cult, name in enumerate(state.agreed.cults.ids):
        for dark, side in enumerate(SIDES_OF_SHEET):
            title = words(f"piece-sheet-{side}", cult=texts.cult[telling.locale][cult])
            might = state.agreed.cults.might[cult][dark]
            icon = name if name in telling.icons else "sheet"
            icons = (("might", might),)
            faces.append(Face(f"{name}-{side}", title, "", icon, icons, rules=("CULT-CUL-01",)))
    for ability, name in enumerate(state.agreed.cults.ability_ids):
        title, text = telling.ability(ability), telling.ability_text(ability)
        line = words("ability-line-dark" if ability & 2 else "ability-line-light")
        faces.append(
            Face(name, title, text, "ability", line=line, rules=(state.agreed.cults.abilities[ability].rule,))
        )
    faces += [Face(deck, words(f"piece-{deck}"), icon=deck) for deck in DECKS]
    return tuple(faces)


def _card_face(state: CultState, telling: Telling, kind: int) -> Face:
    words, cards = telling.words, state.agreed.cards
    name, mark, icon = cards.ids[kind], "", cards.ids[kind]
    if kind < c.FIRST_INTRIGUE:
        line = words("type-miracle")
    elif kind < c.FIRST_LICENSE:
        line, mark = words("type-intrigue", n=cards.sell[kind]), str(cards.sell[kind])
        icon = cards.group[kind]
    elif kind < c.SUPREMACY:
        line, mark = words("type-license", n=cards.cost[kind]), str(cards.cost[kind])
        icon = c.LICENSE_KINDS[cards.license[kind]]
    else:
        line = words("type-supremacy")
    if cards.sealed[kind]:
        line = words("type-sealed", type=line)
    icons = (("patriarch", cards.bonus[kind]),) if cards.bonus[kind] else ()
    title = telling.texts.card[telling.locale][kind][0]
    return Face(name, title, telling.card_text(kind), icon, icons, line, (cards.rule[kind],), mark)
