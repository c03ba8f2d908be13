"""What the server refuses, and the words for it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, get_args

from eldertable.kernel import Game, IllegalAnswer, State
from eldertable.kernel.words import Words
from eldertable.server.wire.basics import Code, Problem

STATUS: dict[Code, int] = {
    "bad-origin": 403,
    "bad-secret": 401,
    "closing": 503,
    "fault": 500,
    "no-bell": 404,
    "no-campaign": 404,
    "no-game": 404,
    "no-lesson": 404,
    "no-record": 404,
    "no-review": 404,
    "no-seat": 404,
    "no-table": 404,
    "not-found": 404,
    "not-host": 403,
    "not-seated": 403,
    "storage": 503,
    "too-big": 413,
    "review-busy": 429,
    "too-fast": 429,
    "too-many": 429,
    "wrong-method": 405,
    "bad-bell": 400,
    "bad-json": 400,
    "bad-message": 400,
    "bad-option": 400,
    "campaign-cut": 400,
    "campaign-edited": 400,
    "campaign-game": 400,
    "campaign-version": 400,
    "no-bot": 400,
    "record-big": 413,
    "record-content": 400,
    "record-cut": 400,
    "record-edited": 400,
    "record-foreign": 400,
    "record-format": 400,
    "record-game": 400,
    "record-long": 400,
    "record-version": 400,
}
NOT_NOW = 409
MOST_LETTERS = 400
CODES: frozenset[str] = frozenset(get_args(Code))


class Denied(Exception):
    """Something that cannot be done; its words are made in the language of whoever asked."""

    def __init__(self, code: Code, rule: str = "", **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.details = details

    @property
    def status(self) -> int:
        """The status of an HTTP answer that says so."""
        return STATUS.get(self.code, NOT_NOW)

    def problem(self, locale: str) -> Problem:
        """The message to send. It may quote what the client sent, so long details are cut."""
        details = {name: _short(_in_words(detail, locale)) for name, detail in self.details.items()}
        return Problem(self.code, server_words(locale)(self.code, **details), self.rule)


def _in_words(detail: Any, locale: str) -> Any:
    """A detail that is itself something denied, in words; any other as it is."""
    return detail.problem(locale).words if isinstance(detail, Denied) else detail


def _short(detail: Any) -> Any:
    if isinstance(detail, str) and len(detail) > MOST_LETTERS:
        return f"{detail[:MOST_LETTERS]}…"
    return detail


@cache
def server_words(locale: str) -> Words:
    """What the server says in a language."""
    return Words(locale, (Path(__file__).parent / "locale" / f"{locale}.ftl",))


def illegal(error: IllegalAnswer, game: Game, state: State, locale: str) -> Problem:
    """Why an answer was refused: in the game's words if it has any, else in ours."""
    if error.key == "draft-lost":
        why = illegal(error.details["lost"], game, state, locale)
        return Problem("draft-lost", server_words(locale)("draft-lost", why=why.words), error.rule)
    if error.key in CODES:
        return Problem(error.key, server_words(locale)(error.key), error.rule)  # type: ignore[arg-type]
    if error.key and game.words(locale).has(error.key):
        return Problem("illegal", game.say(state, error.key, error.details, locale), error.rule)
    return Problem("illegal", server_words(locale)("illegal"), error.rule)
