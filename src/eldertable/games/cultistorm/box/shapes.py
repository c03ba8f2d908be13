"""The shape of the content files, checked on loading: what an entry has, and between which bounds its numbers lie.

A word of the game's vocabulary (a verb, a peril) is any text here; it is looked up when content is frozen.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Symbol = Literal["S", "M", "F", "W", "K"]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An entry of a content file; a key that is not listed is an error."""


class Text(Entry):
    """The words of an entry in one language."""

    name: str
    text: str = ""


class Op(Entry):
    """A verb of a text; `may`: it can be left, `or`: it is offered instead of the one before.

    In texts of modules besides: whom it concerns (`on`), `when`, whether only a `calm` subject, and what is paid for this
    verb alone (`cost`).
    """

    verb: str
    n: Positive | None = None
    what: str | None = None
    may: bool = False
    alternative: bool = msgspec.field(default=False, name="or")
    on: Literal["self", "each", "here", "table", "least", "anyone"] | None = None
    when: Literal["now", "win", "fail", "later"] | None = None
    calm: bool = False
    cost: list[Op] = []


class SymbolEntry(Entry):
    """One of the five symbols with its sign."""

    id: Symbol
    icon: str
    en: Text


class Players(Entry):
    """A number of players and their cultist limit."""

    count: Literal[3, 4, 5]
    limit: Positive


class Dice(Entry):
    """The faces of both kinds of dice, and how many investigator dice there are."""

    investigator: str
    cultist: str
    investigator_dice: Annotated[int, msgspec.Meta(ge=5, le=20)]


class Numbers(Entry):
    """What is the same for all: hands, limits, crystals, turns."""

    hand: Positive
    objects_held: Positive
    objects_dealt: Positive
    supports_per_player: Positive
    insanity: Positive
    column: Positive
    trophies: Positive
    endgame_crystals: Positive
    turns: Positive
    repeats: Positive


class Level(Entry):
    """What an ability of this level costs and brings."""

    trophies: Positive
    terror: Number
    cultists: Number
    ongoing: Number


class Board(Entry):
    """The file board.toml."""

    symbol: list[SymbolEntry]
    players: list[Players]
    dice: Dice
    numbers: Numbers
    level: list[Level]


class Location(Entry):
    """A location: how often it may be used, at what cost, and what it does."""

    id: str
    symbol: Symbol
    limit: Literal["investigator", "team", "free", "always"]
    effect: list[Op]
    en: Text
    cost: list[Op] = []
    worth: float = 0.0


class Locations(Entry):
    """The file locations.toml."""

    location: list[Location]


class Sect(Entry):
    """A sect and the Great Old One it serves."""

    id: Symbol
    goo: str
    en: Text


class Rank(Entry):
    """A rank that every common sect has: the player counts it is used for, and its symbols in each sect."""

    id: str
    skull: list[Literal[2, 3, 4, 5]]
    symbols: dict[Symbol, str]
    en: Text


class Choir(Entry):
    """The special sect."""

    goo: str
    en: Text


class Special(Entry):
    """A cultist of the special sect with its ability."""

    id: str
    cast: Literal["", "S", "M", "F", "W", "K", "?"]
    symbols: str
    ability: str
    en: Text
    what: Literal["", "S", "M", "F", "W", "K"] = ""


class Cultists(Entry):
    """The file cultists.toml."""

    sect: list[Sect]
    rank: list[Rank]
    choir: Choir
    special: list[Special]


class Goo(Entry):
    """A Great Old One: its wave, its symbols and its peril."""

    id: str
    wave: Literal[0, 1, 2]
    symbols: str
    en: Text
    peril: str = ""
    n: Positive = 1


class Goos(Entry):
    """The file goos.toml."""

    goo: list[Goo]


class Endgame(Entry):
    """An Endgame card: who discards, where the Great Old One comes, and what holds from then on."""

    id: str
    drop: Number
    where: Literal["marker", "fullest"]
    hold: bool
    terror_plus: Number
    dice_minus: Number
    en: Text


class Terror(Entry):
    """A terror card with the number on its back."""

    id: str
    number: Annotated[int, msgspec.Meta(ge=2, le=6)]
    verb: str
    en: Text
    n: Positive | None = None


class Terrors(Entry):
    """The file terror.toml."""

    endgame: list[Endgame]
    terror: list[Terror]


class Ability(Entry):
    """An ability of an investigator: in preparation, in a fight, or always."""

    en: Text
    on: Literal["self", "other-here", "anyone", "here"] = "self"
    cost: list[Op] = []
    effect: list[Op] = []
    fight: list[Op] = []
    each: bool = False
    always: list[Op] = []


class Investigator(Entry):
    """An investigator with three abilities."""

    id: str
    range: Literal["melee", "ranged"]
    hue: str
    shape: str
    icon: str
    en: Text
    ability: list[Ability]
    worth: float = 0.0


class Investigators(Entry):
    """The file investigators.toml."""

    investigator: list[Investigator]


class Action(Entry):
    """A kind of action card: one copy for each symbol, in one deck or in all."""

    id: str
    symbols: str
    icons: str
    effect: list[Op]
    en: Text
    deck: str = ""
    cost: list[Op] = []


class Actions(Entry):
    """The file actions.toml."""

    action: list[Action]


class Object(Entry):
    """A kind of object or event: when it is used, whether it is discarded, and what it does."""

    id: str
    copies: Positive
    use: Literal["fight", "preparation", "both", "terror", "event"]
    price: Literal["once", "discard"]
    effect: list[Op]
    en: Text
    cost: list[Op] = []
    on: Literal["self", "here"] = "self"
    one_each: bool = False
    ranged: bool = False
    not_goo: bool = False
    worth: float | None = None


class Objects(Entry):
    """The file objects.toml."""

    object: list[Object]
