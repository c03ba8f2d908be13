"""Campaigns over HTTP: one table after another with the same people, files, and what is refused."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

import eldertable as et
from eldertable.match.campaign import Campaign
from tests.match.test_campaign import begun, play_out
from tests.server.site import OwnSite, Site, serving

BOTS = ["greedy", "greedy", "greedy"]
STORM = {"cultistorm": et.game("cultistorm"), "cult": et.game("cult")}
Told = dict[str, Any]


@pytest.fixture(scope="module")
def one_played() -> str:
    """The file of a campaign whose first mission was played."""
    campaign = begun()
    campaign.take(play_out(campaign.next(seed=3), 3))
    return campaign.text()


async def begins(site: Site, **asked: Any) -> Told:
    """A campaign of bots alone, or as it is said."""
    new = {"game": "cultistorm", "preset": "hard", "bots": BOTS, **asked}
    told: Told = await site.ask("POST", "/api/campaigns", 201, **new)
    return told


async def opens(site: Site, opened: Told, status: int = 201, key: str | None = None, **asked: Any) -> Told:
    """The table of the next mission."""
    path = f"/api/campaigns/{opened['campaign']['id']}/table"
    told: Told = await site.ask("POST", path, status, key or opened["host"], **asked)
    return told


async def looks(site: Site, opened: Told) -> Told:
    """The campaign as it is now."""
    told: Told = await site.get(f"/api/campaigns/{opened['campaign']['id']}")
    return told


async def ends(site: OwnSite, table: str) -> None:
    """Wait until bots have played a game to its end."""
    async with asyncio.timeout(240), site.hall.at(table) as live:
        while live.sheet.phase != "over":
            await asyncio.sleep(0.05)


async def test_a_mission_that_ends_goes_into_the_campaign_and_the_next_one_follows(db: str) -> None:
    async with serving(db, games=STORM) as site:
        opened = await begins(site)
        first = opened["campaign"]
        stands = [chapter["stands"] for chapter in first["journey"]["chapters"]]
        assert stands == ["next", *["later"] * 6]
        assert first["journey"]["chapters"][0]["read"].startswith("It has rained on Crane Hill")
        assert first["journey"]["chapters"][1]["read"] == ""
        table = await opens(site, opened, seed=3)
        assert (table["campaign"], table["options"]["mission"], table["phase"]) == (
            first["id"],
            "1",
            "playing",
        )
        assert (await looks(site, opened))["table"] == table["id"]
        # Another cannot be opened before its turn: the same table is shown.
        assert (await opens(site, opened, 200))["id"] == table["id"]
        await ends(site, table["id"])
        after = await looks(site, opened)
        assert after["table"] is None
        assert after["played"] == [table["id"]]
        assert [chapter["stands"] for chapter in after["journey"]["chapters"]][1] == "next"
        assert after["journey"]["chapters"][0]["stands"] in ("won", "lost")
        assert after["journey"]["chapters"][0]["after"]
        assert all(one["name"] for one in after["journey"]["travellers"])
        assert len(after["journey"]["fortunes"]) == 1
        second = await opens(site, opened)
        assert second["options"]["mission"] == "2"
        assert json.loads(second["options"]["sheet"])["mission"] == 2


async def test_the_file_of_a_campaign_is_what_the_terminal_reads_and_goes_on_elsewhere(
    sqlite_db: str,
) -> None:
    async with serving(sqlite_db, games=STORM) as site:
        opened = await begins(site)
        table = await opens(site, opened, seed=4)
        await ends(site, table["id"])
        await looks(site, opened)
        answer = await site.http.get(f"/api/campaigns/{opened['campaign']['id']}/file")
        assert answer.headers["content-disposition"].startswith('attachment; filename="campaign-cultistorm-')
        read = Campaign.parse(answer.text, et.game)
        assert (len(read.played), read.who) == (1, tuple(BOTS))
        again = await site.ask("POST", "/api/campaigns/file", 201, text=answer.text)
        assert again["campaign"]["id"] != opened["campaign"]["id"]
        assert again["campaign"]["played"] == [None]
        assert again["campaign"]["journey"] == (await looks(site, opened))["journey"]
        copied = await site.http.get(f"/api/campaigns/{again['campaign']['id']}/file")
        assert copied.text == answer.text


async def test_people_keep_their_seats_and_keys_from_table_to_table(sqlite_db: str) -> None:
    async with serving(sqlite_db, games=STORM) as site:
        opened = await begins(site, bots=[None, None, "greedy"], name="Ada")
        assert (opened["seat"], opened["campaign"]["seats"][0]["name"]) == (0, "Ada")
        table = await opens(site, opened, key=opened["secret"])
        assert table["phase"] == "gathering"
        held = await site.ask("POST", f"/api/tables/{table['id']}/seats", 201, name="Bo")
        assert (await site.get(f"/api/tables/{table['id']}"))["phase"] == "playing"
        assert [seat["name"] for seat in (await looks(site, opened))["seats"]] == ["Ada", "Bo", None]
        assert (await opens(site, opened, 200, key=held["secret"]))["id"] == table["id"]
        # Broken off, it counts for nothing; and Bo, who has sat down meanwhile, belongs to it.
        await site.ask("DELETE", f"/api/tables/{table['id']}", key=opened["host"])
        now = await looks(site, opened)
        assert (now["table"], now["played"]) == (None, [])
        again = await opens(site, opened, key=held["secret"])
        assert (again["id"] != table["id"], again["phase"], again["options"]["mission"]) == (
            True,
            "playing",
            "1",
        )
        bo = await site.connect(again["id"], secret=held["secret"])
        await bo.until(lambda me: me.welcome)
        assert bo.seat == 1


async def test_only_those_who_play_open_a_table(sqlite_db: str) -> None:
    async with serving(sqlite_db, games=STORM) as site:
        opened = await begins(site, bots=[None, "greedy", "greedy"], name="Ada")
        assert (await opens(site, opened, 401, key="x" * 22))["code"] == "bad-secret"
        path = f"/api/campaigns/{opened['campaign']['id']}/table"
        assert (await site.ask("POST", path, 401))["code"] == "bad-secret"
        assert (await looks(site, opened))["table"] is None
        assert (await site.get("/api/campaigns/short", 404))["code"] == "no-campaign"
        assert (await site.get(f"/api/campaigns/{'x' * 22}", 404))["code"] == "no-campaign"
        # A secret is nowhere in what everybody may know.
        assert opened["host"] not in json.dumps(await looks(site, opened))
        kept = await site.hall.store.saga(opened["campaign"]["id"])
        assert kept is not None
        assert opened["secret"] not in msgspec.json.encode(kept.saga).decode()


async def test_a_rematch_of_a_mission_is_no_part_of_the_campaign(sqlite_db: str) -> None:
    async with serving(sqlite_db, games=STORM) as site:
        opened = await begins(site, bots=[None, "greedy", "greedy"], name="Ada")
        table = await opens(site, opened)
        await site.ask("DELETE", f"/api/tables/{table['id']}", key=opened["host"])
        again = await site.ask("POST", f"/api/tables/{table['id']}/rematch", 201, key=opened["secret"])
        assert again["campaign"] is None


async def test_of_two_who_open_the_next_table_at_once_both_come_to_the_same(db: str) -> None:
    async with serving(db, games=STORM) as site:
        opened = await begins(site, bots=[None, "greedy", "greedy"], name="Ada")
        path = f"/api/campaigns/{opened['campaign']['id']}/table"
        key = {"Authorization": f"Bearer {opened['host']}"}
        answers = await asyncio.gather(*(site.http.post(path, json={}, headers=key) for _ in range(4)))
        tables = {answer.json()["id"] for answer in answers}
        assert len(tables) == 1
        assert (await looks(site, opened))["table"] in tables


async def test_a_game_that_was_begun_elsewhere_goes_on_here(sqlite_db: str) -> None:
    campaign = Campaign(et.game("cultistorm"), ("you:Ada", "greedy", "greedy"), "hard")
    match = campaign.next(seed=5)
    for _ in range(3):
        seat = match.state.speaker
        assert seat is not None
        match.answer(match.state.legal()[0], seat)
    async with serving(sqlite_db, games=STORM) as site:
        opened = await site.ask("POST", "/api/campaigns/file", 201, text=campaign.text(), name="Ada")
        assert opened["campaign"]["begun"]
        table = await opens(site, opened, key=opened["secret"])
        async with site.hall.at(table["id"]) as live:
            assert live.match is not None
            given = [(entry.seat, entry.answer) for entry in live.match.entries[:3]]  # type: ignore[union-attr]
            assert given == [(entry.seat, entry.answer) for entry in match.entries]  # type: ignore[union-attr]
            assert live.match.header == match.header


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [
        (lambda text: text[: len(text) // 2], "campaign-cut", "only a part"),
        (lambda text: "once upon a time", "campaign-cut", "no campaign"),
        (lambda text: text.replace('"campaign": 1', '"campaign": 2'), "campaign-version", "newer version"),
        (lambda text: text.replace('"who"', '"whom"'), "campaign-edited", "cannot be read"),
        (lambda text: _more_hope(text), "campaign-edited", "does not follow"),
        (lambda text: _other_answer(text), "campaign-game", "Game 1"),
        (lambda text: _with(text, game="chess"), "record-game", "chess"),
        (lambda text: _with(text, game="cult"), "campaign-edited", "no campaign"),
        (lambda text: _with(text, who=["greedy"] * 40), "campaign-edited", "40 play"),
        (lambda text: _with(text, preset="nonsense"), "campaign-edited", "nonsense"),
        (lambda text: _with(text, played=["{}"]), "campaign-game", "Game 1"),
    ],
)
async def test_a_file_that_cannot_be_is_refused_in_words_and_nothing_is_kept(
    sqlite_db: str, one_played: str, change: Any, code: str, words: str
) -> None:
    broken = change(one_played)
    assert broken != one_played
    async with serving(sqlite_db, games=STORM) as site:
        refused = await site.ask("POST", "/api/campaigns/file", 400, text=broken)
        assert refused["code"] == code
        assert words in refused["words"]
        ((rows, _),) = await site.hall.store.do(("SELECT COUNT(*) FROM campaigns", ()))
        assert rows[0][0] == 0


def _with(text: str, **changes: Any) -> str:
    return json.dumps({**json.loads(text), **changes})


def _more_hope(text: str) -> str:
    data = json.loads(text)
    data["carried"]["hope"], data["carried"]["shadow"] = data["carried"]["shadow"], data["carried"]["hope"]
    return json.dumps(data)


def _other_answer(text: str) -> str:
    data = json.loads(text)
    lines = data["played"][0].split("\n")
    del lines[5]
    data["played"][0] = "\n".join(lines)
    return json.dumps(data)


async def test_what_cannot_be_begun_is_refused(sqlite_db: str) -> None:
    async with serving(sqlite_db, games=STORM) as site:
        path = "/api/campaigns"
        assert (await site.ask("POST", path, 400, game="cult", bots=["greedy"] * 3))["code"] == "bad-option"
        assert (await site.ask("POST", path, 404, game="chess", bots=BOTS))["code"] == "no-game"
        assert (await site.ask("POST", path, 400, game="cultistorm", bots=["greedy"] * 2))[
            "code"
        ] == "bad-option"
        assert (await site.ask("POST", path, 400, game="cultistorm", bots=["x"] * 3))["code"] == "no-bot"
        refused = await site.ask("POST", path, 400, game="cultistorm", bots=BOTS, preset="deep_night")
        assert refused["code"] == "bad-option"
        offers = {game["name"]: game["campaign"] for game in (await site.get("/api/games"))["games"]}
        assert offers["cult"] is None
        assert (offers["cultistorm"]["seats"], offers["cultistorm"]["games"]) == ([3, 4, 5], 7)
        assert {"easy", "normal", "hard", "grim"} <= set(offers["cultistorm"]["presets"])
        assert "deep_night" not in offers["cultistorm"]["presets"]


async def test_a_game_is_taken_once_even_if_two_processes_look(db: str) -> None:
    """Two servers on one database look at the campaign after its game is over."""
    async with serving(db, games=STORM) as site:
        opened = await begins(site)
        table = await opens(site, opened, seed=3)
        await ends(site, table["id"])
        path = f"/api/campaigns/{opened['campaign']['id']}"
        answers = await asyncio.gather(*(site.get(path) for _ in range(5)))
        assert all(answer["played"] == [table["id"]] for answer in answers)
        assert len(await site.hall.store.saga_games(opened["campaign"]["id"])) == 1


async def test_after_the_last_mission_no_game_follows(sqlite_db: str) -> None:
    async with serving(sqlite_db, games=STORM) as site:
        opened = await begins(site)
        kept = await site.hall.store.saga(opened["campaign"]["id"])
        assert kept is not None
        carried = {
            **kept.saga.carried,
            "mission": 8,
            "hope": 6,
            "shadow": 0,
            "boons": [f"BO{n}" for n in range(1, 7)],
        }
        over = msgspec.structs.replace(kept.saga, carried=carried, won=(True,) * 7, tables=(None,) * 7)
        await site.hall.store.change_saga(kept, over)
        told = await looks(site, opened)
        assert told["journey"]["over"]
        assert told["journey"]["ending"].startswith("The cloud comes apart")
        assert (await opens(site, opened, 409))["code"] == "campaign-over"
