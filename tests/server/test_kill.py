"""Killing the server at any moment loses no acknowledged move."""

from __future__ import annotations

import asyncio
from random import Random
from secrets import randbits

import pytest
import websockets

from eldertable.match import Answer
from eldertable.server.storage import store_at
from tests.server.process import ServerProcess, server_process
from tests.server.site import Opened, Player

TABLES = 4
LONGEST_LIFE = 0.4
"""Seconds after its guests have come that a server lives at most."""

Acknowledged = dict[tuple[str, int], tuple[int, int]]
"""What was acknowledged: at a table, at a position, the answer of a seat."""


async def play(players: list[Player], table: str, done: Acknowledged, chance: Random) -> None:
    """Answer as quickly as possible, and note what was acknowledged, until the server is gone."""
    while "outcome" not in players[0].moved:
        one = next((player for player in players if player.asked and player.options), None)
        if one is None:
            await players[0].until(lambda me: any(player.asked and player.options for player in players))
            continue
        answer = chance.choice(one.options)
        told = await one.answers_with(answer)
        if told["type"] == "done":
            assert one.seat is not None
            done[table, told["position"]] = one.seat, answer
        await one.reaches(told["position"])


async def live_and_die(
    server: ServerProcess, tables: list[Opened], done: Acknowledged, chance: Random
) -> None:
    """A server's life: guests come back, play, and then it is killed."""
    if not tables:
        for _ in range(TABLES):
            opened, _ = await server.site.plays(2, game="rise-of-the-cults")
            tables.append(opened)
        for player in server.site.players:
            await player.leaves()
        server.site.players.clear()
    playing = []
    for table in tables:
        table.site = server.site
        players = [await table.joins(seat) for seat in range(2)]
        playing.append(asyncio.create_task(play(players, table.id, done, chance)))
    await asyncio.sleep(chance.uniform(0, LONGEST_LIFE))
    server.kill()
    ends = await asyncio.gather(*playing, return_exceptions=True)
    for end in ends:
        # The connection is gone in the middle of a word; anything else is a fault.
        if end is not None and not isinstance(end, (AssertionError, websockets.ConnectionClosed)):
            raise end
        if isinstance(end, AssertionError):
            assert "the connection was closed" in str(end)


async def all_is_there(db: str, tables: list[Opened], done: Acknowledged) -> int:
    """Every acknowledged answer is stored, and no position is missing; how many there are."""
    store = store_at(db)
    await store.open()
    found: Acknowledged = {}
    for table in tables:
        entries = [line.entry for line in await store.entries(table.id)]
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        found |= {
            (table.id, entry.number): (entry.seat, entry.answer)
            for entry in entries
            if isinstance(entry, Answer)
        }
    await store.close()
    assert {place: found.get(place) for place in done} == done
    return len(found)


async def kill_often(db: str, times: int) -> None:
    seed = randbits(32)
    print(f"seed {seed}")
    chance = Random(seed)
    tables: list[Opened] = []
    done: Acknowledged = {}
    for _ in range(times):
        async with server_process(db) as server:
            await live_and_die(server, tables, done, chance)
        await all_is_there(db, tables, done)
        if sum(position > 200 for _, position in done) > 50:
            tables.clear()
            done.clear()
    assert times < 3 or not tables or done


async def test_killing_the_server_loses_no_acknowledged_move(db: str) -> None:
    await kill_often(db, 4)


@pytest.mark.slow
async def test_killing_the_server_hundreds_of_times_loses_no_acknowledged_move(db: str) -> None:
    await kill_often(db, 300)
