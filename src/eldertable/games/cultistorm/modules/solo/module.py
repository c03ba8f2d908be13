"""Lonely Struggle alone as the game knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import Module, knobs
from eldertable.games.cultistorm.modules.solo import looks
from eldertable.games.cultistorm.modules.solo.bot import Borne, Bought, Errands, Lonely, Pairs, Payments
from eldertable.games.cultistorm.modules.solo.rules import (
    CONTACTS,
    ERRANDS,
    PRICES,
    ROOM,
    Alone,
    BuyOff,
    Called,
    ChooseContacts,
    ChooseErrand,
    PayForContact,
    Refill,
    SoloBoard,
    SoloRules,
    serves_in_fights,
)
from eldertable.games.cultistorm.modules.two.module import mode
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Option, Part, Zone
from eldertable.kernel.advice import Worth
from eldertable.kernel.content import convert
from eldertable.kernel.errors import BadContent
from eldertable.kernel.scene import Counter, Piece, SceneZone

SLOTS = "abcdef"
"""The target markers in dumps."""


class SoloNumbers(shapes.Entry):
    """The entry `solo` of modules.toml."""

    solo_limit: shapes.Positive
    solo_hand: shapes.Positive
    solo_pool: shapes.Positive
    solo_dice: shapes.Positive
    solo_row: shapes.Positive
    solo_calls: shapes.Positive
    solo_resolve: shapes.Number
    solo_targets: shapes.Positive
    solo_resolve_most: shapes.Positive


class Errand(shapes.Entry):
    """Something that a contact can be sent for."""

    id: Literal["stay", "watch", "archive", "comfort"]
    effect: list[shapes.Op]
    en: shapes.Text


class Bargain(shapes.Entry):
    """What Resolve buys in preparation."""

    id: str
    price: shapes.Positive
    effect: list[shapes.Op]
    en: shapes.Text


class SoloBoardFile(shapes.Entry):
    """The file solo.toml."""

    errand: list[Errand]
    resolve: list[Bargain]


class SoloModule(Module):
    """The solo board; the option for it is that of the module for two."""

    name = "solo"
    rule = "CS-SOL-01"
    major = True
    folder = Path(__file__).parent
    steps = (ChooseContacts, ChooseErrand, Called, Refill, PayForContact, BuyOff)
    acts = (
        *(f"call-{sign}-{at + 1}" for sign in looks.SIGNS for at in range(ROOM)),
        *("resolve-die", "resolve-draw", "resolve-heal"),
        *(f"develop-{sign}" for sign in looks.SIGNS),
        *(f"ability-{sign}" for sign in looks.SIGNS),
        *(f"renew-{sign}" for sign in looks.SIGNS),
    )
    zones = (Zone("contact tiles"),)
    choosing = (("take-contacts", "investigator", "partner"),)
    advice = Lonely()
    worths: Mapping[str, Worth] = {
        "take-contacts": Pairs(),
        "send": Errands(),
        "pay-for-contact": Payments(),
        "pay-resolve": Bought(),
        "bear-penalty": Borne(),
    }

    def __init__(self) -> None:
        self.points = {
            "send": lambda state, decision, seat, errand: (f"contact-board-{decision.other}",),
            "take-contacts": looks.point_contacts,
            "pay-for-contact": looks.point_trophy,
        }
        self.present = {
            "take-contacts": lambda state, decision, seat, one, other: (
                one < other < len(state.agreed.content.investigators)
            ),
        }
        pointed = dict.fromkeys(("resolve-die", "resolve-draw", "resolve-heal"), looks.point_resolve)
        self.act_points = {**pointed}
        for sign, contact in zip(looks.SIGNS, CONTACTS, strict=True):
            for at in range(ROOM):
                self.act_points[f"call-{sign}-{at + 1}"] = partial(looks.point_call, contact=contact, at=at)
            self.act_points[f"develop-{sign}"] = partial(looks.point_development, contact=contact)
            self.act_points[f"ability-{sign}"] = partial(looks.point_board, contact=contact)
            self.act_points[f"renew-{sign}"] = partial(looks.point_row, contact=contact)
        self.board = SoloBoard()
        self.errands: list[tuple[str, str]] = []
        self.bought: list[tuple[str, str]] = []
        self.tiles: list[str] = []

    def option(self) -> Option | None:
        return None

    def used(self, seats: int, options: Mapping[str, Any]) -> bool:
        return mode(seats, options) == "solo"

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return ({"lonely": "solo"},) if seats == 1 else ()

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return SoloRules(zone, card, ending, self.board)

    def part(self) -> Part:
        return Alone()

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        told = convert("solo", files["solo"], SoloBoardFile)
        numbers, made = knobs(files, self.name, SoloNumbers), SoloBoard()
        if [errand.id for errand in told.errand] != list(ERRANDS):
            raise BadContent(f"solo.toml: errand: there must be {', '.join(ERRANDS)}, in this order")
        if len(told.resolve) != PRICES:
            raise BadContent(f"solo.toml: resolve: there must be {PRICES}")
        if numbers.solo_row > ROOM:
            raise BadContent(f"modules.toml: solo, solo_row: a row has room for {ROOM} cards")
        if numbers.solo_targets > len(SLOTS):
            raise BadContent(f"modules.toml: solo, solo_targets: there are {len(SLOTS)} at most")
        made.errands = [
            reader.effect("solo", errand.id, errand.effect) if errand.effect else -1 for errand in told.errand
        ]
        made.prices = [bargain.price for bargain in told.resolve]
        made.bought = [reader.effect("solo", bargain.id, bargain.effect) for bargain in told.resolve]
        made.limit, made.hand, made.pool = numbers.solo_limit, numbers.solo_hand, numbers.solo_pool
        made.dice, made.row, made.calls = numbers.solo_dice, numbers.solo_row, numbers.solo_calls
        made.resolve, made.targets, made.most = (
            numbers.solo_resolve,
            numbers.solo_targets,
            numbers.solo_resolve_most,
        )
        made.tiles = [self._tile(reader, number) for number in range(len(reader.content.investigators))]
        self.board = made
        self.errands = [(errand.en.name, errand.en.text) for errand in told.errand]
        self.bought = [(bargain.en.name, bargain.en.text) for bargain in told.resolve]
        self.tiles = [tile.id for tile in made.tiles]
        return self.tiles

    def _tile(self, reader: Reader, investigator: int) -> c.Action:
        """An investigator's first ability as a card that lies before you in fights."""
        tile, content = c.Action(), reader.content
        person = content.investigators[investigator]
        tile.id = f"{person.id}-L1"
        tile.star = True
        tile.combat = serves_in_fights(content, investigator)
        if tile.combat:
            tile.effect = person.abilities[0].fight
            tile.text = content.effects[tile.effect]
        return tile

    def names(self) -> Mapping[str, Sequence[str]]:
        return {
            "contact": looks.SIGNS,
            "errand": ERRANDS,
            "slot": tuple(SLOTS[: self.board.targets]),
            "partner": [tile.removesuffix("-L1") for tile in self.tiles],
        }

    def back(self, card: int) -> str:
        return "Ability of a contact"

    def speak(self, telling: Telling) -> None:
        for investigator, tile in enumerate(self.tiles):
            telling.lent[tile] = (telling.texts.ability[investigator][0][0], tile)
        looks.speak(telling, self.errands, self.bought, self.board.prices)

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(state, telling)

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        return looks.pieces(state, telling)

    def counters(self, state: StormState, telling: Telling) -> list[Counter]:
        return looks.counters(state, telling)
