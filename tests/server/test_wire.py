"""The wire's description, types and words: complete, and up to date."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from eldertable.kernel.scene import Moving
from eldertable.match.play import MOST_BACK
from eldertable.server.denied import STATUS, server_words
from eldertable.server.openapi import SAYS
from eldertable.server.rest import ENDPOINTS
from eldertable.server.settings import Limits
from eldertable.server.wire import basics, said, told
from tests.support import ROOT
from tools.wire_types import TARGET, typescript

DOCUMENT = (ROOT / "docs" / "wire.md").read_text("utf-8")


def test_the_clients_types_are_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == typescript(), "say `make wire`"


def test_changes_can_tell_whatever_moves() -> None:
    """A field added to the moving part must be able to change."""
    moving = {field.name for field in msgspec.structs.fields(Moving)}
    changes = {field.name for field in msgspec.structs.fields(told.Changes)}
    assert moving - {"pieces"} <= changes
    assert changes - moving == {"zones", "gone"}


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_every_refusal_has_words(locale: str) -> None:
    missing = [code for code in get_args(basics.Code) if not server_words(locale).has(code)]
    assert missing == []


def test_both_languages_say_the_same_things() -> None:
    keys = [
        re.findall(
            r"^([a-z-]+) =", (ROOT / f"src/eldertable/server/locale/{locale}.ftl").read_text("utf-8"), re.M
        )
        for locale in ("en", "pl")
    ]
    assert keys[0] == keys[1]


def test_the_document_names_every_endpoint_and_message() -> None:
    for endpoint in ENDPOINTS:
        path = endpoint.path.replace("{table}", "{id}")
        assert f"| {endpoint.method} | `{path}` |" in DOCUMENT, endpoint.path
    for message in (*get_args(said.FromClient), *get_args(told.FromServer)):
        assert f"`{message.__struct_config__.tag}`" in DOCUMENT, message


def test_the_documents_examples_of_what_a_client_says_are_understood() -> None:
    section = DOCUMENT.partition("### What a client says")[2].partition("```json\n")[2].partition("```")[0]
    lines = [msgspec.json.decode(line, type=said.FromClient) for line in section.splitlines()]
    assert {type(one) for one in lines} == set(get_args(said.FromClient))


def test_the_documents_limits_are_the_servers() -> None:
    limits = Limits()
    for words in (
        f"{limits.requests.per_second} a second, {limits.requests.at_once} at once",
        f"{limits.new_tables.per_second * 60:.0f} a minute, {limits.new_tables.at_once} at once",
        f"{limits.connections} / {limits.guests}",
        f"{limits.messages.per_second} a second, {limits.messages.at_once} at once",
        f"{limits.table.per_second} a second, {limits.table.at_once} at once",
        f"{limits.chat.per_second} a second, {limits.chat.at_once} at once",
        f"{limits.body // 1024} KiB",
        f"{limits.message // 1024} KiB",
        f"a record from elsewhere | {limits.record // 1024:,} KiB",
        f"{limits.records.per_second * 60:.0f} a minute, {limits.records.at_once} at once",
        f"entries of a record, those taken back included | {limits.entries:,}",
        f"answers in a draft | {limits.draft}",
        f"answers that can be taken back | the last {MOST_BACK}",
        f"at most {basics.NAME_LENGTH} characters, chat lines {basics.CHAT_LENGTH}",
    ):
        assert words in DOCUMENT, words


def test_every_status_is_explained() -> None:
    assert set(STATUS.values()) - {405} <= set(SAYS)
