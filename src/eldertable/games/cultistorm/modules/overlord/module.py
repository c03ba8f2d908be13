"""Behind the scenes as the game knows it: schemes, rules, words, looks and advice in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import Module, knobs, numbered
from eldertable.games.cultistorm.modules.overlord import looks
from eldertable.games.cultistorm.modules.overlord.bot import WORTHS, Mind
from eldertable.games.cultistorm.modules.overlord.desk import (
    SCHEME,
    WAYS,
    WINDOWS,
    Authorship,
    Desk,
    DrawSending,
    Scheme,
)
from eldertable.games.cultistorm.modules.overlord.rules import (
    GOO,
    Income,
    NameGoo,
    NameWorld,
    OverlordRules,
    PlayEvent,
    PushMarker,
    RerollCultistDie,
    Send,
    Stage,
)
from eldertable.games.cultistorm.modules.overlord.schemes import (
    VERBS,
    AimAt,
    Embroider,
    Exchange,
    Foresee,
    Lift,
    MoveOn,
    Raise,
    ReturnTo,
)
from eldertable.games.cultistorm.modules.overlord.windows import DrawScheme, DropScheme, OpenWindow, Window
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import BadContent, Option, Part, Zone, deck
from eldertable.kernel.content import convert, unique
from eldertable.kernel.scene import Counter, Face, Piece, SceneZone, Standing

FEWEST_SEATS, MOST_SEATS = 3, 6
MOST_WITHOUT = 5
ByInvestigators: TypeAlias = tuple[shapes.Number, shapes.Number, shapes.Number, shapes.Number]
"""Numbers for 2, 3, 4 and 5 investigators."""
OneOrTwo = Annotated[int, msgspec.Meta(ge=1, le=2)]
Crystals = Annotated[int, msgspec.Meta(ge=1, le=5)]
"""On the Endgame card; with six it would be activated before the game begins."""


class SchemeEntry(shapes.Entry):
    """A kind of scheme."""

    id: str
    copies: shapes.Positive
    window: Literal["0", "II", "III", "IV"]
    ink: shapes.Positive
    effect: list[shapes.Op]
    en: shapes.Text
    line: str = ""


class SchemesFile(shapes.Entry):
    """The file schemes.toml."""

    scheme: list[SchemeEntry]


class Knobs(shapes.Entry):
    """The entry `overlord` of modules.toml."""

    author_hand: shapes.Positive
    scheme_hand: shapes.Positive
    scheme_max: shapes.Positive
    ink_start: shapes.Number
    ink_max: shapes.Positive
    stroke: shapes.Positive
    marker_price: shapes.Positive
    die_price: shapes.Positive
    shift_price: shapes.Positive
    spawn_price: shapes.Positive
    author_replies: shapes.Number
    medium_reads: bool
    terror_places: ByInvestigators
    starting_objects: tuple[OneOrTwo, OneOrTwo, OneOrTwo, OneOrTwo]
    limit: tuple[shapes.Positive, shapes.Positive, shapes.Positive, shapes.Positive]
    pool_dice: ByInvestigators
    endgame_crystals: tuple[Crystals, Crystals, Crystals, Crystals]
    terror_ahead: ByInvestigators
    ink_income: ByInvestigators
    strokes: ByInvestigators


class OverlordModule(Module):
    """One player is the Author, against all others."""

    name = "overlord"
    rule = "CS-OVL-01"
    major = True
    group = "modes"
    folder = Path(__file__).parent
    steps = (
        Income,
        DrawSending,
        DrawScheme,
        OpenWindow,
        PushMarker,
        Send,
        Stage,
        RerollCultistDie,
        DropScheme,
        Window,
        NameGoo,
        NameWorld,
        PlayEvent,
        Embroider,
        AimAt,
        MoveOn,
        Foresee,
        Exchange,
        Raise,
        Lift,
        ReturnTo,
    )
    verbs = VERBS
    acts = ("read-author",)
    zones = (
        Zone("sendings", "set", True, "cultists"),
        *deck("schemes", "schemes"),
        Zone("scheme hand", "set", True, "schemes"),
        Zone("scheme discard"),
        Zone("event choice", "set", True, "events"),
    )
    kinds = looks.KINDS
    goals = looks.GOALS
    points = looks.POINTS
    present = looks.PRESENT
    worths = WORTHS
    advice = Mind()
    advised = tuple(verb.name for verb in VERBS)

    def __init__(self) -> None:
        self.made = Authorship()
        self.said: list[tuple[str, str, str]] = []
        self.act_points = {"read-author": lambda state, seat: ("sendings",)}

    def option(self) -> Option:
        return Option(self.name, "bool", (), False, label="Behind the scenes", rule=self.rule)

    def plays_as(self, seats: int, seat: int) -> str:
        """The last seat is the Author's. (CS-OVL-02)"""
        return "part-author" if seat == seats - 1 else ""

    def why_refused(self, seats: int, options: Mapping[str, Any]) -> tuple[str, str] | None:
        """One Author and two to five investigators, and no other major expansion. (CS-MOD-01, CS-MOD-24)"""
        if not self.used(seats, options):
            return ("CS-MOD-24", "why-not-author") if seats > MOST_WITHOUT else None
        if options.get("lonely") in ("two", "solo"):
            return ("CS-MOD-01", "why-not-two-majors")
        return None if FEWEST_SEATS <= seats <= MOST_SEATS else ("CS-MOD-24", "why-not-author")

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return ({self.name: True},) if FEWEST_SEATS <= seats <= MOST_SEATS else ()

    def settle(self, table: StormTable) -> None:
        """The last seat is the Author's; all others are the investigators, and whatever speaks of players means only
        them.

        (CS-MOD-12, CS-OVL-02, CS-OVL-04, CS-OVL-19, CS-OVL-28)
        """
        if not self.used(table.seats, table.options):
            return
        made, team = self.made, table.seats - 1
        at = team - 2
        table.author = table.team = table.investigators = team
        table.limit = made.limit[at]
        table.pool_dice = team
        table.extra_dice = made.dice[at] - team
        table.terror_places = made.places[at]
        table.starting_objects = made.objects[at]
        table.crystals = made.crystals[at]
        table.terror_ahead = made.ahead[at]
        table.shared_hands = table.open_hands
        table.open_hands = False

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return OverlordRules(zone, card, ending, self.made)

    def part(self) -> Part:
        return Desk()

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        told = convert("schemes", files["schemes"], SchemesFile).scheme
        unique("schemes", [scheme.id for scheme in told])
        if len(told) > SCHEME.size:
            raise BadContent(f"schemes.toml: there is room for {SCHEME.size} kinds")
        if len(reader.content.goos.ids) > GOO.size:
            raise BadContent(f"goos.toml: with an Author there is room for {GOO.size}")
        for window in WINDOWS:
            if all(scheme.window != window for scheme in told):
                raise BadContent(f"schemes.toml: window: no scheme is played in window {window}")
        made = self._numbers(knobs(files, self.name, Knobs))
        names: list[str] = []
        self.said = []
        for number, scheme in enumerate(told):
            effect = reader.module_effect("schemes", scheme.id, scheme.effect)
            made.schemes.append(Scheme(scheme.id, WINDOWS.index(scheme.window), scheme.ink, effect))
            text = numbered(scheme.en.text, scheme.effect)
            self.said.append((scheme.id, scheme.en.name, text))
            made.of += [number] * scheme.copies
            names += [f"{scheme.id}.{copy + 1}" for copy in range(scheme.copies)]
        self.made = made
        return names

    def _numbers(self, turned: Knobs) -> Authorship:
        """The numbers of modules.toml."""
        made = Authorship()
        made.hand, made.first_schemes, made.most_schemes = (
            turned.author_hand,
            turned.scheme_hand,
            turned.scheme_max,
        )
        made.first_ink, made.most_ink, made.stroke = turned.ink_start, turned.ink_max, turned.stroke
        made.marker, made.die = turned.marker_price, turned.die_price
        made.shift, made.spawn = turned.shift_price, turned.spawn_price
        made.replies, made.medium_reads = turned.author_replies, turned.medium_reads
        made.places, made.objects = list(turned.terror_places), list(turned.starting_objects)
        made.limit, made.dice = list(turned.limit), list(turned.pool_dice)
        made.crystals, made.ahead = list(turned.endgame_crystals), list(turned.terror_ahead)
        made.income, made.strokes = list(turned.ink_income), list(turned.strokes)
        for at, places in enumerate(made.places):
            if not 4 <= places <= 6 or not 0 <= made.ahead[at] < places:
                raise BadContent(
                    "modules.toml: overlord, terror_places: 4 to 6, and terror_ahead less than that"
                )
            if made.dice[at] < at + 2:
                raise BadContent("modules.toml: overlord, pool_dice: one for each investigator at least")
        return made

    def names(self) -> Mapping[str, Sequence[str]]:
        seats = ("0", "1", "2", "3", "4", "5")
        return {
            **dict.fromkeys(("seat", "other", "subject"), seats),
            "scheme": [id for id, _, _ in self.said],
            "turning": WAYS,
            "window": WINDOWS,
            "other_circle": ("T1", "T2", "T3", "T4", "T5", "T6"),
        }

    def back(self, card: int) -> str:
        return "Scheme"

    def speak(self, telling: Telling) -> None:
        looks.speak(telling, self.said)

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(state, telling)

    def faces(self, telling: Telling) -> list[Face]:
        return looks.faces(telling, self.made, self.said)

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        return looks.pieces(state, telling, seat)

    def standings(self, state: StormState) -> list[Standing]:
        return looks.standings(state)

    def counters(self, state: StormState, telling: Telling) -> list[Counter]:
        return looks.counters(state, telling)
