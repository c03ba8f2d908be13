"""Calling somebody whose move it is, and who is away: by their browser's push service, or an address of theirs."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from eldertable.kernel import BadOption
from eldertable.server.denied import Denied, server_words
from eldertable.server.outside import GONE, NotOutside, post, target
from eldertable.server.reach import reach
from eldertable.server.safety import Buckets
from eldertable.server.settings import Settings
from eldertable.server.sheet import Bell
from eldertable.server.wire.tables import Call, PushAddress

if TYPE_CHECKING:
    from eldertable.server.live import LiveTable

log = logging.getLogger(__name__)

MOST_WAITING = 500
"""So many calls may wait to be made; further ones are dropped: who comes to the table sees whose move it is."""
AT_ONCE = 4
KEPT_FOR = 2 * 86_400
"""Seconds for which a push service keeps a call for a browser that is not there."""
KEY, AUTH = 65, 16
"""Bytes of what a browser gives to write to it in secret."""
TROUBLE = (OSError, NotOutside, ValueError)


class Push:
    """The way through the push services of browsers: signed with the server's key, readable by the browser alone."""

    def __init__(self, key: Path, contact: str) -> None:
        vapid = _needed("py_vapid")
        self._ece = _needed("http_ece")
        self._keys = _needed("cryptography.hazmat.primitives.asymmetric.ec")
        self._forms = _needed("cryptography.hazmat.primitives.serialization")
        try:
            self._vapid: Any = vapid.Vapid02.from_file(str(key))
        except Exception as error:
            raise BadOption(f"{key} is no key for push messages: {error}") from None
        self._contact = contact

    @property
    def public_key(self) -> str:
        """The key by which browsers know this server."""
        forms = self._forms
        point = self._vapid.public_key.public_bytes(forms.Encoding.X962, forms.PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    def send(self, bell: Bell, message: bytes) -> int:
        """Send a message to a browser: the status that its push service answers with."""
        parts = urlsplit(bell.url)
        body: bytes = self._ece.encrypt(
            message,
            salt=os.urandom(16),
            private_key=self._keys.generate_private_key(self._keys.SECP256R1()),
            dh=decoded(bell.p256dh),
            auth_secret=decoded(bell.auth),
            version="aes128gcm",
        )
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact,
            "exp": int(time.time()) + 12 * 3600,
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
        }
        return post(bell.url, body, headers)


def make_key(path: Path) -> None:
    """A new key for push messages, in a file that only its owner can read."""
    made = _needed("py_vapid").Vapid02()
    made.generate_keys()
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(made.private_pem())
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {error.strerror}") from None


def _needed(module: str) -> Any:
    """A module of the packages that push messages need, which not everybody has."""
    try:
        return import_module(module)
    except ImportError:
        raise BadOption("push messages need more packages: pip install 'eldertable[push]'") from None


def decoded(text: str) -> bytes:
    """Bytes that were written in the letters of addresses."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def push_bell(given: PushAddress, lang: str) -> Bell:
    """What a browser gave to be called by; Denied if nobody could be called so."""
    try:
        target(given.endpoint)
        if len(decoded(given.p256dh)) != KEY or len(decoded(given.auth)) != AUTH:
            raise NotOutside("its keys have another length")
    except (NotOutside, ValueError) as error:
        raise Denied("bad-bell", why=str(error)) from None
    return Bell("push", given.endpoint, lang, given.p256dh, given.auth)


def web_bell(url: str, lang: str) -> Bell:
    """An address that a person gave; Denied if it is none of the open internet."""
    try:
        target(url)
    except NotOutside as error:
        raise Denied("bad-bell", why=str(error)) from None
    return Bell("webhook", url, lang)


class Caller:
    """Calls people, a few at a time, and none of them too often."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        ways = settings.calls
        self.push = None if ways.push_key is None else Push(ways.push_key, ways.contact)
        self._often = Buckets(settings.limits.calls)
        self._few = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    def wanted(self, table: LiveTable, seat: int) -> bool:
        """Whether anybody wants to hear that this seat is asked."""
        return bool(self.settings.calls.webhook or table.sheet.places[seat].bells)

    def call(self, table: LiveTable, seat: int) -> None:
        """Call a seat's holder while everything else goes on."""
        if self._waiting >= MOST_WAITING:
            log.warning("too many calls wait: one is dropped")
        elif self._often.allows(f"{table.id} {seat}"):
            self._waiting += 1
            table.hall.later(self._call(table, seat))

    async def _call(self, table: LiveTable, seat: int) -> None:
        try:
            async with self._few:
                place = table.sheet.places[seat]
                if self.settings.calls.webhook is not None:
                    await self._ring(table, seat, Bell("webhook", self.settings.calls.webhook), guarded=False)
                gone = [bell for bell in place.bells if await self._ring(table, seat, bell) in GONE]
            if gone:
                await table.forget_bells(seat, gone)
        finally:
            self._waiting -= 1

    async def _ring(self, table: LiveTable, seat: int, bell: Bell, guarded: bool = True) -> int:
        """Ring one bell: the status of the answer, 0 if there was none."""
        message = msgspec.json.encode(self.message(table, seat, bell.lang))
        try:
            if bell.kind == "push":
                return 0 if self.push is None else await asyncio.to_thread(self.push.send, bell, message)
            headers = {"Content-Type": "application/json"}
            return await asyncio.to_thread(post, bell.url, message, headers, guarded)
        except TROUBLE as error:
            # The address itself is not logged: it may be a secret.
            log.warning("table %s...: a call was not heard: %s", table.id[:6], type(error).__name__)
            return 0

    def message(self, table: LiveTable, seat: int, lang: str) -> Call:
        """What is said: nothing that only the seat may know."""
        title = table.info(lang).title
        name = table.sheet.places[seat].name or ""
        found = reach(self.settings)
        home = found.public or next(iter(found.network), "")
        words = server_words(lang)("your-move", name=name, game=title)
        return Call("your-move", words, title, table.id, seat, name, f"{home}/table/{table.id}")
