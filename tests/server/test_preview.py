"""What is shown of a link: a picture, a sentence, nothing hidden, and nothing that a stranger could write into it."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from eldertable.server.settings import Rate
from tests.server.site import NO_LIMITS, Site, serving
from tests.server.test_client import a_client

TAG = re.compile(r'<meta property="([\w:]+)" content="([^"]*)" />')


async def told(site: Site, path: str, **headers: str) -> dict[str, str]:
    page = await site.http.get(path, headers=headers)
    assert page.status_code == 200
    return {name: unescape(text) for name, text in TAG.findall(page.text)}


async def test_a_link_shows_what_it_leads_to_and_nothing_of_who_plays_or_won(
    sqlite_db: str, tmp_path: Path
) -> None:
    async with serving(sqlite_db, static=a_client(tmp_path / "static")) as site:
        lobby = await told(site, "/")
        assert lobby["og:title"] == "Eldertable"
        assert lobby["og:image"] == f"{site.address}/preview.png"
        assert lobby["og:url"] == f"{site.address}/"
        table = await site.opens("cult", seats=3, name="Adalbert")
        invited = await told(site, f"/table/{table.id}")
        assert invited["og:title"].endswith("· Eldertable")
        assert "table for 3" in invited["og:description"]
        assert invited["og:url"] == f"{site.address}/table/{table.id}"
        assert "Adalbert" not in str(invited)
        polish = await told(site, f"/table/{table.id}", **{"Accept-Language": "pl"})
        assert "Zaproszenie" in polish["og:description"]
        replay = await told(site, f"/table/{table.id}/replay")
        assert "watch" in replay["og:description"]
        assert replay["og:title"] == invited["og:title"]
        storm = await site.ask(
            "POST", "/api/campaigns", 201, game="cultistorm", bots=[None] * 3, name="Adalbert"
        )
        campaign = await told(site, f"/campaign/{storm['campaign']['id']}")
        assert campaign["og:title"] == "Cultistorm · Eldertable"
        assert "one story" in campaign["og:description"]
        assert "Adalbert" not in str(campaign)
        assert (await told(site, "/campaign/AAAAAAAAAAAAAAAAAAAAAA"))["og:title"] == "Eldertable"
        unknown = await told(site, "/table/AAAAAAAAAAAAAAAAAAAAAA")
        assert unknown["og:title"] == "Eldertable"
        assert (await told(site, "/learn/cult"))["og:title"] == invited["og:title"]


async def test_the_address_is_the_public_one_or_the_one_that_was_asked_for(
    sqlite_db: str, tmp_path: Path
) -> None:
    static = a_client(tmp_path / "static")
    async with serving(sqlite_db, static=static, public_url="https://games.example/") as site:
        assert (await told(site, "/", Host="evil.example"))["og:image"] == "https://games.example/preview.png"
    async with serving(sqlite_db, static=static) as site:
        hostile = await site.http.get("/", headers={"Host": 'x"><script>'})
        assert "<script>" not in hostile.text
        assert "og:image" not in hostile.text
        page = await site.http.get("/table/%22%3E%3Cscript%3E")
        assert "<script>" not in page.text
        assert 'og:url" content="' in page.text
        assert (await site.http.post("/")).status_code == 405


async def test_who_asks_very_often_still_gets_the_page(sqlite_db: str, tmp_path: Path) -> None:
    few = NO_LIMITS._replace(requests=Rate(0.001, 2))
    async with serving(sqlite_db, static=a_client(tmp_path / "static"), limits=few) as site:
        table = await site.opens("cult", seats=3, name="Ada")
        titles = [(await told(site, f"/table/{table.id}"))["og:title"] for _ in range(3)]
        assert titles[0] == titles[1] != titles[2] == "Eldertable"
