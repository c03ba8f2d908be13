"""Several people at one screen: the curtain between their hands, and what a screen is told behind it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from eldertable.kernel import Dice
from tests.server.site import Opened, Player, Site, serving

RISE = "rise-of-the-cults"


async def shared(site: Site, game: str = RISE, seats: int = 2, **asked: Any) -> tuple[Opened, Player]:
    """A table whose seats are all at one screen, with the curtain drawn."""
    beside = [{"name": name, "seat": seat} for seat, name in enumerate(("Bo", "Cyd"), 1) if seat < seats]
    opened = await site.ask(
        "POST", "/api/tables", 201, game=game, seats=seats, name="Ada", beside=beside, **asked
    )
    table = Opened(site, opened)
    table.keys |= {hand["seat"]: hand["secret"] for hand in opened["beside"]}
    return table, await screen(table)


async def screen(table: Opened, **hello: Any) -> Player:
    """A screen at which everybody sits of whom the keys are known."""
    return await table.joins(beside=list(table.keys.values()), **hello)


async def plays_on(page: Player, answers: int, dice: Dice) -> None:
    """Whoever is asked takes the screen and answers at random, so many times."""
    for _ in range(answers):
        await page.says("curtain", seat=page.moved["asked"][0])
        await page.answers_with(page.options[dice.roll(len(page.options))])


def faces(raw: list[str], zone: str) -> set[str]:
    """All faces that were ever told of what lies in a zone."""
    found: set[str] = set()
    for text in raw:
        told = json.loads(text)
        moved = told.get("moved", told) or {}
        pieces = list((moved.get("moving") or {}).get("pieces", []))
        pieces += [
            piece for lying in (moved.get("changes") or {}).get("zones", {}).values() for piece in lying
        ]
        found |= {piece["face"] for piece in pieces if piece["zone"] == zone and piece["face"]}
    return found


async def test_those_who_share_a_screen_sit_down_together_and_are_all_here(db: str) -> None:
    async with serving(db) as site:
        table, ada_and_bo = await shared(site)
        assert ada_and_bo.table["phase"] == "playing"
        assert (ada_and_bo.welcome["seat"], ada_and_bo.welcome["seats"]) == (None, [0, 1])
        onlooker = await table.joins()
        assert [seat["here"] for seat in onlooker.table["seats"]] == [True, True]
        assert onlooker.table["watching"] == 1, "a drawn curtain is nobody who looks on"


async def test_a_screen_is_told_a_hand_only_while_its_curtain_is_open(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table, page = await shared(site)
        await plays_on(page, 20, Dice(1))
        await page.says("curtain", seat=None)
        onlooker = await table.joins()
        public = [faces(onlooker.raw, f"hand-{seat}") for seat in (0, 1)]
        mine = page.moved["asked"][0]
        for seat in (mine, None, 1 - mine, None, mine):
            before = len(page.raw)
            assert (await page.says("curtain", seat=seat))["type"] == "done"
            assert (page.seat, page.moved["back"]) == (seat, -1)
            assert "moving" in page.moved, "what is shown now is told whole: nothing of before is needed"
            for hand in (0, 1):
                told = faces(page.raw[before:], f"hand-{hand}")
                assert told > public[hand] if hand == seat else told == public[hand]
            assert bool(page.options) is (seat == mine)


async def test_the_private_story_of_one_is_not_told_to_the_other(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table, page = await shared(site)
        await plays_on(page, 30, Dice(1))
        for seat in (0, 1):
            await page.says("curtain", seat=seat)
            alone = await table.joins(seat)
            assert page.words == alone.words
            assert page.moving == alone.moving
            await alone.leaves()
        await page.says("curtain", seat=None)
        onlooker = await table.joins()
        assert page.words == onlooker.words
        assert page.moving == onlooker.moving


async def test_everybody_asked_at_once_answers_in_turn_with_drafts_and_undo(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        _, page = await shared(site, "the-vigil", 3)
        dice = Dice(2)
        while len(page.moved["asked"]) < 3:
            await plays_on(page, 1, dice)
        for seat in page.moved["asked"].copy():
            await page.says("curtain", seat=seat)
            revocable = [option for option in page.options if option not in page.finals]
            if not revocable:
                continue
            await page.tries(revocable[0])
            assert len(page.moved["draft"]["answers"]) == 1
            await page.says("curtain", seat=None)
            assert "draft" not in page.moved, "what one of them has begun is shown to nobody else"
            await page.says("curtain", seat=seat)
            assert len(page.moved["draft"]["answers"]) == 1, "and is still there when they look again"
            await page.says("back")
        one = page.moved["asked"][0]
        await page.says("curtain", seat=one)
        told = await page.answers_with(page.options[0])
        assert told["type"] == "done"


async def test_people_elsewhere_and_bots_play_along(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        opened = await site.ask(
            "POST",
            "/api/tables",
            201,
            game="cult",
            seats=4,
            name="Ada",
            beside=[{"name": "Bo", "seat": 1}],
            bots=[None, None, None, "greedy"],
        )
        table = Opened(site, opened)
        table.keys |= {hand["seat"]: hand["secret"] for hand in opened["beside"]}
        page = await screen(table)
        await table.sits("Cyd")
        cyd = await table.joins(2)
        dice = Dice(3)
        for _ in range(40):
            await page.until(
                lambda me: cyd.position == me.position and set(me.moved.get("asked", [])) & {0, 1, 2}
            )
            seat = next(seat for seat in page.moved["asked"] if seat < 3)
            player = cyd if seat == 2 else page
            if seat != 2:
                await page.says("curtain", seat=seat)
            if player.options:
                await player.answers_with(player.options[dice.roll(len(player.options))])
            await cyd.until(lambda me: page.position == me.position)
        assert faces(cyd.raw, "hand-0") == faces(cyd.raw, "hand-1") == set()


async def test_a_screen_speaks_for_whoever_says_something(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        _, page = await shared(site)
        assert (await page.says("say", words="Hello"))["problem"]["code"] == "not-seated"
        await page.says("say", words="Hello", seat=1)
        assert (await page.says("say", words="I?", seat=2))["problem"]["code"] == "not-seated"
        await page.until(lambda me: me.chat)
        assert [(line["seat"], line["name"]) for line in page.chat] == [(1, "Bo")]


async def test_nobody_opens_a_curtain_that_is_not_theirs(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table, _ = await site.plays(2, RISE)
        ada, eve = await table.joins(0), await table.joins()
        for player in (ada, eve):
            told = await player.says("curtain", seat=1)
            assert told["problem"]["code"] == "not-seated"
            assert faces(player.raw, "hand-1") == set()
        for seat in (99, -1, "1", 1.5):
            told = await eve.says("curtain", seat=seat)
            assert told["type"] == "refused"
        stranger = await table.joins(beside=["nonsense", "A" * 22])
        assert (stranger.welcome["seat"], stranger.welcome["seats"]) == (None, [])


async def test_who_is_sent_away_leaves_the_screen_and_the_others_stay(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table, page = await shared(site)
        await page.says("curtain", seat=1)
        before = len(page.raw)
        await site.ask("DELETE", f"{table.path}/seats/1", key=table.host)
        await page.until(lambda me: me.seat is None and me.table["seats"][1]["name"] is None)
        assert json.loads(next(text for text in page.raw[before:] if '"type":"table"' in text))["seats"] == [
            0
        ]
        assert (await page.says("curtain", seat=1))["problem"]["code"] == "not-seated"
        assert faces(page.raw[before:], "hand-1") == set()
        again = await screen(table)
        assert again.welcome["seats"] == [0]


@pytest.mark.parametrize(
    ("beside", "code"),
    [
        ([{"name": "Bo", "seat": 0}], "seat-taken"),
        ([{"name": "Bo", "seat": 7}], "no-seat"),
        ([{"name": "Bo"}, {"name": "Cyd"}], "table-full"),
        ([{"name": ""}], "bad-message"),
        ([{"name": "Bo"}] * 13, "bad-message"),
    ],
)
async def test_nonsense_is_refused_in_words(sqlite_db: str, beside: list[dict[str, Any]], code: str) -> None:
    status = {"bad-message": 400, "no-seat": 404}.get(code, 409)
    async with serving(sqlite_db) as site:
        told = await site.ask("POST", "/api/tables", status, game=RISE, seats=2, name="Ada", beside=beside)
        assert told["code"] == code
        assert told["words"]
