"""The shape of the content files, checked on loading: what an entry has.

A word of the game's vocabulary (a verb, a benefit) is any text here; it is looked up when content is frozen.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An entry of a content file; a key that is not listed is an error."""


def given(entry: Entry, *fields: str) -> list[str]:
    """Those of these fields that an entry gives."""
    return [field for field in fields if getattr(entry, field) is not UNSET]


class Text(Entry):
    """The words of an entry in one language."""

    name: str
    text: str = ""


class Effect(Entry):
    """A verb with what it takes: how much, whom it touches, where it leads, which cards it is about."""

    verb: str
    n: int | UnsetType = UNSET
    coins: int | UnsetType = UNSET
    who: Literal["all", "present", "present-opponents", "light-opponents"] | UnsetType = UNSET
    per: Literal["priests-here", "amount", "free-priests"] | UnsetType = UNSET
    deck: Literal["miracle", "intrigue", "license"] | UnsetType = UNSET
    end: Literal["top", "bottom"] | UnsetType = UNSET
    where: str | UnsetType = UNSET
    filter: str | UnsetType = UNSET
    must: bool | UnsetType = UNSET


# --- miracles.toml ------------------------------------------------------------------------------------------------


class Miracle(Entry):
    """A kind of Miracle card; `followers` is its price."""

    id: str
    copies: int
    rule: str
    effect: list[Effect]
    en: Text
    sealed: bool = False
    followers: int = 0


class Miracles(Entry):
    """The file miracles.toml."""

    miracle: list[Miracle]


# --- intrigues.toml -----------------------------------------------------------------------------------------------


class Copy(Entry):
    """One card of an Intrigue, and what it sells for."""

    id: str
    sell: int


class Intrigue(Entry):
    """An Intrigue with all its cards: they differ in what they sell for."""

    id: str
    cards: list[Copy]
    rule: str
    effect: list[Effect]
    en: Text
    sealed: bool = False


class Intrigues(Entry):
    """The file intrigues.toml."""

    intrigue: list[Intrigue]


# --- licenses.toml ------------------------------------------------------------------------------------------------


class License(Entry):
    """A License: what it costs, what it adds to the Patriarch, and what its kind is about."""

    id: str
    kind: Literal["title", "approval", "tithe", "community"]
    cost: int
    bonus: int
    rule: str
    en: Text
    number: int = 0
    locations: list[str] = []


class Licenses(Entry):
    """The file licenses.toml."""

    license: list[License]


# --- cults.toml ---------------------------------------------------------------------------------------------------


class Cost(Entry):
    """The cost of a Sacrifice."""

    coins: int = 0
    cards: int = 0
    followers: int = 0
    followers_most: int = 0
    free_priests: bool = False


class Master(Entry):
    """What the Master of a Ritual must be, and whether it is destroyed."""

    least: int = 1
    most: int = 99
    destroyed: bool = False
    patriarch: bool = False


class Ability(Entry):
    """An ability: a Sacrifice has a cost, a Ritual has a Master."""

    id: str
    rule: str
    effect: list[Effect]
    en: Text
    dark: bool = False
    only: Literal["", "no-rival-priest", "no-altar-here"] = ""
    cost: Cost | None = None
    master: Master | None = None


class Cult(Entry):
    """A Cult sheet: Divine Might of both sides, and two abilities on each."""

    id: str
    light: int
    dark: int
    ability: list[Ability]
    en: Text


class Cults(Entry):
    """The file cults.toml."""

    cult: list[Cult]


# --- supremacy.toml -----------------------------------------------------------------------------------------------


class Supremacy(Entry):
    """The Supremacy card: what it adds to the Patriarch."""

    bonus: int
    en: Text


class Celebration(Entry):
    """One of the effects that a celebration can have."""

    id: str
    rule: str
    effect: list[Effect]
    en: Text


class SupremacyFile(Entry):
    """The file supremacy.toml."""

    card: Supremacy
    celebration: list[Celebration]


# --- board.toml ---------------------------------------------------------------------------------------------------


class Location(Entry):
    """A Location: Followers needed, alms, and its benefit with the numbers of that."""

    id: str
    number: int
    needs: dict[Literal["standard", "fast"], int]
    alms: int
    benefit: str
    en: Text
    n: int | UnsetType = UNSET
    price: int | UnsetType = UNSET
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    offers: list[tuple[int, int]] | UnsetType = UNSET


class Pieces(Entry):
    """How many of each piece there are; `altar` is an Altar's Influence."""

    priests: int
    altar: int
    followers: int
    mobs: int


class Start(Entry):
    """What everybody starts with."""

    priests: list[int]
    followers: int
    coins: int


class Placing(Entry):
    """How many placements of a round cost no Follower."""

    free: int


class Passing(Entry):
    """The Location of each row of the Mob table."""

    mobs: list[str]


class Palace(Entry):
    """How many slots for open Licenses there are."""

    slots: int


class Victory(Entry):
    """How many of each win the game."""

    altars: int
    mobs: int
    summonings: int


class Colour(Entry):
    """A player colour with its shape, for those who do not see colours."""

    id: str
    hue: str
    shape: str
    en: Text


class Board(Entry):
    """The file board.toml."""

    location: list[Location]
    pieces: Pieces
    start: Start
    placing: Placing
    passing: Passing
    palace: Palace
    victory: Victory
    first_game: dict[str, list[str]]
    colour: list[Colour]
