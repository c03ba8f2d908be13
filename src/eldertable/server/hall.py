"""All tables of a server: those in memory, the way to the others, and what must be done from time to time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from contextlib import suppress

from eldertable.kernel import Game
from eldertable.server.denied import Denied
from eldertable.server.driving import Driver
from eldertable.server.keys import new_key
from eldertable.server.live import LiveTable
from eldertable.server.settings import Settings
from eldertable.server.sheet import Sheet, begun
from eldertable.server.storage import Notice, StorageAway, Store
from eldertable.server.storage.store import BEAT
from eldertable.server.thinking import Thinkers

log = logging.getLogger(__name__)

SWEEP = 15.0
"""Seconds between two looks at tables that nobody needs any more."""


def system_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hall:
    """The tables that this process serves."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        games: Mapping[str, Game],
        now: Callable[[], int] = system_time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.games = games
        self.now = now
        self.process = new_key()
        self.thinkers = Thinkers(settings.workers)
        self.outages: list[tuple[int, int]] = []
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._drivers: dict[str, Driver] = {}
        self._chores: list[asyncio.Task[None]] = []

    # --- opening and closing --------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to serve."""
        await self.store.open()
        await self.store.start(self.now())
        await self.store.beat(self.process, self.now())
        self.outages += await self.store.outages()
        chores = (self._beat(), self._sweep(), self._listen())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Stop serving; what is in memory is only a copy."""
        for chore in self._chores:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore
        for table in list(self._live.values()):
            await self._forget(table)
        self.thinkers.close()
        await self.store.close()

    # --- tables ---------------------------------------------------------------------------------------------

    def game(self, name: str) -> Game:
        """A game by its name."""
        if name not in self.games:
            raise Denied("no-game", games=", ".join(self.games))
        return self.games[name]

    async def add(self, sheet: Sheet) -> Sheet:
        """Keep a new table; the game begins if everybody is there."""
        sheet = begun(sheet, self.game(sheet.game), self.now())
        await self.store.add(sheet)
        return sheet

    def in_memory(self, table: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    async def table(self, table: str) -> LiveTable:
        """A table, from memory or storage; Denied if there is none."""
        if table in self._live:
            return self._live[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        # Whoever waits may give up; others wait for the same.
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        kept = await self.store.sheet(table)
        if kept is None:
            raise Denied("no-table")
        live = LiveTable(self, self.game(kept.sheet.game), kept)
        await live.load()
        self._live[table] = live
        self._drivers[table] = Driver(live, self.thinkers, self.settings.bot_pause)
        return live

    async def _forget(self, live: LiveTable) -> None:
        """A table leaves the memory."""
        self._live.pop(live.id, None)
        driver = self._drivers.pop(live.id, None)
        if driver is not None:
            await driver.stop()
        with suppress(StorageAway):
            await live.keep_position()
            await self.store.set_here(live.id, self.process, [], 0)

    # --- chores ---------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT / 1000)
            with suppress(StorageAway):
                await self.store.beat(self.process, self.now())

    async def _sweep(self) -> None:
        """Forget tables that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            latest = self.now() - self.settings.idle * 1000
            for live in list(self._live.values()):
                if not live.guests and live.deserted_at < latest and not live.busy.locked():
                    await self._forget(live)

    async def _listen(self) -> None:
        """Other processes tell what they changed."""
        async for notice in self.store.notices():
            if notice is None:
                tables = [Notice(table, -1) for table in self._live]
            else:
                tables = [notice]
            for table, position in tables:
                await self._catch_up(table, position)

    async def _catch_up(self, table: str, position: int) -> None:
        live = self._live.get(table)
        if live is None:
            return
        try:
            await live.catch_up(position)
        except (StorageAway, Denied):
            live.stale = True
        except Exception:
            live.stale = True
            log.exception("table %s cannot catch up", table)
