"""`eldertable serve`: prints its address, serves, stops when it is told to, and says what is wrong with its options."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from eldertable.cli import main
from eldertable.kernel import BadOption
from eldertable.server.run import default_db, quickest_loop, run_quickly, settings
from eldertable.server.storage.sqlite import SqliteStore
from tests.support import ROOT


def served(*options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "eldertable", "serve", "--no-browser", *options]
    return subprocess.Popen(
        command, cwd=ROOT / "src", stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_its_address_serves_and_stops_in_order(tmp_path: Path, how: signal.Signals) -> None:
    with served("--port", "0", "--db", str(tmp_path / "tables.db")) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        address = process.stdout.readline().split()[-1]
        assert str(tmp_path / "tables.db") in process.stdout.readline()
        opened = httpx.post(
            f"{address}api/tables", json={"game": "rise-of-the-cults", "name": "Ada", "seats": 1}
        )
        assert opened.json()["table"]["phase"] == "playing"
        process.send_signal(how)
        process.wait(20)
        assert "Traceback" not in process.stderr.read()
    assert (tmp_path / "tables.db").is_file()


def test_it_serves_on_uvloop_where_that_is_installed_and_else_on_pythons_own_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loops: list[asyncio.AbstractEventLoop] = []

    async def serving() -> None:
        loops.append(asyncio.get_running_loop())

    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert quickest_loop() is None
    run_quickly(serving())
    own = asyncio.new_event_loop()
    monkeypatch.setitem(sys.modules, "uvloop", SimpleNamespace(new_event_loop=lambda: own))
    run_quickly(serving())
    assert loops[0] is not own
    assert loops[1] is own


def test_a_port_that_is_taken_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--no-browser", "--port", port, "--db", str(tmp_path / "x.db")]) == 1
    assert "--port" in capsys.readouterr().err


def test_a_database_that_cannot_be_used_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--port", "0", "--db", "/proc/nowhere/x.db"]) == 1
    assert "--db" in capsys.readouterr().err


def test_a_database_that_somebody_else_holds_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eldertable.server.storage.sqlite.PATIENCE", 0.1)
    path = str(tmp_path / "tables.db")
    SqliteStore(Path(path))._connect().close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert main(["serve", "--no-browser", "--port", "0", "--db", path]) == 1
    other.close()
    told = capsys.readouterr().err
    assert "locked" in told
    assert "--db" in told


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["--port", "65536"], "--port"),
        (["--port", "-1"], "--port"),
        (["--db", "mysql://db.example/games"], "--db"),
    ],
)
def test_an_address_that_cannot_be_is_refused(
    options: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", "--port", "0", *options]) == 2
    assert word in capsys.readouterr().err


def test_options_that_make_no_sense_are_refused() -> None:
    for address in ("games.example", "http://[", "ftp://games.example", "https://"):
        with pytest.raises(BadOption, match="address"):
            settings(None, address, 0.5, None)
    for pause in (-1, float("nan"), float("inf")):
        with pytest.raises(BadOption, match="bot-pause"):
            settings(None, None, pause, None)
    with pytest.raises(BadOption, match="workers"):
        settings(None, None, 0.5, 0)
    with pytest.raises(BadOption, match="--reading takes seconds"):
        settings(None, None, 0.5, None, -1)
    assert settings(None, None, 0.5, None, 7).reading == 7
    assert settings(None, None, 0.5, 3).workers == 3
    assert settings(None, None, 0.5, None).db == default_db()
