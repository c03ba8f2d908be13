"""Calling people whose move it is: how, how often, and never to an address inside."""

from __future__ import annotations

import asyncio
import json
import socket
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from eldertable.kernel import BadOption
from eldertable.server import calling
from eldertable.server.calling import Push, make_key
from eldertable.server.outside import NotOutside, outside_address, post, target
from eldertable.server.run import calls
from eldertable.server.settings import Calls
from eldertable.server.sheet import Bell
from tests.server.site import Opened, Site, play_on, serving

HOOK = "https://hooks.example/me"
HOOKS = Calls(webhooks=True)


class Post:
    """What was sent where, in place of sending it."""

    def __init__(self, status: int = 200) -> None:
        self.sent: list[tuple[str, dict[str, Any], bool]] = []
        self.status = status

    def __call__(self, url: str, body: bytes, headers: dict[str, str], guarded: bool = True) -> int:
        self.sent.append((url, json.loads(body), guarded))
        return self.status


@pytest.fixture
def posted(monkeypatch: pytest.MonkeyPatch) -> Post:
    """Nothing is sent in tests."""
    recorded = Post()
    monkeypatch.setattr(calling, "post", recorded)
    return recorded


async def called(site: Site, table: Opened, seat: int, status: int = 200, **bells: Any) -> Any:
    """The holder of a seat says how to be called."""
    path = f"{table.path}/seats/{seat}/bells"
    return await site.ask("PUT", path, status, key=table.keys[seat], **bells)


async def away_and_asked(site: Site, **bells: Any) -> Opened:
    """Two people of whom one is away, is called as they have said, or else by a webhook, and becomes asked."""
    table, players = await site.plays(2)
    await called(site, table, 0, **(bells or {"webhook": f"{HOOK}0"}))
    await called(site, table, 1, **(bells or {"webhook": f"{HOOK}1"}))
    while 1 in players[1].moved["asked"]:
        await play_on(players, 1)
    await players[1].leaves()
    await players[0].until(lambda me: not me.table["seats"][1]["here"])
    while 1 not in players[0].moved["asked"]:
        await play_on(players[:1], 1)
    return table


# --- where requests may go ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/",
        "https://user:pass@hooks.example/",
        "https://hooks.example:22/",
        "https://hooks.example:99999/",
        "https:///nowhere",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nX-Evil: 1",
        "https://[::1",
        "file:///etc/passwd",
        "gopher://hooks.example/",
        "https://hooks.example/" + "a" * 1_000,
        "https://hōoks.example/",
        "",
    ],
)
def test_what_is_no_address_of_the_internet_is_refused(url: str) -> None:
    with pytest.raises(NotOutside):
        target(url)


@pytest.mark.parametrize(
    "addresses",
    [
        ["127.0.0.1"],
        ["10.1.2.3"],
        ["172.16.0.1"],
        ["192.168.0.1"],
        ["169.254.169.254"],
        ["100.64.0.1"],
        ["0.0.0.0"],
        ["224.0.0.1"],
        ["255.255.255.255"],
        ["::1"],
        ["fe80::1%eth0"],
        ["fd00::1"],
        ["::ffff:127.0.0.1"],
        ["64:ff9b::7f00:1"],
        ["2002:7f00:1::"],
        ["93.184.215.14", "127.0.0.1"],
        [],
    ],
)
def test_no_request_goes_to_a_host_that_is_inside_even_with_one_address(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **kwargs: found)
    monkeypatch.setattr(socket, "create_connection", lambda *args, **kwargs: pytest.fail("connected"))
    with pytest.raises(NotOutside):
        post("https://hooks.example/", b"", {})


def test_what_was_looked_up_is_what_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    told = iter(["93.184.215.14", "127.0.0.1"])
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda *a, **k: [(socket.AF_INET, 1, 6, "", (next(told), 443))]
    )
    connected = []

    def connect(address: tuple[str, int], timeout: float) -> socket.socket:
        connected.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        post(HOOK, b"", {})
    assert connected == [("93.184.215.14", 443)]


def test_an_unknown_host_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*args: Any, **kwargs: Any) -> Any:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(NotOutside, match="not known"):
        outside_address("nowhere.example", 443)


# --- who is called ------------------------------------------------------------------------------------------


async def test_nobody_can_be_called_where_the_host_has_not_said_so(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        assert await site.get("/api/calls") == {"push": None, "webhooks": False}
        table = await site.opens(name="Ada")
        assert (await called(site, table, 0, 404, webhook=HOOK))["code"] == "no-bell"
        push = {"endpoint": HOOK, "p256dh": "x", "auth": "y"}
        assert (await called(site, table, 0, 404, push=push))["code"] == "no-bell"


async def test_who_is_away_is_called_when_it_becomes_their_move_and_is_told_no_secret(
    db: str, posted: Post
) -> None:
    async with serving(db, calls=HOOKS, public_url="https://games.example") as site:
        table = await away_and_asked(site)
        ((url, message, guarded),) = posted.sent
        assert (url, guarded) == (f"{HOOK}1", True)
        assert message == {
            "kind": "your-move",
            "words": "Bo, it is your move: The Vigil.",
            "game": "The Vigil",
            "table": table.id,
            "seat": 1,
            "name": "Bo",
            "link": f"https://games.example/table/{table.id}",
        }


async def test_the_host_of_a_server_hears_of_every_call_at_whatever_address(
    sqlite_db: str, posted: Post
) -> None:
    async with serving(sqlite_db, calls=Calls("http://127.0.0.1:9/mine")) as site:
        table = await site.opens(seats=2, name="Ada")
        await table.sits("Bo")
        onlooker = await table.joins()
        await onlooker.until(lambda me: posted.sent)
        assert {(url, guarded) for url, _, guarded in posted.sent} == {("http://127.0.0.1:9/mine", False)}


async def test_a_bell_that_nobody_hears_any_more_is_forgotten(sqlite_db: str, posted: Post) -> None:
    posted.status = 410
    async with serving(sqlite_db, calls=HOOKS) as site:
        table = await away_and_asked(site)
        assert await bells_in_the_end(site, table, webhook=None) == {"webhook": None, "pushes": 0}


async def bells_in_the_end(site: Site, table: Opened, **wanted: Any) -> Any:
    """How the one who is away is called, as soon as the calls that were made have had their consequences."""
    mine = {"Authorization": f"Bearer {table.keys[1]}"}
    for _ in range(100):
        told = (await site.http.get(f"{table.path}/seats/1/bells", headers=mine)).json()
        if wanted.items() <= told.items():
            break
        await asyncio.sleep(0.02)
    return told


async def test_only_who_holds_a_seat_says_how_it_is_called_and_nobody_else_is_told(sqlite_db: str) -> None:
    async with serving(sqlite_db, calls=HOOKS) as site:
        table, players = await site.plays(2)
        assert (await called(site, table, 1, webhook=HOOK)) == {"webhook": HOOK, "pushes": 0}
        path = f"{table.path}/seats/1/bells"
        for key, code, status in ((table.keys[0], "not-seated", 403), (table.host, "not-seated", 403)):
            for method in ("GET", "PUT", "DELETE"):
                assert (await site.ask(method, path, status, key=key))["code"] == code
        assert (await site.ask("PUT", path, 401, webhook=HOOK))["code"] == "bad-secret"
        assert (await site.ask("PUT", path, 401, key="nonsense"))["code"] == "bad-secret"
        assert HOOK not in str(await table.now())
        assert not any(HOOK in text for player in players for text in player.raw)
        assert await called(site, table, 1, webhook=None) == {"webhook": None, "pushes": 0}


@pytest.mark.parametrize("url", ["http://hooks.example/", "https://hooks.example:22/", "nonsense"])
async def test_a_bad_address_is_refused_in_words(sqlite_db: str, url: str) -> None:
    async with serving(sqlite_db, calls=HOOKS) as site:
        table = await site.opens(name="Ada")
        told = await called(site, table, 0, 400, webhook=url)
        assert told["code"] == "bad-bell"
        assert "https" in told["words"] or "port" in told["words"]


# --- push -----------------------------------------------------------------------------------------------------


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


async def test_a_browser_is_called_in_a_way_that_it_alone_can_read(
    sqlite_db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = tmp_path / "push.pem"
    ways = calls(None, False, key, "mailto:host@games.example")
    assert key.stat().st_mode & 0o777 == 0o600
    own, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    sent: list[tuple[str, bytes, dict[str, str]]] = []

    def record(url: str, body: bytes, headers: dict[str, str]) -> int:
        sent.append((url, body, headers))
        return 201

    monkeypatch.setattr(calling, "post", record)
    async with serving(sqlite_db, calls=ways) as site:
        assert len((await site.get("/api/calls"))["push"]) == 87
        table = await site.opens(name="Ada")
        bad = {"endpoint": HOOK, "p256dh": b64(point[:-1]), "auth": b64(auth)}
        assert (await called(site, table, 0, 400, push=bad))["code"] == "bad-bell"
        for browser in range(7):
            good = {"endpoint": f"{HOOK}{browser}", "p256dh": b64(point), "auth": b64(auth)}
            told = await called(site, table, 0, push=good)
        assert told == {"webhook": None, "pushes": 5}, "the oldest are forgotten"
    Push(key, "mailto:host@games.example").send(Bell("push", HOOK, "en", b64(point), b64(auth)), b"hello")
    ((url, body, headers),) = sent
    assert url == HOOK
    assert headers["Authorization"].startswith("vapid t=")
    assert http_ece.decrypt(body, private_key=own, auth_secret=auth, version="aes128gcm") == b"hello"


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (201, 1), (429, 1), (503, 1)])
async def test_a_subscription_that_is_gone_is_forgotten_and_one_that_cannot_be_reached_now_is_kept(
    sqlite_db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, left: int
) -> None:
    sent = asyncio.Event()

    def answer(url: str, body: bytes, headers: dict[str, str]) -> int:
        loop.call_soon_threadsafe(sent.set)
        return status

    monkeypatch.setattr(calling, "post", answer)
    loop = asyncio.get_running_loop()
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    p256dh = b64(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    push = {"endpoint": HOOK, "p256dh": p256dh, "auth": b64(b"0123456789abcdef")}
    ways = calls(None, False, tmp_path / "push.pem", "mailto:host@games.example")
    async with serving(sqlite_db, calls=ways) as site:
        table = await away_and_asked(site, push=push)
        await asyncio.wait_for(sent.wait(), 60)
        assert await bells_in_the_end(site, table, pushes=left) == {"webhook": None, "pushes": left}
        sheet = await site.hall.store.sheet(table.id)
        assert sheet is not None
        assert len(sheet.sheet.places[1].bells) == left, "what is stored"


def test_push_needs_a_key_and_somebody_to_turn_to(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="push-contact"):
        calls(None, False, tmp_path / "key", "")
    (tmp_path / "key").write_text("nonsense")
    with pytest.raises(BadOption, match="no key"):
        calls(None, False, tmp_path / "key", "mailto:a@b.example")
    with pytest.raises(BadOption, match="cannot be written"):
        make_key(tmp_path / "no" / "folder")
    with pytest.raises(BadOption, match="--webhook"):
        calls("ftp://x", False, None, "")
