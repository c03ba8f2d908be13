"""Answers in advance: what they answer, who sees them, and what ends them."""

from __future__ import annotations

import pytest

from eldertable.kernel import Dice
from tests.server.site import Player, serving

CHOICES = {"Bury": "leave", "Lamps": "ready"}


def option(player: Player, words: str) -> int:
    """An answer by a word of its label."""
    options = player.moving["prompt"]["options"]
    return int(next(one["answer"] for one in options if words in one["label"].lower()))


async def asked_for(players: list[Player], kind: str, dice: Dice) -> Player:
    """Play at random until somebody is asked for this kind of decision."""
    while True:
        one = next(player for player in players if player.asked)
        if one.moving["prompt"]["kind"] == kind:
            return one
        await moves(players, one, one.options[dice.roll(len(one.options))])


async def moves(players: list[Player], one: Player, answer: int) -> None:
    """One answers; everybody hears of it."""
    told = await one.answers_with(answer)
    assert told["type"] == "done", told
    for player in players:
        await player.reaches(told["position"])


async def orders(players: list[Player], one: Player, words: str, until: str) -> None:
    """Somebody answers now and in advance."""
    told = await one.says("order", position=one.position, answer=option(one, words), until=until)
    assert told["type"] == "done", told
    for player in players:
        await player.reaches(told["position"])


def kinds(player: Player) -> list[str]:
    """What the answers in advance are for, as this player is told."""
    return [order["until"] for order in player.moved.get("orders", [])]


async def test_an_answer_in_advance_is_given_whenever_the_same_is_asked_until_it_is_cancelled(
    db: str,
) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2, options={"nights": 5, "bell": False})
        dice = Dice(1)
        one = await asked_for(players, "Bury", dice)
        other = players[1 - players.index(one)]
        await orders(players, one, "leave", "cancelled")
        assert kinds(one) == ["cancelled"]
        assert one.moved["orders"][0]["label"].lower().startswith("leave")
        assert kinds(other) == [], "nobody else is told"
        asked = 0
        for _ in range(60):
            if "outcome" in one.moved or asked >= 3:
                break
            turn = next(player for player in players if player.asked)
            if turn.moving["prompt"]["kind"] == "Bury":
                assert turn is other, "whoever answered in advance is not asked again"
                asked += 1
            await moves(players, turn, turn.options[dice.roll(len(turn.options))])
        assert asked >= 1
        if "outcome" not in one.moved:
            await one.says("cancel", order=1)
            assert kinds(one) == []


@pytest.mark.parametrize("until", ["phase", "round"])
async def test_it_ends_with_the_phase_or_the_round(sqlite_db: str, until: str) -> None:
    async with serving(sqlite_db) as site:
        _, players = await site.plays(2, options={"nights": 5, "bell": False})
        dice = Dice(2)
        one = await asked_for(players, "Lamps", dice)
        await orders(players, one, "ready", until)
        phase = one.moving["phase"]
        while one.moving["phase"] == phase and "outcome" not in one.moved:
            assert kinds(one) == [until]
            turn = next(player for player in players if player.asked)
            await moves(players, turn, option(turn, "ready"))
        assert kinds(one) == ([] if until == "phase" else [until])
        while kinds(one) and "outcome" not in one.moved:
            turn = next(player for player in players if player.asked)
            await moves(players, turn, turn.options[dice.roll(len(turn.options))])
        assert kinds(one) == []


async def test_it_ends_when_somebody_else_answers_otherwise(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        _, players = await site.plays(2, options={"nights": 5, "bell": False, "oil": [3, 3]})
        one = await asked_for(players, "Lamps", Dice(3))
        other = players[1 - players.index(one)]
        await orders(players, one, "ready", "otherwise")
        assert kinds(one) == ["otherwise"]
        await moves(players, other, option(other, "oil"))
        assert kinds(one) == []


async def test_it_survives_a_restart_and_goes_with_whoever_takes_something_back(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table, players = await site.plays(2, options={"nights": 5, "bell": False})
        one = await asked_for(players, "Lamps", Dice(4))
        seat = players.index(one)
        await orders(players, one, "ready", "cancelled")
    async with serving(sqlite_db) as site:
        table.site = site
        again = await table.joins(seat)
        assert kinds(again) == ["cancelled"]
        if again.moved["undo"]["ways"]:
            await again.says("undo")
            assert kinds(again) == []
            assert again.asked, "what was taken back is not answered again at once"


async def test_nonsense_is_refused_in_words(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table, players = await site.plays(2)
        one = next(player for player in players if player.asked)
        other = players[1 - players.index(one)]
        onlooker = await table.joins()
        at = {"position": one.position, "until": "round"}
        assert (await one.says("order", answer=99_999, **at))["problem"]["code"] == "illegal"
        assert (await onlooker.says("order", answer=0, **at))["problem"]["code"] == "not-seated"
        assert (await onlooker.says("cancel", order=1))["problem"]["code"] == "not-seated"
        told = await one.says("order", position=one.position, answer=one.options[0], until="doomsday")
        assert told["problem"]["code"] == "bad-message"
        if not other.asked:
            told = await other.says("order", answer=one.options[0], **at)
            assert told["problem"]["code"] == "no-order"
        assert (await one.says("cancel", order=7))["type"] == "done"
        assert one.position == other.position == 0
