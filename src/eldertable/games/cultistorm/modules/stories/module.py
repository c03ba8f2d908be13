"""Narrative play as the game knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.looks.decks import face_down
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import Module, knobs
from eldertable.games.cultistorm.modules.stories.book import Book
from eldertable.games.cultistorm.modules.stories.content import MOST, Knobs, ScriptBook, read_book
from eldertable.games.cultistorm.modules.stories.rules import (
    DECK,
    DISCARD,
    AtItsPlace,
    Narrative,
    ReadOfFight,
    Told,
)
from eldertable.games.cultistorm.rules.effects.clauses import ChooseClause, PickWhom
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Decision, Option, Part, Zone, deck
from eldertable.kernel.scene import Face, Kind, Passage, Piece, SceneZone


class Stories(Module):
    """A story for every fight, Great Old One, location and card of the storm; most of them with a small effect. They
    may be read in every mode.

    (CS-MOD-04)
    """

    name = "narrative"
    group = "modes"
    rule = "CS-NAR-21"
    folder = Path(__file__).parent
    steps = (ReadOfFight, AtItsPlace)
    zones = (*deck("narrative", "narrative"), Zone("narrative discard"))
    kinds = (Kind("narrative", "card", "narrative"),)

    def __init__(self) -> None:
        self.book = Book()
        self.printed: ScriptBook | None = None

    def option(self) -> Option:
        choices = ("off", "stories", "effects")
        return Option(self.name, "choice", choices, "off", label="Stories", rule=self.rule, group="modes")

    def used(self, seats: int, options: Mapping[str, Any]) -> bool:
        return bool(options[self.name] != "off")

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return Narrative(zone, card, ending, self.book)

    def part(self) -> Part:
        return Told()

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        self.book, self.printed = read_book(files, reader, knobs(files, self.name, Knobs).story_kills)
        return [card.id for card in self.printed.narrative]

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"story": [str(number) for number in range(MOST + 1)]}

    def back(self, card: int) -> str:
        return "narrative"

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return ({self.name: "effects"}, {self.name: "stories"})

    # --- looks --------------------------------------------------------------------------------------------

    def speak(self, telling: Telling) -> None:
        words = telling.words

        def title(state: StormState, story: int) -> str:
            return words(f"story-{story}-title")

        def passage(args: Mapping[str, Any]) -> Passage:
            key = f"story-{args['story']}"
            effect = words(f"{key}-effect") if args["effects"] and words.has(f"{key}-effect") else ""
            return Passage(key, words(f"{key}-title"), words(key), effect)

        telling.names["story"] = title
        for key in ("story-of-fight", "story-of-card", "story-of-find", "story-of-location"):
            telling.passages[key] = passage

    def passage(self, state: StormState, decision: Decision) -> str:
        """What a story asks is asked beside it."""
        effect = getattr(decision, "effect", None)
        if not isinstance(decision, (ChooseClause, PickWhom)):
            return ""
        return next((f"story-{story}" for story, text in self.book.effects.items() if text == effect), "")

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return [
            SceneZone(id, telling.words(f"zone-{id}"), id, shape=shape, rules=rules, look="cards")
            for id, shape, rules in (
                ("narrative-deck", (117.0, 3.0, 13.0, 18.0), ("CS-NAR-01", "CS-NAR-29")),
                ("narrative-discard", (132.0, 3.0, 13.0, 18.0), ("CS-NAR-18",)),
            )
        ]

    def faces(self, telling: Telling) -> list[Face]:
        if self.printed is None:
            return []
        found = []
        for number, card in enumerate(self.printed.narrative):
            stories = self.book.cards[number]
            lines = [
                f"{telling.texts.symbol[symbol]}: {telling.words(f'story-{stories[symbol]}-title')}"
                for symbol in range(len(LETTERS))
            ]
            name = telling.words("narrative-card", n=number + 1)
            found.append(Face(card.id, name, "; ".join(lines), icon="narrative", rules=("CS-NAR-07",)))
        return found

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        rules: Narrative = state.agreed.module(Narrative)
        found = face_down(state, rules.zone + DECK, "narrative", "narrative-deck")
        assert self.printed is not None
        for order, card in enumerate(state.zones[rules.zone + DISCARD]):
            face = self.printed.narrative[card - rules.card].id
            found.append(Piece("narrative", "narrative-discard", face, order=order))
        return found
