"""Whoever looks at moves one by one: alone against bots the table waits, among people it plays on."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.server.site import Opened, OwnSite, Player, serving

BOTS = [None, "greedy", "random"]
A_WHILE = 0.4
"""Seconds in which bots that need not wait would long have moved."""


async def against_bots(site: OwnSite, until: int | None, **asked: Any) -> tuple[Opened, Player]:
    """Somebody alone against two bots, who has answered and is followed by a bot."""
    table = await site.opens(seats=3, bots=BOTS, name="Ada", **asked)
    me = await table.joins(0, until=until)
    while me.asked:
        told = await me.answers_with(me.options[0])
        await me.reaches(told["position"])
    return table, me


async def stays(me: Player) -> None:
    """Nothing happens for a while."""
    position = me.position
    await asyncio.sleep(A_WHILE)
    assert me.position == position


async def test_alone_against_bots_the_table_waits_after_every_move(db: str) -> None:
    async with serving(db) as site:
        _, me = await against_bots(site, 0)
        for _ in range(3):
            if me.asked:
                break
            await stays(me)
            position = me.position
            assert (await me.says("pace", until=position + 1))["type"] == "done"
            await me.reaches(position + 1)
            assert me.position == position + 1
            assert me.moved["by"] in (1, 2)
        await me.says("pace", until=None)
        await me.until(lambda me: me.asked or "outcome" in me.moved)


async def test_who_goes_away_finds_the_table_where_it_was(db: str) -> None:
    async with serving(db) as site:
        table, me = await against_bots(site, 0)
        position = me.position
        await me.leaves()
        await asyncio.sleep(A_WHILE)
        again = await table.joins(0, until=0, since=position)
        assert again.position == position
        await stays(again)
        await again.leaves()
        hasty = await table.joins(0)
        await hasty.reaches(position + 1)


async def test_the_first_move_of_a_bot_waits_for_the_person_to_come(db: str) -> None:
    async with serving(db) as site:
        table = await site.opens(seats=2, bots=["greedy", None], name="Ada", seat=1)
        watcher = await table.joins()
        await stays(watcher)
        assert watcher.position == 0
        me = await table.joins(1)
        await me.reaches(1)


async def test_nobody_can_hold_up_other_people(db: str) -> None:
    async with serving(db) as site:
        table = await site.opens(seats=3, bots=[None, "greedy", None], name="Ada")
        other = await table.sits("Bo")
        me, bo = await table.joins(0, until=0), await table.joins(other, until=0)
        for _ in range(6):
            await me.until(lambda me: me.asked or bo.asked or "outcome" in me.moved)
            if "outcome" in me.moved:
                break
            one = me if me.asked else bo
            told = await one.answers_with(one.options[0])
            for player in (me, bo):
                await player.reaches(told["position"])
        assert any(json.loads(text).get("by") == 1 for text in me.raw)


async def test_no_clock_stands_still(db: str) -> None:
    async with serving(db) as site:
        _, me = await against_bots(site, 0, clock={"seconds": 600, "increment": 0, "then": "bot"})
        await me.until(lambda me: me.asked or "outcome" in me.moved)


async def test_one_who_looks_on_holds_nobody_up(db: str) -> None:
    async with serving(db) as site:
        table, me = await against_bots(site, None)
        watcher = await table.joins(until=0)
        assert (await watcher.says("pace", until=0))["type"] == "done"
        await me.until(lambda me: me.asked or "outcome" in me.moved)
        refused = await watcher.says("pace", until=-1)
        assert refused["problem"]["code"] == "bad-message"


async def test_who_comes_in_is_told_where_they_left_the_table(db: str) -> None:
    """The last entry that was their own; before their first it is the beginning, and who looks on has left nothing."""
    async with serving(db) as site:
        fresh = await site.opens(seats=2, bots=["greedy", None], name="Ada", seat=1)
        assert (await fresh.joins(1)).welcome["moved"]["left"] == 0
        table, me = await against_bots(site, 0)
        own = me.position
        assert (await me.says("pace", until=own + 1))["type"] == "done"
        await me.reaches(own + 1)
        await me.leaves()
        back = await table.joins(0, until=0)
        assert (back.position, back.welcome["moved"]["left"]) == (own + 1, own)
        assert "left" not in (await table.joins()).welcome["moved"]
