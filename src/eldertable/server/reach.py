"""Where others can open this server: at the address that its host gave, or in the local network."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from pathlib import Path

from eldertable.server.settings import Settings
from eldertable.server.wire.tables import Reach

ANYWHERE = ("0.0.0.0", "::", "")
USUAL_PORT = 8000
SOURCES = Path(__file__).parents[3]

_AFAR = {
    socket.AF_INET: ("192.0.2.1", "10.255.255.254", "192.168.255.254", "172.31.255.254"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}
"""Addresses in the networks that people have at home, and one in none: the way there shows which address is ours.
Nothing is ever sent to them."""


def reach(settings: Settings) -> Reach:
    """How others come here. In the network the server is found only if it listens there."""
    public = None if settings.public_url is None else settings.public_url.rstrip("/")
    if settings.listens is None:
        return Reach(public)
    host, port = settings.listens
    network = [f"http://{_written(address)}:{port}" for address in reachable(host)]
    return Reach(public, network, "" if public or network else command(port))


def reachable(host: str) -> list[str]:
    """The addresses at which others find a server that listens at this one; none if only this machine does.

    >>> reachable("127.0.0.1"), reachable("localhost"), reachable("192.168.1.7"), reachable("games.example")
    ([], [], ['192.168.1.7'], ['games.example'])
    """
    if host in ANYWHERE:
        return own_addresses(socket.AF_INET6 if host == "::" else socket.AF_INET)
    return [] if _only_here(host) else [host]


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """The addresses of this machine in the networks it is in, the one that leads furthest first."""
    found: dict[str, None] = {}
    for afar in _AFAR[family]:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((afar, 9))
            except OSError:
                continue
            address: str = asking.getsockname()[0]
        if not _only_here(address):
            found[address] = None
    return list(found)


def command(port: int) -> str:
    """What to type so that others in the network can come.

    >>> command(8000).endswith('--host 0.0.0.0"') or command(8000).endswith("--host 0.0.0.0")
    True
    """
    wanted = "--host 0.0.0.0" if port == USUAL_PORT else f"--host 0.0.0.0 --port {port}"
    from_sources = (SOURCES / "Makefile").is_file() and (SOURCES / "pyproject.toml").is_file()
    return f'make play ARGS="{wanted}"' if from_sources else f"eldertable serve {wanted}"


def _only_here(host: str) -> bool:
    try:
        found = ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    return found.is_loopback or found.is_unspecified or found.is_link_local


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
