"""What other programs show of a link to this server: a picture, and a sentence that tells nothing which is hidden."""

from __future__ import annotations

from html import escape
from urllib.parse import quote

from starlette.requests import Request

from eldertable.server.catalogue import title
from eldertable.server.denied import server_words
from eldertable.server.hall import Hall
from eldertable.server.safety import Buckets, address, is_host
from eldertable.server.saga import Saga
from eldertable.server.sheet import TABLE_ID, Sheet
from eldertable.server.storage import StorageAway

PICTURE = "/preview.png"
SIZE = (1200, 630)
LOCALES = {"en": "en_GB", "pl": "pl_PL"}


class Previews:
    """Knows what a page is about."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._often = Buckets(hall.settings.limits.requests)

    async def tags(self, request: Request, locale: str) -> str:
        """The tags for the page at this address, ready to stand in its head."""
        heading, sentence = await self._about(request, locale)
        told = {
            "og:site_name": "Eldertable",
            "og:type": "website",
            "og:locale": LOCALES.get(locale, locale),
            "og:title": heading,
            "og:description": sentence,
        }
        home = self._home(request)
        if home is not None:
            told |= {
                "og:url": home + quote(request.url.path),
                "og:image": home + PICTURE,
                "og:image:type": "image/png",
                "og:image:width": str(SIZE[0]),
                "og:image:height": str(SIZE[1]),
                "og:image:alt": server_words(locale)("preview-picture"),
            }
        tags = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items() if text]
        return "\n    ".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])

    def _home(self, request: Request) -> str | None:
        """Where this server is, as whoever asks knows it; None if that makes no sense."""
        public, host = self.hall.settings.public_url, request.headers.get("host", "")
        if public is not None:
            return public.rstrip("/")
        return f"{request.url.scheme}://{host}" if is_host(host) else None

    async def _about(self, request: Request, locale: str) -> tuple[str, str]:
        words = server_words(locale)
        match [part for part in request.url.path.split("/") if part]:
            case ["table", table] if (sheet := await self._sheet(request, table)) is not None:
                game = title(self.hall.game(sheet.game), locale)
                kind = "preview-table" if sheet.phase == "gathering" else "preview-playing"
                return words("preview-title", game=game), words(kind, seats=len(sheet.places))
            case ["table", table, "replay"] if (sheet := await self._sheet(request, table)) is not None:
                game = title(self.hall.game(sheet.game), locale)
                return words("preview-title", game=game), words("preview-replay")
            case ["campaign", campaign] if (saga := await self._saga(request, campaign)) is not None:
                game = title(self.hall.game(saga.game), locale)
                return words("preview-title", game=game), words("preview-campaign")
            case ["record", _]:
                return "Eldertable", words("preview-replay")
            case ["learn", name, *_] if name in self.hall.games:
                return words("preview-title", game=title(self.hall.games[name], locale)), words(
                    "preview-learn"
                )
        return "Eldertable", words("preview-lobby")

    async def _sheet(self, request: Request, table: str) -> Sheet | None:
        """A table's sheet; None if there is none, or if somebody asks too often: the page itself comes in any case."""
        if not self._may_look(request, table):
            return None
        try:
            kept = await self.hall.store.sheet(table)
        except StorageAway:
            return None
        return None if kept is None or kept.sheet.game not in self.hall.games else kept.sheet

    async def _saga(self, request: Request, campaign: str) -> Saga | None:
        """A campaign, in the same way."""
        if not self._may_look(request, campaign):
            return None
        try:
            kept = await self.hall.store.saga(campaign)
        except StorageAway:
            return None
        return None if kept is None or kept.saga.game not in self.hall.games else kept.saga

    def _may_look(self, request: Request, name: str) -> bool:
        return TABLE_ID.fullmatch(name) is not None and self._often.allows(address(request.scope))
