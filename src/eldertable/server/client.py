"""The files of the browser client, built into the package."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from eldertable.server.denied import server_words
from eldertable.server.desk import language
from eldertable.server.preview import Previews

KEEP = "public, max-age=31536000, immutable"
ASK = "no-cache"


class Client(StaticFiles):
    """Files by their names; any other address is a page of the client, which routes by itself."""

    def __init__(self, folder: Path, previews: Previews) -> None:
        super().__init__(directory=folder, check_dir=False)
        # The folder may come later, when somebody builds the client.
        self.config_checked = True
        self.folder = folder
        self.previews = previews

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; else the client's one page; else a page that says how to build the client."""
        if not (self.folder / "index.html").is_file():
            return unbuilt(language(Request(scope)))
        if path == ".":
            return await self._page(scope)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
            return await self._page(scope)
        # Vite puts a digest into the names of all files in assets/.
        response.headers["Cache-Control"] = KEEP if path.startswith("assets/") else ASK
        return response

    async def _page(self, scope: Scope) -> Response:
        """The client's one page, which tells other programs what a link to it leads to."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        request = Request(scope)
        tags = await self.previews.tags(request, language(request))
        page = (self.folder / "index.html").read_text(encoding="utf-8")
        return HTMLResponse(
            page.replace("<title>", f"{tags}\n    <title>", 1), headers={"Cache-Control": ASK}
        )


def unbuilt(locale: str) -> Response:
    """The page of a server whose client has not been built."""
    words = server_words(locale)
    title, text = escape(words("unbuilt-title")), escape(words("unbuilt"))
    return HTMLResponse(
        f'<!doctype html><html lang="{locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><h1>{title}</h1><p>{text}</p></html>",
        503,
    )
