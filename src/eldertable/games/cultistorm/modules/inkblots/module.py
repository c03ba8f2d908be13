"""Rorschach test as the game knows it: blots, the Dreamer, rules, words, looks and advice in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box import content as reading
from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.cards import LETTERS, Content
from eldertable.games.cultistorm.box.content import Reader, Texts
from eldertable.games.cultistorm.box.places import SEATS
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import KNOBS, Module, knobs
from eldertable.games.cultistorm.modules.inkblots import looks
from eldertable.games.cultistorm.modules.inkblots.bot import WORTHS, Interpreter
from eldertable.games.cultistorm.modules.inkblots.rules import (
    DREAM,
    DrawBlots,
    DreamAway,
    InkRules,
    PickBlot,
    ResolveBlot,
)
from eldertable.games.cultistorm.table.agreed import FEWEST
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Option, Zone, deck
from eldertable.kernel.content import convert, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.scene import Counter, Face, Piece, SceneZone


class Blot(shapes.Entry):
    """An inkblot: its symbol, and what people say they see."""

    id: str
    symbol: shapes.Symbol
    en: shapes.Text


class InkblotFile(shapes.Entry):
    """The file inkblots.toml."""

    dreamer: shapes.Goo
    blot: list[Blot]


class Knobs(shapes.Entry):
    """The entry `inkblots` of modules.toml."""

    ink_limit: shapes.Positive
    ink_limit_two: shapes.Positive
    ink_double: shapes.Positive


class Inkblots(Module):
    """Rorschach test."""

    name = "inkblots"
    rule = "CS-INK-01"
    folder = Path(__file__).parent
    steps = (DrawBlots, ResolveBlot, PickBlot, DreamAway)
    acts = ("resolve-blot",)
    zones = (*deck("inkblots", "inkblots"), Zone("blots"), Zone("dreamt blots"), Zone("resolved blots"))
    wide = True
    kinds = looks.KINDS
    dangers = frozenset({("blots", "")})
    itself = frozenset({"blot-drawn", "too-many-blots"})
    points = looks.POINTS
    act_points = looks.ACT_POINTS
    present = looks.PRESENT
    worths = WORTHS
    advice = Interpreter()

    def __init__(self) -> None:
        self.blots: list[Blot] = []
        self.goo = -1
        self.knobs: Knobs

    def option(self) -> Option:
        return Option(self.name, "bool", (), False, label="Rorschach test", rule=self.rule)

    def files(self) -> tuple[str, ...]:
        """A table with more enemies has those of all modules, most of them in the box."""
        return ("creatures", "inkblots", "sects")

    def widen(self, files: Mapping[str, Mapping[str, Any]], content: Content, texts: Texts) -> None:
        """The Dreamer in Ink, of neither wave. (CS-INK-09)"""
        dreamer = convert("inkblots", files["inkblots"], InkblotFile).dreamer
        reading.add_goo("inkblots", dreamer, content, texts, c.INK_PERILS)
        self.goo = len(content.goos.ids) - 1

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        """25 blots, five of each symbol."""
        self.blots = convert("inkblots", files["inkblots"], InkblotFile).blot
        ids = [blot.id for blot in self.blots]
        unique("inkblots", ids)
        self.knobs = knobs(files, self.name, Knobs)
        for knob in ("ink_limit", "ink_limit_two"):
            if getattr(self.knobs, knob) < DREAM:
                raise BadContent(f"{KNOBS}.toml: {self.name}, {knob}: the Dreamer is made of {DREAM} blots")
        return ids

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        symbols = [LETTERS.index(blot.symbol) for blot in self.blots]
        limits = [self.knobs.ink_limit] * (SEATS + 1)
        limits[FEWEST] = self.knobs.ink_limit_two
        return InkRules(zone, card, ending, symbols, self.goo, limits, self.knobs.ink_double)

    def back(self, card: int) -> str:
        return "Inkblot"

    def speak(self, telling: Telling) -> None:
        looks.speak(telling, [blot.en.name for blot in self.blots])

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(telling, state)

    def faces(self, telling: Telling) -> list[Face]:
        return looks.faces(telling, [(blot.id, blot.symbol, blot.en.name) for blot in self.blots])

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        return looks.pieces(state, telling, [blot.id for blot in self.blots])

    def counters(self, state: StormState, telling: Telling) -> list[Counter]:
        return looks.counters(state, telling)
