"""The shape of the content files, checked on loading: what an entry has, and between which bounds its numbers lie.

A word of the game's vocabulary (a verb, a window) is any text here; it is looked up when content is frozen.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from eldertable.games.rise_of_the_cults.box.cards import District, Edition

Number = Annotated[int, msgspec.Meta(ge=0, le=20)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=20)]
Shift = Annotated[int, msgspec.Meta(ge=-20, le=20)]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An entry of a content file; a key that is not listed is an error."""


class Text(Entry):
    """The words of an entry in one language."""

    name: str
    text: str = ""
    colour: str = ""


class Icons(Entry):
    """The icons of a Cult card."""

    attack: int
    power: int
    terror: int


class Ability(Entry):
    """What a Cult card does, at what price and when; a card has at most two."""

    verb: str
    n: int = 1
    price: Literal["free", "destroy", "discard", "discard-other", "pay"] = "free"
    pay: Number = 0
    when: Literal["", "won", "lost", "not-won", "tied", "discarded", "succeeded"] = ""
    instead: bool = False


class Card(Entry):
    """A kind of Cult card with its copies."""

    id: str
    type: Literal["starting", "guardian", "action", "disorganization"]
    copies: int
    editions: list[Edition]
    icons: Icons
    en: Text
    pl: Text
    colours: list[Literal["green", "yellow", "blue", "red"]] = []
    cost: int = 0
    window: str = ""
    ability: list[Ability] = []


class Cards(Entry):
    """The file cards.toml."""

    card: list[Card]


class Effect(Entry):
    """What a City card changes."""

    verb: str
    n: Shift


class City(Entry):
    """A City card."""

    id: str
    editions: list[Edition]
    advance: list[District]
    en: Text
    pl: Text
    effect: list[Effect]


class Cities(Entry):
    """The file city.toml."""

    city: list[City]


class Setup(Entry):
    """An Initial Setup card."""

    id: str
    sanity: dict[District, int]
    closer: Number
    arrived: list[District]
    en: Text
    pl: Text


class Setups(Entry):
    """The file setup.toml."""

    setup: list[Setup]


class Objective(Entry):
    """An Objective card of the solo game."""

    id: str
    level: int
    en: Text
    pl: Text
    sites_with_ritual: int = 0
    dominance_in: dict[District, int] = {}
    dominance: int = 0
    max_disorganization: int = -1
    guardians: int = 0
    dominance_each: int = 0
    lead: int = 0
    ahead_each: bool = False
    site_with_ritual_each: bool = False


class Objectives(Entry):
    """The file objectives.toml."""

    objective: Annotated[list[Objective], msgspec.Meta(min_length=1)]


class Npc(Entry):
    """An NPC card: what a number of its die stands for."""

    id: str
    roll: int
    plan: str
    en: Text
    pl: Text


class Npcs(Entry):
    """The file npc.toml."""

    npc: list[Npc]


class Cult(Entry):
    """A cult and its colour."""

    id: str
    shape: str
    hue: str
    patron: str
    en: Text
    pl: Text


class Cults(Entry):
    """The file cults.toml."""

    cult: list[Cult]


class DistrictEntry(Entry):
    """A district with its number."""

    id: District
    number: int
    en: Text
    pl: Text


class Fields(Entry):
    """How many fields of each sort a district has."""

    rituals: Positive
    dominance: Positive
    track: Positive


class Players(Entry):
    """What depends on how many play."""

    count: int
    districts: Literal[3, 4]
    ritual_limit: Positive
    track_start: Positive


class Markers(Entry):
    """How many markers everybody has."""

    rituals: tuple[Number, Number, Number]
    sites: Annotated[int, msgspec.Meta(ge=4, le=20)]
    dominance: Number
    plans: Positive


class Numbers(Entry):
    """The numbers of the rulebook that no card has."""

    hand: Number
    dice: Positive
    rerolls: Number
    bluff: Positive
    tokens_kept: Number
    rounds_min: Positive
    rounds_max: Positive
    site_cost: Number
    plan_limit: Positive
    npc_cards: Number


class Die(Entry):
    """The faces of a Recruitment die."""

    faces: Annotated[list[Literal["thug", "initiate", "freak", "bad-luck"]], msgspec.Meta(min_length=1)]


class Sanity(Entry):
    """The Sanity tokens."""

    tokens: list[Number]


class FirstGame(Entry):
    """Stacks and setup card of the first game."""

    layout: dict[District, tuple[str, str]]
    setup: str


class EditionEntry(Entry):
    """In what the editions differ."""

    left_out: Literal["rivertown", "choose"]
    npc_tie: Literal["highest", "lowest"]


class NpcNumbers(Entry):
    """The die, the Plans and the first Rituals of the NPC."""

    die: Annotated[list[District], msgspec.Meta(min_length=1)]
    plans: Annotated[
        list[Literal["preparation", "influence", "dominance", "augmentation"]], msgspec.Meta(min_length=1)
    ]
    rituals: dict[District, Literal[1, 2, 3]]


class Board(Entry):
    """The file board.toml."""

    district: list[DistrictEntry]
    fields: Fields
    players: list[Players]
    markers: Markers
    numbers: Numbers
    die: Die
    sanity: Sanity
    first_game: FirstGame
    editions: dict[Edition, EditionEntry]
    npc: NpcNumbers
