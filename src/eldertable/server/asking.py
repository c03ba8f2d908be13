"""What is asked over HTTP: a request that was understood, who may ask for it, and what can be asked for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from eldertable.server import replays, sheet
from eldertable.server.catalogue import table_info
from eldertable.server.denied import Denied
from eldertable.server.hall import Hall
from eldertable.server.keys import opens
from eldertable.server.live import LiveTable
from eldertable.server.sheet import Sheet
from eldertable.server.wire.basics import MOST_REPLAYED, Number
from eldertable.server.wire.tables import TableInfo

MOST_ASKED = 50
"""So many tables can be asked for by name at once."""


@dataclass(frozen=True)
class Asked:
    """A request, already understood: what it is about, what it brought, who asks (`who`: from which address)."""

    hall: Hall
    replays: replays.Replays
    path: dict[str, str]
    query: Any
    body: Any
    key: str | None
    locale: str
    who: str

    @property
    def table(self) -> str:
        """The table that is meant."""
        return sheet.existing(self.path["table"])

    def told(self, found: Sheet) -> TableInfo:
        """A table as everybody may know it."""
        live = self.hall.in_memory(found.id)
        if live is not None and live.sheet.phase == found.phase:
            return live.info(self.locale)
        return table_info(found, self.hall.game(found.game), self.locale)

    @property
    def seat(self) -> int:
        """The seat that is meant."""
        text = self.path["seat"]
        if not (text.isascii() and text.isdecimal() and len(text) < 4):
            raise Denied("no-seat")
        return int(text)


class LangQuery(msgspec.Struct, frozen=True):
    """In which language."""

    lang: Annotated[str, Meta(max_length=8)] | None = None


class TablesQuery(LangQuery, frozen=True):
    """Which tables: these, separated by commas; left out, those that are open to all."""

    ids: Annotated[str, Meta(max_length=MOST_ASKED * 23)] | None = None


class EyesQuery(LangQuery, frozen=True):
    """As which seat sees it, or laid open; left out, as everybody does."""

    seat: Number | None = None
    open: bool = False


class ReplayQuery(EyesQuery, frozen=True):
    """From which position, and how many."""

    position: Number = 0
    count: Annotated[int, Meta(ge=1, le=MOST_REPLAYED)] = 1


class ReviewQuery(LangQuery, frozen=True):
    """How many decisions one knows to be done; left out, the answer comes at once."""

    done: Number | None = None


@dataclass(frozen=True)
class Endpoint:
    """What can be asked for. `denies`: with which statuses, besides those that every endpoint may have.

    `opens`: it may open a table, which is limited more strictly; `record`: the body is a record, which may be larger
    than others, but not as often. `media`: of an answer that is a file.
    """

    method: str
    path: str
    call: Callable[[Asked], Awaitable[Any]]
    answer: Any
    status: int = 200
    also: int | None = None
    body: type[msgspec.Struct] | None = None
    query: type[LangQuery] = LangQuery
    secret: bool = False
    opens: bool = False
    record: bool = False
    media: str = "application/x-ndjson"
    denies: tuple[int, ...] = ()


async def found_sheet(asked: Asked) -> Sheet:
    """The sheet of the table that is meant."""
    kept = await asked.hall.store.sheet(asked.table)
    if kept is None:
        raise Denied("no-table")
    return kept.sheet


async def changed(
    asked: Asked, alter: Callable[[LiveTable], Sheet], who: Callable[[Asked, LiveTable], None]
) -> TableInfo:
    """Change a table's sheet, if whoever asks may do that."""
    async with asked.hall.at(asked.table) as live, live.busy:
        await live.newest()

        def allowed(_: Sheet) -> Sheet:
            # Checked at every attempt: meanwhile the seat may have become somebody else's.
            who(asked, live)
            return alter(live)

        await live.change(allowed)
        return live.info(asked.locale)


def as_host(asked: Asked, live: LiveTable) -> None:
    """Denied to all but the host."""
    if asked.key is None:
        raise Denied("bad-secret")
    if not opens(asked.key, live.sheet.host):
        raise Denied("not-host" if live.sheet.seat_of(asked.key) is not None else "bad-secret")


def as_holder_or_host(asked: Asked, live: LiveTable) -> None:
    """Denied to all but the host and whoever holds the seat."""
    if live.sheet.seat_of(asked.key) != asked.seat or asked.key is None:
        as_host(asked, live)


def as_holder(asked: Asked, live: LiveTable) -> None:
    """Denied to all but whoever holds the seat."""
    must_hold(asked, live.sheet)


def must_hold(asked: Asked, found: Sheet) -> None:
    """Denied unless whoever asks holds the seat."""
    if asked.key is None:
        raise Denied("bad-secret")
    found.place(asked.seat)
    if found.seat_of(asked.key) != asked.seat:
        known = found.seat_of(asked.key) is not None or opens(asked.key, found.host)
        raise Denied("not-seated" if known else "bad-secret")


def as_seated_or_host(asked: Asked, live: LiveTable) -> None:
    """Denied to those who only look on."""
    if live.sheet.seat_of(asked.key) is None:
        as_host(asked, live)
