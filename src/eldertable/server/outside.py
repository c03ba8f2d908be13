"""Requests to addresses that others have given: never to this machine, its network, or anything but the open internet."""

from __future__ import annotations

import http.client
import re
import socket
import ssl
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

LONGEST = 1_000
"""Characters of an address."""
PATIENCE = 10.0
"""Seconds until somebody who does not answer is given up."""
PORTS = (443, 8443)
GONE = (404, 410)
"""With these a server says that nobody is at this address any more."""

_PRINTABLE = re.compile(r"[!-~]+")


class NotOutside(Exception):
    """An address that is none, or that does not lead to the open internet; the text says why."""


class Target(NamedTuple):
    """An address, taken apart."""

    secure: bool
    host: str
    port: int
    path: str


def target(url: str, guarded: bool = True) -> Target:
    """An address taken apart; NotOutside if it cannot be one. `guarded`: somebody gave it who may mean harm.

    >>> target("https://hooks.example/a?b=c")
    Target(secure=True, host='hooks.example', port=443, path='/a?b=c')
    """
    if len(url) > LONGEST or not _PRINTABLE.fullmatch(url):
        raise NotOutside(f"it must have at most {LONGEST} letters, and no blanks")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotOutside("it is no address") from None
    if parts.scheme not in (("https",) if guarded else ("https", "http")) or not parts.hostname:
        raise NotOutside("it must begin with https://")
    if parts.username is not None or parts.password is not None:
        raise NotOutside("it must have no name or password before the host")
    secure = parts.scheme == "https"
    port = port or (443 if secure else 80)
    if guarded and port not in PORTS:
        raise NotOutside(f"its port must be one of {', '.join(map(str, PORTS))}")
    try:
        parts.hostname.encode("ascii")
    except UnicodeError:
        raise NotOutside("its host must be written in ASCII") from None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, parts.hostname, port, path)


def is_outside(address: str) -> bool:
    """Whether an address is one of the open internet, also if it is wrapped up in another.

    >>> [is_outside(one) for one in ("93.184.215.14", "2606:2800:21f::1")]
    [True, True]
    >>> inside = (
    ...     "127.0.0.1",
    ...     "10.0.0.1",
    ...     "169.254.169.254",
    ...     "::1",
    ...     "::ffff:10.0.0.1",
    ...     "64:ff9b::a00:1",
    ...     "2002:a00:1::",
    ...     "fd00::1",
    ... )
    >>> any(map(is_outside, inside))
    False
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        wrapped = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if wrapped is not None or int(found) >> 32 == 0x64FF9B << 64:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def outside_address(host: str, port: int) -> str:
    """An address of this host to connect to. All that it has must be outside: else it may be one, then another."""
    try:
        told = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotOutside("its host is not known") from None
    found = [str(one[4][0]) for one in told]
    if not found or not all(map(is_outside, found)):
        raise NotOutside("its host is not in the open internet")
    return found[0]


def post(url: str, body: bytes, headers: dict[str, str], guarded: bool = True) -> int:
    """Send something and return the status of the answer; what else it says is not read, and no other address followed.

    What was looked up is what is connected to: a name that means another address a moment later does not help.
    """
    secure, host, port, path = target(url, guarded)
    address = outside_address(host, port) if guarded else host
    with socket.create_connection((address, port), timeout=PATIENCE) as plain:
        line: socket.socket = plain
        if secure:
            line = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
        connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        connection.sock = line
        try:
            connection.request("POST", path, body, {"User-Agent": "eldertable", **headers})
            return connection.getresponse().status
        finally:
            connection.close()
