"""Lonely Struggle for two as the game knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal

import msgspec

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.box.verbs import FIGHT, TEXT
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import Module, knobs, numbered
from eldertable.games.cultistorm.modules.two import looks
from eldertable.games.cultistorm.modules.two.bot import Caller
from eldertable.games.cultistorm.modules.two.rules import (
    PLAYERS,
    TROUBLES,
    AbsentDeck,
    Calls,
    DealAbsent,
    FillRow,
    Trouble,
    TwoRules,
)
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Option, Part, Zone, deck
from eldertable.kernel.content import convert, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.scene import Counter, Face, Piece, SceneZone

ROOM = 3
"""The longest row for which there are actions."""
MODES = {1: "solo", 2: "two"}
"""What `auto` is, by the number of seats."""


class AbsentNumbers(shapes.Entry):
    """The entry `two` of modules.toml."""

    two_limit: shapes.Positive
    two_row: shapes.Positive
    two_calls: shapes.Positive
    two_pool: shapes.Positive


class AbsentCard(shapes.Entry):
    """A card of the absent deck."""

    id: str
    timing: Literal["P", "X", "N"]
    effect: list[shapes.Op]
    trouble: Literal["T", "C", "I"]
    en: shapes.Text
    of: str = ""
    star: bool = False


class AbsentCards(shapes.Entry):
    """The file absent.toml."""

    absent: list[AbsentCard] = msgspec.field(default_factory=list)


def mode(seats: int, options: Mapping[str, Any]) -> str:
    """Which Lonely Struggle a table plays: none of them, for two, or alone. (CS-MOD-23, CS-SOL-25)"""
    agreed: str = options["lonely"]
    return MODES.get(seats, "off") if agreed == "auto" else agreed


class TwoModule(Module):
    """The absent deck; with it the option for both ways of the Lonely Struggle."""

    name = "two"
    rule = "CS-TWO-01"
    major = True
    group = "modes"
    folder = Path(__file__).parent
    steps = (DealAbsent, FillRow, Trouble)
    acts = tuple(f"call-{at + 1}-{other + 1}" for at in range(ROOM) for other in range(PLAYERS))
    zones = (*deck("absent", "absent"), Zone("absent row"), Zone("absent discard"))
    kinds = looks.KINDS
    itself = frozenset({"absent-came", "absent-reshuffled", "trouble"})
    advice = Caller()

    def __init__(self) -> None:
        self.act_points = {
            f"call-{at + 1}-{other + 1}": partial(looks.point, at=at, other=other)
            for at in range(ROOM)
            for other in range(PLAYERS)
        }
        self.deck = AbsentDeck()
        self.said: list[tuple[str, str]] = []

    def option(self) -> Option:
        choices = ("auto", "off", "two", "solo")
        return Option("lonely", "choice", choices, "auto", label="Lonely Struggle", rule="CS-EXP-03")

    def used(self, seats: int, options: Mapping[str, Any]) -> bool:
        return mode(seats, options) == "two"

    def why_refused(self, seats: int, options: Mapping[str, Any]) -> tuple[str, str] | None:
        fits = mode(seats, options) == MODES.get(seats, "off")
        return None if fits else ("CS-MOD-24", "why-not-lonely")

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return ({"lonely": "two"},) if seats == 2 else ()

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return TwoRules(zone, card, ending, self.deck)

    def part(self) -> Part:
        return Calls()

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        told = convert("absent", files["absent"], AbsentCards)
        unique("absent", [card.id for card in told.absent])
        made = AbsentDeck()
        turned = knobs(files, self.name, AbsentNumbers)
        made.row, made.calls, made.pool = turned.two_row, turned.two_calls, turned.two_pool
        made.limit = turned.two_limit
        if made.row > ROOM:
            raise BadContent(f"modules.toml: two, two_row: the row has room for {ROOM} cards")
        people = [investigator.id for investigator in reader.content.investigators]
        for card in told.absent:
            if card.of and card.of not in people:
                raise BadContent(f"absent.toml: {card.id}, of: {card.of!r} is no investigator")
            made.ids.append(card.id)
            made.of.append(people.index(card.of) if card.of else -1)
            made.trouble.append(TROUBLES.index(card.trouble))
            made.actions.append(self._action(card, reader))
        self.deck = made
        self.said = [(card.en.name, numbered(card.en.text, card.effect)) for card in told.absent]
        return made.ids

    def _action(self, card: AbsentCard, reader: Reader) -> c.Action:
        action = c.Action()
        action.id = card.id
        action.star = card.star
        action.combat = card.timing == "X"
        action.next_turn = card.timing == "N"
        action.effect = reader.effect("absent", card.id, card.effect, use=FIGHT if action.combat else TEXT)
        action.text = reader.content.effects[action.effect]
        return action

    def back(self, card: int) -> str:
        return "Absent card"

    def speak(self, telling: Telling) -> None:
        looks.speak(telling, self.deck, self.said)

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(telling)

    def faces(self, telling: Telling) -> list[Face]:
        return looks.faces(telling, self.deck, self.said)

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        return looks.pieces(state)

    def counters(self, state: StormState, telling: Telling) -> list[Counter]:
        return looks.counters(state, telling)
