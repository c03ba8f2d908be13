"""Other Worlds as the game knows them: cards, rules, words, looks and advice in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.cards import LETTERS, Content
from eldertable.games.cultistorm.box.content import Reader, Texts, lent_by
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import Module, knobs
from eldertable.games.cultistorm.modules.other_worlds import looks
from eldertable.games.cultistorm.modules.other_worlds.bot import WORTHS, Rescuer
from eldertable.games.cultistorm.modules.other_worlds.opening import (
    OpenRift,
    OpenWorld,
    Spare,
    Swallow,
    TellOfWorld,
    Toll,
)
from eldertable.games.cultistorm.modules.other_worlds.rescuing import WAYS, BringBack, PayRescue, Rescue
from eldertable.games.cultistorm.modules.other_worlds.rules import WorldRules
from eldertable.games.cultistorm.modules.other_worlds.worlds import EQUAL, STANDING, Standing, World, Worlds
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Option, Part
from eldertable.kernel.content import convert, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.scene import Face, Piece, SceneZone
from eldertable.kernel.words import filled

FILE = "other_worlds"


class Otherworld(shapes.Entry):
    """A card of a world."""

    id: str
    goo: str
    rescue: str
    en: shapes.Text
    rule: Standing = ""
    n: shapes.Positive = 1
    what: Literal["S", "M", "F", "W", "K"] = "S"
    effect: list[shapes.Op] = msgspec.field(default_factory=list)
    module: str = ""


class Otherworlds(shapes.Entry):
    """The file other_worlds.toml."""

    world: list[Otherworld]


class Knobs(shapes.Entry):
    """The entry `other_worlds` of modules.toml."""

    rift_every: shapes.Number
    oth_toll: shapes.Number


class OtherWorldsModule(Module):
    """Other Worlds."""

    name = "other_worlds"
    rule = "CS-OTH-01"
    folder = Path(__file__).parent
    steps = (OpenRift, OpenWorld, TellOfWorld, Swallow, Spare, Toll, Rescue, PayRescue, BringBack)
    acts = ("rescue",)
    act_points = looks.ACT_POINTS
    points = looks.POINTS
    present = looks.PRESENT
    endings = ("CS-OTH-15",)
    kinds = looks.KINDS
    itself = frozenset({"world-changes", "world-opens"})
    worths = WORTHS
    advice = Rescuer()

    def __init__(self) -> None:
        self.worlds: list[World] = []
        self.said: list[tuple[str, str]] = []
        self.goos: list[str] = []
        self.knobs: Knobs

    def option(self) -> Option:
        return Option(self.name, "bool", (), False, label="Other Worlds", rule=self.rule)

    def widen(self, files: Mapping[str, Mapping[str, Any]], content: Content, texts: Texts) -> None:
        """Nothing is added; the Great Old Ones of modules before it are known then."""
        self.goos = list(content.goos.ids)

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        """One card for every Great Old One; one of a designer's own that has none opens no world. (CS-OTH-01)"""
        told = convert(FILE, files[FILE], Otherworlds).world
        unique(FILE, [world.id for world in told])
        self.knobs = knobs(files, self.name, Knobs)
        self.worlds, self.said = [], []
        for card in told:
            where = f"{FILE}.toml: {card.id}"
            if card.goo not in (lent_by(card.module, files, where) if card.module else self.goos):
                raise BadContent(f"{where}, goo: {card.goo!r} is no Great Old One")
            if card.goo in [world.goo for world in self.worlds]:
                raise BadContent(f"{where}, goo: {card.goo} has a world already")
            self.worlds.append(self._world(card, reader))
            self.said.append((card.en.name, filled(card.en.text, {"n": card.n})))
        return ()

    def _world(self, card: Otherworld, reader: Reader) -> World:
        symbols = (EQUAL, EQUAL)
        if card.rescue != "=":
            if len(card.rescue) != 2 or any(letter not in LETTERS for letter in card.rescue):
                raise BadContent(f'{FILE}.toml: {card.id}, rescue: two letters of {LETTERS}, or "="')
            symbols = (LETTERS.index(card.rescue[0]), LETTERS.index(card.rescue[1]))
        world = World(card.id, card.goo, card.module, symbols, STANDING.index(card.rule))
        world.n = card.n
        world.what = LETTERS.index(card.what)
        world.effect = reader.module_effect(FILE, card.id, card.effect) if card.effect else -1
        return world

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return WorldRules(zone, card, ending, self.worlds, self.knobs.rift_every, self.knobs.oth_toll)

    def part(self) -> Part:
        return Worlds()

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"world": [world.id for world in self.worlds], "way": WAYS}

    def speak(self, telling: Telling) -> None:
        looks.speak(telling, self.said)

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(telling)

    def faces(self, telling: Telling) -> list[Face]:
        return looks.faces(telling, self.worlds, self.said)

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        return looks.pieces(state, telling, self.worlds)
