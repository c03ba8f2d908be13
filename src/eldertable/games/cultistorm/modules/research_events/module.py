"""Research events as the game knows them: cards, rules, words, looks and advice in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.box.verbs import FIGHT
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import Module, knobs, numbered
from eldertable.games.cultistorm.modules.research_events import looks
from eldertable.games.cultistorm.modules.research_events.bot import Reader as SensibleReader
from eldertable.games.cultistorm.modules.research_events.rules import (
    LIES,
    NO_EFFECT,
    STILL_AIR,
    DrawFind,
    Find,
    FindRules,
    Finds,
)
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Option, Part, Zone, deck
from eldertable.kernel.content import convert, unique
from eldertable.kernel.scene import Face, Piece, SceneZone

FILE = "research_events"


class FindCard(shapes.Entry):
    """A kind of card."""

    id: str
    copies: shapes.Positive
    en: shapes.Text
    effect: list[shapes.Op] = msgspec.field(default_factory=list)
    lies: Literal["", "before", "until"] = ""


class FindCards(shapes.Entry):
    """The file research_events.toml."""

    find: list[FindCard]


class Knobs(shapes.Entry):
    """The entry `research_events` of modules.toml."""

    rsv_team: shapes.Number


class ResearchEventsModule(Module):
    """Research events."""

    name = "research_events"
    rule = "CS-RSV-01"
    folder = Path(__file__).parent
    steps = (DrawFind,)
    verbs = (STILL_AIR,)
    zones = (*deck("research events", "research events"), Zone("still air"), Zone("research event discard"))
    cards_first = True
    kinds = looks.KINDS
    advice = SensibleReader()
    advised = (STILL_AIR.name,)

    def __init__(self) -> None:
        self.cards: list[Find] = []
        self.of: list[int] = []
        self.texts: list[tuple[str, str, str]] = []
        self.most = 0

    def option(self) -> Option:
        return Option(self.name, "bool", (), False, label="Research events", rule=self.rule)

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        """20 cards of 13 kinds, as many of each as its entry says."""
        finds = convert(FILE, files[FILE], FindCards).find
        unique(FILE, [find.id for find in finds])
        self.most = knobs(files, self.name, Knobs).rsv_team
        self.cards, self.of, self.texts, names = [], [], [], []
        for number, find in enumerate(finds):
            self.cards.append(self._find(find, reader))
            self.texts.append((find.id, find.en.name, numbered(find.en.text, find.effect)))
            self.of += [number] * find.copies
            names += [f"{find.id}.{copy + 1}" for copy in range(find.copies)]
        return names

    def _find(self, find: FindCard, reader: Reader) -> Find:
        lies = LIES.index(find.lies)
        if find.lies == "before":
            action = c.Action()
            action.id = find.id
            action.combat = True
            action.effect = reader.effect(FILE, find.id, find.effect, use=FIGHT)
            action.text = reader.content.effects[action.effect]
            return Find(find.id, NO_EFFECT, lies, action)
        effect = reader.module_effect(FILE, find.id, find.effect) if find.effect else NO_EFFECT
        return Find(find.id, effect, lies, None)

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return FindRules(zone, card, ending, self.cards, self.of, self.most)

    def part(self) -> Part:
        return Finds()

    def back(self, card: int) -> str:
        return "Research event"

    def speak(self, telling: Telling) -> None:
        looks.speak(telling, self.texts)

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(telling)

    def faces(self, telling: Telling) -> list[Face]:
        return looks.faces(telling, self.texts)

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        return looks.pieces(state, telling, state.agreed.module(FindRules))
