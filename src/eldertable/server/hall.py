"""All tables of a server: those in memory, the way to the others, and what must be done from time to time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, ParamSpec, TypeVar

from eldertable.kernel import Game
from eldertable.server.calling import Caller
from eldertable.server.denied import Denied
from eldertable.server.driving import Driver
from eldertable.server.keys import new_key
from eldertable.server.live import LiveTable
from eldertable.server.looking_back import LookBacks
from eldertable.server.settings import Settings
from eldertable.server.sheet import Sheet, begun
from eldertable.server.storage import Notice, StorageAway, Store
from eldertable.server.storage.store import BEAT
from eldertable.server.thinking import Thinkers

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

SWEEP = 15.0
"""Seconds between two looks at tables that nobody needs any more."""

AT_ONCE = 20
"""So many tables whose clocks may have run out are taken into memory at a time."""
MUCH_LATER = 86_400_000
"""Milliseconds after which a table that cannot be played is looked at again."""

TROUBLE = 1.0
"""Seconds to wait after a chore went wrong."""


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
        self.look_backs = LookBacks(settings.workers, settings.review)
        self.caller = Caller(settings)
        self.outages: list[tuple[int, int]] = []
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._leaving: dict[str, asyncio.Event] = {}
        self._drivers: dict[str, Driver] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._aside = asyncio.Lock()
        self._afoot: set[asyncio.Task[None]] = set()

    # --- opening and closing --------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to serve, if that has not happened yet."""
        if self._chores:
            return
        await self.store.open()
        await self.store.start(self.now())
        await self.store.beat(self.process, self.now())
        self.outages += await self.store.outages()
        chores = (self._beat, self._sweep, self._watch, self._listen)
        self._chores = [asyncio.create_task(self._again_and_again(chore)) for chore in chores]

    async def close(self) -> None:
        """Stop serving. Nothing is lost: what is in memory is only a copy of what is stored."""
        for chore in self._chores:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore
        for table in list(self._live.values()):
            await self._forget(table)
        await self.look_backs.close()
        await self.thinkers.close()
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
        if sheet.clock is not None and sheet.header is not None:
            await self.store.set_due(sheet.id, self.now() + sheet.clock.seconds * 1000)
        return sheet

    async def aside(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something slow in a thread, so that the event loop goes on; one such thing at a time."""
        async with self._aside:
            return await asyncio.to_thread(work, *args, **kwargs)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done while everything else goes on."""
        task = asyncio.create_task(work)
        self._afoot.add(task)
        task.add_done_callback(self._afoot.discard)

    def in_memory(self, table: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[LiveTable]:
        """A table, from memory or else from storage; while it is used here it stays in memory. Denied if there is none."""
        live = await self._table(table)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            live.deserted_at = self.now()

    async def _table(self, table: str) -> LiveTable:
        if table in self._live:
            return self._live[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        # Shielded, because one who waits may give up while others wait for the same table.
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        if table in self._leaving:
            await self._leaving[table].wait()
        kept = await self.store.sheet(table)
        if kept is None:
            raise Denied("no-table")
        live = LiveTable(self, self.game(kept.sheet.game), kept)
        await live.load()
        if live.sheet.clock is not None:
            # If this process dies, the next one knows when to look.
            await self.store.set_due(table, live.due(deserted=False))
        self._live[table] = live
        self._drivers[table] = Driver(live, self.thinkers, self.settings.bot_pause)
        return live

    async def _forget(self, live: LiveTable) -> None:
        """Remove a table from memory.

        Whoever asks for it meanwhile has to wait, or else storing that nobody is here would undo their arrival.
        """
        self._live.pop(live.id, None)
        gone = self._leaving[live.id] = asyncio.Event()
        try:
            driver = self._drivers.pop(live.id, None)
            if driver is not None:
                await driver.stop()
            await self._put_away(live)
        finally:
            del self._leaving[live.id]
            gone.set()

    async def _put_away(self, live: LiveTable) -> None:
        """Store what others may need of a table. A failure is only logged, so that the other tables are put away, too."""
        try:
            await live.keep_position()
            if live.sheet.clock is not None:
                await self.store.set_due(live.id, live.due(deserted=True))
            await self.store.set_here(live.id, self.process, [], 0)
        except (StorageAway, Denied) as error:
            log.warning("table %s... is forgotten without its position: %r", live.id[:6], error)
        except Exception:
            log.exception("table %s... is forgotten without its position", live.id[:6])

    # --- chores ---------------------------------------------------------------------------------------------

    async def _again_and_again(self, chore: Callable[[], Awaitable[None]]) -> None:
        """Repeat a chore for ever, even if it fails now and then."""
        while True:
            try:
                await chore()
            except StorageAway:
                await asyncio.sleep(TROUBLE)
            except Exception:
                log.exception("a chore of the server failed")
                await asyncio.sleep(TROUBLE)

    async def _beat(self) -> None:
        await asyncio.sleep(BEAT / 1000)
        await self.store.beat(self.process, self.now())

    async def _sweep(self) -> None:
        """Forget tables that nobody has looked at for a while."""
        await asyncio.sleep(min(SWEEP, self.settings.idle))
        latest = self.now() - self.settings.idle * 1000
        for live in list(self._live.values()):
            if not live.users and live.deserted_at < latest:
                await self._forget(live)

    async def _watch(self) -> None:
        """Look at the clocks of tables that nobody looks at, first when the server starts."""
        await self.look_at_clocks()
        await asyncio.sleep(min(SWEEP, self.settings.idle))

    async def look_at_clocks(self) -> None:
        """Take the tables into memory at which a clock may have run out: what is due there happens then."""
        for table in await self.store.due(self.now(), AT_ONCE):
            if table in self._live:
                continue
            try:
                async with self.at(table):
                    pass
            except Denied as denied:
                # Nobody can play there now; a later version may know how.
                log.warning("table %s...: its clocks cannot be looked at: %s", table[:6], denied.code)
                await self.store.set_due(table, self.now() + MUCH_LATER)

    async def _listen(self) -> None:
        """Follow what other processes say they have changed; where there can be no others, wait for ever."""
        async for notice in self.store.notices():
            notices = [Notice(table, -1) for table in self._live] if notice is None else [notice]
            for table, position in notices:
                self._catch_up_soon(table, position)
        await asyncio.Event().wait()

    def _catch_up_soon(self, table: str, position: int) -> None:
        live = self._live.get(table)
        # Our own changes come back as notices, too; these are known already.
        if live is not None and (live.stale or not 0 < position <= live.position):
            self.later(self._catch_up(live, position))

    async def _catch_up(self, live: LiveTable, position: int) -> None:
        try:
            await live.catch_up(position)
        except (StorageAway, Denied):
            live.distrust()
        except Exception:
            live.distrust()
            log.exception("table %s... cannot catch up", live.id[:6])
