"""The pages: files of the client, safe headers, and a word if it has not been built."""

from __future__ import annotations

from pathlib import Path

from tests.server.site import serving


def a_client(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Eldertable</title>")
    (folder / "assets" / "app-1a2b3c.js").write_text("export {};" * 500)
    return folder


async def test_any_page_is_the_clients_and_files_are_kept_by_browsers(sqlite_db: str, tmp_path: Path) -> None:
    async with serving(sqlite_db, static=a_client(tmp_path / "static")) as site:
        for path in ("/", "/table/abc", "/table/abc/replay"):
            page = await site.http.get(path)
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
            assert "Eldertable" in page.text
        script = await site.http.get("/assets/app-1a2b3c.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        for path in ("/assets/missing.js", "/..%2f..%2fetc%2fpasswd.txt", "/index.php"):
            assert (await site.http.get(path)).status_code == 404
        assert (await site.get("/api/nonsense", 404))["code"] == "not-found"


async def test_every_answer_has_safe_headers(sqlite_db: str, tmp_path: Path) -> None:
    async with serving(sqlite_db, static=a_client(tmp_path / "static")) as site:
        for path in (
            "/",
            "/assets/app-1a2b3c.js",
            "/api/games",
            "/api/nonsense",
            "/openapi.json",
            "/missing.js",
        ):
            headers = (await site.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'; script-src 'self';" in policy
            assert "unsafe" not in policy
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert "server" not in headers
            assert "strict-transport-security" not in headers
        hostile = await site.http.get("/", headers={"Host": "x; script-src *"})
        assert "script-src *" not in hostile.headers["content-security-policy"]
    async with serving(sqlite_db, public_url="https://games.example/") as site:
        headers = (await site.http.get("/api/games")).headers
        assert "wss://games.example" in headers["content-security-policy"]
        assert headers["strict-transport-security"]


async def test_answers_with_secrets_are_never_kept(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        answer = await site.http.post("/api/tables", json={"game": "the-vigil", "name": "Ada"})
        assert answer.headers["cache-control"] == "no-store"


async def test_without_its_client_the_server_says_how_to_build_it(sqlite_db: str, tmp_path: Path) -> None:
    async with serving(sqlite_db, static=tmp_path / "nothing") as site:
        for lang, word in (("en", "make web"), ("pl", "odśwież")):
            page = await site.http.get("/", headers={"Accept-Language": f"{lang};q=0.9"})
            assert page.status_code == 503
            assert word in page.text


async def test_a_wrong_method_says_which_are_right(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        answer = await site.http.delete("/api/games")
        assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")
        assert "GET" in answer.json()["words"]
        assert (await site.http.head("/api/games")).status_code == 200
