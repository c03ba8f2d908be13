"""What keeps the server and its guests safe: rates, origins, headers."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eldertable.server.denied import Denied
from eldertable.server.settings import Rate

MOST_KNOWN = 50_000
SELF = "'self'"
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
_HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]+)(:[0-9]{1,5})?")


class Buckets:
    """How much of a rate each asker has left: a bucket for each, which fills up again over time.

    >>> clock = iter([0, 0, 0, 1.0])
    >>> buckets = Buckets(Rate(1, 2), lambda: next(clock))
    >>> [buckets.allows("me") for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._now = now
        self._left: dict[str, tuple[float, float]] = {}

    def allows(self, who: str) -> bool:
        """Whether somebody may do it once more; if so, it is counted."""
        now = self._now()
        left, at = self._left.get(who, (float(self.rate.at_once), now))
        left = min(self.rate.at_once, left + (now - at) * self.rate.per_second)
        if len(self._left) >= MOST_KNOWN:
            self._left.clear()
        self._left[who] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def must_allow(self, who: str) -> None:
        """Denied if it was too fast."""
        if not self.allows(who):
            raise Denied("too-fast")


class Doors:
    """How many connections an address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def through(self, who: str) -> Iterator[None]:
        """Count a connection while it lasts; Denied if there are too many."""
        if self._open[who] >= self._most:
            raise Denied("too-many")
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


def address(scope: Scope) -> str:
    """Who asks: an IPv4 address, or the network of an IPv6 address, as one person may have very many of those.

    >>> address({"client": ("2001:db8:1:2:3:4:5:6", 1)}), address({"client": ("192.0.2.1", 1)}), address({})
    ('2001:db8:1:2::', '192.0.2.1', 'unknown')
    """
    client = scope.get("client")
    try:
        found = ip_address(client[0] if client else "")
    except ValueError:
        return "unknown"
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)


def same_origin(headers: Headers, public_url: str | None) -> bool:
    """Whether a page that connects is one of ours. Programs other than browsers send no origin, and are let in.

    >>> ours = Headers({"host": "localhost:8000", "origin": "http://localhost:8000"})
    >>> theirs = Headers({"host": "localhost:8000", "origin": "https://evil.example"})
    >>> same_origin(ours, None), same_origin(theirs, None), same_origin(Headers({}), None)
    (True, False, True)
    >>> same_origin(Headers({"host": "localhost:8000", "origin": "http://["}), None)
    False
    >>> same_origin(
    ...     Headers({"host": "inner:80", "origin": "https://games.example"}), "https://games.example/"
    ... )
    True
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    host = headers.get("host", "")
    at_home = host != "" and _netloc(origin) == host
    if public_url is None:
        return at_home
    ours = urlsplit(public_url)
    return origin == f"{ours.scheme}://{ours.netloc}" or (at_home and _at_home(host))


def is_host(host: str) -> bool:
    """Whether a `Host` that a client sent looks like one, and can stand in a page.

    >>> is_host("localhost:8000"), is_host('x"><script>'), is_host("")
    (True, False, False)
    """
    return _HOST.fullmatch(host) is not None


def _at_home(host: str) -> bool:
    """Whether a page was opened on the machine that serves it."""
    return (host.rpartition(":")[0] or host) in LOOPBACK


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def policy(host: str, public_url: str | None) -> str:
    """What a page may load: only our own files. Some browsers want the address of the WebSocket spelled out."""
    sockets = []
    if public_url is not None:
        ours = urlsplit(public_url)
        sockets.append(f"{'wss' if ours.scheme == 'https' else 'ws'}://{ours.netloc}")
    elif is_host(host):
        sockets += [f"ws://{host}", f"wss://{host}"]
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " manifest-src 'self';"
        f" connect-src {' '.join([SELF, *sockets])};"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


class SafeHeaders:
    """Gives every answer the headers that tell browsers to be careful."""

    def __init__(self, app: ASGIApp, public_url: str | None) -> None:
        self.app = app
        self.public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add headers to the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add(MutableHeaders(scope=message), Headers(scope=scope).get("host", ""))
            await send(message)

        await self.app(scope, receive, send_safely)

    def _add(self, headers: MutableHeaders, host: str) -> None:
        headers["Content-Security-Policy"] = policy(host, self.public_url)
        headers["Referrer-Policy"] = "no-referrer"
        headers["X-Content-Type-Options"] = "nosniff"
        headers["X-Frame-Options"] = "DENY"
        if self.public_url is not None or _at_home(host):
            # Browsers complain of it where the page comes over plain HTTP from another machine.
            headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers["Cross-Origin-Resource-Policy"] = "same-origin"
        headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=(), payment=()"
        if self.public_url is not None and self.public_url.startswith("https:"):
            headers["Strict-Transport-Security"] = "max-age=31536000"
