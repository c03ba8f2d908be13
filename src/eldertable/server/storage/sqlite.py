"""SQLite: one file, nothing to start. One thread writes; whatever waits for it goes to disk together."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from eldertable.kernel import EldertableError
from eldertable.server.storage.store import SCHEMA, Answer, Statement, StorageAway, Store, Taken

PATIENCE = 5.0
"""How many seconds to wait for a file that somebody else has locked."""


class Job(NamedTuple):
    """Statements that somebody waits for."""

    statements: tuple[Statement, ...]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[list[Answer]]


class SqliteStore(Store):
    """A file in WAL mode; a transaction is on disk before anybody is told (synchronous=FULL)."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._file = (0, 0)

    async def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            connection = self._connect()
            self._file = self._on_disk()
        except (OSError, sqlite3.Error) as error:
            raise EldertableError(
                f"{self.path} cannot be used as a database: {error}; choose another file with --db"
            ) from None
        self._thread = threading.Thread(target=self._work, args=(connection,), name="sqlite", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        for statement in SCHEMA:
            connection.execute(statement)
        return connection

    def _on_disk(self) -> tuple[int, int]:
        found = os.stat(self.path)
        return found.st_dev, found.st_ino

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def do(self, *statements: Statement) -> list[Answer]:
        if self._thread is None:
            raise StorageAway("the database is closed")
        loop = asyncio.get_running_loop()
        job = Job(statements, loop, loop.create_future())
        self._jobs.put(job)
        return await job.done

    # --- in the thread --------------------------------------------------------------------------------------

    def _work(self, connection: sqlite3.Connection) -> None:
        """Do all jobs that wait in one transaction: many moves cost one trip to the disk."""
        more = True
        while more:
            jobs = [self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get())
            more = None not in jobs
            self._do_all(connection, [job for job in jobs if job is not None])
        connection.close()

    def _do_all(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        results: list[list[Answer] | Exception] = []
        try:
            connection.execute("BEGIN")
            results = [self._do_one(connection, job) for job in jobs]
            # A file that was deleted under us still takes writes, which nobody would ever find again.
            if self._on_disk() != self._file:
                raise StorageAway(f"{self.path} is gone")
            connection.execute("COMMIT")
        except Exception as error:
            # Whatever went wrong, the thread must go on: without it everybody would wait for ever.
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            results = [StorageAway(str(error)) for _ in jobs]
        for job, result in zip(jobs, results, strict=True):
            self._tell(job, result)

    def _do_one(self, connection: sqlite3.Connection, job: Job) -> list[Answer] | Exception:
        connection.execute("SAVEPOINT one")
        try:
            answers = []
            for sql, values in job.statements:
                cursor = connection.execute(sql, tuple(values))
                answers.append((cursor.fetchall(), cursor.rowcount))
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO one")
            return Taken()
        except (ValueError, OverflowError) as error:
            # Numbers that SQLite cannot hold are the asker's fault, not that of the others in this transaction.
            connection.execute("ROLLBACK TO one")
            return error
        finally:
            connection.execute("RELEASE one")
        return answers

    def _tell(self, job: Job, result: list[Answer] | Exception) -> None:
        tell: Callable[..., object] = (
            job.done.set_exception if isinstance(result, Exception) else job.done.set_result
        )

        def settle() -> None:
            if not job.done.done():
                tell(result)

        if not job.loop.is_closed():
            job.loop.call_soon_threadsafe(settle)
