"""The desk where requests arrive: understands them, asks an endpoint, writes the answer, says what is wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.server.asking import Asked, Endpoint
from eldertable.server.catalogue import spoken
from eldertable.server.denied import Denied
from eldertable.server.guest import encode
from eldertable.server.hall import Hall
from eldertable.server.replays import Replays
from eldertable.server.rest import ENDPOINTS
from eldertable.server.safety import Buckets, address
from eldertable.server.storage import StorageAway
from eldertable.text.words import LOCALES

log = logging.getLogger(__name__)

RETRY_AFTER = {429: "5", 503: "3"}
NEVER_KEPT = {"Cache-Control": "no-store"}


class Desk:
    """Serves all endpoints."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.replays = Replays(hall.store)
        limits = hall.settings.limits
        self._limits = limits
        self._requests = Buckets(limits.requests)
        self._new_tables = Buckets(limits.new_tables)
        self._records = Buckets(limits.records)
        self._looking: set[asyncio.Task[Any]] = set()
        self._leaving_off = False

    def routes(self) -> list[Route]:
        """One route for each path. It takes all methods, so that a wrong one gets a helpful answer."""
        by_path: dict[str, dict[str, Endpoint]] = {}
        for endpoint in ENDPOINTS:
            by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        return [self._route(path, methods) for path, methods in by_path.items()]

    def leave_off(self) -> None:
        """The server stops: what only looks, such as drawing a picture, is cut off; what changes something is not."""
        self._leaving_off = True
        for task in self._looking:
            task.cancel()

    def _route(self, path: str, methods: dict[str, Endpoint]) -> Route:
        async def serve(request: Request) -> Response:
            return await self._serve(request, methods)

        return Route(path, serve, methods=ANY_METHOD)

    async def nothing_here(self, request: Request) -> Response:
        """There is no such address below /api."""
        return refusal(Denied("not-found"), language(request))

    async def _serve(self, request: Request, methods: dict[str, Endpoint]) -> Response:
        locale = language(request)
        try:
            method = "GET" if request.method == "HEAD" else request.method
            if method not in methods:
                allowed = ", ".join(sorted({*methods, *(["HEAD"] if "GET" in methods else [])}))
                return refusal(Denied("wrong-method", allowed=allowed), locale, {"Allow": allowed})
            with self._looked_at() if method == "GET" else nullcontext():
                return await self._answer(request, methods[method], locale)
        except Denied as denied:
            return refusal(denied, locale)
        except StorageAway as error:
            log.warning("storage is away: %s", error)
            return refusal(Denied("storage"), locale)
        except ClientDisconnect:
            return Response(status_code=400)
        except asyncio.CancelledError:
            # Only a server that is being stopped breaks a request off: whoever waits is told,
            # and nothing is logged as a fault.
            return refusal(Denied("closing"), locale)
        except Exception:
            # The error's text stays on the server. The path can be logged: it contains no secrets.
            log.exception("%s %s failed", request.method, request.scope["route"].path)
            return refusal(Denied("fault"), locale)

    @contextmanager
    def _looked_at(self) -> Iterator[None]:
        """What is done meanwhile ends with the server."""
        if self._leaving_off:
            raise Denied("closing")
        task = asyncio.current_task()
        assert task is not None
        self._looking.add(task)
        try:
            yield
        finally:
            self._looking.discard(task)

    async def _answer(self, request: Request, endpoint: Endpoint, locale: str) -> Response:
        who = address(request.scope)
        self._requests.must_allow(who)
        query = _understood(dict(request.query_params), endpoint.query, strict=False)
        if endpoint.record:
            self._records.must_allow(who)
        body = None if endpoint.body is None else await self._body(request, endpoint)
        if endpoint.opens:
            self._new_tables.must_allow(who)
        asked = Asked(self.hall, self.replays, request.path_params, query, body, _key(request), locale, who)
        answer = await endpoint.call(asked)
        if isinstance(answer, Response):
            return answer
        status, answer = answer if isinstance(answer, tuple) else (endpoint.status, answer)
        return Response(encode(answer), status, NEVER_KEPT, "application/json")

    async def _body(self, request: Request, endpoint: Endpoint) -> msgspec.Struct:
        assert endpoint.body is not None
        most = self._limits.record if endpoint.record else self._limits.body
        # A page of another site may post a form without permission; for JSON its browser asks us first, and we refuse.
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Denied("bad-message", why="Content-Type: application/json")
        raw = bytearray()
        async for part in request.stream():
            raw += part
            if len(raw) > most:
                raise Denied("record-big", most=most // 1024) if endpoint.record else Denied("too-big")
        try:
            return msgspec.json.decode(bytes(raw), type=endpoint.body)
        except msgspec.ValidationError as error:
            raise Denied("bad-message", why=str(error)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Denied("bad-json") from None


ANY_METHOD = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "QUERY"]


def _understood(given: dict[str, str], kind: type[msgspec.Struct], strict: bool) -> msgspec.Struct:
    try:
        return msgspec.convert(given, kind, strict=strict)
    except msgspec.ValidationError as error:
        raise Denied("bad-message", why=str(error)) from None


def _key(request: Request) -> str | None:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" and key.strip() else None


def language(request: Request) -> str:
    """The language to answer in: as the address says, else as the browser says, else English."""
    wanted = request.query_params.get("lang")
    return (
        spoken(None, wanted) if wanted else _preferred(request.headers.get("accept-language", "").split(","))
    )


def _preferred(accepted: Iterable[str]) -> str:
    """The first language that is spoken here.

    >>> _preferred(["de-DE", "pl;q=0.8", "en"])
    'pl'
    """
    names = [one.partition(";")[0].strip().partition("-")[0].lower() for one in accepted]
    return next((name for name in names if name in LOCALES), "en")


def refusal(denied: Denied, locale: str, headers: dict[str, str] | None = None) -> Response:
    """The answer that says why not."""
    more = {**NEVER_KEPT, **(headers or {})}
    if denied.status in RETRY_AFTER:
        more["Retry-After"] = RETRY_AFTER[denied.status]
    if denied.status == 401:
        more["WWW-Authenticate"] = "Bearer"
    return Response(encode(denied.problem(locale)), denied.status, more, "application/json")
