"""Finished games: their steps, their story, their scores, and records that are brought along."""

from __future__ import annotations

import msgspec

from eldertable.bots.review import Review
from eldertable.kernel.scene import (
    Moving,
    Passage,
    SceneSide,
    Still,
)
from eldertable.server.wire.basics import Options
from eldertable.server.wire.tables import SeatInfo


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at entry `position`, as this viewer may know it, its rule, and what it gives to read.

    `itself`: nobody did it, but the game itself. `by`: nothing happened, but the bot in this seat says why it moved so.
    """

    position: int
    words: str
    rule: str
    passage: Passage | None = None
    itself: bool = False
    by: int | None = None


class ReplayStep(msgspec.Struct, frozen=True):
    """The table after so many entries, and what the last of them told. `back` as in `moved`."""

    position: int
    still_id: str
    moving: Moving
    log: list[Sentence]
    seat: int | None = None
    back: int | None = None


class SideScore(msgspec.Struct, frozen=True):
    """A side at the end."""

    name: str
    seat: int | None
    rank: int
    parts: dict[str, int]
    total: int | None


class OutcomeInfo(msgspec.Struct, frozen=True):
    """Who won (numbers of sides) and why. `adjudicated`: not by the rules, but resigned, out of time, abandoned."""

    winners: list[int]
    sides: list[SideScore]
    words: str
    rule: str = ""
    adjudicated: bool = False


class Replayed(msgspec.Struct, frozen=True):
    """A stretch of a game, which can be shown from position `first` to `last`.

    `stills`: by their ids, those that the steps need. `outcome`: once the game is over.
    """

    first: int
    last: int
    steps: list[ReplayStep]
    stills: dict[str, Still]
    outcome: OutcomeInfo | None = None


class ToldStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one entry told. `back` as in `moved`."""

    position: int
    log: list[Sentence]
    back: int | None = None


class Story(msgspec.Struct, frozen=True):
    """All that was told of a game, by entry; entries that told nothing are left out."""

    steps: list[ToldStep]


class ScorePoint(msgspec.Struct, frozen=True):
    """What every side had after so many entries."""

    position: int
    scores: list[int]


class SharePoint(msgspec.Struct, frozen=True):
    """Every side's share of winning after so many entries, from 0 to 1, as the game reckons it."""

    position: int
    shares: list[float]


class Landmark(msgspec.Struct, frozen=True):
    """A position where a round begins, or another part of the game, and its name."""

    position: int
    words: str


class Moment(msgspec.Struct, frozen=True):
    """A position where much was decided: the side whose share of winning changed most, by how much, and what happened."""

    position: int
    side: int
    gain: float
    words: str


class ScoreChart(msgspec.Struct, frozen=True):
    """The course of a game: `points` are the score over time, none if it keeps no score; `acted` who made each entry.

    `shares` and `moments` come only after the end, for they look at everything.
    """

    sides: list[SceneSide]
    points: list[ScorePoint]
    rounds: list[Landmark] = []
    acted: list[int | None] = []
    shares: list[SharePoint] = []
    moments: list[Moment] = []


class LookedBack(msgspec.Struct, frozen=True):
    """How far a look back at one's own decisions has come: `done` of so many are thought about; then, what was `found`."""

    done: int
    of: int
    found: Review | None = None


class OpenRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game from elsewhere, as its file has it."""

    text: str


class RecordInfo(msgspec.Struct, frozen=True):
    """A record that was opened: its name here, which game it is, and who sat where."""

    id: str
    game: str
    title: str
    seats: list[SeatInfo]
    options: Options
