"""The games there are, with their options, lessons and rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from eldertable.kernel.scene import (
    Dossier,
)
from eldertable.server.wire.basics import Options, Value


class OptionChoice(msgspec.Struct, frozen=True):
    """A value that an option can have, with its words, and the dossier of what it chooses."""

    value: bool | int | str
    label: str
    dossier: str = ""


class OptionInfo(msgspec.Struct, frozen=True):
    """One thing to agree on before a game. A number has bounds.

    `per_seat` takes a list, one value per seat; `several` a list of choices, each once. `about` says what it adds to the
    game, where its name does not; a switch may have a `dossier` besides.
    """

    name: str
    label: str
    kind: Literal["bool", "int", "choice", "text"]
    default: Value
    choices: list[OptionChoice] = []
    least: int | None = None
    most: int | None = None
    per_seat: bool = False
    several: bool = False
    rule: str = ""
    group: str = ""
    about: str = ""
    dossier: str = ""


class OptionGroup(msgspec.Struct, frozen=True):
    """Options that stand together."""

    name: str
    label: str


class PresetInfo(msgspec.Struct, frozen=True):
    """A named set of options. `about` says what it adds, where its name does not; `by_seats` what it says besides at
    tables of so many seats."""

    name: str
    label: str
    options: Options
    about: str = ""
    by_seats: dict[int, Options] = {}
    dossier: str = ""


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson of a game, for those who choose one."""

    name: str
    title: str
    about: str
    kind: Literal["first", "short"]
    steps: int


class CampaignOffer(msgspec.Struct, frozen=True):
    """A campaign that a game has: of so many games, for so many seats, with any of these presets.

    `options`: the names of those that can be agreed on for all of its games besides.
    """

    title: str
    games: int
    seats: list[int]
    presets: list[str]
    options: list[str] = []


class GameInfo(msgspec.Struct, frozen=True):
    """A game for the lobby. `minutes` least and most; `weight` from 1 (light) to 5 (heavy).

    `untaught`: the names of what could have a lesson and has none.
    `defaults_by_seats`: what options are at tables of so many seats, if nothing else is said. `dossiers`: what is worth
    knowing of what can be chosen. `campaign`: if several of its games tell one story.
    """

    name: str
    title: str
    blurb: str
    seats: list[int]
    default_seats: int
    minutes: tuple[int, int]
    weight: int
    locales: list[str]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[str]
    groups: list[OptionGroup] = []
    lessons: list[LessonInfo] = []
    untaught: list[str] = []
    defaults_by_seats: dict[int, Options] = {}
    dossiers: list[Dossier] = []
    campaign: CampaignOffer | None = None


class GameList(msgspec.Struct, frozen=True):
    """Every game."""

    games: list[GameInfo]


class RuleInfo(msgspec.Struct, frozen=True):
    """A line of a game's rules."""

    id: str
    text: str
    section: str


class RuleList(msgspec.Struct, frozen=True):
    """The rules of a game, in the order of the rulebook."""

    rules: list[RuleInfo]
