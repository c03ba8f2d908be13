"""SQLite: one file, nothing to start. One thread writes; whatever waits for it goes to disk together."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeAlias

from eldertable.kernel import EldertableError
from eldertable.server.storage.store import SCHEMA, Answer, Statement, StorageAway, Store, Taken

PATIENCE = 5.0
"""How many seconds to wait for a file that somebody else has locked."""
TIDY = 2_000
"""After so many statements what they wrote is taken over from the log into the file itself."""
FULL_LOG = 20_000
"""If the log has so many pages all the same, whoever writes takes them over at once, as SQLite does by itself."""

FAULTS = (sqlite3.IntegrityError, ValueError, OverflowError)
"""What is the asker's fault: a key that is not unique, or a number that SQLite cannot hold."""

Result: TypeAlias = list[Answer] | Exception


class Job(NamedTuple):
    """Statements that somebody waits for."""

    statements: tuple[Statement, ...]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[list[Answer]]


class SqliteStore(Store):
    """A file in WAL mode; a transaction is on disk before anybody is told (synchronous=FULL).

    A transaction goes to the end of a log, from which it is taken over into the file later (a checkpoint). That may take
    a tenth of a second, so a second thread does it beside the one that writes, which goes on meanwhile.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._tidying: threading.Thread | None = None
        self._wanted: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._written = 0
        self._nearly_tidy = False
        self._file = (0, 0)

    async def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            connection = self._connect()
            for statement in SCHEMA:
                connection.execute(statement)
            tidying = self._connect()
            self._file = self._on_disk()
        except (OSError, sqlite3.Error) as error:
            raise EldertableError(
                f"{self.path} cannot be used as a database: {error}; choose another file with --db"
            ) from None
        self._thread = threading.Thread(target=self._work, args=(connection,), name="sqlite", daemon=True)
        self._thread.start()
        self._tidying = threading.Thread(target=self._tidy, args=(tidying,), name="sqlite-log", daemon=True)
        self._tidying.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {FULL_LOG}")
        return connection

    def _on_disk(self) -> tuple[int, int]:
        found = os.stat(self.path)
        return found.st_dev, found.st_ino

    async def close(self) -> None:
        if self._tidying is not None:
            self._wanted.put(False)
            await asyncio.to_thread(self._tidying.join)
            self._tidying = None
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
            self._look_at_log(connection, jobs)
        connection.close()

    def _look_at_log(self, connection: sqlite3.Connection, jobs: Sequence[Job | None]) -> None:
        """Have the log tidied up when it has grown, and take over the little that came while that was done.

        Only a log of which everything is taken over begins anew; while moves go on, nobody but the one who writes them
        can reach its end.
        """
        self._written += sum(len(job.statements) for job in jobs if job is not None)
        if self._written >= TIDY:
            self._written = 0
            self._wanted.put(True)
        if self._nearly_tidy:
            self._nearly_tidy = False
            _take_over(connection)

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

    def _tidy(self, connection: sqlite3.Connection) -> None:
        """In a thread of its own: take over from the log what was written, whenever it is wanted."""
        while self._wanted.get():
            _take_over(connection)
            self._nearly_tidy = True
        connection.close()

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


def _take_over(connection: sqlite3.Connection) -> None:
    """Take over from the log as much as is possible without waiting for anybody; what fails is done another time."""
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def _settle(told: Iterable[tuple[Job, Result]]) -> None:
    """Tell those who wait, back in their own thread."""
    for job, result in told:
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
