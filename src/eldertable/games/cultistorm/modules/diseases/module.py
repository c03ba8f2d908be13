"""Otherworldly diseases as the game knows them: strains, rules, words, looks and advice in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.content import Reader, listed
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.diseases import looks
from eldertable.games.cultistorm.modules.diseases.bot import WORTHS, Doctor
from eldertable.games.cultistorm.modules.diseases.rules import (
    RULES,
    CureWith,
    DiseaseRises,
    DiseaseRules,
    Sickness,
    Strains,
)
from eldertable.games.cultistorm.modules.frame import Module, knobs
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Option, Part
from eldertable.kernel.content import convert, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.scene import Counter, Face, Piece, SceneZone
from eldertable.kernel.words import filled


class Strain(shapes.Entry):
    """A strain."""

    id: str
    symbol: shapes.Symbol
    rule: str
    en: shapes.Text
    n: shapes.Positive = 1


class Diseases(shapes.Entry):
    """The file diseases.toml."""

    strain: list[Strain]


class Knobs(shapes.Entry):
    """The entry `diseases` of modules.toml."""

    dis_cities: Annotated[list[shapes.Positive], msgspec.Meta(min_length=4, max_length=4)]
    dis_price: shapes.Positive


class DiseasesModule(Module):
    """Otherworldly diseases."""

    name = "diseases"
    rule = "CS-DIS-01"
    folder = Path(__file__).parent
    steps = (DiseaseRises, CureWith)
    acts = ("cure",)
    endings = ("CS-DIS-06",)
    kinds = looks.KINDS
    dangers = frozenset({("strains", "city")})
    itself = frozenset({"disease-rises", "outbreak"})
    points = looks.POINTS
    act_points = looks.ACT_POINTS
    present = looks.PRESENT
    worths = WORTHS
    advice = Doctor()

    def __init__(self) -> None:
        self.strains = Strains()
        self.said: list[tuple[str, str]] = []

    def option(self) -> Option:
        return Option(self.name, "bool", (), False, label="Otherworldly diseases", rule=self.rule)

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        """Ten strains; they are laid out and not drawn, so none of them is a card with a number."""
        strains = convert("diseases", files["diseases"], Diseases).strain
        unique("diseases", [strain.id for strain in strains])
        made, turned = Strains(), knobs(files, self.name, Knobs)
        made.cities, made.price = turned.dis_cities, turned.dis_price
        for strain in strains:
            made.ids.append(strain.id)
            made.symbol.append(LETTERS.index(strain.symbol))
            made.rule.append(listed("diseases", strain.id, "rule", strain.rule, RULES))
            made.n.append(strain.n)
        for symbol, letter in enumerate(LETTERS):
            if symbol not in made.symbol:
                raise BadContent(f"diseases.toml: no strain has the symbol {letter}")
        self.strains = made
        self.said = [(strain.en.name, filled(strain.en.text, {"n": strain.n})) for strain in strains]
        return ()

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"strain": self.strains.ids}

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return DiseaseRules(zone, card, ending, self.strains)

    def part(self) -> Part:
        return Sickness()

    def speak(self, telling: Telling) -> None:
        looks.speak(telling, self.said)

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(telling)

    def faces(self, telling: Telling) -> list[Face]:
        return looks.faces(telling, self.strains, self.said)

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        return looks.pieces(state, telling)

    def counters(self, state: StormState, telling: Telling) -> list[Counter]:
        return looks.counters(state, telling)
