"""Ancient relics as the game knows them: cards, rules, words, looks and advice in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.box.places import SEATS
from eldertable.games.cultistorm.box.verbs import ALWAYS, FIGHT, MODULE, TEXT
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import Module, knobs, numbered
from eldertable.games.cultistorm.modules.relics import looks
from eldertable.games.cultistorm.modules.relics.bot import WORTHS, Opener
from eldertable.games.cultistorm.modules.relics.rules import (
    ACTS,
    IN_FIGHT,
    RELIC,
    USES,
    VERBS,
    ChooseRelic,
    LookAtRelics,
    Relic,
    RelicRules,
    Relics,
    Reliquary,
    RollAtGate,
    SealWhere,
)
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Option, Part, Zone, deck
from eldertable.kernel.content import convert, fits, unique
from eldertable.kernel.scene import Face, Piece, SceneZone

FIT: dict[str, tuple[str, tuple[str, ...]]] = {
    "turn": (TEXT, (MODULE,)),
    "fight": (FIGHT, ()),
    "always": (ALWAYS, ()),
}
"""Which verbs fit a relic, by its use."""


class Entry(shapes.Entry):
    """A relic."""

    id: str
    use: Literal["turn", "fight", "always"]
    effect: list[shapes.Op]
    worth: float
    en: shapes.Text
    cost: list[shapes.Op] = msgspec.field(default_factory=list)
    on: Literal["self", "anyone"] = "self"
    spent: bool = False


class Entries(shapes.Entry):
    """The file relics.toml."""

    relic: list[Entry]


class Knobs(shapes.Entry):
    """The entry `relics` of modules.toml."""

    relic_per_turn: shapes.Positive
    relic_dice: shapes.Positive
    relic_insanity: shapes.Number


class RelicsModule(Module):
    """Ancient relics."""

    name = "relics"
    rule = "CS-REL-01"
    folder = Path(__file__).parent
    steps = (RollAtGate, LookAtRelics, ChooseRelic, SealWhere)
    acts = ACTS
    verbs = VERBS
    zones = (
        *deck("relics", "relics"),
        Zone("relics seen"),
        *(Zone(f"relic {seat}") for seat in range(SEATS)),
    )
    kinds = looks.KINDS
    worths = WORTHS
    advice = Opener()

    def __init__(self) -> None:
        self.points = {"take-relic": looks.point_seen}
        self.present = {"take-relic": looks.is_seen}
        self.act_points = {"open-gate": looks.point_gate, "use-relic": looks.point_own}
        self.reliquary = Reliquary()
        self.said: list[tuple[str, str]] = []

    def option(self) -> Option:
        return Option(self.name, "bool", (), False, label="Ancient relics", rule=self.rule)

    def for_fights(self, files: Mapping[str, Mapping[str, Any]]) -> tuple[str, ...]:
        """The relics that are used in fights."""
        entries = convert("relics", files["relics"], Entries).relic
        return tuple(entry.id for entry in entries if entry.use == USES[IN_FIGHT])

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        """The relics."""
        entries = convert("relics", files["relics"], Entries).relic
        unique("relics", [entry.id for entry in entries])
        fits("relics", "relics", len(entries), RELIC)
        turned, made = knobs(files, self.name, Knobs), Reliquary()
        made.per_turn, made.dice = turned.relic_per_turn, turned.relic_dice
        made.most_insanity = turned.relic_insanity
        for entry in entries:
            use, more = FIT[entry.use]
            effect = reader.effect("relics", entry.id, entry.effect, entry.cost, entry.on, use, more)
            text = reader.content.effects[effect]
            relic = Relic(entry.id, USES.index(entry.use), effect, text, entry.spent)
            if relic.use == IN_FIGHT:
                relic.source = self.sources.index(entry.id)
            made.relics.append(relic)
            made.worths.append(entry.worth)
        self.reliquary = made
        self.said = [(entry.en.name, numbered(entry.en.text, entry.effect)) for entry in entries]
        return [entry.id for entry in entries]

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return RelicRules(zone, card, ending, self.reliquary)

    def part(self) -> Part:
        return Relics()

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"relic": [relic.id for relic in self.reliquary.relics]}

    def back(self, card: int) -> str:
        return "Relic"

    def speak(self, telling: Telling) -> None:
        looks.speak(telling, self.reliquary, self.said, self.source)

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(state, telling)

    def faces(self, telling: Telling) -> list[Face]:
        return looks.faces(telling, self.reliquary, self.said)

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        return looks.pieces(state, telling)
