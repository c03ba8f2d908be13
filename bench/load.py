"""Many live tables on one server, over loopback: `python -m bench.load [TABLES] [SECONDS] [MOVES A SECOND ...]`.

Every seat is a WebSocket in this process; the server is another process, as `eldertable serve` starts it but without
limits per address. A move's latency is the time from sending it until the last seat has been told. The clients take
their part of the machine, too: on two cores they have one and the server the other.

Printed are also the milliseconds of processor time that a move took at the server (CPU) and here, how much of the machine
other programs took meanwhile (with more than a few percent latencies say little), and the longest pauses with what they
were made of. Before anything is counted, play goes on for some seconds: sentences that were never said before cost more.
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

from bench.pauses import Pauses, Watch
from eldertable.kernel import state
from eldertable.server.app import create_app
from eldertable.server.run import config, home, listen, look_at_memory_rarely, run_quickly
from eldertable.server.settings import Limits, Rate, Settings

GAME, SEATS, TABLES, SECONDS = "rise-of-the-cults", 2, 1_000, 20.0
RATES = (100, 200, 400, 600, 800, 1_000, 1_200)
WARM_UP = 400, 10.0
"""Moves a second, and for how many seconds, before anything is counted."""
AIM = 1_000, 0.100
"""So many moves a second, 99 of 100 within so many seconds: that is what we want."""
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


def busy() -> float:
    """The seconds of processor time that all programs together have had."""
    told = [int(n) for n in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    idle, waiting = told[3], told[4]
    return (sum(told) - idle - waiting) / os.sysconf("SC_CLK_TCK")


class Server:
    """The server's process, and what it says of itself."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.id = process.pid
        self._asks, self._says = process.stdin, process.stdout
        self.address = self._says.readline().strip()

    def pauses(self) -> Pauses:
        """Its longest pauses since this was last asked."""
        self._asks.write("\n")
        self._asks.flush()
        return msgspec.json.decode(self._says.readline(), type=Pauses)


def at(part: float, of: Sequence[float]) -> float:
    """So much of the moves were at least as quick, in ms."""
    return sorted(of)[min(len(of) - 1, int(part * len(of)))] * 1000 if of else 0.0


async def run(server: Server, tables: int, seconds: float, rates: Sequence[int]) -> None:
    """Measure and print."""
    before = memory(server.id)
    print(f"{'compiled' if compiled() else 'interpreted'}, on {loop_name()}")
    load, watch = Load(server.address), Watch()
    start = perf_counter()
    await load.open(tables)
    print(f"{tables:,} tables with {SEATS} seats each, opened in {perf_counter() - start:.1f} s")
    print(
        f"{(memory(server.id) - before) * 1024 / tables:,.0f} KB of memory per table, connections included\n"
    )
    gc.freeze()  # pauses of this process would be counted as the server's
    watch.start()
    await load.play(*WARM_UP)
    titles = ("moves/s", "done/s", "p50 ms", "p99 ms", "max ms", "CPU ms", "here ms", "others")
    print("".join(f"{title:>9}" for title in titles), flush=True)
    for rate in rates:
        if not await measure(server, load, watch, rate, seconds):
            break
    print(f"{(memory(server.id) - before) * 1024 / tables:,.0f} KB of memory per table after all these moves")
    await load.close()


async def measure(server: Server, load: Load, watch: Watch, rate: int, seconds: float) -> bool:
    """Play so many moves a second, and print how that went; whether more could be carried."""
    server.pauses()
    watch.report()
    used, here, all_used, start = cpu(server.id), process_time(), busy(), perf_counter()
    await load.play(rate, seconds)
    used, here, all_used = cpu(server.id) - used, process_time() - here, busy() - all_used
    others = max(0.0, all_used - used - here) / (perf_counter() - start) / (os.cpu_count() or 1)
    took = load.latencies
    done, moves, p99 = len(took) / seconds, max(1, len(took)), at(0.99, took)
    print(
        f"{rate:>9,}{done:>9,.0f}{at(0.5, took):>9.1f}{p99:>9.1f}{at(1, took):>9.1f}"
        f"{used / moves * 1000:>9.2f}{here / moves * 1000:>9.2f}{others:>9.0%}"
    )
    print(f"          longest pauses at the server: {server.pauses().words()}")
    print(f"          and here: {watch.report().words()}", flush=True)
    enough = done >= rate * 0.9
    if (rate, enough) == (AIM[0], True):
        held = "yes" if p99 < AIM[1] * 1000 else "no"
        print(f"          {rate:,} moves a second, 99 of 100 within {AIM[1] * 1000:.0f} ms: {held}")
    if not enough:
        print(f"saturated at about {done:,.0f} moves a second")
    return enough


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
    watch, loop = Watch(), asyncio.get_running_loop()
    watch.start()
    watch.storage(app.state.hall.store)

    def report() -> None:
        if os.read(0, 1):
            print(msgspec.json.encode(watch.report()).decode(), flush=True)
        else:
            loop.remove_reader(0)

    loop.add_reader(0, report)
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
    rates = [int(rate) for rate in sys.argv[3:]] or RATES
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.load", "--serve", f"{folder}/tables.db"]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
            try:
                run_quickly(run(Server(process), tables, seconds, rates))
            finally:
                process.terminate()


if __name__ == "__main__":
    main()
