"""The OpenAPI description, and Schemathesis, which asks for all it allows and more."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from eldertable.server.app import create_app
from eldertable.server.openapi import description
from eldertable.server.rest import ENDPOINTS
from eldertable.server.run import Server, listen
from eldertable.server.settings import Settings
from tests.server.site import GAMES, NO_LIMITS

NOT_SAID: list[Any] = [positive_data_acceptance]
"""A schema cannot say which options of which game fit together, so what fits it may still be refused."""

schema = schemathesis.openapi.from_dict(description())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread."""
    folder: Path = tmp_path_factory.mktemp("openapi")
    chosen = Settings(db=str(folder / "tables.db"), workers=1, limits=NO_LIMITS)
    server = Server(create_app(chosen, GAMES), chosen)
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


def keeps_to_its_description(address: str, method: str, path: str, examples: int, **more: Any) -> None:
    """Ask for what the description allows, and for what it does not."""
    operation = schema[path][method]
    asked = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode))

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), **more)
    @given(asked)
    def ask(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(base_url=address, excluded_checks=NOT_SAID)

    ask()


ALL = pytest.mark.parametrize(("method", "path"), [(one.method, one.path) for one in ENDPOINTS])


@ALL
def test_the_server_keeps_to_its_description(address: str, method: str, path: str) -> None:
    keeps_to_its_description(address, method, path, 8, derandomize=True, phases=[Phase.generate])


@pytest.mark.slow
@ALL
def test_the_server_keeps_to_its_description_whatever_is_asked(address: str, method: str, path: str) -> None:
    keeps_to_its_description(address, method, path, 300)
