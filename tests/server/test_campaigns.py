"""Campaigns over HTTP: one table after another with the same people, files, and what is refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import eldertable as et
from eldertable.match import Match, Record
from eldertable.match.campaign import Campaign
from eldertable.server import replays
from eldertable.server.campaigns import read_campaign
from eldertable.server.denied import Denied
from tests.match.test_campaign import FIRST_FORMAT, begun, play_out, with_other_words
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


@asynccontextmanager
async def two_serving(db: str) -> AsyncIterator[tuple[OwnSite, OwnSite]]:
    """Two servers on one database; where only one can serve it, twice that one."""
    async with serving(db, games=STORM) as one:
        if not db.startswith("postgres"):
            yield one, one
            return
        async with serving(db, games=STORM) as other:
            yield one, other


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
    async with two_serving(db) as (one, other):
        opened = await begins(one, bots=[None, "greedy", "greedy"], name="Ada")
        path = f"/api/campaigns/{opened['campaign']['id']}/table"
        key = {"Authorization": f"Bearer {opened['host']}"}
        asked = [site.http.post(path, json={}, headers=key) for site in (one, other, one, other)]
        tables = {answer.json()["id"] for answer in await asyncio.gather(*asked)}
        assert len(tables) == 1
        assert (await looks(one, opened))["table"] in tables
        assert (await looks(other, opened))["table"] in tables


def going_on() -> tuple[Campaign, Match]:
    """A campaign whose first game was begun in the terminal, and that game."""
    campaign = Campaign(et.game("cultistorm"), ("you:Ada", "greedy", "greedy"), "hard")
    match = campaign.next(seed=5)
    for _ in range(3):
        seat = match.state.speaker
        assert seat is not None
        match.answer(match.state.legal()[0], seat)
    return campaign, match


async def test_a_game_that_was_begun_elsewhere_goes_on_here(sqlite_db: str) -> None:
    campaign, match = going_on()
    async with serving(sqlite_db, games=STORM) as site:
        opened = await site.ask("POST", "/api/campaigns/file", 201, text=campaign.text(), name="Ada")
        assert opened["campaign"]["begun"]
        table = await opens(site, opened, key=opened["secret"])
        # Its dice were chosen, and everybody is told.
        assert table["chosen_seed"]
        async with site.hall.at(table["id"]) as live:
            assert live.match is not None
            given = [(entry.seat, entry.answer) for entry in live.match.entries[:3]]  # type: ignore[union-attr]
            assert given == [(entry.seat, entry.answer) for entry in match.entries]  # type: ignore[union-attr]
            assert live.match.header == match.header


async def test_the_file_tells_nobody_the_dice_of_a_game_that_goes_on_or_waits_to(sqlite_db: str) -> None:
    campaign, match = going_on()
    async with serving(sqlite_db, games=STORM) as site:
        opened = await site.ask("POST", "/api/campaigns/file", 201, text=campaign.text(), name="Ada")
        path = f"/api/campaigns/{opened['campaign']['id']}/file"
        waiting = await site.http.get(path)
        await opens(site, opened)
        playing = await site.http.get(path)
        for file in (waiting, playing):
            assert json.loads(file.text)["begun"] == ""
            assert match.header.content not in file.text


async def test_a_game_from_a_file_that_is_broken_off_is_played_again_with_other_dice(sqlite_db: str) -> None:
    campaign, match = going_on()
    async with serving(sqlite_db, games=STORM) as site:
        opened = await site.ask("POST", "/api/campaigns/file", 201, text=campaign.text(), name="Ada")
        table = await opens(site, opened)
        await site.ask("DELETE", f"/api/tables/{table['id']}", key=opened["host"])
        again = await opens(site, opened)
        assert not (await looks(site, opened))["begun"]
        async with site.hall.at(again["id"]) as live:
            assert live.match is not None
            assert live.match.header.seed != match.header.seed
            assert not again["chosen_seed"]


async def test_a_game_that_was_broken_off_in_the_file_begins_anew(sqlite_db: str) -> None:
    campaign, match = going_on()
    match.end("abandoned")
    async with serving(sqlite_db, games=STORM) as site:
        opened = await site.ask("POST", "/api/campaigns/file", 201, text=campaign.text(), name="Ada")
        assert not opened["campaign"]["begun"]
        table = await opens(site, opened)
        async with site.hall.at(table["id"]) as live:
            assert live.match is not None
            assert live.match.header.seed != match.header.seed
            assert not live.match.over


async def test_the_tables_of_a_file_speak_the_language_of_whoever_brings_it(
    sqlite_db: str, one_played: str
) -> None:
    async with serving(sqlite_db, games=STORM) as site:
        path = "/api/campaigns/file"
        for query, lang in (("", "en"), ("?lang=en", "en"), ("?lang=pl", "en"), ("?lang=xx", "en")):
            brought = await site.ask("POST", path + query, 201, text=one_played)
            kept = await site.hall.store.saga(brought["campaign"]["id"])
            assert kept is not None
            assert kept.saga.lang == lang
        assert (await site.ask("POST", path, 400, text=one_played, lang="xx"))["code"] == "bad-message"


async def test_who_brings_a_campaign_waits_for_nobody_who_looks_at_a_game(
    sqlite_db: str, one_played: str
) -> None:
    async with serving(sqlite_db, games=STORM) as site, site.hall._aside:
        await site.ask("POST", "/api/campaigns/file", 201, text=one_played)


def test_all_games_of_a_file_together_have_the_time_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = begun()
    for seed in (3, 4):
        campaign.take(play_out(campaign.next(seed=seed), seed))
    text = campaign.text()
    matches = [one.match for one in campaign.played if one.match is not None]
    longest = max(len(match.entries) for match in matches)
    clock = count()
    monkeypatch.setattr(replays, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    monkeypatch.setattr(replays, "PATIENCE", longest + 10)
    for match in matches:
        replays.whole_game(match.record.text(), STORM, 100_000)
    with pytest.raises(Denied) as denied:
        read_campaign(text, STORM, 100_000)
    assert (denied.value.code, denied.value.details["number"]) == ("campaign-game", 2)
    assert denied.value.details["why"].code == "record-long"


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [
        (lambda text: text[: len(text) // 2], "campaign-cut", "only a part"),
        (lambda text: "once upon a time", "campaign-cut", "no campaign"),
        (lambda text: text.replace('"campaign": 2', '"campaign": 3'), "campaign-version", "newer version"),
        (lambda text: text.replace('"who"', '"whom"'), "campaign-edited", "cannot be read"),
        (lambda text: _more_hope(text), "campaign-edited", "does not follow"),
        (lambda text: _without_an_answer(text), "campaign-edited", "game 1 does not verify: line 6"),
        (lambda text: _other_answer(text), "campaign-game", "Game 1"),
        (lambda text: _with_game(text, digest="0" * 32), "campaign-edited", "not as it was written"),
        (lambda text: _of_newer_rules(text), "campaign-version", "newer version"),
        (lambda text: _with(text, game="chess"), "record-game", "chess"),
        (lambda text: _with(text, game="cult"), "campaign-edited", "no campaign"),
        (lambda text: _with(text, who=["greedy"] * 40), "campaign-edited", "40 play"),
        (lambda text: _with(text, preset="nonsense"), "campaign-edited", "nonsense"),
        (lambda text: _with(text, played=["{}"]), "campaign-edited", "cannot be read"),
        (lambda text: _with_game(text, record="{}"), "campaign-edited", "game 1 does not verify: line 1"),
        (lambda text: _with(text, options={"puzzle": True}), "campaign-edited", "puzzle"),
        (lambda text: _from_a_position(text), "campaign-edited", "not as it was written"),
        (lambda text: _laid_out_otherwise(text), "campaign-edited", "does not follow"),
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


def _with_game(text: str, **changes: Any) -> str:
    """The file with something else about its first game."""
    data = json.loads(text)
    data["played"][0].update(changes)
    return json.dumps(data)


def _record(text: str) -> str:
    record: str = json.loads(text)["played"][0]["record"]
    return record


def _without_an_answer(text: str) -> str:
    lines = _record(text).split("\n")
    del lines[5]
    return _with_game(text, record="\n".join(lines))


def _other_answer(text: str) -> str:
    return _with_game(text, record=_record(text).replace('"answer":0', '"answer":1', 1))


def _of_newer_rules(text: str) -> str:
    header, entries = _record(text).split("\n", 1)
    return _with_game(text, record=json.dumps({**json.loads(header), "version": "3"}) + "\n" + entries)


def _from_a_position(text: str) -> str:
    """The first mission, as if it had begun shortly before its end: every digest is right."""
    match = Match.load(_record(text), et.game)
    middle = len(match.entries) - 3
    game, state = (
        match.game,
        Match.load(Record(match.header, tuple(match.entries[:middle])).text(), et.game).state,
    )
    before = Match(game, match.header)
    before._play.state = state
    before.position()
    for entry in match.entries[middle:]:
        before.answer(entry.answer, entry.seat)  # type: ignore[union-attr, arg-type]
    return _with_game(text, record=before.record.text())


def _laid_out_otherwise(text: str) -> str:
    """The first mission with a header that changes how the table was laid out, though nothing that matters."""
    header, entries = _record(text).split("\n", 1)
    laid_out = json.dumps({**json.loads(header), "opening": {"fields": {"turn": 1}}})
    return _with_game(text, record=laid_out + "\n" + entries)


async def test_a_campaign_goes_on_where_it_is_kept_and_its_file_elsewhere_after_a_card_was_worded_otherwise(
    sqlite_db: str,
) -> None:
    """Words of a card are content, too: records of before cannot be played again, and everybody is told so."""
    async with serving(sqlite_db, games=STORM) as site:
        opened = await begins(site)
        table = await opens(site, opened, seed=4)
        await ends(site, table["id"])
        before = await looks(site, opened)
        assert before["unchecked"] == []
    newer = {**STORM, "cultistorm": with_other_words(begun())}
    async with serving(sqlite_db, games=newer) as site:
        after = await looks(site, opened)
        assert after["unchecked"] == [1]
        assert after["journey"]["chapters"][0] == before["journey"]["chapters"][0]
        second = await opens(site, opened)
        assert (second["options"]["mission"], second["phase"]) == ("2", "playing")
        await ends(site, second["id"])
        told = await looks(site, opened)
        assert told["unchecked"] == [1]
        file = await site.http.get(f"/api/campaigns/{opened['campaign']['id']}/file")
        assert Campaign.parse(file.text, lambda name: newer[name]).unchecked == [1]
        brought = (await site.ask("POST", "/api/campaigns/file", 201, text=file.text))["campaign"]
        assert (brought["unchecked"], brought["played"]) == ([1], [None, None])
        assert brought["journey"] == told["journey"]
        path = f"/api/campaigns/{brought['id']}/file"
        assert (await site.http.get(path)).text == file.text
        # Somebody who has changed what cannot be checked is found out by the digest.
        refused = await site.ask("POST", "/api/campaigns/file", 400, text=_other_answer(file.text))
        assert (refused["code"], "not as it was written" in refused["words"]) == ("campaign-edited", True)


async def test_a_file_of_the_first_format_goes_on(sqlite_db: str) -> None:
    async with serving(sqlite_db, games=STORM) as site:
        text = FIRST_FORMAT.read_text(encoding="utf-8")
        opened = await site.ask("POST", "/api/campaigns/file", 201, text=text, name="Ada")
        told = opened["campaign"]
        assert [chapter["stands"] for chapter in told["journey"]["chapters"]][:3] == ["won", "lost", "next"]
        assert (told["unchecked"], told["played"], told["seats"][0]["name"]) == ([1, 2], [None, None], "Ada")
        # The third mission was begun under other rules: everybody is told that it begins anew.
        assert (told["begun"], told["anew"]) == (False, True)
        await opens(site, opened, key=opened["secret"])
        assert not (await looks(site, opened))["anew"]


async def test_a_refused_file_is_refused_in_one_language(sqlite_db: str, one_played: str) -> None:
    async with serving(sqlite_db, games=STORM) as site:
        refused = await site.ask("POST", "/api/campaigns/file?lang=pl", 400, text=_more_hope(one_played))
        assert refused["code"] == "campaign-edited"
        assert "does not follow" not in refused["words"]


async def test_what_was_agreed_on_holds_for_every_table_and_goes_into_the_file(sqlite_db: str) -> None:
    async with serving(sqlite_db, games=STORM) as site:
        opened = await begins(site, options={"narrative": "effects", "creatures": ["CR1"]})
        assert opened["campaign"]["agreed"] == [
            ["Creatures", "Gate Hounds"],
            ["Stories", "stories with their effects"],
        ]
        first = await opens(site, opened, seed=3)
        assert (first["options"]["narrative"], first["options"]["creatures"]) == ("effects", ["CR1"])
        await ends(site, first["id"])
        second = await opens(site, opened)
        told = (second["options"]["mission"], second["options"]["narrative"], second["options"]["creatures"])
        assert told == ("2", "effects", ["CR1"])
        file = await site.http.get(f"/api/campaigns/{opened['campaign']['id']}/file")
        assert json.loads(file.text)["options"] == {"narrative": "effects", "creatures": ["CR1"]}
        brought = await site.ask("POST", "/api/campaigns/file", 201, text=file.text)
        assert brought["campaign"]["agreed"] == opened["campaign"]["agreed"]
        refused = await site.ask(
            "POST", "/api/campaigns", 400, game="cultistorm", bots=BOTS, options={"puzzle": True}
        )
        assert (refused["code"], "puzzle cannot be agreed on" in refused["words"]) == ("bad-option", True)


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
        assert offers["cultistorm"]["options"] == ["sects", "creatures", "narrative"]
        assert (offers["cultistorm"]["seats"], offers["cultistorm"]["games"]) == ([3, 4, 5], 7)
        assert {"easy", "normal", "hard", "grim"} <= set(offers["cultistorm"]["presets"])
        assert "deep_night" not in offers["cultistorm"]["presets"]


async def test_a_game_is_taken_once_even_if_two_processes_look(db: str) -> None:
    """Two servers on one database look at the campaign after its game is over."""
    async with two_serving(db) as (one, other):
        opened = await begins(one)
        table = await opens(one, opened, seed=3)
        await ends(one, table["id"])
        path = f"/api/campaigns/{opened['campaign']['id']}"
        answers = await asyncio.gather(*(site.get(path) for site in (one, other, one, other, one)))
        assert all(answer["played"] == [table["id"]] for answer in answers)
        assert len(await one.hall.store.saga_games(opened["campaign"]["id"])) == 1


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
