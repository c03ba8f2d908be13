"""What a module may bring. A module is one object of a class derived from this; the game lists those it knows.

Nothing of a module is on a table that does not use it: no field, zone or card, and no line of it has any effect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.cards import Content
from eldertable.games.cultistorm.box.content import Reader, Texts
from eldertable.games.cultistorm.box.verbs import OpVerb
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import Advice, ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Aim, Decision, Option, Part, Step, Zone
from eldertable.kernel.advice import Worth
from eldertable.kernel.errors import BadContent
from eldertable.kernel.journey import Journey
from eldertable.kernel.pointing import Point
from eldertable.kernel.presence import Present
from eldertable.kernel.scene import Counter, Face, Kind, Piece, SceneZone, Standing
from eldertable.kernel.words import Words, filled

KNOBS = "modules"
"""The content file with the numbers of all modules that may be turned, one table for each."""
T = TypeVar("T", bound=shapes.Entry)


def knobs(files: Mapping[str, Mapping[str, Any]], module: str, shape: type[T]) -> T:
    """The numbers of a module that may be turned; BadContent names file, entry and field."""
    try:
        return msgspec.convert(files[KNOBS].get(module, {}), shape)
    except msgspec.ValidationError as error:
        words, _, field = str(error).partition(" - at `$.")
        where = f"{module}, {field.rstrip('`')}" if field else module
        raise BadContent(f"{KNOBS}.toml: {where}: {words}") from None


def numbered(text: str, effect: Sequence[shapes.Op]) -> str:
    """A card's text with the number of its first verb filled in, which is 1 where none is given."""
    n = effect[0].n if effect else None
    return filled(text, {"n": n or 1})


class Module:
    """An optional module of the game."""

    name: str
    """Its option: it is used where people agree on it."""
    rule: str
    """The rule that its option shows."""
    group: str = "modules"
    """The group of options in which people find it."""
    major: bool = False
    """Whether it is a major expansion, of which a table has one at most. (CS-MOD-01)"""
    folder: Path | None = None
    """Its own `content/` and `locale/`, if it has any."""

    def anew(self) -> Module:
        """The module of one game: what it reads is that game's content, so every game has one of its own."""
        return type(self)()

    # --- rules --------------------------------------------------------------------------------------------

    steps: tuple[type[Step], ...] = ()
    """Its steps; those that are decisions have the numbers after all that come before."""
    acts: tuple[str, ...] = ()
    """The names of its preparation actions."""
    sources: tuple[str, ...] = ()
    """What it brings into fights, by the content of the game: see `for_fights`."""
    source: int
    """The number of the first of them."""

    def for_fights(self, files: Mapping[str, Mapping[str, Any]]) -> tuple[str, ...]:
        """The names of what it brings into fights besides cards that lie before somebody; the game numbers them."""
        return ()

    verbs: tuple[OpVerb, ...] = ()
    """Its verbs of texts; the game numbers them after those before."""
    options: tuple[Option, ...] = ()
    """What people can agree on besides."""
    endings: tuple[str, ...] = ()
    """The rules behind its ways to end."""
    zones: tuple[Zone, ...] = ()
    """Its places for cards."""
    cards_first: bool = False
    """Whether its cards are numbered before those of other modules: answers name cards that lie before an investigator, and
    have room for only so many."""

    def option(self) -> Option | None:
        """What people agree on to use it: yes or no, where it does not say otherwise; None if another module asks."""
        return Option(self.name, "bool", (), False, label=self.name, rule=self.rule)

    def used(self, seats: int, options: Mapping[str, Any]) -> bool:
        """Whether a table for so many seats with these options uses it."""
        return bool(options[self.name])

    def why_refused(self, seats: int, options: Mapping[str, Any]) -> tuple[str, str] | None:
        """Why a table cannot have these options, whether it uses it or not: the rule, and the key of a sentence; or
        None. Minor modules refuse nothing: any number of them goes together.

        (CS-MOD-02)
        """
        return None

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """The options with which it is checked: one table at least that uses it; first the one with the most of it."""
        return ({self.name: True},)

    def files(self) -> tuple[str, ...]:
        """The names of its own content files."""
        return (
            tuple(sorted(path.stem for path in (self.folder / "content").glob("*.toml")))
            if self.folder
            else ()
        )

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        """Its rules at a table where its zones, cards and endings have these first numbers."""
        return ModuleRules(zone, card, ending)

    def rules_at(self, table: StormTable, zone: int, card: int, ending: int) -> ModuleRules:
        """The same where it depends on what this table agreed on."""
        return self.rules(zone, card, ending)

    def implies(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """What else is agreed on with these options, where the module says so."""
        return {}

    wide: bool = False
    """Whether tables that use it have all cultists and Great Old Ones of modules, most of them in the box."""

    def widen(self, files: Mapping[str, Mapping[str, Any]], content: Content, texts: Texts) -> None:
        """Add its cultists and Great Old Ones after those that are there; BadContent names file, entry and field."""

    def settle(self, table: StormTable) -> None:
        """Let a table know what follows from the options, whether it is used or not."""

    def part(self) -> Part | None:
        """Its fields, if it has any."""
        return None

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        """Its cards by name, from its content files; BadContent names file, entry and field."""
        return ()

    def names(self) -> Mapping[str, Sequence[str]]:
        """What numbers of its fields, steps and answers are called in dumps."""
        return {}

    def back(self, card: int) -> str:
        """What is seen of one of its cards, counted from its first, whose front is hidden."""
        return self.name

    # --- looks --------------------------------------------------------------------------------------------

    points: Mapping[str, Point] = {}
    """What its kinds of answers point at."""
    act_points: Mapping[str, Callable[[StormState, int], tuple[str, ...]]] = {}
    """What its preparation actions point at, by name: of the state and the seat."""
    choosing: tuple[tuple[str, ...], ...] = ()
    """Its kinds of answers that choose among investigators, each with its dimensions that name them."""
    present: Mapping[str, Present] = {}
    """When what its kinds of answers name is there, where a name in dumps does not say so."""
    kinds: tuple[Kind, ...] = ()
    """Its kinds of pieces."""
    goals: tuple[Aim, ...] = ()
    """What somebody wins or loses by who plays with it."""
    dangers: frozenset[tuple[str, str]] = frozenset()
    """Its counters, by the kind of their place and their icon, at whose most something bad happens."""
    itself: frozenset[str] = frozenset()
    """Its sentences that tell what the storm does, and nobody at the table."""

    def speak(self, telling: Telling) -> None:
        """Add its names, labels and questions to the game's words."""

    def passage(self, state: StormState, decision: Decision) -> str:
        """The id of what was given to read, if that asks this."""
        return ""

    def heading(self, state: StormState, telling: Telling) -> list[str]:
        """What it says above the board."""
        return []

    def farewell(self, state: StormState, words: Words) -> str:
        """What it says when the game is over, after how it ended."""
        return ""

    def carries(self, state: StormState) -> Mapping[str, Any] | None:
        """What goes over into the next game; None where none follows."""
        return None

    def begin_campaign(self, seats: int, preset: str) -> Mapping[str, Any] | None:
        """What the first game of a campaign begins with; None if the module has none."""
        return None

    def next_of_campaign(self, carried: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The options of the game that follows; None where none does."""
        return None

    def begun_with(self, options: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """What was carried over into a game of a campaign; None if it is none."""
        return None

    def won_between(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> bool | None:
        """Whether the game between them was won; None if they do not tell, or are none of its own."""
        return None

    def journey(
        self, carried: Mapping[str, Any], won: Sequence[bool], words: Words, content: Content, texts: Texts
    ) -> Journey | None:
        """The campaign so far, for people; None if the module has none."""
        return None

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        """Its zones in the scene."""
        return []

    def faces(self, telling: Telling) -> list[Face]:
        """The faces of its cards and pieces."""
        return []

    def repaint(self, telling: Telling, face: Face) -> Face:
        """A face of the base game as it is at a table that uses the module."""
        return face

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        """What of it lies on the table, as this viewer sees it."""
        return []

    def plays_as(self, seats: int, seat: int) -> str:
        """The word for what this seat plays with the module; empty for an investigator."""
        return ""

    def standings(self, state: StormState) -> list[Standing]:
        """How far everybody has come with its goals."""
        return []

    def counters(self, state: StormState, telling: Telling) -> list[Counter]:
        """What of it is counted."""
        return []

    # --- a sensible player --------------------------------------------------------------------------------

    worths: Mapping[str, Worth] = {}
    """What its kinds of answers are worth."""
    advice: Advice = Advice()
    """What its preparation actions and verbs are worth."""
    advised: tuple[str, ...] = ()
    """The verbs of texts on which it gives advice: all that it brings."""
