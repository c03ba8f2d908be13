"""What novices say at a served table: under the move, to everybody alike, in their language, unless the host says no."""

from __future__ import annotations

import pytest

from eldertable.bots import aloud
from eldertable.match import Match
from eldertable.server import thinking
from eldertable.server.thinking import Aloud, Thinkers, ask_why
from tests.server.site import GAMES, Player, serving

WHY = {"en": "Green thinks aloud: why not?", "pl": "Zielony myśli na głos: czemu nie?"}
RISE = "rise-of-the-cults"


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> list[Aloud]:
    """Every move has a reason at once, another each time; what was asked for."""
    asked: list[Aloud] = []

    async def say_why(thinkers: Thinkers, question: Aloud) -> dict[str, str]:
        asked.append(question)
        return {locale: f"{words} ({len(asked)})" for locale, words in WHY.items()}

    monkeypatch.setattr(Thinkers, "say_why", say_why)
    return asked


async def some_moves(me: Player, moves: int = 8) -> None:
    for _ in range(moves):
        await me.until(lambda me: me.asked or "outcome" in me.moved)
        if "outcome" in me.moved:
            return
        told = await me.answers_with(me.options[0])
        await me.reaches(told["position"])


def reasons(player: Player) -> list[tuple[int, int, str]]:
    return [(one["position"], one["by"], one["words"]) for one in player.log if "by" in one]


async def test_a_novice_says_why_under_its_move_to_all_alike_each_in_their_language(
    sqlite_db: str, talkative: list[Aloud]
) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(
            game=RISE, seats=3, bots=[None, "novice", "greedy"], name="Ada", seed=2, lang="pl"
        )
        me, looker = await table.joins(0, lang="pl"), await table.joins(None)
        await some_moves(me)
        await looker.reaches(me.position)
        mine, seen = reasons(me), reasons(looker)
        assert mine
        assert {by for _, by, _ in mine} == {1}
        assert all(words.startswith(WHY["pl"]) for _, _, words in mine)
        assert all(words.startswith(WHY["en"]) for _, _, words in seen)
        assert [one[:2] for one in mine] == [one[:2] for one in seen]
        # It is told after what happened at that move, and none of it is told with a rule.
        for at, sentence in enumerate(me.log):
            if "by" in sentence:
                assert sentence["rule"] == ""
                later = me.log[at + 1 :]
                assert all(one["position"] > sentence["position"] for one in later)
        back = await table.joins(0, lang="pl")
        assert reasons(back)[: len(mine)] == mine


async def test_the_host_turns_reasons_off_and_on(sqlite_db: str, talkative: list[Aloud]) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(game=RISE, seats=2, bots=[None, "novice"], name="Ada", seed=2, reasons=False)
        me = await table.joins(0)
        await some_moves(me)
        assert me.table["reasons"] is False
        assert not reasons(me)
        assert not talkative
        answer = await site.http.patch(
            f"/api/tables/{table.id}",
            json={"reasons": True},
            headers={"Authorization": f"Bearer {table.host}"},
        )
        assert answer.json()["reasons"] is True
        await some_moves(me)
        assert reasons(me)


async def test_other_bots_keep_their_reasons_to_themselves(sqlite_db: str, talkative: list[Aloud]) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(game=RISE, seats=3, bots=[None, "greedy", "random"], name="Ada", seed=2)
        me = await table.joins(0)
        await some_moves(me)
        assert not talkative
        assert not reasons(me)


async def test_a_novice_whose_reason_cannot_be_found_moves_all_the_same(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(thinkers: Thinkers, question: Aloud) -> dict[str, str]:
        raise RuntimeError("no words")

    monkeypatch.setattr(Thinkers, "say_why", fails)
    async with serving(sqlite_db) as site:
        table = await site.opens(game=RISE, seats=2, bots=[None, "novice"], name="Ada", seed=2)
        me = await table.joins(0)
        await some_moves(me)
        assert not reasons(me)


async def test_reasons_stand_in_the_replay(sqlite_db: str, talkative: list[Aloud]) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(game=RISE, seats=2, bots=[None, "novice"], name="Ada", seed=2)
        me = await table.joins(0)
        await some_moves(me)
        mine = reasons(me)
        answer = await site.http.get(
            f"/api/tables/{table.id}/story", headers={"Authorization": f"Bearer {table.keys[0]}"}
        )
        told = [one for step in answer.json()["steps"] for one in step["log"] if "by" in one]
        assert [(one["position"], one["by"], one["words"]) for one in told][: len(mine)] == mine


def test_whoever_thinks_of_a_reason_is_given_nothing_that_an_onlooker_cannot_know() -> None:
    game = GAMES[RISE]
    match = Match.open(game, ["novice"] * 3, seed=4)
    for _ in range(12):
        match.answer(match.state.legal()[0], match.state.speaker or 0)
    state, seat = match.state, match.state.speaker
    assert seat is not None
    answer = state.legal(seat)[0]
    asked = ask_why(state, seat, answer)
    assert game.view(game.load(asked.position)) == game.view(state)
    assert game.load(asked.position).key != state.key
    for seed in range(5):
        world = game.determinize(state, None, seed)
        assert game.view(world) == game.view(state)
        if answer in world.legal(seat) and ask_why(world, seat, answer).told == asked.told:
            assert ask_why(world, seat, answer) == asked
            return
    pytest.fail("in no other world could it be the same move")


def test_a_process_that_thinks_says_the_same_as_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SECONDS", 0.0)
    state = Match.open(GAMES["cult"], ["novice"] * 3, seed=5).state
    seat = state.speaker
    assert seat is not None
    found = []
    for answer in state.legal(seat)[:8]:
        said = thinking._say_why(ask_why(state, seat, answer), 0)
        assert said == aloud.say_why(state, seat, aloud.telling(state, seat, answer))
        found.append(said)
    assert any(found)
