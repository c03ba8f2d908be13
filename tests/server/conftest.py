"""Databases for the server's tests, and a loop for those that are coroutines."""

from __future__ import annotations

import asyncio
import inspect
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import psycopg
import pytest

from tests.support import ROOT


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own. Without one the tests fail: half of the storage would go untested unnoticed."""
    folder = str(Path(tempfile.gettempdir()) / f"eldertable-postgres-{token_hex(6)}")
    script = str(ROOT / "tools" / "postgres.sh")
    started = subprocess.run([script, "start", folder], capture_output=True, text=True, check=False)
    if started.returncode:
        pytest.fail(
            f"PostgreSQL cannot be had, so the server is not tested on it:\n{started.stderr}", pytrace=False
        )
    yield started.stdout.strip()
    subprocess.run([script, "stop", folder], check=True)


@pytest.fixture
def postgres_db(postgres: str) -> str:
    """An empty database on PostgreSQL."""
    name = f"test_{token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE template0 STRATEGY file_copy")
    return f"{postgres.rpartition('/')[0]}/{name}"


@pytest.fixture
def sqlite_db(tmp_path: Path) -> str:
    """An SQLite file that is not there yet."""
    return str(tmp_path / "tables.db")


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str:
    """The same test on every database."""
    address: str = request.getfixturevalue(f"{request.param}_db")
    return address
