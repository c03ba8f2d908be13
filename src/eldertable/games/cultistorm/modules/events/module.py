"""Cultist events as the game knows them: cards, rules, words, looks and advice in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.events import looks
from eldertable.games.cultistorm.modules.events.bot import WORTHS, Resigned
from eldertable.games.cultistorm.modules.events.rules import (
    LASTS,
    VERBS,
    DrawEvent,
    EventCard,
    EventMarks,
    EventOver,
    EventRules,
    Patrol,
    PickCrowd,
    PickPatrolled,
)
from eldertable.games.cultistorm.modules.frame import Module, knobs, numbered
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Option, Part, Zone, deck
from eldertable.kernel.content import convert, unique
from eldertable.kernel.scene import Face, Piece, SceneZone


class Event(shapes.Entry):
    """A kind of event card."""

    id: str
    copies: shapes.Positive
    effect: list[shapes.Op]
    en: shapes.Text
    lasts: Literal["", "phase", "turn"] = ""
    updated: bool = False


class Events(shapes.Entry):
    """The file events.toml."""

    event: list[Event]


class Knobs(shapes.Entry):
    """The entry `events` of modules.toml."""

    events_from_turn: shapes.Positive


class EventsModule(Module):
    """Cultist events."""

    name = "events"
    rule = "CS-EVT-01"
    folder = Path(__file__).parent
    steps = (DrawEvent, EventOver, Patrol, PickCrowd, PickPatrolled)
    verbs = VERBS
    zones = (*deck("events", "events"), Zone("event"), Zone("event discard"))
    kinds = looks.KINDS
    itself = frozenset({"event-drawn", "events-reshuffled"})
    worths = WORTHS
    advice = Resigned()
    advised = tuple(verb.name for verb in VERBS)

    def __init__(self) -> None:
        self.cards: list[EventCard] = []
        self.of: list[int] = []
        self.texts: list[tuple[str, str, str]] = []
        self.first_turn = 1

    def option(self) -> Option:
        return Option(self.name, "bool", (), False, label="Cultist events", rule=self.rule)

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        """24 cards of 14 kinds, as many of each as its entry says."""
        events = convert("events", files["events"], Events).event
        unique("events", [event.id for event in events])
        self.first_turn = knobs(files, self.name, Knobs).events_from_turn
        self.cards, self.of, self.texts, names = [], [], [], []
        for number, event in enumerate(events):
            effect = reader.module_effect("events", event.id, event.effect)
            self.cards.append(EventCard(event.id, effect, LASTS.index(event.lasts), event.updated))
            text = numbered(event.en.text, event.effect)
            self.texts.append((event.id, event.en.name, text))
            self.of += [number] * event.copies
            names += [f"{event.id}.{copy + 1}" for copy in range(event.copies)]
        return names

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return EventRules(zone, card, ending, self.cards, self.of, self.first_turn)

    def part(self) -> Part:
        return EventMarks()

    def speak(self, telling: Telling) -> None:
        telling.names["event"] = lambda state, event: ". ".join(self.texts[event][1:])

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(telling)

    def faces(self, telling: Telling) -> list[Face]:
        return looks.faces(telling, self.texts)

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        return looks.pieces(state, telling, state.agreed.module(EventRules))
