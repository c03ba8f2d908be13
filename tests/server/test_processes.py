"""Several server processes on one PostgreSQL serve the same table."""

from __future__ import annotations

import asyncio
import json

from eldertable.server.sheet import Sheet
from eldertable.server.storage import Kept
from tests.server.process import server_process
from tests.server.site import Opened, Player, Site, Told, play_on, same_scene, serving

RISE = "rise-of-the-cults"


def elsewhere(table: Opened, site: Site) -> Opened:
    """The same table at another server."""
    there = Opened(site, {"table": table.info, "host": table.host, "seat": None})
    there.keys = table.keys
    return there


async def test_two_players_at_two_servers_play_at_one_table(postgres_db: str) -> None:
    async with serving(postgres_db) as one, serving(postgres_db) as other:
        table = await one.opens(RISE, seats=2, name="Ada")
        await elsewhere(table, other).sits("Bo")
        ada, bo = await table.joins(0), await elsewhere(table, other).joins(1)
        await ada.until(lambda me: me.table["phase"] == "playing" and me.moving)
        await play_on([ada, bo], 30)
        for player, there in ((ada, other), (bo, one)):
            anew = await elsewhere(table, there).joins(player.seat)
            assert same_scene(anew.moving, player.moving)
            assert anew.log == player.log


async def test_presence_chat_and_the_hosts_wishes_reach_the_other_server(postgres_db: str) -> None:
    async with serving(postgres_db) as one, serving(postgres_db) as other:
        table = await one.opens(seats=2, name="Ada", bots=[None, "random"])
        there = elsewhere(table, other)
        ada, watcher = await table.joins(0), await there.joins()
        await ada.until(lambda me: me.table["watching"] == 1)
        await watcher.until(lambda me: me.table["seats"][0]["here"])
        await ada.says("say", words="Anybody there?")
        await watcher.until(lambda me: me.chat)
        await other.ask("PATCH", table.path, key=table.host, chat=False)
        await ada.until(lambda me: not me.table["chat"])
        await ada.leaves()
        await watcher.until(lambda me: not me.table["seats"][0]["here"])


async def test_of_two_moves_at_one_moment_one_counts_and_the_other_is_refused(postgres_db: str) -> None:
    async with serving(postgres_db) as one, serving(postgres_db) as other:
        table = await one.opens(RISE, seats=2, name="Ada", seed=3)
        await table.sits("Bo")
        first = [await table.joins(seat) for seat in range(2)]
        second = [await elsewhere(table, other).joins(seat) for seat in range(2)]
        for _ in range(12):
            seat = first[0].moved["asked"][0]
            position, answer = first[seat].position, first[seat].options[0]
            told = await asyncio.gather(
                *(tabs[seat].says("answer", position=position, answer=answer) for tabs in (first, second))
            )
            assert sorted(each["type"] for each in told) == ["done", "refused"]
            for player in (*first, *second):
                await player.reaches(position + 1)
            assert {player.position for player in (*first, *second)} == {position + 1}
        assert first[0].log == second[0].log


async def test_bots_move_once_though_two_servers_hold_the_table(postgres_db: str) -> None:
    async with serving(postgres_db) as one, serving(postgres_db) as other:
        table = await one.opens(seats=2, bots=["random", "random"])
        watchers = [await table.joins(), await elsewhere(table, other).joins()]
        for watcher in watchers:
            await watcher.until(lambda me: "outcome" in me.moved)
        assert watchers[0].log == watchers[1].log


async def test_a_server_that_dies_leaves_its_table_to_the_other(postgres_db: str) -> None:
    async with serving(postgres_db) as survivor, server_process(postgres_db) as victim:
        table = await victim.site.opens(
            seats=2, bots=["random", "random"], options={"nights": 5, "bell": False}
        )
        doomed = await table.joins()
        await doomed.reaches(1)
        watcher = await elsewhere(table, survivor).joins()
        victim.kill()
        await watcher.until(lambda me: "outcome" in me.moved)


async def test_real_processes_share_a_table_and_its_clocks(postgres_db: str) -> None:
    async with server_process(postgres_db) as one, server_process(postgres_db) as other:
        table = await one.site.opens(RISE, seats=2, name="Ada", clock={"seconds": 600, "increment": 3})
        there = elsewhere(table, other.site)
        await there.sits("Bo")
        players: list[Player] = [await table.joins(0), await there.joins(1)]
        await players[0].until(lambda me: me.moving)
        await play_on(players, 20)
        left = [[clock["left"] // 1000 for clock in player.moved["clocks"]] for player in players]
        assert left[0] == left[1] or abs(left[0][0] - left[1][0]) <= 1


async def test_what_was_missed_while_the_database_was_away_is_made_up_for(postgres_db: str) -> None:
    async with serving(postgres_db) as one, serving(postgres_db) as other:
        table = await one.opens(RISE, seats=2, name="Ada")
        await table.sits("Bo")
        players = [await table.joins(0), await table.joins(1)]
        watcher = await elsewhere(table, other).joins()
        # All connections are cut; the listening one comes back and looks at everything.
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        await one.hall.store.do((cut.replace("%", "%%"), ()))
        await play_on(players, 3)
        await watcher.reaches(3)
        assert json.loads(watcher.raw[-1])["position"] == 3


async def test_who_asks_for_a_rematch_at_two_servers_at_once_meets_at_one_table(postgres_db: str) -> None:
    async with serving(postgres_db) as one, serving(postgres_db) as other:
        table, players = await one.plays(2, open=True)
        await play_on(players, 1_000)
        path = f"{table.path}/rematch"
        add = one.hall.add
        told: list[Told] = []

        async def late(sheet: Sheet) -> Sheet:
            told.append(await other.ask("POST", path, 201, key=table.host))
            return await add(sheet)

        one.hall.add = late  # type: ignore[method-assign]
        again = await one.ask("POST", path, 200, key=table.keys[1])
        assert again["id"] == told[0]["id"] == (await table.now())["rematch"]
        # Nobody is sent to the table that was not needed.
        assert [each["id"] for each in (await one.get("/api/tables"))["tables"]] == [again["id"]]


async def test_who_was_made_to_leave_at_one_server_cannot_empty_the_seat_at_another(postgres_db: str) -> None:
    async with serving(postgres_db) as one, serving(postgres_db) as other:
        table, _ = await one.plays(2)
        there = elsewhere(table, other)
        old = table.keys[1]
        change = one.hall.store.change

        async def late(before: Kept, sheet: Sheet) -> Kept:
            one.hall.store.change = change  # type: ignore[method-assign]
            await other.ask("DELETE", f"{table.path}/seats/1", key=table.host)
            await there.sits("Cyd")
            return await change(before, sheet)

        one.hall.store.change = late  # type: ignore[method-assign]
        await one.ask("DELETE", f"{table.path}/seats/1", 401, key=old)
        assert (await there.now())["seats"][1]["name"] == "Cyd"


async def test_who_comes_while_a_table_leaves_the_memory_is_seen_at_the_other_server(
    postgres_db: str,
) -> None:
    async with serving(postgres_db) as one, serving(postgres_db) as other:
        table, players = await one.plays(2)
        watcher = await elsewhere(table, other).joins()
        for player in players:
            await player.leaves()
        await watcher.until(lambda me: not any(seat["here"] for seat in me.table["seats"]))
        live = one.hall.in_memory(table.id)
        assert live is not None
        keep_position = live.keep_position

        async def slowly() -> None:
            await asyncio.sleep(0.2)
            await keep_position()

        live.keep_position = slowly  # type: ignore[method-assign]
        leaving = asyncio.create_task(one.hall._forget(live))
        await asyncio.sleep(0.05)
        await table.joins(0)
        await leaving
        await watcher.until(lambda me: me.table["seats"][0]["here"])
        await asyncio.sleep(0.3)
        assert watcher.table["seats"][0]["here"]


async def test_who_sat_down_at_one_server_is_known_at_the_other_before_the_notice_comes(
    postgres_db: str,
) -> None:
    async with serving(postgres_db) as one, serving(postgres_db) as other:
        table = await one.opens(seats=2, name="Ada")
        there = elsewhere(table, other)
        await there.joins(0)
        other.hall._catch_up_soon = lambda table, position: None  # type: ignore[method-assign]
        await table.sits("Bo")
        late = await other.connect(table.id, secret=table.keys[1])
        await late.until(lambda me: me.welcome)
        assert late.seat == 1
        assert late.options or "undo" in late.moved
        await one.ask("DELETE", f"{table.path}/seats/1", key=table.host)
        await table.sits("Cyd")
        # What is asked of the other server goes by the sheet as it is, not as that server knew it.
        told = await other.ask("DELETE", f"{table.path}/seats/1", key=table.keys[1])
        assert told["seats"][1]["name"] is None
