"""Clocks: reckoned from entries and their times; what happens when one runs out."""

from __future__ import annotations

import asyncio

from eldertable.match import Answer, Undo
from eldertable.server.clock import Clocks
from eldertable.server.storage.store import DEAD
from eldertable.server.wire.tables import ClockRules
from tests.server.site import PATIENCE, Opened, OwnSite, Player, play_on, serving

RISE = "rise-of-the-cults"
START = 1_000_000


class Time:
    """A clock that a test turns by hand."""

    def __init__(self) -> None:
        self.ms = START

    def __call__(self) -> int:
        return self.ms


def clocks(increment: int = 0, outages: list[tuple[int, int]] | None = None) -> Clocks:
    return Clocks(ClockRules(10, increment), 2, 0, (0,), outages or [])


def test_a_clock_runs_while_its_seat_is_asked() -> None:
    both = clocks()
    assert both.left(3_000) == [7_000, 10_000]
    both.follow(Answer(1, 0, "Move", 0), 4_000, (1,))
    assert both.left(5_000) == [6_000, 9_000]
    both.follow(Answer(2, 1, "Move", 0), 5_000, (0, 1))
    assert both.left(7_000) == [4_000, 7_000]
    assert both.first_out(7_000, ()) == (0, 4_000)
    assert both.first_out(7_000, (0,)) == (1, 7_000)
    assert both.first_out(7_000, (0, 1)) is None


def test_a_turn_that_is_handed_on_gains_the_increment_once() -> None:
    both = clocks(increment=2)
    both.follow(Answer(1, 0, "Move", 0), 1_000, (0,))
    assert both.left(1_000)[0] == 9_000
    both.follow(Answer(2, 0, "Move", 0), 1_000, (1,))
    assert both.left(1_000)[0] == 11_000
    both.follow(Undo(3, 0, 1), 1_000, (0,))
    assert both.left(1_000)[0] == 9_000
    both.follow(Answer(4, 0, "Move", 0), 1_000, (1,))
    assert both.left(1_000)[0] == 11_000


def test_a_clock_for_each_move_is_full_again_with_every_answer_and_taking_back_wins_nothing() -> None:
    both = Clocks(ClockRules(10, each="move"), 2, 0, (0, 1), [])
    both.follow(Answer(1, 0, "Move", 0), 4_000, (0, 1))
    assert both.left(4_000) == [10_000, 6_000]
    both.follow(Answer(2, 0, "Move", 0), 7_000, (1,))
    assert both.left(9_000) == [10_000, 1_000]
    both.follow(Undo(3, 0, 1), 9_000, (0, 1))
    assert both.left(9_000) == [7_000, 1_000]
    both.follow(Undo(4, 0, 0), 9_000, (0, 1))
    assert both.left(9_000)[0] == 3_000, "the time that was thought is gone"
    assert both.first_out(10_500, ()) == (1, -500)


async def test_days_for_each_move_are_told_to_everybody(sqlite_db: str) -> None:
    time = Time()
    day = 86_400_000
    async with serving(sqlite_db, time) as site:
        rules = {"seconds": 3 * 86_400, "each": "move", "then": "end"}
        table, players = await site.plays(2, clock=rules)
        assert table.info["clock"] == {"increment": 0, **rules}
        time.ms += 2 * day
        await play_on(players, 1)
        left = {clock["seat"]: clock["left"] for clock in players[0].moved["clocks"]}
        assert left == {0: 3 * day, 1: 3 * day}
        await site.ask("POST", "/api/tables", 400, game=RISE, clock={**rules, "each": "year"})


def test_no_clock_runs_while_no_server_is_up() -> None:
    both = clocks(outages=[(1_000, 4_000)])
    assert both.left(5_000)[0] == 8_000


async def test_who_runs_out_of_time_is_replaced_by_a_bot_for_good(db: str) -> None:
    time = Time()
    async with serving(db, time) as site:
        table, players = await site.plays(2, clock={"seconds": 60, "increment": 5})
        clocks = players[0].moved["clocks"]
        assert [clock["left"] for clock in clocks] == [60_000, 60_000]
        slow = next(clock["seat"] for clock in clocks if clock["running"])
        time.ms += 61_000
        live = site.hall.in_memory(table.id)
        assert live is not None
        live.stirred.set()
        await players[0].until(lambda me: me.table["seats"][slow]["timed_out"])
        answer = await players[slow].says("answer", position=0, answer=0)
        assert answer["problem"]["code"] == "not-seated"
        path = f"{table.path}/seats/{slow}/bot"
        assert (await site.ask("DELETE", path, 409, key=table.host))["code"] == "timed-out"


async def test_an_answer_that_comes_too_late_is_refused_though_nobody_has_noticed_yet(db: str) -> None:
    time = Time()
    async with serving(db, time) as site:
        table, players = await site.plays(2, clock={"seconds": 60, "increment": 30})
        slow = next(player for player in players if player.asked)
        live = site.hall.in_memory(table.id)
        assert live is not None
        # The table has looked at its clocks for the last time before the time is up.
        while live.stirred.is_set():
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        time.ms += 60_000
        answer = await slow.answers_with(slow.options[0])
        assert answer["problem"]["code"] == "timed-out"
        await slow.until(lambda me: me.table["seats"][me.seat]["timed_out"])


async def test_running_out_of_time_ends_the_game_if_the_table_chose_so(db: str) -> None:
    time = Time()
    async with serving(db, time) as site:
        table, players = await site.plays(2, game=RISE, clock={"seconds": 60, "then": "end"})
        slow = players[0].moved["asked"][0]
        time.ms += 60_000
        live = site.hall.in_memory(table.id)
        assert live is not None
        live.stirred.set()
        await players[0].until(lambda me: "outcome" in me.moved)
        outcome = players[0].moved["outcome"]
        assert outcome["adjudicated"]
        assert outcome["winners"] == [1 - slow]
        assert outcome["words"] == players[0].words[-1]


async def test_running_out_of_time_in_a_cooperative_game_is_a_victory_for_nobody(db: str) -> None:
    time = Time()
    async with serving(db, time) as site:
        table, players = await site.plays(3, game="cultistorm", clock={"seconds": 60, "then": "end"})
        time.ms += 60_000
        live = site.hall.in_memory(table.id)
        assert live is not None
        live.stirred.set()
        await players[0].until(lambda me: "outcome" in me.moved)
        assert players[0].moved["outcome"]["adjudicated"]
        assert players[0].moved["outcome"]["winners"] == []


DAY = 86_400_000
DAYS = {"seconds": 86_400, "each": "move"}


async def deserted(site: OwnSite, table: Opened, players: list[Player]) -> int:
    """Everybody leaves, and the table leaves the memory; who is asked then."""
    slow: int = players[0].moved["asked"][0]
    for player in players:
        await player.leaves()
    async with asyncio.timeout(PATIENCE):
        while site.hall.in_memory(table.id) is not None:
            await asyncio.sleep(0.02)
    return slow


async def ran_out(site: OwnSite, table: Opened, seat: int) -> None:
    """Wait until the sheet in storage says that a seat's time was up: nobody asks the table itself."""
    async with asyncio.timeout(PATIENCE):
        while True:
            kept = await site.hall.store.sheet(table.id)
            assert kept is not None
            if kept.sheet.places[seat].timed_out:
                return
            await asyncio.sleep(0.02)


class Passing(Time):
    """A clock that goes on by itself, so that tables that nobody needs are forgotten, and that a test can put forward."""

    def __call__(self) -> int:
        self.ms += 1
        return self.ms


async def test_a_clock_that_runs_out_while_nobody_looks_is_acted_on_all_the_same(db: str) -> None:
    time = Passing()
    async with serving(db, time, idle=0.05) as site:
        table, players = await site.plays(2, clock=DAYS)
        slow = await deserted(site, table, players)
        time.ms += DAY // 2
        await site.hall.look_at_clocks()
        assert site.hall.in_memory(table.id) is None, "it is not due yet"
        # A server that lives gives signs of it; else the time would count as an outage.
        await site.hall.store.beat(site.hall.process, time())
        time.ms += DAY
        await ran_out(site, table, slow)


async def test_a_clock_that_runs_out_unseen_after_a_restart_is_acted_on_too(db: str) -> None:
    time = Passing()
    async with serving(db, time) as site:
        table, players = await site.plays(2, clock=DAYS)
        slow: int = players[0].moved["asked"][0]
        await site.hall.store.beat(site.hall.process, time())
    time.ms += 5 * DAY
    async with serving(db, time, idle=0.05) as again:
        kept = await again.hall.store.sheet(table.id)
        assert kept is not None
        assert not kept.sheet.places[slow].timed_out, "no clock runs while no server is up"
        time.ms += 2 * DAY
        await ran_out(again, table, slow)


async def test_a_game_that_a_dead_process_left_is_watched_and_one_that_is_over_is_not(db: str) -> None:
    time = Passing()
    async with serving(db, time) as site:
        store = site.hall.store
        table, players = await site.plays(2, game=RISE, clock={**DAYS, "then": "end"})
        assert await store.due(time() + 2 * DAY, 9) == [table.id]
        time.ms += 2 * DAY
        live = site.hall.in_memory(table.id)
        assert live is not None
        live.stirred.set()
        await players[0].until(lambda me: "outcome" in me.moved)
        await site.hall._forget(live)
        assert await store.due(time() + 9 * DAY, 9) == []


async def test_clocks_are_the_same_after_a_restart_and_stand_while_the_server_is_away(db: str) -> None:
    time = Time()
    async with serving(db, time) as site:
        table, players = await site.plays(2, game=RISE, clock={"seconds": 600, "increment": 5})
        for _ in range(8):
            time.ms += 7_000
            await play_on(players, 1)
        before = players[0].moved["clocks"]
        assert any(clock["left"] < 600_000 for clock in before)
        await site.hall.store.beat(site.hall.process, time())
    time.ms += 100 * DEAD
    async with serving(db, time) as again:
        table.site = again
        back = await table.joins(0)
        assert back.moved["clocks"] == before
