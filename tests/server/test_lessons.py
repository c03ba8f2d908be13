"""Lessons at a served table: notes for the learner alone, others by the book, other answers lose nothing."""

from __future__ import annotations

from typing import Any

import eldertable as et
from eldertable.match import Match
from eldertable.match.course import Course
from tests.server.site import Player, serving

CULT = et.game("cult")
COURSE = Course(CULT, CULT.lessons["first-game"])
NOTES = [step.id for step in COURSE.lesson.step]


def numbers(me: Player) -> list[int]:
    """The notes that are to be read now."""
    return [note["number"] for note in me.moved.get("lesson", {}).get("notes", [])]


async def does_as_it_says(me: Player) -> dict[str, Any]:
    """Give the answer that the lesson asks for, and wait for its next notes."""
    before = me.position
    told = await me.answers_with(me.moved["lesson"]["takes"][0])
    await me.until(lambda me: me.position > before and ("lesson" not in me.moved or numbers(me)))
    return told


async def test_a_lesson_is_offered_opened_and_played_to_its_end(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        games = (await site.http.get("/api/games")).json()["games"]
        cult = next(game for game in games if game["name"] == "cult")
        assert cult["lessons"][0] == {
            "name": "first-game",
            "title": "Your first round",
            "about": CULT.lesson_words("en")("first-game-about"),
            "kind": "first",
            "steps": 15,
        }
        table = await site.opens(game="cult", lesson="first-game", name="Ada", bots=[], seats=None)
        now = await table.now()
        assert (now["lesson"], now["phase"], now["chosen_seed"], len(now["seats"])) == (
            "first-game",
            "playing",
            True,
            2,
        )
        me = await table.joins(0)
        assert numbers(me) == [1, 2]
        seen = set()
        while me.moved["lesson"]["leads"]:
            seen |= set(numbers(me))
            told = await does_as_it_says(me)
            assert told["type"] == "done"
        assert seen | set(numbers(me)) == set(range(1, 16))
        assert numbers(me) == [12, 13, 14, 15]
        await me.answers_with(me.options[0])
        await me.until(lambda me: "lesson" not in me.moved)


async def test_another_answer_gets_its_words_and_nothing_is_lost(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(game="cult", lesson="first-game", name="Ada", bots=[], seats=None)
        me = await table.joins(0)
        other = next(answer for answer in me.options if answer not in me.moved["lesson"]["takes"])
        for kind in ("answer", "try"):
            told = await me.says(kind, position=me.position, answer=other)
            assert told["type"] == "refused"
            assert told["problem"]["code"] == "lesson"
            assert told["problem"]["words"] == CULT.lesson_words("en")("first-game-forum-otherwise")
        assert me.position == 0
        assert numbers(me) == [1, 2]


async def test_what_is_tried_leads_on_in_the_lesson_and_what_is_taken_back_leads_back(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(game="cult", lesson="first-game", name="Ada", bots=[], seats=None)
        me = await table.joins(0)
        await me.says("try", position=0, answer=me.moved["lesson"]["takes"][0])
        assert (me.moved["lesson"]["confirm"], numbers(me)) == (True, [])
        await me.says("back")
        assert (me.moved["lesson"]["confirm"], numbers(me)) == (False, [1, 2])
        await does_as_it_says(me)
        assert numbers(me) == [3]
        await me.says("undo")
        await me.until(lambda me: numbers(me) == [1, 2])


async def test_whoever_looks_on_is_told_no_notes(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(game="cult", lesson="first-game", name="Ada", bots=[], seats=None)
        watcher = await table.joins()
        assert "lesson" not in watcher.moved


async def test_a_server_that_comes_back_goes_on_in_the_lesson(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(game="cult", lesson="first-game", name="Ada", bots=[], seats=None)
        me = await table.joins(0)
        await does_as_it_says(me)
    async with serving(sqlite_db) as site:
        again = await site.connect(table.id, secret=table.keys[0])
        await again.until(lambda me: numbers(me) == [3])


async def test_a_lesson_that_is_not_there_is_refused(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        answer = await site.http.post("/api/tables", json={"game": "cult", "lesson": "knitting"})
        assert answer.status_code == 404
        assert answer.json()["code"] == "no-lesson"
        assert "first-game" in answer.json()["words"]


# --- hints --------------------------------------------------------------------------------------------------


async def test_in_a_lesson_the_hint_is_what_the_lesson_asks_for(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(game="cult", lesson="first-game", name="Ada", bots=[], seats=None)
        me = await table.joins(0)
        told = await me.says("hint", position=0)
        assert told["answer"] == me.moved["lesson"]["takes"][0]


def test_a_match_of_a_lesson_says_so_in_its_record() -> None:
    match: Match = Course.open(CULT, COURSE.lesson, ["you:Ada", "greedy"])
    assert '"lesson":"first-game"' in match.record.text().split("\n")[0]
