"""Finished games, to look at again: any position as any seat saw it, and the score over time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from eldertable.kernel import BadRecord, Game, State
from eldertable.kernel.scene import Still
from eldertable.match import Answer, End, Match, Position, Record, Undo
from eldertable.server.denied import Denied
from eldertable.server.sheet import Sheet
from eldertable.server.showing import still_id
from eldertable.server.storage import Store
from eldertable.server.wire import Replayed, ReplayStep, ScoreChart, ScorePoint, Sentence

MOST_KEPT = 10_000
"""How many positions are kept in memory, some 100 MB at most; other games are replayed again when somebody asks."""


@dataclass(frozen=True)
class Finished:
    """A game with all its positions; `first` is the earliest that these rules can show."""

    match: Match
    first: int
    states: Sequence[State]
    charts: dict[str, ScoreChart] = field(default_factory=dict)
    """The score over time, in each language that somebody has asked for."""


def unrolled(game: Game, record: Record) -> Finished:
    """Play a record again and keep every position; if play went on under new rules, those since then."""
    entries = record.entries
    first = max([entry.number for entry in entries if isinstance(entry, Position)], default=0)
    match = Match.load(Record(record.header, entries[:first]).text(), lambda _: game)
    states: list[State] = [match.state.clone()]
    for entry in entries[first:]:
        match.follow(entry)
        states.append(match.state.clone())
    return Finished(match, first, states)


class Replays:
    """The finished games that people look at."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: dict[str, Finished] = {}
        self._unrolling = asyncio.Lock()

    async def record(self, sheet: Sheet) -> Record:
        """The record of a finished game. Before the end nobody gets it: it contains the seed."""
        if sheet.phase != "over":
            raise Denied("not-over")
        if sheet.header is None:
            raise Denied("not-playing")
        lines = await self.store.entries(sheet.id)
        return Record(sheet.header, tuple(line.entry for line in lines))

    async def finished(self, sheet: Sheet, game: Game) -> Finished:
        """A finished game, ready to be shown. Games are unrolled one at a time, and once only if two ask for the same."""
        if sheet.id not in self._kept:
            async with self._unrolling:
                if sheet.id not in self._kept:
                    self._keep(sheet.id, await self._unrolled(sheet, game))
        return self._kept[sheet.id]

    def _keep(self, table: str, found: Finished) -> None:
        self._kept[table] = found
        while len(self._kept) > 1 and sum(len(one.states) for one in self._kept.values()) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]

    async def _unrolled(self, sheet: Sheet, game: Game) -> Finished:
        record = await self.record(sheet)
        try:
            return await asyncio.to_thread(unrolled, game, record)
        except BadRecord:
            raise Denied("old-rules") from None


def replayed(game: Finished, start: int, count: int, viewer: int | None, locale: str) -> Replayed:
    """A stretch of a game, as a viewer could see it."""
    if viewer is not None and viewer >= game.match.seats:
        raise Denied("no-seat")
    last = len(game.match.entries)
    begin = min(max(start, game.first), last)
    stills: dict[str, Still] = {}
    steps = []
    for position in range(begin, min(begin + count, last + 1)):
        still = game.match.game.still(game.states[position - game.first], locale)
        stills[still_id(still)] = still
        steps.append(_step(game, position, still_id(still), viewer, locale))
    return Replayed(game.first, last, steps, stills)


def _step(finished: Finished, position: int, still: str, viewer: int | None, locale: str) -> ReplayStep:
    match, state = finished.match, finished.states[position - finished.first]
    entry = match.entries[position - 1] if position else None
    game = match.game
    log = [
        Sentence(
            position,
            game.sentence(state, event, viewer, locale),
            event.rule,
            game.passage(state, event, viewer, locale),
        )
        for event in match.events[position]
    ]
    return ReplayStep(
        position=position,
        still_id=still,
        moving=match.game.moving(state, viewer, locale),
        log=log,
        seat=entry.seat if isinstance(entry, (Answer, Undo, End)) else None,
        back=entry.to if isinstance(entry, Undo) else None,
    )


def chart(finished: Finished, locale: str) -> ScoreChart:
    """The score over time, as far as it is open; one point wherever it changes, and one at the end."""
    if locale not in finished.charts:
        finished.charts[locale] = _chart(finished, locale)
    return finished.charts[locale]


def _chart(finished: Finished, locale: str) -> ScoreChart:
    game = finished.match.game
    points: list[ScorePoint] = []
    for position, state in enumerate(finished.states, finished.first):
        scores = list(game.moving(state, None, locale).scores)
        if scores and (not points or scores != points[-1].scores):
            points.append(ScorePoint(position, scores))
    last = len(finished.match.entries)
    if points and points[-1].position < last:
        points.append(ScorePoint(last, points[-1].scores))
    return ScoreChart(list(game.still(finished.match.state, locale).sides), points)
