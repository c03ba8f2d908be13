"""A server in a process of its own, to be killed: `python -m tests.server.process DB` prints its address."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from eldertable.server.app import create_app
from eldertable.server.run import Server, home, listen, run_quickly
from eldertable.server.settings import Settings
from tests.server.site import GAMES, NO_LIMITS, Site
from tests.support import ROOT


async def serve(db: str) -> None:
    settings = Settings(db=db, bot_pause=0, workers=1, limits=NO_LIMITS)
    app = create_app(settings, GAMES)
    listening = listen("127.0.0.1", 0)
    await app.state.hall.open()
    print(home("127.0.0.1", listening.getsockname()[1]), flush=True)
    await Server(app, settings).serve([listening])


class ServerProcess:
    """A running server, and the way to kill it."""

    def __init__(self, process: subprocess.Popen[str], site: Site) -> None:
        self.process = process
        self.site = site

    def kill(self) -> None:
        """No goodbye: what was not on disk is gone."""
        self.process.kill()
        self.process.wait()


@asynccontextmanager
async def server_process(db: str) -> AsyncIterator[ServerProcess]:
    """A server in another process."""
    command = [sys.executable, "-m", "tests.server.process", db]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = (await asyncio.to_thread(process.stdout.readline)).strip().rstrip("/")
        try:
            async with httpx.AsyncClient(base_url=address, verify=False, trust_env=False, timeout=60) as http:
                site = Site(address, http)
                yield ServerProcess(process, site)
                for player in site.players:
                    await player.leaves()
        finally:
            process.kill()


if __name__ == "__main__":
    run_quickly(serve(sys.argv[1]))
