"""What all messages have in common: lengths, names, numbers, and what went wrong."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

NAME_LENGTH = 24
CHAT_LENGTH = 400
MOST_CHAT = 500
"""So many lines of chat are kept for a table."""
MOST_SEATS = 12
MOST_REPLAYED = 50

MOST_PICKED = 16
"""So many things are clicked on, at most, to name one answer."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=128)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Value: TypeAlias = bool | int | str | list[bool | int | str] | None
Options: TypeAlias = dict[str, Value]
Phase: TypeAlias = Literal["gathering", "playing", "over"]

Code: TypeAlias = Literal[
    "already-acted",
    "bad-bell",
    "bad-json",
    "bad-message",
    "bad-option",
    "bad-origin",
    "bad-secret",
    "campaign-cut",
    "campaign-edited",
    "campaign-game",
    "campaign-over",
    "campaign-version",
    "chat-off",
    "closing",
    "draft-dropped",
    "draft-empty",
    "draft-final",
    "draft-fixed",
    "draft-full",
    "draft-lost",
    "fault",
    "hello-first",
    "hints-off",
    "illegal",
    "lesson",
    "moved-on",
    "no-bell",
    "no-bot",
    "no-campaign",
    "no-game",
    "no-hint",
    "no-lesson",
    "no-order",
    "no-record",
    "no-review",
    "no-seat",
    "no-table",
    "not-found",
    "not-host",
    "not-over",
    "not-playing",
    "not-seated",
    "old-rules",
    "player-here",
    "record-big",
    "record-content",
    "record-cut",
    "record-edited",
    "record-foreign",
    "record-format",
    "record-full",
    "record-game",
    "record-long",
    "record-version",
    "review-busy",
    "seat-taken",
    "storage",
    "table-full",
    "timed-out",
    "too-big",
    "too-fast",
    "too-many",
    "undo-dice",
    "undo-end",
    "undo-far",
    "undo-over",
    "undo-seat",
    "undo-sight",
    "undo-start",
    "wrong-method",
]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong and what to do, in the asker's language; `rule` if a rule forbids it."""

    code: Code
    words: str
    rule: str = ""
