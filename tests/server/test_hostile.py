"""Malformed and hostile messages get an error, and the table goes on."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect, WebSocketState

from eldertable.server import playing
from eldertable.server.denied import Denied
from eldertable.server.guest import Guest
from eldertable.server.live import LiveTable
from eldertable.server.settings import Limits, Rate, Settings
from eldertable.server.sheet import Sheet
from eldertable.server.socket import Connection, Sockets
from eldertable.server.wire.said import FromClient, Look
from tests.server.site import NO_LIMITS, Opened, OwnSite, Player, play_on, serving

READY = 0
"""In an open phase, and 1 takes it back."""

NONSENSE: list[tuple[str | bytes, str]] = [
    ("", "bad-json"),
    ("{", "bad-json"),
    ("null", "bad-message"),
    ("[]", "bad-message"),
    ('"hello"', "bad-message"),
    ("{}", "bad-message"),
    ('{"type": "nonsense"}', "bad-message"),
    ('{"type": ["answer"]}', "bad-message"),
    (json.dumps({"type": "x" * 5_000}), "bad-message"),
    ('{"type": "answer"}', "bad-message"),
    ('{"type": "answer", "position": 0, "answer": 0, "extra": 1}', "bad-message"),
    ('{"type": "answer", "position": "0", "answer": 0}', "bad-message"),
    ('{"type": "answer", "position": -1, "answer": 0}', "bad-message"),
    ('{"type": "answer", "position": 0, "answer": 1e3}', "bad-message"),
    ('{"type": "answer", "position": 0, "answer": true}', "bad-message"),
    ('{"type": "answer", "position": 1' + "0" * 400 + ', "answer": 0}', "bad-message"),
    ('{"type": "try", "position": 0, "answer": null}', "bad-message"),
    ('{"type": "undo", "to": {}}', "bad-message"),
    ('{"type": "say", "words": ""}', "bad-message"),
    ('{"type": "say", "words": 7}', "bad-message"),
    ('{"type": "say", "words": "' + "x" * 5_000 + '"}', "bad-message"),
    ('{"type": "hello"}', "bad-message"),
    ("[" * 16_000, "bad-message"),
    ('{"type": "look", "ref": ' + "[" * 10_000, "bad-message"),
    (b"\xff\xfe\x00", "bad-json"),
    (b'{"type": "answer"}', "bad-message"),
    ('{"type": "look", "ref": -1}', "bad-message"),
    ("\x00" * 100, "bad-json"),
]


async def test_nonsense_is_refused_and_the_table_goes_on(db: str, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2)
        one, other = players
        for raw, code in NONSENSE:
            count = len(one.refused)
            await one.socket.send(raw)
            await one.until(lambda me, count=count: len(me.refused) > count)  # type: ignore[misc]
            assert one.refused[-1]["problem"]["code"] == code, raw[:60]
        await play_on(players, 3)
        assert not other.refused
    # Whatever somebody sends, it is no fault of the server.
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_message_that_is_too_big_closes_the_connection_and_no_other(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table, players = await site.plays(2)
        await players[0].socket.send("x" * 20_000)
        assert await players[0].closed() == 1009
        back = await table.joins(0)
        await play_on([back, players[1]], 2)


async def test_hello_comes_first_and_soon(sqlite_db: str) -> None:
    async with serving(sqlite_db, hello=0.2) as site:
        table = await site.opens(seats=2, name="Ada")
        url = site.address.replace("http", "ws", 1) + f"{table.path}/live"
        async with websockets.connect(url) as silent:
            told = json.loads(await silent.recv())
            assert told["problem"]["code"] == "hello-first"
            with pytest.raises(websockets.ConnectionClosed):
                await silent.recv()
            assert silent.close_code == 4000
        for said, code in (
            ('{"type": "look"}', "hello-first"),
            ('{"type": "hello", "lang": 1}', "bad-message"),
            ("hello", "bad-json"),
        ):
            async with websockets.connect(url) as rude:
                await rude.send(said)
                assert json.loads(await rude.recv())["problem"]["code"] == code
                with pytest.raises(websockets.ConnectionClosed):
                    await rude.recv()
                assert rude.close_code == 4000


@pytest.mark.parametrize("secret", ["", "x", "0" * 22, "../../..", "\u0000"])
async def test_a_foreign_secret_opens_nothing(sqlite_db: str, secret: str) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(seats=2, name="Ada")
        player = await site.connect(table.id, secret=secret)
        assert await player.closed() == 4001
        assert player.refused[0]["problem"]["code"] == "bad-secret"


async def test_a_seats_key_does_not_open_another_table_and_the_hosts_opens_no_seat(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        mine, yours = await site.opens(seats=2, name="Ada"), await site.opens(seats=2, name="Bo")
        for key in (mine.keys[0], yours.host, mine.host):
            player = await site.connect(yours.id, secret=key)
            assert await player.closed() == 4001


async def test_pages_from_elsewhere_cannot_connect(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(seats=2, name="Ada")
        stranger = await site.connect(table.id, origin="https://evil.example", secret=table.keys[0])
        assert await stranger.closed() == 1008
        assert stranger.refused[0]["problem"]["code"] == "bad-origin"
        nonsense = await site.connect(table.id, origin="http://[", secret=table.keys[0])
        assert await nonsense.closed() == 1008
        friend = await site.connect(table.id, origin=site.address, secret=table.keys[0])
        await friend.until(lambda me: me.welcome)
    async with serving(sqlite_db, public_url="https://games.example/") as site:
        table = await site.opens(seats=2, name="Ada")
        friend = await site.connect(table.id, origin="https://games.example", secret=table.keys[0])
        await friend.until(lambda me: me.welcome)


async def test_who_talks_too_fast_is_refused_and_then_sent_away(sqlite_db: str) -> None:
    limits = NO_LIMITS._replace(messages=Rate(1, 5), chat=Rate(1, 2))
    async with serving(sqlite_db, limits=limits) as site:
        _, (one, other) = await site.plays(2)
        told = [await one.says("ping") for _ in range(6)]
        assert told[-1]["problem"]["code"] == "too-fast"
        chat = [await other.says("say", words="spam") for _ in range(3)]
        assert [line["type"] for line in chat] == ["done", "done", "refused"]
        for _ in range(250):
            await one.socket.send('{"type": "ping"}')
        assert await one.closed() == 1013
        await other.until(lambda me: not me.table["seats"][0]["here"])


async def test_who_sits_there_twice_may_not_talk_twice_as_fast(sqlite_db: str) -> None:
    async with serving(sqlite_db, limits=NO_LIMITS._replace(chat=Rate(0.01, 2))) as site:
        table, (one, _) = await site.plays(2)
        again = await table.joins(0)
        told = [await player.says("say", words="spam") for player in (one, again, again)]
        assert [line["type"] for line in told] == ["done", "done", "refused"]


async def test_all_guests_together_may_not_overrun_a_table(sqlite_db: str) -> None:
    async with serving(sqlite_db, limits=NO_LIMITS._replace(table=Rate(1, 6))) as site:
        table, (one, other) = await site.plays(2)
        for _ in range(3):
            assert (await one.says("ping"))["type"] == "pong"
            assert (await other.says("ping"))["type"] == "pong"
        assert (await one.says("ping"))["problem"]["code"] == "too-fast"
        elsewhere, (third, _) = await site.plays(2)
        assert elsewhere.id != table.id
        assert (await third.says("ping"))["type"] == "pong"


async def to_an_open_phase(site: OwnSite) -> tuple[Opened, Player]:
    """A table at whose next decision somebody can say *ready* and take that back for ever, and that player."""
    table, players = await site.plays(3, "cultistorm")
    while players[0].moving["prompt"]["kind"] != "Prepare":
        await play_on(players, 1)
    return table, players[0]


async def test_who_plays_and_takes_back_for_ever_comes_to_the_end_of_the_record(db: str) -> None:
    async with serving(db) as site:
        table, one = await to_an_open_phase(site)
        most = one.position + 2
        site.hall.settings = replace(site.hall.settings, limits=NO_LIMITS._replace(entries=most))
        assert (await one.answers_with(READY))["type"] == "done"
        assert (await one.says("undo"))["type"] == "done"
        refused = [await one.answers_with(READY), await one.says("undo")]
        assert [told["problem"]["code"] for told in refused] == ["record-full", "record-full"]
        assert str(most) in refused[0]["problem"]["words"]
        assert len(await site.hall.store.entries(table.id)) == most
        # Nothing was half done: the draft is still possible, and whoever comes anew sees the same table.
        assert (await one.tries(READY))["type"] == "done"
        assert (await table.joins(1)).position == most
        await site.ask("DELETE", table.path, key=table.host)
        await one.until(lambda me: "outcome" in me.moved)
        assert len(await site.hall.store.entries(table.id)) == most + 1


async def test_a_draft_counts_only_if_the_record_has_room_for_all_of_it(db: str) -> None:
    async with serving(db) as site:
        table, one = await to_an_open_phase(site)
        before = one.position
        site.hall.settings = replace(site.hall.settings, limits=NO_LIMITS._replace(entries=before + 2))
        for answer in (READY, READY + 1, READY):
            await one.tries(answer)
        assert (await one.says("confirm", position=before))["problem"]["code"] == "record-full"
        await one.says("back")
        assert (await one.answers_with(READY))["problem"]["code"] == "record-full"
        assert len(await site.hall.store.entries(table.id)) == before
        assert (await one.says("confirm", position=before))["position"] == before + 2


async def test_a_full_record_still_has_room_for_a_resignation(db: str) -> None:
    async with serving(db, limits=NO_LIMITS._replace(entries=3)) as site:
        _, players = await site.plays(2)
        await play_on(players, 3)
        one = next(player for player in players if player.asked)
        assert (await one.answers_with(one.options[0]))["problem"]["code"] == "record-full"
        assert (await one.says("resign"))["type"] == "done"
        await one.until(lambda me: "outcome" in me.moved)


async def test_bots_rest_when_the_record_is_full(db: str, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(db, limits=NO_LIMITS._replace(entries=4)) as site:
        table = await site.opens(seats=2, bots=["random", "random"])
        watcher = await table.joins()
        await watcher.reaches(4)
        await asyncio.sleep(0.5)
        assert watcher.position == 4
        assert caplog.text == ""
        await site.ask("DELETE", table.path, key=table.host)
        await watcher.until(lambda me: "outcome" in me.moved)


async def test_a_draft_has_only_so_many_answers(sqlite_db: str) -> None:
    async with serving(sqlite_db, limits=NO_LIMITS._replace(draft=3)) as site:
        _, one = await to_an_open_phase(site)
        told = [await one.tries(answer) for answer in (READY, READY + 1, READY, READY + 1)]
        assert [answer["type"] for answer in told] == ["done", "done", "done", "refused"]
        assert told[-1]["problem"]["code"] == "draft-full"
        assert len(one.moved["draft"]["answers"]) == 3
        await one.says("back")
        assert (await one.tries(READY))["type"] == "done"


async def test_addresses_and_tables_have_only_so_many_connections(sqlite_db: str) -> None:
    async with serving(sqlite_db, limits=NO_LIMITS._replace(connections=3)) as site:
        table = await site.opens(seats=2, name="Ada")
        for _ in range(3):
            await table.joins()
        assert await (await site.connect(table.id)).closed() == 1013
    async with serving(sqlite_db, limits=NO_LIMITS._replace(guests=2)) as site:
        table = await site.opens(seats=2, name="Ada")
        for _ in range(2):
            await table.joins()
        assert await (await site.connect(table.id)).closed() == 1013


async def test_requests_are_limited_in_number_and_size(sqlite_db: str) -> None:
    async with serving(sqlite_db, limits=NO_LIMITS._replace(requests=Rate(0.01, 3))) as site:
        answers = [await site.http.get("/api/games") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].headers["retry-after"]
    async with serving(sqlite_db, limits=NO_LIMITS._replace(new_tables=Rate(0.1, 2))) as site:
        asked = {"json": {"game": "the-vigil"}}
        answers = [await site.http.post("/api/tables", **asked) for _ in range(3)]  # type: ignore[arg-type]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
    async with serving(sqlite_db, limits=NO_LIMITS._replace(new_tables=Rate(0.1, 2))) as site:
        # Neither by closing a table and asking for another game.
        table = await site.opens()
        await site.ask("DELETE", table.path, key=table.host)
        again = await site.ask("POST", f"{table.path}/rematch", 201, key=table.host)
        await site.ask("DELETE", f"/api/tables/{again['id']}", key=table.host)
        await site.ask("POST", f"/api/tables/{again['id']}/rematch", 429, key=table.host)
    async with serving(sqlite_db) as site:
        big = json.dumps({"game": "x" * 70_000})
        answer = await site.http.post(
            "/api/tables", content=big, headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


async def test_what_is_long_is_refused_in_short(sqlite_db: str, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(sqlite_db) as site:
        for options in ({"x" * 5_000: 1}, {"nights": "x" * 5_000}):
            answer = await site.http.post("/api/tables", json={"game": "the-vigil", "options": options})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-option")
            assert len(answer.text) < 1_000
    assert not caplog.records


async def test_a_form_of_another_page_opens_no_table(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            answer = await site.http.post(
                "/api/tables", content='{"game": "the-vigil"}', headers={"Content-Type": kind}
            )
            assert answer.status_code == 400


async def test_a_client_that_does_not_listen_is_sent_away_and_holds_nobody_up(sqlite_db: str) -> None:
    async with serving(sqlite_db, limits=NO_LIMITS._replace(waiting=8)) as site:
        table, players = await site.plays(2, game="rise-of-the-cults")
        reader, writer = await asyncio.open_connection("127.0.0.1", int(site.address.rpartition(":")[2]))
        writer.write(
            f"GET {table.path}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        hello = b'{"type": "hello"}'
        writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        await players[0].until(lambda me: me.table["watching"] == 1)
        look = b'{"type": "look"}'
        for _ in range(3_000):
            writer.write(bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look)
        await play_on(players, 5)
        await players[0].until(lambda me: me.table["watching"] == 0)
        writer.close()
        reader.feed_eof()


async def test_a_connection_ends_though_nobody_takes_what_still_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("eldertable.server.socket.LAST_WORDS", 0.05)

    class Gone:
        application_state = WebSocketState.DISCONNECTED

        async def send_text(self, text: str) -> None:
            raise WebSocketDisconnect(1006)

    connection = Connection(Gone(), NO_LIMITS._replace(waiting=2))  # type: ignore[arg-type]
    sender = asyncio.create_task(connection.deliver())
    connection.put(b"one")
    await asyncio.wait([sender])
    connection.put(b"two")
    connection.put(b"three")
    hall = SimpleNamespace(settings=Settings(db=""))
    async with asyncio.timeout(5):
        await Sockets(hall)._close(connection, sender, 1000)  # type: ignore[arg-type]


async def test_who_says_much_at_once_holds_nobody_up(sqlite_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0
    look = playing._DEEDS[Look]

    async def counted(table: LiveTable, guest: Guest, said: Look) -> None:
        nonlocal looked
        looked += 1
        await look(table, guest, said)

    monkeypatch.setitem(playing._DEEDS, Look, counted)
    async with serving(sqlite_db) as site:
        _, (one, other) = await site.plays(2)
        for _ in range(200):
            await one.socket.send('{"type": "look"}')
        await other.says("ping")
        assert looked < 100


@pytest.mark.parametrize("address", ["%00", "x", "%ff", "x" * 300])
async def test_an_address_that_no_table_can_have_is_a_dead_link(
    db: str, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(db) as site:
        assert await (await site.connect(address)).closed() == 4004
    assert not caplog.records


async def test_a_table_that_cannot_be_read_says_that_it_is_the_servers_fault(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table = await site.opens(seats=2, name="Ada")
        await site.hall.store.do(("UPDATE tables SET sheet = '{}'", ()))
        player = await site.connect(table.id)
        assert await player.closed() == 1011
        assert player.refused[0]["problem"]["code"] == "fault"


async def test_whoever_waits_for_a_picture_while_the_server_is_stopped_is_told_and_nobody_waits_for_it(
    sqlite_db: str,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(sqlite_db) as site:
        drawing = asyncio.Event()

        async def never(*_: object) -> None:
            drawing.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(site.hall, "aside", never)
        waiting = asyncio.create_task(site.http.get("/api/games/cult/picture"))
        await drawing.wait()
    answer = await waiting
    assert (answer.status_code, answer.json()["code"]) == (503, "closing")
    assert answer.headers["Retry-After"]
    assert not caplog.records
    # Where somebody is waited for until patience ends, uvicorn says so there.
    assert capfd.readouterr().err == ""


async def test_what_changes_something_is_finished_while_the_server_is_stopped(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_db) as site:
        begun, add = asyncio.Event(), site.hall.add

        async def slowly(sheet: Sheet) -> Sheet:
            begun.set()
            await asyncio.sleep(0.3)
            return await add(sheet)

        monkeypatch.setattr(site.hall, "add", slowly)
        opening = asyncio.create_task(site.opens("cult", name="Ada"))
        await begun.wait()
    table = await opening
    async with serving(sqlite_db) as site:
        assert (await site.get(table.path))["seats"][0]["name"] == "Ada"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=300)
@given(
    st.one_of(
        st.binary(max_size=200),
        st.text(max_size=200),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
            lambda inner: (
                st.lists(inner, max_size=4)
                | st.dictionaries(
                    st.sampled_from(["type", "position", "answer", "to", "words", "ref", "secret", "x"]),
                    inner,
                    max_size=5,
                )
            ),
            max_leaves=12,
        ).map(json.dumps),
    )
)
def test_whatever_bytes_come_they_are_understood_or_denied(raw: str | bytes) -> None:
    connection = Connection(None, Limits())  # type: ignore[arg-type]
    with suppress(Denied):
        assert isinstance(connection.understand(raw), FromClient)
