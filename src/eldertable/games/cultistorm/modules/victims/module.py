"""Innocent victims as the game knows them: cards, rules, words, looks and advice in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import Module, knobs, numbered
from eldertable.games.cultistorm.modules.victims import looks
from eldertable.games.cultistorm.modules.victims.bot import WORTHS, Rescuer
from eldertable.games.cultistorm.modules.victims.rules import (
    AfterFight,
    CivilianComes,
    Convert,
    PickMeeting,
    SaveCivilian,
    Saving,
    Townsfolk,
    VictimRules,
)
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Option, Part, Zone, deck
from eldertable.kernel.content import convert, unique
from eldertable.kernel.scene import Counter, Face, Piece, SceneZone


class Said(shapes.Entry):
    """The words of a civilian: the reward, and a line to remember."""

    name: str
    text: str
    line: str


class Victim(shapes.Entry):
    """A kind of civilian."""

    id: str
    copies: shapes.Positive
    effect: list[shapes.Op]
    en: Said


class Victims(shapes.Entry):
    """The file victims.toml."""

    victim: list[Victim]


class Knobs(shapes.Entry):
    """The entry `victims` of modules.toml."""

    vic_every: Annotated[list[shapes.Positive], msgspec.Meta(min_length=4, max_length=4)]
    vic_turn: shapes.Positive
    vic_lost: shapes.Positive
    vic_price: shapes.Positive


class VictimsModule(Module):
    """Innocent victims."""

    name = "victims"
    rule = "CS-VIC-01"
    folder = Path(__file__).parent
    steps = (Convert, CivilianComes, AfterFight, PickMeeting, SaveCivilian)
    acts = ("escort",)
    endings = ("CS-VIC-09",)
    zones = (
        *deck("civilians", "civilians"),
        *(Zone(f"civilian {place}") for place in range(5)),
        Zone("civilians saved"),
        Zone("civilians lost"),
    )
    kinds = looks.KINDS
    dangers = frozenset({("civilians-lost", "civilian-lost")})
    itself = frozenset({"civilian-comes", "civilian-lost"})
    points = looks.POINTS
    act_points = looks.ACT_POINTS
    present = looks.PRESENT
    worths = WORTHS
    advice = Rescuer()

    def __init__(self) -> None:
        self.folk = Townsfolk()
        self.said: list[tuple[str, str, str]] = []

    def option(self) -> Option:
        return Option(self.name, "bool", (), False, label="Innocent victims", rule=self.rule)

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        """18 cards of nine kinds, as many of each as its entry says."""
        victims = convert("victims", files["victims"], Victims).victim
        unique("victims", [victim.id for victim in victims])
        folk, turned = Townsfolk(), knobs(files, self.name, Knobs)
        folk.every, folk.crowd = turned.vic_every, turned.vic_turn
        folk.most_lost, folk.price = turned.vic_lost, turned.vic_price
        names: list[str] = []
        for number, victim in enumerate(victims):
            folk.ids.append(victim.id)
            folk.reward.append(reader.module_effect("victims", victim.id, victim.effect))
            folk.of += [number] * victim.copies
            names += [f"{victim.id}.{copy + 1}" for copy in range(victim.copies)]
        self.folk = folk
        self.said = [
            (victim.en.name, numbered(victim.en.text, victim.effect), victim.en.line) for victim in victims
        ]
        return names

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return VictimRules(zone, card, ending, self.folk)

    def part(self) -> Part:
        return Saving()

    def speak(self, telling: Telling) -> None:
        looks.speak(telling, self.said)

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(state, telling)

    def faces(self, telling: Telling) -> list[Face]:
        return looks.faces(telling, self.folk.ids, self.said)

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        return looks.pieces(state, telling)

    def counters(self, state: StormState, telling: Telling) -> list[Counter]:
        return looks.counters(state, telling)
