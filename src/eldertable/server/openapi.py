"""The OpenAPI description of the REST part, made from the endpoints and their types."""

from __future__ import annotations

import inspect
import re
from functools import cache
from typing import Any

import msgspec

import eldertable
from eldertable.server.asking import Endpoint
from eldertable.server.rest import ENDPOINTS
from eldertable.server.wire.basics import Problem

REF = "#/components/schemas/{name}"
ALWAYS = (400, 429, 500, 503)
SAYS = {
    200: "Done",
    201: "Made",
    400: "Not understood, or not allowed",
    401: "No secret, or a wrong one",
    403: "Not yours to do",
    404: "Not there",
    409: "Not now",
    413: "Too big",
    429: "Too fast",
    500: "Our fault",
    503: "Storage is away, or the server is being stopped",
}
PATH = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 11},
    "game": {"type": "string"},
    "campaign": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
    "record": {"type": "string", "pattern": "^[A-Za-z0-9_-]{22}$"},
}


@cache
def description() -> dict[str, Any]:
    """The whole description."""
    kinds = {kind for one in ENDPOINTS for kind in (one.answer, one.body, Problem) if kind is not None}
    _, schemas = msgspec.json.schema_components(
        sorted(kinds, key=lambda kind: kind.__name__), ref_template=REF
    )
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Eldertable",
            "version": eldertable.__version__,
            "description": "The lobby and finished games. What happens at a table goes over a WebSocket: docs/wire.md.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PATH[name]}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    operation: dict[str, Any] = {
        "operationId": endpoint.call.__name__,
        "summary": inspect.getdoc(endpoint.call),
        "parameters": parameters + _query(endpoint),
        "responses": {str(status): _response(endpoint, status) for status in _statuses(endpoint)},
    }
    if endpoint.secret:
        operation["security"] = [{"secret": []}]
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": REF.format(name=endpoint.body.__name__)}}},
        }
    return operation


def _query(endpoint: Endpoint) -> list[dict[str, Any]]:
    _, schemas = msgspec.json.schema_components([endpoint.query])
    properties: dict[str, Any] = schemas[endpoint.query.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": _without_null(schema)}
        for name, schema in properties.items()
    ]


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """What is null in the type is simply left out of an address."""
    kinds = [kind for kind in schema.get("anyOf", [schema]) if kind.get("type") != "null"]
    return {key: value for key, value in kinds[0].items() if key != "default"}


def _statuses(endpoint: Endpoint) -> list[int]:
    extra = [endpoint.also] if endpoint.also else []
    extra += [401] if endpoint.secret else []
    extra += [413] if endpoint.body is not None else []
    return sorted({endpoint.status, *extra, *endpoint.denies, *ALWAYS})


def _response(endpoint: Endpoint, status: int) -> dict[str, Any]:
    said: dict[str, Any] = {"description": SAYS[status]}
    if status >= 400:
        said["content"] = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    elif endpoint.answer is None:
        said["content"] = {endpoint.media: {"schema": {"type": "string"}}}
    else:
        name = endpoint.answer.__name__
        said["content"] = {"application/json": {"schema": {"$ref": REF.format(name=name)}}}
    return said
