"""A look back at one's own game: thought about while somebody waits for it, for whoever sat there, and kept."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import msgspec
import pytest

import eldertable as et
from eldertable.bots import make_bot
from eldertable.bots.review import Question, Review, own_questions, review, summed_up, think_again
from eldertable.kernel import TABLE
from eldertable.match import Match
from eldertable.server import looking_back, thinking
from eldertable.server.looking_back import MOST_OF_ONE, LookBack
from eldertable.server.replays import unrolled
from eldertable.server.thinking import Past, Thinkers, past
from tests.bots.test_planner import somewhere
from tests.server.site import GAMES, PATIENCE, Opened, Site, play_on, serving
from tests.server.test_replay import RISE, brings

FEW = 300


async def over(site: Site, game: str = "the-vigil", seed: int = 3) -> Opened:
    """A game that two people have played to its end."""
    table, players = await site.plays(2, game=game, seed=seed)
    await play_on(players, 10**4)
    return table


async def looks(site: Site, path: str, key: str | None = None, status: int = 200, **query: Any) -> Any:
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    answer = await site.http.get(path, params=query, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


async def to_the_end(site: Site, path: str, key: str | None = None) -> list[Any]:
    """Everything that is told until the look back is whole."""
    told = [await looks(site, path, key)]
    async with asyncio.timeout(PATIENCE):
        while told[-1]["found"] is None:
            told.append(await looks(site, path, key, done=told[-1]["done"]))
    return told


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[Past]:
    """Every decision that is thought about."""
    asked: list[Past] = []
    think = Thinkers.think_again

    async def noted(thinkers: Thinkers, one: Past) -> Any:
        asked.append(one)
        return await think(thinkers, one)

    monkeypatch.setattr(Thinkers, "think_again", noted)
    return asked


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """No decision is thought about before somebody waits for news, so that whoever waits hears of each."""
    think = Thinkers.think_again
    news = LookBack.news
    waiting = asyncio.Semaphore(0)

    async def held(thinkers: Thinkers, one: Past) -> Any:
        await waiting.acquire()
        return await think(thinkers, one)

    async def noticed(one: LookBack, known: int | None) -> None:
        if known is not None and known != one.of:
            waiting.release()
        await news(one, known)

    monkeypatch.setattr(Thinkers, "think_again", held)
    monkeypatch.setattr(LookBack, "news", noticed)


async def test_who_sat_there_looks_back_sees_how_far_it_is_and_finds_it_again(
    db: str, counted: list[Past], watched: None
) -> None:
    async with serving(db, review=FEW) as site:
        table = await over(site)
        for seat in (0, 1):
            path = f"{table.path}/seats/{seat}/review"
            told = await to_the_end(site, path, table.keys[seat])
            done = [one["done"] for one in told]
            assert [*dict.fromkeys(done)] == [*range(done[-1] + 1)], "nobody is told how far it has come"
            assert {one["of"] for one in told} == {done[-1]}
            record = await site.get(f"{table.path}/record")
            match = Match.load(record, lambda name: GAMES[name])
            assert msgspec.convert(told[-1]["found"], Review) == review(match, seat, "en", FEW)
            before = len(counted)
            assert await looks(site, path, table.keys[seat]) == told[-1]
            assert len(counted) == before, "a second look costs nothing"


async def test_nobody_else_looks_back_and_nobody_while_the_game_goes_on(db: str, counted: list[Past]) -> None:
    async with serving(db, review=FEW) as site:
        table, players = await site.plays(2, game=RISE, seed=3)
        await play_on(players, 20)
        path = f"{table.path}/seats/0/review"
        assert (await looks(site, path, table.keys[0], 409))["code"] == "not-over"
        for _ in range(2):
            assert (await looks(site, path, None, 401))["code"] == "bad-secret"
            assert (await looks(site, path, "nonsense", 401))["code"] == "bad-secret"
            assert (await looks(site, path, table.keys[1], 403))["code"] == "not-seated"
            assert (await looks(site, path, table.host, 403))["code"] == "not-seated"
            assert (await looks(site, f"{table.path}/seats/9/review", table.keys[0], 404))[
                "code"
            ] == "no-seat"
            for wrong in ("-1", "x", "1e9", "99999999999999999999"):
                assert (await looks(site, path, table.keys[0], 400, done=wrong))["code"] == "bad-message"
            await site.ask("DELETE", table.path, 200 if _ == 0 else 409, key=table.host)
        assert (await looks(site, f"/api/tables/{'A' * 22}/seats/0/review", "x", 404))["code"] == "no-table"
        assert not counted


async def test_it_ends_when_nobody_waits_any_more_and_goes_on_where_it_was(
    sqlite_db: str, counted: list[Past], monkeypatch: pytest.MonkeyPatch
) -> None:
    think = Thinkers.think_again

    async def slowly(thinkers: Thinkers, asked: Past) -> Any:
        await asyncio.sleep(0.3)
        return await think(thinkers, asked)

    monkeypatch.setattr(Thinkers, "think_again", slowly)
    monkeypatch.setattr(looking_back, "UNWATCHED", 0.05)
    async with serving(sqlite_db, review=FEW) as site:
        table = await over(site)
        path = f"{table.path}/seats/0/review"
        told = await looks(site, path, table.keys[0], done=0)
        assert 0 < told["done"] < told["of"]
        (one,) = site.hall.look_backs._kept.values()
        async with asyncio.timeout(PATIENCE):
            while one.going_on:
                await asyncio.sleep(0.01)
        stopped = len(one.decisions)
        assert 0 < stopped < told["of"]
        await asyncio.sleep(0.5)
        assert len(one.decisions) == stopped
        monkeypatch.setattr(looking_back, "UNWATCHED", 60.0)
        counted.clear()
        whole = await to_the_end(site, path, table.keys[0])
        assert len(counted) == told["of"] - stopped, "what was thought about was thought about again"
        positions = [decision["position"] for decision in whole[-1]["found"]["decisions"]]
        assert len(positions) == told["of"]
        assert positions == sorted({*positions})


async def test_a_record_from_elsewhere_is_looked_back_at_with_the_eyes_of_any_seat(sqlite_db: str) -> None:
    async with serving(sqlite_db, review=FEW) as site:
        record = await site.get(f"{(await over(site)).path}/record")
        path = f"/api/records/{(await brings(site, record))['id']}"
        told = await to_the_end(site, f"{path}/seats/1/review")
        match = Match.load(record, lambda name: GAMES[name])
        assert msgspec.convert(told[-1]["found"], Review) == review(match, 1, "en", FEW)
        for wrong, code in (("2", "no-seat"), ("999", "no-seat"), ("-1", "no-seat"), ("x", "no-seat")):
            assert (await looks(site, f"{path}/seats/{wrong}/review", None, 404))["code"] == code
        away = f"/api/records/{'A' * 22}/seats/0/review"
        assert (await looks(site, away, None, 404))["code"] == "no-record"


async def test_one_address_looks_back_at_few_games_at_once(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking: list[Past] = []

    async def long(thinkers: Thinkers, asked: Past) -> Any:
        thinking.append(asked)
        await asyncio.sleep(3600)

    monkeypatch.setattr(Thinkers, "think_again", long)
    async with serving(sqlite_db, review=FEW) as site:
        tables = [await over(site, seed=seed) for seed in range(MOST_OF_ONE + 1)]
        paths = [(f"{table.path}/seats/0/review", table.keys[0]) for table in tables]
        for path, key in paths[:-1]:
            assert (await looks(site, path, key))["of"] > 0
        assert (await looks(site, *paths[-1], 429))["code"] == "review-busy"
        assert len(thinking) == 1, "those of one address take turns"


def _until_given_up(_: None, number: int) -> None:
    while not thinking._given_up[number]:
        time.sleep(0.05)


def _how_nice(_: None, number: int) -> int:
    return os.nice(0)


async def test_bots_at_tables_do_not_wait_for_those_who_look_back(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        asked = site.hall.look_backs.thinkers
        assert await asked.think(_how_nice, None) > await site.hall.thinkers.think(_how_nice, None)
        busy = [asyncio.create_task(asked.think(_until_given_up, None)) for _ in range(2)]
        table = await site.opens(RISE, seats=2, bots=[None, "greedy"], name="Ada", seed=2)
        me = await table.joins(0)
        await me.until(lambda me: me.asked)
        position = me.position
        while me.position < position + 6:
            before = me.position
            await me.answers_with(me.options[0])
            await me.reaches(before + 1)
            await me.until(lambda me: me.asked)
        for one in busy:
            one.cancel()
        # A process that was busy is free again: whoever looked away is not thought about any more.
        await asked.think(_how_nice, None)


def test_what_is_thought_about_is_the_same_in_two_worlds_behind_the_same_view() -> None:
    for game in (et.game("cult"), et.game("rise-of-the-cults")):
        state = somewhere(game, 5, 25)
        seat = state.speaker
        assert seat is not None
        other = game.determinize(state, seat, 77)
        asked = Question(25, state.legal(seat)[-1])
        found = [
            msgspec.json.encode(think_again(game.load(one.position), seat, asked, "en", FEW))
            for one in (past(state, seat, asked, "en", FEW), past(other, seat, asked, "en", FEW))
        ]
        assert found[0] == found[1]


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("cult", 3, {}),
        ("eldritch-arkham", 3, {}),
        (RISE, 1, {"objective": "O1"}),
        ("cultistorm", 2, {}),
        ("cultistorm", 3, {"overlord": True}),
    ],
    ids=["cult", "arkham", "rise-alone", "team", "author"],
)
async def test_whoever_sits_there_can_look_back_in_every_game_alone_in_a_team_and_against_one(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = GAMES[name]
    match = Match.open(game, ["somebody"] * seats, 4, options)
    bot = make_bot("random", 1)
    while len(match.entries) < 70 and (asked_now := match.state.decision) is not None:
        seat = asked_now.awaited()[0]
        answer = match.state.choices[0] if seat == TABLE else bot.answer(match.state, seat)
        match.answer(answer, seat)
    if not match.over:
        match.end("abandoned")
    played = unrolled(game, match.record)
    sides = {side.seat for side in game.still(match.state).sides}
    looked = 0
    for seat in range(seats):
        assert seat in sides, "the page would not know whose decisions these are"
        questions = own_questions(played.match, played.states, played.first, seat)
        found = []
        for question in questions[-2:]:
            asked = past(played.states[question.position - played.first], seat, question, "en", 1)
            found.append(think_again(game.load(asked.position), seat, question, "en", 1))
        told = summed_up(played.match, seat, found)
        assert [one.position for one in told.decisions] == [one.position for one in questions[-2:]]
        assert all(0 <= one.chance <= 1 and one.asked and one.label for one in told.decisions)
        looked += len(found)
    assert looked >= 2
