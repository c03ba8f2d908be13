"""Finished games over HTTP: records, replays, the story, the score over time, a look back; records from elsewhere, too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.responses import Response

from eldertable.kernel import Game
from eldertable.server import replays
from eldertable.server.asking import Asked, EyesQuery, ReplayQuery, ReviewQuery, found_sheet, must_hold
from eldertable.server.catalogue import spoken, title
from eldertable.server.denied import Denied
from eldertable.server.sheet import Sheet
from eldertable.server.wire.finished import LookedBack, OpenRecord, RecordInfo, Replayed, ScoreChart, Story


async def record(asked: Asked) -> Response:
    """The record of a finished game, lines of JSON."""
    found = await found_sheet(asked)
    text = (await asked.replays.record(found, asked.hall.game(found.game))).text()
    name = f"{found.game}-{found.id[:8]}.jsonl"
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def replay(asked: Asked) -> Replayed:
    """Positions of a game: after the end through any eyes, before it through one's own."""
    found = await found_sheet(asked)
    eyes = looking_through(asked, found)
    return await shown(asked, await asked.replays.played(found, asked.hall.game(found.game)), eyes)


async def story(asked: Asked) -> Story:
    """All that was told of a game, to the same eyes."""
    found = await found_sheet(asked)
    eyes = looking_through(asked, found)
    return await told_to(asked, await asked.replays.played(found, asked.hall.game(found.game)), eyes)


def looking_through(asked: Asked, found: Sheet) -> replays.Eyes:
    """Through whose eyes a game is looked at. While it goes on, nobody sees by it what their own seat may not know."""
    query: EyesQuery = asked.query
    if query.seat is not None:
        found.place(query.seat)
    if found.phase != "over" and (query.open or query.seat not in (None, found.seat_of(asked.key))):
        raise Denied("not-over")
    return any_eyes(query)


async def shown(asked: Asked, game: replays.Unrolled, eyes: replays.Eyes) -> Replayed:
    """The stretch of a game that was asked for."""
    query: ReplayQuery = asked.query
    locale = spoken(game.match.game, asked.locale)
    return await asked.hall.aside(replays.replayed, game, query.position, query.count, eyes, locale)


async def told_to(asked: Asked, game: replays.Unrolled, eyes: replays.Eyes) -> Story:
    """The story of a game, in the language of whoever asks."""
    return await asked.hall.aside(replays.story, game, eyes, spoken(game.match.game, asked.locale))


async def scores(asked: Asked) -> ScoreChart:
    """The course of a game: score, rounds, who acted; after the end also the shares of winning."""
    found = await found_sheet(asked)
    game = asked.hall.game(found.game)
    return await course(asked, await asked.replays.played(found, game))


async def course(asked: Asked, game: replays.Unrolled) -> ScoreChart:
    """The course of a game, in the language of whoever asks."""
    return await asked.hall.aside(replays.chart, game, spoken(game.match.game, asked.locale))


async def review(asked: Asked) -> LookedBack:
    """A look back at one's own decisions in a finished game; it goes on while somebody asks how far it has come."""
    found = await found_sheet(asked)
    must_hold(asked, found)
    if found.phase != "over":
        raise Denied("not-over")
    game = asked.hall.game(found.game)
    return await looked_back(asked, found.id, game, lambda: asked.replays.played(found, game))


async def looked_back(
    asked: Asked, name: str, game: Game, find: Callable[[], Awaitable[replays.Unrolled]]
) -> LookedBack:
    """How far a look back has come, in the language of whoever asks."""
    query: ReviewQuery = asked.query
    which = (name, asked.seat, spoken(game, asked.locale))
    return await asked.hall.look_backs.look(which, asked.who, query.done, find)


# --- records from elsewhere -----------------------------------------------------------------------------------


async def open_record(asked: Asked) -> RecordInfo:
    """Bring the record of a finished game, to look at it. It is checked and kept in memory for a while, never stored."""
    body: OpenRecord = asked.body
    hall = asked.hall
    name = await asked.replays.open_record(body.text, hall.games, hall.settings.limits.entries)
    return record_told(asked, name)


async def opened_record(asked: Asked) -> RecordInfo:
    """A record that was brought not long ago."""
    return record_told(asked, asked.path["record"])


def record_told(asked: Asked, name: str) -> RecordInfo:
    """A record in the language of whoever asks."""
    found = asked.replays.opened(name)
    return replays.record_info(name, found, title(found.match.game, asked.locale))


async def record_replay(asked: Asked) -> Replayed:
    """Positions of a record that was brought, through any eyes."""
    return await shown(asked, asked.replays.opened(asked.path["record"]), any_eyes(asked.query))


async def record_story(asked: Asked) -> Story:
    """All that was told of the game in a record that was brought, to any eyes."""
    return await told_to(asked, asked.replays.opened(asked.path["record"]), any_eyes(asked.query))


def any_eyes(query: EyesQuery) -> replays.Eyes:
    """Through whose eyes, where nothing is secret any more."""
    return "open" if query.open else query.seat


async def record_review(asked: Asked) -> LookedBack:
    """A look back with the eyes of a seat at the game in a record that was brought."""
    name = asked.path["record"]
    game = asked.replays.opened(name)
    if asked.seat >= game.match.seats:
        raise Denied("no-seat")

    async def opened() -> replays.Unrolled:
        return game

    return await looked_back(asked, name, game.match.game, opened)


async def record_scores(asked: Asked) -> ScoreChart:
    """The course of the game in a record that was brought."""
    return await course(asked, asked.replays.opened(asked.path["record"]))
