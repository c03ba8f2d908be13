"""Dark rituals as the game knows them: cards, rules, words, looks and advice in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.box.places import SEATS
from eldertable.games.cultistorm.box.verbs import CANCEL, FIGHT, MODULE, TEXT
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import Module, knobs, numbered
from eldertable.games.cultistorm.modules.rituals import looks
from eldertable.games.cultistorm.modules.rituals.bot import WORTHS, Adept
from eldertable.games.cultistorm.modules.rituals.rules import (
    ACTS,
    IN_FIGHT,
    RITUAL,
    USES,
    GainExperience,
    KeepSilent,
    LayPalm,
    LearnRitual,
    Library,
    Ritual,
    RitualRules,
    Study,
    UseRitual,
)
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Option, Part, Zone, deck
from eldertable.kernel.content import convert, fits, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.scene import Counter, Face, Piece, SceneZone

FILE = "rituals"
FIT = {"turn": (TEXT, (MODULE,)), "fight": (FIGHT, ()), "terror": (CANCEL, ())}
"""Which verbs fit a ritual, by its use."""


class RitualEntry(shapes.Entry):
    """A ritual."""

    id: str
    price: shapes.Positive
    use: Literal["turn", "fight", "terror", "palm"]
    worth: float
    tome: Literal["breath", "hands", "bones", "lamps"]
    en: shapes.Text
    effect: list[shapes.Op] = msgspec.field(default_factory=list)
    cost: list[shapes.Op] = msgspec.field(default_factory=list)
    absent: bool = False
    together: bool = False


class Experience(shapes.Entry):
    """The action cards with two experience points, and with one."""

    two: list[str]
    one: list[str]


class RitualFile(shapes.Entry):
    """The file rituals.toml."""

    experience: Experience
    ritual: list[RitualEntry]


class Knobs(shapes.Entry):
    """The entry `rituals` of modules.toml."""

    xp_max: shapes.Positive
    rites_shown: shapes.Positive
    rite_mad: shapes.Number
    silence_uses: shapes.Positive


class RitualsModule(Module):
    """Dark rituals."""

    name = "rituals"
    rule = "CS-RIT-01"
    folder = Path(__file__).parent
    steps = (GainExperience, LearnRitual, UseRitual, LayPalm, KeepSilent)
    acts = ACTS
    zones = (
        *deck("rituals", "rituals"),
        Zone("rituals shown"),
        *(Zone(f"rituals {seat}") for seat in range(SEATS)),
    )
    kinds = looks.KINDS
    worths = WORTHS
    advice = Adept()

    def __init__(self) -> None:
        self.points = {
            "learn": looks.point_shown,
            "use-rite": looks.point_known,
            "lay-palm": looks.point_palm,
        }
        self.present = {
            "learn": looks.is_shown,
            "use-rite": looks.is_known,
            "lay-palm": looks.in_hand,
        }
        self.act_points = {"learn-ritual": looks.point_row, "use-ritual": looks.point_own}
        self.library = Library()
        self.said: list[tuple[str, str, str]] = []

    def option(self) -> Option:
        return Option(self.name, "bool", (), False, label="Dark rituals", rule=self.rule)

    def for_fights(self, files: Mapping[str, Mapping[str, Any]]) -> tuple[str, ...]:
        """The rituals that are used in fights."""
        told = convert(FILE, files[FILE], RitualFile)
        return tuple(entry.id for entry in told.ritual if entry.use == USES[IN_FIGHT])

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        """The rituals, and the experience points of every kind of action card."""
        told = convert(FILE, files[FILE], RitualFile)
        unique(FILE, [entry.id for entry in told.ritual])
        fits(FILE, "rituals", len(told.ritual), RITUAL)
        turned, made = knobs(files, self.name, Knobs), Library()
        made.most, made.shown = turned.xp_max, turned.rites_shown
        made.madness, made.silences = turned.rite_mad, turned.silence_uses
        made.points = self._points(told.experience, reader)
        made.palms = [self._palm(reader, letter) for letter in LETTERS]
        made.rituals = [self._ritual(entry, reader) for entry in told.ritual]
        made.worths = [entry.worth for entry in told.ritual]
        self.library = made
        self.said = [
            (
                entry.en.name,
                numbered(entry.en.text, entry.effect),
                entry.tome,
            )
            for entry in told.ritual
        ]
        return [entry.id for entry in told.ritual]

    def _points(self, experience: Experience, reader: Reader) -> list[int]:
        """The points of each kind of action card; cards that are not listed have none."""
        ids = [action.id for action in reader.content.actions]
        points = [0] * len(ids)
        for n, listed in ((2, experience.two), (1, experience.one)):
            for id in listed:
                if id not in ids:
                    raise BadContent(f"{FILE}.toml: experience: there is no action card {id!r}")
                if points[ids.index(id)]:
                    raise BadContent(f"{FILE}.toml: experience: {id} is listed twice")
                points[ids.index(id)] = n
        return points

    def _ritual(self, entry: RitualEntry, reader: Reader) -> Ritual:
        for_all = any(op.on is not None for op in entry.effect)
        if entry.use == "palm":
            effect = reader.effect(FILE, entry.id, [shapes.Op(verb="sym", what="any")], use=FIGHT)
        elif for_all:
            effect = reader.module_effect(FILE, entry.id, entry.effect)
        else:
            use, more = FIT[entry.use]
            effect = reader.effect(FILE, entry.id, entry.effect, entry.cost, use=use, more=more)
        made = Ritual(entry.id, entry.price, USES.index(entry.use), effect, reader.content.effects[effect])
        made.for_all, made.absent, made.together = for_all, entry.absent, entry.together
        if made.use == IN_FIGHT:
            made.source = self.sources.index(entry.id)
        return made

    def _palm(self, reader: Reader, letter: str) -> c.Action:
        """What a card of this symbol is where it lies before somebody for its symbol. (CS-RIT-10)"""
        action = c.Action()
        action.id = f"palm-{letter}"
        action.star = action.combat = True
        action.effect = reader.effect(FILE, action.id, [shapes.Op(verb="sym", what=letter)], use=FIGHT)
        action.text = reader.content.effects[action.effect]
        return action

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return RitualRules(zone, card, ending, self.library)

    def part(self) -> Part:
        return Study()

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"ritual": [ritual.id for ritual in self.library.rituals]}

    def back(self, card: int) -> str:
        return "Ritual"

    def speak(self, telling: Telling) -> None:
        looks.speak(telling, self.library, self.said, self.source)

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(state, telling)

    def faces(self, telling: Telling) -> list[Face]:
        return looks.faces(telling, self.library, self.said)

    def repaint(self, telling: Telling, face: Face) -> Face:
        return looks.with_points(telling, self.library, face)

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        return looks.pieces(state, telling)

    def counters(self, state: StormState, telling: Telling) -> list[Counter]:
        return looks.counters(state, telling)
