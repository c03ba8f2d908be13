"""At the table: what the server tells."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from eldertable.bots.hints import Advice
from eldertable.kernel.scene import (
    Counter,
    Moving,
    Piece,
    Prompt,
    Reason,
    Standing,
    Still,
)
from eldertable.match import Why
from eldertable.server.wire.basics import Problem
from eldertable.server.wire.finished import OutcomeInfo, Sentence
from eldertable.server.wire.said import Until
from eldertable.server.wire.tables import TableInfo


class Changes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of the moving part: each zone named here now holds these pieces; what is left out stays."""

    zones: dict[str, list[Piece]] = {}
    counters: list[Counter] = []
    gone: list[str] = []
    heading: list[str] | UnsetType = UNSET
    prompt: Prompt | UnsetType | None = UNSET
    over: bool | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    standings: list[Standing] | UnsetType = UNSET
    phase: str | UnsetType = UNSET


class Final(msgspec.Struct, frozen=True):
    """An option that cannot be taken back, and why: chance decides, the game ends, or another acts."""

    answer: int
    why: Why


class Tried(msgspec.Struct, frozen=True):
    """An answer of a draft, in words. `loose`: a pick that can be taken out by itself.

    `asked` is the question, where a choice begins; further picks of it have none.
    """

    answer: int
    label: str
    loose: bool = False
    asked: str = ""


class DraftInfo(msgspec.Struct, frozen=True):
    """A seat's draft. With `final` nothing can follow: confirm, or take back."""

    answers: list[Tried] = []
    final: Why | None = None


class UndoInfo(msgspec.Struct, frozen=True):
    """How far a seat can go back: the entries after which it would take up again, nearest first; else why not.

    `alone`: all others are bots, so there is a way back whatever they did and the dice showed, until the game ends.
    """

    ways: list[int] = []
    why: str = ""
    alone: bool = False


class ClockInfo(msgspec.Struct, frozen=True):
    """What a seat has left, at the moment of the message; it runs while the seat is asked."""

    seat: int
    left: int
    running: bool


class LessonNote(msgspec.Struct, frozen=True):
    """A note of a lesson, number so and so: what it says, and the ids of what it speaks of, in the order to look at them.

    `answer`: the one that it asks for; without one it is only read.
    """

    number: int
    words: str
    points: list[str]
    answer: int | None = None


class LessonShown(msgspec.Struct, frozen=True):
    """Where a lesson is: the notes to read now, the last of which may ask for an answer.

    `takes` are the answers that it takes, `otherwise` what it says to others. No notes: others move, or, with
    `confirm`, what is chosen waits to be confirmed. `leads` no more: after these notes the learner plays on freely.
    """

    title: str
    steps: int
    notes: list[LessonNote]
    takes: list[int]
    otherwise: str = ""
    confirm: bool = False
    leads: bool = True


class OrderInfo(msgspec.Struct, frozen=True):
    """An answer that I have given in advance: the question, the answer in words, and how long it counts."""

    id: int
    asked: str
    label: str
    until: Until


class Moved(msgspec.Struct, frozen=True, omit_defaults=True, tag="moved"):
    """The table as it is now, after `position` entries: whole (`moving`) or as `changes` of what was sent before.

    `back`: forget the sentences of the log after that position, then add `log`.
    `still` comes at first, and again if what it shows was settled meanwhile.
    `finals`, `draft`, `undo`, `orders` and `lesson` are for a seat's own eyes.
    `by`: the seat that acted first after what was sent before. `left`: with the first message to a seat, the last entry
    that it made itself, 0 if there is none: what came after that it may have missed.
    """

    position: int
    asked: list[int]
    still_id: str
    still: Still | None = None
    moving: Moving | None = None
    changes: Changes | None = None
    log: list[Sentence] = []
    back: int | None = None
    finals: list[Final] = []
    draft: DraftInfo | None = None
    undo: UndoInfo | None = None
    clocks: list[ClockInfo] = []
    outcome: OutcomeInfo | None = None
    lesson: LessonShown | None = None
    by: int | None = None
    orders: list[OrderInfo] = []
    left: int | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """What somebody at the table said."""

    number: int
    seat: int
    name: str
    words: str
    at: int


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The answer to `hello`: where I sit, the table, and, if the game has begun, all I need to draw it.

    `seats`: those of all who share this screen.
    """

    seat: int | None
    host: bool
    table: TableInfo
    chat: list[ChatLine]
    moved: Moved | None
    seats: list[int] = []


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """Who sits where, who is here, what the host changed. `seat` and `host`: what I am now.

    `seats`: those of all who share this screen.
    """

    seat: int | None
    host: bool
    table: TableInfo
    seats: list[int] = []


class Chatted(msgspec.Struct, frozen=True, tag="chat"):
    """New words at the table."""

    chat: list[ChatLine]


class PageLine(msgspec.Struct, frozen=True):
    """A line in parts: words, and what they are ("title", "heading", "zone", "prompt", "number", "rule", "side 0", ...)."""

    parts: list[tuple[str, str]]
    depth: int = 0


class PageTold(msgspec.Struct, frozen=True, tag="page"):
    """The table in words: the answer to `look`."""

    table: list[PageLine]
    prompt: list[PageLine]
    ref: int | None = None


class Reasons(msgspec.Struct, frozen=True, tag="reasons"):
    """Why a thing cannot be used now: the answer to `why`. No reasons: what is asked now has nothing to do with it.

    `place` is the zone of which they are said, if it is not the thing itself. `free`: it could be used, if nothing else
    were picked or chosen.
    """

    thing: str
    position: int
    reasons: list[Reason]
    place: str = ""
    free: bool = False
    ref: int | None = None


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """The answer to `hint`: the best answer, with the advice that begins with it; in a lesson the answer it asks for."""

    position: int
    answer: int
    advice: Advice | None = None
    ref: int | None = None


class Done(msgspec.Struct, frozen=True, tag="done"):
    """What was said with this `ref` was done, and is kept; the table is now after `position` entries."""

    ref: int | None
    position: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """What was said was not done, and changed nothing."""

    ref: int | None
    problem: Problem
    position: int | None = None


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """I am here."""

    ref: int | None = None


FromServer: TypeAlias = (
    Welcome | Moved | TableChanged | Chatted | PageTold | Reasons | Hinted | Done | Refused | Pong
)
