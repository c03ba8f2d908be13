"""What is kept of a table, and how: the same statements for every database.

An entry of a record lies under a unique key, table and position. Whoever appends first has made the move; whoever comes
second is told `Taken`, loads what is new, and looks again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from eldertable.match import Entry, Position
from eldertable.server.saga import KeptSaga, Saga
from eldertable.server.sheet import Sheet
from eldertable.server.wire.basics import MOST_CHAT
from eldertable.server.wire.told import ChatLine

SCHEMA = (
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, revision BIGINT NOT NULL, listed BIGINT NOT NULL, created BIGINT NOT NULL,
        sheet TEXT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS tables_listed ON tables (listed, created)",
    """CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, position BIGINT NOT NULL, at BIGINT NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY (table_id, position))""",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, number))""",
    "CREATE TABLE IF NOT EXISTS positions (table_id TEXT PRIMARY KEY, position TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS here (
        table_id TEXT NOT NULL, process TEXT NOT NULL, seats TEXT NOT NULL, watching BIGINT NOT NULL,
        PRIMARY KEY (table_id, process))""",
    """CREATE TABLE IF NOT EXISTS campaigns (
        id TEXT PRIMARY KEY, revision BIGINT NOT NULL, created BIGINT NOT NULL, saga TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS campaign_games (
        campaign_id TEXT NOT NULL, number BIGINT NOT NULL, record TEXT NOT NULL,
        PRIMARY KEY (campaign_id, number))""",
    "CREATE TABLE IF NOT EXISTS due (table_id TEXT PRIMARY KEY, at BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS beats (process TEXT PRIMARY KEY, at BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS outages (since BIGINT PRIMARY KEY, until BIGINT NOT NULL)",
)

NONE: Mapping[int, str] = {}

BEAT = 10_000
"""Milliseconds between two signs of life of a process."""
DEAD = 3 * BEAT
"""A process that gave no sign of life for so long is gone."""

Statement = tuple[str, Sequence[Any]]
Answer = tuple[list[tuple[Any, ...]], int]
"""The rows that a statement gave, and how many it changed."""


class StorageAway(Exception):
    """The storage does not answer: it may or may not have done what was asked."""


class Taken(Exception):
    """Somebody else has written at that place first. Nothing was written."""


class Kept(NamedTuple):
    """A sheet and how often it was changed."""

    sheet: Sheet
    revision: int


class Line(NamedTuple):
    """An entry and when it was made."""

    entry: Entry
    at: int


class Notice(NamedTuple):
    """Somebody else has changed a table: there may be entries up to this position, and more."""

    table: str
    position: int


class Store(ABC):
    """Storage for tables. Every method is one transaction; StorageAway if the database does not answer."""

    shared = False
    """Whether other processes may write to it."""

    # --- what a database must do ----------------------------------------------------------------------------

    @abstractmethod
    async def open(self) -> None:
        """Connect, and make what is missing."""

    @abstractmethod
    async def close(self) -> None:
        """Let go."""

    @abstractmethod
    async def do(self, *statements: Statement) -> list[Answer]:
        """All statements in one transaction that is on disk when this returns; Taken if a key is not unique."""

    def noticing(self, table: str, position: int) -> tuple[Statement, ...]:
        """The statements that tell other processes of a change once the transaction is done."""
        return ()

    async def notices(self) -> AsyncIterator[Notice | None]:
        """What other processes change, as it happens. None: something may have been missed, so look at everything."""
        no_others: tuple[Notice, ...] = ()
        for notice in no_others:
            yield notice

    async def lead(self, table: str) -> bool:
        """Whether this process is the one that moves bots and watches the clock at a table."""
        return True

    async def stop_leading(self, table: str) -> None:
        """Let another process lead."""
        return

    # --- tables ---------------------------------------------------------------------------------------------

    async def add(self, sheet: Sheet, entries: Sequence[Entry] = ()) -> Kept:
        """Keep a new table, with what was played before it came here."""
        await self.do(
            (
                "INSERT INTO tables (id, revision, listed, created, sheet) VALUES (?, 0, ?, ?, ?)",
                (sheet.id, _listed(sheet), sheet.created, _text(sheet)),
            ),
            *_inserts(sheet.id, entries, sheet.created),
        )
        return Kept(sheet, 0)

    async def sheet(self, table: str) -> Kept | None:
        """A table's sheet."""
        ((rows, _),) = await self.do(("SELECT sheet, revision FROM tables WHERE id = ?", (table,)))
        return Kept(_sheet(rows[0][0]), rows[0][1]) if rows else None

    async def sheets(self, tables: Sequence[str]) -> list[Sheet]:
        """The sheets of these tables, as far as they exist."""
        wanted = ", ".join("?" for _ in tables) or "NULL"
        ((rows, _),) = await self.do((f"SELECT sheet FROM tables WHERE id IN ({wanted})", tuple(tables)))
        return [_sheet(row[0]) for row in rows]

    async def listed(self, most: int, since: int) -> list[Sheet]:
        """Open tables that are not over, opened since then, the newest first."""
        select = "SELECT sheet FROM tables WHERE listed = 1 AND created >= ? ORDER BY created DESC LIMIT ?"
        ((rows, _),) = await self.do((select, (since, most)))
        return [_sheet(row[0]) for row in rows]

    async def change(self, before: Kept, sheet: Sheet) -> Kept:
        """Keep a changed sheet; Taken if somebody else has changed it meanwhile."""
        update = (
            "UPDATE tables SET revision = revision + 1, listed = ?, sheet = ? WHERE id = ? AND revision = ?"
        )
        what = (_listed(sheet), _text(sheet), sheet.id, before.revision)
        (_, changed), *_ = await self.do((update, what), *self.noticing(sheet.id, 0))
        if not changed:
            raise Taken
        return Kept(sheet, before.revision + 1)

    # --- entries --------------------------------------------------------------------------------------------

    async def append(self, table: str, entries: Sequence[Entry], at: int) -> None:
        """Write entries at their positions, all or none; Taken if one is there already."""
        await self.do(
            *_inserts(table, entries, at),
            *self.noticing(table, entries[-1].number),
        )

    async def entries(self, table: str, after: int = 0) -> list[Line]:
        """The entries of a table after a position."""
        select = "SELECT entry, at FROM entries WHERE table_id = ? AND position > ? ORDER BY position"
        ((rows, _),) = await self.do((select, (table, after)))
        return [Line(_entry(text), at) for text, at in rows]

    async def keep_position(self, table: str, position: Position) -> None:
        """Keep a whole position, for a server with other rules to go on from. It is not part of the record."""
        await self.do(
            (
                "INSERT INTO positions (table_id, position) VALUES (?, ?)"
                " ON CONFLICT (table_id) DO UPDATE SET position = excluded.position",
                (table, _text(position)),
            )
        )

    async def kept_position(self, table: str) -> Position | None:
        """The last whole position that was kept."""
        ((rows, _),) = await self.do(("SELECT position FROM positions WHERE table_id = ?", (table,)))
        return msgspec.json.decode(rows[0][0], type=Position) if rows else None

    # --- campaigns ------------------------------------------------------------------------------------------

    async def add_saga(self, saga: Saga, records: Mapping[int, str]) -> None:
        """Keep a new campaign, with the records of the games that were played before it came here, by number."""
        insert = "INSERT INTO campaigns (id, revision, created, saga) VALUES (?, 0, ?, ?)"
        await self.do((insert, (saga.id, saga.created, _text(saga))), *_games(saga.id, records))

    async def saga(self, campaign: str) -> KeptSaga | None:
        """A campaign."""
        ((rows, _),) = await self.do(("SELECT saga, revision FROM campaigns WHERE id = ?", (campaign,)))
        return KeptSaga(msgspec.json.decode(rows[0][0], type=Saga), rows[0][1]) if rows else None

    async def saga_games(self, campaign: str) -> list[str]:
        """The records of the games of a campaign that are over, in their order."""
        select = "SELECT record FROM campaign_games WHERE campaign_id = ? ORDER BY number"
        ((rows, _),) = await self.do((select, (campaign,)))
        return [record for (record,) in rows]

    async def change_saga(self, before: KeptSaga, saga: Saga, records: Mapping[int, str] = NONE) -> KeptSaga:
        """Keep a changed campaign, and the record of a game that is over; Taken if somebody else was quicker."""
        update = "UPDATE campaigns SET revision = revision + 1, saga = ? WHERE id = ? AND revision = ?"
        insert = (
            "INSERT INTO campaign_games (campaign_id, number, record)"
            " SELECT id, ?, ? FROM campaigns WHERE id = ? AND revision = ?"
        )
        games = [(insert, (number, record, saga.id, before.revision)) for number, record in records.items()]
        *_, (_, changed) = await self.do(*games, (update, (_text(saga), saga.id, before.revision)))
        if not changed:
            raise Taken
        return KeptSaga(saga, before.revision + 1)

    # --- chat -----------------------------------------------------------------------------------------------

    async def say(self, table: str, line: ChatLine) -> None:
        """Keep a line of chat under its number; Taken if there is one. What was said long ago is forgotten."""
        insert = "INSERT INTO chat (table_id, number, line) VALUES (?, ?, ?)"
        forget = "DELETE FROM chat WHERE table_id = ? AND number <= ?"
        await self.do(
            (insert, (table, line.number, _text(line))),
            (forget, (table, line.number - MOST_CHAT)),
            *self.noticing(table, 0),
        )

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        """What was said after that line."""
        select = "SELECT line FROM chat WHERE table_id = ? AND number > ? ORDER BY number"
        ((rows, _),) = await self.do((select, (table, after)))
        return [msgspec.json.decode(row[0], type=ChatLine) for row in rows]

    # --- who is there ---------------------------------------------------------------------------------------

    async def set_here(self, table: str, process: str, seats: Sequence[int], watching: int) -> None:
        """Say who is connected to a table by this process."""
        if not self.shared:
            return
        if not seats and not watching:
            gone = "DELETE FROM here WHERE table_id = ? AND process = ?"
            await self.do((gone, (table, process)), *self.noticing(table, 0))
            return
        upsert = (
            "INSERT INTO here (table_id, process, seats, watching) VALUES (?, ?, ?, ?) ON CONFLICT"
            " (table_id, process) DO UPDATE SET seats = excluded.seats, watching = excluded.watching"
        )
        what = (table, process, ",".join(map(str, seats)), watching)
        await self.do((upsert, what), *self.noticing(table, 0))

    async def others_here(self, table: str, process: str, now: int) -> tuple[frozenset[int], int]:
        """The seats that are connected by other processes that live, and how many look on there."""
        if not self.shared:
            return frozenset(), 0
        select = (
            "SELECT seats, watching FROM here JOIN beats ON here.process = beats.process"
            " WHERE table_id = ? AND here.process <> ? AND at > ?"
        )
        ((rows, _),) = await self.do((select, (table, process, now - DEAD)))
        seats = {int(seat) for text, _ in rows for seat in text.split(",") if seat}
        return frozenset(seats), sum(row[1] for row in rows)

    # --- clocks that nobody looks at ------------------------------------------------------------------------

    async def set_due(self, table: str, at: int | None) -> None:
        """Say when a clock may run out at a table, at the earliest; None: none will."""
        if at is None:
            await self.do(("DELETE FROM due WHERE table_id = ?", (table,)))
            return
        upsert = "INSERT INTO due (table_id, at) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at"
        await self.do((upsert, (table, at)))

    async def due(self, now: int, most: int) -> list[str]:
        """The tables at which a clock may have run out, those that wait longest first."""
        ((rows, _),) = await self.do(
            ("SELECT table_id FROM due WHERE at <= ? ORDER BY at LIMIT ?", (now, most))
        )
        return [table for (table,) in rows]

    # --- signs of life --------------------------------------------------------------------------------------

    async def start(self, now: int) -> None:
        """Note the time in which no server was up, so that no clock runs in it, and forget processes that are gone."""
        ((rows, _),) = await self.do(("SELECT MAX(at) FROM beats", ()))
        last = rows[0][0]
        if last is not None and now - last > DEAD:
            outage = "INSERT INTO outages (since, until) VALUES (?, ?) ON CONFLICT DO NOTHING"
            await self.do((outage, (last, now)))
        await self.do(
            ("DELETE FROM beats WHERE at < ?", (now - DEAD,)),
            ("DELETE FROM here WHERE process NOT IN (SELECT process FROM beats)", ()),
        )

    async def beat(self, process: str, now: int) -> None:
        """This process lives."""
        upsert = "INSERT INTO beats (process, at) VALUES (?, ?) ON CONFLICT (process) DO UPDATE SET at = excluded.at"
        await self.do((upsert, (process, now)))

    async def outages(self) -> list[tuple[int, int]]:
        """The times in which no server was up, from and until."""
        ((rows, _),) = await self.do(("SELECT since, until FROM outages ORDER BY since", ()))
        return [(since, until) for since, until in rows]


def _inserts(table: str, entries: Sequence[Entry], at: int) -> list[Statement]:
    insert = "INSERT INTO entries (table_id, position, at, entry) VALUES (?, ?, ?, ?)"
    return [(insert, (table, entry.number, at, _text(entry))) for entry in entries]


def _games(campaign: str, records: Mapping[int, str]) -> list[Statement]:
    insert = "INSERT INTO campaign_games (campaign_id, number, record) VALUES (?, ?, ?)"
    return [(insert, (campaign, number, record)) for number, record in records.items()]


def _listed(sheet: Sheet) -> int:
    return int(sheet.open and sheet.phase != "over")


def _text(kept: msgspec.Struct) -> str:
    return msgspec.json.encode(kept).decode()


def _sheet(text: str) -> Sheet:
    return msgspec.json.decode(text, type=Sheet)


def _entry(text: str) -> Entry:
    entry: Entry = msgspec.json.decode(text, type=Entry)
    return entry
