"""Special sects as the game knows them: their option, their cards, what a sensible player makes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box import content as reading
from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.cards import Content
from eldertable.games.cultistorm.box.content import Texts
from eldertable.games.cultistorm.modules.frame import Module, knobs
from eldertable.games.cultistorm.modules.sects.advice import SectAdvice
from eldertable.games.cultistorm.modules.sects.rules import (
    NO_RULE,
    SECT_RULES,
    MarkerDrifts,
    MemberDefeated,
    SectRules,
    Sects,
)
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.kernel import Option, Part
from eldertable.kernel.content import convert, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.words import filled

CHOIR = "GC"
"""The Gaunt Choir, which the base game has."""


class Numbers(shapes.Entry):
    """The numbers of the chapter that may be turned."""

    special_cards: shapes.Positive
    orphans_drop: shapes.Number
    tzorm_reroll: shapes.Positive
    little_mother_hand: shapes.Positive
    sects_for_two: shapes.Positive


class Sect(shapes.Entry):
    """A special sect: its rule, its Great Old One and its members."""

    id: str
    rule: str
    icon: str
    goo: shapes.Goo
    en: shapes.Text
    member: list[shapes.Special]


class File(shapes.Entry):
    """The file sects.toml."""

    sect: list[Sect]


class SectsModule(Module):
    """Any number of special sects besides the Gaunt Choir, or with it, in every mode.

    (CS-MOD-03, CS-SEC-01, CS-SEC-02)
    """

    name = "sects"
    rule = "CS-SEC-01"
    folder = Path(__file__).parent
    steps = (MarkerDrifts, MemberDefeated)
    itself = frozenset({"marker-drifts"})
    wide = True
    advice = SectAdvice()

    def __init__(self) -> None:
        self.ids = (CHOIR, "HT", "CP", "LT", "MC")
        """The sects that can be agreed on, in the order of setup."""
        self.rule_of: list[int] = []
        self.numbers: Numbers

    def option(self) -> Option:
        return Option(self.name, "choice", self.ids, (), several=True, label="Special sects", rule=self.rule)

    def used(self, seats: int, options: Mapping[str, Any]) -> bool:
        """The Gaunt Choir alone is the base game."""
        return any(sect != CHOIR for sect in options[self.name])

    def why_refused(self, seats: int, options: Mapping[str, Any]) -> tuple[str, str] | None:
        """Two investigators have too few common cultists for five sects. (CS-SEC-03)"""
        chosen = {*options[self.name], *([CHOIR] if options["gaunt_choir"] else [])}
        if self._investigators(seats, options) <= 2 and len(chosen) > self.numbers.sects_for_two:
            return "CS-SEC-03", "why-too-many-sects"
        return None

    def _investigators(self, seats: int, options: Mapping[str, Any]) -> int:
        """How many sit here besides an Author. (CS-OVL-28)"""
        return seats - bool(options.get("overlord"))

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        most = self.ids[: self.numbers.sects_for_two]
        return tuple({self.name: list(sects)} for sects in (self.ids, most, ("HT", "LT"), ("CP", "MC")))

    def files(self) -> tuple[str, ...]:
        """A table with more enemies has those of both modules, most of them in the box."""
        return ("creatures", "sects")

    def settle(self, table: StormTable) -> None:
        """Which special sects are in the deck: the option of the base game counts too."""
        chosen = set(table.options[self.name])
        if table.options["gaunt_choir"]:
            chosen.add(CHOIR)
        table.special_sects = tuple(at for at, sect in enumerate(self.ids) if sect in chosen)

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return SectRules(zone, card, ending, self.rule_of, self.numbers.orphans_drop)

    def part(self) -> Part:
        return Sects()

    def widen(self, files: Mapping[str, Mapping[str, Any]], content: Content, texts: Texts) -> None:
        """Sects in the order of their file; members read as those of the Gaunt Choir. (CS-SEC-02, CS-SEC-04)"""
        file = convert("sects", files["sects"], File)
        ids = [sect.id for sect in file.sect]
        unique("sects", ids)
        if (CHOIR, *ids) != self.ids:
            raise BadContent(f"sects.toml: the sects must be {', '.join(self.ids[1:])}, in this order")
        self.numbers = knobs(files, self.name, Numbers)
        self.rule_of = [NO_RULE] * len(texts.sect)
        for sect in file.sect:
            self._add(sect, content, texts)

    def _add(self, sect: Sect, content: Content, texts: Texts) -> None:
        if sect.rule not in SECT_RULES:
            known = ", ".join(rule for rule in SECT_RULES if rule)
            raise BadContent(f"sects.toml: {sect.id}, rule: {sect.rule!r} is unknown; known: {known}")
        if len(sect.member) != self.numbers.special_cards:
            raise BadContent(f"sects.toml: {sect.id}, member: there must be {self.numbers.special_cards}")
        turned = {"rerolls-dear": self.numbers.tzorm_reroll, "hand-minus": self.numbers.little_mother_hand}
        god = replace(sect.goo, n=turned.get(sect.goo.peril, sect.goo.n))
        reading.add_goo("sects", god, content, texts, c.SECT_PERILS)
        goo, number = len(content.goos.ids) - 1, len(texts.sect)
        texts.sect.append(sect.en.name)
        texts.sect_icon.append(sect.icon)
        self.rule_of.append(SECT_RULES.index(sect.rule))
        shared = filled(sect.en.text, {"n": self.numbers.orphans_drop})
        for member in sect.member:
            reading.add_special("sects", member, number, goo, content, c.SECT_ABILITIES)
            text = f"{member.en.text} {shared}" if member.en.text else shared
            texts.cultist.append((member.en.name, text))
