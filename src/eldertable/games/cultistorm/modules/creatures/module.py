"""Cultist creatures as the game knows them: their option and their cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box import content as reading
from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.cards import Content
from eldertable.games.cultistorm.box.content import Texts
from eldertable.games.cultistorm.modules.creatures.advice import CreatureAdvice
from eldertable.games.cultistorm.modules.creatures.rules import (
    Burst,
    CreatureRules,
    Creatures,
    Foster,
    TakePrize,
)
from eldertable.games.cultistorm.modules.frame import Module, knobs
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.kernel import Option, Part
from eldertable.kernel.content import convert, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.words import filled


class Numbers(shapes.Entry):
    """The numbers of the chapter that may be turned."""

    creature_copies: shapes.Positive
    foster_cap: shapes.Positive
    bloat_mad: shapes.Number


class Creature(shapes.Entry):
    """A set of equal creatures: their symbols, the sign that one adds when it is devoured, their ability."""

    id: str
    symbols: str
    sign: shapes.Symbol
    ability: str
    icon: str
    en: shapes.Text


class File(shapes.Entry):
    """The file creatures.toml."""

    en: shapes.Text
    creature: list[Creature]


class CreaturesModule(Module):
    """Any of five sets of creatures, any number of them, in every mode. (CS-MOD-03, CS-CRE-01, CS-CRE-03)"""

    name = "creatures"
    rule = "CS-CRE-02"
    folder = Path(__file__).parent
    steps = (Foster, TakePrize, Burst)
    itself = frozenset({"at-the-gate", "fosters"})
    wide = True
    advice = CreatureAdvice()

    def __init__(self) -> None:
        self.ids = ("CR1", "CR2", "CR3", "CR4", "CR5")
        """The sets that can be agreed on."""
        self.sets: dict[str, tuple[int, ...]] = {}
        """The cultists of each set."""
        self.numbers: Numbers

    def option(self) -> Option:
        return Option(self.name, "choice", self.ids, (), several=True, label="Creatures", rule=self.rule)

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return tuple({self.name: list(sets)} for sets in (self.ids, ("CR1", "CR2"), ("CR3", "CR4", "CR5")))

    def files(self) -> tuple[str, ...]:
        """A table with more enemies has those of both modules, most of them in the box."""
        return ("creatures", "sects")

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        numbers = self.numbers
        return CreatureRules(zone, card, ending, self.sets, numbers.foster_cap, numbers.bloat_mad)

    def part(self) -> Part:
        return Creatures()

    def widen(self, files: Mapping[str, Mapping[str, Any]], content: Content, texts: Texts) -> None:
        """Every copy is a cultist of its own. (CS-CRE-04, CS-CRE-05)"""
        self.numbers = knobs(files, self.name, Numbers)
        file = convert("creatures", files["creatures"], File)
        unique("creatures", [creature.id for creature in file.creature])
        if tuple(creature.id for creature in file.creature) != self.ids:
            raise BadContent(f"creatures.toml: the sets must be {', '.join(self.ids)}, in this order")
        for creature in file.creature:
            sect = len(texts.sect)
            texts.sect.append(file.en.name)
            texts.sect_icon.append(creature.icon)
            said = filled(creature.en.text, {"n": self.numbers.bloat_mad, "cap": self.numbers.foster_cap})
            first, copies = len(content.cultists.ids), self.numbers.creature_copies
            self.sets[creature.id] = tuple(range(first, first + copies))
            ability = reading.listed(
                "creatures", creature.id, "ability", creature.ability, c.CREATURE_ABILITIES
            )
            for copy in range(copies):
                reading.add_creature(
                    "creatures", f"{creature.id}.{copy + 1}", creature.symbols, sect, creature.sign, content
                )
                content.cultists.ability[-1] = ability
                texts.cultist.append((f"{creature.en.name} {copy + 1}", f"{said} {file.en.text}"))


CREATURES = CreaturesModule()
