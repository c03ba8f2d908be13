"""What can go wrong, each with words for a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

Flaw: TypeAlias = Literal["foreign", "format", "cut", "edited", "game", "version", "content"]
"""What is wrong with a record: it is none, or of another format, game, version or content; cut off; changed since."""


class EldertableError(Exception):
    """Any error that a user can mend; its text says how."""


class UnknownGame(EldertableError):
    """There is no game of that name."""


class BadOption(EldertableError):
    """A table option, seat count or preset that the game does not have; the text lists what is allowed."""


class BadContent(EldertableError):
    """A content file that cannot be used: the text names file, entry and field."""


class BadPosition(EldertableError):
    """A dump that is not a position of this game."""


class BadRecord(EldertableError):
    """A record that cannot be read or replayed: the text names the line and says what to do.

    `flaw` and `line` are for clients with words of their own; line 0: no line in particular.
    """

    def __init__(self, words: str, flaw: Flaw = "edited", line: int = 0) -> None:
        super().__init__(words)
        self.flaw = flaw
        self.line = line


class Diverged(BadRecord):
    """A record that can be read but leads to something else than it did, from this entry on."""

    def __init__(self, words: str, entry: int) -> None:
        super().__init__(words, "edited", entry + 1)
        self.entry = entry


class IllegalAnswer(EldertableError):
    """An answer that the rules do not allow now. Nothing was changed."""

    def __init__(
        self, words: str, rule: str = "", key: str = "", args: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(f"{words} ({rule})" if rule else words)
        self.words = words
        self.rule = rule
        self.key = key
        self.details = dict(args or {})


class RulesError(Exception):
    """The rules themselves are broken: a fault of a game's code, never of a player."""


class Runaway(RulesError):
    """The rules went on without asking anybody; the text shows the agenda."""


class DeadEnd(RulesError):
    """Somebody is asked and has no answer, or nobody is asked and the game is not over."""
