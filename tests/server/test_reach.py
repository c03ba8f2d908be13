"""Where others can open the server."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import pytest

from eldertable.server.reach import own_addresses, reach
from eldertable.server.settings import Settings
from tests.server.site import serving


def at(host: str, port: int = 8000, public: str | None = None) -> Settings:
    return Settings("x.db", public, listens=(host, port))


def test_only_this_computer_can_open_what_listens_at_home_and_the_command_says_how_to_change_that() -> None:
    for host in ("127.0.0.1", "localhost", "::1"):
        found = reach(at(host, 8080))
        assert (found.public, found.network) == (None, [])
        assert "--host 0.0.0.0 --port 8080" in found.command


def test_what_listens_everywhere_is_found_by_an_address_of_this_machine_in_its_network() -> None:
    found = reach(at("0.0.0.0", 8000))
    assert found.command == ""
    for address, link in zip(own_addresses(socket.AF_INET), found.network, strict=True):
        assert link == f"http://{address}:8000"
        assert not ip_address(address).is_loopback


@pytest.mark.parametrize(
    ("host", "link"), [("192.168.1.7", "http://192.168.1.7:81"), ("fd00::7", "http://[fd00::7]:81")]
)
def test_what_listens_at_one_address_is_found_there(host: str, link: str) -> None:
    assert reach(at(host, 81)).network == [link]


def test_the_public_address_goes_before_all_others() -> None:
    found = reach(at("127.0.0.1", public="https://games.example/"))
    assert (found.public, found.command) == ("https://games.example", "")


async def test_a_page_can_ask(sqlite_db: str) -> None:
    async with serving(sqlite_db, listens=("127.0.0.1", 8000)) as site:
        assert "--host 0.0.0.0" in (await site.get("/api/reach"))["command"]
    async with serving(sqlite_db) as site:
        assert await site.get("/api/reach") == {"public": None, "network": [], "command": ""}
