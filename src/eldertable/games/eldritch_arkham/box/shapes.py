"""The shape of the content files, checked on loading: what an entry has, and between which bounds its numbers lie.

A word of the game's vocabulary (a verb, a type) is any text here; it is looked up when content is frozen.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Number = Annotated[int, msgspec.Meta(ge=0, le=60)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=60)]
Digit = Annotated[int, msgspec.Meta(ge=1, le=9)]
LocationNumber = Annotated[int, msgspec.Meta(ge=1, le=12)]
PlaceNumber = Annotated[int, msgspec.Meta(ge=1, le=6)]
Rounds = Annotated[int, msgspec.Meta(ge=1, le=200)]
Pair = tuple[LocationNumber, LocationNumber]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An entry of a content file; a key that is not listed is an error."""


class Text(Entry):
    """The words of an entry in one language."""

    name: str = ""
    text: str = ""
    unit: str = ""
    omen: str = ""


# --- boards.toml ------------------------------------------------------------------------------------------------


class Location(Entry):
    """A location: its type, and where on the map it lies."""

    id: str
    type: str
    x: float
    y: float
    en: Text


class Board(Entry):
    """A side of the board: its paths by their ends, and the circles of locations around its areas."""

    id: Literal["arkham", "innsmouth"]
    en: Text
    normal: list[Pair]
    directional: list[Pair]
    water: list[Pair]
    circles: Annotated[list[list[LocationNumber]], msgspec.Meta(min_length=6, max_length=6)]
    location: Annotated[list[Location], msgspec.Meta(min_length=12, max_length=12)]


class Numbers(Entry):
    """What is the same for all roles."""

    goal: Annotated[int, msgspec.Meta(ge=1, le=50)]
    alarms: tuple[Positive, Positive, Positive]
    dominance_fields: Annotated[int, msgspec.Meta(ge=5, le=21)]
    dominance_step: Positive
    civilians: Annotated[int, msgspec.Meta(ge=0, le=5)]
    mythos: Positive
    late_mythos: Number
    late_seat: Positive
    spawn: Annotated[int, msgspec.Meta(ge=0, le=9)]
    monster_start: LocationNumber
    white_die: LocationNumber
    black_die: PlaceNumber
    rounds: Rounds
    unattended_rounds: Rounds


class Place(Entry):
    """A place of the Dreamlands."""

    id: str
    en: Text


class Dreamlands(Entry):
    """The Dreamlands: paths between places, and where King Kuranes is at home."""

    paths: list[tuple[PlaceNumber, PlaceNumber]]
    home: str
    place: Annotated[list[Place], msgspec.Meta(min_length=6, max_length=6)]


class Boards(Entry):
    """The file of boards."""

    board: Annotated[list[Board], msgspec.Meta(min_length=2, max_length=2)]
    numbers: Numbers
    dreamlands: Dreamlands


# --- roles.toml -------------------------------------------------------------------------------------------------


class Role(Entry):
    """A role: faction, set of pieces, how many units, and numbers that its kit asks for."""

    id: str
    faction: str
    set: str
    units: Number
    en: Text
    numbers: dict[str, Number] = {}


class Row(Entry):
    """A row of action fields of the Deep Ones, and on which of them the limit marker starts."""

    id: str
    fields: Annotated[int, msgspec.Meta(ge=1, le=4)]
    sealed: Positive


class DeepOnes(Entry):
    """The board of the Deep Ones."""

    drag: Number
    swarm: Positive
    worship: tuple[Positive, Positive]
    row: list[Row]


class ElderField(Entry):
    """An action field of the Elder Things."""

    id: str
    verb: str
    n: Number | None = None
    moves: Number | None = None
    mythos: Number | None = None
    omens: Number | None = None
    at: list[str] | None = None


class ElderThings(Entry):
    """The board of the Elder Things."""

    markers: Positive
    swarm: Positive
    seal_colours: Positive
    seal_units: Positive
    field: Annotated[list[ElderField], msgspec.Meta(min_length=8, max_length=8)]


Ring = Annotated[list[str], msgspec.Meta(min_length=8, max_length=16)]


class GreatOldOne(Entry):
    """The board of the Great Old One, with a verb for each field of its rings."""

    offer: Annotated[int, msgspec.Meta(ge=1, le=10)]
    command: Positive
    few_roles: Positive
    alignment: Number
    threat: Number
    mythos: Number
    civilians: Number
    steps: Annotated[int, msgspec.Meta(ge=1, le=2)]
    remove: tuple[Number, Number]
    outer: Ring
    inner: Ring


class Nodens(Entry):
    """The board of Nodens, with a verb for each action field."""

    fields: Annotated[list[str], msgspec.Meta(min_length=4, max_length=4)]
    actions: Positive
    fly: Positive
    abduct: Positive
    civilians_each: Positive
    civilians_each_aided: Positive


class Cultists(Entry):
    """What the Cthulhu Cult and the Order of Dagon share."""

    altars: Annotated[int, msgspec.Meta(ge=1, le=6)]


class CthulhuCult(Entry):
    """The board of the Cthulhu Cult."""

    hand: Number
    corruption: tuple[Positive, Positive, Positive, Positive, Positive]
    bury: Number
    sacrifice: Number


class GrandField(Entry):
    """A field of the Grand Ritual: what must be done how often, and where it goes on."""

    id: str
    deed: str
    n: Number
    next: list[str]


class OrderOfDagon(Entry):
    """The board of the Esoteric Order of Dagon."""

    hand: Positive
    actions: Positive
    altar: Number
    chant: Number
    grand_ritual: Number
    field: Annotated[list[GrandField], msgspec.Meta(min_length=10, max_length=10)]


class Advertiser(Entry):
    """The board of the Arkham Advertiser."""

    sanity: tuple[Number, Number, Number, Number]
    mythos: Number


class Direction(Entry):
    """A direction of the Expedition track: a type and Omen points for each field, a reward for the last."""

    id: str
    types: list[str]
    omens: list[Number]
    reward: str


class University(Entry):
    """The board of the Miskatonic University."""

    reward_mythos: Number
    reward_steal: Number
    direction: list[Direction]


class Authorities(Entry):
    """What the Police and the Feds share."""

    orders: Positive
    hand: Positive
    plan: Positive


class Police(Entry):
    """The board of the Police."""

    plus: tuple[Number, Number, Number, Number]
    arrest: Number


class Feds(Entry):
    """The board of the Feds: what each action costs, and what the day brings."""

    funding: Number
    step: Positive
    assign: Positive
    decree: Positive
    recruit: Positive
    arrest: Positive
    secure: Positive
    raid: Positive
    assign_cards: Positive
    control: Number
    post: Number


class Dreamers(Entry):
    """What Randolph Carter and King Kuranes share, and Carter's COMMAND."""

    visions: Positive
    die: PlaceNumber
    given_back: Number
    command: Positive


class Roles(Entry):
    """The file of roles."""

    role: list[Role]
    deep_ones: DeepOnes
    elder_things: ElderThings
    great_old_one: GreatOldOne
    nodens: Nodens
    cultists: Cultists
    cthulhu_cult: CthulhuCult
    order_of_dagon: OrderOfDagon
    arkham_advertiser: Advertiser
    miskatonic_university: University
    authorities: Authorities
    police: Police
    feds: Feds
    dreamers: Dreamers


# --- the cards --------------------------------------------------------------------------------------------------


class Act(Entry):
    """One line of a Monster card or of a Grimoire's chapter: what, how or where, how much."""

    verb: str
    how: str | None = None
    n: Number | None = None


class Monster(Entry):
    """A Monster card."""

    id: str
    start: Literal["usual", "waterside"]
    en: Text
    act: Annotated[list[Act], msgspec.Meta(min_length=1)]
    water: bool = False
    fixed: bool = False
    nest: bool = False


class Monsters(Entry):
    """The file of Monster cards."""

    monster: Annotated[list[Monster], msgspec.Meta(min_length=1)]


class Ancient(Entry):
    """An Ancient card."""

    id: str
    threat: Positive
    verb: str
    n: Number
    omens: Number
    en: Text


class Ancients(Entry):
    """The file of Ancient cards."""

    ancient: Annotated[list[Ancient], msgspec.Meta(min_length=4)]


class Ritual(Entry):
    """A face of Ritual cards, and how many cards have it."""

    id: str
    area: PlaceNumber
    mythos: Digit
    copies: Digit


class Rituals(Entry):
    """The file of Ritual cards."""

    ritual: Annotated[list[Ritual], msgspec.Meta(min_length=1)]


class Investigator(Entry):
    """An Investigator card."""

    id: str
    grit: Digit
    type: str
    verb: str
    n: Number
    en: Text


class Investigators(Entry):
    """The file of Investigator cards."""

    investigator: Annotated[list[Investigator], msgspec.Meta(min_length=1)]


class Effect(Entry):
    """One of the two effects of a Law card; the Feds never use a blue one."""

    verb: str
    en: Text
    n: Number | None = None
    mythos: Number | None = None
    blue: bool = False


class Law(Entry):
    """A Law card."""

    id: str
    en: Text
    effect: Annotated[list[Effect], msgspec.Meta(min_length=2, max_length=2)]


class Laws(Entry):
    """The file of Law cards."""

    law: Annotated[list[Law], msgspec.Meta(min_length=4)]


class Chapter(Entry):
    """A chapter of a Grimoire."""

    en: Text
    act: Annotated[list[Act], msgspec.Meta(min_length=1)]


class Grimoire(Entry):
    """A side of a Grimoire."""

    id: str
    faction: Literal["eldritch", "arkham"]
    ink: Number
    surge: Positive
    hold_each: Number
    hold_plus: Number
    hold_least: Number
    pressure: list[Positive]
    en: Text
    chapter: Annotated[list[Chapter], msgspec.Meta(min_length=6, max_length=6)]


class Grimoires(Entry):
    """The file of Grimoires."""

    grimoire: Annotated[list[Grimoire], msgspec.Meta(min_length=4, max_length=4)]
