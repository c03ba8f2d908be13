"""Clocks: reckoned from entries and their times; what happens when one runs out."""

from __future__ import annotations

import asyncio

from eldertable.match import Answer, Undo
from eldertable.server.clock import Clocks
from eldertable.server.storage.store import DEAD
from eldertable.server.wire.tables import ClockRules
from tests.server.site import play_on, serving

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
