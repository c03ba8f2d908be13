"""A campaign as people see it: the road with its chapters, what was won and lost, and what everybody carries."""

from __future__ import annotations

from typing import Literal

import msgspec


class Chapter(msgspec.Struct, frozen=True):
    """One game of a campaign. `read`: what is read before it; `after`: what was read when it was over."""

    number: int
    name: str
    stands: Literal["won", "lost", "next", "later"]
    read: str = ""
    after: str = ""


class Fortune(msgspec.Struct, frozen=True):
    """What an earlier game has left, for good or for bad."""

    name: str
    text: str
    good: bool


class Traveller(msgspec.Struct, frozen=True):
    """What a seat carries over: who is played there (empty: nobody yet), its scars, also in words, and what was kept."""

    name: str = ""
    scars: int = 0
    most_scars: int = 0
    scars_words: str = ""
    keepsake: str = ""
    keepsake_text: str = ""


class Journey(msgspec.Struct, frozen=True):
    """A campaign so far. `marks`: what counts for its end, by name; `ending`: how it ended, if it has, with its name."""

    title: str
    marks: list[tuple[str, int]]
    chapters: list[Chapter]
    fortunes: list[Fortune]
    travellers: list[Traveller]
    ending: str = ""
    ending_name: str = ""
    over: bool = False
