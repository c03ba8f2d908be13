"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

import eldertable
from eldertable.kernel import Game
from eldertable.server.client import Client
from eldertable.server.desk import ANY_METHOD, Desk
from eldertable.server.guest import encode
from eldertable.server.hall import Hall, system_time
from eldertable.server.openapi import description
from eldertable.server.preview import Previews
from eldertable.server.safety import SafeHeaders
from eldertable.server.settings import Settings
from eldertable.server.socket import Sockets
from eldertable.server.storage import store_at


def all_games() -> dict[str, Game]:
    """Every game that is installed."""
    return {name: eldertable.game(name) for name in eldertable.games()}


def create_app(
    settings: Settings, games: Mapping[str, Game] | None = None, now: Callable[[], int] = system_time
) -> Starlette:
    """The whole server as an ASGI application."""
    hall = Hall(settings, store_at(settings.db), all_games() if games is None else games, now)
    desk = Desk(hall)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    app = Starlette(
        routes=[
            Route("/openapi.json", _openapi),
            *desk.routes(),
            WebSocketRoute("/api/tables/{table}/live", Sockets(hall).live),
            Route("/api/{rest:path}", desk.nothing_here, methods=ANY_METHOD),
            Mount("/", Client(settings.static, Previews(hall))),
        ],
        middleware=[
            Middleware(SafeHeaders, public_url=settings.public_url),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.state.desk = desk
    return app


async def _openapi(request: Request) -> Response:
    return Response(encode(description()), media_type="application/json")
