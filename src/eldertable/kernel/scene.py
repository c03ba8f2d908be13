"""How a view looks, for any client: zones, pieces, counters, and what is asked. No client computes a rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

Look: TypeAlias = Literal[
    "heap",
    "area",
    "void",
    "fields",
    "track",
    "pile",
    "cards",
    "hand",
    "stage",
    "dice",
    "medal",
    "page",
    "purse",
    "plate",
    "spot",
    "line",
    "ward",
]
"""How a place is drawn.

heap: things side by side. area: a part of the board, with places in it; void: one that is out of the game.
fields: one thing on each field. track: fields in a row, a counter says on which its icon stands.
pile: one thing on another, and the topmost matters. cards: cards one on another. hand: cards side by side.
stage: shown before everything else while something lies there, like a fight. dice: a tray.
medal: one large number. page: a column of a paper form. purse: counters with their icons.
plate: a place of a map, with its name on it. spot: things on the bare board, nothing while it is empty.
line: a line of a notebook, with its words. ward: a part of a map, told apart by its tint alone.
"""

Form: TypeAlias = Literal["token", "disc", "card", "die", "tile", "ring", "hollow", "warning"]
"""What a piece is made of.

A tile is a little card that shows nothing but the icons of its face; a ring lies around a place; hollow is what
is needed and still missing; a warning is no thing at all, but the name of its face, written in red on a part of the board
where something bad is near.
"""

Ground: TypeAlias = Literal[
    "water",
    "street",
    "ring",
    "road",
    "way",
    "arrow",
    "sea",
    "block",
    "moon",
    "cloud",
    "bolt",
    "hill",
    "roof",
    "window",
]
"""What is printed on a board below its places: on roads, ways and water pieces move, the rest adorns it.

Sea is broad water, blocks are houses as a map shows them. Moon, clouds, lightning, hill and roofs are the view
behind everything else, windows the lights in it.
"""


class SceneSide(msgspec.Struct, frozen=True):
    """A side: its name, the seat that decides for it, its colour and its shape (never colour alone).

    `dossier`: what it plays, if that has one.
    """

    side: int
    name: str
    seat: int | None
    colour: str
    shape: str
    title: str = ""
    icon: str = ""
    dossier: str = ""


class SceneZone(msgspec.Struct, frozen=True):
    """A place: where things lie. `shape` is x, y, width, height in units of the board; without it, its owner's mat.

    `outline` is an SVG path in the same units, where a rectangle would not do. Of `fields` the last `closed` are.
    With `told`, who reads the table in words reads all that is written on what lies here: people see it at a glance.
    `used` says when what lies here is used, for whoever asks about it while something else is asked.
    `brief` is the tip in a few words: they stand on the place also when pieces leave no room for the tip.
    """

    id: str
    label: str
    kind: str
    shape: tuple[float, float, float, float] | None = None
    owner: int | None = None
    within: str | None = None
    rules: tuple[str, ...] = ()
    tip: str = ""
    look: Look = "heap"
    fields: int = 0
    closed: int = 0
    outline: str = ""
    icon: str = ""
    told: bool = False
    used: str = ""
    brief: str = ""


class Face(msgspec.Struct, frozen=True):
    """What a kind of piece or card says on its front: name, text, icons as (icon, number).

    `mark` is a sign of a few letters that stands out: the level of a token, the price of a card. `about` is not printed: it
    says what such a thing is for, to whoever asks.
    """

    id: str
    name: str
    text: str = ""
    icon: str = ""
    icons: tuple[tuple[str, int], ...] = ()
    line: str = ""
    rules: tuple[str, ...] = ()
    mark: str = ""
    about: str = ""


class Kind(msgspec.Struct, frozen=True):
    """What all pieces of a kind have in common: their form, the icon on their back, and what they are for."""

    id: str
    form: Form
    icon: str = ""
    about: str = ""


class Tally(msgspec.Struct, frozen=True):
    """What the counters with this icon, in places of this kind, are for, and how one gets or loses what they count.

    `danger`: at its most something bad happens.
    """

    kind: str
    icon: str
    about: str
    danger: bool = False


class Sign(msgspec.Struct, frozen=True):
    """An icon: what it is called, if it has a meaning, and its drawing, by its name at game-icons.net."""

    id: str
    name: str
    drawing: str


class Scenery(msgspec.Struct, frozen=True):
    """Something printed on the board: an SVG path in units of the board."""

    ground: Ground
    path: str


class Goal(msgspec.Struct, frozen=True):
    """What wins, or (a `threat`) what loses: its name, and what it takes in a sentence or two."""

    id: str
    name: str
    text: str
    icon: str = ""
    threat: bool = False


class ScenePhase(msgspec.Struct, frozen=True):
    """A part of a round or turn: its name, and what is done in it."""

    id: str
    name: str
    text: str


class Dossier(msgspec.Struct, frozen=True):
    """What is worth knowing of something before it is chosen: its drawing, and lines as (label, words).

    The first two lines stay on the mat of whoever plays it. `difficulty` from 1 to 3 with its word `hard`, 0 where it
    means nothing; `first`: good for a first game. `lesson`: one that teaches it; `untaught`: it could have one and has none.
    `face`: the card that it is.
    """

    id: str
    name: str
    drawing: str
    lines: tuple[tuple[str, str], ...]
    difficulty: int = 0
    hard: str = ""
    first: bool = False
    rules: tuple[str, ...] = ()
    lesson: str = ""
    untaught: bool = False
    face: str = ""


class Still(msgspec.Struct, frozen=True):
    """The part of a scene that does not change during a game. `score`: what sides' scores count, if not points.

    `goals`: what wins and what loses, the most important first; `phases`: the parts of a round, in order; `tallies`: what
    counters are for; `dossiers`: what is chosen in the game, and what sides play; `itself`: who acts when the game does.
    """

    game: str
    title: str
    locale: str
    board: tuple[float, float]
    sides: tuple[SceneSide, ...]
    zones: tuple[SceneZone, ...]
    faces: tuple[Face, ...]
    kinds: tuple[Kind, ...] = ()
    signs: tuple[Sign, ...] = ()
    scenery: tuple[Scenery, ...] = ()
    score: str = ""
    goals: tuple[Goal, ...] = ()
    phases: tuple[ScenePhase, ...] = ()
    tallies: tuple[Tally, ...] = ()
    dossiers: tuple[Dossier, ...] = ()
    itself: str = ""


class Piece(msgspec.Struct, frozen=True, gc=False):
    """Pieces that are alike and lie together: one entry with a count. Without a face the viewer sees a back."""

    kind: str
    zone: str
    face: str | None = None
    owner: int | None = None
    count: int = 1
    order: int = 0
    badges: tuple[str, ...] = ()
    id: str | None = None


class Counter(msgspec.Struct, frozen=True, gc=False):
    """A number on the table: a track, a supply, a score. `value` None: hidden from this viewer."""

    id: str
    label: str
    value: int | None
    zone: str
    most: int | None = None
    owner: int | None = None
    icon: str = ""


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One legal answer: its words, and the zones, faces and counters it touches."""

    answer: int
    label: str
    touches: tuple[str, ...] = ()


class Prompt(msgspec.Struct, frozen=True):
    """Who must do what, in words, with the rules; options only for a viewer who is asked.

    A choice in parts also says what is chosen, what it sums to and what is needed. Where several things are picked in
    any order, `way` says how (set, payment or spread), `picks` are those picked so far, and `enough` is the answer that
    closes the choice with them, if they would do. `passage`: what was given to read asks this. `dossiers`, by answer: what
    is worth knowing of each thing that it chooses.
    """

    seats: tuple[int, ...]
    kind: str
    words: str
    rules: tuple[str, ...] = ()
    options: tuple[Choice, ...] = ()
    chosen: str = ""
    sums: int | None = None
    needs: int | None = None
    way: str = ""
    picks: tuple[Choice, ...] = ()
    enough: int | None = None
    passage: str = ""
    dossiers: dict[int, tuple[str, ...]] = {}


class Passage(msgspec.Struct, frozen=True):
    """Something to read in peace: a story with its title, and what it does.

    A prompt that belongs to it names its id: then what is asked can be answered beside it.
    """

    id: str
    title: str
    words: str
    effect: str = ""


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done, in words, and the rule that says so."""

    words: str
    rule: str


class Standing(msgspec.Struct, frozen=True, gc=False):
    """How far a side has come with a goal: so many `now`, `of` so many; None: as many as possible.

    Without a side it is one for all, as where everybody wins or loses together, `but` for that side if one is against them.
    """

    goal: str
    now: int
    of: int | None = None
    side: int | None = None
    but: int | None = None


class Moving(msgspec.Struct, frozen=True):
    """The part of a scene that is built after every move.

    `scores`: what every side has as things stand, as far as that is open to all. `standings`: how far everybody has come
    with the goals of the still part; `phase`: in which of its phases we are, "" before the first round and after the last.
    """

    heading: tuple[str, ...]
    pieces: tuple[Piece, ...]
    counters: tuple[Counter, ...]
    prompt: Prompt | None
    over: bool = False
    scores: tuple[int, ...] = ()
    standings: tuple[Standing, ...] = ()
    phase: str = ""


class Board(msgspec.Struct, frozen=True):
    """What of the moving part everybody sees alike; built once for all who look on."""

    heading: tuple[str, ...]
    pieces: tuple[Piece, ...]
    counters: tuple[Counter, ...]
    over: bool = False
    scores: tuple[int, ...] = ()

    def with_mats(
        self, pieces: Sequence[Piece], counters: Sequence[Counter], prompt: Prompt | None
    ) -> Moving:
        """The moving part for one viewer, who sees these things besides and is asked this."""
        return Moving(
            self.heading, (*self.pieces, *pieces), (*self.counters, *counters), prompt, self.over, self.scores
        )


class Scene(msgspec.Struct, frozen=True):
    """A whole scene."""

    still: Still
    moving: Moving
