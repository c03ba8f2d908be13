"""A server to test, and people at its tables: a small client that knows what docs/wire.md says, and no more."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import websockets
from starlette.applications import Starlette

import eldertable as et
from eldertable.kernel import Dice, Game
from eldertable.server.app import create_app
from eldertable.server.hall import Hall, system_time
from eldertable.server.run import Server, listen
from eldertable.server.settings import Limits, Rate, Settings
from tests.kernel.onepage import Vigil
from tests.support import VIGIL

Told = dict[str, Any]

NO_LIMITS = Limits(
    requests=Rate(1e6, 10**6),
    new_tables=Rate(1e6, 10**6),
    records=Rate(1e6, 10**6),
    messages=Rate(1e6, 10**6),
    chat=Rate(1e6, 10**6),
    table=Rate(1e6, 10**6),
    connections=10_000,
    guests=1_000,
)
GAMES: Mapping[str, Game] = {**{name: et.game(name) for name in et.games()}, Vigil.name: VIGIL}
PATIENCE = 20.0
"""So many seconds a test waits for what must happen."""


class Player:
    """Somebody connected to a table: keeps what a client keeps, by the rules of the wire."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.welcome: Told = {}
        self.table: Told = {}
        self.seat: int | None = None
        self.position = -1
        self.still: Told | None = None
        self.still_id = ""
        self.moving: Told = {}
        self.moved: Told = {}
        self.log: list[Told] = []
        self.chat: list[Told] = []
        self.refused: list[Told] = []
        self.answers: dict[int, Told] = {}
        self.raw: list[str] = []
        self._ref = 0
        self._news = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    # --- hearing ----------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self._hear(json.loads(text))
                async with self._news:
                    self._news.notify_all()
        except websockets.ConnectionClosedError:
            pass
        async with self._news:
            self._news.notify_all()

    def _hear(self, told: Told) -> None:
        kind = told["type"]
        if kind == "welcome":
            self.welcome, self.table, self.seat = told, told["table"], told["seat"]
            self.chat += told["chat"]
            if told["moved"]:
                self._see(told["moved"])
        elif kind == "moved":
            self._see(told)
        elif kind == "table":
            self.table, self.seat = told["table"], told["seat"]
        elif kind == "chat":
            self.chat += told["chat"]
        elif kind == "refused":
            self.refused.append(told)
        if kind in ("done", "refused", "page", "reasons", "hinted", "pong") and told.get("ref") is not None:
            self.answers[told["ref"]] = told

    def _see(self, moved: Told) -> None:
        self.moved, self.position = moved, moved["position"]
        if "still" in moved:
            self.still = moved["still"]
        self.still_id = moved["still_id"]
        if "moving" in moved:
            self.moving = moved["moving"]
        else:
            self.moving = applied(self.moving, moved.get("changes", {}))
        if "back" in moved:
            self.log = [sentence for sentence in self.log if sentence["position"] <= moved["back"]]
        self.log += moved.get("log", [])

    async def until(self, true: Callable[[Player], Any]) -> Any:
        """Wait until something is true of what this player knows."""
        async with self._news:
            async with asyncio.timeout(PATIENCE):
                await self._news.wait_for(lambda: true(self) or self._listening.done())
        assert true(self), f"the connection was closed: {self.socket.close_code}, {self.refused}"
        return true(self)

    async def reaches(self, position: int) -> None:
        """Wait until the table is that far."""
        await self.until(lambda me: me.position >= position)

    async def closed(self) -> int | None:
        """Wait until the server has closed the connection; with which code."""
        async with asyncio.timeout(PATIENCE):
            await self._listening
        return self.socket.close_code

    # --- saying -----------------------------------------------------------------------------------------------

    async def says(self, kind: str, **what: Any) -> Told:
        """Say something and wait for its answer."""
        self._ref += 1
        ref = self._ref
        await self.socket.send(json.dumps({"type": kind, "ref": ref, **what}))
        told: Told = await self.until(lambda me: me.answers.get(ref))
        return told

    async def answers_with(self, answer: int) -> Told:
        """Answer what is asked."""
        return await self.says("answer", position=self.position, answer=answer)

    async def tries(self, answer: int) -> Told:
        """Add an answer to the draft."""
        return await self.says("try", position=self.position, answer=answer)

    @property
    def options(self) -> list[int]:
        """The answers that are offered."""
        prompt = self.moving.get("prompt")
        return [option["answer"] for option in prompt["options"]] if prompt else []

    @property
    def finals(self) -> list[int]:
        """The options that cannot be taken back."""
        return [final["answer"] for final in self.moved.get("finals", [])]

    @property
    def asked(self) -> bool:
        """Whether the table waits for this player."""
        return self.seat in self.moved.get("asked", [])

    @property
    def words(self) -> list[str]:
        """The log."""
        return [sentence["words"] for sentence in self.log]

    async def leaves(self) -> None:
        """Close the connection."""
        await self.socket.close()
        await self._listening


def applied(moving: Told, changes: Told) -> Told:
    """The moving part after changes, as docs/wire.md says."""
    after = dict(moving)
    zones = changes.get("zones", {})
    after["pieces"] = [piece for piece in moving["pieces"] if piece["zone"] not in zones]
    after["pieces"] += [piece for pieces in zones.values() for piece in pieces]
    counters = {counter["id"]: counter for counter in moving["counters"]}
    counters.update({counter["id"]: counter for counter in changes.get("counters", [])})
    for gone in changes.get("gone", []):
        del counters[gone]
    after["counters"] = list(counters.values())
    for name in ("heading", "prompt", "over", "scores", "standings", "phase"):
        if name in changes:
            after[name] = changes[name]
    return after


def same_scene(one: Told, other: Told) -> bool:
    """Whether two moving parts show the same, in whatever order zones and counters come."""
    return _sorted(one) == _sorted(other)


def _sorted(moving: Told) -> Told:
    return {
        **moving,
        "pieces": sorted(moving["pieces"], key=lambda piece: str(piece["zone"])),
        "counters": sorted(moving["counters"], key=lambda counter: str(counter["id"])),
    }


class Site:
    """A running server, as people see it."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http
        self.players: list[Player] = []

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """GET, and the status it must have."""
        return self._told(await self.http.get(path, params=query), status)

    async def ask(
        self, method: str, path: str, status: int = 200, key: str | None = None, **body: Any
    ) -> Any:
        """Any other method, with a body if there is one."""
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        with_body = method in ("POST", "PUT", "PATCH") and not path.endswith("/rematch")
        answer = await self.http.request(method, path, headers=headers, json=body if with_body else None)
        return self._told(answer, status)

    def _told(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    async def opens(self, game: str = Vigil.name, **asked: Any) -> Opened:
        """Open a table."""
        return Opened(self, await self.ask("POST", "/api/tables", 201, game=game, **asked))

    async def plays(
        self, seats: int = 2, game: str = Vigil.name, **asked: Any
    ) -> tuple[Opened, list[Player]]:
        """A table at which people sit in all seats, connected."""
        names = ["Ada", "Bo", "Cyd", "Dee"]
        table = await self.opens(game, seats=seats, name=names[0], **asked)
        for name in names[1:seats]:
            await table.sits(name)
        players = [await table.joins(seat) for seat in range(seats)]
        return table, players

    async def connect(self, table: str, origin: str | None = None, **hello: Any) -> Player:
        """Connect and say hello, whatever comes of it."""
        url = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        socket = await websockets.connect(url, origin=origin, max_size=None)  # type: ignore[arg-type]
        player = Player(socket)
        self.players.append(player)
        await socket.send(json.dumps({"type": "hello", **hello}))
        return player


class OwnSite(Site):
    """A server in this very process, into which a test can look."""

    def __init__(self, app: Starlette, address: str, http: httpx.AsyncClient) -> None:
        super().__init__(address, http)
        self.app = app
        self.hall: Hall = app.state.hall


class Opened:
    """A table that a test has opened, with all its keys."""

    def __init__(self, site: Site, opened: Told) -> None:
        self.site = site
        self.id: str = opened["table"]["id"]
        self.info: Told = opened["table"]
        self.host: str = opened["host"]
        self.keys: dict[int, str] = {} if opened["seat"] is None else {opened["seat"]: opened["secret"]}

    @property
    def path(self) -> str:
        """Where it is."""
        return f"/api/tables/{self.id}"

    async def now(self) -> Told:
        """As everybody may know it."""
        told: Told = await self.site.get(self.path)
        return told

    async def sits(self, name: str, seat: int | None = None) -> int:
        """Somebody sits down."""
        held = await self.site.ask("POST", f"{self.path}/seats", 201, name=name, seat=seat)
        self.keys[held["seat"]] = held["secret"]
        return int(held["seat"])

    async def joins(self, seat: int | None = None, **hello: Any) -> Player:
        """The holder of a seat connects; None: somebody who looks on."""
        if seat is not None:
            hello["secret"] = self.keys[seat]
        player = await self.site.connect(self.id, **hello)
        await player.until(lambda me: me.welcome)
        return player


@asynccontextmanager
async def serving(
    db: str, now: Callable[[], int] = system_time, games: Mapping[str, Game] = GAMES, **settings: Any
) -> AsyncIterator[OwnSite]:
    """A server in this very loop, at a free port."""
    chosen = replace(Settings(db=db, bot_pause=0, workers=1, limits=NO_LIMITS), **settings)
    app = create_app(chosen, games, now)
    listening = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    server = Server(app, chosen)
    running = asyncio.create_task(server.serve([listening]))
    async with httpx.AsyncClient(base_url=address, verify=False, trust_env=False, timeout=60) as http:
        site = OwnSite(app, address, http)
        while not server.started:
            assert not running.done(), "the server did not start"
            await asyncio.sleep(0.01)
        try:
            yield site
        finally:
            for player in site.players:
                await player.leaves()
            server.should_exit = True
            await running
            listening.close()


async def play_on(players: list[Player], answers: int, seed: int = 1) -> None:
    """Let people answer at random, one after another, so many times or to the end."""
    dice = Dice(seed)
    for _ in range(answers):
        if "outcome" in players[0].moved:
            return
        position = players[0].position
        one = next(player for player in players if player.asked)
        told = await one.answers_with(one.options[dice.roll(len(one.options))])
        assert told["type"] == "done", told
        for player in players:
            await player.reaches(position + 1)
