"""Many live tables on one server, over loopback: `python -m bench.load [TABLES] [SECONDS]`.

Every seat is a WebSocket in this process; the server is another process, as `eldertable serve` starts it but without
limits per address. A move's latency is the time from sending it until the last other seat has been told. The clients take
their part of the machine, too: on two cores they have one and the server the other. Printed are also the milliseconds of
processor time that a move took at the server (CPU) and here.
"""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets

from eldertable.kernel import state
from eldertable.server.app import create_app
from eldertable.server.run import config, home, listen, look_at_memory_rarely, run_quickly
from eldertable.server.settings import Limits, Rate, Settings

GAME, SEATS, TABLES, SECONDS = "rise-of-the-cults", 2, 1_000, 20.0
RATES = (100, 200, 400, 600, 800, 1_000, 1_200)
LATE = 0.150
AT_ONCE = 50
UNLIMITED = Rate(1e9, 10**9)


class Choice(msgspec.Struct):
    """As much of an option as a client needs that plays at random."""

    answer: int


class Prompt(msgspec.Struct):
    """As much of a prompt."""

    options: list[Choice] = []


class Scene(msgspec.Struct):
    """As much of a scene, or of its changes."""

    prompt: Prompt | msgspec.UnsetType | None = msgspec.UNSET


class Told(msgspec.Struct):
    """As much of any message."""

    type: str
    position: int | None = None
    asked: list[int] = []
    moving: Scene | None = None
    changes: Scene | None = None
    moved: Told | None = None
    outcome: Any = None


_understand = msgspec.json.Decoder(Told).decode


@dataclass
class Table:
    """A table with all its seats."""

    sockets: list[websockets.ClientConnection] = field(default_factory=list)
    options: list[list[int]] = field(default_factory=lambda: [[]] * SEATS)
    positions: list[int] = field(default_factory=lambda: [-1] * SEATS)
    asked: list[int] = field(default_factory=list)
    over: bool = False
    sent: float = 0.0
    mover: int = -1


class Load:
    """All tables, and how long moves took."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.chance = Random(1)
        self._listening: set[asyncio.Task[None]] = set()

    # --- sitting down ---------------------------------------------------------------------------------------

    async def open(self, tables: int) -> None:
        """Open so many tables and seat everybody."""
        one_by_one = httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(base_url=self.address, timeout=60, limits=one_by_one) as http:
            for start in range(0, tables, AT_ONCE):
                await asyncio.gather(*(self._open(http) for _ in range(start, min(tables, start + AT_ONCE))))

    async def _open(self, http: httpx.AsyncClient) -> None:
        asked = {"game": GAME, "seats": SEATS, "name": "seat 0", "chat": False}
        opened = (await http.post("/api/tables", json=asked)).json()
        table, keys = opened["table"]["id"], [opened["secret"]]
        for seat in range(1, SEATS):
            held = await http.post(f"/api/tables/{table}/seats", json={"name": f"seat {seat}"})
            keys.append(held.json()["secret"])
        new = Table()
        for seat, key in enumerate(keys):
            url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
            socket = await websockets.connect(url, max_size=None, compression=None, ping_interval=None)
            await socket.send(msgspec.json.encode({"type": "hello", "secret": key}).decode())
            new.sockets.append(socket)
            task = asyncio.create_task(self._listen(new, seat, socket))
            self._listening.add(task)
        self.tables.append(new)

    # --- playing --------------------------------------------------------------------------------------------

    async def _listen(self, table: Table, seat: int, socket: websockets.ClientConnection) -> None:
        async for text in socket:
            told = _understand(text)
            told = told.moved or told
            if told.type == "moved":
                self._see(table, seat, told)

    def _see(self, table: Table, seat: int, told: Told) -> None:
        assert told.position is not None
        scene = told.moving or told.changes
        if scene is not None and not isinstance(scene.prompt, msgspec.UnsetType):
            table.options[seat] = [] if scene.prompt is None else [one.answer for one in scene.prompt.options]
        table.positions[seat] = told.position
        table.over = told.outcome is not None
        if min(table.positions) == max(table.positions):
            table.asked = told.asked
            if table.sent:
                self.latencies.append(perf_counter() - table.sent)
                table.sent = 0.0

    async def play(self, rate: int, seconds: float) -> None:
        """Send so many moves a second, each at a table where none is under way."""
        self.latencies.clear()
        start, sent = perf_counter(), 0
        while (now := perf_counter() - start) < seconds:
            for _ in range(int(now * rate) - sent):
                await self._move()
                sent += 1
            await asyncio.sleep(0.002)
        await asyncio.sleep(1.0)

    async def _move(self) -> None:
        for _ in range(20):
            table = self.chance.choice(self.tables)
            ready = table.asked and not table.sent and not table.over and table.options[table.asked[0]]
            if ready:
                seat = table.asked[0]
                answer = self.chance.choice(table.options[seat])
                move = {"type": "answer", "position": table.positions[seat], "answer": answer}
                table.sent, table.mover = perf_counter(), seat
                await table.sockets[seat].send(msgspec.json.encode(move).decode())
                return

    async def close(self) -> None:
        """Everybody leaves."""
        for task in self._listening:
            task.cancel()


def compiled() -> bool:
    """Whether the rules are compiled, as `make fast` does it."""
    return not str(state.__file__).endswith(".py")


def loop_name() -> str:
    """Where the event loop comes from, the server's and this one."""
    return type(asyncio.get_running_loop()).__module__.partition(".")[0]


def memory(process: int) -> float:
    """The resident memory of a process, in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def cpu(process: int) -> float:
    """The seconds of processor time that a process has had."""
    told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def at(part: float, of: Sequence[float]) -> float:
    """So much of the moves were at least as quick, in ms."""
    return sorted(of)[min(len(of) - 1, int(part * len(of)))] * 1000 if of else 0.0


async def run(address: str, server: int, tables: int, seconds: float) -> None:
    """Measure and print."""
    before = memory(server)
    print(f"{'compiled' if compiled() else 'interpreted'}, on {loop_name()}")
    load = Load(address)
    start = perf_counter()
    await load.open(tables)
    print(f"{tables:,} tables with {SEATS} seats each, opened in {perf_counter() - start:.1f} s")
    print(f"{(memory(server) - before) * 1024 / tables:,.0f} KB of memory per table, connections included\n")
    gc.freeze()  # pauses of this process would be counted as the server's
    print(
        f"{'moves/s':>8}{'done/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'max ms':>10}{'CPU ms':>10}{'here ms':>10}"
    )
    for rate in RATES:
        used, here = cpu(server), process_time()
        await load.play(rate, seconds)
        took = load.latencies
        done, moves = len(took) / seconds, max(1, len(took))
        each, own = (cpu(server) - used) / moves * 1000, (process_time() - here) / moves * 1000
        print(
            f"{rate:>8}{done:>10.1f}{at(0.5, took):>10.1f}{at(0.99, took):>10.1f}{at(1, took):>10.1f}"
            f"{each:>10.2f}{own:>10.2f}"
        )
        if at(0.99, took) > LATE * 1000 or done < rate * 0.9:
            print(f"saturated at about {done:,.0f} moves a second")
            break
    print(f"{(memory(server) - before) * 1024 / tables:,.0f} KB of memory per table after all these moves")
    await load.close()


async def serve(db: str) -> None:
    """The server, without limits per address."""
    limits = Limits(
        requests=UNLIMITED, new_tables=UNLIMITED, messages=UNLIMITED, table=UNLIMITED, connections=10**6
    )
    settings = Settings(db=db, workers=1, limits=limits)
    app = create_app(settings)
    listening = listen("127.0.0.1", 0)
    await app.state.hall.open()
    look_at_memory_rarely()
    print(home("127.0.0.1", listening.getsockname()[1]).rstrip("/"), flush=True)
    await uvicorn.Server(config(app, settings)).serve([listening])


def many_files() -> None:
    """Let this process and its children have thousands of connections."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Start a server and measure it."""
    many_files()
    if sys.argv[1:2] == ["--serve"]:
        run_quickly(serve(sys.argv[2]))
        return
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.load", "--serve", f"{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                run_quickly(run(server.stdout.readline().strip(), server.pid, tables, seconds))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
