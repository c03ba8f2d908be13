"""Bots think in processes of their own, and are given only a world that their seat could believe in."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from eldertable.bots import make_bot
from eldertable.kernel import Dice, Game, State
from eldertable.lab.workers import end_with_parent

log = logging.getLogger(__name__)


class Question(NamedTuple):
    """What a bot is asked: the position as its seat could believe it to be. It goes to another process."""

    game: type[Game]
    position: dict[str, Any]
    bot: str
    seat: int
    seed: int


def question(state: State, bot: str, seat: int, seed: int) -> Question:
    """Ask a bot, and hide from it what its seat can't see."""
    game: Game = state.table.game
    dice = Dice(seed)
    imagined = game.determinize(state, seat, dice.roll(1 << 30))
    return Question(type(game), game.dump(imagined), bot, seat, dice.roll(1 << 30))


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, asked: Question) -> int:
        """What the bot answers. A process that dies is replaced, and the question asked again once."""
        for _ in range(2):
            pool = self._processes()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _think, asked)
            except BrokenProcessPool:
                # Others at other tables meet the same broken pool; only the first of them replaces it.
                if pool is self._pool:
                    log.warning("a process in which bots think has died; starting others")
                    await self.close()
        raise RuntimeError("bots cannot think: their processes die")

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Forked copies of a server would inherit its sockets and locks.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _begin)
        return self._pool

    async def close(self) -> None:
        """Stop thinking."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


# --- in such a process ----------------------------------------------------------------------------------------

_games: dict[type[Game], Game] = {}


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _think(asked: Question) -> int:
    if asked.game not in _games:
        _games[asked.game] = asked.game()
    state = _games[asked.game].load(asked.position)
    return make_bot(asked.bot, asked.seed).answer(state, asked.seat)
