"""The record of a match: lines of JSON that a person can read, a header and then one entry each.

Entries are only ever appended, and each carries its number: nothing is lost or doubled unnoticed.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from eldertable.kernel import BadRecord, EldertableError
from eldertable.kernel.lessons import Opening

FORMAT = 1
"""The version of the format of records."""

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What decoding raises if a text is no JSON, is not valid UTF-8, or is nested too deep."""

Ending: TypeAlias = Literal["resigned", "abandoned", "adjudicated"]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was agreed before the first answer. `who` sits where.

    `seed`: the number that a person chose (`chosen_seed`), or else the key of the dice, in hex. Either foretells
    all chance: until the match is over nobody who plays should see it.

    `lesson`: the one that it began as; `opening`: the changes to the table as it was laid out.
    """

    eldertable: int = FORMAT
    game: str
    version: str
    content: str
    seats: int
    who: tuple[str, ...]
    options: dict[str, Any]
    seed: int | Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    chosen_seed: bool
    lesson: str | msgspec.UnsetType = msgspec.UNSET
    opening: Opening | msgspec.UnsetType = msgspec.UNSET


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="entry"):
    number: int


class Answer(_Line, frozen=True, tag="answer"):
    """A seat answered a decision of this kind; `words` are for readers. `aloud`: why, as it says to all, by language."""

    seat: int
    kind: str
    answer: int
    words: str = ""
    digest: str = ""
    aloud: dict[str, str] = {}

    def why(self, locale: str) -> str:
        """Why, as the seat says it; in the game's first language, if it does not speak this one."""
        return self.aloud.get(locale) or next(iter(self.aloud.values()), "")


class Undo(_Line, frozen=True, tag="undo"):
    """A seat took its last answers back: all is as it was after the entry `to` (0: at the start), the dice too.

    `knowing`: more was known by then, as others had answered, dice had fallen or something hidden was shown.
    """

    seat: int
    to: int
    knowing: bool = False
    digest: str = ""


class Position(_Line, frozen=True, tag="position"):
    """The whole position: from here the match goes on under this version of the rules."""

    version: str
    position: dict[str, Any]
    digest: str = ""


class End(_Line, frozen=True, tag="end"):
    """The match was ended by something other than its rules; the winning sides, if any were named."""

    kind: Ending
    seat: int | None = None
    winners: tuple[int, ...] = ()
    digest: str = ""


Entry: TypeAlias = Answer | Undo | Position | End


class Record(msgspec.Struct, frozen=True):
    """A match on paper."""

    header: Header
    entries: tuple[Entry, ...]

    def text(self) -> str:
        """The lines of the record."""
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in (self.header, *self.entries))

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record in a text; BadRecord names the line that cannot be read.

        >>> Record.parse("once upon a time")
        Traceback (most recent call last):
        eldertable.kernel.errors.BadRecord: line 1: this is not the record of a match; give a file that `save` wrote
        """
        lines = text.rstrip("\n").split("\n")
        return cls(_header(lines[0]), _entries(lines))

    @classmethod
    def read(cls, path: Path) -> Record:
        """The record in a file."""
        try:
            return cls.parse(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise BadRecord(
                f"{path}: this is not a text, so not a record; give a file that `save` wrote"
            ) from None
        except OSError as error:
            raise BadRecord(f"{path} cannot be read: {error.strerror}") from None

    def save(self, path: Path) -> None:
        """Write the record to a file, which at any moment holds the old record or the new one, whole."""
        write_whole(path, self.text())


def _header(line: str) -> Header:
    try:
        read = msgspec.json.decode(line)
        written: int | None = read.get("eldertable") if isinstance(read, dict) else None
    except UNREADABLE:
        written = None
    if written is None:
        raise BadRecord(
            "line 1: this is not the record of a match; give a file that `save` wrote", "foreign", 1
        )
    if written != FORMAT:
        raise BadRecord(
            f"line 1: this Eldertable reads records of format {FORMAT}, not {written!r}; use a newer one",
            "format",
            1,
        )
    try:
        return msgspec.convert(read, Header)
    except msgspec.ValidationError as error:
        raise BadRecord(f"line 1: {error}; restore the header as it was", line=1) from None


def _entries(lines: Sequence[str]) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], start=1):
        try:
            entry: Entry = msgspec.json.decode(line, type=Entry)
        except msgspec.ValidationError as error:
            raise BadRecord(
                f"line {number + 1}: {error}; restore this line as it was", line=number + 1
            ) from None
        except UNREADABLE:
            last = number + 1 == len(lines)
            raise BadRecord(
                f"line {number + 1} is cut off; delete it to keep the {number - 1} entries before it"
                if last
                else f"line {number + 1} is damaged; restore this line as it was",
                "cut" if last else "edited",
                number + 1,
            ) from None
        if entry.number != number:
            raise BadRecord(
                f"line {number + 1}: entry {number} belongs here, not {entry.number};"
                " a line is missing, doubled or moved: put it right",
                line=number + 1,
            )
        entries.append(entry)
    return tuple(entries)


def write_whole(path: Path, text: str) -> None:
    """Write a text to a file, which at any moment holds the old text or the new one, whole."""
    try:
        with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False, encoding="utf-8") as file:
            try:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
                Path(file.name).replace(path)
            finally:
                Path(file.name).unlink(missing_ok=True)
    except OSError as error:
        raise EldertableError(f"{path} cannot be written: {error.strerror}") from None
    except ValueError as error:
        raise EldertableError(f"{str(path)!r} cannot be written: {error}") from None
