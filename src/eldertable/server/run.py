"""Runs the server, and opens a browser where there is one."""

from __future__ import annotations

import asyncio
import gc
import math
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from eldertable.kernel import BadOption, EldertableError
from eldertable.server.app import create_app
from eldertable.server.calling import Push, make_key
from eldertable.server.desk import Desk
from eldertable.server.outside import NotOutside, target
from eldertable.server.reach import ANYWHERE, reach
from eldertable.server.settings import Calls, Settings
from eldertable.server.storage import StorageAway

LAST_PORT = 65_535


def default_db() -> str:
    """Where tables are kept if nobody says otherwise: the user's own folder for such things."""
    return str(user_data_path("eldertable", appauthor=False) / "eldertable.db")


def settings(
    db: str | None,
    public_url: str | None,
    bot_pause: float,
    workers: int | None,
    reading: float = 20.0,
    calling: Calls | None = None,
) -> Settings:
    """How the server is set up, from what was typed; BadOption if that makes no sense."""
    if public_url is not None and not _is_address(public_url):
        raise BadOption(f"{public_url!r} is no address; write it as https://games.example")
    if not 0 <= bot_pause < math.inf:
        raise BadOption("--bot-pause takes seconds, 0 or more")
    if workers is not None and workers < 1:
        raise BadOption("--workers takes a number, 1 or more")
    if not 0 <= reading < math.inf:
        raise BadOption("--reading takes seconds, 0 or more")
    found = Settings(db or default_db(), public_url, bot_pause, reading, calls=calling or Calls())
    return found if workers is None else replace(found, workers=workers)


def calls(webhook: str | None, webhooks: bool, push_key: Path | None, contact: str) -> Calls:
    """How people are called, from what was typed; BadOption if that makes no sense. A missing key is made."""
    if webhook is not None:
        try:
            target(webhook, guarded=False)
        except NotOutside as error:
            raise BadOption(f"--webhook {webhook!r}: {error}") from None
    if push_key is not None:
        if not contact.startswith(("mailto:", "https://")):
            raise BadOption("--push-key needs --push-contact mailto:you@games.example (or https://...)")
        if not push_key.exists():
            make_key(push_key)
        Push(push_key, contact)
    return Calls(webhook, webhooks, push_key, contact)


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc)


def serve(settings: Settings, host: str, port: int, browser: bool, say: Callable[[str], None]) -> None:
    """Serve until somebody stops it."""
    with listen(host, port) as listening:
        port = listening.getsockname()[1]
        settings = replace(settings, listens=(host, port))
        address = settings.public_url or home(host, port)

        def ready() -> None:
            say(f"Eldertable is at {address}")
            if host in ANYWHERE and (others := reach(settings).network):
                say(f"Others in your network open {' or '.join(f'{other}/' for other in others)}")
            say(f"Tables are kept in {shown(settings.db)}. Stop with Ctrl+C.")

        run_quickly(_serve(settings, listening, address if browser else None, ready))


def run_quickly(serving: Coroutine[Any, Any, None]) -> None:
    """Run a server on the quickest event loop there is."""
    with asyncio.Runner(loop_factory=quickest_loop()) as runner:
        runner.run(serving)


def quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the event loop of uvloop, where that is installed; None stands for Python's own, which does the same."""
    try:
        uvloop: Any = import_module("uvloop")
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


def shown(db: str) -> str:
    """Where tables are kept, without the password.

    >>> shown("postgresql://me:secret@db.example/games?password=secret")
    'postgresql://db.example/games'
    """
    scheme, found, rest = db.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}" if found else db


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; an error that says what to do if there is none."""
    if not 0 <= port <= LAST_PORT:
        raise BadOption(f"--port takes a number from 0 to {LAST_PORT}")
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise EldertableError(
            f"cannot listen at {host}, port {port}: {error.strerror}; choose another --port or --host"
        ) from None
    # Without this an answer may wait 40 ms. Connections inherit it; asyncio sets it only for sockets of its own making.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listening.setblocking(False)
    return listening


def home(host: str, port: int) -> str:
    """The address to open on this machine."""
    name = "localhost" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


async def _serve(
    settings: Settings, listening: socket.socket, open_at: str | None, ready: Callable[[], None]
) -> None:
    app = create_app(settings)
    # Opened here, because the server would show a traceback if the database cannot be used.
    try:
        await app.state.hall.open()
    except StorageAway as error:
        raise EldertableError(f"{shown(settings.db)} cannot be written: {error}; look at --db") from None
    look_at_memory_rarely()
    ready()
    server = Server(app, settings)
    opening = asyncio.create_task(_open_browser(server, open_at)) if open_at else None
    await server.serve([listening])
    if opening is not None:
        opening.cancel()


def look_at_memory_rarely() -> None:
    """Let Python's garbage collector look at new objects in small steps, and very rarely at all of them.

    A look at all objects of a thousand tables takes half a second, in which nobody is served; and nearly everything
    here is freed without it, as soon as nothing refers to it any more. New objects are looked at twice, five hundred
    and then a thousand at a time, with what lives on besides: about five milliseconds. More at a time would cost as
    much in all, and hold everybody up for longer.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, 1, 100_000)


class Server(uvicorn.Server):
    """What serves the app. When it stops, nobody waits for what would only have been looked at."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        super().__init__(config(app, settings))
        self._desk: Desk = app.state.desk

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let go of everybody; what is being written down is finished first."""
        self._desk.leave_off()
        await super().shutdown(sockets)


def config(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the server."""
    return uvicorn.Config(
        app,
        # Requests are not logged: who plays with whom is nobody's business.
        access_log=False,
        log_level="warning",
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        # Compression would cost each connection more memory than its table.
        ws_per_message_deflate=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
    )


async def _open_browser(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        await asyncio.sleep(0.05)
    if has_screen():
        await asyncio.to_thread(webbrowser.open, address)


def has_screen() -> bool:
    """Whether a browser window could be seen here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
