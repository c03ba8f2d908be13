"""PostgreSQL: several server processes share the tables and tell each other what changed (LISTEN, NOTIFY)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from eldertable.kernel import EldertableError
from eldertable.server.storage.store import SCHEMA, Answer, Notice, Statement, StorageAway, Store, Taken

AWAY = (psycopg.OperationalError, psycopg.InterfaceError)
CHANNEL = "eldertable"
CONNECTIONS = 8
MANNERS: dict[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""With these a dead connection is noticed within half a minute; by default it would take hours."""
PATIENCE = 5.0
"""How many seconds to wait for a connection."""


class PostgresStore(Store):
    """A database that several processes share."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool = AsyncConnectionPool(
            address,
            kwargs=MANNERS,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            open=False,
            name="eldertable",
        )
        self._leader: psycopg.AsyncConnection | None = None
        self._leading: set[str] = set()
        self._lead_lock = asyncio.Lock()

    async def open(self) -> None:
        try:
            async with await self._connect() as connection:
                # Two processes that start at once must not both make the tables.
                await connection.execute("SELECT pg_advisory_xact_lock(hashtext('eldertable schema'))")
                for statement in SCHEMA:
                    await connection.execute(statement)
            await self._pool.open()
        except psycopg.Error as error:
            raise EldertableError(f"PostgreSQL cannot be used: {error}; look at --db") from None

    async def _connect(self, autocommit: bool = False) -> psycopg.AsyncConnection:
        return await psycopg.AsyncConnection.connect(self.address, autocommit=autocommit, **MANNERS)

    async def close(self) -> None:
        if self._leader is not None:
            await self._leader.close()
        await self._pool.close()

    async def do(self, *statements: Statement) -> list[Answer]:
        try:
            async with self._pool.connection() as connection, connection.transaction():
                return [await self._one(connection, statement) for statement in statements]
        except psycopg.errors.UniqueViolation:
            raise Taken from None
        except (*AWAY, psycopg.InternalError, PoolTimeout) as error:
            # A standby server that takes no writes answers with an internal error.
            raise StorageAway(str(error)) from None

    async def _one(self, connection: psycopg.AsyncConnection, statement: Statement) -> Answer:
        sql, values = statement
        cursor = await connection.execute(sql.replace("?", "%s"), values)
        return (await cursor.fetchall() if cursor.description else []), cursor.rowcount

    # --- several processes ----------------------------------------------------------------------------------

    def noticing(self, table: str, position: int) -> tuple[Statement, ...]:
        return (("SELECT pg_notify(?, ?)", (CHANNEL, f"{table} {position}")),)

    async def notices(self) -> AsyncIterator[Notice | None]:
        while True:
            with suppress(*AWAY):
                async with await self._connect(autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    # If the database was away, so are our locks.
                    await self._stop_leading_all()
                    yield None
                    async for notice in connection.notifies():
                        table, _, position = notice.payload.partition(" ")
                        yield Notice(table, int(position))
            await asyncio.sleep(1.0)

    async def lead(self, table: str) -> bool:
        """A lock that PostgreSQL takes back by itself when this process dies."""
        async with self._lead_lock:
            try:
                if self._leader is None or self._leader.closed:
                    self._leading.clear()
                    self._leader = await self._connect(autocommit=True)
                if table not in self._leading:
                    await self._ask_to_lead(self._leader, table)
            except AWAY as error:
                raise StorageAway(str(error)) from None
            return table in self._leading

    async def _ask_to_lead(self, leader: psycopg.AsyncConnection, table: str) -> None:
        # Noted before we know that we have it: if we are interrupted here, we may, and must be able to let it go.
        self._leading.add(table)
        sql = "SELECT pg_try_advisory_lock(hashtextextended(%s, 0))"
        row = await (await leader.execute(sql, (table,))).fetchone()
        if not (row and row[0]):
            self._leading.discard(table)

    async def stop_leading(self, table: str) -> None:
        async with self._lead_lock:
            if table in self._leading and self._leader is not None:
                self._leading.discard(table)
                with suppress(*AWAY):
                    sql = "SELECT pg_advisory_unlock(hashtextextended(%s, 0))"
                    await self._leader.execute(sql, (table,))

    async def _stop_leading_all(self) -> None:
        async with self._lead_lock:
            self._leading.clear()
            if self._leader is not None:
                await self._leader.close()
