"""The WebSocket of a table: who comes in, what they say, what they are told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from eldertable.server.catalogue import spoken
from eldertable.server.denied import Denied
from eldertable.server.guest import Guest, encode
from eldertable.server.hall import Hall
from eldertable.server.live import LiveTable
from eldertable.server.playing import carry_out
from eldertable.server.safety import Buckets, Doors, address, same_origin
from eldertable.server.settings import Limits
from eldertable.server.sheet import existing
from eldertable.server.storage import StorageAway
from eldertable.server.wire.basics import Code
from eldertable.server.wire.said import FromClient, Hello, Say
from eldertable.server.wire.told import Refused

log = logging.getLogger(__name__)

CLOSES: dict[Code, int] = {
    "bad-json": 4000,
    "bad-message": 4000,
    "bad-origin": 1008,
    "bad-secret": 4001,
    "hello-first": 4000,
    "no-table": 4004,
    "too-many": 1013,
}
"""Which refusals end a connection, and with which code; a message that is not understood ends it only as the first."""
LAST_WORDS = 5.0
"""How many seconds there are to send what is still waiting when a connection ends."""
LOST_PATIENCE = 200
"""How many messages may come too fast before a connection is closed."""

_decode = msgspec.json.Decoder(FromClient).decode


class Slow(Exception):
    """A client takes too long to listen."""


class Connection:
    """One WebSocket."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.socket = socket
        self.locale = "en"
        self.limits = limits
        self._out: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None
        self._finished = False
        self._messages = Buckets(limits.messages)
        self._too_fast = 0
        self.too_slow = False
        self.listening: asyncio.Task[None] | None = None

    # --- telling --------------------------------------------------------------------------------------------

    def put(self, message: bytes) -> None:
        """Queue a message: a table never waits for a slow client."""
        if len(self._out) < self.limits.waiting:
            self._out.append(message)
            self._stir()
            return
        self.too_slow = True
        if self.listening is not None:
            self.listening.cancel()

    async def deliver(self) -> None:
        """Send what waits, until there is nothing more to come."""
        loop = asyncio.get_running_loop()
        while self._out or not self._finished:
            if self._out:
                await self.socket.send_text(self._out.popleft().decode())
            else:
                self._idle = loop.create_future()
                await self._idle

    def _stir(self) -> None:
        """Wake up whoever waits for something to send."""
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    def finish(self) -> None:
        """Nothing more will be sent."""
        self._finished = True
        self._stir()

    def refuse(self, denied: Denied, ref: int | None = None, position: int | None = None) -> None:
        """Say why not."""
        self.put(encode(Refused(ref, denied.problem(self.locale), position)))

    # --- listening ------------------------------------------------------------------------------------------

    async def hear(self) -> str | bytes:
        """The next message as it came."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | bytes | None = message.get("text")
        return message["bytes"] if text is None else text

    def understand(self, raw: str | bytes) -> FromClient:
        """What was said; Denied if it makes no sense, or came too fast."""
        if not self._messages.allows(""):
            self._too_fast += 1
            if self._too_fast > LOST_PATIENCE:
                raise Slow
            raise Denied("too-fast")
        try:
            said: FromClient = _decode(raw)
        except msgspec.ValidationError as error:
            raise Denied("bad-message", why=str(error)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Denied("bad-json") from None
        return said


class Sockets:
    """The WebSocket endpoint."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.settings = hall.settings
        self._doors = Doors(self.settings.limits.connections)
        self._tables = Buckets(self.settings.limits.table)
        self._chat = Buckets(self.settings.limits.chat)

    async def live(self, socket: WebSocket) -> None:
        """A connection from its beginning to its end."""
        await socket.accept()
        connection = Connection(socket, self.settings.limits)
        sender = asyncio.create_task(connection.deliver())
        code = 1000
        try:
            code = await self._serve(connection)
        except WebSocketDisconnect:
            pass
        finally:
            await self._close(connection, sender, code)

    async def _close(self, connection: Connection, sender: asyncio.Task[None], code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            if not connection.too_slow:
                async with asyncio.timeout(LAST_WORDS):
                    # Messages may wait that the client does not take any more.
                    connection.finish()
                    await sender
        sender.cancel()
        if connection.socket.application_state is not WebSocketState.DISCONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await connection.socket.close(code)

    async def _serve(self, connection: Connection) -> int:
        """Let somebody in and listen. Returns the code to close with."""
        try:
            if not same_origin(connection.socket.headers, self.settings.public_url):
                raise Denied("bad-origin")
            with self._doors.through(address(connection.socket.scope)):
                await self._sit(connection, existing(connection.socket.path_params["table"]))
        except Denied as denied:
            connection.refuse(denied)
            return CLOSES.get(denied.code, 1011)
        except StorageAway:
            connection.refuse(Denied("storage"))
            return 1013
        except Slow:
            connection.refuse(Denied("too-fast"))
            return 1013
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("a connection failed")
            connection.refuse(Denied("fault"))
            return 1011
        return 1000

    async def _sit(self, connection: Connection, table: str) -> None:
        hello = await self._hello(connection)
        async with self.hall.at(table) as live:
            connection.locale = spoken(live.game, hello.lang)
            if len(live.guests) >= self.settings.limits.guests:
                raise Denied("too-many")
            guest = Guest(connection.put, connection.locale, hello.secret, hello.host, hello.beside)
            await live.welcome(guest, hello.since, hello.still_id, hello.chat_since, hello.until)
            try:
                await self._listen(connection, live, guest)
            finally:
                await asyncio.shield(live.farewell(guest))

    async def _hello(self, connection: Connection) -> Hello:
        try:
            raw = await asyncio.wait_for(connection.hear(), self.settings.hello)
        except TimeoutError:
            raise Denied("hello-first") from None
        hello = connection.understand(raw)
        if not isinstance(hello, Hello):
            raise Denied("hello-first")
        connection.locale = spoken(None, hello.lang)
        return hello

    async def _listen(self, connection: Connection, live: LiveTable, guest: Guest) -> None:
        """Do what is said until somebody leaves; a client that takes its messages too slowly is sent away."""
        connection.listening = asyncio.create_task(self._do_all(connection, live, guest))
        try:
            await connection.listening
        except asyncio.CancelledError:
            if connection.too_slow:
                raise Slow from None
            connection.listening.cancel()
            raise

    async def _do_all(self, connection: Connection, live: LiveTable, guest: Guest) -> None:
        while True:
            await self._do(connection, live, guest, await connection.hear())
            # Messages that have already arrived are received without giving others a turn; so give them one here.
            await asyncio.sleep(0)

    async def _do(self, connection: Connection, live: LiveTable, guest: Guest, raw: str | bytes) -> None:
        """Do what was said; whatever is wrong with it, the table goes on."""
        ref = None
        try:
            said = connection.understand(raw)
            ref = said.ref
            self._tables.must_allow(live.id)
            if isinstance(said, Say):
                self._chat.must_allow(f"{live.id} {guest.seat if said.seat is None else said.seat}")
            await carry_out(live, guest, said)
        except Denied as denied:
            connection.refuse(denied, _ref_in(raw) if ref is None else ref, live.position)
        except StorageAway:
            log.warning("table %s...: storage is away", live.id[:6])
            connection.refuse(Denied("storage"), ref, live.position)
        except Slow:
            raise
        except Exception:
            log.exception("table %s...: a message failed", live.id[:6])
            live.distrust()
            connection.refuse(Denied("fault"), ref, live.position)


class _WithRef(msgspec.Struct):
    ref: int | None = None


def _ref_in(raw: str | bytes) -> int | None:
    """The number of a message that was not understood, if it has one."""
    try:
        return msgspec.json.decode(raw, type=_WithRef).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
