"""SQLite: one file, nothing to start. One thread writes; whatever waits for it goes to disk together."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeAlias

from eldertable.kernel import EldertableError
from eldertable.server.storage.store import SCHEMA, Answer, Statement, StorageAway, Store, Taken

PATIENCE = 5.0
"""How many seconds to wait for a file that somebody else has locked."""


FAULTS = (sqlite3.IntegrityError, ValueError, OverflowError)
"""What is the asker's fault: a key that is not unique, or a number that SQLite cannot hold."""

Result: TypeAlias = list[Answer] | Exception


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
        results: list[Result] = []
        try:
            try:
                results = self._in_one_go(connection, jobs, self._do)
            except FAULTS:
                # Nearly always all goes well. If not, find out whose fault it is, so that the others are not spoilt.
                connection.execute("ROLLBACK")
                results = self._in_one_go(connection, jobs, self._do_or_not)
        except Exception as error:
            # Whatever went wrong, the thread must go on: without it everybody would wait for ever.
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            results = [StorageAway(str(error)) for _ in jobs]
        for loop in {job.loop for job in jobs}:
            told = [(job, result) for job, result in zip(jobs, results, strict=True) if job.loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, told)

    def _in_one_go(
        self, connection: sqlite3.Connection, jobs: list[Job], do: Callable[[sqlite3.Connection, Job], Result]
    ) -> list[Result]:
        connection.execute("BEGIN")
        results = [do(connection, job) for job in jobs]
        # A file that was deleted under us still takes writes, which nobody would ever find again.
        if self._on_disk() != self._file:
            raise StorageAway(f"{self.path} is gone")
        connection.execute("COMMIT")
        return results

    def _do(self, connection: sqlite3.Connection, job: Job) -> Result:
        answers = []
        for sql, values in job.statements:
            cursor = connection.execute(sql, tuple(values))
            answers.append((cursor.fetchall(), cursor.rowcount))
        return answers

    def _do_or_not(self, connection: sqlite3.Connection, job: Job) -> Result:
        """Do all that a job asks for; or nothing, and say why."""
        connection.execute("SAVEPOINT one")
        try:
            return self._do(connection, job)
        except FAULTS as error:
            connection.execute("ROLLBACK TO one")
            return Taken() if isinstance(error, sqlite3.IntegrityError) else error
        finally:
            connection.execute("RELEASE one")


def _settle(told: Iterable[tuple[Job, Result]]) -> None:
    """Tell those who wait, back in their own thread."""
    for job, result in told:
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
