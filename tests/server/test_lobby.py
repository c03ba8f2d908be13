"""The lobby: games, tables, seats, keys, bots, rematch."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from eldertable.kernel import Game
from eldertable.match import Record
from eldertable.server import replays
from tests.kernel.onepage import Vigil
from tests.server.site import GAMES, play_on, same_scene, serving

LONG = "a" * 25


async def test_games_are_listed_with_all_that_a_person_chooses_by(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        for lang in ("en", "pl"):
            games = (await site.get("/api/games", lang=lang))["games"]
            assert [game["name"] for game in games] == list(GAMES)
            for game in games:
                assert game["title"]
                assert game["seats"]
                assert game["minutes"][0] <= game["minutes"][1]
                assert 1 <= game["weight"] <= 5
                assert all(option["label"] for option in game["options"])
                groups = {"", *(group["name"] for group in game["groups"])}
                assert {option["group"] for option in game["options"]} <= groups
                assert game["bots"]
        storm = next(game for game in games if game["name"] == "cultistorm")
        hard = next(preset for preset in storm["presets"] if preset["name"] == "hard")
        assert hard["options"]["terror_places"] == 4
        assert hard["by_seats"]["4"] == {"terror_places": 5, "terror_ahead": 3}


async def test_what_is_chosen_in_the_lobby_names_its_dossier(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        games = {game["name"]: game for game in (await site.get("/api/games", lang="pl"))["games"]}
    known = {name: {one["id"]: one for one in game["dossiers"]} for name, game in games.items()}
    rise = {option["name"]: option for option in games["rise-of-the-cults"]["options"]}
    editions = {choice["value"]: choice["dossier"] for choice in rise["edition"]["choices"]}
    assert editions == {"en": "editions-en", "pl": "editions-pl"}
    assert known["rise-of-the-cults"]["editions-pl"]["lines"][0][0] == "Zawiera"
    assert {choice["dossier"] for choice in rise["setup"]["choices"]} == {""}
    storm = {option["name"]: option for option in games["cultistorm"]["options"]}
    assert (storm["relics"]["dossier"], storm["open_hands"]["dossier"]) == ("modules-relics", "")
    assert [choice["dossier"] for choice in storm["lonely"]["choices"]] == [
        "",
        "",
        "modes-lonely-two",
        "modes-lonely-solo",
    ]
    assert next(choice["dossier"] for choice in storm["sects"]["choices"]) == "modules-sects-GC"
    assert storm["sects"]["dossier"] == ""
    assert next(preset["dossier"] for preset in games["cultistorm"]["presets"]) == "presets-easy"
    for name, game in games.items():
        named = [preset["dossier"] for preset in game["presets"]]
        named += [option["dossier"] for option in game["options"]]
        named += [choice["dossier"] for option in game["options"] for choice in option["choices"]]
        assert {one for one in named if one} == set(known[name])


async def test_every_game_has_a_picture_from_its_middle_and_its_rules(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        for game in GAMES:
            picture = await site.get(f"/api/games/{game}/picture", lang="pl")
            assert picture["still"]["locale"] == ("pl" if "pl" in GAMES[game].locales else "en")
            assert picture["moving"]["pieces"]
            assert not picture["moving"]["over"]
            rules = (await site.get(f"/api/games/{game}/rules"))["rules"]
            assert len(rules) == len(GAMES[game].rules)
        assert (await site.get("/api/games/chess/rules", 404))["code"] == "no-game"


async def test_a_game_begins_when_every_seat_is_taken(db: str) -> None:
    async with serving(db) as site:
        table = await site.opens(seats=3, name="Ada", bots=[None, "random", None])
        assert table.info["phase"] == "gathering"
        host = await table.joins(0)
        assert host.welcome["moved"] is None
        assert await table.sits("Bo") == 2
        await host.until(lambda me: me.table["phase"] == "playing")
        await host.until(lambda me: me.moving)
        assert [seat["name"] for seat in host.table["seats"]] == ["Ada", None, "Bo"]
        assert (await table.now())["phase"] == "playing"


async def test_seats_can_be_chosen_taken_left_and_filled_with_bots(db: str) -> None:
    async with serving(db) as site:
        table = await site.opens(seats=3, name="Ada", seat=1)
        assert list(table.keys) == [1]
        seats = f"{table.path}/seats"
        assert (await site.ask("POST", seats, 409, name="Bo", seat=1))["code"] == "seat-taken"
        assert (await site.ask("POST", seats, 404, name="Bo", seat=7))["code"] == "no-seat"
        assert await table.sits("Bo", 2) == 2
        left = await site.ask("DELETE", f"{seats}/2", key=table.keys[2])
        assert left["seats"][2]["name"] is None
        bots = await site.ask("PUT", f"{seats}/2/bot", key=table.host, bot="random")
        assert bots["seats"][2]["bot"] == "random"
        assert (await site.ask("PUT", f"{seats}/0/bot", 400, key=table.host, bot="oracle"))[
            "code"
        ] == "no-bot"
        empty = await site.ask("DELETE", f"{seats}/2/bot", key=table.host)
        assert empty["seats"][2]["bot"] is None
        await table.sits("Cyd", 0)
        await table.sits("Dee")
        assert (await site.ask("POST", seats, 409, name="Eve"))["code"] == "table-full"


async def test_only_the_host_may_do_what_is_the_hosts(db: str) -> None:
    async with serving(db) as site:
        table = await site.opens(seats=3, name="Ada")
        await table.sits("Bo")
        deeds = [
            ("PUT", f"{table.path}/seats/2/bot"),
            ("DELETE", f"{table.path}/seats/0"),
            ("PATCH", table.path),
            ("DELETE", table.path),
        ]
        for method, path in deeds:
            assert (await site.ask(method, path, 403, key=table.keys[1]))["code"] == "not-host"
            for key in (None, "x", table.host[:-1], table.id):
                assert (await site.ask(method, path, 401, key=key))["code"] == "bad-secret"
        assert (await site.ask("POST", f"{table.path}/rematch", 409, key=table.keys[1]))["code"] == "not-over"


async def test_a_kicked_player_looks_on_and_the_seat_is_free(db: str) -> None:
    async with serving(db) as site:
        table, (host, guest) = await site.plays(2)
        await site.ask("DELETE", f"{table.path}/seats/1", key=table.host)
        await guest.until(lambda me: me.seat is None)
        await guest.until(lambda me: not me.options and "undo" not in me.moved)
        assert same_scene(guest.moving, (await table.joins()).moving)
        assert (await guest.says("answer", position=guest.position, answer=0))["problem"][
            "code"
        ] == "not-seated"
        late = await site.connect(table.id, secret=table.keys[1])
        assert await late.closed() == 4001
        await table.sits("Cyd")
        newcomer = await table.joins(1)
        await host.until(lambda me: me.table["seats"][1]["name"] == "Cyd")
        await play_on([host, newcomer], 4)


async def test_the_host_hands_an_absent_players_seat_to_a_bot_and_back(db: str) -> None:
    async with serving(db) as site:
        table, (host, guest) = await site.plays(2)
        bot = f"{table.path}/seats/1/bot"
        assert (await site.ask("PUT", bot, 409, key=table.host, bot="random"))["code"] == "player-here"
        await guest.leaves()
        await host.until(lambda me: not me.table["seats"][1]["here"])
        await site.ask("PUT", bot, key=table.host, bot="random")
        back = await table.joins(1)
        assert back.table["seats"][1] == {
            "seat": 1,
            "name": "Bo",
            "bot": "random",
            "here": True,
            "timed_out": False,
            "part": "",
        }
        if back.asked and back.options:
            assert (await back.answers_with(back.options[0]))["problem"]["code"] == "not-seated"
        await site.ask("DELETE", bot, key=table.keys[1])
        await host.until(lambda me: me.table["seats"][1]["bot"] is None)


async def test_open_tables_are_listed_and_private_ones_are_not(db: str) -> None:
    async with serving(db) as site:
        private = await site.opens(seats=2, name="Ada")
        shown = await site.opens(seats=2, name="Bo", open=True)
        listed = (await site.get("/api/tables"))["tables"]
        assert [table["id"] for table in listed] == [shown.id]
        await site.ask("PATCH", private.path, key=private.host, open=True)
        listed = (await site.get("/api/tables"))["tables"]
        assert {table["id"] for table in listed} == {shown.id, private.id}
        await site.ask("DELETE", shown.path, key=shown.host)
        listed = (await site.get("/api/tables"))["tables"]
        assert [table["id"] for table in listed] == [private.id]
        mine = (await site.get("/api/tables", ids=f"{shown.id},{'x' * 22},nonsense"))["tables"]
        assert [(table["id"], table["phase"]) for table in mine] == [(shown.id, "over")]


async def test_a_rematch_seats_the_same_people_with_the_same_keys(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2)
        await play_on(players, 1_000)
        assert players[0].moved["outcome"]["sides"]
        again = await site.ask("POST", f"{table.path}/rematch", 201, key=table.keys[1])
        await players[0].until(lambda me: me.table["rematch"] == again["id"])
        assert (await site.ask("POST", f"{table.path}/rematch", key=table.host))["id"] == again["id"]
        assert (await site.ask("POST", f"{table.path}/rematch", 401))["code"] == "bad-secret"
        assert again["phase"] == "playing"
        player = await site.connect(again["id"], secret=table.keys[1])
        await player.until(lambda me: me.seat == 1)


async def test_a_chosen_seed_is_said_and_no_seed_is_ever_told_before_the_end(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2, seed=424242)
        assert table.info["chosen_seed"] is True
        assert (await site.opens(seats=2)).info["chosen_seed"] is False
        assert (await site.get(f"{table.path}/record", 409))["code"] == "not-over"
        assert (await site.get(f"{table.path}/replay", 409, open=True))["code"] == "not-over"
        await play_on(players, 5)
        assert not any("424242" in text for player in players for text in player.raw)
        await site.ask("DELETE", table.path, key=table.host)
        assert "424242" in await site.get(f"{table.path}/record")


async def test_the_key_of_the_dice_is_told_to_nobody_before_the_end(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2)
        players.append(await site.connect(table.info["id"]))
        await play_on(players[:2], 8)
        heard = [text for player in players for text in player.raw]
        await site.ask("DELETE", table.path, key=table.host)
        key = json.loads((await site.get(f"{table.path}/record")).splitlines()[0])["seed"]
        assert len(bytes.fromhex(key)) == 32
        assert len(heard) > 16
        assert not any(key in text for text in heard)
        assert not any(key in text for player in players for text in player.raw)


async def test_a_finished_game_can_be_replayed_at_any_position_and_downloaded(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2, game="rise-of-the-cults", seed=3)
        await play_on(players, 25)
        before = players[1].moving
        await site.ask("DELETE", table.path, key=table.host)
        for player in players:
            await player.until(lambda me: "outcome" in me.moved)
            assert player.moved["outcome"]["adjudicated"]
            assert player.moving["prompt"] is None
            assert not player.asked
        told = await site.get(f"{table.path}/replay", position=0, count=50, seat=1)
        assert (told["first"], told["last"], len(told["steps"])) == (0, 26, 27)
        assert same_scene(told["steps"][25]["moving"], before)
        assert all(step["still_id"] in told["stills"] for step in told["steps"])
        log = [sentence for step in told["steps"][:26] for sentence in step["log"]]
        assert log == players[1].log[: len(log)]
        assert (await site.get(f"{table.path}/replay", 404, seat=9))["code"] == "no-seat"
        scores = await site.get(f"{table.path}/scores")
        assert scores["points"][-1]["position"] == 26
        assert len(scores["sides"]) == 2
        record = await site.get(f"{table.path}/record")
        assert record.count("\n") == 27


async def test_finished_games_are_unrolled_once_and_only_so_much_is_kept_of_them(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_KEPT", 30)
    unrolled: list[str] = []
    unroll = replays.unrolled

    def counted(game: Game, record: Record) -> replays.Unrolled:
        unrolled.append(record.header.game)
        return unroll(game, record)

    monkeypatch.setattr(replays, "unrolled", counted)
    async with serving(sqlite_db) as site:
        tables = []
        for _ in range(3):
            table, players = await site.plays(2, game="rise-of-the-cults")
            await play_on(players, 12)
            await site.ask("DELETE", table.path, key=table.host)
            tables.append(table)
        paths = [f"{table.path}/{what}" for table in tables for what in ("replay", "scores", "replay")]
        await asyncio.gather(*(site.get(path) for path in paths[:3]))
        assert len(unrolled) == 1
        for path in paths:
            await site.get(path)
        assert len(unrolled) == 3
        # Three games of fourteen positions are more than thirty.
        await site.get(paths[0])
        assert len(unrolled) == 4


async def test_names_are_text_without_control_characters_and_not_too_long(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(seats=2, name=" <b>A\u202eda\x00</b>\n ")
        assert table.info["seats"][0]["name"] == "<b>Ada</b>"
        for name in ("", " \n ", "\u200b", "\u0301 \u0301", LONG):
            answer = await site.ask("POST", f"{table.path}/seats", 400, name=name)
            assert answer["code"] == "bad-message"


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("no-game", {"game": "chess"}),
    ("bad-option", {"game": Vigil.name, "seats": 9}),
    ("bad-option", {"game": Vigil.name, "options": {"colour": "red"}}),
    ("bad-option", {"game": Vigil.name, "preset": "nonsense"}),
    ("no-bot", {"game": Vigil.name, "seats": 2, "bots": ["oracle"]}),
    ("bad-message", {"game": Vigil.name, "seats": 2, "bots": [None, None, None]}),
    ("bad-message", {"game": Vigil.name, "lang": "xx"}),
    ("bad-message", {"game": Vigil.name, "clock": {"seconds": 0}}),
    ("bad-message", {"game": Vigil.name, "nonsense": 1}),
    ("bad-message", {"game": Vigil.name, "seed": -1}),
    ("bad-message", {}),
]


async def test_a_table_that_cannot_be_is_refused_with_words(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        for code, asked in IMPOSSIBLE:
            answer = await site.ask("POST", "/api/tables", 404 if code == "no-game" else 400, **asked)
            assert answer["code"] == code
            assert answer["words"]


async def test_dead_links_say_what_to_do_in_the_readers_language(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        for table in ("x" * 22, "short", "..%2f..%2fetc%2fpasswd", "%00"):
            answer = await site.http.get(f"/api/tables/{table}", params={"lang": "pl"})
            assert answer.status_code == 404
        assert "stołu" in (await site.get(f"/api/tables/{'x' * 22}", 404, lang="pl"))["words"]
        player = await site.connect("x" * 22, lang="pl")
        assert await player.closed() == 4004
        assert "stołu" in player.refused[0]["problem"]["words"]


async def test_a_table_that_is_over_says_how_it_ended(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2, game="rise-of-the-cults", seed=3)
        assert (await table.now())["result"] is None
        await play_on(players, 6)
        assert (await players[0].says("resign"))["type"] == "done"
        listed = (await site.get("/api/tables", ids=table.id, lang="pl"))["tables"][0]
        result = listed["result"]
        assert (result["winners"], result["entries"], result["adjudicated"]) == ([1], 7, True)
        assert "poddanie" in result["words"]
        assert len(result["roles"]) == 2
        assert 0 < listed["created"] <= listed["begun"] <= result["ended"]
        assert (await table.now())["result"]["words"].endswith("gives up.")
        assert (await site.ask("POST", f"{table.path}/rematch", 201, table.keys[1]))["result"] is None


async def test_a_table_that_ended_before_results_were_noted_gets_one_when_it_is_looked_at(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2)
        await play_on(players, 10**4)
        kept = await site.hall.store.sheet(table.id)
        assert kept is not None
        for player in players:
            await player.leaves()
        await site.hall.store.change(kept, msgspec.structs.replace(kept.sheet, result=None))
    async with serving(db) as site:
        onlooker = await site.connect(table.id)
        await onlooker.until(lambda me: me.table.get("result"))
