"""What holds a process up: how late its event loop is, how long garbage collections and transactions take."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import perf_counter, thread_time
from typing import Any

import msgspec

from eldertable.server.storage.sqlite import SqliteStore

LOOK = 0.010
"""Seconds between two looks at how late the event loop is."""


class Pauses(msgspec.Struct):
    """The longest pauses of a time, in seconds.

    `late`: how much later than it was due something had its turn on the event loop; `computing`: how much of that time
    the loop's own thread was at work (the rest it waited: for a processor, or for another thread of the same Python).
    `collecting`: the longest garbage collection, in processor time. `storing`: the longest transaction, and `together`
    how many moves were in it; `transactions`: how many there were.
    """

    late: float = 0.0
    computing: float = 0.0
    collecting: float = 0.0
    storing: float = 0.0
    together: int = 0
    transactions: int = 0

    def words(self) -> str:
        """In a line."""
        said = [f"event loop {_ms(self.late)} late ({_ms(self.computing)} of it computing)"]
        said.append(f"garbage collection {_ms(self.collecting)}")
        if self.transactions:
            said.append(f"transaction {_ms(self.storing)} with {self.together} in it")
        return ", ".join(said)


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms"


class Watch:
    """Looks for pauses in this process."""

    def __init__(self) -> None:
        self._seen = Pauses()
        self._began = 0.0
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Watch the running event loop, and garbage collections."""
        gc.callbacks.append(self._collects)
        self._looking = asyncio.create_task(self._look())

    def report(self) -> Pauses:
        """What was seen since the last report."""
        seen, self._seen = self._seen, Pauses()
        return seen

    async def _look(self) -> None:
        while True:
            due, worked = perf_counter() + LOOK, thread_time()
            await asyncio.sleep(LOOK)
            late = perf_counter() - due
            if late > self._seen.late:
                self._seen.late, self._seen.computing = late, min(late, thread_time() - worked)

    def _collects(self, phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            self._began = thread_time()
        else:
            self._seen.collecting = max(self._seen.collecting, thread_time() - self._began)

    def storage(self, store: SqliteStore) -> None:
        """Watch the transactions of a store, too."""
        do_all: Callable[[Any, list[Any]], None] = store._do_all

        def timed(connection: Any, jobs: list[Any]) -> None:
            start = perf_counter()
            do_all(connection, jobs)
            took = perf_counter() - start
            self._seen.transactions += 1
            if took > self._seen.storing:
                self._seen.storing, self._seen.together = took, len(jobs)

        store._do_all = timed  # type: ignore[method-assign]
