"""Bots at the table: in processes of their own, in worlds they could believe in."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from eldertable.bots import Planner
from eldertable.match import Match
from eldertable.match.record import Answer
from eldertable.server import thinking
from eldertable.server.driving import Driver
from eldertable.server.thinking import Thinkers, question
from tests.kernel.onepage import Vigil
from tests.server.site import GAMES, Player, play_on, same_scene, serving
from tests.support import wander

RISE = "rise-of-the-cults"
ACTION = 2
"""In an open phase: what is less is *ready*, and that taken back."""


def test_a_bot_is_asked_in_a_world_that_its_seat_could_believe_in() -> None:
    game = GAMES[RISE]
    match = Match.open(game, ["greedy"] * 3, seed=4)
    wander(match.state, 1, 60)
    for seat in range(3):
        asked = question(match.state, "greedy", seat, 7)
        imagined = game.load(asked.position)
        assert game.view(imagined, seat) == game.view(match.state, seat)
        assert imagined.key != match.state.key
        # Nothing but the view goes in: another truth behind the same view asks the same question.
        assert question(game.determinize(match.state, seat, 99), "greedy", seat, 7) == asked


@pytest.mark.parametrize("bot", ["novice", "adept", "master"])
def test_every_bot_that_thinks_can_be_stopped(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = Match.open(GAMES["cult"], [bot] * 2, seed=4).state
    assert state.speaker is not None
    asked_whether: list[bool] = []
    try_all = Planner.try_all

    def noted(planner: Planner, *given: Any) -> bool:
        assert planner.given_up is not None, "it would think on whoever leaves"
        asked_whether.append(planner.given_up())
        return try_all(planner, *given)

    monkeypatch.setattr(Planner, "try_all", noted)
    for given_up in (False, True):
        monkeypatch.setattr(thinking, "_given_up", [given_up])
        for seed in range(6):
            asked_whether.clear()
            assert thinking._think(question(state, bot, state.speaker, seed), 0) in state.legal()
            assert not given_up or len(asked_whether) <= 1, "it thinks on though nobody waits"
            assert set(asked_whether) <= {given_up}
    assert bot == "novice" or asked_whether


async def test_whoever_stops_waiting_stops_the_thinking() -> None:
    state = Match.open(GAMES["cult"], ["master"] * 2, seed=4).state
    assert state.speaker is not None
    asked = question(state, "master", state.speaker, 7)
    thinkers = Thinkers(1)
    await thinkers.answer(asked)
    waiting = asyncio.create_task(thinkers.answer(asked))
    await asyncio.sleep(0)
    assert not any(thinkers._given_up)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert any(thinkers._given_up)
    await thinkers.answer(asked)
    await thinkers.close()


async def test_a_person_plays_a_whole_game_against_bots(db: str) -> None:
    async with serving(db) as site:
        table = await site.opens(seats=3, bots=[None, "greedy", "random"], name="Ada")
        me = await table.joins(0)
        while "outcome" not in me.moved:
            await me.until(lambda me: me.asked or "outcome" in me.moved)
            if me.asked and "outcome" not in me.moved:
                told = await me.answers_with(me.options[0])
                assert told["type"] == "done"
                await me.reaches(told["position"])
        assert (await table.now())["phase"] == "over"


async def test_a_move_between_people_leaves_a_driver_asleep_and_one_before_a_bot_does_not(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    woken = 0
    step = Driver._step

    async def counted(driver: Driver) -> float | None:
        nonlocal woken
        woken += 1
        return await step(driver)

    monkeypatch.setattr(Driver, "_step", counted)
    async with serving(sqlite_db) as site:
        _, players = await site.plays(3, game=RISE)
        woken = 0
        await play_on(players, 20)
        assert woken == 0
        position = players[0].position
        await players[2].says("resign")
        woken = 0
        for player in players[:2]:
            if player.asked and player.position == position:
                await player.answers_with(player.options[0])
        await players[0].reaches(position + 1)
        assert woken > 0


async def choices_of_one(me: Player) -> int:
    """Play to the end; how often a question with one answer was put to this player."""
    single = 0
    while "outcome" not in me.moved:
        await me.until(lambda me: me.asked or "outcome" in me.moved)
        if "outcome" not in me.moved:
            single += len(me.options) == 1
            await me.reaches((await me.answers_with(me.options[0]))["position"])
    return single


async def test_nobody_is_asked_without_a_choice_unless_somebody_could_learn_from_it(db: str) -> None:
    async with serving(db) as site:
        asked: list[int] = []
        for watched in (False, True):
            table = await site.opens(seats=2, bots=[None, "greedy"], name="Ada", seed=1)
            looker = await table.joins(None) if watched else None
            me = await table.joins(0)
            asked.append(await choices_of_one(me))
            told = [
                words for words in me.words if words.startswith("Lay an omen face down. Only one choice: ")
            ]
            assert told, "who is not asked is told"
            at = me.words.index(told[0])
            omen = told[0].rpartition(": ")[2].rstrip(".")
            assert f"lay {omen}" in me.words[at + 1], "where it happened"
            again = await table.joins(0)
            assert again.words == me.words, "whoever comes back is told the same"
            assert looker is None or not any("Only one choice" in words for words in looker.words)
        assert asked[0] == 0
        assert asked[1] > 0, "how long an answer takes would tell those who look on that it was the only one"


async def test_against_bots_alone_undo_goes_back_to_the_last_decision_and_the_same_luck(db: str) -> None:
    async with serving(db) as site:
        table = await site.opens("cult", seats=3, bots=[None, "greedy", "random"], name="Ada", seed=1)
        me = await table.joins(0)

        async def answers() -> list[str]:
            told = await me.answers_with(me.options[0])
            await me.until(lambda me: me.position > told["position"] and me.asked)
            return me.words

        await me.until(lambda me: me.asked)
        await answers()
        before, asked = me.moving, me.words
        first = await answers()
        assert me.moved["undo"] == {"ways": me.moved["undo"]["ways"], "why": "", "alone": True}
        assert (await me.says("undo"))["type"] == "done"
        await me.until(lambda me: me.log[-1]["rule"] == "")
        assert same_scene(me.moving, before)
        assert me.words[:-1] == asked
        assert me.words[-1].endswith("goes back to before the last own answer, and knows more now.")
        again = await answers()
        assert again == [*asked, me.words[len(asked)], *first[len(asked) :]]


async def test_where_another_person_sits_bots_are_no_reason_to_go_back(db: str) -> None:
    async with serving(db) as site:
        table = await site.opens("cult", seats=3, bots=[None, "greedy", None], name="Ada", seed=1)
        await table.sits("Bo")
        for seat in (0, 2):
            player = await table.joins(seat)
            assert not player.moved["undo"]["alone"]
            await player.leaves()


def prepares(player: Player) -> bool:
    """Whether the open phase of a cooperative game has begun."""
    prompt = player.moving.get("prompt")
    return prompt is not None and prompt["kind"] == "Prepare"


async def test_bots_that_are_ready_stay_so_until_somebody_acts(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens("cultistorm", seats=3, bots=["greedy", None, "greedy"], name="Ada")
        me = await table.joins(1)
        while not prepares(me):
            await me.until(lambda me: me.asked)
            if not prepares(me):
                await me.reaches((await me.answers_with(me.options[0]))["position"])
        await me.until(lambda me: me.moved["asked"] == [1])
        position = me.position
        await asyncio.sleep(0.5)
        assert me.position == position


async def test_in_an_open_phase_bots_are_asked_in_seat_order_one_action_each(sqlite_db: str) -> None:
    bots, me_at = (0, 2, 3), 1
    async with serving(sqlite_db) as site:
        table = await site.opens("cultistorm", seats=4, bots=["greedy", None, "greedy", "greedy"], name="Ada")
        me = await table.joins(me_at)
        while not prepares(me):
            await me.until(lambda me: me.asked)
            if not prepares(me):
                await me.reaches((await me.answers_with(me.options[0]))["position"])
        await me.until(lambda me: me.moved["asked"] == [me_at])
        acted = (await me.answers_with(next(option for option in me.options if option >= ACTION)))["position"]
        await me.until(lambda me: me.position > acted and me.moved["asked"] == [me_at])
        while not prepares(me):
            # What a bot does may ask somebody else something, too.
            await me.reaches((await me.answers_with(me.options[0]))["position"])
            await me.until(lambda me: me.moved["asked"] == [me_at])
        live = site.hall.in_memory(table.id)
        assert live is not None
        assert live.match is not None
        entries = live.match.entries
        asked = [entry for entry in entries if isinstance(entry, Answer) and entry.kind == "Prepare"]
        spoke = [entry.seat for entry in entries[acted:] if isinstance(entry, Answer)]
        assert set(spoke) - {me_at} == set(bots)
        ready: set[int] = set()
        first = 0
        for entry in asked:
            if entry.seat != me_at:
                order = [seat % 4 for seat in range(first, first + 4) if seat % 4 in bots]
                assert entry.seat == next(seat for seat in order if seat not in ready)
            if entry.answer < ACTION:
                ready.add(entry.seat)
            else:
                ready, first = set(), entry.seat + 1
        assert (await me.answers_with(0))["type"] == "done"
        await me.until(lambda me: not prepares(me))


async def test_bots_alone_play_while_somebody_watches(db: str) -> None:
    async with serving(db) as site:
        table = await site.opens(seats=2, bots=["greedy", "random"])
        watcher = await table.joins()
        await watcher.until(lambda me: "outcome" in me.moved)


async def test_a_table_without_seats_goes_on_by_itself(db: str) -> None:
    async with serving(db) as site:
        table = await site.opens(Vigil.name, seats=0)
        watcher = await table.joins()
        await watcher.until(lambda me: "outcome" in me.moved)


async def test_bots_pause_so_that_people_can_follow(sqlite_db: str) -> None:
    async with serving(sqlite_db, bot_pause=0.15) as site:
        table = await site.opens(seats=2, bots=["random", "random"])
        loop = asyncio.get_running_loop()
        watcher = await table.joins()
        await watcher.reaches(1)
        begin, position = loop.time(), watcher.position
        await watcher.reaches(position + 3)
        assert loop.time() - begin >= 0.25


async def test_a_game_goes_on_when_the_process_of_a_bot_dies(sqlite_db: str) -> None:
    async with serving(sqlite_db, bot_pause=0.05) as site:
        table = await site.opens(seats=2, bots=["greedy", "greedy"])
        watcher = await table.joins()
        await watcher.reaches(2)
        pool = site.hall.thinkers._pool
        assert isinstance(pool, ProcessPoolExecutor)
        for process in list(pool._processes):
            os.kill(process, signal.SIGKILL)
        await watcher.reaches(watcher.position + 4)


async def test_an_empty_seat_of_a_running_game_can_be_filled_with_a_bot(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2)
        await play_on(players, 3)
        await players[1].leaves()
        await site.ask("DELETE", f"{table.path}/seats/1", key=table.keys[1])
        told = await site.ask("PUT", f"{table.path}/seats/1/bot", key=table.host, bot="random")
        assert told["seats"][1]["bot"] == "random"
        me = players[0]
        for _ in range(3):
            await me.until(lambda me: me.asked)
            told = await me.answers_with(me.options[0])
            await me.reaches(told["position"])
