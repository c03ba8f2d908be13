"""Calls that really arrive: a push service over TLS that verifies, decrypts and forgets, and a listener at an address."""

from __future__ import annotations

import json
import socket
import ssl
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from eldertable.server.calling import decoded
from eldertable.server.run import calls
from eldertable.server.settings import Calls
from tests.server.site import Opened, Player, Site, play_on, serving

HOST = "push.example"
OUTSIDE = "93.184.215.14"
"""What the name of the push service means: an address of the open internet."""
CONTACT = "mailto:host@games.example"
PATIENCE = 20.0


class Arrived(NamedTuple):
    """A request as it came over the line."""

    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """A server that keeps what arrives and answers with a status."""

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.arrived: list[Arrived] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.arrived.append(Arrived(self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Say nothing."""

        self.http = HTTPServer(("127.0.0.1", 0), Handler)
        if tls is not None:
            self.http.socket = tls.wrap_socket(self.http.socket, server_side=True)
        self.port = int(self.http.server_address[1])

    @contextmanager
    def running(self) -> Iterator[Service]:
        """Listen as long as it is needed."""
        thread = threading.Thread(target=self.http.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield self
        finally:
            self.http.shutdown()
            thread.join()
            self.http.server_close()


class Browser:
    """A browser that can be pushed to: the keys that it has made, and where its push service takes messages for it."""

    def __init__(self, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = name.encode().ljust(16, b".")
        self.path = f"/send/{name}"

    @property
    def address(self) -> dict[str, str]:
        """What it tells the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"https://{HOST}{self.path}", "p256dh": b64(point), "auth": b64(self.auth)}

    def reads(self, message: Arrived) -> dict[str, Any]:
        """What it decrypts."""
        plain = http_ece.decrypt(
            message.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        told: dict[str, Any] = json.loads(plain)
        return told


def b64(data: bytes) -> str:
    """Bytes in the letters of addresses."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def certified(folder: Path) -> tuple[ssl.SSLContext, Path]:
    """A certificate for the push service's name: what it listens with, and what others must trust."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    cert, secret = folder / "cert.pem", folder / "key.pem"
    cert.write_bytes(made.public_bytes(Encoding.PEM))
    secret.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, secret)
    return context, cert


@pytest.fixture
def push_service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    """A push service of the open internet, as far as the server can tell: only its address leads here."""
    context, cert = certified(tmp_path)
    trusting, connect, resolve = ssl.create_default_context, socket.create_connection, socket.getaddrinfo
    with Service(context).running() as service:

        def leads_here(address: tuple[str, int], **how: Any) -> socket.socket:
            return connect(("127.0.0.1", service.port) if address == (OUTSIDE, 443) else address, **how)

        def known(host: Any, *rest: Any, **how: Any) -> Any:
            if host != HOST:
                return resolve(host, *rest, **how)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (OUTSIDE, 443))]

        monkeypatch.setattr(ssl, "create_default_context", lambda *_, **__: trusting(cafile=str(cert)))
        monkeypatch.setattr(socket, "create_connection", leads_here)
        monkeypatch.setattr(socket, "getaddrinfo", known)
        yield service


def verified(message: Arrived, public_key: str) -> dict[str, Any]:
    """The claims of a signed request; the signature must be the server's."""
    scheme, _, parts = message.headers["Authorization"].partition(" ")
    assert scheme == "vapid"
    given = dict(part.strip().split("=", 1) for part in parts.split(","))
    assert given["k"] == public_key
    signed, _, signature = given["t"].rpartition(".")
    raw = decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(given["k"]))
    key.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decoded(signed.partition(".")[2]))
    return claims


async def becomes_asked(players: list[Player]) -> None:
    """Bo goes away, and Ada plays until it is his move."""
    while 1 in players[1].moved["asked"]:
        await goes_on(players)
    await players[1].leaves()
    await players[0].until(lambda me: not me.table["seats"][1]["here"])
    while 1 not in players[0].moved["asked"]:
        await goes_on(players[:1])


async def goes_on(players: list[Player]) -> None:
    """One more answer of whoever is asked; the game must not be over by then."""
    assert "outcome" not in players[0].moved, players[0].moved["outcome"]
    await play_on(players, 1, seed=players[0].position)


async def bells(site: Site, table: Opened) -> Any:
    """How Bo is called."""
    return await site.ask("GET", f"{table.path}/seats/1/bells", 200, key=table.keys[1])


async def comes_true(site: Site, so: Callable[[], bool]) -> None:
    """Wait for what happens elsewhere; the server works on meanwhile."""
    until = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < until, "it did not come true"
        await site.get("/api/calls")


async def test_a_push_arrives_signed_sealed_and_a_browser_that_is_gone_is_forgotten(
    sqlite_db: str, tmp_path: Path, push_service: Service
) -> None:
    ways = calls(None, False, tmp_path / "push.pem", CONTACT)
    async with serving(sqlite_db, calls=ways, public_url="https://games.example") as site:
        table, players = await site.plays(2)
        phone, desk = Browser("phone"), Browser("desk")
        for browser in (phone, desk):
            await site.ask("PUT", f"{table.path}/seats/1/bells", 200, key=table.keys[1], push=browser.address)
        public_key = (await site.get("/api/calls"))["push"]
        await becomes_asked(players)
        await comes_true(site, lambda: len(push_service.arrived) == 2)
        by_path = {message.path: message for message in push_service.arrived}
        for browser in (phone, desk):
            message = by_path[browser.path]
            claims = verified(message, public_key)
            assert (claims["aud"], claims["sub"]) == (f"https://{HOST}", CONTACT)
            assert time.time() < claims["exp"] <= time.time() + 24 * 3600
            assert message.headers["Content-Encoding"] == "aes128gcm"
            assert int(message.headers["TTL"]) > 0
            assert b"Bo" not in message.body
            told = browser.reads(message)
            assert told["words"] == "Bo, it is your move: The Vigil."
            assert told["link"] == f"https://games.example/table/{table.id}"
        assert (await bells(site, table))["pushes"] == 2

        push_service.status = 410
        back = await table.joins(1)
        await play_on([players[0], back], 1)
        await becomes_asked([players[0], back])
        await comes_true(site, lambda: len(push_service.arrived) == 4)
        for _ in range(200):
            if not (await bells(site, table))["pushes"]:
                break
        assert (await bells(site, table))["pushes"] == 0


async def test_a_webhook_of_the_host_arrives_at_a_listener(sqlite_db: str) -> None:
    with Service().running() as listener:
        address = f"http://127.0.0.1:{listener.port}/turns?of=mine"
        async with serving(sqlite_db, calls=Calls(address), public_url="https://games.example") as site:
            table, players = await site.plays(2)
            await becomes_asked(players)
            await comes_true(site, lambda: any(b'"Bo"' in one.body for one in listener.arrived))
            last = next(one for one in listener.arrived if b'"Bo"' in one.body)
            assert last.path == "/turns?of=mine"
            assert last.headers["Content-Type"] == "application/json"
            told = json.loads(last.body)
            assert (told["kind"], told["seat"]) == ("your-move", 1)
            assert told["link"] == f"https://games.example/table/{table.id}"


async def test_a_listener_that_is_not_there_harms_nobody(sqlite_db: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        address = f"http://127.0.0.1:{nobody.getsockname()[1]}/"
    async with serving(sqlite_db, calls=Calls(address)) as site:
        _, players = await site.plays(2)
        await becomes_asked(players)
        assert 1 in players[0].moved["asked"]
