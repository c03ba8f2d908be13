"""Hints at a served table: the best answers with reasons, the same again, for whoever asks, unless the host says no."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import eldertable as et
from eldertable.bots.hints import Advice, Advised, advise
from eldertable.server.thinking import Thinkers, doubt
from tests.bots.test_planner import somewhere
from tests.server.site import PATIENCE, serving
from tests.server.test_hot_seat import shared

FEW = 1_500


async def test_a_hint_is_the_best_answers_with_reasons_and_the_same_when_asked_again(sqlite_db: str) -> None:
    async with serving(sqlite_db, hint=FEW) as site:
        table = await site.opens(game="cult", seats=2, bots=[None, "greedy"], name="Ada", seed=2)
        me = await table.joins(0)
        await me.until(lambda me: me.asked)
        told = await me.says("hint", position=me.position)
        assert (told["type"], told["position"]) == ("hinted", me.position)
        advised = told["advice"]["answers"]
        assert told["answer"] == advised[0]["answer"]
        assert {one["answer"] for one in advised} <= {*me.options}
        assert all(0 <= one["chance"] <= 1 and one["label"] for one in advised)
        assert any(one["line"] for one in advised)
        again = await me.says("hint", position=me.position)
        assert again["advice"] == told["advice"]


async def test_a_hint_speaks_the_language_of_whoever_asks(sqlite_db: str) -> None:
    async with serving(sqlite_db, hint=FEW) as site:
        table = await site.opens(
            game="rise-of-the-cults", seats=2, bots=[None, "greedy"], name="Ada", seed=2, lang="pl"
        )
        me = await table.joins(0, lang="pl")
        await me.until(lambda me: me.asked)
        told = await me.says("hint", position=me.position)
        labels = {option["answer"]: option["label"] for option in me.moving["prompt"]["options"]}
        assert all(one["label"] == labels[one["answer"]] for one in told["advice"]["answers"])


async def test_the_host_turns_hints_off_and_on_and_whoever_asks_is_told_so(sqlite_db: str) -> None:
    async with serving(sqlite_db, hint=FEW) as site:
        table = await site.opens(game="cult", seats=2, bots=[None, "greedy"], name="Ada", seed=2, hints=False)
        me = await table.joins(0)
        await me.until(lambda me: me.asked)
        assert me.table["hints"] is False
        told = await me.says("hint", position=me.position)
        assert (told["type"], told["problem"]["code"]) == ("refused", "hints-off")
        assert "turned hints off" in told["problem"]["words"]
        answer = await site.http.patch(
            f"/api/tables/{table.id}", json={"hints": True}, headers={"Authorization": f"Bearer {table.host}"}
        )
        assert answer.json()["hints"] is True
        told = await me.says("hint", position=me.position)
        assert told["type"] == "hinted"


class Pondering:
    """Whoever thinks of hints: at it since `begun`, and done when told to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = asyncio.Event()
        self.go_on = asyncio.Event()
        monkeypatch.setattr(Thinkers, "advise", lambda thinkers, asked: self.advise())

    async def advise(self) -> Advice:
        self.begun.set()
        await self.go_on.wait()
        return Advice([Advised(0, "the secret of a seat", 0.5, 0.0, 0.5, 0.5, [])], 1, 1)


async def test_who_stops_waiting_for_a_hint_is_told_that_it_is_done(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pondering = Pondering(monkeypatch)
    async with serving(sqlite_db) as site:
        table = await site.opens(game="cult", seats=2, bots=[None, "greedy"], name="Ada", seed=2)
        me = await table.joins(0)
        await me.until(lambda me: me.asked)
        waiting = asyncio.create_task(me.says("hint", position=me.position))
        await asyncio.wait_for(pondering.begun.wait(), PATIENCE)
        assert not waiting.done()
        assert (await me.says("stop-hint"))["type"] == "done"
        assert (await waiting)["type"] == "done"


async def test_a_hint_for_one_seat_is_not_told_when_the_screen_has_turned_to_another(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pondering = Pondering(monkeypatch)
    async with serving(sqlite_db) as site:
        _, page = await shared(site)
        seat = page.moved["asked"][0]
        await page.says("curtain", seat=seat)
        waiting = asyncio.create_task(page.says("hint", position=page.position))
        await asyncio.wait_for(pondering.begun.wait(), PATIENCE)
        assert (await page.says("curtain", seat=9))["type"] == "refused"
        assert not waiting.done()
        await page.says("curtain", seat=1 - seat)
        pondering.go_on.set()
        assert (await waiting)["type"] == "done"
        assert "the secret of a seat" not in "".join(page.raw)


async def test_there_is_no_hint_for_whoever_is_not_asked_or_looks_on(sqlite_db: str) -> None:
    async with serving(sqlite_db, hint=FEW) as site:
        table = await site.opens(game="cult", seats=2, name="Ada", seed=2)
        other = await table.sits("Bob")
        asked, waiting = await table.joins(0), await table.joins(other)
        if not asked.asked:
            asked, waiting = waiting, asked
        told = await waiting.says("hint", position=0)
        assert (told["type"], told["problem"]["code"]) == ("refused", "no-hint")
        watcher = await table.joins()
        told = await watcher.says("hint", position=0)
        assert told["problem"]["code"] == "not-seated"


def test_what_is_thought_about_is_the_same_in_two_worlds_behind_the_same_view() -> None:
    for game in (et.game("cult"), et.game("rise-of-the-cults")):
        state = somewhere(game, 5, 25)
        seat = state.speaker
        assert seat is not None
        other = game.determinize(state, seat, 77)
        one, two = doubt(state, seat, "en", FEW), doubt(other, seat, "en", FEW)
        first = msgspec.json.encode(advise(game.load(one.position), seat, "en", FEW))
        assert first == msgspec.json.encode(advise(game.load(two.position), seat, "en", FEW))
