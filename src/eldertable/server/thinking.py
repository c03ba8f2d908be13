"""Bots think in processes of their own, and are given only a world that their seat could believe in."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

from eldertable.bots import Novice, Planner, make_bot
from eldertable.bots.aloud import SECONDS, Telling, say_why, telling
from eldertable.bots.hints import Advice, advise, seed_of
from eldertable.bots.review import Decision, think_again
from eldertable.bots.review import Question as Answered
from eldertable.kernel import Dice, Game, State
from eldertable.lab.workers import end_with_parent

log = logging.getLogger(__name__)

Q = TypeVar("Q")
A = TypeVar("A")


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


class Doubt(NamedTuple):
    """What somebody asks for a hint at: the position as their seat could believe it to be, and in which language."""

    game: type[Game]
    position: dict[str, Any]
    seat: int
    locale: str
    budget: int


def doubt(state: State, seat: int, locale: str, budget: int) -> Doubt:
    """Ask for a hint, and hide what the seat can't see: which world is handed on follows from what it can see."""
    game: Game = state.table.game
    imagined = game.determinize(state, seat, seed_of(state, seat))
    return Doubt(type(game), game.dump(imagined), seat, locale, budget)


class Aloud(NamedTuple):
    """What a bot says of its move is asked for: the position as an onlooker could believe it to be, and what was told."""

    game: type[Game]
    position: dict[str, Any]
    seat: int
    told: Telling


def ask_why(state: State, seat: int, answer: int) -> Aloud:
    """Ask why a seat would answer so, and hide what somebody who looks on can't see."""
    game: Game = state.table.game
    imagined = game.determinize(state, None, seed_of(state, None))
    return Aloud(type(game), game.dump(imagined), seat, telling(state, seat, answer))


class Past(NamedTuple):
    """A decision to look back at: the position of then as its seat could believe it to be, and what was answered."""

    game: type[Game]
    position: dict[str, Any]
    seat: int
    answered: Answered
    locale: str
    budget: int


def past(state: State, seat: int, answered: Answered, locale: str, budget: int) -> Past:
    """Ask about a decision of long ago, and hide what the seat could not see then."""
    game: Game = state.table.game
    imagined = game.determinize(state, seat, seed_of(state, seat))
    return Past(type(game), game.dump(imagined), seat, answered, locale, budget)


STANDING_BACK = 5
"""By so much processes that stand back are nicer than others."""
MOST_AT_ONCE = 4096
"""So many questions can be told apart that bots still think about; with more, one may be given up with another."""


class Thinkers:
    """The processes in which bots think. Whoever stops waiting for an answer stops the thinking as well.

    `stands_back`: everything else on this machine comes first.
    """

    def __init__(self, workers: int, stands_back: bool = False) -> None:
        self._workers = workers
        self._stands_back = stands_back
        self._pool: ProcessPoolExecutor | None = None
        # Forked copies of a server would inherit its sockets and locks.
        self._context = multiprocessing.get_context("spawn")
        self._given_up = self._context.RawArray("b", MOST_AT_ONCE)
        self._asked = 0

    async def answer(self, asked: Question) -> int:
        """What the bot answers."""
        return await self.think(_think, asked)

    async def advise(self, asked: Doubt) -> Advice:
        """The best answers with their reasons."""
        return await self.think(_advise, asked)

    async def say_why(self, asked: Aloud) -> dict[str, str]:
        """What the bot says of its move, by language; nothing if it has nothing to say."""
        return await self.think(_say_why, asked)

    async def think_again(self, asked: Past) -> Decision:
        """A decision as it looks now."""
        return await self.think(_think_again, asked)

    async def think(self, work: Callable[[Q, int], A], asked: Q) -> A:
        """What comes of some thinking. A process that dies is replaced, and the question asked again once."""
        self._asked = number = (self._asked + 1) % MOST_AT_ONCE
        self._given_up[number] = 0
        for _ in range(2):
            pool = self._processes()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, asked, number)
            except asyncio.CancelledError:
                self._given_up[number] = 1
                raise
            except BrokenProcessPool:
                # Others at other tables meet the same broken pool; only the first of them replaces it.
                if pool is self._pool:
                    log.warning("a process in which bots think has died; starting others")
                    await self.close()
        raise RuntimeError("bots cannot think: their processes die")

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            started = (self._given_up, self._stands_back)
            self._pool = ProcessPoolExecutor(self._workers, self._context, _begin, started)
        return self._pool

    async def close(self) -> None:
        """Stop thinking."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


# --- in such a process ----------------------------------------------------------------------------------------

_games: dict[type[Game], Game] = {}


_given_up: Any = None
"""For every question whether nobody waits for its answer any more: memory shared with the server."""


def _begin(given_up: Any, stands_back: bool) -> None:
    global _given_up
    _given_up = given_up
    if stands_back and hasattr(os, "nice"):
        os.nice(STANDING_BACK)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _loaded(asked: Question | Doubt | Aloud | Past) -> Any:
    if asked.game not in _games:
        _games[asked.game] = asked.game()
    return _games[asked.game].load(asked.position)


def _advise(asked: Doubt, number: int) -> Advice:
    _, _, seat, locale, budget = asked
    return advise(_loaded(asked), seat, locale, budget, lambda: bool(_given_up[number]))


def _say_why(asked: Aloud, number: int) -> dict[str, str]:
    return say_why(_loaded(asked), asked.seat, asked.told, SECONDS)


def _think_again(asked: Past, number: int) -> Decision:
    _, _, seat, answered, locale, budget = asked
    return think_again(_loaded(asked), seat, answered, locale, budget, lambda: bool(_given_up[number]))


def _think(asked: Question, number: int) -> int:
    state = _loaded(asked)
    bot = make_bot(asked.bot, asked.seed, hurried=True)
    planner = bot.planner if isinstance(bot, Novice) else bot
    if isinstance(planner, Planner):
        planner.given_up = lambda: bool(_given_up[number])
    return bot.answer(state, asked.seat)
