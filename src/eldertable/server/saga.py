"""A campaign on paper: what carries over, and who plays. Every change makes a new one."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from eldertable.server.sheet import PERSON, Place


class Saga(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign on paper. `places`: who sat there last, with their locks, which hold at the next table, too.

    `won` and `tables`: of each game that is over, whether it was won, and where it was played (None: it came with a file).
    `table`: where the next one is being played. `begun`: the record of a game that came with a file and is to go on, `anew`:
    there was one that cannot. `options`: what was agreed on for all games besides the preset.
    """

    id: str
    game: str
    preset: str
    lang: str
    host: str
    created: int
    places: tuple[Place, ...]
    carried: dict[str, Any]
    won: tuple[bool, ...] = ()
    tables: tuple[str | None, ...] = ()
    table: str | None = None
    begun: str = ""
    anew: bool = False
    options: dict[str, Any] = {}

    @property
    def who(self) -> tuple[str, ...]:
        """Who plays, as a file names them."""
        return tuple(place.bot or PERSON + (place.name or "") for place in self.places)


class KeptSaga(NamedTuple):
    """A campaign and how often it was changed."""

    saga: Saga
    revision: int
