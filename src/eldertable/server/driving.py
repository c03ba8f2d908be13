"""What moves a table on when no person does: bots answer, clocks run out, a stale table is loaded again."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from eldertable.bots.aloud import ALOUD, may_say_why, unsaid
from eldertable.kernel import TABLE, IllegalAnswer
from eldertable.match import Match
from eldertable.server.denied import Denied
from eldertable.server.live import LiveTable
from eldertable.server.playing import best_others
from eldertable.server.sheet import bots_for, run_out
from eldertable.server.storage import StorageAway
from eldertable.server.thinking import Question, Thinkers, ask_why, question

log = logging.getLogger(__name__)

FOLLOWER = 1.0
"""Seconds after which a process looks whether the one that leads a table is still there."""
TROUBLE = 2.0
"""Seconds to wait after something went wrong."""


class Driver:
    """Moves one table on. Of several processes only the one that leads it does; the others watch."""

    def __init__(self, table: LiveTable, thinkers: Thinkers, pause: float) -> None:
        self.table = table
        self.thinkers = thinkers
        self.pause = pause
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Leave the table alone."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        with suppress(StorageAway):
            await self.table.store.stop_leading(self.table.id)

    async def _run(self) -> None:
        while True:
            self.table.stirred.clear()
            try:
                wait = await self._step()
            except (StorageAway, Denied) as error:
                log.warning("table %s... cannot be moved on: %r", self.table.id[:6], error)
                wait = TROUBLE
            except Exception:
                log.exception("table %s... cannot be moved on", self.table.id[:6])
                wait = TROUBLE
            # Not wait_for: before Python 3.12 it may swallow a cancellation.
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.table.stirred.wait()

    async def _step(self) -> float | None:
        """Do what is due. Returns how many seconds to wait then if nothing happens (None: for ever)."""
        table = self.table
        if table.stale or table.end_to_note:
            async with table.busy:
                await table.up_to_date()
                await table.note_end()
        if table.match is None or table.match.over:
            return None
        out, bot = self._clock(), self._bot_due(table.match)
        if out is None and bot is None:
            return None
        if not await table.store.lead(table.id):
            return FOLLOWER
        if out is not None and out[1] <= 0:
            await self._run_out(out[0])
            return 0
        waits = [] if out is None else [out[1]]
        if bot is not None:
            due = max(table.last_at / 1000 + self.pause, table.pace.read_by())
            pause = due - table.hall.now() / 1000
            if pause <= 0:
                await self._move(bot)
                return 0
            waits.append(pause)
        return min(waits)

    def _clock(self) -> tuple[int, float] | None:
        """The seat whose clock runs out first, and in how many seconds."""
        clocks = self.table.clocks
        first = None if clocks is None else clocks.first_out(self.table.hall.now(), self.table.bots)
        return None if first is None else (first[0], first[1] / 1000)

    def _bot_due(self, match: Match) -> int | None:
        """The bot that answers next, unless somebody wants to see first what was answered before."""
        bot = self._bot_asked(match)
        taught = self.table.course is not None and self.table.course.leads(match)
        acts = bot == TABLE or bot in self.table.bots
        return None if acts and not taught and self.table.pace.waits() else bot

    def _bot_asked(self, match: Match) -> int | None:
        """The bot that answers next: the first that the table waits for. TABLE if nobody sits there.

        It answers for a person, too, who has no choice when there is nobody to hide that from. None if the record is
        full: a bot cannot be told so, and would answer again and again.
        """
        decision = match.state.decision
        if decision is None or self.table.room < 1:
            return None
        course = self.table.course
        if course is not None and TABLE not in decision.seats() and course.leads(match):
            given = course.by_itself(match)
            return None if given is None else given[0]
        able = [seat for seat in decision.awaited() if seat == TABLE or seat in self.table.bots]
        return able[0] if able else self.table.forced(match)

    async def _move(self, seat: int) -> None:
        """Let a bot think and answer. If the table has changed meanwhile, the answer is checked like anybody's."""
        table = self.table
        async with table.busy:
            await table.up_to_date()
            match = table.playing()
            position, state = len(match.entries), match.state
            if self._bot_asked(match) != seat:
                return
            given = None if table.course is None or seat == TABLE else table.course.by_itself(match)
            if given is not None:
                # What a lesson has written down needs no thinking, and is the same each time.
                await table.make(lambda match: [match.answer(given[1], given[0], position)])
                await table.after_move()
                return
            if seat in table.bots:
                asked = question(state, table.bots[seat], seat, match.luck(seat))
            else:
                await table.make(lambda match: [match.answer(state.legal(seat)[0], seat, position)])
                await table.after_move()
                return
        answer = await self._thought(asked, match, seat)
        aloud = await self._reason(answer, seat, position)
        async with table.busy:
            await table.up_to_date()
            if seat not in table.bots:
                return
            with suppress(IllegalAnswer):
                await table.make(lambda match: [match.answer(answer, seat, position, aloud)])
                await table.after_move()

    async def _thought(self, asked: Question, match: Match, seat: int) -> int:
        try:
            return await self.thinkers.answer(asked)
        except Exception:
            # A bot that fails must not stop the people at its table.
            log.exception("bot %s failed at table %s...", asked.bot, self.table.id[:6])
            return match.state.legal(seat)[0]

    async def _reason(self, answer: int, seat: int, position: int) -> dict[str, str]:
        """What a novice says of its move; nothing if others have moved meanwhile, or if nobody is to hear it."""
        table = self.table
        async with table.busy:
            await table.up_to_date()
            match = table.match
            if match is None or match.over or table.position != position or not table.sheet.reasons:
                return {}
            if table.bots.get(seat) not in ALOUD or not may_say_why(match, seat, answer):
                return {}
            asked = ask_why(match.state, seat, answer)
        if not asked.told:
            return {}
        try:
            return unsaid(match, seat, await self.thinkers.say_why(asked))
        except Exception:
            # A bot without a reason moves all the same.
            log.exception("a bot has no reason to give at table %s...", table.id[:6])
            return {}

    async def _run_out(self, seat: int) -> None:
        """The clock of a seat has run out: a bot takes over, or the game ends, as the table chose."""
        table = self.table
        async with table.busy:
            await table.up_to_date()
            out = self._clock()
            if out is None or out[0] != seat or out[1] > 0:
                return
            rules = table.sheet.clock
            if rules is not None and rules.then == "end":
                await table.end(lambda match: match.end("adjudicated", seat, best_others(match, seat)))
            else:
                bot = bots_for(table.game)[0]
                await table.change(lambda sheet: run_out(sheet, seat, bot))
