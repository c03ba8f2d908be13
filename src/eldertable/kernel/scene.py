"""How a view looks, for any client: zones, pieces, counters, and what is asked. No client computes a rule."""

from __future__ import annotations

import msgspec


class SceneSide(msgspec.Struct, frozen=True):
    """A side: its name, the seat that decides for it, its colour and its shape (never colour alone)."""

    side: int
    name: str
    seat: int | None
    colour: str
    shape: str


class SceneZone(msgspec.Struct, frozen=True):
    """A place: where things lie. `shape` is x, y, width, height in units of the board, or of its owner's mat."""

    id: str
    label: str
    kind: str
    shape: tuple[float, float, float, float] | None = None
    owner: int | None = None
    within: str | None = None
    rules: tuple[str, ...] = ()
    tip: str = ""


class Face(msgspec.Struct, frozen=True):
    """What a kind of piece or card says on its front: name, text, icons as (icon, number)."""

    id: str
    name: str
    text: str = ""
    icon: str = ""
    icons: tuple[tuple[str, int], ...] = ()
    line: str = ""
    rules: tuple[str, ...] = ()


class Still(msgspec.Struct, frozen=True):
    """The part of a scene that does not change during a game."""

    game: str
    title: str
    locale: str
    board: tuple[float, float]
    sides: tuple[SceneSide, ...]
    zones: tuple[SceneZone, ...]
    faces: tuple[Face, ...]


class Piece(msgspec.Struct, frozen=True):
    """Pieces that are alike and lie together: one entry with a count. Without a face the viewer sees a back."""

    kind: str
    zone: str
    face: str | None = None
    owner: int | None = None
    count: int = 1
    order: int = 0
    badges: tuple[str, ...] = ()
    id: str | None = None


class Counter(msgspec.Struct, frozen=True):
    """A number on the table: a track, a supply, a score. `value` None: hidden from this viewer."""

    id: str
    label: str
    value: int | None
    zone: str
    most: int | None = None
    owner: int | None = None
    icon: str = ""


class Choice(msgspec.Struct, frozen=True):
    """One legal answer: its words, and the zones and faces it touches."""

    answer: int
    label: str
    touches: tuple[str, ...] = ()


class Prompt(msgspec.Struct, frozen=True):
    """Who must do what, in words, with the rules; options only for a viewer who is asked.

    A choice in parts also says what is chosen, what it sums to and what is needed.
    """

    seats: tuple[int, ...]
    kind: str
    words: str
    rules: tuple[str, ...] = ()
    options: tuple[Choice, ...] = ()
    chosen: str = ""
    sums: int | None = None
    needs: int | None = None


class Moving(msgspec.Struct, frozen=True):
    """The part of a scene that is built after every move."""

    heading: tuple[str, ...]
    pieces: tuple[Piece, ...]
    counters: tuple[Counter, ...]
    prompt: Prompt | None
    over: bool = False


class Scene(msgspec.Struct, frozen=True):
    """A whole scene."""

    still: Still
    moving: Moving
