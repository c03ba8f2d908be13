"""Names and texts of everything printed, as people read them."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.box import shapes


class Texts:
    """Names and texts of everything printed, by language; numbers are filled in from the effects."""

    def __init__(self) -> None:
        self.location: dict[str, dict[str, list[str]]] = {"en": {}}
        self.dream: dict[str, list[str]] = {"en": []}
        self.role: dict[str, list[shapes.Text]] = {"en": []}
        self.monster: dict[str, list[tuple[str, str]]] = {"en": []}
        self.ancient: dict[str, list[tuple[str, str]]] = {"en": []}
        self.investigator: dict[str, list[tuple[str, str]]] = {"en": []}
        self.law: dict[str, list[tuple[str, str, str]]] = {"en": []}
        self.grimoire: dict[str, list[tuple[str, str, list[tuple[str, str]]]]] = {"en": []}
        self.rounds = (0, 0)
        """The last round: at a table, and where nobody attends."""
