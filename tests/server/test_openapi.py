"""The OpenAPI description, and Schemathesis, which asks for all it allows and more."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import unsupported_method

from eldertable.server.app import create_app
from eldertable.server.openapi import description
from eldertable.server.rest import ENDPOINTS
from eldertable.server.run import config, listen
from eldertable.server.settings import Settings
from tests.server.site import GAMES, NO_LIMITS

EXAMPLES = 8
schema = schemathesis.openapi.from_dict(description())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread."""
    folder: Path = tmp_path_factory.mktemp("openapi")
    chosen = Settings(db=str(folder / "tables.db"), workers=1, limits=NO_LIMITS)
    server = uvicorn.Server(config(create_app(chosen, GAMES), chosen))
    listening = listen("127.0.0.1", 0)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()
    listening.close()


def test_every_endpoint_is_described_with_its_types() -> None:
    paths = description()["paths"]
    assert {(method.upper(), path) for path in paths for method in paths[path]} == {
        (endpoint.method, endpoint.path) for endpoint in ENDPOINTS
    }
    assert all(operation["summary"] for path in paths.values() for operation in path.values())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)
def test_the_server_keeps_to_its_description(case: schemathesis.Case, address: str) -> None:
    case.call_and_validate(base_url=address, excluded_checks=[unsupported_method])


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_server_keeps_to_its_description_whatever_is_asked(case: schemathesis.Case, address: str) -> None:
    case.call_and_validate(base_url=address, excluded_checks=[unsupported_method])
