"""Looks back at finished games: a seat's own decisions are thought about again, as long as somebody waits for it.

They are thought about in processes of their own, which stand back for everything else on this machine: nobody's bot at a
table that is being played waits for them. Who looks away and comes back finds what was thought about before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakValueDictionary

from eldertable.bots.review import Decision, Review, own_questions, summed_up
from eldertable.server.denied import Denied
from eldertable.server.sheet import bots_for
from eldertable.server.thinking import Thinkers, past
from eldertable.server.wire.finished import LookedBack

if TYPE_CHECKING:
    from collections.abc import Iterator

    from eldertable.server.replays import Unrolled

Which: TypeAlias = tuple[str, int, str]
"""A look back: of which game, with the eyes of which seat, in which language."""

MOST_KEPT = 200
"""So many looks back are kept, finished or not; those that nobody has asked for longest go first."""
MOST_AT_ONCE = 32
"""So many go on at once: each holds all positions of its game in memory."""
MOST_OF_ONE = 4
"""So many of them for one address, which may be a whole family's; they take turns."""
WAIT = 5.0
"""Seconds after which somebody who waits for news is told that there are none."""
UNWATCHED = 10.0
"""Seconds after which a look back ends that nobody asks about any more."""


class LookBack:
    """A look back as far as it has come."""

    def __init__(self) -> None:
        self.decisions: list[Decision] = []
        self.of: int | None = None
        """How many decisions there are, once they were counted."""
        self.found: Review | None = None
        self.who = ""
        self.turn: asyncio.Lock | None = None
        self.task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._watching = 0
        self._ending: asyncio.TimerHandle | None = None

    @property
    def going_on(self) -> bool:
        """Whether it is being thought about."""
        return self.task is not None and not self.task.done()

    def tell(self) -> None:
        """Whoever waits for news looks at it now."""
        self._news.set()
        self._news = asyncio.Event()

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Somebody waits for it. Some time after nobody does any more, the thinking ends."""
        self._watching += 1
        if self._ending is not None:
            self._ending.cancel()
        try:
            yield
        finally:
            self._watching -= 1
            if not self._watching and self.going_on:
                self._ending = asyncio.get_running_loop().call_later(UNWATCHED, self.stop)

    def stop(self) -> None:
        """Think no further; what was found so far is kept."""
        if self.task is not None:
            self.task.cancel()

    async def news(self, known: int | None) -> None:
        """Wait until more is known than so many decisions, or how many there are; but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(WAIT):
                while self.going_on and (
                    self.of is None or (known is not None and len(self.decisions) <= known)
                ):
                    await self._news.wait()

    def told(self) -> LookedBack:
        """How far it has come."""
        return LookedBack(len(self.decisions), self.of or 0, self.found)


class LookBacks:
    """All looks back that people have asked this process for."""

    def __init__(self, workers: int, budget: int) -> None:
        self.thinkers = Thinkers(max(1, workers // 2), stands_back=True)
        self._budget = budget
        self._kept: dict[Which, LookBack] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def look(
        self, which: Which, who: str, known: int | None, game: Callable[[], Awaitable[Unrolled]]
    ) -> LookedBack:
        """How far a look back has come, once it is further than so many decisions; asked for anew, it begins or goes on.

        `who`: from which address it is asked for. `game`: how to come by the game, if it is needed.
        """
        one = self._find(which)
        if one.found is None and not one.going_on:
            self._must_have_room(who)
            one.who = who
            one.turn = self._turns.setdefault(who, asyncio.Lock())
            one.task = asyncio.create_task(self._think(one, which, game))
            one.task.add_done_callback(lambda _: one.tell())
        with one.watched():
            await one.news(known)
        if one.task is not None and one.task.done():
            task, one.task = one.task, None
            if not task.cancelled():
                task.result()
        return one.told()

    def _find(self, which: Which) -> LookBack:
        """This look back, now the last to be forgotten."""
        one = self._kept.pop(which, None) or LookBack()
        self._kept[which] = one
        if len(self._kept) > MOST_KEPT:
            # Of more than go on at once there is always one that nobody thinks about.
            del self._kept[next(kept for kept, other in self._kept.items() if not other.going_on)]
        return one

    def _must_have_room(self, who: str) -> None:
        going_on = [one.who for one in self._kept.values() if one.going_on]
        if len(going_on) >= MOST_AT_ONCE or going_on.count(who) >= MOST_OF_ONE:
            raise Denied("review-busy")

    async def _think(self, one: LookBack, which: Which, find: Callable[[], Awaitable[Unrolled]]) -> None:
        _, seat, locale = which
        game = await find()
        match, first, states = game.match, game.first, game.states
        if not match.over:
            raise Denied("not-over")
        if "greedy" not in bots_for(match.game):
            raise Denied("no-review")
        questions = await asyncio.to_thread(own_questions, match, states, first, seat)
        one.of = len(questions)
        one.tell()
        assert one.turn is not None
        for question in questions[len(one.decisions) :]:
            async with one.turn:
                asked = past(states[question.position - first], seat, question, locale, self._budget)
                one.decisions.append(await self.thinkers.think_again(asked))
            one.tell()
        one.found = await asyncio.to_thread(summed_up, match, seat, one.decisions, locale)

    async def close(self) -> None:
        """Stop thinking."""
        going_on = [one.task for one in self._kept.values() if one.task is not None]
        for task in going_on:
            task.cancel()
        await asyncio.gather(*going_on, return_exceptions=True)
        await self.thinkers.close()
